# SPDX-License-Identifier: BSD-2-Clause
"""The host's time of an instrument's tick, as far as a run tells it."""

from dataclasses import dataclass
from datetime import datetime
from typing import Self

from ..results.resultrecord import Result
from ..units import format_time

APART_S, RATE = 1.0, 200e-6
"""By which the two clocks may differ over a run: in all, and as a share of it."""


class NoHostClock(Exception):
    """Why no time of the host is known, in words."""


@dataclass(frozen=True)
class HostClock:
    """The host noted its time at two ticks; in between both clocks are taken to go evenly. In seconds since 1970."""

    ticks: tuple[int, int]
    begin: float
    end: float

    @classmethod
    def of(cls, result: Result) -> Self:
        """That of a run; NoHostClock if it tells none."""
        end = result.end
        if result.simulated and not result.live:
            raise NoHostClock("the time of a virtual instrument is not the host's")
        if end is None:
            raise NoHostClock("the run broke off")
        if end.start_time is None or end.end_time is None:
            raise NoHostClock("the run is of a version that did not note the host's time at its beginning and end")
        begin, finish = (datetime.fromisoformat(text).timestamp() for text in (end.start_time, end.end_time))
        passed = float((end.end_ticks - end.start_ticks) * result.tick.fraction)
        apart = abs(finish - begin - passed)
        if not passed or apart > APART_S + RATE * passed:
            raise NoHostClock(
                f"the host's clock and the instrument's are {format_time(apart, 2)} apart after a run of "
                f"{format_time(passed, 3)}: one of them was set, or stood still"
            )
        return cls((end.start_ticks, end.end_ticks), begin, finish)

    def at(self, tick: int) -> float:
        """The host's time then."""
        begin, end = self.ticks
        return self.begin + (self.end - self.begin) * (tick - begin) / (end - begin)
