# SPDX-License-Identifier: BSD-2-Clause
"""The figures of a distribution: mean, SD, median, IQR, and quantiles as far as the number of samples supports them."""

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from .histogram import Distribution

QUANTILES = (
    "0.001", "0.01", "0.05", "0.25", "0.5", "0.75", "0.9", "0.95", "0.99", "0.999", "0.9999", "0.99999", "0.999999"
)
CONFIDENCE = 0.95
ASSUMPTION = (
    "intervals are exact for independent samples; one stall delays many samples, and the intervals are then too narrow"
)


def needed(quantile: float) -> int:
    """Samples without which an interval at `CONFIDENCE` for this quantile has an open end: it is not estimable then."""
    tail = min(quantile, 1 - quantile)
    return math.ceil(math.log((1 - CONFIDENCE) / 2) / math.log1p(-tail))


def binomial_cdf(k: int, n: int, p: float) -> float:
    """Probability of at most `k` successes in `n` trials, by the regularised incomplete beta function."""
    if k < 0:
        return 0.0
    if k >= n:
        return 1.0
    return _incomplete_beta(n - k, k + 1, 1 - p, p)


def _incomplete_beta(a: float, b: float, x: float, rest: float) -> float:
    """By Lentz's continued fraction; `rest` is 1 - x, given because it may be tiny."""
    if x > (a + 1) / (a + b + 2):
        return 1 - _incomplete_beta(b, a, rest, x)
    front = math.exp(math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log(rest)) / a
    tiny = 1e-300
    c, d = 1.0, 1 / (1 - (a + b) * x / (a + 1) or tiny)
    value = d
    for m in range(1, 100_000):
        for step in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = 1 / (1 + step * d or tiny)
            c = 1 + step / c or tiny
            value *= c * d
        if abs(c * d - 1) < 1e-14:
            break
    return front * value


def _smallest(probability: float, n: int, p: float) -> int:
    """The least k with binomial_cdf(k) >= probability."""
    low, high = -1, n
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if binomial_cdf(middle, n, p) >= probability else (middle, high)
    return high


@dataclass(frozen=True)
class Quantile:
    """A quantile in ticks: bounds of the sample of that rank (equal if exact) and a confidence interval."""

    q: str
    estimable: bool
    needed: int
    low: int | None = None
    high: int | None = None
    interval: tuple[int, int] | None = None


def quantile(distribution: Distribution, text: str) -> Quantile:
    """Quantile `text` (a decimal fraction) with an interval from order statistics."""
    q, n = float(text), distribution.n
    if n < needed(q):
        return Quantile(text, False, needed(q))
    alpha = (1 - CONFIDENCE) / 2
    lower = max(1, _smallest(alpha, n, q))
    upper = min(n, _smallest(1 - alpha, n, q) + 1)
    low, high = distribution.rank(_rank(text, n))
    return Quantile(text, True, needed(q), low, high, (distribution.rank(lower)[0], distribution.rank(upper)[1]))


def _rank(text: str, n: int) -> int:
    """ceil(q * n) without rounding errors, at least 1."""
    digits = text.partition(".")[2]
    denominator: int = 10 ** len(digits)
    return max(1, -(-int(digits) * n // denominator))


@dataclass(frozen=True)
class Summary:
    """Figures of one distribution in ticks. `sum` is exact; `mean` is its quotient by n.

    `sd`, `median` and `iqr` are single numbers where samples are known exactly, and the middle of `sd_bounds` and so on
    where only bins are.
    """

    n: int
    min: int | None
    max: int | None
    range: int | None
    sum: int
    mean: float | None
    sd: float | None
    sd_bounds: tuple[float, float] | None
    median: float | None
    median_bounds: tuple[int, int] | None
    iqr: float | None
    iqr_bounds: tuple[int, int] | None
    quantiles: tuple[Quantile, ...]
    exact: bool

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def summarise(
    distribution: Distribution,
    minimum: int | None,
    maximum: int | None,
    total: int,
    quantiles: Sequence[str] = QUANTILES,
) -> Summary:
    """The figures; minimum, maximum and sum are known exactly even where the distribution is binned."""
    n = distribution.n
    if not n or minimum is None or maximum is None:
        return Summary(
            0, None, None, None, 0, None, None, None, None, None, None, None,
            tuple(Quantile(text, False, needed(float(text))) for text in quantiles), True,
        )
    mean = total / n
    deviations = _sd_bounds(distribution, mean)
    quarter, half, three = (distribution.rank(_rank(text, n)) for text in ("0.25", "0.5", "0.75"))
    spread = (max(0, three[0] - quarter[1]), three[1] - quarter[0])
    return Summary(
        n=n, min=minimum, max=maximum, range=maximum - minimum, sum=total, mean=mean,
        sd=sum(deviations) / 2, sd_bounds=deviations,
        median=sum(half) / 2, median_bounds=half,
        iqr=sum(spread) / 2, iqr_bounds=spread,
        quantiles=tuple(quantile(distribution, text) for text in quantiles),
        exact=distribution.is_exact,
    )


def _sd_bounds(distribution: Distribution, mean: float) -> tuple[float, float]:
    """Least and greatest SD (n - 1) that samples with these bounds and this mean can have."""
    least = most = 0.0
    nearest: list[tuple[float, int]] = []
    farthest: list[tuple[float, int]] = []
    for low, high, count in distribution:
        near = 0.0 if low <= mean <= high else min(abs(low - mean), abs(high - mean))
        far = max(abs(low - mean), abs(high - mean))
        least += count * near * near
        most += count * far * far
        nearest.append((near, count))
        farthest.append((far, count))
    least -= _squares(sorted(nearest, reverse=True), distribution.later)
    most -= _squares(sorted(farthest), distribution.later)
    divisor = max(1, distribution.n - 1)
    return math.sqrt(max(0.0, least) / divisor), math.sqrt(max(0.0, most) / divisor)


def _squares(deviations: Sequence[tuple[float, int]], first: int) -> float:
    """Sum of the squares of the first so many of (deviation, count)."""
    total = 0.0
    for deviation, count in deviations:
        total += min(count, first) * deviation * deviation
        first -= min(count, first)
    return total
