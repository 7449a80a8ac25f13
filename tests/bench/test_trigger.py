# SPDX-License-Identifier: BSD-2-Clause
"""The trigger of the real gateware: its pin, its events and what is said of it, against what must have been."""

import json
from dataclasses import replace
from pathlib import Path

import differential
import pytest
from bench_truth import disagreements
from endtoend import Outcome, irqscope, latency, request, url
from jsonrecords import evaluate
from truth import waveform

from irqscope import cli
from irqscope.device.instrument import Instrument
from irqscope.measuring.arming import armed
from irqscope.measuring.planning import plan
from irqscope.measuring.run import Run
from irqscope.measuring.rundir import RunDirectory
from irqscope.measuring.stopping import StopRequest
from irqscope.results.reread import reread
from irqscope.targets.target import Target

pytestmark = pytest.mark.bench

PROFILE = """
[irq]
latency = { shape = "lognormal", least = "900ns", median = "4us", sigma = 0.8, limit = "200us" }
[faults]
lost = 0.02
near = 0.2
[pins.isr]
rise = "31ns"
fall = "7ns"
"""
EVERYTHING = ("--trigger-on", "deadline,late,coalesced", "--trigger-count", "0", "--trigger-holdoff", "0")


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    path = tmp_path / "late.toml"
    path.write_text(PROFILE)
    return path


def measured(profile: Path, directory: Path, *arguments: object, **bench: object) -> Outcome:
    """A run of 400 stimuli whose pins' waveform is beside it."""
    truth = directory.with_suffix(".vcd")
    port = url(profile=profile, truth=truth, link="unlimited", **bench)
    outcome = latency(port, directory, "--count", 400, *arguments)
    assert outcome.result["valid"] and outcome.result["balance"]["balanced"], outcome.result["errors"]
    if "--trigger-active-low" not in arguments:  # what the pin does before it rests is no edge of a run
        assert disagreements(truth, outcome) == 0
    found = differential.compare(directory, truth, None)
    assert found["wrong"] == 0, found["first"]
    assert found["pulses of the trigger"] == outcome.result["trigger"]["fired"]
    again = evaluate(RunDirectory(directory), *reread(RunDirectory(directory)))
    assert json.loads(json.dumps(again)) == outcome.result
    return outcome


@pytest.mark.parametrize("samples", [1, 2, 4, 8])
@pytest.mark.parametrize("limit", ["1us", "6.37us", "40us"])
def test_pulses_are_on_the_pin_exactly_when_they_must_be(
    samples: int, limit: str, profile: Path, tmp_path: Path
) -> None:
    """At a rate at which stimuli overtake each other; the program that says when they must be knows no irqscope."""
    outcome = measured(profile, tmp_path / "run", "--rate", "60kHz", "--trigger", limit, *EVERYTHING, r=samples)
    reasons = {pulse["reason"] for pulse in outcome.result["trigger"]["pulses"]}
    assert outcome.result["trigger"]["fired"] > 10
    assert ("coalesced" if limit == "40us" else "late") in reasons
    assert reasons <= {"deadline", "late", "coalesced"}


def test_the_first_one_by_default_and_each_with_its_stimulus(profile: Path, tmp_path: Path) -> None:
    outcome = measured(profile, tmp_path / "run", "--rate", "2kHz", "--trigger", "10us")
    trigger = outcome.result["trigger"]
    (pulse,) = trigger["pulses"]
    assert trigger["fired"] == 1 and trigger["held"] > 10 and trigger["segment"] == "isr"
    assert (pulse["of"], "stimulus", 1, 0) in outcome.events and (pulse["time"], "trigger", 1, 0) in outcome.events
    limit = outcome.result["configuration"]["trigger"]["limit"]
    assert trigger["delay"]["least"] <= pulse["time"] - pulse["of"] - limit <= trigger["delay"]["most"]


def test_it_ends_the_run(profile: Path, tmp_path: Path) -> None:
    stop = ("--trigger", "20us", "--trigger-stop")
    outcome = measured(profile, tmp_path / "run", "--rate", "2kHz", *stop, faults__lost=0)
    (pulse,) = outcome.result["trigger"]["pulses"]
    stimuli = [tick for tick, source, *_ in outcome.events if source == "stimulus"]
    assert outcome.result["end"]["reason"] == "trigger" and outcome.code == 0
    assert 1 < len(stimuli) < 400 and stimuli[-1] == pulse["of"]
    assert "Ended early, by the trigger." in irqscope("report", tmp_path / "run")[1]


