# SPDX-License-Identifier: BSD-2-Clause
"""A fixed delay: registers in a row."""

from amaranth.hdl import Cat, Module, Shape, ShapeLike, Signal, Value
from amaranth.lib import wiring
from amaranth.lib.wiring import In, Out


class DelayLine(wiring.Component):
    """Shows on `o` what was on `i` exactly `clocks` clocks before, from zeros on; with 0 clocks it is a wire.

    Members
    -------
    i : In(shape)
    o : Out(shape)
    """

    def __init__(self, shape: ShapeLike, clocks: int) -> None:
        if clocks < 0:
            raise ValueError(f"a delay of {clocks} clocks would have to look ahead")
        self.clocks = clocks
        super().__init__({"i": In(shape), "o": Out(shape)})

    def elaborate(self, platform: object) -> Module:
        m = Module()
        newest, oldest = Value.cast(self.i), Value.cast(self.o)
        if not self.clocks:
            m.d.comb += oldest.eq(newest)
            return m
        # One word that shifts, instead of a register for each clock: the simulated gateware is faster for it.
        width = Shape.cast(newest.shape()).width
        line = Signal(width * self.clocks)
        m.d.sync += line.eq(Cat(line, newest)[width:])
        m.d.comb += oldest.eq(line[:width])
        return m
