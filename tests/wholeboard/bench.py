# SPDX-License-Identifier: BSD-2-Clause
"""A board as it was placed and routed, with power, a crystal and wires at its pads; the serial line is one of them.

The PLL is what its parameters make it, and locks when it is told to.
"""

import shutil
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from irqscope.contract.roles import FEW, INPUTS, Source
from irqscope_boards.board import Board
from irqscope_boards.sdf import Delays

from . import ecp5, gowin, ice40
from .circuit import Annotated, Circuit

PS = 10**12
US = 10**6
FAMILIES = {"iCE40": ice40.add, "ECP5": ecp5.add, "Gowin": gowin.add}
_KEPT = tempfile.TemporaryDirectory(prefix="engine-")
ENGINE = Path(__file__).with_name("engine.cc")
PADS = {
    Source.STIMULUS: ("instrument_out_0__io", 0),
    Source.STIMULUS2: ("instrument_out_0__io", 1),
    Source.TRIGGER: ("instrument_trigger_0__io", 0),
    **{role: ("instrument_in_0__io", number) for number, role in enumerate(INPUTS[:FEW])},
}
RX, TX = "instrument_rx_0__io", "instrument_tx_0__io"
RING_BITS = 14
"""What delays of a sound netlist need."""
LATE = 15_000
"""ps, at most, that pads and wires take beside the clock's own."""
Edges = list[tuple[int, int]]
"""(ps, level from then on)."""


class Ended(Exception):
    """The simulator has ended: it says why, and nothing was found out of the circuit."""


@cache
def engine(bits: int = RING_BITS) -> Path:
    """The simulator, compiled for this process, for delays below 2**bits ps: a longer ring is a slower one."""
    if shutil.which("g++") is None:
        pytest.skip("g++ is not there: apt-get install g++")
    program = Path(_KEPT.name, f"engine{bits}")
    ring = f"-DRING_BITS={bits}"
    subprocess.run(["g++", "-O3", "-std=c++17", ring, "-o", str(program), str(ENGINE)], check=True)
    return program


def ring_bits(delays: Delays | None) -> int:
    """How many the simulator needs for a circuit with these delays."""
    longest = max((delay.most for _, delay in delays.wires.values()), default=0) if delays else 0
    return max(RING_BITS, int(longest * 1000).bit_length())


class Bench:
    """One board, from power-up on. Times are in ps."""

    def __init__(
        self, board: Board, netlist: Any, delays: Delays | None, folder: Path, *, longest: bool = True
    ) -> None:
        self.board, self.now = board, 0
        self.circuit = circuit = Circuit(netlist, Annotated(delays, longest=longest))
        FAMILIES[board.part.family.name](circuit)
        self.pads = {role: circuit.net(circuit.ports[port][bit]) for role, (port, bit) in PADS.items()}
        self.rx, self.tx = (circuit.net(circuit.ports[port][0]) for port in (RX, TX))
        crystal = circuit.net(circuit.ports[f"{board.make_platform().default_clk}_0__io"][0])
        self.edges: dict[int, Edges] = {net: [] for net in (*self.pads.values(), self.tx)}
        file = folder / f"{board.name}.circuit"
        circuit.write(file, self.edges)
        self._engine = subprocess.Popen(
            [engine(ring_bits(delays)), file], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="ascii"
        )
        self.events = 0
        self.late = 0 if delays is None else LATE
        self.clocks = [
            (crystal, board.crystal_hz),
            *((net, board.crystal_hz * ratio) for net, ratio in circuit.made.items()),
        ]
        self._say("at", 0, self.rx, 1)
        self.tick_clocks([1] * len(self.clocks))

    def _say(self, *words: object) -> None:
        assert self._engine.stdin
        self._engine.stdin.write(" ".join(map(str, words)) + "\n")

    def _hear(self) -> list[list[str]]:
        assert self._engine.stdin and self._engine.stdout
        self._engine.stdin.flush()
        said = []
        while (line := self._engine.stdout.readline().split()) and line[0] != "d":
            said.append(line)
        if not line:
            raise Ended(f"the simulator of {self.board.name} ended")
        self.events = max(self.events, int(line[1]))
        return said

    def tick_clocks(self, paces: Sequence[Fraction | int]) -> None:
        """Run crystal and PLL's outputs so much faster or slower than they are meant to; 0 is not at all."""
        for number, ((net, hz), pace) in enumerate(zip(self.clocks, paces, strict=True)):
            half = PS / (2 * hz * pace) if pace else Fraction(0)
            self._say("oscillator", number, net, Fraction(half).numerator, Fraction(half).denominator)

    def lock(self, level: int) -> None:
        """The lock of the PLL."""
        self._say("at", self.now, self.circuit.lock, level)

    def lose_lock(self) -> None:
        """The PLL's clocks wander off, then stand; they are back as the lock is."""
        self.lock(0)
        for pace in (Fraction(4, 5), Fraction(5, 4), Fraction(1, 3), 0):
            self.tick_clocks([1, *[pace] * (len(self.clocks) - 1)])
            self.run(3 * US)
        self.tick_clocks([1] * len(self.clocks))
        self.run(5 * US)
        self.lock(1)

    def drive(self, time: int, net: int, level: int) -> None:
        self._say("at", time, net, level)

    def answer(self, role: Source, cause: Source, delays: Sequence[int]) -> None:
        """A target's: each rising edge of `cause` toggles an input after one of these times, in turns."""
        self._say("loop", self.pads[cause], self.pads[role], 1, len(delays), *delays)

    def jumper(self, role: Source, cause: Source, delay: int) -> None:
        """A wire from an output to an input."""
        self._say("loop", self.pads[cause], self.pads[role], 0, 1, delay)

    def unwire(self) -> None:
        self._say("unloop")

    def run(self, ps: int) -> None:
        self.now += ps
        self._say("run", self.now)
        for _, time, net, level in self._hear():
            self.edges[int(net)].append((int(time), int(level)))

    def waveform(self, role: Source) -> Edges:
        return self.edges[self.pads[role]]

    def violations(self) -> dict[str, int]:
        """By register: how often an input changed while it must not, since that was asked last."""
        self._say("violations")
        kinds = {"r": "register", "p": "port"}
        found: dict[str, int] = {}
        for kind, number, count in self._hear():
            name = self.circuit.names[kinds[kind]][int(number)]
            found[name] = found.get(name, 0) + int(count)
        return found

    def close(self) -> None:
        self._engine.kill()
        self._engine.communicate()


