# SPDX-License-Identifier: BSD-2-Clause
"""From a byte stream to sound blocks: finds the magic word, checks the CRC, passes over what came already."""

import struct
import zlib
from collections import deque

import numpy as np

from ..contract.blocks import (
    BLOCK_BYTES,
    HEADER,
    MAGIC,
    PAYLOAD_WORDS,
    SEQUENCE,
    SEQUENCE_MODULUS,
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
TOGETHER, MOST_TOGETHER = 8, 2048
"""So many blocks are looked at together."""
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


def number_of(block: bytes) -> int:
    """The number of a sound block in its epoch."""
    return _sequence(block) % SEQUENCE_MODULUS


def epoch_of(block: bytes) -> int:
    """The epoch of a sound block."""
    return _sequence(block) >> SEQUENCE.offset("epoch")


def _sequence(block: bytes) -> int:
    word: int = _CRC.unpack_from(block, _SEQUENCE_AT)[0]
    return word


class BlockReader:
    """Cuts bytes into sound blocks, whatever was flipped, dropped or inserted on the way.

    Attributes
    ----------
    blocks : int
        Sound blocks so far.
    bad_bytes : int
        Bytes that belong to no sound block, or to one that came again or too late.
    restarts : int
        Times that an epoch began that nobody announced: somebody else reset the instrument, or it lost its power.
    epoch : int | None
        That of the last sound block; None before the first.
    restarted_at : int | None
        How many of the blocks that `feed` gave last came before that; None if it did not happen.
    """

    def __init__(self) -> None:
        self._buffer = bytearray()
        self._recent = deque[bytes](maxlen=REMEMBERED)
        self.epoch: int | None = None
        self._announced: int | None = None
        self._next = 0
        self.restarted_at: int | None = None
        self.blocks = self.bad_bytes = self.restarts = 0

    def feed(self, data: bytes) -> list[bytes]:
        """The sound blocks that `data` completes, in order."""
        self._buffer += data
        self.restarted_at, blocks = None, list[bytes]()
        buffer, position = self._buffer, 0
        while len(buffer) - position >= BLOCK_BYTES:
            if following := self._following(position):
                blocks += following
                position += len(following) * BLOCK_BYTES
                continue
            candidate = bytes(buffer[position : position + BLOCK_BYTES])
            if is_sound(candidate):
                position += BLOCK_BYTES
                if self._is_late(candidate):
                    self.bad_bytes += BLOCK_BYTES
                    continue
                restarts = self.restarts
                self._recent.append(candidate)
                self._count(candidate)
                if self.restarts > restarts and self.restarted_at is None:
                    self.restarted_at = len(blocks)
                blocks.append(candidate)
                continue
            # A damaged block may hide the beginning of a sound one: look on from the very next byte.
            found = buffer.find(MAGIC_BYTES, position + 1)
            step = found - position if found >= 0 else len(buffer) - len(MAGIC_BYTES) + 1 - position
            self.bad_bytes += step
            position += step
        del buffer[:position]
        return blocks

    def _following(self, position: int) -> list[bytes]:
        """The sound blocks from here on that follow the last one, and each other, in order: nearly all of a stream.

        Whether they do is looked up for all of them at once. None of fewer than `TOGETHER`: it takes longer then.
        """
        number = min(MOST_TOGETHER, (len(self._buffer) - position) // BLOCK_BYTES)
        if number < TOGETHER or self.epoch is None:
            return []
        with memoryview(self._buffer)[position : position + number * BLOCK_BYTES] as view:
            words = np.frombuffer(view, dtype="<u4").reshape(-1, BLOCK_BYTES // 4)
            expected = (np.arange(number) + self._next) % SEQUENCE_MODULUS | self.epoch << SEQUENCE.offset("epoch")
            count = words[:, WORD_TRAILER] & _COUNT_MASK
            as_expected = (words[:, 0] == MAGIC) & (words[:, WORD_SEQUENCE] == expected) & (count <= PAYLOAD_WORDS)
            blocks = []
            for at, (fits, sum_) in enumerate(zip(as_expected.tolist(), words[:, WORD_CRC].tolist(), strict=True)):
                start = at * BLOCK_BYTES
                if not fits or zlib.crc32(view[start : start + _BODY_BYTES]) != sum_:
                    break
                blocks.append(bytes(view[start : start + BLOCK_BYTES]))
            del words
        self._recent.extend(blocks[-REMEMBERED:])
        self.blocks += len(blocks)
        self._next = (self._next + len(blocks)) % SEQUENCE_MODULUS
        return blocks

    def _is_late(self, block: bytes) -> bool:
        """Its turn is over, or it came already in the epoch before."""
        if epoch_of(block) != self.epoch:
            return block in self._recent
        return (number_of(block) - self._next) % SEQUENCE_MODULUS >= SEQUENCE_MODULUS // 2

    def _count(self, block: bytes) -> None:
        epoch, number = epoch_of(block), number_of(block)
        if epoch != self.epoch:
            self.restarts += self.epoch is not None and epoch != self._announced
            self.epoch, self._announced = epoch, None
        self.blocks += 1
        self._next = (number + 1) % SEQUENCE_MODULUS

    @property
    def rest(self) -> bytes:
        """What has come of a block that is not whole."""
        return bytes(self._buffer)

    def finish(self) -> int:
        """End of the stream: the bytes of an unfinished block, which count as bad from now on."""
        rest = len(self._buffer)
        self.bad_bytes += rest
        self._buffer.clear()
        return rest

    def announce(self, epoch: int) -> None:
        """The instrument is about to be reset: blocks of this epoch will follow those of the present one."""
        self._announced = epoch

    def count_anew(self) -> None:
        """Forget the counts."""
        self.blocks = self.bad_bytes = self.restarts = 0
