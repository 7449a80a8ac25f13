# SPDX-License-Identifier: BSD-2-Clause
"""The waveform of the pins read by sigrok, and by libsigrokdecode, PulseView's decoders: the edges of the events."""

import os
import re
import shutil
import subprocess
from fractions import Fraction
from itertools import pairwise
from pathlib import Path

import pytest
from endtoend import Outcome, latency, url

TOOL = "sigrok-cli"
pytestmark = [
    pytest.mark.bench,
    pytest.mark.skipif(shutil.which(TOOL) is None, reason=f"{TOOL} is not installed: apt-get install {TOOL}"),
]
COUNT = 60
SIGNALS = ("isr", "task", "done", "stimulus")
DOWNSAMPLE = 1000
"""Of sigrok's reader, which makes a sample of each step: of 1 ps it would be 100 GB. A nanosecond is cut off."""

MOVED = re.compile(r"^#([1-9]\d*)$", re.MULTILINE)
"""A time of the waveform but its beginning."""
IDLE = 251 * 10**9
"""Picoseconds before the first edge that are cut off: sigrok counts each nanosecond of them."""
LAST = 10**6
"""So many more are added to the last level, which sigrok shows only if something comes after it."""


def sigrok(*arguments: str, place: Path) -> str:
    """What the program prints; an error of a decoder is one of the test."""
    process = subprocess.run(
        [TOOL, *arguments], capture_output=True, text=True, check=True, cwd=place, env={**os.environ, "LC_ALL": "C"}
    )
    assert "rror" not in process.stderr, process.stderr
    return process.stdout


@pytest.fixture
def run(tmp_path: Path) -> Outcome:
    """A short run with a waveform, truth.vcd beside it: from just before its first edge to just after its last."""
    truth = tmp_path / "truth.vcd"
    outcome = latency(
        url(profile="rtos", engine="native", truth=truth),
        tmp_path / "run",
        "--rate",
        "100kHz",
        "--count",
        COUNT,
        "--filter",
        "0",
    )
    text = truth.read_text()
    times = [int(time) for time in MOVED.findall(text)]
    assert min(times) > IDLE
    text = MOVED.sub(lambda time: f"#{int(time[1]) - IDLE}", text)
    truth.write_text(f"{text}#{max(times) - IDLE + LAST}\n")
    return outcome


def edges(place: Path, signal: str, which: str) -> list[int]:
    """Nanoseconds of the `rising` or `falling` edges of a signal, as the decoder `timing` finds them."""
    text = sigrok(
        "-i",
        "truth.vcd",
        "-I",
        f"vcd:downsample={DOWNSAMPLE}",
        "-P",
        f"timing:data={signal}:edge={which}",
        "-A",
        "timing=time",
        "--protocol-decoder-samplenum",
        place=place,
    )
    spans = [(int(begin), int(end)) for begin, end in re.findall(r"^(\d+)-(\d+) ", text, re.MULTILINE)]
    assert all(before[1] == after[0] for before, after in pairwise(spans))
    found = [begin for begin, _ in spans[:1]] + [end for _, end in spans]
    return [ns + IDLE // 1000 for ns in found]


def agree(outcome: Outcome, signal: str, level: int, found: list[int]) -> bool:
    """Whether the events of an edge are these: each has the first tick at or after it, the nanosecond being cut off."""
    tick = Fraction(outcome.result["tick"]["numerator"], outcome.result["tick"]["denominator"]) * 10**9
    offset = outcome.result["instrument"]["stamp_offset"]
    ticks = [time - offset for time, source, edge, _ in outcome.events if source == signal and edge == level]
    return len(ticks) == len(found) and all(
        -(-ns // tick) <= at <= -(-(ns + 1) // tick) for at, ns in zip(ticks, found, strict=True)
    )


@pytest.mark.few(2)
@pytest.mark.parametrize("signal", SIGNALS)
def test_sigrok_sees_the_same_edges(signal, run, tmp_path):
    rising, falling = (edges(tmp_path, signal, which) for which in ("rising", "falling"))
    assert len(rising) >= COUNT // 2 - 1
    assert agree(run, signal, 1, rising)
    if signal != "stimulus":  # of which the instrument records the active edges alone
        assert agree(run, signal, 0, falling)
    assert not agree(run, signal, 1, [ns + 20 for ns in rising])
    assert not agree(run, signal, 1, rising[1:])


def test_sigrok_reads_the_names_of_the_pins(run, tmp_path):
    shown = sigrok("-i", "truth.vcd", "-I", f"vcd:downsample={DOWNSAMPLE}", "--show", place=tmp_path)
    assert re.findall(r"^- (\w+): logic$", shown, re.MULTILINE) == [
        "isr",
        "task",
        "done",
        "aux",
        "stimulus",
        "stimulus2",
        "trigger",
    ]
    assert "Samplerate: 1000000000\n" in shown
