# SPDX-License-Identifier: BSD-2-Clause
"""The virtual bench as a native library, compiled on first use and kept in the user's cache."""

import contextlib
import ctypes
import hashlib
import logging
import os
import shutil
import stat
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from irqscope.files import of_user

from .backend import FUNCTIONS
from .builds import first_error
from .core import SOURCES, BenchError, Core
from .definitions import HARNESS

FLAGS = ("-std=c++17", "-DNDEBUG", "-fPIC", "-shared", "-fvisibility=hidden", "-w")
BEST = "-O3"
BRANCHES = Path(__file__).parent / "branches.profdata"
"""How often each branch of the bench is taken, as benchmarks/branches.py counted: clang++ lays out its code by it, and
the bench is a tenth faster. It decides about speed alone.
"""
CPUINFO = Path("/proc/cpuinfo")
_TYPES: dict[str, Any] = {"p": ctypes.c_void_p, "q": ctypes.c_uint64, "i": ctypes.c_uint32, "": None}

log = logging.getLogger(__name__)


def compilers() -> list[str]:
    """The C++ compilers that are here, or $CXX alone; clang++ first, as the bench is a sixth faster with it."""
    names = [os.environ["CXX"]] if os.environ.get("CXX") else ["clang++", "c++", "g++"]
    return [path for name in names if (path := shutil.which(name))]


def instructions() -> list[str]:
    """Flags for instructions that this machine's processor has and not all of its kind: with those that find and clear
    a bit, the bench is a tenth faster. None where Linux does not tell.
    """
    try:
        lines = CPUINFO.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return []
    has = next((line.split() for line in lines if line.startswith("flags")), [])
    return ["-mbmi", "-mbmi2"] if {"bmi1", "bmi2"}.issubset(has) else []


def user_cache() -> Path:
    """The user's own, whether it is there or not."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", of_user(Path.home) / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = of_user(Path.home) / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or of_user(Path.home) / ".cache")
    return base / "irqscope"


def cache() -> Path:
    """The directory in which compiled libraries are kept; created if need be.

    Where the user's own cannot be written, one among those for passing files, which all users share: what another user
    has put there is not run. BenchError says so.
    """
    directory = user_cache()
    try:
        directory.mkdir(parents=True, exist_ok=True)
        if os.access(directory, os.W_OK):
            return directory
    except OSError:
        pass
    if sys.platform == "win32":  # whose folder for passing files is the user's own
        shared = Path(tempfile.gettempdir()) / "irqscope"
        shared.mkdir(exist_ok=True)
        return shared
    shared = Path(tempfile.gettempdir()) / f"irqscope-{os.getuid()}"
    shared.mkdir(mode=0o700, exist_ok=True)
    found = shared.lstat()
    if not stat.S_ISDIR(found.st_mode) or found.st_uid != os.getuid() or found.st_mode & 0o022:
        raise BenchError(
            f"{directory} cannot be written, and others may have written into {shared}: set XDG_CACHE_HOME to a folder "
            "of this user's own, for compiled libraries"
        )
    return shared


def library(
    core: Core,
    defines: Sequence[str] = (),
    harness: Path = HARNESS,
    headers: Sequence[Path] = (),
    *,
    optimise: str = BEST,
    directory: Path | None = None,
) -> Path:
    """The library for `core`, compiled unless the cache has it. BenchError if that is not possible.

    `headers` are further files that it includes, from wherever they are; `directory` is used instead of the cache.
    """
    sources = [core.directory / name for name in SOURCES]
    sources += sorted(path for path in harness.iterdir() if path.suffix in (".cc", ".h", ".def"))
    sources += headers
    best = optimise == BEST
    wanted = [optimise, *instructions()] if best else [optimise]
    flags = [*FLAGS, *wanted, *(f"-D{define}" for define in (*core.defines, *defines))]
    key = hashlib.sha256(repr((flags, sys.platform, os.environ.get("CXX"))).encode())
    for path in [*sources, BRANCHES] if best else sources:
        key.update(path.name.encode() + b"\0" + path.read_bytes())
    target = (directory or cache()) / f"bench-{key.hexdigest()[:24]}{'.dll' if sys.platform == 'win32' else '.so'}"
    if not target.exists():
        includes = [core.directory, harness, *(path.parent for path in headers)]
        arguments = [*flags, *(f"-I{include}" for include in includes), str(harness / "harness.cc")]
        if best:
            with contextlib.suppress(BenchError):  # g++ has no such option, an older clang++ no such format
                _compile([f"-fprofile-instr-use={BRANCHES}", *arguments], target)
                return target
        _compile(arguments, target)
    return target


def _compile(arguments: Sequence[str], target: Path) -> None:
    commands = compilers()
    if not commands:
        raise BenchError("no C++ compiler was found: install one, or use engine=wasm")
    log.info("compiling the virtual bench, once")
    handle, name = tempfile.mkstemp(dir=target.parent, prefix="compiling-", suffix=target.suffix)
    os.close(handle)
    output = Path(name)
    try:
        for command in commands:  # clang++ may be here without a C++ library
            result = subprocess.run(
                [command, *arguments, "-o", str(output)],
                capture_output=True,
                encoding="utf-8",
                errors="replace",
                check=False,
            )
            if result.returncode == 0:
                break
        else:
            raise BenchError(
                f"{command} could not compile the virtual bench ({first_error(result.stderr)}): use engine=wasm"
            )
        output.replace(target)  # atomic: another process sees all of it or nothing
    finally:
        output.unlink(missing_ok=True)


class NativeBackend:
    """The harness's functions in a shared library."""

    name = "native"

    def __init__(self, path: Path) -> None:
        try:
            dll = ctypes.CDLL(str(path))
        except OSError as error:
            raise BenchError(f"the compiled virtual bench cannot be loaded ({error}): use engine=wasm") from None
        self._functions = {}
        for name, (result, arguments) in FUNCTIONS.items():
            function = dll[f"bench_{name}"]
            function.restype = _TYPES[result]
            function.argtypes = [_TYPES[kind] for kind in arguments]
            self._functions[name] = function

    def call(self, name: str, *arguments: int) -> int:
        """Call a function of the harness; addresses are numbers."""
        return int(self._functions[name](*arguments) or 0)

    def store(self, address: int, data: bytes) -> None:
        """Write to memory that the harness allocated."""
        ctypes.memmove(address, data, len(data))

    def load(self, address: int, size: int) -> bytes:
        """Read from memory that the harness allocated."""
        return ctypes.string_at(address, size)
