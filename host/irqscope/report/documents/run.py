# SPDX-License-Identifier: BSD-2-Clause
"""The report of one run, part by part.

In its sheets, times are whole or fractional ticks beside seconds; `low` and `high` are the ends of a quantile's
interval, or bounds of what only bins tell. A bin holds values from `from` up to, but without, `to`.
"""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from ...analysis.figures import FIGURES
from ...analysis.quantiles import name_of
from ...base.records import to_json
from ...findings.campaignrecord import CampaignSegment
from ...results.idlerecords import IdleFinding
from ...results.resultrecord import Result
from ...results.segmentrecord import SegmentResult
from ...results.summary import bounds_of, value_of
from ..accounts import books
from ..answer import answer
from ..bars import bars
from ..budget import included
from ..bysegment import by_segment, distribution
from ..chain import chain
from ..clock import clock
from ..conditions import conditions
from ..document import Block, Document, Part, Place, Section, Table, sections_of
from ..endtable import end_table
from ..idling import blocks, idling
from ..interference import interference
from ..judging import judgement, limits, soundness, verdict_of
from ..live import live
from ..offchip import interval_methods
from ..onlate import on_late
from ..outlierperiodicity import recurrence
from ..rarewords import bound
from ..referencetools import beside
from ..segments import in_full, segments
from ..sentence import conditions_in_short, headline, state
from ..starts import in_full as starts_in_full
from ..starts import starts
from ..target import target
from ..tasks import of_run
from ..trigger import trigger
from ..variation import variation

TITLES = {
    None: "Interrupt latency",
    "periodic": "Periodic tasks",
    "bracket": "An operation between two toggles",
    "multi": "Tasks and their deadlines",
    "interfere": "Two interrupts",
    "chain": "A chain of events",
    "idle": "The time before",
    "clock": "A clock",
}
AFTER = "After idleness"
FIGURE_COLUMNS = (
    "segment",
    "figure",
    "unit",
    "value",
    "low",
    "high",
    "seconds",
    "low_seconds",
    "high_seconds",
    "source",
)


def document(result: Result, idle: IdleFinding | None = None) -> Document:
    """Of a run's result.json, and as a further section what is found of `idle` times in any run."""
    sections = sections_of(PARTS, result)
    if idle:
        first = sum(each.place == Place.FIRST for each in sections)
        sections.insert(first, Section("idling", AFTER, tuple(blocks(result, idle)), Place.FIRST))
    return Document(
        content=result,
        title=title(result),
        foot=f"{conditions_in_short(result)}; {state(result)}; {result.tool}.",
        sections=sections,
        time=result.start,
        host=result.host.name,
        verdict=verdict_of(result, result.verdict),
        label=result.live.label if result.live else result.qualification,
        again=f"Contract {result.contract.digest[:12]}. All figures are in result.json, all blocks in capture.irq; "
        "irqscope report makes this page again.",
        properties={
            "tool": result.tool,
            "qualification": result.qualification,
            "port": result.port,
            "board": result.instrument.board,
            "verdict": result.verdict or "none",
            "exit_code": str(result.exit_code),
        },
        views={"idle": idle} if idle else {},
    )


def title(result: Result) -> str:
    """Of the page."""
    return TITLES[result.kind]


def _checks(result: Result) -> Iterator[Block]:
    """What a farm counts."""
    yield soundness(result, headline(result), "irqscope.run")
    yield from judgement(result.limits, result.plan, "irqscope.limits")


def _sheets(result: Result) -> Iterator[Block]:
    """Figures for programs."""
    tick = result.tick.fraction
    yield Table(
        "figures", FIGURE_COLUMNS, [row for s in (*result.segments, *result.from_events) for row in figures(s, tick)]
    )
    yield Table(
        "histogram",
        ("segment", "from", "to", "from_seconds", "to_seconds", "count"),
        [row for s in result.segments for row in _bins(s, tick)],
    )


PARTS: tuple[Part[Result], ...] = (
    Part("answer", "", Place.FIRST, answer),
    Part("starts", "", Place.FIRST, starts),
    Part("interference", "How they delay each other", Place.FIRST, interference),
    Part("chain", "The chain", Place.FIRST, chain),
    Part("idling", AFTER, Place.FIRST, idling),
    Part("clock", "Wander", Place.FIRST, clock),
    Part("distribution", "", Place.FIRST, distribution),
    Part("bound", "", Place.FIRST, bound),
    Part("limits", "Limits", Place.FIRST, limits),
    Part("tasks", "Tasks", Place.FIRST, of_run),
    Part("segments", "Segments", Place.FIRST, segments),
    Part("starts-in-full", "Starts in full", Place.BODY, starts_in_full),
    Part("recurrence", "Rare late samples", Place.BODY, recurrence),
    Part("on-late", "On late responses", Place.BODY, on_late),
    Part("trigger", "Trigger", Place.BODY, trigger),
    Part("target", "The target's stub", Place.BODY, target),
    Part("live", "Live", Place.BODY, live),
    Part("end", "", Place.TERMINAL, end_table),
    Part("beside", "Beside the target's own figures", Place.BODY, beside),
    Part("by-segment", "", Place.BODY, by_segment),
    Part("variation", "How much they vary", Place.FOLDED, variation),
    Part("intervals", "By intervals alone", Place.FOLDED, interval_methods),
    Part("in-full", "Segments in full", Place.FOLDED, in_full),
    Part("conditions", "Conditions", Place.FOLDED, conditions, sheet=True),
    Part("books", "Books", Place.FOLDED, books),
    Part("uncertainty", "What the numbers include", Place.FOLDED, included),
    Part("bars", "Mean and median, SD and IQR", Place.FOLDED, bars),
    Part("checks", "", Place.DATA, _checks),
    Part("sheets", "", Place.DATA, _sheets),
)
"""In the order of reading."""


def figures(segment: SegmentResult | CampaignSegment, tick: Fraction) -> Iterator[tuple[object, ...]]:
    """Rows of `FIGURE_COLUMNS`: times, quantiles, and counts; those that are not in `segment` are left out."""
    for name in FIGURES:
        if hasattr(segment, name):
            low, high = bounds_of(segment, name) or (None, None)
            yield _row(segment, name, (value_of(segment, name), low, high), tick)
    for quantile in segment.quantiles:
        low, high = quantile.interval or (None, None)
        yield _row(segment, name_of(quantile.q), (quantile.high, low, high), tick)
    flags = to_json(segment.flags) if isinstance(segment, SegmentResult) else {}
    for name, count in {"n": segment.n, **to_json(segment.classes), **flags}.items():
        yield (segment.name, name, "count", count, *[None] * 5, segment.source.figures)


def _row(
    segment: SegmentResult | CampaignSegment, name: str, ticks: tuple[Any, Any, Any], tick: Fraction
) -> tuple[object, ...]:
    seconds = (None if value is None else float(Fraction(value) * tick) for value in ticks)
    return (segment.name, name, "tick", *ticks, *seconds, segment.source.figures)


def _bins(segment: SegmentResult, tick: Fraction) -> Iterator[tuple[object, ...]]:
    edges, counts = segment.histogram.edges, segment.histogram.counts
    for low, high, count in zip(edges, edges[1:], counts, strict=False):
        yield segment.name, low, high, float(low * tick), float(high * tick), count
