# SPDX-License-Identifier: BSD-2-Clause
"""labgrid measures, in an environment of its own, apart from irqscope's (`make setup` makes it)."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from endtoend import url

pytestmark = pytest.mark.bench

PYTHON = Path(sys.prefix) / "labgrid" / "bin" / "python"
DRIVER = Path(__file__).parents[2] / "host" / "irqscope" / "lab" / "labgrid_driver.py"
ENVIRONMENT = """
targets:
  main:
    resources:
      IrqscopeInstrument:
        url: "{url}"
    drivers:
      IrqscopeDriver:
        command: "{command}"
        options: "--rate 2kHz"
        out: "{out}"
imports:
  - {driver}
"""
PROGRAM = """
import json, sys
from labgrid import Environment
driver = Environment(sys.argv[1]).get_target("main").get_driver("IrqscopeDriver")
print(json.dumps(eval(sys.argv[2])))
"""


@pytest.fixture
def measure(tmp_path):
    """Evaluates an expression of `driver`, in labgrid's own Python; exit code, what it printed and what it said."""
    if not PYTHON.exists():
        pytest.skip(f"there is no {PYTHON}: make setup")
    command = f"{sys.executable} -m irqscope"
    port = url(profile="linux-rt", engine="native")
    file = tmp_path / "lab.yaml"
    file.write_text(ENVIRONMENT.format(url=port, command=command, out=tmp_path / "runs", driver=DRIVER))

    def run(expression: str) -> tuple[int, str, str]:
        done = subprocess.run(
            [PYTHON, "-c", PROGRAM, file, expression], capture_output=True, text=True, check=False, cwd=tmp_path
        )
        return done.returncode, done.stdout, done.stderr

    return run


def test_a_measurement_with_a_limit_that_is_not_kept(measure, tmp_path):
    for number in (1, 2):
        code, out, said = measure("driver.latency('isr.max=1us', count=200)")
        assert code == 0, said
        result = json.loads(out)
        assert result["verdict"] == "FAIL" and result["stimuli"]["stimulus"]["fired"] == 200
        assert result["configuration"] and result.pop("directory") == str(tmp_path / "runs" / f"{number:03}")
        assert result == json.loads((tmp_path / "runs" / f"{number:03}" / "result.json").read_text())


def test_what_is_refused_is_an_error_of_labgrid_s(measure):
    code, _, said = measure("driver.latency(rate='fast')")
    assert code == 1 and "ExecutionError" in said and "irqscope ended with 2" in said and "fast" in said
