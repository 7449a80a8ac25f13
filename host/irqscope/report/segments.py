# SPDX-License-Identifier: BSD-2-Clause
"""The segments of a run in tables."""

from collections.abc import Iterator

from ..analysis.figures import Detail, heads, shown
from ..analysis.quantiles import Quantile, name_of, percent
from ..base.records import to_json
from ..results.resultrecord import Result
from ..results.segmentrecord import SegmentResult, counts_of
from ..results.summary import quantile_in
from .document import Block, Form, Kind, Sentence, Table, told
from .markup import NO_BREAK
from .offchip import from_events
from .sentence import duration_of, figure_of, other_policy_sentence, planned_of, quantile_of, segment_sentence

TAILS = ("0.99", "0.999", "0.9999")
CLASSES = ("missing", "masked", "pending", "unstamped", "coalesced", "unmatched")
AS_STAMPED = (
    "Times are as stamped, in whole ticks. What is known to be wrong of them is taken off in the uncertainty budget, "
    "below What the numbers include, and in what limits judge."
)
ALWAYS = ("missing", "coalesced", "unmatched")


def classes_shown(result: Result) -> list[str]:
    """Classes that tables of the segments have a column of: those that some latency has, and a few always."""
    latencies = [s for s in result.shown if s.kind == "latency"]
    return [name for name in CLASSES if name in ALWAYS or any(counts_of(s)[name] for s in latencies)]


def segments(result: Result) -> Iterator[Block]:
    """What was measured, a row each: quantiles with their intervals on a second line."""
    names, rows = shown(Detail.PLAIN), list[tuple[object, ...]]()
    for s in result.shown:
        if not s.n:
            rows.append((s.name, 0, *[None] * (1 + len(names) + len(TAILS))))
            continue
        estimates = (quantile_in(s.quantiles, q) for q in TAILS)
        tails = ["\n".join(quantile_of(result, found)) if found else None for found in estimates]
        missing = s.classes.missing if s.kind == "latency" else None
        rows.append((s.name, s.n, missing, *(figure_of(result, s, name) for name in names), *tails))
    head = ("segment", "n", "missing", *heads(Detail.PLAIN), *map(name_of, TAILS))
    if rows:
        yield Table("Segments", head, rows, Form.QUANTILES)


def in_full(result: Result) -> Iterator[Block]:
    """Figures and classes of all segments, both views, quantiles, and what the other policy would give."""
    every = result.shown
    if not every:
        return
    classes = classes_shown(result)
    yield Table(
        "Figures",
        ("segment", "n", *heads(Detail.FULL), *classes),
        [
            (
                s.name,
                s.n,
                *(figure_of(result, s, name) for name in shown(Detail.FULL)),
                *(counts_of(s)[name] if s.kind == "latency" else None for name in classes),
            )
            for s in every
        ],
    )
    yield Sentence(AS_STAMPED, Kind.NOTE)
    yield Table(
        "Pairing",
        ("segment", "pairing", "m", "context", "figures from", "flags"),
        [
            (
                s.name,
                s.pairing,
                _least(result, s),
                s.context.to or "not stated",
                s.source.figures if s.n else None,
                ", ".join(f"{name} {count}" for name, count in to_json(s.flags).items() if count) or "none",
            )
            for s in every
        ],
        Form.WORDS,
    )
    if rows := [*_oldest(result)]:
        yield Sentence("The table above counts every stimulus. Counting one sample per answer (oldest pending):")
        yield Table("Oldest pending", ("segment", "n", "median", "max", "source"), rows)
    yield from told(other_policy_sentence(result, s) for s in every)
    if measured := [s for s in every if s.n]:
        yield from _quantiles(result, measured)
    yield from from_events(result)
    for s in result.from_events:
        yield Sentence(f"{s.name} (from {s.source.figures}): {segment_sentence(result, s)}.")


def _oldest(result: Result) -> Iterator[tuple[object, ...]]:
    for s in result.shown:
        if s.classes.coalesced and (view := s.views.oldest_pending):
            # The sample that took longest is that of an oldest cause; where its event is missing, more is known.
            least = "" if view.max == s.max else "at least "
            worst = f"{least}{duration_of(result, view.max)}"
            yield s.name, view.n, figure_of(result, view, "median"), worst, view.source


def _least(result: Result, segment: SegmentResult) -> str | None:
    if segment.kind == "interval":
        return None
    return planned_of(result, segment.min_latency) + (" (learned)" if segment.min_latency_samples else "")


def _quantiles(result: Result, measured: list[SegmentResult]) -> Iterator[Block]:
    """Quantiles from the median on, up to the first that no segment can tell."""
    rows = []
    for at in zip(*(s.quantiles for s in measured), strict=True):
        if float(at[0].q) < 0.5:
            continue
        cells = (_quantile(result, quantile) for quantile in at)
        rows.append((f"{percent(at[0].q)}{NO_BREAK}%", *cells))
        if not any(quantile.estimable for quantile in at):
            break  # nor is any beyond
    by_bin = (
        "Where figures are from the chip, the SD is that of the bins' middles, median and IQR are the middle of what "
        "the bins allow, and a quantile is the upper end of its bin. "
        if not all(s.exact for s in measured)
        else ""
    )
    yield Table("Quantiles", ("quantile", *(s.name for s in measured)), rows, Form.QUANTILES)
    yield Sentence(
        f"{by_bin}In brackets: {result.confidence * 100:g}{NO_BREAK}% intervals; {result.assumption}. No worst case is "
        "claimed: a longer run may find a longer latency.",
        Kind.NOTE,
    )


def _quantile(result: Result, quantile: Quantile) -> str:
    """Two lines: the value and its interval."""
    if quantile.estimable:
        return "\n".join(quantile_of(result, quantile))
    few = "n" if quantile.effective is None else "effective n"
    return f"not estimable\n({few} < {quantile.needed})"
