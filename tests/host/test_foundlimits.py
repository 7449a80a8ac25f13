# SPDX-License-Identifier: BSD-2-Clause
"""Limits on what experiments find: rates of sweeps, late starts of tasks, start-delay budgets."""

import json
import xml.etree.ElementTree
from fractions import Fraction

import pytest
from endtoend import page_of
from jsonrecords import assemble, made, page
from model_run import IDENTITY, Measured, configuration, found_by

from irqscope import cli
from irqscope.analysis.saturation import Shape
from irqscope.base.records import changed
from irqscope.errors import BadInput
from irqscope.findings import periodicity
from irqscope.measuring.experimentrecord import PeriodicSettings
from irqscope.measuring.limits import collect
from irqscope.results.findingrecords import MultiFinding, PeriodicFinding, Pin, TaskResult
from irqscope.results.foundjudging import judge_found, judge_sweep
from irqscope.results.foundlimits import MultiLimit, PeriodicLimit, SweepLimit, check_pins
from irqscope.results.saturationrecord import SaturationResult
from irqscope.results.segmentrecord import SegmentResult
from irqscope.results.verdict import EXCEEDED, FAIL, KEPT, NOT_SHOWN, verdict_of
from models.instrument import ModelInstrument

US = Fraction(1, 10**6)
"""A tick of the findings below."""


def outcomes(entries):
    return [entry.outcome for entry in entries]


# Sweeps


def found(**changes):
    knee = {"rate": 100e3, "interval": (98e3, 103e3)}
    free = {"rate": 50e3, "n": 1000, "bound": 0.003}
    content = {"shape": Shape.KNEE, "reason": "", "knee": knee, "service": 9e-6, "loss_free": free} | changes
    return made(SaturationResult, content)


@pytest.mark.parametrize(
    ("text", "outcome"),
    [
        ("saturation=98kHz", KEPT),
        ("saturation=99kHz", NOT_SHOWN),
        ("saturation=101kHz", EXCEEDED),
        ("loss-free=50kHz", KEPT),
        ("loss-free=51kHz", EXCEEDED),
        ("service=9.1us", KEPT),
        ("service=8us", EXCEEDED),
    ],
)
def test_a_rate_is_at_least_and_a_time_at_most(text, outcome):
    """Of a saturation rate the lower end of its interval counts."""
    (entry,) = judge_sweep([SweepLimit.parse(text, hard=True)], found(), 100e3)
    assert entry.outcome == outcome and entry.at_least == ("kHz" in text)
    assert ("at least" if "kHz" in text else "at most") in entry.sentence


def test_a_target_that_is_not_saturated_answers_as_much_as_it_did():
    unreached = found(shape=Shape.NOT_REACHED, reason="all was answered", knee=None, service=None)
    limits = [SweepLimit.parse(f"saturation={rate}", hard=True) for rate in ("20kHz", "20.1kHz")]
    kept, unknown = judge_sweep(limits, unreached, 20e3)
    assert (kept.outcome, unknown.outcome) == (KEPT, NOT_SHOWN)
    assert kept.sentence == "saturation is 20 kHz or more, at least 20kHz is allowed"
    assert "because all was answered" in unknown.sentence


@pytest.mark.parametrize("text", ["saturation=1Hz", "loss-free=1Hz", "service=1h"])
def test_what_a_sweep_does_not_find_is_not_kept(text):
    """A shape that is no knee, losses from the first step on, and a sweep without stimuli."""
    limits = [SweepLimit.parse(text, hard=True)]
    odd = found(shape=Shape.SAWTOOTH, reason="intervals lock", knee=None, service=None, loss_free=None)
    assert outcomes(judge_sweep(limits, odd, 1e6)) == outcomes(judge_sweep(limits, None, 0.0)) == [NOT_SHOWN]
    assert verdict_of(judge_sweep(limits, odd, 1e6)) == FAIL


