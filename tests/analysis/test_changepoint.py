# SPDX-License-Identifier: BSD-2-Clause
"""Change-points: against the definition, and how often they and their intervals are right."""

import itertools
import json

import changes as measured  # benchmarks/changes.py
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy import stats

from irqscope.analysis.blocks import mean_ranks
from irqscope.analysis.changepoint import LEAST, REPEATS, SEED, _inflation, _resampled, changes, likeliest, midmean

SERIES = st.lists(st.integers(0, 9), min_size=2 * LEAST, max_size=40)


def slow(series):
    """By the definition: how far the mean ranks before and after each place are apart, weighted as least squares do."""
    n = len(series)
    ranks = [sum((other < value) + (other == value) / 2 for other in series) for value in series]
    return [
        0 if not LEAST <= t <= n - LEAST else t * (n - t) / n * (sum(ranks[:t]) / t - sum(ranks[t:]) / (n - t)) ** 2
        for t in range(n)
    ]


@settings(deadline=None)
@given(SERIES)
def test_the_place_is_where_two_levels_deviate_least(series):
    index, p = likeliest(np.array(series, dtype=float))
    if len(set(series)) == 1:
        assert (index, p) == (0, 1.0)
        return
    fits = slow(series)
    starts = [t for t, fit in enumerate(fits) if fit >= max(fits) * (1 - 1e-9)]
    places = range(LEAST, len(series) - LEAST + 1)
    least = {start: min(deviations(series, place, start) for place in places) for start in starts}
    assert index in places and 0 <= p <= 1
    assert any(deviations(series, index, start) == pytest.approx(least[start]) for start in starts)


def deviations(series, at, start):
    """From the levels on both sides of `start`, if the second began at `at`."""
    levels = midmean(np.array(series[:start], dtype=float)), midmean(np.array(series[start:], dtype=float))
    return sum(abs(value - levels[t >= at]) for t, value in enumerate(series))


def test_a_value_just_above_its_level_does_not_begin_the_next():
    series = np.array([*range(30), 31, *range(90, 120)], dtype=float)
    assert likeliest(series)[0] == 31


def test_the_chance_is_that_of_pettitts_statistic():
    """Of values that alternate, which are not taken to depend on each other, by his own definition."""
    series = np.array([3, 1, 4, 1, 5, 0, 6, 2, 7, 3, 8, 2, 9, 4, 8, 5, 9, 3, 8, 6], dtype=float)
    n = len(series)
    most = max(abs(sum(np.sign(series[i] - series[j]) for i in range(t) for j in range(t, n))) for t in range(n))
    _, p = likeliest(series)
    x = most / 2 / np.sqrt(n * np.var(mean_ranks(series)))
    independent = 2 * sum((-1) ** (j + 1) * np.exp(-2 * (j * x) ** 2) for j in range(1, 20))
    assert p >= independent * (1 - 1e-9) and p == pytest.approx(independent, rel=1e-6)


@given(st.lists(st.integers(-99, 99), min_size=1, max_size=50), st.integers(-9, 9))
def test_a_midmean_moves_with_its_values_and_leaves_out_extremes(values, shift):
    series = np.array(values, dtype=float)
    assert midmean(series + shift) == pytest.approx(midmean(series) + shift)
    ordered = sorted(values)
    if len(values) >= 4:
        ordered[-1] += 10**6
    assert midmean(np.array(ordered, dtype=float)) == pytest.approx(midmean(series))


def autoregressive(random, n, phi):
    """A stationary series of variance 1."""
    noise = random.standard_normal(n + 50)
    for at in range(1, len(noise)):
        noise[at] = phi * noise[at - 1] + np.sqrt(1 - phi * phi) * noise[at]
    return noise[50:]


@pytest.mark.parametrize("phi", [0, 0.6])
def test_false_alarms_are_as_rare_as_stated(phi):
    random = np.random.default_rng(3)
    alarms = sum(likeliest(autoregressive(random, 120, phi))[1] < 0.05 for _ in range(400))
    assert alarms <= 36  # 20 are expected; 36 or more have a chance of 0.0005


