# SPDX-License-Identifier: BSD-2-Clause
"""Are the phases of a signal's edges spread evenly over the instrument's clock? Judged from their time stamps alone.

A signal from an oscillator of its own goes through all phases, unless its period is near a simple ratio of the clock's.
Time stamps are whole ticks, but a straight line through those of many successive edges tells when each came to a
fraction of a tick, whatever the widths of the bins are. How uneven the phases on these lines are is said by Kuiper's
statistic (Proc. Kon. Ned. Akad. Wet. A 63 (1960) 38): the largest difference, over all intervals of the clock, between
the share of edges in the interval and its length. No bin's share can be wrong by more.

What cannot be seen so: a source that is clocked by the instrument's own oscillator and whose period varies by whole
ticks. That takes a source with an oscillator of its own.
"""

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

LEAST_PIECE = 64
"""Edges on the shortest lines that are tried."""
SHORTER_IS_BETTER = 1.2
"""By this factor the shortest lines must be nearer to the edges before they are preferred to long ones."""
SHORT = 16
"""Fewer successive edges than this are left out."""
ON_LINE_TICKS = 0.6
"""Root mean square of edges about their line up to which it follows them; whole ticks alone give 0.29 to 0.5."""
FIRST_PIECE = 1024
"""Edges on the lines that refine the period, so that edges can be counted across those that were lost."""
OFF = 0.25
"""An interval that is off a whole number of periods by more than this share of one ends a line."""


@dataclass(frozen=True)
class Phases:
    """What is known of the phases.

    Attributes
    ----------
    period : float
        Slope of the lines, in ticks; the median interval where there are none.
    residual : float | None
        Root mean square of the edges about their lines, in ticks. None: nowhere do enough edges lie on a line.
    followed : float
        Share of the edges that lie on lines.
    unevenness : float | None
        Kuiper's statistic of the phases, a share of edges. None: the period varies so much, by more than a clock, that
        there is no line to follow, and the phases are as random as that.
    limit : float
        The most that can be borne: phases of as many independent edges are more uneven once in 100.
    """

    period: float
    residual: float | None
    followed: float
    unevenness: float | None
    limit: float

    @property
    def even(self) -> bool:
        """Even enough for a code-density test."""
        return self.unevenness is None or self.unevenness <= self.limit


def kuiper(phases: NDArray[np.float64]) -> float:
    """Kuiper's statistic of phases in 0..1 against evenly spread ones."""
    ordered = np.sort(phases)
    steps = np.arange(len(ordered) + 1) / len(ordered)
    return float((steps[1:] - ordered).max() + (ordered - steps[:-1]).max())


def follow(times: NDArray[np.int64], samples: int) -> Phases:
    """Judge time stamps, in ticks and in their order, of edges of one polarity."""
    intervals = np.diff(times)
    if not len(intervals):
        raise ValueError("it takes two edges")
    # Stephens, J. R. Stat. Soc. B 32 (1970) 115, the upper 1 % point.
    root = math.sqrt(len(times))
    limit = 2.001 / (root + 0.155 + 0.24 / root)
    lines = _lines(times, float(np.median(intervals)), FIRST_PIECE)
    period, length = lines.period, len(times)
    # A line as long as possible: shorter ones follow an oscillator that wanders, but not one whose edges scatter.
    bearable = max(ON_LINE_TICKS, SHORTER_IS_BETTER * _lines(times, period, LEAST_PIECE).residual)
    while (lines := _lines(times, period, length)).residual > bearable and length > LEAST_PIECE:
        length = max(LEAST_PIECE, length // 2)
    if lines.followed < 0.5 or lines.residual > samples:
        residual = lines.residual if lines.on_line.any() else None
        return Phases(lines.period, residual, lines.followed, None, limit)
    placed = lines.on_line
    phases = ((times[placed] % samples) - lines.residuals[placed]) % samples / samples
    return Phases(lines.period, lines.residual, lines.followed, kuiper(phases), limit)


@dataclass(frozen=True)
class _Lines:
    residuals: NDArray[np.float64]
    on_line: NDArray[np.bool_]
    period: float

    @property
    def followed(self) -> float:
        return float(self.on_line.mean())

    @property
    def residual(self) -> float:
        if not self.on_line.any():
            return math.inf
        return float(np.sqrt((self.residuals[self.on_line] ** 2).mean()))


def _lines(times: NDArray[np.int64], period: float, length: int) -> _Lines:
    """Least-squares lines through pieces of at most `length` edges, each of a whole number of periods after the last.

    `period` has to be known well enough to count the periods of a gap.
    """
    intervals = np.diff(times)
    periods = np.rint(intervals / max(period, 1.0)).astype(np.int64)
    broken = (periods < 1) | (np.abs(intervals - periods * period) > OFF * period)
    index = np.concatenate(([0], np.cumsum(periods)))
    number = np.arange(len(times))
    run = np.maximum.accumulate(np.where(np.concatenate(([True], broken)), number, 0))
    cuts = np.flatnonzero((number - run) % length == 0)
    sizes = np.diff(np.append(cuts, len(times)))
    piece, last = np.repeat(np.arange(len(cuts)), sizes), cuts + sizes - 1
    position = (index - index[cuts][piece]).astype(np.float64)
    elapsed = (times - times[cuts][piece]).astype(np.float64)
    # Without its mean period a piece is a few ticks high, and sums of products keep their digits.
    mean = elapsed[last] / np.maximum(1, position[last])
    height = elapsed - position * mean[piece]
    x = position - (np.add.reduceat(position, cuts) / sizes)[piece]
    y = height - (np.add.reduceat(height, cuts) / sizes)[piece]
    squares = np.add.reduceat(x * x, cuts)
    slope = np.add.reduceat(x * y, cuts) / np.maximum(squares, 1)
    long_enough = sizes >= SHORT
    weight = np.where(long_enough, squares, 0)
    found = float(((mean + slope) * weight).sum() / weight.sum()) if long_enough.any() else period
    return _Lines(y - slope[piece] * x, long_enough[piece], found)
