# SPDX-License-Identifier: BSD-2-Clause
"""A fixed delay: registers in a row."""

from amaranth.hdl import Cat, Module, ShapeLike, Signal, Value
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
        # One word that shifts for each bit, not registers for each clock: the simulated gateware is faster for it.
        lines = [Signal(self.clocks, name=f"line{i}") for i in range(len(newest))]
        m.d.sync += [line.eq(Cat(line[1:], newest[i])) for i, line in enumerate(lines)]
        m.d.comb += oldest.eq(Cat(line[0] for line in lines))
        return m
