# SPDX-License-Identifier: BSD-2-Clause
"""Runs of guests with their traces, cut to some 18 ms: what was recorded once is read for ever.

The edges are those that the instrument sent; `truth` is what the guest was made late by, None in a control run. Two are
whole, and have a trace.dat beside their text: what trace-cmd wrote in the guest, without the names of functions and the
formats of events that the trace does not need.
"""

import gzip
import json
import shutil
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from irqscope.explaining.ftrace import Trace, parse
from irqscope.explaining.outside import Outside
from irqscope.explaining.toggles import Toggles

FOLDER = Path(__file__).parent / "data" / "explain"
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))
needs_trace_cmd = pytest.mark.skipif(shutil.which("trace-cmd") is None, reason="trace-cmd is not installed")
BINARY = ("dat-rt", "two-cpus-rt")
"""Those with a trace.dat: of version 7, compressed by zstd, and of version 6."""


class Recorded(NamedTuple):
    seen: Outside
    lines: list[str]
    truth: dict[str, Any] | None

    @property
    def trace(self) -> Trace:
        return parse(self.lines)


def binary(name: str) -> bytes:
    """The trace.dat of one of BINARY."""
    plain = FOLDER / f"{name}.trace.dat"
    return plain.read_bytes() if plain.exists() else gzip.decompress((FOLDER / f"{name}.trace.dat.gz").read_bytes())


def edges(data: dict[str, list[int]]) -> Toggles:
    return Toggles(np.array(data["times_ns"], np.int64), np.array(data["levels"], np.int8), np.zeros(0, np.int64))


def seen(data: dict[str, Any]) -> Outside:
    """A run as the instrument saw it."""
    return Outside(
        {pin: edges(each) for pin, each in data["pins"].items()},
        edges(data["stimulus"]),
        data["segment"],
        data["response"],
        np.array(data["responses_ns"], np.int64),
        np.array(data["latencies_ns"], np.int64),
    )


def recorded(name: str) -> Recorded:
    data = json.loads((FOLDER / f"{name}.json").read_text())
    text = gzip.decompress((FOLDER / f"{name}.trace.txt.gz").read_bytes()).decode()
    return Recorded(seen(data), text.splitlines(), data["truth"])
