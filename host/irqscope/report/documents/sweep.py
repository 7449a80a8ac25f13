# SPDX-License-Identifier: BSD-2-Clause
"""The document of a sweep."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from ...results.summary import value_of
from ...sweeps.sweeprecord import StepResult, SweepResult
from ...units import format_rate
from ..curves import draw_saturation
from ..document import Document, Table, judgement, limit_tables, soundness
from ..frame import problems_of
from ..plates import captioned
from ..sentence import duration_of
from ..sweep import headline, page

CLASSES = ("missing", "coalesced", "pending", "unstamped")
TIMES = ("min", "low", "median", "max")


def document(result: SweepResult) -> Document:
    """Of a sweep's result.json."""
    lead, tick = headline(result), result.tick.fraction
    head = ("step", "direction", "offered_hz", "answered_hz", "stimuli", "answers", *CLASSES, "intervals",
            *(f"interval_{name}_seconds" for name in TIMES), "latency_median_seconds", "latency_max_seconds")
    return Document(
        content=result,
        title="Saturation",
        headline=lead,
        foot=f"{result.qualification}; {result.tool}.",
        problems=problems_of(result),
        sentences=[],
        tables=[*limit_tables(result.limits), _steps(result)],
        sheets={
            "figures": Table("Figures", ("figure", "unit", "value", "low", "high"), list(_found(result))),
            "steps": Table("Steps", head, [tuple(_numbers(row, tick)) for row in result.steps]),
        },
        checks=[soundness(result, lead, "irqscope.sweep"), *judgement(result.limits, result.plan, "irqscope.limits")],
        time=result.start,
        host=result.host.name,
        properties={
            "tool": result.tool, "qualification": result.qualification, "port": result.port,
            "board": result.instrument.board, "exit_code": str(result.exit_code),
        },
        plates=lambda: iter([("saturation", captioned(draw_saturation(result), [lead]))]),
        page=lambda: page(result),
    )  # fmt: skip


def _found(result: SweepResult) -> Iterator[tuple[object, ...]]:
    """What the sweep is made for, as far as it was found."""
    found = result.saturation
    if found and (knee := found.knee):
        yield "saturation", "Hz", knee.rate, *knee.interval
    if found and (free := found.loss_free):
        yield "loss-free", "Hz", free.rate, None, None
    if found and found.service:
        yield "service", "s", found.service, None, None


def _steps(result: SweepResult) -> Table:
    rows = [
        (f"{row.number} {row.direction}", format_rate(row.offered_hz, 4), row.stimuli, row.answers,
         *_counts(row, CLASSES[:2]),
         *(duration_of(result, ticks) for ticks in (row.interval.min, row.interval.median)),
         *(duration_of(result, ticks) for ticks in _latency(row)))
        for row in result.steps
    ]  # fmt: skip
    head = ("step", "rate", "stimuli", "answers", *CLASSES[:2], "least interval", "median", "median latency", "longest")
    return Table("Steps", head, rows)


def _numbers(row: StepResult, tick: Fraction) -> Iterator[object]:
    yield from (row.number, row.direction, row.offered_hz, row.answered_hz, row.stimuli, row.answers)
    yield from _counts(row, CLASSES)
    yield row.interval.n
    times = [*(value_of(row.interval, name) for name in TIMES), *_latency(row)]
    yield from (None if ticks is None else float(Fraction(ticks) * tick) for ticks in times)


def _counts(row: StepResult, names: Sequence[str]) -> list[int | None]:
    """Of these classes; None of a step whose statistics did not follow."""
    return [int(getattr(row.classes, name)) if row.classes else None for name in names]


def _latency(row: StepResult) -> tuple[float | None, float | None]:
    """Median and maximum."""
    return (row.latency.median, row.latency.max) if row.latency else (None, None)
