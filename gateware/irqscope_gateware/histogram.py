# SPDX-License-Identifier: BSD-2-Clause
"""The encoder of the log-linear histogram."""

from amaranth.hdl import Cat, Module, Mux, Signal
from amaranth.lib import wiring
from amaranth.lib.wiring import In, Out
from amaranth.utils import ceil_log2

from irqscope.contract.statistics import VALUE_BITS

STRIDE = 4
"""Bits of a long step; its other steps are of one bit."""


def index_bits(sub_bits: int, value_bits: int = VALUE_BITS) -> int:
    """Address bits of a segment's bins in one bank."""
    return ceil_log2((value_bits - sub_bits + 1) << sub_bits)


class BinEncoder(wiring.Component):
    """Shifts a value down until it is the bin's mantissa.

    It takes a clock to look at the value, one for each four octaves above the bins' finest, and less than four more:
    whether a step follows, and which, stands in a register by the time it is made.

    Members
    -------
    load, value : In
        Begins with `value`.
    done : Out(1)
        `bin` stands, until the clock of the next `load`. To be looked at from the second clock after `load` on.
    bin : Out
        `bin_of` the value.
    """

    def __init__(self, *, sub_bits: int, value_bits: int = VALUE_BITS) -> None:
        self.sub_bits = sub_bits
        # Attributes for the proof.
        self.rest = Signal(value_bits, reset_less=True)
        self.steps = Signal(range(value_bits), reset_less=True)
        self.loaded = Signal()  # the value is looked at
        self.long, self.short = Signal(), Signal()  # the step that is made
        super().__init__(
            {
                "load": In(1),
                "value": In(value_bits),
                "done": Out(1),
                "bin": Out(index_bits(sub_bits, value_bits)),
            }
        )

    def elaborate(self, platform) -> Module:
        m = Module()
        sub, near = self.sub_bits, self.sub_bits + STRIDE
        rest, steps, loaded, long, short = self.rest, self.steps, self.loaded, self.long, self.short
        after = Signal(near)  # what is left of the lowest bits when the step was made
        m.d.comb += [
            self.done.eq(~(long | short)),
            self.bin.eq(Cat(rest[:sub], steps + rest[sub])),
            after.eq(Mux(long, rest[STRIDE:], Mux(short, rest[1:near], rest[:near]))),
        ]
        with m.If(self.load | long):
            m.d.sync += rest.eq(Mux(self.load, self.value, rest >> STRIDE))
        with m.Elif(short):
            # No other bit is 1 by then.
            m.d.sync += rest[:near].eq(after)
        with m.If(self.load):
            m.d.sync += steps.eq(0)
        with m.Else():
            m.d.sync += steps.eq(steps + Mux(long, STRIDE, short))
        m.d.sync += [
            loaded.eq(self.load),
            long.eq(~self.load & (rest[near + STRIDE :].any() | (loaded & rest[near : near + STRIDE].any()))),
            short.eq(~self.load & after[sub + 1 :].any()),
        ]
        return m
