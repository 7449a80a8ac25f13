# SPDX-License-Identifier: BSD-2-Clause
"""Does one interrupt delay another, at which phase of it, for how long, and how?

Latencies of the one are sorted by their phase: how long after the other's stimulus their own came, modulo its period.
They are compared with latencies while the other one rested. Those beyond a threshold are *late*: RARE of all, at most,
are beyond it at rest. Neighbours in phase that are late together are a *region*: the stretch whose logarithm of the
likelihood ratio, of samples of which OFTEN are late to samples at rest, is the largest. At rest it exceeds s in a
circle of n samples with a probability of at most n * exp(-s) (S. Karlin and S. F. Altschul, PNAS 87 (1990) 2264;
Ville's inequality gives the bound), so that nothing is found where nothing is in CONFIDENCE of all runs. As few as four
or five late neighbours suffice; a stretch of phases that meets fewer may be missed. A region tells how it came about:

- Who waits for the end of something is answered at one instant after the other's stimulus, whenever its own came: the
  delay falls by as much as the phase grows, with a slope of -1.
- Who is interrupted is answered later by the same time at each phase: the slope is 0.

Nothing is said of regions with too few samples for a slope, nor of slopes that are neither. Beside regions medians are
given, of bins of EACH samples on the average, with intervals of order statistics (`quantiles`) that hold together with
CONFIDENCE for all bins of a curve (Bonferroni).
"""

import math
from dataclasses import dataclass
from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from ..base.records import Count, PartTicks, Record, SignedTicks, among
from .histogram import Int64
from .quantiles import CONFIDENCE, Middle, middle

EACH, FEWEST, MOST = 40, 8, 400
"""Samples in a bin on the average, and bins of a period: at least, and at most."""
RARE, OFTEN = 0.05, 0.9
"""Of samples at rest, and of a region: how many are late."""
LATE, NOT_LATE = math.log(OFTEN / RARE), math.log((1 - OFTEN) / (1 - RARE))
REGIONS = 8
"""Of a curve, at most."""
PIECES, LEAST_PIECE = 16, 6
"""Into how many parts of as many samples a region is cut for its slope, and how many each has at least."""
FLANK, NEAR = 4, 0.25
"""Parts that a slope takes at least, and by how much it may differ from -1 or 0, its interval included."""
SPREAD = 4
"""Median deviations of answers that come at one instant: six of 1000 are beyond, of a normal distribution."""
LOW, HALF = 0.15, 0.5
"""Shares of the longest delay: the falling flank ends below the one, a plateau is above the other."""

Floats = NDArray[np.float64]
WAITS, INTERRUPTED = "waits", "is interrupted"


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


class Delayed(Record, frozen=True, kw_only=True):
    """Phases at which one interrupt delays the other."""

    begin: SignedTicks
    """The first, in ticks after the other's stimulus; below 0 before it."""
    end: SignedTicks
    """The last."""
    n: Count
    """Samples in it."""
    delay: PartTicks
    """The longest beyond the median at rest: of who waits, at the first phase; else the longest median of a part."""
    interval: tuple[float, float]
    """From the lower end of the longest median of a part to the most that its samples bear, in ticks."""
    worst: SignedTicks
    """The longest latency in it."""
    at: SignedTicks
    """Its phase."""
    slope: tuple[float, float, float] | None
    """Of the delay over phase, and its interval; null where too few samples tell it."""
    how: Annotated[str, among(WAITS, INTERRUPTED)] | None
    """How it comes about; null where nothing shows it."""
    until: PartTicks | None
    """Who waits is answered so many ticks after the other's stimulus, whenever its own came."""


@dataclass(frozen=True)
class Curve:
    """Latencies over phase. `rest` is the median at rest with its interval, and `worst_rest` the longest there."""

    period: int
    n: int
    rest: Middle
    n_rest: int
    worst_rest: int
    bins: tuple[Bin, ...]
    regions: tuple[Delayed, ...]
    bound: float
    """So much, in ticks, the median of a bin may be longer, without the samples of regions."""

    @property
    def judged(self) -> float:
        """Share of the phases of which enough samples are known."""
        return sum(each.end - each.begin for each in self.bins if each.low is not None) / self.period

    @property
    def resolution(self) -> float:
        """Ticks of phases that hold as many samples, on the average, as a region takes at least."""
        return math.ceil(_needed(self.n) / LATE) * self.period / self.n


