# SPDX-License-Identifier: BSD-2-Clause
"""Which share of all phases of their period did the stimuli of a run meet? Every bound on rare latencies hangs on it.

A disturbance in step with the stimuli comes at one phase of their period, run after run. A stimulus that never has
that phase never meets it, however many there are, and a bound from their number says nothing of it. The period is that
of the stimuli on the average, which is the strictest one: phases that are evenly spread over it are so over each of
its multiples and fractions.

What is counted is how many stimuli fell into each of `CELLS` equal parts of the period. A part is *met* if at least
half as many fell into it as an even spread would give: an edge of what is met is rounded to the nearest part, and a
few stragglers do not count. Parts are joined until an even spread gives each `LEAST_EACH`, of which chance leaves fewer
than half in 2 of 10 000 parts. So the resolution is 1/1024 of the period for 41 000 stimuli and more, and
`LEAST_EACH` / n of it below; what is shorter than a part may still hide between two phases. Of fewer than `LEAST`
stimuli the schedule alone tells.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

CELLS = 1024
LEAST_EACH = 40
"""The Poisson probability of fewer than 20 if 40 are expected is 1.8e-4."""
LEAST = 20 * LEAST_EACH
"""Stimuli that resolve a twentieth of the period, which is what `ENOUGH` leaves."""
ENOUGH = 0.95
"""Where less of the period was met nothing is said of disturbances in time."""


@dataclass(frozen=True)
class Coverage:
    """The `share` of the period's phases that were met, known in parts of `step` ticks (0: from the schedule)."""

    share: float
    step: int

    @property
    def whole(self) -> bool:
        """Nearly all phases were met, so that how often something comes can be told."""
        return self.share >= ENOUGH


class Phases:
    """Counts stimuli by phase, in memory that does not grow; `add` takes them as they come.

    Attributes
    ----------
    period : int
        Ticks.
    counts : array of int
        Stimuli in each of `CELLS` equal parts of the period, or in each of its ticks if these are fewer.
    """

    def __init__(self, period: int) -> None:
        if period < 1:
            raise ValueError(f"a period of {period} ticks has no phases")
        self.period = period
        self.counts = np.zeros(min(CELLS, period), dtype=np.int64)

    def add(self, times: NDArray[np.int64]) -> None:
        """Further stimuli, at these ticks."""
        cells = len(self.counts)
        self.counts += np.bincount(times % self.period * cells // self.period, minlength=cells)

    @property
    def n(self) -> int:
        """Stimuli until now."""
        return int(self.counts.sum())

    def coverage(self) -> Coverage | None:
        """The share that was met; None of fewer than `LEAST` stimuli, which do not tell."""
        n, cells = self.n, len(self.counts)
        if n < LEAST:
            return None
        parts = cells // -(-cells * LEAST_EACH // n)
        ends = np.arange(parts + 1, dtype=np.int64) * cells // parts
        ticks = np.diff(-(-ends * self.period // cells))
        found = np.add.reduceat(self.counts, ends[:-1])
        met = 2.0 * found * self.period >= n * ticks.astype(np.float64)
        return Coverage(int(ticks[met].sum()) / self.period, -(-self.period // parts))
