# SPDX-License-Identifier: BSD-2-Clause
"""The samples of one segment in the order of time, kept in constant memory while a run is read.

Counts by bin of 64 to 127 blocks, the largest sample of each five minutes, and the largest samples one by one. They
come from events, or, where events are missing, from the chip: bins of each snapshot, the largest sample of each, and
records of outliers.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from ..analysis.blocks import BlockCounts
from ..analysis.histogram import Int64, bin_edges, bins_of
from ..analysis.stationarity import five_minutes
from ..contract.statistics import bin_count
from ..device.decode import OutlierRecord
from ..device.snapshots import SegmentTotals

SUB_BITS = 7
"""Blocks of samples that are known to the tick are counted in bins of 0.8 %."""
KEPT = 1 << 15
"""Largest samples kept one by one, at least; as many again until the smaller half is dropped."""


@dataclass(frozen=True)
class Late:
    """All samples above `floor` ticks, in the order of their responses; nobody knows any if it is None.

    `numbers` counts all samples of the segment from 0; from records of outliers, which do not say it, it is estimated
    from the time.
    """

    floor: int | None
    values: Int64
    times: Int64
    numbers: Int64

    def above(self, ticks: int) -> "Late | None":
        """Those above `ticks`; None if not all of them are known."""
        if self.floor is None or ticks < self.floor:
            return None
        found = self.values > ticks
        return Late(ticks, self.values[found], self.times[found], self.numbers[found])


@dataclass(frozen=True)
class Ordered:
    """What a series has kept.

    Attributes
    ----------
    source : str
        `events` or `snapshots`.
    table, edges : array of int
        Counts, a row for each block in time order, a column for each bin; lower bounds of the bins and the upper bound
        of the last.
    late : Late
        The largest samples.
    maxima : dict[int, int]
        The largest sample by number of the window of five minutes, from the first response that has a time on.
    begin, end : int
        Times of the first and the last response. The chip stamps few of them: from it, about as long apart as the first
        and the last stimulus.
    shared : bool | None
        The response of the largest sample, or of one of several, answered further causes; None if that is not known.
    """

    source: str
    table: Int64
    edges: Int64
    late: Late
    maxima: dict[int, int]
    begin: int
    end: int
    shared: bool | None = None


class Series:
    """Samples of a segment as its pairing makes them; `add` is one of its `watchers`."""

    def __init__(self, tick: Fraction) -> None:
        self._window = five_minutes(tick)
        self._blocks = BlockCounts(bin_count(SUB_BITS))
        self._kept: list[Int64] = []
        self._waiting = 0
        self._floor = -1
        self._maxima: dict[int, int] = {}
        self._largest, self._shared = -1, False
        self._begin: int | None = None
        self._end = self._n = 0

    def add(self, values: Int64, responses: Int64) -> None:
        """Further samples, and the times of their responses, ascending."""
        if not len(values):
            return
        if self._begin is None:
            self._begin = int(responses[0])
        passed = responses - self._begin
        self._blocks.add_samples(passed, bins_of(values, SUB_BITS))
        first, last = (int(passed[index]) // self._window for index in (0, -1))
        for window in range(first, last + 1):
            mine = values if first == last else values[passed // self._window == window]
            if len(mine):
                self._maxima[window] = max(self._maxima.get(window, 0), int(mine.max()))
        if (largest := int(values.max())) >= self._largest:
            same = responses[1:] == responses[:-1]
            several = np.append(same, False) | np.append(False, same)
            known = largest == self._largest and self._shared
            self._shared = known or bool(np.any(several & (values == largest)))
            self._largest = largest
        above = np.flatnonzero(values > self._floor)
        self._kept.append(np.stack([values[above], responses[above], above + self._n]))
        self._waiting += len(above)
        if self._waiting > 2 * KEPT:
            self._thin()
        self._n += len(values)
        self._end = int(responses[-1])

    def _thin(self) -> None:
        """Drop the smaller half, and of equal samples all or none."""
        every = np.concatenate(self._kept, axis=1)
        self._floor = int(np.partition(every[0], -KEPT - 1)[-KEPT - 1])
        every = every[:, every[0] > self._floor]
        self._kept, self._waiting = [every], every.shape[1]

    def ordered(self) -> Ordered | None:
        """What was kept until now; None without samples."""
        if self._begin is None:
            return None
        values, times, numbers = np.concatenate(self._kept, axis=1)
        edges = np.array(bin_edges(SUB_BITS), dtype=np.int64)
        late = Late(self._floor, values, times, numbers)
        return Ordered(
            "events", self._blocks.table, edges, late, dict(self._maxima), self._begin, self._end, self._shared
        )


def of_chip(
    totals: SegmentTotals, sub_bits: int, threshold: int, records: Sequence[OutlierRecord] | None, length: float
) -> Ordered | None:
    """The same from the chip; None without samples.

    `records` are those of all samples of the segment above `threshold` ticks; None if some are missing. Their stimuli
    came over `length` ticks at least.
    """
    if totals.begin is None:
        return None
    known = sorted((record.time, record.latency) for record in records or () if not record.unproven)
    times, values = np.array(known, dtype=np.int64).reshape(-1, 2).T
    stamped = [totals.begin, *(peak.time for peak in totals.peaks), *times.tolist()]
    spare = max(0, round(length) - (max(stamped) - min(stamped)))  # before the first and after the last, nobody knows
    begin, end = min(stamped) - spare // 2, max(stamped) + spare - spare // 2
    numbers = (times - begin) * totals.n // max(1, end - begin)
    late = Late(None if records is None else threshold, values, times, numbers)
    edges = np.array(bin_edges(sub_bits), dtype=np.int64)
    longest = {time for time, latency in known if latency == totals.both.maximum}
    shared = any(record.coalesced and record.time in longest for record in records or ())
    return Ordered("snapshots", totals.blocks.table, edges, late, totals.maxima, begin, end, shared or None)
