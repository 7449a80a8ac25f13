# SPDX-License-Identifier: BSD-2-Clause
"""The simulated machine, `sim://?target=stub&port=rtlinux`: the target stub's own code on systems that are modelled."""

import contextlib
import os
import shlex
import socket
import subprocess
from collections.abc import Mapping
from functools import cached_property
from typing import Self

from ..core import BenchError
from ..definitions import HARNESS
from ..stub import compiler
from . import stubs
from .hardware import packed

_LINES = "10,11,12,13,14"
PORTS: Mapping[str, Mapping[str, str]] = {
    "rtlinux": {"device": "lpt,0x378,7"},
    "vxworks": {"device": "lpt,0x378,7"},
    "vxworks7": {"lines": _LINES},
    "freertos": {"lines": _LINES},
    "zephyr": {},
    "linux_kmod": {"device": "simulated", "lines": _LINES},
}
"""The stub's ports that run on it, and what tells each of its pins, unless a `device` is given."""


class SimulatedMachine:
    """A process whose time is virtual, standing still until what it says on `connection` is answered.

    It is described in target-stub/shims/machine.h. `options` are those of the stub. BenchError says what is missing.
    """

    name = "the simulated machine"
    facts: Mapping[str, str] = {}
    overflow = ""
    lines = packed(stimulus=0, isr=0, task=1, done=2, aux=3, trigger=1)

    def __init__(self, port: str, options: Mapping[str, str]) -> None:
        if port not in PORTS:
            raise BenchError(f"no port {port!r} of the stub runs on {self.name}: choose {', '.join(PORTS)}")
        program = stubs.built(
            port, f"stub-{port}", f"CC={compiler()}", "CFLAGS=-O2", "SIMULATED=1", f"BENCH={shlex.quote(str(HARNESS))}"
        )
        pins = {} if "device" in options else PORTS[port]
        words = stubs.joined({**pins, **options})
        self.connection, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._read = b""
        with theirs:
            self._process = subprocess.Popen(
                [program, words],
                pass_fds=[theirs.fileno()],
                env={"STUB_SOCKET": str(theirs.fileno())},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # Ctrl-C is for the run, which ends it in order
            )
        assert self._process.stdout
        os.set_blocking(self._process.stdout.fileno(), False)

    @property
    def pid(self) -> int:
        """Of the process."""
        return self._process.pid

    def console(self) -> str:
        """All that has been written to its log so far."""
        assert self._process.stdout
        while piece := self._process.stdout.read(65536):
            self._read += piece
        return self._read.decode(errors="replace")

    def end(self) -> None:
        """Have the stub ended when time next passes."""
        self._process.terminate()

    @cached_property
    def complaint(self) -> str:
        """Why it ended, in its own words."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(1)
        assert self._process.stderr
        said = self._process.stderr.read().decode(errors="replace").split("\n") + self.console().split("\n")
        return next((line.removeprefix("machine: ") for line in said if line), "it says nothing")

    def close(self) -> None:
        """End it. May be called again."""
        self.connection.close()
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdout, self._process.stderr):
            if pipe:
                pipe.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
