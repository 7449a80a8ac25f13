# SPDX-License-Identifier: BSD-2-Clause
"""`irqscope multi`: each task's figures against a plain list of what happened, live, in reports and in a rotation."""

import io
from dataclasses import replace
from itertools import pairwise
from types import SimpleNamespace

import pytest
from jsonrecords import assemble, content_of, made, result_of
from model_run import IDENTITY, PERIOD, Measured, configuration, found_by
from terminal import Terminal

from irqscope.base.records import Exact, changed, convert
from irqscope.campaigns.campaigndir import CampaignDirectory
from irqscope.contract.roles import Source
from irqscope.contract.segments import Count
from irqscope.errors import Invalid
from irqscope.findings.campaignrecord import ScenarioRow
from irqscope.findings.tasks import finder, rotation, tasks_of
from irqscope.findings.tasktable import TaskTable
from irqscope.measuring.experimentrecord import MultiSettings
from irqscope.measuring.observation import Observation
from irqscope.recording.stream import read, replay
from irqscope.report.tasks import rotation_sentences, sentences
from irqscope.results.findingrecords import MultiFinding, TaskResult
from irqscope.results.foundjudging import judge_found
from irqscope.results.foundlimits import MultiLimit
from irqscope.units import format_measured
from models.instrument import ModelInstrument

COUNT = 2500
DEADLINE = 500
LATE = 150
"""Of delays from the earliest start on, 0 to 199 or 3000 more."""
GRID = MultiSettings(release="grid", window=10.0, deadlines=dict.fromkeys(("isr", "done"), str(LATE * IDENTITY.tick)))
DRIVEN = MultiSettings(release="stimulus", window=10.0, deadlines={"isr": str(DEADLINE * IDENTITY.tick)})


class Answers:
    """A target that keeps a list: isr comes 400 to 599 ticks after the stimulus, now and then 3000 later or never."""

    def __init__(self):
        self.latencies = []

    def __call__(self, number, dice):
        latency = 400 + dice.randrange(200) + (3000 if number % 500 == 123 else 0)
        missing = number % 1000 == 777
        self.latencies.append(None if missing else latency)
        return [] if missing else [(Source.ISR, latency), (Source.DONE, latency + 1500)]


@pytest.fixture
def run(tmp_path):
    answers = Answers()
    measured = Measured(tmp_path, ModelInstrument(answer=answers), configuration(COUNT, threshold=DEADLINE))
    return measured, answers.latencies


def task(measured, settings, name):
    found = content_of(found_by(finder, measured, settings))["tasks"]
    return next(each for each in found if each["task"] == name)


def test_released_by_the_stimulus(run):
    measured, latencies = run
    isr = task(measured, DRIVEN, "isr")
    # A stimulus that is not answered is answered with the next one, late by a period more.
    served = [latency if latency is not None else PERIOD + after for latency, after in pairwise([*latencies, 0])]
    known = [latency for latency in served if latency]
    assert (isr["best"], isr["worst"], isr["range"]) == (min(known), max(known), max(known) - min(known))
    assert isr["late"] == sum(latency > DEADLINE for latency in known)
    assert isr["current"] == known[-1] and isr["count"] == COUNT
    assert isr["why"] == "2 activations may have been lost, and the worst is made up then"
    assert isr["spare"] is None and isr["deadline"] == float(DEADLINE * IDENTITY.tick)


def test_activations_that_were_too_many_to_be_timed_are_told(tmp_path):
    """A stall with more activations than the instrument keeps: of those beyond nobody knows how late they were."""
    held = range(1000, 1000 + 4 * IDENTITY.pending_depth)
    model = ModelInstrument(answer=lambda number, dice: [] if number in held else only_isr(number, dice))
    plan = configuration(2 * held.stop, threshold=DEADLINE)
    plan = replace(plan, segments=tuple(replace(each, timeout=len(held) * 2 * PERIOD) for each in plan.segments))
    measured = Measured(tmp_path, model, plan)
    finding = found_by(finder, measured, DRIVEN)
    (isr,) = content_of(finding)["tasks"]
    unstamped = len(held) + 1 - IDENTITY.pending_depth  # also that which ends the stall
    assert isr["why"].endswith(f"{unstamped} causes had no latency (unstamped {unstamped})")
    result = assemble(changed(measured.run, experiment=DRIVEN), measured.observation, findings=finding)
    told = [each for each in sentences(result_of(result)) if each.startswith("isr came at worst ")]
    assert told and all(each.endswith(f" late. Not all is known: {isr['why']}.") for each in told)


def test_all_activations_of_a_task_that_never_starts_are_late(tmp_path):
    plan = configuration(4 * IDENTITY.pending_depth, threshold=DEADLINE)
    waits = 2 * IDENTITY.pending_depth * PERIOD
    plan = replace(plan, segments=tuple(replace(each, timeout=waits) for each in plan.segments))
    measured = Measured(tmp_path, ModelInstrument(answer=lambda number, dice: []), plan)
    counts, isr = measured.observation.totals.segments[0].counts, task(measured, DRIVEN, "isr")
    assert counts[Count.UNSTAMPED] and not counts[Count.PENDING]
    assert isr["count"] == isr["late"] == isr["missing"] == 4 * IDENTITY.pending_depth


