# SPDX-License-Identifier: BSD-2-Clause
"""A run as exports see it: its edges piece by piece, with the spans in which some were lost between them.

The capture is read twice: first for what stands at the head of a file, and to find whatever contradicts itself; then,
as often as wanted, for the pieces. Memory does not grow with the run.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..contract.blocks import BLOCK_BYTES, HEADER, NUMBERS, SEQUENCE, WORD_HEADER, WORD_SEQUENCE, Kind
from ..contract.roles import INPUTS, STIMULI, Source
from ..device.capture import CaptureFile
from ..device.configuration import SegmentSettings
from ..device.decode import Events, OutlierRecord, decode, decode_events, table, unpack
from ..errors import BadInput, Invalid
from ..measuring.pairing import LONGEST
from ..measuring.rundir import RunDirectory
from ..results.offchip import every
from ..results.reread import unread
from ..results.secondlook import masked_spans
from ..results.spans import NONE, Spans, end_of
from ..targets.target import Target
from ..units import counted, format_time
from .clock import Clock

Progress = Callable[[int, int], None]
Ints = NDArray[np.int64]


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
        return self.counts is None or self.counts[source] > 0


class _Beginning:
    """The first edge of each source before any is missing."""

    def __init__(self) -> None:
        self.edges: dict[int, int] = {}
        self._over = False

    def feed(self, events: Events) -> None:
        if not self._over:
            sources, first = np.unique(events.source, return_index=True)
            for source, index in zip(sources.tolist(), first.tolist(), strict=True):
                self.edges.setdefault(source, int(events.edge[index]))

    def interrupt(self) -> None:
        self._over = True

    def finish(self) -> None:
        pass


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

    def __init__(self, directory: RunDirectory, progress: Progress = lambda done, whole: None) -> None:
        """BadInput if this is no run, Invalid if its capture contradicts itself or is not what was measured."""
        self.directory, self._progress = directory, progress
        self.run, self.observation = unread(directory, paired=False)
        beginning = _Beginning()
        self.observation.follow(beginning)
        for blocks in self._batches():
            self.observation.feed(blocks)
        self.observation.finish()
        if altered := directory.altered(self.run):
            raise Invalid(altered)
        self.first_edges = beginning.edges
        self.clock = Clock(self.observation.identity.tick)
        self.end = end_of(self.run, self.observation)
        known = [loss.begin for loss in self.observation.losses[:1]]
        known += [self.observation.first] if self.observation.first is not None else []
        self.begin = min(known, default=0)

    def _batches(self) -> Iterator[list[bytes]]:
        file = CaptureFile(self.directory.capture_file)
        size = file.path.stat().st_size // BLOCK_BYTES if file.path.exists() else 0
        for blocks in file.batches():
            yield blocks
            self._progress(min(file.reader.blocks, size), size)

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
        """One sentence on which edges are here; it begins with `complete` if all are."""
        seen, settings = self.observation, self.observation.configuration
        broken = "" if self.run.end else "; the run broke off, and this is what was received until then"
        if not settings.stream:
            beyond = ", ".join(
                f"{each.name} above {format_time(each.threshold * seen.identity.tick)}"
                for each in settings.segments if each.threshold < LONGEST
            )  # fmt: skip
            asked = beyond or "none asked for"
            return f"INCOMPLETE: the run sent no edges, only records of late samples ({asked}){broken}"
        if self.exact:
            return f"complete: every edge, {counted(seen.events, 'event')}{broken}"
        lost = sum(seen.loss_counts)
        return (
            f"INCOMPLETE: {counted(lost, 'edge')} lost in {counted(seen.loss_records, 'span')} on the instrument, "
            f"{counted(seen.missing, 'block')} lost on the link; {counted(seen.events, 'event')} came" + broken
        )

    def require_edges(self, what: str) -> None:
        """BadInput if the run sent no edges at all, which `what` is made of."""
        if self.observation.first is None:
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

    def spans(self) -> Spans:
        """Spans in which the target had its interrupt masked, which the run's figures leave out."""
        return masked_spans(self.directory, self.run, self.observation) or NONE

    def pieces(self) -> Iterator[Events | Lost]:
        """Edges in the order of time, each array of events not empty, and what is missing between them."""
        last, expected, gap = self.begin - 1, None, False
        for blocks in self._batches():
            words = table(blocks)
            kinds = unpack(HEADER, "kind", words[:, WORD_HEADER])
            number = unpack(SEQUENCE, "number", words[:, WORD_SEQUENCE]).astype(np.int64)
            before = np.concatenate([[number[0] if expected is None else expected], number[:-1] + 1])
            broken = (number - before) % NUMBERS != 0
            expected = int(number[-1]) + 1
            cuts = np.flatnonzero(broken | (kinds == Kind.LOSS)).tolist()
            for start, stop in zip([0, *cuts], [*cuts, len(words)], strict=True):
                gap |= stop > start and bool(broken[start])
                rows = words[start:stop]
                events = decode_events(rows[kinds[start:stop] == Kind.EVENTS])
                of_loss = stop > start and kinds[start] == Kind.LOSS
                records = decode([blocks[start]]).losses if of_loss else []
                told = [Lost(record.begin, record.end, record.counts) for record in records]
                if gap and (told or len(events)):
                    yield Lost(last, max(last, told[0].begin if told else int(events.time[0])), None)
                    gap = False
                for lost in told:
                    yield lost
                    last = max(last, lost.end)
                if len(events):
                    last = int(events.time[-1])
                    yield events
        if gap:
            yield Lost(last, max(last, self.end), None)

    def outliers(self) -> Iterator[list[OutlierRecord]]:
        """Records of late samples, some at a time."""
        for blocks in self._batches():
            if records := decode(blocks).outliers:
                yield records
