# SPDX-License-Identifier: BSD-2-Clause
"""From datagrams to a stream of blocks in order: what a network doubles, delays and loses."""

import struct
from collections import deque

from ..contract.blocks import BLOCK_BYTES, SEQUENCE, SEQUENCE_MODULUS, WORD_SEQUENCE
from .blockreader import MAGIC_BYTES, epoch_of, is_sound, number_of

WINDOW = 64
"""Blocks by which one may come late and is still put in its place: 32 KiB."""
_SEQUENCE = slice(4 * WORD_SEQUENCE, 4 * WORD_SEQUENCE + 4)
_EPOCH_AT = SEQUENCE.offset("epoch")


class Reassembly:
    """Puts blocks in the order of their numbers; what it gives is for a `BlockReader`, as a serial line's bytes are.

    A block whose predecessor has not come waits for it: until it comes, until a block comes that is `WINDOW` numbers
    later, or until `give_up`. Then what is missing is lost, and the reader counts it by the numbers. What comes later
    still, or again, is passed on as it is, for the reader to count as bad; so is what is no sound block. Only a block
    of an epoch that is over is dropped, since the reader would take it for a reset that nobody announced.

    Attributes
    ----------
    waiting : int
        Blocks that wait for one before them.
    dropped : int
        Blocks of an epoch that was over.
    """

    def __init__(self) -> None:
        self._epoch: int | None = None
        self._next = 0
        self._wanted = b""
        self._held: dict[int, list[bytes]] = {}
        self._missing: dict[int, None] = {}  # the last numbers that did not come, oldest first
        self._former: int | None = None
        self._former_missing: set[int] = set()
        self._recent = deque[bytes](maxlen=WINDOW)
        self._out = bytearray()
        self.dropped = 0

    @property
    def waiting(self) -> int:
        return len(self._held)

    def take(self, datagram: bytes) -> bytes:
        """What follows in the stream by now."""
        for at in range(0, len(datagram), BLOCK_BYTES):
            block = datagram[at : at + BLOCK_BYTES]
            if block[_SEQUENCE] == self._wanted and block[:4] == MAGIC_BYTES and not self._held:
                self._pass_on(block)
            elif len(block) == BLOCK_BYTES and is_sound(block):
                self._place(block)
            else:
                self._out += block
        return self._given()

    def give_up(self) -> bytes:
        """What waits, in order: nothing that is missing will come."""
        while self._held:
            self._skip()
        return self._given()

    def _given(self) -> bytes:
        out = bytes(self._out)
        self._out.clear()
        return out

    def _pass_on(self, block: bytes) -> None:
        """The block with the number that is next."""
        self._out += block
        self._recent.append(block)
        self._begin((self._next + 1) % SEQUENCE_MODULUS)

    def _begin(self, number: int) -> None:
        self._next = number
        self._wanted = struct.pack("<I", number | (self._epoch or 0) << _EPOCH_AT)

    def _place(self, block: bytes) -> None:
        epoch, number = epoch_of(block), number_of(block)
        if epoch != self._epoch:
            if block in self._recent or (epoch == self._former and number in self._former_missing):
                self._former_missing.discard(number)
                self.dropped += 1
                return
            self._turn_over(epoch, number)
        ahead = (number - self._next) % SEQUENCE_MODULUS
        if ahead >= SEQUENCE_MODULUS // 2:
            self._missing.pop(number, None)
            self._out += block
            return
        while (number - self._next) % SEQUENCE_MODULUS > WINDOW and self._held:
            self._skip()
        if (number - self._next) % SEQUENCE_MODULUS > WINDOW:
            self._lose(number)
        self._held.setdefault(number, []).append(block)
        self._drain()

    def _drain(self) -> None:
        while same := self._held.pop(self._next, None):
            self._pass_on(same[0])
            for again in same[1:]:
                self._out += again

    def _skip(self) -> None:
        """Wait no longer for what is missing before the first of those that wait."""
        self._lose(min(self._held, key=lambda number: (number - self._next) % SEQUENCE_MODULUS))
        self._drain()

    def _lose(self, until: int) -> None:
        """The numbers before this one do not come, of which the last are remembered."""
        count = (until - self._next) % SEQUENCE_MODULUS
        for back in range(min(count, WINDOW), 0, -1):
            self._missing[(until - back) % SEQUENCE_MODULUS] = None
        while len(self._missing) > WINDOW:
            del self._missing[next(iter(self._missing))]
        self._begin(until)

    def _turn_over(self, epoch: int, number: int) -> None:
        """Another epoch begins, whose first number is 0. What the one before still sent may come late."""
        while self._held:
            self._skip()
        after = ((self._next + ahead) % SEQUENCE_MODULUS for ahead in range(WINDOW))
        self._former, self._former_missing = self._epoch, {*self._missing, *after}
        self._missing.clear()
        joined = self._epoch is None or number > WINDOW
        self._epoch = epoch
        self._begin(number if joined else 0)
