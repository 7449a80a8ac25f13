# SPDX-License-Identifier: BSD-2-Clause
"""How many times as often something came in one run as in another, from how often it was seen in both: the exact
conditional test of two Poisson counts (J. Przyborowski and H. Wilenski, Biometrika 31 (1940) 313)."""

import math
from dataclasses import dataclass


@dataclass(frozen=True)
class Seen:
    """From `least` to `most` times (infinite: nobody knows) in what `exposure` is counted in: seconds, or stimuli."""

    least: int
    most: float
    exposure: float


@dataclass(frozen=True)
class RateRatio:
    """Of two rates: the `ends` of its interval, and the probability `p` of counts so far apart if it is 1."""

    ends: tuple[float, float]
    p: float


def rate_ratio(reference: Seen, run: Seen, confidence: float) -> RateRatio:
    """That of the run to the reference, whatever of its `least` and its `most` came in each."""
    exposures = reference.exposure, run.exposure
    fewest, lowest = _exact(reference.most, run.least, *exposures, confidence)
    most, highest = _exact(reference.least, run.most, *exposures, confidence)
    if run.least * reference.exposure > reference.most * run.exposure:
        p = lowest
    else:
        p = highest if run.most * reference.exposure < reference.least * run.exposure else 1.0
    return RateRatio((fewest[0], most[1]), p)


def _exact(
    reference: float, run: float, before: float, after: float, confidence: float
) -> tuple[tuple[float, float], float]:
    """The ends and p of so many in the exposures `before` and `after`."""
    if not reference + run or math.isinf(reference + run):
        return (0.0, math.inf), 1.0
    from scipy.stats import binomtest

    test = binomtest(int(run), int(reference + run), after / (before + after))
    interval, scale = test.proportion_ci(confidence, "exact"), before / after
    low, high = (math.inf if p >= 1 else scale * p / (1 - p) for p in (float(interval.low), float(interval.high)))
    return (low, high), float(test.pvalue)
