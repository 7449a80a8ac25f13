# SPDX-License-Identifier: BSD-2-Clause
"""The encoder of the log-linear histogram and of the histogram of octaves."""

from amaranth.hdl import Cat, Module, Signal
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
    """Shifts a value down until it is the bin's mantissa, or until nothing is left of it.

    It takes a clock for each four octaves above the bins' finest, and less than four more; to the bit length
    `sub_bits` + 1 more clocks at most.

    Members
    -------
    load, value : In
        Begins with `value`.
    to_nothing : In(1)
        It goes on until nothing is left of the value. Stays until `done`.
    done : Out(1)
        `bin` or `length` stands, from then on.
    bin : Out
        `bin_of` the value.
    length : Out
        The bits that the value needs; 0 for 0. Of a value that was shifted to nothing.
    """

    def __init__(self, *, sub_bits: int, value_bits: int = VALUE_BITS) -> None:
        self.sub_bits = sub_bits
        self.rest = Signal(value_bits)  # here for the proof
        super().__init__(
            {
                "load": In(1),
                "value": In(value_bits),
                "to_nothing": In(1),
                "done": Out(1),
                "bin": Out(index_bits(sub_bits, value_bits)),
                "length": Out(range(value_bits + 1)),
            }
        )

    def elaborate(self, platform) -> Module:
        m = Module()
        sub = self.sub_bits
        rest = self.rest
        m.d.comb += [
            self.done.eq(~(rest[sub + 1 :].any() | (self.to_nothing & rest[: sub + 1].any()))),
            self.bin.eq(Cat(rest[:sub], self.length + rest[sub])),
        ]
        with m.If(self.load):
            m.d.sync += [rest.eq(self.value), self.length.eq(0)]
        with m.Elif(rest[sub + STRIDE :].any()):
            m.d.sync += [rest.eq(rest >> STRIDE), self.length.eq(self.length + STRIDE)]
        with m.Elif(~self.done):
            m.d.sync += [rest.eq(rest >> 1), self.length.eq(self.length + 1)]
        return m
