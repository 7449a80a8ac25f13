# SPDX-License-Identifier: BSD-2-Clause
"""The terminal's view of a run: drawn figures that add up, nothing that steers the terminal, lines for programs."""

import json
import os
import re
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from growing_run import GrowingRun, measured, plainly

from irqscope import cli
from irqscope.base.records import changed
from irqscope.cli import watch
from irqscope.measuring.liveness import STALE
from irqscope.report.textbars import BAR
from irqscope.view import nice
from irqscope.view.newest import Following
from irqscope.view.terminal import LEVELS, screen
from irqscope.view.viewmodel import ViewModel

HOSTILE = "board\x1b]0;gotcha\x07\x1b[2J\r\n\u202e"


@pytest.fixture(scope="module")
def model(tmp_path_factory) -> Path:
    return measured(tmp_path_factory.mktemp("watch") / "run")


@pytest.fixture(autouse=True)
def unhurried(monkeypatch) -> None:
    """However slow the machine, one look reads all that there is."""
    monkeypatch.setattr(watch, "LOOK_S", 1000)


@pytest.fixture(autouse=True)
def niceness(monkeypatch) -> list[int]:
    """The priority of the test process stays as it is."""
    asked: list[int] = []
    monkeypatch.setattr(nice.os, "nice", asked.append)
    return asked


def glance(run: GrowingRun) -> ViewModel:
    with Following(run.path) as following:
        following.catch_up(1000)
        found = ViewModel.of(following)
        assert found
        return found


def test_the_drawn_histogram_holds_every_sample(model, tmp_path):
    run = GrowingRun(model, tmp_path / "r")
    there = plainly(run.grow(0.7))
    shown = screen(glance(run), "", 0.0)
    rows = re.findall(rf"^ *from ([\d.]+) us +(\d+) ?({BAR}*)$", shown, re.MULTILINE)
    assert 2 <= len(rows) <= 12 and sum(int(count) for _, count, _ in rows) == there.samples
    assert [float(low) for low, _, _ in rows] == sorted(float(low) for low, _, _ in rows)
    assert all(bool(int(count)) == bool(bar) for _, count, bar in rows)
    ranked = sorted(rows, key=lambda row: int(row[1]))
    assert [len(bar) for _, _, bar in ranked] == sorted(len(bar) for _, _, bar in rows)
    assert max(len(line) for line in shown.splitlines() if BAR in line) == 79  # one stays free


