# SPDX-License-Identifier: BSD-2-Clause
"""The guest target: a system with a clock of its own answers, in lock step with the gateware (docs/guide/guest.md)."""

import ctypes
import json
import logging
import re
import socket
import struct
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol

from irqscope.targets.stublines import END, START

from ..core import BenchError, Core
from ..engine import ENDLESS, Bench
from ..native import _TYPES, NativeBackend, library
from ..stub import live_parts
from .running import SECOND
from .stubs import MODULE
from .trouble import troubles

log = logging.getLogger(__name__)

COUNTERS = ("quanta", "outputs", "stimuli", "early", "past", "gone", "nanoseconds", "silent")
_FUNCTIONS = {
    "create": ("p", "pqqq"),
    "alone": ("", "pq"),
    "start": ("", "p"),
    "destroy": ("", "p"),
    "counter": ("q", "pq"),
}
_STEP_NS = 5_000_000
"""Guest time between two looks at its console."""
PATIENCE_S = 20
"""For which an emulator may not run at all while it is waited for."""
_BOOT_NS, _END_NS = 60_000_000_000, 60_000_000_000
"""Guest time that it may take to start, and to end."""


class Machine(Protocol):
    """What a guest runs on: a process that stands still until what it says on `connection` is answered.

    `lines` says how its pins are wired (`hardware.packed`), `name` what it is in a sentence. The stub in it prints its
    start line and its end line to the console.
    """

    @property
    def name(self) -> str: ...
    @property
    def lines(self) -> int: ...
    @property
    def connection(self) -> socket.socket: ...
    @property
    def pid(self) -> int: ...
    @property
    def facts(self) -> Mapping[str, str]:
        """What it is, as a result shall have it, once the start line is there."""
        ...

    def console(self) -> str:
        """All that has been written there so far."""
        ...

    @property
    def overflow(self) -> str:
        """That more has been written there than is kept, and how much that is; empty if not."""
        ...

    def end(self) -> None:
        """Have the stub ended."""
        ...

    @property
    def complaint(self) -> str:
        """Why the process ended."""
        ...

    def close(self) -> None:
        """End the process. May be called again."""
        ...


class GuestBackend(NativeBackend):
    """The native harness with the functions of the guest."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        dll = ctypes.CDLL(str(path))
        self._guest_functions = {}
        for name, (result, arguments) in _FUNCTIONS.items():
            function = dll[f"guest_{name}"]
            function.restype = _TYPES[result]
            function.argtypes = [_TYPES[kind] for kind in arguments]
            self._guest_functions[name] = function

    def call_guest(self, name: str, *arguments: int) -> int:
        """Call a function of the guest's side of the harness."""
        return int(self._guest_functions[name](*arguments) or 0)


