# SPDX-License-Identifier: BSD-2-Clause
"""Mean and SD of samples that may be known by bin only: the least and the greatest that these can give.

A single number for the SD is then that of the bins' middles, without Sheppard's correction, which is wrong for bins as
wide as the distribution.
"""

import math
from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from .histogram import Distribution

Float = NDArray[np.float64]
STEPS = 80
"""Halvings of an interval: more than a float has bits."""


def mean_bounds(distribution: Distribution) -> tuple[float, float]:
    """Least and greatest mean: all samples at the lower (upper) bounds of their bins."""
    low, high, counts = _arrays(distribution)
    n = distribution.n
    return _sum_of_smallest(low, counts, n) / n, -_sum_of_smallest(-high, counts, n) / n


def sd_bounds(distribution: Distribution, mean: float | None) -> tuple[float, float]:
    """Least and greatest SD that samples in these bins can have, all the more with this `mean`.

    About any m, squares are least with each sample as near to m as its bin allows, greatest with each as far. A
    variance is the mean square about that m about which it is least: so both bounds are the least over m of these two
    (for the greatest by the minimax theorem; at the best m a bin may have samples at both ends). Both are convex in m.
    ValueError of fewer than two samples.
    """
    low, high, counts = _arrays(distribution)
    n = distribution.n
    if not distribution.later and np.array_equal(low, high):
        return (sd_of_middles(distribution),) * 2
    if mean is None and distribution.later:
        raise ValueError("samples that do not belong are told from others by the sum only")

    def near(m: float) -> Float:
        nearest: Float = np.clip(m, low, high)
        return nearest

    def far(m: float) -> Float:
        ends: Float = np.where(m - low > high - m, low, high)
        return ends

    centres = (
        (_balance(near, counts, low[0], high[-1]), _balance(far, counts, low[0], high[-1]))
        if mean is None
        else (mean, mean)
    )
    least = _sum_of_smallest((near(centres[0]) - centres[0]) ** 2, counts, n)
    most = -_sum_of_smallest(-((far(centres[1]) - centres[1]) ** 2), counts, n)
    divisor = _divisor(n)
    return math.sqrt(max(0.0, least) / divisor), math.sqrt(max(0.0, most) / divisor)


def _divisor(n: float) -> float:
    if n < 2:
        raise ValueError("an SD takes two samples")
    return n - 1


def _balance(place: Callable[[float], Float], counts: Float, low: float, high: float) -> float:
    """The m about which the squares of `place(m)` are least: there the sum of deviations changes its sign."""
    for _ in range(STEPS):
        m = (low + high) / 2
        if float(np.dot(counts, m - place(m))) > 0:
            high = m
        else:
            low = m
    return (low + high) / 2


def sd_of_middles(distribution: Distribution) -> float:
    """The SD if each sample were in the middle of its bin; ValueError of fewer than two."""
    low, high, counts = _arrays(distribution)
    middles = (low + high) / 2
    mean = np.dot(counts, middles) / counts.sum()
    return math.sqrt(float(np.dot(counts, (middles - mean) ** 2)) / _divisor(float(counts.sum())))


def _sum_of_smallest(values: Float, counts: Float, n: int) -> float:
    """Sum of the `n` smallest of values with counts: all of them, unless the distribution has later samples."""
    order = np.argsort(values)
    before = np.concatenate([[0.0], np.cumsum(counts[order])[:-1]])
    return float(np.dot(values[order], np.clip(n - before, 0, counts[order])))


def _arrays(distribution: Distribution) -> tuple[Float, Float, Float]:
    def array(values: Sequence[int]) -> Float:
        return np.array(values, dtype=np.float64)

    return array(distribution.low), array(distribution.high), array(distribution.counts)
