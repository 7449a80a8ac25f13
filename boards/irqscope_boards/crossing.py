# SPDX-License-Identifier: BSD-2-Clause
"""What passes between a half-rate core and its double clock, timed with the lateness of the core's clock.

    double  ┌──┐  ┌──┐  ┌──┐  ┌──┐  ┌──     what passes changes, or is looked at, at M only
            ┘  └──┘  └──┘  └──┘  └──┘
            0     M     0     M     0
    sync      ┌─────┐     ┌─────┐           rises by L after the edge at 0, which made it
            ──┘     └─────┘     └─────
              L           L

The core's clock is made by a flip-flop of the double clock, so that it is late by what that flip-flop and the wires to
and from the clock tree take. nextpnr takes the two for unrelated, and tells how long a path between them is, not how
late its ends are. Here both come from the delays of all its wires and cells.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property

from irqscope.errors import ExitCode, IrqscopeError

from .sdf import Check, Delay, Delays, Pin

NOTHING = Delay(0.0, 0.0)
DEEPEST = 100_000
"""Pins on the way between two registers: carry chains are long."""


@contextmanager
def _deep() -> Iterator[None]:
    """Allow as many calls within each other; others rely on the limit that there was."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, DEEPEST))
    try:
        yield
    finally:
        sys.setrecursionlimit(before)


class NotDivided(IrqscopeError):
    """No clock is made by a flip-flop of another one, or more than one is, or nothing passes between the two."""

    code = ExitCode.LIMIT


@dataclass(frozen=True)
class Crossing:
    """Of one placed and routed design; all in ns.

    Attributes
    ----------
    period : of the double clock.
    late : how much later an edge of the core's clock is at a register than the one that made it is at another register
        of the double clock.
    there : from the edge at 0 until M may be: lateness, path and set-up of what the core sends.
    back : from the edge at M until the core's next one may be: path and set-up of what it is sent, less the lateness.
    held : how much longer what passes keeps its level than its register needs, at least, in either direction.
    """

    period: float
    late: Delay
    there: float
    back: float
    held: float

    @property
    def slowest(self) -> float:
        """What has to be less than a period."""
        return max(self.there, self.back)

    @property
    def met(self) -> bool:
        return self.slowest <= self.period and self.held >= 0


def _sum(*delays: Delay) -> Delay:
    return Delay(sum(delay.least for delay in delays), sum(delay.most for delay in delays))


class Timing:
    """The paths of a design between its registers."""

    def __init__(self, delays: Delays) -> None:
        self.delays = delays
        self._clocked = {(delays.kinds[check.clock.cell], check.clock.port) for check in delays.checks}

    @cached_property
    def clocks(self) -> dict[Pin, list[Pin]]:
        """Of each pin that drives clock inputs: these."""
        found: dict[Pin, list[Pin]] = defaultdict(list)
        for clock in {check.clock for check in self.delays.checks}:
            if clock in self.delays.wires:
                found[self.delays.wires[clock][0]].append(clock)
        return found

    def is_clock(self, pin: Pin) -> bool:
        """Whether cells of its type have their registers clocked by it."""
        return (self.delays.kinds.get(pin.cell, ""), pin.port) in self._clocked

    def made_of(self, clock: Pin) -> tuple[Pin, Delay] | None:
        """The clock of the flip-flop that makes this one, and how much later it is; None if no flip-flop does."""
        late, pin = NOTHING, clock
        while len(inputs := self.delays.arcs.get(pin, ())) == 1 and inputs[0][0] in self.delays.wires:
            before, delay = inputs[0]
            source, wire = self.delays.wires[before]
            late = _sum(late, delay, wire)
            if self.is_clock(before):
                return source, late
            pin = source
        return None

    def arrivals(self, clock: Pin, late: Delay = NOTHING) -> dict[Pin, Delay]:
        """Of each clock input that `clock` drives: when an edge is there, if it leaves `clock` after `late`."""
        return {pin: _sum(late, self.delays.wires[pin][1]) for pin in self.clocks[clock]}

    @_deep()
    def paths(self, start: Mapping[Pin, Delay], end: Mapping[Pin, Delay]) -> list[tuple[Check, Delay]]:
        """Of every input of a register that `end` clocks: when it may change after the registers of `start` had theirs.

        Inputs that none of these reaches are left out.
        """
        known: dict[Pin, Delay | None] = {}

        def left(output: Pin) -> Delay | None:
            if output not in known:
                found: list[Delay] = []
                for entry, delay in self.delays.arcs.get(output, ()):
                    before = start.get(entry) if self.is_clock(entry) else arrived(entry)
                    if before:
                        found.append(_sum(before, delay))
                known[output] = (
                    Delay(min(each.least for each in found), max(each.most for each in found)) if found else None
                )
            return known[output]

        def arrived(entry: Pin) -> Delay | None:
            source, wire = self.delays.wires.get(entry, (None, NOTHING))
            before = left(source) if source else None
            return _sum(before, wire) if before else None

        reached = ((check, arrived(check.data)) for check in self.delays.checks if check.clock in end)
        return [(check, when) for check, when in reached if when]


def crossing(delays: Delays, period: float) -> Crossing:
    """That of a design with a half-rate core, whose double clock has that period in ns.

    NotDivided if there is no such core.
    """
    timing = Timing(delays)
    made = {clock: source for clock in timing.clocks if (source := timing.made_of(clock))}
    if len(made) != 1:
        raise NotDivided(f"{len(made)} clocks are made by a flip-flop of another one, not one")
    ((slow, (fast, late)),) = made.items()
    double, sync = timing.arrivals(fast), timing.arrivals(slow, late)
    taken = [(check, when, double[check.clock]) for check, when in timing.paths(sync, double)]
    given = [(check, when, sync[check.clock]) for check, when in timing.paths(double, sync)]
    if not taken or not given:
        raise NotDivided("nothing passes from the core to its double clock, or nothing back")
    return Crossing(
        period,
        Delay(
            min(each.least for each in sync.values()) - max(each.most for each in double.values()),
            max(each.most for each in sync.values()) - min(each.least for each in double.values()),
        ),
        there=max(when.most + check.setup - edge.least + period / 2 * check.falling for check, when, edge in taken),
        back=max(when.most + check.setup - edge.least for check, when, edge in given),
        held=period + min(when.least - edge.most - check.hold for check, when, edge in [*taken, *given]),
    )
