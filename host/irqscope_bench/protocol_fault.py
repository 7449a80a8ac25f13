# SPDX-License-Identifier: BSD-2-Clause
"""pyserial's handler of `fault://`: another port behind a bad link (docs/evidence/faults.md).

    fault://seed=3&flip=1e-5&cut=1e-6/sim://?profile=linux-rt
    fault://drop=1e-4//dev/ttyUSB1

What stands before the first slash is what happens, the rest is the port. Rates are probabilities a byte, in both
directions. From received byte N on `dead=N` lets nothing through in either direction, `deaf=N` nothing towards the
instrument, and `unplug=N` has the port gone; with `dead=N-M` and the like all is well again from byte M on. While
nothing comes through, bytes count by the time that they would take: a timeout of the port is as many as its baud rate
carries in it. `reset=N` takes a simulated instrument's power away for a moment. The instrument behind goes on
meanwhile. What a virtual bench knows beside its bytes comes through unharmed.
"""

from typing import Any

from serial import to_bytes  # type: ignore[attr-defined]
from serial.serialutil import SerialException

from .behind import Behind

_BITS = 10
"""A byte on a serial line, with its start and stop bits."""


class Serial(Behind):
    """A port behind a bad link: `received` and `sent` are the `faults.Injector` of the two directions."""

    def _parse(self, text: str) -> Any:
        from .faults import parse

        return parse(text)

    def _begin(self, plan: Any) -> None:
        from .faults import Injector

        self._plan = plan
        self._count = 0
        self.received, self.sent = (Injector(f"{plan.seed} {way}", plan.rates) for way in ("received", "sent"))

    def _check(self, plan: Any) -> None:
        if plan.reset is not None and not hasattr(getattr(self._inner, "bench", None), "power_cycle"):
            raise SerialException("fault:// can reset a simulated instrument with a modelled target only")

    def reopen(self) -> None:
        """Open it again after `unplug`: a try takes one timeout; SerialException while it is gone."""
        if self._during("unplug"):
            self._swallow()
        if self._during("unplug"):
            raise SerialException(f"could not open port {self.portstr}: no such device")

    def _behind(self) -> Any:
        port = super()._behind()
        if self._during("unplug"):
            raise SerialException("device reports readiness to read but returned no data (device disconnected)")
        return port

    def _during(self, event: str) -> bool:
        return self._count in self._plan.stretches.get(event, ())

    def _swallow(self) -> None:
        """One timeout passes, and what comes meanwhile is lost."""
        size = int(self.baudrate * (self.timeout or 0)) // _BITS + 1
        self._inner.read(size)
        self._count += size

    def read(self, size: int = 1) -> bytes:
        """What is left of up to `size` bytes: fewer, none or more."""
        port = self._behind()
        if self._during("dead"):
            self._swallow()
            return b""
        data, before = port.read(size), self._count
        self._count += len(data)
        if self._plan.reset in range(before, self._count):
            self._inner.bench.power_cycle()
        return self.received.pass_on(data)

    def write(self, data: Any) -> int:
        """Send what the link leaves of it."""
        data, port = to_bytes(data), self._behind()
        if not (self._during("dead") or self._during("deaf")):
            port.write(self.sent.pass_on(data))
        return len(data)
