# SPDX-License-Identifier: BSD-2-Clause
"""On-chip statistics: the log-linear histogram and the address space of a snapshot.

A snapshot covers the time since the snapshot before it (or since the reset). Its addresses are
`segment << 16 | offset`, offsets as below; `STATUS_SPACE << 16 | register` holds the status registers as they were
when the snapshot was sent.
"""

import enum

VALUE_BITS = 34
"""Largest value in a histogram: 2**34 - 1 ticks (171 s at 9.95 ns, 22 s at 1.3 ns)."""
TIME_BITS = 40
"""Width of times inside the statistics; differences are exact below 2**39 ticks."""

OFFSET_COUNTS = 0x0000
"""`Count` members, 16 words."""
OFFSET_YOUNGEST = 0x0010
"""Histogram of (response - youngest pending cause): bin 0 holds 0, bin k holds 2**(k-1) .. 2**k - 1. 48 words."""
YOUNGEST_BINS = 48
OFFSET_SCALARS = 0x0040
"""`Scalar` members for falling responses, then for rising ones: 2 * 16 words."""
SCALAR_STRIDE = 16
OFFSET_BINS = 0x1000
STATUS_SPACE = 0xFF


class Scalar(enum.IntEnum):
    """Offsets of the scalars of one polarity; a field of two words has its low word first."""

    COUNT = 0
    SUM_LOW = 1
    SUM_HIGH = 2
    MINIMUM_LOW = 3
    MINIMUM_HIGH = 4
    MAXIMUM_LOW = 5
    MAXIMUM_HIGH = 6
    MAXIMUM_TIME_LOW = 7
    """Time of the response that gave the maximum (the first one, if several did), modulo 2**40."""
    MAXIMUM_TIME_HIGH = 8


def bin_count(sub_bits: int) -> int:
    """Number of bins of a histogram with 2**sub_bits bins per octave."""
    return (VALUE_BITS - sub_bits + 1) << sub_bits


def bin_of(value: int, sub_bits: int) -> int:
    """The bin of `value` (0 <= value < 2**VALUE_BITS); values below 2**(sub_bits+1) have a bin each."""
    shift = max(0, value.bit_length() - 1 - sub_bits)
    return (shift << sub_bits) + (value >> shift)


def bin_low(index: int, sub_bits: int) -> int:
    """The smallest value in bin `index`; the bin ends before `bin_low(index + 1)`."""
    shift = max(0, (index >> sub_bits) - 1)
    return (index - (shift << sub_bits)) << shift
