# SPDX-License-Identifier: BSD-2-Clause
"""How unusual what was read at one time is among all that was read: by rank, whatever the distribution.

A time is known to some readings only, so that it has the largest value of those around it. Its share is that of all
times whose largest value is at least as large. Of a time that has nothing to do with the values, the share is at most p
with a probability of at most p, however the values come together, and whether some are equal.
"""

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]


def around(values: Floats, reach: int) -> Floats:
    """The largest of each value and its `reach` neighbours on both sides; NaN is no value, and where no other is."""
    if not len(values):
        return values
    padded = np.pad(np.where(np.isnan(values), -np.inf, values), reach, constant_values=-np.inf)
    largest = np.lib.stride_tricks.sliding_window_view(padded, 2 * reach + 1).max(axis=1)
    return np.where(np.isneginf(largest), np.nan, largest)


def shares(values: Floats) -> Floats:
    """Of each value the share of all that are at least as large; NaN is no value, and has no share."""
    known = np.sort(values[~np.isnan(values)])
    above = len(known) - np.searchsorted(known, values, side="left")
    return np.where(np.isnan(values), np.nan, above / max(1, len(known)))
