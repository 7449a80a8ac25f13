# SPDX-License-Identifier: BSD-2-Clause
"""ECPIX-5 of LambdaConcept. PMOD 0 hangs on the FPGA's right side with all eight pins."""

from fractions import Fraction

from irqscope.contract.roles import Source
from irqscope_gateware.budget import Part, part

from ..board import Board, Link
from ..pll import Ecp5Pll


def _board(size: str, held_by: Part, *seeds: int) -> Board:
    return Board(
        name=f"ecpix5-{size}",
        title=f"ECPIX-5 {size}F",
        platform=f"amaranth_boards.ecpix5:ECPIX5{size}Platform",
        package="CABGA554",
        part=held_by,
        pll=Ecp5Pll.solve(Fraction(100_000_000), Fraction(250_000_000)),
        samples=4,
        connector=("pmod", 0),
        pins={
            Source.STIMULUS: "1",
            Source.STIMULUS2: "2",
            Source.ISR: "3",
            Source.TASK: "4",
            Source.DONE: "7",
            Source.AUX: "8",
            Source.TRIGGER: "9",
        },
        where="PMOD 0, upper row pins 1 to 4, lower row pins 7 to 9; pins 5 and 11 are ground",
        rows=("1 2 3 4 gnd 3V3", "7 8 9 10 gnd 3V3"),
        link=Link(rx="R26", tx="R24", baud=6_000_000, bridge="FT2232H, second port of the debug socket"),
        flash=("--board", "ecpix5"),
        seeds=seeds,
    )


BOARDS = (_board("45", part("LFE5U-45F"), 1), _board("85", part("LFE5U-85F"), 1))
