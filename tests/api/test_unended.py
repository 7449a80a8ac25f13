# SPDX-License-Identifier: BSD-2-Clause
"""Runs without an end: each look at one says what its capture says then, whoever looked before."""

from pathlib import Path

import pytest
from growing_run import GrowingRun, measured

import irqscope
from irqscope import cli
from irqscope.measuring.rundir import RunDirectory
from irqscope.results.reread import reread
from irqscope.results.result import assemble


@pytest.fixture(scope="module")
def whole(tmp_path_factory) -> Path:
    return measured(tmp_path_factory.mktemp("unended") / "whole")


def counted(path: Path) -> tuple[int, int | None]:
    """Samples of a run and the longest of them, as its capture has them."""
    segment = assemble(*reread(RunDirectory(path))).segments[0]
    return segment.n, segment.max


def told(run: irqscope.Run) -> tuple[int, int | None]:
    return run["isr"].n, run["isr"].result.max


def test_what_is_read_while_it_is_measured_freezes_no_figure(whole, tmp_path):
    run, seen = GrowingRun(whole, tmp_path / "run"), []
    for share in (0.3, 0.6, 0.8):
        run.grow(share)
        found = irqscope.read(run.path)
        assert told(found) == counted(run.path) and not found.complete
        assert len(found["isr"].ticks()) >= found["isr"].n > 0
        seen.append(found["isr"].n)
    assert seen == sorted(set(seen))
    compared = irqscope.compare(run.path, whole)
    assert [each.figures.n for each in compared.result.runs] == [seen[-1], irqscope.read(whole)["isr"].n]


def test_verbs_refuse_a_result_of_a_part_until_it_is_made_again(whole, tmp_path, capsys):
    """Of a run that was read while it was measured, and then killed."""
    run = GrowingRun(whole, tmp_path / "run")
    run.grow(0.5)
    irqscope.read(run.path)
    run.grow(0.8)
    farmed = ["farm", "add", str(run.path), "--into", str(tmp_path / "farm"), "--target", "rack"]
    for verb in (["compare", str(run.path), str(whole)], farmed):
        assert cli.main(verb) == 2
        said = capsys.readouterr().err
        assert f"is of a part of the run beside it, made while that was measured: `irqscope report {run.path}`" in said
    assert cli.main(["report", str(run.path)]) == 5 and cli.main(farmed) == 0
    assert cli.main(["compare", str(run.path), str(whole), "--json"]) in (0, 1)
    assert told(irqscope.read(run.path)) == counted(run.path)


def test_a_torn_tail_keeps_no_result_from_being_believed(whole, tmp_path, capsys):
    run = GrowingRun(whole, tmp_path / "run")
    run.grow(0.5)
    with (run.path / "capture.irq").open("ab") as file:
        file.write(bytes(5000))
    assert cli.main(["report", str(run.path)]) == 5
    assert cli.main(["compare", str(run.path), str(whole)]) in (0, 1)


def test_nor_does_a_step_that_is_read_while_it_is_measured(tmp_path):
    """Of a sweep that was killed in the midst of its last step."""
    with irqscope.connect("model://") as scope:
        scope.saturate(slowest="1kHz", fastest="1.2kHz", steps=2, refine=0, count=2000, out=tmp_path / "sweep")
    path = tmp_path / "sweep" / "steps" / "002"
    step = GrowingRun(path, tmp_path / "grown")
    for name in ("run.json", "capture.irq", "result.json"):
        (path / name).unlink()
    step.path, seen = path, set()
    step._write("run.json", step.run)
    for share in (0.5, 0.9):
        step.grow(share)
        found = irqscope.read(tmp_path / "sweep")
        (interval,) = (each for each in assemble(*reread(RunDirectory(path))).segments if each.kind == "interval")
        assert found.result.steps[-1].interval.n == interval.n == found.steps[-1][interval.name].n
        seen.add(interval.n)
    assert len(seen) == 2
