# SPDX-License-Identifier: BSD-2-Clause
"""The verb `irqscope multi`: one run, a rotation, and what it refuses."""

import json
import shlex
import sys
from fractions import Fraction

import pytest
from endtoend import page_of

from irqscope import cli

MULTI = ["multi", "--port", "model://", "--duration", "300ms", "--release", "stimulus"]


def test_from_the_command_line(tmp_path, capsys):
    out = tmp_path / "run"
    command = [*MULTI, "--tasks", "isr,task,done", "--deadline", "5us,isr=500us", "--out", str(out)]
    assert cli.main(command) == 0
    said = capsys.readouterr().out
    result = json.loads((out / "result.json").read_text())
    assert [segment["name"] for segment in result["segments"]] == ["isr", "wake", "response"]
    isr, wake, done = result["findings"]["tasks"]
    assert isr["late"] == 0 and wake["late"] == done["late"] == 300 and done["count"] == 300
    assert isr["deadline"] == 500e-6 and "isr came at worst 5.9" in said
    assert "with a deadline of 5 us: 300 of 300 activations late" in said
    page = page_of(out)
    assert "<h1>Tasks and their deadlines</h1>" in page and "not seen" in page and "<h2>Tasks</h2>" in page
    kept = (out / "result.json").read_bytes()
    assert cli.main(["report", str(out)]) == 0 and (out / "result.json").read_bytes() == kept


def test_rotation(tmp_path, capsys):
    """The stub is started anew for each task, and its start line is that of the run."""
    line = {
        "irqscope_stub": 1,
        "workload": "task",
        "release": "binary",
        "answers": "wake-up",
        "edge": "rising",
        "pins": {"isr": "hard handler", "task": "thread"},
    }
    said = f"json.dumps({{**{line!r}, 'tested': sys.argv[1]}})"
    program = f"import json, sys, time; print({said}, flush=True); time.sleep(999)"
    out = tmp_path / "out"
    command = [
        "multi",
        "--port",
        "model://",
        "--duration",
        "200ms",
        "--deadline",
        "6us",
        "--tasks",
        "task",
        "--rotate",
        "1,3",
        "--on",
        "local",
        "--settle",
        "0s",
        "--out",
        str(out),
        "--start",
        shlex.join([sys.executable, "-c", program, "{task}"]),
    ]
    assert cli.main(command) in (0, 3)  # this machine's kernel may have something to say
    result = json.loads((out / "result.json").read_text())
    assert result["series"] == {"name": "multi", "tasks": [1, 3]} and result["valid"] and result["complete"]
    assert [(row["run"], row["task"]) for row in result["findings"]["tasks"]] == [("task1", "task"), ("task3", "task")]
    for row, number in zip(result["findings"]["tasks"], ("1", "3"), strict=True):
        run = json.loads((out / "scenarios" / row["run"] / "result.json").read_text())
        assert run["target"]["tested"] == number
        found, tick = run["findings"]["tasks"][0], Fraction(run["tick"]["numerator"], run["tick"]["denominator"])
        assert row["worst"] == pytest.approx(float(found["worst"] * tick)) and row["count"] == 200
        assert row["late"] == found["late"] == 200
    assert "task1 came at worst" in capsys.readouterr().out
    page = page_of(out)
    assert "<h1>Tasks in rotation: 2 tasks</h1>" in page and "task3" in page


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ([], "the following arguments are required: --deadline"),
        (["--deadline", "5"], "--deadline: '5' is not a time"),
        (["--deadline", "0"], "a deadline is more than 0"),
        (["--deadline", "1ms,2ms"], "--deadline: the general value is given twice"),
        (["--deadline", "isr=1ms,isr=2ms"], "--deadline: isr is given twice"),
        (["--deadline", "2s"], "--deadline 2s must be shorter than --timeout 1s"),
        (["--deadline", "1ms"], "say with --release what releases the tasks"),
        (["--deadline", "isr=1ms", "--release", "stimulus"], "--deadline names isr: the tasks are task"),
        (["--deadline", "isr=1ms", "--release", "stimulus", "--tasks", "isr,done"], "--deadline gives none to done"),
        (["--deadline", "1ms", "--release", "grid", "--rate", "1kHz"], "--release grid drives none"),
        (["--deadline", "1ms", "--release", "stimulus", "--tasks", "aux"], "no segment leads from the stimulus to aux"),
        (["--deadline", "1ms", "--release", "grid", "--tasks", "aux"], "at least one input must have intervals"),
        (["--deadline", "1ms", "--release", "grid", "--tasks", "x"], "x"),
        (["--deadline", "1ms", "--release", "stimulus", "--tasks", "isr,isr"], "--tasks names a pin twice: isr,isr"),
        (["--deadline", "1ms", "--release", "grid", "--window", "5s"], "--window 5s is out of range"),
        (["--deadline", "1ms", "--release", "stimulus", "--rate", "1"], "'1' is not a rate"),
        (["--deadline", "1ms", "--release", "stimulus", "--duration", "0"], "--duration must be more than 0"),
        (["--deadline", "1ms", "--release", "stimulus", "--least", "learned"], "learned"),
        (["--deadline", "1ms", "--start", "stub {task}"], "--start belongs to a rotation"),
        (["--deadline", "1ms", "--rotate", "1-3"], "nothing tells the target which task is under test"),
        (["--deadline", "1ms", "--rotate", "1-3", "--start", "x {task}"], "say with --on HOST who that is"),
        (["--deadline", "1ms", "--rotate", "x", "--start", "x {task}", "--on", "local"], "--rotate takes numbers"),
        (
            ["--deadline", "1ms", "--rotate", "1", "--start", "x {task}", "--on", "local", "--stub", "f"],
            "leave out --stub",
        ),
    ],
)
def test_bad_input(more, words, tmp_path, capsys):
    assert cli.main(["multi", "--port", "model://", *more, "--out", str(tmp_path / "out")]) == 2
    said = capsys.readouterr().err
    assert words in said and said.count("\n") == 1, said
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("answers", "more", "words"),
    [
        ("period", ["--release", "stimulus"], "are released by a clock of their own: leave out --release stimulus"),
        ("wake-up", ["--release", "grid"], "are released by the stimulus: leave out --release grid"),
        ("period", ["--rate", "1kHz"], "the stub's tasks have a clock of their own: leave it out"),
    ],
)
def test_what_the_stub_contradicts(answers, more, words, tmp_path, capsys):
    stub = tmp_path / "stub.json"
    line = {"irqscope_stub": 1, "workload": "multi", "answers": answers, "pins": {"isr": "thread"}}
    stub.write_text(json.dumps(line))
    command = ["multi", "--port", "model://", "--deadline", "1ms", "--stub", str(stub), *more]
    assert cli.main([*command, "--out", str(tmp_path / "out")]) == 2
    said = capsys.readouterr().err
    assert words in said and said.count("\n") == 1, said
    assert not (tmp_path / "out").exists()
