# SPDX-License-Identifier: BSD-2-Clause
"""A trace of TrackEvents for the Perfetto UI: the pins as tracks, latencies as slices with their figure, what was lost.

A pin's track has a slice while its level is high, or unknown. Each latency is a slice from cause to response on a track
of its segment, with a flow to the response on the pin's track; those that overlap lie on tracks of the same name, which
the UI draws as one. A counter beside has all samples, intervals too. Times are rounded to the nanosecond, which is the
unit of a trace; ticks stand beside them. See *Writing TrackEvent Protos Synthetically* of the Perfetto documentation.
"""

import shutil
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, BinaryIO

import numpy as np

from ...contract.roles import Source
from ...device.configuration import SegmentSettings
from ...device.decode import Events
from ..clock import NANOSECOND
from ..levels import UNKNOWN, Levels
from ..provenance import provenance
from ..recording import Lost, Recording
from ..samples import Pairer, Samples, samples
from ..trackevents import SEQUENCE, Trace
from . import Choices

SUFFIX = "pftrace"
TAKES = frozenset({"segment"})
PINS, SEGMENTS, LOST, RUN = 1, 2, 3, 4
"""Tracks by number; those of pins, and of segments with their counters, follow."""
SAMPLES = 2
"""A sequence of packets beside that of the levels; in each of them time goes on."""
FIRST_PIN, FIRST_COUNTER, FIRST_LANE = 0x100, 0x200, 0x10000
NAMES = {1: "high", UNKNOWN: "unknown"}


def write(recording: Recording, file: BinaryIO, choices: Choices) -> Mapping[str, Any]:
    segments, trace = recording.segments(choices.segment), Trace(file)
    tracks = {pin: FIRST_PIN + number for number, pin in enumerate(recording.pins)}
    for rank, (uuid, name) in enumerate(((RUN, "run"), (PINS, "pins"), (SEGMENTS, "latencies"), (LOST, "lost edges"))):
        trace.descriptor(uuid, name, rank=rank)
    for rank, (pin, uuid) in enumerate(tracks.items()):
        trace.descriptor(uuid, pin.label, PINS, rank)
    facts = provenance(recording) | {"times": recording.clock.rounding(NANOSECOND, "nanosecond")}
    notes = [{"name": name, "string_value": text} for name, text in facts.items()]
    about = trace.body(SEQUENCE, RUN, "INSTANT", name="irqscope", debug_annotations=notes)
    trace.put(_time(recording, recording.begin), about)
    # Pins come before samples in the file, and in the run side by side.
    with tempfile.TemporaryFile() as rest:
        beside = Trace(rest)
        latencies = _Latencies(recording, beside, tracks, segments)
        if recording.observation.configuration.stream:
            slices = _pins(recording, trace, tracks, latencies)
        else:
            slices = _nothing(recording, trace)
            for _, found in samples(recording, segments):
                latencies.take(found)
        trace.flush()
        beside.flush()
        rest.seek(0)
        shutil.copyfileobj(rest, file)
    packets = trace.packets + beside.packets
    return {"packets": packets, "slices": slices, "samples": latencies.count, "times": facts["times"]}


def _time(recording: Recording, ticks: int) -> int:
    return int(recording.clock.times(np.array([ticks]), NANOSECOND)[0])


def _nothing(recording: Recording, trace: Trace) -> int:
    trace.put(_time(recording, recording.start), trace.body(SEQUENCE, LOST, "SLICE_BEGIN", name="no edges were sent"))
    trace.put(_time(recording, recording.end), trace.body(SEQUENCE, LOST, "SLICE_END"))
    return 0


def _pins(recording: Recording, trace: Trace, tracks: Mapping[Source, int], latencies: "_Latencies") -> int:
    """Slices of levels, and of losses; how many of levels. The pieces are paired on their way."""
    begins = {
        (pin, level): trace.body(SEQUENCE, uuid, "SLICE_BEGIN", name=name)
        for pin, uuid in tracks.items()
        for level, name in NAMES.items()
    }
    ends = {pin: trace.body(SEQUENCE, uuid, "SLICE_END") for pin, uuid in tracks.items()}
    levels, number = Levels(recording), 0
    state = dict(levels.initial)
    first = _time(recording, recording.begin)
    for pin, level in state.items():
        if level:
            trace.put(first, begins[pin, level])
            number += 1
    for changes in levels.changes(_noting(recording, trace, latencies)):
        times = recording.clock.times(changes.time, NANOSECOND).tolist()
        for time, pin, level in zip(times, map(Source, changes.source.tolist()), changes.level.tolist(), strict=True):
            if state[pin]:
                trace.put(time, ends[pin])
            if level:
                trace.put(time, begins[pin, level])
                number += 1
            state[pin] = level
    for pin, level in state.items():
        if level:
            trace.put(_time(recording, recording.end), ends[pin])
    return number


