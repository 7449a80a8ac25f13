# SPDX-License-Identifier: BSD-2-Clause
"""What geared front ends share: one edge clock and divider for all pins, and their common start.

                         stop
    fast ─► gate ─► edge ──┬────────► gears of all pins ◄─ reset
                           └─► divider ─► sync

Inside every gear, and in the divider, a counter says which edges belong together; it begins with the first edge after
the reset. If that edge were another one for one of them, its samples would be late by half a clock or so, and no
simulation or timing analysis would show it. So the edge clock is stopped while the reset ends.
"""

from abc import abstractmethod
from collections.abc import Sequence
from fractions import Fraction

from amaranth.hdl import ClockDomain, ClockSignal, Instance, Module, Mux, Signal, Value
from amaranth.lib import cdc, io, wiring
from amaranth.lib.wiring import In, Out

from .pads import PadFrontEnd, Pads

RESET_ENDS = 16
EDGES_BEGIN = 32
RUNNING = 63
"""Steps of the start, in clocks of `start`: gates and resets take effect within a few edges of either clock."""


class GearStart(wiring.Component):
    """Lets edge clock, divider and gears begin together. In the domain `start`, which has no reset and always runs.

    Members
    -------
    locked : In(1)
        The fast clock is good; asynchronous. If it goes away, everything starts over.
    reset : Out(1)
        Of gears and divider; from a register.
    stop : Out(1)
        Holds the edge clock; from a register. Ends after `reset` has.
    running : Out(1)
        `sync` may leave its reset; from a register.
    """

    def __init__(self) -> None:
        super().__init__(
            {
                "locked": In(1),
                "reset": Out(1, init=1),
                "stop": Out(1, init=1),
                "running": Out(1),
            }
        )

    def elaborate(self, platform: object) -> Module:
        m = Module()
        locked = Signal()
        m.submodules.synchroniser = cdc.FFSynchronizer(self.locked, locked, o_domain="start")
        step = Signal(range(RUNNING + 1))
        m.d.start += [
            step.eq(Mux(locked, Mux(step == RUNNING, step, step + 1), 0)),
            self.reset.eq(step < RESET_ENDS),
            self.stop.eq(step < EDGES_BEGIN),
            self.running.eq(step == RUNNING),
        ]
        return m


class GearedFrontEnd(PadFrontEnd):
    """A front end whose pads count R samples a clock with a clock R/2 times as fast, from both edges of it.

    It makes the clock of `sync` and drives its reset. The domain `start` must exist, from a clock that runs without it
    (the crystal's).

    Members, beside those of `PadFrontEnd`
    -------
    fast : In(1)
        The edge clock, as the PLL gives it.
    locked : In(1)
        The PLL is locked; asynchronous.
    clock : Out(1)
        What `ClockSignal("sync")` has to be.

    Parameters
    ----------
    clock_hz : of `sync`; goes into the timing constraints.
    """

    def __init__(self, pads: Pads, samples: int, clock_hz: Fraction) -> None:
        self.clock_hz = clock_hz
        super().__init__(pads, samples, fast=In(1), locked=In(1), clock=Out(1))

    @abstractmethod
    def gate(self, m: Module, fast: Signal, stop: Signal, edge: Signal) -> None:
        """Add what holds the edge clock."""

    @abstractmethod
    def divide(self, m: Module, edge: Signal, reset: Signal, divided: Signal) -> None:
        """Add what divides the edge clock by R/2."""

    @abstractmethod
    def input_gear(self, pad: Value, word: Signal) -> Instance:
        """What makes of the samples of a pad a word, the earliest in its lowest bit."""

    @abstractmethod
    def output_gear(self, pad: Value, word: Value) -> Instance:
        """What gives the levels of a word to a pad, that of its lowest bit first."""

    def sample(self, m: Module, port: io.PortLike) -> Sequence[Value]:
        m.submodules.input_pads = pads = io.Buffer("i", port)
        words = [Signal(self.samples, name=f"taken{pin}") for pin in range(len(port))]
        for pin, word in enumerate(words):
            m.submodules[f"input{pin}_gear"] = self.input_gear(pads.i[pin], word)
        return words

    def drive(self, m: Module, name: str, port: io.PortLike, levels: Sequence[Value]) -> None:
        m.submodules[f"{name}_pads"] = pads = io.Buffer("o", port)
        for pin, word in enumerate(levels):
            m.submodules[f"{name}{pin}_gear"] = self.output_gear(pads.o[pin], word)

    def elaborate(self, platform: object) -> Module:
        self.gear_reset = Signal()
        m = super().elaborate(platform)
        m.submodules.start = start = GearStart()
        m.d.comb += [start.locked.eq(self.locked), self.gear_reset.eq(start.reset)]

        # Not named `clk`: a domain's clock has that name, and constraints are found by name.
        edge_clock = Signal(attrs={"keep": True})
        divided_clock = Signal(attrs={"keep": True})
        m.domains.edge = ClockDomain(reset_less=True, local=True)
        self.gate(m, self.fast, start.stop, edge_clock)
        self.divide(m, edge_clock, start.reset, divided_clock)
        m.d.comb += [ClockSignal("edge").eq(edge_clock), self.clock.eq(divided_clock)]
        m.submodules.sync_reset = cdc.ResetSynchronizer(~start.running, domain="sync")
        platform.add_clock_constraint(edge_clock, float(self.clock_hz * self.samples / 2))
        platform.add_clock_constraint(divided_clock, float(self.clock_hz))
        return m
