# SPDX-License-Identifier: BSD-2-Clause
"""The verb: text, an object, a figure and a trace; what is wrong with options is said in a sentence."""

import json

import pytest
from recorded_traces import recorded

from irqscope.cli import main
from irqscope.explaining import explanation


@pytest.fixture
def run(tmp_path, monkeypatch):
    """A run that was recorded with its trace, in place of a run directory."""
    found = recorded("poller-rt")
    monkeypatch.setattr(explanation, "outside", lambda directory, segment: found.seen)
    trace = tmp_path / "trace.txt"
    trace.write_text("\n".join(found.lines))
    return ["explain", str(tmp_path), "--trace", str(trace)]


def test_text_names_the_thread_the_function_and_the_times(run, capsys):
    assert main([*run, "--count", "1"]) == 0
    text = capsys.readouterr().out
    # The instrument counts ticks, the trace microseconds, and the clocks agree to 0.5 us.
    assert "wake: median 10.109 us" in text and "1. 209.841 us after the stimulus at 0.273172 s" in text
    assert "201 us of     201 us" in text and "(CPU 0, 0 us to +201 us)" in text
    assert "poller-91, interrupts off, 201 us" in text and "in poller_wait_ready <-body" in text
    assert "half of them are within 2" in text and "drift " in text


def test_what_is_late_is_said_as_it_was_asked(run, capsys):
    assert main([*run, "--later", "150us"]) == 0
    assert "responses took more than 150 us." in capsys.readouterr().out


def test_an_object_a_figure_and_a_trace(run, tmp_path, capsys):
    figure, perfetto = tmp_path / "a.png", tmp_path / "a.pftrace"
    assert main([*run, "--json", "--later", "150us", "--figure", str(figure), "--perfetto", str(perfetto)]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["schema"] == "irqscope.explanation/1" and said["limit_ns"] == 150_000
    assert said["cause"] == said["responses"][0]["blocks"][0] and said["cause"]["thread"] == "poller-91"
    assert figure.read_bytes().startswith(b"\x89PNG") and perfetto.stat().st_size > 10_000


@pytest.mark.parametrize(
    "options, sentence",
    [
        (["--figure", "a.gif"], "the name ends in .png or .svg"),
        (["--count", "0"], "--count is 1 or more"),
        (["--pin", "isr"], "is not an input and the number of a GPIO line"),
        (["--later", "5"], "5"),
        (["--pin", "isr=1", "--pin", "task=2", "--pin", "done=3"], "share no pin"),
        (["--pin", "aux=509"], "--pin aux=509: what the trace says of gpio 509 are not the run's edges of aux"),
        (["--pin", "isr=7"], "--pin isr=7: what the trace says of gpio 7 are not the run's edges of isr"),
        (["--perfetto", "/nowhere/a"], "cannot write /nowhere/a"),
    ],
)
def test_bad_options_are_said_in_a_sentence(run, options, sentence, capsys):
    assert main([*run, *options]) == 2
    assert sentence in capsys.readouterr().err.replace("\n", " ")


def test_a_trace_that_is_missing_is_said(run, tmp_path, capsys):
    assert main([*run[:3], str(tmp_path / "missing")]) == 2
    assert "cannot read" in capsys.readouterr().err


@pytest.mark.parametrize(
    "options, sentence",
    [
        (["--perfetto", "{}/trace.txt"], "trace.txt is read by --trace: choose another one with --perfetto"),
        (["--perfetto", "{}/link.txt"], "link.txt is read by --trace: choose another one with --perfetto"),
        (["--figure", "{}/../{name}/guest.png", "--host", "{}/guest.png"], "guest.png is read by --host"),
        (["--figure", "{}/lttng/a.png", "--host", "{}/lttng"], "/lttng, which is read by --host"),
        (["--perfetto", "{}/capture.irq"], "is a file of the run itself: choose another one with --perfetto"),
        (["--perfetto", "{}/on-late.log"], "is a file of the run itself"),
        (["--figure", "{}/a.png", "--perfetto", "{}/a.png"], "is written by --figure: choose another one with --perf"),
    ],
)
def test_what_is_read_is_not_written_over(run, tmp_path, options, sentence, capsys):
    """The trace was a file for Perfetto afterwards, or the capture was, with exit code 0."""
    (tmp_path / "link.txt").symlink_to("trace.txt")
    (tmp_path / "lttng").mkdir()
    for name in ("guest.png", "capture.irq"):
        (tmp_path / name).write_text("kept")
    before = {path: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()}
    assert main([*run, *(each.format(tmp_path, name=tmp_path.name) for each in options)]) == 2
    assert sentence in capsys.readouterr().err.replace("\n", " ")
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before


@pytest.mark.parametrize(
    "said, lost, sentence",
    [
        ("[LOST 1 EVENTS]", (1, False), "The trace has lost 1 entry."),
        ("[LOST EVENTS]", (1, True), "The trace has lost at least 1 entry."),
    ],
)
def test_a_loss_without_a_number_is_one_at_least(run, said, lost, sentence, tmp_path, capsys):
    trace = tmp_path / "trace.txt"
    *lines, last = trace.read_text().splitlines()
    trace.write_text("\n".join([*lines, f"CPU:0 {said}", last]))
    assert main(run) == 0 and sentence in capsys.readouterr().out.splitlines()
    assert main([*run, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["trace"]
    assert (found["lost"], found["lost_at_least"]) == lost
