# SPDX-License-Identifier: BSD-2-Clause
"""How many times as often something came in one run as in another, from how often it was seen in both: the exact
conditional test of two Poisson counts (J. Przyborowski and H. Wilenski, Biometrika 31 (1940) 313).

What comes in loose groups, or at a rate that wanders, scatters more than Poisson counts do. Counts in equal parts of
each run tell it, by their index of dispersion (D. R. Cox and P. A. W. Lewis, The Statistical Analysis of Series of
Events, 1966, 6.3): then as many fewer are taken to have been seen as the variance is larger (R. W. M. Wedderburn,
Biometrika 61 (1974) 439), with Student's t for what so few parts tell of it. Where the index may well be chance the
test is exact: to allow for it always would cost power where nothing is to be allowed for.
"""

import math
from dataclasses import dataclass

PARTS = 8
"""Of a run, in which clusters are counted."""
LEVEL = 0.2
"""Probability of as large an index of dispersion, below which it is allowed for."""


@dataclass(frozen=True)
class Seen:
    """From `least` to `most` times (infinite: nobody knows) in what `exposure` is counted in: seconds, or stimuli.

    `parts`: how often in each of as many equal parts of that; without them, at independent times.
    """

    least: int
    most: float
    exposure: float
    parts: tuple[int, ...] = ()


@dataclass(frozen=True)
class RateRatio:
    """Of two rates: the `ends` of its interval, and the probability `p` of counts so far apart if it is 1. Both allow
    for counts whose variance is `scatter` times that of independent ones, 1 at least."""

    ends: tuple[float, float]
    p: float
    scatter: float = 1.0


def rate_ratio(reference: Seen, run: Seen, confidence: float) -> RateRatio:
    """That of the run to the reference, whatever of its `least` and its `most` came in each."""
    exposures, (scatter, freedom) = (reference.exposure, run.exposure), _scatter(reference.parts, run.parts)
    wider = _wider(scatter, freedom, confidence)
    fewest, lowest = _exact(reference.most, run.least, *exposures, confidence, wider)
    most, highest = _exact(reference.least, run.most, *exposures, confidence, wider)
    if run.least * reference.exposure > reference.most * run.exposure:
        p = lowest
    else:
        p = highest if run.most * reference.exposure < reference.least * run.exposure else 1.0
    return RateRatio((fewest[0], most[1]), p, scatter)


def _scatter(*runs: tuple[int, ...]) -> tuple[float, int]:
    """The index of dispersion of all runs together and its degrees of freedom; 1 of what may well be independent."""
    from scipy.special import chdtrc

    seen = [(parts, sum(parts) / len(parts)) for parts in runs if sum(parts)]
    squares = sum((count - mean) ** 2 / mean for parts, mean in seen for count in parts)
    freedom = sum(len(parts) - 1 for parts, _ in seen)
    if squares <= freedom or float(chdtrc(freedom, squares)) >= LEVEL:
        return 1.0, freedom
    return squares / freedom, freedom


def _wider(scatter: float, freedom: int, confidence: float) -> float:
    """The variance to be allowed for: the normal deviate becomes Student's."""
    from scipy.special import ndtri, stdtrit

    if scatter == 1:
        return 1.0
    tail = (1 + confidence) / 2
    return scatter * float(stdtrit(freedom, tail) / ndtri(tail)) ** 2


def _exact(
    reference: float, run: float, before: float, after: float, confidence: float, wider: float
) -> tuple[tuple[float, float], float]:
    """The ends and p of so many in the exposures `before` and `after`, whose variance is so much `wider`."""
    if not reference + run or math.isinf(reference + run):
        return (0.0, math.inf), 1.0
    share, scale = after / (before + after), before / after
    low, high = _interval(reference / wider, run / wider, confidence)
    p = _chance(int(reference), int(run), share) if wider == 1 else _wider_chance(reference / wider, run / wider, share)
    return (scale * low / (1 - low) if low < 1 else math.inf, scale * high / (1 - high) if high < 1 else math.inf), p


def _interval(reference: float, run: float, confidence: float) -> tuple[float, float]:
    """That of the run's share of all, by Clopper and Pearson's bounds; counts may be effective ones."""
    from scipy.special import betaincinv

    tail = (1 - confidence) / 2
    low = float(betaincinv(run, reference + 1, tail)) if run else 0.0
    high = float(betaincinv(run + 1, reference, 1 - tail)) if reference else 1.0
    return low, high


def _chance(reference: int, run: int, share: float) -> float:
    """The probability of a share of all that is no likelier, if the true one is `share`."""
    from scipy.stats import binomtest

    return float(binomtest(run, reference + run, share).pvalue)


def _wider_chance(reference: float, run: float, share: float) -> float:
    """Likewise of counts that are effective ones: twice that of the smaller tail."""
    from scipy.special import betainc

    as_many = float(betainc(run, reference + 1, share)) if run else 1.0
    as_few = float(betainc(reference, run + 1, 1 - share)) if reference else 1.0
    return min(1.0, 2 * min(as_many, as_few))
