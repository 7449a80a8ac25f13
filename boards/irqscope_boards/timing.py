# SPDX-License-Identifier: BSD-2-Clause
"""What nextpnr says of a placed and routed design: clocks against their need, use of the part, critical paths in words."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from irqscope.errors import ExitCode, IrqscopeError

from .board import Board

CLOCK_NAMES = ("core_clock", "edge_clock", "crystal_clock")
TARGET_OF_NOTHING_MHZ = 1
"""Default target given to nextpnr: a clock with this constraint has none of its own."""

USE = {
    "logic": ("TRELLIS_COMB", "ICESTORM_LC", "LUT4"),
    "flip-flops": ("TRELLIS_FF", "DFF"),
    "memory": ("DP16KD", "ICESTORM_RAM", "BSRAM"),
    "I/O": ("TRELLIS_IO", "SB_IO", "IOB"),
}
"""What nextpnr calls what a part has, for all families."""

_PRIMITIVE = re.compile(r"_(?:TRELLIS|SB_|DFF|LUT\d|CCU2C|PFUMX|L6MUX21|ALU|MUX2|RAM16).*|\$.*|\.\d+(?:\.\d+)*$")


class Unconstrained(IrqscopeError):
    """A clock has no constraint, so that nothing is known about its timing."""

    code = ExitCode.LIMIT


@dataclass(frozen=True)
class Clock:
    """A clock of the design, in MHz: what it reached and what it needs."""

    name: str
    reached: float
    need: float

    @property
    def met(self) -> bool:
        return self.reached >= self.need

    @property
    def margin(self) -> float:
        """Share of the need by which it is exceeded."""
        return self.reached / self.need - 1


def needs(board: Board) -> dict[str, Fraction]:
    """The frequencies in Hz to which the clocks of a board are constrained, by name."""
    return dict(zip(CLOCK_NAMES, (board.clock_hz, board.pll.output, Fraction(board.crystal_hz)), strict=True))


def clocks(report: Mapping[str, Any], log: str, board: Board) -> list[Clock]:
    """Every clock that nextpnr timed; Unconstrained if a constraint is missing or was ignored."""
    ignored = re.search(r"[^\n]*ignoring (?:\S+ )?(?:clock )?constraint[^\n]*", log, re.IGNORECASE)
    if ignored:
        raise Unconstrained(f"a clock constraint had no effect: {ignored[0].strip()}")
    wanted = needs(board)
    found = []
    for net, entry in sorted(report["fmax"].items()):
        constraint = entry["constraint"]
        name = next((n for n in wanted if n in net), None)
        if name is None:
            # The net of the crystal is named after its pad.
            name = next((n for n, hz in wanted.items() if abs(constraint - hz / 10**6) < 0.001 * constraint), None)
        if name is None or abs(constraint - wanted[name] / 10**6) > 0.001 * constraint:
            raise Unconstrained(f"the clock {net} is timed against {constraint:g} MHz, which nothing asked for")
        found.append(Clock(name, entry["achieved"], float(wanted[name] / 10**6)))
    if not any(clock.name == "core_clock" for clock in found):
        raise Unconstrained("the core's clock is not among those that were timed")
    return found


def utilisation(report: Mapping[str, Any]) -> dict[str, dict[str, int]]:
    """Used and available of each kind in USE."""
    table: Mapping[str, Mapping[str, int]] = report["utilization"]
    return {
        kind: {"used": table[name]["used"], "available": table[name]["available"]}
        for kind, names in USE.items()
        for name in names
        if name in table
    }


def overfull(log: str) -> str | None:
    """In words, what a design needs more of than the part has; None if it fits. Read from nextpnr's log."""
    for kind, names in USE.items():
        for name in names:
            line = re.search(rf"\b{name}:\s*(\d+)/\s*(\d+)", log)
            if line and int(line[1]) > int(line[2]):
                return f"{line[1]} of {line[2]} {kind} cells"
    return None


def signal_of(cell: str) -> str:
    """The name in the source of what a cell of the netlist stands for."""
    return _PRIMITIVE.sub("", cell) or cell


def critical_path(report: Mapping[str, Any], clock: Clock) -> str:
    """The worst path of a clock in words: from where to where, how long, through what."""
    def worst(entry: Mapping[str, Any]) -> float:
        return sum(step["delay"] for step in entry["path"])

    paths = [
        entry for entry in report["critical_paths"]
        if entry["path"] and entry["from"].split(" ")[-1] == entry["to"].split(" ")[-1]
        and clock.name in entry["to"]
    ]  # fmt: skip
    if not paths:
        return "nextpnr names no path"
    path = max(paths, key=worst)["path"]
    total = sum(step["delay"] for step in path)
    logic = sum(step["delay"] for step in path if step["type"] != "routing")
    levels = sum(step["type"] == "logic" for step in path)
    stops: list[str] = []
    for step in path:
        module = signal_of(step["to"]["cell"]).rpartition(".")[0]
        if module and (not stops or stops[-1] != module):
            stops.append(module)
    return (
        f"from {signal_of(path[0]['from']['cell'])} to {signal_of(path[-1]['to']['cell'])} "
        f"(its {path[-1]['to']['port']}) in {total:.2f} ns, {logic:.2f} ns of it in {levels} cells and "
        f"{total - logic:.2f} ns in wires, through {', '.join(stops)}"
    )
