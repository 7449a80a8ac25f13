# SPDX-License-Identifier: BSD-2-Clause
"""Segments that the chip did not measure, and what intervals alone would have shown."""

from collections.abc import Iterator

from ..analysis.figures import Detail, heads, shown
from ..results.intervalmethod import IntervalMethod
from ..results.resultrecord import Result
from ..results.segmentrecord import counts_of
from ..results.summary import known
from ..units import counted
from .document import Block, Kind, Sentence, Table, told
from .sentence import duration_of, figure_of


def from_events(result: Result) -> Iterator[Block]:
    """The table of the segments from events; nothing without any."""
    rows = [
        (
            s.name,
            s.n,
            *(figure_of(result, s, name) if s.n else None for name in shown(Detail.FULL)),
            *(counts_of(s)[name] if s.kind == "latency" else None for name in ("missing", "coalesced", "unmatched")),
            f"from {s.source.figures}",
        )
        for s in result.from_events
    ]
    if rows:
        head = ("segment", "n", *heads(Detail.FULL), "missing", "coalesced", "unmatched", "source")
        yield Sentence(
            "Not measured on the chip, but from the events; where the link lost some, fewer causes are told of than "
            "there were:"
        )
        yield Table("From events", head, rows)


def interval_methods(result: Result) -> Iterator[Block]:
    """Niedermeyer's method; nothing if nothing was there to apply it to."""
    applied = [s for s in (*result.segments, *result.from_events) if s.interval_method]
    if not applied:
        return
    yield from told(sentences(result))
    rows = []
    for s in applied:
        found = known(s.interval_method)
        if found.intervals and found.latencies:
            for name, spread in ((s.name, found.intervals), (found.latency, found.latencies)):
                times = (duration_of(result, each) for each in (spread.min, spread.mean, spread.sd, spread.max))
                rows.append((name, spread.n, *times, duration_of(result, spread.max - spread.min)))
    if rows:
        yield Table("By intervals alone", ("", "n", "min", "mean", "SD", "max", "range"), rows)
    yield Sentence(
        "Niedermeyer saw no stimuli and took intervals between responses: each is off its schedule by this latency "
        "less the one before. The scheduled interval, with its dither, is subtracted. A late response that stands "
        "alone makes a long interval and then one that is short by as much.",
        Kind.NOTE,
    )


def sentences(result: Result) -> Iterator[str]:
    """What intervals show and how far off that is, for each path from the stimulus."""
    for segment in (*result.segments, *result.from_events):
        if found := segment.interval_method:
            yield f"{segment.name}: {_sentence(result, found)}."


def _sentence(result: Result, found: IntervalMethod) -> str:
    if found.why:
        return f"The interval method is not shown, because {found.why}"
    shown, true = duration_of(result, found.shown), duration_of(result, found.true)
    off, usual = duration_of(result, abs(known(found.off))), duration_of(result, found.unseen)
    direction = "more" if known(found.off) > 0 else "less"
    text = (
        f"intervals show a response {shown} late, and the latest of {found.latency} is {true} beyond the median: "
        f"{off} {direction} than true; the {usual} of the median they do not show. "
    )
    late = f"late by {duration_of(result, found.late)} or more"
    if found.holds:
        alone = counted(known(found.spikes), "response")
        return text + f"The method's condition holds: every late response stood alone ({alone} {late})"
    return text + (
        f"The method's condition does NOT hold: of {counted(known(found.spikes), 'response')} {late}, "
        f"{found.not_isolated} did not stand alone, and {found.hidden} more do not show behind other late ones"
    )
