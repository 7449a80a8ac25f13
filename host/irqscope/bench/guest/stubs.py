# SPDX-License-Identifier: BSD-2-Clause
"""The target stub for a guest, a program or a kernel module: built by its own Makefile, kept in the user's cache."""

import hashlib
import tempfile
from pathlib import Path

from ..core import BenchError
from ..definitions import HARNESS
from ..native import cache
from ..stub import sources
from ..stubmake import make, need
from .hardware import Hardware
from .kernels import Kernel

MODULE_PORT, MODULE = "linux_kmod", "irqscope_stub"
MESSAGES = HARNESS / "guestmessages.h"
"""What machine and bench say to each other."""


def program(hardware: Hardware) -> Path:
    """The stub with the hardware's port in user space; BenchError says what is missing to build it.

    It is static: a guest has no libraries.
    """
    need(hardware.compiler, hardware.compiler_package)
    return built(hardware.port, f"stub-{hardware.port}", f"CC={hardware.compiler}", "CFLAGS=-O2", "LDFLAGS=-static")


def module(kernel: Kernel) -> Path:
    """The stub as a module of that kernel; BenchError says what is missing to build it."""
    hardware = kernel.hardware
    if not hardware.chip:
        raise BenchError(f"no module can be built here for the kernel {kernel.name}, of 32 bits: leave module out")
    need(hardware.compiler, hardware.compiler_package)
    prefix = hardware.compiler.removesuffix("gcc")
    return built(MODULE_PORT, f"{MODULE_PORT}/{MODULE}.ko", f"KDIR={kernel.headers}", f"CROSS_COMPILE={prefix}")


def built(port: str, product: str, *variables: str) -> Path:
    """What the stub's Makefile makes of a port with these variables, from the user's cache if that has it."""
    folder = sources()
    key = hashlib.sha256(repr((port, variables)).encode())
    for path in (MESSAGES, *sorted(folder.rglob("*"))):
        if path.suffix in (".c", ".h") or path.name in ("Makefile", "Kbuild"):
            key.update(path.name.encode() + b"\0" + path.read_bytes())
    target = cache() / f"stub-{port}-{key.hexdigest()[:24]}"
    if not target.exists():
        with tempfile.TemporaryDirectory(dir=target.parent, prefix="building-") as place:
            make(port, Path(place), *variables)
            (Path(place) / product).replace(target)
    return target
