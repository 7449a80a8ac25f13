# SPDX-License-Identifier: BSD-2-Clause
"""How often is a latency beyond a limit? Bounds per stimulus and per hour, of disturbances rather than of samples.

One stall makes many late samples, and bounds that take them for independent are wrong: with bursts of five samples the
"95 %" bound misses the truth in 44 % of the runs. So exceedances are declustered first, and what is counted is the
disturbances. These bounds are exact if disturbances are independent of each other, and wider than need be if they come
at regular times: C. J. Clopper and E. S. Pearson, Biometrika 26 (1934) 404, per stimulus (without any exceedance the
"rule of three", 3/n); F. Garwood, Biometrika 28 (1936) 437, per hour. Where disturbances come in groups themselves, as
when stimuli and target drift past each other, groups are what is independent. To give no bound then would leave it to
those runs in which too few disturbances came to show groups, and be wrong in these.

A disturbance that begins during another one, or within the gap after it, is not counted. As many as were counted began
in the rest of the time, so that is what their upper bounds are of: exact of disturbances at random times, as the live
time of a counter is, and the more careful choice of others.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..base.records import AboveZero, Number, Record, changed
from .extremal import Clusters, decluster, natural_gap
from .quantiles import CONFIDENCE

LEAST_CLUSTERS = 20
"""Fewer bursts do not tell how much their lengths differ."""
LEVEL = 0.01
"""Chance that independent disturbances are said to depend on each other (half of it on either side)."""
OVERLAP = 0.1
"""Where more disturbances than this share begin within the gap after another one, they cannot be told apart."""
TRIALS = 999
LARGER = 2
"""The next disturbance may be so many times as long as the longest, and a group as large as the largest."""


class Rate(Record, frozen=True):
    """How often something comes in so many stimuli or hours."""

    count: Number
    """What was seen."""
    exposure: Number
    """Stimuli or hours in which that was."""
    estimate: float
    """The one by the other."""
    interval: tuple[float, float]
    """Of the true rate, with the result's `confidence` on both sides together."""
    upper: AboveZero
    """Its upper end on its own: what is to be compared with a limit. More than 0: what was never seen may yet come."""


@dataclass(frozen=True)
class Exceedances:
    """How often a threshold is exceeded.

    Attributes
    ----------
    n, count : int
        Samples, and those beyond the threshold.
    clusters : Clusters
        Disturbances: exceedances that belong together.
    p : float
        Probability that disturbances at independent times are as unevenly, or as evenly, spaced.
    groups : Clusters | None
        Of disturbances, where these come in groups, which the rates allow for.
    per_stimulus, per_hour : Rate | None
        Disturbances.
    share : Rate | None
        Samples beyond the threshold, as a share of all: exact if each was alone, else allowing for bursts.
    withheld, share_withheld : str | None
        Why the rates are missing, and why the share is.
    late : float | None
        The share at most, of however few disturbances; None without any, which tell nothing of their length.
    live : float
        The share of the time in which a further disturbance would be told from these.
    """

    n: int
    count: int
    clusters: Clusters
    p: float
    groups: Clusters | None
    per_stimulus: Rate | None
    per_hour: Rate | None
    share: Rate | None
    withheld: str | None
    share_withheld: str | None
    late: float | None = None
    live: float = 1.0


def proportion(count: float, n: float) -> Rate:
    """Clopper and Pearson's bounds of a share: `count` of `n`; both may be effective numbers."""
    from scipy.special import betaincinv

    def quantile(k: float, rest: float, probability: float) -> float:
        return float(betaincinv(k, rest, probability)) if k > 0 and rest > 0 else float(k > 0)

    tail = (1 - CONFIDENCE) / 2
    return Rate(
        count,
        n,
        count / n,
        (quantile(count, n - count + 1, tail), quantile(count + 1, n - count, 1 - tail)),
        quantile(count + 1, n - count, CONFIDENCE),
    )


