# SPDX-License-Identifier: BSD-2-Clause
"""Types of the arguments by which instruments are asked: numbers, or texts with a unit.

A number may be a Decimal or one of numpy, too; not bool, nan or inf."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from pathlib import Path

from ..base.namedtimes import NamedTimes
from ..measuring.secondstimulus import SecondStimulus
from .progress import Progress

Seconds = float | Fraction | str
"""A time: a number of seconds, or a text with a unit, `50us`. Exact: 1e-5 is 1/100000."""
Hertz = float | Fraction | str
"""A rate: a number of hertz, or a text with a unit, `1kHz`."""
Share = float | Fraction | str
"""0.25 or `25%`."""
Count = int | str
"""A number, or a text such as `600k`."""
Names = str | Sequence[str]
"""A text, or several: pins, segments, limits, words of a command."""
Times = Mapping[str, Seconds] | NamedTimes | Seconds
"""A time of each of some names, or one of all."""
File = Path | str
Tell = Callable[[Progress], None]
Second = SecondStimulus | str
"""The second stimulus: a text such as `rate=20kHz,width=1us`."""
NO_TIMES = NamedTimes()
