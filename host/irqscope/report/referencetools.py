# SPDX-License-Identifier: BSD-2-Clause
"""The target's own figures beside those from outside."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..results.referencetools import CONTAINED, COUNTERPART, ReferenceTool
from ..results.resultrecord import Result
from ..results.segmentrecord import SegmentResult
from ..results.summary import known, quantile_in
from ..units import format_measured
from .document import Block, Drawing, Form, Kind, Sentence, Table, told
from .figures import Samples
from .marks import marks_of
from .overlay import Curve, draw_tails
from .sentence import conditions_in_short, duration_of, figure_of, quantile_of, state

if TYPE_CHECKING:
    from matplotlib.figure import Figure

WHAT = "latency"


def sentences(result: Result) -> Iterator[str]:
    """How far the two are apart, for each row of the other tools."""
    for entry in result.reference_tools:
        if entry.offset:
            yield f"The median of {entry.against} is {_offset(entry)} that of {entry.name}."
        elif not entry.median:
            yield f"{entry.name} has too few samples for a median."
        else:
            yield (
                f"{entry.name} is beside nothing of its kind: this run did not measure {entry.against} "
                f"(--segments {entry.against})."
            )


def _offset(entry: ReferenceTool) -> str:
    """By how much it is more, in words, in the unit of the other tool, which is coarser than a tick."""
    (low, high), unit = known(entry.offset), entry.unit
    least, most = (format_measured(end, unit) for end in sorted((abs(low), abs(high))))
    if low < 0 < high:
        return f"from {format_measured(-low, unit)} below to {format_measured(high, unit)} above"
    return f"{least} to {most} {'above' if high > 0 else 'below'}"


def beside(result: Result) -> Iterator[Block]:
    """Both, and why they differ; nothing if nothing was laid beside the run."""
    if not result.reference_tools:
        return
    yield from told(sentences(result))
    yield Drawing("beside", caption(result), lambda: draw_beside(result), [*sentences(result), caption(result)])
    yield _figures(result)
    yield Sentence("Another quantity is measured from inside, so the medians differ:")
    yield Table("Contained", ("contained in", "the target's own tool", "irqscope"), CONTAINED, Form.TEXT)
    yield Sentence("A longer tail from outside is what the target's own clock did not see.", Kind.NOTE)
    notes = dict.fromkeys(f"{entry.file}: {note}" for entry in result.reference_tools for note in entry.notes)
    yield from told((f"{note}." for note in notes), Kind.NOTE)


def caption(result: Result) -> str:
    """What the figure shows."""
    return (
        "Share of samples that took as long or longer, measured from outside and, by the target's own clock, inside. "
        f"Outside: {conditions_in_short(result)}; {state(result)}. Inside: as the files say. "
        "The mark is the maximum."
    )


def _sides(result: Result) -> list[SegmentResult]:
    """Latencies from the stimulus to what the other tools time: of all segments, the ones like theirs."""
    return [s for s in result.segments if s.n and s.name in COUNTERPART.values()]


def draw_beside(result: Result) -> "Figure":
    """Tails of the run's segments and of the other tools' rows."""
    tick = float(result.tick.fraction)
    curves: list[Curve] = [(f"irqscope: {s.name}", Samples.of(s), tick) for s in _sides(result)]
    for entry in result.reference_tools:
        bins = entry.histogram
        most = bins.edges[-1] if entry.max is None else entry.max
        middle = sum(entry.median) / 2 / entry.unit if entry.median else most
        curves.append((entry.name, Samples(entry.n, middle, most, bins.edges, bins.counts), entry.unit))
    marks = dict.fromkeys(mark for s in _sides(result) for mark in marks_of(result, s))
    return draw_tails(curves, WHAT, [*marks])


def _figures(result: Result) -> Table:
    rows: list[tuple[object, ...]] = []
    for s in _sides(result):
        tail = quantile_in(s.quantiles, "0.999")
        late = quantile_of(result, tail)[0] if tail else "not estimable"
        rows.append(
            (
                f"irqscope: {s.name}",
                s.n,
                duration_of(result, s.min),
                figure_of(result, s, "median"),
                late,
                duration_of(result, s.max),
            )
        )
    for entry in result.reference_tools:
        least, most = (
            "not told" if end is None else format_measured(end * entry.unit, entry.unit)
            for end in (entry.min, entry.max)
        )
        median, late = (_range(bounds, entry.unit) for bounds in (entry.median, entry.p99_9))
        rows.append((entry.name, entry.n, least, median, late, most))
    return Table("Figures", ("", "n", "min", "median", "99.9 %", "max"), rows)


def _range(bounds: tuple[float, float] | None, unit: float) -> str:
    return "not estimable" if bounds is None else " .. ".join(format_measured(seconds, unit) for seconds in bounds)
