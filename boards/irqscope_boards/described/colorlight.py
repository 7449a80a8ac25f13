# SPDX-License-Identifier: BSD-2-Clause
"""Colorlight i5 v7.0 and i9 v7.2 on the extension board of Muselab.

Seven pins of the header P2 that hang on the FPGA's right side, the same on both. Pins and clock are those of Muselab's
documentation, github.com/wuxx/Colorlight-FPGA-Projects.
"""

from fractions import Fraction

from amaranth.build import Attrs, Clock, Pins, Resource
from amaranth.vendor import LatticeECP5Platform

from irqscope.contract.roles import Source
from irqscope_gateware.budget import Part, part

from ..board import Board, Link
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


BOARDS = (_board("i5", "v7.0", part("LFE5U-25F")), _board("i9", "v7.2", part("LFE5U-45F")))
