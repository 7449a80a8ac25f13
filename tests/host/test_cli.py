# SPDX-License-Identifier: BSD-2-Clause
"""The command line: what users type, what they get, and what they get wrong."""

import csv
import io
import json
import re
import shutil
import sys
from pathlib import Path

import pytest
from endtoend import page_of

from irqscope import cli
from irqscope.contract.segments import DEFAULT_SEGMENTS
from irqscope.measuring.anew import Anew
from irqscope.measuring.rundir import RunDirectory
from irqscope.report.markup import plain
from irqscope.report.textbars import BAR
from irqscope.results.pairedanew import paired_anew
from irqscope.units import parse_time

ROOT = Path(__file__).parents[2]
LATENCY = ["latency", "--port", "model://", "--rate", "1kHz", "--count", "600"]

CLOCKS_APART = "The host's clock went on by "
"""Of the model, whose time goes as fast as it can, unless the host is slow."""


@pytest.fixture(scope="module")
def run_directory(tmp_path_factory) -> Path:
    directory = tmp_path_factory.mktemp("cli") / "run"
    assert cli.main([*LATENCY, "--out", str(directory)]) == 0
    return directory


def test_latency_writes_a_run_directory(run_directory):
    names = {path.name for path in run_directory.iterdir()}
    assert names - {"report.html"} == {"run.json", "capture.irq", "result.json"}
    result = json.loads((run_directory / "result.json").read_text())
    assert result["schema"] == "irqscope.result/2" and result["qualification"] == "UNQUALIFIED INSTRUMENT"
    assert result["balance"]["balanced"] is True and result["cross_check"]["agrees"] is True
    assert [s["name"] for s in result["segments"]] == [*DEFAULT_SEGMENTS]
    assert result["segments"][0]["n"] == 600
    plan = result["configuration"]["stimuli"]["stimulus"]
    assert plan["dither"] == "walk" and plan["span"] > 1.99 * plan["period"]


def test_the_report_stands_alone(run_directory):
    page = page_of(run_directory)
    lead = page[page.index('class="lead"') :]
    assert "took at most" in lead[:300] and "UNQUALIFIED INSTRUMENT" in page
    assert page.count("<svg") == 21 and "@media print" in page
    for outside in ("<script", "<link", "<img", "@import"):
        assert outside not in page
    for part in ("Conditions", "Books", "The books balance.", "uncertainty", "estimable", "The largest of these"):
        assert part in page


def test_report_computes_the_same_again(run_directory, capsys):
    before = (run_directory / "result.json").read_bytes()
    page = page_of(run_directory)
    assert cli.main(["report", str(run_directory)]) == 0
    assert (run_directory / "result.json").read_bytes() == before
    assert page_of(run_directory) == page
    assert "took at most" in capsys.readouterr().out


@pytest.mark.usefixtures("unpaged")
def test_a_run_ends_with_a_row_for_each_segment_and_then_sentences(run_directory, capsys):
    assert cli.main(["report", str(run_directory)]) == 0
    out = capsys.readouterr().out
    told = (line for line in out.splitlines() if not line.startswith(CLOCKS_APART))
    head, *rows, blank, sentence, last = told
    assert re.split(" {2,}", head) == ["segment", "n", "min", "median", "p99.9", "max", "at", "missing", "lost"]
    assert last == str(run_directory / "report.html") and len({len(line) for line in (head, *rows)}) == 1
    assert blank == "" and sentence.startswith("With 600 stimuli at 1 kHz, stimulus to isr took at most")
    result = json.loads((run_directory / "result.json").read_text())
    start = result["end"]["start_ticks"]
    for row, segment in zip(rows, result["segments"], strict=True):
        name, n, least, _, tail, most, at, missing, lost = re.split(" {2,}", row)
        latency = segment["kind"] == "latency"
        counts = ("0", "0") if latency else ("-", "-")
        assert (name, int(n), tail, missing, lost) == (segment["name"], segment["n"], "-", *counts)
        for text, key in ((least, "min"), (most, "max")):
            assert float(parse_time(text.replace(" ", ""))) * 100.5e6 == pytest.approx(segment[key], abs=1)
        when = (segment["maximum"]["response_time"] - start) / 100.5e6
        assert float(at.removesuffix(" s")) == pytest.approx(when, abs=1e-6)


