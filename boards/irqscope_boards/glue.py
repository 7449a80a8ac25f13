# SPDX-License-Identifier: BSD-2-Clause
"""What lies between the core and the pads, asked of what synthesis made of it: pins, clocks, reset, link.

No test of the core and no timing report shows it when two pins are exchanged, a PLL divides by another number or a
register is in the other clock. So the netlist and the constraints that the tools get are held against the board's
description. What is said here of the parts is read from cells alone (`cells`, `clocktree`), by formulas of its own.
"""

from collections import Counter
from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import Any

from irqscope.contract.roles import STIMULI, Source

from .board import Board, Ft245, Link, Rgmii
from .cells import Bit, Cell, Cells, Levels, flip_flop
from .clocktree import ClockTree
from .constraints import Constraints
from .ethernetglue import ethernet_faults
from .ft245glue import ft245_faults
from .top import INPUT, OUTPUT, RX, TRIGGER, TX

LEAST_STAGES = 2
"""Flip-flops in a row that what comes from outside goes through before anything is made of it."""
MEMORY_WAKES = Fraction(3, 10**6)
"""Seconds after configuration in which the block RAM of an iCE40 cannot be written."""
LONGEST = 4096
"""Clocks in which a start is over."""
STEADY = 16
"""Clocks in which a level that hangs on the lock has come, and in which the steps of a start are apart."""
GEARS = ("IDDRX2F", "ODDRX2F", "IDES4", "IDES8", "OSER4", "OSER8")
TIED = {
    "IDES": {"CALIB": "0"},
    "OSER": {f"TX{number}": "0" for number in range(4)},
    "CLKDIV": {"CALIB": "0"},
    "SB_IO": {"CLOCK_ENABLE": "1"},
}
"""By how the name of a kind of cell begins: inputs that have one level for good."""
PADS = {
    "iCE40": ({"IO_STANDARD": "SB_LVCMOS", "PULLUP": "1"}, {"IO_STANDARD": "SB_LVCMOS", "PULLUP": "0"}),
    "ECP5": (
        {"IO_TYPE": "LVCMOS33", "PULLMODE": "UP", "HYSTERESIS": "ON"},
        {"IO_TYPE": "LVCMOS33", "PULLMODE": "NONE", "DRIVE": "8", "SLEWRATE": "SLOW"},
    ),
    "Gowin": (
        {"IO_TYPE": "LVCMOS33", "PULL_MODE": "UP", "HYSTERESIS": "NONE"},
        {"IO_TYPE": "LVCMOS33", "PULL_MODE": "NONE", "DRIVE": "8", "SLEW_RATE": "FAST"},
    ),
}
"""By family: what an input's pad must be, and an output's; an input that is not wired rests high."""
CLOCKS = {"ethernet_rx_clock_0__io": Fraction(125_000_000), "ft245_clock_in_0__io": Fraction(60_000_000)}
"""By port: the clocks of links that have one of their own."""
EDGE, WORD = ("ECLK", "FCLK"), ("SCLK", "PCLK")
"""Ports of gears: the fast clock, and that of their words."""


def faults(board: Board, netlist: Mapping[str, Any], files: Mapping[str, str]) -> list[str]:
    """What is wrong with a netlist, as Yosys writes it, and with the constraints among `files`; nothing, if nothing is.

    The netlist is that of a design in which each input and the serial line have a way to the outputs, as the core has.
    """
    return list(_Glue(board, Cells(netlist), Constraints.of(files)).faults())


@dataclass(frozen=True)
class _Pad:
    """A pin of the board and the cell at it."""

    name: str
    role: Source | None
    bit: Bit
    cell: Cell
    is_output: bool


