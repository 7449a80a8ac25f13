# SPDX-License-Identifier: BSD-2-Clause
"""What the blocks of a run say, accumulated; the same while it runs and when its capture is read again."""

from collections.abc import Sequence

import numpy as np

from ..contract import registers
from ..contract.identity import Identity
from ..contract.roles import INPUTS, NUMBERS, Source
from ..device.configuration import Configuration
from ..device.decode import Events, LossRecord, OutlierRecord, Snapshot
from ..device.snapshots import Totals
from ..recording.masking import Masking
from ..recording.stream import Consumer, Gap, Outliers, Stream
from ..targets.target import Target
from .firings import Firings
from .met import MetPhases
from .pairing import SegmentPairing
from .series import Series

KEPT_RECORDS = 20_000
"""Outlier and loss records kept one by one; all are counted."""


class Observation(Consumer):
    """Everything that a run's blocks hold.

    Attributes
    ----------
    stream : Stream
        What tells this of the blocks; others may follow it, too.
    totals : Totals
        The on-chip statistics, added up.
    pairings : list[SegmentPairing]
        The same figures computed from the events, as far as they came.
    series : list[Series]
        The samples of each segment in their order, as these pairings found them.
    received, multi : list[int]
        Events received, and those of them flagged `multi`, by source.
    losses, outliers : list
        The first `KEPT_RECORDS` records; `loss_records`, `loss_counts`, `outlier_counts` count all.
    firings : Firings | None
        The pulses of the trigger, if one is configured.
    met : MetPhases | None
        Phases of their period at which stimuli came; None if not `paired`.
    masking : Masking | None
        Edges by which the target announces that its interrupt is masked, if that is watched.
    repeats : dict[Source, int]
        Successive edges of one polarity with nothing lost between them, by input.
    first, last : int | None
        Times of the first and the last event.
    """

    def __init__(
        self, identity: Identity, configuration: Configuration, target: Target | None = None, *, paired: bool = True
    ) -> None:
        """Of a run on a `target`, if that is known. If not `paired`, nothing is computed from the events: the pairings
        stay empty, and memory does not grow with what is fed.
        """
        self.identity, self.configuration = identity, configuration
        self.totals = Totals(len(configuration.segments), identity)
        self.pairings = [SegmentPairing(settings, identity) for settings in configuration.segments]
        self.series = [Series(identity.tick) for _ in self.pairings]
        for pairing, series in zip(self.pairings, self.series, strict=True):
            pairing.watchers.append(series.add)
        self.firings = Firings(identity, configuration.trigger) if configuration.trigger else None
        self.met = MetPhases(configuration) if paired else None
        masks = target is not None and target.announces_masking and Source.AUX in configuration.inputs
        self.masking = Masking() if masks else None
        parts = (*(self.pairings if paired else ()), self.firings, self.met, self.masking)
        self.stream = Stream(self, *(part for part in parts if part))
        self.received = [0] * NUMBERS
        self.multi = [0] * NUMBERS
        self.losses: list[LossRecord] = []
        self.outliers: list[OutlierRecord] = []
        self.loss_records = 0
        self.loss_counts = [0] * NUMBERS
        self.outlier_counts = [0] * len(configuration.segments)
        self.repeats = dict.fromkeys(INPUTS, 0)
        self.started: int | None = None
        self.first: int | None = None
        self.last: int | None = None
        self._edge: dict[Source, int | None] = dict.fromkeys(INPUTS)
        self._counted: int | None = None

    @property
    def begin(self) -> int | None:
        """When the run began, as far as what came of it tells: its end, which says when, is not on record yet.

        As it was `started`; of runs from before that was on record at the first event, and without any about the first
        stimulus, by what the first snapshot has counted.
        """
        if self.started is not None:
            return self.started
        if self.first is not None or self._counted is None:
            return self.first
        causes = [late.time - late.latency for late in self.outliers[:1]]
        return max(0, min([self._counted, *causes]))

    @property
    def until(self) -> int | None:
        """When the last event was; without any, the last snapshot, or else the last record or the begin."""
        known = self.totals.time if self.last is None else self.last
        if known is None and self.started is not None:
            return max([self.started, *(late.time for late in self.outliers[-1:])])
        return known

    @property
    def events(self) -> int:
        return sum(self.received)

    @property
    def missing(self) -> int:
        """Blocks lost on the link."""
        return self.stream.missing

    @property
    def stream_complete(self) -> bool:
        """Edges were sent, and none was lost between capture and here."""
        return self.configuration.stream and not (self.missing or self.loss_records)

    def fired(self, stimulus: Source) -> int:
        """Edges driven, as of the last snapshot; before the first those of which events have come."""
        return self.totals.get(registers.FIRED[stimulus]) if self.totals.snapshots else self.received[stimulus]

    @property
    def finite(self) -> dict[Source, tuple[int, int, int]]:
        """By stimulus that has a count: edges driven, blocked and planned."""
        return {
            role: (self.fired(role), self.totals.get(registers.BLOCKED[role]), plan.edges)
            for role, plan in self.configuration.stimuli.items()
            if plan.count
        }

    def feed(self, blocks: Sequence[bytes]) -> None:
        """Take sound blocks, in order, see `Stream.feed`."""
        self.stream.feed(blocks)

    def take_events(self, events: Events) -> None:
        self.first = int(events.time[0]) if self.first is None else self.first
        self.last = int(events.time[-1])
        for source in range(NUMBERS):
            self.received[source] += len(events.at(source))
        if events.multi.any():
            for source, count in enumerate(np.bincount(events.source[events.multi == 1], minlength=NUMBERS).tolist()):
                self.multi[source] += count
        self._watch_polarity(events)

    def take_gap(self, gap: Gap) -> None:
        self._edge = dict.fromkeys(INPUTS)
        self.loss_records += len(gap.losses)
        for loss in gap.losses:
            for source, count in enumerate(loss.counts):
                self.loss_counts[source] += count
        self.losses += gap.losses[: max(0, KEPT_RECORDS - len(self.losses))]

    def take_outliers(self, outliers: Outliers) -> None:
        for outlier in outliers.records:
            if outlier.segment < len(self.outlier_counts):
                self.outlier_counts[outlier.segment] += 1
        self.outliers += outliers.records[: max(0, KEPT_RECORDS - len(self.outliers))]

    def take_snapshot(self, snapshot: Snapshot) -> None:
        self.totals.add(snapshot)
        if self._counted is None:
            self._counted = self._first_stimulus(snapshot)

    def _first_stimulus(self, snapshot: Snapshot) -> int:
        """The tick before the first snapshot by so many intervals as stimuli were due; by its own if that is earlier
        and none was due any more."""
        asked, found = snapshot.time - snapshot.number * self.configuration.snapshot, []
        for role, plan in self.configuration.stimuli.items():
            due = self.totals.get(registers.FIRED[role]) + self.totals.get(registers.BLOCKED[role])
            begin = snapshot.time - due // max(1, plan.burst) * plan.interval
            if due:
                found.append(min(begin, asked) if plan.count and due >= plan.edges else begin)
        return min(found, default=asked)

    def _watch_polarity(self, events: Events) -> None:
        for role in INPUTS:
            settings = self.configuration.inputs.get(role)
            mine = events.at(role)
            if not settings or not (settings.rise and settings.fall) or not len(mine):
                continue
            edge, multi = events.edge[mine], events.multi[mine]
            same = (edge[1:] == edge[:-1]) & (multi[:-1] == 0)
            self.repeats[role] += int(np.count_nonzero(same)) + int(self._edge[role] == edge[0])
            self._edge[role] = None if multi[-1] else int(edge[-1])
