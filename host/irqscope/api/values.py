# SPDX-License-Identifier: BSD-2-Clause
"""Times as Python sees them: floats that print as a person writes them, when they were, and quantiles."""

from dataclasses import dataclass
from datetime import datetime
from fractions import Fraction
from typing import NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from ..units import format_measured

EXACT = 1 << 53
"""Whole numbers below it are floats."""


def seconds_of(ticks: NDArray[np.int64], tick: Fraction) -> NDArray[np.float64]:
    """Each the float that is nearest, which is that of a `Time` of as many ticks: they compare equal."""
    upper, lower = tick.numerator, tick.denominator
    if max(lower, upper * max(1, int(np.abs(ticks).max(initial=0)))) < EXACT:
        return ticks * upper / lower
    return np.array([each * upper / lower for each in ticks.tolist()], dtype=np.float64)  # a calibrated tick


class Time(float):
    """Seconds that print as a person writes them, with the digits that the tick has: 20.57 us.

    They compare, add and plot as a float does. `ticks` is the time as it was measured.
    """

    ticks: float

    def __new__(cls, ticks: float, tick: Fraction) -> "Time":
        time = super().__new__(cls, Fraction(ticks) * tick)
        time.ticks, time._tick = ticks, tick
        return time

    _tick: Fraction

    def __repr__(self) -> str:
        return format_measured(self, self._tick)

    __str__ = __repr__

    def __reduce__(self) -> tuple[type[Self], tuple[float, Fraction], dict[str, object]]:
        return type(self), (self.ticks, self._tick), vars(self)


class At(NamedTuple):
    """When something was."""

    since_start: Time
    """Seconds after the start of the run."""
    clock: datetime | None
    """By the host's clock, in UTC, some milliseconds apart from the instrument's; None of a simulated instrument, whose
    time goes as fast as it can."""


class Peak(Time):
    """The longest sample, and when its response came."""

    at: At | None


@dataclass(frozen=True)
class Quantile:
    """A quantile and its 95 % interval, in seconds; all None where the samples do not tell it: `needs` says how many
    would."""

    q: str
    value: Time | None
    low: Time | None
    high: Time | None
    needs: int | None
    why: str | None

    def __repr__(self) -> str:
        if self.value is None:
            return f"not estimable: {self.why or f'needs {self.needs} samples'}"
        return f"{self.value} ({self.low} to {self.high})"
