# SPDX-License-Identifier: BSD-2-Clause
"""`--on-late` and `--stop-on-late`, end to end: what a late sample or a pulse of the trigger starts, and what becomes
of the run meanwhile."""

import json
import logging
import shlex
from pathlib import Path
from typing import Any

import pytest
from edited_run import edit
from endtoend import Outcome, irqscope, latency, page_of, url
from pagetext import cells

from irqscope import cli, connect
from irqscope.measuring.planning import SNAPSHOT
from irqscope.units import to_fraction

pytestmark = pytest.mark.bench

PORT = url(profile="linux-rt", engine="native", seed=3)
COUNT = 5000
LATE = ("--rate", "1kHz", "--count", COUNT, "--segments", "isr,task", "--threshold", "20us")
"""Three samples of task are late, the first after 2.2 s."""
BY_SNAPSHOTS = ("charts", "worst", "timeline")
"""What has an entry for each snapshot: these are asked for whenever the host comes to it."""


def shell(script: str) -> str:
    """As the user writes it."""
    return shlex.join(["sh", "-c", script])


def run(out: Path, *arguments: object) -> tuple[Outcome, dict[str, Any]]:
    """The outcome of a run, and what it says of late samples."""
    outcome = latency(PORT, out, *LATE, *arguments)
    return outcome, outcome.result["on_late"]


def report(out: Path) -> str:
    """What `irqscope report` prints of a run, whose page says the same."""
    code, printed = irqscope("report", out)
    assert code in (0, 3)
    return printed


def test_the_first_late_sample_starts_the_command_once(tmp_path):
    """Told are which sample that was, when the host knew of it by the instrument's clock, and how the command went."""
    script = f"echo run >> {tmp_path}/runs; echo frozen; echo {{}} 'a b' >&2"
    outcome, said = run(tmp_path / "run", "--on-late", shell(script))
    assert outcome.code == 0 and outcome.result["warnings"] == [] and outcome.result["end"]["reason"] == "count"
    assert (tmp_path / "runs").read_text() == "run\n"
    assert said["command"] == ["sh", "-c", script] and said["n"] == 3 and len(said["noticed"]) == 1
    (first,) = said["noticed"]
    assert first["number"] == 1 and first["segment"] == "task" and first["latency"] > 20e-6 / 9.95e-9
    assert (first["time"], first["latency"]) == tuple(outcome.result["outliers"][0][k] for k in ("time", "latency"))
    assert (first["time"], "task") in {event[:2] for event in outcome.events}
    assert (first["time"] - first["latency"], "isr") in {event[:2] for event in outcome.events}
    assert first["command"]["code"] == 0 and first["command"]["failure"] is None and first["command"]["seconds"] > 0
    assert first["command"]["output"] == (tmp_path / "run" / "on-late.log").read_text() == "frozen\n{} a b\n"
    printed = report(tmp_path / "run")
    assert "The first late sample, task with " in printed and "sh was started for it and ended with exit" in printed
    assert "On late responses" in page_of(tmp_path / "run")
    assert json.loads((tmp_path / "run" / "result.json").read_text())["on_late"] == said


@pytest.mark.parametrize(("events", "shortest_s", "longest_s"), [("all", 0.0995, 0.105), ("outliers", 0.0095, 0.015)])
def test_its_delay_has_the_flush_time_between_its_bounds(tmp_path, events, shortest_s, longest_s):
    """Bounds of what is virtual time here, of an otherwise idle link: the record waits for its block to be sent."""
    outcome, said = run(tmp_path / "run", "--on-late", "true", "--events", events)
    tick = outcome.result["tick"]["numerator"] / outcome.result["tick"]["denominator"]
    least, most = (said["noticed"][0]["delay"][bound] * tick for bound in ("least", "most"))
    assert 0 <= least < longest_s and shortest_s < most < longest_s


@pytest.mark.parametrize("events", ["all", "outliers"])
def test_a_run_has_the_same_figures_with_it_and_without(tmp_path, events):
    plain, nothing = run(tmp_path / "plain", "--events", events)
    with_it, said = run(tmp_path / "with", "--events", events, "--on-late", "true", "--on-late-again", 1)
    assert nothing is None and said["noticed"]
    assert plain.events == with_it.events and plain.code == with_it.code == 0
    for name in ("outliers", "stimuli", "from_events", "target_counts", "cross_check", "valid", "errors", "warnings"):
        assert plain.result[name] == with_it.result[name]
    for left, right in zip(plain.result["segments"], with_it.result["segments"], strict=True):
        assert {**left, **dict.fromkeys(BY_SNAPSHOTS)} == {**right, **dict.fromkeys(BY_SNAPSHOTS)}


