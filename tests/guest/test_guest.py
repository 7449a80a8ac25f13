# SPDX-License-Identifier: BSD-2-Clause
"""A real kernel in an emulator answers the real gateware. Time is virtual: what is measured is the same in each run."""

import hashlib
from pathlib import Path

import pytest
from guest_run import Run, digest, measure, port, ready
from steady import unsteady

from irqscope.cli import main
from irqscope.errors import ExitCode
from irqscope_bench.guest import kernels, process
from irqscope_bench.guest.hardware import HARDWARE
from irqscope_bench.guest.kernels import NAMES, architecture
from irqscope_bench.guest.target import GuestBench

COUNT = 400
HARD = "hard handler"


def check(kernel: str, module: str, workload: str, out: Path, *options: str) -> Run:
    """Every stimulus is answered, and the stub counts the same."""
    found = measure(kernel, out, *options, count=COUNT, url=f"module={module}&stub.workload={workload}")
    start, end = found.start, found.end
    hardware = HARDWARE[architecture(kernel)]
    guest = start["guest"]
    assert guest["release"] == kernels.find(kernel).release and guest["version"].startswith("#1 SMP ")
    assert ("PREEMPT_RT" in guest["version"]) == kernel.startswith("rt-")
    assert guest["image"] == f"SHA-256 {hashlib.sha256(kernels.find(kernel).image.read_bytes()).hexdigest()}"
    assert f"version {process.version(hardware)} " in guest["emulator"]
    assert guest["command"].startswith(f"{hardware.emulator} -M ") and "/" not in guest["command"]
    port = hardware.port if module == "off" else "linux_kmod"
    assert (start["port"], start["workload"]) == (port, workload)
    assert start["pins"].get("isr") == (None if module == "off" else HARD)
    assert (end["handlers"], end["threaded"], end["storms"]) == (COUNT, 0, 0)
    for role in start["pins"]:
        assert end["toggles"][role] == COUNT
    for segment in found.result["segments"]:
        assert segment["n"] == COUNT - (segment["kind"] == "interval"), segment["name"]
    return found


@pytest.mark.parametrize(("module", "workload"), [("off", "task"), ("off", "isr"), ("on", "task")])
def test_every_stimulus_is_answered_and_the_stub_counts_the_same(module, workload, kernel, tmp_path, capsys):
    check(kernel, module, workload, tmp_path / "run")
    capsys.readouterr()


@pytest.mark.parametrize("options", [("--dither", "none"), ("--dither", "exponential", "--rate", "5kHz")])
def test_a_run_is_the_same_whenever_it_is_done(options, kernel, tmp_path, capsys):
    for name in ("once", "again"):
        measure(kernel, tmp_path / name, *options, count=COUNT, url="stub.workload=task")
    assert digest(tmp_path / "once") == digest(tmp_path / "again")
    capsys.readouterr()


OTHERS = [
    (name, module)
    for name in NAMES
    for module in ("off", "on")
    if name != "rt-arm64" and (module == "off" or HARDWARE[architecture(name)].chip)
]
LATER = "rt-arm64@bookworm-backports"
NEWER = [(LATER, "on"), ("rt-arm64@7.2", "off")]
"""Of later generations, as far as modules can be built on Debian 12."""


def test_a_later_generation_of_kernels_is_as_steady(kernel, tmp_path, capsys):
    releases = {kernels.find(name).version for name in (kernel, ready(LATER))}
    assert len(releases) == 2
    found = check(LATER, "off", "task", tmp_path / "run")
    assert not unsteady(found.result, ["wake"])
    capsys.readouterr()


@pytest.mark.slow
@pytest.mark.parametrize(("name", "module"), [*OTHERS, *NEWER])
def test_other_kernels(name, module, tmp_path, capsys):
    # Not `work`: instructions are few between task and done, and fewer for one level than for the other.
    check(ready(name), module, "task", tmp_path / "run", "--segments", "isr,task" if module == "on" else "wake")
    capsys.readouterr()


@pytest.mark.slow
def test_direct_access_to_a_parallel_port(tmp_path, capsys):
    found = measure(
        ready("rt-amd64"),
        tmp_path / "run",
        count=COUNT,
        url="stub.workload=task&stub.device=/dev/parport0,direct",
    )
    assert found.start["device"] == "/dev/parport0,direct"
    assert (found.end["handlers"], found.end["toggles"]["task"], found.segment("wake")["n"]) == (COUNT,) * 3
    capsys.readouterr()


def test_a_handler_that_is_forced_into_a_thread_is_late_and_called_one(kernel, tmp_path, capsys, caplog):
    """PREEMPT_RT does so with each handler that does not refuse."""
    hard, threaded = (
        measure(
            kernel,
            tmp_path / module,
            "--dither",
            "none",
            count=COUNT,
            exit_code=code,
            url=f"module={module}&stub.workload=task",
        )
        for module, code in (("on", ExitCode.OK), ("threaded", ExitCode.WARNING))
    )
    assert (hard.end["threaded"], threaded.end["threaded"]) == (0, COUNT)
    assert threaded.ns("isr", "min") > 3 * hard.ns("isr", "max")
    assert "the stub says: the handler runs in a thread: isr is not a hard handler's" in caplog.messages
    sentence = f"the handler ran {COUNT} times in a thread: isr is not that of a hard handler"
    assert sentence in threaded.result["warnings"] and sentence in capsys.readouterr().err


def test_an_emulator_that_ends_is_said_in_a_sentence(kernel, tmp_path, capsys, monkeypatch):
    step = GuestBench.step

    def killed(bench: GuestBench, *arguments: int) -> int:
        if bench.guest_counts()["stimuli"]:
            bench._machine._process.kill()
        return step(bench, *arguments)

    monkeypatch.setattr(GuestBench, "step", killed)
    run = ["latency", "--port", port(kernel, "stub.workload=task"), "--out", str(tmp_path / "run")]
    assert main(run) == ExitCode.INCOMPLETE
    assert "the emulator ended: " in capsys.readouterr().err
