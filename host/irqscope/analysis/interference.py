# SPDX-License-Identifier: BSD-2-Clause
"""Does one interrupt delay another, at which phase of it, for how long, and how?

Latencies of the one are sorted by their phase: how long after the other's stimulus their own came, modulo its period.
They are compared with latencies while the other one rested. Phases are joined to bins of EACH samples on the average;
a bin is *delayed* if the interval of its median lies above that of the median at rest. Intervals are those of order
statistics (`quantiles`), and hold together with CONFIDENCE for all bins of a curve (Bonferroni).

Neighbouring delayed bins are a *region*, and it tells how it came about:

- Who waits for the end of something is answered at one instant after the other's stimulus, whenever its own came: the
  delay falls by as much as the phase grows, with a slope of -1.
- Who is interrupted is answered later by the same time at each phase: the slope is 0.

Nothing is said of regions with too few samples for a slope, nor of slopes that are neither.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from .histogram import Int64
from .quantiles import CONFIDENCE, median_ranks

EACH, FEWEST, MOST = 40, 8, 400
"""Samples in a bin on the average, and bins of a period: at least, and at most."""
PIECES, LEAST_PIECE = 16, 6
"""Into how many parts of as many samples a region is cut for its slope, and how many each has at least."""
FLANK, NEAR = 4, 0.25
"""Parts that a slope takes at least, and by how much it may differ from -1 or 0, its interval included."""
LOW, HALF = 0.15, 0.5
"""Shares of the longest delay: the falling flank ends below the one, a plateau is above the other."""

Floats = NDArray[np.float64]
How = Literal["waits", "is interrupted"]


@dataclass(frozen=True)
class Bin:
    """Samples of some phases, from `begin` to `end` ticks; `low` and `high` enclose their median, None if too few."""

    begin: int
    end: int
    n: int
    median: float | None = None
    low: int | None = None
    high: int | None = None
    worst: int | None = None


@dataclass(frozen=True)
class Region:
    """Phases, in ticks after the other's stimulus (below 0: before it), from `begin` to `end`, in which it delays.

    `delay` is the longest median of a part of them beyond that at rest, within `interval`; `slope` of it over phase,
    with an interval; `how` it comes about, None if that is not shown; `until`: who waits does so until then.
    """

    begin: int
    end: int
    n: int
    delay: float
    interval: tuple[float, float]
    worst: int
    at: int
    slope: tuple[float, float, float] | None
    how: How | None
    until: float | None


@dataclass(frozen=True)
class Curve:
    """Latencies over phase. `rest` is the median at rest with its interval, and `worst_rest` the longest there."""

    period: int
    n: int
    rest: tuple[float, int, int]
    n_rest: int
    worst_rest: int
    bins: tuple[Bin, ...]
    regions: tuple[Region, ...]

    @property
    def judged(self) -> float:
        """Share of the phases of which enough samples are known."""
        return sum(each.end - each.begin for each in self.bins if each.low is not None) / self.period

    @property
    def bound(self) -> float:
        """So much the median of any bin that was judged may be delayed without being called so, in ticks. Those that
        touch a region may be in it with a part of their phases, and do not count."""
        marks = _marks(self.bins, self.rest)
        clear = [
            each.high
            for place, each in enumerate(self.bins)
            if each.high is not None and not (marks[place - 1] or marks[place] or marks[(place + 1) % len(marks)])
        ]
        return max(0.0, max(clear, default=self.rest[2]) - self.rest[1])


def curve(phases: Int64, latencies: Int64, rest: Int64, period: int, bins: int | None = None) -> Curve | None:
    """The curve of latencies by phase (0 <= phase < period), against those at rest; None if too few rested.

    All are ticks. `bins` says how many there are; by default as many as the samples support.
    """
    number = min(period, bins or max(FEWEST, min(MOST, len(phases) // EACH)))
    chance = (1 - CONFIDENCE) / (number + 1)
    resting = _summary(0, period, rest, chance)
    if resting.median is None or resting.low is None or resting.high is None or resting.worst is None:
        return None
    centre = (resting.median, resting.low, resting.high)
    order = np.argsort(phases, kind="stable")
    phases, latencies = phases[order], latencies[order]
    edges = [-(-period * k // number) for k in range(number + 1)]
    places = np.searchsorted(phases, edges)
    found = tuple(
        _summary(begin, end, latencies[first:last], chance)
        for begin, end, first, last in zip(edges, edges[1:], places, places[1:], strict=False)
    )
    regions = tuple(_regions(found, centre, period, phases, latencies, chance))
    return Curve(period, len(phases), centre, resting.n, resting.worst, found, regions)


def _summary(begin: int, end: int, values: Int64, chance: float) -> Bin:
    if not len(values):
        return Bin(begin, end, 0)
    values = np.sort(values)
    middle, worst = float(np.median(values)), int(values[-1])
    ranks = median_ranks(len(values), chance)
    if ranks is None:
        return Bin(begin, end, len(values), middle, worst=worst)
    low, high = (int(values[rank - 1]) for rank in ranks)
    return Bin(begin, end, len(values), middle, low, high, worst)


def _marks(bins: Sequence[Bin], rest: tuple[float, int, int]) -> list[bool]:
    """Which bins are delayed; one with too few samples is as both of its neighbours are."""
    above = [None if each.low is None else each.low > rest[2] for each in bins]
    return [
        bool(above[place - 1] and above[(place + 1) % len(above)]) if each is None else each
        for place, each in enumerate(above)
    ]


def _regions(
    bins: tuple[Bin, ...], rest: tuple[float, int, int], period: int, phases: Int64, latencies: Int64, chance: float
) -> Iterator[Region]:
    """Delayed bins that touch, across the end of the period too; phases beyond its half are before the stimulus."""
    marks = _marks(bins, rest)
    if all(marks):
        runs = [range(len(bins))]
    else:
        first = marks.index(False)
        runs, run = [], list[int]()
        for place in [*range(first, first + len(bins)), first]:
            if marks[place % len(bins)]:
                run.append(place)
            elif run:
                runs.append(range(run[0], run[-1] + 1))
                run = []
    for run_of in runs:
        begin = bins[run_of[0] % len(bins)].begin
        length = sum(bins[place % len(bins)].end - bins[place % len(bins)].begin for place in run_of)
        offset = (phases - begin) % period
        inside = np.flatnonzero(offset < length)
        inside = inside[np.argsort(offset[inside], kind="stable")]
        start = begin - period if begin > period // 2 else begin
        yield _region(start, start + length, start + offset[inside], latencies[inside], rest, chance)


def _region(
    begin: int, end: int, phases: Int64, latencies: Int64, rest: tuple[float, int, int], chance: float
) -> Region:
    """What samples of a region, sorted by phase, tell."""
    parts = max(1, min(PIECES, len(phases) // LEAST_PIECE))
    pieces = np.array_split(np.arange(len(phases)), parts)
    middles = np.array([np.median(phases[piece]) for piece in pieces])
    delays = np.array([np.median(latencies[piece]) for piece in pieces]) - rest[0]
    top = int(np.argmax(delays))
    summary = _summary(begin, end, latencies[pieces[top]], chance)
    least, most = (
        (summary.low - rest[2], summary.high - rest[1])
        if summary.low is not None and summary.high is not None
        else (float(latencies[pieces[top]].min() - rest[2]), float(latencies[pieces[top]].max() - rest[1]))
    )
    longest = float(delays[top])
    slope, how = _shape(middles, delays, top)
    worst = int(np.argmax(latencies))
    return Region(
        begin=begin,
        end=end,
        n=len(phases),
        delay=longest,
        interval=(float(least), float(most)),
        worst=int(latencies[worst]),
        at=int(phases[worst]),
        slope=slope,
        how=how,
        until=float(np.median((middles + delays)[top:])) + rest[0] if how == "waits" else None,
    )


def _shape(middles: Floats, delays: Floats, top: int) -> tuple[tuple[float, float, float] | None, How | None]:
    """The slope of the delay over phase with its interval, and what that means."""
    low = np.flatnonzero(delays[top:] < LOW * delays[top])
    flank = slice(top, top + int(low[0]) if len(low) else len(delays))
    high = np.flatnonzero(delays >= HALF * delays[top])
    plateau = slice(int(high[0]), int(high[-1]) + 1)
    falling = _slope(middles[flank], delays[flank])
    if falling and falling[1] >= -1 - NEAR and falling[2] <= -1 + NEAR:
        return falling, "waits"
    level = _slope(middles[plateau], delays[plateau])
    if level and level[1] >= -NEAR and level[2] <= NEAR:
        return level, "is interrupted"
    return falling or level, None


def _slope(x: Floats, y: Floats) -> tuple[float, float, float] | None:
    """By least squares, with its interval by Student's t; None of fewer than FLANK points."""
    if len(x) < FLANK or not np.ptp(x):
        return None
    from scipy.special import stdtrit

    away = x - x.mean()
    slope = float(away @ y / (away @ away))
    rest = y - y.mean() - slope * away
    error = float(np.sqrt(rest @ rest / (len(x) - 2) / (away @ away)))
    half = error * float(stdtrit(len(x) - 2, (1 + CONFIDENCE) / 2))
    return slope, slope - half, slope + half
