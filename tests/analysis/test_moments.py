# SPDX-License-Identifier: BSD-2-Clause
"""Moments and their bounds, against enumeration and against the figures that Niedermeyer printed."""

import itertools
import json
import math
import statistics
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from irqscope.analysis.figures import moments
from irqscope.analysis.histogram import Distribution, ExactCounts
from irqscope.analysis.moments import mean_bounds, sd_bounds, sd_of_middles

DATA = json.loads((Path(__file__).parents[1] / "data" / "niedermeyer.json").read_text())
FIGURES = DATA["figures"]
BINS = DATA["bins"]


def printed(text: str) -> tuple[float, float]:
    """The numbers that are printed so: six significant digits, zeros at their end left out."""
    value = float(text)
    half = 0.5 * 10.0 ** (math.floor(math.log10(value)) - 5)
    return value - half, value + half


def histogram(figure: dict, counts: list[int]) -> tuple[Distribution, float]:
    """A printed histogram in its own exact unit, and that unit in seconds: edges are min + i * (max - min) / 51."""
    low, high = Fraction(figure["min"]), Fraction(figure["max"])
    unit = Fraction(1, 10**7) / BINS
    edges = [int((low + Fraction(i, BINS) * (high - low)) / unit) for i in range(BINS + 1)]
    return Distribution(edges[:-1], edges[1:], counts), float(unit)


def readings(counts: list[int]) -> Iterator[list[int]]:
    """The lists of 51 bins that a printed list may stand for: surplus zeros are deleted from runs of zeros."""
    runs = [(zero, list(group)) for zero, group in itertools.groupby(counts, key=lambda count: count == 0)]

    def shorten(index: int, surplus: int) -> Iterator[list[int]]:
        if index == len(runs):
            if not surplus:
                yield []
            return
        zero, run = runs[index]
        for deleted in range(min(surplus, len(run)) + 1 if zero else 1):
            for rest in shorten(index + 1, surplus - deleted):
                yield run[deleted:] + rest

    return shorten(0, len(counts) - BINS)


def contains(bounds: tuple[float, float], text: str, unit: float) -> bool:
    least, most = printed(text)
    return bounds[0] * unit <= most and least <= bounds[1] * unit


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: f"figure {figure['figure']}")
def test_bounds_contain_what_niedermeyer_printed(figure):
    assert sum(figure["counts"]) == figure["n"]
    assert Fraction(figure["max"]) - Fraction(figure["min"]) == Fraction(figure["interval"])
    assert any(
        contains(mean_bounds(found), figure["mean"], unit) and contains(sd_bounds(found, None), figure["sd"], unit)
        for found, unit in (histogram(figure, counts) for counts in readings(figure["counts"]))
    )


@pytest.mark.parametrize(
    "figure", [f for f in FIGURES if len(f["counts"]) == BINS], ids=lambda figure: f"figure {figure['figure']}"
)
def test_sd_of_complete_lists_is_niedermeyer_s(figure):
    found, unit = histogram(figure, figure["counts"])
    figures = moments(found, found.low[0], found.high[-1], None)
    assert figures.sd * unit == pytest.approx(float(figure["sd"]), rel=0.02)
    assert figures.range * unit == pytest.approx(float(figure["interval"]))
    assert figures.mean_bounds[0] < figures.mean < figures.mean_bounds[1]


BINNED = st.lists(st.tuples(st.integers(0, 4), st.integers(0, 2), st.integers(1, 2)), min_size=1, max_size=3)
"""Gap before a bin, its width and its count."""


def layout(rows: list[tuple[int, int, int]]) -> Distribution:
    low, high, position = [], [], 0
    for gap, width, _ in rows:
        low.append(position + gap)
        high.append(position + gap + width)
        position = high[-1] + 1
    return Distribution(low, high, [count for _, _, count in rows])


@settings(max_examples=60, deadline=None)
@given(BINNED)
def test_bounds_are_those_of_all_samples_that_fit(rows):
    """Enumerated: samples at both ends and in steps of a half between."""
    bins = layout(rows)
    if bins.n < 2:
        return
    choices = [
        itertools.combinations_with_replacement(np.linspace(low, high, 2 * (high - low) + 1).tolist(), count)
        for low, high, count in bins
    ]
    least_mean, most_mean = mean_bounds(bins)
    least, most = sd_bounds(bins, None)
    sds, means = [], []
    for chosen in itertools.product(*choices):
        samples = list(itertools.chain(*chosen))
        means.append(statistics.fmean(samples))
        sds.append(statistics.stdev(samples))
    for mean, sd in list(zip(means, sds, strict=True))[::17]:
        about = sd_bounds(bins, mean)
        assert about[0] - 1e-9 <= sd <= about[1] + 1e-9
    assert (min(means), max(means)) == pytest.approx((least_mean, most_mean))
    assert least - 1e-9 <= min(sds) <= least + 0.5
    # A bin of few samples cannot be split as the bound would have it: that much it is too safe.
    assert max(sds) <= most + 1e-9 and most <= max(sds) * 1.25 + 1e-9