def test_intervals_hold_the_day_and_the_step():
    random, days, steps, alone = np.random.default_rng(4), 0, 0, 0
    while alone < 40:
        series = autoregressive(random, 100, 0)
        series[60:] += 3
        change, *false = changes(series)
        if false:
            continue
        alone += 1
        days += change.first <= 60 <= change.last
        steps += change.low <= 3 <= change.high
        assert change.p < 1e-6 and change.first <= change.index <= change.last
    assert days >= 34 and steps >= 34  # of intervals of 95 % fewer than 34 of 40 have a chance of 0.003


def test_several_changes_are_found_and_more_tests_need_more():
    random = np.random.default_rng(5)
    series = random.standard_normal(200) * 0.2
    series[60:] += 1
    series[130:] -= 2
    assert [change.index for change in changes(series)] == [60, 130]
    assert [change.step > 0 for change in changes(series)] == [True, False]
    stretches = [midmean(series[start:end]) for start, end in ((0, 60), (60, 130), (130, 200))]
    assert [(each.before, each.after) for each in changes(series)] == list(itertools.pairwise(stretches))
    one = changes(series)[0].p
    assert changes(series, tests=20)[0].p == pytest.approx(20 * one)


def test_fewer_than_twice_the_least_tell_nothing():
    assert likeliest(np.arange(2.0 * LEAST - 1)) == (0, 1.0) and likeliest(np.arange(2.0 * LEAST))[0] == LEAST


def test_dependence_is_that_of_ranks_without_the_step():
    """phi and its correction as they are written down, by SciPy's ranks."""
    for phi in (0.3, 0.7):
        series = autoregressive(np.random.default_rng(8), 60, phi)
        series[25:] += 3
        rest = stats.rankdata(
            np.concatenate([series[:25] - np.median(series[:25]), series[25:] - np.median(series[25:])])
        )
        rest -= rest.mean()
        found = (rest[1:] @ rest[:-1]) / (rest @ rest)
        found += 2 * (1 + 3 * found) / 60
        assert 0.1 < found < 0.95 and _inflation(series, 25) == pytest.approx((1 + found) / (1 - found))


class Starts:
    """A generator that gives chosen numbers, of those that it is asked for."""

    def __init__(self, *numbers):
        self.numbers = numbers

    def integers(self, low, high, size):
        assert (low, high, size) == (0, 28, len(self.numbers))
        return np.array(self.numbers)


def test_drawn_again_are_stretches_of_neighbours_round_the_series():
    """28 values in ten stretches of three, the last of which is cut; the last value's neighbour is the first."""
    found = _resampled(np.arange(28.0), Starts(0, 27, 5, 5, 9, 12, 1, 2, 3, 26))
    wider = np.sqrt(28 / 25)
    told = [0, 1, 2, 27, 0, 1, 5, 6, 7, 5, 6, 7, 9, 10, 11, 12, 13, 14, 1, 2, 3, 2, 3, 4, 3, 4, 5, 26]
    assert found / wider == pytest.approx(told)


def test_intervals_are_those_of_series_that_are_drawn_again():
    series = autoregressive(np.random.default_rng(6), 40, 0)
    series[18:] += 2.0
    (change,) = changes(series)
    parts = series[: change.index], series[change.index :]
    levels, random = [midmean(part) for part in parts], np.random.default_rng(SEED)
    places, steps = [], []
    for _ in range(REPEATS):
        drawn = [_resampled(part - level, random) + level for part, level in zip(parts, levels, strict=True)]
        places.append(likeliest(np.concatenate(drawn))[0] - change.index)
        steps.append(midmean(drawn[1]) - midmean(drawn[0]))
    step = levels[1] - levels[0]
    off = np.quantile(steps, [0.975, 0.025]) - step
    assert (change.low, change.high) == pytest.approx(tuple(step - off))
    early, late = np.quantile(places, [0.025, 0.975])
    assert (change.first, change.last) == (change.index - np.ceil(late), change.index - np.floor(early))


def test_how_late_a_step_is_told_is_as_the_guide_says():
    """A part of the table is computed anew: after a year of quiet days it takes weeks, of the last 60 days less."""
    told = {
        (each["quiet"], each["targets"], each["since"]): each["days"]
        for each in json.loads(measured.DATA.read_text())["limits"]["delays"]
    }
    for part in ((30, 20, None), (365, 1, 60)):
        assert measured.delays(*part) == told[part]
    medians = {part: sorted(days, key=lambda day: day or measured.MOST)[len(days) // 2] for part, days in told.items()}
    assert all(medians[365, targets, 60] < medians[365, targets, None] for targets in measured.TARGETS)
