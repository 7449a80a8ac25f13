# SPDX-License-Identifier: BSD-2-Clause
"""The ratio of two rates: exact where both counts are known, and no surer than either end of those that are not."""

import math
from collections.abc import Callable

import numpy as np
import pytest
from scipy.stats import beta, binomtest, norm, t

from irqscope.analysis.rateratio import PARTS, Seen, _interval, _wider_chance, rate_ratio


def times(count: int, more: int = 0, exposure: float = 1.0) -> Seen:
    return Seen(count, count + more, exposure)


def test_nothing_seen_tells_nothing():
    found = rate_ratio(times(0), times(0), 0.95)
    assert found.ends == (0.0, math.inf) and found.p == 1.0


@pytest.mark.parametrize("confidence", [0.9, 0.95])
def test_without_any_in_the_reference_the_lower_end_is_that_of_a_power(confidence):
    """All of nine in one of two equal stretches: the least share is the ninth root of half of what may be missed."""
    found = rate_ratio(times(0), times(9), confidence)
    share = ((1 - confidence) / 2) ** (1 / 9)
    assert found.ends == pytest.approx((share / (1 - share), math.inf)) and found.p == pytest.approx(2 / 2**9)


@pytest.mark.parametrize(
    ("reference", "run", "least", "most"),
    [
        # Those that may have been lie all in the one, or all in the other.
        (times(3, 5), times(20), (8, 20), (3, 20)),
        (times(3), times(20, 7), (3, 20), (3, 27)),
        (times(20, 4), times(3, 2), (24, 3), (20, 5)),
        (times(20), times(3, 40), (20, 3), (20, 43)),
        (times(0), times(0, 993), (0, 0), (0, 993)),
    ],
)
def test_what_may_have_been_makes_the_ratio_less_sure(reference, run, least, most):
    found = rate_ratio(reference, run, 0.95)
    fewest, highest = (rate_ratio(times(one), times(other), 0.95) for one, other in (least, most))
    assert found.ends == (fewest.ends[0], highest.ends[1])
    apart = [each.p for each, (one, other) in ((fewest, least), (highest, most)) if one != other]
    same = (least[1] - least[0]) * (most[1] - most[0]) <= 0
    assert found.p == (1.0 if same else max(apart))


def test_what_nobody_counted_leaves_one_end_open():
    known = rate_ratio(times(3), times(20), 0.95)
    assert rate_ratio(times(3), Seen(20, math.inf, 1.0), 0.95).ends == (known.ends[0], math.inf)
    assert rate_ratio(Seen(3, math.inf, 1.0), times(20), 0.95).ends == (0.0, known.ends[1])
    assert rate_ratio(Seen(3, math.inf, 1.0), times(20), 0.95).p == 1.0


def test_rates_are_of_their_exposures():
    found = rate_ratio(times(20, exposure=100.0), times(5), 0.95)
    assert found.ends[0] > 1 and rate_ratio(times(20, exposure=4.0), times(5), 0.95).p == pytest.approx(1.0)


def test_equal_counts_have_an_interval_like_others():
    exact = binomtest(5, 10).proportion_ci(0.95, "exact")
    assert rate_ratio(times(5), times(5), 0.95).ends == pytest.approx((exact.low / exact.high, exact.high / exact.low))


@pytest.mark.parametrize(
    ("reference", "run", "counts"),
    [((4, 2, 4.0), (9, 3, 3.0), (9, 15)), ((20, 4, 3.0), (9, 3, 4.0), (12, 32)), ((9, 3, 4.0), (9, 3, 3.0), None)],
)
def test_what_is_taken_for_the_chance_hangs_on_the_rates(reference, run, counts):
    """4 to 6 in 4 are fewer than 9 in 3, and 20 in 3 more than 12 in 4; 9 in 3 may be as often as 12 in 4."""
    share = run[2] / (reference[2] + run[2])
    p = binomtest(*counts, share).pvalue if counts else 1.0
    assert rate_ratio(times(*reference), times(*run), 0.95).p == pytest.approx(p)


Draw = Callable[[np.random.Generator, float], list[int]]
"""Counts in the parts of a run in which so many are to be expected."""


