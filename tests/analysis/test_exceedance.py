# SPDX-License-Identifier: BSD-2-Clause
"""Bounds on how often a limit is exceeded."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from processes import beat, bursty, independent
from scipy import stats

from irqscope.analysis.exceedance import exceedances, grouped, groups_of, poisson, proportion, share_of, spacing
from irqscope.analysis.extremal import decluster

HOUR = 3600


@given(st.integers(0, 50), st.integers(51, 10**7))
def test_proportions_are_scipy_s(k, n):
    found = proportion(k, n)
    both = stats.binomtest(k, n).proportion_ci(0.95, "exact")
    assert found.interval == pytest.approx((both.low, both.high), rel=1e-6)
    one = stats.binomtest(k, n, alternative="less").proportion_ci(0.95, "exact")
    assert found.upper == pytest.approx(one.high, rel=1e-6) and found.estimate == k / n


@given(st.integers(0, 200), st.floats(0.1, 1000))
def test_rates_leave_as_much_as_is_said(k, hours):
    """At each end of the interval a Poisson count is as extreme with 2.5 %; at the upper bound with 5 %."""
    found = poisson(k, hours)
    low, high = found.interval
    assert stats.poisson.cdf(k, high * hours) == pytest.approx(0.025)
    assert stats.poisson.cdf(k, found.upper * hours) == pytest.approx(0.05)
    assert low == 0 if k == 0 else stats.poisson.sf(k - 1, low * hours) == pytest.approx(0.025)


def test_no_exceedance_is_the_rule_of_three():
    assert proportion(0, 600_000).upper == pytest.approx(3 / 600_000, rel=0.002)
    assert proportion(0, 10**10).upper == pytest.approx(2.9957e-10, rel=1e-4)
    assert proportion(5, 5).interval[1] == 1.0 and proportion(5, 5).interval[0] == pytest.approx(0.025 ** (1 / 5))


def test_bursts_are_counted_once():
    """Three stalls of 4, 1 and 2 late samples in two hours."""
    times = np.array([100, 101, 102, 103, 5000, 7000, 7002])
    found = exceedances(decluster(times, 10), 7200, 0, 7200, HOUR)
    assert (found.count, found.clusters.count, found.clusters.longest) == (7, 3, 4)
    live = 1 - (3 + 2 + 3 * 10) / 7200  # none would be told within a stall or the gap after it
    for rate, whole, told in (
        (found.per_hour, poisson(3, 2.0), poisson(3, 2.0 * live)),
        (found.per_stimulus, proportion(3, 7200), proportion(3, 7200 * live)),
    ):
        assert (rate.estimate, rate.interval[0], rate.upper) == (whole.estimate, whole.interval[0], told.upper)
        assert rate.interval[1] == told.interval[1] > whole.interval[1]
    assert found.share is found.withheld is None
    assert found.share_withheld == "3 disturbances do not tell how many samples others delay, and it takes 20"


def test_without_exceedances_there_is_a_bound_on_disturbances():
    found = exceedances(decluster(np.empty(0, dtype=np.int64), 10), 600_000, 0, 600, HOUR)
    assert found.per_stimulus.upper == pytest.approx(5e-6, rel=0.002)
    assert found.share is None and found.share_withheld.startswith("none was seen")
    assert found.per_hour.upper == pytest.approx(-np.log(0.05) * 6)


def test_records_that_are_missing_are_said():
    found = exceedances(decluster(np.array([5, 500]), 10), 1000, 0, 1000, HOUR, count=3)
    assert found.per_hour is found.share is found.per_stimulus is None
    assert found.withheld.startswith("of 3 exceedances only 2 have a record")


def test_spacing_tells_random_from_grouped_and_regular():
    rng = np.random.default_rng(3)
    found = [spacing(np.sort(rng.integers(0, 10**6, 40)), 0, 10**6)[0] for _ in range(200)]
    assert sum(p < 0.01 for p in found) <= 8 and 0.4 < np.mean(found) < 0.6
    grouped = np.sort((rng.integers(0, 10**6, 8)[:, None] + rng.integers(0, 2000, (8, 5))).ravel())
    p, regular = spacing(grouped, 0, 10**6)
    assert p < 0.01 and not regular
    p, regular = spacing(np.arange(12_345, 10**6, 25_000), 0, 10**6)
    assert p < 0.01 and regular
    assert spacing(np.array([1, 2, 3, 4]), 0, 10**6) == (1.0, False)


def test_the_rate_of_groups_is_per_what_they_were_exposed_to():
    """Groups of one size are Poisson's count of them, that many times as much."""
    sizes = np.array([3, 1, 1, 2])
    once, often = grouped(sizes, 1.0), grouped(sizes, 4.0)
    assert (once.estimate, often.estimate) == (7.0, 1.75) and often.interval == tuple(np.divide(once.interval, 4))
    assert once.upper == once.interval[1] > 7 and often.upper == often.interval[1]
    low, _ = grouped(np.full(5, 2), 10.0).interval
    assert low == pytest.approx(2 * stats.chi2.ppf(0.025, 2 * 5) / 2 / 10)


