# SPDX-License-Identifier: BSD-2-Clause
"""From what was stamped to the best estimate of it: the known bias subtracted, and what remains uncertain.

A known systematic effect is corrected (JCGM 100, 3.2.4), else an interval of the stated uncertainty about the value
does not hold the truth. Ticks, histograms and counts stay as they were stamped: a correction is half a tick or so.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Self

from .uncertainty import combined, expanded


@dataclass(frozen=True)
class Correction:
    """Of the times of one segment, in seconds; the relative parts are shares of the time.

    `bias` is by how much a time is stamped too long, `standard` the standard uncertainty of what remains.
    """

    bias: float = 0.0
    relative_bias: float = 0.0
    standard: float = 0.0
    relative: float = 0.0

    @classmethod
    def of(cls, uncertainty: Mapping[str, Any]) -> Self:
        """By `uncertainty` of a segment in result.json: of all lines that are known."""
        known = [line for line in uncertainty["components"] if line["known"]]
        biases = (math.fsum(line[name] for line in known) for name in ("bias", "relative_bias"))
        return cls(*biases, *(combined(line[name] for line in known) for name in ("standard", "relative")))

    @property
    def of_differences(self) -> "Correction":
        """Of the difference of two such times: what is common to both is gone, what is not counts twice."""
        return Correction(0.0, self.relative_bias, combined([self.standard] * 2), self.relative)

    def corrected(self, seconds: Fraction) -> Fraction:
        """The best estimate of a time that was stamped as `seconds`."""
        return seconds - self.total_bias(seconds)

    def total_bias(self, seconds: Fraction) -> Fraction:
        """By how much it is too long."""
        return Fraction(self.bias) + Fraction(self.relative_bias) * seconds

    def standard_of(self, seconds: Fraction | float) -> float:
        """The standard uncertainty of the estimate."""
        return combined([self.standard, self.relative * float(seconds)])

    def expanded_of(self, seconds: Fraction | float) -> float:
        """Its expanded uncertainty, U."""
        return expanded(self.standard_of(seconds))

    def ticks(self, seconds: Fraction, tick: Fraction) -> int:
        """The most ticks whose estimate is at most `seconds`: stamps beyond it are more than these."""
        return math.floor((seconds + Fraction(self.bias)) / (1 - Fraction(self.relative_bias)) / tick)
