# SPDX-License-Identifier: BSD-2-Clause
"""The real tools: a bitstream for every board around a stub of a core, and with the real one where timing was met."""

import dataclasses
import json
from contextlib import closing

import pytest
from room import LUT_RAM, places
from stubcore import Stub
from wholeboard.bench import FAMILIES, Bench
from wholeboard.session import session

from irqscope_boards import build as builds
from irqscope_boards import gearpaths, sdf, top
from irqscope_boards.board import Link
from irqscope_boards.build import DELAYS, PLACED, bitstream, build, place, synthesise
from irqscope_boards.catalogue import boards
from irqscope_boards.crossing import Timing
from irqscope_boards.netlist import netlist
from irqscope_boards.render import results
from irqscope_boards.sides import side
from irqscope_boards.timing import Unconstrained

pytestmark = [pytest.mark.board, pytest.mark.timeout(3600)]

ALL = list(boards().values())
STIMULI = 100
"""At the pads; benchmarks/wholeboard.py takes 1000."""
IN_CI = {"ecpix5-45", "icebreaker", "tang-nano-9k"}
"""One board of each family; the others in the long form."""


def each(chosen):
    """These boards as parameters of a test."""
    return [
        pytest.param(board, id=board.name, marks=() if board.name in IN_CI else pytest.mark.slow) for board in chosen
    ]


def test_one_board_of_each_family_has_a_known_good_seed():
    assert {board.part.family.name for board in ALL if board.name in IN_CI and board.seeds} == {
        board.part.family.name for board in ALL
    }


@pytest.fixture
def kept(monkeypatch):
    """What place and route left of builds, the last one last: netlists, and delays where the tool tells them."""
    found = []

    def keep(board, design, work, seed, say):
        attempt = place(board, design, work, seed, say)
        delays = work / DELAYS
        told = sdf.read(delays.read_text()) if delays.exists() else None
        found.append((json.loads((work / PLACED).read_text()), told))
        return attempt

    monkeypatch.setattr(builds, "place", keep)
    return found


# Longest first: workers take one test at a time, and one of ten minutes that comes last has the other worker wait.
@pytest.mark.parametrize("board", each(board for board in reversed(ALL) if board.seeds))
def test_a_known_good_seed_meets_timing(board, kept, tmp_path):
    """With the real core; and all of the board, used at its pads, measures and comes back after a lost lock."""
    manifest = build(board, tmp_path, board.seeds[:1], print)
    assert manifest["seed"] == board.seeds[0]
    if board.part.family.name in FAMILIES and isinstance(board.link, Link):
        with closing(Bench(board, *kept[-1], tmp_path)) as bench:
            assert session(bench, int(manifest["build"], 16), STIMULI) == []
    page = results()[board.name]
    remade = f"gateware or tools have moved on: make the page's data anew, by python benchmarks/boards.py {board.name}"
    assert manifest["build"] == page["build"], remade
    assert manifest["attempts"] == [
        {name: seed[name] for name in manifest["attempts"][0]}
        for seed in page["seeds"]
        if seed["seed"] == board.seeds[0]
    ]


@pytest.fixture
def stub(monkeypatch):
    monkeypatch.setattr(top, "Core", Stub)


@pytest.fixture
def placed(monkeypatch):
    """The placed netlists of builds, the last one last; what is timed by their delays agrees with nextpnr."""
    netlists = []

    def kept(board, design, work, seed, say):
        attempt = place(board, design, work, seed, say)
        netlists.append(json.loads((work / PLACED).read_text()))
        if board.half_rate:
            check_timing(sdf.read((work / DELAYS).read_text()), json.loads((work / "report.json").read_text()))
        if attempt.gear_paths:
            check_wires(board, netlists[-1], json.loads((work / "report.json").read_text()))
        return attempt

    monkeypatch.setattr(builds, "place", kept)
    return netlists


def check_timing(delays, report):
    """The paths within each clock, found by the delays of wires and cells, allow what nextpnr says."""
    timing = Timing(delays)
    arrivals = [timing.arrivals(clock) for clock in timing.clocks]
    slowest = [
        max(
            (when.most + check.setup - times[check.clock].least for check, when in timing.paths(times, times)),
            default=0,
        )
        for times in arrivals
    ]
    wanted = sorted(entry["achieved"] for entry in report["fmax"].values())
    assert sorted(1000 / ns for ns in slowest if ns) == pytest.approx(wanted, rel=1e-5)


