# SPDX-License-Identifier: BSD-2-Clause
"""The state of a run as the live page is told it: the same for all, with its age."""

import os
import re
from pathlib import Path

import pytest
from growing_run import GrowingRun, measured, plainly
from viewing import lookout

from irqscope import Run, cli
from irqscope.base.records import changed
from irqscope.measuring.rundir import RunDirectory
from irqscope.report.overtime import draw_worst_over_time
from irqscope.report.sentence import seconds_of
from irqscope.results.reread import reread
from irqscope.results.result import assemble
from irqscope.results.resultfile import read_result
from irqscope.view.newest import Following
from irqscope.view.poller import ALL, MOST, PAUSE, TAIL, Look, Poller, part_of, span_of
from irqscope.view.viewmodel import ViewModel

pytestmark = pytest.mark.curves


@pytest.fixture(scope="module")
def model(tmp_path_factory) -> Path:
    return measured(tmp_path_factory.mktemp("view") / "run")


@pytest.fixture(autouse=True)
def unhurried(monkeypatch) -> None:
    """However slow the machine, one look reads all that there is."""
    monkeypatch.setattr("irqscope.view.poller.PATIENCE", 1000)


LIGHT = {"key", "status", "age_s", "quiet_s", "stale_s", "final", "done", "progress"}
"""What is sent again though nothing is new."""


def test_the_age_is_that_of_the_last_snapshot(model, tmp_path):
    run = GrowingRun(model, tmp_path / "r")
    with lookout(run) as (page, clock):
        run.grow(0.5)
        os.utime(clock.path, (1e9, 1e9))
        clock.set(2.5)
        state = page.state("", "")
        assert state["age_s"] == 2.5 and "INCOMPLETE" in state["stamp"] and "UNQUALIFIED" in state["stamp"]
        assert re.fullmatch(r"Measuring: snapshot 3, at 1\.6\d* s of the run\.", state["status"])
        clock.now += 60
        assert page.state("", state["key"])["age_s"] == 62.5
        run.grow(run.written + 100)  # less than a block: nothing new, though the file was written to
        os.utime(clock.path, (1e9 + 90, 1e9 + 90))
        clock.now += 60
        assert page.state("", state["key"])["age_s"] == 122.5
        run.grow(1.0)
        os.utime(clock.path, (1e9 + 200, 1e9 + 200))
        clock.set(0.25)
        assert page.state("", state["key"])["age_s"] == 0.25
        clock.now -= 3600  # somebody set it
        assert page.state("", "")["age_s"] == 0


def test_all_viewers_see_the_same_and_cost_one_look_a_second(model, tmp_path, monkeypatch):
    run = GrowingRun(model, tmp_path / "r")
    run.grow(0.5)
    looks = []
    monkeypatch.setattr(Following, "catch_up", lambda self, seconds: (looks.append(1), Following.step(self)))
    with lookout(run) as (page, clock):
        clock.set(1.0)
        first = page.state("isr", "")
        clock.now += PAUSE / 2
        assert page.state("isr", "") | {"age_s": 1.0, "quiet_s": 1.0} == first and len(looks) == 1
        clock.now += PAUSE / 2
        page.state("isr", "")
        assert len(looks) == 2


def test_only_what_is_new_is_sent_again(model, tmp_path):
    run = GrowingRun(model, tmp_path / "r")
    run.grow(0.5)
    with lookout(run) as (page, clock):
        clock.set(1.0)
        whole = page.state("isr", "")
        assert set(page.state("isr", whole["key"])) == LIGHT
        other = page.state("task", whole["key"])
        assert other["segment"] == "task" and other["pictures"] != whole["pictures"]
        assert page.state("nonsense", "") == whole
        run.grow(1.0)
        clock.now += PAUSE
        later = page.state("isr", whole["key"])
        assert later["figures"] != whole["figures"] and later["pictures"] != whole["pictures"]


