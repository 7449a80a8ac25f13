# SPDX-License-Identifier: BSD-2-Clause
"""A netlist as synthesis left it, of any family: what drives a net, what reads it, and what a few cells come to.

It is read for what it says of itself, not for what the gateware meant: nothing here knows a name of the design.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from .synthesis import TOP

Bit = int | str
"""A net by its number, or "0", "1" and "x"."""

_SB_DFF = re.compile(r"SB_DFF(N?)(E?)(SR|SS|R|S|)")
_GOWIN_DFF = re.compile(r"DFF(N?)([SRPC]?)(E?)")


@dataclass(frozen=True)
class Cell:
    """One cell of the netlist with its connections."""

    name: str
    kind: str
    parameters: Mapping[str, str]
    attributes: Mapping[str, str]
    inputs: Mapping[str, tuple[Bit, ...]]
    outputs: Mapping[str, tuple[Bit, ...]]
    pads: Mapping[str, tuple[Bit, ...]]
    """Its ports that go both ways."""

    def input(self, port: str, otherwise: Bit = "0") -> Bit:
        """The net at a port of one bit."""
        return self.inputs.get(port, (otherwise,))[0]

    def number(self, parameter: str, otherwise: int = 0) -> int:
        """A parameter that Yosys wrote in binary."""
        return int(self.parameters.get(parameter, f"{otherwise:b}"), 2)


@dataclass(frozen=True)
class FlipFlop:
    """A flip-flop of any family."""

    data: Bit
    clock: Bit
    falling: bool
    enable: tuple[Bit, str]
    """A net, and at which level the flip-flop takes its data."""
    reset: tuple[Bit, str]
    """A net, and at which level it resets."""
    to: str
    """The level that the reset brings."""
    at_once: bool
    """Without waiting for the clock."""
    enabled_reset: bool
    """Only while it is enabled, too."""


ALWAYS, NEVER = ("1", "1"), ("0", "1")


def flip_flop(cell: Cell) -> FlipFlop | None:
    """What a cell is as a flip-flop; None if it is none."""
    if found := _SB_DFF.fullmatch(cell.kind):
        reset, at_once = found[3], found[3] in ("R", "S")
        return FlipFlop(
            cell.input("D"),
            cell.input("C"),
            bool(found[1]),
            (cell.input("E"), "1") if found[2] else ALWAYS,
            (cell.input("S" if reset[-1:] == "S" or reset == "SS" else "R"), "1") if reset else NEVER,
            "1" if reset in ("S", "SS") else "0",
            at_once,
            not at_once,
        )
    if cell.kind == "TRELLIS_FF":
        enable = {"CE": (cell.input("CE"), "1"), "INV": (cell.input("CE"), "0"), "0": NEVER}
        mux = cell.parameters.get("LSRMUX", "LSR").strip()
        return FlipFlop(
            cell.input("DI") if "DI" in cell.inputs else cell.input("M"),
            cell.input("CLK"),
            cell.parameters.get("CLKMUX", "CLK").strip() == "INV",
            enable.get(cell.parameters.get("CEMUX", "CE").strip(), ALWAYS),
            (cell.input("LSR"), "0" if mux == "INV" else "1") if "LSR" in cell.inputs else NEVER,
            "1" if cell.parameters.get("REGSET", "RESET").strip() == "SET" else "0",
            cell.parameters.get("SRMODE", "").strip() == "ASYNC",
            False,
        )
    if found := _GOWIN_DFF.fullmatch(cell.kind):
        port = {"S": "SET", "R": "RESET", "P": "PRESET", "C": "CLEAR", "": ""}[found[2]]
        return FlipFlop(
            cell.input("D"),
            cell.input("CLK"),
            bool(found[1]),
            (cell.input("CE"), "1") if found[3] else ALWAYS,
            (cell.input(port), "1") if port else NEVER,
            "1" if found[2] in ("S", "P") else "0",
            found[2] in ("P", "C"),
            False,
        )
    return None


LOGIC = re.compile(r"SB_LUT4|SB_CARRY|LUT[1-8]|CCU2C|PFUMX|L6MUX21|ALU|MUX2(_LUT\d)?|INV")
"""Cells without a memory, whose outputs hang on their inputs alone."""
CLOCKS = ("C", "CLK", "ECLK", "SCLK", "FCLK", "PCLK", "INPUT_CLK", "OUTPUT_CLK", "WCLK", "RCLK")
"""Ports of other cells that take a clock."""


class Cells:
    """The top module of a netlist, as Yosys writes it."""

    def __init__(self, written: Mapping[str, Any]) -> None:
        module = written["modules"][TOP]
        constant: dict[Bit, str] = {}
        for cell in module["cells"].values():
            if cell["type"] in ("GND", "VCC"):
                constant[next(iter(cell["connections"].values()))[0]] = "1" if cell["type"] == "VCC" else "0"
        self.ports = {name: tuple(port["bits"]) for name, port in module["ports"].items()}
        self.names = {name: tuple(net["bits"]) for name, net in module["netnames"].items()}
        self.cells: dict[str, Cell] = {}
        self.driver: dict[Bit, tuple[Cell, str, int]] = {}
        self.readers: dict[Bit, list[tuple[Cell, str]]] = defaultdict(list)
        for name, found in module["cells"].items():
            if found["type"].startswith("$") or found["type"] in ("GND", "VCC"):
                continue
            sorted_out: dict[str, dict[str, tuple[Bit, ...]]] = {"input": {}, "output": {}, "inout": {}}
            for port, bits in found["connections"].items():
                sorted_out[found["port_directions"][port]][port] = tuple(constant.get(bit, bit) for bit in bits)
            cell = Cell(name, found["type"], found["parameters"], found["attributes"], *sorted_out.values())
            self.cells[name] = cell
            for port, bits in cell.outputs.items():
                for index, bit in enumerate(bits):
                    self.driver[bit] = (cell, port, index)
            for port, bits in cell.inputs.items():
                for bit in bits:
                    self.readers[bit].append((cell, port))

    def of(self, *kinds: str) -> list[Cell]:
        """All cells of these kinds."""
        return [cell for cell in self.cells.values() if cell.kind in kinds]

    def pad(self, bit: Bit) -> Cell | None:
        """The pad at a bit of a port."""
        for cell in self.of("SB_IO", "TRELLIS_IO", "IBUF", "OBUF", "TBUF", "IOBUF"):
            port = {"SB_IO": "PACKAGE_PIN", "TRELLIS_IO": "B", "IBUF": "I"}.get(cell.kind, "O")
            if (cell.pads.get(port) or cell.inputs.get(port) or cell.outputs.get(port)) == (bit,):
                return cell
        return None

    def flip_flops(self) -> Iterator[tuple[Cell, FlipFlop]]:
        for cell in self.cells.values():
            if found := flip_flop(cell):
                yield cell, found

    def origins(self, bit: Bit) -> set[Bit]:
        """What the logic before a net begins with: nets that no logic drives."""
        found, todo = set(), [bit]
        seen = set(todo)
        while todo:
            each = todo.pop()
            cell = self.driver[each][0] if each in self.driver else None
            if cell is None or not LOGIC.fullmatch(cell.kind):
                found.add(each)
                continue
            for bits in cell.inputs.values():
                todo += [one for one in bits if one not in seen]
                seen |= set(bits)
        return found - {"0", "1", "x"}

    def reached(self, bits: Iterable[Bit]) -> set[Bit]:
        """All nets that these have a way to, through cells of any kind; a clock is none."""
        todo = list(bits)
        seen = set(todo)
        while todo:
            for cell, port in self.readers.get(todo.pop(), []):
                if port in CLOCKS and not LOGIC.fullmatch(cell.kind):
                    continue
                for ends in (*cell.outputs.values(), *cell.pads.values()):
                    todo += [one for one in ends if one not in seen]
                    seen |= set(ends)
        return seen

    def followed(self, bit: Bit) -> list[Cell]:
        """The flip-flops in a row that a net goes through, one reader each; inverters between them do not count."""
        row: list[Cell] = []
        while len(readers := self.readers.get(bit, [])) == 1:
            cell, _ = readers[0]
            if LOGIC.fullmatch(cell.kind) and len(self.origins(output := next(iter(cell.outputs.values()))[0])) == 1:
                bit = output
                continue
            found = flip_flop(cell)
            if found is None or found.data != bit or cell in row:
                break
            row.append(cell)
            bit = cell.outputs["Q"][0]
        return row


class Levels:
    """Some nets of a netlist and all before them, clock by clock; all flip-flops move together, and begin low."""

    def __init__(self, cells: Cells, nets: Iterable[Bit]) -> None:
        self.cells = cells
        self.state: dict[Bit, str] = {}
        self.inputs: dict[Bit, str] = {}
        self._flip_flops: dict[Bit, FlipFlop] = {}
        todo = list(nets)
        while todo:
            for origin in cells.origins(todo.pop()):
                if origin in self.state or origin in self.inputs:
                    continue
                cell = cells.driver[origin][0] if origin in cells.driver else None
                found = flip_flop(cell) if cell else None
                if found is None:
                    self.inputs[origin] = "0"
                    continue
                self.state[origin] = "0"
                self._flip_flops[origin] = found
                todo += [found.data, found.enable[0], found.reset[0]]
        self._known: dict[Bit, str] = {}
        self._settle()

    def __getitem__(self, bit: Bit) -> str:
        """The level of a net, now."""
        if isinstance(bit, str):
            return bit
        if bit in self.state:
            return self.state[bit]
        if bit in self.inputs:
            return self.inputs[bit]
        if bit not in self._known:
            cell, port, _ = self.cells.driver[bit]
            self._known[bit] = _output(cell, port, {name: self[bits[0]] for name, bits in cell.inputs.items()})
        return self._known[bit]

    def step(self) -> None:
        """One clock."""
        after = {}
        for q, each in self._flip_flops.items():
            enabled = self[each.enable[0]] == each.enable[1]
            if self[each.reset[0]] == each.reset[1] and (enabled or not each.enabled_reset):
                after[q] = each.to
            else:
                after[q] = self[each.data] if enabled else self.state[q]
        self.state = after
        self._settle()

    def _settle(self) -> None:
        """Resets that do not wait for a clock; one may bring the next."""
        for _ in range(8):
            self._known = {}
            now = {q: each.to for q, each in self._flip_flops.items() if each.at_once and self._resets(each)}
            if all(self.state[q] == level for q, level in now.items()):
                return
            self.state.update(now)

    def _resets(self, each: FlipFlop) -> bool:
        return self[each.reset[0]] == each.reset[1]


def _table(init: str, *levels: str) -> str:
    """An entry of a look-up table; the first level is the lowest bit of its number."""
    number = sum((level == "1") << bit for bit, level in enumerate(levels))
    return init[::-1][number] if number < len(init) else "0"


def _output(cell: Cell, port: str, at: Mapping[str, str]) -> str:
    """The level of an output of a cell of `LOGIC`, as the models of Yosys have it."""
    if cell.kind == "SB_LUT4" or re.fullmatch(r"LUT\d", cell.kind):
        init = cell.parameters["LUT_INIT" if cell.kind == "SB_LUT4" else "INIT"].strip()
        names = ("I0", "I1", "I2", "I3") if "I0" in at else ("A", "B", "C", "D")
        return _table(init, *(at[name] for name in names if name in at))
    if cell.kind == "SB_CARRY":
        return "1" if [at["I0"], at["I1"], at["CI"]].count("1") >= 2 else "0"
    if cell.kind == "PFUMX":
        return at["ALUT" if at["C0"] == "1" else "BLUT"]
    if cell.kind == "L6MUX21":
        return at["D1" if at["SD"] == "1" else "D0"]
    if cell.kind.startswith("MUX2"):
        return at["I1" if at["S0"] == "1" else "I0"]
    if cell.kind == "INV":
        return "0" if at["I"] == "1" else "1"
    return _sum(cell, port, at)


def _sum(cell: Cell, port: str, at: Mapping[str, str]) -> str:
    """An output of a carry chain's cell: two bits of an ECP5, one of a Gowin part."""
    if cell.kind == "CCU2C":
        carry = at.get("CIN", "0")
        for half in "01":
            levels = [at.get(f"{name}{half}", "0") for name in "ABCD"]
            init, apart = cell.parameters[f"INIT{half}"].strip(), cell.parameters[f"INJECT1_{half}"].strip() == "YES"
            whole, low = _table(init, *levels), "0" if apart else _table(init[-4:], *levels[:2])
            if port == f"S{half}":
                return "1" if (whole == "1") != (not apart and carry == "1") else "0"
            carry = carry if whole == "1" else low
        return carry
    mode, a, b = cell.number("ALU_MODE"), at["I0"] == "1", at["I1"] == "1"
    if mode not in (0, 1, 2):
        raise ValueError(f"nothing is known of mode {mode} of {cell.name}")
    adds = mode == 0 or (mode == 2 and at["I3"] == "1")
    propagates = (a != b) if adds else (a == b)
    carry = at["CIN"] == "1"
    result = propagates != carry if port == "SUM" else (carry if propagates else a)
    return "1" if result else "0"
