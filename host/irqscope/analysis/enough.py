# SPDX-License-Identifier: BSD-2-Clause
"""Have we measured long enough? The bound on the rate of disturbances against samples, and what a wanted bound takes.

Bounds are those of `exceedance.py`, so that all of it is said of disturbances beyond one stated limit.
"""

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..errors import BadInput
from .exceedance import Rate, in_live, poisson, proportion
from .quantiles import CONFIDENCE


@dataclass(frozen=True)
class Enough:
    """The answer. `needed` is None if the wanted bound cannot be reached while disturbances come as often as now.

    Attributes
    ----------
    per_stimulus, per_hour : Rate
        The bounds now.
    wanted : float
        Wanted bound on the probability that a stimulus meets a disturbance; if `hourly`, on disturbances per hour.
    needed : int | None
        Samples in all that the wanted bound takes if no more disturbances come than have come until now.
    more, hours : int | None, float | None
        Samples and hours that are still to be measured.
    """

    per_stimulus: Rate
    per_hour: Rate
    wanted: float
    hourly: bool
    needed: int | None
    more: int | None
    hours: float | None

    @property
    def reached(self) -> bool:
        return (self.per_hour if self.hourly else self.per_stimulus).upper <= self.wanted


def enough(
    n: int, hours: float, disturbances: int, wanted: float, *, hourly: bool = False, live: float = 1.0
) -> Enough:
    """Is the bound of `disturbances` in `n` samples and `hours` as low as `wanted`, and if not, what does it take?

    The bound is one per stimulus or, if `hourly`, per hour. The samples that it takes come as fast as they did: the
    `n` were n - 1 intervals. `live` is the share of them in which a disturbance would be told.
    """
    if not hourly and not 0 < wanted < 1:
        raise BadInput(f"a wanted bound of {wanted:g} is no probability: give one of more than 0 and less than 1")
    if not wanted > 0:
        raise BadInput(f"a wanted bound of {wanted:g} an hour is no rate: give one of more than 0")
    each, rate = in_live(proportion, disturbances, n, live), in_live(poisson, disturbances, hours, live)
    interval = hours / max(1, n - 1)
    now = rate if hourly else each
    if now.interval[0] > wanted:
        return Enough(each, rate, wanted, hourly, None, None, None)
    needed = 1 + math.ceil(hours_for(wanted, disturbances) / interval) if hourly else samples_for(wanted, disturbances)
    needed += math.ceil((1 - live) * n)
    more = 0 if now.upper <= wanted else needed - n
    return Enough(each, rate, wanted, hourly, needed, more, more * interval)


def hours_for(wanted: float, disturbances: int = 0) -> float:
    """The least hours of which so many disturbances give an upper bound of `wanted` per hour or less."""
    return poisson(disturbances, 1.0).upper / wanted


def samples_for(wanted: float, disturbances: int = 0) -> int:
    """The least n of which so many disturbances give an upper bound of `wanted` per stimulus or less."""
    if not disturbances:
        return math.ceil(math.log(1 - CONFIDENCE) / math.log1p(-wanted))
    low, high = disturbances, disturbances + 1
    while proportion(disturbances, high).upper > wanted:
        low, high = high, 2 * high
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if proportion(disturbances, middle).upper <= wanted else (middle, high)
    return high


def curve(samples: NDArray[Any], disturbances: NDArray[np.int64]) -> NDArray[np.float64]:
    """The upper bound per stimulus after so many samples and disturbances (both counted from the beginning)."""
    return np.array([proportion(int(k), float(n)).upper for n, k in zip(samples, disturbances, strict=True)])
