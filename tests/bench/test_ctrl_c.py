# SPDX-License-Identifier: BSD-2-Clause
"""Ctrl-C at a terminal is sent to all its processes: what is a target here hears nothing of it, and the run ends in
order."""

import json
import os
import signal
import socket
import struct
import subprocess
import sys
import threading
from collections.abc import Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest
from endtoend import url
from eventually import eventually
from live_bench import live
from stub_bench import COMPILERS

from irqscope_bench.core import BenchError
from irqscope_bench.guest.hardware import packed
from irqscope_bench.guest.target import GuestBench
from irqscope_bench.opening import find_core

STUB = '{"irqscope_stub": 1}\n'
BOOTED_NS = 20_000_000
ORDER, STOP = struct.Struct("<QII"), struct.Struct("<QIIII")  # of harness/guestmessages.h


def interrupted(port: str, out: Path) -> tuple[int, str, dict]:
    """Exit code, messages and result of a run that is interrupted, with all processes of its terminal."""
    command = ["latency", "--port", port, "--rate", "1kHz", "--count", "100M", "--out", str(out)]
    process = subprocess.Popen(
        [sys.executable, "-m", "irqscope", *command], stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        capture = out / "capture.irq"
        eventually(lambda: process.poll() is not None or (capture.exists() and capture.stat().st_size > 20_000))
        os.killpg(process.pid, signal.SIGINT)
        _, said = process.communicate()
    finally:
        process.kill()
    return process.returncode, said, json.loads((out / "result.json").read_text())


def ended_in_order(code: int, said: str, result: dict) -> bool:
    """Whether it did, and no stimulus went without an answer."""
    assert (code, result["end"]["reason"]) == (0, "interrupt"), said
    return bool(result["complete"] and result["end"]["target"] and not result["segments"][0]["classes"]["missing"])


@pytest.mark.bench
@pytest.mark.skipif(not COMPILERS, reason="no C compiler")
def test_the_simulated_machine_goes_on_until_the_run_has_ended(tmp_path):
    assert ended_in_order(*interrupted(url(target="stub", port="freertos"), tmp_path / "run"))


class TestAProcess:
    pytestmark = live

    def test_it_answers_until_the_run_has_ended(self, tmp_path):
        assert ended_in_order(*interrupted(url(target="live", live__loopback="off"), tmp_path / "run"))


class Machine:
    """A target that has started, and sends this process so many signals before each of its answers."""

    name, complaint, overflow, pid = "the machine", "it was killed", "", os.getpid()
    lines = packed(stimulus=0, isr=0, task=1, done=2)
    facts: Mapping[str, str] = {}

    def __init__(self, signals: int) -> None:
        self.connection, self._theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._signals, self._said = signals, ""
        self._thread = threading.Thread(target=self._answer)
        self._thread.start()

    def _answer(self) -> None:
        now = 0
        with self._theirs:
            while True:
                for _ in range(self._signals):
                    signal.pthread_kill(threading.main_thread().ident, signal.SIGUSR1)
                    threading.Event().wait(0.1)
                try:
                    self._theirs.send(STOP.pack(now, 0, 0, 0, 0))
                    order = self._theirs.recv(ORDER.size)
                except OSError:
                    return
                if not order:
                    return
                now, _, _ = ORDER.unpack(order)
                self._said = STUB if now > BOOTED_NS else ""

    def console(self) -> str:
        return self._said

    def end(self) -> None:
        raise AssertionError("nobody asks for it")

    def close(self) -> None:
        self.connection.close()
        self._thread.join()


@contextmanager
def heard():
    before = signal.signal(signal.SIGUSR1, lambda *_: None)
    yield
    signal.signal(signal.SIGUSR1, before)


@pytest.mark.bench
def test_a_signal_is_no_end_of_the_guest_and_a_second_one_waits_no_longer():
    with heard():
        bench = GuestBench(find_core(None), Machine(1))
        assert bench.guest_counts()["gone"] == 0
        bench.close()
        with pytest.raises(BenchError, match="the machine ended: it was killed"):
            GuestBench(find_core(None), Machine(2))
