# SPDX-License-Identifier: BSD-2-Clause
"""Masked spans: the times for which a target's overload protection had its interrupt masked, as `aux` tells.

The stub raises `aux` when it masks its interrupt and lowers it when it unmasks it; if it answers by pulses, each of the
two is a pulse. Where the event stream lost edges, its loss record says how many of them were of `aux`: no span goes
unnoticed, only its ends are then not known to a tick.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..contract.roles import Source
from ..device.decode import Events
from .stream import Consumer, Gap

Ints = NDArray[np.int64]
UNSEEN = -1
"""The level of an edge that was lost."""


@dataclass(frozen=True)
class Spans:
    """Masked spans in order. What comes after the tick `begin` and not after the tick `end` is masked.

    Of an edge that went unseen, all that came at about its time did: `begin` is then the earliest tick that it may have
    had, `end` the latest, and `least` how many ticks the span lasted at least. `open`: the last one had no end.
    """

    begin: Ints
    end: Ints
    least: Ints
    open: bool

    def __len__(self) -> int:
        return len(self.begin)

    @classmethod
    def between(cls, edges: Ints, until: int) -> "Spans":
        """Of the edges of `aux` in order: rows of the first and the last tick that each may have had.

        The first one begins a span. One that is not ended lasts `until` then.
        """
        is_open = len(edges) % 2 == 1
        if is_open:
            edges = np.concatenate([edges, [[until, until]]])
        begin, end = edges[::2], edges[1::2]
        return cls(begin[:, 0], end[:, 1], np.maximum(0, end[:, 0] - begin[:, 1]), is_open)

    def overlap(self, first: Ints, last: Ints) -> NDArray[np.bool_]:
        """Which of the intervals from `first` to `last`, all of them longer than 0, have a masked part."""
        begun, ended = np.searchsorted(self.begin, last), np.searchsorted(self.end, first, side="right")
        found: NDArray[np.bool_] = begun > ended
        return found

    @property
    def ticks(self) -> tuple[int, int]:
        """How long they lasted together, at least and at most."""
        return int(self.least.sum()), int((self.end - self.begin).sum())


NONE = Spans.between(np.zeros((0, 2), dtype=np.int64), 0)


class Masking(Consumer):
    """The edges of `aux`, seen and lost."""

    def __init__(self) -> None:
        self._seen: list[Ints] = []
        """Rows of the first and the last tick that an edge may have had, and its level."""
        self._lost: list[tuple[int, int, int]] = []
        """The first and the last tick, and how many edges."""

    def take_events(self, events: Events) -> None:
        mine = events.source == Source.AUX
        if mine.any():
            time = events.time[mine]
            self._seen.append(np.column_stack((time, time, events.edge[mine].astype(np.int64))))

    def take_gap(self, gap: Gap) -> None:
        self._lost += [(loss.begin, loss.end, count) for loss in gap.losses if (count := loss.of(Source.AUX))]

    def spans(self, first: int, until: int, *, pulses: bool) -> Spans:
        """Of a run whose first event came at the tick `first` and that went on `until` another."""
        lost = [np.repeat([[begin, end, UNSEEN]], count, axis=0) for begin, end, count in self._lost]
        edges = np.concatenate([np.zeros((0, 3), np.int64), *self._seen, *lost])
        edges = edges[np.argsort(edges[:, 0], kind="stable")]
        if not pulses and _begins_masked(edges[:, 2]):
            edges = np.concatenate([[[first - 1, first - 1, 1]], edges])
        return Spans.between(edges[:, :2], until)


def _begins_masked(levels: Ints) -> bool:
    """The run began within a span, so that the first of these edges, to levels some of which went unseen, ends it."""
    seen = np.flatnonzero(levels != UNSEEN)
    return bool(len(seen) and levels[seen[0]] != (seen[0] + 1) % 2)
