# SPDX-License-Identifier: BSD-2-Clause
"""The samples of one segment of a run in the order of time, cut into blocks: what statistics of a series begin with.

They are those of the run's figures: to the tick from its events if all came, else of the chip's histogram in each
snapshot. Memory does not grow with the run.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ..analysis.histogram import Int64, bins_of
from ..contract.identity import Identity
from ..contract.statistics import bin_low
from ..device.decode import Snapshot
from ..device.snapshots import Totals
from ..errors import BadInput
from ..measuring.observation import Observation
from ..measuring.rundir import RunDirectory
from ..recording.masking import NONE
from ..recording.stream import Consumer, replay
from ..targets.target import Target
from .offchip import every
from .reread import reread
from .spans import masked_spans
from .unmasked import UnmaskedPairing

FINE_BITS = 12
"""Exact samples are counted by value up to 2**13 ticks, and above to 1/4096 of their value."""


@dataclass(frozen=True)
class BlockedSamples:
    """Histograms of successive blocks of a run.

    Attributes
    ----------
    values : array of int
        Ticks, ascending: lower ends of bins, `tops` their upper ends (included).
    counts : array of int
        By block (row) and value (column).
    begin, length : int
        Tick of the first event, and ticks from that to the last.
    late : array of int or None
        Times of the responses that were later than asked about; None if the chip's histogram is all there is.
    source : str
        `events k of n`, or `on chip`.
    """

    values: Int64
    tops: Int64
    counts: Int64
    begin: int
    length: int
    late: Int64 | None
    source: str


def in_blocks(directory: RunDirectory, name: str, number: int, later: float = math.inf) -> BlockedSamples:
    """The samples of the segment `name` in up to `number` blocks of equal time; BadInput if it was not measured.

    One that the chip did not measure is computed from the events, if these are complete. Of samples above `later` ticks
    the times are kept, too.
    """
    run, observation = reread(directory)
    known = every(observation.configuration, Target(run.target))
    if name not in known:
        raise BadInput(f"{directory.path} has no segment {name}: it measured {', '.join(known)}")
    if observation.first is None or observation.last is None:
        raise BadInput(f"{directory.path} holds no events: there is nothing to tell of {name}")
    if not observation.stream_complete:
        if known[name] not in observation.configuration.segments:
            raise BadInput(
                f"{directory.path} lost events, and {name} was not measured on the chip: name it in --segments"
            )
        segment = observation.configuration.segments.index(known[name])
        return _of_snapshots(directory, observation, segment, number)
    spans = masked_spans(run, observation) or NONE
    counter = _Counter(observation.first, observation.last, number, later)
    pairing = UnmaskedPairing(known[name], observation.identity, spans)
    pairing.watchers.append(counter.add)
    replay(directory.path, pairing)
    return counter.table(f"events {pairing.exact.n} of {pairing.exact.n}")


class _Counter:
    """Samples by block and fine bin."""

    def __init__(self, first: int, last: int, number: int, later: float) -> None:
        self._first, self._length, self._number, self._later = first, last - first + 1, number, later
        self._found: dict[int, Int64] = {}
        self._late: list[Int64] = []

    def add(self, values: Int64, responses: Int64) -> None:
        blocks = (responses - self._first) * self._number // self._length
        self._late.append(responses[values > self._later])
        keys, counts = np.unique(np.stack([bins_of(values, FINE_BITS), blocks]), axis=1, return_counts=True)
        for index, block, count in zip(*keys.tolist(), counts.tolist(), strict=True):
            row = self._found.setdefault(index, np.zeros(self._number, dtype=np.int64))
            row[block] += count

    def table(self, source: str) -> BlockedSamples:
        bins = sorted(self._found)
        late = np.concatenate([np.zeros(0, dtype=np.int64), *self._late])
        columns, stretch = [self._found[index] for index in bins], (self._first, self._length)
        return _blocked(bins, columns, FINE_BITS, stretch, late, source)


def _blocked(
    bins: Sequence[int],
    columns: Sequence[Int64],
    sub_bits: int,
    stretch: tuple[int, int],
    late: Int64 | None,
    source: str,
) -> BlockedSamples:
    """Without blocks that hold nothing."""
    counts = np.array(columns, dtype=np.int64).T if columns else np.zeros((0, 0), dtype=np.int64)
    low, high = ([bin_low(index + more, sub_bits) - more for index in bins] for more in (0, 1))
    used = counts.sum(axis=1) > 0
    return BlockedSamples(np.array(low, np.int64), np.array(high, np.int64), counts[used], *stretch, late, source)


def _of_snapshots(directory: RunDirectory, observation: Observation, segment: int, number: int) -> BlockedSamples:
    by_snapshot = _BinsBySnapshot(observation.identity, len(observation.configuration.segments), segment)
    replay(directory.path, by_snapshot)
    rows = by_snapshot.rows
    parts = [np.sum(part, axis=0) for part in np.array_split(rows, min(number, len(rows)))] if rows else []
    counts = np.array(parts, dtype=np.int64).reshape(len(parts), -1)
    bins = np.flatnonzero(counts.sum(axis=0)) if len(parts) else np.zeros(0, dtype=np.int64)
    columns = [counts[:, index] for index in bins]
    first, last = observation.first or 0, observation.last or 0
    stretch = first, last - first + 1
    return _blocked(bins.tolist(), columns, observation.identity.sub_bits, stretch, None, "on chip")


class _BinsBySnapshot(Consumer):
    """`rows` has what came in each bin of one of the `segments` from one snapshot to the next."""

    def __init__(self, identity: Identity, segments: int, segment: int) -> None:
        self._totals, self._segment = Totals(segments, identity), segment
        self._before = np.zeros(len(self._totals.segments[segment].bins), dtype=np.int64)
        self.rows: list[Int64] = []

    def take_snapshot(self, snapshot: Snapshot) -> None:
        self._totals.add(snapshot)
        now = np.array(self._totals.segments[self._segment].bins, dtype=np.int64)
        self.rows.append(now - self._before)
        self._before = now
