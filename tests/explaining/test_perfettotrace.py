# SPDX-License-Identifier: BSD-2-Clause
"""What is written for Perfetto, read back by its own schema: every slice ends, and pins are those of the instrument."""

from collections import defaultdict

import pytest
from perfetto.protos.perfetto.trace.perfetto_trace_pb2 import Trace, TrackEvent
from recorded_traces import recorded

from irqscope.explaining.explanation import join
from irqscope.explaining.perfettotrace import write


@pytest.fixture(scope="module", params=["disk-rt", "net"])
def written(request, tmp_path_factory):
    path = tmp_path_factory.mktemp("perfetto") / "trace.pftrace"
    run = recorded(request.param)
    explanation = join(run.seen, run.trace)
    write(explanation, path)
    read = Trace()
    read.ParseFromString(path.read_bytes())
    return explanation, read


def slices(read):
    """By the names from the root on: begin, end and name of each slice, by a stack for each track."""
    names, parents, open_, found = {}, {}, defaultdict(list), defaultdict(list)
    for packet in read.packet:
        if packet.HasField("track_descriptor"):
            names[packet.track_descriptor.uuid] = packet.track_descriptor.name
            parents[packet.track_descriptor.uuid] = packet.track_descriptor.parent_uuid
            continue
        event, track = packet.track_event, packet.track_event.track_uuid
        if event.type == TrackEvent.TYPE_SLICE_BEGIN:
            open_[track].append((packet.timestamp, event.name))
        elif event.type == TrackEvent.TYPE_SLICE_END:
            begin, name = open_[track].pop()
            assert begin <= packet.timestamp
            found[names[parents[track]], names[track]].append((begin, packet.timestamp, name))
    return found, open_


def test_every_slice_ends_and_time_goes_on_in_each_track(written):
    _, read = written
    _, open_ = slices(read)
    left = [each for stack in open_.values() for each in stack]
    assert all(name == "high" for _, name in left) and len(left) <= 3  # pins that are high when the trace ends
    last = defaultdict(int)
    for packet in read.packet:
        if packet.HasField("track_event"):
            assert packet.timestamp >= last[packet.track_event.track_uuid]
            last[packet.track_event.track_uuid] = packet.timestamp


def test_pins_are_high_when_the_instrument_says_so(written):
    explanation, read = written
    found, _ = slices(read)
    for pin, toggles in explanation.seen.pins.items():
        times = explanation.clock.to_trace(toggles.times)
        rises = [round(time) for time, level in zip(times, toggles.levels, strict=True) if level]
        shown = found["pins (irqscope)", pin]
        assert len(shown) > 10 and {begin for begin, _, _ in shown} <= set(rises)


def test_the_cause_stands_beside_the_kernels_own_events(written):
    explanation, read = written
    cause = explanation.cause
    found, _ = slices(read)
    shown = found["late responses (irqscope)", f"1: {cause.actor.label}, {cause.kind}"]
    assert shown == [(round(cause.begin), round(cause.end), f"{cause.actor.label} {cause.function}")]
    threads = found["kernel (its own trace)", "CPU 0"]
    assert (round(cause.begin), round(cause.end), cause.actor.label) in threads
    instants = [packet for packet in read.packet if packet.track_event.type == TrackEvent.TYPE_INSTANT]
    stimuli = [packet.timestamp for packet in instants if packet.track_event.name == "stimulus"]
    assert len(instants) - len(stimuli) == len(explanation.trace.entries)
    nearest = min(stimuli, key=lambda time: abs(time - explanation.found[0].begin))
    assert len(stimuli) > 20 and abs(nearest - explanation.found[0].begin) <= 2
