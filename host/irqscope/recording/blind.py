# SPDX-License-Identifier: BSD-2-Clause
"""Blind intervals of a live bench, and the samples that they hit.

A live bench polls the pins of a real process. While it does not (it sleeps, wakes the target, or was itself not
running) it is blind: an edge that comes then gets the time at which the bench looked again, and a stimulus that was due
then reached the target late. A sample is *hit* when its cause or its response lies in a blind interval; what is in
between does not matter.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

Ticks = NDArray[np.int64]

INVALID_SHARE = 0.25
"""A measurement of which more than this share was hit is invalid."""


def merged(intervals: NDArray[Any]) -> Ticks:
    """Intervals (rows of begin and end, both included) in order, those that overlap or touch made one."""
    rows = np.asarray(intervals, dtype=np.int64).reshape(-1, 2)
    rows = rows[np.argsort(rows[:, 0], kind="stable")]
    if not len(rows):
        return rows
    end = np.maximum.accumulate(rows[:, 1])
    first = np.concatenate(([True], rows[1:, 0] > end[:-1] + 1))
    last = np.concatenate((first[1:], [True]))
    return np.column_stack((rows[first, 0], end[last]))


def covered(times: NDArray[Any], blind: Ticks) -> NDArray[np.bool_]:
    """Which of `times` lie in one of the intervals; `blind` as `merged` gives it."""
    times = np.asarray(times, dtype=np.int64)
    if not len(blind):
        return np.zeros(times.shape, dtype=np.bool_)
    index = np.searchsorted(blind[:, 0], times, side="right") - 1
    inside: NDArray[np.bool_] = (index >= 0) & (times <= blind[np.maximum(index, 0), 1])
    return inside


def hit(causes: NDArray[Any], responses: NDArray[Any], blind: Ticks) -> NDArray[np.bool_]:
    """Which samples are hit, by the times of their cause and their response."""
    return covered(causes, blind) | covered(responses, blind)
