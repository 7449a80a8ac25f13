# SPDX-License-Identifier: BSD-2-Clause
"""The unit of docs/guide/lab says what the command line takes, what its shell makes of it, and what systemd
understands."""

import configparser
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from irqscope.cli import parse
from irqscope.cli._requests import request_of
from irqscope.errors import ExitCode
from irqscope.measuring.requests import Latency

UNIT = Path(__file__).parents[2] / "docs" / "guide" / "lab" / "irqscope@.service"


@pytest.fixture(scope="module")
def service():
    read = configparser.ConfigParser(interpolation=None, delimiters=("=",), comment_prefixes=("#",))
    read.optionxform = str
    read.read(UNIT)
    return read["Service"]


def test_its_command_is_one_that_irqscope_takes(service, monkeypatch):
    monkeypatch.setattr("irqscope.device.ports.port_of", lambda serial_number: f"/dev/{serial_number}")
    shell, option, script, name, serial = shlex.split(service["ExecStart"].replace("%i", "7A0031").replace("%%", "%"))
    words = subprocess.run(
        [shell, option, script.replace("exec irqscope", "printf '%s\\n'"), name, serial],
        check=True,
        text=True,
        capture_output=True,
    ).stdout.splitlines()
    options = parse(words)
    wanted = request_of(Latency, options)
    assert (options.verb, options.port, wanted.duration) == ("latency", "/dev/7A0031", 86400)
    assert options.out.parent == Path("/var/lib/irqscope/7A0031") and options.out.name[4] == "-"


def test_results_are_no_failures_and_an_instrument_that_is_missing_is_waited_for(service):
    """It is bad input, as wrong options are."""
    assert {int(code) for code in service["SuccessExitStatus"].split()} == {ExitCode.LIMIT, ExitCode.WARNING}
    assert service["Restart"] == "always" and "RestartPreventExitStatus" not in service
    assert service["KillSignal"] == "SIGINT"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd-analyze")
def test_systemd_has_nothing_to_say_against_it():
    """What it does not understand it only warns of: nothing may be said at all."""
    words = ["systemd-analyze", "verify", "--man=no", "--recursive-errors=no", str(UNIT)]
    done = subprocess.run(words, text=True, capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
