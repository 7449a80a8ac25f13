# SPDX-License-Identifier: BSD-2-Clause
"""On-chip statistics: the log-linear histogram and the address space of a snapshot.

A snapshot covers the time since the snapshot before it (or since the reset). Its addresses are
`segment << 16 | offset`, offsets as below; `STATUS_SPACE << 16 | register` holds the status registers as they were
when the snapshot was sent.

An instrument whose `histogram_banks` is 1 has no shadow copy of its log-linear histograms and sends their bins at
another offset: they count since the reset and are never cleared, and each is as it was when it was read, after the
cut. Samples that come between the cut and the last bin are in those bins that were not read yet, and in nothing else of
the snapshot. Once nothing is measured any more, bins and scalars agree.

Bins count modulo 2**`bin_bits`, everything else modulo 2**32. A host that gets too few snapshots to see a bin turn over
finds it out: in the end there are fewer samples in the bins than the scalars count.
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
"""Bins of a histogram with a shadow copy: samples since the snapshot before, up to the cut."""
OFFSET_CUMULATIVE_BINS = 0x2000
"""Bins of a histogram without: samples since the reset, up to the moment at which the bin was read."""
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


def sample_clocks(segments: int) -> int:
    """`Identity.sample_clocks`: clocks per sample of each segment, so many segments measuring at once.

    A segment's own pairing waits until its outcome is recorded: a cause and its response take it 24 clocks beside the
    recording at most. The updater takes one outcome of any segment after the other: a cause every 5 clocks, a sample
    every 19, or 28 if it is premature and an outlier, so both of them in 33 at most. A new minimum or maximum takes 7
    more, a lost outlier record one. What comes faster for a while waits in the queue of rows.
    """
    return 24 + 33 * segments


PARALLEL_SAMPLE_CLOCKS = 7
"""`Identity.sample_clocks` of statistics with an engine for each segment, however many measure.

A cause takes three and its response three. The seventh makes up for cuts, at each of which rows wait some fifty clocks.
"""


def bins_offset(histogram_banks: int) -> int:
    """Where a histogram with so many banks has its bins in a snapshot."""
    return {1: OFFSET_CUMULATIVE_BINS, 2: OFFSET_BINS}[histogram_banks]


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
