# SPDX-License-Identifier: BSD-2-Clause
"""The length of a bit of the serial line, exact, and which lengths the UART serves."""

from fractions import Fraction

SHORTEST_BIT = 8
"""Clocks: a bit must be sampled in its middle, although its start is known to one clock only."""


def checked_bit_clocks(clocks: Fraction) -> Fraction:
    """`clocks` (clocks a bit, that is clock frequency / baud rate, exact), if it is no less than `SHORTEST_BIT`."""
    if clocks < SHORTEST_BIT:
        raise ValueError(
            f"a bit of {float(clocks):g} clocks is too short for the UART, which needs {SHORTEST_BIT}: "
            "choose a lower baud rate or a faster clock"
        )
    return Fraction(clocks)


def bit_timer_bits(clocks: Fraction) -> int:
    """Width of a timer that counts a bit down to -1, where its sign alone says that the bit is over."""
    return (clocks.__ceil__() - 2).bit_length() + 1
