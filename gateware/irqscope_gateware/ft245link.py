# SPDX-License-Identifier: BSD-2-Clause
"""Bytes to and from a host through an FTDI chip in FT245 synchronous FIFO mode, in place of a serial line.

tx ─► spare ─► out ─► D, WR#     the chip takes `out` with each edge at which WR# and TXE# are low
rx ◄─ queue ◄──────── D          one byte comes with each edge at which OE#, RD# and RXF# are low

WR#    out waits  while it stands in Write
OE#               from Open to Read       drives the bus: nobody ─► we ─► nobody ─► the chip ─► nobody ─► nobody
RD#               while it stands in Read                 Rest   Claim,   Rest or   Open,       Close     Rest
                                                                 Write    Yield     Read
The mode is that of FTDI's application note AN_130 and of the data sheets of FT232H and FT2232H.
"""

from amaranth.hdl import Module, Mux, Signal
from amaranth.lib import stream, wiring
from amaranth.lib.wiring import In, Out

CLOCK_HZ = 60_000_000
"""Of the chip's CLKOUT, and of all of this."""
TURN = 64
"""Clocks after which one direction lets the other one have the bus."""
SILENCE = 64
"""Clocks without a byte after which the chip is told to send what it has: twice the longest pause in a stream of
blocks. It would wait for a whole packet, of 510 bytes and its own two, and the end of a block of 512 for its timer."""
STROBE = 16
"""Clocks in which SIWU# is low then: 267 ns."""
PLACES = 4
"""Bytes that may be under way when the core takes none any more."""


