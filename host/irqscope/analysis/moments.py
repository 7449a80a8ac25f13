# SPDX-License-Identifier: BSD-2-Clause
"""Classical and robust moments of a distribution side by side: mean and SD, median and IQR, and the range.

Rare long delays move mean and SD and leave median and IQR alone (F. R. Hampel et al., Robust Statistics, 1986), so that
neither pair says enough without the other. Where samples are known by bin only, each figure has bounds: the least and
the greatest value that samples inside these bins can give. A single number for the SD is then that of the bins' middles
(without Sheppard's correction, which is wrong for bins as wide as the distribution), and the middle of the bounds for
the others.
"""

import math
from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from ..base.records import Count, PartTicks, Record, SignedTicks
from .histogram import Distribution
from .quantiles import rank

Float = NDArray[np.float64]
STEPS = 80
"""Halvings of an interval: more than a float has bits."""


class Moments(Record, frozen=True, kw_only=True):
    """Figures of one distribution in its unit, which is the tick in a result; None if there are no samples."""

    n: Count
    """Samples."""
    min: SignedTicks | None
    """The least sample, which is exact, as `max`, `range` and `sum` are."""
    max: SignedTicks | None
    """The largest sample."""
    range: SignedTicks | None
    """`max` less `min`, which is dholm's *Determ*."""
    sum: SignedTicks | None
    """Of all samples; null where only bins are known."""
    mean: PartTicks | None
    """Exact if the sum is."""
    mean_bounds: tuple[float, float] | None
    """The least and the greatest mean that samples in these bins can give."""
    sd: PartTicks | None
    """Standard deviation, with the divisor n - 1; where only bins are known, of their middles."""
    sd_bounds: tuple[float, float] | None
    """The least and the greatest SD that samples in these bins can give."""
    median: PartTicks | None
    """The middle of its bounds."""
    median_bounds: tuple[int, int] | None
    """Equal if it is known to the tick."""
    iqr: PartTicks | None
    """Interquartile range: the middle of its bounds."""
    iqr_bounds: tuple[int, int] | None
    """Equal if it is known to the tick."""
    exact: bool
    """Each sample is known to the tick (from events), not only by bin."""


def moments(distribution: Distribution, minimum: int | None, maximum: int | None, total: int | None) -> Moments:
    """The moments; minimum, maximum and, if it is known, the sum `total` are exact even where samples are in bins."""
    n = distribution.n
    if not n or minimum is None or maximum is None:
        return Moments(
            n=0, min=None, max=None, range=None, sum=total, mean=None, mean_bounds=None, sd=None, sd_bounds=None,
            median=None, median_bounds=None, iqr=None, iqr_bounds=None, exact=True,
        )  # fmt: skip
    means = mean_bounds(distribution) if total is None else (total / n, total / n)
    deviations = sd_bounds(distribution, None if total is None else total / n)
    quarter, half, three = (distribution.rank(rank(text, n)) for text in ("0.25", "0.5", "0.75"))
    spread = (max(0, three[0] - quarter[1]), three[1] - quarter[0])
    return Moments(
        n=n, min=minimum, max=maximum, range=maximum - minimum, sum=total,
        mean=sum(means) / 2, mean_bounds=means,
        sd=min(max(_sd_of_middles(distribution), deviations[0]), deviations[1]), sd_bounds=deviations,
        median=sum(half) / 2, median_bounds=half,
        iqr=sum(spread) / 2, iqr_bounds=spread,
        exact=distribution.is_exact,
    )


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
    """
    low, high, counts = _arrays(distribution)
    n = distribution.n
    if mean is None and distribution.later:
        raise ValueError("samples that do not belong are told from others by the sum only")

    def near(m: float) -> Float:
        nearest: Float = np.clip(m, low, high)
        return nearest

    def far(m: float) -> Float:
        ends: Float = np.where(m - low > high - m, low, high)
        return ends

    centres = (_balance(near, counts, low[0], high[-1]), _balance(far, counts, low[0], high[-1])) \
        if mean is None else (mean, mean)
    least = _sum_of_smallest((near(centres[0]) - centres[0]) ** 2, counts, n)
    most = -_sum_of_smallest(-((far(centres[1]) - centres[1]) ** 2), counts, n)
    divisor = max(1, n - 1)
    return math.sqrt(max(0.0, least) / divisor), math.sqrt(max(0.0, most) / divisor)


def _balance(place: Callable[[float], Float], counts: Float, low: float, high: float) -> float:
    """The m about which the squares of `place(m)` are least: there the sum of deviations changes its sign."""
    for _ in range(STEPS):
        m = (low + high) / 2
        if float(np.dot(counts, m - place(m))) > 0:
            high = m
        else:
            low = m
    return (low + high) / 2


def _sd_of_middles(distribution: Distribution) -> float:
    low, high, counts = _arrays(distribution)
    middles = (low + high) / 2
    mean = np.dot(counts, middles) / counts.sum()
    return math.sqrt(float(np.dot(counts, (middles - mean) ** 2)) / max(1.0, float(counts.sum()) - 1))


def _sum_of_smallest(values: Float, counts: Float, n: int) -> float:
    """Sum of the `n` smallest of values with counts: all of them, unless the distribution has later samples."""
    order = np.argsort(values)
    before = np.concatenate([[0.0], np.cumsum(counts[order])[:-1]])
    return float(np.dot(values[order], np.clip(n - before, 0, counts[order])))


def _arrays(distribution: Distribution) -> tuple[Float, Float, Float]:
    def array(values: Sequence[int]) -> Float:
        return np.array(values, dtype=np.float64)

    return array(distribution.low), array(distribution.high), array(distribution.counts)
