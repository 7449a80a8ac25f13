# SPDX-License-Identifier: BSD-2-Clause
"""What lies between the core and the pads, in netlists: nothing is wrong with a board's, and what is wrong is said."""

import re
from collections.abc import Callable
from typing import Any

import glue as mutants
import pytest
import stubcore

from irqscope_boards.catalogue import boards
from irqscope_boards.cells import Cells
from irqscope_boards.glue import faults

ALL = boards()
ORDINARY = ("ecpix5-45", "hx8k-evn", "icebreaker", "tang-nano-9k", "ulx3s-25f")
"""Those that are asked in every run: each family and kind of PLL, halved or not, with and without a trigger."""

Net = dict[str, Any]


@pytest.fixture
def made(tmp_path_factory):
    """By board: its netlist and constraints, to be changed."""

    def of_board(name: str) -> tuple[Net, dict[str, str]]:
        found = stubcore.made(name, tmp_path_factory.getbasetemp())
        return found.netlist(), dict(found.files)

    return of_board


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name in ORDINARY else pytest.mark.board) for name in ALL]
)
def test_nothing_is_wrong_with_a_board(made, name):
    assert faults(ALL[name], *made(name)) == []


def cells(net: Net) -> dict[str, Any]:
    return net["modules"]["top"]["cells"]


def of(net: Net, *kinds: str) -> dict[str, Any]:
    (found,) = (cell for cell in cells(net).values() if cell["type"] in kinds)
    return found


def pad(net: Net, port: str) -> dict[str, Any]:
    """The pad at a port of one bit."""
    (bit,) = net["modules"]["top"]["ports"][port]["bits"]
    (found,) = (
        cell
        for cell in cells(net).values()
        if [bit] in cell["connections"].values() and cell["type"] in ("SB_IO", "TRELLIS_IO", "IBUF", "TBUF")
    )
    return found


def parameter(kind: str, name: str, change: Callable[[int], int]) -> Callable[[Net, dict[str, str]], None]:
    def mutate(net: Net, files: dict[str, str]) -> None:
        (cell,) = (cell for cell in cells(net).values() if cell["type"].startswith(kind))
        old = cell["parameters"][name]
        cell["parameters"][name] = f"{change(int(old, 2)):0{len(old)}b}"

    return mutate


def exchanged(kind: str, *names: str) -> Callable[[Net, dict[str, str]], None]:
    def mutate(net: Net, files: dict[str, str]) -> None:
        found = of(net, kind)["parameters"]
        found[names[0]], found[names[1]] = found[names[1]], found[names[0]]

    return mutate


def written(old: str, new: str) -> Callable[[Net, dict[str, str]], None]:
    """Another constraint."""

    def mutate(net: Net, files: dict[str, str]) -> None:
        changed = {name: re.sub(old, new, text, flags=re.MULTILINE) for name, text in files.items()}
        assert changed != files
        files.update(changed)

    return mutate


def swapped_link(net: Net, files: dict[str, str]) -> None:
    for name in files:
        if name.endswith(("pcf", "lpf", "cst")):
            lines = files[name].splitlines()
            rx, tx = ([n for n, line in enumerate(lines) if f"instrument_{way}" in line] for way in ("rx", "tx"))
            sites = {n: re.search(r"(\S+?);?$", lines[n])[1] for n in (rx[0], tx[0])}
            for here, there in ((rx[0], tx[0]), (tx[0], rx[0])):
                head, _, tail = lines[here].rpartition(sites[here])
                lines[here] = head + sites[there] + tail
            files[name] = "\n".join(lines)


def no_trigger(net: Net, files: dict[str, str]) -> None:
    """The levels of its pad are constants."""
    found = pad(net, "instrument_trigger_0__io")
    if found["type"] == "SB_IO":
        found["connections"]["D_OUT_0"] = found["connections"]["D_OUT_1"] = ["0"]
        return
    gear = next(c for c in cells(net).values() if found["connections"]["I"] in (c["connections"].get("Q"),))
    for port in gear["connections"]:
        if port.startswith("D"):
            gear["connections"][port] = ["0"]


def no_reset(net: Net, files: dict[str, str]) -> None:
    """The lock is there for good."""
    cell = next(cell for cell in cells(net).values() if "LOCK" in cell["connections"])
    lock = cell["connections"].pop("LOCK")
    for other in cells(net).values():
        for port, bits in other["connections"].items():
            if bits == lock:
                other["connections"][port] = ["1"]


def floating(net: Net, files: dict[str, str]) -> None:
    pad(net, "instrument_rx_0__io")["parameters"]["PULLUP"] = "0"


def slow_tx(net: Net, files: dict[str, str]) -> None:
    """The pad's register has the clock of the core."""
    connections = pad(net, "instrument_tx_0__io")["connections"]
    slow = of(net, "SB_GB")["connections"]["GLOBAL_BUFFER_OUTPUT"]
    connections["OUTPUT_CLK"] = slow


