# SPDX-License-Identifier: BSD-2-Clause
"""Experiments end to end, on the real gateware: what they find is what the target is made of."""

import json
from pathlib import Path

import pytest
from endtoend import irqscope, url

SATURABLE = """
description = "An interrupt controller that keeps one request, and a handler that always takes as long"
[irq]
kind = "{kind}"
latency = "1us"
[isr]
toggle = "300ns"
duration = "4us"
reentry = "1us"
[task]
release = "none"
"""
RATES = ("--from", "40kHz", "--to", "1.2MHz", "--width", "200ns", "--steps", 16, "--refine", 6)


def sweep(tmp_path: Path, kind: str, *arguments: object) -> tuple[int, dict]:
    """A sweep of 400 stimuli a step, and what result.json says."""
    profile = tmp_path / "saturable.toml"
    profile.write_text(SATURABLE.format(kind=kind))
    out = tmp_path / "sweep"
    command = ["saturate", "--port", url(profile=profile), *RATES, "--count", 400, *arguments, "--out", out]
    code, _ = irqscope(*command)
    return code, json.loads((out / "result.json").read_text())


def test_the_knee_is_the_handlers_own_rate(tmp_path):
    """Driven without a pause it answers at equal distances: that is its service time, and the knee its reciprocal."""
    code, result = sweep(tmp_path, "latched", "--direction", "both")
    found, fastest = result["saturation"], max(result["steps"], key=lambda row: row["offered_hz"])
    tick = result["tick"]["numerator"] / result["tick"]["denominator"]
    service = fastest["interval"]["median"] * tick
    assert fastest["interval"]["max"] - fastest["interval"]["min"] <= 2, "a busy handler is regular"
    assert found["shape"] == "knee" and found["service"] == pytest.approx(service, abs=2 * tick)
    assert found["knee"]["rate"] == pytest.approx(1 / service, rel=0.01)
    low, high = found["knee"]["interval"]
    assert low <= 1 / service <= high
    slow = [row for row in result["steps"] if row["offered_hz"] < 0.6 / service]
    assert slow and all(row["answers"] == row["stimuli"] for row in slow)
    assert found["loss_free"]["rate"] >= max(row["offered_hz"] for row in slow)
    assert result["hysteresis"]["shown"] is False and found["livelock"] is None and not found["stalls"]
    assert all(row["valid"] and row["complete"] for row in result["steps"]) and code in (0, 3)


def test_a_handler_that_loses_edges_has_no_knee(tmp_path):
    """What comes while it runs is lost, so that it waits for the next edge: that bends the curve, too, and is named."""
    _, result = sweep(tmp_path, "masked-loses")
    found = result["saturation"]
    assert found["shape"] == "sawtooth" and found["knee"] is None
    assert "lost, not latched" in found["reason"]
    report = (tmp_path / "sweep" / "report.html").read_text()
    assert "No saturation rate" in report
