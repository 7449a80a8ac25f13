# SPDX-License-Identifier: BSD-2-Clause
"""The unit of docs/lab says what the command line takes, and what its shell makes of it."""

import configparser
import shlex
import subprocess
from pathlib import Path

import pytest

from irqscope.cli import parser
from irqscope.errors import ExitCode
from irqscope.experiments import latency

UNIT = Path(__file__).parents[2] / "docs" / "lab" / "irqscope@.service"


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
        [shell, option, script.replace("exec irqscope", "printf '%s\\n'"), name, serial], check=True, text=True,
        capture_output=True,
    ).stdout.splitlines()  # fmt: skip
    options = parser().parse_args(words)
    latency.check(options)
    assert (options.verb, options.port, options.duration) == ("latency", "/dev/7A0031", "24h")
    assert options.out.parent == Path("/var/lib/irqscope/7A0031") and options.out.name[4] == "-"


def test_results_are_no_failures_and_wrong_options_are_not_tried_again(service):
    assert {int(code) for code in service["SuccessExitStatus"].split()} == {ExitCode.LIMIT, ExitCode.WARNING}
    assert int(service["RestartPreventExitStatus"]) == ExitCode.BAD_INPUT and service["KillSignal"] == "SIGINT"