class _Glue:
    def __init__(self, board: Board, cells: Cells, constraints: Constraints) -> None:
        self.board, self.cells, self.constraints = board, cells, constraints
        platform = board.make_platform()
        crystal = platform.lookup(platform.default_clk)
        self.crystal_port = f"{platform.default_clk}_0__io"
        self.crystal_site = crystal.ios[0].names[0]
        crystal_hz = Fraction(crystal.clock.frequency)
        bit = cells.ports.get(self.crystal_port, ("0",))[0]
        others = {each: hz for port, hz in CLOCKS.items() for each in cells.ports.get(port, ())}
        self.tree = ClockTree(cells, board.part.name, bit, crystal_hz, others)
        self.crystal_hz = crystal_hz
        # What the host is told of time, and what the clocks must be for it.
        self.pads_hz = 1 / board.tick / board.pad_samples
        self.core_hz = self.pads_hz / (2 if board.half_rate else 1)
        self.edge_hz = self.pads_hz * board.pad_samples / 2

    def faults(self) -> Iterator[str]:
        pads = yield from self._pins()
        yield from self.tree.faults
        yield from self._clocks()
        yield from self._reset()
        for pad in pads:
            yield from self._pad_clocks(pad)
            if not pad.is_output:
                yield from self._stages(pad)
        yield from self._ways(pads)
        if isinstance(self.board.link, Rgmii):
            yield from ethernet_faults(self.board.link, self.cells, self.constraints, self.tree)
        if isinstance(self.board.link, Ft245):
            yield from ft245_faults(self.board.link, self.cells, self.constraints, self.tree)
        for kind, levels in TIED.items():
            for cell in (cell for cell in self.cells.cells.values() if cell.kind.startswith(kind)):
                for port, level in levels.items():
                    if cell.input(port, level) != level:
                        yield f"{port} of {cell.name} is not held at {level}"

    def _wanted(self) -> Iterator[tuple[str, int, Source | None, str, bool]]:
        """Port, bit, role, site and whether it is an output, of each pin."""
        sites = self.board.sites()
        for port, roles in ((INPUT, self.board.inputs), (OUTPUT, STIMULI), (TRIGGER, (Source.TRIGGER,))):
            for number, role in enumerate(roles):
                yield f"{port}_0__io", number, role, sites[role], port != INPUT
        if isinstance(self.board.link, Link):
            yield f"{RX}_0__io", 0, None, self.board.link.rx, False
            yield f"{TX}_0__io", 0, None, self.board.link.tx, True

    def _pins(self) -> Generator[str, None, list[_Pad]]:
        pads = []
        for port, number, role, site, is_output in self._wanted():
            bits = self.cells.ports.get(port, ())
            name = f"{port}[{number}]" if len(bits) > 1 else port
            who = role.label if role is not None else {RX: "RX", TX: "TX"}[port.removesuffix("_0__io")]
            if number >= len(bits):
                yield f"{who} has no port"
                continue
            if (found := self.constraints.sites.get(name)) != site:
                yield f"{who} is at {found or 'no site'}, not at {site}"
            cell = self.cells.pad(bits[number])
            if cell is None:
                yield f"{who} has no pad"
                continue
            yield from self._stated(who, name, cell, is_output)
            if _drives(self.cells, cell) is not is_output:
                yield f"the pad of {who} is not an {'output' if is_output else 'input'} all the time"
                continue
            pads.append(_Pad(who, role, bits[number], cell, is_output))
        if (found := self.constraints.sites.get(self.crystal_port)) != self.crystal_site:
            yield f"the crystal is at {found or 'no site'}, not at {self.crystal_site}"
        used = Counter(self.constraints.sites.values())
        yield from (f"{site} is used {count} times" for site, count in used.items() if count > 1)
        return pads

    def _stated(self, who: str, name: str, cell: Cell, is_output: bool) -> Iterator[str]:
        """All that can be said of a pad is said, and right."""
        said = dict(self.constraints.attributes.get(name, {}))
        if cell.kind == "SB_IO":
            said = {"IO_STANDARD": cell.parameters.get("IO_STANDARD", "").strip(), "PULLUP": f"{cell.number('PULLUP')}"}
        for attribute, value in PADS[self.board.part.family.name][is_output].items():
            if (found := said.get(attribute)) != value:
                yield f"the pad of {who} has {attribute} {found or 'as the tools take it'}, not {value}"

    def _clocks(self) -> Iterator[str]:
        allowed = {self.crystal_hz, self.pads_hz, self.core_hz, *self.tree.others.values()}
        used: Counter[Bit] = Counter(each.clock for _, each in self.cells.flip_flops())
        for bit, count in used.items():
            if (hz := self.tree.hz(bit)) not in allowed:
                yield f"{count} flip-flops have a clock of {_mhz(hz)}, which no domain has"
        for name, hz in {"core": self.core_hz, "pads": self.pads_hz}.items():
            if hz not in map(self.tree.hz, used):
                yield f"nothing has the clock of the {name}, {_mhz(hz)}"
        if any(each.falling for _, each in self.cells.flip_flops()):
            yield "flip-flops take the falling edge"
        for name, hz in self.constraints.frequencies.items():
            bits = self.cells.names.get(name) or self.cells.ports.get(name)
            if not bits:
                yield f"the constraint of {name} finds no net"
            elif (made := self.tree.hz(bits[0])) is None or abs(hz / made - 1) > Fraction(1, 10**6):
                yield f"{name} has the constraint {_mhz(hz)}, and is a clock of {_mhz(made)}"

    def _pad_clocks(self, pad: _Pad) -> Iterator[str]:
        """The clock that takes a pin, or drives it."""
        fine = pad.role is not None and (pad.role is not Source.TRIGGER or self.board.trigger_fine)
        gear = self._gear(pad)
        if fine and self.board.geared_pads:
            if gear is None or gear.kind not in GEARS:
                yield f"{pad.name} has no gear"
                return
            for ports, hz in ((EDGE, self.edge_hz), (WORD, self.pads_hz)):
                clock = next(bits[0] for port, bits in gear.inputs.items() if port in ports)
                if self.tree.hz(clock) != hz:
                    yield f"the gear of {pad.name} has a clock of {_mhz(self.tree.hz(clock))}, not {_mhz(hz)}"
            return
        clock = self._register_clock(pad, gear)
        if (fine or pad.is_output) and (clock is None or self.tree.hz(clock) != self.pads_hz):
            hz = None if clock is None else self.tree.hz(clock)
            yield f"the register at the pad of {pad.name} has a clock of {_mhz(hz)}, not {_mhz(self.pads_hz)}"
        if pad.cell.kind == "SB_IO" and (kind := pad.cell.parameters["PIN_TYPE"].strip()) != _pin_type(pad, fine):
            yield f"the pad of {pad.name} is of PIN_TYPE {kind}, not {_pin_type(pad, fine)}"

    def _gear(self, pad: _Pad) -> Cell | None:
        """What is right behind a pad, on the way in or out."""
        if pad.is_output:
            bit = pad.cell.input("D_OUT_0" if pad.cell.kind == "SB_IO" else "I")
            return self.cells.driver[bit][0] if bit in self.cells.driver else None
        bits = pad.cell.outputs.get("O") or pad.cell.outputs.get("D_IN_0") or ("x",)
        readers = self.cells.readers.get(bits[0], [])
        return readers[0][0] if len(readers) == 1 else None

    def _register_clock(self, pad: _Pad, behind: Cell | None) -> Bit | None:
        if pad.cell.kind == "SB_IO":
            return pad.cell.input("OUTPUT_CLK" if pad.is_output else "INPUT_CLK")
        found = flip_flop(behind) if behind else None
        return found.clock if found else None

    def _stages(self, pad: _Pad) -> Iterator[str]:
        """What is uncertain has time to become a level before anything else sees it."""
        gear = self._gear(pad)
        geared = gear is not None and gear.kind in GEARS
        behind = gear if gear is not None and geared else pad.cell
        least = LEAST_STAGES - geared  # a gear is one itself
        rows = min(self._row(bits[0], self.pads_hz) for bits in behind.outputs.values())
        if rows < least:
            yield f"what comes from {pad.name} goes through {rows} flip-flops in a row before use, not {least}"

    def _row(self, bit: Bit, hz: Fraction) -> int:
        """How many flip-flops with a clock of `hz` a net goes through in a row."""
        row = [flip_flop(cell) for cell in self.cells.followed(bit)]
        return sum(found is not None and self.tree.hz(found.clock) == hz for found in row)

    def _reset(self) -> Iterator[str]:
        """Each domain is in reset until the PLL has locked, and again when it has lost its lock."""
        lock = self.tree.lock()
        if lock is None:
            yield "nothing asks whether the PLL has locked"
            return
        waits = self.crystal_hz if self.board.geared_pads else self.core_hz
        if (row := self._row(lock, waits)) < LEAST_STAGES:
            yield f"the PLL's lock goes through {row} flip-flops in a row before use, not {LEAST_STAGES}"
        resets: dict[Fraction | None, Counter[Bit]] = {self.core_hz: Counter(), self.pads_hz: Counter()}
        for _, each in self.cells.flip_flops():
            if (hz := self.tree.hz(each.clock)) in resets and not each.at_once:
                resets[hz][each.reset[0]] += 1
        watched: dict[str, tuple[Bit, str]] = {}
        for hz, nets in resets.items():
            for net, _ in nets.most_common():
                if not isinstance(net, str) and set(Levels(self.cells, [net]).inputs) == {lock}:
                    watched[f"reset of {_mhz(hz)}"] = (net, "1")
                    break
            else:
                yield f"nothing holds the clock of {_mhz(hz)} in reset until the PLL has locked"
        order = []
        if self.board.geared_pads:
            order = ["reset of the gears", "stop of the edge clock"]
            watched |= dict(zip(order, self._start(), strict=True))
        yield from self._started(lock, watched, [*order, *(name for name in watched if name not in order)])

    def _start(self) -> tuple[tuple[Bit, str], tuple[Bit, str]]:
        """The nets that hold gears and edge clock, each with the level that does."""
        gears = {cell.input("RST") if "RST" in cell.inputs else cell.input("RESET") for cell in self.cells.of(*GEARS)}
        gates = {c.input("STOP" if c.kind == "ECLKSYNCB" else "CE") for c in self.cells.of("ECLKSYNCB", "DHCEN")}
        return (gears.pop() if len(gears) == 1 else "0", "1"), (gates.pop() if len(gates) == 1 else "0", "1")

    def _started(self, lock: Bit, watched: Mapping[str, tuple[Bit, str]], order: list[str]) -> Iterator[str]:
        """Let the PLL lock, lose it, and lock again, and see when each of these ends."""
        levels = Levels(self.cells, [bit for bit, _ in watched.values()])
        if self.board.geared_pads:
            yield from self._dividers(levels)

        def held() -> list[str]:
            return [name for name, (bit, level) in watched.items() if levels[bit] == level]

        least = 1 if self.board.geared_pads else int(MEMORY_WAKES * self.core_hz) + 1
        for when in ("before the PLL has locked", "after the PLL has lost its lock"):
            levels.inputs[lock] = "0"
            for _ in range(STEADY):
                levels.step()
            yield from (f"the {name} does not hold {when}" for name in watched if name not in held())
            levels.inputs[lock] = "1"
            ends: dict[str, int] = {}
            for clock in range(LONGEST):
                levels.step()
                still = held()
                ends |= {name: clock for name in watched if name not in still and name not in ends}
                if not still:
                    break
            yield from (f"the {name} does not end within {LONGEST} clocks" for name in watched if name not in ends)
            known = [name for name in order if name in ends]
            yield from (
                f"the {name} ends {ends[name]} clocks after the lock, not {least}"
                for name in known
                if name.startswith("reset of") and ends[name] < least
            )
            if self.board.geared_pads:
                for first, second in pairwise(known[:3]):
                    if ends[second] < ends[first] + STEADY - 2:
                        yield f"the {second} ends less than {STEADY} clocks after the {first}"

    def _dividers(self, levels: Levels) -> Iterator[str]:
        """The divider begins with the gears."""
        (reset, _), _ = self._start()
        for cell in self.cells.of("CLKDIVF", "CLKDIV"):
            bit = cell.input("RST" if cell.kind == "CLKDIVF" else "RESETN")
            inverted = cell.kind == "CLKDIV"
            if self.cells.origins(bit) != {reset} or (Levels(self.cells, [bit])[bit] == "1") is not inverted:
                yield "the divider's reset is not that of the gears"

    def _ways(self, pads: list[_Pad]) -> Iterator[str]:
        """Each input has a way to an output, and each output is driven by the core."""
        ends = {pad.name: pad.bit for pad in pads if pad.is_output}
        reached: set[Bit] = set()
        for pad in pads:
            if pad.is_output:
                continue
            found = self.cells.reached(bit for bits in pad.cell.outputs.values() for bit in bits)
            if not found & set(ends.values()):
                yield f"{pad.name} has no way to any output"
            reached |= found
        has_trigger = bool(self.board.part.parameters["trigger"])
        for name, bit in ends.items():
            if name == Source.TRIGGER.label and not has_trigger:
                if bit in reached:
                    yield "the trigger's pin moves, which this board does not have"
            elif bit not in reached:
                yield f"nothing of the core drives {name}"


