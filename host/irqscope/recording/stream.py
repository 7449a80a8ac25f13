# SPDX-License-Identifier: BSD-2-Clause
"""The one reader of what an instrument sends: the blocks of a run, live or stored, as pieces for whoever wants them.

Here alone it is known which blocks are missing, what they interrupt, and which snapshots are whole.
"""

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ..contract.blocks import HEADER, SEQUENCE, SEQUENCE_MODULUS, WORD_HEADER, WORD_SEQUENCE, Kind
from ..device.capture import NAME, CaptureFile, Seal
from ..device.contradictions import check_bases, check_loss, check_order, check_outlier
from ..device.decode import (
    Events,
    LossRecord,
    OutlierRecord,
    Snapshot,
    Words,
    base_times,
    decode_events,
    losses_of,
    outliers_of,
    table,
    unpack,
)
from ..errors import Invalid
from ..printable import printable
from .assembler import SnapshotAssembler
from .watching import Progress, watching

BATCH_BLOCKS = 1024
"""Blocks decoded at a time: with 256 the calls of NumPy cost a third more of a run of one segment, and half more of one
of four; larger batches are no faster and take memory."""


@dataclass(frozen=True)
class Gap:
    """Edges are missing here: the link lost `blocks`, and then the instrument says what it dropped, in `losses`."""

    blocks: int = 0
    losses: Sequence[LossRecord] = ()


@dataclass(frozen=True)
class Outliers:
    """Records of late samples, of one block."""

    records: Sequence[OutlierRecord]


Piece = Events | Gap | Outliers | Snapshot


class Consumer:
    """What looks at a run piece by piece. Its methods do nothing: each overrides what it wants."""

    def take_events(self, events: Events) -> None:
        """Further events, one at least, in the order of time."""

    def take_gap(self, gap: Gap) -> None:
        """Between the events before and those that follow some are missing."""

    def take_outliers(self, outliers: Outliers) -> None:
        """Further records of late samples."""

    def take_snapshot(self, snapshot: Snapshot) -> None:
        """The next snapshot."""

    def finish(self) -> None:
        """No more of anything."""


