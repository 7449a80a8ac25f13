# SPDX-License-Identifier: BSD-2-Clause
"""A histogram as edges and counts: a line for each bin with its lower edge and its count, and the last edge alone.

It is what `numpy.histogram` returns, bins as wide as they like. A bin holds what is at or above its edge and below the
next one; the last holds its upper edge, too. Times are kept to the finest unit, however few digits the edges have, for
what lies between them may have more. Comments begin with #; those of the form `# key: word` may say `unit`
(else --unit does), and of all samples `n`, `min`, `max` and `mean`, which are checked.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, ClassVar

from ..analysis.moments import mean_bounds
from ..errors import BadInput
from ._imported import SECONDS, Imported, Row
from ._numbers import FINEST, INCLUDES, SAMPLES, are_numbers, count, seconds, split, stated, unit_of


@dataclass(frozen=True)
class Histogram(Row):
    """Bins of any width: `tops` has the greatest value of each by its least."""

    CUT: ClassVar[int] = 0

    tops: Mapping[int, int] = field(default_factory=dict)

    def top(self, value: int) -> int:
        return self.tops[value]

    def books(self, scale: Fraction = Fraction(1)) -> list[str]:
        wrong = super().books(scale)
        if not wrong and self.average is not None:
            least, most = mean_bounds(self.distribution())
            if not least * (1 - MEAN_DIGITS) <= self.average <= most * (1 + MEAN_DIGITS):
                mean, low, high = (f"{value * float(scale):g}" for value in (self.average, least, most))
                wrong.append(f"the mean is {mean}, and these bins allow {low} to {high}")
        return wrong

    def to_json(self, scale: Fraction = Fraction(1)) -> dict[str, Any]:
        return {**super().to_json(scale), "tops": {str(value): self.tops[value] for value in self.used}}


MEAN_DIGITS = 5e-6
"""Share by which a mean of six printed digits may be off."""


def recognises(text: str) -> bool:
    lines = split(text).lines
    return (
        len(lines) > 1
        and all(are_numbers(words) for _, words in lines)
        and {len(words) for _, words in lines[:-1]} == {2}
        and len(lines[-1][1]) == 1
    )


def read(text: str, unit: str | None) -> Imported:
    numbers = split(text)
    shown = unit_of(numbers, unit)
    edges = [seconds(f"line {number}", words[0], shown) for number, words in numbers.lines]
    for (number, _), low, high in zip(numbers.lines[1:], edges, edges[1:], strict=False):
        if high <= low:
            raise BadInput(f"line {number}: edges must ascend")
    counts = [count(f"line {number}", words[1]) for number, words in numbers.lines[:-1]]
    header = numbers.header
    told = {name: Fraction(stated(numbers, name, shown)) for name in ("n", "min", "max", "mean") if name in header}
    size = SECONDS[FINEST]
    # An edge between two whole numbers: what is at or above it is rounded down, what is below the next one up.
    lows = [int(edge // size) for edge in edges]
    tops = [int(-(-edge // size)) - 1 for edge in edges[1:-1]] + [int(-(-edges[-1] // size))]
    if len(set(lows[:-1])) < len(counts):
        raise BadInput(f"two edges are less than 1 {FINEST} apart")
    row = Histogram(
        SAMPLES,
        dict(zip(lows, counts, strict=False)),
        overflow=0,
        cycles=int(told["n"]) if "n" in told else None,
        minimum=int(told["min"] // size) if "min" in told else None,
        average=float(told["mean"] / size) if "mean" in told else None,
        maximum=int(told["max"] // size) if "max" in told else None,
        tops=dict(zip(lows, tops, strict=False)),
    )
    if not row.n:
        raise BadInput("it counts no sample")
    return Imported("edges and counts", FINEST, INCLUDES, (row,), shown=shown, named=False)
