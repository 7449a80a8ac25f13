# SPDX-License-Identifier: BSD-2-Clause
"""What the report of a run begins with."""

from collections.abc import Iterator

from ..analysis.quantiles import percent
from ..device.snapshots import Peak
from ..results.resultrecord import Result
from ..results.segmentrecord import SegmentResult
from ..results.summary import quantile_in
from ..units import format_moment, format_time
from .bysegment import main_segment
from .document import Block, Kind, Sentence, told
from .endtable import TAILS
from .judging import beginning
from .rarewords import next_steps
from .sentence import duration_of, headline, lost_in_short, quantile_of


def answer(result: Result) -> Iterator[Block]:
    """What comes first: what was found, what is wrong, when the longest sample came, and what to do next."""
    yield from beginning(result, headline(result))
    yield from told([_hidden(result), _clocks_apart(result)], Kind.FINDING)
    segment = main_segment(result)
    if segment and segment.kind == "latency" and segment.worst and result.valid and not result.live:
        yield Sentence(f"{_longest(result, segment, segment.worst[0])} {_tail(result, segment)}")
    yield from told(next_steps(result), Kind.NEXT)


def _hidden(result: Result) -> str | None:
    """Which segments have no row, and why; None if all have one, or none has a sample."""
    if not (hidden := result.unasked) or not any(s.n for s in result.segments):
        return None
    names = ", ".join(s.name for s in hidden)
    return f"Not shown, as a pin of theirs never toggled: {names}. `--segments` names what must be there."


def _clocks_apart(result: Result) -> str | None:
    """That the host's times are not to be trusted; None if nothing shows that."""
    if (apart := result.clocks_apart) is None:
        return None
    more = f"{format_time(abs(apart), 3)} {'more' if apart > 0 else 'less'}"
    return (
        f"The host's clock went on by {more} than the instrument's during the run: one of them was set, or stood "
        "still. Figures are by the instrument's, and times of day are not told."
    )


def _longest(result: Result, segment: SegmentResult, peak: Peak) -> str:
    """When it came, by both clocks where both tell."""
    passed = (peak.time - result.start_ticks) * float(result.tick.fraction)
    clock = result.clock_at(passed)
    at = f" ({clock:%Y-%m-%d %H:%M:%S}.{clock.microsecond // 100000} UTC, by the host's clock)" if clock else ""
    took = duration_of(result, peak.latency)
    return f"The longest {segment.name}, {took}, ended {format_moment(passed)} after the start{at}."


def _tail(result: Result, segment: SegmentResult) -> str:
    """How far the tail reaches, and what is not in it."""
    parts = []
    for q in TAILS:
        found = quantile_in(segment.quantiles, q)
        how = "within " + " ".join(quantile_of(result, found)) if found else "cannot be told"
        parts.append(f"{percent(q)} % {how}")
    return f"{', '.join(parts)}; {lost_in_short(result, segment)}."
