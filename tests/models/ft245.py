# SPDX-License-Identifier: BSD-2-Clause
"""An FTDI chip in FT245 synchronous FIFO mode, edge by edge of its clock, and what it wants of the other side."""

import random
from dataclasses import dataclass

DATA = 510
"""Bytes of a packet to the host, whose first two are the chip's own."""


@dataclass(frozen=True)
class Levels:
    """Of what the other side drives."""

    oe_n: int
    rd_n: int
    wr_n: int
    siwu_n: int
    drive: int
    data: int


REST = Levels(1, 1, 1, 1, 0, 0)


class Dice:
    """A level that lasts: it is 1 in a `share` of the clocks, in runs of `run` on average; 0 for a clock at least."""

    def __init__(self, dice: random.Random, share: float, run: float) -> None:
        self.dice, self.level = dice, False
        self.ends = 1 / run if share < 1 else 0.0
        self.begins = min(1.0, share / (run * (1 - share))) if share < 1 else 1.0

    def throw(self) -> bool:
        if self.dice.random() < (self.ends if self.level else self.begins):
            self.level = not self.level
        return self.level


class Chip:
    """Gives the bytes of `given` to the other side, and keeps those that it takes in `taken`.

    RXF# and TXE# are high whenever `offers` and `takes` say so, however short, and in the midst of whatever happens.
    `packets` are what a host gets that asks all the time: full ones, and what SIWU# sends.
    """

    def __init__(self, given: bytes, offers: Dice, takes: Dice) -> None:
        self.given, self.offers, self.takes = given, offers, takes
        self.rxf_n, self.txe_n = 1, 1
        self.read = 0
        self.taken = bytearray()
        self.packets: list[int] = []
        self._waiting = 0
        self._before = REST, REST

    @property
    def bus(self) -> int | None:
        """What the chip drives the bus with while OE# is low; None: anything."""
        return None if self.rxf_n else self.given[self.read]

    def edge(self, now: Levels) -> None:
        """The next edge of its clock, before which the other side had these levels."""
        before, long_before = self._before
        self._before = now, before
        assert not (now.drive and not (now.oe_n and before.oe_n and long_before.oe_n)), "both drive the bus"
        assert not (before.drive and not now.oe_n), "the chip drives the bus before it was left"
        assert now.rd_n or not (now.oe_n or before.oe_n), "RD# is low before OE# was for a clock"
        assert now.wr_n or (now.drive and before.drive), "WR# is low before the bus was driven for a clock"
        if not now.wr_n and not self.txe_n:
            self.taken.append(now.data)
            self._waiting += 1
            if self._waiting == DATA:
                self._send()
        if not now.siwu_n and before.siwu_n and self._waiting:
            self._send()
        if not now.rd_n and not self.rxf_n:
            self.read += 1
        self.rxf_n = int(not (self.offers.throw() and self.read < len(self.given)))
        self.txe_n = int(not self.takes.throw())

    def _send(self) -> None:
        self.packets.append(self._waiting)
        self._waiting = 0
