# SPDX-License-Identifier: BSD-2-Clause
"""Runs of `irqscope latency` on guests."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from endtoend import request

from irqscope.cli import main
from irqscope.device.instrument import Instrument
from irqscope.errors import ExitCode
from irqscope.measuring.observation import Observation
from irqscope.measuring.planning import plan
from irqscope.measuring.run import Run as Measurement
from irqscope.measuring.rundir import RunDirectory
from irqscope.measuring.stopping import StopRequest
from irqscope.targets.target import Target
from irqscope_bench.core import BenchError
from irqscope_bench.guest import kernels, process, stubs


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


def explained(run: Path, trace: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    """What `irqscope explain` says of a run by its trace."""
    capsys.readouterr()
    assert main(["explain", str(run), "--trace", str(trace), "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def ready(name: str) -> str:
    """The kernel's name, if all is there that a guest with it needs."""
    try:
        found = kernels.find(name)
        process.version(found.hardware)
        stubs.program(found.hardware)
    except BenchError as error:
        pytest.skip(str(error))
    return name


def port(kernel: str, url: str) -> str:
    """The URL of a guest with more options."""
    return f"sim://?target=qemu&kernel={kernel}&link=unlimited&{url}"


def measure(kernel: str, out: Path, *options: str, count: int, url: str = "", exit_code: ExitCode = ExitCode.OK) -> Run:
    """Measure with `irqscope latency`, which ends with `exit_code`. The true waveform is beside `out`."""
    command = ["latency", "--port", port(kernel, f"{url}&truth={out}.vcd"), "--count", str(count), "--out", str(out)]
    assert main([*command, *options]) == exit_code
    return Run(*(json.loads((out / f"{name}.json").read_text()) for name in Run._fields))


def measure_in_turn(
    kernel: str, place: Path, url: str, *runs: Sequence[str]
) -> tuple[list[Observation], Mapping[str, Any]]:
    """Runs on one guest, each with options of `irqscope latency`; what they measured, and the stub's end line."""
    measured = []
    with Instrument.open(port(kernel, url)) as instrument, StopRequest() as stop:
        target = Target(dict(instrument.transport.target))
        for number, options in enumerate(runs):
            directory = RunDirectory(place / str(number))
            directory.create()
            asked = request("--dither", "none", *options)
            run = Measurement(instrument, plan(asked, instrument.identity, target), directory)
            run.measure(lambda observation, ticks: None, stop)
            measured.append(run.observation)
        return measured, dict(instrument.transport.end_target())


def digest(out: Path) -> list[str]:
    """Of all that was measured, and of the true waveform."""
    files = (out / "capture.irq", Path(f"{out}.vcd"))
    return [hashlib.sha256(file.read_bytes()).hexdigest() for file in files]
