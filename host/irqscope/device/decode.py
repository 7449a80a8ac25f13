# SPDX-License-Identifier: BSD-2-Clause
"""From blocks to NumPy arrays, with every field taken from the contract.

Feed whole batches (64 blocks and more): NumPy decodes tens of millions of events a second then, and two a block.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..contract import commands
from ..contract.blocks import (
    BLOCK_WORDS,
    HEADER,
    LOSS_WORDS,
    OUTLIER,
    OUTLIER_WORDS,
    PAYLOAD_START,
    PAYLOAD_WORDS,
    TRAILER,
    WORD_BASE_HIGH,
    WORD_BASE_LOW,
    WORD_HEADER,
    WORD_LOST,
    WORD_TRAILER,
    Kind,
)
from ..contract.events import EVENT
from ..contract.fields import Word
from ..contract.statistics import TIME_BITS

Words = NDArray[np.uint32]
Ticks = NDArray[np.int64]


def unpack(word: Word, name: str, values: NDArray[Any]) -> NDArray[Any]:
    """Field `name` of an array of words."""
    return (values >> word.offset(name)) & ((1 << word.field(name).width) - 1)


@dataclass(frozen=True)
class Events:
    """Edges in the order in which they were sent, one entry each; `time` in ticks."""

    time: Ticks
    source: NDArray[np.uint8]
    edge: NDArray[np.uint8]
    multi: NDArray[np.uint8]

    def __len__(self) -> int:
        return len(self.time)


@dataclass(frozen=True)
class LossRecord:
    """Edges that the event stream dropped: times of the first and the last, and the count of each source."""

    begin: int
    end: int
    counts: tuple[int, ...]


@dataclass(frozen=True)
class OutlierRecord:
    """One sample beyond the threshold; `time` is that of the response, in ticks."""

    segment: int
    time: int
    latency: int
    edge: int
    coalesced: bool
    early: bool
    ambiguous: bool
    unsure: bool


@dataclass(frozen=True)
class SnapshotPart:
    """One block of a snapshot: `pairs` of address and value; `number` modulo 2**16."""

    number: int
    time: int
    pairs: tuple[tuple[int, int], ...]
    last: bool


@dataclass(frozen=True)
class Reply:
    """The answer to a command; `words` are those read, or what the written register now holds."""

    tag: int
    time: int
    status: int
    opcode: int
    address: int
    value: int
    words: tuple[int, ...]


@dataclass
class Batch:
    """What a batch of blocks holds."""

    events: Events
    losses: list[LossRecord] = field(default_factory=list)
    outliers: list[OutlierRecord] = field(default_factory=list)
    snapshots: list[SnapshotPart] = field(default_factory=list)
    replies: list[Reply] = field(default_factory=list)
    latest: int = 0
    """The greatest base time of any block, in ticks."""
    lost: int | None = None
    """The lost counter of the last block; None in an empty batch."""


def table(blocks: Sequence[bytes]) -> Words:
    """Blocks as an array of 128 words a row."""
    return np.frombuffer(b"".join(blocks), dtype="<u4").reshape(-1, BLOCK_WORDS)


def base_times(words: Words) -> Ticks:
    """Base time of each row, in ticks."""
    low, high = words[:, WORD_BASE_LOW].astype(np.int64), words[:, WORD_BASE_HIGH].astype(np.int64)
    return low | high << 32


def decode_events(words: Words) -> Events:
    """The events of the rows, all of which must be event blocks."""
    payload = words[:, PAYLOAD_START : PAYLOAD_START + PAYLOAD_WORDS]
    valid = np.arange(PAYLOAD_WORDS)[None, :] < unpack(TRAILER, "count", words[:, WORD_TRAILER])[:, None]
    delta = np.where(valid, unpack(EVENT, "delta", payload), 0).astype(np.int64)
    time = np.cumsum(delta, axis=1)
    time += base_times(words)[:, None]
    word = payload[valid]

    def part(name: str) -> NDArray[np.uint8]:
        return unpack(EVENT, name, word).astype(np.uint8)

    return Events(time[valid], part("source"), part("edge"), part("multi"))


def extend(value: int, near: int, bits: int = TIME_BITS) -> int:
    """The time that is `value` modulo 2**bits and nearest to `near`."""
    span = 1 << bits
    offset = (value - near) % span
    return near + offset - (span if offset >= span // 2 else 0)


def _losses(payload: tuple[int, ...]) -> list[LossRecord]:
    records = []
    for at in range(0, len(payload) - LOSS_WORDS + 1, LOSS_WORDS):
        begin_low, begin_high, end_low, end_high, *counts = payload[at : at + LOSS_WORDS]
        records.append(LossRecord(begin_low | begin_high << 32, end_low | end_high << 32, tuple(counts)))
    return records


def _outliers(payload: tuple[int, ...], base: int) -> list[OutlierRecord]:
    records = []
    for at in range(0, len(payload) - OUTLIER_WORDS + 1, OUTLIER_WORDS):
        flags = OUTLIER.unpack(payload[at])
        records.append(
            OutlierRecord(
                segment=flags["segment"],
                time=extend(payload[at + 2] | flags["time_high"] << 32, base),
                latency=payload[at + 1] | flags["latency_high"] << 32,
                edge=flags["edge"],
                coalesced=bool(flags["coalesced"]),
                early=bool(flags["early"]),
                ambiguous=bool(flags["ambiguous"]),
                unsure=bool(flags["unsure"]),
            )
        )
    return records


def _reply(tag: int, time: int, payload: tuple[int, ...]) -> Reply | None:
    if len(payload) < commands.REPLY_WORDS:
        return None
    status, address, opcode = payload[0] & 0xFF, payload[0] >> 8 & 0xFF, payload[0] >> 16 & 0xFF
    return Reply(tag, time, status, opcode, address, payload[1], payload[commands.REPLY_WORDS :])


def decode(blocks: Sequence[bytes]) -> Batch:
    """Everything in sound blocks. Kinds that this version does not know are passed over."""
    words = table(blocks)
    if not len(words):
        return Batch(decode_events(words))
    kinds = unpack(HEADER, "kind", words[:, WORD_HEADER])
    bases = base_times(words)
    batch = Batch(decode_events(words[kinds == Kind.EVENTS]), latest=int(bases.max()), lost=int(words[-1, WORD_LOST]))
    for row in np.flatnonzero(kinds != Kind.EVENTS):
        header = HEADER.unpack(int(words[row, WORD_HEADER]))
        trailer = TRAILER.unpack(int(words[row, WORD_TRAILER]))
        payload = tuple(words[row, PAYLOAD_START : PAYLOAD_START + trailer["count"]].tolist())
        base = int(bases[row])
        match header["kind"]:
            case Kind.LOSS:
                batch.losses += _losses(payload)
            case Kind.OUTLIERS:
                batch.outliers += _outliers(payload, base)
            case Kind.SNAPSHOT:
                pairs = tuple(zip(payload[::2], payload[1::2], strict=False))
                batch.snapshots.append(SnapshotPart(header["detail"], base, pairs, bool(trailer["last"])))
            case Kind.REPLY:
                if reply := _reply(header["detail"], base, payload):
                    batch.replies.append(reply)
    return batch