@pytest.mark.usefixtures("unpaged")
def test_what_is_not_kept_is_told_once_with_its_row(run_directory, tmp_path, capsys):
    run = tmp_path / "run"
    shutil.copytree(run_directory, run)
    limits = [
        "--limit",
        "isr.max=1us",
        "--limit",
        "task.max=1s",
        "--limit",
        "response.max=1us",
        "--warn",
        "isr.min=1ns",
    ]
    assert cli.main(["report", str(run), *limits]) == 1
    said = capsys.readouterr()
    rows = {line.split()[0]: line.split()[-1] for line in said.out.splitlines() if "  " in line}
    assert rows == {"segment": "verdict", "isr": "FAIL", "task": "PASS", "wake": "-", "response": "FAIL"}
    sentences = said.out.partition("\n\n")[2]
    assert sentences.count("FAIL") == 1 and sentences.startswith("FAIL (UNQUALIFIED INSTRUMENT): isr.max is ")
    assert sentences.count("isr.max is") == sentences.count("\nresponse.max is") == 1
    assert "\nisr.min is" in sentences and "at most 1ns is wished (warn).\n" in sentences
    assert "max is" not in said.err


def test_without_emphasis_on_a_terminal(run_directory, capsys):
    assert plain("This is *simulated*: 5 * 3.") == "This is simulated: 5 * 3."


@pytest.mark.usefixtures("unpaged")
def test_a_histogram_is_printed_where_it_is_asked_for(run_directory, capsys):
    assert cli.main(["report", str(run_directory), "--histogram"]) == 0
    out = capsys.readouterr().out
    table, caption, _, sentences = re.split(r"\n\n|(?<=there\.)\n", out)
    assert "p99.9" in table and caption.startswith("Latency isr (stimulus to isr), n = 600; ")
    assert sentences.startswith("With 600 stimuli")
    lines = out.splitlines()
    bars = [line.split() for line in lines if line.endswith(BAR)]
    assert sum(int(words[3]) for words in bars) == 600 and bars[0][:1] == ["from"]
    assert sum("Bars are logarithmic, counts exact." in line for line in lines) == 1


