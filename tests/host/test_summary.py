# SPDX-License-Identifier: BSD-2-Clause
"""Figures of a distribution."""

import math
import statistics

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from irqscope.histogram import Distribution, ExactCounts
from irqscope.summary import binomial_cdf, needed, quantile, summarise

SAMPLES = st.lists(st.integers(0, 10**7), min_size=2, max_size=300)


def counted(values: list[int]) -> ExactCounts:
    counts = ExactCounts()
    counts.add(np.array(values, dtype=np.int64))
    return counts


@given(SAMPLES)
def test_exact_figures(values):
    summary = summarise(Distribution.exact(counted(values)), min(values), max(values), sum(values))
    assert (summary.n, summary.min, summary.max, summary.sum) == (len(values), min(values), max(values), sum(values))
    assert summary.range == max(values) - min(values) and summary.exact
    assert summary.mean == pytest.approx(statistics.fmean(values))
    assert summary.sd == pytest.approx(statistics.stdev(values), abs=1e-6)
    assert summary.median == statistics.median_low(values)


@given(SAMPLES)
def test_figures_from_bins_enclose_the_truth(values):
    distribution = Distribution.binned(counted(values).bins(4), 4, min(values), max(values))
    summary = summarise(distribution, min(values), max(values), sum(values))
    low, high = summary.sd_bounds
    assert low - 1e-6 <= statistics.stdev(values) <= high + 1e-6
    low, high = summary.median_bounds
    assert low <= statistics.median_low(values) <= high


@given(SAMPLES, st.lists(st.integers(0, 10**7), max_size=40))
def test_figures_from_bins_with_later_samples_enclose_the_truth(values, later):
    bins = counted(values + later).bins(4)
    distribution = Distribution.binned(bins, 4, min(values), max(values), len(values))
    summary = summarise(distribution, min(values), max(values), sum(values))
    assert (summary.n, summary.mean) == (len(values), pytest.approx(statistics.fmean(values)))
    low, high = summary.sd_bounds
    assert low - 1e-6 <= statistics.stdev(values) <= high + 1e-6
    low, high = summary.median_bounds
    assert low <= statistics.median_low(values) <= high
    for found in summary.quantiles:
        assert not found.estimable or found.low <= found.high


@given(st.integers(1, 400), st.floats(0.001, 0.999), st.data())
def test_binomial_distribution(n, p, data):
    k = data.draw(st.integers(-1, n))
    plain = math.fsum(math.comb(n, i) * p**i * (1 - p) ** (n - i) for i in range(k + 1))
    assert binomial_cdf(k, n, p) == pytest.approx(plain, abs=1e-9)


def test_what_n_does_not_support_is_not_estimable():
    values = list(range(1000))
    distribution = Distribution.exact(counted(values))
    assert needed(0.999) == 3688 and needed(0.001) == 3688
    found = quantile(distribution, "0.999")
    assert not found.estimable and found.high is None and found.needed == 3688
    found = quantile(distribution, "0.99")
    assert found.estimable and found.low == 989 and found.interval[0] < 989 < found.interval[1] <= 999


def test_intervals_cover_the_truth():
    """A 95 % interval for the 99 % quantile of 1000 uniform samples holds the truth in 95 % of the cases or more."""
    rng = np.random.default_rng(1)
    inside = 0
    for _ in range(400):
        found = quantile(Distribution.exact(counted(rng.integers(0, 10**6, 1000).tolist())), "0.99")
        inside += found.interval[0] <= 990_000 <= found.interval[1]
    assert inside >= 0.93 * 400


def test_nothing_measured():
    summary = summarise(Distribution([], [], []), None, None, 0)
    assert summary.n == 0 and summary.median is None and not any(q.estimable for q in summary.quantiles)