@pytest.mark.parametrize("room", [50, 7, 4, 3, 2, 1])
def test_the_largest_over_time_are_where_they_were(model, tmp_path, room):
    run = GrowingRun(model, tmp_path / "r")
    run.grow(0.9)
    found = glance(run)
    isr, first = found.segment("isr"), found.result.events.first
    timeline = [
        changed(peak, latency=isr.max * (number * 5 % 14 + 1) // 14) for number, peak in enumerate(isr.timeline)
    ]  # those of the model are all alike
    others = [each for each in found.result.segments if each is not isr]
    isr = changed(isr, timeline=timeline)
    found = replace(found, result=changed(found.result, segments=[isr, *others]))
    shown = screen(found, "isr", 0.0, width=24 + room)
    scale, marks = re.search(rf"^ *0 to ([\d.]+ us) ([ {LEVELS}]+)$", shown, re.MULTILINE).groups()
    assert scale == found.figures[1][0][found.figures[0].index("max")]
    for column in range(room):
        begin, end = (first + found.seconds * 100_500_000 * at / room for at in (column, column + 1))
        there = [peak.latency for peak in isr.timeline if begin <= peak.time < end]
        eighth = min(7, 8 * max(there) // isr.max) if there else None
        assert marks.ljust(room)[column] == (" " if eighth is None else LEVELS[eighth])


def test_age_stamp_and_facts(model, tmp_path):
    run = GrowingRun(model, tmp_path / "r")
    run.grow(0.5)
    found = glance(run)
    shown = " ".join(screen(found, "", found.written + 0.5).split())
    assert "Written 500 ms ago." in shown and "Nothing has come" not in shown
    assert "[INCOMPLETE, UNQUALIFIED INSTRUMENT]" in shown and "lost: 0 edges of the event stream" in shown
    late = " ".join(screen(found, "", found.written + STALE + 20).split())
    assert "Written 30 s ago. Nothing has come since then." in late


def test_nothing_that_a_run_says_steers_the_terminal(model, tmp_path):
    run = GrowingRun(model, tmp_path / "r", target={"name": HOSTILE, "pins": {}}, port=HOSTILE)
    run.grow(0.5)
    shown = screen(glance(run), "", 0.0)
    assert "gotcha" in shown and all(character.isprintable() or character == "\n" for character in shown)


def test_once(model, tmp_path, capsys, niceness):
    run = GrowingRun(model, tmp_path / "r")
    run.grow(0.5)
    assert cli.main(["watch", str(tmp_path / "r"), "--once", "--segment", "task"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("Measuring: snapshot 3") and "Latency task (isr to task)" in shown and "\x1b" not in shown
    assert cli.main(["watch", str(tmp_path / "r"), "--once", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["snapshot"] == 3 and niceness == []


def test_once_before_anything(tmp_path, capsys):
    assert cli.main(["watch", str(tmp_path), "--once"]) == 5
    assert capsys.readouterr().err == "irqscope: nothing was measured here yet\n"


def test_a_line_for_each_snapshot_to_the_end(model, tmp_path, capsys, monkeypatch, niceness):
    run = GrowingRun(model, tmp_path / "r")
    shares = iter((0.3, 0.31, 0.8, 1.0))

    def sleep(seconds: float) -> None:
        run.grow(share) if (share := next(shares, 0)) else run.end()

    monkeypatch.setattr(watch.time, "sleep", sleep)
    assert cli.main(["watch", str(tmp_path / "r"), "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    whole = plainly(run.data)
    assert [line["snapshot"] for line in lines] == [*range(1, whole.snapshots + 1), whole.snapshots]
    for line, until in zip(lines[:-1], cuts(run.data), strict=True):
        there = plainly(run.data[:until])
        assert line["segments"][0]["n"] == there.samples and line["segments"][0]["classes"]["causes"] == there.causes
        assert not (line["final"] or line["complete"] or line["over"]) and line["age_s"] >= 0
    assert lines[-1]["final"] and lines[-1]["complete"] and lines[-1]["over"] and niceness == [19]
    result = json.loads((tmp_path / "r" / "result.json").read_text())
    assert lines[-1]["segments"][0]["max_s"] == result["segments"][0]["max"] / 100_500_000
    assert [line["time_s"] for line in lines[:-1]] == sorted(line["time_s"] for line in lines[:-1])


def cuts(data: bytes) -> list[int]:
    """Where each whole snapshot ends in a capture."""
    sizes = range(512, len(data) + 1, 512)
    numbers = [plainly(data[:size]).snapshots for size in sizes]
    return [size for size, before, number in zip(sizes, [0, *numbers], numbers, strict=False) if number > before]


def test_on_a_terminal_it_draws_in_place_and_leaves_the_last_screen(model, tmp_path, capsys, monkeypatch):
    run = GrowingRun(model, tmp_path / "r")
    run.grow(0.5)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setattr(watch.time, "sleep", lambda seconds: run.end())
    monkeypatch.setenv("LINES", "20")
    monkeypatch.setenv("COLUMNS", "70")
    assert cli.main(["watch", str(tmp_path / "r")]) == 0
    drawn, last = capsys.readouterr().out.split(watch.HOME)[1:]
    assert drawn.count("\n") == 19 and drawn.endswith(watch.BELOW) and drawn.startswith("Measuring: snapshot 3")
    lines = drawn.removesuffix(watch.BELOW).replace(watch.TO_THE_RIGHT, "").splitlines()
    assert max(len(line) for line in lines) <= 70
    assert last.startswith(f"{watch.BELOW}The run has ended") and "start:" in last


def test_elsewhere_one_screen_follows_the_other(model, tmp_path, capsys, monkeypatch):
    run = GrowingRun(model, tmp_path / "r")
    run.grow(0.5)
    times = iter((0.0, 5.0, 10.0))
    turns = iter((None, None, run.end))
    monkeypatch.setattr(watch.time, "monotonic", lambda: next(times))
    monkeypatch.setattr(watch.time, "sleep", lambda seconds: (turn := next(turns)) and turn())
    assert cli.main(["watch", str(tmp_path / "r")]) == 0
    shown = capsys.readouterr().out
    assert shown.count("Measuring: snapshot 3") == 2 and shown.count("The run has ended") == 1 and "\x1b" not in shown


def test_ctrl_c_ends_it(model, tmp_path, capsys, monkeypatch):
    GrowingRun(model, tmp_path / "r").grow(0.5)

    def press(seconds: float) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(watch.time, "sleep", press)
    assert cli.main(["watch", str(tmp_path / "r"), "--json"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 4  # an empty line ends what the terminal shows as ^C


@pytest.fixture
def still(monkeypatch):
    """Makes it so long since anything was written of a run, however long the test has taken: the clock stands."""

    def set_clock(run: GrowingRun, seconds: float) -> None:
        for path in run.path.iterdir():
            os.utime(path, (1e9, 1e9))
        monkeypatch.setattr(watch.time, "time", lambda: 1e9 + seconds)

    return set_clock


PATIENCE = 20.0
"""Of runs, unless they say otherwise: so long an interrupted link is waited for."""


def test_a_run_that_was_killed_has_broken_off_and_is_over(model, tmp_path, capsys, still):
    run = GrowingRun(model, tmp_path / "r")
    run.grow(0.5)
    still(run, STALE + PATIENCE - 2)
    assert cli.main(["watch", str(run.path), "--once"]) == 0
    assert capsys.readouterr().out.startswith("Measuring: snapshot 3"), "it may wait for its link"
    still(run, STALE + PATIENCE + 1)
    for how in ([], ["--once"]):
        assert cli.main(["watch", str(run.path), *how]) == 0
        shown = " ".join(capsys.readouterr().out.split())
        assert shown.startswith("The run broke off, at 1.6") and "Measuring" not in shown and " left." not in shown
        assert f"s of the run. `irqscope report {run.path}` makes its report. Written 31 s ago." in shown
    assert cli.main(["watch", str(run.path), "--json"]) == 0
    last = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert last["over"] and not last["final"] and not last["complete"] and last["snapshot"] == 3
    run.grow(0.8)
    still(run, 1)
    assert cli.main(["watch", str(run.path), "--once"]) == 0
    assert capsys.readouterr().out.startswith("Measuring: "), "it had been stopped, and goes on"


def test_a_run_that_was_killed_before_its_first_block_has_broken_off(model, tmp_path, capsys, still):
    run = GrowingRun(model, tmp_path / "r")
    still(run, STALE + PATIENCE + 1)
    assert cli.main(["watch", str(run.path)]) == 0
    assert capsys.readouterr().out.startswith("The run broke off. ")


def test_a_run_that_was_killed_before_its_result_has_ended(model, tmp_path, capsys):
    run = GrowingRun(model, tmp_path / "r")
    run.end()
    kept = (run.path / "result.json").read_bytes()
    (run.path / "result.json").unlink()
    assert cli.main(["watch", str(run.path), "--once"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert shown.startswith("The run has ended, at 3") and "Measuring" not in shown and " left." not in shown
    assert f"Its report is on its way; if it does not come, `irqscope report {run.path}` makes it." in shown
    (run.path / "result.json").write_bytes(kept)
    assert cli.main(["watch", str(run.path)]) == 0
    assert "These are the figures of its report." in capsys.readouterr().out


WRONG = [
    (["watch", "NONE"], "is no directory: begin the measurement first"),
    (["view", "NONE"], "is no directory: begin the measurement first"),
    (["watch", "RUN", "--once", "--segment", "lunch"], "this run has no segment 'lunch': it has isr, task"),
    (["watch", "OTHER"], "holds no run, sweep or campaign"),
]


@pytest.mark.parametrize(("arguments", "sentence"), WRONG)
def test_bad_input_is_one_sentence(model, tmp_path, capsys, arguments, sentence):
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "letter.txt").write_text("hello")
    places = {"NONE": str(tmp_path / "none"), "RUN": str(model), "OTHER": str(tmp_path / "other")}
    assert cli.main([places.get(word, word) for word in arguments]) == 2
    captured = capsys.readouterr()
    assert sentence in captured.err and captured.err.count("\n") == 1 and captured.out == ""