SWEEP = [
    "saturate",
    "--port",
    "model://",
    "--from",
    "1kHz",
    "--to",
    "8kHz",
    "--steps",
    "4",
    "--refine",
    "0",
    "--count",
    "50",
    "--pause",
    "0",
]


def test_a_sweep_with_limits(tmp_path, capsys):
    """The model answers everything, and does so at 8 kHz: that much is shown."""
    out = tmp_path / "sweep"
    assert cli.main([*SWEEP, "--out", str(out), "--limit", "loss-free=7.9kHz", "--limit", "saturation=7.9kHz"]) == 0
    assert "PASS (UNQUALIFIED INSTRUMENT): 2 limits are kept." in capsys.readouterr().out
    assert (
        cli.main(
            ["report", str(out), "--limit", "saturation=9kHz", "--warn", "loss-free=1kHz", "--format", "junit,markdown"]
        )
        == 1
    )
    said = capsys.readouterr()
    sentences = said.out.partition("\n\n")[2]
    assert sentences.startswith(
        "FAIL (UNQUALIFIED INSTRUMENT): saturation is 8 kHz or more, at least 9kHz is allowed: "
    )
    assert "allowed: not shown, because" in said.out
    assert "saturation is" not in said.err
    result = json.loads((out / "result.json").read_text())
    assert (result["verdict"], result["exit_code"]) == ("FAIL", 1)
    cases = {case.get("name"): case for case in xml.etree.ElementTree.parse(out / "junit.xml").iter("testcase")}
    assert cases["saturation"].find("failure") is not None and cases["loss-free (warn)"].find("failure") is None
    text = page_of(out)
    assert "<h2>Limits</h2>" in text and "at least 9kHz" in text and "at least 9kHz" in (out / "report.md").read_text()
    assert cli.main(["report", str(out)]) == 1, "the new limits stay"
    assert cli.main(["report", str(out), "--warn", "saturation=9kHz"]) == 3


# Tasks


def pin(**changes):
    return made(
        Pin,
        {
            "input": "task",
            "starts": 1000,
            "n": 1000,
            "windows": 3,
            "gaps": 0,
            "fit_error": 0.0,
            "delays": {"n": 1000, **dict.fromkeys(("min", "max", "range", "mean", "sd", "median", "iqr"), 40)},
            "worst": {"delay": 40, "time": 7},
            "overruns": 0,
            "unmatched": 0,
            "budget": None,
            "doubt": None,
        }
        | changes,
    )


def by_pin(text, **changes):
    (entry,) = judge_found([PeriodicLimit.parse(text, hard=True)], PeriodicFinding(pins=[pin(**changes)]), US)
    return entry.outcome


def test_a_task_may_be_as_much_later_as_its_grid_is_off():
    assert by_task("isr.worst=80us") == KEPT and by_task("isr.worst=84us", fit_error=4.5) == NOT_SHOWN
    assert by_task("isr.worst=85us", fit_error=4.5) == KEPT and by_task("isr.worst=79us", fit_error=4.5) == EXCEEDED
    assert by_task("isr.determ=64us", fit_error=4.5) == NOT_SHOWN and by_task("isr.determ=65us", fit_error=4.5) == KEPT


def test_delays_of_periodic_tasks():
    assert by_pin("task.delay.max=40us") == KEPT and by_pin("task.delay.max=39.9us") == EXCEEDED
    assert by_pin("task.overruns=2", overruns=2) == KEPT and by_pin("task.overruns=1", overruns=2) == EXCEEDED
    assert by_pin("task.delay.max=1s", overruns=1) == NOT_SHOWN and by_pin("task.delay.max=1us", overruns=1) == EXCEEDED
    assert by_pin("task.unmatched=0") == KEPT


