# SPDX-License-Identifier: BSD-2-Clause
"""The target stub's own Makefile, run: whatever the compiler, there is one description of how a port is built."""

import shutil
from collections.abc import Mapping
from pathlib import Path

from .builds import build
from .core import BenchError
from .stub import sources

STUB = "the target stub"


def need(tool: str, package: str, what: str = STUB) -> None:
    """BenchError if there is no program `tool`, by which `what` is built, and which Debian has in `package`."""
    if shutil.which(tool) is None:
        raise BenchError(f"{what} needs {tool} to be built: install it (Debian's {package})")


def make(port: str, folder: Path, *variables: str, environment: Mapping[str, str] | None = None) -> None:
    """Build a port of the stub into `folder`, with variables of the Makefile (NAME=VALUE); BenchError if it fails.

    A program is `stub-PORT` there. `environment` is added to that of this process.
    """
    need("make", "make")
    command = ["make", "-s", "-C", str(sources()), f"PORT={port}", f"BUILD={folder}", *variables]
    build(command, STUB, environment=environment)
