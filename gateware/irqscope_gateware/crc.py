# SPDX-License-Identifier: BSD-2-Clause
"""CRC-32 as `zlib.crc32` computes it, one byte at a time, as a function from state to state."""

from functools import reduce
from operator import xor

from amaranth.hdl import Cat, Value

POLYNOMIAL = 0xEDB8_8320
"""Reflected: the least significant bit is the highest power."""
START = 0xFFFF_FFFF
"""State before the first byte. The CRC is the complement of the state after the last one."""


def _after_byte(state: int) -> int:
    for _ in range(8):
        state = state >> 1 ^ (POLYNOMIAL if state & 1 else 0)
    return state


def crc32_next(state: Value, byte: Value) -> Value:
    """The state (32 bits) after `byte` (8 bits), combinational; no bit of it is more than 8 + 1 terms of an XOR.

    The CRC is linear: each bit of the next state is the sum of those bits of the present one that reach it, and the
    table of who reaches whom is made here by pushing single bits through the plain algorithm.
    """
    if len(state) != 32 or len(byte) != 8:
        raise ValueError(f"state and byte must have 32 and 8 bits, not {len(state)} and {len(byte)}")
    mixed = state[:8] ^ byte
    sources = [mixed[i] for i in range(8)] + [state[i] for i in range(8, 32)]
    reached = [_after_byte(1 << i) for i in range(32)]
    return Cat(reduce(xor, [sources[i] for i in range(32) if reached[i] >> bit & 1]) for bit in range(32))
