# SPDX-License-Identifier: BSD-2-Clause
"""Runs that are stopped or killed: what they leave can be read, and passes no limit."""

import json
import os
import signal
import subprocess
from pathlib import Path

import pytest
from childpython import python
from endtoend import page_of
from eventually import eventually

from irqscope import cli
from irqscope.errors import ExitCode
from irqscope.measuring.stopping import Stopped, StopRequest, unwinding

MODEL = "import sys, serial; serial.protocol_handler_packages.append('models')\nfrom irqscope.cli import main\n"


def begin(directory: Path, size: int = 60_000, *more: str, text: str = MODEL) -> subprocess.Popen:
    """A run that goes on, with so many bytes in its capture."""
    command = ["latency", "--port", "model://", "--count", "100M", "--out", str(directory), *more]
    process = python(text + "sys.exit(main(sys.argv[1:]))", *command)
    capture = directory / "capture.irq"
    try:
        eventually(lambda: process.poll() is not None or (capture.exists() and capture.stat().st_size > size))
        assert process.poll() is None, process.communicate()
    except AssertionError:
        process.kill()
        raise
    return process


@pytest.mark.parametrize("size", [60_000, 100_000, 133_000])
def test_kill_leaves_a_valid_run(tmp_path, size, capsys):
    process = begin(tmp_path / "r", size)
    process.kill()
    process.communicate()
    assert cli.main(["report", str(tmp_path / "r")]) == 5
    result = json.loads((tmp_path / "r" / "result.json").read_text())
    assert result["valid"] and not result["complete"] and result["segments"][0]["n"] > 0
    assert "INCOMPLETE" in capsys.readouterr().out
    assert "broke off" in page_of(tmp_path / "r")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_ends_a_run_validly(tmp_path, number):
    process = begin(tmp_path / "r")
    process.send_signal(number)
    out, err = process.communicate()
    assert process.returncode == 0, err
    assert "Ended early on request" in out and "Traceback" not in err
    result = json.loads((tmp_path / "r" / "result.json").read_text())
    assert result["valid"] and result["complete"] and result["end"]["reason"] == "interrupt"


def test_sigterm_passes_no_limit(tmp_path):
    """As a runner with a time limit sends it: what a small part of the run has kept, the run is not said to keep."""
    process = begin(tmp_path / "r", 60_000, "--limit", "isr.max=1s")
    process.send_signal(signal.SIGTERM)
    out, err = process.communicate()
    assert process.returncode == 3, err
    assert "the run ended short of its plan" in out and " of 100000000 stimuli" in out and "PASS" not in out


def test_a_terminal_that_is_closed_leaves_a_valid_run_and_says_so(tmp_path):
    """SIGHUP, which tests that somebody began by nohup would ignore."""
    text = f"import signal; signal.signal(signal.SIGHUP, signal.SIG_DFL)\n{MODEL}"
    process = begin(tmp_path / "r", text=text)
    process.send_signal(signal.SIGHUP)
    err = process.communicate()[1]
    assert process.returncode == 128 + signal.SIGHUP, err
    assert (
        err.endswith("irqscope: stopped by SIGHUP; what was received until then is kept\n") and "Traceback" not in err
    )
    assert cli.main(["report", str(tmp_path / "r")]) == 5
    result = json.loads((tmp_path / "r" / "result.json").read_text())
    assert result["valid"] and not result["complete"] and result["segments"][0]["n"] > 0


@pytest.mark.parametrize(
    ("number", "by", "code"),
    [(signal.SIGINT, "Ctrl-C", 5), (signal.SIGTERM, "SIGTERM", 143), (signal.SIGHUP, "SIGHUP", 129)],
)
def test_what_is_stopped_elsewhere_says_by_what(monkeypatch, capsys, number, by, code):
    before = signal.signal(number, signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL)
    monkeypatch.setattr(cli, "perform", lambda arguments: os.kill(os.getpid(), number))
    try:
        assert cli.main(["boards"]) == code
    finally:
        signal.signal(number, before)
    assert capsys.readouterr().err == f"irqscope: stopped by {by}\n"


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_verb_that_heeds_signals_gives_back_the_handlers_of_who_called_it(tmp_path, number):
    def own(number: int, frame: object) -> None:
        raise AssertionError

    before = signal.signal(number, own)
    try:
        assert cli.main(["watch", str(tmp_path), "--once"]) == ExitCode.INCOMPLETE
        assert signal.getsignal(number) is own
    finally:
        signal.signal(number, before)


@pytest.mark.parametrize(("number", "error"), [(signal.SIGINT, KeyboardInterrupt), (signal.SIGTERM, Stopped)])
def test_the_second_one_ends_the_program_at_once(number, error):
    with pytest.raises(error), unwinding(), StopRequest() as stop:
        os.kill(os.getpid(), number)
        assert stop.requested
        os.kill(os.getpid(), number)
