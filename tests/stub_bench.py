# SPDX-License-Identifier: BSD-2-Clause
"""Plays the bench for a target stub in a process of its own: raises events in the shared page, looks at the pins.

Nothing here measures time: what is checked is what the stub says, which pins it toggles, and that its counts balance.
"""

import ctypes
import json
import mmap
import os
import platform
import re
import shutil
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest

TARGET_STUB = Path(__file__).parents[1] / "target-stub"
COMPILERS = [name for name in ("gcc", "clang") if shutil.which(name)]
LIMIT_S = 20
SETTLE_S = 0.05
QUIET_S = 0.4  # longer than from a start to the first period
ISR, TASK, DONE, AUX = 1, 2, 4, 8  # bits of the pins
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
) -> Path:
    """The program that the Makefile makes of a port; CalledProcessError with the compiler's complaint.

    `simulated`: for ports in user space, with a simulated device.
    """
    variables = [f"PORT={port}", f"BUILD={directory}", f"CC={compiler or COMPILERS[0]}", f"CFLAGS={flags}"]
    if simulated:
        variables.append("SIMULATED=1")
    command = ["make", "-s", "-C", str(sources), *variables]
    subprocess.run(command, check=True, capture_output=True, text=True, timeout=120)
    return directory / f"stub-{port}"


class Bench:
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
        self.complaints = ""
        self.process = subprocess.Popen(
            [path if word == "{page}" else word for word in command],
            env=os.environ | {"STUB_PAGE": path} | (environment or {}), pass_fds=[self.fd], text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip

    def line(self) -> dict:
        """The start line; what the stub complains about if there is none."""
        assert self.process.stdout
        for line in self.process.stdout:
            if line.startswith("{"):
                return json.loads(line)
        raise AssertionError(self.process.communicate(timeout=LIMIT_S)[1])

    def refusal(self) -> str:
        """What it says when it does not start."""
        out, err = self.process.communicate(timeout=LIMIT_S)
        assert self.process.returncode
        assert '"irqscope_stub"' not in out
        return out + err

    def raise_events(self, count: int, stop: bool = False) -> None:
        """So many edges of the stimulus; `stop`: and none after them."""
        self._word.value += 2 * count + stop
        ctypes.CDLL(None).syscall(_SYS_FUTEX, ctypes.byref(self._word), 1, 1, None, None, 0)

    def pins(self) -> int:
        return struct.unpack_from("<I", self.page, _PINS)[0]

    def until(self, condition: Callable[[], bool], limit_s: float = LIMIT_S) -> None:
        end = time.monotonic() + limit_s
        while not condition():
            assert time.monotonic() < end, "the stub does not answer"
            time.sleep(0)

    def until_quiet(self) -> None:
        """Until it toggles nothing any more, or has ended."""
        last, since = self.pins(), time.monotonic()
        end = since + LIMIT_S
        while self.process.poll() is None and time.monotonic() < since + QUIET_S:
            assert time.monotonic() < end, "the stub does not come to an end"
            if self.pins() != last:
                last, since = self.pins(), time.monotonic()
            time.sleep(0.0003)

    def work_s(self) -> float:
        """Time from task to done as it is seen from here, where one is not always looking: second largest of five."""
        found = []
        for _ in range(5):
            before = self.pins()
            self.raise_events(1)
            self.until(lambda before=before: bool((self.pins() ^ before) & TASK))
            begin = time.monotonic()
            self.until(lambda before=before: bool((self.pins() ^ before) & DONE))
            found.append(time.monotonic() - begin)
        return sorted(found)[3]

    def trace(self) -> tuple[int, str]:
        """After the end of a stub on a simulated machine: edges that it lost, its pins in the order of their edges."""
        found = re.search(r"lost (\d+) trace (\w*)", self.complaints)
        assert found, self.complaints
        return int(found[1]), found[2]

    def end(self) -> dict:
        """Wait for the stub's end; its last line."""
        out, self.complaints = self.process.communicate(timeout=LIMIT_S)
        assert self.process.returncode == 0, self.complaints
        return json.loads(out.splitlines()[-1])

    def terminate(self) -> dict:
        """End it as a user does, unless it has ended by itself; its last line."""
        self.process.terminate()
        return self.end()

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()
        del self._word
        self.page.close()
        os.close(self.fd)
