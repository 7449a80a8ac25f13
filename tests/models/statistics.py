# SPDX-License-Identifier: BSD-2-Clause
"""The on-chip statistics, plain and slow: rows in, snapshots as {address: value} and outlier records out."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from irqscope.contract.segments import Count
from irqscope.contract.statistics import (
    OFFSET_SCALARS,
    OFFSET_YOUNGEST,
    SCALAR_STRIDE,
    TIME_BITS,
    Scalar,
    bin_of,
    bins_offset,
)
from models.pairing import Config, Pairing, Sample

Edge = tuple[int, int]
"""Edge (1: rising) and number of the sample within the clock."""


@dataclass(frozen=True)
class Outlier:
    """A record as it should be sent."""

    segment: int
    sample: Sample


def scalars(samples: Sequence[Sample]) -> dict[int, int]:
    """The words of one polarity by offset; none if there is no sample."""
    if not samples:
        return {}
    values = [sample.value for sample in samples]
    largest = max(values)
    time = next(sample.time for sample in samples if sample.value == largest) % (1 << TIME_BITS)
    total = sum(values)
    return {
        Scalar.COUNT: len(values),
        Scalar.SUM_LOW: total & 0xFFFF_FFFF,
        Scalar.SUM_HIGH: total >> 32,
        Scalar.MINIMUM_LOW: min(values) & 0xFFFF_FFFF,
        Scalar.MINIMUM_HIGH: min(values) >> 32,
        Scalar.MAXIMUM_LOW: largest & 0xFFFF_FFFF,
        Scalar.MAXIMUM_HIGH: largest >> 32,
        Scalar.MAXIMUM_TIME_LOW: time & 0xFFFF_FFFF,
        Scalar.MAXIMUM_TIME_HIGH: time >> 32,
    }


class Statistics:
    """All segments. Rows, ticks and cuts come in time order; times are in clocks of `samples` ticks."""

    def __init__(
        self, configs: Sequence[Config], *, samples: int, sub_bits: int, room: int, histogram_banks: int = 2
    ) -> None:
        self.samples = samples
        self.shadow = histogram_banks == 2
        self.offset = bins_offset(histogram_banks)
        self.sub_bits = sub_bits
        self.segments = [Pairing(config, room) for config in configs]
        self.outliers: list[Outlier] = []
        self._cut: list[tuple[Counter[Count], int, int]] = [(Counter(), 0, 0) for _ in configs]

    def row(self, clocks: int, edges: Mapping[int, Edge]) -> None:
        """The edges of one clock, by source."""
        for number, segment in enumerate(self.segments):
            config = segment.config
            if not config.enable or (config.cause not in edges and config.response not in edges):
                continue
            operations = []
            if config.cause in edges:
                operations.append((edges[config.cause][1], 0))
            if config.response in edges:
                operations.append((edges[config.response][1], 1))
            known = len(segment.samples)
            for sub, is_response in sorted(operations):
                time = clocks * self.samples + sub
                if is_response:
                    segment.response(time, edges[config.response][0])
                else:
                    segment.cause(time)
            self.outliers += [
                Outlier(number, sample) for sample in segment.samples[known:] if segment.is_outlier(sample)
            ]

    def cut(self, clocks: int) -> dict[int, int]:
        """A snapshot at the start of clock `clocks`; words that are 0 are left out, as are cumulative bins."""
        words: dict[int, int] = {}
        for number, segment in enumerate(self.segments):
            segment.tick(clocks * self.samples)
            counts, young, samples = self._cut[number]
            words |= {number << 16 | offset: value for offset, value in self._since(segment, counts, young, samples)}
            self._cut[number] = segment.counts.copy(), len(segment.youngest), len(segment.samples)
        return {address: value for address, value in words.items() if value}

    def cumulative(self) -> Counter[int]:
        """All bins as they are now, since the beginning, where a snapshot without a shadow copy has them."""
        words: Counter[int] = Counter()
        for number, segment in enumerate(self.segments):
            for offset, count in self._bins([sample for sample in segment.samples if sample.counted]).items():
                words[number << 16 | offset] = count
        return words

    def _bins(self, samples: Sequence[Sample]) -> Counter[int]:
        return Counter(self.offset + bin_of(sample.value, self.sub_bits) for sample in samples)

    def _since(self, segment: Pairing, counts: Counter[Count], young: int, samples: int) -> list[tuple[int, int]]:
        words: Counter[int] = Counter()
        for count in Count:
            words[count] = segment.counts[count] - counts[count]
        words[Count.PENDING] = len(segment.pending)
        for value in segment.youngest[young:]:
            words[OFFSET_YOUNGEST + value.bit_length()] += 1
        taken = [sample for sample in segment.samples[samples:] if sample.counted]
        if self.shadow:
            words += self._bins(taken)
        for edge in (0, 1):
            offset = OFFSET_SCALARS + SCALAR_STRIDE * edge
            for scalar, value in scalars([sample for sample in taken if sample.edge == edge]).items():
                words[offset + scalar] = value
        return list(words.items())
