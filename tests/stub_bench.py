# SPDX-License-Identifier: BSD-2-Clause
"""Plays the bench for a target stub in a process of its own: raises events, looks at the pins.

`Page` does it in real time, through the page of the live target; nothing there measures time. `Lockstep` does it in
virtual time, for the ports that run on the simulated machine (target-stub/shims): every run is the same.
"""

import contextlib
import ctypes
import json
import mmap
import os
import platform
import re
import shutil
import signal
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest

from irqscope_bench.definitions import HARNESS

TARGET_STUB = Path(__file__).parents[1] / "target-stub"
COMPILERS = [name for name in ("gcc", "clang") if shutil.which(name)]
LIMIT_S = 300  # for what must come; on any machine it does so sooner
QUIET_S = 0.4  # longer than from a start to the first period
APART_S = 20e-6  # between two events in virtual time
ISR, TASK, DONE, AUX = 1, 2, 4, 8  # bits of the pins
STIMULUS, TRIGGER = 0, 1  # lines of the simulated machine
SANITIZED = "-O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all"
"""Flags of a program in which an error of memory, or what C leaves undefined, is its end."""
_SYS_FUTEX = {"x86_64": 202, "aarch64": 98, "riscv64": 98}.get(platform.machine())
_EVENTS, _PINS = 64, 128  # offsets in the page

needs_compiler = [
    pytest.mark.skipif(not COMPILERS, reason="no C compiler"),
    pytest.mark.skipif(sys.platform != "linux" or _SYS_FUTEX is None, reason="the stub's ports are run on Linux"),
]


def build(
    directory: Path,
    port: str = "sim",
    compiler: str = "",
    flags: str = "-O2",
    sources: Path = TARGET_STUB,
    simulated: bool = False,
    tracer: str = "",
) -> Path:
    """The program that the Makefile makes of a port; CalledProcessError with the compiler's complaint.

    `simulated`: for ports in user space, with a simulated device. `tracer`: SYSTEMVIEW for FreeRTOS, with
    SEGGER's recorder, CTF for Zephyr.
    """
    variables = [
        f"PORT={port}",
        f"BUILD={directory}",
        f"CC={compiler or COMPILERS[0]}",
        f"CFLAGS={flags}",
        f"BENCH={HARNESS}",
    ]
    if simulated:
        variables.append("SIMULATED=1")
    if tracer:
        variables.append(f"{tracer}=1")
    command = ["make", "-s", "-C", str(sources), *variables]
    subprocess.run(command, check=True, capture_output=True, text=True)
    return directory / f"stub-{port}"


