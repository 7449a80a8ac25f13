# SPDX-License-Identifier: BSD-2-Clause
"""Cuts the statements of a design into parts that are likely to be needed together.

Statements that a recording knows are together as it has them (`clusters.py`); others by where they are from.
"""

from collections import defaultdict
from collections.abc import Mapping

from .cxxrtl import Design, LayoutError, Statement

LARGEST = 8
"""Statements of a part that no recording knows: more are seldom all needed, fewer cost more marks and calls."""

TIME = "time"
"""Group of the statements that follow the time, hence change in nearly every clock. They come last."""

TAKEN = "taken time"
"""Group of those for which the time matters only while the guard is true."""

CLUSTER = "cluster "
"""How the groups of statements begin that a recording knows."""


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


def parts_of(design: Design, guarded: set[Statement], clusters: Mapping[str, int]) -> list[list[Statement]]:
    """The statements in an order in which those of a group stand together, cut into parts.

    `clusters` has numbers by what statements assign: those with the same one are a part, if they can be. What is
    guarded and what is not are never in one.
    """
    group = groups(design, guarded)
    for statement in design.statements:
        if statement.target in clusters:
            guard = " guarded" if statement in guarded else ""
            group[statement] = f"{CLUSTER}{clusters[statement.target]}{guard}"
    order = _Order(design, group)
    parts: list[list[Statement]] = []
    while order.ready:
        name = order.best()
        run = order.run(name)
        largest = len(run) if name.startswith(CLUSTER) else LARGEST
        parts += [run[i : i + largest] for i in range(0, len(run), largest)]
    if circle := [statement.target for statement in design.statements if order.sources[statement]]:
        raise LayoutError(f"values depend on each other in a circle: {', '.join(circle[:5])}")
    return parts


class _Order:
    """Puts statements in order; `sources` are those that a statement still has to wait for."""

    def __init__(self, design: Design, group: Mapping[Statement, str]) -> None:
        self.group = group
        maker = {s.target: s for s in design.statements if s.target in design.values}
        self.sources = {s: {maker[name] for name in s.uses if name in maker} for s in design.statements}
        self.readers: dict[Statement, list[Statement]] = defaultdict(list)
        self.ready: dict[str, list[Statement]] = defaultdict(list)
        self.left: dict[str, int] = defaultdict(int)
        for statement in design.statements:
            self.left[group[statement]] += 1
            for source in self.sources[statement]:
                self.readers[source].append(statement)
            if not self.sources[statement]:
                self.ready[group[statement]].append(statement)

    def best(self) -> str:
        """The group to go on with: a cluster that can run as a whole, else what most of is ready."""
        for name in self.ready:
            if name.startswith(CLUSTER) and self._reach(name) == self.left[name]:
                return name
        return max(self.ready, key=lambda name: (not name.startswith(CLUSTER), name != TIME, len(self.ready[name])))

    def _reach(self, name: str) -> int:
        """How many statements of a group can run now, one after the other."""
        run = list(self.ready[name])
        reached = set(run)
        for statement in run:
            for reader in self.readers[statement]:
                if self.group[reader] == name and reader not in reached and self.sources[reader] <= reached:
                    reached.add(reader)
                    run.append(reader)
        return len(run)

    def run(self, name: str) -> list[Statement]:
        """The statements of a group that can run now."""
        run: list[Statement] = []
        ready = self.ready[name]
        while ready:
            statement = ready.pop()  # depth first: what follows from one another stays together
            run.append(statement)
            for reader in self.readers[statement]:
                self.sources[reader].remove(statement)
                if not self.sources[reader]:
                    self.ready[self.group[reader]].append(reader)
        del self.ready[name]
        self.left[name] -= len(run)
        return run
