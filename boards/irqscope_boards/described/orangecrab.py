# SPDX-License-Identifier: BSD-2-Clause
"""OrangeCrab r0.2 of Good Stuff Department.

48 MHz give no 250 MHz within the limits of the PLL; 256 MHz they do. Seven of the pins hang on the FPGA's right side,
exactly the number that is needed.

A1 is N3: by LiteX-Boards' platform, which is by the board's designer, and by `orangecrab_r0.2.1.pcf` of his examples
(github.com/orangecrab-fpga/orangecrab-examples). In both the memory's bank address is D6 B7 A6; amaranth-boards has it
at P5 N3 M3, where M3 is the green LED in both. The instrument does not use the memory.

The 85F has one engine for all segments, though there is room: at 128 MHz the register file leaves hardly any margin,
and with an engine for each, seed 1 reached 126.3 MHz.
"""

from dataclasses import replace
from fractions import Fraction

from irqscope.contract.roles import Source
from irqscope_gateware.budget import Part, part

from ..board import Board, Link
from ..pll import Ecp5Pll


def _board(size: str, held_by: Part, *seeds: int) -> Board:
    return Board(
        name=f"orangecrab-{size.lower()}",
        title=f"OrangeCrab r0.2 {size}",
        platform=f"amaranth_boards.orangecrab_r0_2:OrangeCrabR0_2_{size}Platform",
        package="CSFBGA285",
        part=held_by,
        pll=Ecp5Pll.solve(Fraction(48_000_000), Fraction(256_000_000)),
        samples=4,
        connector=("io", 0),
        pins={
            Source.STIMULUS: "12",
            Source.STIMULUS2: "13",
            Source.ISR: "a0",
            Source.TASK: "a1",
            Source.DONE: "a2",
            Source.AUX: "a3",
            Source.TRIGGER: "a4",
        },
        where="Feather pins: 12 and 13 in the short row, A0 to A4 in the long row",
        rows=("a0 a1 a2 a3 a4", "13 12"),
        link=Link(
            rx="N17",
            tx="M18",
            baud=3_000_000,
            bridge="none on the board: a 3.3 V serial adapter at the pins 0 (RX) and 1 (TX)",
        ),
        seeds=seeds,
        flash=("--board", "orangeCrab"),
        notes=("The USB socket belongs to the boot loader; the instrument talks over the serial pins only.",),
    )


BOARDS = (_board("25F", part("LFE5U-25F")), _board("85F", replace(part("LFE5U-85F"), parallel=False), 2))
