# SPDX-License-Identifier: BSD-2-Clause
"""Histograms: exact counts by tick on the host, log-linear bins as on the chip."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..contract.statistics import bin_count, bin_low

Int64 = NDArray[np.int64]

FEW = 8
"""Where there are so many times as many ticks as values, to count one after the other takes less long."""

DENSE = 1 << 20
"""Values below this many ticks are counted in an array, the rare ones above in a dictionary."""


def bins_of(values: Int64, sub_bits: int) -> Int64:
    """`contract.statistics.bin_of` of many values below 2**34."""
    # The exponent of a float64 is the bit length less one, exactly so for integers below 2**53.
    shift = values.astype(np.float64).view(np.int64)
    shift >>= 52
    shift -= 1023 + sub_bits
    np.maximum(shift, 0, out=shift)
    bins: Int64 = values >> shift
    shift <<= sub_bits
    bins += shift
    return bins


@cache
def bin_edges(sub_bits: int) -> tuple[int, ...]:
    """Lower bounds of all bins and the upper bound of the last."""
    return tuple(bin_low(index, sub_bits) for index in range(bin_count(sub_bits) + 1))


def median(values: NDArray[Any]) -> float:
    """As NumPy has it, of values of which there are some; integers that are close together are counted."""
    n = len(values)
    if values.dtype.kind == "f" or (span := int(np.ptp(values))) > FEW * n:
        return float(np.median(values))
    least = int(values.min())
    passed = np.cumsum(np.bincount(values - least, minlength=span + 1))
    lower, upper = np.searchsorted(passed, [(n - 1) // 2, n // 2], side="right").tolist()
    return least + float(lower + upper) / 2


class ExactCounts:
    """How often each value occurred, to the tick, for any number of samples."""

    def __init__(self) -> None:
        self._dense = np.zeros(0, dtype=np.int64)
        self._rare: Counter[int] = Counter()

    def add(self, values: Int64) -> None:
        """Count values of 0 and more."""
        if not len(values):
            return
        if (largest := int(values.max())) >= DENSE:
            self._rare.update(values[values >= DENSE].tolist())
            values = values[values < DENSE]
            largest = int(values.max(initial=0))
        self._make_room(largest + 1)
        if FEW * len(values) < largest:
            np.add.at(self._dense, values, 1)
        else:
            counts = np.bincount(values)
            self._dense[: len(counts)] += counts

    def merge(self, other: "ExactCounts") -> None:
        """Count what another one has counted."""
        self._make_room(len(other._dense))
        self._dense[: len(other._dense)] += other._dense
        self._rare.update(other._rare)

    def _make_room(self, values: int) -> None:
        """For so many of the smallest values."""
        if values > len(self._dense):
            grown = np.zeros(min(DENSE, max(values, 2 * len(self._dense))), dtype=np.int64)
            grown[: len(self._dense)] = self._dense
            self._dense = grown

    def table(self) -> tuple[Int64, Int64]:
        """The values that occurred, ascending, and their counts."""
        low = np.flatnonzero(self._dense)
        high = sorted(self._rare)
        values = np.concatenate([low, np.array(high, dtype=np.int64)])
        counts = np.concatenate([self._dense[low], np.array([self._rare[v] for v in high], dtype=np.int64)])
        return values, counts

    @property
    def n(self) -> int:
        return int(self._dense.sum()) + self._rare.total()

    def bins(self, sub_bits: int) -> list[int]:
        """The counts in log-linear bins."""
        values, counts = self.table()
        result = np.zeros(bin_count(sub_bits), dtype=np.int64)
        np.add.at(result, bins_of(values, sub_bits), counts)
        bins: list[int] = result.tolist()
        return bins


class BinCounts:
    """How often values occurred, by log-linear bins: constant memory for values that need not be known to the tick."""

    def __init__(self, sub_bits: int) -> None:
        self.sub_bits = sub_bits
        self._counts = np.zeros(bin_count(sub_bits), dtype=np.int64)

    def add(self, values: Int64) -> None:
        """Count values of 0 and more, below 2**`VALUE_BITS`."""
        self._counts += np.bincount(bins_of(values, self.sub_bits), minlength=len(self._counts))

    def bins(self) -> list[int]:
        """The count of each bin."""
        bins: list[int] = self._counts.tolist()
        return bins


class Distribution:
    """Values in ascending order with counts; each value is known to lie in `low`..`high` (both included).

    For exact counts low and high are equal; for bins they are the bin's bounds, cut at minimum and maximum. `later` of
    the samples in `counts`, nobody knows which, do not belong to the `n` of the distribution.
    """

    def __init__(self, low: Sequence[int], high: Sequence[int], counts: Sequence[int], later: int = 0) -> None:
        self.low, self.high, self.counts, self.later = list(low), list(high), list(counts), later
        self.n = sum(self.counts) - later
        self._cumulated = np.cumsum(np.array(self.counts, dtype=np.int64))

    @classmethod
    def exact(cls, counts: ExactCounts) -> "Distribution":
        values, numbers = counts.table()
        return cls(values.tolist(), values.tolist(), numbers.tolist())

    @classmethod
    def binned(
        cls, bins: Sequence[int], sub_bits: int, minimum: int, maximum: int, n: int | None = None
    ) -> "Distribution":
        """With `n` the bins may hold more samples than these, also below the minimum and above the maximum."""
        first, last = bins_of(np.array([minimum, maximum]), sub_bits).tolist()
        used = [index for index in range(first, last + 1) if bins[index]]
        low = [max(minimum, bin_low(index, sub_bits)) for index in used]
        high = [min(maximum, bin_low(index + 1, sub_bits) - 1) for index in used]
        counts = [bins[index] for index in used]
        return cls(low, high, counts, 0 if n is None else max(0, sum(counts) - n))

    @property
    def is_exact(self) -> bool:
        return self.low == self.high and not self.later

    def rank(self, rank: int) -> tuple[int, int]:
        """Bounds of the value that stands at `rank` (1 is the smallest, n the largest)."""
        if not 1 <= rank <= self.n:
            raise IndexError(f"rank {rank} of {self.n} samples")
        # Without the later samples it is this one, or one of as many after it.
        first, last = np.searchsorted(self._cumulated, (rank, rank + self.later)).tolist()
        return self.low[first], self.high[last]

    @property
    def median(self) -> float:
        """The value in the middle, or between the two that are; of exact counts, and of one sample at least."""
        lower, upper = (self.rank(each)[0] for each in ((self.n + 1) // 2, self.n // 2 + 1))
        return float(lower + upper) / 2

    def __iter__(self) -> Iterator[tuple[int, int, int]]:
        return iter(zip(self.low, self.high, self.counts, strict=True))
