# SPDX-License-Identifier: BSD-2-Clause
"""Tang Nano 9K of Sipeed.

A geared pin takes its pair's place, so that only the A pins of the pairs can be used. 35 is one, too, but the clock
tree does not reach its gear.
"""

from fractions import Fraction

from irqscope.contract.roles import Source
from irqscope_gateware.budget import part

from ..board import Board, Link
from ..pll import GowinPll

BOARDS = (
    Board(
        name="tang-nano-9k",
        title="Tang Nano 9K",
        platform="amaranth_boards.tang_nano_9k:TangNano9kPlatform",
        package="QN88P",
        part=part("GW1NR-9"),
        pll=GowinPll.solve(Fraction(27_000_000), Fraction(378_000_000)),
        divider="X46Y28/CLKDIV_HCLK1_SECT0",
        samples=8,
        connector=None,
        pins={
            Source.STIMULUS: "25",
            Source.STIMULUS2: "27",
            Source.ISR: "29",
            Source.TASK: "33",
            Source.DONE: "37",
            Source.AUX: "39",
            Source.TRIGGER: "41",
        },
        where="the row that begins with 38, by the numbers beside the holes",
        rows=("38 37 36 39 25 26 27 28 29 30 33 34 40 35 41",),
        link=Link(rx="18", tx="17", baud=1_500_000, bridge="BL702, second port of the USB socket"),
        seeds=(1,),
        flash=("--board", "tangnano9k"),
        notes=(
            "Pins 37 and 39 are those of the memory card, too, and 33 and 41 those of a display: leave both empty.",
        ),
    ),
)
