# SPDX-License-Identifier: BSD-2-Clause
"""What an operation costs: against truth, through a clock's grid, and where a run drifts."""

import numpy as np
import pytest
from processes import bursty, independent

from irqscope.analysis.blocks import LEAST_BLOCKS
from irqscope.analysis.calibration import QUANTISATION, Median, block_median, cost

BLOCKS = 64


def blocks(ticks):
    """Values and counts of samples in their order, by plain counting."""
    values = np.unique(ticks)
    table = [[int((part == value).sum()) for value in values] for part in np.array_split(ticks, BLOCKS)]
    return values, values, np.array(table, dtype=np.int64)


def seen(rng, durations):
    """A bracket as an instrument sees it: both edges at the first tick at or after them, wherever they fall."""
    begin = rng.uniform(0, 1000, len(durations))
    return (np.ceil(begin + durations) - np.ceil(begin)).astype(np.int64)


@pytest.mark.parametrize("empty", [0.4, 7.0, 8.9])
@pytest.mark.parametrize("operation", [0.0, 0.3, 5.7, 1234.56])
def test_a_constant_cost_is_enclosed_whatever_the_grid_does(empty, operation):
    rng = np.random.default_rng(3)
    one, other = (block_median(*blocks(seen(rng, np.full(2000, each)))) for each in (empty + operation, empty))
    found = cost(one, other)
    low, high = found.interval
    assert low <= operation <= high and high - low <= 2 * QUANTISATION + 2
    assert abs(found.value - operation) <= 2
    assert found.shown is (low > 0)
    assert found.shown or operation < 6


def test_edges_in_step_with_the_clock_do_not_average_out():
    """All brackets begin at one phase: the medians are wrong by a tick each, and no number of samples tells."""
    empty, operation = 10.02, 0.96
    one, other = (
        np.full(5000, np.ceil(0.99 + each) - np.ceil(0.99), dtype=np.int64) for each in (empty + operation, empty)
    )
    found = cost(block_median(*blocks(one)), block_median(*blocks(other)))
    assert abs(found.value - operation) <= 1 and found.interval[0] <= operation <= found.interval[1]


def test_bins_make_the_interval_wider():
    exact = cost(Median(100, 100, (99, 101)), Median(50, 50, (50, 50)))
    assert (exact.value, exact.interval) == (50, (47, 53))
    binned = cost(Median(96, 103, (96, 103)), Median(50, 50, (50, 50)))
    assert (binned.value, binned.interval) == (49.5, (44, 55))


@pytest.mark.parametrize(
    ("bracket", "interval", "shown"), [(99, (46, 55), True), (54, (1, 10), True), (53, (0, 9), False)]
)
def test_a_cost_is_shown_where_its_interval_is_above_0(bracket, interval, shown):
    """From the low end of one to the high end of the other, and a tick of each beyond."""
    found = cost(Median(bracket, bracket, (bracket, bracket + 2)), Median(50, 50, (48, 51)))
    assert (found.interval, found.shown) == (interval, shown)


@pytest.mark.parametrize("n", range(1, 8))
def test_a_median_is_the_lower_one_of_two(n):
    values = np.arange(10, 10 + n)
    found = block_median(values, values + 3, np.ones((1, n), dtype=np.int64))
    assert (found.low, found.high) == (sorted(values)[(n - 1) // 2], sorted(values + 3)[(n - 1) // 2])


@pytest.mark.parametrize(("number", "drifts"), [(LEAST_BLOCKS, True), (LEAST_BLOCKS - 1, False)])
def test_the_range_of_a_run_that_drifts_is_that_of_its_blocks_medians(number, drifts):
    """Lower ones of 100 samples: 49 are less, 50 more; and middle ones of 101, which are bins of two ticks."""
    values = np.array([98, 100, 102, 138, 140, 142])
    blocks = [[49, 1, 50, 0, 0, 0]] * (number // 2) + [[0, 0, 0, 50, 1, 50]] * (number - number // 2)
    found = block_median(values, values + 1, np.array(blocks))
    assert (found.drifts, found.interval) == (drifts, (100, 141) if drifts else None)


def coverage(process, runs, seed):
    """Share of the intervals that hold the true difference of two medians, of those that are no ranges."""
    truth = 1500
    rng = np.random.default_rng(seed)
    held = given = 0
    for _ in range(runs):
        empty = process.samples(rng, 3000)
        bracket = process.samples(rng, 3000) + truth
        found = cost(block_median(*fast(bracket)), block_median(*fast(empty)))
        if found.interval is not None and not found.drifts:
            given += 1
            held += found.interval[0] <= truth <= found.interval[1]
    return held, given


def fast(ticks):
    values, index = np.unique(ticks, return_inverse=True)
    parts = np.array_split(index, BLOCKS)
    return values, values, np.array([np.bincount(part, minlength=len(values)) for part in parts])


@pytest.mark.parametrize("process", [independent(0.001), bursty(0.05, 5)], ids=lambda process: process.name)
def test_coverage(process):
    held, given = coverage(process, 300, 11)
    assert given >= 250
    assert held / given >= 0.95 - 3 * (0.95 * 0.05 / given) ** 0.5


@pytest.mark.slow
@pytest.mark.parametrize(
    "process", [independent(0.001), bursty(0.05, 5), bursty(0.05, 20)], ids=lambda process: process.name
)
def test_coverage_in_many_repetitions(process):
    """Never less than 95 %, and more: the two medians are not at the worst ends at once."""
    held, given = coverage(process, 2000, 12)
    assert given >= 1600
    assert held / given >= 0.95 - 3 * (0.95 * 0.05 / given) ** 0.5


def test_a_run_that_drifts_is_told_and_its_range_given():
    """A CPU that clocks itself up in the midst: half of the run takes 100 ticks, half 140."""
    rng = np.random.default_rng(5)
    slow = np.concatenate([rng.integers(98, 103, 3000), rng.integers(138, 143, 3000)])
    found = block_median(*blocks(slow))
    assert found.drifts and found.interval[0] <= 100 and found.interval[1] >= 140
    steady = block_median(*blocks(rng.integers(20, 25, 6000)))
    told = cost(found, steady)
    assert told.drifts and told.interval[0] <= 78 and told.interval[1] >= 118


def test_too_few_blocks_or_samples_have_no_interval():
    values = np.array([10, 11])
    few = block_median(values, values, np.array([[60, 40]] * 5))
    assert few.interval is None and "5 blocks" in few.withheld
    none = cost(few, Median(1, 1, (1, 1)))
    assert none.interval is None and none.withheld == few.withheld and not none.shown and none.value == 9
    single = block_median(values, values, np.array([[1, 1]]))
    assert single.interval is None and single.withheld
