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
    assert found.hours == pytest.approx(2_395_731 / 3.6e6)


def test_what_is_reached_and_what_never_will_be():
    reached = enough(10**7, 3.0, 2, 1e-6)
    assert reached.reached and reached.more == 0
    hopeless = enough(10**6, 1.0, 100, 1e-6)
    assert hopeless.more is None and hopeless.needed is None
    close = enough(10**6, 1.0, 2, 3e-6)
    assert close.needed == samples_for(3e-6, 2) > 10**6 and close.more == close.needed - 10**6


def test_the_curve_falls_with_samples_and_rises_with_disturbances():
    samples = np.array([10**5, 10**6, 10**6, 10**10])
    bounds = curve(samples, np.array([0, 0, 1, 1]))
    assert bounds == pytest.approx([2.9957e-5, 2.9957e-6, 4.7439e-6, 4.7439e-10], rel=1e-4)


@pytest.mark.parametrize("disturbances", [0, 2])
def test_a_bound_per_hour_takes_hours(disturbances):
    """Garwood's bound by chi-squared, at 1 kHz."""
    found = enough(3_600_000, 1.0, disturbances, 0.5, hourly=True)
    hours = stats.chi2.ppf(0.95, 2 * disturbances + 2) / 2 / 0.5
    assert found.needed == pytest.approx(hours * 3.6e6, abs=2) and found.hours == pytest.approx(hours - 1, rel=1e-5)
    assert stats.poisson.cdf(disturbances, 0.5 * found.needed / 3.6e6) == pytest.approx(0.05, rel=1e-5)
    assert not found.reached and enough(3_600_000, 30.0, disturbances, 0.5, hourly=True).reached
    assert enough(3_600_000, 30.0, disturbances, 0.5, hourly=True).more == 0
    assert enough(3_600_000, 1.0, 20, 0.5, hourly=True).needed is None
    with pytest.raises(BadInput, match="is no rate"):
        enough(1000, 1.0, 0, 0.0, hourly=True)


@pytest.mark.parametrize("wanted", [0, 1, -1e-3])
def test_a_wanted_bound_is_a_probability(wanted):
    with pytest.raises(BadInput, match="is no probability"):
        enough(1000, 1.0, 0, wanted)