def _drives(cells: Cells, cell: Cell) -> bool | None:
    """Whether a pad is an output for good; None if that hangs on something."""
    if cell.kind == "SB_IO":
        if cell.parameters["PIN_TYPE"].strip().startswith("0000"):
            return False
        return True if cell.input("OUTPUT_ENABLE") == "1" else None
    if cell.kind == "TRELLIS_IO":
        kind = cell.parameters.get("DIR", "").strip()
        return {"INPUT": False}.get(kind, True if _stays_low(cells, cell.input("T")) else None)
    if cell.kind in ("IBUF", "OBUF"):
        return cell.kind == "OBUF"
    return True if _stays_low(cells, cell.input("OEN")) else None


def _stays_low(cells: Cells, bit: Bit) -> bool:
    """A constant, or a flip-flop that only ever takes one."""
    if bit in cells.driver:
        found = flip_flop(cells.driver[bit][0])
        return found is not None and found.data == "0" and found.reset[0] == "0"
    return bit == "0"


def _pin_type(pad: _Pad, fine: bool) -> str:
    """Of an SB_IO: two samples a clock, or a register, or neither for the serial line's input."""
    if pad.is_output:
        return "110001" if fine else "110101"
    return "000000" if fine else "000001"


def _mhz(hz: Fraction | None) -> str:
    return "no known frequency" if hz is None else f"{float(hz / 10**6):g} MHz"
