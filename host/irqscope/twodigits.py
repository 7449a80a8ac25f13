# SPDX-License-Identifier: BSD-2-Clause
"""Numbers above 0 with two significant digits, rounded to the side on which what is said of them stays true."""

import math
from collections.abc import Callable

_DUST = 1e-9
"""Of the last digit: so far floats are from the decimal number that is meant."""


def down(number: float) -> float:
    """Never more than it is."""
    return _rounded(number, lambda steps: math.floor(steps + _DUST))


def up(number: float) -> float:
    """Never less than it is."""
    return _rounded(number, lambda steps: math.ceil(steps - _DUST))


def nearest(number: float) -> float:
    """As near as two digits are."""
    return _rounded(number, round)


def _rounded(number: float, whole: Callable[[float], int]) -> float:
    step = 10.0 ** (math.floor(math.log10(number)) - 1)
    return float(f"{whole(number / step) * step:.2g}")
