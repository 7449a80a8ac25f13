# SPDX-License-Identifier: BSD-2-Clause
"""From blocks to NumPy arrays, with every field taken from the contract.

Feed whole batches (64 blocks and more): NumPy decodes tens of millions of events a second then, and two a block.
"""

import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..base.records import Bit, Record, SignedTicks
from ..base.records import Count as Number
from ..contract import commands
from ..contract.blocks import (
    BLOCK_WORDS,
    HEADER,
    OUTLIER,
    OUTLIER_WORDS,
    PAYLOAD_START,
    PAYLOAD_WORDS,
    TRAILER,
    WORD_BASE_HIGH,
    WORD_BASE_LOW,
    WORD_HEADER,
    WORD_TRAILER,
    Kind,
)
from ..contract.events import EVENT_WORDS, loss_words
from ..contract.fields import Word
from ..contract.segments import Count
from ..contract.statistics import OFFSET_COUNTS, TIME_BITS
from .blockreader import kind_of

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

    @cached_property
    def _places(self) -> dict[int, NDArray[np.intp]]:
        return {}

    def at(self, source: int) -> NDArray[np.intp]:
        """Where the edges of a source are; looked for once, whoever asks."""
        if source not in self._places:
            self._places[source] = np.flatnonzero(self.source == source)
        return self._places[source]


class LossRecord(Record, frozen=True):
    """Edges that the event stream dropped."""

    begin: SignedTicks
    """Time of the first."""
    end: SignedTicks
    """Time of the last."""
    counts: tuple[Number, ...]
    """How many of each source."""

    def of(self, source: int) -> int:
        """How many of that source."""
        return self.counts[source] if source < len(self.counts) else 0


class OutlierRecord(Record, frozen=True):
    """One sample beyond the threshold."""

    segment: Number
    """Its number among those of the chip."""
    time: SignedTicks
    """Of the response."""
    latency: SignedTicks
    """Of the sample."""
    edge: Bit
    """Of the response: 1 if it rises, 0 if it falls."""
    coalesced: bool
    """The response served several causes."""
    premature: bool
    """The response came sooner than the least latency after its youngest cause."""
    ambiguous: bool
    """Other causes were pending: the response may have answered one or several."""
    unproven: bool
    """Whether cause and response belong together is not known; it is in no figure."""


@dataclass(frozen=True)
class Snapshot:
    """A whole snapshot; addresses that are not in `values` hold 0. `time` in ticks."""

    number: int
    time: int
    values: Mapping[int, int]

    def count(self, segment: int, count: Count) -> int:
        return self.values.get(segment << 16 | OFFSET_COUNTS + count, 0)


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


def table(blocks: Sequence[bytes]) -> Words:
    """Blocks as an array of 128 words a row."""
    return np.frombuffer(b"".join(blocks), dtype="<u4").reshape(-1, BLOCK_WORDS)


def base_times(words: Words) -> Ticks:
    """Base time of each row, in ticks."""
    low, high = words[:, WORD_BASE_LOW].astype(np.int64), words[:, WORD_BASE_HIGH].astype(np.int64)
    return low | high << 32


def forms_of(words: Words) -> NDArray[np.integer[Any]]:
    """The form of the words in each row, which must be one of events or losses."""
    return unpack(HEADER, "detail", words[:, WORD_HEADER]) % len(EVENT_WORDS)


def decode_events(words: Words) -> Events:
    """The events of the rows, all of which must be event blocks."""
    forms = forms_of(words)
    if len(cuts := np.flatnonzero(forms[1:] != forms[:-1])):  # of no one instrument
        parts = [decode_events(part) for part in np.split(words, cuts + 1)]
        return Events(*(np.concatenate([getattr(part, item.name) for part in parts]) for item in fields(Events)))
    event = EVENT_WORDS[int(forms[0]) if len(forms) else 0]
    payload = words[:, PAYLOAD_START : PAYLOAD_START + PAYLOAD_WORDS]
    valid = np.arange(PAYLOAD_WORDS)[None, :] < unpack(TRAILER, "count", words[:, WORD_TRAILER])[:, None]
    # What is beyond the last event of a row moves no time of an event.
    time = np.cumsum(unpack(event, "delta", payload), axis=1, dtype=np.int64)
    time += base_times(words)[:, None]
    word, time = (payload.ravel(), time.ravel()) if valid.all() else (payload[valid], time[valid])

    def part(name: str) -> NDArray[np.uint8]:
        return unpack(event, name, word).astype(np.uint8)

    return Events(time, part("source"), part("edge"), part("multi"))


