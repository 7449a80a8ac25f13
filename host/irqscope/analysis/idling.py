# SPDX-License-Identifier: BSD-2-Clause
"""Does a target answer later after it had nothing to do for long? Latency over the idle time before the stimulus.

Samples are sorted by their *gap*: how long before the stimulus the target was last seen to do something. Where the
level of the latency changes from some gap on is a *step*, as an idle state makes it. A step is found by ranks: the
sum of those of all samples with shorter gaps, over its spread, is the largest there. That maximum is exceeded without
any step with the chance that D. Siegmund gives (B. James, K. L. James and D. Siegmund, Biometrika 74 (1987) 71, for
normal sums; those of ranks have shorter tails). Several steps are found by binary segmentation (L. Ju. Vostrikova,
Soviet Mathematics Doklady 24 (1981) 55), each with so small a chance that no stretch between any of them shows a false
one in CONFIDENCE of curves.

Where a step is: samples are longer than a threshold more often beyond it. The logarithm of the likelihood ratio of two
places is a random walk, which falls from the true place on either side; that it rises by c again has a chance of
exp(-c) at most (Ville's inequality), and so the places that are less likely by no more than that enclose the true one.

It is assumed that samples of one gap are independent of each other, as if in any order: a target that changes over time
is not told from one that changes with the gap, where gaps are not measured in turns. A latency that grows gradually is
shown as several steps.
"""

import math
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from ..base.records import PartTicks, Record, SignedTicks
from .blocks import mean_ranks
from .histogram import Int64
from .quantiles import CONFIDENCE, Middle, middle, needed, rank

Floats = NDArray[np.float64]

MOST = 8
"""Steps of a curve."""
LEAST = 10
"""Samples on either side of a step."""
EACH = 20
"""Samples of a bin at least."""
PER_DECADE = 8
"""Bins, by equal factors, where samples are many."""
HIGH = "0.99"


class Step(Record, frozen=True, kw_only=True):
    """From some idle time on the latency has another level."""

    gap: PartTicks
    """Of the first sample of the new level, and of the one before, the mean."""
    interval: tuple[int, int]
    """Encloses the gap from which on it has that level; each step's for itself."""
    before: PartTicks
    """The median of the samples from the step before on."""
    after: PartTicks
    """That up to the next step."""
    height: tuple[PartTicks, SignedTicks, SignedTicks]
    """How much later the target answers, by the medians, and the interval of that."""


@dataclass(frozen=True)
class Bin:
    """Samples of some gaps, from the first to the last; `low` and `high` enclose their median, None if too few."""

    begin: int
    end: int
    n: int
    median: float
    low: int | None
    high: int | None
    p99: int | None
    worst: int


@dataclass(frozen=True)
class Curve:
    """Latencies over gaps; `levels` are the medians before, between and after the steps, with their intervals."""

    n: int
    bins: tuple[Bin, ...]
    steps: tuple[Step, ...]
    levels: tuple[Middle, ...]

    @property
    def exit(self) -> tuple[float, float, float]:
        """By how much the target answers later at its longest level than at the shortest gaps, and an interval.

        Its upper end is that of the medians of all bins: no idle state that was met takes surely longer.
        """
        first, longest = self.levels[0], max(self.levels)
        most = max([longest[2], *(each.high for each in self.bins if each.high is not None)])
        return longest[0] - first[0], float(max(0, longest[1] - first[2])), float(most - first[1])


def curve(gaps: Int64, latencies: Int64) -> Curve | None:
    """The curve of latencies by the gap before their stimuli, all in ticks; None of too few samples."""
    order = np.argsort(gaps, kind="stable")
    gaps, latencies = gaps[order], latencies[order]
    if len(gaps) < 2 * LEAST:
        return None
    cuts = _refined(latencies, gaps, _search(latencies, gaps, 0, (1 - CONFIDENCE) / (MOST + 1)))
    ends = [0, *cuts, len(gaps)]
    middles = [_surely(latencies[first:last]) for first, last in pairwise(ends)]
    steps = [
        _step(gaps, latencies, ends[number : number + 3], middles[number], middles[number + 1])
        for number in range(len(cuts))
    ]
    return Curve(n=len(gaps), bins=tuple(_bins(gaps, latencies)), steps=tuple(steps), levels=tuple(middles))


def _search(latencies: Int64, gaps: Int64, offset: int, chance: float, most: int = MOST) -> list[int]:
    """Places of steps, in their order."""
    place = _place(latencies, gaps, chance)
    if place is None or not most:
        return []
    left = _search(latencies[:place], gaps[:place], offset, chance, most - 1)
    right = _search(latencies[place:], gaps[place:], offset + place, chance, most - 1 - len(left))
    return [*left, offset + place, *right]


