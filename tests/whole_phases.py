# SPDX-License-Identifier: BSD-2-Clause
"""Whether phases are spread evenly over a period."""

import math

import numpy as np
from numpy.typing import NDArray


def unevenness(phases: NDArray[np.float64], share: float) -> list[float]:
    """How far each of the first harmonics of phases (0 to 1) is from 0, in standard deviations of a walk that is even.

    `share` is the walk's span over the mean interval: a harmonic is sin(x) / x of what it was, a step later.
    """
    n, found = len(phases), []
    for harmonic in range(1, 13):
        kept = float(np.sinc(harmonic * share))
        deviation = math.sqrt((1 + kept) / (1 - kept) / n)
        found.append(abs(np.exp(2j * np.pi * harmonic * phases).mean()) / deviation)
    return found
