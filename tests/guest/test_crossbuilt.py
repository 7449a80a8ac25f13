# SPDX-License-Identifier: BSD-2-Clause
"""A cross-built stub, static and with another C library than the system's, on a real kernel in an emulator."""

import importlib.util
import json

import pytest

from irqscope.cli import main
from irqscope_bench import crossbuild
from irqscope_bench.core import BenchError
from irqscope_bench.guest import kernels, process, stubs

COUNT = 400
KERNELS = {"aarch64": "rt-arm64", "armv7": "rt-armmp", "x86_64": "rt-amd64"}
IN_EACH_RUN = "aarch64"
LOWER, HIGHER = 40, 60  # than the kernel's 50 for the thread of an interrupt


@pytest.fixture(
    scope="module", params=[pytest.param(t, marks=[] if t == IN_EACH_RUN else pytest.mark.slow) for t in KERNELS]
)
def built(request, tmp_path_factory):
    """The kernel, the stub's port on it, and the program."""
    target = request.param
    try:
        hardware = kernels.find(KERNELS[target]).hardware
        process.version(hardware)
    except BenchError as error:
        pytest.skip(str(error))
    if importlib.util.find_spec("ziglang") is None:
        pytest.skip("no ziglang")
    out = tmp_path_factory.mktemp(target) / "stub"
    crossbuild.build(hardware.port, target, out)
    return KERNELS[target], hardware.port, out


@pytest.mark.parametrize("priority", [LOWER, HIGHER])
def test_it_answers_each_stimulus_and_knows_the_interrupts_thread(priority, built, tmp_path, monkeypatch, capsys):
    kernel, port, program = built
    monkeypatch.setattr(stubs, "program", lambda hardware: program)
    options = f"stub.workload=task&stub.regardless=&stub.priority={priority}"
    url = f"sim://?target=qemu&kernel={kernel}&link=unlimited&{options}"
    assert main(["latency", "--port", url, "--count", str(COUNT), "--out", str(tmp_path / "run")]) == 0
    run = json.loads((tmp_path / "run" / "run.json").read_text())
    start, end = run["target"], run["end"]["target"]
    assert start["port"] == port and start["priority"] == priority and "Clang" in start["versions"]["compiler"]
    assert end["handlers"] == end["tasks"] + end["dropped"] == end["toggles"]["task"] == COUNT
    about_thread = [note for note in start["notes"] if "the interrupt's thread" in note]
    assert len(about_thread) == (priority == HIGHER)
    capsys.readouterr()
