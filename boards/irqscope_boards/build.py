# SPDX-License-Identifier: BSD-2-Clause
"""From a board to its bitstream: netlist, synthesis, place and route until timing is met, packing, manifest.

Nothing that differs between two builds of the same inputs (time, place, machine) goes into a file.
"""

import hashlib
import json
import os
import shutil
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from irqscope.contract.digest import digest
from irqscope.errors import ExitCode, IrqscopeError
from irqscope_gateware import ram
from irqscope_gateware.frontends import placed

from .board import Board
from .timing import TARGET_OF_NOTHING_MHZ, Clock, clocks, critical_path, overfull, utilisation
from .tools import TOOLS, ToolFailed, versions
from .top import BoardTop

NAME = "top"
SUFFIXES = {"iCE40": "bin", "ECP5": "bit", "Gowin": "fs"}

_DENSE = f"""
synth_gowin -top {NAME} -run begin:map_gates
techmap t:$alu r:Y_WIDTH<=3 %i
synth_gowin -top {NAME} -run map_gates:map_ffs
opt_clean
dfflegalize -mince 4 -minsrst 4 -cell $_DFF_?_ 0 -cell $_DFFE_?P_ 0 -cell $_SDFF_?P?_ r -cell $_SDFFE_?P?P_ r \
    -cell $_DFF_?P?_ r -cell $_DFFE_?P?P_ r -cell $_DLATCH_?_ x -cell $_DLATCH_?P?_ x
opt_merge
synth_gowin -top {NAME} -run map_ffs:map_luts
read_verilog -icells -lib -specify +/abc9_model.v
abc9 -maxlut 4 -W 600
clean
"""
# A flip-flop of a GW1N takes its input from the LUT or ALU of its own site only. Any that has another one's output as
# input takes a whole site, so that not LUTs count but sites: LUTs, ALUs, and flip-flops without either of their own.
# synth_gowin fills some 10000 of them with the instrument, of 8640. What it makes is undone here, in this order:
# - Carry chains of sums of three bits and less. A chain takes two or three sites more than it has bits, and nextpnr
#   pairs a LUT with its flip-flop but an ALU with its own only where the placement comes to it. Wider sums stay chains:
#   as LUTs they are up to nine levels deep, and six are what a clock has time for.
# - Enables and resets of less than four flip-flops. Two neighbouring flip-flops share both, and few find a neighbour.
# - An inverter of its own for each flip-flop whose enable or reset is low in the design. They are made one.
# - Functions of five inputs and more, built of LUTs and multiplexers behind which a flip-flop has no LUT either.
# abc9, unlike abc, knows what the chains take and that the inputs of a LUT are not equally fast, by up to 0.5 ns, which
# nextpnr leaves as they are. 600 ps is what a wire takes in the placed instrument.

_SMALL = f"""
synth_ice40 -device u -top {NAME} -run begin:map_ffs
dfflegalize -mince 4 -minsrst 4 -cell $_DFF_?_ 0 -cell $_DFFE_?P_ 0 -cell $_DFF_?P?_ 0 -cell $_DFFE_?P?P_ 0 \
    -cell $_SDFF_?P?_ 0 -cell $_SDFFCE_?P?P_ 0 -cell $_DLATCH_?_ x
techmap -map +/ice40/ff_map.v
opt_expr -mux_undef
simplemap
ice40_opt -full
techmap -map +/ice40/latches_map.v
abc -lut 4 -script +strash;ifraig;scorr;dc2;dc2;dch,-f;if,-a;mfs2;strash;dch,-f;if,-a;mfs2,-a;lutpack,-S,1
ice40_wrapcarry -unwrap
techmap -map +/ice40/ff_map.v
clean
opt_lut -tech ice40
"""
# An UP5K has 5280 cells, of which the placer can fill some 97 %, and with a halved core time to spare. So what follows
# is synth_ice40, but
# - enables and resets of less than four flip-flops become logic in front of them: the eight cells of a tile share both,
#   and the placer finds no place for two hundred such groups;
# - LUTs are mapped for their number, not for their depth, twice.

_READ = f"setattr -unset init a:{next(iter(ram.OUTPUT))}\n"
# What every part's script begins with: a block RAM's output is nothing in particular before the first read.

SYNTHESIS = {
    "iCE40 UP5K": {"script_after_read": _SMALL, "synth_opts": "-device u -run map_cells:"},
    "GW1NR-9": {"script_after_read": _DENSE, "synth_opts": "-run map_cells:"},
}
"""What Amaranth's plan of synthesis gets beyond its own, by part."""

MANIFEST = "manifest.json"
PLACED = f"{NAME}.pnr.json"
"""The placed netlist, where Amaranth's plan for Gowin has it, too."""


class TimingNotMet(IrqscopeError):
    """No seed met timing."""

    code = ExitCode.LIMIT


