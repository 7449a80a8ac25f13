# SPDX-License-Identifier: BSD-2-Clause
"""pyserial's handler of `sim://`: the virtual bench as a serial port, in virtual time.

Time advances only while the host waits: in `read`, `in_waiting` and `flush`. Timeouts are virtual too, so that a host
that uses no other clock gets equal bytes from equal seeds. pyserial reports an ImportError of this module as an unknown
protocol, so everything that could fail is imported in `open`.
"""

import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from serial import to_bytes  # type: ignore[attr-defined]
from serial.serialutil import PortNotOpenError, SerialException, SerialTimeoutException

from irqscope.device.lineless import Lineless

from .core import BenchError

_POLL_HZ = 1000
"""Looking whether something came (`in_waiting`, or a read with timeout 0) takes a millisecond of virtual time."""

_INSTANT_HZ = 4
"""Runs begin at whole quarters of a second of virtual time. To set one up takes less than half of one at 3 Mbaud."""

_PIECE_HZ = 20
"""Longest stretch that is simulated in one call, so that Ctrl-C and other threads get their turn."""


_EVERYTHING = 1 << 62
"""More bytes than come."""


class Serial(Lineless):
    """A simulated instrument. Beside pyserial's interface it has `bench`, an `irqscope_bench.engine.Bench`."""

    bench: Any = None
    alike = ""
    """Equal of two simulated instruments that are alike. All that their URL can change of one is its clock."""
    reopen = None
    """A simulated instrument that has failed does not come back."""

    def open(self) -> None:
        """Make the bench that the URL describes; SerialException says what is wrong with it."""
        if self.is_open:
            raise SerialException("the port is already open")
        from .opening import bench
        from .profile import ProfileError
        from .url import parse

        self._lock = threading.RLock()
        self._bytes = bytearray()
        try:
            options = parse(self.portstr or "")
            self.bench, self._bytes_per_second = bench(options), options.rate
            off = f", {float(options.oscillator * 10**6):+g} ppm" if options.oscillator else ""
            self.alike = f"duty {options.duty}{off}"
        except (BenchError, ProfileError) as error:
            raise SerialException(str(error)) from None
        self._clock_hz = self.bench.core.clock_hz
        self.is_open = True

    def close(self) -> None:
        """End the simulation, once a call of another thread has left it; files are then complete."""
        if self.is_open:
            with self._lock:
                self.is_open = False
                self.bench.close()

    @property
    def target(self) -> dict[str, Any]:
        """What is known of the target: of a live one the stub's start line and the bench's loopback row."""
        return getattr(self.bench, "target", {})

    @property
    def bytes_per_second(self) -> int | None:
        """What the simulated link carries; None if that is unlimited."""
        return self._bytes_per_second or None

    @property
    def seconds(self) -> float:
        """The time of whoever waits at the port: what has passed, whatever the instrument's oscillator makes of it."""
        with self._opened() as bench:
            return float(bench.now * bench.core.samples * bench.tick)

    def connect(self, wires: Mapping[str, str]) -> str | None:
        """Connect inputs by their names, as a hand does, each to `stimulus`, `stimulus2`, `trigger` or `source`, a
        signal with a clock of its own; all others to nothing. None, or why that cannot be.
        """
        from irqscope.contract.roles import INPUTS

        from .engine import Wire
        from .profile import PULSE_AUX

        names = {"stimulus": Wire.STIMULUS, "stimulus2": Wire.STIMULUS2, "trigger": Wire.TRIGGER, "source": Wire.PULSES}
        with self._opened() as bench:
            profile = getattr(bench, "profile", None)
            if profile is None:
                return "this simulated instrument is wired to its target"
            if "source" in wires.values() and profile.parameters["aux_signal"] != PULSE_AUX:
                return "this profile of the virtual bench has no source: aux.signal=pps is one"
            for place, role in enumerate(INPUTS[: bench.core.inputs]):
                bench.connect(place, names[wires[role.label]] if role.label in wires else Wire.NOTHING)
        return None

    def blind_intervals(self, stamp_offset: int) -> Any:
        """Of a live target: in which ticks its pins were not looked at, see `LiveBench.blind_intervals`; else None."""
        with self._opened() as bench:
            find = getattr(bench, "blind_intervals", None)
            return find(stamp_offset) if find else None

    def end_target(self) -> dict[str, Any]:
        """End a live target; its end line, empty if there is no such target."""
        with self._opened() as bench:
            end = getattr(bench, "end_target", None)
            return dict(end()) if end else {}

    def align(self) -> None:
        """Let time pass to the next whole quarter of a second, unless the target may be at work already."""
        with self._opened() as bench:
            clocks = 0 if bench.autonomous else -bench.now % int(self._clock_hz / _INSTANT_HZ)
        self._advance(clocks, _EVERYTHING)

    @contextmanager
    def _opened(self) -> Iterator[Any]:
        """The bench, which no other thread closes meanwhile."""
        with self._lock:
            if not self.is_open:
                raise PortNotOpenError()
            yield self.bench

    def _clocks(self, seconds: float) -> int:
        return int(seconds * self._clock_hz)

    def _advance(self, clocks: int, wanted: int) -> None:
        """Let time pass until `wanted` bytes are there."""
        with self._opened() as bench:
            end = bench.now + clocks
        piece = int(self._clock_hz / _PIECE_HZ)
        while True:
            with self._opened() as bench:
                left = end - bench.now
                if left <= 0 or len(self._bytes) >= wanted:
                    return
                try:
                    bench.step(min(piece, left), wanted - len(self._bytes))
                except BenchError as error:
                    self._bytes += bench.pull()
                    raise SerialException(str(error)) from None
                self._bytes += bench.pull()

    @property
    def in_waiting(self) -> int:
        """Bytes that can be read at once."""
        self._advance(int(self._clock_hz / _POLL_HZ), len(self._bytes) + 1)
        return len(self._bytes)

    def read(self, size: int = 1) -> bytes:
        """Up to `size` bytes; fewer if the timeout, which is virtual, has passed."""
        if self.timeout is None:
            while len(self._bytes) < size:
                self._advance(self._clocks(1), size)
        else:
            try:
                self._advance(max(self._clocks(self.timeout), int(self._clock_hz / _POLL_HZ)), size)
            except SerialException:  # is said when all that came before is read
                if not self._bytes:
                    raise
        with self._opened():
            result = bytes(self._bytes[:size])
            del self._bytes[:size]
        return result

    def write(self, data: Any) -> int:
        """Hand bytes to the link; they arrive at its rate while time passes."""
        data = to_bytes(data)
        with self._opened() as bench:
            bench.push(data)
        return len(data)

    def flush(self) -> None:
        """Let time pass until the instrument has taken all that was written."""
        with self._opened() as bench:
            deadline = None if self.write_timeout is None else bench.now + self._clocks(self.write_timeout)
        while True:
            with self._opened() as bench:
                if not bench.counter("backlog"):
                    return
                if deadline is not None and bench.now >= deadline:
                    raise SerialTimeoutException("the instrument does not take what is written")
                bench.step(int(self._clock_hz / _POLL_HZ))
                self._bytes += bench.pull()

    def reset_input_buffer(self) -> None:
        """Forget what was received."""
        with self._opened() as bench:
            bench.pull()
            self._bytes.clear()

    def reset_output_buffer(self) -> None:
        """Forget what was written and not yet taken."""
        with self._opened() as bench:
            bench.discard()

    @property
    def out_waiting(self) -> int:
        """Bytes that were written and not yet taken."""
        with self._opened() as bench:
            return int(bench.counter("backlog"))

    def _update_break_state(self) -> None:
        pass

    @property
    def cts(self) -> bool:
        return True

    @property
    def dsr(self) -> bool:
        return True

    @property
    def cd(self) -> bool:
        return True

    @property
    def ri(self) -> bool:
        return False
