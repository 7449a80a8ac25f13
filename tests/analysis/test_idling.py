# SPDX-License-Identifier: BSD-2-Clause
"""Latency over the idle time before: steps are found where they are, and none where there is none."""

from collections.abc import Sequence

import numpy as np
import pytest

from irqscope.analysis.idling import Curve, curve


def drawn(seed: int, n: int, states: Sequence[tuple[int, int]] = (), sigma: float = 0.6) -> Curve:
    """Of a target with idle states: gaps from 20 us to 100 ms in ticks of 10 ns, by equal factors."""
    rng = np.random.default_rng(seed)
    gaps = np.exp(rng.uniform(np.log(2000), np.log(1e7), n)).astype(np.int64)
    added = np.zeros(n)
    for residency, takes in states:
        added[gaps >= residency] = takes
    found = curve(gaps, (200 + added + rng.lognormal(3.5, sigma, n)).astype(np.int64))
    assert found
    return found


@pytest.mark.parametrize("n", [60, 400, 3000])
def test_a_level_that_stays_has_no_step_but_in_5_percent(n: int) -> None:
    wrong = sum(bool(drawn(seed, n, sigma=1.0).steps) for seed in range(200))
    assert wrong <= 10 and not wrong * n > 30_000


def test_rare_and_long_delays_are_no_step() -> None:
    rng = np.random.default_rng(4)
    wrong = 0
    for _ in range(100):
        latencies = 200 + rng.exponential(20, 2000)
        latencies[rng.random(2000) < 0.01] += 50_000
        found = curve(np.exp(rng.uniform(3, 14, 2000)).astype(np.int64), latencies.astype(np.int64))
        wrong += bool(found and found.steps)
    assert wrong <= 5


def test_steps_are_where_they_are_and_as_high_as_they_are() -> None:
    """Of 100 targets with one to three states: intervals of 95 %, and few steps that are none."""
    rng = np.random.default_rng(1)
    steps = places = heights = more = 0
    for seed in range(100):
        states = [(5000, 80), (50_000, 1500), (1_000_000, 6000)][: 1 + seed % 3]
        found = drawn(seed, int(rng.choice([400, 2000, 6000])), states)
        more += len(found.steps) > len(states)
        if len(found.steps) != len(states):
            continue
        before = 0
        for step, (residency, takes) in zip(found.steps, states, strict=True):
            steps += 1
            places += step.interval[0] < residency <= step.interval[1]
            heights += step.height[1] <= takes - before <= step.height[2]
            before = takes
        assert found.exit[1] <= states[-1][1] <= found.exit[2]
    assert steps >= 180 and places >= 0.95 * steps and heights >= 0.95 * steps and more <= 5


def test_a_state_that_few_samples_meet_is_found() -> None:
    """A long gap takes long: of 20 000 samples 30 are beyond the last step."""
    rng = np.random.default_rng(2)
    gaps = np.concatenate([rng.integers(1000, 100_000, 20_000), rng.integers(1_000_000, 2_000_000, 30)])
    latencies = 200 + rng.lognormal(4, 0.5, len(gaps)) + 300 * (gaps >= 1_000_000)
    found = curve(gaps, latencies.astype(np.int64))
    assert found and len(found.steps) == 1
    assert found.steps[0].interval == (int(gaps[:20_000].max()), int(gaps[20_000:].min()))


def test_a_latency_may_get_shorter() -> None:
    """What waits for the end of a handler, or for a frequency that was raised."""
    rng = np.random.default_rng(3)
    gaps = rng.integers(0, 10_000, 3000)
    found = curve(gaps, (200 + 500 * (gaps < 2000) + rng.integers(0, 9, 3000)).astype(np.int64))
    assert found and len(found.steps) == 1
    (step,) = found.steps
    assert step.interval[0] < 2000 <= step.interval[1] and -510 < step.height[1] <= -500 <= step.height[2] < -490
    assert found.exit[0] == 0 and found.exit[1] == 0


def test_bins_have_enough_samples_and_all_of_them() -> None:
    found = drawn(5, 3000, [(50_000, 1500)])
    assert sum(each.n for each in found.bins) == 3000 and min(each.n for each in found.bins) >= 20
    assert all(a.end < b.begin for a, b in zip(found.bins, found.bins[1:], strict=False))
    assert all(each.low is None or each.low <= each.median <= (each.high or 0) <= each.worst for each in found.bins)
    assert curve(np.arange(19), np.arange(19)) is None