def _refined(latencies: Int64, gaps: Int64, cuts: list[int]) -> list[int]:
    """Each place once more, between its neighbours: the first ones were found among samples of all levels. One that
    is none then goes."""
    number = 0
    while number < len(cuts):
        first, last = ([0, *cuts][number], [*cuts, len(gaps)][number + 1])
        place = _place(latencies[first:last], gaps[first:last], (1 - CONFIDENCE) / (MOST + 1))
        if place is None:
            del cuts[number]
            number = max(0, number - 1)
        else:
            cuts[number] = first + place
            number += 1
    return cuts


def _place(latencies: Int64, gaps: Int64, chance: float) -> int | None:
    """The first sample of a new level; None if the samples show none."""
    n = len(latencies)
    places = np.arange(LEAST, n - LEAST + 1)
    places = places[gaps[places] > gaps[places - 1]] if len(places) and n > 2 * LEAST else places[:0]
    ranks = mean_ranks(latencies.astype(np.float64))
    spread = float(np.std(ranks))
    if not len(places) or not spread:
        return None
    sums = np.cumsum(ranks - ranks.mean())[places - 1]
    clear = np.abs(sums) / (spread * np.sqrt(places * (n - places) / n))
    if clear.max() < _limit(n, chance):
        return None
    start = int(places[np.argmax(clear)])
    walk = _walk(latencies, start)
    return int(places[np.argmax(walk[places])])


def _limit(n: int, chance: float) -> float:
    """What the largest standardised sum of ranks exceeds with this chance, at most, without any step."""
    room = 2 * math.log((n - LEAST) / LEAST)

    def exceeded(b: float) -> float:
        return math.exp(-b * b / 2) / math.sqrt(2 * math.pi) * ((b - 1 / b) * room + 4 / b)

    low, high = 1.0, 40.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if exceeded(middle) > chance else (low, middle)
    return high


def _walk(latencies: Int64, start: int) -> Floats:
    """By place, the logarithm of the likelihood that the step is there, but for a constant.

    Of whether samples are beyond the threshold that tells most between those before and after a first guess.
    """
    before, after = np.sort(latencies[:start]), np.sort(latencies[start:])
    values = np.unique(latencies)
    shares = [np.searchsorted(part, values, side="right") / len(part) for part in (before, after)]
    threshold = values[int(np.argmax(np.abs(shares[0] - shares[1])))]
    beyond = latencies > threshold
    few, many = ((float(part.sum()) + 0.5) / (len(part) + 1) for part in (beyond[:start], beyond[start:]))
    likely = np.where(beyond, math.log(few / many), math.log((1 - few) / (1 - many)))
    return np.concatenate([[0.0], np.cumsum(likely)])


def _step(gaps: Int64, latencies: Int64, ends: list[int], before: Middle, after: Middle) -> Step:
    first, place, last = ends
    mine = gaps[first:last]
    walk = _walk(latencies[first:last], place - first)
    inner = walk[1:-1]
    near = 1 + np.flatnonzero(inner >= walk[place - first] - math.log(2 / (1 - CONFIDENCE)))
    return Step(
        gap=float(gaps[place - 1] + gaps[place]) / 2,
        interval=(int(mine[near[0] - 1]), int(mine[near[-1]])),
        before=before[0],
        after=after[0],
        height=(after[0] - before[0], after[1] - before[2], after[2] - before[1]),
    )


def _surely(values: Int64) -> Middle:
    """The median and its interval; of too few samples the least and the largest."""
    return middle(values, (1 - CONFIDENCE) / 2) or (
        float(np.median(values)),
        int(values.min()),
        int(values.max()),
    )


def _bins(gaps: Int64, latencies: Int64) -> list[Bin]:
    """Of samples sorted by gap: by equal factors, and neighbours joined until each has EACH samples."""
    parts = np.floor(PER_DECADE * np.log10(np.maximum(1, gaps))).astype(np.int64)
    starts = [0]
    for first in (1 + np.flatnonzero(np.diff(parts))).tolist():
        if first - starts[-1] >= EACH:
            starts.append(first)
    if len(starts) > 1 and len(gaps) - starts[-1] < EACH:
        starts.pop()
    chance = (1 - CONFIDENCE) / len(starts)
    found = []
    for first, last in zip(starts, [*starts[1:], len(gaps)], strict=True):
        values = np.sort(latencies[first:last])
        median, low, high = middle(values, chance) or (float(np.median(values)), None, None)
        n = len(values)
        found.append(
            Bin(
                begin=int(gaps[first]),
                end=int(gaps[last - 1]),
                n=n,
                median=median,
                low=low,
                high=high,
                p99=int(values[rank(HIGH, n) - 1]) if n >= needed(HIGH) else None,
                worst=int(values[-1]),
            )
        )
    return found
