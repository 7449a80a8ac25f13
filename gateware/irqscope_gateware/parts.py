# SPDX-License-Identifier: BSD-2-Clause
"""Cuts the statements of a design into parts that are likely to be needed together."""

from collections import defaultdict

from .cxxrtl import Design, LayoutError, Statement

LARGEST = 8
"""Statements of a part: more are seldom all needed, fewer cost more marks and calls."""

TIME = "time"
"""Group of the statements that follow the time, hence change in nearly every clock. They come last."""

TAKEN = "taken time"
"""Group of those for which the time matters only while the guard is true."""


def moving(design: Design) -> set[str]:
    """The registers of the time."""
    return {name for name, direction in design.counters.items() if direction == "up"}


def groups(design: Design, guarded: set[Statement]) -> dict[Statement, str]:
    """Statements that are likely to be needed together: those of a module, or those that follow a counter."""
    group: dict[Statement, str] = {}
    reader: dict[str, str] = {}
    for statement in reversed(design.statements):
        group[statement] = statement.module or reader.get(statement.target, "")
        reader |= dict.fromkeys(statement.uses, group[statement])
    after_time = moving(design)
    after_countdown = design.counters.keys() - after_time
    for statement in design.statements:
        # What is a bit wide, like the end of a count, seldom changes.
        wide = {statement.target} if design.values.get(statement.target, 1) > 1 else set()
        if statement in guarded:
            group[statement] = TAKEN
        elif statement.uses & after_time:
            group[statement] = TIME
            after_time |= wide
        elif statement.uses & after_countdown:
            group[statement] += " countdown"
            after_countdown |= wide
    return group


def parts_of(design: Design, guarded: set[Statement]) -> list[list[Statement]]:
    """The statements in an order in which those of a group stand together, cut into parts."""
    group = groups(design, guarded)
    maker = {s.target: s for s in design.statements if s.target in design.values}
    sources = {s: {maker[name] for name in s.uses if name in maker} for s in design.statements}
    readers: dict[Statement, list[Statement]] = defaultdict(list)
    ready: dict[str, list[Statement]] = defaultdict(list)
    for statement in design.statements:
        for source in sources[statement]:
            readers[source].append(statement)
        if not sources[statement]:
            ready[group[statement]].append(statement)
    parts: list[list[Statement]] = []
    while ready:
        name = max(ready, key=lambda name: (name != TIME, len(ready[name])))
        run: list[Statement] = []
        while ready[name]:
            statement = ready[name].pop()  # depth first: what follows from one another stays together
            run.append(statement)
            for reader in readers[statement]:
                sources[reader].remove(statement)
                if not sources[reader]:
                    ready[group[reader]].append(reader)
        del ready[name]
        parts += [run[i : i + LARGEST] for i in range(0, len(run), LARGEST)]
    if circle := [statement.target for statement in design.statements if sources[statement]]:
        raise LayoutError(f"values depend on each other in a circle: {', '.join(circle[:5])}")
    return parts
