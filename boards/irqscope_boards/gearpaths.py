# SPDX-License-Identifier: BSD-2-Clause
"""What passes between the gears of a Gowin part and the fabric, which nextpnr does not time.

nextpnr has no model of these gears, and so times none of the wires to and from them. Here they are timed by the delays
that Apycula's database has of the part's switches and cells: the same ones that nextpnr times all others by. What a
gear itself takes, from its clock to its word or before its clock, neither has; the rest of the clock is left for it.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .board import Board

LEFT_NS = 3.0
"""What a gear is left at least. Flip-flops of these parts take less than 1 ns."""
FAN_OUT = {"X0": "X0Fan", "X2": "X2Fan", "X8": "X8Fan", "LUT_OUT": "FFan", "FF_OUT": "QFan", "OF": "OFFan"}
"""Kinds of wires that are slower the more they drive: what Apycula calls the delay of as many as there may be."""
CONSTANT = ("GOWIN_GND", "GOWIN_VCC")


@dataclass(frozen=True)
class Delays:
    """Of a part at a speed grade, in ns, each the longest of rising and falling edges.

    Attributes
    ----------
    kinds : of each wire its kind.
    wires : of each kind what a switch takes that it drives, with the largest fan-out.
    output, table, setup : of a flip-flop, of a look-up table, of a flip-flop again.
    """

    kinds: Mapping[str, str]
    wires: Mapping[str, float]
    output: float
    table: float
    setup: float

    def switch(self, pip: str) -> float:
        """What one takes that nextpnr calls X1Y2/TO/FROM."""
        return self.wires.get(self.kinds[pip.split("/")[2]], 0.0)


@dataclass(frozen=True)
class GearPaths:
    """Of one placed and routed design, in ns."""

    period: float
    slowest: float
    """What flip-flop, look-up table and wires between a gear and a flip-flop take, of the clock that all share."""
    end: str
    """The gear's pin there."""

    @property
    def left(self) -> float:
        """For the gear."""
        return self.period - self.slowest

    @property
    def met(self) -> bool:
        """Enough is left."""
        return self.left >= LEFT_NS

    @property
    def shortfall(self) -> str:
        """Where it is not, in words."""
        return (
            f"the way at {self.end} takes {self.slowest:.2f} of {self.period:.2f} ns, and leaves the gear less than "
            f"{LEFT_NS:g}"
        )


def database_of(platform: Any) -> Any:
    """What Apycula knows of the die of a board's platform."""
    import apycula
    from apycula.chipdb import load_chipdb

    die = platform.family.replace("GW1NR", "GW1N")  # a GW1NR is a GW1N with another die, a RAM, beside it
    return load_chipdb(Path(apycula.__file__).parent / f"{die}.msgpack.xz")


def delays(board: Board) -> Delays:
    """Those of a board's part, from Apycula's database."""
    platform = board.make_platform()
    database = database_of(platform)
    (grade,) = re.findall(r"C\d/I\d$", platform.part)
    groups = database.timing[grade]
    wires = {kind: max(times) for kind, times in groups["wire"].items()}
    for kind, name in FAN_OUT.items():
        wires[kind] = wires.get(kind, 0.0) + max(groups["fanout"][name])
    flip_flop = groups["dff"]
    return Delays(
        database.wire_delay,
        wires,
        output=max(flip_flop["clk_qpos"]),
        table=max(max(groups["lut"][arc]) for arc in ("a_f", "b_f", "c_f", "d_f")),
        setup=max(flip_flop["di_clksetpos"]),
    )


class Nets:
    """Who drives what in a netlist, as nextpnr writes it, and through which switches."""

    def __init__(self, netlist: Mapping[str, Any]) -> None:
        self.cells: dict[str, Any] = {}
        self.driver: dict[int, tuple[str, str]] = {}
        self.driven: dict[int, list[tuple[str, str]]] = defaultdict(list)
        self._switches: dict[int, list[str]] = {}
        for module in netlist["modules"].values():
            self.cells |= module["cells"]
            for net in module["netnames"].values():
                if len(net["bits"]) == 1 and "ROUTING" in net["attributes"]:
                    pips = net["attributes"]["ROUTING"].split(";")[1::3]
                    self._switches[net["bits"][0]] = [pip for pip in pips if pip]
        for name, cell in self.cells.items():
            for port, bits in cell["connections"].items():
                for bit in bits:
                    if cell["port_directions"][port] == "output":
                        self.driver[bit] = (name, port)
                    else:
                        self.driven[bit].append((name, port))

    def kind(self, cell: str) -> str:
        found: str = self.cells[cell]["type"]
        return found

    def wires(self, bit: int, known: Delays) -> float:
        """What all switches of a net take together: no way through it takes longer."""
        return sum(known.switch(pip) for pip in self._switches.get(bit, ()))

    def words(self) -> Iterator[tuple[str, str, int]]:
        """Gear, port and net of every bit of a word."""
        for name, cell in self.cells.items():
            letter = {"IDES": "Q", "OSER": "D"}.get(cell["type"][:4])
            for port, bits in cell["connections"].items():
                if letter and bits and re.fullmatch(rf"{letter}\d+", port):
                    yield name, port, bits[0]


def gear_paths(netlist: Mapping[str, Any], known: Delays, period: float) -> tuple[GearPaths, list[str]]:
    """The slowest path between gears and fabric, and what is no single wire there."""
    nets = Nets(netlist)
    found, faults = GearPaths(period, 0.0, ""), []
    for gear, port, bit in nets.words():
        ends = _given(nets, bit, known) if nets.kind(gear).startswith("OSER") else _taken(nets, bit, known)
        if None in ends:
            faults.append(f"between {gear}.{port} and its flip-flop is logic")
        whole = max((end or 0.0 for end in ends), default=0.0) + nets.wires(bit, known) * bool(ends)
        if whole > found.slowest:
            found = GearPaths(period, whole, f"{gear}.{port}")
    return found, faults


def _given(nets: Nets, bit: int, known: Delays) -> list[float | None]:
    """What it takes until a gear's input leaves a flip-flop; None if none gives it, nothing if it never changes."""
    cell, _ = nets.driver[bit]
    if nets.kind(cell) in CONSTANT:
        return []
    return [known.output if nets.kind(cell).startswith("DFF") else None]


def _taken(nets: Nets, bit: int, known: Delays) -> list[float | None]:
    """What each flip-flop needs that takes a gear's output, with a look-up table in front of it; None if it is none."""
    return [_until(nets, cell, known) for cell, _ in nets.driven[bit]]


def _until(nets: Nets, cell: str, known: Delays) -> float | None:
    if nets.kind(cell).startswith("DFF"):
        return known.setup
    if not nets.kind(cell).startswith("LUT"):
        return None
    (output,) = nets.cells[cell]["connections"]["F"]
    inputs = [bits for port, bits in nets.cells[cell]["connections"].items() if port.startswith("I") and bits]
    moving = [bits[0] for bits in inputs if nets.kind(nets.driver[bits[0]][0]) not in CONSTANT]
    behind = [nets.kind(name) for name, _ in nets.driven[output]]
    if len(moving) != 1 or not behind or not all(kind.startswith("DFF") for kind in behind):
        return None
    return known.table + nets.wires(output, known) + known.setup
