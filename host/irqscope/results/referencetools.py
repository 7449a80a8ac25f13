# SPDX-License-Identifier: BSD-2-Clause
"""What other tools measured inside the target, laid beside a run: the entry `beside` of result.json.

They are not the same quantity (docs/guide/import.md): an offset is told, with what explains it, and nothing is judged
by it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from pathlib import Path
from typing import Annotated

from ..analysis.quantiles import quantile
from ..base.records import Count, Number, Record, between, convert
from ..errors import BadInput
from ..importers import Imported, Row, read_file
from ..importers._imported import SECONDS
from ..measuring.cited import Beside
from ..units import counted
from .segmentrecord import SegmentResult
from .summary import known

HANDLER, THREAD = "IRQ", "thread"
"""Rows of the first kind are of an interrupt handler, all others of a woken thread; the second is cyclictest's."""
COUNTERPART = {True: "isr", False: "wake"}
"""The segment that a row of a handler, or of a thread, is laid beside."""
CONTAINED = (
    ("the interrupt's way from the pin, GPIO controller, its handler's demultiplexing", "no", "yes"),
    ("error of the timer hardware, and of the target's clock", "yes, unseen", "no"),
    ("interrupt entry, wake-up, scheduling", "yes", "yes"),
    ("reading the clock", "yes", "no"),
    ("output write and wire", "no", "yes"),
    ("times at which the target's clock stood still (firmware, hypervisor)", "perhaps not", "yes"),
)
"""What lies between the two: contained in, by a timer tool, by irqscope."""


class ToolHistogram(Record, frozen=True, kw_only=True):
    """Samples by bin, in the unit of the file."""

    edges: list[Number]
    """Lower ends of the bins, and the upper end of the last."""
    counts: list[Count]
    """Samples in each; the last has what overflowed."""


class ReferenceTool(Record, frozen=True, kw_only=True):
    """What another tool measured inside the target, of one kind of row of its file (docs/guide/import.md)."""

    name: str
    """File and kind of row."""
    file: str
    """Its name."""
    tool: str
    """That wrote it."""
    includes: str
    """What its times are made of."""
    notes: list[str]
    """What must be known of it, a sentence each."""
    unit: Annotated[float, between(1e-12, 1, "s")]
    """Of `min`, `max` and `histogram`."""
    n: Count
    """Samples."""
    min: Number | None
    """The least."""
    median: tuple[float, float] | None
    """Bounds in seconds, as the next: the tools cut times. Null: too few samples."""
    p99_9: tuple[float, float] | None
    """The 0.999 quantile."""
    max: Number | None
    """The largest."""
    histogram: ToolHistogram
    """All samples."""
    against: str
    """The segment that is of its kind."""
    offset: tuple[float, float] | None
    """Bounds, in seconds, of how much longer the median of that segment is; null if it was not measured."""


def read(paths: Iterable[Path], unit: str | None) -> list[Beside]:
    """What run.json keeps of the files; BadInput if one cannot be read, or contradicts itself."""
    found = []
    for path in paths:
        imported: Imported = read_file(path, unit)
        if not imported.named:
            raise BadInput(
                f"{path} does not say what was measured, so it is laid beside nothing: irqscope compare takes it"
            )
        if imported.outside:
            raise BadInput(
                f"{path} was measured at the target's pins, as this run was, so it is laid beside nothing: irqscope "
                "import tells its figures"
            )
        if imported.wrong:
            raise BadInput(f"the books of {path} do not balance, so it is laid beside nothing: {imported.wrong[0]}")
        found.append(convert({"file": path.name, **imported.to_json()}, Beside))
    return found


def beside(files: Iterable[Beside], segments: Iterable[SegmentResult], tick: Fraction) -> list[ReferenceTool]:
    """One entry for each kind of row of each file that has samples."""
    measured = {segment.name: segment for segment in segments if segment.n}
    return [
        _entry(file, kind, row, members, measured, tick)
        for file in files
        for kind, row, members in _kinds(file)
        if row.n
    ]


def _kinds(file: Beside) -> Iterator[tuple[str, Row, int]]:
    """Threads, or CPUs, put together by the first word of their names; with how many they are."""
    for kind in dict.fromkeys(row.name.split()[0] for row in file.rows):
        rows = [row for row in file.rows if row.name.split()[0] == kind and row.n]
        counts: Counter[int] = Counter()
        for row in rows:
            counts.update({int(value): count for value, count in row.counts.items()})
        yield (
            kind,
            Row(
                kind,
                counts,
                max((row.width for row in rows), default=1),
                sum(row.overflow or 0 for row in rows),
                minimum=min((row.min for row in rows if row.min is not None), default=None),
                maximum=max((row.max for row in rows if row.max is not None), default=None),
            ),
            len(rows),
        )


def _entry(
    file: Beside, kind: str, row: Row, members: int, measured: Mapping[str, SegmentResult], tick: Fraction
) -> ReferenceTool:
    unit = SECONDS[file.unit]
    median = _between(row, "0.5", unit)
    against = COUNTERPART[kind == HANDLER]
    offset = None
    if median and against in measured:
        low, high = (Fraction(bound) * tick for bound in known(measured[against].median_bounds))
        offset = (float(low) - median[1], float(high) - median[0])
    return ReferenceTool(
        name=f"{file.file}, {_members(kind, members)}",
        file=file.file,
        tool=file.tool,
        includes=file.includes,
        notes=file.notes,
        unit=float(unit),
        n=row.n,
        min=row.minimum,
        median=median,
        p99_9=_between(row, "0.999", unit),
        max=row.maximum,
        histogram=histogram(row),
        against=against,
        offset=offset,
    )


def _members(kind: str, number: int) -> str:
    """What was put together: `2 threads`, or `IRQ of 4 CPUs`."""
    if kind == THREAD:
        return kind if number == 1 else counted(number, kind)
    return kind if number == 1 else f"{kind} of {number} CPUs"


def _between(row: Row, q: str, unit: Fraction) -> tuple[float, float] | None:
    """Seconds between which a quantile lies. None if there are too few samples."""
    found = quantile(row.distribution(), q)
    if not found.estimable or found.low is None or found.high is None:
        return None
    return float(found.low * unit), float(found.high * unit)


def histogram(row: Row) -> ToolHistogram:
    """Without gaps, in the unit of the file; the last bin has what overflowed."""
    edges: list[int] = []
    counts: list[int] = []
    for value in row.used:
        if edges and edges[-1] < value:
            counts.append(0)
        if not edges or edges[-1] < value:
            edges.append(value)
        counts.append(row.counts[value])
        edges.append(row.top(value) + 1)
    if row.overflow:
        edges = edges or [0]
        counts.append(row.overflow)
        edges.append(max(edges[-1], row.maximum or 0) + 1)
    return ToolHistogram(edges=[*edges], counts=counts)
