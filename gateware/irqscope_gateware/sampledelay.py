# SPDX-License-Identifier: BSD-2-Clause
"""A fixed delay of a stream of R samples a clock, by any number of samples."""

from amaranth.hdl import Cat, Module, Signal
from amaranth.lib import wiring
from amaranth.lib.wiring import In, Out

from .delay import DelayLine


class SampleDelay(wiring.Component):
    """Shows on `o` the samples of `i` as they were `delay` samples before, from zeros on; bit 0 is the oldest.

    Members
    -------
    i : In(R)
    o : Out(R)
    """

    def __init__(self, samples: int, delay: int) -> None:
        if delay < 0:
            raise ValueError(f"a delay of {delay} samples would have to look ahead")
        self.delay = delay
        super().__init__({"i": In(samples), "o": Out(samples)})

    def elaborate(self, platform: object) -> Module:
        m = Module()
        samples = len(self.i)
        clocks, part = divmod(self.delay, samples)
        m.submodules.line = line = DelayLine(samples, clocks)
        m.d.comb += line.i.eq(self.i)
        if part:
            late = Signal(part)
            m.d.sync += late.eq(line.o[samples - part :])
            m.d.comb += self.o.eq(Cat(late, line.o[: samples - part]))
        else:
            m.d.comb += self.o.eq(line.o)
        return m
