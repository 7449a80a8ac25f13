# SPDX-License-Identifier: BSD-2-Clause
"""Runs without the event stream, as for days: half a virtual hour with all its books, in memory that does not grow."""

import json
from dataclasses import replace

import endurance
import numpy as np
import pytest
from endtoend import irqscope, latency, url

pytestmark = pytest.mark.bench

GROWTH_MB = 3
"""In the second half of half an hour a run that kept its blocks would grow by 5.6, and one that keeps none by 1."""


@pytest.mark.slow
@pytest.mark.parametrize("minutes", [30, 60])
def test_long_at_50_hz(minutes, tmp_path):
    run = endurance.endure(replace(endurance.RUNS["days"], hours=minutes / 60), tmp_path, 0.001)
    assert run["valid"] and run["balanced"] and run["exit_code"] == 0
    assert run["fired"] == minutes * 3000 and all(s["n"] == minutes * 3000 for s in run["segments"].values())
    assert run["records"] == sum(s["outliers"] for s in run["segments"].values()) > 10
    hours, memory, capture = np.array(run["samples"]).T
    half = hours >= hours[-1] / 2
    assert len(hours) >= endurance.KEPT and hours[-1] > 0.99 * minutes / 60
    assert np.ptp(memory[half]) < GROWTH_MB
    assert capture[-1] < minutes / 3


def test_a_run_across_the_wraps(tmp_path):
    run = endurance.endure(replace(endurance.RUNS["wraps"], hours=20 / 3600), tmp_path, 0.001)
    assert run["valid"] and run["balanced"] and run["exit_code"] == 0 and run["fired"] == 20_000
    assert run["turns"] == {"time modulo 2^40": 1, "time modulo 2^52": 1}  # the others are not so near


def test_its_statistics_are_those_of_a_run_with_events(tmp_path):
    arguments = ("--rate", "5kHz", "--count", 2000, "--threshold", "4us")
    port = url(profile="linux-rt", engine="native", link="unlimited")
    with_events = latency(port, tmp_path / "all", *arguments)
    without = latency(port, tmp_path / "outliers", *arguments, "--events", "outliers")
    assert without.code == with_events.code == 0
    assert without.events == [] and len(with_events.events) > 7000
    assert without.result["outliers"] and not without.result["from_events"]
    assert without.result["balance"]["balanced"] and without.result["events"]["complete"] is False
    assert without.result["cross_check"]["done"] is False and with_events.result["cross_check"]["done"]
    names = [account["name"] for account in without.result["balance"]["equations"]]
    assert "isr: causes fired" in names and not any(name.startswith("stream") for name in names)
    for plain, full in zip(without.result["segments"], with_events.result["segments"], strict=True):
        assert plain["n"] == full["n"] and plain["classes"] == full["classes"]


def test_every_stimulus_that_was_driven_is_a_cause(tmp_path):
    port = url(profile="linux-rt", engine="native")
    latency(port, tmp_path / "run", "--rate", "5kHz", "--count", 200, "--threshold", "9us", "--events", "outliers")
    result = json.loads((tmp_path / "run" / "result.json").read_text())
    fired = next(a for a in result["balance"]["equations"] if a["name"] == "isr: causes fired")
    assert fired == {
        "name": "isr: causes fired",
        "left": {"fired stimulus": 200},
        "right": {"causes": 200},
        "balanced": True,
    }


def test_what_it_would_not_tell_is_refused(tmp_path, capsys):
    out = ("--port", url(profile="linux-rt"), "--out", tmp_path / "run", "--events", "outliers")
    assert irqscope("latency", *out)[0] == 2
    stub = tmp_path / "stub.json"
    stub.write_text(json.dumps({"irqscope_stub": 1, "storm": 50, "pins": {"isr": "hard handler"}}) + "\n")
    assert irqscope("latency", *out, "--threshold", "50us", "--stub", stub)[0] == 2
    assert not (tmp_path / "run").exists()
