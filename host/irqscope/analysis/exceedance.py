# SPDX-License-Identifier: BSD-2-Clause
"""How often is a latency beyond a limit? Bounds per stimulus and per hour, of disturbances rather than of samples.

One stall makes many late samples, and bounds that take them for independent are wrong: with bursts of five samples the
"95 %" bound misses the truth in 44 % of the runs. So exceedances are declustered first, and what is counted is the
disturbances. These bounds are exact if disturbances are independent of each other, and wider than need be if they come
at regular times: C. J. Clopper and E. S. Pearson, Biometrika 26 (1934) 404, per stimulus (without any exceedance the
"rule of three", 3/n); F. Garwood, Biometrika 28 (1936) 437, per hour.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .extremal import Clusters
from .quantiles import CONFIDENCE

LEAST_CLUSTERS = 20
"""Fewer bursts do not tell how much their lengths differ."""
LEVEL = 0.01
"""Chance that independent disturbances are said to depend on each other (half of it on either side)."""
OVERLAP = 0.1
"""Where more disturbances than this share begin within the gap after another one, they cannot be told apart."""
TRIALS = 999


@dataclass(frozen=True)
class Rate:
    """`count` in `exposure` stimuli or hours.

    `interval` has `CONFIDENCE` on both sides together, `upper` on its own: what is to be compared with a limit.
    """

    count: float
    exposure: float
    estimate: float
    interval: tuple[float, float]
    upper: float


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
    per_stimulus, per_hour : Rate | None
        Disturbances.
    share : Rate | None
        Samples beyond the threshold, as a share of all: exact if each was alone, else allowing for bursts.
    withheld : str | None
        Why rates are missing.
    """

    n: int
    count: int
    clusters: Clusters
    p: float
    per_stimulus: Rate | None
    per_hour: Rate | None
    share: Rate | None
    withheld: str | None


def proportion(count: float, n: float) -> Rate:
    """Clopper and Pearson's bounds of a share: `count` of `n`; both may be effective numbers."""
    from scipy.special import betaincinv

    def quantile(k: float, rest: float, probability: float) -> float:
        return float(betaincinv(k, rest, probability)) if k > 0 and rest > 0 else float(k > 0)

    tail = (1 - CONFIDENCE) / 2
    return Rate(
        count, n, count / n,
        (quantile(count, n - count + 1, tail), quantile(count + 1, n - count, 1 - tail)),
        quantile(count + 1, n - count, CONFIDENCE),
    )  # fmt: skip


def poisson(count: int, exposure: float) -> Rate:
    """Garwood's bounds of a rate: `count` in `exposure` hours, for example."""
    from scipy.special import gammaincinv

    tail = (1 - CONFIDENCE) / 2
    low = float(gammaincinv(count, tail)) if count else 0.0
    return Rate(
        count, exposure, count / exposure,
        (low / exposure, float(gammaincinv(count + 1, 1 - tail)) / exposure),
        float(gammaincinv(count + 1, CONFIDENCE)) / exposure,
    )  # fmt: skip


def exceedances(clusters: Clusters, n: int, begin: int, end: int, hour: float, count: int | None = None) -> Exceedances:
    """Bounds from the clusters of exceedances among `n` samples between the times `begin` and `end`.

    `hour` is an hour in the unit of these times. `count`: exceedances of which the histogram knows; if the records have
    fewer, nobody knows which belong together, and there are no rates.
    """
    told = int(clusters.sizes.sum())
    count = told if count is None else count
    p, regular = spacing(clusters.first, begin, end)
    withheld = None
    if told != count:
        withheld = f"of {count} exceedances only {told} have a record: nobody knows how many disturbances there were"
    elif clusters.count * clusters.gap > OVERLAP * (end - begin - int((clusters.last - clusters.first).sum())):
        withheld = "it is exceeded so often that one disturbance cannot be told from the next"
    elif p < LEVEL and not regular:
        withheld = (
            "disturbances come in groups themselves, or change over time: count those that are farther apart, or "
            "measure a stationary scenario"
        )
    if withheld:
        return Exceedances(n, count, clusters, p, None, None, None, withheld)
    share: Rate | None = None
    if 0 < clusters.count < LEAST_CLUSTERS:
        withheld = (
            f"the share of late samples is not bounded: {clusters.count} disturbances do not tell how many samples one "
            f"delays, and it takes {LEAST_CLUSTERS}"
        )
    elif clusters.count and p < LEVEL:
        withheld = (
            "the share of late samples has no interval: disturbances come at regular times, and it depends on the "
            "phase at which the run began, not on chance"
        )
    elif clusters.count:
        share = _share(clusters, n)
    hours = (end - begin) / hour
    return Exceedances(
        n, count, clusters, p, proportion(clusters.count, n), poisson(clusters.count, hours), share, withheld
    )


def _share(clusters: Clusters, n: int) -> Rate:
    """Korn and Graubard (1998): Clopper and Pearson's bounds of effective numbers.

    The variance of a count whose parts come in clusters of sizes L is that of independent ones times E(L^2) / E(L).
    """
    from scipy.special import ndtri, stdtrit

    sizes = clusters.sizes.astype(np.float64)
    count, effect = float(sizes.sum()), float((sizes**2).sum() / sizes.sum())
    if effect == 1:
        return proportion(clusters.count, n)
    tail = (1 + CONFIDENCE) / 2
    worth = float(ndtri(tail) / stdtrit(len(sizes) - 1, tail)) ** 2 / effect
    found = proportion(count * worth, n * worth)
    return Rate(count, n, count / n, found.interval, found.upper)


def spacing(times: NDArray[np.int64], begin: int, end: int) -> tuple[float, bool]:
    """Two-sided probability that times at random are spaced as unevenly or as evenly; and whether evenly it is.

    M. Greenwood, J. R. Stat. Soc. A 109 (1946) 85: the sum of the squares of spacings, here against `TRIALS` random
    sets of as many times with a fixed seed. Fewer than five tell nothing.
    """
    if len(times) < 5:
        return 1.0, False
    whole = float(end - begin)
    statistic = float(((np.diff(times, prepend=begin, append=end) / whole) ** 2).sum())
    rng = np.random.default_rng(len(times))
    trials = np.empty(TRIALS)
    for trial in range(TRIALS):
        drawn = rng.standard_exponential(len(times) + 1)
        trials[trial] = np.dot(drawn, drawn) / drawn.sum() ** 2
    above, below = (1 + np.count_nonzero(trials >= statistic)), (1 + np.count_nonzero(trials <= statistic))
    return min(1.0, 2 * min(above, below) / (TRIALS + 1)), bool(below < above)
