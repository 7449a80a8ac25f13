# SPDX-License-Identifier: BSD-2-Clause
"""Bytes between a serial line in the domain `double` and a core in `sync`, half as fast and in step with it."""

from amaranth.hdl import Module, Signal
from amaranth.lib import stream, wiring
from amaranth.lib.wiring import In, Out


class ByteGear(wiring.Component):
    """Hands bytes over, both ways, each in the middle of a clock of `sync`; see `frontends.halfrate` why.

    A byte every third clock of `sync` passes at most.

    Members
    -------
    middle : In(1)
        In `double`: its next edge is in the middle of a clock of `sync`.
    line_rx, line_tx : In(stream of 8 bits), Out(stream of 8 bits)
        The line's side, in `double`.
    rx, tx : Out(stream of 8 bits), In(stream of 8 bits)
        The core's side, in `sync`. Once valid a byte stays until it is taken; `tx.ready` comes only when its byte is
        valid, in the second clock after the line has taken it.
    """

    def __init__(self) -> None:
        byte = stream.Signature(8)
        super().__init__({"middle": In(1), "line_rx": In(byte), "line_tx": Out(byte), "rx": Out(byte), "tx": In(byte)})

    def elaborate(self, platform: object) -> Module:
        m = Module()
        # From the line: shown, taken, and known to be taken; then the line may have the next one.
        shown, taken, known = Signal(), Signal(), Signal()
        passed = Signal()
        m.d.comb += [passed.eq(self.rx.valid & self.rx.ready), self.line_rx.ready.eq(taken != known)]
        with m.If(self.middle):
            m.d.double += [shown.eq(self.line_rx.valid & (taken == known)), known.eq(taken)]
        m.d.sync += [self.rx.valid.eq(shown & ~passed), taken.eq(taken ^ passed)]
        with m.If(~self.rx.valid):
            m.d.sync += self.rx.payload.eq(self.line_rx.payload)

        # To the line: asked, taken, and the core learns that. What the core says passes the middle on its way to a
        # register; what the line does with it takes a clock of its own.
        asked, gone, given = Signal(), Signal(), Signal()
        m.d.comb += [self.line_tx.valid.eq(asked & ~self.middle), self.line_tx.payload.eq(self.tx.payload)]
        with m.If(self.middle):
            m.d.double += [asked.eq(self.tx.valid & ~gone & ~given), given.eq(gone)]
        with m.Else():
            m.d.double += gone.eq(asked & self.line_tx.ready)
        m.d.sync += self.tx.ready.eq(given)
        return m
