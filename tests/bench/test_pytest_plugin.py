# SPDX-License-Identifier: BSD-2-Clause
"""A laboratory's own tests, as docs/lab has them: they pass, and fail on a regression of the target."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.bench

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "docs" / "guide" / "lab" / "test_latency.py"
GOOD, WORSE = (
    "sim://?profile=linux-rt&seed=1&engine=native",
    "sim://?profile=linux-rt&seed=2&isr.toggle=1.2us&engine=native",
)


def run(place: Path, *words: str, example: Path = EXAMPLE, **environment: str) -> tuple[int, str]:
    """Exit code and output of pytest on the example, apart from our own settings."""
    paths = os.pathsep.join(str(ROOT / name) for name in ("host", "gateware", "tests"))
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-c", os.devnull, "--rootdir", str(place)]
    plugin = ["-p", "irqscope.lab.pytest_plugin"]  # by its entry point where irqscope is installed
    done = subprocess.run(
        [*command, *plugin, *words, str(example)],
        cwd=place,
        text=True,
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONPATH": paths, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", **environment},
    )
    return done.returncode, done.stdout + done.stderr


@pytest.fixture(scope="module")
def release(tmp_path_factory):
    """The run of the last release."""
    place = tmp_path_factory.mktemp("release")
    code, said = run(place, "--irqscope-port", GOOD, "--irqscope-out", str(place))
    assert code == 0 and "1 passed, 1 skipped" in said, said
    return place / "test_the_handler_answers_in_time" / "001"


def test_the_same_target_passes(release, tmp_path):
    code, said = run(tmp_path, "--irqscope-port", GOOD.replace("seed=1", "seed=5"), LAST_RELEASE=str(release))
    assert code == 0 and "2 passed" in said, said


def test_a_regression_fails(release, tmp_path):
    code, said = run(tmp_path, "--irqscope-port", WORSE, LAST_RELEASE=str(release))
    assert code == 1 and "1 failed, 1 passed" in said, said
    assert "test_no_quantile_is_later_than_in_the_last_release" in said and "worse" in said
    assert "pytest_plugin.py" not in said, "the failure is told where the user's test is"


def test_a_limit_that_is_not_kept_fails(tmp_path):
    strict = tmp_path / "test_strict.py"
    strict.write_text("def test_strict(irqscope):\n    irqscope.assert_latency('isr.max=1us', count=200)\n")
    code, said = run(tmp_path, "--irqscope-port", GOOD, example=strict)
    assert code == 1 and "at most 1us is allowed" in said and "irqscope report " in said, said


def test_a_measurement_that_is_refused_and_no_port(tmp_path):
    refused = tmp_path / "test_refused.py"
    refused.write_text("def test_refused(irqscope):\n    irqscope.latency(rate='fast')\n")
    code, said = run(tmp_path, "--irqscope-port", GOOD, example=refused)
    assert code == 1 and "BadInput: rate: 'fast' is not a rate" in said
    code, said = run(tmp_path, example=refused)
    assert code == 1 and "say which instrument measures: pytest --irqscope-port /dev/ttyUSB1" in said


OVERRIDDEN = """
def test_false_is_said_here(irqscope):
    run = irqscope.latency(active_low=False, allow_short=False, count=50)
    assert not run.result.configuration.stimuli["stimulus"].active_low


def test_the_file_holds_where_nothing_is_said(irqscope):
    assert irqscope.latency(count=50).result.configuration.stimuli["stimulus"].active_low


def test_false_is_no_list(irqscope):
    irqscope.latency(limits=False)
"""


def test_false_overrides_what_the_configuration_says(tmp_path):
    """A flag that the file gives is taken back by False; where there is no flag, False is refused in words."""
    example, file = tmp_path / "test_overridden.py", tmp_path / "pytest.ini"
    example.write_text(OVERRIDDEN)
    file.write_text("[pytest]\nirqscope_options = --active-low\n")
    code, said = run(tmp_path, "-c", str(file), "--irqscope-port", GOOD, example=example)
    assert code == 1 and "1 failed, 2 passed" in said, said
    assert "BadInput: limits: it takes NAME=BOUND, or a list of them, not False" in said
