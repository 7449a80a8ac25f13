# SPDX-License-Identifier: BSD-2-Clause
"""Text of others for a terminal: a target may be called anything, and a terminal obeys what it is sent."""


def printable(text: str) -> str:
    """`text` without what would steer a terminal, ends of lines among it: a question mark stands for each."""
    return "".join(character if character.isprintable() else "?" for character in text)


def printable_lines(text: str) -> str:
    """The same of each line."""
    return "\n".join(map(printable, text.split("\n")))
