# SPDX-License-Identifier: BSD-2-Clause
"""The document of one run.

In its sheets, times are whole or fractional ticks beside seconds; `low` and `high` are the ends of a quantile's
interval, or bounds of what only bins tell. A bin holds values from `from` up to, but without, `to`.
"""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from ...base.records import to_json
from ...findings.campaignrecord import CampaignSegment
from ...measuring.limits import TIMES
from ...results.resultrecord import Result
from ...results.segmentrecord import SegmentResult
from ...results.summary import bounds_of, value_of
from ..answer import plain
from ..document import Document, Table, judgement, limit_tables, soundness
from ..experiment import sentences, tables, title
from ..frame import problems_of
from ..offchip import sentences as intervals
from ..onlate import sentences as late_samples
from ..page import page
from ..plates import plates
from ..recurrence import coverage_sentence
from ..recurrence import sentences as recurrences
from ..sentence import conditions_in_short, figure_of, headline, quantile_of, segment_sentence, state
from ..trigger import sentences as triggers

FIGURES = ("min", "median", "mean", "max")
TAILS = ("0.99", "0.999", "0.9999")
FIGURE_COLUMNS = ("segment", "figure", "unit", "value", "low", "high", "seconds", "low_seconds", "high_seconds",
                  "source")  # fmt: skip


def document(result: Result) -> Document:
    """Of a run's result.json."""
    lead, tick = headline(result), result.tick.fraction
    return Document(
        content=result,
        title=title(result),
        headline=lead,
        foot=f"{conditions_in_short(result)}; {state(result)}; {result.tool}.",
        problems=problems_of(result),
        sentences=list(_sentences(result)),
        tables=[*limit_tables(result.limits), *tables(result), segments(result)],
        sheets={
            "figures": Table(
                "Figures", FIGURE_COLUMNS,
                [row for s in (*result.segments, *result.from_events) for row in figures(s, tick)],
            ),
            "histogram": Table(
                "Histogram", ("segment", "from", "to", "from_seconds", "to_seconds", "count"),
                [row for s in result.segments for row in _bins(s, tick)],
            ),
        },
        checks=[soundness(result, lead, "irqscope.run"), *judgement(result.limits, result.plan, "irqscope.limits")],
        time=result.start,
        host=result.host.name,
        properties={
            "tool": result.tool, "qualification": result.qualification, "port": result.port,
            "board": result.instrument.board, "verdict": result.verdict or "none",
            "exit_code": str(result.exit_code),
        },
        plates=lambda: plates(result),
        page=lambda: page(result),
    )  # fmt: skip


def _sentences(result: Result) -> Iterator[str]:
    """What an experiment found, what to expect and to do next, what each segment says, what was made of late ones."""
    yield from sentences(result)
    yield from plain(result)
    for s in result.segments:
        yield f"{s.name}: {segment_sentence(result, s)}."
    for s in result.from_events:
        yield f"{s.name} (from {s.source.figures}): {segment_sentence(result, s)}."
    yield from intervals(result)
    yield from recurrences(result)
    yield from late_samples(result)
    if phases := coverage_sentence(result):
        yield phases
    yield from triggers(result)


def segments(result: Result) -> Table:
    """What was measured, a row each."""
    rows: list[tuple[object, ...]] = []
    for s in result.segments:
        if not s.n:
            rows.append((s.name, 0, *[None] * (len(FIGURES) + 1 + len(TAILS))))
            continue
        estimates = {quantile.q: quantile for quantile in s.quantiles}
        tails = [" ".join(quantile_of(result, estimates[q])) if estimates[q].estimable else None
                 for q in TAILS]  # fmt: skip
        missing = s.classes.missing if s.kind == "latency" else None
        rows.append((s.name, s.n, missing, *(figure_of(result, s, name) for name in FIGURES), *tails))
    head = ("segment", "n", "missing", *FIGURES, *(f"p{100 * float(q):g}" for q in TAILS))
    return Table("Segments", head, rows)


def figures(segment: SegmentResult | CampaignSegment, tick: Fraction) -> Iterator[tuple[object, ...]]:
    """Rows of `FIGURE_COLUMNS`: times, quantiles, and counts; those that are not in `segment` are left out."""
    for name in TIMES:
        if hasattr(segment, name):
            low, high = bounds_of(segment, name) or (None, None)
            yield _row(segment, name, (value_of(segment, name), low, high), tick)
    for quantile in segment.quantiles:
        low, high = quantile.interval or (None, None)
        yield _row(segment, f"p{100 * float(quantile.q):g}", (quantile.high, low, high), tick)
    flags = to_json(segment.flags) if isinstance(segment, SegmentResult) else {}
    for name, count in {"n": segment.n, **to_json(segment.classes), **flags}.items():
        yield (segment.name, name, "count", count, *[None] * 5, segment.source.figures)


def _row(
    segment: SegmentResult | CampaignSegment, name: str, ticks: tuple[Any, Any, Any], tick: Fraction
) -> tuple[object, ...]:
    seconds = (None if value is None else value * float(tick) for value in ticks)
    return (segment.name, name, "tick", *ticks, *seconds, segment.source.figures)


def _bins(segment: SegmentResult, tick: Fraction) -> Iterator[tuple[object, ...]]:
    edges, counts = segment.histogram.edges, segment.histogram.counts
    for low, high, count in zip(edges, edges[1:], counts, strict=False):
        yield segment.name, low, high, float(low * tick), float(high * tick), count