def _noting(recording: Recording, trace: Trace, latencies: "_Latencies") -> Iterator[Events | Lost]:
    """The pieces of the recording; those that are lost become slices on their way, and what is paired latencies."""
    pairer = Pairer(recording, latencies.segments)
    for piece in recording.pieces():
        if isinstance(piece, Lost):
            by_pin = {pin.label: piece.of(pin) for pin in recording.pins} if piece.counts else {}
            counts = [{"name": label, "int_value": count} for label, count in by_pin.items()]
            name = f"{sum(piece.counts)} edges lost" if piece.counts else "blocks lost on the link"
            body = trace.body(SEQUENCE, LOST, "SLICE_BEGIN", name=name, debug_annotations=counts)
            trace.put(_time(recording, max(0, piece.begin)), body)
            trace.put(_time(recording, piece.end), trace.body(SEQUENCE, LOST, "SLICE_END"))
        latencies.take(pairer.take(piece))
        yield piece
    latencies.take(pairer.finish())


class _Latencies:
    """Slices, flows and counters of latencies; `count` has the samples."""

    def __init__(
        self, recording: Recording, trace: Trace, tracks: Mapping[Source, int], segments: Sequence[SegmentSettings]
    ) -> None:
        self.segments, self.count = segments, 0
        self._writers = {}
        for rank, settings in enumerate(segments):
            uuid, lanes = FIRST_COUNTER + rank, (rank + 1) * FIRST_LANE
            trace.descriptor(uuid, f"{settings.name}, ns", SEGMENTS, 2 * rank + 1, counter=True)
            self._writers[settings.name] = _Segment(recording, trace, settings, uuid, lanes, 2 * rank, tracks)

    def take(self, found: Iterable[Samples]) -> None:
        """Further samples."""
        for each in found:
            self.count += self._writers[each.settings.name].take(each.latency, each.response)


class _Segment:
    """The tracks of one segment."""

    def __init__(
        self,
        recording: Recording,
        trace: Trace,
        settings: Any,
        counter: int,
        lane: int,
        rank: int,
        tracks: Mapping[Source, int],
    ) -> None:
        self._recording, self._trace, self._settings = recording, trace, settings
        self._counter, self._lane, self._rank = counter, lane, rank
        self._response = tracks.get(settings.response)
        self._answers = f"answers {settings.name}"
        self._ends: list[int] = []
        """When each of the tracks of slices is free again."""
        self._flow = lane << 32
        self._nanoseconds = float(recording.clock.tick * 10**9)

    def take(self, latency: Any, response: Any) -> int:
        clock, body, put = self._recording.clock, self._trace.body, self._trace.put
        begins = clock.times(response - latency, NANOSECOND).tolist()
        ends = clock.times(response, NANOSECOND).tolist()
        draw: Callable[[int, int, int], None] = self._nowhere if self._settings.is_interval else self._slice
        for begin, end, ticks in zip(begins, ends, latency.tolist(), strict=True):
            draw(begin, end, ticks)
            put(end, body(SAMPLES, self._counter, "COUNTER", double_counter_value=ticks * self._nanoseconds))
        return len(ends)

    def _nowhere(self, begin: int, end: int, ticks: int) -> None:
        """Intervals touch each other: slices would fill the track."""

    def _slice(self, begin: int, end: int, ticks: int) -> None:
        lane = next((number for number, free in enumerate(self._ends) if free <= begin), len(self._ends))
        if lane == len(self._ends):
            self._trace.descriptor(self._lane + lane, self._settings.name, SEGMENTS, self._rank)
            self._ends.append(0)
        self._ends[lane] = end
        self._flow += 1
        body, put = self._trace.body, self._trace.put
        notes = [{"name": "latency_ticks", "int_value": ticks}]
        put(
            begin,
            body(
                SAMPLES,
                self._lane + lane,
                "SLICE_BEGIN",
                name=self._settings.name,
                flow_ids=[self._flow],
                debug_annotations=notes,
            ),
        )
        put(end, body(SAMPLES, self._lane + lane, "SLICE_END"))
        if self._response is not None:
            put(end, body(SAMPLES, self._response, "INSTANT", name=self._answers, terminating_flow_ids=[self._flow]))
