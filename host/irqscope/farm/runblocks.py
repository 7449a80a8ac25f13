# SPDX-License-Identifier: BSD-2-Clause
"""A run of a farm as stretches of time: how well its quantiles are known, and how they differ from another's.

Samples come together, so that n of them tell less than n independent ones: snapshots that follow each other are blocks,
as those of a capture are (analysis/blocks.py, analysis/comparedblocks.py).
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from ..analysis.blocks import block_quantiles
from ..analysis.comparedblocks import Blocks
from ..analysis.histogram import Distribution
from ..findings.comparison import BLOCKS
from ..report.document import Drawing
from ..report.figures import Samples
from ..report.overlay import draw_tails
from .engines import Engine
from .runs import FarmRun

NANOSECOND = 1e-9
"""What times of a figure are in: a farm knows of no tick."""
_PLACED = f"""
with placed as (
    select time, missing, ntile({BLOCKS}) over (order by time) as block
    from snapshots where segment = :segment and run = :run
)
"""
_BLOCKS = f"""{_PLACED}
select cast(block as bigint) as block, low_s, high_s, cast(sum(count) as bigint) as count
from bins join placed using (time) where segment = :segment and run = :run
group by block, low_s, high_s order by low_s, high_s, block
"""
_LOST = f"{_PLACED} select cast(sum(missing) as bigint) from placed group by block order by block"


@dataclass(frozen=True)
class Interval:
    """Encloses a quantile at 95 %, in seconds; without `ends` it is `withheld`, and that says why."""

    ends: tuple[float, float] | None
    withheld: str = ""


@dataclass(frozen=True)
class RunBlocks:
    """The bins of a run, by their ends in seconds, ascending, how many samples each has in each block (a row), and how
    many causes of each block have no latency."""

    run: FarmRun
    low: Sequence[float]
    high: Sequence[float]
    counts: NDArray[np.int64]
    missing: NDArray[np.int64]

    def interval(self, quantile: str) -> Interval:
        """Of a quantile that there are enough causes for; infinite where it may be one without a latency."""
        [found] = block_quantiles(self._distribution, self._causes, np.arange(len(self.low) + 1), [quantile])
        if not found.interval:
            return Interval(None, found.withheld or "")
        first, last = found.interval
        return Interval(([*self.low, math.inf][first], [*self.high, math.inf][last]))

    @cached_property
    def _causes(self) -> NDArray[np.int64]:
        """Samples, and after the last bin causes without a latency."""
        return np.column_stack([self.counts, self.missing])

    @cached_property
    def _distribution(self) -> Distribution:
        """Of the numbers of bins: what is known of an order holds for whatever stands in it."""
        numbers = range(len(self.low) + 1)
        return Distribution(numbers, numbers, self._causes.sum(axis=0).tolist(), max(0, self.run.later))

    def compared(self, name: str) -> Blocks:
        """As it is compared with another run, under this name."""
        return Blocks(name, np.array(self.low), self.counts, tops=np.array(self.high))

    @property
    def samples(self) -> Samples:
        """As they are drawn, in nanoseconds: between bins there are none."""
        return drawn(self.low, self.high, self.counts.sum(axis=0).tolist(), self.run.n)


def drawn(low: Sequence[float], high: Sequence[float], counts: Sequence[int], n: int) -> Samples:
    """A distribution of bins, of which there are some, in nanoseconds."""
    edges = [end / NANOSECOND for pair in zip(low, high, strict=True) for end in pair]
    middle = int(np.searchsorted(np.cumsum(counts), (sum(counts) + 1) // 2))
    every = [count for each in counts for count in (each, 0)][:-1]
    return Samples(n, high[middle] / NANOSECOND, high[-1] / NANOSECOND, edges, every)


def tails(name: str, curves: Sequence[tuple[str, Samples]], segment: str, whose: str = "") -> Drawing:
    """Curves with their names; `whose` they are is said in the caption."""
    caption = (
        f"Share of the samples of {segment} that took as long or longer (1 - CDF){whose}, on logarithmic axes, down to "
        "the longest one. Samples of a bin are drawn at its lower end."
    )
    placed = [(called, samples, NANOSECOND) for called, samples in curves]
    return Drawing(name, caption, lambda: draw_tails(placed, segment))


def blocks_of(engine: Engine, run: FarmRun, segment: str) -> RunBlocks:
    """Ask for them; the engine has taken the target. No bin ends beyond the longest sample."""
    found = engine.rows(_BLOCKS, segment=segment, run=run.name)
    bins = sorted({(low, high) for _, low, high, _ in found})
    numbers = {each: number for number, each in enumerate(bins)}
    missing = np.array([lost for (lost,) in engine.rows(_LOST, segment=segment, run=run.name)], np.int64)
    counts = np.zeros((len(missing), len(bins)), np.int64)
    for block, low, high, count in found:
        counts[block - 1, numbers[low, high]] = count
    most = bins[-1][1] if bins and run.max is None else run.max or 0.0
    return RunBlocks(run, [low for low, _ in bins], [max(low, min(high, most)) for low, high in bins], counts, missing)
