# SPDX-License-Identifier: BSD-2-Clause
"""The target stub as a process of this machine: built when first needed, started, listened to."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Self, TypedDict

from irqscope.targets.stublines import END, START

from .builds import first_error
from .core import BenchError
from .native import cache

END_S = 5.0
"""Seconds that a stub has to end by itself."""
_FLAGS = ("-std=gnu89", "-Wall", "-Wextra", "-O2", "-pthread")
SOURCES = (
    "stub.c",
    "workloads.c",
    "text.c",
    "memory.c",
    "counter.c",
    "user.c",
    "command.c",
    "operations.c",
    "checks.c",
    "files.c",
    "marks.c",
    "ports/sim.c",
)
"""What the live target is compiled of."""


class LiveParts(TypedDict):
    """Arguments of `native.library`."""

    defines: list[str]
    headers: list[Path]


def sources() -> Path:
    """The folder with the stub's sources: in the installed package, or beside it in the repository."""
    here = Path(__file__).resolve()
    for candidate in (here.parent / "target_stub", here.parents[2] / "target-stub"):
        if (candidate / "stub.c").exists():
            return candidate
    raise BenchError("the sources of the target stub are missing: reinstall irqscope, or run it from its repository")


def live_parts() -> LiveParts:
    """What `native.library` takes so that the bench can be live. One library serves all: compiling takes long."""
    if not sys.platform.startswith("linux"):
        return {"defines": [], "headers": []}
    try:
        return {"defines": ["LIVE"], "headers": [sources() / "simpage.h"]}
    except BenchError:
        return {"defines": [], "headers": []}


def compiler() -> str:
    """The C compiler: $CC, or the first one found; BenchError if there is none."""
    names = [os.environ["CC"]] if os.environ.get("CC") else ["cc", "gcc", "clang"]
    found = next((path for name in names if (path := shutil.which(name))), None)
    if found is None:
        raise BenchError("this target needs a C compiler and none was found: install one, or use target=model")
    return found


def program() -> Path:
    """The stub with port `sim`, compiled unless the user's cache has it."""
    if not sys.platform.startswith("linux"):
        raise BenchError("the live target is for Linux: use target=model")
    folder, command = sources(), compiler()
    key = hashlib.sha256(repr((_FLAGS, command)).encode())
    for name in (*SOURCES, *sorted(header.name for header in folder.glob("*.h"))):
        key.update(name.encode() + b"\0" + (folder / name).read_bytes())
    target = cache() / f"stub-sim-{key.hexdigest()[:24]}"
    if target.exists():
        return target
    handle, name = tempfile.mkstemp(dir=target.parent, prefix="compiling-")
    os.close(handle)
    output = Path(name)
    try:
        result = subprocess.run(
            [command, *_FLAGS, *(str(folder / source) for source in SOURCES), "-o", str(output)],
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        if result.returncode != 0:
            raise BenchError(
                f"{command} could not compile the target stub ({first_error(result.stderr)}): use target=model"
            )
        output.chmod(0o755)
        output.replace(target)  # atomic: another process sees all of it or nothing
    finally:
        output.unlink(missing_ok=True)
    return target


class StubProcess:
    """A running stub on the page in file descriptor `page`; a context manager.

    Attributes
    ----------
    start : Mapping
        Its start line.
    """

    def __init__(self, page: int, options: Mapping[str, str]) -> None:
        command = [str(program()), "--device", f"/dev/fd/{page}"]
        for name, value in options.items():
            command += [f"--{name}", value] if value else [f"--{name}"]
        self._process = subprocess.Popen(
            command,
            pass_fds=[page],
            encoding="utf-8",
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is for the run, which ends it in order
        )
        self._end: Mapping[str, Any] | None = None
        assert self._process.stdout
        found = self._parse(self._process.stdout.readline(), START)
        if found is None:
            _, complaint = self._process.communicate()
            self._process.wait()
            lines = complaint.strip().splitlines() or ["it says nothing"]
            raise BenchError(f"the target stub does not start: {lines[-1].removeprefix('stub: ')}")
        self.start = found

    @staticmethod
    def _parse(line: str, key: str) -> Mapping[str, Any] | None:
        try:
            found = json.loads(line)
        except json.JSONDecodeError:
            return None
        return found if isinstance(found, dict) and key in found else None

    def end(self) -> Mapping[str, Any]:
        """After the page said that all is over: wait for the stub's end line; empty if it had to be killed."""
        if self._end is None:
            try:
                output, _ = self._process.communicate(timeout=END_S)
            except subprocess.TimeoutExpired:
                self._process.kill()
                output, _ = self._process.communicate()
            lines = output.splitlines()
            self._end = (self._parse(lines[-1], END) if lines else None) or {}
        return self._end

    def close(self) -> None:
        """End it, whatever it does. May be called again."""
        if self._end is None:
            self._process.kill()
            self._process.communicate()
            self._end = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
