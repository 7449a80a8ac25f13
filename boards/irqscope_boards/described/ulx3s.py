# SPDX-License-Identifier: BSD-2-Clause
"""ULX3S of Radiona.

The FPGA's right side, where the gearing is, holds the pairs 14 to 21 of the double row J2. The positive pins stand in
one row, next to each other.

A module UM232H of FTDI at the other double row, J1, is a variant. Pin 0+ has the clock, since it is one from which the
FPGA leads clocks (the maker's `ulx3s_v20.lpf` has it as PCLK), and nothing is on 0-, its neighbour.
"""

from fractions import Fraction

from irqscope.contract.roles import INPUTS, Source
from irqscope_gateware.budget import Part, part

from ..board import Board, Ft245, Link
from ..pll import Ecp5Pll


def _board(size: str, held_by: Part, *seeds: int) -> Board:
    return Board(
        name=f"ulx3s-{size.lower()}",
        title=f"ULX3S {size}",
        platform=f"amaranth_boards.ulx3s:ULX3S_{size}_Platform",
        package="CABGA381",
        part=held_by,
        pll=Ecp5Pll.solve(Fraction(25_000_000), Fraction(250_000_000)),
        samples=8,
        half_rate=True,
        connector=("gpio", 0),
        pins={
            Source.STIMULUS: "14+",
            Source.STIMULUS2: "15+",
            Source.ISR: "16+",
            Source.TASK: "17+",
            Source.DONE: "18+",
            Source.AUX: "19+",
            Source.TRIGGER: "20+",
        },
        where="J2, the double row at the right edge seen from above with USB at the top: row GP, 14 to 20; ground and "
        "3.3 V are at both ends of the row",
        rows=("3V3 gnd 14+ 15+ 16+ 17+ 18+ 19+ 20+ 21+", "3V3 gnd 14- 15- 16- 17- 18- 19- 20- 21-"),
        link=Link(rx="M1", tx="L4", baud=3_000_000, bridge="FT231X, socket US1"),
        seeds=seeds,
        flash=("--board", "ulx3s"),
    )


FT245 = Ft245(
    clock_in="B11",
    data=("A10", "A11", "A9", "B10", "B9", "C10", "A7", "A8"),
    rxf_n="C8",
    txe_n="B8",
    rd_n="C6",
    wr_n="C7",
    oe_n="A6",
    siwu_n="B6",
    bridge="a module UM232H (FT232H) at J1, the double row at the left edge: CLKOUT (AC5) at 0+, D0 to D7 (AD0 to AD7) "
    "at 1+, 1-, 2+ to 4-, RXF# (AC0) at 5+, TXE# (AC1) at 5-, RD# (AC2) at 6+, WR# (AC3) at 6-, OE# (AC6) at 7+, SIWU# "
    "(AC4) at 7-, ground at ground",
)


def _by_ft245(board: Board, *seeds: int) -> Board:
    return board.varied(
        "ft245",
        "by FT245",
        *seeds,
        link=FT245,
        notes=(
            "Wires to the module are 5 cm at most, with two grounds or more: the clock of 60 MHz is on one of them.",
            "The module's EEPROM must say 245 FIFO before it is wired (FT_PROG, or ftdi_eeprom): as a serial port, "
            "which it is when it comes, it drives pins that the FPGA drives, too.",
            "VIO of the module is 3.3 V.",
        ),
    )


def _eight(board: Board, *seeds: int) -> Board:
    """Four more inputs on the negative pins below the first four."""
    further = dict(zip(INPUTS[len(board.inputs) :], ("16-", "17-", "18-", "19-"), strict=True))
    trigger = {Source.TRIGGER: board.pins[Source.TRIGGER]}
    return board.varied(
        "eight",
        "with eight inputs",
        *seeds,
        pins={role: pin for role, pin in board.pins.items() if role not in trigger} | further | trigger,
        where=board.where.replace("row GP, 14 to 20", "row GP, 14 to 20, and row GN, 16 to 19"),
    )


_SMALL, _LARGE = _board("25F", part("LFE5U-25F")), _board("85F", part("LFE5U-85F"), 2)
BOARDS = (_SMALL, _LARGE, _by_ft245(_SMALL, 1), _eight(_LARGE, 1))
