# SPDX-License-Identifier: BSD-2-Clause
"""Mistakes in a placed netlist, by family: at the pads, of clocks and reset, in gears and tables, and slow wires."""

import copy
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from irqscope_boards.board import Board
from irqscope_boards.sdf import Delay, Delays

from .bench import RX, TX

Netlist = Any
TABLES = {
    "iCE40": ("ICESTORM_LC", "LUT_INIT", "O"),
    "ECP5": ("TRELLIS_COMB", "INITVAL", "F"),
    "Gowin": ("LUT4", "INIT", "F"),
}
"""Kind of a cell, its parameter and its output."""
CLOCKED = {"iCE40": ("ICESTORM_LC", "I"), "ECP5": ("TRELLIS_FF", "DM")}
"""Kind of a cell with a register, and how its data inputs begin."""
MULTIPLIERS = {"iCE40": "DIVF", "ECP5": "CLKFB_DIV", "Gowin": "FBDIV_SEL"}
EARLY = {
    "iCE40": ("SB_IO", "D_IN_0", "D_IN_1"),
    "ECP5": ("IOLOGIC", "RXDATA0", "RXDATA1"),
    "Gowin": ("IDES8", "Q2", "Q3"),
}
LEAVING = {
    "iCE40": ("SB_IO", "D_OUT_0", "D_OUT_1"),
    "ECP5": ("IOLOGIC", "TXDATA0", "TXDATA1"),
    "Gowin": ("OSER8", "D0", "D1"),
}
"""Of gears or pads with two samples: kind, and two outputs and inputs of a word."""


@dataclass(frozen=True)
class Mutant:
    """A mistake: its name, and what makes it in a netlist and its delays, which are the caller's own."""

    name: str
    netlist: Netlist
    delays: Delays | None


def _cells(netlist: Netlist) -> dict[str, Any]:
    cells: dict[str, Any] = netlist["modules"]["top"]["cells"]
    return cells


def _exchange(cells: dict[str, Any], kind: str, first: str, second: str, where: str) -> None:
    """Two pins of all cells of a kind that have both, and whose name has `where`."""
    for name, cell in cells.items():
        wires = cell["connections"]
        if cell["type"] == kind and where in name and wires.get(first) and wires.get(second):
            wires[first], wires[second] = wires[second], wires[first]


def _exchanged_ports(netlist: Netlist, first: tuple[str, int], second: tuple[str, int]) -> None:
    ports = netlist["modules"]["top"]["ports"]
    (a, i), (b, k) = first, second
    ports[a]["bits"][i], ports[b]["bits"][k] = ports[b]["bits"][k], ports[a]["bits"][i]


def _multiplied(netlist: Netlist, family: str) -> None:
    for cell in _cells(netlist).values():
        if (name := MULTIPLIERS[family]) in cell["parameters"]:
            text = cell["parameters"][name].strip()
            cell["parameters"][name] = f"{int(text, 2) + 1:0{len(text)}b}"


def _always_locked(netlist: Netlist) -> None:
    cells = _cells(netlist)
    (lock,) = (cell["connections"]["LOCK"] for cell in cells.values() if cell["connections"].get("LOCK"))
    for cell in cells.values():
        for port, bits in cell["connections"].items():
            if bits == lock and port != "LOCK":
                cell["connections"][port] = ["1"]


def _named(board: Board) -> Iterator[tuple[str, Callable[[Netlist], None]]]:
    family = board.part.family.name
    inputs, outputs = "instrument_in_0__io", "instrument_out_0__io"
    yield "RX and TX exchanged", lambda n: _exchanged_ports(n, (RX, 0), (TX, 0))
    yield "pads of isr and task exchanged", lambda n: _exchanged_ports(n, (inputs, 0), (inputs, 1))
    yield "pads of both stimuli exchanged", lambda n: _exchanged_ports(n, (outputs, 0), (outputs, 1))
    yield f"{MULTIPLIERS[family]} + 1 of the PLL", lambda n: _multiplied(n, family)
    yield "the lock is not looked at", _always_locked
    yield (
        "first two samples of a word of the inputs exchanged",
        lambda n: _exchange(_cells(n), *EARLY[family], "input"),
    )
    yield (
        "first two levels of a word of the stimuli exchanged",
        lambda n: _exchange(_cells(n), *LEAVING[family], "stimuli"),
    )


def _stuck(netlist: Netlist, family: str, name: str, level: int) -> None:
    cell = _cells(netlist)[name]
    parameter = TABLES[family][1]
    cell["parameters"][parameter] = str(level) * len(cell["parameters"][parameter])


def mutants(board: Board, netlist: Netlist, delays: Delays | None, seed: int, each: int) -> Iterator[Mutant]:
    """Those with a name, then `each` drawn ones of tables stuck at a level, and of wires that take a clock longer."""
    family, rng = board.part.family.name, random.Random(f"{board.name} {seed}")

    def mutated(name: str, change: Callable[[Netlist], None]) -> Mutant:
        own = copy.deepcopy(netlist)
        change(own)
        return Mutant(name, own, delays)

    for name, change in _named(board):
        yield mutated(name, change)
    kind, parameter, out = TABLES[family]
    tables = sorted(
        name
        for name, cell in _cells(netlist).items()
        if cell["type"] == kind and cell["connections"].get(out) and "1" in cell["parameters"][parameter]
    )
    for name in rng.sample(tables, each):
        level = rng.randrange(2)
        yield mutated(f"`{name}` stuck at {level}", lambda n, name=name, level=level: _stuck(n, family, name, level))
    if delays is None:
        return
    kind, begin = CLOCKED[family]
    wires = sorted(
        end for end in delays.wires if delays.kinds.get(end.cell) == kind and end.port[0] in begin and end.port != "M0"
    )
    clock = float(10**9 / board.clock_hz)
    for end in rng.sample(wires, each):
        source, delay = delays.wires[end]
        longer = {**delays.wires, end: (source, Delay(delay.least + clock, delay.most + clock))}
        name = f"the wire to `{end.cell}` {end.port} takes {clock:.3g} ns longer"
        yield Mutant(name, netlist, replace(delays, wires=longer))
