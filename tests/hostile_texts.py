# SPDX-License-Identifier: BSD-2-Clause
"""Texts that would do something if an output took them for its own, and parsers that see whether they do."""

from html.parser import HTMLParser

from markdown_it import MarkdownIt

HOSTILE = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "'><svg/onload=alert(1)>",
    "</title></style><base>",
    "[x](javascript:alert(1))",
    "![x](http://evil.example/y)",
    "`<b>`",
    "| a | b |\n# c",
    "&lt;script&gt;",
    "]]>",
    "-->",
    "=HYPERLINK(1)",
    "\x1b]0;gotcha\x07\x1b[2J",
    "\x00\x85\u202e\uffff",
    "$\\frac{$",
    "{}%s",
]


class Tags(HTMLParser):
    """Tags, attributes and comments of a page, as a browser would see them."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs


def markdown_tokens(text: str) -> list[str]:
    """Kinds of all blocks, none of which is of theirs."""
    tokens = MarkdownIt("commonmark").enable("table").parse(text)
    inline = [part for token in tokens for part in token.children or ()]
    assert not {part.type for part in inline} & {"html_inline", "link_open", "image", "code_inline"}
    assert not {token.type for token in tokens} & {"html_block", "heading_open", "fence", "code_block", "hr"}
    return [token.type for token in tokens]
