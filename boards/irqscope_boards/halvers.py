# SPDX-License-Identifier: BSD-2-Clause
"""Where a half-rate core's clock is made, by part."""

from irqscope_gateware.frontends.halfrate import Halver

HALVERS = {
    "iCE40 UP5K": Halver("X12/Y1/lc0", "X12/Y0/gb"),
    "iCE40 HX8K": Halver("X16/Y1/lc0", "X16/Y0/gb"),
    "LFE5U-25F": Halver("X31/Y2/SLICEA.FF0", "X31/Y0/TDCC0"),
    "LFE5U-45F": Halver("X40/Y2/SLICEA.FF0", "X40/Y0/TDCC0"),
    "LFE5U-85F": Halver("X67/Y2/SLICEA.FF0", "X67/Y0/TDCC0"),
}
"""The buffer that nextpnr itself takes where it is free to, and a flip-flop of a tile beside it: the wire between them
takes 1.1 ns on an iCE40 and at most 1.3 ns on an ECP5; left to nextpnr, 3.5 and 5.1 ns were seen."""
