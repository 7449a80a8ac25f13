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
        before the counter. Not while `active`, but with `due` or `anew`.
    anew : In(1)
        With `load`: forget what is left of the wait. Not in the clock after a load.
    skip : In(3)
        With `load`: clocks taken off. A value smaller than `skip` counts as `skip`.
    cancel : In(1)
        Forget the wait; wins over `load`. A `due` that is out already stays.
    active : Out(1)
        Waiting; from the clock after `load` to the clock of `due`.
    due : Out(1)
        One clock. A new `load` is possible in this very clock, so that the least period is LEAST_CLOCKS.

    One adder does for all: the counter rests at -1 - skip, where the value is added, and then -1 until it borrows. What
    is added is in a register, and so is the borrow: there is nothing but a carry chain and a lookup table in between,
    and nothing behind the chain has a fan-out. The counter is taken back to its rest a clock later, beside `due`.
    """

    def __init__(self, width: int, *, name: str) -> None:
        self.width = width
        self.name = name
        super().__init__(
            {
                "load": In(1),
                "value": In(width),
                "late": In(1),
                "anew": In(1),
                "skip": In(3),
                "cancel": In(1),
                "active": Out(1),
                "due": Out(1),
            }
        )

    def elaborate(self, platform: object) -> Module:
        m = Module()
        count = down_counter(self.width, name=self.name, reset_less=True)
        added = Signal(self.width, reset_less=True)
        total = Signal(self.width + 1)
        held = Signal()  # the clock that `late` adds, the first one: nothing moves in it
        rests = Signal()
        m.d.comb += [total.eq(count + added), rests.eq(~self.active | self.due | self.anew)]
        m.d.sync += [
            self.active.eq((self.load | ~rests) & ~self.cancel),
            held.eq(self.load & self.late & ~self.cancel),
            self.due.eq(~total[-1] & ~rests & ~held & ~self.cancel),
        ]
        with m.If(~held):
            m.d.sync += [
                added.eq(Mux(self.load, self.value, -1)),
                count.eq(Mux(rests, Cat(~self.skip, Const(-1, self.width - len(self.skip))), total[:-1])),
            ]
        return m
