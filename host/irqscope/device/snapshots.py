# SPDX-License-Identifier: BSD-2-Clause
"""Snapshots, added up over a run."""

from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from ..analysis.blocks import BlockCounts
from ..analysis.stationarity import five_minutes
from ..base.records import Bit, Record, SignedTicks
from ..contract import registers
from ..contract.identity import Identity
from ..contract.roles import event_sources
from ..contract.segments import Count
from ..contract.statistics import (
    OFFSET_BINS,
    OFFSET_COUNTS,
    OFFSET_CUMULATIVE_BINS,
    OFFSET_SCALARS,
    OFFSET_YOUNGEST,
    SCALAR_STRIDE,
    STATUS_SPACE,
    YOUNGEST_BINS,
    Scalar,
    bin_count,
)
from .contradictions import check_extremes, check_gap, check_time
from .course import Course
from .decode import Snapshot, extend
from .extremes import Extremes, together

KEPT_PEAKS = 16_384
LEVELS = frozenset(
    {r.address for r in registers.QUEUED.values()}
    | {registers.SNAPSHOT_TAKEN.address, registers.NOW_LOW.address, registers.NOW_HIGH.address, registers.STATE.address}
)
"""Status registers that are no counters."""
_STATUS = tuple(r for r in registers.REGISTERS if r.access == registers.Access.STATUS)
_COUNTS = frozenset(OFFSET_COUNTS + count for count in Count if count != Count.PENDING)


class Peak(Record, frozen=True):
    """The largest sample of one snapshot and polarity."""

    time: SignedTicks
    """Of the response."""
    latency: SignedTicks
    """Of the sample."""
    edge: Bit
    """Of the response: 1 if it rises, 0 if it falls."""


class SegmentTotals:
    """On-chip statistics of one segment, added up over the snapshots.

    `counts` and `youngest` by index, `edges` the scalars of falling and rising responses, `bins` a list of counts,
    `peaks` the largest sample of each snapshot, `course` the bins of each, coarser, and `blocks` those of successive
    stretches, in full. `maxima` has the largest sample by number of the five minutes since `begin`, which is the
    time of the first peak. Bins without a shadow copy are those of the last snapshot.
    """

    def __init__(self, identity: Identity) -> None:
        self._turn = 1 << identity.bin_bits
        self.counts = [0] * len(Count)
        self.youngest = [0] * YOUNGEST_BINS
        self.edges = (Extremes(), Extremes())
        self.bins = [0] * bin_count(identity.sub_bits)
        self._places = range(OFFSET_BINS, OFFSET_BINS + len(self.bins))
        self.peaks: list[Peak] = []
        self.course = Course(identity.sub_bits)
        self.blocks = BlockCounts(len(self.bins))
        self.begin: int | None = None
        self.maxima: dict[int, int] = {}
        self._window = five_minutes(identity.tick)
        self._came: dict[int, int] = {}
        """How many samples came in a bin since the snapshot before, until `end_block`."""

    def add(self, offset: int, value: int) -> None:
        """One counter at `offset` of the segment's addresses."""
        if offset in self._places:
            self._came[offset - OFFSET_BINS] = value
        elif offset in _COUNTS:
            self.counts[offset - OFFSET_COUNTS] += value
        elif OFFSET_YOUNGEST <= offset < OFFSET_YOUNGEST + YOUNGEST_BINS:
            self.youngest[offset - OFFSET_YOUNGEST] += value

    def replace_bins(self, words: Mapping[int, int], base: int) -> None:
        """Cumulative bins of a snapshot; `base` is the address of the first. The chip's turn over, these do not."""
        for index, old in enumerate(self.bins):
            if more := (words.get(base + index, 0) - old) % self._turn:
                self._came[index] = more

    def add_edge(self, edge: int, words: Mapping[int, int], base: int, now: int, since: int | None) -> None:
        """The scalars of one polarity in a snapshot taken at `now`, the one before `since`; `base`: the first address.

        Invalid if that is too long ago to know when the largest sample came.
        """

        def wide(low: Scalar) -> int:
            return words.get(base + low, 0) | words.get(base + low + 1, 0) << 32

        count = words.get(base + Scalar.COUNT, 0)
        if not count:
            return
        check_gap(now, since)
        maximum, time = wide(Scalar.MAXIMUM_LOW), extend(wide(Scalar.MAXIMUM_TIME_LOW), now)
        found = Extremes(count, wide(Scalar.SUM_LOW), wide(Scalar.MINIMUM_LOW), maximum, time)
        check_extremes(found)
        self.edges[edge].add(found)
        self.peaks.append(Peak(time, maximum, edge))
        self.begin = time if self.begin is None else self.begin
        window = max(0, time - self.begin) // self._window
        self.maxima[window] = max(self.maxima.get(window, 0), maximum)
        if len(self.peaks) > KEPT_PEAKS:  # days long: of neighbours the larger stays
            self.peaks = [max(self.peaks[i : i + 2], key=lambda p: p.latency) for i in range(0, len(self.peaks), 2)]

    def end_block(self, time: int) -> None:
        """All of a snapshot has been added, which was taken at `time`."""
        bins = self.bins
        for index, more in self._came.items():
            bins[index] += more
        self.course.add(self._came, time)
        counts = np.zeros(len(self.bins), dtype=np.int64)
        counts[list(self._came)] = list(self._came.values())
        self.blocks.add(counts)
        self._came = {}

    @property
    def n(self) -> int:
        """Samples up to the cut of the last snapshot."""
        return sum(extremes.count for extremes in self.edges)

    @property
    def later(self) -> int:
        """Samples in `bins` that came after that cut; negative if some are missing. Settled bins have none."""
        return sum(self.bins) - self.n

    @property
    def both(self) -> Extremes:
        """The scalars of both polarities together."""
        return together(self.edges)


