# SPDX-License-Identifier: BSD-2-Clause
"""The virtual bench, whichever way the harness runs: bytes in and out, a target on the pins, virtual time."""

import struct
from enum import Enum, IntEnum
from fractions import Fraction
from pathlib import Path
from typing import BinaryIO, NamedTuple, Self

from .backend import Backend
from .core import BenchError, Core
from .definitions import numbers
from .profile import Profile

COUNTERS = ("clock", "evaluations", "warps", "bytes_in", "bytes_out", "available", "backlog", "linear_counters")
_BUFFER = 1 << 18
ENDLESS = (1 << 64) - 1
INVERTED = 8
"""Added to a `Wire`: through an inverter."""


class Wire(IntEnum):
    """What an input can be connected to, as `Pins::Wire` numbers it; PULSES are those of the profile's `aux`."""

    OWN = 0
    STIMULUS = 1
    STIMULUS2 = 2
    TRIGGER = 3
    PULSES = 4
    NOTHING = 5
    GROUND = 6


class Mode(Enum):
    """How time passes: idle stretches skipped, or every clock evaluated."""

    WARPED = 0
    PLAIN = 1


class Entry(NamedTuple):
    """A ledger record of the target; see `ledger.def` for what subject and object are."""

    kind: str
    ps: int
    subject: int
    object: int


def displacement(duty: Fraction, tick: Fraction) -> int:
    """Picoseconds by which odd instants come late (negative: early); `tick` in seconds. Zero for a duty of one half.

    Even instants follow the rising edges of a clock whose period is two ticks, odd ones its falling edges.
    """
    return round((2 * duty - 1) * tick * 10**12)


def backend(core: Core, engine: str = "auto") -> Backend:
    """`native`, `wasm`, or `auto`: native where it can be had. BenchError if it cannot be had."""
    if engine not in ("auto", "native", "wasm"):
        raise BenchError(f"there is no engine {engine!r}: choose auto, native or wasm")
    if engine != "wasm":
        from .native import NativeBackend, library
        from .stub import live_parts

        try:
            return NativeBackend(library(core, **live_parts()))
        except BenchError:
            if engine == "native" or not core.module.exists():
                raise
    from .wasm import WasmBackend

    return WasmBackend(core.module)


