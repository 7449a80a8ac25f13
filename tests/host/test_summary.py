# SPDX-License-Identifier: BSD-2-Clause
"""Figures of a distribution."""

import statistics

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from irqscope.analysis.histogram import Distribution, ExactCounts
from irqscope.results.summary import summarise

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


def test_nothing_measured():
    summary = summarise(Distribution([], [], []), None, None, 0)
    assert summary.n == 0 and summary.median is None and not any(q.estimable for q in summary.quantiles)
