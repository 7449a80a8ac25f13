# SPDX-License-Identifier: BSD-2-Clause
"""A delay of a loaded number of clocks: the one way in which the stimulus waits."""

from amaranth.hdl import Cat, Const, Module, Mux, Signal
from amaranth.lib import wiring
from amaranth.lib.wiring import In, Out

from .linear import down_counter

LEAST_CLOCKS = 2
"""From `load` to `due` with value 0."""


class Countdown(wiring.Component):
    """Waits `LEAST_CLOCKS + value + late - skip` clocks, then says `due` for one clock.

    Members
    -------
    load, value, late : In(1), In(width), In(1)
        Begin to wait, in this clock. `late` adds one clock: it is the carry of the sub-tick, which so needs no adder
        before the counter. Not while `active`.
    skip : In(3)
        With `load`: clocks taken off. A value smaller than `skip` counts as `skip`.
    cancel : In(1)
        Forget the wait; wins over `load`. A `due` that is out already stays.
    active : Out(1)
        Waiting; from the clock after `load` to the clock before `due`.
    due : Out(1)
        One clock. A new `load` is possible in this very clock, so that the least period is LEAST_CLOCKS.

    The counter is zero when it is loaded, so that one adder does for all: it adds the value, then -1 - skip, then -1.
    Its zero flag is the carry, and `due` is a register behind it: 40 bits are one lookup table and one carry chain.
    """

    def __init__(self, width: int, *, name: str) -> None:
        self.width = width
        self.name = name
        super().__init__(
            {
                "load": In(1),
                "value": In(width),
                "late": In(1),
                "skip": In(3),
                "cancel": In(1),
                "active": Out(1),
                "due": Out(1),
            }
        )

    def elaborate(self, platform: object) -> Module:
        m = Module()
        count = down_counter(self.width, name=self.name)
        skip = Signal.like(self.skip)  # in the first clock of the wait
        held = Signal()  # the clock that `late` adds: spent at zero
        added = Signal(self.width)
        total = Signal(self.width + 1)
        zero = Signal()
        m.d.comb += [
            added.eq(Mux(self.load, self.value, Cat(~skip, Const(-1, self.width - len(skip))))),
            total.eq(count + added),
            zero.eq(~total[-1] & ~self.load),
        ]
        m.d.sync += [
            self.due.eq(self.active & zero & ~held & ~self.cancel),
            skip.eq(Mux(self.load, self.skip, 0)),
            count.eq(total[:-1]),
        ]
        with m.If(self.load):
            m.d.sync += [self.active.eq(1), held.eq(self.late)]
        with m.Elif(zero):
            m.d.sync += [self.active.eq(held), held.eq(0)]
        with m.If(self.cancel):
            m.d.sync += [self.active.eq(0), held.eq(0)]
        with m.If(self.cancel | zero):
            m.d.sync += count.eq(0)
        return m
