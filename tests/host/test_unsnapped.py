# SPDX-License-Identifier: BSD-2-Clause
"""A run that broke off before its first snapshot: its figures are of the events that are kept, and it says so."""

import shutil
from pathlib import Path

import goldens
import numpy as np
import pytest
from edited_run import edit

import irqscope
from irqscope import cli
from irqscope.contract.blocks import BLOCK_BYTES, Kind, decode
from irqscope.measuring.rundir import RunDirectory
from irqscope.results.outlierperiodicity import records_lost
from irqscope.results.reread import reread
from irqscope.results.resultfile import read_result
from irqscope.results.resultrecord import Result


def cut(name: str, path: Path) -> Path:
    """A golden run that ended just before its first snapshot."""
    shutil.copytree(goldens.RECORDED / name, path)
    edit(path / "run.json", end=None)
    data = (path / "capture.irq").read_bytes()
    blocks = [data[start : start + BLOCK_BYTES] for start in range(0, len(data), BLOCK_BYTES)]
    first = next(number for number, block in enumerate(blocks) if decode(block).kind == Kind.SNAPSHOT)
    (path / "capture.irq").write_bytes(b"".join(blocks[:first]))
    return path


def reported(path: Path) -> Result:
    assert cli.main(["report", str(path), "--format", "markdown"]) == 5
    return read_result(path)


def test_figures_are_those_of_the_events(tmp_path, capsys):
    """All of them were 0, beside hundreds of events in the capture."""
    path = cut("killed", tmp_path / "run")
    result, run = reported(path), irqscope.read(path)
    assert (result.valid, result.complete, result.snapshots) == (True, False, 0)
    stimuli, answers = (run.events(source).ticks for source in ("stimulus", "isr"))
    assert len(stimuli) == len(answers) == 600 and np.all(answers[:-1] < stimuli[1:])
    took = answers - stimuli
    isr = result.segments[0]
    assert (isr.n, isr.min, isr.max, isr.median) == (600, took.min(), took.max(), np.sort(took)[299])
    assert (isr.classes.causes, isr.source.histogram) == (600, "events 600 of 600")
    assert isr.maximum is not None and isr.maximum.response_time == answers[took.argmax()]
    assert result.stimulus is not None and result.stimulus.fired == 600
    assert result.warnings == [
        "the run broke off before its first snapshot: all figures are from the 1800 events that came until then"
    ]
    assert "With 600 of 3600000 planned stimuli" in capsys.readouterr().out


@pytest.mark.parametrize(("name", "fired"), [("chain", 400), ("masked", 900), ("periodic", None), ("loss", 170)])
def test_every_segment_has_them(name, fired, tmp_path):
    result = reported(cut(name, tmp_path / "run"))
    assert result.valid and all(each.n for each in result.segments)
    assert (result.stimulus and result.stimulus.fired) == fired
    assert f"all figures are from the {result.events.received} events" in result.warnings[0]


def test_without_events_it_is_said_that_there_are_no_figures(tmp_path, capsys):
    """It was said that nothing was measured, as no causes came, and that less than no record was lost."""
    path = cut("outliers", tmp_path / "run")
    result = reported(path)
    assert result.warnings == [
        "the run broke off before its first snapshot, and no event came: there are no figures, and 17 records of "
        "outliers"
    ]
    said = capsys.readouterr().out
    assert "With 20000 planned stimuli at 1 kHz, stimulus to isr was not measured: no snapshot came." in said
    assert records_lost(reread(RunDirectory(path))[1], 0) == 0
    assert "were lost" not in said


def test_tasks_are_judged_by_the_events(tmp_path, capsys):
    """It was said that they had never started."""
    reported(cut("tasks", tmp_path / "run"))
    said = capsys.readouterr().out
    assert "isr came at worst 4.975 us after its release, with a deadline of 4 us: 6 of 500 activations late." in said
    assert "never started" not in said


def test_a_trigger_fired_as_often_as_events_tell(tmp_path, capsys):
    """It was said that it did not."""
    reported(cut("limits", tmp_path / "run"))
    assert "The trigger fired 1 time" in capsys.readouterr().out


@pytest.mark.parametrize("received", [0, 1])
def test_a_run_that_broke_off_at_once_has_a_report(received, tmp_path):
    """It began by its run.json, and was then as long as from there back to the reset."""
    path = cut("outliers", tmp_path / "run")
    (path / "capture.irq").write_bytes((path / "capture.irq").read_bytes() * received)
    edit(path / "run.json", start_ticks=20_000_000)
    result = reported(path)
    assert result.outlier_periodicity is not None and result.outlier_periodicity.claim == "none"
    assert result.outlier_periodicity.n == 17 * received
