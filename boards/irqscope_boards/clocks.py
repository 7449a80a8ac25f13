# SPDX-License-Identifier: BSD-2-Clause
"""From the crystal to the clock of the pads, and the reset of the core.

crystal ─► PLL ─► clock     R = 1, 2: that of the core, too
                            R = 4, 8: the edge clock, of which the front end makes that of the core
"""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from amaranth.hdl import C, ClockDomain, ClockSignal, Const, Instance, Module, ResetSignal, Signal
from amaranth.lib import io, wiring
from amaranth.lib.cdc import FFSynchronizer
from amaranth.lib.wiring import In, Out

from .board import Board
from .pll import Ecp5Pll, GowinPll, Ice40Pll

RESET_CLOCKS = 1024
"""Of `sync` after the PLL has locked: more than the 3 us during which the block RAM of an iCE40 cannot be written."""


class Pll(wiring.Component):
    """The PLL of a board.

    Members
    -------
    clock : Out(1)
        With the frequency of `board.pll.output`, and a constraint that says so.
    crystal : Out(1)
        The clock of the crystal, which always runs; 0 where it is on the PLL's own pad.
    locked : Out(1)
        Asynchronous.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        super().__init__({"clock": Out(1), "crystal": Out(1), "locked": Out(1)})

    def elaborate(self, platform: Any) -> Module:
        m = Module()
        # Nets get constraints by name; a signal of a domain's own name would be renamed and lose its constraint.
        made = Signal(name="pll_clock", attrs={"keep": "true"})
        platform.add_clock_constraint(made, float(self.board.pll.output))
        m.d.comb += self.clock.eq(made)
        build: Callable[..., None] = {Ice40Pll: self._ice40, Ecp5Pll: self._ecp5}.get(type(self.board.pll), self._gowin)
        build(m, platform, made)
        return m

    def _crystal(self, m: Module, platform: Any) -> Signal:
        m.submodules.pad = pad = io.Buffer("i", platform.request(platform.default_clk, dir="-"))
        crystal = pad.i
        if self.board.geared_pads:
            # It clocks the start of the gears; a constraint on the port does not reach through the pad everywhere.
            crystal = Signal(name="crystal_clock", attrs={"keep": "true"})
            m.d.comb += crystal.eq(pad.i)
            platform.add_clock_constraint(crystal, float(self.board.crystal_hz))
        m.d.comb += self.crystal.eq(crystal)
        return crystal

    def _ice40(self, m: Module, platform: Any, made: Signal) -> None:
        pll: Ice40Pll = self.board.pll
        parameters: dict[str, Any] = dict(
            p_FEEDBACK_PATH="SIMPLE",
            p_DIVR=C(pll.divr, 4),
            p_DIVF=C(pll.divf, 7),
            p_DIVQ=C(pll.divq, 3),
            p_FILTER_RANGE=C(pll.filter_range, 3),
            i_RESETB=Const(1),
            i_BYPASS=Const(0),
            o_PLLOUTGLOBAL=made,
            o_LOCK=self.locked,
        )
        if self.board.pad:
            pad = platform.request(platform.default_clk, dir="-")
            m.submodules.pll = Instance("SB_PLL40_PAD", io_PACKAGEPIN=pad.io, **parameters)
        else:
            m.submodules.pll = Instance("SB_PLL40_CORE", i_REFERENCECLK=self._crystal(m, platform), **parameters)

    def _ecp5(self, m: Module, platform: Any, made: Signal) -> None:
        pll: Ecp5Pll = self.board.pll
        crystal = self._crystal(m, platform)
        m.submodules.pll = Instance(
            "EHXPLLL",
            p_PLLRST_ENA="DISABLED",
            p_INTFB_WAKE="DISABLED",
            p_STDBY_ENABLE="DISABLED",
            p_DPHASE_SOURCE="DISABLED",
            p_OUTDIVIDER_MUXA="DIVA",
            p_OUTDIVIDER_MUXB="DIVB",
            p_OUTDIVIDER_MUXC="DIVC",
            p_OUTDIVIDER_MUXD="DIVD",
            p_CLKI_DIV=pll.clki_div,
            p_CLKFB_DIV=pll.clkfb_div,
            p_FEEDBK_PATH="CLKOP",
            p_CLKOP_ENABLE="ENABLED",
            p_CLKOP_DIV=pll.clkop_div,
            p_CLKOP_CPHASE=pll.clkop_div - 1,
            p_CLKOP_FPHASE=0,
            a_ICP_CURRENT="12",
            a_LPF_RESISTOR="8",
            a_MFG_ENABLE_FILTEROPAMP="1",
            a_MFG_GMCREF_SEL="2",
            i_CLKI=crystal,
            i_CLKFB=made,
            i_RST=Const(0),
            i_STDBY=Const(0),
            i_PLLWAKESYNC=Const(0),
            i_PHASESEL0=Const(0),
            i_PHASESEL1=Const(0),
            i_PHASEDIR=Const(1),
            i_PHASESTEP=Const(1),
            i_PHASELOADREG=Const(1),
            i_ENCLKOP=Const(0),
            o_CLKOP=made,
            o_LOCK=self.locked,
        )

    def _gowin(self, m: Module, platform: Any, made: Signal) -> None:
        pll: GowinPll = self.board.pll
        m.submodules.pll = Instance(
            "rPLL",
            p_DEVICE=platform.family,
            p_FCLKIN=f"{float(Fraction(pll.reference, 10**6)):g}",
            p_IDIV_SEL=pll.idiv_sel,
            p_FBDIV_SEL=pll.fbdiv_sel,
            p_ODIV_SEL=pll.odiv_sel,
            p_DYN_IDIV_SEL="false",
            p_DYN_FBDIV_SEL="false",
            p_DYN_ODIV_SEL="false",
            p_PSDA_SEL="0000",
            p_DYN_DA_EN="false",
            p_DUTYDA_SEL="1000",
            p_CLKOUT_FT_DIR=C(1, 1),
            p_CLKOUTP_FT_DIR=C(1, 1),
            p_CLKOUT_DLY_STEP=0,
            p_CLKOUTP_DLY_STEP=0,
            p_CLKFB_SEL="internal",
            p_CLKOUT_BYPASS="false",
            p_CLKOUTP_BYPASS="false",
            p_CLKOUTD_BYPASS="false",
            p_DYN_SDIV_SEL=2,
            p_CLKOUTD_SRC="CLKOUT",
            p_CLKOUTD3_SRC="CLKOUT",
            i_CLKIN=self._crystal(m, platform),
            i_RESET=Const(0),
            i_RESET_P=Const(0),
            i_CLKFB=Const(0),
            i_FBDSEL=C(0, 6),
            i_IDSEL=C(0, 6),
            i_ODSEL=C(0, 6),
            i_PSDA=C(0, 4),
            i_DUTYDA=C(0, 4),
            i_FDLY=C(0, 4),
            o_CLKOUT=made,
            o_LOCK=self.locked,
        )


class PowerOnReset(wiring.Component):
    """Holds the reset of `sync` for RESET_CLOCKS after the PLL has locked, and again whenever it loses the lock.

    Members
    -------
    locked : In(1)
        Asynchronous.
    """

    def __init__(self) -> None:
        super().__init__({"locked": In(1)})

    def elaborate(self, platform: object) -> Module:
        m = Module()
        m.domains.always = ClockDomain(reset_less=True, local=True)
        locked = Signal()
        left = Signal(range(RESET_CLOCKS), init=RESET_CLOCKS - 1)
        reset = Signal(init=1)
        m.submodules.synchroniser = FFSynchronizer(self.locked, locked, o_domain="always")
        m.d.comb += [ClockSignal("always").eq(ClockSignal("sync")), ResetSignal("sync").eq(reset)]
        m.d.always += reset.eq(left.any())
        with m.If(~locked):
            m.d.always += left.eq(RESET_CLOCKS - 1)
        with m.Elif(left.any()):
            m.d.always += left.eq(left - 1)
        return m
