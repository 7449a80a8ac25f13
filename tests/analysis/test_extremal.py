# SPDX-License-Identifier: BSD-2-Clause
"""Clusters of exceedances: the extremal index of processes that have a known one, and declustering."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from processes import beat, bursty, independent

from irqscope.analysis.extremal import decluster, effective_n, extremal_index, natural_gap

TIMES = st.lists(st.integers(0, 200), min_size=1, max_size=40).map(lambda times: np.array(sorted(times)))


@given(TIMES, st.integers(0, 20))
def test_clusters_are_what_a_slow_look_finds(times, gap):
    expected: list[list[int]] = []
    for time in times.tolist():
        if expected and time - expected[-1][-1] <= gap:
            expected[-1].append(time)
        else:
            expected.append([time])
    found = decluster(times, gap)
    assert found.first.tolist() == [cluster[0] for cluster in expected]
    assert found.last.tolist() == [cluster[-1] for cluster in expected]
    assert found.sizes.tolist() == [len(cluster) for cluster in expected]
    assert found.longest == max(map(len, expected)) and found.count == len(expected)
    assert found.longest_time == max(cluster[-1] - cluster[0] for cluster in expected)
    assert found.mean_size == pytest.approx(len(times) / len(expected))


def test_no_exceedances_are_no_clusters():
    none = decluster(np.empty(0, dtype=np.int64), 5)
    assert (none.count, none.longest, none.mean_size, none.longest_time) == (0, None, None, None)
    assert extremal_index(np.array([7])) is None and natural_gap(np.array([7])) == 0
    with pytest.raises(ValueError, match="gap cannot be -1"):
        decluster(np.array([1]), -1)


def indices(process, n=200_000, runs=20):
    return [extremal_index(np.flatnonzero(process.draw(np.random.default_rng(seed), n))) for seed in range(runs)]


def test_the_extremal_index_of_known_processes():
    """Independent samples have 1, bursts of a geometric length its reciprocal (Ferro and Segers, section 2)."""
    assert np.mean(indices(independent(0.005))) == pytest.approx(1, abs=0.02)
    assert np.mean(indices(bursty(0.005, 5))) == pytest.approx(0.2, abs=0.015)
    assert np.mean(indices(bursty(0.005, 20))) == pytest.approx(0.05, abs=0.008)
    assert max(indices(beat(0.002, 4000.7))) < 0.3  # bursts of 8


def test_the_maximum_autoregressive_process():
    """X_t = max(a X_(t-1), (1 - a) Z_t) with unit Frechet Z has the extremal index 1 - a exactly."""
    rng = np.random.default_rng(6)
    for a in (0.25, 0.75):
        noise = -1 / np.log(rng.random(400_000))
        series = np.empty(len(noise))
        state = noise[0]
        for number, value in enumerate(noise.tolist()):
            state = max(a * state, (1 - a) * value)
            series[number] = state
        beyond = np.flatnonzero(series > np.quantile(series, 0.995))
        assert extremal_index(beyond) == pytest.approx(1 - a, abs=0.05)
        clusters = decluster(beyond, natural_gap(beyond))
        assert clusters.count == pytest.approx((1 - a) * len(beyond), rel=0.1)
        assert effective_n(len(series), extremal_index(beyond)) == pytest.approx((1 - a) * len(series), rel=0.1)


def test_dense_exceedances_have_the_other_form():
    """All gaps 1 or 2: equation 4 of the paper. 2 (1+1+2+1)^2 / (4 * (1+1+4+1)) = 50 / 28, at most 1."""
    assert extremal_index(np.array([0, 1, 2, 4, 5])) == 1.0
    assert extremal_index(np.array([0, 1, 2, 52])) == pytest.approx(2 * 49**2 / (3 * 49 * 48))
