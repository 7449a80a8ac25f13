# SPDX-License-Identifier: BSD-2-Clause
"""`irqscope bracket`: what is refused, and what its report says. What it measures is tested on the virtual bench."""

import json

import pytest
from endtoend import page_of
from jsonrecords import made

from irqscope import cli
from irqscope.errors import BadInput
from irqscope.findings.brackets import check_operation
from irqscope.findings.campaignrecord import CampaignResult
from irqscope.report.brackets import operations
from irqscope.report.document import Drawing, Kind, Sentence, Table
from irqscope.targets.target import Target

BRACKET = ["bracket", "--port", "model://"]
SERIES = ["--operations", "clock,pipe"]


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (["--duration", "5"], "'5' is not a time"),
        (["--duration", "0"], "--duration must be more than 0"),
        (["--timeout", "1"], "'1' is not a time"),
        ([*SERIES, "--operation", "clock"], "--operations measures several, --operation names one"),
        (["--start", "stub"], "--start belongs to a series"),
        (SERIES, "nothing tells the target which operation to do: write {operation} into --start COMMAND"),
        ([*SERIES, "--start", "stub {operation}"], "say with --on HOST who that is, or --on local"),
        ([*SERIES, "--start", "stub {operation}", "--on", "local", "--stub", "x"], "leave out --stub"),
        ([*SERIES, "--start", "'stub {operation}", "--on", "local"], '"\'stub {operation}" is no command'),
        ([*SERIES, "--start", "no-such-stub {operation}", "--on", "local"], "no-such-stub, which scenario nothing,"),
        (["--operations", "clock,clock", "--start", "s {operation}"], "--operations takes different names"),
        (["--operations", "clock,", "--start", "s {operation}"], "--operations takes different names"),
        (["--operations", "x" * 61, "--start", "s {operation}"], "names of at most 60 characters"),
        ([*SERIES, "--start", "stub {operation}", "--on", "local", "--settle", "1"], "'1' is not a time"),
    ],
)
def test_bad_input(more, words, tmp_path, capsys):
    assert cli.main([*BRACKET, *more, "--out", str(tmp_path / "out")]) == 2
    said = capsys.readouterr().err
    assert words in said and said.count("\n") == 1, said
    assert not (tmp_path / "out").exists()


def stub(**more):
    return Target({"irqscope_stub": 1, "workload": "bracket", "answers": "period", **more})


def test_the_stub_must_do_what_is_named():
    assert check_operation(Target({}), None) is None and check_operation(Target({}), "mine") == "mine"
    for named in (None, "clock"):
        assert check_operation(stub(operation="clock"), named) == "clock"
    with pytest.raises(BadInput, match="the stub does clock, not pipe: start it with --operation pipe"):
        check_operation(stub(operation="clock"), "pipe")
    with pytest.raises(BadInput, match="the stub's workload is isr: start it with --workload bracket"):
        check_operation(Target({"workload": "isr"}), None)


def test_a_pin_that_stands_still_is_told(tmp_path, capsys):
    """Nothing is driven, and the model answers nothing by itself."""
    out = tmp_path / "run"
    assert cli.main([*BRACKET, "--duration", "300ms", "--operation", "clock", "--out", str(out)]) == 3
    result = json.loads((out / "result.json").read_text())
    assert result["experiment"] == {"name": "bracket", "operation": "clock"} and result["findings"] == {
        "type": "bracket",
        "operation": "clock",
    }
    assert [segment["name"] for segment in result["segments"]] == ["work", "task.interval"]
    assert result["stimuli"] == {} and result["segments"][0]["n"] == 0
    assert (
        "work: nothing was measured: 0 causes on task, 0 responses on done: no stimulus is driven, and the target did "
        "not toggle task by itself, as the stub's workloads bracket, multi and periodic do\n"
    ) in capsys.readouterr().err
    assert "<h1>An operation between two toggles</h1>" in page_of(out)


def entry(name, value, interval, **more):
    cost = {
        "value": value,
        "interval": interval,
        "quantisation": 2e-8,
        "withheld": None,
        "drifts": False,
        "shown": interval is not None and interval[0] > 0,
        **more,
    }
    return {
        "operation": name,
        "n": 1000,
        "median": value + 1e-6,
        "p99.9": None,
        "max": 9e-6,
        "missing": 0,
        "cost": cost,
    }


def result(*entries):
    empty = {"operation": "nothing", "n": 900, "median": 1e-6, "p99.9": 2e-6, "max": 3e-6, "missing": 0, "cost": None}
    runs = [{"tick": {"numerator": 1, "denominator": 10**8}}, {"tick": None}]
    return {
        "qualification": "simulated",
        "scenarios": runs,
        "findings": {"calibration": "nothing", "operations": [empty, *entries]},
    }


def test_what_is_told_of_each_operation():
    found = result(
        entry("pipe", 22.9e-6, [22.8e-6, 23.0e-6]),
        entry("clock", 6e-9, [-14e-9, 26e-9]),
        entry("sqrt", 5e-6, [4e-6, 6e-6], drifts=True),
        entry("memory", 1e-6, None, withheld="there are 5 blocks"),
        {**entry("lossy", 6e-9, [-14e-9, 26e-9]), "missing": 3},
    )
    found = [*operations(made(CampaignResult, found))]
    assert [each.text for each in found if isinstance(each, Sentence) and each.kind == Kind.FINDING] == [
        "pipe takes 22.90 us (22.80 us to 23.00 us).",
        "clock is not shown to take any time: at most 30 ns.",
        "sqrt takes 5.0 us (4.0 us to 6.0 us, drifting).",
        "memory takes 1.00 us; no interval, because there are 5 blocks.",
        "lossy is not shown to take any time; 3 brackets did not end.",
    ]
    (table,), (drawing,) = ([each for each in found if isinstance(each, kind)] for kind in (Table, Drawing))
    assert table.rows[0][-3:] == ("calibration", "", "") and table.rows[3][-2] == "4.0 us to 6.0 us (range)"
    assert "nothing n = 900" in drawing.caption and drawing.draw().axes


def test_without_a_calibration_nothing_is_subtracted():
    found = result()
    found["findings"]["calibration"] = None
    told = Sentence("The empty bracket was not measured, so nothing can be subtracted.", Kind.FINDING)
    first, *more = operations(made(CampaignResult, found))
    assert first == told and [type(each) for each in more] == [Table, Sentence]
    assert more[0].rows[0][-3:] == ("-", "", ""), "an operation is no calibration because none was measured"
    assert [*operations(made(CampaignResult, {"findings": {"calibration": None, "operations": []}}))] == [told]


def test_an_operation_without_a_bracket_is_named():
    """Its run is valid, and has no row in the table."""
    found = result(entry("pipe", 22.9e-6, [22.8e-6, 23.0e-6]))
    names = (("nothing", "valid"), ("pipe", "valid"), ("memory", "valid"), ("sqrt", "not measured"))
    rows = [{"name": name, "state": state, "tick": {"numerator": 1, "denominator": 10**8}} for name, state in names]
    said = [
        each.text
        for each in operations(made(CampaignResult, {**found, "scenarios": rows}))
        if isinstance(each, Sentence) and each.kind == Kind.FINDING
    ]
    assert said[0] == "Of memory nothing is known: no bracket of its run came to its end." and len(said) == 2
