# SPDX-License-Identifier: BSD-2-Clause
"""Four samples a clock on the ECP5, pins of the left and right banks: IDDRX2F and ODDRX2F."""

from fractions import Fraction

from amaranth.hdl import ClockSignal, Instance, Module, Signal, Value

from irqscope.contract.frontends import FRONT_ENDS, FrontEndId

from .gear import GearedFrontEnd
from .pads import Pads


class Ecp5FrontEnd(GearedFrontEnd):
    """R = 4. ALIGNWD, which shifts the words, stays unconnected: on some pins the router knows no such wire."""

    kind = FRONT_ENDS[FrontEndId.ECP5_GEARED_4]

    def __init__(self, pads: Pads, clock_hz: Fraction) -> None:
        super().__init__(pads, samples=4, clock_hz=clock_hz)

    def input_lag(self, platform: object) -> int:
        return 6  # three periods of the edge clock: its register, two of a pair, one of the word

    def output_lag(self, platform: object) -> int:
        return 14  # the edge that takes the word, then two periods to load, two to shift, one to the pin

    def gate(self, m: Module, fast: Signal, stop: Signal, edge: Signal) -> None:
        m.submodules.gate = Instance("ECLKSYNCB", i_ECLKI=fast, i_STOP=stop, o_ECLKO=edge)

    def divide(self, m: Module, edge: Signal, reset: Signal, divided: Signal) -> None:
        m.submodules.divider = Instance("CLKDIVF", p_DIV="2.0", i_CLKI=edge, i_RST=reset, o_CDIVX=divided)

    def input_gear(self, pad: Value, word: Signal) -> Instance:
        return Instance(
            "IDDRX2F",
            i_D=pad,
            i_ECLK=ClockSignal("edge"),
            i_SCLK=ClockSignal(),
            i_RST=self.gear_reset,
            **{f"o_Q{k}": word[k] for k in range(4)},
        )

    def output_gear(self, pad: Value, word: Value) -> Instance:
        return Instance(
            "ODDRX2F",
            o_Q=pad,
            i_ECLK=ClockSignal("edge"),
            i_SCLK=ClockSignal(),
            i_RST=self.gear_reset,
            **{f"i_D{k}": word[k] for k in range(4)},
        )
