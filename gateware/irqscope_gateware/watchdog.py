# SPDX-License-Identifier: BSD-2-Clause
"""Stops the stimuli when the host has fallen silent."""

from amaranth.hdl import Module, Signal
from amaranth.lib import wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract.registers import WATCHDOG

from .linear import down_counter

TRIP_CLOCKS = 2
"""What the watchdog adds to its limit."""


class Watchdog(wiring.Component):
    """Trips `limit` + TRIP_CLOCKS clocks after the last kick.

    Members
    -------
    limit : In(width of the register `watchdog`)
        Clocks; sampled at each kick. 0 at once ends the watch. A limit that was 0 takes effect with the next kick.
    kick : In(1)
        The host has shown that it is alive. Should not come before the write that it stands for is seen in `limit`.
    clear : In(1)
        Ends `tripped`; the watch goes on with the next kick, or with one in this clock.
    tripped : Out(1)
        From then until `clear`.
    """

    def __init__(self) -> None:
        self.width = WATCHDOG.word.width
        super().__init__({"limit": In(self.width), "kick": In(1), "clear": In(1), "tripped": Out(1)})

    def elaborate(self, platform: object) -> Module:
        m = Module()
        silence = down_counter(self.width, name="silence")
        less = Signal(self.width + 1)
        zero = Signal()
        watching = Signal()
        enabled = Signal()
        m.d.comb += [less.eq(silence - 1), zero.eq(less[-1])]
        m.d.sync += enabled.eq(self.limit != 0)
        with m.If(self.kick):
            m.d.sync += [silence.eq(self.limit), watching.eq(1)]
        with m.Elif(~zero):
            m.d.sync += silence.eq(less[:-1])
        with m.Elif(watching):
            m.d.sync += watching.eq(0)
            with m.If(enabled):
                m.d.sync += self.tripped.eq(1)
        with m.If(self.clear):
            m.d.sync += self.tripped.eq(0)
        return m
