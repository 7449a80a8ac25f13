# SPDX-License-Identifier: BSD-2-Clause
"""Text of others: a target may be called anything, and a terminal or a page obeys what it is sent."""

import codecs
import re

DIRECTIONS = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Controls of the direction of writing: with them a text reads as another (Boucher, Anderson, Trojan Source, 2021)."""

SPELT_OUT = "irqscope.spelt-out"
"""The `errors` of a stream whose encoding may lack characters: ours are spelt out, others become question marks."""
_SPELLINGS = {
    **{"\N{NO-BREAK SPACE}": " ", "\N{MICRO SIGN}": "u", "\N{PLUS-MINUS SIGN}": "+-", "\N{NOT EQUAL TO}": "!="},
    **dict(zip("▁▂▃▄▅▆▇█", "._-~=+*#", strict=True)),
}
_DIRECTED = re.compile(f"[{DIRECTIONS}]")


def _spell(error: UnicodeError) -> tuple[str, int]:
    """What stands for the characters that could not be encoded, and where to go on."""
    assert isinstance(error, UnicodeEncodeError)
    return "".join(_SPELLINGS.get(each, "?") for each in error.object[error.start : error.end]), error.end


codecs.register_error(SPELT_OUT, _spell)


def printable(text: str) -> str:
    """`text` without what would steer a terminal, ends of lines among it: a question mark stands for each."""
    if text.isprintable():
        return text
    return "".join(character if character.isprintable() else "?" for character in text)


def printable_lines(text: str) -> str:
    """The same of each line."""
    return "\n".join(map(printable, text.split("\n")))


def well_formed(text: str) -> str:
    """`text` without halves of characters, which no file holds: a question mark stands for each. Names of files have
    them, and so have words of commands, where their bytes are no UTF-8."""
    return text.encode("utf-8", "replace").decode()


def in_order(text: str) -> str:
    """`text` without controls of the direction of writing: a question mark stands for each."""
    return _DIRECTED.sub("?", text)  # `translate` takes 15 times as long for a page
