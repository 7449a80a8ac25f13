# SPDX-License-Identifier: BSD-2-Clause
"""A real kernel in an emulator answers the real gateware. Time is virtual: what is measured is the same in each run."""

import hashlib
import json
from pathlib import Path

import pytest

from irqscope.bench.core import BenchError
from irqscope.bench.guest import kernels, machine, stubs
from irqscope.cli import main

COUNT = 400
RUNS = {
    "task": "stub.workload=task",
    "isr": "stub.workload=isr",
}


def ready(name: str, *, module: bool = False) -> str:
    """The kernel's name, if all is there that a guest with it needs."""
    try:
        found = kernels.find(name)
        machine.version(found.hardware)
        stubs.module(found) if module else stubs.program(found.hardware)
    except BenchError as error:
        pytest.skip(str(error))
    return name


@pytest.fixture(scope="session")
def kernel() -> str:
    """The kernel that CI has."""
    return ready("rt-arm64")


def measure(kernel: str, out: Path, *options: str, url: str = "") -> dict:
    """Run `irqscope latency` on a guest; run.json and result.json."""
    port = f"sim://?target=qemu&kernel={kernel}&link=unlimited&stub.regardless=&{url}&truth={out}.vcd"
    code = main(["latency", "--port", port, "--count", str(COUNT), "--out", str(out), *options])
    assert code == 0
    return {name: json.loads((out / f"{name}.json").read_text()) for name in ("run", "result")}


def digest(out: Path) -> list[str]:
    """Of all that was measured, and of the true waveform."""
    files = (out / "capture.irq", Path(f"{out}.vcd"))
    return [hashlib.sha256(file.read_bytes()).hexdigest() for file in files]


@pytest.mark.parametrize("workload", RUNS)
def test_every_stimulus_is_answered_and_the_stub_counts_the_same(workload, kernel, tmp_path, capsys):
    found = measure(kernel, tmp_path / "run", url=RUNS[workload])
    start, end = found["run"]["target"], found["run"]["end"]["target"]
    assert start["port"] == "linux_gpiod" and start["workload"] == workload
    assert end["handlers"] == COUNT and end["toggles"]["task"] == COUNT
    for segment in found["result"]["segments"]:
        assert segment["n"] == COUNT - (segment["kind"] == "interval"), segment["name"]
    capsys.readouterr()


@pytest.mark.parametrize("options", [("--dither", "none"), ("--dither", "exponential", "--rate", "5kHz")])
def test_a_run_is_the_same_whenever_it_is_done(options, kernel, tmp_path, capsys):
    for name in ("once", "again"):
        measure(kernel, tmp_path / name, *options, url=RUNS["task"])
    assert digest(tmp_path / "once") == digest(tmp_path / "again")
    capsys.readouterr()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "module"), [("arm64", False), ("rt-amd64", False), ("amd64", False), ("rt-amd64", True)]
)
def test_other_kernels_and_the_stub_as_a_module(name, module, tmp_path, capsys):
    found = measure(
        ready(name, module=module), tmp_path / "run", url=f"stub.workload=task&module={'on' if module else 'off'}"
    )
    start, end = found["run"]["target"], found["run"]["end"]["target"]
    assert end["handlers"] == COUNT and end["toggles"]["task"] == COUNT
    assert start["pins"].get("isr") == ("hard handler" if module else None)
    assert all(segment["n"] >= COUNT - 1 for segment in found["result"]["segments"])
    capsys.readouterr()
