# SPDX-License-Identifier: BSD-2-Clause
"""The firmware of docs/guide/microcontrollers.md, linked with the stub as a library."""

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from page_blocks import blocks

from irqscope_bench.crossbuild import LIBRARIES, LIBRARY

PAGE = Path(__file__).parents[1] / "docs" / "guide" / "microcontrollers.md"
FLAGS = ["-Os", "-std=gnu99", "-Wall", "-Wextra", "-Werror", "-ffreestanding"]
LINKING = ["-Wl,-e,reset", "-Wl,--gc-sections,--fatal-warnings"]

needs_compiler = [
    pytest.mark.skipif(importlib.util.find_spec("ziglang") is None, reason="no ziglang"),
    pytest.mark.skipif(shutil.which("make") is None, reason="no make"),
]


def example(folder: Path) -> Path:
    """Write the page's files into the folder; its source."""
    for block in blocks(PAGE.read_text()):
        if "file" in block.marks:
            (folder / block.marks["file"]).write_text(block.text)
    return folder / "firmware.c"


def link(target: str, source: Path, library: Path, *flags: str) -> Path:
    """A firmware of a source and the library and header in a folder; what is undefined fails."""
    image = source.with_name(f"firmware-{target}.elf")
    command = [sys.executable, "-m", "ziglang", "cc", "-target", *LIBRARIES[target].split(), *flags, *FLAGS, *LINKING]
    command += ["-T", source.with_suffix(".ld"), f"-I{library}", source, library / LIBRARY, "-o", image]
    run = subprocess.run(command, capture_output=True, text=True)
    assert run.returncode == 0 and not run.stderr, run.stderr
    return image
