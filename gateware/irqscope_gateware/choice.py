# SPDX-License-Identifier: BSD-2-Clause
"""Takes apart what a statement of CXXRTL's C++ assigns: `(condition ? value : (condition ? value : value))`."""

import re
from collections.abc import Iterator

from .cxxrtl import Statement

_ASSIGNMENT = re.compile(r"^\s*(?://.*\n\s*)*(?:\{\n\s*(?://.*\n\s*)*)?(\w+)(?:\.next)? = (.*);\n(?:\s*\}\n)?$")


def assigned(statement: Statement) -> str | None:
    """The expression that the statement assigns; None if it does more than that."""
    found = _ASSIGNMENT.match(statement.text)
    return found[2] if found and found[1] == statement.target else None


def choice(expression: str) -> tuple[str, str, str] | None:
    """The three parts of `(a ? b : c)`; None if it is not one choice."""
    if not (expression.startswith("(") and expression.endswith(")")):
        return None
    depth, marks = 0, []
    for place, character in enumerate(expression):
        depth += (character in "({") - (character in ")}")
        if depth == 0 and place < len(expression) - 1:
            return None
        if depth == 1 and expression[place : place + 3] in (" ? ", " : "):
            marks.append(place)
    if len(marks) != 2:
        return None
    first, second = marks
    return expression[1:first], expression[first + 3 : second], expression[second + 3 : -1]


def branches(expression: str) -> Iterator[tuple[bool, str]]:
    """All conditions (False, text) and all values that may be chosen (True, text)."""
    parts = choice(expression)
    if parts is None:
        yield True, expression
        return
    condition, *ways = parts
    yield False, condition
    for way in ways:
        yield from branches(way)
