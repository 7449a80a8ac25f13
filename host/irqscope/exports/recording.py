# SPDX-License-Identifier: BSD-2-Clause
"""A run as exports see it: its edges piece by piece, with the spans in which some were lost between them.

The capture is read twice: first for what stands at the head of a file, and to find whatever contradicts itself; then,
as often as wanted, for the pieces. Memory does not grow with the run.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from ..contract.roles import INPUTS, STIMULI, Source
from ..device.configuration import SegmentSettings
from ..device.decode import Events
from ..errors import BadInput, Invalid
from ..measuring.liveness import unended
from ..measuring.pairing import LONGEST
from ..measuring.rundir import RunDirectory
from ..recording.masking import NONE, Spans
from ..recording.stream import Consumer, Gap, Piece, read, replayed
from ..results.offchip import every
from ..results.reread import unread
from ..results.spans import end_of, masked_spans
from ..targets.target import Target
from ..units import counted, format_time
from .clock import Clock


@dataclass(frozen=True)
class Lost:
    """Edges that are missing: from the tick `begin` to the tick `end`, both included, when each may have come.

    `counts` by source; None if the link lost blocks, and nobody knows what was in them.
    """

    begin: int
    end: int
    counts: tuple[int, ...] | None

    def concerns(self, source: Source) -> bool:
        """Edges of this source are, or may be, among them."""
        return self.counts is None or self.of(source) > 0

    def of(self, source: Source) -> int:
        """How many of this source are, as far as it is known."""
        return self.counts[source] if self.counts and source < len(self.counts) else 0


class _Beginning(Consumer):
    """The first edge of each source before any is missing."""

    def __init__(self) -> None:
        self.edges: dict[int, int] = {}
        self._over = False

    def take_events(self, events: Events) -> None:
        if not self._over:
            sources, first = np.unique(events.source, return_index=True)
            for source, index in zip(sources.tolist(), first.tolist(), strict=True):
                self.edges.setdefault(source, int(events.edge[index]))

    def take_gap(self, gap: Gap) -> None:
        self._over = True


class Recording:
    """The run in a directory.

    Attributes
    ----------
    run : RunRecord
        Content of run.json.
    observation : Observation
        What the whole capture holds, but for pairings: these stay empty.
    clock : Clock
        Times from ticks.
    first_edges : dict of int
        By source: the first edge, if none had been lost before it.
    begin, end : int
        The tick of the first edge that came or is known to be lost; that at which the run ended, or until which it was
        received.
    """

    def __init__(self, directory: RunDirectory) -> None:
        """BadInput if this is no run, Invalid if its capture contradicts itself or is not what was measured."""
        self.directory = directory
        self.run, self.observation = unread(directory, paired=False)
        self._unended = "" if self.run.end else unended(directory, self.run)
        beginning = _Beginning()
        stream = self.observation.stream
        stream.follow(beginning)
        if altered := directory.altered(self.run, read(directory.path, stream)):
            raise Invalid(altered)
        self.first_edges = beginning.edges
        self.clock = Clock(self.observation.identity.tick)
        self.end = end_of(self.run, self.observation)
        known = [loss.begin for loss in self.observation.losses[:1]]
        known += [self.observation.first] if self.observation.first is not None else []
        self.begin = min(known, default=0 if self.run.end else self.observation.begin or 0)

    @property
    def start(self) -> int:
        """The tick at which the run began, or where that is not on record its first edge."""
        if self.run.end:
            return self.run.end.start_ticks
        return self.begin if self.run.start_ticks is None else self.run.start_ticks

    @property
    def pins(self) -> list[Source]:
        """Pins that the run drove or watched, stimuli first, the trigger last."""
        settings = self.observation.configuration
        pins = [pin for pin in (*STIMULI, *INPUTS) if pin in settings.stimuli or pin in settings.inputs]
        return [*pins, Source.TRIGGER] if settings.trigger else pins

    @property
    def exact(self) -> bool:
        """Every edge came."""
        return self.observation.stream_complete

    @property
    def completeness(self) -> str:
        """One sentence on which edges are here; it begins with `complete` if all of a run that ended are."""
        seen, settings = self.observation, self.observation.configuration
        broken = f"; the run {self._unended}, and this is what was received until then" if self._unended else ""
        if not settings.stream:
            beyond = ", ".join(
                f"{each.name} above {format_time(each.threshold * seen.identity.tick)}"
                for each in settings.segments
                if each.threshold < LONGEST
            )
            asked = beyond or "none asked for"
            return f"INCOMPLETE: the run sent no edges, only records of late samples ({asked}){broken}"
        if self.exact:
            return f"{'INCOMPLETE' if broken else 'complete'}: every edge, {counted(seen.events, 'event')}{broken}"
        lost = sum(seen.loss_counts)
        return (
            f"INCOMPLETE: {counted(lost, 'edge')} lost in {counted(seen.loss_records, 'span')} on the instrument, "
            f"{counted(seen.missing, 'block')} lost on the link; {counted(seen.events, 'event')} came" + broken
        )

    @property
    def has_edges(self) -> bool:
        """Whether the run sent any."""
        return self.observation.first is not None

    def require_edges(self, what: str) -> None:
        """BadInput if the run sent no edges at all, which `what` is made of."""
        if not self.has_edges:
            raise BadInput(
                f"{self.directory.path} holds no events, which {what} is made of: export --to hgrm, or --to csv "
                "--table latencies for the records of late samples"
            )

    def segments(self, name: str | None = None) -> list[SegmentSettings]:
        """The segments that the chip measured, or the one that is asked for; BadInput names those there are."""
        settings = self.observation.configuration
        if name is None:
            return list(settings.segments)
        known = every(settings, Target(self.run.target))
        if name not in known:
            raise BadInput(f"{self.directory.path} has no segment {name}: it measured {', '.join(known)}")
        return [known[name]]

    def timed(self, name: str | None = None) -> list[SegmentSettings]:
        """The same, one at least; BadInput if the run has none."""
        if not (found := self.segments(name)):
            raise BadInput(f"{self.directory.path} has no segments, only events: it is a run of irqscope clock")
        return found

    def spans(self) -> Spans:
        """Spans in which the target had its interrupt masked, which the run's figures leave out."""
        return masked_spans(self.run, self.observation) or NONE

    def told(self) -> Iterator[Piece]:
        """All that the capture holds."""
        return replayed(self.directory.path)

    def pieces(self) -> Iterator[Events | Lost]:
        """Edges in the order of time, each array of events not empty, and what is missing between them."""
        last, gap = self.begin - 1, False
        for piece in self.told():
            if isinstance(piece, Gap):
                gap |= piece.blocks > 0
                lost = [Lost(loss.begin, loss.end, loss.counts) for loss in piece.losses]
                if gap and lost:
                    yield Lost(last, max(last, lost[0].begin), None)
                    gap = False
                yield from lost
                last = max([last, *(each.end for each in lost)])
            elif isinstance(piece, Events):
                if gap:
                    yield Lost(last, max(last, int(piece.time[0])), None)
                    gap = False
                last = int(piece.time[-1])
                yield piece
        if gap:
            yield Lost(last, max(last, self.end), None)
