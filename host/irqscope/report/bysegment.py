# SPDX-License-Identifier: BSD-2-Clause
"""One segment of a run: its distribution, its largest samples, what it shows of rare ones, and other views."""

from collections.abc import Iterator, Sequence

from ..results.judged import KEPT
from ..results.resultrecord import Result
from ..results.segmentlimits import limits_of
from ..results.segmentrecord import SegmentResult
from ..results.summary import known
from ..units import counted, format_share, moment
from .document import Block, Drawing, Section, Sentence, Table
from .evidence import rare
from .figures import finest
from .findings import pins_of, tasks_of
from .histogram import draw_histogram
from .marks import marks_of
from .markup import NO_BREAK
from .overtime import clock_of, draw_course, draw_worst_over_time
from .sentence import conditions_in_short, duration_of, facts, file_of, planned_of, segment_sentence, state
from .views import views

EDGES = ("falling", "rising")
LISTED = 10
COURSE = (
    "How many samples of each length came in each stretch of the run, by the instrument's snapshots: none is left out. "
    "White: none."
)


def main_segment(result: Result) -> SegmentResult | None:
    """The one that is drawn first: that of a limit, of one that is not kept if there is any, else the first; None if
    nothing was measured."""
    measured = [s for s in result.segments if s.n]
    held = {entry.name: s for s in measured for entry, _ in limits_of(result, s)}
    judged = sorted(result.limits, key=lambda entry: entry.outcome == KEPT)
    asked = (held[entry.name] for entry in judged if entry.name in held)
    return next(asked, measured[0] if measured else None)


def _drawn_first(result: Result) -> SegmentResult | None:
    """The main segment of a run whose experiment has no figure of its own that says more."""
    return None if pins_of(result) or tasks_of(result) else main_segment(result)


def distribution(result: Result) -> Iterator[Block]:
    """The distribution of the main segment, and how it went over the run."""
    if segment := _drawn_first(result):
        yield _histogram(result, segment)
        yield from _course(result, segment)


def by_segment(result: Result) -> Iterator[Block]:
    """A section for each segment that has samples; folded but for the main one."""
    main = main_segment(result)
    for segment in result.shown:
        if segment.n:
            title, folded = f"{segment.name}: {segment.from_} to {segment.to}", segment is not main
            yield Section(segment.name, title, [*_blocks(result, segment)], folded=folded, sheet=True)


def _blocks(result: Result, segment: SegmentResult) -> Iterator[Block]:
    if segment is not result.shown[0]:  # of which the first sentence of all speaks
        yield Sentence(f"{segment.name}: {segment_sentence(result, segment)}.")
    if segment is not _drawn_first(result):
        yield _histogram(result, segment)
        yield from _course(result, segment)
    lines = _lines(result, segment)
    tick, start, peaks = float(result.tick.fraction), result.start_ticks, segment.worst[:LISTED]
    every, clock = planned_of(result, result.configuration.snapshot), clock_of(result.clock_at)
    yield Drawing(
        f"worst-{file_of(segment.name)}",
        f"The largest sample of each polarity of the response in each snapshot (one every {every}), at the time of the "
        f"response. {'The largest of these' if len(peaks) > 1 else 'This one'}:",
        lambda: draw_worst_over_time(segment, tick, start, marks_of(result, segment), clock),
        lines,
    )
    yield Table(
        "Largest",
        ("largest", segment.kind, "at, s since the start", "response"),
        [
            (number, duration_of(result, p.latency), moment((p.time - start) * tick), EDGES[p.edge])
            for number, p in enumerate(peaks, 1)
        ],
    )
    yield from rare(result, segment, lines)
    name = f"views-{segment.name}"
    yield Section(name, f"Other views of {segment.name}", [*views(result, segment, lines)], folded=True)


def _lines(result: Result, segment: SegmentResult) -> Sequence[str]:
    """What stands under each figure of the segment that stands alone."""
    return [f"{segment.name}: {segment_sentence(result, segment)}.", facts(result, segment)]


def _course(result: Result, segment: SegmentResult) -> Iterator[Drawing]:
    """How many samples of each length came when, where the chip tells."""
    if known(segment.charts).course:
        tick, start, clock = float(result.tick.fraction), result.start_ticks, clock_of(result.clock_at)
        yield Drawing(
            f"course-{file_of(segment.name)}",
            f"{segment.name}: {facts(result, segment)} {COURSE}",
            lambda: draw_course(segment, tick, start, marks_of(result, segment), clock),
            [*_lines(result, segment), COURSE],
        )


def _histogram(result: Result, segment: SegmentResult) -> Drawing:
    later = segment.histogram.later
    more = f" and {counted(later, 'sample')} that came after the last snapshot" if later else ""
    caption = (
        f"{segment.kind.capitalize()} {segment.name} ({segment.from_} to {segment.to}), n = {segment.n}{more}; "
        f"{conditions_in_short(result)}; {state(result)}. Above: samples per us, in {_bins(segment)}. Below: share of "
        "the samples that took as long or longer."
    )
    tick = float(result.tick.fraction)
    return Drawing(
        f"histogram-{file_of(segment.name)}",
        caption,
        lambda: draw_histogram(segment, tick, marks_of(result, segment)),
        _lines(result, segment),
    )


def _bins(segment: SegmentResult) -> str:
    """Of which width they are."""
    if finest(segment)[0] is not segment.histogram.edges:
        return "bins that are equal on a logarithmic axis, of a tick at least"
    width = format_share(1 / (1 << segment.histogram.sub_bits)).replace(" ", NO_BREAK)
    return f"the chip's bins, of one tick or at most {width}"
