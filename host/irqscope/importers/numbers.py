# SPDX-License-Identifier: BSD-2-Clause
"""Plain numbers, one a line, in the order in which they were measured.

Comments begin with #; one of them may say the unit (`# unit: us`), else --unit does. As the order is known, intervals
allow for samples that are late together.
"""

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from ..analysis import blocks
from ..analysis.histogram import bins_of
from ..analysis.quantiles import Quantile
from ..contract.statistics import bin_low
from ..errors import BadInput
from ..units import counted
from ._imported import QUANTILES, SECONDS, Imported, Row
from ._numbers import INCLUDES, SAMPLES, are_numbers, seconds, split, stated, unit_for, unit_of

FINE_BITS = 12
"""Samples of blocks are counted to 1/4096 of their value."""


@dataclass(frozen=True)
class Series(Row):
    """Samples in their order."""

    CUT: ClassVar[int] = 0

    samples: NDArray[np.int64] = field(default_factory=lambda: np.zeros(0, np.int64))

    @property
    def total(self) -> int | None:
        high, low = self.samples >> 32, self.samples & 0xFFFFFFFF  # the sum may need more than 64 bits
        return (int(high.sum()) << 32) + int(low.sum())

    def quantiles(self) -> list[Quantile]:
        distribution, bins = self.distribution(), bins_of(self.samples, FINE_BITS)
        used, column = np.unique(bins, return_inverse=True)
        parts = np.array_split(column, min(blocks.BLOCKS, len(column)))
        table = np.array([np.bincount(part, minlength=len(used)) for part in parts])
        edges = np.array([bin_low(index, FINE_BITS) for index in used.tolist()], dtype=np.int64)
        return blocks.block_quantiles(distribution, table, edges, QUANTILES)


def recognises(text: str) -> bool:
    lines = split(text).lines
    return bool(lines) and all(len(words) == 1 and are_numbers(words) for _, words in lines)


def read(text: str, unit: str | None) -> Imported:
    numbers = split(text)
    if not numbers.lines:
        raise BadInput("it holds no number")
    shown = unit_of(numbers, unit)
    times = [seconds(f"line {number}", words[0], shown) for number, words in numbers.lines]
    told: dict[str, Fraction | int] = {"n": len(times), "min": min(times), "max": max(times)}
    for name, found in told.items():
        if name in numbers.header and stated(numbers, name, shown) != found:
            raise BadInput(
                f"the file says that its {name} is {numbers.header[name]}, which its {counted(len(times), 'number')} "
                "contradict: is it cut off?"
            )
    kept = unit_for(times)
    values = [round(time / SECONDS[kept]) for time in times]
    rounded = any(value * SECONDS[kept] != time for value, time in zip(values, times, strict=True))
    row = Series(
        SAMPLES,
        Counter(values),
        overflow=0,
        minimum=min(values),
        average=float(Fraction(sum(values), len(values))),
        maximum=max(values),
        samples=np.array(values, dtype=np.int64),
    )
    notes = (f"numbers are rounded to {kept}",) if rounded else ()
    return Imported(
        "numbers", kept, INCLUDES, (row,), notes=notes, shown=shown, assumption=blocks.ASSUMPTION, named=False
    )