def test_groups_are_those_of_any_hour():
    rng = np.random.default_rng(11)
    times = np.unique((rng.integers(0, 10**6, 8)[:, None] + rng.integers(0, 2000, (8, 5))).ravel())
    (p, first), (again, later) = (groups_of(decluster(times + at, 0), at, 10**6 + at) for at in (0, 10**7))
    assert p == again and first.count == later.count == 8


def test_groups_of_disturbances_count_as_what_is_independent():
    """Eight groups of five: as little is known of them as of eight, and of what five times one of them makes."""
    rng = np.random.default_rng(3)
    grouped = np.unique((rng.integers(0, 10**6, 8)[:, None] + rng.integers(0, 2000, (8, 5))).ravel())
    found = exceedances(decluster(grouped, 0), 10**6, 0, 10**6, HOUR)
    assert found.groups.count == 8 and found.clusters.count == len(grouped)
    assert found.per_stimulus.estimate == len(grouped) / 10**6
    assert found.per_stimulus.upper > 5 * proportion(8, 10**6).upper > proportion(40, 10**6).upper
    assert found.per_hour.upper * 10**6 / HOUR == pytest.approx(found.per_stimulus.upper * 10**6)
    assert found.share is None and "in groups" in found.share_withheld and found.late >= found.per_stimulus.upper


def test_a_bound_is_not_left_to_the_runs_with_few_disturbances():
    """All within a fifth of the run, as when two clocks drift past each other: to withhold what is seen to come in a
    group left the bound to runs with five and fewer, and it was wrong in a third of these."""
    rng, n = np.random.default_rng(7), 20_000
    for _ in range(100):
        times = np.flatnonzero(rng.random(40) < 0.3) * 100 + rng.integers(0, n - 4000)
        found = exceedances(decluster(times, 10), n, 0, n, HOUR)
        assert found.per_stimulus is not None and (found.groups is None or found.clusters.count >= 5)
        assert found.per_stimulus.upper > 12 / n or found.clusters.count < 7


ALONE = ((0.003, 20_000, 10), (0.009, 20_000, 10), (0.008, 200_000, 10), (0.04, 20_000, 2))
"""Share of late samples, samples of a run, and the gap in samples."""


@pytest.mark.parametrize(("late", "n", "gap"), ALONE)
def test_the_bounds_hold_where_disturbances_often_follow_each_other_within_the_gap(late, n, gap):
    """Late samples that have nothing to do with each other: one of ten and more is counted with the one before it."""
    rng, held = np.random.default_rng(1), []
    for _ in range(300):
        clusters = decluster(np.flatnonzero(rng.random(n) < late), gap)
        found = exceedances(clusters, n, 0, n, HOUR)
        if found.per_stimulus and found.per_hour:
            uppers = found.per_stimulus.upper, found.per_hour.upper / HOUR, found.per_hour.interval[1] / HOUR
            held.append([upper >= late for upper in uppers])
    assert len(held) > 290 and (np.mean(held, axis=0) >= 0.93).all(), np.mean(held, axis=0)


def test_few_disturbances_bound_the_share_of_late_samples():
    """One of 90 samples leaves the share open, and 9 times what it delayed is what it is at most."""
    one = exceedances(decluster(np.arange(500, 590), 10), 20_000, 0, 20_000, HOUR)
    assert one.share is None and 8 < one.late * 20_000 / 90 < 10
    assert exceedances(decluster(np.empty(0, dtype=np.int64), 10), 20_000, 0, 20_000, HOUR).late is None


def test_the_share_of_late_samples():
    n = 200_000
    alone, burst, regular = (
        exceedances(decluster(np.flatnonzero(process.draw(np.random.default_rng(5), n)), 20), n, 0, n, HOUR)
        for process in (independent(0.0005), bursty(0.002, 5), beat(0.002, 2031.7))
    )
    assert alone.share.estimate == alone.count / n and alone.share.upper < 1.3 * alone.share.estimate
    width = burst.share.interval[1] - burst.share.interval[0]
    naive = proportion(burst.count, n).interval
    assert width > 2 * (naive[1] - naive[0])
    assert regular.share is None and "regular times" in regular.share_withheld and regular.per_hour is not None


