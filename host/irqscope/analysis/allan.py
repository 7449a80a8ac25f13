# SPDX-License-Identifier: BSD-2-Clause
"""Allan deviation: how a clock's frequency differs from one stretch of time to the next, by the length of the stretch.

W. J. Riley, *Handbook of Frequency Stability Analysis*, NIST Special Publication 1065 (2008), section 5.2.4.
"""

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

LEAST_STRETCHES = 3
"""Of the longest averaging time: of two the deviation is a single difference."""


def second_differences(phase: NDArray[np.float64], factor: int) -> NDArray[np.float64]:
    """Of phases `factor` intervals apart, from each phase on."""
    return phase[2 * factor :] - 2 * phase[factor:-factor] + phase[: -2 * factor]


def pooled(parts: Sequence[NDArray[np.float64]], interval: float, factor: int) -> tuple[float, int]:
    """Overlapping Allan deviation of the `second_differences` of some stretches together, and how many these are.

    SP 1065 equation 11; 0 of none.
    """
    terms = sum(len(each) for each in parts)
    total = math.fsum(float(np.sum(each**2)) for each in parts)
    return math.sqrt(total / terms / 2) / (factor * interval) if terms else 0.0, terms


def overlapping(phase: NDArray[np.float64], interval: float, factor: int) -> float:
    """Overlapping Allan deviation at `factor` intervals, of phases (seconds) that are `interval` seconds apart.

    ValueError unless there are `2 * factor + 1` phases.
    """
    if factor < 1 or len(phase) < 2 * factor + 1:
        raise ValueError(f"{len(phase)} phases tell nothing of {factor} intervals")
    return pooled([second_differences(phase, factor)], interval, factor)[0]


def octaves(phase: NDArray[np.float64], interval: float) -> list[tuple[float, float]]:
    """(averaging time in seconds, deviation) at 1, 2, 4, ... intervals, as long as there are three such stretches."""
    found, factor = [], 1
    while LEAST_STRETCHES * factor <= len(phase) - 1:
        found.append((factor * interval, overlapping(phase, interval, factor)))
        factor *= 2
    return found
