# SPDX-License-Identifier: BSD-2-Clause
"""Clusters of exceedances: the extremal index of processes that have a known one, and declustering."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from processes import beat, bursty, independent
from scipy.signal import lfilter

from irqscope.analysis.extremal import decluster, extremal_index, natural_gap

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


def test_no_exceedances_are_no_clusters():
    none = decluster(np.empty(0, dtype=np.int64), 5)
    assert (none.count, none.longest, none.longest_time) == (0, None, None)
    assert extremal_index(np.array([7]), 10) is None and natural_gap(np.array([7]), 10) == 0
    with pytest.raises(ValueError, match="gap cannot be -1"):
        decluster(np.array([1]), -1)


def indices(process, n=200_000, runs=20):
    return [extremal_index(np.flatnonzero(process.draw(np.random.default_rng(seed), n)), n) for seed in range(runs)]


def test_the_extremal_index_of_known_processes():
    """Independent samples have 1, bursts of a geometric length its reciprocal (Ferro and Segers, section 2)."""
    assert np.mean(indices(independent(0.005))) == pytest.approx(1, abs=0.02)
    assert np.mean(indices(bursty(0.005, 5))) == pytest.approx(0.2, abs=0.015)
    assert np.mean(indices(bursty(0.005, 20))) == pytest.approx(0.05, abs=0.008)


def test_disturbances_at_regular_times_are_counted():
    """Bursts of 8, or of 9 now and then: the intervals estimator by itself takes even spacing for twice as many."""
    assert indices(beat(0.002, 4000.7)) == pytest.approx([1 / 8] * 20, abs=0.002)


N = 20_000


@pytest.mark.parametrize(
    ("starts", "length"), [([1000], 250), ([0], 250), ([N - 250], 250), ([1000, 9000], 125), ([1000, 5000], 125)]
)
def test_few_long_stalls(starts, length):
    """One disturbance in a run is the commonest case of all; its gaps are all 1."""
    beyond = np.concatenate([np.arange(start, start + length) for start in starts])
    assert extremal_index(beyond, N) == len(starts) / len(beyond)
    assert natural_gap(beyond, N) == 1


def test_stalls_of_random_length_and_a_stall_among_independent_exceedances():
    """Nothing but the mean length counts; 250 of 1000 exceedances in one stall leave 751 clusters."""
    found, truth = [], []
    for seed in range(40):
        rng = np.random.default_rng(seed)
        stalls = [np.arange(start, start + 1 + int(rng.exponential(90))) for start in rng.integers(0, N - 900, 20)]
        beyond = np.unique(np.concatenate(stalls))
        found.append(extremal_index(beyond, N))
        truth.append(decluster(beyond, 1).count / len(beyond))
    assert np.median(found) == pytest.approx(np.median(truth), rel=0.1)
    mixed = []
    for seed in range(40):
        rng = np.random.default_rng(seed)
        beyond = np.unique(np.concatenate([rng.choice(N, 750, replace=False), np.arange(5000, 5250)]))
        mixed.append(extremal_index(beyond, N))
    assert np.mean(mixed) == pytest.approx(0.751, abs=0.05)


def test_the_autoregressive_process_comes_together_more_the_slower_it_is():
    """Gaussian: its index tends to 1 as thresholds rise, but of the longest 200 of 20 000 it is far below."""
    found = {}
    for phi in (0.0, 0.9, 0.98):
        series = lfilter([np.sqrt(1 - phi * phi)], [1, -phi], np.random.default_rng(3).standard_normal(N + 2000))[2000:]
        found[phi] = extremal_index(np.flatnonzero(series >= np.sort(series)[-200]), N)
    assert found[0.0] > 0.9 and 0.2 < found[0.9] < 0.45 and 0.03 < found[0.98] < 0.16


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
        n, beyond = len(series), np.flatnonzero(series > np.quantile(series, 0.995))
        index = extremal_index(beyond, n)
        assert index == pytest.approx(1 - a, abs=0.05)
        assert decluster(beyond, natural_gap(beyond, n)).count == index * len(beyond)


def test_the_natural_gap_by_hand():
    """Gaps round the run of 20: 1, 1, 2, 16. Intervals: 2 * 16^2 / (4 * (14 * 15)) - 1/4 = 0.36: one cluster, so a gap
    of 2. Of 1, 2, 1, 2, 1 round a run of 7 (equation 4 of the paper): 2 * 7^2 / (5 * 11) - 1/5 > 1: each by itself.
    """
    assert natural_gap(np.array([0, 1, 2, 4]), 20) == 2
    assert natural_gap(np.array([0, 1, 3, 4, 6]), 7) == 0 and extremal_index(np.array([0, 1, 3, 4, 6]), 7) == 1.0


def test_two_exceedances_and_samples_that_are_nearly_all_beyond():
    """Of 49 gaps of 1 and one of 3: 2 * 2^2 / (50 * 2) - 1/50 is 3 of 50, and what is not 1 is one alone."""
    assert extremal_index(np.array([10, 11]), 100) == 0.5 and extremal_index(np.array([10, 60]), 100) == 1.0
    assert extremal_index(np.arange(50), 52) == 1 / 50 and extremal_index(np.arange(50), 51) == 1.0


def test_estimated_numbers_may_be_equal():
    """Records of outliers do not number samples: two may get one number, and the last that of the end."""
    assert extremal_index(np.array([10, 10, 11, 20]), 20) == 0.75