def curve(phases: Int64, latencies: Int64, rest: Int64, period: int, bins: int | None = None) -> Curve | None:
    """The curve of latencies by phase (0 <= phase < period), against those at rest; None if too few rested.

    All are ticks. `bins` says how many there are; by default as many as the samples support.
    """
    number = min(period, bins or max(FEWEST, min(MOST, len(phases) // EACH)))
    chance = (1 - CONFIDENCE) / (number + 1)
    centre, limit = middle(rest, chance), _threshold(rest)
    if centre is None or limit is None or not len(phases):
        return None
    order = np.argsort(phases, kind="stable")
    phases, latencies = phases[order], latencies[order]
    edges = [-(-period * k // number) for k in range(number + 1)]

    def summaries(phases: Int64, latencies: Int64) -> list[Bin]:
        ends = zip(
            edges[:-1], edges[1:], *(np.searchsorted(phases, each) for each in (edges[:-1], edges[1:])), strict=True
        )
        return [_summary(begin, end, latencies[first:last], chance) for begin, end, first, last in ends]

    delayed = _stretches(latencies > limit)
    regions = [_region(*_unwrapped(phases, places, period), latencies[places], centre, chance) for places in delayed]
    clear = np.ones(len(phases), dtype=np.bool_)
    for places in delayed:
        clear[places] = False
    most = max((each.high for each in summaries(phases[clear], latencies[clear]) if each.high is not None), default=0)
    return Curve(
        period=period,
        n=len(phases),
        rest=centre,
        n_rest=len(rest),
        worst_rest=int(rest.max()),
        bins=tuple(summaries(phases, latencies)),
        regions=tuple(sorted(regions, key=lambda each: each.begin)),
        bound=max(0.0, most - centre[1]),
    )


def _threshold(rest: Int64) -> int | None:
    """The least value that surely no more than RARE exceed at rest; None if too few rested."""
    n = len(rest)
    if not n or (1 - RARE) ** n > (1 - CONFIDENCE) / 2:
        return None
    rank = min(n, math.ceil(n * (1 - RARE) + 2 * math.sqrt(n * RARE * (1 - RARE))))
    return int(np.partition(rest, rank - 1)[rank - 1])


def _needed(n: int) -> float:
    """What the ratio's logarithm is of a region of n samples at least."""
    return math.log(n / (1 - CONFIDENCE))


def _stretches(late: NDArray[np.bool_]) -> list[Int64]:
    """Places of neighbours on a circle that are late together, the clearest first."""
    n, found = len(late), list[Int64]()
    scores = np.where(late, LATE, NOT_LATE)
    # Begin where it is least likely: no region reaches across.
    first, last = _best(-scores)
    turn = (first + last) // 2
    scores, places = np.roll(scores, -turn), np.roll(np.arange(n), -turn)
    while len(found) < REGIONS:
        first, last = _best(scores)
        if scores[first : last + 1].sum() < _needed(n):
            break
        found.append(places[first : last + 1])
        scores[first : last + 1] = -np.inf
    return found


def _best(scores: Floats) -> tuple[int, int]:
    """First and last place of the neighbours with the largest sum."""
    passed = np.concatenate([[0.0], np.cumsum(np.maximum(scores, -1e6))])
    last = int(np.argmax(passed[1:] - np.minimum.accumulate(passed)[:-1]))
    return int(np.argmin(passed[: last + 1])), last


def _unwrapped(phases: Int64, places: Int64, period: int) -> tuple[int, Int64]:
    """Phases of neighbours across the end of the period, too, those beyond its half as before the stimulus; and first
    that of the one before them."""
    mine = phases[places]
    start = int(mine[0]) - period if mine[0] > period // 2 else int(mine[0])
    unwrapped: Int64 = start + (mine - mine[0]) % period
    return start - int(mine[0] - phases[places[0] - 1]) % period, unwrapped


def _summary(begin: int, end: int, values: Int64, chance: float) -> Bin:
    if not len(values):
        return Bin(begin, end, 0)
    median, low, high = middle(values, chance) or (float(np.median(values)), None, None)
    return Bin(begin, end, len(values), median, low, high, int(values.max()))


def _region(before: int, phases: Int64, latencies: Int64, rest: Middle, chance: float) -> Delayed:
    """What samples of a region, sorted by phase, tell; the one before it came at the phase `before`.

    Who waits does so longest at the first phase from which on the answers come at that one instant; it lies between
    that sample and the one before, so that no sample need have waited as long. Else the longest delay is that of the
    part with the longest median, and the longest sample no shorter than it. In both cases that part's median is no
    longer.
    """
    worst = int(np.argmax(latencies))
    parts = np.array_split(np.arange(len(phases)), max(1, min(PIECES, len(phases) // LEAST_PIECE)))
    middles = np.array([np.median(phases[part]) for part in parts])
    delays = np.array([np.median(latencies[part]) for part in parts]) - rest[0]
    top = int(np.argmax(delays))
    flank = _flank(delays, top)
    slope, how = _shape(middles, delays, top, flank)
    ending = np.concatenate(parts[flank])
    answered = phases + latencies
    answers, longest = middle(answered[ending], chance), middle(latencies[parts[top]], chance)
    delay, until = float(delays[top]), None
    least = longest[1] if longest else int(latencies[parts[top]].min())
    low, high = float(least - rest[2]), float(latencies[worst] - rest[1])
    if how == WAITS and answers:
        until = answers[0]
        away = np.abs(answered - until)
        first = int(np.argmax(away <= SPREAD * max(1.0, float(np.median(away[ending])))))
        before = int(phases[first - 1]) if first else before
        high = max(low, float(answers[2] - rest[1] - before))
        delay = min(high, until - rest[0] - float(phases[first]))
    return Delayed(
        begin=int(phases[0]),
        end=int(phases[-1]),
        n=len(phases),
        delay=delay,
        interval=(low, high),
        worst=int(latencies[worst]),
        at=int(phases[worst]),
        slope=slope,
        how=how,
        until=until,
    )


def _flank(delays: Floats, top: int) -> slice:
    """The parts from the longest on, as far as they are no plain end of it."""
    low = np.flatnonzero(delays[top:] < LOW * delays[top])
    return slice(top, top + int(low[0]) if len(low) else len(delays))


def _shape(
    middles: Floats, delays: Floats, top: int, flank: slice
) -> tuple[tuple[float, float, float] | None, str | None]:
    """The slope of the delay over phase with its interval, and what that means."""
    high = np.flatnonzero(delays >= HALF * delays[top])
    plateau = slice(int(high[0]), int(high[-1]) + 1)
    falling = _slope(middles[flank], delays[flank])
    if falling and falling[1] >= -1 - NEAR and falling[2] <= -1 + NEAR:
        return falling, WAITS
    level = _slope(middles[plateau], delays[plateau])
    if level and level[1] >= -NEAR and level[2] <= NEAR:
        return level, INTERRUPTED
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
