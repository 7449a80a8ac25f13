# SPDX-License-Identifier: BSD-2-Clause
"""A machine that was stopped, or hangs, is given up after a time in which it did not run; one that is slow is not."""

import json
import os
import signal
import threading
import time

import pytest
from endtoend import url
from stub_bench import COMPILERS

from irqscope.cli import main
from irqscope.errors import ExitCode
from irqscope_bench.guest import target
from irqscope_bench.guest.simulated import SimulatedMachine
from irqscope_bench.guest.target import GuestBench

pytestmark = [pytest.mark.bench, pytest.mark.skipif(not COMPILERS, reason="no C compiler")]

ANSWERS = 500
SILENT = "the simulated machine has not answered for 1 s, and did not run meanwhile: it was stopped, or hangs"


@pytest.fixture
def words(tmp_path, monkeypatch) -> list[str]:
    monkeypatch.setattr(target, "PATIENCE_S", 1)
    port = url(target="stub", port="rtlinux", link="unlimited", stub__workload="isr")
    return ["latency", "--port", port, "--rate", "1kHz", "--count", "2000", "--out", str(tmp_path / "run")]


def test_a_machine_that_is_stopped_before_it_starts_is_given_up(words, capsys, monkeypatch):
    """The command waited for ever."""
    original = SimulatedMachine.__init__

    def stopped(self, *arguments):
        original(self, *arguments)
        os.kill(self.pid, signal.SIGSTOP)

    monkeypatch.setattr(SimulatedMachine, "__init__", stopped)
    assert main(words) == ExitCode.BAD_INPUT
    assert SILENT in capsys.readouterr().err


def _stopping(monkeypatch, then):
    """In the midst of a run the machine is stopped, and `then` is told its process."""
    original, stopped = GuestBench.step, []

    def step(self, *arguments):
        if not stopped and self.guest_counts()["outputs"] > ANSWERS:
            stopped.append(self._machine.pid)
            os.kill(self._machine.pid, signal.SIGSTOP)
            then(self._machine.pid)
        return original(self, *arguments)

    monkeypatch.setattr(GuestBench, "step", step)


def test_a_machine_that_is_stopped_in_a_run_ends_it_and_what_came_is_kept(words, tmp_path, capsys, monkeypatch):
    _stopping(monkeypatch, lambda pid: None)
    assert main(words) == ExitCode.INCOMPLETE
    assert f"broke: {SILENT}; what was received until then is kept" in capsys.readouterr().err
    result = json.loads((tmp_path / "run" / "result.json").read_text())
    assert not result["complete"] and result["events"]["received"] >= ANSWERS


def test_a_machine_that_goes_on_in_time_is_waited_for(words, capsys, monkeypatch):
    monkeypatch.setattr(target, "PATIENCE_S", 60)

    def goes_on(pid):
        threading.Thread(target=lambda: (time.sleep(0.5), os.kill(pid, signal.SIGCONT))).start()

    _stopping(monkeypatch, goes_on)
    assert main(words) == ExitCode.OK
