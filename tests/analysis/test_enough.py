# SPDX-License-Identifier: BSD-2-Clause
"""Have we measured long enough?"""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats

from irqscope.analysis.enough import curve, enough, samples_for
from irqscope.errors import BadInput


@given(st.integers(0, 30), st.floats(1e-9, 0.2))
def test_samples_for_a_bound_are_the_least(k, wanted):
    n = samples_for(wanted, k)
    # Of so many samples, k disturbances or fewer have 5 % or less at the wanted rate, and of one less they have more.
    assert stats.binom.cdf(k, n, wanted) <= 0.05 * (1 + 1e-6)
    assert n == k + 1 or stats.binom.cdf(k, n - 1, wanted) >= 0.05 * (1 - 1e-6)


def test_as_many_samples_as_the_study_says():
    assert [samples_for(p) for p in (1e-3, 1e-4, 1e-5, 1e-6)] == [2995, 29_956, 299_572, 2_995_731]


def test_the_time_that_is_left():
    """600 000 samples in 10 minutes without a disturbance; wanted is one of a million."""
    found = enough(600_000, 1 / 6, 0, 1e-6)
    assert not found.reached and found.needed == 2_995_731 and found.more == 2_395_731
    assert found.hours == pytest.approx(2_395_731 / 6 / 599_999)


def test_what_is_reached_and_what_never_will_be():
    reached = enough(10**7, 3.0, 2, 1e-6)
    assert reached.reached and reached.more == 0
    exactly = enough(10**7, 3.0, 2, reached.per_stimulus.upper)
    assert exactly.reached and exactly.more == 0
    hopeless = enough(10**6, 1.0, 100, 1e-6)
    assert hopeless.more is None and hopeless.needed is None
    close = enough(10**6, 1.0, 2, 3e-6)
    assert close.needed == samples_for(3e-6, 2) > 10**6 and close.more == close.needed - 10**6


@pytest.mark.parametrize("hourly", [False, True])
def test_samples_are_one_interval_more_than_they_last(hourly):
    """Two in an hour, an hour apart: each more takes an hour, and `needed` of them take needed - 1."""
    found = enough(2, 1.0, 0, 0.01, hourly=hourly)
    assert found.more == found.needed - 2 == found.hours
    assert not hourly or -np.log(0.05) / 0.01 <= found.needed - 1 < 1 - np.log(0.05) / 0.01


def test_what_is_needed_is_enough_where_a_part_of_the_run_told_nothing():
    """A tenth of 20 000 samples came within disturbances or just after them: what comes next tells all the same."""
    for hourly, wanted in ((False, 1e-4), (True, 360.0)):
        now = enough(20_000, 19_999 / 3.6e6, 3, wanted, hourly=hourly, live=0.9)
        later = enough(now.needed, (now.needed - 1) / 3.6e6, 3, wanted, hourly=hourly, live=1 - 2000 / now.needed)
        assert not now.reached and later.reached
        less = round(0.999 * now.needed)
        assert not enough(less, (less - 1) / 3.6e6, 3, wanted, hourly=hourly, live=1 - 2000 / less).reached


def test_the_curve_falls_with_samples_and_rises_with_disturbances():
    samples = np.array([10**5, 10**6, 10**6, 10**10])
    bounds = curve(samples, np.array([0, 0, 1, 1]))
    assert bounds == pytest.approx([2.9957e-5, 2.9957e-6, 4.7439e-6, 4.7439e-10], rel=1e-4)


@pytest.mark.parametrize("disturbances", [0, 2])
def test_a_bound_per_hour_takes_hours(disturbances):
    """Garwood's bound by chi-squared, at 1 kHz."""
    found = enough(3_600_000, 1.0, disturbances, 0.5, hourly=True)
    hours = stats.chi2.ppf(0.95, 2 * disturbances + 2) / 2 / 0.5
    assert found.needed == pytest.approx(1 + hours * 3_599_999, abs=1) and found.hours == pytest.approx(
        hours - 1, rel=1e-5
    )
    assert stats.poisson.cdf(disturbances, 0.5 * (found.needed - 1) / 3_599_999) == pytest.approx(0.05, rel=1e-5)
    assert not found.reached and enough(3_600_000, 30.0, disturbances, 0.5, hourly=True).reached
    assert enough(3_600_000, 30.0, disturbances, 0.5, hourly=True).more == 0
    assert enough(3_600_000, 1.0, 20, 0.5, hourly=True).needed is None
    with pytest.raises(BadInput, match="is no rate"):
        enough(1000, 1.0, 0, 0.0, hourly=True)


@pytest.mark.parametrize("wanted", [0, 1, -1e-3])
def test_a_wanted_bound_is_a_probability(wanted):
    with pytest.raises(BadInput, match="is no probability"):
        enough(1000, 1.0, 0, wanted)
