# SPDX-License-Identifier: BSD-2-Clause
"""ULX3S of Radiona.

The FPGA's right side, where the gearing is, holds the pairs 14 to 21 of the double row J2. The positive pins stand in
one row, next to each other.
"""

from fractions import Fraction

from irqscope.contract.roles import Source
from irqscope_gateware.budget import Part, part

from ..board import Board, Link
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


BOARDS = (_board("25F", part("LFE5U-25F")), _board("85F", part("LFE5U-85F"), 2))
