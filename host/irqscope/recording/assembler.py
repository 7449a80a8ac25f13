# SPDX-License-Identifier: BSD-2-Clause
"""Whole snapshots, put together from blocks."""

from ..contract.blocks import SEQUENCE_MODULUS, Kind
from ..device.blockreader import kind_of, number_of
from ..device.decode import Snapshot, base_of, header_of, payload_of, trailer_of


class SnapshotAssembler:
    """Finds whole snapshots in the stream of blocks.

    A transmission counts only if no block is missing between the end of the transmission before it and its own: what
    is missing might have been a part of it. Blocks that come again, or again and damaged, change nothing.

    Attributes
    ----------
    number : int
        Number of the snapshot last completed; 0 before the first.
    broken : int
        Transmissions that ended incomplete.
    """

    def __init__(self) -> None:
        self.number = 0
        self.broken = 0
        self._parts: list[bytes] = []
        self._next: int | None = None
        self._gap = False

    def pass_over(self, number: int) -> None:
        """Blocks up to this number came, each after the one before it, and none of them was a part."""
        self._next = (number + 1) % SEQUENCE_MODULUS

    def feed(self, block: bytes) -> Snapshot | None:
        """The snapshot that `block` completes. Must see all blocks in order, but for those that are passed over."""
        number = number_of(block)
        is_part = kind_of(block) == Kind.SNAPSHOT
        self._gap |= is_part if self._next is None else number != self._next
        self._next = (number + 1) % SEQUENCE_MODULUS
        if not is_part:
            return None
        self._parts.append(block)
        if not trailer_of(block)["last"]:
            return None
        parts, gap = self._parts, self._gap
        self._parts, self._gap = [], False
        numbers = {header_of(part)["detail"] for part in parts}
        if gap or len(numbers) > 1:
            self.broken += 1
            return None
        if numbers != {(self.number + 1) & 0xFFFF}:
            return None  # one that we have already
        self.number += 1
        words = [word for part in parts for word in payload_of(part)]
        return Snapshot(self.number, base_of(parts[0]), dict(zip(words[::2], words[1::2], strict=False)))
