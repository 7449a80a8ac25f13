# SPDX-License-Identifier: BSD-2-Clause
"""The commands of one datagram, until they are taken."""

from amaranth.hdl import Module, Signal
from amaranth.lib import stream, wiring
from amaranth.lib.memory import Memory
from amaranth.lib.wiring import In, Out

from .ethernetfilter import MOST
from .ram import FREE, OUTPUT


class EthernetInbox(wiring.Component):
    """Keeps what is written until it is known to be commands; then they leave byte by byte.

    Whatever comes meanwhile is not written: a host sends a command again that was not answered.

    Members
    -------
    payload, index, write : In
        A byte of a datagram, as the filter shows it.
    accept : In(1)
        One clock: the `length` bytes from index 0 on are commands. If not all of them were written, nothing happens.
    length : In
    busy : Out(1)
        Commands wait; nothing is written.
    bytes : Out(stream of 8 bits)
    """

    def __init__(self) -> None:
        super().__init__(
            {
                "payload": In(8),
                "index": In(range(MOST)),
                "write": In(1),
                "accept": In(1),
                "length": In(range(MOST + 1)),
                "busy": Out(1),
                "bytes": Out(stream.Signature(8)),
            }
        )

    def elaborate(self, platform: object) -> Module:
        m = Module()
        m.submodules.memory = memory = Memory(shape=8, depth=MOST, init=[], attrs=FREE)
        write, read = memory.write_port(), memory.read_port(domain="comb")
        next_byte, left = Signal(range(MOST + 1)), Signal(range(MOST + 1))
        whole, fetch, fetched = Signal(), Signal(), Signal()
        output = Signal(8, reset_less=True, attrs=OUTPUT)
        m.d.comb += [
            write.addr.eq(self.index),
            write.data.eq(self.payload),
            write.en.eq(self.write & ~self.busy),
            read.addr.eq(next_byte),
            self.busy.eq(left != 0),
        ]
        # The RAM's output is late in its clock, and has a register behind it. Nothing is written while it is looked at.
        m.d.comb += fetch.eq(self.busy & ~fetched & ~self.bytes.valid)
        m.d.sync += fetched.eq(fetch)
        with m.If(fetch):
            m.d.sync += output.eq(read.data)
        with m.If(fetched):
            m.d.sync += [self.bytes.payload.eq(output), self.bytes.valid.eq(1)]
        with m.If(self.write & (self.index == 0)):
            m.d.sync += whole.eq(~self.busy)
        with m.If(self.accept & whole):
            m.d.sync += [left.eq(self.length), next_byte.eq(0)]
        with m.Elif(self.bytes.valid & self.bytes.ready):
            m.d.sync += [left.eq(left - 1), next_byte.eq(next_byte + 1), self.bytes.valid.eq(0)]
        return m
