# SPDX-License-Identifier: BSD-2-Clause
"""The figures of all segments at the terminal, a row each: with them a run ends, and a viewer begins."""

from collections.abc import Iterator

from ..analysis.figures import FIGURES, Detail, shown
from ..analysis.quantiles import name_of
from ..results.judged import KEPT, NOT_JUDGED
from ..results.resultrecord import Result
from ..results.segmentlimits import limits_of
from ..results.segmentrecord import SegmentResult, counts_of
from ..results.summary import quantile_in
from ..results.verdict import FAIL, PASS, WARN, merged, unseen
from ..units import format_moment
from .document import Block, Table
from .segments import CLASSES
from .sentence import figure_of, quantile_of

TAILS = ("0.999", "0.9999")
"""Quantiles beside the median: how far the tail reaches, where there are samples enough to say so."""
TAIL = TAILS[0]


def end_table(result: Result) -> Iterator[Block]:
    """The table; nothing of a run without segments."""
    if result.shown:
        yield Table("Segments", *figures(result))


def figures(result: Result) -> tuple[list[str], list[list[str]]]:
    """Heads, and a row for each segment, which begins with its name; "-" is what cannot be told.

    Classes that nothing fell into are left out, but for missing and lost; so are verdicts where nothing was judged.
    """
    every = result.shown
    latencies = [s for s in every if s.kind == "latency"]
    classes = [name for name in CLASSES if name == "missing" or any(counts_of(s)[name] for s in latencies)]
    judged = any([*limits_of(result, s)] for s in every)
    *lower, largest = shown(Detail.BRIEF)
    names, tail, most = [FIGURES[name].head for name in lower], name_of(TAIL), FIGURES[largest].head
    head = ["segment", "n", *names, tail, most, "at", *classes, "lost", *(["verdict"] if judged else [])]
    rows = [
        [
            s.name,
            str(s.n),
            *(figure_of(result, s, name) for name in lower),
            _quantile(result, s, TAIL),
            figure_of(result, s, largest),
            _at(result, s),
            *(str(counts_of(s)[name]) if s.kind == "latency" else "-" for name in classes),
            _lost(s),
            *([_verdict(result, s)] if judged else []),
        ]
        for s in every
    ]
    return head, rows


def _at(result: Result, segment: SegmentResult) -> str:
    """When the largest sample ended, from the start of the run."""
    if segment.maximum is None:
        return "-"
    passed = (segment.maximum.response_time - result.start_ticks) * result.tick.fraction
    return format_moment(passed)


def _lost(segment: SegmentResult) -> str:
    """Causes that were lost, or merged into a later one's interrupt, as far as events tell that."""
    if segment.kind != "latency":
        return "-"
    return "unknown" if unseen(segment) else str(merged(segment))


def _verdict(result: Result, segment: SegmentResult) -> str:
    """The worst of the limits on the segment, which a run that is short of its plan does not pass; else a dash."""
    limits = [entry for entry, _ in limits_of(result, segment)]
    if not limits or any(entry.outcome == NOT_JUDGED for entry in limits):
        return "-"
    broken = [entry for entry in limits if entry.outcome != KEPT]
    if not broken:
        return WARN if result.plan and result.plan.is_broken else PASS
    return FAIL if any(entry.hard for entry in broken) else WARN


def _quantile(result: Result, segment: SegmentResult, tail: str) -> str:
    found = quantile_in(segment.quantiles, tail)
    return quantile_of(result, found)[0] if found else "-"
