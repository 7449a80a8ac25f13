# SPDX-License-Identifier: BSD-2-Clause
"""Four samples a clock on the iCE40, whose pads have no gears: DDR buffers with flip-flops behind them.

    edge ─┬─► DDR buffers ─► pairs ─► words
          └─► half ─► global buffer ─► sync

A core that is half as fast as its pads leaves a small part time for its logic, and the tick is that of the pads.
"""

from collections.abc import Sequence
from fractions import Fraction

from amaranth.hdl import Cat, ClockDomain, ClockSignal, Instance, Module, ResetSignal, Signal, Value
from amaranth.lib import io
from amaranth.lib.wiring import Out

from irqscope.contract.frontends import FRONT_ENDS, FrontEndId

from .pads import PadFrontEnd, Pads


class Ice40FrontEnd(PadFrontEnd):
    """R = 4. It makes the clock of `sync` of that of `edge`, which is twice as fast and must exist, with a reset.

    The clock of `sync` comes out of a flip-flop of `edge`, so that its edges are late against those of `edge` by what a
    flip-flop and a clock tree take. Which of the two would be first at a register between them is nothing to rely on:
    what passes from one to the other changes, or is looked at, in the middle of a clock of `sync` only. Each way then
    has half a clock, give or take that lateness; `irqscope_boards.timing` holds it to less.

    A sample passes four flip-flops on its way: pad, pair, word, and the register of `sync`.

    Members, beside those of `PadFrontEnd`
    -------
    clock : Out(1)
        What `ClockSignal("sync")` has to be.
    middle : Out(1)
        In `edge`: the next edge of `edge` is in the middle of a clock of `sync`.

    Parameters
    ----------
    clock_hz : of `sync`; goes into the timing constraints.
    """

    kind = FRONT_ENDS[FrontEndId.ICE40_GEARED_4]

    def __init__(self, pads: Pads, clock_hz: Fraction) -> None:
        self.clock_hz = clock_hz
        super().__init__(pads, samples=4, clock=Out(1), middle=Out(1))

    def input_lag(self, platform: object) -> int:
        return 8  # a clock until the word of its four samples is there, and one until `sync` has taken it

    def output_lag(self, platform: object) -> int:
        return 4  # half a clock until the first pair is taken, and half a clock in the pad

    def sample(self, m: Module, port: io.PortLike) -> Sequence[Value]:
        m.submodules.input_pads = pads = io.DDRBuffer("i", port, i_domain="edge")
        taken = []
        for pin in range(len(port)):
            pair = Cat(pads.i[0][pin], pads.i[1][pin])
            before, word = Signal(2, name=f"before{pin}"), Signal(4, name=f"word{pin}")
            m.d.gear += before.eq(pair)
            with m.If(self.middle):
                m.d.gear += word.eq(Cat(before, pair))
            taken.append(Signal(4, name=f"taken{pin}", reset_less=True))
            m.d.sync += taken[-1].eq(word)
        return taken

    def drive(self, m: Module, name: str, port: io.PortLike, levels: Sequence[Value]) -> None:
        m.submodules[f"{name}_pads"] = pads = io.DDRBuffer("o", port, o_domain="edge")
        for pin, word in enumerate(levels):
            pair, rest = Signal(2, name=f"{name}{pin}_pair"), Signal(2, name=f"{name}{pin}_rest")
            m.d.gear += pair.eq(rest)
            with m.If(self.middle):
                m.d.gear += [pair.eq(word[:2]), rest.eq(word[2:])]
            m.d.comb += [pads.o[0][pin].eq(pair[0]), pads.o[1][pin].eq(pair[1])]

    def elaborate(self, platform: object) -> Module:
        m = super().elaborate(platform)
        m.domains.gear = ClockDomain(local=True, reset_less=True)
        half, reset = Signal(), Signal(init=1)
        # Not named `clk`: a domain's clock has that name, and constraints are found by name.
        divided_clock = Signal(attrs={"keep": True})
        m.submodules.divided = Instance(
            "SB_GB", i_USER_SIGNAL_TO_GLOBAL_BUFFER=half, o_GLOBAL_BUFFER_OUTPUT=divided_clock
        )
        m.d.gear += half.eq(~half)
        with m.If(half):
            m.d.gear += reset.eq(ResetSignal(allow_reset_less=True))
        m.d.comb += [
            ClockSignal("gear").eq(ClockSignal("edge")),
            ResetSignal("edge").eq(reset),
            self.middle.eq(half),
            self.clock.eq(divided_clock),
        ]
        platform.add_clock_constraint(divided_clock, float(self.clock_hz))
        return m
