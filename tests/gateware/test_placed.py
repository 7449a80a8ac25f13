# SPDX-License-Identifier: BSD-2-Clause
"""What is said of netlists whose pins do not share one edge clock."""

from irqscope_gateware.frontends.placed import faults


def netlist(*cells: tuple[str, str], fabric: str = "") -> dict:
    """Cells as nextpnr writes them: (type or mode, place); a star marks a gate that is used.

    All gears have net 1 for a clock, from the clock tree, but in the tile `fabric`.
    """
    written = {"tree": {"type": "DCCA", "attributes": {}, "connections": {"CLKO": [1]}}}
    routing = []
    for number, (kind, place) in enumerate(cells):
        gear = kind in ("IDDRXN", "ODDRXN")
        tile = place.partition("/")[0]
        clock = {"CLK": [1 if place.rpartition("/")[0] != fabric else 2]} if gear else {}
        if kind.startswith(("IDES", "OSER")):
            clock = {"PCLK": [1]}
            routing += [
                f"{tile}/CLK1;{tile}/CLK1/{'X02' if tile == fabric else 'GB20'};5",
                f"{tile}/X02;{tile}/X02/N211;1",
            ]
        written[f"cell{number}"] = {
            "type": "IOLOGIC" if gear else kind.removesuffix("*"),
            "parameters": {"MODE": kind} if gear else {},
            "attributes": {"NEXTPNR_BEL": place, **({"DHCEN_USED": "1"} if kind.endswith("*") else {})},
            "connections": clock,
        }
    nets = {"clock": {"bits": [1], "attributes": {"ROUTING": ";".join(routing)}}}
    return {"modules": {"top": {"cells": written, "netnames": nets}}}


ECP5 = [
    ("ECLKSYNCB", "X72/Y26/ECLKSYNC0_BK3"),
    ("CLKDIVF", "X72/Y25/CLKDIV0"),
    ("IDDRXN", "X72/Y29/IOLOGICA"),
    ("ODDRXN", "X72/Y8/IOLOGICB"),
    ("IREG_OREG", "X0/Y14/IOLOGICC"),
]
GOWIN = [
    ("DHCEN*", "X46Y28/DHCEN2"),
    ("DHCEN", "X0Y18/DHCEN2"),
    ("CLKDIV", "X46Y28/CLKDIV_HCLK1_SECT0"),
    ("IDES8", "X7Y28/IOLOGICAI"),
    ("OSER8", "X32Y28/IOLOGICBO"),
]


def test_pins_of_one_side_with_one_gate_and_divider_are_fine() -> None:
    assert faults(netlist(*ECP5)) == [] == faults(netlist(*GOWIN))


def test_a_pin_of_another_side_is_named() -> None:
    assert faults(netlist(*ECP5, ("ODDRXN", "X0/Y14/IOLOGICC"))) == [
        "the gears are not on one side of the part (X0Y14, X72Y29, X72Y8)"
    ]


def test_a_second_gate_is_named() -> None:
    assert faults(netlist(*GOWIN, ("DHCEN*", "X0Y18/DHCEN2"))) == [
        "the edge clock has 2 gates, not one (X46Y28/DHCEN2, X0Y18/DHCEN2)"
    ]


def test_a_netlist_without_gears_is_none_of_a_geared_front_end() -> None:
    assert len(faults(netlist(("SB_IO", "X1/Y2/io0")))) == 3


def test_a_divided_clock_through_the_fabric_is_named() -> None:
    """That of pin 35 of a Tang Nano 9K: nextpnr gives a warning, and goes on."""
    said = "the divided clock comes to gears through the fabric, not from the clock tree"
    assert faults(netlist(*GOWIN, fabric="X32Y28")) == [f"{said} (X32Y28)"]
    assert faults(netlist(*ECP5, fabric="X72/Y8")) == [f"{said} (X72/Y8)"]