def test_a_run_after_one_that_it_ended_begins_anew(profile: Path, tmp_path: Path) -> None:
    options = request("--rate", "2kHz", "--count", 300, "--trigger", "20us", "--trigger-stop")
    with Instrument.open(url(profile=profile, link="unlimited", faults__lost=0)) as instrument, StopRequest() as stop:
        identity = instrument.identity
        stopped = plan(options, identity, Target())
        stopped = replace(stopped, trigger=armed(options, identity, stopped.segments))
        reasons = []
        for name, configuration in (("first", stopped), ("second", stopped), ("plain", replace(stopped, trigger=None))):
            directory = RunDirectory(tmp_path / name)
            directory.create()
            reasons.append(Run(instrument, configuration, directory).measure(lambda *_: None, stop).reason)
    assert reasons == ["trigger", "trigger", "count"]


def test_an_active_low_pulse_of_another_segment(profile: Path, tmp_path: Path) -> None:
    stub = tmp_path / "stub.log"
    stub.write_text(
        json.dumps(
            {
                "irqscope_stub": 1,
                "pins": {"isr": "hard handler", "task": "thread", "done": "thread"},
                "answers": "event",
                "pulse": 0,
            }
        )
        + "\n"
    )
    outcome = measured(
        profile,
        tmp_path / "run",
        "--rate",
        "2kHz",
        "--trigger",
        "3us",
        "--trigger-segment",
        "task",
        "--stub",
        stub,
        "--segments",
        "isr,task",
        "--trigger-active-low",
        "--trigger-width",
        "300ns",
        *EVERYTHING,
    )
    assert outcome.result["trigger"]["segment"] == "task"
    assert {pulse["reason"] for pulse in outcome.result["trigger"]["pulses"]} <= {"deadline", "late"}


def test_without_events_its_pulses_are_counted_all_the_same(profile: Path, tmp_path: Path) -> None:
    port = url(profile=profile, link="unlimited")
    common = ("--count", 400, "--rate", "2kHz", "--trigger", "10us", "--trigger-count", 0)
    plain = latency(port, tmp_path / "plain", *common)
    quiet = latency(port, tmp_path / "quiet", *common, "--events", "outliers", "--threshold", "10us")
    assert quiet.result["valid"] and quiet.result["trigger"]["pulses"] == []
    assert quiet.result["trigger"]["fired"] == plain.result["trigger"]["fired"] > 10


def test_it_changes_nothing_of_what_is_measured(profile: Path, tmp_path: Path) -> None:
    port = url(profile=profile, link="unlimited")
    runs = [
        latency(port, tmp_path / name, "--count", 400, "--rate", "40kHz", *arguments)
        for name, arguments in (("with", ("--trigger", "5us", *EVERYTHING)), ("without", ()))
    ]
    events = [[event for event in run.events if event[1] != "trigger"] for run in runs]
    shifted = [[(tick - of[0][0], *rest) for tick, *rest in of] for of in events]
    assert shifted[0] == shifted[1] and len(events[0]) < len(runs[0].events)


def test_a_command_drives_one_pulse(tmp_path: Path) -> None:
    truth = tmp_path / "pins.vcd"
    code, said = irqscope("trigger", "--port", url(truth=truth), "--width", "5us")
    assert (code, said) == (0, "one pulse of 4.995 us on trigger, high\n")
    (rise, _), (fall, _) = waveform(truth)["trigger"][1:]
    assert abs(fall - rise - 4_995_000) < 1000
    code, said = irqscope("trigger", "--port", url(truth=truth), "--active-low", "--json")
    assert code == 0 and json.loads(said)["active_low"] is True
    assert [level for _, level in waveform(truth)["trigger"]] == [0, 1, 0, 1], "it rests high, but for the pulse"


@pytest.mark.parametrize(
    "arguments, sentence",
    [
        (("--trigger-stop",), "--trigger-stop says how the trigger works: give --trigger with its deadline"),
        (("--trigger", "10ns"), "--trigger 10ns is out of range: this instrument counts 39.8 ns to"),
        (("--trigger", "2min"), "--trigger 2min is out of range"),
        (("--trigger", "0us"), "--trigger 0 is out of range"),
        (("--trigger", "10us", "--trigger-on", "never"), "--trigger-on takes deadline, late, coalesced, not 'never'"),
        (("--trigger", "10us", "--trigger-segment", "work"), "not work: use one of isr"),
        (("--trigger", "10us", "--trigger-count", "70000"), "at most 65535, 0 for endless"),
        (("--trigger", "10us", "--trigger-width", "1s"), "--trigger-width 1s is too long: at most 1.304 ms"),
        (("--trigger", "10"), "10"),
    ],
)
def test_what_cannot_be_is_refused(
    arguments: tuple[str, ...], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = cli.main(["latency", "--port", "sim://", "--segments", "isr", "--out", str(tmp_path / "run"), *arguments])
    assert code == 2 and sentence in capsys.readouterr().err
    assert not (tmp_path / "run").exists()
