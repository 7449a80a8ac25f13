# SPDX-License-Identifier: BSD-2-Clause
"""What lies between the core and an FTDI chip's FIFO, in a netlist: what is wrong is said. And what nextpnr says."""

import re

import pytest
import stubcore

from irqscope_boards.catalogue import boards
from irqscope_boards.glue import faults
from irqscope_boards.timing import Unconstrained, clocks, critical_path

NAME = "ulx3s-25f-ft245"


@pytest.fixture
def made(tmp_path_factory):
    """Netlist and constraints, to be changed."""
    found = stubcore.made(NAME, tmp_path_factory.getbasetemp())
    return found.netlist(), dict(found.files)


def cells(net):
    return net["modules"]["top"]["cells"]


def pad(net, port, bit=0):
    bits = net["modules"]["top"]["ports"][port]["bits"]
    return next(c for c in cells(net).values() if c["type"] == "TRELLIS_IO" and c["connections"]["B"] == [bits[bit]])


def driver(net, bit):
    return next(
        c for c in cells(net).values() if bit in [*c["connections"].get("Q", []), *c["connections"].get("Z", [])]
    )


def test_nothing_is_wrong(made):
    assert faults(boards()[NAME], *made) == []


def exchanged(net, files):
    """Two pads of the bus."""
    text = files["top.lpf"]
    files["top.lpf"] = text.replace('"A10"', '"?"').replace('"A11"', '"A10"').replace('"?"', '"A11"')


def slow(net, files):
    files["top.lpf"] = files["top.lpf"].replace("SLEWRATE=FAST", "SLEWRATE=SLOW")


def delay(net, port, bit=0):
    """That of a pad."""
    came = pad(net, port, bit)["connections"]["O"]
    return next(c for c in cells(net).values() if c["type"] == "DELAYG" and c["connections"]["A"] == came)


def undelayed(net, files):
    """A bit of the bus."""
    delay(net, "ft245_data_0__io", 6)["parameters"]["DEL_VALUE"] = "0"


def heeded_late(net, files):
    """TXE#, behind the register of RXF#."""
    before = delay(net, "ft245_rxf_n_0__io")["connections"]["Z"]
    register = next(c for c in cells(net).values() if c["type"] == "TRELLIS_FF" and c["connections"]["DI"] == before)
    register["connections"]["DI"] = pad(net, "ft245_txe_n_0__io")["connections"]["O"]


def core_clock(net, files):
    """For WR#."""
    clock = net["modules"]["top"]["netnames"]["front_end.half_rate_clock"]["bits"]
    driver(net, pad(net, "ft245_wr_n_0__io")["connections"]["I"][0])["connections"]["CLK"] = clock


def asked_in_reset(net, files):
    """RD# is low in reset."""
    driver(net, pad(net, "ft245_rd_n_0__io")["connections"]["I"][0])["parameters"]["REGSET"] = "RESET"


def never_in_reset(net, files):
    """Who drives a bit of the bus."""
    driver(net, pad(net, "ft245_data_0__io", 3)["connections"]["T"][0])["connections"]["LSR"] = ["0"]


def shared(net, files):
    """The register of OE#, with that of RD#."""
    source, other = (pad(net, f"ft245_{name}_n_0__io")["connections"] for name in ("oe", "rd"))
    other["I"] = source["I"]


def only_driven(net, files):
    """A bit of the bus."""
    pad(net, "ft245_data_0__io", 5)["parameters"]["DIR"] = "OUTPUT"


def other_clock(net, files):
    files["top.lpf"] = re.sub("(ft245_clock. )60000000", r"\g<1>30000000", files["top.lpf"])


@pytest.mark.parametrize(
    ("mutate", "said"),
    [
        (exchanged, "^D0 is at A11, not at A10$"),
        (slow, "^the pad of WR# has SLEWRATE SLOW, not FAST$"),
        (undelayed, "^D6 is delayed by 0 ps, not by 3000 ps$"),
        (heeded_late, "^TXE# goes to a register before it is heeded$"),
        (core_clock, "^the register of WR# has not the chip's clock$"),
        (asked_in_reset, "^RD# is not at 1 until the PLL has locked$"),
        (never_in_reset, "^what drives D3 is not at 1 until the PLL has locked$"),
        (shared, "^the register of OE# has other readers, and so no place in the pad$"),
        (only_driven, "^the pad of D5 is of kind OUTPUT, not BIDIR$"),
        (other_clock, "ft245_clock has the constraint 30 MHz, and is a clock of 60 MHz$"),
    ],
)
def test_what_is_wrong_is_said(made, mutate, said):
    mutate(*made)
    found = faults(boards()[NAME], *made)
    assert any(re.search(said, fault) for fault in found), found


def test_a_way_that_nextpnr_does_not_tell_is_not_taken_for_met():
    report = {"fmax": {"half_rate_clock": {"achieved": 70.0, "constraint": 62.5}}, "critical_paths": []}
    with pytest.raises(Unconstrained, match="from the pads to the FT245 clock"):
        clocks(report, "", boards()[NAME])


@pytest.mark.parametrize(
    ("crosses_ns", "comes_ns", "met"),
    [(15.0, 5.0, [True, True]), (17.0, 5.0, [True, False]), (15.0, 7.5, [False, True])],
)
def test_what_passes_between_core_and_chip_is_timed(crosses_ns, comes_ns, met):
    """Though nextpnr has no wish for it."""
    core, double, chip = "half_rate_clock", "pll_clock", "$glbnet$ft245.ft245_clock"
    report = {
        "fmax": {
            core: {"achieved": 70.0, "constraint": 62.5},
            double: {"achieved": 150.0, "constraint": 125.0},
            chip: {"achieved": 140.0, "constraint": 60.0},
        },
        "critical_paths": [
            {"from": f"posedge {core}", "to": f"posedge {chip}", "path": [{"delay": crosses_ns, "type": "logic"}]},
            {"from": f"posedge {core}", "to": f"posedge {double}", "path": [{"delay": 90.0}]},
            {"from": "<async>", "to": f"posedge {chip}", "path": [{"delay": comes_ns}]},
            {"from": f"posedge {chip}", "to": "<async>", "path": [{"delay": 90.0}]},
        ],
    }
    found = {clock.name: clock for clock in clocks(report, "", boards()[NAME])}
    assert list(found) == ["core clock", "FT245 clock", "double clock", "pads to FT245", "to FT245"]
    assert [found[name].met for name in ("pads to FT245", "to FT245")] == met
    assert found["to FT245"].need == 62.5
    assert critical_path({"critical_paths": []}, found["to FT245"]) == "where nextpnr does not say"
