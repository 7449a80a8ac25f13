# SPDX-License-Identifier: BSD-2-Clause
"""Commands that build something, and what they say if they fail."""

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from .core import BenchError


def first_error(said: str) -> str:
    """The first line of a compiler's messages that tells of an error."""
    return next((line for line in said.splitlines() if "error" in line), "no message").strip()


def build(
    command: Sequence[str], what: str, *, folder: Path | None = None, environment: Mapping[str, str] | None = None
) -> None:
    """Run a command that builds `what`, in a folder; BenchError with its first error if it fails.

    `environment` is added to that of this process.
    """
    result = subprocess.run(
        command,
        cwd=folder,
        env=os.environ | (environment or {}),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if result.returncode != 0:
        raise BenchError(f"{what} could not be built: {first_error(result.stderr)}")
