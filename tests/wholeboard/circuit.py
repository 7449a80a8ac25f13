# SPDX-License-Identifier: BSD-2-Clause
"""A netlist in the words of `engine.cc`: look-up tables, registers and memories, with a delay at each of their inputs.

The cells of all families come down to these three. What is said here of time is in ps.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

from irqscope_boards.sdf import Delays, Pin

TABLE, REGISTER, GEAR = 10, 100, 20
"""Without other knowledge: through a table, from a clock to a register's output, and to one inside a gear.

A gear's are the shorter ones: a divided clock comes after what the same edge of its own clock changed.
"""
Wire = tuple[int, int]
"""A net, and how long it takes to a pin."""
LOW, HIGH = 0, 1


class Annotated:
    """What the tools say of delays: the longest ones, or the shortest. Without `delays` they say nothing."""

    def __init__(self, delays: Delays | None, *, longest: bool = True) -> None:
        self.known = delays is not None
        self._which = "most" if longest else "least"
        self._wires: dict[Pin, int] = {}
        self._arcs: dict[tuple[str, str, str], int] = {}
        self._checks: dict[Pin, tuple[int, int]] = {}
        if delays:
            self._wires = {end: self._ps(delay) for end, (_, delay) in delays.wires.items()}
            for end, arcs in delays.arcs.items():
                self._arcs |= {(end.cell, start.port, end.port): self._ps(delay) for start, delay in arcs}
            for check in delays.checks:
                self._checks[check.data] = round(check.setup * 1000), round(check.hold * 1000)

    def _ps(self, delay: Any) -> int:
        return round(getattr(delay, self._which) * 1000)

    def wire(self, cell: str, port: str) -> int:
        return self._wires.get(Pin(cell, port), 0)

    def through(self, cell: str, start: str, end: str, otherwise: int) -> int:
        return self._arcs.get((cell, start, end), 0 if self.known and otherwise == TABLE else otherwise)

    def check(self, cell: str, port: str) -> tuple[int, int]:
        """Set-up and hold."""
        return self._checks.get(Pin(cell, port), (0, 0))


@dataclass
class Placed:
    """A cell of the netlist."""

    name: str
    kind: str
    parameters: Mapping[str, str]
    attributes: Mapping[str, Any]
    connections: Mapping[str, list[Any]]

    def parameter(self, name: str, otherwise: str = "") -> str:
        return str(self.parameters.get(name, otherwise)).strip()

    def number(self, name: str, otherwise: int = 0) -> int:
        """Of a parameter, which is in binary if it is long enough for that."""
        text = self.parameter(name)
        return (int(text, 2) if set(text) <= {"0", "1", "x"} else int(text)) if text else otherwise


class Circuit:
    """What the engine reads, and what comes in from outside: `ports`, the clocks `made` by the PLL, and its `lock`."""

    def __init__(self, netlist: Any, delays: Annotated) -> None:
        module = netlist["modules"]["top"]
        self.delays = delays
        self.cells = [
            Placed(name, cell["type"], cell["parameters"], cell["attributes"], cell["connections"])
            for name, cell in module["cells"].items()
        ]
        self.ports: dict[str, list[Any]] = {name: port["bits"] for name, port in module["ports"].items()}
        self.names: dict[str, list[str]] = {"register": [], "port": []}
        self.made: dict[int, Fraction] = {}
        self.lock = LOW
        self._lines: list[str] = []
        self._nets: dict[Any, int] = {"0": LOW, "1": HIGH}
        self._count = 2
        self._groups: dict[tuple[int, int, int], int] = {}
        self._memories = 0
        self._inverted: dict[Wire, Wire] = {}
        self._counted: dict[tuple[Wire, int, int, int], Wire] = {}
        self._counters: dict[tuple[Wire, int, int, int], list[Wire]] = {}

    # Nets ---------------------------------------------------------------------------------------------------------

    def net(self, bit: Any) -> int:
        """That of a bit of the netlist."""
        if bit not in self._nets:
            self._nets[bit] = self.new()
        return self._nets[bit]

    def new(self) -> int:
        self._count += 1
        return self._count - 1

    def wired(self, cell: Placed, port: str) -> bool:
        return bool(cell.connections.get(port))

    def wire(self, cell: Placed, port: str, unwired: int = HIGH, extra: int = 0) -> Wire:
        """What comes to an input of a cell, which is `unwired` without any."""
        bits = cell.connections.get(port)
        if not bits:
            return unwired, 0
        return self.net(bits[0]), self.delays.wire(cell.name, port) + extra

    def out(self, cell: Placed, port: str) -> int:
        """What an output of a cell drives."""
        bits = cell.connections.get(port)
        return self.net(bits[0]) if bits else self.new()

    def inverted(self, wire: Wire) -> Wire:
        if wire[0] in (LOW, HIGH):
            return 1 - wire[0], 0
        if wire not in self._inverted:
            self._inverted[wire] = self.table(lambda a: not a, [wire]), 0
        return self._inverted[wire]

    def pll(self, lock: int, made: Mapping[int, Fraction]) -> None:
        """The PLL: the net of its lock, and its outputs with how much faster than the crystal they are."""
        if self.lock:
            raise ValueError("there are two PLLs")
        self.lock, self.made = lock, dict(made)

    # Parts --------------------------------------------------------------------------------------------------------

    def table(self, function: Callable[..., Any] | int, inputs: Sequence[Wire], out: int | None = None) -> int:
        """A look-up table: by a function of its inputs' levels, or its contents, the first input's the lowest bit."""
        if callable(function):
            levels = ([n >> k & 1 for k in range(len(inputs))] for n in range(1 << len(inputs)))
            function = sum(bool(function(*level)) << n for n, level in enumerate(levels))
        out = self.new() if out is None else out
        self._lines.append(f"lut {out} {function:x} {len(inputs)} {_flat(inputs)}")
        return out

    def group(self, clock: Wire, *, falling: bool = False) -> int:
        """Registers of the same clock, edge and arrival."""
        key = (*clock, int(falling))
        if key not in self._groups:
            self._groups[key] = len(self._groups)
            self._lines.append(f"group {int(not falling)} {clock[0]} {clock[1]}")
        return self._groups[key]

    def register(
        self,
        name: str,
        clock: Wire,
        d: Wire,
        *,
        out: int | None = None,
        enable: Wire = (HIGH, 0),
        reset: Wire = (LOW, 0),
        value: int = 0,
        initial: int = 0,
        asynchronous: bool = False,
        gated: bool = False,
        falling: bool = False,
        delay: int = REGISTER,
        windows: tuple[int, int, int] = (0, 0, 0),
    ) -> int:
        """A flip-flop; returns its output. One that is `gated` is reset only while it is enabled.

        `windows` are those of data, enable and reset, from an edge of the clock on, in which they must not change. An
        asynchronous reset may end at any time: what has one synchronises a reset, or is a gear whose clock stands then.
        """
        if asynchronous:
            windows = (*windows[:2], 0)
        out = self.new() if out is None else out
        group = self.group(clock, falling=falling)
        settings = f"{group} {out} {delay} {int(initial)} {int(value)}"
        settings += f" {int(asynchronous)} {int(gated)}"
        pins = " ".join(f"{window} {_flat([wire])}" for window, wire in zip(windows, (d, enable, reset), strict=True))
        self._lines.append(f"register {settings} {pins}")
        self.names["register"].append(name)
        return out

    def gated(self, name: str, clock: Wire, go: Wire, out: int | None = None) -> int:
        """A clock behind a gate, which opens and closes while it is low, with the fourth such time; returns it."""
        for n in range(4):
            go = self.register(f"{name} {n}", clock, go, falling=True, delay=GEAR), 0
        return self.table(lambda a, b: a & b, [clock, go], out)

    def counter(self, clock: Wire, reset: Wire, last: int, again: int) -> list[Wire]:
        """Counts edges of a clock after its reset up to `last`, and goes on at `again`.

        One for all gears with the same clock and reset: `irqscope_gateware.frontends.placed` sees that they have these.
        """
        key = clock, reset[0], last, again
        if key not in self._counters:
            bits = self._counters[key] = [(self.new(), 0) for _ in range(3)]
            for n, (out, _) in enumerate(bits):

                def next_bit(*levels: int, bit: int = n) -> int:
                    value = sum(level << k for k, level in enumerate(levels))
                    return (again if value == last else value + 1) >> bit & 1

                d = self.table(next_bit, bits), 0
                self.register("gears' counter", clock, d, out=out, reset=reset, asynchronous=True, delay=GEAR)
        return self._counters[key]

    def counted(self, clock: Wire, reset: Wire, last: int, again: int, at: int) -> Wire:
        """The edges of a clock at which its `counter` is at `at`, as a clock for all that is then loaded."""
        key = clock, reset[0], last, at
        if key not in self._counted:
            count = self.counter(clock, reset, last, again)
            here = self.table(lambda *levels: sum(level << k for k, level in enumerate(levels)) == at, count)
            gate = self.register("gears' gate", clock, (here, 0), falling=True, delay=GEAR)
            self._counted[key] = self.table(lambda a, b: a & b, [clock, (gate, 0)]), 0
        return self._counted[key]

    def memory(self, bits: int, contents: str = "-") -> int:
        """Of so many bits, the first one's contents first."""
        self._memories += 1
        self._lines.append(f"memory {bits} {contents if '1' in contents else '-'}")
        return self._memories - 1

    def port(
        self,
        name: str,
        memory: int,
        clock: Wire | None,
        *,
        enables: Sequence[Wire] = (),
        addresses: Sequence[tuple[Wire, int]],
        reads: Sequence[tuple[int, int]] = (),
        writes: Sequence[tuple[Wire, int, Wire | None]] = (),
        reset: Wire | None = None,
        delay: int = REGISTER,
        window: int = 0,
        falling: bool = False,
    ) -> None:
        """Of a memory: to read or to write.

        A bit's place is an offset of its own, plus the weights of the address lines that are high. `reads` are nets and
        offsets, `writes` what is written, offset and enable. Without a clock it reads all the time.
        """
        first = len(enables) + len(addresses)
        others: list[Wire] = []

        def other(wire: Wire) -> int:
            if wire not in others:
                others.append(wire)
            return first + others.index(wire)

        resets = -1 if reset is None else other(reset)
        bits = [f"{net} {offset} -1" for net, offset in reads]
        bits += [f"{other(wire)} {offset} {-1 if mask is None else other(mask)}" for wire, offset, mask in writes]
        group = -1 if clock is None else self.group(clock, falling=falling)
        words = ["write" if writes else "read", memory, group, delay, window]
        words += [len(enables), len(addresses), len(others), len(bits)]
        words.append(_flat([*enables, *(wire for wire, _ in addresses), *others]))
        words += [weight for _, weight in addresses]
        self._lines.append(" ".join(map(str, [*words, resets, *bits])))
        self.names["port"].append(name)

    def window(self, cell: Placed, *ports: str) -> int:
        """In which the inputs of a register must not change, from an edge of its clock on: they come later by their
        set-up."""
        return max((sum(self.delays.check(cell.name, port)) for port in ports), default=0)

    def setup(self, cell: Placed, port: str) -> int:
        return self.delays.check(cell.name, port)[0]

    def write(self, file: Path, watched: Iterable[int]) -> None:
        lines = [f"nets {self._count}", *self._lines, *(f"watch {net}" for net in watched)]
        file.write_text("\n".join([*lines, ""]))


def _flat(wires: Iterable[Wire]) -> str:
    return " ".join(f"{net} {delay}" for net, delay in wires)
