# SPDX-License-Identifier: BSD-2-Clause
"""How the samples of a segment are distributed at each time of a run, from the chip's snapshots: exact in number,
whatever the link loses, and of a size that does not grow with the run."""

from collections import Counter
from collections.abc import Mapping
from functools import cache

from ..base.records import Count, Record, SignedTicks
from ..contract.statistics import bin_count, bin_low, bin_of

SUB_BITS = 3
"""Bins per octave, as a power of two: the chip's are finer than can be seen in a figure."""
COLUMNS = 240
"""Stretches of time at most; of more, neighbours are put together."""


@cache
def _coarse(sub_bits: int) -> list[int]:
    """The bin here of each of the chip's."""
    bits = min(SUB_BITS, sub_bits)
    return [bin_of(bin_low(index, sub_bits), bits) for index in range(bin_count(sub_bits))]


class CourseRecord(Record, frozen=True, kw_only=True):
    """How many samples of each length came in each stretch of the run."""

    ends: list[SignedTicks]
    """Where the stretches end."""
    edges: list[SignedTicks]
    """Lower ends of the bins, and the upper end of the last."""
    counts: list[list[Count]]
    """Samples by stretch and bin."""

    def __post_init__(self) -> None:
        if len(self.counts) != len(self.ends) or any(len(each) != len(self.edges) - 1 for each in self.counts):
            raise ValueError("there is a row for each stretch, with a number for each bin")


class Course:
    """Counts by bin for each stretch between snapshots; later of two of them, of four, and so on."""

    def __init__(self, sub_bits: int) -> None:
        self._bits, self._coarse = min(SUB_BITS, sub_bits), _coarse(sub_bits)
        self._columns: list[tuple[int, Counter[int]]] = []
        self._open: Counter[int] = Counter()
        self._each, self._joined = 1, 0

    def add(self, came: Mapping[int, int], time: int) -> None:
        """A snapshot was taken at `time`: what `came` since the one before, by bin, is of the stretch until here."""
        coarse = self._coarse
        for index, count in came.items():
            self._open[coarse[index]] += count
        if self._joined:
            _, last = self._columns.pop()
            self._open.update(last)
        self._columns.append((time, self._open))
        self._open = Counter()
        self._joined = (self._joined + 1) % self._each
        if len(self._columns) > COLUMNS and not self._joined:
            pairs = [self._columns[at : at + 2] for at in range(0, len(self._columns), 2)]
            self._columns = [(pair[-1][0], sum((counts for _, counts in pair), Counter())) for pair in pairs]
            self._joined = self._each if len(pairs[-1]) == 1 else 0
            self._each *= 2

    @property
    def record(self) -> CourseRecord | None:
        """The entry `course` of a segment in result.json; None without samples."""
        used = sorted(set().union(*(counts for _, counts in self._columns)))
        if not used:
            return None
        first, last = used[0], used[-1]
        return CourseRecord(
            ends=[time for time, _ in self._columns],
            edges=[bin_low(index, self._bits) for index in range(first, last + 2)],
            counts=[[counts[index] for index in range(first, last + 1)] for _, counts in self._columns],
        )
