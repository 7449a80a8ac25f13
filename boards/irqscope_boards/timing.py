# SPDX-License-Identifier: BSD-2-Clause
"""What nextpnr says of a placed and routed design: clocks against their need, use of the part, critical paths."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from irqscope.errors import ExitCode, IrqscopeError

from .board import Board, Ft245, LinkClock
from .crossing import Crossing
from .ft245 import INTO_FABRIC_NS

TARGET_OF_NOTHING_MHZ = 1
"""Default target given to nextpnr: a clock with this constraint has none of its own."""

CONSTRAINT_TOLERANCE = 0.001
"""The tools round periods to picoseconds."""

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
    nets: tuple[str, ...]
    """As nextpnr calls it; two for the paths from one clock to another one."""
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
    found = {"core clock": board.clock_hz, "crystal": board.crystal_hz}
    if board.half_rate:
        found["double clock"] = board.double_hz
    return found


def clocks(report: Mapping[str, Any], log: str, board: Board, crossing: Crossing | None = None) -> list[Clock]:
    """Every clock that nextpnr timed, the core's first; Unconstrained if a constraint is missing or was ignored.

    The edge clock of gears ends in pads, inside which nextpnr times nothing: it is not among them. Of a half-rate core
    the double clock is, and so is `crossing`, as the clock that it allows.
    """
    ignored = re.search(r"[^\n]*ignoring (?:\S+ )?(?:clock )?constraint[^\n]*", log, re.IGNORECASE)
    if ignored:
        raise Unconstrained(f"a clock constraint had no effect: {ignored[0].strip()}")
    found = []
    for net, entry in report["fmax"].items():
        its_own = board.link.clock
        own = {f"{its_own.title} clock": its_own.hz} if its_own and _is_of(its_own, net) else None
        for name, hz in (own or needs(board)).items():
            if abs(entry["constraint"] / float(hz / 10**6) - 1) < CONSTRAINT_TOLERANCE:
                found.append(Clock(name, (net,), entry["achieved"], float(hz / 10**6)))
                break
        else:
            raise Unconstrained(f"the clock {net} is timed for {entry['constraint']:g} MHz, which nothing asked for")
    if not any(clock.name == "core clock" for clock in found):
        raise Unconstrained("the core's clock is not among those that were timed")
    if board.link.clock:
        found += _to_and_from(board.link.clock, max(board.link.clock.hz, board.clock_hz), report)
    if isinstance(board.link, Ft245):
        found.append(_into_fabric(board.link.clock, report))
    if crossing:
        core, double = (
            next(clock.nets[0] for clock in found if clock.name == name) for name in ("core clock", "double clock")
        )
        nets = (core, double) if crossing.there >= crossing.back else (double, core)
        found.append(Clock("crossing", nets, 1000 / crossing.slowest, float(board.double_hz / 10**6)))
    return sorted(found, key=lambda clock: (clock.name != "core clock", clock.name, clock.nets))


def _is_of(clock: LinkClock, net: str) -> bool:
    """Whether a clock is that of the link, whatever nextpnr calls it there; a core's may be as fast."""
    return net.removeprefix("$glbnet$").startswith(f"{clock.module}.")


def _ends(entry: Mapping[str, Any]) -> tuple[str, ...]:
    """The clocks of a path's ends; "" for what has none."""
    return tuple(entry[end].partition(" ")[2] for end in ("from", "to"))


def _to_and_from(clock: LinkClock, hz: Fraction, report: Mapping[str, Any]) -> Iterator[Clock]:
    """What passes between core and link is there within a clock of the faster one, as the clock that this allows.

    So the bits of a counter, of which one changes in a clock, are never seen in an order in which they did not change.
    """
    for entry in report["critical_paths"]:
        nets = _ends(entry)
        if len({_is_of(clock, net) for net in nets}) == 2 and all(nets):
            ns = sum(step["delay"] for step in entry["path"])
            way = "to" if _is_of(clock, nets[1]) else "from"
            yield Clock(f"{way} {clock.title}", nets, 1000 / ns, float(hz / 10**6))


def _into_fabric(clock: LinkClock, report: Mapping[str, Any]) -> Clock:
    """What the chip drives is there before its next edge, as the clock that this allows."""
    for entry in report["critical_paths"]:
        source, sink = _ends(entry)
        if not source and _is_of(clock, sink):
            ns = sum(step["delay"] for step in entry["path"])
            return Clock(f"pads to {clock.title}", (source, sink), 1000 / ns, float(1000 / INTO_FABRIC_NS))
    raise Unconstrained(f"nothing is known of the way from the pads to the {clock.title} clock")


def _slowest(report: Mapping[str, Any], nets: tuple[str, ...]) -> list[dict[str, Any]]:
    """The steps of the slowest path of a clock, or from one clock to the other; none if nextpnr does not say."""
    paths = [entry["path"] for entry in report["critical_paths"] if _ends(entry) == (nets[0], nets[-1])]
    return max(paths, key=lambda steps: sum(step["delay"] for step in steps), default=[])


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
    path = _slowest(report, clock.nets)
    if not path:
        return "where nextpnr does not say"
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
