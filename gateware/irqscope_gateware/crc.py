# SPDX-License-Identifier: BSD-2-Clause
"""CRC-32 as `zlib.crc32` computes it, a byte or a nibble at a time, as a function from state to state."""

from functools import reduce
from operator import xor

from amaranth.hdl import Mux, Value

POLYNOMIAL = 0xEDB8_8320
"""Reflected: the least significant bit is the highest power."""
START = 0xFFFF_FFFF
"""State before the first byte. The CRC is the complement of the state after the last one."""


def _after(state: int, bits: int) -> int:
    for _ in range(bits):
        state = state >> 1 ^ (POLYNOMIAL if state & 1 else 0)
    return state


def crc32_next(state: Value, bits: Value) -> Value:
    """The state (32 bits) after 4 or 8 bits, combinational; no bit of it is more than that and one term of an XOR.

    The CRC is linear: what the bits that leave the register add to it is the sum of what each of them adds alone.
    """
    if len(state) != 32 or len(bits) not in (4, 8):
        raise ValueError(f"state and bits must be 32, and 4 or 8, not {len(state)} and {len(bits)}")
    leaving = state[: len(bits)] ^ bits
    added = [Mux(bit, _after(1 << i, len(bits)), 0) for i, bit in enumerate(leaving)]
    return reduce(xor, added, state >> len(bits))