def no_synchroniser(net: Net, files: dict[str, str]) -> None:
    """What the second flip-flop after RX gave, the pad gives."""
    port = {"SB_IO": "D_IN_0"}.get(pad(net, "instrument_rx_0__io")["type"], "O")
    (line,) = pad(net, "instrument_rx_0__io")["connections"][port]
    first, second = Cells(net).followed(line)[:2]
    gone = [cells(net)[cell.name]["connections"]["Q"] for cell in (first, second)][1]
    del cells(net)[first.name], cells(net)[second.name]
    for cell in cells(net).values():
        for name, bits in cell["connections"].items():
            if bits == gone:
                cell["connections"][name] = [line]


def inverted(kind: str, port: str) -> Callable[[Net, dict[str, str]], None]:
    """A constant input of a cell is the other level."""

    def mutate(net: Net, files: dict[str, str]) -> None:
        (cell,) = (cell for cell in cells(net).values() if cell["type"].startswith(kind))
        cell["connections"][port] = ["0" if cell["connections"][port] == ["1"] else "1"]

    return mutate


@pytest.mark.parametrize(
    ("name", "mutate", "said"),
    [
        ("ecpix5-45", exchanged("EHXPLLL", "CLKI_DIV", "CLKFB_DIV"), "oscillator works at 80 MHz, and may at 400"),
        ("ulx3s-25f", parameter("EHXPLLL", "CLKOP_DIV", lambda n: n + 1), "not in phase: CPHASE 1, FPHASE 0"),
        ("ecpix5-45", parameter("EHXPLLL", "CLKOP_FPHASE", lambda n: n + 1), "not in phase: CPHASE 1, FPHASE 1"),
        ("icebreaker", parameter("SB_PLL40", "DIVF", lambda n: n + 1), "flip-flops have a clock of 51 MHz"),
        ("hx8k-evn", parameter("SB_PLL40", "FILTER_RANGE", lambda n: n + 1), "FILTER_RANGE is 2, not 1"),
        ("tang-nano-9k", parameter("rPLL", "IDIV_SEL", lambda n: n + 1), "have a clock of 47.25 MHz"),
        ("tang-nano-9k", parameter("rPLL", "ODIV_SEL", lambda n: 4), "oscillator works at 1512 MHz"),
        ("icebreaker", swapped_link, "^RX is at 9, not at 6$"),
        ("ecpix5-45", swapped_link, "^TX is at R26, not at R24$"),
        ("tang-nano-9k", swapped_link, "^RX is at 17, not at 18$"),
        ("hx8k-evn", no_trigger, "^nothing of the core drives trigger$"),
        ("ulx3s-25f", no_trigger, "^nothing of the core drives trigger$"),
        ("icebreaker", no_reset, "^nothing asks whether the PLL has locked$"),
        ("tang-nano-9k", no_reset, "^nothing asks whether the PLL has locked$"),
        ("ecpix5-45", written("LVCMOS33", "LVCMOS18"), "^the pad of RX has IO_TYPE LVCMOS18, not LVCMOS33$"),
        (
            "tang-nano-9k",
            written("(rx_0__io. IO_TYPE=)LVCMOS33", r"\1LVCMOS18"),
            "^the pad of RX has IO_TYPE LVCMOS18, not LVCMOS33$",
        ),
        ("ecpix5-45", written("PULLMODE=UP", "PULLMODE=NONE"), "^the pad of isr has PULLMODE NONE, not UP$"),
        ("ulx3s-25f", written(" DRIVE=8", ""), "^the pad of stimulus2 has DRIVE as the tools take it, not 8$"),
        ("tang-nano-9k", written("PULL_MODE=UP", "PULL_MODE=DOWN"), "^the pad of RX has PULL_MODE DOWN, not UP$"),
        ("icebreaker", floating, "^the pad of RX has PULLUP 0, not 1$"),
        ("icebreaker", slow_tx, "the pad of TX has a clock of 25.125 MHz, not 50.25 MHz$"),
        ("icebreaker", no_synchroniser, "^what comes from RX goes through . flip-flops in a row before use, not 2$"),
        ("ecpix5-45", no_synchroniser, "^what comes from RX goes through . flip-flops in a row before use, not 2$"),
        ("tang-nano-9k", no_synchroniser, "^what comes from RX goes through . flip-flops in a row before use, not 2$"),
        ("icebreaker", inverted("SB_PLL40", "BYPASS"), "^the PLL's BYPASS is not held at 0$"),
        ("ecpix5-45", inverted("EHXPLLL", "RST"), "^the PLL's RST is not held at 0$"),
        ("ecpix5-45", written("250000000.0", "240000000.0"), "has the constraint 240 MHz, and is a clock of 250 MHz$"),
        ("ecpix5-45", written('"K23"', '"K24"'), "^the crystal is at K24, not at K23$"),
    ],
)
def test_what_is_wrong_is_said(made, name, mutate, said):
    net, files = made(name)
    mutate(net, files)
    found = faults(ALL[name], net, files)
    assert any(re.search(said, fault) for fault in found), found


def test_the_named_mutants_find_their_source():
    """Those of benchmarks/glue.py, which runs for minutes; and that as many others are drawn as it says."""
    found = list(mutants.named())
    assert len(found) == len(mutants.NAMED)
    drawn = mutants.drawn(1)
    assert len(drawn) == 5 * mutants.EACH and {each.text for each in drawn} & {each.text for each in found} == set()
    for each in (*found, *drawn):
        compile(each.text, each.file, "exec")