class GuestBench(Bench):
    """A bench with a guest as its target, booted and waiting for edges. Everything of `Bench` works.

    It closes `machine`, whatever becomes of it.

    Attributes
    ----------
    target : dict
        The stub's start line, and as `guest` what it runs on. With a second stub `aux` is among its pins, and among
        the toggles of the end line.
    """

    target: dict[str, Any]
    autonomous = True

    def __init__(self, core: Core, machine: Machine, *, rate: int = 0, truth: Path | None = None) -> None:
        self._guest, self._ended, self._machine = 0, False, machine
        try:
            self._backend = GuestBackend(library(core, **live_parts()))
            super().__init__(core, self._backend, rate=rate, truth=truth)
            machine.connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVTIMEO, struct.pack("ll", PATIENCE_S, 0))
            connection = machine.connection.fileno()
            self._guest = self._backend.call_guest("create", self._handle, connection, machine.lines, machine.pid)
            if not self._guest:
                raise BenchError("the stimuli of this core cannot be foreseen: build it anew")
            self.target = self._await(START, _BOOT_NS)
            for line in self.second_lines():
                self.target["pins"]["aux"] = line["pins"][_answering(line["pins"])]
            if facts := machine.facts:
                self.target["guest"] = dict(facts)
            self._backend.call_guest("start", self._guest)
        except BaseException:
            self.close()
            raise

    def _await(self, key: str, within_ns: int) -> dict[str, Any]:
        """Let the guest go on alone until the stub has printed the line with `key`."""
        end = self.guest_counts()["nanoseconds"] + within_ns
        while True:
            console = self._machine.console()
            for line in console.splitlines() if f'"{key}"' in console else ():
                found = _parse(line, key)
                if found is not None:
                    return found
            if much := self._machine.overflow:
                raise BenchError(f"the stub does not start on {self._machine.name}, which wrote {much} to its console")
            counts = self.guest_counts()
            self._check_there(counts)
            if counts["nanoseconds"] > end:
                lines = self._machine.console().strip().splitlines() or ["nothing"]
                said = "; ".join([line for line in lines if line.startswith("stub: ")] or lines[-1:])
                raise BenchError(f"the stub does not start on {self._machine.name}, whose console says: {said}")
            self._backend.call_guest("alone", self._guest, _STEP_NS)

    def second_lines(self) -> list[dict[str, Any]]:
        """The start line of a second stub, and its end line after end_target(); empty without one."""
        said = [line.removeprefix(SECOND) for line in self._machine.console().splitlines() if line.startswith(SECOND)]
        return [json.loads(line) for line in said]

    def guest_counts(self) -> dict[str, int]:
        """Counts of the lock step, by COUNTERS."""
        return {name: self._backend.call_guest("counter", self._guest, n) for n, name in enumerate(COUNTERS)}

    def step(self, clocks: int, wanted: int = ENDLESS) -> int:
        """As of `Bench`; BenchError if what was measured would be wrong from now on, or nothing can be measured."""
        if not self._ended:
            self._check_there(self.guest_counts())
        now = super().step(clocks, wanted)
        counts = self.guest_counts()
        if counts["early"]:
            raise BenchError("a stimulus came earlier than foreseen, and the guest had gone past it: report this")
        if counts["past"]:
            raise BenchError("the emulator went on beyond the time that it was given: report this")
        if not self._ended:
            self._check_there(counts)
        return now

    def _check_there(self, counts: Mapping[str, int]) -> None:
        if counts["silent"]:
            raise BenchError(
                f"{self._machine.name} has not answered for {PATIENCE_S} s, and did not run meanwhile: it was stopped, "
                "or hangs"
            )
        if counts["gone"]:
            raise BenchError(f"{self._machine.name} ended: {self._machine.complaint}")

    def end_target(self) -> Mapping[str, Any]:
        """End the stub; its end line, with what its kernel has said of `trouble`; empty if there is neither. The guest
        is then gone; the gateware goes on.

        What the stub has complained about while it ran is logged.
        """
        self._ended = True
        for sentence in re.findall(rf"\b{MODULE}: (.+)", self._machine.console().partition(f'"{START}"')[2]):
            log.warning("the stub says: %s", sentence)
        self._machine.end()
        try:
            end = self._await(END, _END_NS)
        except BenchError:
            end = {}
        if much := self._machine.overflow:
            log.warning(
                "%s wrote %s to its console: what came after that is not known%s",
                self._machine.name,
                much,
                "" if end else ", the stub's end line among it",
            )
        if trouble := troubles(self._machine.console()):
            end["trouble"] = trouble
        if end.get("toggles") and len(second := self.second_lines()) > 1:
            end["toggles"]["aux"] = second[-1]["toggles"][_answering(second[0]["pins"])]
        return end

    def close(self) -> None:
        """End guest and bench. May be called again."""
        if self._guest:
            self._backend.call_guest("destroy", self._guest)
            self._guest = 0
        self._machine.close()
        if getattr(self, "_handle", 0):
            super().close()


def _answering(pins: Mapping[str, str]) -> str:
    """The role of the pin by which a second stub answers: its handler's, or its task's if it has none."""
    return "isr" if "isr" in pins else "task"


def _parse(line: str, key: str) -> dict[str, Any] | None:
    try:
        found = json.loads(line)
    except json.JSONDecodeError:
        return None
    return found if isinstance(found, dict) and key in found else None
