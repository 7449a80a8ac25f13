# SPDX-License-Identifier: BSD-2-Clause
"""From a board to its bitstream: netlist, synthesis, place and route until timing is met, packing, manifest.

Nothing that differs between two builds of the same inputs (time, place, machine) goes into a file.
"""

import hashlib
import json
import shutil
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from irqscope.contract.datagrams import mac_text
from irqscope.contract.digest import digest
from irqscope.errors import ExitCode, IrqscopeError
from irqscope.files import make_directory
from irqscope_gateware.frontends import placed

from . import glue, sdf
from .board import Board, Rgmii
from .crossing import Crossing, crossing
from .gearpaths import GearPaths, delays, gear_paths
from .netlist import Netlist, netlist
from .synthesis import TOP
from .timing import TARGET_OF_NOTHING_MHZ, Clock, clocks, critical_path, overfull, utilisation
from .tools import TOOLS, Tool, ToolFailed, versions
from .unexplained import unexplained

SUFFIXES = {"iCE40": "bin", "ECP5": "bit", "Gowin": "fs"}

MANIFEST = "manifest.json"
SCHEMA = "irqscope.bitstream/1"
PLACED = f"{TOP}.pnr.json"
"""The placed netlist, where Amaranth's plan for Gowin has it, too."""
DELAYS = f"{TOP}.sdf"
"""Those of all its wires and cells."""
DELAYED = ("iCE40", "ECP5")
"""Families of which nextpnr tells them; of Gowin's it leaves out those of tables with less than four inputs."""
NO_PLACE = "Unable to find legal placement"
"""What nextpnr says then."""


class TimingNotMet(IrqscopeError):
    """No seed met timing."""

    code = ExitCode.LIMIT


class GearsApart(IrqscopeError):
    """The tools gave the gears more than one edge clock."""

    code = ExitCode.LIMIT


class GearsNotTimed(IrqscopeError):
    """What passes between gears and fabric is no path that this program can time."""

    code = ExitCode.LIMIT


class Warned(IrqscopeError):
    """A tool warns of something, and nothing says that it may stand."""

    code = ExitCode.LIMIT


class NotTheBoard(IrqscopeError):
    """The netlist is not what the board's description says."""

    code = ExitCode.LIMIT


class DoesNotFit(IrqscopeError):
    """The part is too small."""

    code = ExitCode.LIMIT


class NotPlaced(IrqscopeError):
    """A seed led to no place for some cell of a design that is nearly as large as the part; another one may."""

    code = ExitCode.LIMIT


@dataclass(frozen=True)
class Attempt:
    """Place and route with one seed."""

    seed: int
    clocks: list[Clock]
    use: dict[str, dict[str, int]]
    path: str
    """The critical path of the clock with the least margin."""
    crossing: Crossing | None = None
    """Of a half-rate core."""
    gear_paths: GearPaths | None = None
    """Of gears that nextpnr does not time."""

    @property
    def met(self) -> bool:
        others = (self.crossing, self.gear_paths)
        return all(clock.met for clock in self.clocks) and all(other is None or other.met for other in others)

    @property
    def worst(self) -> Clock:
        return min(self.clocks, key=lambda clock: clock.margin)

    @property
    def shortfall(self) -> str:
        """What is not met, in words."""
        if self.worst.met and self.gear_paths and not self.gear_paths.met:
            return f"with seed {self.seed} {self.gear_paths.shortfall}"
        if self.worst.met and self.crossing:
            late = f"with seed {self.seed} the core's clock is up to {self.crossing.late.most:.2f} ns late"
            return f"{late}, and what passes to it may change {-self.crossing.held:.2f} ns too early"
        return (
            f"{self.worst.name} reached {self.worst.reached:.2f} of {self.worst.need:g} MHz with seed {self.seed}; the "
            f"critical path goes {self.path}"
        )

    @property
    def entry(self) -> dict[str, Any]:
        """For a file."""
        found: dict[str, Any] = {"seed": self.seed, "met": self.met, "clocks": clock_table(self.clocks)}
        if self.crossing:
            late, held = self.crossing.late, self.crossing.held
            found["core_clock_late_ns"] = [round(late.least, 3), round(late.most, 3)]
            found["held_ns"] = round(held, 3)
        if self.gear_paths:
            found["left_for_gears_ns"] = round(self.gear_paths.left, 3)
        return found