def test_beside_a_worst_start_stands_how_rarely_it_is_exceeded():
    """None of 1000 starts was later: the rule of three."""
    told = "beyond it, with 95 % confidence, fewer than 1 disturbance in 330 starts"
    for limit, findings in (
        (PeriodicLimit.parse("task.delay.max=40us", hard=True), PeriodicFinding(pins=[pin()])),
        (MultiLimit.parse("isr.worst=80us", hard=True), MultiFinding(tasks=[row(count=1000)])),
    ):
        assert told in judge_found([limit], findings, US)[0].sentence
    latency = made(
        SegmentResult,
        {
            "kind": "latency",
            "to": "isr",
            "from": "stimulus",
            "change": {},
            "dependence": {},
            "exceedances": [
                {
                    "of": "worst",
                    "ticks": 80,
                    "count": 0,
                    "disturbances": 0,
                    "hours": 1.0,
                    "curve": {},
                    "per_stimulus": {"upper": 0.01},
                    "per_hour": None,
                    "coverage": 0.5,
                    "untimed": 0,
                    "groups": None,
                }
            ],
        },
    )
    (entry,) = judge_found([MultiLimit.parse("isr.worst=1ms", hard=True)], MultiFinding(tasks=[row()]), US, [latency])
    assert entry.sentence.endswith("fewer than 1 disturbance in 100 stimuli, of the phases met, 50 % of the period")


def test_what_was_not_seen_of_periodic_tasks_is_not_kept():
    """A grid that may be 5 us off, starts that were not judged, too few of them."""
    assert by_pin("task.delay.max=44us", fit_error=5.0) == NOT_SHOWN
    assert by_pin("task.delay.max=45us", fit_error=5.0) == KEPT
    for figure in ("delay.max=1s", "overruns=9", "unmatched=9"):
        assert by_pin(f"task.{figure}", doubt="20 of 1000 starts were not judged") == NOT_SHOWN
        assert (
            by_pin(f"task.{figure}", windows=0, n=0, delays=None, worst=None, doubt="9 starts are too few") == NOT_SHOWN
        )
    assert by_pin("task.delay.max=39us", doubt="20 of 1000 starts were not judged") == EXCEEDED


def row(**changes):
    content = {
        "task": "isr",
        "count": 9,
        "late": 1,
        "missing": 0,
        "best": 20,
        "worst": 80,
        "range": 60,
        "why": None,
    } | changes
    return made(TaskResult, content)


def by_task(text, **changes):
    (entry,) = judge_found([MultiLimit.parse(text, hard=True)], MultiFinding(tasks=[row(**changes)]), US)
    return entry.outcome


def test_tasks_and_their_deadlines():
    assert by_task("isr.late=1") == KEPT and by_task("isr.late=0") == EXCEEDED
    assert by_task("isr.worst=80us") == KEPT and by_task("isr.worst=79us") == EXCEEDED
    assert by_task("isr.determ=60us") == KEPT and by_task("isr.determ=59us") == EXCEEDED
    assert by_task("isr.late=5", why="events were lost") == NOT_SHOWN
    assert by_task("isr.missing=0", missing=1) == EXCEEDED and by_task("isr.worst=1s", missing=1) == NOT_SHOWN
    assert by_task("isr.worst=1s", count=0, best=None, worst=None, range=None) == NOT_SHOWN
    assert by_task("task.late=5") == NOT_SHOWN, "another pin"


