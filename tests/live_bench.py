# SPDX-License-Identifier: BSD-2-Clause
"""What tests of the live target share."""

import os
import sys
from pathlib import Path

import pytest

from irqscope_bench.native import compilers

live = [
    pytest.mark.live,
    pytest.mark.skipif(sys.platform != "linux", reason="the live target is for Linux"),
    pytest.mark.skipif(not compilers(), reason="no C++ compiler"),
    pytest.mark.skipif(
        sys.platform == "linux" and len(os.sched_getaffinity(0)) < 2, reason="the live target needs two CPUs"
    ),
]


def edges(truth: Path) -> dict[str, list[tuple[int, int]]]:
    """(picosecond, level) of each change after the beginning, by signal, from a value change dump."""
    names: dict[str, str] = {}
    found: dict[str, list[tuple[int, int]]] = {}
    ps = 0
    for line in truth.read_text().splitlines():
        if line.startswith("$var"):
            names[line.split()[3]] = line.split()[4]
        elif line.startswith("#"):
            ps = int(line[1:])
        elif line[:1] in ("0", "1") and ps:
            found.setdefault(names[line[1:]], []).append((ps, int(line[0])))
    return found
