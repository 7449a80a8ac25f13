# SPDX-License-Identifier: BSD-2-Clause
"""What the blocks of a run say, accumulated; the same while it runs and when its capture is read again."""

from collections.abc import Sequence
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from ..contract.blocks import HEADER, NUMBERS, SEQUENCE, WORD_HEADER, WORD_SEQUENCE, Kind
from ..contract.identity import Identity
from ..contract.roles import INPUTS
from ..device.configuration import Configuration
from ..device.contradictions import check_bases, check_loss, check_order, check_outlier
from ..device.decode import Events, LossRecord, OutlierRecord, Words, base_times, decode, decode_events, table, unpack
from ..device.snapshots import SnapshotAssembler, Totals
from ..errors import Invalid
from .firings import Firings
from .met import MetPhases
from .pairing import SegmentPairing
from .series import Series

BATCH_BLOCKS = 256
"""Blocks decoded at a time: smaller batches cost NumPy's overhead, larger ones memory."""
KEPT_RECORDS = 20_000
"""Outlier and loss records kept one by one; all are counted."""


class Follower(Protocol):
    """What looks at the events of a run in their order, with gaps where some are missing."""

    def feed(self, events: Events) -> None:
        """Further events."""

    def interrupt(self) -> None:
        """Events are missing here."""

    def finish(self) -> None:
        """No more events."""


