# SPDX-License-Identifier: BSD-2-Clause
"""What is taken off a time that was stamped, by figures worked out by hand."""

import math
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from irqscope.results.correction import Correction

TICK = Fraction(1, 100_500_000)
FAST = Correction(bias=2**-20, relative_bias=2**-10, standard=3e-9, relative=4e-6)
"""By a constant too long, and by a share of itself."""


def test_both_parts_of_the_bias_are_taken_off():
    assert FAST.total_bias(Fraction(1)) == Fraction(1, 2**20) + Fraction(1, 2**10)
    assert FAST.corrected(Fraction(1)) == 1 - Fraction(1, 2**20) - Fraction(1, 2**10)
    assert Correction().corrected(Fraction(1)) == 1


def test_both_parts_of_the_uncertainty_are_combined():
    assert FAST.standard_of(0) == 3e-9
    assert FAST.standard_of(1e-3) == pytest.approx(5e-9)  # 3 and 4 at a right angle
    assert FAST.expanded_of(1e-3) == pytest.approx(2 * 5e-9, rel=0.03)


def test_a_difference_has_no_constant_bias_and_twice_what_is_not_common():
    found = FAST.of_differences
    assert (found.bias, found.relative_bias, found.relative) == (0.0, FAST.relative_bias, FAST.relative)
    assert found.standard == pytest.approx(math.sqrt(2) * 3e-9)


BIASES = st.floats(-1e-6, 1e-6)


@given(BIASES, BIASES, st.integers(0, 10**12))
def test_stamps_beyond_a_limit_are_those_whose_estimate_is(bias, relative, limit):
    correction, seconds = Correction(bias, relative), limit * Fraction(1, 10**12)
    ticks = correction.ticks(seconds, TICK)
    assert correction.corrected(ticks * TICK) <= seconds < correction.corrected((ticks + 1) * TICK)
