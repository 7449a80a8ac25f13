# SPDX-License-Identifier: BSD-2-Clause
"""Allan deviations against the published test data of NIST SP 1065, section 12.4, and a plain double loop."""

import math

import numpy as np
import pytest

from irqscope.analysis.allan import octaves, overlapping, pooled

NBS14 = [892, 809, 823, 798, 671, 644, 883, 903, 677]
"""Frequencies of SP 1065 table 29 (NBS Monograph 140)."""


def phases(frequencies) -> np.ndarray:
    """Of fractional frequencies of one second each."""
    return np.concatenate([[0.0], np.cumsum(frequencies)])


def thousand() -> np.ndarray:
    """The 1000 points of SP 1065: its prime modulus multiplicative congruential generator."""
    numbers = [1234567890]
    while len(numbers) < 1000:
        numbers.append(16807 * numbers[-1] % 2147483647)
    return np.array(numbers) / 2147483647


@pytest.mark.parametrize(("factor", "published"), [(1, 91.22945), (2, 85.95287)])
def test_nine_points(factor, published):
    assert overlapping(phases(NBS14), 1.0, factor) == pytest.approx(published, rel=1e-6)


@pytest.mark.parametrize(("factor", "published"), [(1, 2.922319e-1), (10, 9.159953e-2), (100, 3.241343e-2)])
def test_a_thousand_points(factor, published):
    numbers = thousand()
    assert numbers.mean() == pytest.approx(4.897745e-1, rel=1e-6)
    assert numbers.max() == pytest.approx(9.957453e-1, rel=1e-6)
    assert overlapping(phases(numbers), 1.0, factor) == pytest.approx(published, rel=1e-6)


@pytest.mark.parametrize("interval", [0.1, 10.0])
def test_by_definition(interval):
    """Averages of frequency over stretches that begin at every point, one after another: slow and obvious."""
    frequencies = thousand()[:60]
    for factor in (1, 3, 7):
        averages = [sum(frequencies[i : i + factor]) / factor for i in range(len(frequencies) - factor + 1)]
        pairs = [(averages[i + factor] - averages[i]) ** 2 for i in range(len(averages) - factor)]
        plain = math.sqrt(sum(pairs) / len(pairs) / 2)
        assert overlapping(phases(frequencies) * interval, interval, factor) == pytest.approx(plain, rel=1e-9)


def test_a_steady_offset_in_frequency_is_no_instability_and_drift_is():
    steps = np.arange(101.0)
    assert overlapping(3e-6 * steps, 1.0, 10) < 1e-15
    drift = 1e-9
    assert overlapping(drift * steps**2 / 2, 1.0, 10) == pytest.approx(drift * 10 / math.sqrt(2), rel=1e-6)


def test_octaves_end_where_three_stretches_do():
    assert [time for time, _ in octaves(np.zeros(25), 2.0)] == [2.0, 4.0, 8.0, 16.0]
    assert octaves(np.zeros(3), 1.0) == []
    with pytest.raises(ValueError, match="4 phases tell nothing of 2 intervals"):
        overlapping(np.zeros(4), 1.0, 2)
    with pytest.raises(ValueError, match="4 phases tell nothing of 0 intervals"):
        overlapping(np.zeros(4), 1.0, 0)


def test_the_fewest_phases_have_one_difference_and_none_have_none():
    assert overlapping(np.array([1.0, 9.0, 2.0, 9.0, 5.0]), 1.0, 2) == pytest.approx(math.sqrt(2**2 / 2) / 2)
    assert overlapping(np.array([1.0, 2.0, 5.0]), 1.0, 1) == pytest.approx(math.sqrt(2**2 / 2))
    assert pooled([], 1.0, 1) == (0.0, 0)