def test_figures_counts_and_worst_samples_are_those_of_the_capture(model, tmp_path):
    run = GrowingRun(model, tmp_path / "r")
    there = plainly(run.grow(0.7))
    with lookout(run) as (page, clock):
        clock.set(1.0)
        state = page.state("isr", "")
    head, rows = state["figures"]
    row = dict(zip(head, rows[0], strict=True))
    assert row["segment"] == "isr" and row["n"] == str(there.samples)
    assert f"n = {there.samples};" in state["caption"] and "INCOMPLETE" in state["caption"]
    assert [picture.startswith("<svg") for picture in state["pictures"]] == [True, True]
    assert f"(n = {there.samples})" in state["pictures"][0]
    heads, worst = state["worst"]
    assert heads[0] == "largest" and worst[0][1] == row["max"] and 1 < len(worst) <= 10
    _, observation = reread(RunDirectory(run.path))
    at = observation.totals.segments[0].both.maximum_time - run.run["start_ticks"]  # as of the report
    assert worst[0][2] == f"{at / 100_500_000:.6f}"
    assert "0 blocks on the link" in dict(state["facts"])["lost"]


def test_before_the_first_snapshot_and_before_the_run(model, tmp_path):
    (tmp_path / "r").mkdir()
    with Following(tmp_path / "r") as following:
        page = Poller(following, clock=iter(range(0, 100, 2)).__next__)
        assert page.state("", "") == {"status": "Nothing was measured here yet.", "key": "", "age_s": None}
        GrowingRun(model, tmp_path / "r")
        state = page.state("", "")
        assert "its first snapshot is awaited" in state["status"] and state["age_s"] is None
        assert state["pictures"] == [] and state["worst"] is None and state["notes"] == []


def test_limits_on_what_has_not_come_yet_make_no_run_invalid(model, tmp_path):
    """A page that was opened at once said INVALID MEASUREMENT, with an error for each limit."""
    limits = [
        {"name": name, "wanted": wanted, "hard": True, "decision": "simple"}
        for name, wanted in (("isr.max", "1s"), ("max-loss", "0"))
    ]
    run = GrowingRun(model, tmp_path / "r", limits=limits)
    with lookout(run) as (page, clock):
        run.grow(1)
        clock.set(1.0)
        state = page.state("", "")
    assert state["notes"] == [] and "INVALID" not in state["stamp"]
    assert [row[3:] for row in state["limits"][1]] == [["-", "not known yet"]] * 2
    assert cli.main(["report", str(run.path)]) == 5


def test_the_end_of_the_run_is_seen(model, tmp_path):
    run = GrowingRun(model, tmp_path / "r")
    run.grow(0.5)
    with lookout(run) as (page, clock):
        clock.set(1.0)
        before = page.state("", "")
        run.end()
        clock.now += PAUSE
        state = page.state("", before["key"])
        assert state["final"] and state["status"].startswith("The run has ended, at 3.")
        assert "INCOMPLETE" not in state["stamp"] and "all stimuli were answered" in state["headline"]
        assert dict(zip(*[state["figures"][0], state["figures"][1][0]], strict=True))["n"] == "3000"


def test_a_capture_that_was_cut_short_is_told_and_no_more_is_read(model, tmp_path, monkeypatch):
    run = GrowingRun(model, tmp_path / "r")
    run.grow(0.5)
    with lookout(run) as (page, clock):
        clock.set(1.0)
        page.state("", "")
        (run.path / "capture.irq").write_bytes(b"")
        clock.now += PAUSE
        for _ in range(2):
            assert "cut short while it was followed: start again." in page.state("", "")["error"]
            (run.path / "capture.irq").write_bytes(run.data)  # it is as long again, and another
            monkeypatch.setattr(Following, "catch_up", None)
            clock.now += PAUSE


def test_what_was_written_and_not_read_has_come_all_the_same(model, tmp_path):
    run = GrowingRun(model, tmp_path / "r")
    with lookout(run) as (page, clock):
        run.grow(0.5)
        os.utime(clock.path, (1e9, 1e9))
        clock.set(60)
        state = page.state("", "")
        assert state["age_s"] == state["quiet_s"] == 60
        run.grow(run.written + 100)  # less than a block
        os.utime(clock.path, (1e9 + 90, 1e9 + 90))
        clock.set(1)
        state = page.state("", state["key"])
        assert (state["age_s"], state["quiet_s"]) == (91, 1)