class Stream:
    """The blocks of one run.

    What the instrument says of itself, snapshots and outliers, is told at once: runs are steered by it. Events and the
    gaps between them are told in their order, when a batch is full or at `digest`.

    Attributes
    ----------
    snapshots : SnapshotAssembler
        Counts snapshots, and transmissions that were broken.
    blocks, missing : int
        Blocks in the batches told so far, and blocks that were lost on the link before them.
    batch : int
        Blocks that are decoded together; fewer tell sooner and cost more.
    """

    def __init__(self, *consumers: Consumer, batch: int = BATCH_BLOCKS) -> None:
        self._consumers = list(consumers)
        self.batch = batch
        self.snapshots = SnapshotAssembler()
        self.blocks = self.missing = 0
        self._waiting: list[Words] = []
        self._number_waiting = 0
        self._next: int | None = None
        self._epoch: int | None = None
        self._last: int | None = None

    def follow(self, consumer: Consumer) -> None:
        """Tell one more, from here on."""
        self._consumers.append(consumer)

    def feed(self, blocks: Sequence[bytes]) -> None:
        """Take sound blocks, in order.

        Invalid if they are not of one run: they are of two epochs, or contradict each other.
        """
        self._tell(self.pieces(blocks))

    def digest(self) -> None:
        """Tell of all blocks so far."""
        self._tell(self.rest())

    def finish(self) -> None:
        """No more blocks. The consumers are let go: one that holds the stream would make a reference cycle with it,
        which keeps tens of megabytes a run until the garbage collector comes by.
        """
        self.digest()
        consumers, self._consumers = self._consumers, []
        for consumer in consumers:
            consumer.finish()

    def _tell(self, pieces: Iterator[Piece]) -> None:
        for piece in pieces:
            for consumer in self._consumers:
                match piece:
                    case Events():
                        consumer.take_events(piece)
                    case Gap():
                        consumer.take_gap(piece)
                    case Outliers():
                        consumer.take_outliers(piece)
                    case Snapshot():
                        consumer.take_snapshot(piece)

    def pieces(self, blocks: Sequence[bytes]) -> Iterator[Piece]:
        """What is to be told now that these blocks came. Whoever feeds consumers need not ask."""
        if not blocks:
            return
        words = table(blocks)
        kinds = unpack(HEADER, "kind", words[:, WORD_HEADER])
        numbers = unpack(SEQUENCE, "number", words[:, WORD_SEQUENCE]).astype(np.int64)
        told = [0]
        if len(blocks) > 1:  # blocks that come one by one are many
            each = (kinds == Kind.SNAPSHOT) | (kinds == Kind.OUTLIERS)
            each[1:] |= numbers[1:] != (numbers[:-1] + 1) % SEQUENCE_MODULUS
            told += (1 + np.flatnonzero(each[1:])).tolist()
        for at in told:
            block = blocks[at]
            if at:
                self.snapshots.pass_over(int(numbers[at - 1]))
            if snapshot := self.snapshots.feed(block):
                yield snapshot
            elif kinds[at] == Kind.OUTLIERS:
                outliers = Outliers(outliers_of(block))
                for record in outliers.records:
                    check_outlier(record)
                yield outliers
        self.snapshots.pass_over(int(numbers[-1]))
        self._waiting.append(words)
        self._number_waiting += len(words)
        if self._number_waiting >= self.batch:
            yield from self.rest()

    def rest(self) -> Iterator[Piece]:
        """Events and gaps of all blocks so far."""
        if not self._waiting:
            return
        words = self._waiting[0] if len(self._waiting) == 1 else np.concatenate(self._waiting)
        self._waiting, self._number_waiting = [], 0
        check_bases(base_times(words))
        kinds = unpack(HEADER, "kind", words[:, WORD_HEADER])
        missing = self._follow(words[:, WORD_SEQUENCE])
        # Whatever interrupts the edges splits the batch: pairs must not reach across.
        cuts = np.flatnonzero((missing != 0) | (kinds == Kind.LOSS)).tolist()
        for start, end in zip([0, *cuts], [*cuts, len(words)], strict=True):
            events = decode_events(words[start:end][kinds[start:end] == Kind.EVENTS])
            if len(events):
                check_order(events, self._last)
                self._last = int(events.time[-1])
                yield events
            if end < len(words):
                losses = losses_of(words[end].tobytes()) if kinds[end] == Kind.LOSS else []
                for loss in losses:
                    check_loss(loss)
                yield Gap(int(missing[end]), losses)

    def _follow(self, sequence: NDArray[np.uint32]) -> NDArray[np.int64]:
        """How many blocks are missing before each of these."""
        number = unpack(SEQUENCE, "number", sequence).astype(np.int64)
        epoch = unpack(SEQUENCE, "epoch", sequence)
        self._epoch = int(epoch[0]) if self._epoch is None else self._epoch
        if np.any(epoch != self._epoch):
            raise Invalid("the instrument was reset between two blocks: what came before and after is of no one run")
        expected = np.empty_like(number)
        expected[1:] = number[:-1] + 1
        expected[0] = number[0] if self._next is None else self._next
        missing: NDArray[np.int64] = (number - expected) % SEQUENCE_MODULUS
        self.blocks += len(number)
        self.missing += int(missing.sum())
        self._next = int(number[-1]) + 1
        return missing


def read(directory: Path, stream: Stream) -> Seal:
    """Feed the capture of a run to a stream, which is new, and finish it; returns what the capture is known by."""
    file = CaptureFile(directory / NAME)
    with _watching(directory) as progress:
        for blocks in file.batches():
            stream.feed(blocks)
            progress(min(file.reader.blocks, file.size), file.size)
        stream.finish()
    return file.seal


def _watching(directory: Path) -> AbstractContextManager[Progress]:
    return watching(f"blocks of {printable(str(directory))}")


def replay(directory: Path, *consumers: Consumer) -> Seal:
    """Tell all of a run's capture to consumers; returns what it is known by."""
    return read(directory, Stream(*consumers))


def replayed(directory: Path) -> Iterator[Piece]:
    """The same for who takes the pieces one by one."""
    file, stream = CaptureFile(directory / NAME), Stream()
    with _watching(directory) as progress:
        for blocks in file.batches():
            yield from stream.pieces(blocks)
            progress(min(file.reader.blocks, file.size), file.size)
        yield from stream.rest()