def extend(value: int, near: int, bits: int = TIME_BITS) -> int:
    """The time that is `value` modulo 2**bits and nearest to `near`."""
    span = 1 << bits
    offset = (value - near) % span
    return near + offset - (span if offset >= span // 2 else 0)


_BASE = struct.Struct("<Q")
_PAYLOAD = struct.Struct(f"<{PAYLOAD_WORDS}I")
_WORD = struct.Struct("<I")
_BASE_AT, _HEADER_AT, _PAYLOAD_AT, _TRAILER_AT = (
    4 * word for word in (WORD_BASE_LOW, WORD_HEADER, PAYLOAD_START, WORD_TRAILER)
)


def base_of(block: bytes) -> int:
    """The base time of a sound block, in ticks."""
    base: int = _BASE.unpack_from(block, _BASE_AT)[0]
    return base


def header_of(block: bytes) -> dict[str, int]:
    """The fields of a sound block's header."""
    return HEADER.unpack(_WORD.unpack_from(block, _HEADER_AT)[0])


def trailer_of(block: bytes) -> dict[str, int]:
    """The fields of a sound block's trailer."""
    return TRAILER.unpack(_WORD.unpack_from(block, _TRAILER_AT)[0])


def payload_of(block: bytes) -> tuple[int, ...]:
    """The valid payload words of a sound block."""
    words: tuple[int, ...] = _PAYLOAD.unpack_from(block, _PAYLOAD_AT)
    return words[: trailer_of(block)["count"]]


def events_of(blocks: Sequence[bytes]) -> Events:
    """The events in sound blocks of any kinds."""
    return decode_events(table([block for block in blocks if kind_of(block) == Kind.EVENTS]))


def losses_of(block: bytes) -> list[LossRecord]:
    """The records of a block of losses."""
    payload, records = payload_of(block), []
    length = loss_words(header_of(block)["detail"] % len(EVENT_WORDS))
    for at in range(0, len(payload) - length + 1, length):
        begin_low, begin_high, end_low, end_high, *counts = payload[at : at + length]
        records.append(LossRecord(begin_low | begin_high << 32, end_low | end_high << 32, tuple(counts)))
    return records


def outliers_of(block: bytes) -> list[OutlierRecord]:
    """The records of a block of outliers."""
    payload, base, records = payload_of(block), base_of(block), []
    for at in range(0, len(payload) - OUTLIER_WORDS + 1, OUTLIER_WORDS):
        flags = OUTLIER.unpack(payload[at])
        records.append(
            OutlierRecord(
                segment=flags["segment"],
                time=_outlier_time(flags, payload[at + 2], base),
                latency=payload[at + 1] | flags["latency_high"] << 32,
                edge=flags["edge"],
                coalesced=bool(flags["coalesced"]),
                premature=bool(flags["premature"]),
                ambiguous=bool(flags["ambiguous"]),
                unproven=bool(flags["unproven"]),
            )
        )
    return records


def latest_of(block: bytes) -> int:
    """A time, in ticks, that had passed when a sound block was sent.

    It is the block's base, but of outliers, whose base is in turns of 2**32 clocks, that of the last response.
    """
    base, payload = base_of(block), payload_of(block) if kind_of(block) == Kind.OUTLIERS else ()
    if not (length := len(payload) // OUTLIER_WORDS * OUTLIER_WORDS):
        return base
    first, _, low = payload[length - OUTLIER_WORDS : length]
    return max(base, _outlier_time(OUTLIER.unpack(first), low, base))


def _outlier_time(flags: Mapping[str, int], low: int, base: int) -> int:
    return extend(low | flags["time_high"] << 32, base)


def reply_of(block: bytes) -> Reply | None:
    """The reply in a block of that kind; None if it is shorter than one."""
    payload = payload_of(block)
    if len(payload) < commands.REPLY_WORDS:
        return None
    status, address, opcode = payload[0] & 0xFF, payload[0] >> 8 & 0xFF, payload[0] >> 16 & 0xFF
    tag = header_of(block)["detail"]
    return Reply(tag, base_of(block), status, opcode, address, payload[1], payload[commands.REPLY_WORDS :])
