# SPDX-License-Identifier: BSD-2-Clause
"""For how long a run without events was observed: no longer than stimuli came, whatever dither made of it."""

import json

import goldens
import numpy as np
import pytest

from irqscope.contract.registers import Dither
from irqscope.device.stimulus_plan import StimulusPlan


@pytest.mark.parametrize("dither", Dither)
@pytest.mark.parametrize("edges", [30, 1000])
def test_stimuli_come_within_a_shorter_time_as_rarely_as_is_said(dither, edges):
    """2.5 % of 2000 runs, and three standard deviations of that."""
    rng = np.random.default_rng(dither)
    plan = StimulusPlan(period=500, width=10, dither=dither, span=0 if dither == Dither.NONE else 401)
    spread = {
        Dither.NONE: lambda n: np.zeros(n, dtype=np.int64),
        Dither.UNIFORM: lambda n: np.diff(rng.integers(0, 401, n + 1)),
        Dither.EXPONENTIAL: lambda n: rng.exponential(401, n).astype(np.int64),
        Dither.WALK: lambda n: rng.integers(0, 401, n),
    }[dither]
    lengths = [int((500 + spread(edges - 1)).sum()) for _ in range(2000)]
    least = plan.least_length(edges)
    assert sum(least > length for length in lengths) <= 2000 * 0.025 + 3 * (2000 * 0.025 * 0.975) ** 0.5
    assert 0.8 * np.median(lengths) < least <= np.median(lengths)


def test_of_bursts_the_first_edges_are_scheduled():
    plan = StimulusPlan(period=5000, width=10, burst=5, gap=100, dither=Dither.WALK, span=1201)
    assert plan.least_length(51) == pytest.approx(10 * 5600 - 2 * 1201 / 12**0.5 * 10**0.5)
    assert plan.least_length(1) == plan.least_length(0) == 0


@pytest.mark.parametrize("name", ["judged", "killed", "loss", "overloaded", "outliers", "recurrence"])
def test_golden_runs_without_events(name):
    """Some have one snapshot alone, whose largest sample is all that has a time."""
    found, checked = goldens.expected(name)["result.json"], 0
    plan = json.loads((goldens.RECORDED / name / "run.json").read_text())["configuration"]["stimuli"]["stimulus"]
    interval = plan["period"] + (plan["span"] - 1) // 2 if plan["dither"] == "walk" else plan["period"]
    true = found["stimuli"]["stimulus"]["fired"] * interval * found["tick"]["numerator"] / found["tick"]["denominator"]
    for segment in found["segments"]:
        if segment["kind"] == "latency" and segment["exceedances"]:
            assert segment["dependence"]["source"] == "snapshots"
            assert 0.94 * true < 3600 * segment["exceedances"][0]["hours"] <= true
            checked += 1
    assert checked
