# SPDX-License-Identifier: BSD-2-Clause
"""An input that toggles at megahertz by itself: a target that storms, a pin that floats. All edges are counted."""

from collections import Counter
from itertools import pairwise

import pytest
import truth
from bench_truth import check_histogram, expected_events
from endtoend import irqscope, read, url

from irqscope.contract.frontends import stamp_offset
from irqscope.contract.roles import Source

pytestmark = pytest.mark.bench

COUNT = 50
STORM = {
    "profile": "ideal",
    "irq__source": "pps",
    "aux__period": "1.0137us",
    "aux__phase": "1us",
    "aux__width": "300ns",
    "isr__duration": "100ns",
}
"""Answers a timer of its own, and no stimulus."""
FLOATING = {"profile": "linux-rt", "pins__isr__ringing": 1000, "pins__isr__spacing": "480ns"}
"""After each answer 2 MHz for half a millisecond: more than the statistics carry."""


def measured(directory, target):
    """The outcome of a run on a pin, and what the waveform gives for it: times of edges by name."""
    path = directory / "pins.vcd"
    code, _ = irqscope(
        "latency",
        "--port",
        url(engine="native", truth=path, **target),
        "--rate",
        "1kHz",
        "--count",
        COUNT,
        "--segments",
        "isr,isr.interval",
        "--out",
        directory / "run",
    )
    outcome = read(directory / "run", code)
    expected = [event for event in expected_events(path, outcome, stamp_offset) if event[1] in ("stimulus", "isr")]
    assert not Counter(e for e in outcome.events if e[1] in ("stimulus", "isr")) - Counter(expected)
    times = {name: [time for time, of, _, _ in expected if of == name] for name in ("stimulus", "isr")}
    told = [time for time, of, _, _ in outcome.events if of == "isr"]
    seen = check_books(outcome)
    times["isr"] = times["isr"][times["isr"].index(told[0]) :][:seen]  # it toggles before and after the run, too
    assert len(times["isr"]) == seen and told[-1] <= times["isr"][-1]
    return outcome, times


def check_books(outcome):
    """Every edge that was seen was sent or is on record as lost; how many of `isr` were seen."""
    books = outcome.result["balance"]
    assert books["balanced"] and outcome.result["end"]["reason"] == "count"
    account = next(a for a in books["equations"] if a["name"] == "stream isr")
    lost = sum(loss["counts"][Source.ISR] for loss in outcome.result["events"]["losses"])
    assert account["right"]["lost"] == lost > 10_000
    return account["left"]["seen"]


def test_a_storming_target(tmp_path):
    """Statistics stay exact at a million edges a second, and the report says that the answers are none."""
    outcome, times = measured(tmp_path, STORM)
    segment, isr = outcome.segment("isr"), times["isr"]
    seen = segment["classes"]["responses"]
    assert seen == len(isr) > 100_000
    check_histogram(outcome, "isr", truth.coalesce(times["stimulus"], isr, segment["min_latency"], segment["timeout"]))
    check_histogram(outcome, "isr.interval", [b - a for a, b in pairwise(isr)])
    assert outcome.code == 3 and outcome.result["valid"]
    assert not outcome.result["balance"]["notes"]["statistics lost"]
    (warning,) = outcome.result["warnings"]
    assert warning == (
        f"isr: {seen - COUNT} responses answered no cause, beside {COUNT} causes: isr toggles by itself, so that which "
        "edge counts as the answer is chance"
    )


def test_a_floating_pin(tmp_path):
    """Beyond what the statistics carry, the clocks that they missed are counted and told."""
    outcome, times = measured(tmp_path, FLOATING)
    missed = outcome.result["balance"]["notes"]["statistics lost"]
    known = outcome.segment("isr")["classes"]
    taken = known["responses"] + known["causes"]
    assert outcome.code == 4 and missed > 100 and not outcome.result["valid"]
    assert taken < len(times["isr"]) + COUNT == taken + missed
    assert any(f"the statistics missed {missed} clocks" in text for text in outcome.result["errors"])