@pytest.mark.parametrize(("work", "verdict", "code"), [("1/4000", "PASS", 0), ("9999/10000000", "FAIL", 1)])
def test_a_start_delay_budget_is_a_limit(tmp_path, work, verdict, code):
    """A task every 1 ms that works 250 us has 187.5 us; one that works 999.9 us has 25 ns."""
    run = Measured(tmp_path, ModelInstrument(), configuration(1500))
    experiment = PeriodicSettings(inputs=["isr"], window=10.0, work=work, tolerance="1/4")
    limits = [PeriodicLimit.parse("isr.overruns=0", hard=True).record]
    data = changed(run.run, experiment=experiment, limits=limits)
    result = assemble(data, run.observation, findings=found_by(periodicity.finder, run, experiment))
    assert (result["verdict"], result["exit_code"]) == (verdict, code)
    overruns, budget = result["limits"]
    pins = result["findings"]["pins"][0]
    assert (overruns["outcome"], budget["name"]) == (KEPT, "isr.budget")
    assert budget["bound"] == pins["budget"]["allowed"]
    assert (budget["outcome"] == KEPT) == pins["budget"]["fits"] == (verdict == "PASS")
    assert budget["sentence"] in page(result).replace("&#x27;", "'")
    assert IDENTITY.tick * Fraction(pins["worst"]["delay"]) == pytest.approx(budget["found"])


# As they are written


@pytest.mark.parametrize(
    ("kind", "text", "words"),
    [
        (
            SweepLimit,
            "isr.max=1us",
            "names nothing that is found: use one of saturation, loss-free, throughput, service",
        ),
        (SweepLimit, "saturation=1us", "its unit must be one of mHz, Hz, kHz, MHz"),
        (SweepLimit, "max-loss=1", "names nothing that is found"),
        (PeriodicLimit, "task.max=1us", "begin with a pin, one of isr, .*, aux_b, and a point, then use one of"),
        (PeriodicLimit, "stimulus.overruns=1", "names nothing that is found"),
        (PeriodicLimit, "delay.max=1us", "names nothing that is found"),
        (MultiLimit, "isr.late=1us", "not a count"),
        (MultiLimit, "isr.worst=5", "not a time"),
    ],
)
def test_what_is_no_limit_is_refused(kind, text, words):
    with pytest.raises(BadInput, match=words):
        kind.parse(text, hard=True)


def test_limits_in_a_file_and_of_pins_that_are_watched(tmp_path):
    (tmp_path / "limits.toml").write_text('[limit]\ntask.late = 0\n[warn]\n"isr.worst" = "50us"\n')
    limits = collect([], [], None, tmp_path / "limits.toml", MultiLimit)
    assert limits == (MultiLimit("task.late", "0", True), MultiLimit("isr.worst", "50us", False))
    check_pins(limits, ["isr", "task"])
    with pytest.raises(BadInput, match=r"the limit isr\.worst is on isr, which is not watched: task are"):
        check_pins(limits, ["task"])


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ([*SWEEP, "--limit", "saturation=100"], "not a rate"),
        (["periodic", "--port", "model://", "--duration", "10s", "--limit", "isr.late=0"], "names nothing"),
        (["periodic", "--port", "model://", "--duration", "10s", "--limit", "isr.unmatched=0"], "is not watched"),
        (["multi", "--port", "model://", "--deadline", "1ms", "--warn", "isr.delay.max=1us"], "names nothing"),
        (
            ["multi", "--port", "model://", "--deadline", "1ms", "--release", "stimulus", "--limit", "isr.late=0"],
            "isr, which is not watched: task are",
        ),
    ],
)
def test_bad_input_is_one_sentence(command, words, tmp_path, capsys):
    assert cli.main([*command, "--out", str(tmp_path / "out")]) == 2
    said = capsys.readouterr().err
    assert words in said and said.count("\n") == 1 and not (tmp_path / "out").exists()


def test_a_run_of_tasks_with_limits(tmp_path, capsys):
    """Nothing moves, so nothing is shown to be in time."""
    out = str(tmp_path / "run")
    command = ["periodic", "--port", "model://", "--duration", "10s", "--inputs", "isr", "--out", out]
    assert cli.main([*command, "--warn", "isr.delay.max=1ms"]) == 3
    assert "isr.delay.max cannot be told: 0 starts are too few for a grid" in capsys.readouterr().out
    assert cli.main(["report", out, "--limit", "isr.delay.max=1ms"]) == 1
    assert cli.main(["report", out, "--limit", "isr.max=1ms"]) == 2