class GearsApart(IrqscopeError):
    """The tools gave the gears more than one edge clock."""

    code = ExitCode.LIMIT


class DoesNotFit(IrqscopeError):
    """The part is too small."""

    code = ExitCode.LIMIT


@dataclass(frozen=True)
class Attempt:
    """Place and route with one seed."""

    seed: int
    clocks: list[Clock]
    use: dict[str, dict[str, int]]
    path: str
    """The critical path of the clock with the least margin."""

    @property
    def met(self) -> bool:
        return all(clock.met for clock in self.clocks)

    @property
    def worst(self) -> Clock:
        return min(self.clocks, key=lambda clock: clock.margin)


@dataclass(frozen=True)
class Netlist:
    """Input of the tools for one board: files, and the commands of Amaranth's plan by tool."""

    files: dict[str, str]
    commands: dict[str, list[str]]
    build: int

    @property
    def place_and_route(self) -> str:
        return next(name for name in self.commands if name.startswith("nextpnr"))

    @property
    def pack(self) -> str:
        return next(name for name in self.commands if name.endswith("pack"))


def bitstream(board: Board, directory: Path) -> Path:
    """Where the bitstream of a board lies."""
    return directory / f"{board.name}.{SUFFIXES[board.part.family.name]}"


def seeds_to_try(board: Board, count: int) -> list[int]:
    """`count` seeds, those known to be good first."""
    others = (seed for seed in range(1, count + 1) if seed not in board.seeds)
    return [*board.seeds, *others][:count]


def netlist(board: Board) -> Netlist:
    """Elaborate the instrument; its build id is a digest of all that the tools get, with build id 0."""
    plain = plan(board, 0)
    key = hashlib.sha256()
    for name in sorted(plain.files):
        key.update(name.encode() + b"\0" + plain.files[name].encode() + b"\0")
    key.update(json.dumps([plain.commands, versions(list(plain.commands))]).encode())
    return plan(board, int.from_bytes(key.digest()[:8], "little"))


def plan(board: Board, build: int) -> Netlist:
    """What Amaranth plans for an instrument with that build id, for the tools that there are."""
    platform = _with_sdc(board.make_platform()) if board.part.family.name == "Gowin" else board.make_platform()
    with _any_tool():
        prepared = platform.prepare(BoardTop(board, build), NAME, emit_src=False, **_synthesis(board))
    text = {name: data if isinstance(data, str) else data.decode() for name, data in prepared.files.items()}
    files = {name: text[name] for name in text if name.rpartition(".")[2] in ("il", "ys", "lpf", "pcf", "cst", "sdc")}
    commands = {c[0]: c[1:] for c in json.loads(text[f"build_{NAME}.json"])["commands"] if c[0] in TOOLS}
    if "nextpnr-gowin" in commands:
        commands["nextpnr-gowin"] = _himbaechel(commands["nextpnr-gowin"])
    commands["ecppack"] = [a for a in commands.get("ecppack", []) if a not in ("--svf", f"{NAME}.svf")]
    return Netlist(files, {name: arguments for name, arguments in commands.items() if arguments}, build)


def _synthesis(board: Board) -> dict[str, str]:
    own = SYNTHESIS.get(board.part.name, {})
    return own | {"script_after_read": _READ + own.get("script_after_read", "")}


_SDC = """
{% for signal, frequency in platform.iter_signal_clock_constraints() -%}
    create_clock -name {{signal.name}} -period {{1000000000/frequency}} [get_nets { {{-signal|hierarchy(".")-}} }]
{% endfor %}
{% for port, frequency in platform.iter_port_clock_constraints() -%}
    create_clock -name {{port.name}} -period {{1000000000/frequency}} [get_ports { {{-port.name-}} }]
{% endfor %}
"""


def _with_sdc(platform: Any) -> Any:
    """The platform, made to write its clock constraints for Apicula, too."""
    kind = type(platform)
    templates = {**platform.file_templates, "{{name}}.sdc": _SDC}
    return type(kind.__name__, (kind,), {"file_templates": templates})()


@contextmanager
def _any_tool() -> Iterator[None]:
    """Amaranth's plans of some boards ask for a loader, which a build does not need."""
    names = ("OPENFPGALOADER", "DFU_SUFFIX", "ICEPROG", "ECPPROG")
    before = {name: os.environ.get(name) for name in names}
    os.environ.update(dict.fromkeys(names, "unused"))
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def _himbaechel(arguments: list[str]) -> list[str]:
    """Amaranth writes the options of the nextpnr before himbaechel."""
    translated: list[str] = []
    for argument in arguments:
        if translated and translated[-1] in ("--family", "--cst"):
            translated[-1:] = ["--vopt", f"{translated[-1][2:]}={argument}"]
        else:
            translated.append(argument)
    return [*translated, "--sdc", f"{NAME}.sdc"]


