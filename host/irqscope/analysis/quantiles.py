# SPDX-License-Identifier: BSD-2-Clause
"""Quantiles of a distribution, with intervals from order statistics.

Of n independent samples the number at or below the true q-quantile is binomial, whatever the distribution is, so that
two order statistics enclose it with a probability that is known exactly: W. J. Conover, Practical Nonparametric
Statistics, 3rd ed. (1999), 3.2; H. A. David and H. N. Nagaraja, Order Statistics, 3rd ed. (2003), 7.1. Ties only make
the interval safer. Where samples depend on each other there are fewer *effective* ones (`blocks.py`), and the ranks are
those of as many.
"""

import math
import re
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache
from typing import Annotated

import numpy as np

from ..base.records import Count, Record, SignedTicks, like
from .histogram import Distribution, Int64

QUANTILES = (
    "0.001",
    "0.01",
    "0.05",
    "0.25",
    "0.5",
    "0.75",
    "0.9",
    "0.95",
    "0.99",
    "0.999",
    "0.9999",
    "0.99999",
    "0.999999",
)
CONFIDENCE = 0.95
Middle = tuple[float, int, int]
"""A median, and the ends of its interval."""
_NAME = re.compile(r"p([0-9]{1,2}(?:\.[0-9]{1,9})?)", re.ASCII)


class Quantile(Record, frozen=True):
    """A quantile in ticks, from a distribution or from as much of it as `n` supports."""

    q: Annotated[str, like(r"^0\.[0-9]{1,60}$", "a text with a decimal fraction between 0 and 1")]
    """The share of samples at or below, a decimal fraction."""
    estimable: bool
    """There are at least `needed` (effective) samples."""
    needed: Count
    """The least n that tells it."""
    low: SignedTicks | None = None
    """At least so long is the sample of that rank."""
    high: SignedTicks | None = None
    """At most so long it is; equal to `low` if it is known to the tick."""
    interval: tuple[int, int] | None = None
    """Encloses the true quantile with the result's `confidence`."""
    withheld: str | None = None
    """Why there is no interval, in one sentence."""
    effective: Count | None = None
    """So many independent samples tell it as well; null if the samples were taken for independent."""
    design_effect: float | None = None
    """What n was divided by for that, at least 1; less than n / effective, as it is only known so well."""

    def __post_init__(self) -> None:
        if self.estimable and (self.low is None or self.high is None):
            raise ValueError("an estimable quantile has low and high")

    @property
    def upper(self) -> int:
        """The most that it is; of one that is estimable only."""
        assert self.high is not None
        return self.high

    @property
    def uncertain(self) -> bool:
        """It is known, and how well is not."""
        return self.estimable and self.interval is None


def percent(text: str) -> str:
    """A share as people write it: 99.9 of 0.999, with each of its digits."""
    return format((100 * Decimal(text)).normalize(), "f")


def name_of(text: str) -> str:
    """How limits and sheets call a quantile: p99.9."""
    return f"p{percent(text)}"


def named(name: str) -> str | None:
    """The quantile of this name: 0.999 of p99.9; None if it is none."""
    found = _NAME.fullmatch(name)
    share = Decimal(found[1]) / 100 if found else Decimal(0)
    return format(share.normalize(), "f") if share else None


def needed(text: str) -> int:
    """The least n whose smallest and largest sample together enclose this quantile with `CONFIDENCE`.

    In the tails it is the n at which a one-sided upper bound exists at all: 2995 for 0.999. Below, the quantile is not
    estimable, and the largest sample is no substitute for it.
    """
    q = Fraction(text)
    small, alpha = float(min(q, 1 - q)), 1 - CONFIDENCE
    n = math.ceil(math.log(alpha) / math.log1p(-small))
    while math.exp(n * math.log1p(-small)) + small**n > alpha:
        n += 1
    return n


def quantile(distribution: Distribution, text: str, effective: float | None = None) -> Quantile:
    """Quantile `text` (a decimal fraction, more than 0 and less than 1) with its interval.

    `effective`: so many independent samples are worth as much as those of the distribution; without it, they are
    independent themselves. The interval needs no more than bounds of each sample.
    """
    n, least = distribution.n, needed(text)
    known = None if effective is None else min(n, int(effective))
    worth = n if known is None else known
    if worth < least:
        kind = "samples" if known is None else "effective samples"
        reason = f"quantile {text} needs {least} {kind}, and there are {worth}"
        return Quantile(text, False, least, withheld=reason, effective=known)
    lower, upper = ranks(worth, Fraction(text))
    # The samples that an effective one stands for are its equals: the first of them below, the last above.
    first = (lower - 1) * n // worth + 1
    last = -(-upper * n // worth)
    low, high = distribution.rank(rank(text, n))
    interval = (distribution.rank(first)[0], distribution.rank(last)[1])
    return Quantile(text, True, least, low, high, interval, effective=known)


def rank(text: str, n: int) -> int:
    """The rank of the sample that is quantile `text` of n, of one at least: ceil(q * n) without rounding errors."""
    return math.ceil(Fraction(text) * n)


@lru_cache(maxsize=1024)
def ranks(n: int, q: Fraction) -> tuple[int, int]:
    """Ranks whose samples enclose the true q-quantile with `CONFIDENCE`; `n` must be at least `needed`.

    Equal tails, unless even the largest (or smallest) sample has more than its half of what may be missed: the other
    tail gets the rest then.
    """
    alpha = 1 - CONFIDENCE
    half = alpha / 2
    under, over = (max(half, _at_most(0, n, float(rest))) for rest in (1 - q, q))
    if over > half:
        under = alpha - over
    elif under > half:
        over = alpha - under
    return _largest_rank(n, q, under), n + 1 - _largest_rank(n, 1 - q, over)


def median_ranks(n: int, chance: float) -> tuple[int, int] | None:
    """Ranks whose samples enclose the true median but for this chance, half on each side; None if n is too few."""
    half = Fraction(1, 2)
    if _at_most(0, n, float(half)) > chance / 2:
        return None
    low = _largest_rank(n, half, chance / 2)
    return low, n + 1 - low


def middle(values: Int64, chance: float) -> Middle | None:
    """The median, in an interval that misses it with this chance; None of too few."""
    if not len(values) or (ranks := median_ranks(len(values), chance)) is None:
        return None
    ordered = np.sort(values)
    low, high = (int(ordered[rank - 1]) for rank in ranks)
    return float(np.median(ordered)), low, high


def _at_most(k: int, n: int, failure: float) -> float:
    """Probability of at most `k` successes in `n` trials (0 <= k < n), as a regularised incomplete beta function.

    The probability of a failure is what is given: in the far tail it would not survive a subtraction of floats.
    """
    from scipy.special import betainc

    return float(betainc(n - k, k + 1, failure))


def _largest_rank(n: int, p: Fraction, budget: float) -> int:
    """The largest rank r from below with P(fewer than r of n at or below the p-quantile) <= budget; at least 1."""
    low, high, above = 1, n, float(1 - p)
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if _at_most(middle - 1, n, above) <= budget else (low, middle - 1)
    return low