@pytest.mark.usefixtures("unpaged")
@pytest.mark.parametrize("verb", [["report"], [*LATENCY, "--out"]])
def test_as_json_it_prints_its_result_and_nothing_else(verb, run_directory, tmp_path, capsys):
    directory = run_directory if verb == ["report"] else tmp_path / "other"
    assert cli.main([*verb, str(directory), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told.pop("directory") == str(directory)
    stored = json.loads((directory / "result.json").read_text())
    assert told == stored


@pytest.mark.parametrize(
    ("option", "terminal", "drawn"),
    [([], False, False), ([], True, True), (["--report"], False, True), (["--no-report"], True, False)],
)
def test_the_page_is_drawn_for_whoever_looks_on(option, terminal, drawn, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(sys.stdout, "isatty", lambda: terminal)
    assert cli.main([*LATENCY, "--segments", "isr", *option, "--out", str(tmp_path / "run")]) == 0
    assert (tmp_path / "run" / "report.html").exists() == drawn
    last = capsys.readouterr().out.splitlines()[-1]
    assert last == str(tmp_path / "run" / ("report.html" if drawn else "result.json"))


def test_decode(run_directory, capsys):
    assert cli.main(["decode", str(run_directory)]) == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert len(rows) == 4 * 600 and {row["source"] for row in rows} == {"stimulus", "isr", "task", "done"}
    assert cli.main(["decode", str(run_directory), "--format", "jsonl"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(line["ticks"], line["edge"]) for line in lines] == [(int(r["ticks"]), int(r["edge"])) for r in rows]


@pytest.mark.parametrize("banks", [1, 2])
def test_selftest(capsys, banks):
    assert cli.main(["selftest", "--port", f"model://?banks={banks}"]) == 0
    assert "8 of 8 paths passed" in capsys.readouterr().out
    assert cli.main(["selftest", "--json", "--port", f"model://?banks={banks}"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["passed"] and len(found["paths"]) == 8 and found["paths"][7]["input"] == "aux"


def test_a_silent_target_is_a_warning(tmp_path, capsys):
    command = ["latency", "--port", "model://?mute=1", "--count", "50", "--out", str(tmp_path / "r")]
    assert cli.main(command) == 3
    said = capsys.readouterr()
    assert said.err.count("irqscope: warning:") == 1 and "irqscope probe" not in said.out
    assert "nothing answered 50 stimuli: `irqscope probe --port 'model://?mute=1'` finds out what" in said.err
    assert "nothing was measured" not in said.err
    assert [line.split()[0] for line in said.out.splitlines()[:2]] == ["segment", "isr"] and "task" not in said.out
    assert "was not measured" in page_of(tmp_path / "r")


def test_a_default_segment_whose_pin_never_toggles_is_left_out(tmp_path, capsys):
    """What is measured by default is no reason to warn of a target that does not do it; what is asked for is."""
    command = ["latency", "--port", "model://?alone=1", "--count", "50"]
    assert cli.main([*command, "--out", str(tmp_path / "default")]) == 0
    said = capsys.readouterr()
    assert "warning" not in said.err
    assert [line.split()[0] for line in said.out.split("\n\n")[0].splitlines()] == ["segment", "isr"]
    assert "Not shown, as a pin of theirs never toggled: task, wake, response." in said.out
    assert [s["name"] for s in json.loads((tmp_path / "default" / "result.json").read_text())["segments"]] == [
        *DEFAULT_SEGMENTS
    ]
    assert cli.main(["report", str(tmp_path / "default")]) == 0
    assert "<td>wake</td>" not in page_of(tmp_path / "default")
    assert cli.main([*command, "--segments", "isr,wake", "--out", str(tmp_path / "asked")]) == 3
    said = capsys.readouterr()
    assert "wake: nothing was measured: 50 causes on stimulus, 0 responses on task\n" in said.err


def test_a_default_segment_whose_pin_never_toggles_loses_nothing(tmp_path, capsys):
    command = ["latency", "--port", "model://?alone=1", "--count", "50", "--max-loss", "0"]
    assert cli.main([*command, "--out", str(tmp_path / "default")]) == 0
    assert ": 1 limit is kept." in capsys.readouterr().out
    assert paired_anew(RunDirectory(tmp_path / "default"), Anew()).verdict == "PASS"
    assert cli.main([*command, "--segments", "isr,wake", "--out", str(tmp_path / "asked")]) == 1
    assert "max-loss is 50 (in wake), at most 0 is allowed" in capsys.readouterr().out


@pytest.mark.usefixtures("unpaged")
def test_an_unplugged_instrument_leaves_an_incomplete_run(tmp_path, capsys):
    command = [
        "latency",
        "--port",
        "model://?breaks=150000",
        "--segments",
        "isr",
        "--count",
        "100k",
        "--out",
        str(tmp_path / "r"),
    ]
    assert cli.main(command) == 5
    captured = capsys.readouterr()
    assert "broke: device reports" in captured.err and "INCOMPLETE" in captured.out
    result = json.loads((tmp_path / "r" / "result.json").read_text())
    assert result["valid"] and not result["complete"] and result["segments"][0]["n"] > 0
    assert cli.main(["report", str(tmp_path / "r")]) == 5


def test_a_counting_stub_is_paired_first_in_first_out(tmp_path):
    pins = {"isr": "hard handler", "task": "kernel thread", "done": "kernel thread"}
    line = {"irqscope_stub": 1, "pins": pins, "release": "counting", "depth": 16}
    (tmp_path / "stub").write_text("starting\n" + json.dumps(line) + "\n")
    assert cli.main([*LATENCY, "--stub", str(tmp_path / "stub"), "--out", str(tmp_path / "r")]) == 0
    segments = {s["name"]: s for s in json.loads((tmp_path / "r" / "result.json").read_text())["segments"]}
    assert {name: s["pairing"] for name, s in segments.items()} == {
        "isr": "coalesce",
        "task": "fifo",
        "wake": "coalesce",
        "response": "coalesce",
    }
    assert segments["task"]["depth"] == 16 and segments["task"]["context"]["to"] == "kernel thread"


WRONG = [
    (["nonsense"], "there is no verb 'nonsense'"),
    ([*LATENCY, "--out", "OUT", "--rate", "fast"], "not a rate"),
    ([*LATENCY, "--out", "OUT", "--rate", "1GHz"], "outside of what this instrument can drive"),
    ([*LATENCY, "--out", "OUT", "--rate", "60MHz"], "it takes a rate of at most 1.104 MHz"),
    ([*LATENCY, "--out", "OUT", "--rate", "60MHz", "--dither", "none"], "60MHz is too fast: this"),
    ([*LATENCY, "--out", "OUT", "--width", "2ms"], "a rate of at most 437.4 Hz or pulses of at most 874.9 us"),
    ([*LATENCY, "--out", "OUT", "--width", "2ms", "--dither", "none"], "2 ms merge at 1kHz: at most 999.9 us"),
    ([*LATENCY, "--out", "OUT", "--dither", "1ms"], "merge"),
    ([*LATENCY, "--out", "OUT", "--dither", "much"], "not a time"),
    ([*LATENCY, "--out", "OUT", "--timeout", "10min"], "too long"),
    ([*LATENCY, "--out", "OUT", "--timeout", "0"], "every answer would count as missing"),
    ([*LATENCY, "--out", "OUT", "--filter", "1ms"], "too long"),
    ([*LATENCY, "--out", "OUT", "--segments", "isr,isr"], "twice"),
    ([*LATENCY, "--out", "OUT", "--segments", "lunch"], "no segment is called 'lunch'"),
    ([*LATENCY, "--out", "OUT", "--segments", "isr,task,work,wake,response"], "4 segments at a time"),
    ([*LATENCY, "--out", "OUT", "--invert", "stimulus"], "--invert takes inputs"),
    (
        [*LATENCY, "--out", "OUT", "--invert", "foo"],
        "--invert takes inputs: isr, task, done, aux, isr_b, task_b, done_b, aux_b, not 'foo'",
    ),
    ([*LATENCY, "--out", "OUT", "--duration", "1h"], "both say how long"),
    ([*LATENCY, "--out", "OUT", "--stub", "/does/not/exist"], "start line"),
    ([*LATENCY, "--out", "/proc/nothing/here"], "cannot make the directory"),
    (["latency", "--port", "model://", "--count", "0", "--out", "OUT"], "at least 1"),
    (["latency", "--port", "model://", "--count", "1.5", "--out", "OUT"], "not a count"),
    (["info", "--port", "/dev/does-not-exist"], "cannot open the port"),
    (["info", "--port", "nonsense://"], "cannot open the port"),
    (["info", "--port", "model://", "--baud", "fast"], "not a baud rate"),
    (["selftest", "--port", "model://", "--edges", "5k"], "--edges belongs to --bins"),
    (["selftest", "--port", "model://", "--bins", "stimulus"], "invalid choice"),
    (["selftest", "--port", "model://", "--bins", "isr", "--edges", "1999"], "outside of 2000"),
    (["report", "/does/not/exist"], "no run directory"),
    (["decode", "/does/not/exist"], "no run directory"),
]


@pytest.mark.parametrize(("arguments", "sentence"), WRONG)
def test_bad_input_is_one_sentence(arguments, sentence, tmp_path, capsys):
    arguments = [str(tmp_path / "out") if word == "OUT" else word for word in arguments]
    assert cli.main(arguments) == 2
    captured = capsys.readouterr()
    assert sentence in captured.err and captured.err.startswith("irqscope: ")
    assert captured.err.count("\n") == 1 and "Traceback" not in captured.err and captured.out == ""
    assert not (tmp_path / "out" / "capture.irq").exists()


def test_a_run_is_never_overwritten(run_directory, capsys):
    before = (run_directory / "capture.irq").read_bytes()
    assert cli.main([*LATENCY, "--out", str(run_directory)]) == 2
    assert "holds a run already" in capsys.readouterr().err
    assert (run_directory / "capture.irq").read_bytes() == before


@pytest.mark.parametrize("content", ["", "[]", "{", '{"schema": "other/9"}', "{}"])
def test_damaged_directories_are_refused(content, tmp_path, capsys):
    (tmp_path / "run.json").write_text(content)
    assert cli.main(["report", str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("option", ["--timeout", "--width", "--rate", "--dither", "--count", "--threshold", "--baud"])
def test_what_cannot_be_read_is_told_with_its_option(option, tmp_path, capsys):
    assert cli.main([*LATENCY, option, "1x", "--out", str(tmp_path / "r")]) == 2
    assert f"argument {option}: '1x' is not a " in capsys.readouterr().err and not (tmp_path / "r").exists()
