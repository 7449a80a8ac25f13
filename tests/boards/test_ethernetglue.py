# SPDX-License-Identifier: BSD-2-Clause
"""What lies between the core and an Ethernet PHY, in a netlist: what is wrong is said. And what nextpnr says of it."""

import re
from fractions import Fraction

import pytest
import stubcore

from irqscope_boards.catalogue import boards
from irqscope_boards.glue import faults
from irqscope_boards.timing import clocks

NAME, CARD = "ecpix5-85-ethernet", "colorlight-i5-ethernet"


def copied(name, tmp_path_factory):
    """Netlist and constraints, to be changed."""
    found = stubcore.made(name, tmp_path_factory.getbasetemp())
    return found.netlist(), dict(found.files)


@pytest.fixture
def made(tmp_path_factory):
    return copied(NAME, tmp_path_factory)


@pytest.fixture
def card(tmp_path_factory):
    """Of a core of half the rate, and with its delay where something is received."""
    return copied(CARD, tmp_path_factory)


def cells(net):
    return net["modules"]["top"]["cells"]


def test_nothing_is_wrong(made, card):
    assert faults(boards()[NAME], *made) == [] and faults(boards()[CARD], *card) == []


def exchanged(net, files):
    """Two pads of the data from the PHY."""
    text = files["top.lpf"]
    files["top.lpf"] = text.replace('"B11"', '"?"').replace('"A10"', '"B11"').replace('"?"', '"A10"')


def slow(net, files):
    files["top.lpf"] = files["top.lpf"].replace("SLEWRATE=FAST", "SLEWRATE=SLOW")


def undelayed(net, files):
    """The transmit clock."""
    for cell in cells(net).values():
        if cell["type"] == "DELAYG" and int(cell["parameters"]["DEL_VALUE"], 2) == 80:
            cell["parameters"]["DEL_VALUE"] = "0"


def falling(net, files):
    """The transmit clock, by half a clock."""
    for cell in cells(net).values():
        ports = cell["connections"]
        if cell["type"] == "ODDRX1F" and (ports["D0"], ports["D1"]) == (["1"], ["0"]):
            ports["D0"], ports["D1"] = ["0"], ["1"]


def core_clock(net, files):
    """For one bit from the PHY."""
    clock = net["modules"]["top"]["netnames"]["front_end.divided_clock"]["bits"]
    next(cell for cell in cells(net).values() if cell["type"] == "IDDRX1F")["connections"]["SCLK"] = clock


def never_reset(net, files):
    (bit,) = net["modules"]["top"]["ports"]["ethernet_reset_0__io"]["bits"]
    pad = next(c for c in cells(net).values() if c["type"] == "TRELLIS_IO" and c["connections"]["B"] == [bit])
    pad["connections"]["I"] = ["1"]


def other_clock(net, files):
    files["top.lpf"] = re.sub("(ethernet_clock. )125000000", r"\g<1>25000000", files["top.lpf"])


@pytest.mark.parametrize(
    ("mutate", "said"),
    [
        (exchanged, "^RX data 0 is at A10, not at B11$"),
        (slow, "^the pad of TX clock has SLEWRATE SLOW, not FAST$"),
        (undelayed, "^TX clock is delayed by 0 ps, not by 2000 ps$"),
        (falling, "^TX clock does not rise with each clock of the PHY$"),
        (core_clock, "^the register of RX .* has not the PHY's clock$"),
        (never_reset, "^the PHY's reset does not hang on the PLL's lock alone$"),
        (other_clock, "ethernet_clock has the constraint 25 MHz, and is a clock of 125 MHz$"),
    ],
)
def test_what_is_wrong_is_said(made, mutate, said):
    mutate(*made)
    found = faults(boards()[NAME], *made)
    assert any(re.search(said, fault) for fault in found), found


def test_another_delay_of_what_is_received_is_said(card):
    for cell in cells(card[0]).values():
        if cell["type"] == "DELAYG" and int(cell["parameters"]["DEL_VALUE"], 2) == 39:
            cell["parameters"]["DEL_VALUE"] = f"{80:b}"
    found = faults(boards()[CARD], *card)
    assert len(found) == 5 and "RX data 0 is delayed by 2000 ps, not by 975 ps" in found


@pytest.mark.parametrize(("ns", "met"), [(3.0, True), (9.0, False)])
def test_what_passes_between_core_and_ethernet_is_timed(ns, met):
    """Though nextpnr has no wish for it, and both clocks have the same frequency."""
    core, ethernet = "front_end.divided_clock", "$glbnet$ethernet.ethernet_clk"
    report = {
        "fmax": {core: {"achieved": 150.0, "constraint": 125.0}, ethernet: {"achieved": 140.0, "constraint": 125.0}},
        "critical_paths": [
            {"from": f"posedge {core}", "to": f"posedge {ethernet}", "path": [{"delay": 1.0}, {"delay": ns - 1}]},
            {"from": f"posedge {ethernet}", "to": f"posedge {ethernet}", "path": [{"delay": 7.0}]},
            {"from": "<async>", "to": f"posedge {ethernet}", "path": [{"delay": 90.0}]},
        ],
    }
    found = clocks(report, "", boards()[NAME])
    assert [(clock.name, Fraction(clock.need)) for clock in found] == [
        ("core clock", 125),
        ("Ethernet clock", 125),
        ("to Ethernet", 125),
    ]
    assert [clock.met for clock in found] == [True, True, met]
