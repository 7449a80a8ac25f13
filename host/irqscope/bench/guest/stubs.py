# SPDX-License-Identifier: BSD-2-Clause
"""The target stub for a guest: built by its own Makefile, kept in the user's cache."""

import hashlib
import shutil
import subprocess
import tempfile
from pathlib import Path

from ..core import BenchError
from ..native import cache
from ..stub import sources
from .hardware import Hardware

_FLAGS = "-O2"
_LINK = "-static"
"""A guest has no libraries."""


def program(hardware: Hardware) -> Path:
    """The stub with the hardware's port, for its architecture; BenchError says what is missing to build it."""
    for tool, package in ((hardware.compiler, hardware.compiler_package), ("make", "make")):
        if shutil.which(tool) is None:
            raise BenchError(f"the guest's stub needs {tool} to be built: install it (Debian's {package})")
    folder = sources()
    key = hashlib.sha256(repr((hardware.compiler, hardware.port, _FLAGS, _LINK)).encode())
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".c", ".h") or path.name == "Makefile":
            key.update(path.name.encode() + b"\0" + path.read_bytes())
    target = cache() / f"stub-{hardware.port}-{key.hexdigest()[:24]}"
    if not target.exists():
        with tempfile.TemporaryDirectory(dir=target.parent, prefix="building-") as place:
            command = [
                "make", "-s", "-C", str(folder), f"PORT={hardware.port}", f"BUILD={place}", f"CC={hardware.compiler}",
                f"CFLAGS={_FLAGS}", f"LDFLAGS={_LINK}",
            ]  # fmt: skip
            result = subprocess.run(command, capture_output=True, text=True, check=False)
            if result.returncode != 0:
                first = next((line for line in result.stderr.splitlines() if "error" in line), "no message")
                raise BenchError(f"the guest's stub could not be built: {first.strip()}")
            (Path(place) / f"stub-{hardware.port}").replace(target)
    return target
