# SPDX-License-Identifier: BSD-2-Clause
"""When edges of a stimulus came, from how many had been driven at each snapshot.

While they came, the instrument's clock tells it, and what passed before the first of these snapshots and after the last
of them the mean interval of the plan.
"""

import math


class Driven:
    """Edges of one stimulus; `edges` as of the last snapshot. Times in ticks."""

    def __init__(self) -> None:
        self.edges = 0
        self._now = 0
        self._first: tuple[int, int] | None = None
        self._last: tuple[int, int] | None = None
        """The snapshot before that in which `edges` grew for the last time, if there were some by then."""

    def add(self, time: int, edges: int) -> None:
        """A snapshot taken at `time`, later than that before: so many had been driven since the start."""
        if edges > self.edges:
            if self._first is None:
                self._first = (time, edges)
            else:
                self._last = (self._now, self.edges)
        self.edges, self._now = edges, time

    def stretch(self, interval: float, scatter: float) -> tuple[float, float] | None:
        """Begin and end of a time that is no longer than that from the first edge to the last; None if there was none.

        Intervals are `interval` on average, with an SD of `scatter`: of those that no snapshots time twice their SD is
        taken off, so that 2.5 % of all runs have come to their last edge sooner. Edges that all came before the first
        snapshot may have come earlier than from begin to end, as far as that knows.
        """
        if self._first is None:
            return None
        before, after = self._first[1] - 1, 0 if self._last is None else self.edges - self._last[1] - 1
        end = self._first[0] if self._last is None else self._last[0] + after * interval
        spare = 2 * scatter * math.sqrt(before + after)
        begin = self._first[0] - before * interval + spare
        return min(begin, end), end