def test_without_a_late_sample_it_is_not_run(tmp_path):
    code, printed = irqscope(
        "latency",
        "--port",
        PORT,
        "--out",
        tmp_path / "run",
        *LATE[:-1],
        "1ms",
        "--on-late",
        shell(f"touch {tmp_path}/ran"),
    )
    said = json.loads((tmp_path / "run" / "result.json").read_text())["on_late"]
    assert code == 0 and said["noticed"] == [] and said["n"] == 0
    assert not (tmp_path / "ran").exists() and not (tmp_path / "run" / "on-late.log").exists()
    assert "No late sample came: sh was not run." in printed


MISSING = url(profile="ideal", engine="native", irq__latency="3ms")
UNANSWERED = ("--rate", "100Hz", "--count", 20, "--segments", "isr", "--timeout", "2ms", "--dither", "none")


def test_a_missing_response_starts_nothing(tmp_path):
    """It has no record. That is said, and how many there were."""
    out = tmp_path / "run"
    arguments = ("--port", MISSING, "--out", out, *UNANSWERED, "--threshold", "1ms", "--on-late", "true")
    code, printed = irqscope("latency", *arguments)
    assert code == 3 and json.loads((out / "result.json").read_text())["segments"][0]["classes"]["missing"] == 20
    assert "No late sample came: true was not run. Missing responses have no record: 20 of isr." in printed


@pytest.mark.parametrize(("more", "longest_s"), [((), 0.64), (("--threshold", "10ms", "--events", "outliers"), 0.52)])
def test_a_pulse_of_the_trigger_starts_it_where_responses_are_missing(tmp_path, more, longest_s):
    """The first snapshot, half a second after the start, tells that it came. The command is run once."""
    out = tmp_path / "run"
    late = ("--trigger", "1ms", "--on-late", shell(f"echo run >> {tmp_path}/runs"))
    outcome = latency(MISSING, out, *UNANSWERED, "--count", 120, *more, *late)
    said = outcome.result["on_late"]
    assert outcome.result["valid"] and outcome.result["end"]["reason"] == "count"
    assert outcome.result["segments"][0]["classes"]["missing"] == 120 and outcome.result["trigger"]["fired"] == 1
    assert (tmp_path / "runs").read_text() == "run\n" and said["n"] == 0
    (pulse,) = said["noticed"]
    assert (pulse["occasion"], pulse["number"], pulse["command"]["code"]) == ("pulse", 1, 0)
    assert pulse["segment"] is pulse["time"] is pulse["latency"] is None and pulse["delay"]["least"] == 0
    assert SNAPSHOT < pulse["delay"]["most"] * to_fraction(outcome.result["tick"]) < longest_s
    printed = report(out)
    assert "A pulse of the trigger was known to the host 0.00 s to 0." in printed and "sh was started for it" in printed
    assert "after it came" in page_of(out)


def test_a_record_comes_before_the_pulse_that_was_earlier(tmp_path):
    """The pulse ended the wait for a response that the instrument then timed: its record is sent sooner."""
    outcome, said = run(tmp_path / "run", "--trigger", "20us", "--trigger-segment", "task", "--on-late", "true")
    (first,) = said["noticed"]
    (pulse,) = outcome.result["trigger"]["pulses"]
    assert first["occasion"] == "sample" and first["time"] > pulse["time"] > first["time"] - first["latency"]


def test_what_started_it_is_told_apart(tmp_path):
    """Of a run on whose record there are three starts: how many there are in time depends on this machine."""
    out = tmp_path / "run"
    run(out, "--trigger", "20us", "--trigger-segment", "task", "--on-late", "true")

    def three(data: dict[str, Any]) -> None:
        (sample,) = data["on_late"]["noticed"]
        pulse = sample | {"occasion": "pulse", "segment": None, "time": None, "latency": None}
        data["on_late"]["noticed"] = [pulse, sample, pulse | {"number": 7}]

    edit(out / "run.json", three)
    printed, page = report(out), cells(page_of(out))
    assert "A pulse of the trigger was known to the host" in printed
    assert "It was started 2 more times for 3 late samples and 1 pulse of the trigger in all." in printed
    assert "<td>late sample 1</td><td>task</td>" in page and "<td>pulse 7</td><td>-</td>" in page


def test_an_armed_trigger_that_does_not_fire_starts_nothing(tmp_path):
    outcome, said = run(tmp_path / "run", "--threshold", "1ms", "--trigger", "1ms", "--on-late", "true")
    assert outcome.code == 0 and said["noticed"] == [] and outcome.result["trigger"]["fired"] == 0
    assert "No pulse of the trigger came, and no record of a late sample: true was not run." in report(tmp_path / "run")


def test_a_run_ends_at_the_first_pulse(tmp_path):
    """Which the trigger did, in another way than by --trigger-stop."""
    outcome = latency(MISSING, tmp_path / "run", *UNANSWERED, "--count", 300, "--trigger", "1ms", "--stop-on-late")
    result = outcome.result
    assert result["end"]["reason"] == "trigger" and result["valid"] and result["complete"]
    assert 50 <= result["stimuli"]["stimulus"]["fired"] < 100
    assert result["on_late"]["noticed"][0]["occasion"] == "pulse"
    printed = report(tmp_path / "run")
    assert "Ended early, by the trigger." in printed and "after it came: the run ended." in printed


