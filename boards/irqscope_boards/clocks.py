# SPDX-License-Identifier: BSD-2-Clause
"""Clocks and reset of a board.

    crystal ─► PLL ─┬────────────────────────► sync     R = 1, 2
                    └─► edge ─► divider ─────► sync     R = 4, 8: the gearing in the pads runs on both

Gears count edge clocks on their own. All of them, and the divider, leave their reset while the edge clock stands still
(ECP5) or before it runs (Gowin), so that they agree on where a word begins.
"""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from amaranth.hdl import C, ClockDomain, ClockSignal, Const, Elaboratable, Instance, Module, ResetSignal, Signal
from amaranth.lib import io
from amaranth.lib.cdc import FFSynchronizer

from .board import Board
from .pll import Ecp5Pll, GowinPll, Ice40Pll

RESET_CLOCKS = 1024
"""Of `sync` after the PLL has locked: more than the 3 us during which the block RAM of an iCE40 cannot be written."""

SETTLE_CLOCKS = 16
"""Of the crystal between two steps of the start of an edge clock."""


class ClockGenerator(Elaboratable):
    """Drives the domains `sync` and, if the board has gears, `edge`, whose reset is that of the gears (asynchronous).

    `sync` is in reset for RESET_CLOCKS after the PLL has locked, and again whenever it loses the lock. Every net of a
    clock carries a constraint.
    """

    def __init__(self, board: Board) -> None:
        self.board = board

    def elaborate(self, platform: Any) -> Module:
        m = Module()
        # Nets get constraints by name; a signal of the domain's own name would be renamed and lose its constraint.
        core_clock = Signal(name="core_clock", attrs={"keep": "true"})
        running = Signal()
        m.domains.sync = ClockDomain()
        m.d.comb += ClockSignal("sync").eq(core_clock)
        build: Callable[..., None] = {Ice40Pll: self._ice40, Ecp5Pll: self._ecp5}.get(type(self.board.pll), self._gowin)
        build(m, platform, core_clock, running)
        platform.add_clock_constraint(core_clock, _hz(self.board.clock_hz))
        self._reset(m, running)
        return m

    def _reset(self, m: Module, running: Signal) -> None:
        m.domains.always = ClockDomain(reset_less=True, local=True)
        m.d.comb += ClockSignal("always").eq(ClockSignal("sync"))
        synchronous = Signal()
        left = Signal(range(RESET_CLOCKS), init=RESET_CLOCKS - 1)
        reset = Signal(init=1)
        m.submodules.running = FFSynchronizer(running, synchronous, o_domain="always")
        m.d.always += reset.eq(left.any())
        with m.If(~synchronous):
            m.d.always += left.eq(RESET_CLOCKS - 1)
        with m.Elif(left.any()):
            m.d.always += left.eq(left - 1)
        m.d.comb += ResetSignal("sync").eq(reset)

    def _crystal(self, m: Module, platform: Any) -> Signal:
        m.submodules.crystal = buffer = io.Buffer("i", platform.request(platform.default_clk, dir="-"))
        crystal = Signal(name="crystal_clock", attrs={"keep": "true"})
        m.d.comb += crystal.eq(buffer.i)
        return crystal

    def _ice40(self, m: Module, platform: Any, core_clock: Signal, running: Signal) -> None:
        pll: Ice40Pll = self.board.pll
        parameters: dict[str, Any] = dict(
            p_FEEDBACK_PATH="SIMPLE",
            p_DIVR=C(pll.divr, 4),
            p_DIVF=C(pll.divf, 7),
            p_DIVQ=C(pll.divq, 3),
            p_FILTER_RANGE=C(pll.filter_range, 3),
            i_RESETB=Const(1),
            i_BYPASS=Const(0),
            o_PLLOUTGLOBAL=core_clock,
            o_LOCK=running,
        )
        if self.board.pad:
            pad = platform.request(platform.default_clk, dir="-")
            m.submodules.pll = Instance("SB_PLL40_PAD", io_PACKAGEPIN=pad.io, **parameters)
        else:
            m.submodules.pll = Instance("SB_PLL40_CORE", i_REFERENCECLK=self._crystal(m, platform), **parameters)

    def _ecp5(self, m: Module, platform: Any, core_clock: Signal, running: Signal) -> None:
        pll: Ecp5Pll = self.board.pll
        geared = self.board.gear > 1
        made = Signal(name="made_clock") if geared else core_clock
        locked = Signal()
        crystal = self._crystal(m, platform)
        m.submodules.pll = Instance(
            "EHXPLLL",
            p_PLLRST_ENA="DISABLED", p_INTFB_WAKE="DISABLED", p_STDBY_ENABLE="DISABLED", p_DPHASE_SOURCE="DISABLED",
            p_OUTDIVIDER_MUXA="DIVA", p_OUTDIVIDER_MUXB="DIVB", p_OUTDIVIDER_MUXC="DIVC", p_OUTDIVIDER_MUXD="DIVD",
            p_CLKI_DIV=pll.clki_div, p_CLKFB_DIV=pll.clkfb_div, p_FEEDBK_PATH="CLKOP",
            p_CLKOP_ENABLE="ENABLED", p_CLKOP_DIV=pll.clkop_div, p_CLKOP_CPHASE=pll.clkop_div - 1, p_CLKOP_FPHASE=0,
            a_ICP_CURRENT="12", a_LPF_RESISTOR="8", a_MFG_ENABLE_FILTEROPAMP="1", a_MFG_GMCREF_SEL="2",
            i_CLKI=crystal, i_CLKFB=made, i_RST=Const(0), i_STDBY=Const(0), i_PLLWAKESYNC=Const(0),
            i_PHASESEL0=Const(0), i_PHASESEL1=Const(0), i_PHASEDIR=Const(1), i_PHASESTEP=Const(1),
            i_PHASELOADREG=Const(1), i_ENCLKOP=Const(0),
            o_CLKOP=made, o_LOCK=locked,
        )  # fmt: skip
        if not geared:
            m.d.comb += running.eq(locked)
            return
        stop, gear_reset, edge = self._gear_start(m, platform, crystal, locked, running)
        m.submodules.stop = Instance("ECLKSYNCB", i_ECLKI=made, i_STOP=stop, o_ECLKO=edge)
        m.submodules.divider = Instance(
            "CLKDIVF", p_GSR="DISABLED", p_DIV="2.0", i_CLKI=edge, i_RST=gear_reset, i_ALIGNWD=Const(0),
            o_CDIVX=core_clock,
        )  # fmt: skip

    def _gear_start(
        self, m: Module, platform: Any, crystal: Signal, locked: Signal, running: Signal
    ) -> tuple[Signal, Signal, Signal]:
        """`stop`, `gear_reset` and the edge clock; the order is: stop, leave the reset, go on."""
        m.domains.crystal = ClockDomain(reset_less=True, local=True)
        m.domains.edge = ClockDomain(async_reset=True)
        edge = Signal(name="edge_clock", attrs={"keep": "true"})
        platform.add_clock_constraint(edge, _hz(self.board.pll.output))
        steady = Signal()
        wait = Signal(range(SETTLE_CLOCKS), init=SETTLE_CLOCKS - 1)
        stop = Signal()
        gear_reset = Signal(init=1)
        started = Signal()
        m.submodules.locked = FFSynchronizer(locked, steady, o_domain="crystal")
        m.d.comb += [
            ClockSignal("crystal").eq(crystal), ClockSignal("edge").eq(edge), ResetSignal("edge").eq(gear_reset),
            running.eq(started),
        ]
        m.d.crystal += wait.eq(wait - 1)
        with m.FSM(domain="crystal"):
            with m.State("Reset"):
                m.d.crystal += [stop.eq(0), gear_reset.eq(1), started.eq(0)]
                with m.If(~steady):
                    m.d.crystal += wait.eq(SETTLE_CLOCKS - 1)
                with m.Elif(wait == 0):
                    m.d.crystal += stop.eq(1)
                    m.next = "Stopped"
            with m.State("Stopped"), m.If(wait == 0):
                m.d.crystal += gear_reset.eq(0)
                m.next = "Released"
            with m.State("Released"), m.If(wait == 0):
                m.d.crystal += stop.eq(0)
                m.next = "Started"
            with m.State("Started"):
                with m.If(wait == 0):
                    m.d.crystal += started.eq(1)
                with m.If(~steady):
                    m.next = "Reset"
        return stop, gear_reset, edge

    def _gowin(self, m: Module, platform: Any, core_clock: Signal, running: Signal) -> None:
        pll: GowinPll = self.board.pll
        geared = self.board.gear > 1
        made = Signal(name="edge_clock", attrs={"keep": "true"}) if geared else core_clock
        locked = Signal()
        m.submodules.pll = Instance(
            "rPLL",
            p_DEVICE=platform.family, p_FCLKIN=f"{float(Fraction(pll.reference, 10**6)):g}",
            p_IDIV_SEL=pll.idiv_sel, p_FBDIV_SEL=pll.fbdiv_sel, p_ODIV_SEL=pll.odiv_sel,
            p_DYN_IDIV_SEL="false", p_DYN_FBDIV_SEL="false", p_DYN_ODIV_SEL="false",
            p_PSDA_SEL="0000", p_DYN_DA_EN="false", p_DUTYDA_SEL="1000",
            p_CLKOUT_FT_DIR=C(1, 1), p_CLKOUTP_FT_DIR=C(1, 1), p_CLKOUT_DLY_STEP=0, p_CLKOUTP_DLY_STEP=0,
            p_CLKFB_SEL="internal", p_CLKOUT_BYPASS="false", p_CLKOUTP_BYPASS="false", p_CLKOUTD_BYPASS="false",
            p_DYN_SDIV_SEL=2, p_CLKOUTD_SRC="CLKOUT", p_CLKOUTD3_SRC="CLKOUT",
            i_CLKIN=self._crystal(m, platform), i_RESET=Const(0), i_RESET_P=Const(0), i_CLKFB=Const(0),
            i_FBDSEL=C(0, 6), i_IDSEL=C(0, 6), i_ODSEL=C(0, 6), i_PSDA=C(0, 4), i_DUTYDA=C(0, 4), i_FDLY=C(0, 4),
            o_CLKOUT=made, o_LOCK=locked,
        )  # fmt: skip
        m.d.comb += running.eq(locked)
        if geared:
            platform.add_clock_constraint(made, _hz(pll.output))
            m.domains.edge = ClockDomain(async_reset=True)
            m.d.comb += [ClockSignal("edge").eq(made), ResetSignal("edge").eq(~locked)]
            m.submodules.divider = Instance(
                "CLKDIV", p_DIV_MODE=str(self.board.gear), p_GSREN="false",
                i_HCLKIN=made, i_RESETN=locked, i_CALIB=Const(0), o_CLKOUT=core_clock,
            )  # fmt: skip


def _hz(frequency: Fraction) -> float:
    return float(frequency)
