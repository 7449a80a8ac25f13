# SPDX-License-Identifier: BSD-2-Clause
"""Differences of successive times against references that take one at a time, as the standards have them."""

import math
import random
import tracemalloc
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from irqscope.analysis.variation import Successive, _squares, running_means

TIMES = st.lists(st.lists(st.integers(0, 10**6), max_size=40), max_size=6)


def fed(stretches, cuts):
    """All stretches, with a gap after each, and each in the given pieces."""
    successive = Successive()
    for stretch in stretches:
        for begin in range(0, len(stretch), cuts):
            successive.add(np.array(stretch[begin : begin + cuts], dtype=np.int64))
        successive.interrupt()
    return successive.found()


def rfc3550(sizes):
    """RFC 3550, 6.4.1, one packet at a time, exactly."""
    jitter, highest = Fraction(0), Fraction(0)
    for size in sizes:
        jitter += (size - jitter) / 16
        highest = max(highest, jitter)
    return jitter, highest


@given(TIMES, st.integers(1, 50))
def test_against_one_at_a_time(stretches, cuts):
    """However they are cut, and never across a gap."""
    differences = [stretch[i] - stretch[i - 1] for stretch in stretches for i in range(1, len(stretch))]
    found = fed(stretches, cuts)
    if not differences:
        assert found is None
        return
    sizes = [abs(each) for each in differences]
    last, highest = rfc3550(sizes)
    assert (found.n, found.least, found.greatest) == (len(sizes), min(differences), max(differences))
    assert found.largest == max(sizes)
    assert found.mean_absolute == pytest.approx(sum(sizes) / len(sizes))
    assert found.rms == pytest.approx(math.sqrt(sum(size**2 for size in sizes) / len(sizes)))
    assert found.last == pytest.approx(float(last)) and found.highest == pytest.approx(float(highest))


@pytest.mark.parametrize("most", [(1 << 21) - 1, 1 << 21, (1 << 22) - 1, (1 << 42) - 1])
def test_sums_of_squares_are_exact(most):
    """Of a million that are as large, and of some of all sizes, which no 64 bits hold."""
    assert _squares(np.full(1 << 20, most)) == most**2 << 20
    some = [*np.random.default_rng(2).integers(0, most, 1000).tolist(), most]
    assert _squares(np.array(some)) == sum(size**2 for size in some)


def test_it_does_not_matter_how_many_come_at_once():
    """Not even in the last bit: a report that is made again is the same."""
    times = np.random.default_rng(3).integers(0, 1 << 41, 20_000)
    pieces = [fed([times.tolist()], cuts) for cuts in (1, 7, 4096, 20_000)]
    assert len(set(pieces)) == 1


@pytest.mark.parametrize("n", [1, 2, 15, 16, 17, 1000, 65_537])
def test_the_running_mean_is_that_of_the_recursion(n):
    rng = np.random.default_rng(n)
    sizes, value, expected = rng.integers(0, 5000, n), 123.0, []
    for size in sizes.tolist():
        value += (size - value) / 16
        expected.append(value)
    columns = running_means(sizes, 123.0)
    found, after = np.split(columns.T.ravel(), [n])
    assert found == pytest.approx(expected, rel=1e-12)
    assert not len(after) or after.max() < found[-1]


def test_the_example_of_a_late_packet():
    """One packet 160 units late: two differences of 160, of which RFC 3550 makes 10 and then 19.375."""
    successive = Successive()
    successive.add(np.array([100, 100, 260, 100, 100]))
    found = successive.found()
    assert (found.least, found.greatest, found.n) == (-160, 160, 4)
    assert found.highest == 19.375 and found.last == 19.375 * 15 / 16


def test_memory_does_not_grow_with_the_run():
    """Ten million times, as 1000 million would: what is kept is some numbers."""
    successive, piece = Successive(), np.array(random.Random(1).choices(range(1000), k=100_000))
    successive.add(piece)
    tracemalloc.start()
    for _ in range(10):
        successive.add(piece)
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(90):
        successive.add(piece)
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert grown < 10_000 and successive.found().n == 101 * 100_000 - 1
