# SPDX-License-Identifier: BSD-2-Clause
"""Bounds that a user wants to have shown: disturbances in fewer than 1e-6 of the stimuli, fewer than 0.1 an hour."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Self

from ..errors import BadInput
from ..units import SECONDS

STIMULUS, HOUR = "stimulus", "hour"
PER = ("s", "min", "h", "d")
"""Units of time that a bound may be per."""
_NUMBER = re.compile(r"[0-9]{0,20}\.?[0-9]{1,20}(e[+-]?[0-9]{1,2})?", re.ASCII | re.IGNORECASE)


@dataclass(frozen=True)
class Wanted:
    """Fewer than `bound` disturbances per stimulus or per hour; `text` is what the user wrote."""

    text: str
    bound: Fraction
    per: str

    @classmethod
    def parse(cls, text: str) -> Self:
        """A number between 0 and 1 is per stimulus; one with /h or /d is a rate. BadInput if it is neither."""
        number, slash, unit = text.strip().partition("/")
        value = Fraction(number) if _NUMBER.fullmatch(number) else Fraction(0)
        if value <= 0 or (slash and unit not in PER):
            raise BadInput(
                f"{text!r} is no bound: write for example 1e-6, of the stimuli, or 0.1/h or 2/d, disturbances in time"
            )
        if slash:
            return cls(text, value * SECONDS["h"] / SECONDS[unit], HOUR)
        if value >= 1:
            raise BadInput(
                f"{text!r} is no share of the stimuli, which is less than 1: disturbances in time have a "
                "unit, such as 2/d"
            )
        return cls(text, value, STIMULUS)


def wanted_from(texts: Sequence[str]) -> tuple[Wanted, ...]:
    """All that are wanted; BadInput if one says nothing, or is given twice."""
    found = tuple(Wanted.parse(text) for text in texts)
    if twice := [each.text for each in found if sum((o.bound, o.per) == (each.bound, each.per) for o in found) > 1]:
        raise BadInput(f"--wanted {twice[-1]} is given twice")
    return found
