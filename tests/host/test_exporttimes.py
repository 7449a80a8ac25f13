# SPDX-License-Identifier: BSD-2-Clause
"""Times in the units of other programs: what 64 bits of them do not hold is told."""

from fractions import Fraction

import numpy as np
from hypothesis import example, given, settings
from hypothesis import strategies as st

from irqscope.errors import BadInput
from irqscope.exports.clock import PICOSECOND, Clock


@given(st.integers(0, (1 << 53) - 1), st.fractions(min_value=Fraction(1, 10**10), max_value=Fraction(1, 10**7)))
@example((1 << 53) - 1, Fraction(1, 100_500_000))
@example((1 << 53) - 1, Fraction(1, 100_500_001) + Fraction(1, 10**30))
@settings(max_examples=300)
def test_a_time_is_right_or_refused(ticks, tick):
    """From 2^63 picoseconds on, 106 days, it was another one, or OverflowError of a calibrated tick."""
    exact = ticks * tick / PICOSECOND
    try:
        found = int(Clock(tick).times(np.array([0, ticks]), PICOSECOND)[1])
    except BadInput as error:
        assert exact > (1 << 63) - 10**6 and "from 2562 h after the reset" in str(error)
    else:
        assert abs(found - exact) <= Fraction(1, 2) and exact < 1 << 63
