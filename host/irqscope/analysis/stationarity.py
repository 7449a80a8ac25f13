# SPDX-License-Identifier: BSD-2-Clause
"""Did the latency change while it was measured? Maxima over time, drift of the median, and a test of stationarity.

The test is that of D. Kwiatkowski, P. C. B. Phillips, P. Schmidt and Y. Shin, J. Econometrics 54 (1992) 159, on ranks
as M. M. Pelagatti and P. K. Sen, J. Econometrics 172 (2013) 90, do, so that single long delays decide nothing. It
allows for correlation between neighbours; what it finds is a level that moves: a drift, a step, a random walk.
"""

import math
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from .blocks import mean_ranks

Int64 = NDArray[np.int64]
Float = NDArray[np.float64]

FIVE_MINUTES_S = 300
"""The windows of OSADL's maxima over time."""
LEVEL = 0.01
"""Chance that a stationary run is said to change."""
LEAST_BLOCKS = 30
"""Of fewer, a latency that grows from each block to the next is not told from chance at that level."""
TAIL = 0.01
"""The share of the longest latencies whose stationarity is tested, too."""


@dataclass(frozen=True)
class Stationarity:
    """Whether blocks of a run are alike.

    Attributes
    ----------
    blocks : int
        Blocks of equal duration.
    p_middle, p_tail : float
        Probabilities of the shares of samples above the run's median, and of those in its uppermost hundredth, in a
        stationary run. Each share is that which is nearest of those into which bins divide the samples; 1 if all are in
        one bin.
    withheld : str | None
        Why nothing can be said.
    """

    blocks: int
    p_middle: float
    p_tail: float
    withheld: str | None

    @property
    def stationary(self) -> bool | None:
        """None if nothing can be said."""
        return None if self.withheld else 2 * min(self.p_middle, self.p_tail) >= LEVEL

    def sentence(self) -> str:
        """The result in plain words."""
        if self.withheld:
            return f"Whether the latency changed over time is not known: {self.withheld}."
        if self.stationary:
            return "No change of the latency over time is seen."
        what = "usual latencies" if self.p_middle <= self.p_tail else "long latencies"
        return f"The {what} changed during the run: its figures are a mixture, and say little about another run."


def five_minutes(tick: Fraction) -> int:
    """In ticks."""
    return round(FIVE_MINUTES_S / tick)


def block_medians(table: Int64, edges: Int64) -> Float:
    """The median of each block: the middle of the bin with it; NaN of a block without samples.

    `table` has a row of counts for each block, `edges` the lower bounds of its bins and the upper bound of the last.
    """
    cumulated = np.cumsum(table, axis=1)
    half = (cumulated[:, -1:] + 1) // 2
    column = (cumulated < half).sum(axis=1)
    middles: Float = (edges[column] + edges[column + 1] - 1) / 2
    return np.where(cumulated[:, -1] > 0, middles, np.nan)


def drift(medians: Float) -> float:
    """Change of the median from the first block to the last: slope of P. K. Sen, J. Am. Stat. Assoc. 63 (1968) 1379."""
    used = np.flatnonzero(~np.isnan(medians))
    if len(used) < 2:
        return 0.0
    left, right = np.triu_indices(len(used), 1)
    slopes = (medians[used[right]] - medians[used[left]]) / (used[right] - used[left])
    return float(np.median(slopes)) * (len(medians) - 1)


def stationarity(table: Int64) -> Stationarity:
    """Test blocks of equal duration; `table` as `BlockCounts` has it."""
    sizes = table.sum(axis=1)
    table, sizes = table[sizes > 0], sizes[sizes > 0]
    blocks = len(sizes)
    if blocks < LEAST_BLOCKS:
        return Stationarity(blocks, 1.0, 1.0, f"there are {blocks} blocks with samples, and it takes {LEAST_BLOCKS}")
    beyond = table.sum(axis=0)[::-1].cumsum()[::-1]
    dividing = np.flatnonzero((beyond > 0) & (beyond < beyond[0]))
    if not len(dividing):
        return Stationarity(blocks, 1.0, 1.0, None)
    odds = np.log(beyond[dividing] / (beyond[0] - beyond[dividing]))

    def p_above(share: float) -> float:
        column = dividing[np.abs(odds - math.log(share / (1 - share))).argmin()]
        return rank_kpss(table[:, column:].sum(axis=1) / sizes)

    return Stationarity(blocks, p_above(0.5), p_above(TAIL), None)


def rank_kpss(series: Float) -> float:
    """Probability that a series of stationary level, weakly correlated, wanders as far."""
    n = len(series)
    ranks = mean_ranks(series)
    centred = ranks - ranks.mean()
    variance = float(np.dot(centred, centred)) / n
    if series.min() == series.max():
        return 1.0
    lags = int(4 * (n / 100) ** 0.25)
    for lag in range(1, lags + 1):
        variance += 2 * (1 - lag / (lags + 1)) * float(np.dot(centred[lag:], centred[:-lag])) / n
    sums = np.cumsum(centred)
    return bridge_tail(float(np.dot(sums, sums)) / (n * n * variance)) if variance > 0 else 1.0


def bridge_tail(x: float) -> float:
    """Probability that the integral of a squared Brownian bridge exceeds `x`.

    T. W. Anderson and D. A. Darling, Ann. Math. Stat. 23 (1952) 193, equation 4.35; 0.461 has 5 %, 0.743 has 1 %.
    """
    from scipy.special import gammaln, kve

    if x <= 0:
        return 1.0
    total = 0.0
    for j in range(40):
        u = (4 * j + 1) ** 2 / (16 * x)
        weight = math.exp(float(gammaln(j + 0.5) - gammaln(j + 1)) - 2 * u)
        total += weight * math.sqrt(4 * j + 1) * float(kve(0.25, u))
    return min(1.0, max(0.0, 1 - total / math.sqrt(math.pi**3 * x)))
