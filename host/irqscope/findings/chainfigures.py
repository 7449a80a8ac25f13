# SPDX-License-Identifier: BSD-2-Clause
"""Figures of chains that are settled, and of those of a busy stretch that may still turn out to be in doubt."""

from collections.abc import Sequence
from functools import partial
from operator import add

import numpy as np

from ..analysis.chains import Fate, Followed, longest, merged, stretches, struck
from ..analysis.histogram import ExactCounts, Int64

MOST_LATE = 100_000
"""Longest chains that are kept: one in a thousand of 1e8."""
NEVER = int(np.iinfo(np.int64).min)


class ChainFigures:
    """Figures of chains of which it is known what became of them.

    `late` has for each deadline, of some hops, how many chains that came to its end took longer. `open` counts, by hop,
    those that were under way at the end.
    """

    def __init__(self, hops: int, deadlines: Sequence[tuple[slice, int]]) -> None:
        self.complete = 0
        self.unanswered = [0] * hops
        self.open = [0] * hops
        self.merged = [0] * hops
        self.lasting = ExactCounts()
        self.parts = [ExactCounts() for _ in range(hops)]
        self.longest = np.empty((0, hops + 1), dtype=np.int64)
        self.deadlines = deadlines
        self.late = [0] * len(deadlines)

    @property
    def n(self) -> int:
        return self.complete + sum(self.unanswered) + sum(self.open)

    def add(self, chains: Followed) -> None:
        """Those that follow."""
        times = chains.complete
        parts = np.diff(times, axis=1)
        self.complete += len(times)
        self.lasting.add(times[:, -1] - times[:, 0])
        for number, (counts, more) in enumerate(zip(self.parts, merged(times), strict=True)):
            counts.add(parts[:, number])
            self.merged[number] += more
            here = chains.fates[chains.came == number]
            self.unanswered[number] += int(np.count_nonzero(here == Fate.UNANSWERED))
            self.open[number] += int(np.count_nonzero(here == Fate.WAITING))
        self._see_longest(times)
        for number, (hops, most) in enumerate(self.deadlines):
            # Whatever became of a chain after a segment: it has an answer for it.
            rows = chains.times[chains.came >= hops.stop]
            self.late[number] += int(np.count_nonzero(rows[:, hops.stop] - rows[:, hops.start] > most))

    def merge(self, other: "ChainFigures") -> None:
        """Add those of chains that began later."""
        self.complete += other.complete
        self.lasting.merge(other.lasting)
        for counts, more in zip(self.parts, other.parts, strict=True):
            counts.merge(more)
        for mine, theirs in (
            (self.unanswered, other.unanswered),
            (self.open, other.open),
            (self.merged, other.merged),
            (self.late, other.late),
        ):
            mine[:] = map(add, mine, theirs)
        self._see_longest(other.longest)

    def _see_longest(self, times: Int64) -> None:
        self.longest = longest(np.concatenate([self.longest, times]), MOST_LATE)


class Settled:
    """Chains that are settled. Those of a busy stretch are in doubt, all of them, if a time of doubt lies in it.

    A stretch may last for any time: while it does its figures stand apart.
    """

    def __init__(self, hops: int, deadlines: Sequence[tuple[slice, int]]) -> None:
        self._empty = partial(ChainFigures, hops, deadlines)
        self.figures, self._stretch = self._empty(), self._empty()
        self.doubtful = 0
        self._doubted = False
        self._busy = NEVER

    def add(self, chains: Followed, doubts: Int64, left_out: Fate | None = None) -> None:
        """The chains that began next, none of which is of the fate that is left out, and times of doubt."""
        numbers = stretches(chains, self._busy)
        doubted = np.unique(struck(chains, self._busy, doubts))
        self.doubtful += int(np.count_nonzero(chains.fates == Fate.UNKNOWN))
        known = (chains.fates != Fate.UNKNOWN) & (chains.fates != left_out)
        last = int(numbers[-1]) if len(numbers) else 0
        self._stretch.add(chains[known & (numbers == 0)])
        self._doubted |= 0 in doubted
        if last:
            self.close()
            over, lost = known & (numbers > 0) & (numbers < last), np.isin(numbers, doubted)
            self.figures.add(chains[over & ~lost])
            self.doubtful += int(np.count_nonzero(over & lost))
            self._stretch.add(chains[known & (numbers == last)])
            self._doubted = last in doubted
        self._busy = int(chains.ends.max(initial=self._busy))

    def close(self) -> None:
        """No chain is under way any more."""
        if self._doubted:
            self.doubtful += self._stretch.n
        else:
            self.figures.merge(self._stretch)
        self._stretch, self._doubted, self._busy = self._empty(), False, NEVER
