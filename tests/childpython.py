# SPDX-License-Identifier: BSD-2-Clause
"""Python in a process of its own, with irqscope and the tests at hand."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def python(code: str, *arguments: str, **more) -> subprocess.Popen:
    """Begin a process that runs the text `code`, with pipes for what it says."""
    paths = os.pathsep.join(str(ROOT / name) for name in ("host", "gateware", "tests"))
    return subprocess.Popen(
        [sys.executable, "-c", code, *arguments],
        env={**os.environ, "PYTHONPATH": paths},
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        **more,
    )
