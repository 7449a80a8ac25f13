# SPDX-License-Identifier: BSD-2-Clause
"""The highest rate at which a target loses no more than some share of its stimuli, as networks know it.

S. Bradner and J. McQuaid, RFC 2544 (1999), section 26.1, ask for the fastest rate without loss, found by trials; a
share above 0 is what RFC 9004 and later drafts call a loss ratio. A trial shows what it can: that less is lost at its
rate, that more is, or neither. Bounds: Clopper and Pearson, Biometrika 26 (1934) 404.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from ..errors import BadInput
from .quantiles import CONFIDENCE

ENOUGH = 4
"""A trial has so many times the stimuli that would show the ratio if none of them were lost."""


@dataclass(frozen=True)
class Trial:
    """Of n stimuli at a rate, in hertz, `lost` at most had no answer of their own in time, and `surely` at least; None:
    it is known how many.
    """

    rate: float
    n: int
    lost: int
    surely: int | None = None

    @property
    def at_least(self) -> int:
        """How many were lost for certain."""
        return self.lost if self.surely is None else self.surely

    def keeps(self, ratio: float) -> bool:
        """Whether it shows that no more than this share is lost; of none, that none of these were."""
        return self.n > 0 and (self.lost == 0 if ratio == 0 else self.most <= ratio)

    def breaks(self, ratio: float) -> bool:
        """Whether it shows that more than this share is lost."""
        return self.at_least > 0 if ratio == 0 else self.least > ratio

    @property
    def most(self) -> float:
        """The upper 95 % bound of the share that is lost at this rate."""
        from scipy.special import betaincinv

        return float(betaincinv(self.lost + 1, self.n - self.lost, CONFIDENCE)) if self.lost < self.n else 1.0

    @property
    def least(self) -> float:
        """The lower one."""
        from scipy.special import betaincinv

        lost = self.at_least
        return float(betaincinv(lost, self.n - lost + 1, 1 - CONFIDENCE)) if lost else 0.0


@dataclass(frozen=True)
class Throughput:
    """`best` is the fastest trial that keeps the ratio, slower than all that break it; None if there is none.

    `above` is the slowest that is faster and does not keep it; None: all keep it. `shown` says that it breaks it.
    """

    best: Trial | None
    above: Trial | None
    shown: bool


def needed(ratio: float) -> int:
    """Stimuli of a trial: ENOUGH times those that show the ratio if none of them is lost; 1 for a ratio of 0."""
    return 1 if ratio == 0 else math.ceil(ENOUGH * math.log(1 - CONFIDENCE) / math.log1p(-ratio))


def throughput(trials: Sequence[Trial], ratio: float) -> Throughput:
    """Judge trials, in any order, by a ratio of at least 0 and less than 1."""
    if not 0 <= ratio < 1:
        raise BadInput(f"a share that may be lost is at least 0 and less than 1, not {ratio}")
    limit = _broken(trials, ratio)
    keeping = [each for each in trials if each.keeps(ratio) and each.rate < limit]
    best = max(keeping, key=lambda each: each.rate, default=None)
    beyond = [each for each in trials if (best is None or each.rate > best.rate) and not each.keeps(ratio)]
    above = min(beyond, key=lambda each: each.rate, default=None)
    return Throughput(best, above, above is not None and above.breaks(ratio))


def _broken(trials: Sequence[Trial], ratio: float) -> float:
    """The slowest rate at which more is lost; infinite without one."""
    return min((each.rate for each in trials if each.breaks(ratio)), default=math.inf)


def next_rate(trials: Sequence[Trial], ratio: float, precision: float, fastest: float) -> float | None:
    """Say at which rate a trial tells most: between what keeps the ratio and what does not; None if nothing is left.

    What has too few stimuli to show anything is tried again at the same rate. No rate is faster than `fastest`.
    """
    found, limit = throughput(trials, ratio), _broken(trials, ratio)
    low = 0.0 if found.best is None else found.best.rate
    tried = {each.rate for each in trials if each.n >= needed(ratio)}
    if again := [each.rate for each in trials if low < each.rate < limit and each.rate not in tried]:
        return max(again)
    if found.above is None:
        return None if low >= fastest else fastest
    if not low or found.above.rate <= low * (1 + precision):
        return None
    return math.sqrt(low * found.above.rate)