def test_who_reads_more_slowly_than_it_is_measured_says_by_how_much(model, tmp_path, monkeypatch):
    run = GrowingRun(model, tmp_path / "r")
    run.grow(0.95)
    looks = iter([2, 20])
    monkeypatch.setattr(Following, "catch_up", lambda self, seconds: [self.step() for _ in range(next(looks))])
    with lookout(run) as (page, clock):
        clock.set(1.0)
        status = page.state("", "")["status"]
        found = re.fullmatch(r"Measuring: snapshot 2, at ([\d.]+) s of the run; behind by ([\d.]+) s\.", status)
        there = 0.95 * 3.0
        assert found and float(found[1]) + float(found[2]) == pytest.approx(there, abs=0.5)
        clock.now += PAUSE
        assert "behind" not in page.state("", "")["status"]


def test_how_far_it_is_and_how_long_it_still_takes(model, tmp_path):
    run = GrowingRun(model, tmp_path / "r", start="2001-09-09T01:46:40.000+00:00")  # 1e9 s
    run.grow(0.5)
    with lookout(run) as (page, clock):
        os.utime(clock.path, (1e9 + 30, 1e9 + 30))
        clock.set(1.0)
        state = page.state("", "")
        done = state["done"]
        assert 0.3 < done < 0.7
        percent, left = re.fullmatch(r"(\d+) % of 3(?:\.\d+)? s, ([\d.]+) s left\.", state["progress"]).groups()
        assert int(percent) == round(100 * done) and float(left) == pytest.approx(30 * (1 - done) / done, rel=0.05)
        run.end()
        clock.now += PAUSE
        state = page.state("", "")
        assert state["final"] and state["done"] is None and state["progress"] == ""


def test_limits_are_drawn_and_judged_as_far_as_it_went(model, tmp_path):
    limits = [
        {"name": name, "wanted": wanted, "hard": hard, "decision": "simple"}
        for name, wanted, hard in (("isr.max", "5us", True), ("task.max", "1s", True), ("isr.missing", "0", False))
    ]
    run = GrowingRun(model, tmp_path / "r", limits=limits)
    run.grow(0.5)
    with lookout(run) as (page, clock):
        clock.set(1.0)
        state = page.state("isr", "")
        result = ViewModel.of(page._following).result
    head, rows = state["limits"]
    assert head == ["figure", "allowed", "", "so far", ""]
    assert [row[4] for row in rows] == ["EXCEEDED", "kept so far", "kept so far"]
    assert rows[0][:4] == ["isr.max", "at most 5us", "limit", seconds_of(result, result.limits[0].judged)]
    assert rows[2] == ["isr.missing", "at most 0", "warn", "0", "kept so far"]
    assert "limit max 5us" in state["pictures"][0]


def test_limits_stand_as_the_verdict_will_have_them(model, tmp_path):
    """Times are corrected, by less than they are stamped with, and what is not shown is not kept, so far neither."""
    result = read_result(model)
    stamped = float(result.segments[0].max * result.tick.fraction * 10**9)
    wanted = [
        ("isr.max", f"{stamped - 2:.3f}ns", "simple"),
        ("isr.max", f"{stamped - 2:.3f}ns", "guarded"),
        ("isr.max", f"{stamped - 200:.3f}ns", "simple"),
        ("isr.p99.99", "1s", "simple"),
        ("isr.min", "1s", "simple"),
    ]
    limits = [{"name": name, "wanted": bound, "hard": True, "decision": rule} for name, bound, rule in wanted]
    run = GrowingRun(model, tmp_path / "r", limits=limits)
    run.grow(1.0)
    with lookout(run) as (page, clock):
        clock.set(1.0)
        rows = page.state("isr", "")["limits"][1]
    run.end()
    (run.path / "result.json").unlink()  # that of the model has no limits
    outcomes = [each.outcome for each in Run(run.path).result.limits]
    assert outcomes == ["kept", "not shown", "exceeded", "not shown", "kept"]
    assert [row[4].replace(" so far", "").lower() for row in rows] == outcomes


