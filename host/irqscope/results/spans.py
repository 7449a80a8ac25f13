# SPDX-License-Identifier: BSD-2-Clause
"""Masked spans: the times for which a target's overload protection had its interrupt masked, as `aux` tells.

The stub raises `aux` when it masks its interrupt and lowers it when it unmasks it; if it answers by pulses, each of the
two is a pulse. Where the event stream lost edges, its loss record says how many of them were of `aux`: no span goes
unnoticed, only its ends are then not known to a tick.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..contract import registers
from ..contract.roles import Source
from ..device.capture import CaptureFile
from ..device.decode import decode
from ..measuring.observation import Observation
from ..measuring.rundir import RunDirectory
from ..measuring.runrecord import RunRecord
from ..targets.target import Target

Ints = NDArray[np.int64]

MOST_LOST = 1_000_000
"""A stub masks its interrupt far more seldom in any run: more lost edges of `aux` than this are a pin that storms."""


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


def watched(target: Target, observation: Observation) -> bool:
    """Masked spans would show in the events of a run."""
    return target.announces_masking and Source.AUX in observation.configuration.inputs


def end_of(run: RunRecord, observation: Observation) -> int:
    """The tick at which a run ended, or until which it was received."""
    return max(observation.last or 0, run.end.end_ticks if run.end else 0)


def read_spans(directory: RunDirectory, run: RunRecord, observation: Observation) -> Spans | None:
    """The spans of a run whose `aux` was watched.

    None if they cannot be known: the link lost edges of `aux`, or the instrument more than MOST_LOST.
    """
    totals, end = observation.totals, run.end
    told = observation.received[Source.AUX] + observation.loss_counts[Source.AUX]
    all_told = not observation.gaps or (end is not None and told == totals.get(registers.SEEN[Source.AUX]))
    if not all_told or totals.get(registers.MULTI[Source.AUX]) or observation.loss_counts[Source.AUX] > MOST_LOST:
        return None
    if not told or observation.first is None:
        return NONE
    edges: list[tuple[int, int, int | None]] = []
    for blocks in CaptureFile(directory.capture_file).batches():
        batch = decode(blocks)
        mine = batch.events.source == Source.AUX
        ticks, levels = batch.events.time[mine].tolist(), batch.events.edge[mine].tolist()
        edges += [(tick, tick, level) for tick, level in zip(ticks, levels, strict=True)]
        edges += [(loss.begin, loss.end, None) for loss in batch.losses for _ in range(loss.counts[Source.AUX])]
    edges.sort(key=lambda edge: edge[0])
    if not Target(run.target).pulses and _begins_masked([edge for _, _, edge in edges]):
        first = observation.first - 1
        edges.insert(0, (first, first, 1))
    rows = np.array([(earliest, latest) for earliest, latest, _ in edges], dtype=np.int64)
    return Spans.between(rows, end_of(run, observation))


def _begins_masked(levels: Sequence[int | None]) -> bool:
    """The run began within a span, so that the first of these edges, to levels some of which went unseen, ends it."""
    return next((level != (number + 1) % 2 for number, level in enumerate(levels) if level is not None), False)
