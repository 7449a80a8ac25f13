# SPDX-License-Identifier: BSD-2-Clause
"""Wherever a link breaks for good, each experiment keeps what it measured until then, and has a page for it."""

import json

import pytest

from irqscope import cli
from irqscope.errors import NotKept
from irqscope.sweeps.sweepdir import SweepDirectory

EXPERIMENTS = {
    "latency": ["--rate", "1kHz", "--count", "3000"],
    "periodic": ["--duration", "20s"],
    "multi": ["--release", "stimulus", "--rate", "1kHz", "--duration", "2s", "--deadline", "1ms"],
    "saturate": ["--from", "1kHz", "--to", "16kHz", "--steps", "5", "--count", "50", "--pause", "0"],
}


@pytest.mark.parametrize("received", [9_000, 12_000, 16_000, 20_000, 23_000, 25_000, 40_000])
@pytest.mark.parametrize("experiment", EXPERIMENTS)
def test_what_was_measured_until_then_has_a_page(experiment, received, tmp_path):
    """Before the first snapshot, with one of nothing in it, between two, in the middle."""
    directory = tmp_path / "run"
    arguments = [experiment, "--port", f"model://?breaks={received}", *EXPERIMENTS[experiment], "--out", str(directory)]
    assert cli.main(arguments) == 5
    assert cli.main(["report", str(directory)]) == 5
    assert (directory / "report.html").stat().st_size > 1000


def test_a_sweep_whose_link_broke_has_no_end(tmp_path, capsys):
    """It was said to have been stopped on request."""
    directory = tmp_path / "sweep"
    words = ["saturate", "--port", "model://?breaks=40000", *EXPERIMENTS["saturate"], "--out", str(directory)]
    assert cli.main(words) == 5
    assert json.loads((directory / "sweep.json").read_text())["end"] is None
    result = json.loads((directory / "result.json").read_text())
    assert result["end"] is None and result["plan"]["sentence"] is None and result["steps"][-1]["complete"] is False
    assert cli.main(["report", str(directory)]) == 5


def test_a_sweep_without_room_for_a_step_keeps_those_before(tmp_path, capsys, monkeypatch):
    """It ended without a table and a result of what was measured."""
    begin_step = SweepDirectory.begin_step

    def full(directory, sweep, step):
        if step.number == 3:
            raise NotKept(f"cannot write {directory.sweep_file}: No space left on device")
        return begin_step(directory, sweep, step)

    monkeypatch.setattr(SweepDirectory, "begin_step", full)
    directory = tmp_path / "sweep"
    assert cli.main(["saturate", "--port", "model://", *EXPERIMENTS["saturate"], "--out", str(directory)]) == 5
    said = capsys.readouterr()
    assert "sweep.json: No space left on device; what was received until then is kept" in said.err
    result = json.loads((directory / "result.json").read_text())
    assert result["exit_code"] == 5 and [step["number"] for step in result["steps"]] == [1, 2]
    assert result["end"] is None and said.out.splitlines()[2].startswith("2 up")


def test_a_sweep_whose_end_has_no_room_tells_of_all_its_steps(tmp_path, capsys, monkeypatch):
    """As a run does whose end cannot be written."""

    def full(directory, sweep, reason, line):
        raise NotKept(f"cannot write {directory.sweep_file}: No space left on device")

    monkeypatch.setattr(SweepDirectory, "end", full)
    directory = tmp_path / "sweep"
    assert cli.main(["saturate", "--port", "model://", *EXPERIMENTS["saturate"], "--out", str(directory)]) == 5
    said = capsys.readouterr()
    assert "sweep.json: No space left on device; what was received until then is kept" in said.err
    result = json.loads((directory / "result.json").read_text())
    assert result["exit_code"] == 5 and result["end"] is None and "1 up" in said.out
    assert [step["number"] for step in result["steps"]] == [*range(1, len(result["steps"]) + 1)]


@pytest.mark.parametrize(
    ("what", "folder", "option"),
    [("rehearsal", "learning", ["--least", "learned"]), ("warm-up", "warmup", ["--warmup", "1s"])],
)
def test_what_comes_before_a_measurement_and_breaks_off_begins_none(what, folder, option, tmp_path, capsys):
    """It was said that the rehearsal had no answers, and that --least was to be given."""
    directory = tmp_path / "run"
    words = ["latency", "--port", "model://?breaks=9000", *EXPERIMENTS["latency"], *option, "--out", str(directory)]
    assert cli.main(words) == 5
    said = capsys.readouterr().err
    assert f"the {what} broke off, and the measurement was not begun: what came is in {directory / folder}" in said
    assert "cannot be learned" not in said and not (directory / "run.json").exists()
    assert cli.main(["report", str(directory / folder)]) == 5
