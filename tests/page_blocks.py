# SPDX-License-Identifier: BSD-2-Clause
"""Blocks of a Markdown page that tell a reader what to type, what to write into a file, and what then comes out.

An indented block, or a fence without a language, is commands. What else a block is, is said by comments before it,
which no reader sees:

    <!-- needs hardware -->     is not run: see NEEDS; its commands are held to the command line all the same
    <!-- long -->               is run by the slow tests only
    <!-- exits 1 -->            the exit code of the last command (0)
    <!-- before COMMANDS -->    are run first: what a reader is assumed to have
    <!-- checkout -->           is run in a copy of the checkout, not in the page's own folder
    <!-- file NAME -->          a fence that is written to a file of the page's folder
    <!-- is PATH -->            a fence that quotes the whole of a file of the checkout
    <!-- output -->             a fence, table, quotation or paragraph that the commands before it print
    <!-- output of DIR -->      likewise, of the report in DIR
    <!-- picture DIR/NAME -->   an image: the figure NAME of the report in DIR, as `--format svg` makes it

`...` in an output stands for anything. A fence of `text` without a mark is an illustration.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from markdown_it import MarkdownIt

NEEDS = {
    "hardware",
    "network",
    "kernels",
    "root",
    "hours",
    "quiet",
    "reader",
    "toolchains",
    "spark",
    "labgrid",
    "pyvisa",
}
"""What a block may need that a test has not: an instrument or a target; registries or other machines; kernels of guests
(the slow tests run these where they were fetched); the system's administrator; hours; a machine with nothing else to
do; names of the reader's own; compilers and headers for other systems; other software."""
MARKS = {"needs", "long", "exits", "before", "checkout", "file", "is", "output", "picture"}
COMMENT = re.compile(r"<!--\s*(\w+)\b(.*?)-->\s*$", re.DOTALL)
READ_BY = {"paragraph_open", "blockquote_open", "table_open", "fence", "code_block"}


@dataclass(frozen=True)
class Block:
    """A block of a page: its source line, its language ("" for commands), its text, and its marks with their values."""

    line: int
    language: str
    text: str
    marks: dict[str, str] = field(default_factory=dict)

    @property
    def needs(self) -> set[str]:
        return set(self.marks.get("needs", "").split())


def blocks(page: str) -> Iterator[Block]:
    """All code blocks of a page, and whatever else is marked as output; ValueError for a mark that there is not."""
    lines = page.splitlines()
    marks: dict[str, str] = {}
    for token in MarkdownIt("commonmark").enable("table").parse(page):
        if token.type == "html_block":
            found = COMMENT.match(token.content)
            if found and found[1] in MARKS:
                marks[found[1]] = found[2].strip()
            continue
        if token.type in READ_BY and token.map:
            code = token.type in ("fence", "code_block")
            text = token.content if code else "\n".join(lines[token.map[0] : token.map[1]])
            if code or marks.keys() & {"output", "picture"}:
                yield _checked(Block(token.map[0] + 1, token.info.strip() if code else "text", text, marks))
            elif marks:
                raise ValueError(f"line {token.map[0] + 1}: a mark stands before no block of code")
        marks = {}


def _checked(block: Block) -> Block:
    """The block; ValueError if nothing says what is to be done with it."""
    where = f"line {block.line}: "
    if unknown := block.needs - NEEDS:
        raise ValueError(f"{where}needs {', '.join(unknown)}, which is none of {', '.join(sorted(NEEDS))}")
    if block.language not in ("", "text", "python") and not block.marks.keys() & {"needs", "file", "is", "output"}:
        raise ValueError(f"{where}a block of {block.language} is a file, output, or needs something")
    if block.language == "text" and block.marks and not block.marks.keys() & {"output", "picture"}:
        raise ValueError(f"{where}a block of text is no commands")
    return block


def pieces(quoted: str) -> list[str]:
    """The parts of an output that stand for themselves: rows of a table, paragraphs of a quotation, all of a fence."""
    if quoted.lstrip().startswith("|"):
        rows = [line.replace("|", " ") for line in quoted.splitlines()]
        return [row for row in rows if row.strip(" -:")]
    if quoted.lstrip().startswith(">"):
        quoted = "\n".join(line.lstrip().removeprefix(">").strip() for line in quoted.splitlines())
        return [part for part in quoted.split("\n\n") if part.strip()]
    return [quoted]


def missing(quoted: str, output: str) -> list[tuple[str, str]]:
    """Those pieces of `quoted` that are nowhere in `output`, blanks aside, each with what is there where it begins to
    differ; `...` stands for anything."""
    plain = " ".join(output.split())
    return [(piece, _instead(piece, plain)) for piece in pieces(quoted) if not _pattern(piece.split()).search(plain)]


def _pattern(words: list[str]) -> re.Pattern[str]:
    return re.compile(".*?".join(re.escape(part) for part in " ".join(words).split("...")))


def _instead(piece: str, plain: str) -> str:
    """Of `plain` the place at which most words from the beginning of `piece` are found."""
    words = piece.split()
    for number in range(len(words) - 1, 0, -1):
        if found := _pattern(words[:number]).search(plain):
            return plain[found.start() : found.start() + 2 * len(piece)]
    return plain[-500:]
