# SPDX-License-Identifier: BSD-2-Clause
"""What the chip keeps of the samples of one polarity."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass
class Extremes:
    """Count, sum, minimum, maximum of the responses of one polarity; `maximum_time` is that of the response."""

    count: int = 0
    sum: int = 0
    minimum: int | None = None
    maximum: int | None = None
    maximum_time: int | None = None

    def add(self, other: "Extremes") -> None:
        self.count += other.count
        self.sum += other.sum
        if other.minimum is not None and (self.minimum is None or other.minimum < self.minimum):
            self.minimum = other.minimum
        if other.maximum is not None and (self.maximum is None or other.maximum > self.maximum):
            self.maximum, self.maximum_time = other.maximum, other.maximum_time


def together(edges: Iterable[Extremes]) -> Extremes:
    """Of several polarities."""
    total = Extremes()
    for each in sorted(edges, key=lambda e: -1 if e.maximum_time is None else e.maximum_time):
        total.add(each)
    return total
