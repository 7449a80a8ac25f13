# SPDX-License-Identifier: BSD-2-Clause
"""When stimuli came, by how many had come at each snapshot: against the times of all of them."""

import json
from bisect import bisect_right

import goldens
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from irqscope.contract.registers import Dither
from irqscope.device.driven import Driven
from irqscope.device.stimulus_plan import StimulusPlan


def of(edges: list[int], cuts: list[int]) -> Driven:
    found = Driven()
    for cut in cuts:
        found.add(cut, bisect_right(edges, cut))
    return found


@given(st.integers(1, 200), st.integers(2, 500), st.lists(st.integers(1, 40_000), min_size=1, max_size=12, unique=True))
def test_of_equal_intervals_it_misses_two_at_most_and_is_never_too_long(n, interval, cuts):
    edges = [700 + number * interval for number in range(n)]
    found = of(edges, sorted(cuts))
    seen = [edge for edge in edges if edge <= max(cuts)]
    stretch = found.stretch(interval, 0)
    if not seen:
        assert stretch is None and found.edges == 0
        return
    begin, end = stretch
    true = seen[-1] - seen[0]
    assert found.edges == len(seen) and true - 2 * interval < end - begin <= true
    if any(edges[0] <= cut < seen[-1] for cut in cuts):  # else only the length is known
        assert seen[0] <= begin <= end <= seen[-1]


@pytest.mark.parametrize("dither", Dither)
def test_of_unequal_ones_it_is_too_long_as_rarely_as_is_said(dither):
    """2.5 % of 2000 runs, and three standard deviations of that."""
    rng = np.random.default_rng(dither)
    plan = StimulusPlan(period=500, width=10, dither=dither, span=0 if dither == Dither.NONE else 401)
    spread = {
        Dither.NONE: lambda n: np.zeros(n, dtype=np.int64),
        Dither.UNIFORM: lambda n: np.diff(rng.integers(0, 401, n + 1)),
        Dither.EXPONENTIAL: lambda n: rng.exponential(401, n).astype(np.int64),
        Dither.WALK: lambda n: rng.integers(0, 401, n),
    }[dither]
    long, short = 0, []
    for _ in range(2000):
        edges = np.cumsum(500 + spread(300)).tolist()
        cuts = (np.arange(1, 12) * rng.integers(5_000, 60_000)).tolist()
        found = of(edges, cuts)
        begin, end = found.stretch(plan.edge_interval, plan.edge_scatter)
        true = edges[found.edges - 1] - edges[0]
        long += end - begin > true
        short.append((end - begin) / true)
    assert long <= 2000 * 0.025 + 3 * (2000 * 0.025 * 0.975) ** 0.5
    assert np.median(short) > 0.85


def test_of_a_burst_the_edges_are_counted():
    plan = StimulusPlan(period=5000, width=10, burst=5, gap=100, dither=Dither.WALK, span=1201)
    assert plan.edge_interval == (5000 + 600) / 5
    assert plan.edge_scatter == pytest.approx(1201 / 12**0.5 / 5**0.5)


@pytest.mark.parametrize("name", ["judged", "killed", "loss", "overloaded", "outliers", "recurrence"])
def test_a_run_without_events_was_observed_as_long_as_stimuli_came(name):
    """Some have one snapshot alone, whose largest sample is all that has a time."""
    found, checked = goldens.expected(name)["result.json"], 0
    plan = json.loads((goldens.RECORDED / name / "run.json").read_text())["configuration"]["stimuli"]["stimulus"]
    interval = plan["period"] + (plan["span"] - 1) // 2 if plan["dither"] == "walk" else plan["period"]
    true = found["stimuli"]["stimulus"]["fired"] * interval * found["tick"]["numerator"] / found["tick"]["denominator"]
    for segment in found["segments"]:
        if segment["kind"] == "latency" and segment["exceedances"]:
            assert segment["dependence"]["source"] == "snapshots"
            # Dither makes 20 s of 20 000 stimuli 41 ms longer or shorter, one standard deviation.
            assert 0.94 * true < 3600 * segment["exceedances"][0]["hours"] <= 1.003 * true
            checked += 1
    assert checked
