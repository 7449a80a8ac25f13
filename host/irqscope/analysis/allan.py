# SPDX-License-Identifier: BSD-2-Clause
"""Allan deviation: how a clock's frequency differs from one stretch of time to the next, by the length of the stretch.

W. J. Riley, *Handbook of Frequency Stability Analysis*, NIST Special Publication 1065 (2008), section 5.2.4.
"""

import math

import numpy as np
from numpy.typing import NDArray

LEAST_STRETCHES = 3
"""Of the longest averaging time: of two the deviation is a single difference."""


def second_differences(phase: NDArray[np.float64], factor: int) -> NDArray[np.float64]:
    """Of phases `factor` intervals apart, from each phase on."""
    return phase[2 * factor :] - 2 * phase[factor:-factor] + phase[: -2 * factor]


def overlapping(phase: NDArray[np.float64], interval: float, factor: int) -> float:
    """Overlapping Allan deviation at `factor` intervals, of phases (seconds) that are `interval` seconds apart.

    SP 1065 equation 11. ValueError unless there are `2 * factor + 1` phases.
    """
    if factor < 1 or len(phase) < 2 * factor + 1:
        raise ValueError(f"{len(phase)} phases tell nothing of {factor} intervals")
    second = second_differences(phase, factor)
    return math.sqrt(float(np.mean(second**2)) / 2) / (factor * interval)


def octaves(phase: NDArray[np.float64], interval: float) -> list[tuple[float, float]]:
    """(averaging time in seconds, deviation) at 1, 2, 4, ... intervals, as long as there are three such stretches."""
    found, factor = [], 1
    while LEAST_STRETCHES * factor <= len(phase) - 1:
        found.append((factor * interval, overlapping(phase, interval, factor)))
        factor *= 2
    return found
