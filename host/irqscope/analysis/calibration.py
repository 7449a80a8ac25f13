# SPDX-License-Identifier: BSD-2-Clause
"""What an operation costs: the median time of a bracket around it, less that of an empty bracket.

Two runs, so two medians with an interval each. What is allowed for:

- chance, by the intervals of both medians: the difference lies between the lowest of one less the highest of the other
  and the opposite. If both hold with 95 %, so does this by Bonferroni with 90 %, whatever the distributions are, and
  with 95 % and more where medians scatter normally (the sum of two half widths is never less than the root of the sum
  of their squares);
- quantisation: both ends of a bracket are edges of inputs, each seen up to one tick late, so that a sample is less than
  a tick too long or too short, and each median with it, however many samples there are: two ticks together (a bound,
  since samples of a target in step with the instrument's clock do not average out).

Where the blocks of a run depend on each other (a beat, a CPU that changes its frequency) no interval of chance holds:
the range of the medians of all blocks takes its place, and the cost is said to drift.

What the medians have in common (the toggles, the difference between the two outputs) is gone with the difference. What
one run of the target has and the other has not (code placed otherwise, another frequency of its CPU) is in it.
"""

from dataclasses import dataclass

import numpy as np

from .blocks import LEAST_BLOCKS, Int64, block_quantiles
from .histogram import Distribution

QUANTISATION = 2
"""Ticks: one for each of the two medians."""


@dataclass(frozen=True)
class Median:
    """Of one run, in ticks: bounds of the sample, and an interval of the true one; None, and `withheld` says why.

    If it `drifts`, the interval is the range of the medians of all blocks.
    """

    low: int
    high: int
    interval: tuple[int, int] | None
    withheld: str | None = None
    drifts: bool = False


@dataclass(frozen=True)
class Cost:
    """In ticks: `value`, the difference of two medians, and the `interval` that it lies in.

    Without one `withheld` says why. `quantisation` is how much of the interval on either side is due to the clock's
    grid. If it `drifts`, one of the medians does.
    """

    value: float
    interval: tuple[int, int] | None
    withheld: str | None = None
    drifts: bool = False
    quantisation: int = QUANTISATION

    @property
    def shown(self) -> bool:
        """It takes time at all, as far as is known."""
        return self.interval is not None and self.interval[0] > 0


def block_median(values: Int64, tops: Int64, counts: Int64) -> Median:
    """The median of a run, of one sample or more, that is cut into blocks.

    `counts` by block (row, in the order of time) and value (column); a value is known to lie in `values`..`tops`.
    """
    whole = Distribution(values.tolist(), tops.tolist(), counts.sum(axis=0).tolist())
    [found] = block_quantiles(whole, counts, values, ["0.5"])
    middle = whole.rank((whole.n + 1) // 2)
    if found.interval is None and found.estimable and len(counts) >= LEAST_BLOCKS:
        sums = np.cumsum(counts, axis=1)
        at = [int(np.searchsorted(row, (row[-1] + 1) // 2)) for row in sums]
        return Median(*middle, (int(values[min(at)]), int(tops[max(at)])), drifts=True)
    return Median(*middle, found.interval, found.withheld)


def cost(bracket: Median, empty: Median) -> Cost:
    """The cost from the medians of a bracket and of the empty one."""
    value = (bracket.low + bracket.high) / 2 - (empty.low + empty.high) / 2
    if bracket.interval is None or empty.interval is None:
        return Cost(value, None, bracket.withheld or empty.withheld)
    low = bracket.interval[0] - empty.interval[1] - QUANTISATION
    return Cost(
        value, (low, bracket.interval[1] - empty.interval[0] + QUANTISATION), drifts=bracket.drifts or empty.drifts
    )