class Totals:
    """All snapshots of a run on an instrument, added up.

    `status` holds every status register by address; counters are unwrapped, so that they may pass 2**32. `cumulative`
    says that bins have no shadow copy: samples that came after the cut of the last snapshot may stand in them.
    `sources` are those whose edges the instrument counts.
    Snapshots of an archive are read by the layout that its identity has.
    """

    def __init__(self, segments: int, identity: Identity) -> None:
        self.segments = [SegmentTotals(identity) for _ in range(segments)]
        self.cumulative = identity.histogram_banks == 1
        self.sources = event_sources(identity.inputs)
        self._layout = identity.layout
        self._addresses = [r.address for r in _STATUS if self._layout.knows(r.name)]
        self.status: dict[int, int] = {}
        self._words: dict[int, int] = {}
        self.snapshots = 0
        self.time: int | None = None

    def add(self, snapshot: Snapshot) -> None:
        """Add the next snapshot; Invalid if it is none."""
        snapshot = replace(snapshot, values=self._layout.translated(snapshot.values))
        check_time(snapshot.time, self.time)
        since = self.time
        self.snapshots, self.time = snapshot.number, snapshot.time
        add = dict(enumerate(segment.add for segment in self.segments))
        for address, value in snapshot.values.items():
            if (space := address >> 16) in add:
                add[space](address & 0xFFFF, value)
        for number, segment in enumerate(self.segments):
            segment.counts[Count.PENDING] = snapshot.count(number, Count.PENDING)
            if self.cumulative:
                segment.replace_bins(snapshot.values, number << 16 | OFFSET_CUMULATIVE_BINS)
            for edge in (0, 1):
                base = number << 16 | OFFSET_SCALARS + edge * SCALAR_STRIDE
                segment.add_edge(edge, snapshot.values, base, snapshot.time, since)
            segment.end_block(snapshot.time)
        values, words, status = snapshot.values, self._words, self.status
        for address in self._addresses:
            value = values.get(STATUS_SPACE << 16 | address, 0)
            old, words[address] = words.get(address, 0), value
            status[address] = value if address in LEVELS else status.get(address, 0) + (value - old & 0xFFFF_FFFF)

    def settled(self, final: bool) -> bool:
        """Bins hold the samples up to the cut and no others. `final`: nothing was measured at the last snapshot."""
        return final or not self.cumulative

    def get(self, register: registers.Register) -> int:
        """A status register as of the last snapshot. KeyError if the archive is older than it: see `knows`."""
        if not self.knows(register):
            raise KeyError(f"{register.name} is not known of this run")
        return self.status.get(register.address, 0)

    def knows(self, register: registers.Register) -> bool:
        """Whether the instrument had that register; all that stand in `layout1.json` every one had."""
        return self._layout.knows(register.name)
