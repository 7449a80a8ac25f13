# SPDX-License-Identifier: BSD-2-Clause
"""Ticks in the units of other programs, which know decimal ones only: rounded to the nearest, and never twice."""

from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from ..errors import BadInput
from ..units import format_time

Ints = NDArray[np.int64]
LIMIT = 1 << 63
"""Units that a whole number of 64 bits does not hold."""
PICOSECOND, NANOSECOND = Fraction(1, 10**12), Fraction(1, 10**9)


class Clock:
    """An instrument's tick, an exact rational of seconds."""

    def __init__(self, tick: Fraction) -> None:
        self.tick = tick

    def times(self, ticks: Ints, unit: Fraction) -> Ints:
        """Ticks in units (of so many seconds), each rounded to the nearest, halves up: off by half a unit at most.

        Exact below 2**63 units, which are 106 days of picoseconds: no product is larger than the result. BadInput from
        there on, which no program counts to.
        """
        ratio = self.tick / unit
        if len(ticks) and (int(ticks.max()) + 1) * ratio >= LIMIT:
            raise BadInput(
                f"the run has times from {format_time(LIMIT * unit)} after the reset of the instrument on, and 64 bits "
                f"do not hold them in units of {format_time(unit)}"
            )
        if 2 * ratio.numerator * ratio.denominator >= 1 << 62:  # a calibrated tick has long numbers
            ticks = ticks.astype(object)
        whole, rest = ticks // ratio.denominator, ticks % ratio.denominator
        part = (2 * rest * ratio.numerator + ratio.denominator) // (2 * ratio.denominator)
        return np.asarray(whole * ratio.numerator + part, dtype=np.int64)

    def is_exact(self, unit: Fraction) -> bool:
        """No time is rounded."""
        return (self.tick / unit).denominator == 1

    def rounding(self, unit: Fraction, name: str) -> str:
        """What was done to times in a unit of this name."""
        return "exact" if self.is_exact(unit) else f"rounded to the nearest {name}"

    @property
    def text(self) -> str:
        """The tick, exactly."""
        return f"{self.tick} s"
