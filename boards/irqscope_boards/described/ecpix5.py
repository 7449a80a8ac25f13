# SPDX-License-Identifier: BSD-2-Clause
"""ECPIX-5 of LambdaConcept. PMOD 0 hangs on the FPGA's right side with all eight pins.

The pins of the Ethernet PHY are those of amaranth-boards (`ecpix5.py`) and of litex-boards
(`platforms/lambdaconcept_ecpix5.py`), which agree; that its receive side needs no delay in the FPGA, its transmit side
2 ns, and pulled-up data at the end of its reset, is how LiteX runs it (`targets/lambdaconcept_ecpix5.py`).
"""

from fractions import Fraction

from irqscope.contract.roles import Source
from irqscope_gateware.budget import Part, part

from ..board import Board, Link, Rgmii
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


ETHERNET = Rgmii(
    rx_clock="E11",
    rx_control="A11",
    rx_data=("B11", "A10", "B10", "A9"),
    tx_clock="A12",
    tx_control="C9",
    tx_data=("D8", "C8", "B8", "A8"),
    reset="C13",
    receive_delay_ps=0,
    transmit_delay_ps=2000,
    mac=0x02_49_51_05_55_85,
    bridge="RGMII, the Ethernet socket",
)


_SMALL, _LARGE = _board("45", part("LFE5U-45F"), 1), _board("85", part("LFE5U-85F"), 1)
BOARDS = (_SMALL, _LARGE, _LARGE.varied("ethernet", "by Ethernet", 1, link=ETHERNET))
