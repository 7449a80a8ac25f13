# SPDX-License-Identifier: BSD-2-Clause
"""What a result restates of its run is as the run has it, or the result is told from one of that run."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from edited_run import edit
from goldens import RECORDED

from irqscope import cli
from irqscope.base.records import convert
from irqscope.errors import BadInput
from irqscope.findings.evaluation import evaluate
from irqscope.measuring.cited import Toggle
from irqscope.measuring.rundir import RunDirectory
from irqscope.measuring.runrecord import RunRecord
from irqscope.measuring.wanted import wanted_from
from irqscope.results.onepass import read_whole
from irqscope.results.referencetools import read
from irqscope.results.restated import RESTATED
from irqscope.results.resultfile import result_of
from irqscope.results.resultrecord import Result

OTHERS = {
    "schema": "each file has its own",
    "seal": "likewise",
    "start": "by it the result is that of the run",
    "limits": "compared each",
    "live": "the result has what is known of it",
    "on_late": "the result has words for it",
}
"""Keys that both have and that are not compared as they are, and why."""
TOGGLE = {"directory": "b", "start": "2026-11-01T00:00:00+00:00", "qualification": "simulated", "n": 9, "median": 1e-7}
HISTOGRAM = (
    "# Histogram\n000001 000003\n000002 000007\n# Total: 000000010\n# Min Latencies: 00001\n"
    "# Avg Latencies: 00001\n# Max Latencies: 00002\n# Histogram Overflows: 00000\n"
)


@pytest.fixture(scope="module")
def golden(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = Path(shutil.copytree(RECORDED / "limits", tmp_path_factory.mktemp("restated") / "run"))
    run = RunDirectory(folder)
    evaluate(run, *read_whole(run))
    return folder


@pytest.fixture
def run(golden: Path, tmp_path: Path) -> RunDirectory:
    return RunDirectory(Path(shutil.copytree(golden, tmp_path / "run")))


def test_whatever_both_have_is_compared() -> None:
    fields = [{each.name for each in msgspec.structs.fields(kind)} for kind in (Result, RunRecord)]
    assert fields[0] & fields[1] == RESTATED.keys() | OTHERS.keys()


def beside(run: RunDirectory, kept: RunRecord) -> None:
    file = run.path.parent / "cyclictest.txt"
    file.write_text(HISTOGRAM)
    run.lay_beside(kept, read([file], "us"))


ADDED: dict[str, Callable[[RunDirectory, RunRecord], object]] = {
    "without --allow-short, and the run is not": lambda run, kept: run.allow_short(kept),
    "of other --wanted bounds than the run has": lambda run, kept: run.want(kept, wanted_from(["1e-3", "2/d"])),
    "beside other tools than the run has": beside,
    "by another toggle time than the run has": lambda run, kept: run.cite_toggle(
        kept, convert({**TOGGLE, "max": 2e-7}, Toggle)
    ),
    "of another end, or end line of the stub, than the run has": lambda run, kept: run.add_end_line(
        kept, {"handlers": 5}
    ),
}


@pytest.mark.parametrize("words", ADDED)
def test_what_is_added_to_a_run_is_in_its_result_or_that_is_refused(
    words: str, run: RunDirectory, capsys: pytest.CaptureFixture[str]
) -> None:
    """As a kill leaves it between the two, or who puts back one of both."""
    before = result_of(run)
    ADDED[words](run, run.read_run())
    with pytest.raises(BadInput, match=rf"result\.json is {words}: `irqscope report .*run` makes it again"):
        result_of(run)
    assert cli.main(["report", str(run.path)]) in (0, 1, 3) and result_of(run) != before
    run.annotations_file.unlink()
    with pytest.raises(BadInput, match=words.replace("without --allow", "with --allow")):
        result_of(run)


EDITS: dict[str, Callable[[Any], object]] = {
    "--allow-short": lambda data: data["plan"].update(allowed=True),
    "--wanted": lambda data: data["segments"][0]["exceedances"][0]["required_bounds"].pop(),
    "end line": lambda data: data["end"].update(target={"handlers": 5}),
    "another end": lambda data: data["end"].update(reason="interrupt"),
    "another command": lambda data: data["command"].append("--rate"),
    "another port": lambda data: data.update(port="/dev/ttyUSB1"),
    "another host": lambda data: data["host"].update(name="another"),
    "another version": lambda data: data.update(tool="irqscope 0"),
    "another start line": lambda data: data["target"].update(irqscope_stub="9"),
    "another configuration": lambda data: data["configuration"]["segments"][0].update(threshold=7),
}


@pytest.mark.parametrize("words", EDITS)
def test_a_result_that_was_edited_is_told_from_that_of_the_run(words: str, run: RunDirectory) -> None:
    """And sealed again."""
    edit(run.result_file, EDITS[words])
    with pytest.raises(BadInput, match=words):
        result_of(run)
    assert json.loads(run.result_file.read_text())["start"] == run.read_run().start
