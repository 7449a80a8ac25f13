# SPDX-License-Identifier: BSD-2-Clause
"""The live target, `sim://?target=live`: the gateware keeps pace with the wall clock and a real process answers.

What it can be trusted for, and what not, is in docs/guide/live.md.
"""

import ctypes
import os
import struct
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from irqscope.contract.roles import Source
from irqscope.recording.blind import Ticks, merged

from .core import BenchError, Core
from .engine import _BUFFER, Bench
from .native import _TYPES, NativeBackend, library
from .stub import StubProcess, live_parts

PAGE_BYTES = 4096
BENCH_PRIORITY, STUB_PRIORITY = 50, 80
COUNTERS = ("delivered", "looks", "late", "stands", "stood_ps", "priority", "failures")
_FUNCTIONS = {
    "create": ("p", "pq"),
    "start": ("", "pqqqq"),
    "end_target": ("", "p"),
    "destroy": ("", "p"),
    "clock": ("q", "p"),
    "step": ("q", "pqq"),
    "push": ("", "ppq"),
    "discard": ("", "p"),
    "pull": ("q", "ppq"),
    "truth": ("q", "ppq"),
    "bench_counter": ("q", "pq"),
    "blind": ("q", "ppq"),
    "counter": ("q", "pq"),
}
_REDIRECTED = {
    "step": "step",
    "push": "push",
    "discard": "discard",
    "pull": "pull",
    "truth": "truth",
    "counter": "bench_counter",
}
"""Functions of the bench that, once real time runs, have to be asked of the thread that runs it."""


class LiveBackend(NativeBackend):
    """The native harness; while `live` is not 0, it is asked through the thread that runs it in real time."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.live = 0
        dll = ctypes.CDLL(str(path))
        self._live_functions = {}
        for name, (result, arguments) in _FUNCTIONS.items():
            function = dll[f"live_{name}"]
            function.restype = _TYPES[result]
            function.argtypes = [_TYPES[kind] for kind in arguments]
            self._live_functions[name] = function

    def call(self, name: str, *arguments: int) -> int:
        if self.live and name in _REDIRECTED:
            return self.call_live(_REDIRECTED[name], self.live, *arguments[1:])
        return super().call(name, *arguments)

    def call_live(self, name: str, *arguments: int) -> int:
        """Call a function of the live harness."""
        return int(self._live_functions[name](*arguments) or 0)


@dataclass(frozen=True)
class Places:
    """Which CPU runs what."""

    bench: int
    stub: int

    @classmethod
    def choose(cls) -> "Places":
        """The first and the last of the CPUs that this process may use; BenchError if it is one and the same."""
        cpus = sorted(os.sched_getaffinity(0))
        if len(cpus) < 2:
            raise BenchError("the live target needs two CPUs, and this process may use one: use target=model")
        return cls(cpus[0], cpus[-1])


class LiveBench(Bench):
    """A bench in real time, with a stub process as its target. Everything of `Bench` that has to do with bytes works.

    Attributes
    ----------
    stub : StubProcess
        The target.
    target : dict
        What is known of it: the stub's start line, and what was found out about bench and machine.
    """

    stub: StubProcess
    target: dict[str, Any]
    autonomous = True

    def __init__(
        self, core: Core, *, rate: int = 0, truth: Path | None = None, options: Mapping[str, str] | None = None
    ) -> None:
        places = Places.choose()
        backend = LiveBackend(library(core, **live_parts()))
        self._live, self._page = 0, os.memfd_create("irqscope-page")
        self._blind: list[Ticks] = []
        self._backend = backend
        try:
            os.ftruncate(self._page, PAGE_BYTES)
            super().__init__(core, backend, rate=rate, truth=truth)
            self._start(places, dict(options or {}))
        except BaseException:
            self.close()
            raise

    def _start(self, places: Places, options: dict[str, str]) -> None:
        backend = self._backend
        self._live = backend.call_live("create", self._handle, self._page)
        if not self._live:
            raise BenchError("the page between bench and stub cannot be mapped")
        options.setdefault("priority", str(STUB_PRIORITY))
        options.setdefault("cpu", str(places.stub))
        options.setdefault("regardless", "")  # what is amiss stands in the start line, hence in the result
        self.stub = StubProcess(self._page, options)
        answer = sum(1 << Source[role.upper()] for role in self.stub.start["pins"])
        backend.live = self._live
        sleeps = not self.stub.start["spin"]
        backend.call_live("start", self._live, answer, sleeps, places.bench, BENCH_PRIORITY)
        self.target = dict(self.stub.start)

    @property
    def now(self) -> int:
        """Clocks that have passed."""
        return self._backend.call_live("clock", self._live)

    def counts(self, cpu: int = 0) -> dict[str, int]:
        """Counts of the live bench itself, by COUNTERS."""
        return {name: self._backend.call_live("counter", self._live, n) for n, name in enumerate(COUNTERS)}

    def blind_intervals(self, stamp_offset: int) -> Ticks:
        """All blind intervals so far as rows of begin and end, both included: ticks as events have them.

        `stamp_offset` is that of the instrument's identity.
        """
        while number := self._backend.call_live("blind", self._live, self._buffer, _BUFFER // 16):
            data = self._backend.load(self._buffer, 16 * number)
            self._blind.append(np.array(list(struct.iter_unpack("<2Q", data)), dtype=np.int64))
        if not self._blind:
            return merged(np.empty((0, 2), dtype=np.int64))
        self._blind = [merged(np.concatenate(self._blind))]
        return self._blind[0] + stamp_offset

    def end_target(self) -> Mapping[str, Any]:
        """End the stub, whose last answers are still seen; its end line."""
        self._backend.call_live("end_target", self._live)
        return self.stub.end()

    def close(self) -> None:
        """End stub and bench. May be called again."""
        backend, live = self._backend, self._live
        if live:
            self._live = 0
            if hasattr(self, "stub"):
                backend.call_live("end_target", live)
                self.stub.end()
            backend.live = 0
            backend.call_live("destroy", live)
        if getattr(self, "_handle", 0):
            super().close()
        if self._page >= 0:
            os.close(self._page)
            self._page = -1