def test_a_command_that_fails_is_a_warning(tmp_path):
    outcome, said = run(tmp_path / "run", "--on-late", shell("echo banner; echo 'no tracefs' >&2; exit 7"))
    assert outcome.code == 3 and outcome.result["valid"] and outcome.segment("task")["n"] == COUNT
    assert outcome.result["warnings"] == ["the command of --on-late, sh, ended with exit code 7 (banner; no tracefs)"]
    assert said["noticed"][0]["command"]["code"] == 7


def test_a_command_that_cannot_be_started_is_a_warning(tmp_path):
    """The shell's PATH finds it, the kernel does not take it."""
    program = tmp_path / "program"
    program.write_bytes(b"\0\0")
    program.chmod(0o755)
    outcome, said = run(tmp_path / "run", "--on-late", program)
    assert outcome.code == 3 and outcome.segment("task")["n"] == COUNT
    assert outcome.result["warnings"] == [
        f"the command of --on-late, {program}, could not be started: Exec format error"
    ]
    assert said["noticed"][0]["command"]["code"] is None


def test_a_command_that_hangs_is_ended_and_delays_nothing(tmp_path):
    outcome, said = run(tmp_path / "run", "--on-late", shell("sleep 1000 & wait"), "--on-late-timeout", "200ms")
    assert outcome.code == 3 and outcome.segment("task")["n"] == COUNT and outcome.result["balance"]["balanced"]
    assert outcome.result["warnings"] == ["the command of --on-late, sh, took more than 200 ms and was ended"]
    assert said["noticed"][0]["command"]["code"] == -15


@pytest.mark.parametrize("command", [(), ("--on-late", "true")])
def test_a_run_ends_at_its_first_late_sample(tmp_path, command):
    """Early, and as validly as by Ctrl-C."""
    outcome, said = run(tmp_path / "run", "--stop-on-late", *command)
    result = outcome.result
    assert outcome.code == 0 and result["valid"] and result["complete"] and result["balance"]["balanced"]
    assert result["end"]["reason"] == "late" and said["stop"] and len(said["noticed"]) == 1
    (first,) = said["noticed"]
    tick = result["tick"]["numerator"] / result["tick"]["denominator"]
    until_s = (first["time"] + first["delay"]["most"] - result["end"]["start_ticks"]) * tick
    assert 1000 * until_s - 2 < result["stimuli"]["stimulus"]["fired"] < 1000 * (until_s + 0.1) < COUNT
    assert (first["command"] is None) == (not command)
    printed = report(tmp_path / "run")
    assert "Ended at the first late sample." in printed and ("the run ended" in printed) == (not command)


NOT_FOUND = "no-such-program-anywhere"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--threshold", "20us", "--on-late", f"{NOT_FOUND} x"), f"{NOT_FOUND} was not found"),
        (("--threshold", "20us", "--on-late", ""), "argument --on-late: it is empty"),
        (("--threshold", "20us", "--on-late", "echo 'x"), "is no command: No closing quotation"),
        (("--on-late", "true"), "give --threshold, such as 100us, or --trigger"),
        (("--stop-on-late",), "give --threshold, such as 100us, or --trigger"),
        (("--threshold", "20us", "--on-late-again", "2"), "--on-late-again says when --on-late COMMAND is run"),
        (("--threshold", "20us", "--on-late-timeout", "2s"), "--on-late-timeout says when --on-late COMMAND is run"),
        (("--threshold", "20us", "--on-late", "true", "--on-late-again", "0"), "must be at least 1"),
        (("--threshold", "20us", "--on-late", "true", "--on-late-timeout", "0"), "is too short"),
        (("--threshold", "20us", "--on-late", "true", "--on-late-again", "2", "--stop-on-late"), "leave out"),
        (("--threshold", "20us", "--on-late", "true", "--segments", "isr.interval"), "only intervals are measured"),
    ],
)
def test_what_cannot_be_done_is_refused_before_the_run(tmp_path, capsys, arguments, sentence):
    code = cli.main(["latency", "--port", PORT, "--out", str(tmp_path / "run"), *arguments])
    said = capsys.readouterr().err
    assert code == 2 and sentence in said and said.count("\n") == 1
    assert not (tmp_path / "run").exists()


def test_python_hears_of_it_as_of_other_warnings(tmp_path, capsys, caplog, monkeypatch):
    """By `logging`: nothing is printed, which a program could not do without."""
    monkeypatch.setattr(logging.getLogger("irqscope"), "handlers", [])  # that of the command line, if it was used here
    with connect(PORT) as scope:
        found = scope.latency(
            rate="1kHz", count=3000, segments=["isr", "task"], threshold="20us", on_late=["true"], out=tmp_path / "run"
        )
    assert len(found.result.on_late.noticed) == 1 and "true is run" in caplog.text
    assert capsys.readouterr() == ("", "")
