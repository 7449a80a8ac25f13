# SPDX-License-Identifier: BSD-2-Clause
"""Finds what looks at the time only now and then, and when.

The time changes in every clock, and many registers take it on some event. Of their statements in the C++ of CXXRTL,

    X.next = (condition ? time : X.curr);

only the condition need be watched. The *guard* is a value that is true whenever one of these conditions is; while it is
false, none of the statements does anything, whatever the time.
"""

from .choice import assigned, choice
from .cxxrtl import ENABLED, Design, Statement

GUARD = "i_time_guard"
"""Name of the value."""

_DEPTH = 2
"""Conditions within conditions that are looked at."""


def add_guard(design: Design, moving: set[str]) -> set[Statement]:
    """The statements that do nothing while the guard is false, whose making is added to the design before them.

    `moving` are the registers that change in every clock. Statements that write one of them are left alone, others than
    the returned ones are not changed.
    """
    follow = _following(design, moving)
    conditions: dict[Statement, str] = {}
    for statement in design.statements:
        if statement.target not in moving and statement.uses & follow and (condition := _condition(statement)):
            if not design.uses(condition) & follow:
                conditions[statement] = condition
    guarded = set(conditions)
    for statement in reversed(design.statements):
        # A value that only guarded statements look at.
        if statement.target in follow and statement.target not in design.outputs:
            readers = [other for other in design.statements if statement.target in other.uses]
            if all(other in guarded for other in readers):
                guarded.add(statement)
    design.add(GUARD, f"value<1>{{uint32_t({' || '.join(conditions.values()) or 'false'})}}")
    for statement in design.statements:
        if statement in guarded or statement.target in moving:
            statement.uses.add(GUARD)
    return guarded


def _following(design: Design, moving: set[str]) -> set[str]:
    """The moving registers, and the values wider than a bit that are made from them."""
    names = set(moving)
    for statement in design.statements:
        if statement.uses & names and design.values.get(statement.target, 1) > 1:
            names.add(statement.target)
    return names


def _condition(statement: Statement) -> str | None:
    """C++ that is true whenever the statement does anything; None if that is always, or not known."""
    if expression := assigned(statement):
        condition = _differs(expression, f"{statement.target}.curr", _DEPTH)
        return None if condition == "true" else condition
    writes = ENABLED.findall(statement.text)
    return f"bool({writes[0]})" if len(writes) == 1 == statement.text.count(".update(") else None


def _differs(expression: str, held: str, depth: int) -> str:
    """C++ of when `expression` need not be `held`."""
    if expression == held:
        return "false"
    parts = choice(expression) if depth else None
    if parts is None:
        return "true"
    condition, *ways = parts
    then, otherwise = (_differs(way, held, depth - 1) for way in ways)
    return then if then == otherwise else f"({condition} ? {then} : {otherwise})"
