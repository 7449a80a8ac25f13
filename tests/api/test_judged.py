# SPDX-License-Identifier: BSD-2-Clause
"""A run judged by limits that it does not keep: what lies in its directory stays judged by its own."""

import copy
import pickle
import shutil
from pathlib import Path

import pytest

import irqscope
from irqscope import cli


@pytest.fixture(scope="module")
def run(tmp_path_factory) -> irqscope.Run:
    with irqscope.connect("model://") as scope:
        return scope.latency(count=20, segments="isr", limits="isr.max=1s", out=tmp_path_factory.mktemp("j") / "run")


@pytest.mark.parametrize("way", [lambda run: run, copy.copy, lambda run: pickle.loads(pickle.dumps(run))])
@pytest.mark.parametrize("formats", [(), ("json",), ("junit", "markdown")])
def test_its_report_takes_no_place_of_the_runs_own(way, formats, run, tmp_path):
    """The result that was written there had limits that are on no record, and `read` told their verdict."""
    before = {path.name: path.read_bytes() for path in run.path.iterdir()}
    worse = way(run.judge("isr.max=1ns"))
    assert worse.verdict == "FAIL"
    for to in (None, run.path, run.path / ".." / "run"):
        with pytest.raises(irqscope.BadInput, match="does not keep these limits: name another folder with to"):
            worse.report(*formats, to=to)
    assert {path.name: path.read_bytes() for path in run.path.iterdir()} == before
    assert all(path.parent == tmp_path for path in worse.report(*formats, to=tmp_path))
    assert irqscope.read(run.path).verdict == "PASS" == run.judge("isr.max=2s").verdict


def test_limits_that_are_kept_have_their_report(run):
    kept = run.judge("isr.max=3s", keep=True)
    assert kept.report("junit") == [Path(run.path / "junit.xml")]
    assert irqscope.read(run.path).result.limits[0].wanted == "3s"


@pytest.mark.parametrize("lost", ["result.json", "annotations.json"])
def test_a_verdict_by_other_limits_than_the_run_has_is_not_told(lost, run, tmp_path, capsys):
    """As a kill leaves it between the limits and the result by them, or who puts back one of both: it was PASS."""
    path = Path(shutil.copytree(run.path, tmp_path / "run"))
    before = (path / "result.json").read_bytes()
    assert irqscope.read(path).judge("isr.max=1ns", keep=True).verdict == "FAIL"
    if lost == "result.json":
        (path / "result.json").write_bytes(before)
    else:
        (path / "annotations.json").unlink()
    for read in (irqscope.read, lambda path: irqscope.compare(run, path)):
        with pytest.raises(
            irqscope.BadInput, match=r"result\.json is by other limits than the run has: `irqscope report"
        ):
            read(path)
    assert cli.main(["report", str(path)]) == (1 if lost == "result.json" else 0)
    assert irqscope.read(path).verdict == ("FAIL" if lost == "result.json" else "PASS")
