# SPDX-License-Identifier: BSD-2-Clause
"""Histograms: exact, and in the chip's bins."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from irqscope.analysis.histogram import DENSE, BinCounts, Distribution, ExactCounts, bin_edges, bins_of, median
from irqscope.contract.statistics import VALUE_BITS, bin_count, bin_low, bin_of

VALUE = st.one_of(st.integers(0, 200), st.integers(0, 2 * DENSE), st.integers(0, 2**VALUE_BITS - 1))


@given(st.lists(VALUE, min_size=1), st.integers(0, 7))
def test_fast_bins_are_the_contract_s(values, sub_bits):
    assert bins_of(np.array(values), sub_bits).tolist() == [bin_of(value, sub_bits) for value in values]


def test_fast_bins_at_every_edge():
    for sub_bits in range(8):
        edges = np.array(bin_edges(sub_bits))
        assert bins_of(edges[:-1], sub_bits).tolist() == list(range(bin_count(sub_bits)))
        assert bins_of(edges[1:] - 1, sub_bits).tolist() == list(range(bin_count(sub_bits)))


@given(st.lists(st.lists(VALUE)))
def test_exact_counts(batches):
    counts = ExactCounts()
    for batch in batches:
        counts.add(np.array(batch, dtype=np.int64))
    everything = sorted(value for batch in batches for value in batch)
    values, numbers = counts.table()
    assert np.repeat(values, numbers).tolist() == everything
    assert counts.n == len(everything)
    bins = [0] * bin_count(4)
    for value in everything:
        bins[bin_of(value, 4)] += 1
    binned = BinCounts(4)
    for batch in batches:
        binned.add(np.array(batch, dtype=np.int64))
    assert counts.bins(4) == bins == binned.bins()


@given(st.lists(VALUE, min_size=1), st.data())
def test_ranks(values, data):
    counts = ExactCounts()
    counts.add(np.array(values, dtype=np.int64))
    rank = data.draw(st.integers(1, len(values)))
    true = sorted(values)[rank - 1]
    assert Distribution.exact(counts).rank(rank) == (true, true)
    low, high = Distribution.binned(counts.bins(5), 5, min(values), max(values)).rank(rank)
    assert low <= true <= high
    assert high - low < max(1, bin_low(bin_of(true, 5) + 1, 5) - bin_low(bin_of(true, 5), 5))


@given(st.lists(VALUE, min_size=1), st.lists(VALUE), st.data())
def test_ranks_with_later_samples(values, later, data):
    """Whatever else stands in the bins, also beyond minimum and maximum, the true sample is within the bounds."""
    counts = ExactCounts()
    counts.add(np.array(values + later, dtype=np.int64))
    distribution = Distribution.binned(counts.bins(5), 5, min(values), max(values), len(values))
    assert distribution.n == len(values)
    rank = data.draw(st.integers(1, len(values)))
    low, high = distribution.rank(rank)
    assert low <= sorted(values)[rank - 1] <= high


@given(st.lists(st.integers(0, 60) | st.integers(0, 2**40), min_size=1))
def test_medians_are_numpy_s(values):
    """Of values that are close together, which are counted, and of others."""
    counts, given_ = ExactCounts(), np.array(values, dtype=np.int64)
    counts.add(given_)
    assert Distribution.exact(counts).median == median(given_) == np.median(given_)


def test_the_median_of_an_even_number_is_between_the_two_in_the_middle():
    assert median(np.array([9, 4, 7, 4])) == 5.5 and median(np.array([4, 9])) == 6.5


def test_bins_that_hold_fewer_than_were_counted_have_what_they_hold():
    fewer = Distribution.binned([0, 0, 0, 0, 0, 2], 5, 0, 5, 3)
    assert (fewer.n, fewer.later) == (2, 0) and Distribution([], [], []).n == 0


def test_bins_of_one_value_each_are_exact_unless_samples_came_later():
    assert Distribution([5, 7], [5, 7], [2, 1]).is_exact
    assert not Distribution([5, 7], [5, 8], [2, 1]).is_exact
    assert not Distribution([5, 7], [5, 7], [2, 1], 1).is_exact


def test_ranks_outside_are_refused():
    distribution = Distribution([5], [5], [2])
    for rank in (0, 3):
        with pytest.raises(IndexError, match="of 2 samples"):
            distribution.rank(rank)