class Bench:
    """One simulated instrument with its target. Time is in clocks of the core, from 0; a context manager.

    `rate` is the link's, in bytes a second, 0: unlimited. `truth` is a file for the waveform of the pins. `duty` is the
    share of its period, two ticks, for which the sampling clock is high: see `displacement`.
    """

    autonomous = False
    """Its target does nothing by itself before the first stimulus, but for its disturbances."""

    def __init__(
        self,
        core: Core,
        backend: Backend,
        *,
        seed: int = 1,
        rate: int = 0,
        profile: Profile | None = None,
        mode: Mode = Mode.WARPED,
        truth: Path | None = None,
        ledger: bool = False,
        tick: Fraction | None = None,
        duty: Fraction = Fraction(1, 2),
    ) -> None:
        self.core = core
        self.backend = backend
        self.profile = profile
        self.tick = tick or core.tick
        if backend.call("samples") != core.samples:
            raise BenchError(f"the compiled core has not R = {core.samples}: rebuild it")
        self._truth: BinaryIO | None = None
        if truth is not None:
            try:
                self._truth = truth.open("wb")
            except OSError as error:
                raise BenchError(f"the truth cannot be written: {error}") from None
        self._handle = backend.call("create", seed % 2**64, self.tick.numerator, self.tick.denominator, rate)
        self._buffer = backend.call("allocate", _BUFFER)
        backend.call("displace", self._handle, displacement(duty, self.tick) % 2**64)
        if profile is not None:
            self._set_target(profile)
        backend.call("mode", self._handle, mode.value)
        backend.call("record", self._handle, truth is not None, ledger)

    def _set_target(self, profile: Profile) -> None:
        for cpu, of in enumerate(profile.cpus):
            self._set_cpu(cpu, of)

    def _set_cpu(self, cpu: int, profile: Profile) -> None:
        for name, number in numbers("parameters").items():
            self.backend.call("parameter", self._handle, cpu, number, profile.parameters[name])
        for name, number in numbers("tables").items():
            table = profile.tables[name]
            address = self.backend.call("allocate", 8 * len(table))
            self.backend.store(address, struct.pack(f"<{len(table)}Q", *table))
            self.backend.call("table", self._handle, cpu, number, address, len(table).bit_length() - 1)
            self.backend.call("release", address)

    def step(self, clocks: int, wanted: int = ENDLESS) -> int:
        """Run until `clocks` have passed or `wanted` bytes can be pulled; the clock afterwards."""
        now = self.backend.call("step", self._handle, clocks, wanted)
        if self._truth is not None:
            self._drain(self._truth)
        return now

    def _drain(self, truth: BinaryIO) -> None:
        while size := self.backend.call("truth", self._handle, self._buffer, _BUFFER):
            truth.write(self.backend.load(self._buffer, size))

    def push(self, data: bytes) -> None:
        """Bytes for the instrument; they arrive at the link's rate."""
        for start in range(0, len(data), _BUFFER):
            piece = data[start : start + _BUFFER]
            self.backend.store(self._buffer, piece)
            self.backend.call("push", self._handle, self._buffer, len(piece))

    def discard(self) -> None:
        """Forget the bytes that the instrument has not taken yet."""
        self.backend.call("discard", self._handle)

    def pull(self) -> bytes:
        """All bytes that the instrument has sent since the last call."""
        pieces = []
        while size := self.backend.call("pull", self._handle, self._buffer, _BUFFER):
            pieces.append(self.backend.load(self._buffer, size))
        return b"".join(pieces)

    def force(self, role: int, level: bool) -> None:
        """Take an input pin, by its place among the roles: from the next clock on it has this level, and the target no
        longer drives it.
        """
        self.backend.call("force", self._handle, role, level)

    def connect(self, role: int, to: int) -> None:
        """Connect an input to a `Wire`: from the next clock on it follows that; one with nothing on it rests high."""
        self.backend.call("connect", self._handle, role, to)

    def power_cycle(self) -> None:
        """Take the instrument's power away for a moment: it is as after configuration, and the target goes on."""
        self.backend.call("power_cycle", self._handle)

    def counter(self, name: str) -> int:
        """A counter of the bench itself, one of COUNTERS."""
        return self.backend.call("counter", self._handle, COUNTERS.index(name))

    @property
    def now(self) -> int:
        """Clocks that have passed."""
        return self.counter("clock")

    def counts(self, cpu: int = 0) -> dict[str, int]:
        """The target's own counts of every class, by the names in `counts.def`; `cpu` 1: of its second CPU."""
        return {name: self.backend.call("count", self._handle, cpu, n) for name, n in numbers("counts").items()}

    def ledger(self, cpu: int = 0) -> list[Entry]:
        """What happened in the target since the last call; empty unless asked for at the start. `cpu` 1: in its second
        CPU.
        """
        kinds = list(numbers("ledger"))
        entries = []
        while number := self.backend.call("ledger", self._handle, cpu, self._buffer, _BUFFER // 32):
            data = self.backend.load(self._buffer, 32 * number)
            entries += [Entry(kinds[kind], *rest) for kind, *rest in struct.iter_unpack("<4Q", data)]
        return entries

    def width(self, name: str, index: int = 0) -> int:
        """Bits of a register of the instrument by its name in the hierarchy, with spaces; of a memory of word `index`.

        BenchError if there is none, or none of up to 64 bits.
        """
        self.backend.store(self._buffer, name.encode() + b"\0")
        if width := self.backend.call("width", self._handle, self._buffer, index):
            return width
        raise BenchError(f"the simulated instrument has no register {name!r} with a word {index}")

    def peek(self, name: str, index: int = 0) -> int:
        """What it holds; see `width`."""
        self.width(name, index)
        return self.backend.call("peek", self._handle, self._buffer, index)

    def poke(self, name: str, value: int, index: int = 0) -> None:
        """Give it another value, between steps; see `width`. Whether the instrument ever comes to such a state is the
        caller's concern. BenchError if it has not so many bits.
        """
        if not 0 <= value < 1 << (width := self.width(name, index)):
            raise BenchError(f"{name} of the simulated instrument has {width} bits: {value} does not fit")
        self.backend.call("poke", self._handle, self._buffer, index, value)

    def hash(self) -> int:
        """A hash of every register and memory word of the instrument."""
        return self.backend.call("hash", self._handle)

    def close(self) -> None:
        """End it; the truth is then complete. May be called again."""
        if self._handle:
            if self._truth is not None:
                self._drain(self._truth)
                self._truth.close()
            self.backend.call("release", self._buffer)
            self.backend.call("destroy", self._handle)
            self._handle = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