class Line:
    """The host's end of the serial line: bytes as waveforms at the board's pads."""

    url = "pads"
    IDLE = 400 * US
    """After which a read that found nothing ends."""

    def __init__(self, bench: Bench, baud: int) -> None:
        self.bench, self.bit = bench, Fraction(PS, baud)
        self._free = 0
        self._taken = 0
        self._sound_from = 0

    def write(self, data: bytes) -> None:
        """One byte right behind the other."""
        start = Fraction(max(self._free, self.bench.now))
        for byte in data:
            for level in (0, *(byte >> n & 1 for n in range(8)), 1):
                self.bench.drive(round(start), self.bench.rx, level)
                start += self.bit
        self._free = -(-start // 1)

    def read(self, together: int = 1) -> bytes:
        """What has come; runs the board until something does, or nothing has for IDLE."""
        idle = max(self.bench.now, self._free) + self.IDLE
        while self.bench.now < idle:
            self.bench.run(round(self.bit * 20))
            if data := self._decoded():
                return data
        return b""

    def _decoded(self) -> bytes:
        edges, data = self.bench.edges[self.bench.tx], bytearray()
        while self._taken < len(edges):
            start, level = edges[self._taken]
            end = start + self.bit * Fraction(19, 2)
            if level or start < self._sound_from:  # idle, or left from a byte that was given up
                self._taken += 1
                continue
            if end >= self.bench.now:
                break
            byte, now, at = 0, 0, self._taken
            for n in range(10):
                while at < len(edges) and edges[at][0] <= start + self.bit * (n + Fraction(1, 2)):
                    now = edges[at][1]
                    at += 1
                byte |= now << n
            assert byte >> 9, f"a stop bit is low at {start} ps"
            data.append(byte >> 1 & 0xFF)
            self._taken = at
        return bytes(data)

    def forget(self) -> None:
        """What comes of a byte that has begun."""
        self._sound_from = self.bench.now

    # What `Transport` has beside these --------------------------------------------------------------------------------

    def close(self) -> None: ...

    def reopen(self) -> bool:
        return True

    @property
    def target(self) -> Mapping[str, object]:
        return {}

    def blind_intervals(self, stamp_offset: int) -> NDArray[np.int64] | None:
        return None

    def end_target(self) -> Mapping[str, object]:
        return {}

    def align(self) -> None: ...
