# SPDX-License-Identifier: BSD-2-Clause
"""Who has the instrument: the host that it takes commands from and sends its blocks to."""

from amaranth.hdl import Module, Signal
from amaranth.lib import wiring
from amaranth.lib.wiring import In, Out

from .ethernetfilter import HOST


class EthernetPeer(wiring.Component):
    """Keeps one host at a time, alone for `lease` clocks after each of its datagrams; see the contract's datagrams.

    Members
    -------
    sender : In(HOST)
        Stands for a clock at least before it is said what came from it.
    command, leave : In(1)
        One clock: a datagram with commands, or an empty one, came from it.
    accept : Out(1)
        In the clock of `command`: they are to be obeyed.
    peer : Out(HOST)
    there : Out(1)
        There is one.
    taken : Out(1)
        Its lease lasts.
    """

    def __init__(self, *, lease: int) -> None:
        self.lease = lease
        super().__init__(
            {
                "sender": In(HOST),
                "command": In(1),
                "leave": In(1),
                "accept": Out(1),
                "peer": Out(HOST),
                "there": Out(1),
                "taken": Out(1),
            }
        )

    def elaborate(self, platform: object) -> Module:
        m = Module()
        left = Signal(range(self.lease + 1))
        same, lasts = Signal(), Signal()  # registers, since many flip-flops wait for what they decide
        m.d.sync += same.eq((self.sender.address == self.peer.address) & (self.sender.port == self.peer.port))
        m.d.comb += [
            self.taken.eq(self.there & lasts),
            self.accept.eq(self.command & (same | ~self.taken)),
        ]
        with m.If(self.accept):
            m.d.sync += [self.peer.eq(self.sender), self.there.eq(1), left.eq(self.lease), lasts.eq(1)]
        with m.Elif(self.leave & self.there & same):
            m.d.sync += self.there.eq(0)
        with m.Elif(lasts):
            m.d.sync += [left.eq(left - 1), lasts.eq(left != 1)]
        return m
