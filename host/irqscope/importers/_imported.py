# SPDX-License-Identifier: BSD-2-Clause
"""What was read of another tool's histogram, and whether it agrees with itself."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, ClassVar

from ..analysis.figures import FIGURES, Moments, moments
from ..analysis.histogram import Distribution
from ..analysis.quantiles import CONFIDENCE, Quantile, percent, quantile
from ..base.records import to_json
from ..units import counted, decimal

SCHEMA = "irqscope.foreign/1"
ASSUMPTION = (
    "a histogram does not keep the order of its samples, so that intervals take them for independent: where one stall "
    "delayed many, they are too narrow"
)
"""Of the intervals of quantiles. Those of a run of one's own are by blocks of time, and allow for it."""
UNITS = ("us", "ns")
"""Of the tools that measure; `ps` and those that users write are for plain numbers."""
SECONDS = {
    "s": Fraction(1),
    "ms": Fraction(1, 10**3),
    "us": Fraction(1, 10**6),
    "ns": Fraction(1, 10**9),
    "ps": Fraction(1, 10**12),
}
TOLD = ("min", "mean", "max")
"""What the tools themselves give."""
MOST = (1 << 62) - 1
"""Of a number in a file: sums of two are within 64 bits. In picoseconds it is 53 days."""
QUANTILES = ("0.5", "0.99", "0.999", "0.9999", "0.99999")


@dataclass(frozen=True)
class Row:
    """One histogram: of a thread, or of what happened on a CPU. Times are in the unit of the file, cut, not rounded.

    `counts` has samples by the lowest value of their bin; a bin is `width` wide. `overflow` is how many samples lie
    beyond the histogram, `cycles` how many there were by the tool's own count, both None where the file does not say.
    `derived` says that overflow is the difference of the two, because the file leaves it out. With `running`, cycles
    were counted before the histogram ended.
    """

    CUT: ClassVar[int] = 1
    """A sample, and the maximum, may be longer than its number by just less than this."""

    name: str
    counts: Mapping[int, int] = field(default_factory=dict)
    width: int = 1
    overflow: int | None = None
    cycles: int | None = None
    minimum: int | None = None
    average: float | None = None
    maximum: int | None = None
    derived: bool = False
    running: bool = False

    @property
    def binned(self) -> int:
        """Samples in the histogram."""
        return sum(self.counts.values())

    @property
    def n(self) -> int:
        """All samples."""
        return self.binned + max(0, self.overflow or 0)

    @property
    def most(self) -> int:
        """The largest of its numbers."""
        ends = (self.top(value) for value in self.counts)
        told = (self.n, self.width, self.cycles, self.overflow, self.minimum, self.maximum)
        return max(*self.counts.values(), 0, *ends, *(number for number in told if number is not None))

    @property
    def used(self) -> list[int]:
        """Bins that hold samples."""
        return sorted(value for value, count in self.counts.items() if count)

    @property
    def total(self) -> int | None:
        """The sum of all samples; None where it is not known."""
        return None

    def top(self, value: int) -> int:
        """The greatest value of the bin that begins at `value`."""
        return value + self.width - 1

    def moments(self) -> Moments | None:
        """Mean and SD, median and IQR, with what the bins leave open; None unless there is a histogram."""
        distribution = self.distribution()
        if not distribution.n:
            return None
        return moments(distribution, distribution.low[0], distribution.high[-1] - self.CUT, self.total)

    def untold(self, found: Moments) -> list[str]:
        """Which of its `moments` stand for what the file does not tell: an end of the bins is no minimum or maximum."""
        ends = [name for name, told in (("min", self.minimum), ("max", self.maximum)) if getattr(found, name) != told]
        return [*ends, "range"] if ends else []

    def distribution(self) -> Distribution:
        """The samples; those beyond the histogram are known to be longer than its last sample. None is below the
        minimum or above the maximum, unless these contradict the bins.
        """
        used = self.used
        low, counts = list(used), [self.counts[value] for value in used]
        high = [self.top(value) for value in used]
        if self.overflow and self.overflow > 0:
            low.append(used[-1] + 1 if used else 0)
            high.append(max(high[-1] + 1 if high else 0, self.maximum or 0))
            counts.append(self.overflow)
        if low and self.maximum is not None and low[-1] <= self.maximum <= high[-1]:
            high = [min(end, self.maximum) for end in high]
        if low and self.minimum is not None and low[0] <= self.minimum <= high[0]:
            low = [max(end, self.minimum) for end in low]
        return Distribution(low, [end + self.CUT for end in high], counts)

    def quantiles(self) -> list[Quantile]:
        """Of all samples, with intervals; none without a histogram."""
        distribution = self.distribution()
        return [quantile(distribution, q) for q in QUANTILES] if distribution.n else []

    def extras(self) -> list[str]:
        """What people are told beside minimum, average and maximum, in the unit of the file."""
        return []

    def books(self, scale: Fraction = Fraction(1)) -> list[str]:
        """Sentences on what does not add up, their times multiplied by `scale`."""
        wrong, used = [], self.used
        bins, over = self.binned, self.overflow or 0
        if over < 0:
            wrong.append(f"the histogram holds {counted(bins, 'sample')}, more than the {self.cycles} cycles")
        elif (
            self.cycles is not None
            and self.overflow is not None
            and (bins + over < self.cycles or (bins + over > self.cycles and not self.running))
        ):
            wrong.append(f"{bins} in bins and {over} beyond are not {counted(self.cycles, 'cycle')}")
        low, high = (None if end is None else decimal(end * scale) for end in (self.minimum, self.maximum))
        if self.minimum is not None and self.maximum is not None and self.minimum > self.maximum:
            wrong.append(f"the minimum is {low}, and the maximum, {high}, is less")
        if not used:
            return wrong
        first, last = (decimal(value * scale) for value in (used[0], used[-1]))
        if self.maximum is not None and over > 0 and self.maximum <= used[-1]:
            wrong.append(f"{over} are beyond the last bin, {last}, and the maximum, {high}, is not")
        if self.maximum is not None and not over and not used[-1] <= self.maximum <= self.top(used[-1]):
            wrong.append(f"the maximum is {high}, and the last bin with samples begins at {last}")
        if self.minimum is not None and not used[0] <= self.minimum <= self.top(used[0]):
            wrong.append(f"the minimum is {low}, and the first bin with samples begins at {first}")
        return wrong

    def to_json(self, scale: Fraction = Fraction(1)) -> dict[str, Any]:
        """As `irqscope import --json` has it; `scale` is that of `books`, of sentences for people."""
        found = self.moments()
        return {
            "name": self.name,
            "n": self.n,
            "cycles": self.cycles,
            "binned": self.binned,
            "overflow": self.overflow,
            "overflow_derived": self.derived,
            "min": self.minimum,
            "avg": self.average,
            "max": self.maximum,
            "width": self.width,
            "counts": {str(value): self.counts[value] for value in self.used},
            "quantiles": [to_json(q) for q in self.quantiles()],
            "moments": found and to_json(found) | dict.fromkeys(self.untold(found)),
            "books": self.books(scale),
        }


