# SPDX-License-Identifier: BSD-2-Clause
"""A target that answers by pulses is measured as one that toggles, through the real core and command line."""

import json
from pathlib import Path

import pytest
from endtoend import Outcome, latency, page_of, url
from pagetext import cells

pytestmark = pytest.mark.bench

START = {"irqscope_stub": 1, "port": "linux_kmod", "workload": "isr", "answers": "wake-up", "edge": "rising"}
RUN = ("--rate", "5kHz", "--count", "2000", "--width", "20us", "--segments", "isr,isr.interval")
BUSY = """
[irq]
latency = "2us"
kind = "{kind}"
[isr]
duration = "1us"
[task]
release = "none"
[[disturbance]]
period = "330us"
duration = "7us"
"""
"""A handler late by up to 7 us, as its CPU happens to be blocked when a stimulus comes."""


def measured(directory: Path, kind: str, pulse: int) -> Outcome:
    directory.mkdir()
    (directory / "busy.toml").write_text(BUSY.format(kind=kind))
    (directory / "stub").write_text(json.dumps({**START, "pulse": pulse, "pins": {"isr": "hard handler"}}))
    port = url(profile=directory / "busy.toml", engine="native")
    return latency(port, directory / "run", *RUN, "--stub", directory / "stub")


def test_the_figures_are_those_of_toggles(tmp_path):
    """A handler that runs at both ends of the stimulus makes a pulse of each answer."""
    toggling = measured(tmp_path / "toggling", "latched", 0)
    pulsing = measured(tmp_path / "pulsing", "both-edges", 1)
    assert (toggling.code, pulsing.code) == (0, 0)
    assert {edge for _, source, edge, _ in pulsing.events if source == "isr"} == {1}
    for name in ("isr", "isr.interval"):
        one, other = toggling.segment(name), pulsing.segment(name)
        for figure in ("n", "min", "max", "sum", "sd", "median", "quantiles", "histogram", "classes", "flags"):
            assert one[figure] == other[figure], (name, figure)
        assert other["polarity"]["falling"]["n"] == 0
    assert pulsing.segment("isr")["max"] > 2 * pulsing.segment("isr")["min"]
    page = page_of(tmp_path / "pulsing" / "run")
    assert "<td>edges that count</td><td>isr rising</td>" in cells(page)


def test_counted_as_toggles_the_same_pulses_are_answers_too_many(tmp_path):
    unknown = measured(tmp_path / "unknown", "both-edges", 0)
    assert unknown.segment("isr")["classes"]["unmatched"] == 2000
