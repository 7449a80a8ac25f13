# SPDX-License-Identifier: BSD-2-Clause
"""Words and their fields."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from irqscope.contract import blocks, events, registers
from irqscope.contract.fields import Field, Word

WORDS = [*events.EVENT_WORDS, blocks.HEADER, blocks.TRAILER, blocks.OUTLIER, *(r.word for r in registers.REGISTERS)]


@given(st.data())
def test_what_is_packed_is_unpacked(data):
    word = data.draw(st.sampled_from(WORDS))
    values = {field.name: data.draw(st.integers(0, (1 << field.width) - 1)) for field in word.fields}
    packed = word.pack(values)
    assert 0 <= packed < 1 << 32
    assert word.unpack(packed) == values
    for field in word.fields:
        assert packed >> word.offset(field.name) & ((1 << field.width) - 1) == values[field.name]


def test_fields_lie_from_bit_0_up_without_gaps():
    word = Word("w", (Field("a", 3), Field("b", 5), Field("c", 1)))
    assert [word.offset(name) for name in "abc"] == [0, 3, 8]
    assert word.pack({"a": 0b101, "c": 1}) == 0b1_00000_101


def test_values_that_do_not_fit_are_refused():
    word = Word("w", (Field("a", 3),))
    for value in (-1, 8):
        with pytest.raises(ValueError, match=r"w\.a cannot hold"):
            word.pack({"a": value})
    with pytest.raises(ValueError, match="at most 32"):
        Word("w", (Field("a", 33),))


def test_every_register_has_an_address_of_its_own():
    addresses = [r.address for r in registers.REGISTERS]
    assert len(set(addresses)) == len(addresses)
    assert all(0 <= a < 256 for a in addresses)
