# SPDX-License-Identifier: BSD-2-Clause
"""The target stub for a guest, a program or a kernel module: built by its own Makefile, kept in the user's cache."""

import hashlib
import re
import tempfile
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from ..core import BenchError
from ..definitions import HARNESS
from ..native import cache
from ..stub import sources
from ..stubmake import STUB, make, need
from .hardware import Hardware
from .kernels import Kernel

MODULE_PORT, MODULE, MODULE2 = "linux_kmod", "irqscope_stub", "irqscope_stub2"
MESSAGES = HARNESS / "guestmessages.h"
"""What machine and bench say to each other."""


def program(hardware: Hardware) -> Path:
    """The stub with the hardware's port in user space; BenchError says what is missing to build it.

    It is static: a guest has no libraries.
    """
    need(hardware.compiler, hardware.compiler_package)
    return built(hardware.port, f"stub-{hardware.port}", f"CC={hardware.compiler}", "CFLAGS=-O2", "LDFLAGS=-static")


def joined(options: Mapping[str, str]) -> str:
    """Options as one word, for a stub without a command line; BenchError names one that cannot be in it."""
    for name, value in options.items():
        if strange := re.search(r'[\s"+]', name + value):
            raise BenchError(
                f"option {name!r} of this stub has {strange[0]!r} in it, by which its options are told apart"
            )
    return "+".join(f"{name}={value}" if value else name for name, value in options.items())


def module(kernel: Kernel, name: str = MODULE) -> Path:
    """The stub as a module of that kernel; BenchError says what is missing to build it."""
    variables = (f"KDIR={kernel.headers}", f"CROSS_COMPILE={module_prefix(kernel, 'leave module out')}")
    named = () if name == MODULE else (f"STUB_NAME={name}",)
    return built(MODULE_PORT, f"{MODULE_PORT}/{name}.ko", *variables, *named)


def module_prefix(kernel: Kernel, otherwise: str, what: str = STUB) -> str:
    """CROSS_COMPILE for modules of that kernel, such as `what`; BenchError if none can be built, and what to do
    `otherwise`.
    """
    hardware = kernel.hardware
    if not hardware.builds_modules:
        raise BenchError(f"no module can be built here for the kernel {kernel.name}, of 32 bits: {otherwise}")
    need(hardware.compiler, hardware.compiler_package, what)
    prefix = hardware.compiler.removesuffix("gcc")
    # Modules are compiled by the version that compiled the kernel.
    if version := kernel.compiler_version:
        package = hardware.compiler_package.split()[0].replace("gcc", f"gcc-{version}", 1)
        need(f"{prefix}gcc-{version}", package, what)
    if kernel.has_types:
        need("pahole", "pahole", what)
    return prefix


def built(port: str, product: str, *variables: str, environment: Mapping[str, str] | None = None) -> Path:
    """What the stub's Makefile makes of a port with these variables, from the user's cache if that has it."""

    def build(place: Path) -> Path:
        if re.search(r"\s", str(place)):
            raise BenchError(
                f"make builds nothing in a folder with a space, {place.parent}: set XDG_CACHE_HOME to another one"
            )
        make(port, place, *variables, environment=environment)
        return place / product

    wanted = [
        path
        for path in sorted(sources().rglob("*"))
        if path.suffix in (".c", ".h", ".ld") or path.name in ("Makefile", "Kbuild")
    ]
    return kept(f"stub-{port}", (port, variables), [MESSAGES, *wanted], build)


def kept(name: str, variables: tuple[object, ...], files: Iterable[Path], build: Callable[[Path], Path]) -> Path:
    """What `build` makes of these files and variables, a file or a folder, from the user's cache if that has it.

    `build` is given an empty folder; it returns what is to be kept, in it.
    """
    key = hashlib.sha256(repr(variables).encode())
    for path in files:
        key.update(path.name.encode() + b"\0" + path.read_bytes())
    target = cache() / f"{name}-{key.hexdigest()[:24]}"
    if not target.exists():
        with tempfile.TemporaryDirectory(dir=target.parent, prefix="building-") as place:
            new = build(Path(place))
            try:
                new.replace(target)
            except OSError:  # a folder takes the place of no other one: somebody else has built the same meanwhile
                if not target.is_dir():
                    raise
    return target
