# SPDX-License-Identifier: BSD-2-Clause
"""The process of an emulator: QEMU, with the plug-in that hands pins of its machine to the bench."""

import contextlib
import re
import resource
import shlex
import shutil
import signal
import socket
import subprocess
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import Protocol, Self

from ..core import BenchError
from ..definitions import HARNESS
from ..stub import compiler
from .folder import Folder
from .stubs import MESSAGES, kept
from .trouble import troubles

VERSION = "7.2"
"""Of QEMU: the plug-in uses functions that are no interface, as they are in this version."""

_PLUGIN = Path(__file__).parent / "plugin"
_FLAGS = ("-std=gnu99", "-shared", "-fPIC", "-fvisibility=hidden", "-O2", "-Wall", "-Wextra")
_ALWAYS = shlex.split(
    "-icount shift=0,sleep=off -rtc base=2020-01-01,clock=vm -seed 1 -nic none -display none -monitor none "
    "-serial stdio -no-reboot"
)
_LEAVE_S, _DIES_S = 5.0, 1.0
MOST_SAID = 16 << 20
"""Bytes of its console that are kept; what is said after them is not. A run's lines take some kilobytes."""


class Emulated(Protocol):
    """What an emulator is a program for."""

    @property
    def emulator(self) -> str: ...
    @property
    def package(self) -> str:
        """Debian's, with that program."""
        ...

    @property
    def pins(self) -> str:
        """The plug-in's name for its pins."""
        ...

    @property
    def controller(self) -> str:
        """The address of the controller that has them, in hexadecimal; empty: there is one only."""
        ...


def described(machine: Emulated) -> str:
    """QEMU's version in its own words; BenchError if it is missing, or not one that the plug-in was written for."""
    program = shutil.which(machine.emulator)
    if program is None:
        raise BenchError(f"{machine.emulator} was not found: install QEMU {VERSION} (Debian's {machine.package})")
    said = subprocess.run([program, "--version"], capture_output=True, encoding="utf-8", check=False).stdout
    found = _number(said)
    if not found.startswith(f"{VERSION}."):
        raise BenchError(
            f"{machine.emulator} has version {found}, and the guest target needs {VERSION}: it uses internals of QEMU "
            "that differ from version to version"
        )
    return said.partition("\n")[0]


def version(machine: Emulated) -> str:
    """The number in that."""
    return _number(described(machine))


def _number(said: str) -> str:
    match = re.search(r"version (\S+)", said)
    return match[1] if match else "unknown"


def literal(path: Path) -> str:
    """A path as one value among those that commas separate."""
    return str(path).replace(",", ",,")


def plugin() -> Path:
    """The compiled plug-in, from the user's cache if that has it."""
    command = compiler()
    sources, headers = (sorted(_PLUGIN.glob(f"*.{kind}")) for kind in "ch")

    def build(place: Path) -> Path:
        output = place / "pins.so"
        result = subprocess.run(
            [command, *_FLAGS, f"-I{HARNESS}", *map(str, sources), "-o", str(output)],
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        if result.returncode != 0:
            raise BenchError(f"{command} could not compile the plug-in for QEMU: {result.stderr.strip()[:200]}")
        return output

    return kept("pins", (_FLAGS, command), [*sources, *headers, MESSAGES], build)


class Process:
    """An emulated machine, standing still until what it says on `connection` is answered; a context manager.

    Time in it is virtual: an instruction takes a nanosecond, waiting takes none of ours. `arguments` are QEMU's for
    what is particular to it; described() has been asked whether that fits. `files` fills a folder that is the machine's
    as long as it runs, and returns arguments that name files. `most` bytes of what it says are kept.

    Attributes
    ----------
    command : str
        QEMU's program with all arguments but those that name files.
    """

    name = "the emulator"

    def __init__(
        self,
        machine: Emulated,
        arguments: Sequence[str],
        files: Callable[[Path], Sequence[str]] = lambda folder: (),
        most: int = MOST_SAID,
    ) -> None:
        at = f",at={machine.controller}" if machine.controller else ""
        library = plugin()
        self.connection, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._read, self._most = b"", most
        command = [machine.emulator, *arguments, *_ALWAYS]
        self.command = shlex.join(command)
        wired = f"{literal(library)},pins={machine.pins}{at},fd={theirs.fileno()}"
        self._folder = Folder()
        # Files, which take what is said up to a limit. A pipe that nobody reads would stop the machine when it is full.
        console, self._errors = self._folder.path / "console", self._folder.path / "errors"
        try:
            with theirs, console.open("xb") as output, self._errors.open("xb") as errors:
                self._process = subprocess.Popen(
                    [*command, *files(self._folder.path), "-plugin", wired],
                    pass_fds=[theirs.fileno()],
                    stdin=subprocess.PIPE,
                    stdout=output,
                    stderr=errors,
                    start_new_session=True,  # Ctrl-C is for the run, which ends it in order
                    restore_signals=False,  # at the limit of a file a write is refused, and the emulator goes on
                )
            resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (most, most))
            self._console = console.open("rb")
        except BaseException:
            self.connection.close()
            self._folder.close()
            raise

    def console(self) -> str:
        """All that the guest has written to its console so far."""
        if not self._console.closed:
            self._read += self._console.read()
        return self._read.decode(errors="replace").replace("\r\n", "\n")

    @property
    def pid(self) -> int:
        """Of the process."""
        return self._process.pid

    @property
    def overflow(self) -> str:
        """That the guest has written more than is kept, and how much that is; empty if it has not."""
        self.console()
        return f"more than {self._most / 2**20:g} MiB" if len(self._read) >= self._most else ""

    def end(self) -> None:
        """Have the stub ended, by a line at the console. When it arrives is up to our clock, not the guest's."""
        assert self._process.stdin
        with contextlib.suppress(BrokenPipeError):
            self._process.stdin.write(b"\n")
            self._process.stdin.flush()

    @cached_property
    def complaint(self) -> str:
        """Why it ended, in its own words; ends it if it has not."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            if (code := self._process.wait(_DIES_S)) < 0:
                return f"it was ended by {signal.Signals(-code).name}"
        self._process.kill()
        self._process.wait()
        if trouble := troubles(self.console()):
            return f"its kernel said: {trouble[0]}"
        errors = self._errors.read_text(encoding="utf-8", errors="replace")
        said = errors.strip().splitlines() or self.console().strip().splitlines()
        return said[-1] if said else "it says nothing"

    def close(self) -> None:
        """End it. May be called again."""
        self.connection.close()
        if self._process.poll() is None:
            try:
                self._process.wait(_LEAVE_S)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        if self._process.stdin:
            with contextlib.suppress(BrokenPipeError):
                self._process.stdin.close()
        self._console.close()
        self._folder.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
