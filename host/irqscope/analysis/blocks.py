# SPDX-License-Identifier: BSD-2-Clause
"""Histograms of successive stretches of a run, and quantiles whose intervals hold where one stall delays many samples.

A stall makes neighbours late together, so that n samples are worth fewer. How many fewer is told by blocks that are
much longer than a stall: their shares of samples beyond a value scatter more than those of independent samples do, by
the *design effect*. L. Kish, Survey Sampling (1965), 8.2; E. L. Korn and B. I. Graubard, Survey Methodology 24 (1998)
193, for few samples beyond; R. S. Woodruff, J. Am. Stat. Assoc. 47 (1952) 635, for quantiles.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from ..base.records import changed
from .histogram import Distribution
from .quantiles import CONFIDENCE, Quantile, needed, quantile, rank, ranks

Int64 = NDArray[np.int64]
Float = NDArray[np.float64]

ASSUMPTION = (
    "they allow for samples that are late together, as far as blocks of the run show it, and assume that these blocks "
    "are independent of each other and of one distribution"
)
BLOCKS = 64
"""Of a long run 64 to 127 blocks are kept, whatever its length."""
LEAST_BLOCKS = 20
"""Fewer tell a scatter too badly."""
LEAST_DISTURBANCES = 60
"""So many long ones must have samples beyond a quantile, or the scatter is told by a few stalls: fewer are passed by
just those runs in which the longest did not come. Of disturbances with few samples each fewer do."""
LEAST_FARTHER = 40
"""So many of them where half of the samples are beyond: fewer, as there are fewer samples."""
FARTHER = 4.0
"""Allowed for is one more block that is so many times as far off as the farthest: see `Scatter.far`."""
CHANCE = 0.05
"""Chance that few independent samples are said to come together."""
FEWEST = 16
"""So many samples show whether they came together."""
ENOUGH = 400
"""So many independent samples are in nearly all blocks."""
STRONGEST = 0.95
"""The largest dependence of neighbouring blocks that is allowed for."""
LEVEL = 0.001
"""Chance that independent blocks are said to depend on each other; a report asks of some fifty quantiles."""


class BlockCounts:
    """Counts by bin of successive stretches of equal duration, in constant memory.

    Neighbours are put together whenever there are twice as many as `BLOCKS`.
    """

    def __init__(self, bins: int) -> None:
        self._counts = np.zeros((2 * BLOCKS, bins), dtype=np.int64)
        self._together, self._added = 1, 0

    def add(self, counts: Int64) -> None:
        """The counts of the next stretch, one snapshot for example."""
        self._reach(self._added + 1)
        self._counts[(self._added - 1) // self._together] += counts

    def add_samples(self, stretches: Int64, columns: Int64) -> None:
        """One sample each: the number of its stretch (ascending; a tick may be a stretch), and its column."""
        if not len(stretches):
            return
        self._reach(int(stretches[-1]) + 1)
        blocks, bins = stretches // self._together, self._counts.shape[1]
        first, end = int(blocks[0]), int(blocks[-1]) + 1
        found = np.bincount((blocks - first) * bins + columns, minlength=(end - first) * bins)
        self._counts[first:end] += found.reshape(-1, bins)

    def _reach(self, added: int) -> None:
        """So many stretches have come, the last of which needs its block."""
        before, self._added = self._added, max(self._added, added)
        times = 1
        while self._added > 2 * BLOCKS * self._together * times:
            times *= 2
        if times > 1 and before:
            old, self._counts = self._counts, np.zeros(self._counts.shape, dtype=np.int64)
            starts = np.arange(0, 2 * BLOCKS, times)
            self._counts[: len(starts)] = np.add.reduceat(old, starts, axis=0)
        self._together *= times

    @property
    def table(self) -> Int64:
        """A row for each block in time order, a column for each bin; the last block may be shorter than the others."""
        return self._counts[: -(-self._added // self._together)]


@dataclass(frozen=True)
class Scatter:
    """How samples of a kind are spread over blocks.

    Attributes
    ----------
    n, count : int
        Samples, and those of the kind.
    occupied, blocks : int
        Blocks with samples of the kind, and all.
    design_effect : float
        Variance of the share, divided by that of as many independent samples.
    effective : float
        So many independent samples tell the share as well: n by the design effect and by what neighbouring blocks that
        are alike add to it (together at least 1), less what is lost as it comes from so few blocks.
    p : float
        Probability that the shares of independent blocks are as correlated.
    alike : float
        The variance of the whole divided by that of as many independent blocks, for neighbours that are alike.
    far : tuple[Far, Far]
        The samples not of the kind, and those of it, if one more block had come with `FARTHER` times as many more of
        them than its due as any has.
    """

    n: int
    count: int
    occupied: int
    blocks: int
    design_effect: float
    effective: float
    p: float
    alike: float
    far: "tuple[Far, Far]"

    @property
    def withheld(self) -> str | None:
        """Why these blocks tell no interval."""
        if self.blocks < LEAST_BLOCKS:
            return f"there are {self.blocks} blocks, and it takes {LEAST_BLOCKS} to see how late samples come together"
        if few := few_stalls(self.count, self.occupied, self.blocks, LEAST_DISTURBANCES):
            return few
        if self.p < LEVEL:
            return (
                "blocks depend on each other: late samples come and go slowly, in a beat or as the system changes, "
                "so that the run is no sample of independent stretches"
            )
        return None


def few_stalls(count: int, occupied: int, blocks: int, least: int, chance: float = CHANCE) -> str | None:
    """Why so many samples in so many of the blocks are of too few stalls to tell how much these differ, if they are.

    It takes `least` long ones. Samples that have nothing to do with each other are in so few blocks with a probability
    of less than `chance`.
    """
    # So many disturbances at random times are in as many blocks; in all of them if there is no telling.
    disturbances = blocks * math.log(blocks / (blocks - occupied)) if occupied < blocks else math.inf
    # The share of samples that came with one before them.
    together = 1 - disturbances / max(1, count)
    if disturbances >= least * together or _so_few(count, occupied, blocks) >= chance:
        return None
    return (
        f"late samples come together, in {occupied} of {blocks} blocks only, as about {disturbances:.0f} disturbances "
        f"do: it takes {least * together:.0f} to tell how much they differ"
    )


def _so_few(count: int, occupied: int, blocks: int) -> float:
    """Probability that samples which have nothing to do with each other are in as few blocks, all alike long."""
    found = np.zeros(occupied + 1)
    found[0] = 1.0
    stay = np.arange(occupied + 1) / blocks
    for _ in range(min(count, ENOUGH)):
        come = found[:-1] * (1 - stay[:-1])
        found *= stay
        found[1:] += come
    return float(found.sum())


@dataclass(frozen=True)
class Far:
    """A share that is `times` as large, and how many independent samples tell it as well: `effective`.

    Where stalls differ in length a few blocks decide. If the longest did not come, the share and its scatter are both
    too small, which no formula for a variance repairs: one more block is allowed for, farther off than any that came.
    """

    effective: float
    times: float


@dataclass(frozen=True)
class _Spread:
    """How a share of samples differs between blocks. `excess`: as far as that is more than chance has it."""

    n: int
    blocks: int
    share: float
    deviations: Float
    alike: float
    usual: float

    @classmethod
    def of(cls, counts: Int64, sizes: Int64) -> "_Spread":
        n = int(sizes.sum())
        share = int(counts.sum()) / n
        deviations, alike = counts - share * sizes, _inflation(counts / sizes)
        found = cls(n, len(sizes), share, deviations, alike, 1.0)
        return replace(found, usual=alike * found.effect(0.0, share))

    def effect(self, more: float, share: float) -> float:
        """The design effect, with one more block that is `more` off, if the share is this one."""
        squares = float(np.dot(self.deviations, self.deviations)) + more**2
        return self.blocks / (self.blocks - 1) * squares / (share * (1 - share) * self.n)

    @property
    def excess(self) -> float:
        return max(0.0, 1 - 1 / self.usual) if self.usual else 0.0


def scatter(counts: Int64, sizes: Int64, stall: float = 0.0) -> Scatter:
    """From samples of a kind (`counts`) among all (`sizes`) of each block, in time order.

    One more block is allowed for that a stall of so many samples meets, if what is known of them is more than this.
    """
    from scipy.special import ndtri, stdtrit

    used = sizes > 0
    counts, sizes = counts[used], sizes[used]
    blocks, n, count, occupied = len(sizes), int(sizes.sum()), int(counts.sum()), int(np.count_nonzero(counts))
    if blocks < 2 or not 0 < count < n:
        alone = Far(float(n), 1.0)
        return Scatter(n, count, occupied, blocks, 1.0, float(n), 1.0, 1.0, (alone, alone))
    found = _Spread.of(counts, sizes)
    tail = (1 + CONFIDENCE) / 2
    certain = float(ndtri(tail) / stdtrit(blocks - 1, tail)) ** 2

    def far(share: float, more: float) -> Far:
        """Of that `share` one more block has `more` samples more than its due."""
        farther = min(share + more / n, (1 + share) / 2)
        return Far(n / max(1.0, found.alike * found.effect(more, farther)) * certain, farther / share)

    # Blocks that scatter as chance has it need none.
    most, least = (FARTHER * found.excess * float(each) for each in (found.deviations.max(), -found.deviations.min()))
    return Scatter(
        n,
        count,
        occupied,
        blocks,
        found.usual / found.alike,
        n / max(1.0, found.usual) * certain,
        _alike(counts / sizes),
        found.alike,
        (far(1 - found.share, least), far(found.share, max(most, (1 - found.share) * FARTHER * stall))),
    )


def _inflation(series: Float) -> float:
    """How much wider sums of a series scatter than those of an independent one: (1 + phi) / (1 - phi), phi of
    neighbours (G. V. Bayley and J. M. Hammersley, J. R. Stat. Soc. Suppl. 8 (1946) 184)."""
    phi = min(STRONGEST, max(0.0, _correlation(series) + 1 / len(series)))
    return (1 + phi) / (1 - phi)


def _correlation(series: Float) -> float:
    """Of neighbours; 0 of a constant series."""
    centred = series - series.mean()
    square = float(np.dot(centred, centred))
    return float(np.dot(centred[1:], centred[:-1])) / square if square else 0.0


def _alike(shares: Float) -> float:
    """Probability that independent blocks are as correlated: G. M. Ljung and G. E. P. Box, Biometrika 65 (1978) 297.

    Of the shares, among which a few large ones may decide, and of their ranks, where they cannot, at all lags: there
    beats show. And of neighbours alone, which are alike where blocks are too short. Three times the least, for having
    looked three times.
    """
    ranks = mean_ranks(shares)
    return min(1.0, 3 * min(_ljung_box(shares), _ljung_box(ranks), _neighbours(ranks)))


def _neighbours(series: Float) -> float:
    """Probability that neighbours of an independent series are as much alike: R. L. Anderson, Ann. Math. Stat. 13
    (1942) 1, with the normal approximation."""
    from scipy.special import ndtr

    n = len(series)
    if series.min() == series.max():
        return 1.0
    return float(ndtr(-(_correlation(series) + 1 / n) * math.sqrt(n)))


def mean_ranks(series: Float) -> Float:
    """Ranks from 1; equal values have the mean of theirs. (That of SciPy takes longer to be loaded than a report.)"""
    _, inverse, counts = np.unique(series, return_inverse=True, return_counts=True)
    means: Float = np.cumsum(counts) - (counts - 1) / 2
    return means[inverse]


def _ljung_box(series: Float) -> float:
    from scipy.special import chdtrc

    n, lags = len(series), len(series) // 4
    if not lags or series.min() == series.max():
        return 1.0
    centred = series - series.mean()
    square = float(np.dot(centred, centred))
    products = np.correlate(centred, centred, "full")[n : n + lags]
    statistic = float(np.sum((products / square) ** 2 / (n - np.arange(1, lags + 1))))
    return float(chdtrc(lags, n * (n + 2) * statistic))


def block_quantiles(distribution: Distribution, table: Int64, edges: Int64, texts: Sequence[str]) -> list[Quantile]:
    """The quantiles `texts` with intervals that allow for samples which are late together.

    `distribution` is that of the whole run, `table` as `BlockCounts` has it, `edges` the lower bounds of its bins. Each
    sample of a block is in one of them.
    """
    beyond = np.zeros((len(table), table.shape[1] + 1), dtype=np.int64)
    np.cumsum(table[:, ::-1], axis=1, out=beyond[:, -2::-1])
    above = beyond.sum(axis=0)
    return [_block_quantile(distribution, beyond, above, edges, text) for text in texts]


def _block_quantile(distribution: Distribution, beyond: Int64, above: Int64, edges: Int64, text: str) -> Quantile:
    """One of them. Samples from each column on, and none in one more: of each block `beyond`, of all `above`."""
    n, least = distribution.n, needed(text)
    if n < least:
        return quantile(distribution, text)
    low, high = distribution.rank(rank(text, n))
    column = int(np.searchsorted(edges, high, side="right")) - 1
    sizes, tails = beyond[:, 0], _tails(beyond, above, column + 1)
    stall = max((_longest(tail, sizes) for tail in tails), default=0.0)
    # Without and with the bin that the quantile is in; the worse of the two.
    found = min(
        (scatter(beyond[:, first], sizes, stall) for first in (column + 1, column)), key=lambda found: found.effective
    )
    if found.withheld:
        return Quantile(text, True, least, low, high, withheld=found.withheld)
    known = quantile(distribution, text, min(far.effective for far in found.far))
    if known.interval is None:
        return known
    # What is missing may be as much as came: then the quantile is where half of its samples are beyond now.
    for tail in tails[:2]:
        few = few_stalls(int(tail.sum()), int(np.count_nonzero(tail)), found.blocks, LEAST_FARTHER, CHANCE / 2)
        if few:
            return Quantile(text, True, least, low, high, withheld=few)
    interval = _interval(distribution, text, *found.far)
    return changed(known, interval=interval, design_effect=max(1.0, found.design_effect))


def _tails(beyond: Int64, above: Int64, column: int) -> Sequence[Int64]:
    """The samples by block from this column on, from a later one on that leaves half of them at most, and so on.

    Those farther out are fewer, and show more plainly which of them came together. None are fewer than `FEWEST`.
    """
    last = int(np.count_nonzero(above >= FEWEST)) - 1
    found, column = [], min(column, last)
    while 0 <= column <= last:
        found.append(beyond[:, column])
        column = int(np.count_nonzero(above > above[column] / 2))
    return found


def _longest(tail: Int64, sizes: Int64) -> float:
    """So many samples the longest stall delays, as far as blocks scatter more than chance has it."""
    used = sizes > 0
    if np.count_nonzero(used) < 2 or tail.sum() == sizes.sum():
        return 0.0
    found = _Spread.of(tail[used], sizes[used])
    return found.excess * float(found.deviations.max()) / (1 - found.share)


def _interval(distribution: Distribution, text: str, below: Far, above: Far) -> tuple[int, int]:
    """Order statistics that enclose the quantile with one more block below, and with one above.

    That block is not among the samples. With it there are `times` as many beyond each of them, so that the sample which
    stands where it would is `times` nearer to the end.
    """
    n = distribution.n
    fewer, more = (min(n, int(far.effective)) for far in (below, above))
    lower, upper = ranks(fewer, Fraction(text))[0], ranks(more, Fraction(text))[1]
    # The samples that an effective one stands for are its equals: the first of them below, the last above.
    first = int((lower - 1) * n // fewer / below.times) + 1
    last = n - int((more - upper) * n // more / above.times)
    return distribution.rank(first)[0], distribution.rank(last)[1]


def maxima_quantile(maxima: Sequence[int], text: str) -> Quantile:
    """Quantile `text` of the largest latency of a window: what half of the hours stay below, for example.

    Block maxima: whatever late samples have to do with each other within a window (S. Coles, An Introduction to
    Statistical Modeling of Extreme Values, 2001, chapter 3), maxima of windows that are long enough are independent,
    and order statistics enclose their quantiles. `maxima` in time order, of equal windows.
    """
    ordered = np.sort(np.asarray(maxima, dtype=np.int64)).tolist()
    found = quantile(Distribution(ordered, ordered, [1] * len(ordered)), text)
    if found.estimable and _alike(np.asarray(maxima, dtype=np.float64)) < LEVEL:
        reason = "maxima of successive windows depend on each other: take longer windows, or a stationary scenario"
        return changed(found, interval=None, withheld=reason)
    return found
