# SPDX-License-Identifier: BSD-2-Clause
"""From a byte stream to sound blocks: finds the magic word, checks the CRC, counts what is missing."""

import struct
import zlib
from collections.abc import Iterator

from .contract.blocks import (
    BLOCK_BYTES,
    HEADER,
    MAGIC,
    PAYLOAD_WORDS,
    TRAILER,
    WORD_CRC,
    WORD_HEADER,
    WORD_SEQUENCE,
    WORD_TRAILER,
)

MAGIC_BYTES = struct.pack("<I", MAGIC)
_BODY_BYTES = 4 * WORD_CRC
_CRC = struct.Struct("<I")
_TRAILER_AT = 4 * WORD_TRAILER
_COUNT_MASK = ((1 << TRAILER.field("count").width) - 1) << TRAILER.offset("count")
_SEQUENCE_AT = 4 * WORD_SEQUENCE
REMEMBERED = 64
"""Blocks that are known again, if a driver gives out a buffer twice: 32 KiB."""
_KIND_AT = 4 * WORD_HEADER + HEADER.offset("kind") // 8


def is_sound(data: bytes | memoryview) -> bool:
    """Whether these 512 bytes are a block that arrived undamaged; its protocol is the matter of identification."""
    return (
        data[:4] == MAGIC_BYTES
        and _CRC.unpack_from(data, _BODY_BYTES)[0] == zlib.crc32(data[:_BODY_BYTES])
        and _CRC.unpack_from(data, _TRAILER_AT)[0] & _COUNT_MASK <= PAYLOAD_WORDS
    )


def kind_of(block: bytes) -> int:
    """Kind of a sound block."""
    return block[_KIND_AT]


def sequence_of(block: bytes) -> int:
    """The sequence number of a sound block."""
    number: int = _CRC.unpack_from(block, _SEQUENCE_AT)[0]
    return number


class BlockReader:
    """Cuts bytes into sound blocks, whatever was flipped, dropped or inserted on the way.

    Attributes
    ----------
    blocks : int
        Sound blocks so far.
    bad_bytes : int
        Bytes that belong to no sound block, or to one that came again or too late.
    missing : int
        Blocks that the sequence numbers show to be lost.
    restarts : int
        Times that the sequence went backwards: the instrument was reset by somebody else.
    restarted_at : int | None
        How many of the blocks that `feed` gave last came before it went backwards; None if it did not.
    """

    def __init__(self) -> None:
        self._buffer = bytearray()
        self._recent: dict[int, bytes] = {}
        self._next: int | None = None
        self.restarted_at: int | None = None
        self._anew = False
        self.blocks = self.bad_bytes = self.missing = self.restarts = 0

    def feed(self, data: bytes) -> list[bytes]:
        """The sound blocks that `data` completes, in order."""
        self._buffer += data
        self.restarted_at, blocks, restarts = None, list[bytes](), self.restarts
        for block in self._cut():
            if self.restarts > restarts and self.restarted_at is None:
                self.restarted_at = len(blocks)
            blocks.append(block)
        return blocks

    def _cut(self) -> Iterator[bytes]:
        buffer, position = self._buffer, 0
        while len(buffer) - position >= BLOCK_BYTES:
            candidate = bytes(buffer[position : position + BLOCK_BYTES])
            if is_sound(candidate):
                position += BLOCK_BYTES
                sequence = sequence_of(candidate)
                if self._is_late(sequence, candidate):
                    self.bad_bytes += BLOCK_BYTES
                    continue
                self._recent[sequence] = candidate
                if len(self._recent) > REMEMBERED:
                    del self._recent[next(iter(self._recent))]
                self._count(sequence)
                yield candidate
                continue
            # A damaged block may hide the beginning of a sound one: look on from the very next byte.
            found = buffer.find(MAGIC_BYTES, position + 1)
            step = found - position if found >= 0 else len(buffer) - len(MAGIC_BYTES) + 1 - position
            self.bad_bytes += step
            position += step
        del buffer[:position]

    def _is_late(self, sequence: int, block: bytes) -> bool:
        """Whether it came before, or its turn is over; a number that stands for another block is a restart's."""
        late = 0 if self._next is None or self._anew else (self._next - sequence) & 0xFFFF_FFFF
        return 0 < late <= REMEMBERED and self._recent.get(sequence, block) == block

    def _count(self, sequence: int) -> None:
        self.blocks += 1
        gap = 0 if self._next is None else (sequence - self._next) & 0xFFFF_FFFF
        if gap >= 1 << 31:
            self.restarts += 1
        else:
            self.missing += gap
        self._next = (sequence + 1) & 0xFFFF_FFFF

    def finish(self) -> int:
        """End of the stream: the bytes of an unfinished block, which count as bad from now on."""
        rest = len(self._buffer)
        self.bad_bytes += rest
        self._buffer.clear()
        return rest

    def expect_restart(self) -> None:
        """Accept any sequence number until `restart`: the instrument is about to be reset."""
        self._anew = True

    def restart(self) -> None:
        """Forget the counts and accept any sequence number next: the instrument was reset."""
        self._anew = False
        self._next = None
        self._recent.clear()
        self.blocks = self.bad_bytes = self.missing = self.restarts = 0