def poisson(count: int, exposure: float) -> Rate:
    """Garwood's bounds of a rate: `count` in `exposure` hours, for example."""
    from scipy.special import gammaincinv

    tail = (1 - CONFIDENCE) / 2
    low = float(gammaincinv(count, tail)) if count else 0.0
    return Rate(
        count,
        exposure,
        count / exposure,
        (low / exposure, float(gammaincinv(count + 1, 1 - tail)) / exposure),
        float(gammaincinv(count + 1, CONFIDENCE)) / exposure,
    )


def in_live(bounds: Callable[[Any, float], Rate], seen: Any, exposure: float, live: float) -> Rate:
    """`bounds` of what was seen in an exposure, the upper ones of the share of it in which more would have been."""
    whole, told = bounds(seen, exposure), bounds(seen, live * exposure)
    return changed(whole, interval=(whole.interval[0], told.interval[1]), upper=told.upper)


def exceedances(clusters: Clusters, n: int, begin: int, end: int, hour: float, count: int | None = None) -> Exceedances:
    """Bounds from the clusters of exceedances among `n` samples between the times `begin` and `end`.

    `hour` is an hour in the unit of these times. `count`: exceedances of which the histogram knows; if the records have
    fewer, nobody knows which belong together, and there are no rates.
    """
    told = int(clusters.sizes.sum())
    count = told if count is None else count
    p, groups = groups_of(clusters, begin, end)
    withheld = too_often(clusters, begin, end)
    if told != count:
        withheld = f"of {count} exceedances only {told} have a record: nobody knows how many disturbances there were"
    if withheld:
        return Exceedances(n, count, clusters, p, None, None, None, None, withheld, withheld)
    share, without = None, None
    if not clusters.count:
        without = "none was seen, which leaves open how many samples one delays"
    elif clusters.count < LEAST_CLUSTERS:
        few = f"{clusters.count} disturbances do" if clusters.count > 1 else "one disturbance does"
        without = f"{few} not tell how many samples others delay, and it takes {LEAST_CLUSTERS}"
    elif groups:
        without = "disturbances come in groups themselves, or change over time"
    elif p < LEVEL:
        without = "disturbances come at regular times, so that it depends on where the run began, not on chance"
    else:
        share = share_of(clusters.sizes, n)
    # One that begins during another, or within the gap after it, is counted with that.
    hours, live = (end - begin) / hour, 1 - (_within(clusters) + clusters.count * clusters.gap) / (end - begin)
    each, rate = (
        (in_live(grouped, groups.sizes, n, live), in_live(grouped, groups.sizes, hours, live))
        if groups
        else (in_live(proportion, clusters.count, n, live), in_live(poisson, clusters.count, hours, live))
    )
    late = share.upper if share else _late(clusters, groups, n) if clusters.count else None
    return Exceedances(n, count, clusters, p, groups, each, rate, share, None, without, late, live)


def too_often(clusters: Clusters, begin: int, end: int) -> str | None:
    """Why nobody can count the disturbances between `begin` and `end`; None if they can be told apart."""
    if clusters.count * clusters.gap <= OVERLAP * (end - begin - _within(clusters)):
        return None
    return "it is exceeded so often that one disturbance cannot be told from the next"


def _within(clusters: Clusters) -> int:
    """How long all disturbances together lasted."""
    return int((clusters.last - clusters.first).sum())


def groups_of(clusters: Clusters, begin: int, end: int) -> tuple[float, Clusters | None]:
    """How likely disturbances between `begin` and `end` are spaced so by chance (see `spacing`), and their groups; None
    if they come alone."""
    p, regular = spacing(clusters.first, begin, end)
    if p >= LEVEL or regular:
        return p, None
    return p, decluster(clusters.first, natural_gap(clusters.first - begin, end - begin))


def _late(clusters: Clusters, groups: Clusters | None, n: int) -> float:
    """The share of late samples at most; those of a group of disturbances count as one."""
    firsts = np.arange(clusters.count) if groups is None else np.searchsorted(clusters.first, groups.first)
    return min(1.0, _sum_of(np.add.reduceat(clusters.sizes, firsts))[1] / n)


