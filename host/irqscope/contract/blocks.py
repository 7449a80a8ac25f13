# SPDX-License-Identifier: BSD-2-Clause
"""The block: everything that the FPGA sends travels in blocks of 512 bytes, each decodable alone.

A block is 128 little-endian 32-bit words. `encode` and `decode` are the plain reference for the gateware
and for the fast decoder of the host.
"""

import enum
import struct
import zlib
from collections.abc import Sequence
from dataclasses import dataclass

from .fields import Field, Word

BLOCK_BYTES = 512
BLOCK_WORDS = BLOCK_BYTES // 4
MAGIC = 0x51A7_C0DE
"""Word 0; in the byte stream DE C0 A7 51."""


class Kind(enum.IntEnum):
    EVENTS = 1
    LOSS = 2
    OUTLIERS = 3
    SNAPSHOT = 4
    REPLY = 5


HEADER = Word(
    "header",
    (
        Field("kind", 8, "what the payload holds"),
        Field("protocol", 8, "protocol version"),
        Field(
            "detail",
            16,
            "reply: tag of the command; snapshot: low 16 bits of its number; events, loss: 1 if the instrument has "
            "more than four inputs, whose words are wider; else 0",
        ),
    ),
)
SEQUENCE = Word(
    "sequence",
    (
        Field("number", 28, "of the block in its epoch, from 0, modulo 2^28"),
        Field("epoch", 4, "what register `reset` held when the epoch began; 0 since power-up"),
    ),
    "Blocks of two epochs never belong to one run.",
)
TRAILER = Word(
    "trailer",
    (
        Field("count", 8, "payload words that are valid; the others are 0"),
        Field("last", 1, "snapshot: no further block of this snapshot follows"),
    ),
)

SEQUENCE_MODULUS = 1 << SEQUENCE.field("number").width

WORD_MAGIC, WORD_HEADER, WORD_SEQUENCE, WORD_BASE_LOW, WORD_BASE_HIGH = range(5)
PAYLOAD_START = 5
PAYLOAD_WORDS = 120
WORD_LOST = PAYLOAD_START + PAYLOAD_WORDS
"""Edges lost by the event stream since the last reset, all inputs and causes, modulo 2**32."""
WORD_TRAILER = WORD_LOST + 1
WORD_CRC = WORD_TRAILER + 1
"""CRC-32 (as zlib.crc32) of the 508 bytes before it."""
assert WORD_CRC == BLOCK_WORDS - 1

OUTLIER = Word(
    "outlier",
    (
        Field("segment", 3, "number of the segment"),
        Field("edge", 1, "edge of the response"),
        Field("coalesced", 1, "the response had served an older cause already"),
        Field("premature", 1, "no pending cause was older than m"),
        Field("ambiguous", 1, "two or more causes older than m were pending"),
        Field("unproven", 1, "between a loss and the next proven match"),
        Field("latency_high", 8, "bits 32..39 of the latency"),
        Field("time_high", 8, "bits 32..39 of the response's time"),
    ),
    "First word of an outlier record; then the latency's low word, then the response time's low word.",
)
OUTLIER_WORDS = 3
OUTLIERS_PER_BLOCK = PAYLOAD_WORDS // OUTLIER_WORDS

SNAPSHOT_PAIRS = PAYLOAD_WORDS // 2
"""A snapshot is a list of (address, value) pairs, see `statistics`; addresses that are not sent hold 0."""


@dataclass(frozen=True)
class Block:
    """One decoded block; `base` is in ticks, `payload` holds the valid words only."""

    kind: int
    detail: int
    number: int
    epoch: int
    base: int
    payload: tuple[int, ...]
    lost: int
    last: bool
    protocol: int


class BlockError(ValueError):
    """Bytes that are not a sound block."""


def encode(
    kind: int,
    number: int,
    base: int,
    payload: Sequence[int],
    *,
    detail: int = 0,
    lost: int = 0,
    last: bool = False,
    epoch: int = 0,
    protocol: int,
) -> bytes:
    """The 512 bytes of a block; `number` may be any, it wraps."""
    if len(payload) > PAYLOAD_WORDS:
        raise ValueError(f"{len(payload)} payload words do not fit, {PAYLOAD_WORDS} do")
    words = [
        MAGIC,
        HEADER.pack({"kind": kind, "protocol": protocol, "detail": detail}),
        SEQUENCE.pack({"number": number % SEQUENCE_MODULUS, "epoch": epoch}),
        base & 0xFFFF_FFFF,
        base >> 32,
        *payload,
        *[0] * (PAYLOAD_WORDS - len(payload)),
        lost & 0xFFFF_FFFF,
        TRAILER.pack({"count": len(payload), "last": int(last)}),
    ]
    body = struct.pack(f"<{WORD_CRC}I", *words)
    return body + struct.pack("<I", zlib.crc32(body))


def decode(data: bytes) -> Block:
    """The block in `data`; BlockError says what is unsound."""
    if len(data) != BLOCK_BYTES:
        raise BlockError(f"a block has {BLOCK_BYTES} bytes, not {len(data)}")
    words = struct.unpack(f"<{BLOCK_WORDS}I", data)
    if words[WORD_MAGIC] != MAGIC:
        raise BlockError("the magic word is missing")
    if words[WORD_CRC] != zlib.crc32(data[: 4 * WORD_CRC]):
        raise BlockError("the CRC does not fit")
    header = HEADER.unpack(words[WORD_HEADER])
    trailer = TRAILER.unpack(words[WORD_TRAILER])
    if trailer["count"] > PAYLOAD_WORDS:
        raise BlockError(f"the block claims {trailer['count']} payload words")
    return Block(
        kind=header["kind"],
        detail=header["detail"],
        **SEQUENCE.unpack(words[WORD_SEQUENCE]),
        base=words[WORD_BASE_LOW] | words[WORD_BASE_HIGH] << 32,
        payload=words[PAYLOAD_START : PAYLOAD_START + trailer["count"]],
        lost=words[WORD_LOST],
        last=bool(trailer["last"]),
        protocol=header["protocol"],
    )
