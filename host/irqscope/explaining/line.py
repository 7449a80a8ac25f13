# SPDX-License-Identifier: BSD-2-Clause
"""One clock against another: a straight line."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .toggles import Times

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Line:
    """inside = base + slope * (outside - origin), nanoseconds of both clocks."""

    origin: int
    base: float
    slope: float

    def at(self, outside: Times) -> Floats:
        """Times of the one clock in those of the other."""
        return np.asarray(self.base + self.slope * (outside - self.origin), np.float64)

    def time(self, outside: int) -> float:
        """The same of a single one."""
        return float(self.at(np.array([outside], np.int64))[0])
