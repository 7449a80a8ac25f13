# SPDX-License-Identifier: BSD-2-Clause
"""Runs of `irqscope latency` on guests."""

import hashlib
import json
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from irqscope.bench.core import BenchError
from irqscope.bench.guest import kernels, machine, stubs
from irqscope.cli import main
from irqscope.errors import ExitCode


class Run(NamedTuple):
    """What a run directory holds."""

    run: dict[str, Any]
    result: dict[str, Any]

    @property
    def start(self) -> dict[str, Any]:
        """The stub's start line."""
        return self.run["target"]

    @property
    def end(self) -> dict[str, Any]:
        """And its end line."""
        return self.run["end"]["target"]

    def segment(self, name: str) -> dict[str, Any]:
        return next(segment for segment in self.result["segments"] if segment["name"] == name)

    def ns(self, segment: str, figure: str) -> float:
        """A figure of a segment in nanoseconds."""
        tick = self.result["tick"]
        return self.segment(segment)[figure] * tick["numerator"] / tick["denominator"] * 1e9


def ready(name: str) -> str:
    """The kernel's name, if all is there that a guest with it needs."""
    try:
        found = kernels.find(name)
        machine.version(found.hardware)
        stubs.program(found.hardware)
    except BenchError as error:
        pytest.skip(str(error))
    return name


def measure(
    kernel: str, out: Path, *options: str, count: int, url: str = "", exit_code: ExitCode = ExitCode.OK
) -> Run:
    """Measure with `irqscope latency`, which ends with `exit_code`. The true waveform is beside `out`."""
    port = f"sim://?target=qemu&kernel={kernel}&link=unlimited&stub.regardless=&{url}&truth={out}.vcd"
    assert main(["latency", "--port", port, "--count", str(count), "--out", str(out), *options]) == exit_code
    return Run(*(json.loads((out / f"{name}.json").read_text()) for name in Run._fields))


def digest(out: Path) -> list[str]:
    """Of all that was measured, and of the true waveform."""
    files = (out / "capture.irq", Path(f"{out}.vcd"))
    return [hashlib.sha256(file.read_bytes()).hexdigest() for file in files]
