# SPDX-License-Identifier: BSD-2-Clause
"""iCEBreaker of 1BitSquared."""

from fractions import Fraction

from irqscope.contract.roles import Source
from irqscope_gateware.budget import part

from ..board import Board, Link, Oscillator
from ..notes import ICE40_PULL_UPS
from ..pll import Ice40Pll

BOARDS = (
    Board(
        name="icebreaker",
        title="iCEBreaker",
        platform="amaranth_boards.icebreaker:ICEBreakerPlatform",
        package="sg48",
        part=part("iCE40 UP5K"),
        pll=Ice40Pll.solve(Fraction(12_000_000), Fraction(50_250_000)),
        oscillator=Oscillator(25, "SiT2001BI-S2"),
        pad=True,
        samples=4,
        half_rate=True,
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
        where="PMOD1A, upper row pins 1 to 4, lower row pins 7 to 9; pins 5 and 11 are ground",
        rows=("1 2 3 4 gnd 3V3", "7 8 9 10 gnd 3V3"),
        link=Link(rx="6", tx="9", baud=6_000_000, bridge="FT2232H, second port of the USB socket"),
        seeds=(1,),
        flash=("--board", "ice40_generic"),
        notes=(ICE40_PULL_UPS, "Volatile loading wants the jumpers J15 turned; --persist works as delivered."),
    ),
)