def test_bounds_of_many_samples_are_attained():
    bins = Distribution([0, 100], [10, 110], [10_000, 10_000])
    samples = {"least": [10] * 10_000 + [100] * 10_000, "most": [0] * 10_000 + [110] * 10_000}
    assert sd_bounds(bins, None) == pytest.approx(
        (statistics.stdev(samples["least"]), statistics.stdev(samples["most"])), rel=1e-9
    )
    one = Distribution([0], [10], [1000])
    assert sd_bounds(one, None) == pytest.approx((0.0, statistics.stdev([0] * 500 + [10] * 500)))


def test_outliers_move_mean_and_sd_and_leave_median_and_iqr():
    """Twelve of 250 us among 600 000, as in Niedermeyer's runs."""
    rng = np.random.default_rng(3)
    usual = (403 * np.exp(0.1 * rng.standard_normal(600_000))).astype(np.int64)
    late = usual.copy()
    late[:12] += 25_000
    figures = []
    for samples in (usual, late):
        counts = ExactCounts()
        counts.add(samples)
        figures.append(moments(Distribution.exact(counts), samples.min(), samples.max(), int(samples.sum())))
    before, after = figures
    assert after.sd > 2.5 * before.sd and after.mean > before.mean
    assert (after.median, after.iqr) == (before.median, before.iqr)
    assert before.sd == pytest.approx(usual.std(ddof=1)) and before.iqr == np.subtract(*np.percentile(usual, [75, 25]))


def test_sd_from_bins_is_that_of_their_middles():
    bins = Distribution([0, 100, 200], [10, 140, 260], [2, 3, 1])
    assert moments(bins, 0, 260, None).sd == pytest.approx(statistics.stdev([5, 5, 120, 120, 120, 230]))


def test_the_sd_of_samples_that_are_known_is_one_number():
    """Two sums gave it, whose last digits differed: its least value was above the greatest."""
    dice = np.random.default_rng(1)
    for _ in range(50):
        exact = ExactCounts()
        exact.add(dice.integers(0, 10**6, int(dice.integers(2, 300))))
        known = Distribution.exact(exact)
        found = moments(known, known.low[0], known.low[-1], sum(value * n for value, _, n in known))
        assert found.sd_bounds == (found.sd, found.sd)


def test_bounds_where_bins_hold_later_samples_are_those_of_all_that_may_belong():
    """Two of six do not belong: every choice of four, each at either end of its bin or anywhere between."""
    bins = Distribution([0, 10, 12], [4, 10, 20], [2, 1, 3], later=2)
    each = [(low, high) for low, high, count in bins for _ in range(count)]
    fours = list(itertools.combinations(each, 4))
    assert mean_bounds(bins) == (
        min(statistics.fmean(low for low, _ in four) for four in fours),
        max(statistics.fmean(high for _, high in four) for four in fours),
    )
    mean = 9.0
    nearest, farthest = (
        [
            sum(pick(abs(min(max(mean, low), high) - mean), low - mean, high - mean) ** 2 for low, high in four)
            for four in fours
        ]
        for pick in (lambda near, *_: near, lambda _, *ends: max(map(abs, ends)))
    )
    assert sd_bounds(bins, mean) == pytest.approx((math.sqrt(min(nearest) / 3), math.sqrt(max(farthest) / 3)))


def test_an_sd_takes_two_samples():
    one = Distribution([3], [9], [1])
    for found in (lambda: sd_bounds(one, None), lambda: sd_of_middles(one)):
        with pytest.raises(ValueError, match="two samples"):
            found()


def test_an_unknown_sum_gives_the_mean_bounds():
    bins = Distribution([0, 100], [10, 110], [1, 3])
    figures = moments(bins, 0, 110, None)
    assert (figures.sum, figures.mean_bounds, figures.mean) == (None, (75.0, 85.0), 80.0)
    assert moments(bins, 0, 110, 325).mean_bounds == (81.25, 81.25)
    with pytest.raises(ValueError, match="by the sum only"):
        sd_bounds(Distribution([0], [10], [5], later=1), None)
