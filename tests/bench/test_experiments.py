# SPDX-License-Identifier: BSD-2-Clause
"""Experiments end to end, on the real gateware: what they find is what the target is made of."""

import json
from pathlib import Path

import pytest
from endtoend import irqscope, page_of, url

from irqscope.analysis.knee import Knee
from irqscope.analysis.saturation import difference
from models.saturable import Handler

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
MASKED = """
[irq]
latency = "10us"
[isr]
toggle = "3us"
duration = "45us"
reentry = "5us"
[task]
release = "none"
[aux]
signal = "pps"
period = "2.3s"
phase = "{phase}"
width = "{length}"
[[disturbance]]
period = "2.3s"
phase = "{phase}"
duration = "{length}"
"""
"""A slow handler; now and then the CPU stands still, and aux says so."""
STUB = {"irqscope_stub": 1, "port": "linux_kmod", "storm": 10_000, "rest": 5, "pins": {"isr": "hard handler"}}
RATES = ("--from", "40kHz", "--to", "1.2MHz", "--width", "200ns", "--steps", 16, "--refine", 6)


def sweep(tmp_path: Path, kind: str, *arguments: object, faults: str = "") -> tuple[int, dict]:
    """A sweep of 400 stimuli a step, and what result.json says."""
    profile = tmp_path / "saturable.toml"
    profile.write_text(SATURABLE.format(kind=kind) + faults)
    return saturate(tmp_path, url(profile=profile), *RATES, "--count", 400, *arguments)


def saturate(tmp_path: Path, port: str, *arguments: object) -> tuple[int, dict]:
    out = tmp_path / "sweep"
    code, _ = irqscope("saturate", "--port", port, *arguments, "--out", out)
    return code, json.loads((out / "result.json").read_text())


def test_the_knee_is_the_handlers_own_rate(tmp_path):
    """Driven without a pause it answers at equal distances: that is its service time, and the knee its reciprocal."""
    code, result = sweep(tmp_path, "latched", "--direction", "both")
    found, fastest = result["saturation"], max(result["steps"], key=lambda row: row["offered_hz"])
    tick = result["tick"]["numerator"] / result["tick"]["denominator"]
    service = fastest["interval"]["median"] * tick
    assert fastest["interval"]["max"] - fastest["interval"]["min"] <= 2, "a busy handler is regular"
    assert found["shape"] == "knee" and found["service"] == pytest.approx(service, abs=2 * tick)
    assert found["knee"]["rate"] == pytest.approx(1 / service, rel=0.005)  # of 70 answers, half of one
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
    report = page_of(tmp_path / "sweep")
    assert "No saturation rate" in report


def test_a_handler_that_loses_one_edge_in_fifty_has_no_knee(tmp_path):
    found = sweep(tmp_path, "latched", faults="[faults]\nlost = 0.02\n")[1]["saturation"]
    assert found["shape"] == "lossy handler" and found["knee"] is None and found["loss_free"] is None


def test_stalls_at_low_rates_are_no_saturation(tmp_path):
    """They bend the curve and make answers come back to back, at a third of what the handler can answer."""
    rates = ("--from", "4kHz", "--to", "60kHz", "--steps", 12, "--refine", 4, "--width", "200ns")
    _, result = saturate(tmp_path, url(profile="overloaded"), *rates, "--duration", "50ms")
    found = result["saturation"]
    assert found["stalls"] and found["knee"] is None and found["shape"] == "no knee"
    assert min(row["interval"]["min"] for row in result["steps"]) * 9.95e-9 < 4e-6


def masked(tmp_path: Path, phase: str, length: str) -> dict:
    """Of a target that masks its interrupt for so long each 2.3 s from a phase on, in steps of 0.1 s."""
    (directory := tmp_path / length).mkdir()
    profile, stub = directory / "masked.toml", directory / "stub"
    profile.write_text(MASKED.format(phase=phase, length=length))
    stub.write_text(json.dumps(STUB))
    rates = ("--from", "4kHz", "--to", "120kHz", "--steps", 32, "--refine", 8, "--duration", "100ms")
    return saturate(directory, url(profile=profile), *rates, "--stub", stub)[1]


@pytest.mark.parametrize("phase", ["0.7s", *(pytest.param(f"{a}s", marks=pytest.mark.slow) for a in (0, 1.3, 2))])
def test_steps_with_protection_do_not_define_the_knee_and_twice_the_mask_does_not_move_it(tmp_path, phase):
    """It takes up to half and more of a step that it falls into, beyond the knee as well."""
    knees = []
    for length in ("40ms", "80ms"):
        result = masked(tmp_path, phase, length)
        found, apart = result["saturation"], [row for row in result["steps"] if row["masked"]]
        beyond = [row["answered_hz"] for row in apart if row["offered_hz"] > 20e3]
        assert found["protected"] == len(apart) and min(beyond) < 0.95 * 20e3
        assert found["knee"]["rate"] == pytest.approx(20e3, rel=0.0005)
        assert found["knee"]["interval"][0] <= 20e3 <= found["knee"]["interval"][1]
        told = {name: value for name, value in found["knee"].items() if name != "longer"}
        knees.append(Knee(**{**told, "interval": tuple(told["interval"])}))
    assert not difference(*knees).shown


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, 1])
def test_the_saturation_rate_of_a_target_that_stalls(tmp_path, seed):
    """Of the shipped profile, whose truth test_overloaded.py has from a model that knows nothing of the gateware.

    Its stalls scatter the rate by 0.3 % (one SD) in steps of a second, and by 0.45 % in those of
    docs/evidence/knees.md.
    """
    truth = Handler.of("overloaded").capacity
    rates = ("--from", "10kHz", "--to", "1MHz", "--width", "200ns", "--duration", "1s")
    _, result = saturate(tmp_path, url(profile="overloaded", seed=seed), *rates)
    knee = result["saturation"]["knee"]
    assert knee["rate"] == pytest.approx(truth, rel=0.01)
    assert knee["interval"][0] <= truth <= knee["interval"][1]