def check_wires(board, netlist, report):
    """Flip-flops and look-up tables take what nextpnr says, and no wire on its paths takes longer than all of a net."""
    known, nets = gearpaths.delays(board), gearpaths.Nets(netlist)
    compared = 0
    for step in (step for entry in report["critical_paths"] for step in entry["path"]):
        source, target = nets.cells[step["from"]["cell"]], nets.cells[step["to"]["cell"]]
        if step["type"] == "routing" and not target["type"].startswith(("IDES", "OSER")):
            (bit,) = target["connections"][step["to"]["port"]]
            if any(end[0] == step["from"]["cell"] for end in [nets.driver[bit]]):
                assert step["delay"] <= nets.wires(bit, known) + 1e-6
                compared += step["delay"] > 0
        elif step["type"] in ("clk-to-q", "setup") and source["type"].startswith("DFF") and step["to"]["port"] in "QD":
            assert step["delay"] == pytest.approx({"Q": known.output, "D": known.setup}[step["to"]["port"]], abs=0.001)
        elif step["type"] == "logic" and source["type"].startswith("LUT"):
            assert step["delay"] <= known.table + 0.001
    assert compared > 2


@pytest.mark.parametrize("board", each(ALL))
def test_a_bitstream_of_pads_clocks_and_link(stub, placed, board, tmp_path):
    manifest = build(board, tmp_path, [1, 2, 3], print)
    assert bitstream(board, tmp_path).stat().st_size > 10_000
    clocks = manifest["attempts"][-1]["clocks"]
    assert clocks["core clock"]["need_mhz"] == pytest.approx(float(board.clock_hz / 10**6))
    assert manifest["build"] != "0" * 16
    if board.part.family.name != "Gowin":  # whose table has a test by the database of its pins
        check_side(board, placed[-1]["modules"]["top"]["cells"])


def check_side(board, cells):
    """The table of sides is that of the tool."""
    pads = [
        tuple(int(part[1:]) for part in cell["attributes"]["NEXTPNR_BEL"].split("/")[:2])
        for name, cell in cells.items()
        if cell["type"] in ("TRELLIS_IO", "SB_IO") and "front_end" in name
    ]
    assert len(pads) == len(board.pins)
    (wanted,) = {side(board.package, site) for site in board.sites().values()}
    (place_of_side,) = {pad["left right".find(wanted) < 0] for pad in pads}
    first = {
        "left": True,
        "right": False,
        "top": board.part.family.name == "ECP5",
        "bottom": board.part.family.name == "iCE40",
    }[wanted]
    assert (place_of_side == 0) == first


@pytest.mark.parametrize("board", each(boards()[name] for name in ("icebreaker", "ulx3s-25f", "orangecrab-25f")))
def test_the_same_inputs_give_the_same_bytes(stub, board, tmp_path):
    both = [build(board, tmp_path / folder, [1, 2, 3], print) for folder in ("one", "two")]
    assert both[0] == both[1]


@pytest.mark.parametrize(
    ("name", "suffix", "text", "words"),
    [
        ("tang-nano-9k", "sdc", "", "is timed for 1 MHz"),
        ("hx8k-evn", "pcf", "\nset_frequency no_such_net 100.5\n", "ignoring clock constraint"),
    ],
)
def test_a_clock_without_constraint_is_found(stub, tmp_path, name, suffix, text, words):
    """By nextpnr itself; where it derives a constraint from the PLL none is missing."""
    board = boards()[name]
    design = netlist(board)
    (file,) = (file for file in design.files if file.endswith(suffix))
    kept = design.files[file] if text else ""
    broken = dataclasses.replace(design, files={**design.files, file: kept + text})
    synthesise(broken, tmp_path, print)
    with pytest.raises(Unconstrained, match=words):
        place(board, broken, tmp_path, 1, print)


def sites(cells):
    """Sites of a GW1N that a netlist takes at least.

    A flip-flop shares one only with the LUT or ALU that drives it; four bits of RAM made of LUTs take eight.
    """
    rams = sum(cell["type"] == "RAM16SDP4" for cell in cells.values())
    return len([*places(cells)]) + (8 - LUT_RAM["RAM16SDP4"]) * rams


def test_the_netlist_leaves_sites_for_the_placer(tmp_path):
    """Of those of the Tang Nano 9K; place and route would say so only after many minutes."""
    design = netlist(boards()["tang-nano-9k"])
    synthesise(design, tmp_path, print)
    assert sites(json.loads((tmp_path / "top.syn.json").read_text())["modules"]["top"]["cells"]) < 0.97 * 8640
