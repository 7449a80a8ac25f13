# SPDX-License-Identifier: BSD-2-Clause
"""Time errors of a clock's pulses as a series: the line that fits them, and what is left of them."""

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .histogram import Int64
from .quantiles import CONFIDENCE

PARTS = 10
"""Of a series, whose frequencies say how much that of all of it is worth."""
LEAST_OF_PART = 3
"""Pulses."""
DRAWN = 500
"""Parts of a series that an eye can tell apart."""


@dataclass(frozen=True)
class Frequency:
    """By which share a clock is fast; the interval is None of too few pulses."""

    offset: float
    interval: tuple[float, float] | None


@dataclass(frozen=True)
class Extent:
    """The least and the largest time error from a pulse on, up to the next such entry."""

    number: int
    low: float
    high: float


def line(numbers: Int64, errors: NDArray[np.float64]) -> tuple[float, float]:
    """Where the line begins that fits best, and its slope by the number."""
    middle = float(numbers.mean())
    away = numbers - middle
    power = float(np.sum(away**2))
    slope = float(np.sum(away * errors)) / power if power else 0.0
    return float(errors.mean()) - slope * middle, slope


def frequency(numbers: Int64, errors: NDArray[np.float64], period: float) -> Frequency:
    """Of errors in the unit of the period. The line's slope, and what those of ten parts of the series say of it: they
    scatter by all that moves a clock within a part and from one to the next.
    """

    def fast(slope: float) -> float:
        # A period of the clock takes so much less by the reference.
        return slope / (period - slope)

    offset = fast(line(numbers, errors)[1])
    if len(numbers) < PARTS * LEAST_OF_PART:
        return Frequency(offset, None)
    from scipy.special import stdtrit

    parts = np.array_split(np.arange(len(numbers)), PARTS)
    offsets = np.array([fast(line(numbers[part], errors[part])[1]) for part in parts])
    spread = float(offsets.std(ddof=1)) / math.sqrt(PARTS)
    reach = float(stdtrit(PARTS - 1, (1 + CONFIDENCE) / 2)) * spread
    return Frequency(offset, (offset - reach, offset + reach))


def without_line(numbers: Int64, errors: NDArray[np.float64]) -> NDArray[np.float64]:
    """Errors from the line that fits them best."""
    begin, slope = line(numbers, errors)
    return errors - (begin + slope * numbers)


def extents(numbers: Int64, errors: NDArray[np.float64]) -> list[Extent]:
    """At most `DRAWN` of them."""
    starts = np.linspace(0, len(numbers), min(DRAWN, len(numbers)), endpoint=False).astype(int)
    low, high = np.minimum.reduceat(errors, starts), np.maximum.reduceat(errors, starts)
    return [
        Extent(number, least, most)
        for number, least, most in zip(numbers[starts].tolist(), low.tolist(), high.tolist(), strict=True)
    ]
