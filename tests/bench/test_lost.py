# SPDX-License-Identifier: BSD-2-Clause
"""A target that loses interrupts now and then passes no limit on that, and one that stalls is not called lossy."""

import pytest
from endtoend import irqscope, read, url

pytestmark = pytest.mark.bench

RUN = "--rate", "1kHz", "--count", 3000, "--segments", "isr"
LIMITS = "--max-loss", 0, "--limit", "isr.missing=0", "--limit", "isr.max=1s", "--limit", "isr.p90=10us"


def latency(directory, *more, **target):
    """On linux-rt."""
    port = url(**{"profile": "linux-rt", "seed": 3, **target})
    return read(directory, irqscope("latency", "--port", port, *RUN, *more, "--out", directory)[0])


def test_lost_interrupts_are_not_answered_late(tmp_path):
    outcome = latency(tmp_path / "run", *LIMITS, faults__lost=0.003)
    isr = outcome.segment("isr")
    lost = isr["lost_or_merged"]
    assert lost["causes"] == isr["classes"]["coalesced"] == 8 and isr["classes"]["missing"] == 0
    assert isr["max"] > 50_000 > 3000 > lost["longest"], "a period, and what the target takes"
    outcomes = {entry["name"]: entry["outcome"] for entry in outcome.result["limits"]}
    assert outcomes == {"max-loss": "not shown", "isr.missing": "not shown", "isr.max": "not shown", "isr.p90": "kept"}
    assert outcome.code == 1 and any("lost or merged: 8" in text for text in outcome.result["warnings"])
    said = irqscope("report", tmp_path / "run")[1]
    assert "8 were lost, or merged into a later one (lost or merged: 8)" in said and "all stimuli" not in said


def test_without_events_nothing_passes_that_only_events_could_show(tmp_path):
    """The chip's own counts are those of a target that stalls; without a coalesced cause there is no doubt."""
    few = "--events", "outliers", "--threshold", "100us"
    outcome = latency(tmp_path / "run", *LIMITS[:-2], *few, faults__lost=0.003)
    isr = outcome.segment("isr")
    assert isr["coalesced_unseen"] == isr["classes"]["coalesced"] == 8 and isr["lost_or_merged"] is None
    outcomes = {entry["name"]: entry["outcome"] for entry in outcome.result["limits"]}
    assert outcomes == {"max-loss": "not shown", "isr.missing": "not shown", "isr.max": "not shown"}
    assert "of 8 coalesced causes no events tell whether they were lost" in outcome.result["limits"][0]["sentence"]
    told = irqscope("report", tmp_path / "run")[1]
    assert "8 were coalesced or lost (no events tell which)" in told and outcome.code == 1
    whole = latency(tmp_path / "whole", *LIMITS[:-2], *few)
    assert whole.segment("isr")["coalesced_unseen"] == 0 and whole.result["verdict"] == "PASS"


def test_with_a_timeout_below_the_period_they_are_missing(tmp_path):
    """Stimuli come half a period apart at least."""
    isr = latency(tmp_path / "run", "--timeout", "400us", faults__lost=0.003).segment("isr")
    assert isr["classes"]["missing"] == 8 and isr["lost_or_merged"] is None and isr["max"] < 3000


def test_a_target_that_stalls_for_longer_than_a_period_loses_nothing(tmp_path):
    profile = tmp_path / "stalls.toml"
    profile.write_text('base = "linux-rt"\n[[disturbance]]\nperiod = "97.3ms"\nphase = "31ms"\nduration = "1.7ms"\n')
    outcome = latency(tmp_path / "run", *LIMITS[:-2], profile=profile)
    isr = outcome.segment("isr")
    assert isr["classes"]["coalesced"] > 15 and isr["lost_or_merged"] is None
    assert outcome.result["verdict"] == "PASS" and outcome.code == 0