def test_counts_may_be_linear_and_a_part_shown(model, tmp_path):
    run = GrowingRun(model, tmp_path / "r")
    run.grow(0.9)
    with lookout(run) as (page, clock):
        clock.set(1.0)
        looks = [Look(), Look(linear=True), Look(part=MOST)]
        states = [page.state("isr", "", look) for look in looks]
        assert len({state["key"] for state in states}) == len({state["pictures"][0] for state in states}) == 3
        assert len({state["pictures"][1] for state in states}) == 1
        assert set(page.state("isr", states[1]["key"], looks[1])) == LIGHT
    _, observation = reread(RunDirectory(run.path))
    isr = assemble(RunDirectory(run.path).read_run(), observation).segments[0]
    (split,) = (each.high for each in isr.quantiles if each.q == "0.99")
    assert part_of(isr, MOST, 1.0) == (isr.min, split) and part_of(isr, TAIL, 1.0) == (split, isr.max)
    assert part_of(isr, ALL, 1.0) is None and part_of(changed(isr, quantiles=[]), TAIL, 1.0) is None


def test_the_latest_part_of_the_run_is_shown_over_time(model, tmp_path):
    run = GrowingRun(model, tmp_path / "r")
    run.grow(0.9)
    with lookout(run) as (page, clock):
        clock.set(1.0)
        looks = [Look(), Look(latest=1), Look(latest=600)]
        states = [page.state("isr", "", look) for look in looks]
        assert len({state["key"] for state in states}) == 3 and len({state["pictures"][0] for state in states}) == 1
        whole, latest, longer = (state["pictures"][1] for state in states)
        assert whole == longer != latest
        assert states[1]["caption"] == f"{states[0]['caption']} Over time: the last 1 s; all else is of the whole run."
        glance = ViewModel.of(page._following)
    end = glance.seconds
    assert span_of(glance, 1) == (end - 1, end) and span_of(glance, 600) is span_of(glance, 0) is None
    segment, start, tick = glance.segment("isr"), glance.result.start_ticks, float(glance.result.tick.fraction)
    axes = draw_worst_over_time(segment, tick, start, span=(end - 1, end)).axes[0]
    assert axes.get_xlim() == (end - 1, end)
    drawn = sorted(x for line in axes.lines for x in line.get_xdata() if line.get_marker() in "^v")
    every = sorted((p.time - start) * tick for p in segment.timeline)
    assert drawn == [x for x in every if x >= end - 1] and 0 < len(drawn) < len(every)


def test_who_gave_up_on_a_slow_drawing_finds_it_when_asking_again(model, tmp_path, monkeypatch):
    run = GrowingRun(model, tmp_path / "r")
    run.grow(0.5)
    with lookout(run) as (page, clock):
        clock.set(1.0)
        drawn = []

        def slowly(figure, name):
            clock.now += 4
            drawn.append(name)
            return "<svg>"

        monkeypatch.setattr("irqscope.report.figures.to_svg", slowly)
        first = page.state("isr", "")
        run.grow(1.0)
        clock.now += 5  # the page gives up, and asks again
        assert page.state("isr", "")["key"] == first["key"] and len(drawn) == 2
        clock.now += 4
        assert page.state("isr", first["key"])["key"] != first["key"] and len(drawn) == 4


def test_that_nothing_has_come_is_said_of_when_it_looked(model, tmp_path, monkeypatch):
    """A drawing that took longer than the run is silent when it breaks off had the page say that it had broken off."""
    run = GrowingRun(model, tmp_path / "r")
    run.grow(0.5)
    with lookout(run) as (page, clock):
        clock.set(1.0)

        def slowly(figure, name):
            clock.now += 60
            return "<svg>"

        monkeypatch.setattr("irqscope.report.figures.to_svg", slowly)
        first = page.state("isr", "")
        run.grow(1.0)
        clock.now += 1
        state = page.state("isr", first["key"])
        assert (state["status"], state["progress"]) == (first["status"], first["progress"])
        assert state["status"].startswith("Measuring: ") and (state["age_s"], state["quiet_s"]) == (122, 1)
