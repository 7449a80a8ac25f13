# SPDX-License-Identifier: BSD-2-Clause
"""Icepi Zero: an ECP5 with the pin header of a Raspberry Pi, most of it on the FPGA's left side."""

from fractions import Fraction

from irqscope.contract.roles import Source
from irqscope_gateware.budget import part

from ..board import Board, Link
from ..pll import Ecp5Pll

BOARDS = (
    Board(
        name="icepi-zero",
        title="Icepi Zero",
        platform="amaranth_boards.icepi_zero:IcepiZero1_3Platform",
        package="CABGA256",
        part=part("LFE5U-25F"),
        pll=Ecp5Pll.solve(Fraction(50_000_000), Fraction(250_000_000)),
        samples=8,
        half_rate=True,
        connector=("gpio", 0),
        pins={
            Source.STIMULUS: "5",
            Source.STIMULUS2: "6",
            Source.ISR: "13",
            Source.TASK: "16",
            Source.DONE: "20",
            Source.AUX: "21",
            Source.TRIGGER: "12",
        },
        where="the last twelve of the 40-pin header, GPIO numbers as on a Raspberry Pi",
        rows=("5 6 13 19 26 gnd", "gnd 12 gnd 16 20 21"),
        link=Link(rx="K16", tx="K15", baud=3_000_000, bridge="FT231X, the USB socket"),
        seeds=(1, 2),
        flash=("--board", "icepi-zero"),
    ),
)
