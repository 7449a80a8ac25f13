# SPDX-License-Identifier: BSD-2-Clause
"""An explanation for Perfetto's viewer: the pins as tracks beside what the CPUs were at, on the trace's clock."""

from pathlib import Path
from typing import BinaryIO

from ..errors import BadInput
from ..exports import trackevents
from ..exports.trackevents import SEQUENCE
from ..files import aside
from .explanation import Explanation
from .ftrace import Trace
from .stretches import IDLE, stretches


class TrackWriter:
    """Tracks with slices, written as they come.

    Slices of one track are nested or apart, and are given in the order of their begins; those at equal times the outer
    one first.
    """

    def __init__(self, file: BinaryIO) -> None:
        self._trace, self._tracks = trackevents.Trace(file), 0

    def track(self, name: str, parent: int = 0) -> int:
        """A new track, the parent's child; its number."""
        self._tracks += 1
        self._trace.descriptor(self._tracks, name, parent or None, self._tracks)
        return self._tracks

    def begin(self, track: int, time: int, name: str) -> None:
        """A slice begins."""
        self._trace.put(time, self._trace.body(SEQUENCE, track, "SLICE_BEGIN", name=name))

    def end(self, track: int, time: int) -> None:
        """The innermost slice that is open ends."""
        self._trace.put(time, self._trace.body(SEQUENCE, track, "SLICE_END"))

    def instant(self, track: int, time: int, name: str) -> None:
        """Something without a length."""
        self._trace.put(time, self._trace.body(SEQUENCE, track, "INSTANT", name=name))

    def flush(self) -> None:
        """Nothing is left on its way."""
        self._trace.flush()


def write(explanation: Explanation, path: Path) -> None:
    """Write the whole trace with all edges of the run that are in its time."""
    first, last = explanation.trace.entries[0].time, explanation.trace.entries[-1].time
    with aside(path, BadInput) as file:
        writer = TrackWriter(file)
        outside = writer.track("pins (irqscope)")
        stimulus = writer.track("stimulus", outside)
        for time in explanation.clock.to_trace(explanation.seen.stimuli.times).round().astype(int).tolist():
            if first <= time <= last:
                writer.instant(stimulus, time, "stimulus")
        for name, toggles in explanation.seen.pins.items():
            track, high = writer.track(name, outside), False
            times = explanation.clock.to_trace(toggles.times)
            for time, level in zip(times.round().astype(int).tolist(), toggles.levels.tolist(), strict=True):
                if first <= time <= last and level != high:
                    if level:
                        writer.begin(track, time, "high")
                    else:
                        writer.end(track, time)
                    high = bool(level)
        late = writer.track("late responses (irqscope)")
        for number, each in enumerate(explanation.found, 1):
            track = writer.track(f"{number}: {explanation.took(each)}", late)
            writer.begin(track, round(each.begin), f"{explanation.seen.segment} {explanation.took(each)}")
            writer.end(track, round(each.shown))
            if each.cut:
                writer.instant(track, round(each.known), explanation.ends.lower())
            for block in each.blocks[:5]:
                track = writer.track(f"{number}: {block.who}, {block.kind}", late)
                writer.begin(track, round(block.begin), f"{block.who} {block.function}".strip())
                writer.end(track, round(block.end))
        kernel = writer.track("kernel (its own trace)")
        for cpu in explanation.trace.cpus:
            _cpu(writer, explanation.trace, cpu, kernel)
        if explanation.host:
            below = writer.track("kernel of the host (its own trace)")
            for cpu in explanation.host.trace.cpus:
                _cpu(writer, explanation.host.trace, cpu, below)
        writer.flush()


def _cpu(writer: TrackWriter, trace: Trace, cpu: int, parent: int) -> None:
    track, entries = writer.track(f"CPU {cpu}", parent), writer.track(f"CPU {cpu}: entries", parent)
    open_: list[int] = []
    for stretch in stretches(trace, cpu):
        while open_ and open_[-1] <= stretch.begin:
            writer.end(track, open_.pop())
        if stretch.actor.pid == IDLE and not stretch.actor.handler:
            continue
        writer.begin(track, stretch.begin, stretch.actor.label)
        open_.append(min([stretch.end, *open_]))
    while open_:
        writer.end(track, open_.pop())
    for number in trace.places[cpu]:
        entry = trace.entries[number]
        writer.instant(entries, entry.time, f"{entry.name} {entry.detail}".strip())
