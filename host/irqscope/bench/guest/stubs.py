# SPDX-License-Identifier: BSD-2-Clause
"""The target stub for a guest, a program or a kernel module: built by its own Makefile, kept in the user's cache."""

import hashlib
import shutil
import subprocess
import tempfile
from pathlib import Path

from ..core import BenchError
from ..native import cache
from ..stub import sources
from .hardware import Hardware
from .kernels import Kernel

MODULE_PORT, MODULE = "linux_kmod", "irqscope_stub"


def program(hardware: Hardware) -> Path:
    """The stub with the hardware's port in user space; BenchError says what is missing to build it.

    It is static: a guest has no libraries.
    """
    _need(hardware.compiler, hardware.compiler_package)
    return _built(hardware.port, f"stub-{hardware.port}", f"CC={hardware.compiler}", "CFLAGS=-O2", "LDFLAGS=-static")


def module(kernel: Kernel) -> Path:
    """The stub as a module of that kernel; BenchError says what is missing to build it."""
    hardware = kernel.hardware
    _need(hardware.compiler, hardware.compiler_package)
    prefix = hardware.compiler.removesuffix("gcc")
    return _built(MODULE_PORT, f"{MODULE_PORT}/{MODULE}.ko", f"KDIR={kernel.headers}", f"CROSS_COMPILE={prefix}")


def _need(tool: str, package: str) -> None:
    if shutil.which(tool) is None:
        raise BenchError(f"the guest's stub needs {tool} to be built: install it (Debian's {package})")


def _built(port: str, product: str, *variables: str) -> Path:
    _need("make", "make")
    folder = sources()
    key = hashlib.sha256(repr((port, variables)).encode())
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".c", ".h") or path.name in ("Makefile", "Kbuild"):
            key.update(path.name.encode() + b"\0" + path.read_bytes())
    target = cache() / f"stub-{port}-{key.hexdigest()[:24]}"
    if not target.exists():
        with tempfile.TemporaryDirectory(dir=target.parent, prefix="building-") as place:
            command = ["make", "-s", "-C", str(folder), f"PORT={port}", f"BUILD={place}", *variables]
            result = subprocess.run(command, capture_output=True, text=True, check=False)
            if result.returncode != 0:
                first = next((line for line in result.stderr.splitlines() if "error" in line), "no message")
                raise BenchError(f"the guest's stub could not be built: {first.strip()}")
            (Path(place) / product).replace(target)
    return target
