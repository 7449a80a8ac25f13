# SPDX-License-Identifier: BSD-2-Clause
"""report.html: one file, readable offline and in print, a pure function of result.json."""

from html import escape

from ..results.clean import CleanView
from ..results.resultrecord import Result
from ..results.segmentrecord import SegmentResult
from ..results.summary import quantile_in
from ..units import counted
from .accounts import books
from .answer import plain
from .beside import beside
from .budget import included
from .conditions import conditions
from .evidence import section
from .experiment import experiment, title
from .figures import histogram, worst_over_time
from .frame import frame, problems_of
from .limits import limits
from .markup import NO_BREAK, table
from .offchip import from_events, interval_methods
from .onlate import on_late
from .otherviews import bars, other_views
from .recurrence import recurrence
from .segments import quantiles, segments
from .sentence import (
    conditions_in_short,
    duration_of,
    figure_of,
    headline,
    loopback_sentence,
    planned_of,
    quantile_of,
    segment_sentence,
    state,
)
from .trigger import trigger
from .variation import variation

EDGES = ("falling", "rising")


def page(result: Result) -> str:
    """The whole page."""
    label: str = result.live.label if result.live else result.qualification
    measured = [segment for segment in result.segments if segment.n]
    others = "".join(
        f"<li>{escape(s.name)}: {escape(segment_sentence(result, s))}.</li>" for s in measured
        if s is not result.segments[0]
    )
    body = f"""{"".join(f"<p>{escape(text)}</p>" for text in plain(result))}
{f"<ul>{others}</ul>" if others else ""}
{limits(result)}{experiment(result)}<h2>Conditions</h2>{conditions(result)}
{_live(result)}<h2>Segments</h2>{segments(result)}{quantiles(result) if measured else ""}{from_events(result)}
{variation(result)}{bars(result)}{interval_methods(result)}{recurrence(result)}{on_late(result)}{trigger(result)}
{beside(result)}
{"".join(_figures(result, segment) for segment in measured)}
<section><h2>Books</h2>{books(result)}</section>
<h2>What the numbers include</h2>{included(result)}"""
    note = f""", contract {escape(result.contract.digest[:12])}. All figures are in <code>result.json</code>, all
blocks in <code>capture.irq</code>; <code>irqscope report</code> makes this page again."""
    return frame(
        conditions_in_short(result), title(result), [headline(result)], body, note, label=label, tool=result.tool,
        problems=problems_of(result),
    )


def _live(result: Result) -> str:
    """The figures of a live run that can be trusted, and what they are to be judged by."""
    live = result.live
    if not live:
        return ""
    blind = live.blind
    text = "<h2>Live</h2>"
    if row := loopback_sentence(result):
        text += f"<p>{escape(row)}</p>"
    rows = []
    for s in result.segments:
        for name, v in (("raw", s.views.raw), ("clean", s.views.clean)):
            if v:
                ninety = quantile_in(v.quantiles, "0.9")
                share = f"{100 * v.discarded_share:.1f} %" if isinstance(v, CleanView) else ""
                times = (
                    duration_of(result, v.min), figure_of(result, v, "median"),
                    quantile_of(result, ninety)[0] if ninety else "-", duration_of(result, v.max),
                )
                rows.append((s.name, name, v.n, *times, share))
    if rows:
        text += table(("segment", "view", "n", "min", "median", "90 %", "max", "discarded"), rows)
    if blind:
        text += (
            f'<p class="note">Clean leaves out the samples of which one end fell into one of the {blind.intervals} '
            f"times ({duration_of(result, blind.ticks)} together) at which the live bench did not look at its pins. "
            "Everything below this section is raw: all samples.</p>"
        )
    return text


LISTED = 10


def _figures(result: Result, segment: SegmentResult) -> str:
    tick = float(result.tick.fraction)
    start = result.start_ticks
    peaks = segment.worst[:LISTED]
    worst = table(
        ("largest", segment.kind, "at, s since the start", "response"),
        (
            (number, duration_of(result, p.latency), f"{(p.time - start) * tick:.6f}", EDGES[p.edge])
            for number, p in enumerate(peaks, 1)
        ),
    )
    every = planned_of(result, result.configuration.snapshot)
    width = 100 / (1 << segment.histogram.sub_bits)
    later = segment.histogram.later
    more = f" and {counted(later, 'sample')} that came after the last snapshot" if later else ""
    what = f"{segment.kind.capitalize()} {segment.name} ({segment.from_} to {segment.to})"
    return f"""<section><h2>{escape(segment.name)}: {escape(segment.from_)} to {escape(segment.to)}</h2>
<figure><div class="wide">{histogram(segment, tick)}</div>
<figcaption>{escape(what)}, n = {segment.n}{more}; {escape(conditions_in_short(result))}; {escape(state(result))}.
Above: samples in each bin, a bin being one tick or at most {width:.1f}{NO_BREAK}% wide. Below: share of the samples
that took as long or longer. The width of bins doubles at powers of two ticks: counts step there.</figcaption></figure>
<figure><div class="wide">{worst_over_time(segment, tick, start)}</div>
<figcaption>The largest sample of each polarity of the response in each snapshot (one every {every}), at the time of the
response. {"The largest of these" if len(peaks) > 1 else "This one"}:</figcaption></figure>{worst}
{section(result, segment)}{other_views(result, segment)}</section>
"""
