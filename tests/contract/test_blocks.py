# SPDX-License-Identifier: BSD-2-Clause
"""Blocks and commands: what is encoded is decoded, and nothing damaged is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from irqscope.contract import blocks, commands, registers

WORD = st.integers(0, 2**32 - 1)
BLOCK = st.builds(
    lambda kind, number, epoch, base, payload, detail, lost, last: dict(
        kind=kind, number=number, epoch=epoch, base=base, payload=payload, detail=detail, lost=lost, last=last
    ),
    st.sampled_from(list(blocks.Kind)),
    st.integers(0, blocks.SEQUENCE_MODULUS - 1),
    st.integers(0, 15),
    st.integers(0, 2**64 - 1),
    st.lists(WORD, max_size=blocks.PAYLOAD_WORDS),
    st.integers(0, 0xFFFF),
    WORD,
    st.booleans(),
)


@given(BLOCK)
def test_a_block_survives_encoding(values):
    data = blocks.encode(**values, protocol=registers.PROTOCOL)
    assert len(data) == blocks.BLOCK_BYTES
    block = blocks.decode(data)
    assert {name: getattr(block, name) for name in values} == {**values, "payload": tuple(values["payload"])}


@given(BLOCK, st.integers(0, 8 * blocks.BLOCK_BYTES - 1))
def test_no_flipped_bit_passes(values, bit):
    data = bytearray(blocks.encode(**values, protocol=registers.PROTOCOL))
    data[bit // 8] ^= 1 << bit % 8
    with pytest.raises(blocks.BlockError):
        blocks.decode(bytes(data))


def test_too_many_words_are_refused():
    with pytest.raises(ValueError, match="do not fit"):
        blocks.encode(1, 0, 0, [0] * 121, protocol=1)
    with pytest.raises(blocks.BlockError, match="512 bytes"):
        blocks.decode(b"")


@given(st.sampled_from(list(commands.Opcode)), st.integers(0, 255), WORD, st.integers(0, 0xFFFF))
def test_a_command_survives_encoding(opcode, address, value, tag):
    frame = commands.encode(opcode, address, value, tag)
    assert len(frame) == commands.FRAME_BYTES
    assert commands.decode(frame) == (opcode, address, value, tag)


@given(WORD, st.integers(0, 8 * commands.FRAME_BYTES - 1))
def test_no_damaged_command_passes(value, bit):
    frame = bytearray(commands.encode(commands.Opcode.WRITE, 0x41, value, 7))
    frame[bit // 8] ^= 1 << bit % 8
    assert commands.decode(bytes(frame)) is None
    assert commands.decode(bytes(frame[:-1])) is None