class Ft245Link(wiring.Component):
    """The instrument's side of the FIFO, whose registers stand at the pads.

    TXE# must not pass a register: where it is high, the byte on the bus was not taken and has to stay there. What comes
    is known to be a byte a clock later, which is soon enough. Of both directions, the one that waits has the bus after
    `turn` clocks at the latest; what the core does not take keeps nothing from being sent.

    Members
    -------
    rxf_n, data_in : In
        RXF# and D as they were at the last edge.
    txe_n : In(1)
        TXE# as it is.
    oe_n, rd_n, wr_n, siwu_n, drive, data_out : Out
        What is at the pads after the next edge.
    rx : Out(stream of 8 bits)
        Commands.
    tx : In(stream of 8 bits)
        Blocks.
    """

    def __init__(self, *, turn: int = TURN, silence: int = SILENCE, strobe: int = STROBE) -> None:
        self.turn, self.silence, self.strobe = turn, silence, strobe
        super().__init__(
            {
                "rxf_n": In(1),
                "txe_n": In(1),
                "data_in": In(8),
                "oe_n": Out(1, init=1),
                "rd_n": Out(1, init=1),
                "wr_n": Out(1, init=1),
                "siwu_n": Out(1, init=1),
                "drive": Out(1),
                "data_out": Out(8),
                "rx": Out(stream.Signature(8)),
                "tx": In(stream.Signature(8)),
            }
        )
        self.writing, self.reading, self.was_reading = Signal(), Signal(), Signal()
        self.out, self.held, self.spare, self.spare_held = Signal(8), Signal(), Signal(8), Signal()
        self.places = [Signal(8, name=f"place_{number}") for number in range(PLACES)]
        self.level = Signal(range(PLACES + 1))
        self.unsent = Signal()

    def elaborate(self, platform: object) -> Module:
        m = Module()
        comes, over, was_read = Signal(), Signal(), Signal()
        self._received(m)
        self._sent(m)
        self._flushed(m)
        m.d.comb += comes.eq(~self.rxf_n & (self.level == 0))
        clocks = Signal(range(self.turn + 1))
        m.d.comb += over.eq(clocks == self.turn)
        m.d.sync += clocks.eq(Mux(over, clocks, clocks + 1))

        with m.FSM():
            with m.State("Rest"):
                m.d.sync += clocks.eq(0)
                with m.If(comes & ~(was_read & self.held)):
                    m.d.comb += self.oe_n.eq(0)
                    m.next = "Open"
                with m.Elif(self.held):
                    m.d.comb += self.drive.eq(1)
                    m.next = "Claim"
            with m.State("Claim"):
                m.d.comb += [self.drive.eq(1), self.wr_n.eq(0)]
                m.d.sync += was_read.eq(0)
                m.next = "Write"
            with m.State("Write"):
                m.d.comb += self.writing.eq(1)
                with m.If(comes & over):
                    m.next = "Yield"
                with m.Elif(self.held | self.unsent):
                    head_held = self.spare_held | self.tx.valid
                    m.d.comb += [self.drive.eq(1), self.wr_n.eq(~(head_held | (self.held & self.txe_n)))]
                with m.Else():
                    m.next = "Rest"
            with m.State("Yield"):
                m.d.comb += self.oe_n.eq(0)
                m.d.sync += clocks.eq(0)
                m.next = "Open"
            with m.State("Open"):
                m.d.comb += [self.oe_n.eq(0), self.rd_n.eq(0)]
                m.d.sync += was_read.eq(1)
                m.next = "Read"
            with m.State("Read"):
                m.d.comb += self.reading.eq(1)
                room = self.level + self.was_reading + 2 <= PLACES
                with m.If(~self.rxf_n & room & ~(over & self.held)):
                    m.d.comb += [self.oe_n.eq(0), self.rd_n.eq(0)]
                with m.Else():
                    m.next = "Close"
            with m.State("Close"):
                m.next = "Rest"
        return m

    def _sent(self, m: Module) -> None:
        """What comes while `out` stays, waits in `spare`, so that nobody before it has to know of TXE#."""
        load, head = Signal(), Signal(8)
        m.d.comb += [
            load.eq(~self.held | (self.writing & ~self.txe_n)),
            head.eq(Mux(self.spare_held, self.spare, self.tx.payload)),
            self.tx.ready.eq(~self.spare_held),
            self.data_out.eq(Mux(load, head, self.out)),
        ]
        m.d.sync += self.out.eq(self.data_out)
        with m.If(load):
            m.d.sync += [self.held.eq(self.spare_held | self.tx.valid), self.spare_held.eq(0)]
        with m.Elif(self.tx.valid & self.tx.ready):
            m.d.sync += [self.spare.eq(self.tx.payload), self.spare_held.eq(1)]

    def _received(self, m: Module) -> None:
        """The oldest byte is in the first place."""
        came, gone, after = Signal(), Signal(), Signal.like(self.level)
        m.d.comb += [
            came.eq(self.was_reading & ~self.rxf_n),
            gone.eq(self.rx.valid & self.rx.ready),
            after.eq(self.level - gone),
            self.rx.valid.eq(self.level != 0),
            self.rx.payload.eq(self.places[0]),
        ]
        m.d.sync += [self.was_reading.eq(self.reading), self.level.eq(after + came)]
        for number, (place, following) in enumerate(zip(self.places, [*self.places[1:], None], strict=True)):
            with m.If(came & (after == number)):
                m.d.sync += place.eq(self.data_in)
            if following is not None:
                with m.Elif(gone):
                    m.d.sync += place.eq(following)

    def _flushed(self, m: Module) -> None:
        """Once after the last byte of many."""
        silent, left = Signal(range(self.silence)), Signal(range(self.strobe + 1))
        m.d.comb += self.siwu_n.eq(left == 0)
        with m.If(left != 0):
            m.d.sync += left.eq(left - 1)
        with m.If(self.held):
            m.d.sync += silent.eq(0)
            with m.If(self.writing & ~self.txe_n):
                m.d.sync += self.unsent.eq(1)
        with m.Elif(self.unsent):
            m.d.sync += silent.eq(silent + 1)
            with m.If(silent == self.silence - 1):
                m.d.sync += [silent.eq(0), self.unsent.eq(0), left.eq(self.strobe)]
