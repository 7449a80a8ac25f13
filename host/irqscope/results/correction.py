# SPDX-License-Identifier: BSD-2-Clause
"""From what was stamped to the best estimate of it: the known bias subtracted, and what remains uncertain.

A known systematic effect is corrected (JCGM 100, 3.2.4), else an interval of the stated uncertainty about the value
does not hold the truth. Ticks, histograms and counts stay as they were stamped: a correction is half a tick or so.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Self

from ..base.records import Record, among, between
from .uncertainty import combined, expanded

LARGEST = 1e12
"""Seconds, and shares of a sample: no line of a budget is larger, and squares of all are numbers."""


class Component(Record, frozen=True, kw_only=True):
    """One line of an uncertainty budget."""

    name: str
    """What contributes."""
    basis: Annotated[str, among("definition", "measured", "assumed", "not known")]
    """Where it is known from."""
    text: str
    """What it is."""
    distribution: str = "none"
    """Of what remains when the bias is taken off."""
    bias: Annotated[float, between(-LARGEST, LARGEST, "s")] = 0.0
    """By how much a sample is too long because of it."""
    standard: Annotated[float, between(0, LARGEST, "s")] = 0.0
    """Its standard uncertainty."""
    relative_bias: Annotated[float, between(-LARGEST, LARGEST)] = 0.0
    """The bias that is a share of the sample."""
    relative: Annotated[float, between(0, LARGEST)] = 0.0
    """The standard uncertainty that is a share of the sample."""
    known: bool = True
    """If not, nothing else of it is, and it is in no sum."""


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
    def of(cls, lines: Iterable[Component]) -> Self:
        """By an uncertainty budget: of all lines that are known."""
        known = [line for line in lines if line.known]
        return cls(
            math.fsum(line.bias for line in known),
            math.fsum(line.relative_bias for line in known),
            combined(line.standard for line in known),
            combined(line.relative for line in known),
        )

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
