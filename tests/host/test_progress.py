# SPDX-License-Identifier: BSD-2-Clause
"""The progress line."""

import contextlib
import io
import os
import pty
import shutil
import sys
import termios
import threading
from pathlib import Path

import pytest
from terminal import Terminal

import irqscope
from irqscope import cli
from irqscope.contract import registers
from irqscope.contract.roles import Source
from irqscope.contract.segments import Policy
from irqscope.device.configuration import Configuration, SegmentSettings
from irqscope.device.decode import LossRecord
from irqscope.device.extremes import Extremes
from irqscope.device.stimulus_plan import StimulusPlan
from irqscope.measuring.observation import Observation
from irqscope.measuring.progress import CountLine, ProgressLine, StatusLine
from irqscope.recording.stream import Gap
from irqscope.recording.watching import watched, watching
from models.instrument import IDENTITY

SECOND = 100_500_000
RUN = Path(__file__).parents[1] / "golden/recorded/latency"


def observation(n: int, seconds: int) -> tuple[Observation, Configuration]:
    configuration = Configuration(
        inputs={},
        stimuli={Source.STIMULUS: StimulusPlan(period=SECOND // 1000, width=100, count=10_000)},
        segments=(
            SegmentSettings(
                name="isr", cause=Source.STIMULUS, response=Source.ISR, policy=Policy.COALESCE, timeout=SECOND
            ),
        ),
        snapshot=SECOND,
        flush=1,
        watchdog=0,
    )
    found = Observation(IDENTITY, configuration)
    found.first, found.totals.time = 1000, 1000 + seconds * SECOND
    found.totals.status[registers.FIRED[Source.STIMULUS].address] = n
    if n:
        found.totals.segments[0].edges[1].add(Extremes(n, 400 * n, 300, 1005, 5))
    return found, configuration


def test_samples_rate_worst_and_time_left():
    found, configuration = observation(2500, 2)
    text = ProgressLine(IDENTITY, configuration, io.StringIO()).text(found, int(2.5 * SECOND), 1.0)
    assert text == "2500 samples of isr, 1.25 kHz, worst 10.000 us, 25 %, 3 s left"


def test_what_is_lost_is_said_while_it_happens():
    found, configuration = observation(2500, 2)
    found.take_gap(Gap(losses=[LossRecord(0, 99, (20, 0, 0, 0, 10, 0, 0, 0))]))
    found.stream.missing = 3
    text = ProgressLine(IDENTITY, configuration, io.StringIO()).text(found, int(2.5 * SECOND), 1.0)
    assert ", 30 edges dropped by the instrument, 3 blocks lost on the link, 25 %" in text


def test_nothing_yet():
    found, configuration = observation(0, 0)
    line = ProgressLine(IDENTITY, configuration, io.StringIO())
    assert line.text(found, 0, 0.1) == "0 samples of isr, worst none yet"


def test_the_line_is_written_over_and_left():
    stream = Terminal()
    found, configuration = observation(100, 1)
    line = ProgressLine(IDENTITY, configuration, stream)
    line._shown = -1e9
    line(found, SECOND)
    line.finish()
    shown = stream.getvalue()
    assert shown.startswith("\r100 samples") and shown.endswith(" \r") and "\n" not in shown


def test_edges_counted():
    line = CountLine(io.StringIO())
    assert line.text(0, 1000, 0.1) == "0 of 1000 edges"
    assert line.text(250, 1000, 1.0) == "250 of 1000 edges, 25 %, 3 s left"
    assert line.text(1001, 1000, 1.0) == "1001 of 1000 edges, 100 %, 0 s left"
    line._shown = -1e9
    line(500, 1000)
    assert line._stream.getvalue().startswith("500 of 1000 edges, 50 %")


@pytest.mark.parametrize("columns", [2, 3, 4, 5, 20, 79, 80, 81, 200])
def test_a_line_is_never_wider_than_the_terminal(columns, monkeypatch):
    """A wrapped one could not be written over. Begin and end stay, where there is room for them."""
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setattr("irqscope.measuring.progress.TERMINAL_S", 0.0)
    shown, text = Terminal(), "12 samples of isr, " + 10 * "and more, " + "25 %, 3 s left"
    line = StatusLine(shown)
    line.offer(lambda spent: text)
    line.offer(lambda spent: "short")
    line.finish()
    first, second, cleared, _ = shown.getvalue().split("\r")[1:]
    assert first == text if columns > len(text) else len(first) == columns - 1
    assert max(map(len, (first, second, cleared))) < columns
    if columns >= 20:
        assert first.startswith("12 samp") and first.endswith(" s left") and second.strip() == "short"


def test_the_terminal_that_is_asked_is_the_one_that_shows_it(monkeypatch):
    """Results may go into a file, of which nobody knows how wide it is."""
    leader, follower = pty.openpty()
    with os.fdopen(leader, "rb"), os.fdopen(follower, "w") as shown:
        termios.tcsetwinsize(follower, (24, 30))
        monkeypatch.setattr("irqscope.measuring.progress.TERMINAL_S", 0.0)
        StatusLine(shown).offer(lambda spent: "x" * 100)
        assert len(os.read(leader, 1000)) == 30


def test_who_waits_for_a_capture_to_be_read_is_told_how_far_it_is(tmp_path, monkeypatch):
    """One of 1e9 events takes minutes."""
    monkeypatch.setenv("COLUMNS", "400")
    monkeypatch.setattr("irqscope.measuring.progress.TERMINAL_S", 0.0)
    run, other = tmp_path / "run", tmp_path / "other"
    shutil.copytree(RUN, run)
    irqscope.read(run).judge()
    shutil.copytree(run, other)
    for verb, *rest in (
        ["report"],
        ["compare", str(other)],
        ["decode"],
        ["export", "--to", "csv", "--out", os.devnull],
    ):
        monkeypatch.setattr(sys, "stderr", shown := Terminal())
        cli.main([verb, str(run), *rest])
        assert f"37 of 37 blocks of {run}, 100 %, 0 s left\r   " in shown.getvalue(), verb  # and is cleared


def test_lines_of_progress_are_of_what_is_done_within(monkeypatch, capsys):
    """And of nothing before and after, nor in another thread."""
    told = []

    @contextlib.contextmanager
    def watch(what):
        yield lambda done, whole: told.append((what, done, whole))
        told.append(f"end of {what}")

    def work(what):
        with watching(what) as progress:
            progress(1, 2)

    work("before")
    with watched(watch):
        work("scenarios")
        other = threading.Thread(target=work, args=("another thread",))
        other.start()
        other.join()
    work("after")
    assert told == [("scenarios", 1, 2), "end of scenarios"]


def test_a_program_that_reads_a_capture_shows_nothing(tmp_path, monkeypatch, capsys):
    shutil.copytree(RUN, tmp_path / "run")
    monkeypatch.setattr("irqscope.measuring.progress.TERMINAL_S", 0.0)
    monkeypatch.setattr("irqscope.measuring.progress.FILE_S", 0.0)
    assert irqscope.read(tmp_path / "run").result.segments
    assert capsys.readouterr().err == ""
