# SPDX-License-Identifier: BSD-2-Clause
"""Identification: what matches is read, what does not is refused with a sentence that says what to do."""

import pytest

from irqscope.contract import registers
from irqscope.contract.digest import digest
from irqscope.contract.identity import Identity, Mismatch
from models.instrument import IDENTITY


def words(**changed: int) -> list[int]:
    values = IDENTITY.words()
    for name, value in changed.items():
        values[registers.IDENTIFICATION[name].address] = value
    return values


def test_what_is_written_is_read():
    assert Identity.from_words(words()) == IDENTITY


def test_another_device_is_refused():
    with pytest.raises(Mismatch, match="choose another port"):
        Identity.from_words(words(magic=0))


@pytest.mark.parametrize("name", ["protocol", "digest0", "digest3"])
def test_another_contract_is_refused(name):
    with pytest.raises(Mismatch, match="rebuild and flash"):
        Identity.from_words(words(**{name: 0xDEAD}))


def test_the_digest_is_a_constant_of_the_contract():
    assert len(digest()) == 4 * registers.DIGEST_WORDS
    digest.cache_clear()
    first = digest()
    digest.cache_clear()
    assert digest() == first


def test_a_long_board_name_is_refused():
    with pytest.raises(ValueError, match="bytes"):
        Identity(**{**vars(IDENTITY), "board": "x" * 33}).words()