def build(board: Board, directory: Path, seeds: Iterable[int], say: Callable[[str], None]) -> dict[str, Any]:
    """Write bitstream and manifest of `board` to `directory`; returns the manifest.

    `say` gets a line now and then. Raises TimingNotMet, with the critical path, if no seed is good; then, as after any
    other error, the directory holds no bitstream.
    """
    directory.mkdir(parents=True, exist_ok=True)
    target = bitstream(board, directory)
    target.unlink(missing_ok=True)
    (directory / MANIFEST).unlink(missing_ok=True)
    say("netlist")
    design = netlist(board)
    with tempfile.TemporaryDirectory(dir=directory, prefix="work-") as name:
        work = Path(name)
        synthesise(design, work, say)
        attempts: list[Attempt] = []
        for seed in seeds:
            attempts.append(place(board, design, work, seed, say))
            if attempts[-1].met:
                break
        else:
            best = max(attempts, key=lambda attempt: attempt.worst.margin)
            raise TimingNotMet(
                f"{board.title} does not meet timing with {len(attempts)} seeds: {best.worst.name} reached "
                f"{best.worst.reached:.2f} of {best.worst.need:g} MHz with seed {best.seed}; the critical path goes "
                f"{best.path}"
            )
        say("packing")
        TOOLS[design.pack].run(design.commands[design.pack], work).checked()
        shutil.move(work / target.with_stem(NAME).name, target)
    manifest = describe(board, design, attempts, target)
    (directory / MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n")
    return manifest


def synthesise(design: Netlist, work: Path, say: Callable[[str], None]) -> None:
    """Write the input of all tools to `work` and synthesise."""
    for file, text in design.files.items():
        (work / file).write_text(text)
    say("synthesis (at its first use the tool compiles itself, which takes two minutes more)")
    TOOLS["yosys"].run(design.commands["yosys"], work).checked()


def place(board: Board, design: Netlist, work: Path, seed: int, say: Callable[[str], None]) -> Attempt:
    """Place and route once, without stopping at a missed timing; DoesNotFit if the part is too small."""
    say(f"place and route with seed {seed}")
    tool = TOOLS[design.place_and_route]
    (work / "report.json").unlink(missing_ok=True)
    given = design.commands[design.place_and_route]
    outcome = tool.run(
        [*given, "--seed", str(seed), "--report", "report.json", *([] if "--write" in given else ["--write", PLACED]),
         "--timing-allow-fail", "--freq", str(TARGET_OF_NOTHING_MHZ)],
        work,
    )  # fmt: skip
    log = (work / f"{NAME}.tim").read_text() if (work / f"{NAME}.tim").exists() else ""
    if outcome.code != 0:
        excess = overfull(log)
        if excess:
            raise DoesNotFit(f"the instrument does not fit the part of {board.title}: it needs {excess}")
        outcome.checked()
    try:
        report = json.loads((work / "report.json").read_text())
    except FileNotFoundError as error:
        raise ToolFailed(f"{tool.script} wrote no report") from error
    if board.geared_pads:
        faults = placed.faults(json.loads((work / PLACED).read_text()))
        if faults:
            raise GearsApart(f"the gears of {board.title} would not sample together: {'; '.join(faults)}")
    found = clocks(report, log + outcome.output, board)
    worst = min(found, key=lambda clock: clock.margin)
    say("  " + ", ".join(f"{clock.name} {clock.reached:.2f} of {clock.need:g} MHz" for clock in found))
    return Attempt(seed, found, utilisation(report), critical_path(report, worst))


def describe(board: Board, design: Netlist, attempts: list[Attempt], target: Path) -> dict[str, Any]:
    """The manifest of a bitstream."""
    identity = board.identity(design.build)
    good = attempts[-1]
    return {
        "schema": "irqscope.bitstream/1",
        "board": board.name,
        "bitstream": target.name,
        "sha256": hashlib.sha256(target.read_bytes()).hexdigest(),
        "build": f"{design.build:016x}",
        "contract": digest().hex(),
        "tick_s": str(board.tick),
        "samples": board.samples,
        "segments": identity.segments,
        "seed": good.seed,
        "attempts": [
            {"seed": attempt.seed, "met": attempt.met, "clocks": clock_table(attempt.clocks)} for attempt in attempts
        ],
        "critical_path": good.path,
        "use": good.use,
        "tools": versions(list(design.commands)),
    }  # fmt: skip


def clock_table(found: list[Clock]) -> dict[str, dict[str, float]]:
    """For a file: by name, the slower one where two nets carry the same clock."""
    table: dict[str, dict[str, float]] = {}
    for clock in sorted(found, key=lambda clock: -clock.reached):
        table[clock.name] = {"reached_mhz": round(clock.reached, 3), "need_mhz": round(clock.need, 6)}
    return dict(sorted(table.items(), key=lambda entry: (entry[0] != "core clock", entry[0])))
