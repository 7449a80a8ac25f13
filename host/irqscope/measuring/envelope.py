# SPDX-License-Identifier: BSD-2-Clause
"""The shortest and the longest sample in each stretch of a run: what Moryc plots instance by instance as relative
start times (intervals) and finishing times (`work`), of any number of instances.

A start that is late makes the interval before it longer and the one after it as much shorter: a pair of spikes, up and
down, that are symmetric if the next start was in time.
"""

import numpy as np

from ..analysis.histogram import Int64
from ..base.records import Count, Record, SignedTicks

COLUMNS = 500
"""Stretches at most: more than that is not seen in a figure."""


class EnvelopeRecord(Record, frozen=True, kw_only=True):
    """The shortest and the longest sample of each stretch of the run, of samples that are known from events."""

    n: Count
    """Samples."""
    width: SignedTicks
    """Of each stretch."""
    begins: list[SignedTicks]
    """Where the stretches begin in which a sample ended."""
    min: list[SignedTicks]
    """The least of each."""
    max: list[SignedTicks]
    """The largest of each."""

    def __post_init__(self) -> None:
        if not len(self.begins) == len(self.min) == len(self.max):
            raise ValueError("begins, min and max are of one length")


class Envelope:
    """Stretches of 2**k ticks with the least and the greatest value of each; k grows with the run."""

    def __init__(self) -> None:
        self.n = 0
        self._shift = 0
        self._table = np.zeros((3, 0), dtype=np.int64)
        """Number of the stretch, least, greatest: by time."""

    def add(self, values: Int64, times: Int64) -> None:
        """Further samples in the order of time; times are those of the later edges, in ticks, and may repeat."""
        self.n += len(values)
        if not len(times):
            return
        first, last = int(times[0]) >> self._shift, int(times[-1]) >> self._shift
        if last - first > len(times):
            new = _grouped(times >> self._shift, values, values)
        else:  # fewer stretches than samples: their bounds are looked up
            stretches = np.arange(first, last + 1)
            starts = np.searchsorted(times, stretches << self._shift)
            held = np.append(starts[1:], len(times)) > starts
            starts = starts[held]
            new = np.stack([stretches[held], np.minimum.reduceat(values, starts), np.maximum.reduceat(values, starts)])
        self._table = _grouped(*np.concatenate([self._table, new], axis=1))
        while self._table.shape[1] > COLUMNS:
            self._shift += 1
            stretches, least, greatest = self._table
            self._table = _grouped(stretches >> 1, least, greatest)

    @property
    def record(self) -> EnvelopeRecord | None:
        """The entry `envelope` of a segment in result.json; None without samples."""
        if not self.n:
            return None
        begin, least, greatest = self._table
        return EnvelopeRecord(
            n=self.n,
            width=1 << self._shift,
            begins=(begin << self._shift).tolist(),
            min=least.tolist(),
            max=greatest.tolist(),
        )


def _grouped(stretches: Int64, least: Int64, greatest: Int64) -> Int64:
    """One column for each stretch: its number, its least and its greatest value. Stretches ascend."""
    if not len(stretches):
        return np.zeros((3, 0), dtype=np.int64)
    starts = np.flatnonzero(np.diff(stretches, prepend=stretches[0] - 1))
    return np.stack([stretches[starts], np.minimum.reduceat(least, starts), np.maximum.reduceat(greatest, starts)])
