# SPDX-License-Identifier: BSD-2-Clause
"""A core at half the pace of its front end: twice as many samples a clock, and twice the time for its logic.

    double ─┬─► front end of R/2 samples ─► words of R ─► sync
            └─► half ─► clock of sync

The tick is that of the pads, whatever the logic of a slow part takes.
"""

from dataclasses import dataclass
from fractions import Fraction

from amaranth.hdl import C, Cat, ClockDomain, ClockSignal, DomainRenamer, Instance, Module, Signal
from amaranth.lib import wiring
from amaranth.lib.wiring import In, Out
from amaranth.vendor import LatticePlatform, SiliconBluePlatform

from irqscope.contract.frontends import FRONT_ENDS, FrontEndId

from ..delay import DelayLine
from ..frontend import FrontEndSignature
from .pads import PadFrontEnd, later

INPUT_CLOCKS, OUTPUT_CLOCKS = 3, 1
"""Clocks of `double` that the gear takes: two for the words of a clock of `sync`, one until `sync` has taken them; one
until the middle of a clock, in which a word is looked at."""


@dataclass(frozen=True)
class Halver:
    """Where the clock of `sync` is made: nextpnr's names of places for a flip-flop, and for the buffer of a clock tree.

    Beside each other: the wire between them is most of what that clock is late by. Where nextpnr chooses, it takes up
    to 5 ns.
    """

    flip_flop: str
    buffer: str


class HalfRateFrontEnd(wiring.Component):
    """R samples a clock, by a front end of R/2 in the domain `double`, which must exist.

    The clock of `sync` comes out of a flip-flop of `double`, so that its edges are late against those of `double` by
    what a flip-flop and a clock tree take. Which of the two would be first at a register between them is nothing to
    rely on: what passes from one to the other changes, or is looked at, in the middle of a clock of `sync` only. Each
    way then has half a clock, give or take that lateness, which `irqscope_boards.crossing` measures in each build.

    Members
    -------
    core, trigger : as of `PadFrontEnd`
    clock : Out(1)
        What `ClockSignal("sync")` has to be.
    middle : Out(1)
        In `double`: its next edge is in the middle of a clock of `sync`.

    Parameters
    ----------
    inner : what is between `double` and the pins; if it makes its own clock, that is the clock of `double`.
    clock_hz : of `sync`; goes into the timing constraints.
    halver : where its clock is made.
    """

    kind = FRONT_ENDS[FrontEndId.HALF_RATE]

    def __init__(self, inner: PadFrontEnd, clock_hz: Fraction, halver: Halver) -> None:
        self.inner = inner
        self.halver = halver
        self.samples = 2 * inner.samples
        self.clock_hz = clock_hz
        super().__init__(
            {
                "core": Out(FrontEndSignature(self.samples, len(inner.pads.inputs))),
                "trigger": In(self.samples),
                "clock": Out(1),
                "middle": Out(1),
            }
        )

    def elaborate(self, platform: object) -> Module:
        m = Module()
        inner = self.inner
        m.submodules.inner = DomainRenamer({"sync": "double"})(inner)
        m.domains.gear = ClockDomain(local=True, reset_less=True)
        m.d.comb += ClockSignal("gear").eq(ClockSignal("double"))
        in_gear = DomainRenamer({"sync": "gear"})

        spare = 2 * self.kind.input_clocks - INPUT_CLOCKS - inner.kind.input_clocks
        for number, samples in enumerate(inner.core.samples):
            newest = later(m, f"input{number}", samples, in_gear(DelayLine(inner.samples, spare)))
            before, word = Signal.like(samples, name=f"before{number}"), Signal(self.samples, name=f"word{number}")
            taken = Signal(self.samples, name=f"taken{number}", reset_less=True)
            m.d.gear += before.eq(newest)
            with m.If(self.middle):
                m.d.gear += word.eq(Cat(before, newest))
            m.d.sync += taken.eq(word)
            m.d.comb += self.core.samples[number].eq(taken)

        spare = 2 * self.kind.output_clocks - OUTPUT_CLOCKS - inner.kind.output_clocks
        words = {f"stimulus{n}": (word, inner.core.stimulus[n]) for n, word in enumerate(self.core.stimulus)}
        for name, (word, levels) in {**words, "trigger": (self.trigger, inner.trigger)}.items():
            first, second = Signal.like(levels, name=f"{name}_first"), Signal.like(levels, name=f"{name}_second")
            m.d.gear += first.eq(second)
            with m.If(self.middle):
                m.d.gear += Cat(first, second).eq(word)
            m.d.comb += levels.eq(later(m, name, first, in_gear(DelayLine(inner.samples, spare))))

        self._divide(m, platform)
        return m

    def _divide(self, m: Module, platform: object) -> None:
        half, made = Signal(), Signal()
        # Not named `clk`: a domain's clock has that name, and constraints are found by name.
        half_rate_clock = Signal(attrs={"keep": True})
        m.d.gear += half.eq(~half)
        m.d.comb += [self.middle.eq(half), self.clock.eq(half_rate_clock)]
        # `made` is `half` again, in a place of its own: `half` stays where the logic that it enables is.
        clock, place = ClockSignal("double"), {"a_BEL": self.halver.flip_flop}
        if isinstance(platform, SiliconBluePlatform):
            m.submodules.halver = Instance("SB_DFF", i_C=clock, i_D=~half, o_Q=made, **place)
            m.submodules.tree = Instance(
                "SB_GB",
                i_USER_SIGNAL_TO_GLOBAL_BUFFER=made,
                o_GLOBAL_BUFFER_OUTPUT=half_rate_clock,
                a_BEL=self.halver.buffer,
            )
        elif isinstance(platform, LatticePlatform):
            m.submodules.halver = Instance(
                "TRELLIS_FF",
                p_GSR="DISABLED",
                p_CEMUX="1",
                p_CLKMUX="CLK",
                p_LSRMUX="LSR",
                p_REGSET="RESET",
                p_SRMODE="LSR_OVER_CE",
                i_CLK=clock,
                i_LSR=C(0),
                i_DI=~half,
                o_Q=made,
                **place,
            )
            m.submodules.tree = Instance(
                "DCCA", i_CLKI=made, i_CE=C(1), o_CLKO=half_rate_clock, a_BEL=self.halver.buffer
            )
        else:
            m.d.gear += made.eq(~half)
            m.d.comb += half_rate_clock.eq(made)
        platform.add_clock_constraint(half_rate_clock, float(self.clock_hz))
