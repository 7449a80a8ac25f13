# SPDX-License-Identifier: BSD-2-Clause
"""PLL settings, exactly: from the crystal to the frequency wanted, or one sentence that says why it cannot be.

Frequencies are Fractions in Hz. Of all settings that give exactly the frequency wanted, within the limits of the data
sheet, each `solve` takes the one that the tool of that family takes (icepll, ecppll, gowin_pll).

Limits: iCE40 LP/HX and UltraPlus data sheets (FPGA-DS-02029, FPGA-DS-02008), ECP5 (FPGA-DS-02012), GW1NR-9 C6/I5
(DS117) and GW2A-18 C8/I7 (DS102).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Self, TypeVar

from irqscope.errors import BadInput

MHZ = 1_000_000


class Impossible(BadInput):
    """No setting of a PLL gives the frequency wanted."""


@dataclass(frozen=True)
class Range:
    """Frequencies from `low` to `high` MHz, both included."""

    low: Fraction | int
    high: Fraction | int

    def __contains__(self, hz: Fraction) -> bool:
        return self.low * MHZ <= hz <= self.high * MHZ


@dataclass(frozen=True)
class Limits:
    """What the data sheet allows: crystal's input, phase detector, VCO, output."""

    input: Range
    detector: Range
    vco: Range
    output: Range


def in_mhz(hz: Fraction) -> str:
    """A frequency for a sentence: exact where six decimals are enough."""
    return f"{float(hz / MHZ):.6f}".rstrip("0").rstrip(".") + " MHz"


Setting = TypeVar("Setting", "Ice40Pll", "Ecp5Pll", "GowinPll")


def _choose(name: str, reference: Fraction, wanted: Fraction, limits: Limits, settings: Iterator[Setting]) -> Setting:
    """The first of `settings` that gives exactly `wanted`; Impossible names the nearest frequency of all others."""
    if reference not in limits.input:
        raise Impossible(
            f"the PLL of the {name} takes {limits.input.low} to {limits.input.high} MHz, not {in_mhz(reference)}"
        )
    if wanted not in limits.output:
        raise Impossible(
            f"the PLL of the {name} gives {limits.output.low} to {limits.output.high} MHz, not {in_mhz(wanted)}"
        )
    nearest: Setting | None = None
    for setting in settings:
        if not (setting.detector in limits.detector and setting.vco in limits.vco and setting.output in limits.output):
            continue
        if setting.output == wanted:
            return setting
        if nearest is None or abs(setting.output - wanted) < abs(nearest.output - wanted):
            nearest = setting
    raise Impossible(
        f"the PLL of the {name} cannot make {in_mhz(wanted)} of {in_mhz(reference)}"
        + (f": the nearest is {in_mhz(nearest.output)}" if nearest is not None else "")
    )


@dataclass(frozen=True)
class Ice40Pll:
    """SB_PLL40_CORE and SB_PLL40_PAD with FEEDBACK_PATH="SIMPLE"; the fields are the primitive's parameters."""

    reference: Fraction
    divr: int
    divf: int
    divq: int

    NAME = "iCE40"
    LIMITS = Limits(input=Range(10, 133), detector=Range(10, 133), vco=Range(533, 1066), output=Range(16, 275))

    @property
    def detector(self) -> Fraction:
        return self.reference / (self.divr + 1)

    @property
    def vco(self) -> Fraction:
        return self.detector * (self.divf + 1)

    @property
    def output(self) -> Fraction:
        return self.vco / (1 << self.divq)

    @property
    def filter_range(self) -> int:
        """FILTER_RANGE, from the frequency of the phase detector."""
        steps = (17, 26, 44, 66, 101)
        return 1 + sum(self.detector >= step * MHZ for step in steps)

    @classmethod
    def solve(cls, reference: Fraction, wanted: Fraction) -> Self:
        """The setting that makes `wanted` of `reference`."""
        settings = (
            cls(reference, divr, divf, divq) for divr in range(16) for divf in range(128) for divq in range(1, 7)
        )
        return _choose(cls.NAME, reference, wanted, cls.LIMITS, settings)


@dataclass(frozen=True)
class Ecp5Pll:
    """EHXPLLL with its feedback from CLKOP; the fields are CLKI_DIV, CLKFB_DIV and CLKOP_DIV."""

    reference: Fraction
    clki_div: int
    clkfb_div: int
    clkop_div: int

    NAME = "ECP5"
    LIMITS = Limits(
        input=Range(8, 400), detector=Range(10, 400), vco=Range(400, 800), output=Range(Fraction(25, 8), 400)
    )
    MIDDLE_OF_VCO = 600 * MHZ

    @property
    def detector(self) -> Fraction:
        return self.reference / self.clki_div

    @property
    def output(self) -> Fraction:
        return self.detector * self.clkfb_div

    @property
    def vco(self) -> Fraction:
        return self.output * self.clkop_div

    @classmethod
    def solve(cls, reference: Fraction, wanted: Fraction) -> Self:
        """The setting that makes `wanted` of `reference`."""

        def settings() -> Iterator[Self]:
            for clki_div in range(1, 129):
                detector = reference / clki_div
                if detector not in cls.LIMITS.detector:
                    continue
                for clkfb_div in range(1, 81):
                    output = detector * clkfb_div
                    around = int(cls.MIDDLE_OF_VCO / output)
                    clkop_div = min((around, around + 1), key=lambda d: abs(output * d - cls.MIDDLE_OF_VCO))
                    if 1 <= clkop_div <= 128:
                        yield cls(reference, clki_div, clkfb_div, clkop_div)

        return _choose(cls.NAME, reference, wanted, cls.LIMITS, settings())


@dataclass(frozen=True)
class GowinPll:
    """rPLL; the fields are IDIV_SEL, FBDIV_SEL and ODIV_SEL."""

    reference: Fraction
    idiv_sel: int
    fbdiv_sel: int
    odiv_sel: int

    NAME = "GW1NR-9"
    LIMITS = Limits(
        input=Range(3, 400), detector=Range(3, 400), vco=Range(400, 1200), output=Range(Fraction(25, 8), 600)
    )
    ODIV = (2, 4, 8, 16, 32, 48, 64, 80, 96, 112, 128)

    @property
    def detector(self) -> Fraction:
        return self.reference / (self.idiv_sel + 1)

    @property
    def output(self) -> Fraction:
        return self.detector * (self.fbdiv_sel + 1)

    @property
    def vco(self) -> Fraction:
        return self.output * self.odiv_sel

    @classmethod
    def solve(cls, reference: Fraction, wanted: Fraction) -> Self:
        """The setting that makes `wanted` of `reference`."""

        def settings() -> Iterator[Self]:
            for idiv_sel in range(64):
                if reference / (idiv_sel + 1) not in cls.LIMITS.detector:
                    continue
                for fbdiv_sel in range(64):
                    output = reference / (idiv_sel + 1) * (fbdiv_sel + 1)
                    for odiv_sel in cls.ODIV:
                        if output * odiv_sel in cls.LIMITS.vco:
                            yield cls(reference, idiv_sel, fbdiv_sel, odiv_sel)
                            break

        return _choose(cls.NAME, reference, wanted, cls.LIMITS, settings())


@dataclass(frozen=True)
class Gw2aPll(GowinPll):
    """rPLL of the GW2A."""

    NAME = "GW2A-18"
    LIMITS = Limits(
        input=Range(3, 500), detector=Range(3, 500), vco=Range(500, 1250), output=Range(Fraction(125, 32), 625)
    )
