# SPDX-License-Identifier: BSD-2-Clause
"""How much successive times of a run differ, each figure under the name that its standard gives it
(docs/reference/jitter.md).

- JESD65B, *Definition of skew specifications for standard logic devices*, 2003: period jitter, of a cycle against the
  average period; cycle-to-cycle jitter, between adjacent cycles.
- RFC 3393, 2002: IPDV, the delay of one packet less that of another, here of the one answered before it. With the least
  delay as the other one it is the PDV of RFC 5481 and the 2-point delay variation of ITU-T Y.1540.
- RFC 3550, 6.4.1 and A.8: interarrival jitter, the running mean of absolute IPDV with a gain of 1/16.

What stands in both places at once, a stimulus being a packet and its latency the packet's delay, is in no standard: it
is how these terms apply here.
"""

import math
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from .histogram import Int64

GAIN = 16
"""By which RFC 3550 divides: 1/16 gives a good noise reduction ratio while maintaining a reasonable rate of
convergence (6.4.1)."""
BLOCK = 1 << 12
"""Differences that are looked at together, or a multiple of as many."""


@dataclass(frozen=True)
class Differences:
    """Differences of `n` pairs of successive times, in their unit: each less the one before it.

    Attributes
    ----------
    least, greatest : int
        The most that a time was shorter, and longer, than the one before.
    mean_absolute, rms : float
        Of their size.
    last, highest : float
        RFC 3550's running mean of absolute differences, after the last one, and the highest that it was. Its start is
        0 at the first difference, and after each gap it goes on from where it was.
    """

    n: int
    least: int
    greatest: int
    mean_absolute: float
    rms: float
    last: float
    highest: float

    @property
    def largest(self) -> int:
        """The greatest size of all: cycle-to-cycle jitter, if the times are cycles."""
        return max(self.greatest, -self.least)


class Successive:
    """Times go in as they come; fewer than `BLOCK` differences are kept of them. What is found depends on the times
    alone, to the last bit, and not on how many came at once.
    """

    def __init__(self) -> None:
        self._before: int | None = None
        self._n = self._absolute = self._squares = 0
        self._last = self._highest = 0.0
        self._least = self._greatest = 0
        self._held = np.zeros(0, dtype=np.int64)

    def add(self, times: Int64) -> None:
        """Further times, in their order."""
        if not len(times):
            return
        joined = times if self._before is None else np.concatenate([[self._before], times])
        self._before = int(times[-1])
        differences = np.diff(joined)
        if not len(differences):
            return
        least, greatest = int(differences.min()), int(differences.max())
        self._least = min(self._least, least) if self._n else least
        self._greatest = max(self._greatest, greatest) if self._n else greatest
        size = np.abs(differences)
        self._n += len(size)
        self._absolute += int(size.sum())
        self._squares += _squares(size)
        held = np.concatenate([self._held, size])
        whole = len(held) - len(held) % BLOCK
        self._last, self._highest = _follow(held[:whole], self._last, self._highest)
        self._held = held[whole:].copy()

    def interrupt(self) -> None:
        """Times are missing here: what comes next is no neighbour of what came before."""
        self._before = None

    def found(self) -> Differences | None:
        """What came so far; None without a pair."""
        if not self._n:
            return None
        last, highest = _follow(self._held, self._last, self._highest)
        return Differences(
            self._n,
            self._least,
            self._greatest,
            self._absolute / self._n,
            math.sqrt(self._squares / self._n),
            last,
            highest,
        )


def _squares(sizes: Int64) -> int:
    """The sum of squares of up to 2**20 values below 2**42, and more of smaller ones, exactly."""
    if sizes.max() < 1 << 21:
        return int(np.dot(sizes, sizes))
    high, low = sizes >> 21, sizes & ((1 << 21) - 1)
    return (int(np.dot(high, high)) << 42) + (int(np.dot(high, low)) << 22) + int(np.dot(low, low))


def _follow(sizes: Int64, last: float, highest: float) -> tuple[float, float]:
    if not len(sizes):
        return last, highest
    columns = running_means(sizes, last)
    row, column = divmod(len(sizes) - 1, len(columns))
    # What follows the last one decays: it is no maximum.
    return float(columns[column, row]), max(highest, float(columns.max()))


def running_means(sizes: NDArray[np.int64], start: float) -> NDArray[np.float64]:
    """RFC 3550's J after each of the absolute differences: J += (|D| - J)/16, from `start` on.

    They stand in columns of a table, the last of which goes on as if zeros followed. The recursion runs through all
    columns at once from 0; what the end of one adds to the next decays by 15/16 a step.
    """
    width = max(1, math.isqrt(BLOCK))
    rows = -(-len(sizes) // width)
    table = np.zeros(rows * width)
    table[: len(sizes)] = sizes
    table /= GAIN
    columns = np.ascontiguousarray(table.reshape(rows, width).T)
    keep = 1 - 1 / GAIN
    for before, column in pairwise(columns):
        column += keep * before
    decay = keep ** np.arange(1, width + 1)
    carried, last = [start], float(decay[-1])
    for end in columns[-1].tolist():
        carried.append(end + carried[-1] * last)
    columns += decay[:, np.newaxis] * np.array(carried[:-1])
    return columns
