# SPDX-License-Identifier: BSD-2-Clause
"""Levels of the pins from their edges, as waveforms show them.

They are logical: inputs after inversion, a stimulus is 1 while it is active. Of an output the instrument records the
active edge alone: the other follows after the pulse width of the configuration. Where that is not known (a pulse that
lasts until the response), and on inputs of which one edge is watched, an edge is drawn as a pulse of one tick.

After a lost edge a level is unknown until the next edge of its pin.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..contract.registers import PulseEnd
from ..contract.roles import NUMBERS, Source
from ..device.configuration import Configuration
from ..device.decode import Events
from .recording import Lost, Recording

UNKNOWN = 2
Ints = NDArray[np.int64]
Rows = NDArray[np.int64]
"""Columns time in ticks, source, level, and 1 for what was recorded, not derived."""


@dataclass(frozen=True)
class Changes:
    """Changes of levels in the order of time: ticks, sources, and 0, 1 or UNKNOWN; each differs from that before it."""

    time: Ints
    source: Ints
    level: Ints

    def __iter__(self) -> Iterator[tuple[int, int, int]]:
        return iter(zip(self.time.tolist(), self.source.tolist(), self.level.tolist(), strict=True))


def pulse_widths(configuration: Configuration, samples: int) -> dict[Source, int]:
    """Ticks after which the level goes back, of pins of which one edge is recorded; a clock has so many `samples`."""
    widths = {
        source: plan.width if plan.pulse_end == PulseEnd.FIXED else 1 for source, plan in configuration.stimuli.items()
    }
    if configuration.trigger:
        widths[Source.TRIGGER] = configuration.trigger.width * samples
    return widths | {
        source: 1 for source, settings in configuration.inputs.items() if not (settings.rise and settings.fall)
    }


class Levels:
    """The levels of a recording. `initial` are those before the first change, by pin."""

    def __init__(self, recording: Recording) -> None:
        self.pins = recording.pins
        observation = recording.observation
        self._widths = pulse_widths(observation.configuration, observation.identity.samples)
        first = recording.first_edges
        self.initial = {
            pin: 0 if pin in self._widths else 1 - first[pin] if pin in first else UNKNOWN for pin in self.pins
        }
        self._level = dict(self.initial)
        self._held: Rows = np.zeros((0, 4), dtype=np.int64)
        self._last = recording.begin - 1

    def changes(self, pieces: Iterable[Events | Lost]) -> Iterator[Changes]:
        """The changes that all pieces of the recording make."""
        for piece in pieces:
            if isinstance(piece, Lost):
                self._lose(piece)
            else:
                self._held = np.concatenate([self._outlived(piece), self._rows(piece)])
                yield from self._until(int(piece.time[-1]))
        yield from self._until(1 << 62)

    def _rows(self, events: Events) -> Rows:
        time, source = events.time, events.source.astype(np.int64)
        multi, edge = events.multi == 1, events.edge.astype(np.int64)
        back = np.zeros(NUMBERS, dtype=np.int64)
        for pin, width in self._widths.items():
            back[pin] = width
        single = back[source] > 0
        edge = np.where(single, 1, edge)
        parts = [
            (time, source, edge, 1),
            ((time + back[source])[single], source[single], np.zeros(np.count_nonzero(single), np.int64), 0),
            (
                (time + 1)[multi & ~single],
                source[multi & ~single],
                np.full(np.count_nonzero(multi & ~single), UNKNOWN),
                0,
            ),
        ]
        return np.concatenate([np.column_stack([t, s, v, np.full(len(t), recorded)]) for t, s, v, recorded in parts])

    def _outlived(self, events: Events) -> Rows:
        """What is held, but for the latest end of a pulse that was lost, if another pulse is seen before it."""
        stale = np.zeros(len(self._held), dtype=bool)
        for pin in self._widths:
            mine = events.time[events.source == pin]
            if len(mine):
                stale |= (self._held[:, 1] == pin) & (self._held[:, 0] > mine[0])
        return self._held[~stale]

    def _lose(self, lost: Lost) -> None:
        rows = [self._held]
        for pin in self.pins:
            if not lost.concerns(pin):
                continue
            rows[0] = rows[0][(rows[0][:, 1] != pin) | (rows[0][:, 0] < lost.begin) | (rows[0][:, 2] == UNKNOWN)]
            begin = max(lost.begin + (lost.counts is None), self._last)
            rows.append(np.array([[begin, pin, UNKNOWN, 0]]))
            if width := self._widths.get(pin):
                rows.append(np.array([[max(begin, lost.end) + width, pin, 0, 0]]))
        self._held = np.concatenate(rows)

    def _until(self, time: int) -> Iterator[Changes]:
        """The changes up to a tick, after which nothing earlier comes."""
        ready = self._held[:, 0] <= time
        rows, self._held = self._held[ready], self._held[~ready]
        rows = rows[np.lexsort((rows[:, 3], rows[:, 0]))]  # what was recorded overrides what was derived
        self._last = max(self._last, min(time, int(rows[-1, 0]) if len(rows) else 0))
        keep = np.zeros(len(rows), dtype=bool)
        for pin in self.pins:
            mine = np.flatnonzero(rows[:, 1] == pin)
            if not len(mine):
                continue
            settled = np.append(rows[mine[1:], 0] != rows[mine[:-1], 0], True)  # of a tick the last one stays
            mine = mine[settled]
            level = rows[mine, 2]
            keep[mine] = level != np.concatenate([[self._level[pin]], level[:-1]])
            self._level[pin] = int(level[-1])
        if keep.any():
            yield Changes(rows[keep, 0], rows[keep, 1], rows[keep, 2])