def independent(rng: np.random.Generator, mean: float) -> list[int]:
    return rng.poisson(mean / PARTS, PARTS).tolist()


def in_groups(rng: np.random.Generator, mean: float) -> list[int]:
    """Of three on average, loose: nobody can tell which belong to one."""
    return [int(rng.geometric(1 / 3, rng.poisson(mean / PARTS / 3)).sum()) for _ in range(PARTS)]


def wandering(rng: np.random.Generator, mean: float) -> list[int]:
    return rng.poisson(mean / PARTS * rng.gamma(3.0, 1 / 3, PARTS)).tolist()


def different(draw: Draw, mean: float, times_as_many: float, pairs: int = 200) -> float:
    """The share of pairs of runs whose rates are called different."""
    claimed = 0
    for seed in range(pairs):
        rng = np.random.default_rng(seed)
        one, other = draw(rng, mean), draw(rng, times_as_many * mean)
        low, high = rate_ratio(*(Seen(sum(each), sum(each), 1.0, tuple(each)) for each in (one, other)), 0.95).ends
        claimed += not low <= 1 <= high
    return claimed / pairs


@pytest.mark.parametrize("draw", [independent, in_groups, wandering])
def test_runs_of_one_system_are_called_different_in_one_of_twenty(draw):
    """Without the parts those in groups, and those at a rate that wanders, would be in 28 %."""
    assert different(draw, 60, 1.0) <= 0.05 + 2 * math.sqrt(0.05 * 0.95 / 200)


def test_twice_as_many_at_independent_times_are_found_as_without_parts():
    """30 and 60 differ in 88 % of these pairs by the exact test: what parts scatter by chance costs little of it."""
    assert different(independent, 30, 2.0) > 0.8


def test_what_scatters_more_than_independent_counts_is_worth_as_many_fewer():
    even, uneven = (3, 2, 3, 2, 3, 2, 3, 2), (0, 0, 20, 30, 0, 10, 0, 0)
    alike, wider = (rate_ratio(Seen(20, 20, 1.0, even), Seen(60, 60, 1.0, each), 0.95) for each in ((8, 7) * 4, uneven))
    assert alike == rate_ratio(Seen(20, 20, 1.0), Seen(60, 60, 1.0), 0.95) and alike.ends[0] > 1
    # Deviations from 2.5 and from 7.5, squared and by these: of 14 degrees of freedom.
    assert wider.scatter == pytest.approx((8 * 0.5**2 / 2.5 + (12.5**2 + 22.5**2 + 2.5**2 + 5 * 7.5**2) / 7.5) / 14)
    assert wider.ends[0] < 1 < wider.ends[1] and wider.p > 0.05
    fewer = wider.scatter * (t.ppf(0.975, 14) / norm.ppf(0.975)) ** 2
    few, many = 20 / fewer, 60 / fewer
    low, high = beta.ppf(0.025, many, few + 1), beta.ppf(0.975, many + 1, few)
    assert wider.ends == pytest.approx((low / (1 - low), high / (1 - high)))
    assert wider.p == pytest.approx(2 * beta.cdf(1 / 2, many, few + 1))


def test_effective_counts_that_are_whole_have_the_exact_interval():
    """And p is twice the smaller tail of the binomial distribution: 5 against 9 or more of 14."""
    found = rate_ratio(times(5), times(9, exposure=2.0), 0.95).ends
    exact = binomtest(9, 14).proportion_ci(0.95, "exact")
    assert [0.5 * share / (1 - share) for share in (exact.low, exact.high)] == pytest.approx(found)
    assert _interval(5.0, 9.0, 0.95) == pytest.approx((exact.low, exact.high))
    for share in (1 / 2, 1 / 3):
        tail = sum(math.comb(14, k) * share**k * (1 - share) ** (14 - k) for k in range(9, 15))
        assert _wider_chance(5.0, 9.0, share) == pytest.approx(2 * tail)
    assert _wider_chance(5.0, 9.0, 2 / 3) == 1.0
    assert _interval(0.0, 0.5, 0.95)[1] == 1.0 and _interval(0.5, 0.0, 0.95)[0] == 0.0