SIZES = st.lists(st.integers(1, 5000), min_size=20, max_size=200)


@given(SIZES)
def test_the_share_lies_in_its_interval_and_in_what_is_possible(sizes):
    n = sum(sizes) + 10_000
    found = share_of(np.array(sizes), n)
    assert 0 <= found.interval[0] < found.estimate == sum(sizes) / n < found.interval[1] <= 1
    assert (found.interval[0] == 0) == (len(sizes) == 20), "the least number of which anybody hears"
    assert found.interval[1] <= found.upper or set(sizes) == {1}


@given(SIZES, st.integers(2, 50))
def test_the_share_does_not_depend_on_what_is_counted(sizes, times):
    """Stimuli so many times as dense are late so many times as often: the share and its interval stay."""
    few, many = np.array(sizes) + 1, times * (np.array(sizes) + 1)
    n = int(few.sum()) * 100
    assert share_of(many, times * n).interval == pytest.approx(share_of(few, n).interval)


@given(st.integers(20, 2000))
def test_disturbances_of_one_sample_each_have_the_exact_bounds(k):
    """The lower end is that of a number of which nobody hears below 20: less, and the same where that is no matter."""
    found, exact = share_of(np.ones(k, dtype=np.int64), 10**6), proportion(k, 10**6)
    assert (found.estimate, found.interval[1], found.upper) == (exact.estimate, exact.interval[1], exact.upper)
    assert found.interval[0] <= exact.interval[0]
    if k > 80:
        assert found.interval[0] == pytest.approx(exact.interval[0], rel=1e-4)
    mean = stats.gamma.ppf(0.025, k) * found.interval[0] / exact.interval[0]
    if k > 20:
        assert stats.poisson.sf(k - 1, mean) / stats.poisson.sf(19, mean) == pytest.approx(0.025, rel=1e-3)


@given(st.lists(st.integers(2, 60), min_size=20, max_size=60))
def test_the_more_unequal_disturbances_are_the_less_is_known(sizes):
    """Compared with as many of their mean size, and with all of them alone, which would be a false precision."""
    even = np.full(len(sizes), -(-sum(sizes) // len(sizes)))
    n = 10**6
    mine, others = (share_of(each, n) for each in (np.array(sizes), even))
    assert mine.interval[1] / mine.estimate >= 0.999 * others.interval[1] / others.estimate
    alone = proportion(sum(sizes), n)
    assert mine.interval[0] <= alone.interval[0] and mine.interval[1] >= alone.interval[1]


def test_what_is_exceeded_too_often_is_not_counted_as_few_disturbances():
    """Every fifth sample at random, a gap of 20: nearly all of them run together, to one disturbance or a few."""
    rng = np.random.default_rng(3)
    often = decluster(np.flatnonzero(rng.random(10_000) < 0.2), 20)
    assert often.count < 100
    found = exceedances(often, 10_000, 0, 10_000, HOUR)
    assert found.per_stimulus is None and "cannot be told from the next" in found.withheld
    seldom = decluster(np.flatnonzero(rng.random(10_000) < 0.002), 20)
    assert exceedances(seldom, 10_000, 0, 10_000, HOUR).per_stimulus is not None


@pytest.mark.parametrize(("index", "most", "held"), [(1.5, 1, 0.95), (1.1, 1, 0.80), (1.1, 1 / 3, 0.70)])
def test_a_share_does_not_hold_where_lengths_have_next_to_no_mean(index, most, held):
    """Lengths by Pareto's law, 60 in a run. To withhold the share where the longest disturbance has more than a third
    of all late samples keeps just those runs to which the long one has not come yet: it holds in fewer of them."""
    rng, n, mean = np.random.default_rng(3), 20_000, 60
    lengths = np.minimum(5000, np.ceil(2 * rng.random((2000, 100)) ** (-1 / index))).astype(np.int64)
    truth = float(lengths.mean()) * mean / n
    runs = [row[:count] for row, count in zip(lengths, np.minimum(100, rng.poisson(mean, len(lengths))), strict=True)]
    kept = [share_of(run, n).upper >= truth for run in runs if run.max() <= most * run.sum()]
    assert len(kept) > 1200 and held <= np.mean(kept) < (1 if held >= 0.95 else 0.93)
