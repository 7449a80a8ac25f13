# SPDX-License-Identifier: BSD-2-Clause
"""The target stub's own Makefile, run: whatever the compiler, there is one description of how a port is built."""

import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

from .core import BenchError
from .stub import sources


def need(tool: str, package: str) -> None:
    """BenchError if there is no program `tool`, which Debian has in `package`."""
    if shutil.which(tool) is None:
        raise BenchError(f"the target stub needs {tool} to be built: install it (Debian's {package})")


def make(port: str, folder: Path, *variables: str, environment: Mapping[str, str] | None = None) -> None:
    """Build a port of the stub into `folder`, with variables of the Makefile (NAME=VALUE); BenchError if it fails.

    A program is `stub-PORT` there. `environment` is added to that of this process.
    """
    need("make", "make")
    result = subprocess.run(
        ["make", "-s", "-C", str(sources()), f"PORT={port}", f"BUILD={folder}", *variables],
        env=os.environ | (environment or {}),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if result.returncode != 0:
        first = next((line for line in result.stderr.splitlines() if "error" in line), "no message")
        raise BenchError(f"the target stub could not be built: {first.strip()}")
