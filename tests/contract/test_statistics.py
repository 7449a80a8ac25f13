# SPDX-License-Identifier: BSD-2-Clause
"""Bins of the log-linear histogram."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from irqscope.contract.statistics import VALUE_BITS, bin_count, bin_low, bin_of

SUB_BITS = st.integers(0, 7)


@given(st.integers(0, 2**VALUE_BITS - 1), SUB_BITS)
def test_a_value_lies_in_its_bin(value, sub_bits):
    index = bin_of(value, sub_bits)
    assert 0 <= index < bin_count(sub_bits)
    assert bin_low(index, sub_bits) <= value < bin_low(index + 1, sub_bits)


@pytest.mark.parametrize("sub_bits", range(6))
def test_bins_cover_everything_once(sub_bits):
    edges = [bin_low(index, sub_bits) for index in range(bin_count(sub_bits) + 1)]
    assert edges[0] == 0 and edges[-1] == 2**VALUE_BITS
    assert all(a < b for a, b in pairwise(edges))
    assert [bin_of(edge, sub_bits) for edge in edges[:-1]] == list(range(bin_count(sub_bits)))


@given(st.integers(0, 2**VALUE_BITS - 1), SUB_BITS)
def test_width_is_bounded_by_the_resolution(value, sub_bits):
    index = bin_of(value, sub_bits)
    width = bin_low(index + 1, sub_bits) - bin_low(index, sub_bits)
    assert width == 1 if value < 2 ** (sub_bits + 1) else width * 2**sub_bits <= value
