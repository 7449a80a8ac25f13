# SPDX-License-Identifier: BSD-2-Clause
"""Tang Primer 20K of Sipeed on its Dock.

A geared pin takes its pair's place, so that only the A pins of the pairs can be used. Each half of a side has lines of
the edge clock of its own, and nextpnr gates those of the two halves of the right side separately. So the gears are all
in the lower one (bank 3), of which the Dock has six A pins on its PMODs; the trigger goes without.
"""

from fractions import Fraction

from irqscope.contract.roles import Source
from irqscope_gateware.budget import part

from ..board import Board, Link
from ..notes import DEBUGGER_RATE
from ..pll import Gw2aPll

BOARDS = (
    Board(
        name="tang-primer-20k",
        title="Tang Primer 20K",
        platform="amaranth_boards.tang_primer_20k:TangPrimer20kDockPlatform",
        package="PBGA256",
        part=part("GW2A-18"),
        pll=Gw2aPll.solve(Fraction(27_000_000), Fraction(378_000_000)),
        divider="X55Y27/CLKDIV_HCLK0_SECT0",
        samples=8,
        connector=None,
        pins={
            Source.STIMULUS: "P6",
            Source.STIMULUS2: "T9",
            Source.ISR: "T7",
            Source.TASK: "P8",
            Source.DONE: "N8",
            Source.AUX: "N6",
            Source.TRIGGER: "R11",
        },
        trigger_fine=False,
        where="three PMODs of the Dock, by the FPGA's balls; drawn are the upper row of the first, both rows of the "
        "second and the upper row of the third",
        rows=("P6 T7 P8 T9 gnd 3V3", "B11 D11 N7 N8 gnd 3V3", "A11 N6 N9 L9 gnd 3V3", "P11 R11 M15 J16 gnd 3V3"),
        link=Link(rx="T13", tx="M11", baud=1_000_000, bridge="the Dock's debugger, its USB socket"),
        seeds=(1,),
        flash=("--board", "tangprimer20k"),
        notes=(
            DEBUGGER_RATE,
            "The same pins go to the Dock's sockets for a display, a camera and microphones: leave these empty.",
            "T9 also goes to the Dock's coloured LED, which then shows what it makes of the second stimulus.",
        ),
    ),
)