@dataclass(frozen=True)
class Imported:
    """One file of another tool: `includes` says what a sample is made of, `notes` what is odd.

    `unit` is that of all times, one of `SECONDS`; people are shown them in `shown`. `assumption` is that of the
    intervals. `named`: the file is a tool's, so that it is known what was measured; `outside`: at the target's pins.
    """

    tool: str
    unit: str
    includes: str
    rows: tuple[Row, ...]
    provenance: Mapping[str, Any] = field(default_factory=dict)
    notes: tuple[str, ...] = ()
    shown: str = ""
    assumption: str = ASSUMPTION
    named: bool = True
    outside: bool = False

    @property
    def scale(self) -> Fraction:
        """What times are multiplied by to be in the unit that people are shown."""
        return SECONDS[self.unit] / SECONDS[self.shown or self.unit]

    @property
    def wrong(self) -> list[str]:
        """All sentences on books that do not balance."""
        return [f"{row.name}: {text}" for row in self.rows for text in row.books(self.scale)]

    def to_json(self) -> dict[str, Any]:
        return {
            "schema": SCHEMA,
            "tool": self.tool,
            "unit": self.unit,
            "includes": self.includes,
            "provenance": dict(self.provenance),
            "notes": list(self.notes),
            "balanced": not self.wrong,
            "confidence": CONFIDENCE,
            "assumption": self.assumption,
            "rows": [row.to_json(self.scale) for row in self.rows],
        }

    def summary(self) -> str:
        """For people: what each row says, in the unit of the file."""
        lines = [f"{self.tool}, in {self.shown or self.unit}: {self.includes}."]
        lines += [f"  {key}: {value}" for key, value in self.provenance.items() if not isinstance(value, dict)]
        lines += [f"{row.name}: {_told(row, self.scale)}" for row in self.rows]
        lines += [f"note: {text}" for text in self.notes]
        return "\n".join(lines)


def _told(row: Row, scale: Fraction) -> str:
    """What a row says, its times multiplied by `scale`."""
    count = counted(row.n, "sample") if row.counts or row.overflow else f"{row.cycles} cycles, no histogram"
    over = f", {row.overflow} of them beyond the histogram" if (row.overflow or 0) > 0 else ""
    figures = (("min", row.minimum), ("avg", row.average), ("max", row.maximum))
    parts = [", ".join([*(f"{name} {_or_dash(value, scale)}" for name, value in figures), *row.extras()])]
    if found := row.moments():
        untold = row.untold(found)
        parts.append(
            ", ".join(
                f"{FIGURES[name].head} -" if name in untold else _figure(found, name, scale)
                for name in FIGURES
                if name not in TOLD
            )
        )
    parts += [_tail(q, scale) for q in row.quantiles() if q.estimable]
    return f"{count}{over}: {'; '.join(parts)}"


def _figure(found: Moments, name: str, scale: Fraction) -> str:
    """One that the file does not tell, with what bins leave open."""
    bounds = None if found.exact else getattr(found, FIGURES[name].bounds or "", None)
    return f"{FIGURES[name].head} {_or_dash(getattr(found, name), scale)}" + (_bounds(bounds, scale) if bounds else "")


def _or_dash(value: float | Fraction | None, scale: Fraction) -> str:
    return "-" if value is None else f"{float(value * scale if isinstance(value, int) else value * float(scale)):.7g}"


def _bounds(bounds: tuple[float, float], scale: Fraction) -> str:
    """What the bins leave open."""
    return f" ({' to '.join(_or_dash(bound, scale) for bound in bounds)})"


def _tail(q: Quantile, scale: Fraction) -> str:
    ends = f"(no interval: {q.withheld})"
    if q.interval:
        ends = f"[{' .. '.join(_or_dash(end, scale) for end in q.interval)}]"
    return f"{percent(q.q)} % within {_or_dash(q.high, scale)} {ends}"