def bitstream(board: Board, directory: Path) -> Path:
    """Where the bitstream of a board lies."""
    return directory / f"{board.name}{board.variant}.{SUFFIXES[board.part.family.name]}"


def seeds_to_try(board: Board, count: int) -> list[int]:
    """`count` seeds, those known to be good first."""
    others = (seed for seed in range(1, count + 1) if seed not in board.seeds)
    return [*board.seeds, *others][:count]


def build(board: Board, directory: Path, seeds: Sequence[int], say: Callable[[str], None]) -> dict[str, Any]:
    """Write bitstream and manifest of `board` to `directory`; returns the manifest.

    `say` gets a line now and then. Raises TimingNotMet, with the critical path, if no seed is good; then, as after any
    other error, the directory holds no bitstream.
    """
    make_directory(directory)
    target = bitstream(board, directory)
    target.unlink(missing_ok=True)
    (directory / MANIFEST).unlink(missing_ok=True)
    say("netlist")
    design = netlist(board)
    with tempfile.TemporaryDirectory(dir=directory, prefix="work-") as name:
        work = Path(name)
        synthesise(design, work, say)
        ask(board, design, work)
        attempts: list[Attempt] = []
        for seed in seeds:
            try:
                attempts.append(place(board, design, work, seed, say))
            except NotPlaced as error:
                say(f"  {error}")
                continue
            if attempts[-1].met:
                break
        else:
            if not attempts:
                raise NotPlaced(f"the tools found no place for the instrument on {board.title} with {len(seeds)} seeds")
            best = max(attempts, key=lambda attempt: attempt.worst.margin)
            raise TimingNotMet(f"{board.title} does not meet timing with {len(seeds)} seeds: {best.shortfall}")
        say("packing")
        tool = TOOLS[design.pack]
        listen(tool, tool.run(design.commands[design.pack], work).checked().output)
        shutil.move(work / target.with_stem(TOP).name, target)
    manifest = describe(board, design, attempts, target)
    (directory / MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
    return manifest


def synthesise(design: Netlist, work: Path, say: Callable[[str], None]) -> None:
    """Write the input of all tools to `work` and synthesise."""
    for file, text in design.files.items():
        (work / file).write_text(text, encoding="utf-8")
    say("synthesis (at its first use the tool compiles itself, which takes two minutes more)")
    output = TOOLS["yosys"].run(design.commands["yosys"], work).checked().output
    listen(TOOLS["yosys"], _log(work / f"{TOP}.rpt") + output)


def ask(board: Board, design: Netlist, work: Path) -> None:
    """Raise NotTheBoard if pins, clocks, reset or link of what synthesis made are not those of the board."""
    given = design.commands[design.place_and_route]
    made = json.loads((work / given[given.index("--json") + 1]).read_text(encoding="utf-8"))
    faults = glue.faults(board, made, design.files)
    if faults:
        raise NotTheBoard(f"what synthesis made is no instrument on {board.title}: {_first(faults)}")


def listen(tool: Tool, output: str) -> None:
    """Raise Warned if a tool says more than it may."""
    lines = unexplained(output)
    if lines:
        raise Warned(f"{tool.script} warns, and no reason is known why that may stand: {_first(lines)}")


def _first(lines: Sequence[str]) -> str:
    """The first of them, and how many more there are."""
    return lines[0] + (f", and {len(lines) - 1} more" if len(lines) > 1 else "")


def _log(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.exists() else ""


def place(board: Board, design: Netlist, work: Path, seed: int, say: Callable[[str], None]) -> Attempt:
    """Place and route once, without stopping at a missed timing.

    DoesNotFit if the part is too small, NotPlaced if this seed found no place for all.
    """
    say(f"place and route with seed {seed}")
    tool = TOOLS[design.place_and_route]
    (work / "report.json").unlink(missing_ok=True)
    given = design.commands[design.place_and_route]
    outcome = tool.run(
        [
            *given,
            "--seed",
            str(seed),
            "--report",
            "report.json",
            *([] if "--write" in given else ["--write", PLACED]),
            *(["--sdf", DELAYS] if board.part.family.name in DELAYED else []),
            "--timing-allow-fail",
            "--freq",
            str(TARGET_OF_NOTHING_MHZ),
        ],
        work,
    )
    log = _log(work / f"{TOP}.tim")
    if outcome.code != 0:
        excess = overfull(log)
        if excess:
            raise DoesNotFit(f"the instrument does not fit the part of {board.title}: it needs {excess}")
        if NO_PLACE in outcome.output:
            raise NotPlaced(f"no place was found for all cells with seed {seed}")
        outcome.checked()
    try:
        report = json.loads((work / "report.json").read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise ToolFailed(f"{tool.script} wrote no report") from error
    between_gears = _gears(board, work) if board.geared_pads else None
    between = _crossing(board, work) if board.half_rate else None
    found = clocks(report, log + outcome.output, board, between)
    listen(tool, log + outcome.output)
    worst = min(found, key=lambda clock: clock.margin)
    say("  " + ", ".join(f"{clock.name} {clock.reached:.2f} of {clock.need:g} MHz" for clock in found))
    return Attempt(seed, found, utilisation(report), critical_path(report, worst), between, between_gears)


def _gears(board: Board, work: Path) -> GearPaths | None:
    """GearsApart or GearsNotTimed, if the pads would not sample together, or it cannot be told when they give words."""
    made = json.loads((work / PLACED).read_text(encoding="utf-8"))
    faults = placed.faults(made)
    if faults:
        raise GearsApart(f"the gears of {board.title} would not sample together: {'; '.join(faults)}")
    if board.part.family.name != "Gowin":
        return None  # nextpnr times them
    found, faults = gear_paths(made, delays(board), float(10**9 / board.double_hz))
    if faults:
        raise GearsNotTimed(f"when the gears of {board.title} take and give words is not known: {'; '.join(faults)}")
    return found


def _crossing(board: Board, work: Path) -> Crossing:
    return crossing(sdf.read((work / DELAYS).read_text(encoding="utf-8")), float(10**9 / board.double_hz))


def describe(board: Board, design: Netlist, attempts: list[Attempt], target: Path) -> dict[str, Any]:
    """The manifest of a bitstream."""
    identity = board.identity(design.build)
    good = attempts[-1]
    return {
        "schema": SCHEMA,
        "board": board.name,
        "bitstream": target.name,
        "sha256": hashlib.sha256(target.read_bytes()).hexdigest(),
        "build": f"{design.build:016x}",
        **(_addresses(board.link) if isinstance(board.link, Rgmii) else {}),
        "contract": digest().hex(),
        "tick_s": str(board.tick),
        "samples": board.samples,
        "segments": identity.segments,
        "seed": good.seed,
        "attempts": [attempt.entry for attempt in attempts],
        "critical_path": good.path,
        "use": good.use,
        "tools": versions(list(design.commands)),
    }


def _addresses(link: Rgmii) -> dict[str, Any]:
    """Of an instrument with Ethernet, for its manifest."""
    return {"mac": mac_text(link.mac.to_bytes(6)), "address": str(link.address), "dhcp": link.fixed is None}


def clock_table(found: list[Clock]) -> dict[str, dict[str, float]]:
    """For a file: by name, the slower one where two nets carry the same clock."""
    table: dict[str, dict[str, float]] = {}
    for clock in sorted(found, key=lambda clock: -clock.reached):
        table[clock.name] = {"reached_mhz": round(clock.reached, 3), "need_mhz": round(clock.need, 6)}
    return dict(sorted(table.items(), key=lambda entry: (entry[0] != "core clock", entry[0])))
