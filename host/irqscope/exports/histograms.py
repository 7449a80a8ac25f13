# SPDX-License-Identifier: BSD-2-Clause
"""Latencies as HdrHistograms: integers of nanoseconds, counted to three significant digits.

If every edge of the run came, each sample is counted as it was, rounded to the nanosecond. Otherwise the chip's own
histogram counts, which misses none: each sample then has the upper end of its bin (no more than the largest of all), so
that no quantile is understated.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..contract.statistics import VALUE_BITS, bin_low
from ..device.configuration import SegmentSettings
from ..device.decode import Snapshot
from ..device.snapshots import Totals
from ..errors import BadInput
from .clock import NANOSECOND
from .extra import needed
from .recording import Recording
from .samples import samples

DIGITS = 3
EXACT, BINNED = "events", "on chip"
Ints = NDArray[np.int64]


@dataclass(frozen=True)
class Interval:
    """The samples of one segment in some time: from the tick `begin` to before the tick `end`."""

    segment: str
    begin: int
    end: int
    latency: Ints
    """Ticks of the samples, ascending, and how many have each."""
    counts: Ints


def source(recording: Recording) -> str:
    """Where the counts come from."""
    return EXACT if recording.exact else BINNED


def stated(recording: Recording) -> str:
    """The same as a sentence, with the unit."""
    how = (
        "each sample from the events, rounded to the nanosecond"
        if recording.exact
        else (
            f"the chip's histogram with {1 << recording.observation.identity.sub_bits} bins an octave, each sample as "
            "the upper end of its bin"
        )
    )
    return f"{how}; then counted by HdrHistogram to {DIGITS} significant digits"


def intervals(recording: Recording, segments: list[SegmentSettings], length: int | None) -> Iterator[Interval]:
    """The samples by intervals of `length` ticks since the run's first event, or all at once; by snapshots, which have
    an interval of their own, where edges are missing. Intervals without samples are left out."""
    yield from _exact(recording, segments, length) if recording.exact else _binned(recording, segments, length)


def histogram(recording: Recording) -> Any:
    """An empty HdrHistogram that takes every latency that the instrument can measure."""
    most = int(recording.clock.times(np.array([(1 << VALUE_BITS) - 1]), NANOSECOND)[0])
    return needed("hdrh.histogram", "hdrhistogram").HdrHistogram(1, most + 1, DIGITS)


def count(recording: Recording, into: Any, interval: Interval) -> None:
    """Add the samples of an interval to an HdrHistogram."""
    values = recording.clock.times(interval.latency, NANOSECOND).tolist()
    for value, number in zip(values, interval.counts.tolist(), strict=True):
        into.record_value(value, number)


def _exact(recording: Recording, segments: list[SegmentSettings], length: int | None) -> Iterator[Interval]:
    first = recording.observation.first or 0
    length = length or recording.end - first + 1
    held: dict[tuple[int, str], tuple[Ints, Ints]] = {}
    for until, found in samples(recording, segments):
        for each in found:
            number = (each.response - first) // length
            for index in np.unique(number).tolist():
                before = held.get((index, each.settings.name), (np.zeros(0, np.int64), np.zeros(0, np.int64)))
                held[index, each.settings.name] = _merged(*before, each.latency[number == index])
        for key in sorted(key for key in held if first + (key[0] + 1) * length <= until):
            yield _interval(key, first, length, held.pop(key))
    for key in sorted(held):
        yield _interval(key, first, length, held[key])


def _interval(key: tuple[int, str], first: int, length: int, table: tuple[Ints, Ints]) -> Interval:
    return Interval(key[1], first + key[0] * length, first + (key[0] + 1) * length, *table)


def _merged(values: Ints, counts: Ints, more: Ints) -> tuple[Ints, Ints]:
    new, added = np.unique(more, return_counts=True)
    union = np.union1d(values, new)
    total = np.zeros(len(union), dtype=np.int64)
    total[np.searchsorted(union, values)] += counts
    total[np.searchsorted(union, new)] += added
    return union, total


def _binned(recording: Recording, segments: list[SegmentSettings], length: int | None) -> Iterator[Interval]:
    known = list(recording.observation.configuration.segments)
    for settings in segments:
        if settings not in known:
            raise BadInput(
                f"{recording.directory.path} lost events, and {settings.name} was not measured on the chip: choose one "
                f"of {', '.join(each.name for each in known)}"
            )
    sub_bits = recording.observation.identity.sub_bits
    tops = np.array(
        [bin_low(index + 1, sub_bits) - 1 for index in range(len(recording.observation.totals.segments[0].bins))]
    )
    totals = Totals(len(known), recording.observation.identity)
    numbers = [known.index(settings) for settings in segments]
    before = {number: np.zeros(len(tops), dtype=np.int64) for number in numbers}
    first = recording.observation.first
    begin = due = recording.start if first is None else first

    def passed(end: int) -> Iterator[Interval]:
        for number in numbers:
            now = np.array(totals.segments[number].bins, dtype=np.int64)
            came, before[number] = now - before[number], now
            used = np.flatnonzero(came)
            most = recording.observation.totals.segments[number].both.maximum
            values = np.minimum(tops[used], tops[-1] if most is None else most)
            if len(used):
                yield Interval(known[number].name, begin, end, values, came[used])

    for piece in recording.told():
        if isinstance(piece, Snapshot):
            totals.add(piece)
            if length and piece.time >= due + length:
                yield from passed(piece.time)
                begin = due = piece.time
    yield from passed(max(begin + 1, totals.time or 0))
