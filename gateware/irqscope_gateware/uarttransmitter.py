# SPDX-License-Identifier: BSD-2-Clause
"""Bytes to a serial line: 8 data bits, no parity, one stop bit.

bytes ─► shift register ─► line          step: the bit on the line is over and another one waits
              ▲
bit timer ────┴──── phase: the fraction of a clock that the bits so far were too short
"""

from fractions import Fraction

from amaranth.hdl import C, Cat, Module, Mux, Signal, Value, signed
from amaranth.lib import stream, wiring
from amaranth.lib.wiring import In, Out

from .bittime import bit_timer_bits, checked_bit_clocks


class UartTransmitter(wiring.Component):
    """Sends each byte as a frame of ten bits of `bit_clocks` clocks, from 8 on, fractions included.

    A start bit begins in the second clock after that in which the byte was taken if the line is idle by then, else
    directly at the end of the stop bit. A bit lasts its length rounded up or down; however many frames follow each
    other without a pause, each edge is less than a clock from its ideal place after the first one: within an eighth
    of a bit. Between frames no register moves.

    Members
    -------
    bytes : In(stream of 8 bits)
    line : Out(1)
        High when idle. From a register.
    """

    def __init__(self, bit_clocks: Fraction) -> None:
        self.bit_clocks = checked_bit_clocks(bit_clocks)
        super().__init__({"bytes": In(stream.Signature(8)), "line": Out(1, init=1)})

    def elaborate(self, platform: object) -> Module:
        m = Module()
        shift = Signal(9, init=0x1FF)  # what follows the bit on the line
        left = Signal(range(10))  # bits of the frame that are not on the line yet, the stop bit not counted
        full = Signal()  # there are such bits, or the last of them is on the line
        timer = Signal(signed(bit_timer_bits(self.bit_clocks)), init=-1)  # its sign: the bit is over
        step = Signal()
        m.d.comb += [self.bytes.ready.eq(~full), step.eq(timer[-1] & full)]

        # The stop bit needs no place in the shift register, so the next frame is loaded while it is on the line.
        with m.If(self.bytes.valid & ~full):
            m.d.sync += [shift.eq(Cat(0, self.bytes.payload)), full.eq(1), left.eq(9)]
        with m.If(step):
            m.d.sync += [Cat(self.line, shift).eq(Cat(shift, 1)), left.eq(left - 1)]
            with m.If(left == 0):
                m.d.sync += full.eq(0)

        longer = self._longer(m, step)
        whole = int(self.bit_clocks)
        with m.If(step):
            m.d.sync += timer.eq(Mux(longer, whole - 1, whole - 2))
        with m.Elif(~timer[-1]):
            m.d.sync += timer.eq(timer - 1)
        return m

    def _longer(self, m: Module, step: Signal) -> Value:
        """Whether the bit that begins with `step` lasts a clock more than the whole clocks of its length.

        The phase counts in units of the denominator and stands so high that the carry says when a clock is full.
        Where the denominator is no power of two, the clock after a carry lifts it again: the same adder does both.
        """
        denominator = self.bit_clocks.denominator
        part = self.bit_clocks.numerator % denominator
        if not part:
            return C(0, 1)
        bits = (denominator - 1).bit_length()
        lift = (1 << bits) - denominator
        start = denominator // 2 + part  # half a clock, rounded to the nearest; the first bit is counted already
        phase = Signal(bits, init=lift + start % denominator)
        longer = Signal(init=start // denominator)
        with m.If(step):
            m.d.sync += Cat(phase, longer).eq(phase + part)
        if lift:
            low = Signal()
            m.d.sync += low.eq(step)
            with m.If(low & longer):
                m.d.sync += phase.eq(phase + lift)
        return longer
