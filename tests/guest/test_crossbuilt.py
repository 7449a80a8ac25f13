# SPDX-License-Identifier: BSD-2-Clause
"""A cross-built stub, static and with another C library than the system's, on a real kernel in an emulator."""

import importlib.util
import json

import pytest

from irqscope import crossbuild
from irqscope.bench.core import BenchError
from irqscope.bench.guest import kernels, machine, stubs
from irqscope.cli import main

KERNEL, TARGET, COUNT = "rt-arm64", "aarch64", 400
LOWER, HIGHER = 40, 60  # than the kernel's 50 for the thread of an interrupt


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    try:
        machine.version(kernels.find(KERNEL).hardware)
    except BenchError as error:
        pytest.skip(str(error))
    if importlib.util.find_spec("ziglang") is None:
        pytest.skip("no ziglang")
    out = tmp_path_factory.mktemp("stub") / "stub"
    crossbuild.build("linux_gpiod", TARGET, out)
    return out


@pytest.mark.parametrize("priority", [LOWER, HIGHER])
def test_it_answers_each_stimulus_and_knows_the_interrupts_thread(priority, program, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(stubs, "program", lambda hardware: program)
    options = f"stub.workload=task&stub.regardless=&stub.priority={priority}"
    port = f"sim://?target=qemu&kernel={KERNEL}&link=unlimited&{options}"
    assert main(["latency", "--port", port, "--count", str(COUNT), "--out", str(tmp_path / "run")]) == 0
    run = json.loads((tmp_path / "run" / "run.json").read_text())
    start, end = run["target"], run["end"]["target"]
    assert start["port"] == "linux_gpiod" and start["priority"] == priority and "Clang" in start["versions"]["compiler"]
    assert end["handlers"] == end["tasks"] + end["dropped"] == end["toggles"]["task"] == COUNT
    about_thread = [note for note in start["notes"] if "the interrupt's thread" in note]
    assert len(about_thread) == (priority == HIGHER)
    capsys.readouterr()
