# SPDX-License-Identifier: BSD-2-Clause
"""On which day did a figure change its level? Change-points of a daily series, each with its confidence.

The statistic is that of A. N. Pettitt, Applied Statistics 28 (1979) 126: the largest sum of centred ranks. Its
probability is the limit of Kolmogorov, with as many values as the dependent ones are worth (G. V. Bayley and
J. M. Hammersley, J. R. Stat. Soc. Suppl. 8 (1946) 184, of a first-order autoregression); Pettitt's own holds for
independent values only. Several changes are found by binary segmentation (L. Ju. Vostrikova, Soviet Mathematics Doklady
24 (1981) 55). Intervals are of a block bootstrap of the residuals (H. R. Kuensch, Annals of Statistics 17 (1989) 1217).
"""

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .blocks import mean_ranks

Float = NDArray[np.float64]

LEVEL = 0.01
"""Chance that a change is found where there is none, in all series that are tested together."""
CONFIDENCE = 0.95
LEAST = 7
"""Values on either side of a change: a week of days."""
STRONGEST = 0.95
"""The largest dependence of neighbours that is allowed for."""
REPEATS = 500
SEED = 1979


@dataclass(frozen=True)
class Change:
    """One change of level.

    Attributes
    ----------
    index : int
        The first value of the new level.
    first, last : int
        The index lies between them, both included, with `CONFIDENCE`.
    p : float
        Chance that one of all series without a change shows one as clear.
    before, after : float
        The levels: midmeans up to the neighbouring changes, or to the ends.
    low, high : float
        `after - before` lies between them with `CONFIDENCE`.
    """

    index: int
    first: int
    last: int
    p: float
    before: float
    after: float
    low: float
    high: float

    @property
    def step(self) -> float:
        return self.after - self.before


def changes(series: Float, tests: int = 1, level: float = LEVEL) -> list[Change]:
    """The changes of a series, in its order; `tests` series are tested together (Bonferroni)."""
    found = _search(np.asarray(series, dtype=np.float64), 0, tests, level)
    cuts = [0, *(index for index, _ in found), len(series)]
    random = np.random.default_rng(SEED)
    return [
        _estimate(
            np.asarray(series[cuts[number] : cuts[number + 2]], dtype=np.float64),
            cuts[number],
            index - cuts[number],
            p,
            random,
        )
        for number, (index, p) in enumerate(found)
    ]


def likeliest(series: Float) -> tuple[int, float]:
    """Where the level most likely changed (index of the first value after), and the chance of as clear a change in a
    series without; there is none (0, 1.0) in less than twice `LEAST` values, or if all are equal."""
    from scipy.special import kolmogorov

    n = len(series)
    if n < 2 * LEAST or series.min() == series.max():
        return 0, 1.0
    sums = _sums(series)
    index = _place(series, sums)
    spread = math.sqrt(n * float(np.var(mean_ranks(series))) * _inflation(series, index))
    return index, float(kolmogorov(np.abs(sums).max() / spread))


def midmean(series: Float) -> float:
    """Mean of the middle half: robust as a median, and finer than it where values are rounded to bins."""
    cut = len(series) // 4
    return float(np.sort(series)[cut : len(series) - cut].mean())


def _search(series: Float, offset: int, tests: int, level: float) -> list[tuple[int, float]]:
    index, p = likeliest(series)
    p = min(1.0, tests * p)
    if p >= level:
        return []
    left = _search(series[:index], offset, tests, level)
    return [*left, (offset + index, p), *_search(series[index:], offset + index, tests, level)]


def _sums(series: Float) -> Float:
    """At index k the sum of the first k centred ranks; Pettitt's U is twice as much."""
    ranks = mean_ranks(series)
    return np.concatenate([[0.0], np.cumsum(ranks - ranks.mean())])


def _place(series: Float, sums: Float) -> int:
    """The first value of the second of two levels, `LEAST` values or more from either end.

    Where two levels fit the ranks best by least squares they are estimated; with these, the deviations are the least
    (J. Bai, J. Time Series Analysis 15 (1994) 453 and Econometric Theory 11 (1995) 403). Ranks alone would put a value
    just above all of its level into the next one, and their largest sum is drawn to the middle of the series.
    """
    n = len(series)
    places = np.arange(LEAST, n - LEAST + 1)
    start = LEAST + int(np.argmax(sums[places] ** 2 / (places * (n - places))))
    before, after = midmean(series[:start]), midmean(series[start:])
    costs = np.concatenate([[0.0], np.cumsum(np.abs(series - before) - np.abs(series - after))])
    return LEAST + int(np.argmin(costs[places]))


def _inflation(series: Float, index: int) -> float:
    """How much wider sums of neighbours spread than those of independent values: (1 + phi) / (1 - phi).

    phi is that of the ranks of what is left without the step at `index`, or the step itself would be taken for
    dependence and hide; corrected for the bias of so short a series with two levels fitted.
    """
    rest = mean_ranks(np.concatenate([part - np.median(part) for part in (series[:index], series[index:])]))
    rest -= rest.mean()
    if not (power := float(np.dot(rest, rest))):
        return 1.0
    phi = float(np.dot(rest[1:], rest[:-1])) / power
    phi = min(STRONGEST, max(0.0, phi + 2 * (1 + 3 * phi) / len(series)))
    return (1 + phi) / (1 - phi)


def _estimate(series: Float, offset: int, index: int, p: float, random: np.random.Generator) -> Change:
    """The intervals of a change at `index` of a stretch without another, which begins at `offset`."""
    before, after = midmean(series[:index]), midmean(series[index:])
    residuals = [series[:index] - before, series[index:] - after]
    places, steps = np.empty(REPEATS), np.empty(REPEATS)
    for number in range(REPEATS):
        left, right = (_resampled(part, random) for part in residuals)
        again = np.concatenate([left + before, right + after])
        places[number] = _place(again, _sums(again))
        steps[number] = midmean(right) - midmean(left)
    tails = ((1 - CONFIDENCE) / 2, (1 + CONFIDENCE) / 2)
    early, late = np.quantile(places - index, tails)
    less, more = np.quantile(steps, tails)
    first, last = np.clip([index - math.ceil(late), index - math.floor(early)], LEAST, len(series) - LEAST).tolist()
    step = after - before
    return Change(offset + index, offset + first, offset + last, p, before, after, step - more, step - less)


def _resampled(values: Float, random: np.random.Generator) -> Float:
    """As many values, in blocks of neighbours, the last one's neighbour being the first; spread as much wider as
    blocks of so few values make them too narrow."""
    n = len(values)
    length = round(n ** (1 / 3))
    starts = random.integers(0, n, -(-n // length))
    drawn: Float = values[(starts[:, None] + np.arange(length)).ravel()[:n] % n]
    return drawn * math.sqrt(n / (n - length))
