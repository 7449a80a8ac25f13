# SPDX-License-Identifier: BSD-2-Clause
"""Colorlight i5 v7.0 and i9 v7.2 on the extension board of Muselab.

Seven pins of the header P2 that hang on the FPGA's right side, the same on both. Pins and clock are those of Muselab's
documentation, github.com/wuxx/Colorlight-FPGA-Projects.

Of the i5's two PHYs, B50612D of Broadcom, the variant with Ethernet uses that of the port ETH2, Muselab's PHY1. Its
pins are those of Muselab's README and of litex-boards (`platforms/colorlight_i5.py`, PHY 0), which agree; H2 is a pin
from which the FPGA leads clocks. By its data sheet, B50612D-DS100, the PHY delays the clocks of both directions by
1.9 ns from its reset on, wants 10 ms of reset, and takes its configuration from pins that do not lead to the FPGA.

What the PHY sends is valid for 1.2 ns on either side of its clock. The FPGA wants 0.52 ns on either side
(FPGA-DS-02012) if the data come as late as the clock does on its way: by the 39 steps, 975 ps, that nextpnr takes for
the vendor's SCLK_CENTERED. What is sent to the PHY must stand from 0.9 to 2.9 ns after a clock, which needs no delay.
LiteX delays by nothing there, too, but by 2 ns what it receives (`targets/colorlight_i5.py`, `LiteEthPHYRGMII`), which
is more than both data sheets grant.
"""

from fractions import Fraction

from amaranth.build import Attrs, Clock, Pins, Resource
from amaranth.vendor import LatticeECP5Platform

from irqscope.contract.roles import Source
from irqscope_gateware.budget import Part, part

from ..board import Board, Link, Rgmii
from ..notes import DEBUGGER_RATE
from ..pll import Ecp5Pll


class ColorlightI5Platform(LatticeECP5Platform):
    """What the instrument uses of the card."""

    device = "LFE5U-25F"
    package = "BG381"
    speed = "6"
    default_clk = "clk25"
    resources = [Resource("clk25", 0, Pins("P3", dir="i"), Clock(25e6), Attrs(IO_TYPE="LVCMOS33"))]
    connectors = []


class ColorlightI9Platform(ColorlightI5Platform):
    device = "LFE5U-45F"


def _board(card: str, version: str, held_by: Part) -> Board:
    return Board(
        name=f"colorlight-{card}",
        title=f"Colorlight {card} {version}",
        platform=f"{__name__}:Colorlight{card.upper()}Platform",
        package="CABGA381",
        part=held_by,
        pll=Ecp5Pll.solve(Fraction(25_000_000), Fraction(250_000_000)),
        samples=8,
        half_rate=True,
        connector=None,
        pins={
            Source.STIMULUS: "G20",
            Source.STIMULUS2: "K20",
            Source.ISR: "L20",
            Source.TASK: "N18",
            Source.DONE: "J20",
            Source.AUX: "L18",
            Source.TRIGGER: "M18",
        },
        where="P2 of Muselab's extension board, the end beside the HDMI socket, by the FPGA's balls as in Muselab's "
        "drawing of the pins; ground is the fifth column",
        rows=("G20 K20 L20 N18 gnd 3V3", "J20 L18 M18 N17 gnd 3V3"),
        link=Link(rx="H18", tx="J17", baud=1_000_000, bridge="DAPLink, the extension board's USB socket"),
        seeds=(1,),
        flash=("--board", f"colorlight-{card}"),
        notes=(DEBUGGER_RATE,),
    )


ETHERNET = Rgmii(
    rx_clock="H2",
    rx_control="P2",
    rx_data=("K2", "L1", "N1", "P1"),
    tx_clock="G1",
    tx_control="K1",
    tx_data=("G2", "H1", "J1", "J3"),
    reset="P4",
    receive_delay_ps=975,
    transmit_delay_ps=0,
    mac=0x02_49_51_05_70_25,
    bridge="RGMII, the card's port ETH2, whose pairs are at P1 of the extension board",
)


def _networked(board: Board, *seeds: int) -> Board:
    return board.varied(
        "ethernet",
        "by Ethernet",
        *seeds,
        link=ETHERNET,
        notes=(
            "The extension board has no socket for the cable: wire a transformer for gigabit Ethernet, with its "
            "socket, to the four pairs of ETH2.",
            "Pins of the PHY are those that Muselab and LiteX give, its delays follow from data sheets; neither was "
            "tried on a card. If frames come damaged, try `receive_delay_ps` in `described/colorlight.py`: LiteX has "
            "2000 there.",
            "Both PHYs of the card share a reset; the other one is not used.",
        ),
    )


_SMALL = _board("i5", "v7.0", part("LFE5U-25F"))
BOARDS = (_SMALL, _networked(_SMALL, 1), _board("i9", "v7.2", part("LFE5U-45F")))