class Observation:
    """Everything that a run's blocks hold.

    Attributes
    ----------
    totals : Totals
        The on-chip statistics, added up.
    pairings : list[SegmentPairing]
        The same figures computed from the events, as far as they came.
    series : list[Series]
        The samples of each segment in their order, as these pairings found them; none for other pairings.
    received, multi : list[int]
        Events received, and those of them flagged `multi`, by source.
    losses, outliers : list
        The first `KEPT_RECORDS` records; `loss_records`, `loss_counts`, `outlier_counts` count all.
    firings : Firings | None
        The pulses of the trigger, if one is configured.
    met : MetPhases | None
        Phases of their period at which stimuli came; None of other pairings, or if not `paired`.
    blocks, missing : int
        Blocks, and blocks lost on the link.
    repeats : list[int]
        By input: successive edges of one polarity with nothing lost between them.
    first, last : int | None
        Times of the first and the last event.
    batch : int
        Blocks that are decoded together; fewer tell sooner and cost more.
    """

    def __init__(
        self, identity: Identity, configuration: Configuration, pairings: Sequence[SegmentPairing] | None = None,
        followers: Sequence[Follower] = (), *, paired: bool = True,
    ) -> None:  # fmt: skip
        """`pairings` are the figures to be computed from the events, if not those of the segments as configured. Who
        gives them looks at the events again: snapshots are passed over, and `totals` stay empty.

        `followers` look at the events, too. If not `paired`, nothing is computed from the events: the pairings stay
        empty, and memory does not grow with what is fed.
        """
        self.identity, self.configuration = identity, configuration
        self.assembler = SnapshotAssembler()
        self.totals = Totals(len(configuration.segments), identity)
        self.series: list[Series] = []
        self._again = pairings is not None
        if pairings is None:
            pairings = [SegmentPairing(settings, identity) for settings in configuration.segments]
            self.series = [Series(identity.tick) for _ in pairings]
            for pairing, series in zip(pairings, self.series, strict=True):
                pairing.watchers.append(series.add)
        self.pairings = list(pairings)
        self.firings = Firings(identity, configuration.trigger) if configuration.trigger else None
        self.met = MetPhases(configuration) if paired and not self._again else None
        own = (*(self.pairings if paired else ()), self.firings, self.met)
        self._followers: list[Follower] = [*(follower for follower in own if follower), *followers]
        self.received = [0] * 8
        self.multi = [0] * 8
        self.losses: list[LossRecord] = []
        self.outliers: list[OutlierRecord] = []
        self.loss_records = 0
        self.loss_counts = [0] * 8
        self.outlier_counts = [0] * len(configuration.segments)
        self.blocks = self.missing = self.gaps = 0
        self.repeats = [0] * len(INPUTS)
        self.first: int | None = None
        self.last: int | None = None
        self.batch = BATCH_BLOCKS
        self._waiting: list[bytes] = []
        self._next: int | None = None
        self._epoch: int | None = None
        self._edge: list[int | None] = [None] * len(INPUTS)

    @property
    def events(self) -> int:
        return sum(self.received)

    @property
    def stream_complete(self) -> bool:
        """Edges were sent, and none was lost between capture and here."""
        return self.configuration.stream and not (self.gaps or self.loss_records)

    def feed(self, blocks: Sequence[bytes]) -> None:
        """Take sound blocks, in order. Snapshots count at once, events when a batch is full or at `digest`.

        Invalid if they are not of one run: they are of two epochs, or contradict each other.
        """
        for block in () if self._again else blocks:
            if snapshot := self.assembler.feed(block):
                self.totals.add(snapshot)
        self._waiting += blocks
        if len(self._waiting) >= self.batch:
            self.digest()

    def follow(self, follower: Follower) -> None:
        """Have one more look at the events, from here on."""
        self._followers.append(follower)

    def finish(self) -> None:
        """No more blocks."""
        self.digest()
        for follower in self._followers:
            follower.finish()

    def digest(self) -> None:
        """Count the events of all blocks so far."""
        blocks, self._waiting = self._waiting, []
        if not blocks:
            return
        words = table(blocks)
        check_bases(base_times(words))
        kinds = unpack(HEADER, "kind", words[:, WORD_HEADER])
        broken = self._follow(words[:, WORD_SEQUENCE])
        # Whatever interrupts the edges splits the batch: pairs must not reach across.
        cuts = np.flatnonzero(broken | (kinds == Kind.LOSS))
        start = 0
        for cut in [*cuts.tolist(), len(words)]:
            rows = words[start:cut]
            self._take_events(rows[kinds[start:cut] == Kind.EVENTS])
            if cut < len(words):
                self._interrupt()
            start = cut
        others = [b for b, kind in zip(blocks, kinds.tolist(), strict=True) if kind in (Kind.LOSS, Kind.OUTLIERS)]
        batch = decode(others)
        self._take_records(batch.losses, batch.outliers)

    def _follow(self, sequence: NDArray[np.uint32]) -> NDArray[np.bool_]:
        """Which blocks come after a gap; counts these."""
        number = unpack(SEQUENCE, "number", sequence).astype(np.int64)
        epoch = unpack(SEQUENCE, "epoch", sequence)
        self._epoch = int(epoch[0]) if self._epoch is None else self._epoch
        if np.any(epoch != self._epoch):
            raise Invalid("the instrument was reset between two blocks: what came before and after is of no one run")
        expected = np.empty_like(number)
        expected[1:] = number[:-1] + 1
        expected[0] = number[0] if self._next is None else self._next
        gap = (number - expected) % NUMBERS
        broken = np.asarray(gap != 0)
        self.blocks += len(number)
        self.gaps += int(np.count_nonzero(broken))
        self.missing += int(gap.sum())
        self._next = int(number[-1]) + 1
        return broken

    def _interrupt(self) -> None:
        self._edge = [None] * len(INPUTS)
        for follower in self._followers:
            follower.interrupt()

    def _take_events(self, rows: Words) -> None:
        events = decode_events(rows)
        if not len(events):
            return
        check_order(events, self.last)
        self.first = int(events.time[0]) if self.first is None else self.first
        self.last = int(events.time[-1])
        for tally, chosen in ((self.received, events.source), (self.multi, events.source[events.multi == 1])):
            for source, count in enumerate(np.bincount(chosen, minlength=8).tolist()):
                tally[source] += count
        self._watch_polarity(events)
        for follower in self._followers:
            follower.feed(events)

    def _watch_polarity(self, events: Events) -> None:
        for role in INPUTS:
            settings = self.configuration.inputs.get(role)
            mine = events.source == role
            if not settings or not (settings.rise and settings.fall) or not mine.any():
                continue
            edge, multi = events.edge[mine], events.multi[mine]
            same = (edge[1:] == edge[:-1]) & (multi[:-1] == 0)
            self.repeats[role] += int(np.count_nonzero(same)) + int(self._edge[role] == edge[0])
            self._edge[role] = None if multi[-1] else int(edge[-1])

    def _take_records(self, losses: list[LossRecord], outliers: list[OutlierRecord]) -> None:
        self.loss_records += len(losses)
        for loss in losses:
            check_loss(loss)
            self.loss_counts = [a + b for a, b in zip(self.loss_counts, loss.counts, strict=True)]
        self.losses += losses[: max(0, KEPT_RECORDS - len(self.losses))]
        for outlier in outliers:
            check_outlier(outlier)
            if outlier.segment < len(self.outlier_counts):
                self.outlier_counts[outlier.segment] += 1
        self.outliers += outliers[: max(0, KEPT_RECORDS - len(self.outliers))]