class Stub:
    """A stub's process, and what it says."""

    process: subprocess.Popen[str]

    def _start(self, command: Sequence[str | Path], fd: int, environment: Mapping[str, str]) -> None:
        self.complaints = ""
        self.process = subprocess.Popen(
            command,
            env=os.environ | environment,
            pass_fds=[fd],
            text=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def end(self) -> dict:
        """Wait for the stub's end; its last line."""
        out, self.complaints = self.process.communicate(timeout=LIMIT_S)
        assert self.process.returncode == 0, self.complaints
        return json.loads(out.splitlines()[-1])

    def refusal(self) -> str:
        """What it says when it does not start."""
        out, err = self.process.communicate(timeout=LIMIT_S)
        assert self.process.returncode
        assert '"irqscope_stub"' not in out
        return out + err

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()


class Page(Stub):
    """The bench's side of the page, and the stub at the other. `{page}` in the command is the page's path."""

    def __init__(
        self,
        command: Sequence[str | Path],
        *,
        magic: bytes = b"IRQP",
        version: int = 1,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.fd = os.memfd_create("page")
        os.ftruncate(self.fd, 4096)
        self.page = mmap.mmap(self.fd, 4096)
        self.page[:8] = magic + struct.pack("<I", version)
        self._word = ctypes.c_uint32.from_buffer(self.page, _EVENTS)
        path = f"/dev/fd/{self.fd}"
        words = [path if word == "{page}" else word for word in command]
        self._start(words, self.fd, {"STUB_PAGE": path} | dict(environment or {}))

    def line(self) -> dict:
        """The start line; what the stub complains about if there is none."""
        assert self.process.stdout
        for line in self.process.stdout:
            if line.startswith("{"):
                return json.loads(line)
        raise AssertionError(self.process.communicate(timeout=LIMIT_S)[1])

    def raise_events(self, count: int, stop: bool = False) -> None:
        """So many edges of the stimulus at once; `stop`: and none after them."""
        self._word.value += 2 * count + stop
        ctypes.CDLL(None).syscall(_SYS_FUTEX, ctypes.byref(self._word), 1, 1, None, None, 0)

    def pins(self) -> int:
        return struct.unpack_from("<I", self.page, _PINS)[0]

    def wait(self, seconds: float) -> None:
        time.sleep(seconds)

    def time_s(self) -> float:
        return time.monotonic()

    def until(self, condition: Callable[[], bool], limit_s: float = LIMIT_S) -> None:
        end = time.monotonic() + limit_s
        while not condition():
            assert time.monotonic() < end, "the stub does not answer"
            time.sleep(0)

    def until_quiet(self) -> None:
        """Until it toggles nothing any more and none of its threads waits for a CPU, or it has ended."""
        last, since = self.pins(), time.monotonic()
        end = since + LIMIT_S
        while self.process.poll() is None and time.monotonic() < since + QUIET_S:
            assert time.monotonic() < end, "the stub does not come to an end"
            if self.pins() != last or self._is_busy():
                last, since = self.pins(), time.monotonic()
            time.sleep(0.0003)

    def _is_busy(self) -> bool:
        """Whether a thread of it runs, or would if there were a CPU for it."""
        found = False
        for thread in Path(f"/proc/{self.process.pid}/task").iterdir():
            with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # it has ended
                found |= (thread / "stat").read_text().rpartition(")")[2].split()[0] in "RD"
        return found

    def work_s(self) -> float:
        """Processor time from an event to done, whether or not we look: the least of five, which nobody disturbed."""
        found = []
        for _ in range(5):
            before, begin = self.pins(), self._processor_s()
            self.raise_events(1)
            self.until(lambda before=before: bool((self.pins() ^ before) & DONE))
            found.append(self._processor_s() - begin)
        return min(found)

    def _processor_s(self) -> float:
        """What its process has had so far."""
        clock = ctypes.c_int()
        assert not ctypes.CDLL(None).clock_getcpuclockid(self.process.pid, ctypes.byref(clock))
        return time.clock_gettime(clock.value)

    def terminate(self) -> dict:
        """End it as a user does, unless it has ended by itself; its last line."""
        self.process.terminate()
        return self.end()

    def close(self) -> None:
        super().close()
        del self._word
        self.page.close()
        os.close(self.fd)


class Lockstep(Stub):
    """The bench's side of the lock step (guestmessages.h), and a stub on the simulated machine at the other.

    Attributes
    ----------
    edges : list of (int, int)
        What its pins did: nanosecond, bits of those that changed.
    """

    _STOP, _GO = struct.Struct("<QIIII"), struct.Struct("<QII")
    _OUTPUT = 1

    def __init__(self, command: Sequence[str | Path], *, environment: Mapping[str, str] | None = None) -> None:
        self.edges: list[tuple[int, int]] = []
        self._ns, self._pins, self._text = 0, 0, ""
        self._socket, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._socket.settimeout(LIMIT_S)
        with theirs:
            self._start(command, theirs.fileno(), {"STUB_SOCKET": str(theirs.fileno())} | dict(environment or {}))
        assert self.process.stdout
        os.set_blocking(self.process.stdout.fileno(), False)
        self._gone = not self._socket.recv(self._STOP.size)

    def wait(self, seconds: float, level: int | None = None, line: int = STIMULUS) -> None:
        """Let virtual time pass, with the stimulus, or the trigger, at this level from its beginning on."""
        until = self._ns + round(seconds * 1e9)
        inputs = (0, 0) if level is None else (1 << line, level << line)
        while not self._gone and self._ns < until:
            self._socket.send(self._GO.pack(until, *inputs))
            inputs = (0, 0)
            stop = self._socket.recv(self._STOP.size)
            if not stop:
                self._gone = True
                return
            self._ns, reason, role, level, _ = self._STOP.unpack(stop)
            if reason == self._OUTPUT:
                assert level == ~self._pins >> role & 1, "a toggle is an edge"
                self._pins ^= 1 << role
                self.edges.append((self._ns, 1 << role))

    def _said(self) -> str:
        assert self.process.stdout
        with contextlib.suppress(BlockingIOError):
            while not self.process.stdout.closed and (piece := os.read(self.process.stdout.fileno(), 65536)):
                self._text += piece.decode()
        return self._text

    def line(self) -> dict:
        """The start line; what the stub complains about if there is none."""
        while not self._gone:
            for line in self._said().splitlines():
                if line.startswith("{"):
                    return json.loads(line)
            self.wait(1e-3)
        raise AssertionError(self._said() + self.process.communicate(timeout=LIMIT_S)[1])

    def said(self) -> list[str]:
        """What else it has said."""
        return [line for line in self._said().splitlines() if not line.startswith("{")]

    def refusal(self) -> str:
        while not self._gone:
            assert '"irqscope_stub"' not in self._said(), "it starts"
            self.wait(1e-3)
        return self._text + super().refusal()

    def raise_events(self, count: int) -> None:
        """So many edges of the stimulus, one after the other."""
        for _ in range(count):
            self.wait(APART_S / 2, 1)
            self.wait(APART_S / 2, 0)

    def raise_triggers(self, count: int) -> None:
        """So many pulses of the trigger."""
        for _ in range(count):
            self.wait(APART_S / 2, 1, TRIGGER)
            self.wait(APART_S / 2, 0, TRIGGER)

    def pins(self) -> int:
        return self._pins

    def time_s(self) -> float:
        return self._ns * 1e-9

    def until(self, condition: Callable[[], bool], limit_s: float = 1.0) -> None:
        end = self.time_s() + limit_s
        while not condition():
            assert self.time_s() < end and not self._gone, "the stub does not answer"
            self.wait(APART_S)

    def until_quiet(self) -> None:
        """Until it toggles nothing any more."""
        edges = -1
        while edges != len(self.edges) and not self._gone:
            edges = len(self.edges)
            self.wait(QUIET_S)

    def work_s(self) -> float:
        """Time from task to done."""
        begun = len(self.edges)
        self.raise_events(1)
        self.until(lambda: any(bit == DONE for _, bit in self.edges[begun:]))
        at = {bit: ns for ns, bit in self.edges[begun:]}
        return (at[DONE] - at[TASK]) * 1e-9

    def order(self) -> str:
        """The pins in the order of their edges."""
        return "".join({ISR: "I", TASK: "T", DONE: "D", AUX: "A"}[bit] for _, bit in self.edges)

    def lost(self) -> int:
        """After the end: edges that came while nothing waited for them."""
        found = re.search(r"lost (\d+)", self.complaints)
        assert found, self.complaints
        return int(found[1])

    def terminate(self) -> dict:
        """End it as a user does; its end line, the last of JSON."""
        self.process.send_signal(signal.SIGTERM)
        while not self._gone:
            self.wait(1e-3)
        self._said()
        _, self.complaints = self.process.communicate(timeout=LIMIT_S)
        assert self.process.returncode == 0, self.complaints
        return json.loads([line for line in self._text.splitlines() if line.startswith("{")][-1])

    def close(self) -> None:
        super().close()
        self._socket.close()
