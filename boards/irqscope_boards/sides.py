# SPDX-License-Identifier: BSD-2-Clause
"""On which side of the die the pins of the connectors are.

Gears on one side share one edge clock and one divider; two dividers would begin at phases that nobody knows. On an ECP5
only the left and the right side have gears, on a Gowin part only the A pin of a pair has room for one of 8:1. On a GW2A
the gears must even be in one half of a side: nextpnr gates the edge clock of each half by itself, which
`irqscope_gateware.frontends.placed` finds.

The sides are those of the chip databases of nextpnr 0.11.1 and Apycula 0.32.
"""

LEFT, RIGHT, TOP, BOTTOM = "left", "right", "top", "bottom"

_SITES = {
    "CABGA381": {
        LEFT: "A2 A4 A5 B1 B4 C4 E3 F3 F4 G3 G5 H4",
        RIGHT: "C18 D17 D18 E17 F17 G18 G20 H17 H18 J20 K20 L16 L17 L18 L20 M17 M18 N16 N17 N18 P16 U17 U18",
    },
    "CABGA554": {
        LEFT: "D4 E4 F3 F4 F5 H4",
        RIGHT: "C25 C26 D25 E26 F25 F26 H21 H22 J21 J24 K22 T25 T26 U22 U23 U24 U25 U26 V21 V23 V24 V26 W22 W23 W24 "
        "W25 W26",
    },
    "CSFBGA285": {RIGHT: "G4 H2 H4 J2 L4 N3 N4", TOP: "A8 B10 B8 B9 C10 C8 C9", BOTTOM: "M18 N15 N16 N17 R17"},
    "CABGA256": {
        LEFT: "E1 E3 F1 F2 F3 G1 G2 G3 H2 H3 J1 J2 J3 K3 L1 L2 M2 N1 N4 P1 P2 P3 R1 R2 R3 T2",
        TOP: "D4 E4",
    },
    "sg48": {BOTTOM: "18 19 2 20 21 3 4 44 45 46 47 48", TOP: "23 25 26 27 28 31 32 34 36 38 42 43"},
    "ct256": {
        LEFT: "B1 B2 C1 C2 D1 D2 E2 F1 F2 G1 G2 H1 H2 J1 J2 J3 K1 K3 L1 L3 M1 M2 N2 N3 P1 P2 R1",
        RIGHT: "B16 C16 D14 D15 D16 E14 E16 F14 F15 F16 G14 G15 G16 H14 H16 J14 J15 K14 K15 K16 L16 M15 M16 N16 P15 "
        "P16 R15",
    },
    "QN88P": {BOTTOM: "25 27 29 31 33 35 37 39 41"},  # Gowin: the A pins
    "PBGA256": {RIGHT: "N6 N8 P6 P8 R11 T11 T7 T9"},
}

GEARED_SIDES = {"ECP5": (LEFT, RIGHT), "Gowin": (LEFT, RIGHT, TOP, BOTTOM), "iCE40": (LEFT, RIGHT, TOP, BOTTOM)}
"""Sides whose pads have the gears of the front ends, by family."""


def side(package: str, site: str) -> str:
    """The side of `site`; KeyError if the table does not have it."""
    for name, sites in _SITES[package].items():
        if site in sites.split():
            return name
    raise KeyError(f"the table has no side for {site} of {package}: add it to {__name__}")
