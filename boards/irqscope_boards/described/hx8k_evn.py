# SPDX-License-Identifier: BSD-2-Clause
"""iCE40-HX8K-B-EVN of Lattice. The PLL beside the crystal's pin is not that of its pad: the core PLL is used."""

from fractions import Fraction

from irqscope.contract.roles import Source
from irqscope_gateware.budget import part

from ..board import Board, Link
from ..notes import ICE40_PULL_UPS
from ..pll import Ice40Pll

BOARDS = (
    Board(
        name="hx8k-evn",
        title="iCE40-HX8K-B-EVN",
        platform="amaranth_boards.ice40_hx8k_b_evn:ICE40HX8KBEVNPlatform",
        package="ct256",
        part=part("iCE40 HX8K"),
        pll=Ice40Pll.solve(Fraction(12_000_000), Fraction(100_500_000)),
        samples=4,
        half_rate=True,
        connector=("j", 2),
        pins={
            Source.STIMULUS: "4",
            Source.STIMULUS2: "5",
            Source.ISR: "6",
            Source.TASK: "9",
            Source.DONE: "10",
            Source.AUX: "11",
            Source.TRIGGER: "12",
        },
        where="J2: pins 4, 5, 6 (balls R15, P16, P15) and 9 to 12 (N16, M15, M16, L16), the ball printed beside each "
        "hole; pins 7 and 8 are ground",
        rows=("3 5 gnd 9 11", "4 6 gnd 10 12"),
        link=Link(rx="B10", tx="B12", baud=12_000_000, bridge="FT2232H, second port of the USB socket"),
        seeds=(1,),
        flash=("--board", "ice40_generic"),
        notes=(
            ICE40_PULL_UPS,
            "Volatile loading wants the jumpers J6 and J7 as the board's guide says for CRAM; --persist as delivered.",
        ),
    ),
)
