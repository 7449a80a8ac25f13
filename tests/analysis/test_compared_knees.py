# SPDX-License-Identifier: BSD-2-Clause
"""Two sweeps of one target are seldom called different, and of two targets nearly always."""

from irqscope.analysis.knee import Knee, fit
from irqscope.analysis.saturation import difference
from models.sweeps import STICK, stick

PAIRS = 100


def knees(first: int, knee: float = STICK) -> list[Knee]:
    return [fit(*stick(seed, knee), draws=200) for seed in range(first, first + PAIRS)]


def test_differences_are_claimed_where_there_are_some():
    """Noise of 0.4 % a step leaves each knee uncertain by as much or so. Of 2000 pairs of one target 74 were called
    different (by hand, 2026-12-01), and 3 among ten comparisons."""
    first, second, higher = knees(0), knees(PAIRS), knees(2 * PAIRS, 1.02 * STICK)
    same, other = [[*zip(first, those, strict=True)] for those in (second, higher)]
    assert sum(difference(*pair).shown for pair in same) <= 0.1 * PAIRS
    assert sum(difference(*pair).shown for pair in other) >= 0.9 * PAIRS
    assert all(difference(*pair).rate > 0 for pair in other)
    assert not any(difference(*(each.surer(100) for each in pair)).shown for pair in same)
