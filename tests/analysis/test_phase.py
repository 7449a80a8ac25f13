# SPDX-License-Identifier: BSD-2-Clause
"""Folding, and the gaps that stimuli leave."""

import math
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from irqscope.analysis.phase import coverage, fold
from irqscope.errors import BadInput

SMALL = st.fractions(Fraction(1, 50), 20, max_denominator=60)


@given(SMALL, st.integers(1, 300), SMALL)
def test_the_gap_is_the_largest_between_neighbours(stimulus, count, activity):
    phases = sorted({number * stimulus % activity for number in range(count)})
    gaps = [after - before for before, after in zip(phases, [*phases[1:], phases[0] + activity], strict=True)]
    found = coverage(stimulus, count, activity)
    assert (found.phases, found.gap) == (len(phases), max(gaps))


def test_niedermeyers_run_against_a_millisecond_clock():
    """600 000 stimuli at 1 kHz meet one phase of a clock of 1 kHz, but leave no 50 ns of one of 999.967 Hz."""
    assert coverage(Fraction(1, 1000), 600_000, Fraction(1, 1000)).gap == Fraction(1, 1000)
    millionths = np.sort(np.arange(600_000) * 999_967 % 1_000_000)
    worst = int(np.diff(millionths, append=millionths[0] + 1_000_000).max())
    assert coverage(Fraction(1, 1000), 600_000, 1 / Fraction("999.967")).gap == worst / Fraction(999_967_000)
    assert worst / 999_967_000 < 50e-9
    assert coverage(Fraction(1, 1025), 600_000, Fraction(1, 1000)).phases == 41
    assert coverage(Fraction(1, 1000), 10**10, Fraction(1, 3)).phases == 1000


def test_outliers_at_one_phase():
    generator = np.random.default_rng(1)
    times = np.arange(13) * 30.7 + 7.675 + generator.normal(0, 0.1, 13)
    found = fold(times, 30.7)
    assert found.direction == pytest.approx(0.25, abs=0.005) and found.strength > 0.99 and found.p < 1e-6
    assert fold(times[:1], 30.7).strength == pytest.approx(1)


def test_the_direction_of_phases_about_the_start():
    assert fold(np.array([9.9, 10.1, 20.0]), 10.0).direction % 1 == pytest.approx(0, abs=1e-9)


def test_directions_are_of_the_first_turn_and_chances_by_stephens_s_approximation():
    """Four at one phase have a statistic of 1; 1970, table 1A: x = V (sqrt(n) + 0.155 + 0.24 / sqrt(n))."""
    found = fold(np.array([9.0, 19.0, 29.0, 39.0]), 10.0)
    assert found.direction == pytest.approx(0.9) and found.unevenness == pytest.approx(1.0)
    x = 2 + 0.155 + 0.12
    assert found.p == pytest.approx(2 * sum((4 * (k * x) ** 2 - 1) * math.exp(-2 * (k * x) ** 2) for k in range(1, 9)))


def test_even_phases_are_rarely_called_uneven():
    generator = np.random.default_rng(2)
    chances = np.array([fold(generator.random(20), 1.0).p for _ in range(2000)])
    for level in (0.01, 0.05, 0.2):
        assert (chances <= level).mean() == pytest.approx(level, abs=4 * (level / 2000) ** 0.5)


def test_bad_input():
    with pytest.raises(BadInput, match="one time"):
        fold(np.zeros(0), 1.0)
    with pytest.raises(BadInput, match="one stimulus"):
        coverage(Fraction(1), 0, Fraction(1))
    for stimulus, activity in ((0, 1), (1, 0)):
        with pytest.raises(BadInput, match="more than 0"):
            coverage(Fraction(stimulus), 5, Fraction(activity))
