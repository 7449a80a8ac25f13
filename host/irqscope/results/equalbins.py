# SPDX-License-Identifier: BSD-2-Clause
"""Histograms with bins of equal width, of samples that are known to the tick.

The chip's bins widen with the value. The papers' and the test farms' do not: Niedermeyer (IPP 11/3, 1998) divides what
lies between minimum and maximum into 51, and OSADL's plots have bins of 1 us. Figures with a logarithmic axis need bins
that are as wide as each other there.
"""

import math
from fractions import Fraction
from typing import Annotated, Any

import numpy as np

from ..analysis.histogram import ExactCounts, Int64
from ..base.records import Count, Record, Seconds, SignedTicks, filled

FULL_RANGE = 51
"""Bins from the minimum to the maximum, as Niedermeyer has them."""
STEP = Fraction(1, 1_000_000)
"""Seconds: width of OSADL's bins."""
FINEST = 240
"""Bins from the minimum to the maximum of a logarithmic axis: more cannot be seen. The chip's are not finer."""
OCTAVE = 32
"""Bins from a value to its double at least, as on the chip."""
MOST = 1000
"""Bins of that width at most: beyond, they are 2, 5, 10, ... times as wide."""


class FullRange(Record, frozen=True, kw_only=True):
    """51 bins of equal width from the least to the greatest."""

    from_: SignedTicks
    """Where the first begins."""
    to: SignedTicks
    """Where the last ends."""
    counts: Annotated[list[Count], filled()]
    """Samples in each."""


class StepBins(Record, frozen=True, kw_only=True):
    """Bins of 1 us, or of as much more as makes 1000 of them."""

    width: Seconds
    """Of each."""
    first: int
    """The first begins at so many widths."""
    counts: Annotated[list[Count], filled()]
    """Samples in each."""


class LogarithmicBins(Record, frozen=True, kw_only=True):
    """From the least to the greatest, as wide as each other on a logarithmic axis as far as whole ticks allow."""

    edges: list[SignedTicks]
    """Lower ends of the bins, and the upper end of the last: one more than counts."""
    counts: Annotated[list[Count], filled()]
    """Samples in each."""

    def __post_init__(self) -> None:
        if len(self.edges) != len(self.counts) + 1:
            raise ValueError(f"{len(self.counts)} bins have {len(self.counts) + 1} edges, not {len(self.edges)}")


class EqualBins(Record, frozen=True, kw_only=True):
    """Histograms with bins of equal width."""

    full_range: FullRange | None
    """From the least to the greatest; null if a bin were less than a tick."""
    step: StepBins
    """Of whole microseconds."""
    logarithmic: LogarithmicBins | None = None
    """For logarithmic axes; null in what was evaluated before there were these."""


def equal_bins(samples: ExactCounts, tick: Fraction) -> EqualBins | None:
    """All histograms; None without samples.

    A value of v ticks belongs to the bin in which v lies, which is where its tick begins.
    """
    values, counts = samples.table()
    if not len(values):
        return None
    return EqualBins(
        full_range=_full_range(values, counts),
        step=_step(values, counts, tick),
        logarithmic=_logarithmic(values, counts),
    )


def _full_range(values: Int64, counts: Int64) -> FullRange | None:
    """From the least tick to the greatest, both with their whole width; None if a bin would be less than a tick."""
    low, length = int(values[0]), int(values[-1] - values[0]) + 1
    if length < FULL_RANGE:
        return None
    edges = [low + _ceiling(Fraction(number * length, FULL_RANGE)) for number in range(FULL_RANGE)]
    return FullRange(from_=low, to=low + length, counts=_counted(values, counts, edges))


def _logarithmic(values: Int64, counts: Int64) -> LogarithmicBins:
    """Values of 0 have a bin of their own."""
    low, high = max(1, int(values[0])), int(values[-1]) + 1
    octaves = math.log2(high / low) if high > low else 0.0
    bins = max(FINEST, math.ceil(OCTAVE * octaves))
    inner = {round(low * 2 ** (octaves * number / bins)) for number in range(1, bins)}
    edges = sorted({int(values[0]), low, *inner, high})
    return LogarithmicBins(edges=edges, counts=_counted(values, counts, edges[:-1]))


def _step(values: Int64, counts: Int64, tick: Fraction) -> StepBins:
    least, most = int(values[0]) * tick, int(values[-1]) * tick
    width = next(w for w in _widths() if most // w - least // w < MOST)
    first, last = int(least // width), int(most // width)
    edges = [_ceiling(number * width / tick) for number in range(first, last + 1)]
    return StepBins(width=float(width), first=first, counts=_counted(values, counts, edges))


def _widths() -> Any:
    """1, 2, 5, 10, ... times the step."""
    width = STEP
    while True:
        yield from (width, 2 * width, 5 * width)
        width *= 10


def _ceiling(value: Fraction) -> int:
    return -int(-value // 1)


def _counted(values: Int64, counts: Int64, edges: list[int]) -> list[int]:
    """Samples by the last edge that they reach; none is below the first."""
    bins = np.searchsorted(np.array(edges, dtype=np.int64), values, side="right") - 1
    found = np.zeros(len(edges), dtype=np.int64)
    np.add.at(found, bins, counts)
    numbers: list[int] = found.tolist()
    return numbers
