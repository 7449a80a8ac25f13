# SPDX-License-Identifier: BSD-2-Clause
"""CRC-32 as `zlib.crc32` computes it, one byte at a time, as a function from state to state."""

from functools import reduce
from operator import xor

from amaranth.hdl import Mux, Value

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

    The CRC is linear: what the eight bits that leave the register add to it is the sum of what each of them adds alone.
    """
    if len(state) != 32 or len(byte) != 8:
        raise ValueError(f"state and byte must have 32 and 8 bits, not {len(state)} and {len(byte)}")
    leaving = state[:8] ^ byte
    return reduce(xor, [Mux(bit, _after_byte(1 << i), 0) for i, bit in enumerate(leaving)], state >> 8)
