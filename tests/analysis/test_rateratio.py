# SPDX-License-Identifier: BSD-2-Clause
"""The ratio of two rates: exact where both counts are known, and no surer than either end of those that are not."""

import math

import pytest

from irqscope.analysis.rateratio import Seen, rate_ratio


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
