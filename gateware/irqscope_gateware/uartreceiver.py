# SPDX-License-Identifier: BSD-2-Clause
"""A serial line to bytes: 8 data bits, no parity, one stop bit."""

from fractions import Fraction

from amaranth.hdl import C, Cat, Module, Signal, signed
from amaranth.lib import cdc, stream, wiring
from amaranth.lib.wiring import In, Out

from .bittime import bit_timer_bits, checked_bit_clocks

BITS = 10
"""Of a frame: start, 8 data bits, stop."""


class UartReceiver(wiring.Component):
    """Receives frames of ten bits of `bit_clocks` clocks, from 8 on, fractions included.

    Every falling edge of an idle line begins a frame; its bits are sampled in their middles, counted from that edge:
    the majority of three clocks. If the line is no longer low in the middle of the start bit, it was a glitch. A
    frame is over in the middle of its stop bit, so the sender's clock may differ by 2 % and more either way. Between
    frames no register moves.

    Members
    -------
    line : In(1)
        High when idle. Asynchronous.
    bytes : Out(stream of 8 bits)
    framing : Out(1)
        One clock: a frame had no stop bit. Its byte is dropped; the next frame begins after the line was high again.
    overrun : Out(1)
        One clock: a byte was dropped because the one before has not been taken.
    """

    def __init__(self, bit_clocks: Fraction) -> None:
        self.bit_clocks = checked_bit_clocks(bit_clocks)
        super().__init__({"line": In(1), "bytes": Out(stream.Signature(8)), "framing": Out(1), "overrun": Out(1)})

    def elaborate(self, platform: object) -> Module:
        m = Module()
        newest = Signal(init=1)
        m.submodules.synchroniser = cdc.FFSynchronizer(self.line, newest, init=1)
        history = Signal(2, init=0b11)
        m.d.sync += history.eq(Cat(newest, history[0]))
        before, oldest = history[0], history[1]
        # The frame is timed by `before`, so that this is the level around it.
        level = Signal()
        m.d.comb += level.eq((newest & before) | (newest & oldest) | (before & oldest))

        # The edge lies on average half a clock before its first low sample: the middle of bit k is (k + 1/2) bits
        # minus that half after the sample, rounded half up to whole clocks.
        middles = [int((k + Fraction(1, 2)) * self.bit_clocks) for k in range(BITS)]
        whole = int(self.bit_clocks)
        longer = C(sum((middles[k + 1] - middles[k] - whole) << k for k in range(BITS - 1)), 16)
        bit = Signal(range(BITS))  # the one whose middle comes next
        timer = Signal(signed(bit_timer_bits(self.bit_clocks)), init=middles[0] - 2)  # its sign: this is the middle
        shift = Signal(8)
        done = Signal()
        m.d.sync += [done.eq(0), self.framing.eq(0), self.overrun.eq(0)]

        with m.FSM():
            with m.State("Idle"):
                m.d.sync += [bit.eq(0), timer.eq(middles[0] - 2)]
                with m.If(~before):
                    m.next = "Frame"
            with m.State("Frame"):
                m.d.sync += timer.eq(timer - 1)
                with m.If(timer[-1]):
                    m.d.sync += [timer.eq(whole - 2 + longer.bit_select(bit, 1)), bit.eq(bit + 1)]
                    with m.If(bit == BITS - 1):
                        m.d.sync += [done.eq(level), self.framing.eq(~level)]
                        m.next = "Idle"
                        with m.If(~level):
                            m.next = "Break"
                    with m.Else():
                        m.d.sync += shift.eq(Cat(shift[1:], level))
                    with m.If((bit == 0) & level):
                        m.next = "Idle"
            with m.State("Break"), m.If(before):
                m.next = "Idle"

        with m.If(self.bytes.ready):
            m.d.sync += self.bytes.valid.eq(0)
        with m.If(done):
            with m.If(self.bytes.valid & ~self.bytes.ready):
                m.d.sync += self.overrun.eq(1)
            with m.Else():
                m.d.sync += [self.bytes.payload.eq(shift), self.bytes.valid.eq(1)]
        return m