def grouped(sizes: NDArray[np.int64], exposure: float) -> Rate:
    """Disturbances that come in groups of these sizes, in so many stimuli or hours. `upper` is the interval's."""
    low, high = _sum_of(sizes)
    seen = int(sizes.sum())
    return Rate(seen, exposure, seen / exposure, (low / exposure, high / exposure), high / exposure)


def _sum_of(sizes: NDArray[np.int64]) -> tuple[float, float]:
    """Bounds of what is to be expected of a sum over a Poisson number of different sizes.

    Those of M. P. Fay and E. J. Feuer, Stat. Med. 16 (1997) 791, for weighted sums of Poisson numbers, the weights
    being the sizes. Their upper end allows for one more of the largest weight; here that is twice the largest size,
    because sizes vary, and the next may be larger than all that were seen. Where sizes are very unequal the upper end
    holds because of that.
    """
    from scipy.special import gammaincinv

    total, squares, more = float(sizes.sum()), float((sizes.astype(np.float64) ** 2).sum()), LARGER * float(sizes.max())
    tail = (1 - CONFIDENCE) / 2
    low = squares / total * float(gammaincinv(total**2 / squares, tail))
    spread = (squares + more**2) / (total + more)
    return low, spread * float(gammaincinv((total + more) / spread, 1 - tail))


def share_of(sizes: NDArray[np.int64], n: int) -> Rate:
    """The share of late samples among `n`, from how many each disturbance delayed: one at least.

    If each delayed one, Clopper and Pearson's bounds, else those of a sum. `upper` is the interval's.

    It is given from `LEAST_CLUSTERS` on, and runs in which there are so many by chance have more than usual: the lower
    end is that of a Poisson number of which nobody hears if it is less.
    """
    from scipy.special import gammaincinv

    count = len(sizes)
    given = _least_given(count) / float(gammaincinv(count, (1 - CONFIDENCE) / 2))
    if sizes.max() == 1:
        alone = proportion(count, n)
        return changed(alone, interval=(given * alone.interval[0], alone.interval[1]))
    late, (low, high) = float(sizes.sum()), _sum_of(sizes)
    high = min(float(n), high)
    return Rate(late, n, late / n, (given * low / n, high / n), high / n)


def _least_given(count: int) -> float:
    """The mean at which `count` or more of `LEAST_CLUSTERS` or more come with 2.5 %; 0 if it is always more often."""
    from scipy.special import gammainc

    low, high = 0.0, float(count)
    for _ in range(60):
        mean = (low + high) / 2
        reached = gammainc(LEAST_CLUSTERS, mean)
        rare = reached > 0 and gammainc(count, mean) <= (1 - CONFIDENCE) / 2 * reached
        low, high = (mean, high) if rare else (low, mean)
    return low if count > LEAST_CLUSTERS else 0.0


@lru_cache
def _spacings_at_random(number: int) -> NDArray[np.float64]:
    """The sum of squares of the spacings of so many times at random, of each trial; the same ones each time."""
    rng = np.random.default_rng(number)
    trials = np.empty(TRIALS)
    for trial in range(TRIALS):
        drawn = rng.standard_exponential(number + 1)
        trials[trial] = np.dot(drawn, drawn) / drawn.sum() ** 2
    return trials


def spacing(times: NDArray[np.int64], begin: int, end: int) -> tuple[float, bool]:
    """Two-sided probability that times at random are spaced as unevenly or as evenly; and whether evenly it is.

    M. Greenwood, J. R. Stat. Soc. A 109 (1946) 85: the sum of the squares of spacings, here against `TRIALS` random
    sets of as many times with a fixed seed. Fewer than five tell nothing.
    """
    if len(times) < 5:
        return 1.0, False
    whole = float(end - begin)
    statistic = float(((np.diff(times, prepend=begin, append=end) / whole) ** 2).sum())
    trials = _spacings_at_random(len(times))
    above, below = (1 + np.count_nonzero(trials >= statistic)), (1 + np.count_nonzero(trials <= statistic))
    return min(1.0, 2 * min(above, below) / (TRIALS + 1)), bool(below < above)
