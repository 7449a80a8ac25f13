# SPDX-License-Identifier: BSD-2-Clause
"""Stops the stimuli when the host has fallen silent."""

from amaranth.hdl import Module, Mux, Signal
from amaranth.lib import wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract.registers import WATCHDOG

from .linear import down_counter

TRIP_CLOCKS = 4
"""What the watchdog adds to its limit."""


class Watchdog(wiring.Component):
    """Trips `limit` + TRIP_CLOCKS clocks after the last kick.

    Members
    -------
    limit : In(width of the register `watchdog`)
        Clocks; sampled in the clock after each kick. 0 at once ends the watch. A limit that was 0 takes effect with the
        next kick.
    kick : In(1)
        The host has shown that it is alive. Should not come before the write that it stands for is in.
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
        silence = down_counter(self.width, name="silence", reset_less=True)
        # Counts, or else loads; what is subtracted, so that an iCE40's cell does both.
        steps = Signal()
        watching, watched = Signal(), Signal()  # the latter a clock late, so that nothing but a register ends the chain
        total = Signal(self.width + 1)
        enabled = Signal()
        m.d.comb += total.eq(silence + steps.replicate(self.width))  # its carry: no borrow
        m.d.sync += [
            steps.eq(~self.kick),
            enabled.eq(self.limit != 0),
            watching.eq(~steps | (watching & total[-1])),
            watched.eq(watching & enabled),
        ]
        with m.If(watching | ~steps):
            m.d.sync += silence.eq(Mux(steps, total[:-1], self.limit))
        expired = watched & ~watching & steps & enabled & ~self.kick
        m.d.sync += self.tripped.eq((self.tripped | expired) & ~self.clear)
        return m
