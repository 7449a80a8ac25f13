# SPDX-License-Identifier: BSD-2-Clause
"""Four or eight samples a clock on Gowin's parts: IDES4 and OSER4, IDES8 and OSER8.

A gear occupies the A and the B pin of a pair; the instrument's pins are A pins, and their neighbours stay unused.
"""

from fractions import Fraction

from amaranth.hdl import ClockSignal, Const, Instance, Module, Signal, Value

from irqscope.contract.frontends import FRONT_ENDS, FrontEndId

from .gear import GearedFrontEnd
from .pads import Pads

_INPUT_LAG = {4: 8, 8: 14}
"""Four and seven periods of the edge clock: those of the word, one to align, the rest until the divided clock."""
_OUTPUT_LAG = {4: 10, 8: 20}
"""The edge that takes the word, then three and six periods of the edge clock until its first level is on the pin."""


class GowinFrontEnd(GearedFrontEnd):
    """R = 4 or 8.

    Parameters
    ----------
    divider : nextpnr's name of the place of a CLKDIV on the side of the pins. On another side it would get a gate of
        its own, which may open an edge earlier or later than that of the pins; see `placed`.
    """

    def __init__(self, pads: Pads, samples: int, clock_hz: Fraction, *, divider: str) -> None:
        if samples not in _INPUT_LAG:
            raise ValueError(f"Gowin's parts take 4 or 8 samples a clock, not {samples}")
        self.divider = divider
        self.kind = FRONT_ENDS[FrontEndId.GOWIN_GEARED_4 if samples == 4 else FrontEndId.GOWIN_GEARED_8]
        super().__init__(pads, samples, clock_hz)

    def input_lag(self, platform: object) -> int:
        return _INPUT_LAG[self.samples]

    def output_lag(self, platform: object) -> int:
        return _OUTPUT_LAG[self.samples]

    def gate(self, m: Module, fast: Signal, stop: Signal, edge: Signal) -> None:
        m.submodules.gate = Instance("DHCEN", i_CLKIN=fast, i_CE=stop, o_CLKOUT=edge)

    def divide(self, m: Module, edge: Signal, reset: Signal, divided: Signal) -> None:
        m.submodules.divider = Instance(
            "CLKDIV",
            p_DIV_MODE=str(self.samples // 2),
            p_GSREN="false",
            a_BEL=self.divider,
            i_HCLKIN=edge,
            i_RESETN=~reset,
            i_CALIB=Const(0),
            o_CLKOUT=divided,
        )

    def input_gear(self, pad: Value, word: Signal) -> Instance:
        return Instance(
            f"IDES{self.samples}",
            i_D=pad,
            i_FCLK=ClockSignal("edge"),
            i_PCLK=ClockSignal(),
            i_RESET=self.gear_reset,
            i_CALIB=Const(0),
            **{f"o_Q{k}": word[k] for k in range(self.samples)},
        )

    def output_gear(self, pad: Value, word: Value) -> Instance:
        return Instance(
            f"OSER{self.samples}",
            o_Q0=pad,
            i_FCLK=ClockSignal("edge"),
            i_PCLK=ClockSignal(),
            i_RESET=self.gear_reset,
            **{f"i_TX{k}": Const(0) for k in range(self.samples // 2)},
            **{f"i_D{k}": word[k] for k in range(self.samples)},
        )
