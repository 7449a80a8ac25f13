# SPDX-License-Identifier: BSD-2-Clause
"""What CONTRIBUTING.md says of adding something is done in a copy of the host, and used."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PORT = "sim://?profile=linux-rt"
ROOT = Path(__file__).parents[2]
RECIPE = re.search(r"```python\n(.*?)```", (ROOT / "CONTRIBUTING.md").read_text(), re.DOTALL)
API = """
import sys, irqscope
from irqscope.experiments.first import First
print(irqscope.connect(sys.argv[1]).measure(First(stimuli=40), out="api")["isr"].n)
"""
CLI = """
import sys
from irqscope.cli import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory) -> Path:
    """A copy of the host with one file more."""
    assert RECIPE
    place = tmp_path_factory.mktemp("copy")
    shutil.copytree(ROOT / "host", place / "host", ignore=shutil.ignore_patterns("__pycache__", "scenarios"))
    (place / "host" / "irqscope" / "campaigns" / "scenarios").mkdir()
    (place / "host" / "irqscope" / "experiments" / "first.py").write_text(RECIPE[1])
    return place


def python(copy: Path, code: str, *words: str) -> str:
    paths = os.pathsep.join([str(copy / "host"), str(ROOT / "gateware"), str(ROOT / "tests")])
    done = subprocess.run(
        [sys.executable, "-c", code, *words], cwd=copy, text=True, capture_output=True, check=False,
        env={**os.environ, "PYTHONPATH": paths},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_new_experiment_is_a_verb_an_experiment_of_campaigns_and_a_request(copy):
    text = python(copy, CLI, "first", "--help")
    assert "Measure the first answers alone" in text and "--stimuli N" in text and "(default 10)" in text
    assert "stimulus to isr" in python(copy, CLI, "first", f"--port={PORT}", "--stimuli=40", "--out=run")
    result = json.loads((copy / "run" / "result.json").read_text())
    assert result["valid"] and result["segments"][0]["n"] == 40
    (copy / "c.toml").write_text(
        f'experiment = "first"\noptions = {{ port = "{PORT}", stimuli = 40 }}\n'
        '[[scenario]]\nname = "calm"\nsettle = "0"\n'
    )
    assert "1 scenario of 1 measured" in python(copy, CLI, "campaign", "c.toml", "--out=campaign")
    assert int(python(copy, API, PORT)) == 40
