# SPDX-License-Identifier: BSD-2-Clause
"""Blocks of a run: kept in constant memory, and what their scatter says of dependence."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy import stats

from irqscope.analysis.blocks import BLOCKS, BlockCounts, block_quantiles, maxima_quantile, mean_ranks, scatter
from irqscope.analysis.histogram import Distribution
from irqscope.analysis.quantiles import Quantile


@settings(max_examples=50, deadline=None)
@given(st.integers(1, 1500))
def test_a_run_of_any_length_has_as_many_blocks(snapshots):
    """Snapshot k has one sample in bin 0 and k in bin 1; whatever is put together are neighbours."""
    kept = BlockCounts(2)
    for number in range(snapshots):
        kept.add(np.array([1, number]))
    table = kept.table
    assert snapshots < BLOCKS or BLOCKS < len(table) + 1 <= 2 * BLOCKS + 1
    sizes = table[:, 0]
    assert sizes.sum() == snapshots and len(set(sizes[:-1].tolist())) <= 1 and sizes[-1] <= sizes[0]
    ends = np.cumsum(sizes)
    assert table[:, 1].tolist() == [
        sum(range(end - size, end)) for end, size in zip(ends.tolist(), sizes.tolist(), strict=True)
    ]


def test_memory_does_not_grow():
    kept = BlockCounts(3)
    for _ in range(10 * BLOCKS):
        kept.add(np.array([1, 2, 3]))
        assert kept._counts.shape == (2 * BLOCKS, 3)


def test_the_design_effect_by_hand():
    """1 and 3 of 10: the share 0.2 has the variance 2/1 * (1 + 1) / 20^2 = 0.01, independent ones 0.16 / 20."""
    found = scatter(np.array([1, 3]), np.array([10, 10]))
    assert found.design_effect == pytest.approx(0.01 / 0.008)
    assert found.effective == pytest.approx(20 / 1.25 * (1.95996 / 12.7062) ** 2, rel=1e-4)


def test_the_design_effect_is_the_length_of_bursts():
    """Each block has 1000 samples; bursts of 7 late ones come independently."""
    rng = np.random.default_rng(2)
    effects = [scatter(7 * rng.poisson(5, BLOCKS), np.full(BLOCKS, 1000)).design_effect for _ in range(100)]
    assert np.mean(effects) == pytest.approx(7 / (1 - 0.035), rel=0.05)
    alone = [scatter(rng.binomial(1000, 0.035, BLOCKS), np.full(BLOCKS, 1000)) for _ in range(100)]
    assert np.mean([one.design_effect for one in alone]) == pytest.approx(1, rel=0.05)
    assert all(one.effective <= one.n for one in alone)


def test_blocks_that_depend_on_each_other_are_found():
    sizes = np.full(BLOCKS, 1000)
    slow = 20 + (10 * np.sin(np.arange(BLOCKS) / 2)).astype(int)
    assert scatter(slow, sizes).withheld.startswith("blocks depend on each other")
    rng = np.random.default_rng(4)
    found = [scatter(rng.poisson(20, BLOCKS), sizes).withheld for _ in range(300)]
    assert sum(text is not None for text in found) <= 0.04 * 300


@given(st.lists(st.floats(0, 3), min_size=1, max_size=60))
def test_ranks_are_those_of_scipy(series):
    assert mean_ranks(np.array(series)).tolist() == stats.rankdata(series).tolist()


def test_few_samples_in_few_blocks_are_no_clustering_as_long_as_chance_makes_them_so():
    """Of 9 samples in 64 blocks, 43 % of the runs have two in one block; of five pairs none has."""
    rng = np.random.default_rng(5)
    thrown = rng.integers(0, BLOCKS, (20_000, 9))
    occupied = np.array([len(set(row)) for row in thrown.tolist()])
    for most in (6, 7, 8):
        row = thrown[occupied == most][0]
        share = float((occupied <= most).mean())
        found = scatter(np.bincount(row, minlength=BLOCKS), np.full(BLOCKS, 1000))
        assert (found.withheld is None) == (share > 0.05)
    pairs = np.zeros(BLOCKS, dtype=int)
    pairs[:50:10] = 2
    assert scatter(pairs, np.full(BLOCKS, 1000)).withheld.startswith("late samples come together, in 5 of 64 blocks")


def test_what_few_blocks_or_few_stalls_cannot_tell_is_withheld():
    few = scatter(np.full(10, 5), np.full(10, 100))
    assert few.withheld == "there are 10 blocks, and it takes 20 to see how late samples come together"
    stalls = np.zeros(BLOCKS, dtype=int)
    stalls[[3, 31, 40]] = 50
    assert scatter(stalls, np.full(BLOCKS, 1000)).withheld == (
        "late samples come together, in 3 of 64 blocks only, as about 3 disturbances do: it takes 59 to tell how much "
        "they differ"
    )
    assert scatter(np.zeros(BLOCKS, dtype=int), np.full(BLOCKS, 1000)).withheld is None


def one(distribution: Distribution, table: np.ndarray, edges: np.ndarray, text: str) -> Quantile:
    (found,) = block_quantiles(distribution, table, edges, [text])
    return found


def test_a_quantile_with_blocks_stands_at_the_same_sample():
    """100 values, 64 000 samples of each; in the second run those above 84 come together."""
    rng = np.random.default_rng(8)
    edges = np.arange(100)
    even = np.full((BLOCKS, 100), 1000)
    uneven = even.copy()
    uneven[:, 85:] = np.round(1000 * rng.dirichlet(np.full(BLOCKS, 0.5)) * BLOCKS)[:, None]
    narrow, wide = (
        one(Distribution(range(100), range(100), table.sum(axis=0).tolist()), table, edges, "0.9")
        for table in (even, uneven)
    )
    assert narrow.low == 89 and wide.low in (89, 90)
    assert wide.interval[0] < narrow.interval[0] and narrow.interval[1] < wide.interval[1]
    assert one(Distribution([1], [1], [5]), even, edges, "0.9").estimable is False


def test_few_stalls_beyond_what_is_asked_about_withhold_its_interval():
    """1000 of 100 000 samples are beyond the quantile, in 75 of 100 blocks; but 500 of them are of ten stalls, and
    with as many more the quantile would be theirs."""
    order = np.random.default_rng(2).permutation(100)
    few = np.zeros((100, 3), dtype=int)
    few[order[:70], 1] = np.tile([7, 7, 7, 7, 7, 8, 7], 10)
    few[order[65:75], 2] = 50
    many = few.copy()
    many[:, 2] = 5
    for each in (few, many):
        each[:, 0] = 1000 - each.sum(axis=1)
    for each, withheld in ((few, True), (many, False)):
        distribution = Distribution(range(3), range(3), each.sum(axis=0).tolist())
        found = one(distribution, each, np.arange(3), "0.9895")
        assert (found.interval is None) == withheld and (found.low, found.high) == (0, 0)
        assert bool(found.withheld and "in 10 of 100 blocks" in found.withheld) == withheld


def test_the_longest_stall_counts_where_it_is_hidden():
    """A stall of 300 among 100 000 samples is less than what blocks scatter by at the median, and plain far above."""
    rng = np.random.default_rng(1)
    table = np.array([np.bincount(rng.integers(0, 999, 1000), minlength=1000) for _ in range(100)])
    stalled = table.copy()
    stalled[40] = np.bincount(rng.integers(0, 999, 700), minlength=1000)
    stalled[40, 999] = 300
    alone, found = (
        one(Distribution(range(1000), range(1000), each.sum(axis=0).tolist()), each, np.arange(1000), "0.5")
        for each in (table, stalled)
    )
    assert found.interval[1] - found.high > alone.interval[1] - alone.high + 4 * 300 // 2 // 100 - 2
    assert abs(found.interval[0] - alone.interval[0]) <= 3, "that end is no matter of it"


def test_maxima_of_windows():
    rng = np.random.default_rng(9)
    maxima = rng.permutation(100).tolist()
    found = maxima_quantile(maxima, "0.5")
    assert (found.low, found.interval) == (49, (39, 60)) and found.withheld is None
    assert maxima_quantile(maxima[:5], "0.5").withheld == "quantile 0.5 needs 6 samples, and there are 5"
    drifting = maxima_quantile(list(range(100)), "0.5")
    assert drifting.low == 49 and drifting.interval is None
    assert drifting.withheld.startswith("maxima of successive windows depend on each other")