def test_an_extra_start_is_no_activation_of_a_grid(tmp_path):
    """A start beyond one for each activation, in the midst of a period."""

    def answer(number, dice):
        first = 400 + dice.randrange(200)
        return [(Source.ISR, first)] + ([(Source.ISR, first + PERIOD // 2)] if number == 1200 else [])

    measured = Measured(tmp_path, ModelInstrument(answer=answer), configuration(COUNT))
    isr = task(measured, GRID, "isr")
    assert isr["started"] == COUNT + 1 and isr["count"] == COUNT


def test_the_chip_and_the_events_count_the_same_late_ones(tmp_path):
    latencies = []

    def answer(number, dice):
        latencies.append(400 + dice.randrange(200))
        return [(Source.ISR, latencies[-1])]

    measured = Measured(tmp_path, ModelInstrument(answer=answer), configuration(1000, threshold=DEADLINE))
    (watched,) = tasks_of(DRIVEN, measured.observation.configuration, IDENTITY)
    replay(measured.directory.path, watched.consumer())
    expected = sum(latency > DEADLINE for latency in latencies)
    assert watched.row(measured.observation).late == watched.late == expected > 300


def test_released_by_a_clock_of_their_own(run):
    """Here the stimulus is that clock. Delays count from the earliest start; a start that does not come is late."""
    measured, latencies = run
    known = [latency for latency in latencies if latency is not None]
    earliest, isr = min(known), task(measured, GRID, "isr")
    assert isr["count"] == COUNT and isr["missing"] == latencies.count(None) == 2
    assert isr["best"] <= 1 and abs(isr["worst"] - (max(known) - earliest)) <= 2
    assert isr["range"] == isr["worst"] - isr["best"]
    late = [sum(latency - earliest > LATE + off for latency in known) + 2 for off in (2, -2)]
    assert 500 < late[0] <= isr["late"] <= late[1] < 750
    assert abs(isr["current"] - (known[-1] - earliest)) <= 2
    assert isr["survival"]["share"][0] == 1.0


def test_by_how_much_the_grid_may_be_off_stands_beside_the_worst(run):
    measured, _ = run
    isr = task(measured, GRID, "isr")
    finding = found_by(finder, measured, GRID)
    told, *_ = sentences(
        result_of(assemble(changed(measured.run, experiment=GRID), measured.observation, findings=finding))
    )
    off = format_measured(isr["fit_error"] * float(IDENTITY.tick), float(IDENTITY.tick))
    assert isr["fit_error"] > 0 and f" after its release, or up to {off} more, as its grid may be off, with" in told
    assert task(measured, DRIVEN, "isr")["fit_error"] is None


def test_a_task_that_is_too_slow_for_a_grid_does_not_stop_the_others(tmp_path):
    """Its 125 starts in 50 s are too few for a window of 10 s."""

    def answer(number, dice):
        rows = [(Source.ISR, 400 + dice.randrange(200))]
        return rows + ([(Source.DONE, 9000)] if number % 400 == 0 else [])

    measured = Measured(tmp_path, ModelInstrument(answer=answer), configuration(14_000))
    isr, done = (task(measured, GRID, name) for name in ("isr", "done"))
    assert isr["why"] is None and isr["count"] == 14_000
    assert done["worst"] is None and done["count"] == 35 and "too few for a grid" in done["why"]


def test_lost_events_leave_a_task_in_doubt(tmp_path):
    """What was lost may have been late, so that no count of late ones is shown to be all."""
    measured = Measured(
        tmp_path, ModelInstrument(answer=Answers(), loses=lambda row: 3000 <= row < 3090), configuration(COUNT)
    )
    isr = task(measured, GRID, "isr")
    assert isr["why"] == "events were lost in 1 place"
    limit = MultiLimit.parse("isr.late=2500", hard=True)
    finding = MultiFinding(tasks=[convert(isr, TaskResult)])
    assert judge_found([limit], finding, IDENTITY.tick)[0].outcome == "not shown"


def test_the_table_shows_the_same_while_it_is_measured(run):
    measured, _ = run
    for settings in (DRIVEN, GRID):
        tasks = tasks_of(settings, measured.observation.configuration, IDENTITY)
        table = TaskTable(tasks, IDENTITY.tick, COUNT * PERIOD, io.StringIO())
        again = Observation(IDENTITY, measured.observation.configuration)
        table(again, 0)
        read(measured.directory.path, again.stream)
        text = table.text(again, COUNT * PERIOD // 2, 4.0)
        head, columns, first, *_ = text.splitlines()
        assert head == "1.25 s measured, 50 %, 4 s left"
        assert columns.split() == ["task", "count", "late", "spare", "current", "best", "worst", "determ"]
        found = task(measured, settings, "isr")
        worst = format_measured(found["worst"] * IDENTITY.tick, IDENTITY.tick)
        assert first.split()[:5] == ["isr", str(found["count"]), str(found["late"]), "not", "seen"]
        determ = format_measured(found["range"] * IDENTITY.tick, IDENTITY.tick)
        assert worst in first and first.split()[-2:] == determ.split()


def test_a_terminal_is_written_over(run, monkeypatch):
    measured, _ = run
    clock = [0.0]
    monkeypatch.setattr("irqscope.measuring.progress.time.monotonic", lambda: clock[0])
    screen = Terminal()
    table = TaskTable(tasks_of(DRIVEN, measured.observation.configuration, IDENTITY), IDENTITY.tick, 10, screen)
    again = Observation(IDENTITY, measured.observation.configuration)
    for clock[0] in (0.1, 0.3, 0.6):
        table(again, 1)
    table.finish()
    said = screen.getvalue()
    assert said.count("task  count") == 2 and said.count("\x1b[3A\x1b[J") == 2 and said.endswith("\x1b[J")


def only_isr(number, dice):
    return [(Source.ISR, 400 + dice.randrange(200))]


@pytest.mark.parametrize("settings", [DRIVEN, GRID])
def test_a_task_that_never_starts_is_an_error_unless_it_may(settings, tmp_path):
    both = changed(settings, deadlines=dict.fromkeys(("isr", "done"), str(DEADLINE * IDENTITY.tick)))
    plan = configuration(COUNT)
    response = replace(plan.segments[0], name="response", response=Source.DONE)
    plan = replace(plan, segments=(plan.segments[0], response))
    measured = Measured(tmp_path, ModelInstrument(answer=only_isr), plan)
    said = "done never started; if it may not have, say --allow-unstarted"
    for allowed, errors, valid in ((False, [said], False), (True, [], True)):
        judged = changed(both, allow_unstarted=allowed)
        found = finder(measured.run, judged, measured.observation)
        replay(measured.directory.path, *found.consumers)
        finding, wrong = found.found()
        assert wrong == errors
        isr, done = finding.tasks
        assert isr.why is None and done.why == "it never started" and done.started == 0
        limits = [MultiLimit.parse("done.late=2500", hard=True).record]
        run = changed(measured.run, experiment=judged, limits=limits)
        result = assemble(run, measured.observation, findings=finding, wrong=wrong)
        assert (result["valid"], result["errors"]) == (valid, errors)
        assert result["limits"][0]["outcome"] == ("not shown" if allowed else "not judged")


def test_a_rotation_says_first_how_many_tasks_were_judged_and_why_others_were_not(tmp_path, monkeypatch):
    directory = CampaignDirectory(tmp_path)
    task = {
        "task": "task",
        "deadline": 1e-3,
        "count": 9,
        "late": 0,
        "missing": 0,
        "spare": None,
        "current": 20,
        "best": 10,
        "worst": 30,
        "range": 20,
        "started": 9,
        "why": None,
    }
    few = {**task, "best": None, "worst": None, "range": None, "why": "9 starts are too few for a grid"}
    starved = {**task, "best": None, "worst": None, "range": None, "started": 0, "why": "it never started"}
    part = {**task, "why": "2 of 9 starts were not judged"}
    rows, results, tick = [], {}, Exact(numerator=1, denominator=10**8)
    for number, (each, state, errors) in enumerate(
        (
            (task, "valid", []),
            (few, "valid", []),
            (few, "valid", []),
            (starved, "invalid", ["task never started; say so"]),
            (task, "invalid", ["the load ended"]),
            (part, "valid", []),
            (None, "not measured", []),
        )
    ):
        rows.append(made(ScenarioRow, {"name": f"task{number}", "state": state, "errors": errors}))
        if each:
            path = directory.run(f"task{number}").path
            path.mkdir(parents=True)
            (path / "result.json").touch()
            results[path] = SimpleNamespace(tick=tick, findings=MultiFinding(tasks=[made(TaskResult, each)]))
    monkeypatch.setattr("irqscope.findings.tasks.read_result", results.__getitem__)
    found = rotation(directory, rows)
    assert [each.run for each in found.tasks] == [row.name for row in rows]
    first, second = rotation_sentences(SimpleNamespace(tick=tick), found.tasks)
    assert first == (
        "2 of 7 tasks were judged; not task1, task2 (9 starts are too few for a grid); not task3 (it never started); "
        "not task4 (the load ended); only in part task5 (2 of 9 starts were not judged); not task6 (it was not "
        "measured)."
    )
    assert second == "None of these was late; the worst was 300 ns, of task0."
    assert found.tasks[4].worst is None, "of an invalid run no figure may be used"


def test_a_deadline_where_no_segment_from_a_stimulus_ends_is_refused():
    """As of a forged run.json: an instrument would have been asked for the segment."""
    strange = changed(DRIVEN, deadlines={**DRIVEN.deadlines, "aux": "0.001"})
    with pytest.raises(Invalid, match="has a deadline for aux, where no segment"):
        tasks_of(strange, configuration(), IDENTITY)
