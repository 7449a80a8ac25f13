# SPDX-License-Identifier: BSD-2-Clause
"""A shared interrupt line, obviously: round after round, each of which calls the handlers one after the other.

The order and who is served by which round are those of Linux's loop over the actions of a level-triggered line. All
times are whole picoseconds, and constant but for how long a run takes.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, kw_only=True)
class Member:
    """A handler of the line: from its call to toggle and exit, and to its exit if its device does not ask.

    `durations` are those of its runs in turn, after the last one the first again.
    """

    toggle: int
    durations: Sequence[int]
    check: int


@dataclass
class Served:
    """What a handler has done."""

    entries: list[int] = field(default_factory=list)
    toggles: list[int] = field(default_factory=list)
    exits: list[int] = field(default_factory=list)


@dataclass(frozen=True, kw_only=True)
class Line:
    """From the first request to the first call, and from the end of a round to the next if a device asks still."""

    latency: int
    reentry: int

    def served(self, members: Sequence[Member], edges: Sequence[Sequence[int]]) -> list[Served]:
        """What the members do, in the order of their calls, whose devices begin to ask at `edges`."""
        waiting = [list(each) for each in edges]
        done = [Served() for _ in members]
        now = 0
        while any(waiting):
            first = min(each[0] for each in waiting if each)
            now = now + self.reentry if first <= now else first + self.latency
            for member, asks, did in zip(members, waiting, done, strict=True):
                if not asks or asks[0] > now:
                    now += member.check
                    continue
                while asks and asks[0] <= now:
                    asks.pop(0)
                duration = member.durations[len(did.entries) % len(member.durations)]
                did.entries.append(now)
                did.toggles.append(now + member.toggle)
                now += max(member.toggle, duration)
                did.exits.append(now)
        return done


def _drawn(durations: Sequence[int]) -> str:
    least, most = min(durations), max(durations)
    return f'"{least}ps"' if least == most else f'{{ shape = "uniform", least = "{least}ps", most = "{most}ps" }}'


def shared(line: Line, first: Member, second: Member, place: str) -> str:
    """The bench's profile of such a target, whose second handler is called `behind` or `ahead` of the first.

    It draws durations from the least to the longest one.
    """
    return f"""
[irq]
latency = "{line.latency}ps"
[isr]
toggle = "{first.toggle}ps"
duration = {_drawn(first.durations)}
reentry = "{line.reentry}ps"
[task]
release = "none"
[second]
shared = "{place}"
check = "{second.check}ps"
toggle = "{second.toggle}ps"
duration = {_drawn(second.durations)}
"""
