# SPDX-License-Identifier: BSD-2-Clause
"""What a run shows of rare latencies, segment by segment: whether it was long enough, change, extrapolation."""

from collections.abc import Iterator
from html import escape

from matplotlib.figure import Figure

from ..results.rarerecord import Exceedance
from ..results.rarity import many, of_phases, one_of
from ..results.resultrecord import Result
from ..results.segmentrecord import SegmentResult
from ..results.summary import known
from ..units import counted, format_time
from .answer import TOGETHER, is_open, long_time, share_of, time_of, wanted
from .bound import bounded, draw_bound, draw_maxima
from .figures import to_svg
from .markup import table
from .sentence import duration_of, facts, planned_of

SKEWED = 2.0
"""SD by IQR, as a multiple of that of a normal distribution, above which rare latencies are said to make the SD."""
NORMAL = 1.349
BOUND, MAXIMA = "bound", "maxima"


def section(result: Result, segment: SegmentResult) -> str:
    """The part of a segment's page: exceedances, whether it was long enough, change over time, extrapolation."""
    if not segment.dependence or result.live:
        return ""
    text = ""
    if segment.exceedances:
        text += f"<h3>{escape(segment.name)}: have we measured long enough?</h3>"
        text += _exceedances(result, segment) + _needed(result, segment)
    drawn = {what: (figure, caption) for what, figure, caption in rare(result, segment)}
    if BOUND in drawn:
        text += _figure(result, segment, BOUND, *drawn[BOUND])
    text += f"<h3>{escape(segment.name)}: change over time</h3><p>{escape(' '.join(_change(result, segment)))}</p>"
    if MAXIMA in drawn:
        text += _figure(result, segment, MAXIMA, *drawn[MAXIMA])
    return text + "".join(f'<p class="note">{escape(line)}</p>' for line in _notes(result, segment))


def rare(result: Result, segment: SegmentResult) -> Iterator[tuple[str, Figure, str]]:
    """The figures of a segment: what they show in a word, and in a sentence."""
    if not segment.dependence or result.live:
        return
    tick, name = float(result.tick.fraction), segment.name
    if bounded(segment):
        yield BOUND, draw_bound(segment), (
            f"Upper bound of how often a disturbance takes {name} beyond a latency, against the number of samples; "
            "broken: as it goes on if no further one comes."
        )  # fmt: skip
    if len(known(segment.change).maxima) > 1:
        yield MAXIMA, draw_maxima(segment, tick), f"The largest {name} of each five minutes."


def _figure(result: Result, segment: SegmentResult, what: str, figure: Figure, text: str) -> str:
    svg = to_svg(figure, f"{what} {segment.name}")
    caption = escape(f"{segment.name}: {facts(result, segment)} {text}")
    return f'<figure><div class="wide">{svg}</div><figcaption>{caption}</figcaption></figure>'


def _exceedances(result: Result, segment: SegmentResult) -> str:
    rows = []
    for entry in segment.exceedances:
        rate, hourly = entry.per_stimulus, entry.per_hour
        each, hour = f"1 in {one_of(rate.upper)}" if rate else "-", many(hourly.upper) if hourly else "-"
        longest = entry.longest or "-"
        if entry.longest_ticks:
            longest = f"{entry.longest} in {duration_of(result, entry.longest_ticks)}"
        told = ("-" if number is None else number for number in (entry.count, entry.disturbances))
        rows.append((_name(result, entry), *told, longest, each, hour, share_of(entry) or "-"))
    head = ("beyond", "samples", "disturbances", "longest, samples", "disturbances, fewer than (95 %)",
            "an hour, fewer than (95 %)", "share of samples (95 %)")  # fmt: skip
    withheld = "".join(
        f'<p class="note">Beyond {escape(time_of(result, entry))}: {escape(entry.withheld)}.</p>'
        for entry in segment.exceedances if entry.withheld and not entry.per_stimulus
    )  # fmt: skip
    return table(head, rows) + withheld + _phases(segment)


def _phases(segment: SegmentResult) -> str:
    """Which phases all of it tells of, where these are not all."""
    first = segment.exceedances[0]
    if not (met := of_phases(first)):
        return ""
    withheld = first.per_hour_withheld
    without = f" No bound per hour is given: {withheld}." if withheld else ""
    return f'<p class="note">{met[0].upper()}{met[1:]}.{escape(without)}</p>'


def _name(result: Result, entry: Exceedance) -> str:
    return f"{entry.of}: {time_of(result, entry)}" if is_open(entry) else str(entry.of)


def _needed(result: Result, segment: SegmentResult) -> str:
    """For each bound that may be wanted, what it takes."""
    rows = []
    for entry in bounded(segment):
        for row in entry.required_bounds:
            takes = ("cannot be shown", row.withheld)
            if row.needed is not None and not row.more:
                takes = ("nothing more", "it is shown")
            elif row.needed is not None:
                takes = (f"{row.more} samples more", f"{long_time(known(row.hours))} at this rate")
            rows.append((_name(result, entry), wanted(row), *takes))
    if not rows:
        return ""
    untimed = segment.exceedances[0].untimed
    missed = f" {counted(untimed, 'cause')} without a latency: the bounds allow for each being one." if untimed else ""
    gap = planned_of(result, segment.exceedances[0].gap)
    return table(("beyond", "wanted", "takes", "that is"), rows, "words") + (
        f'<p class="note">Samples beyond a latency that are at most {gap} apart are one disturbance.{missed} Without '
        "any, the bound is the rule of three: 3/n, and 3 by the hours. It is assumed that disturbances are independent "
        "of each other and that the scenario goes on as it was; what is measured more must bring no further one. "
        "None of this says that the worst case has been seen, or what it is under another load.</p>"
    )


def _change(result: Result, segment: SegmentResult) -> Iterator[str]:
    change = known(segment.change)
    yield change.sentence
    drift = change.drift
    if drift:
        yield (f"The median went {'up' if drift > 0 else 'down'} by {duration_of(result, abs(drift))} from the "
               f"first to the last of {change.blocks} blocks.")  # fmt: skip
    typical = change.typical_maximum
    if typical.interval:
        low, high = (duration_of(result, ticks) for ticks in typical.interval)
        yield f"In half of the five minutes the largest is at most {duration_of(result, typical.high)} " \
              f"[{low} .. {high}]."


def _notes(result: Result, segment: SegmentResult) -> Iterator[str]:
    """How samples depend on each other, why intervals are missing, moments that disagree, and an extrapolation."""
    depends = known(segment.dependence)
    if depends.extremes:
        told = ", ".join(
            f"{each.index:.2g} from {duration_of(result, each.threshold)} on ({each.samples} samples)"
            for each in depends.extremes
        )
        yield f"Extremal index (1: long latencies come alone; 1/5: five at a time): {told}."
    effects = [q.design_effect for q in segment.quantiles if q.design_effect]
    if effects and max(effects) >= 1 / TOGETHER:
        yield (f"From {depends.blocks} blocks ({depends.source}): samples come together, so that n is worth up "
               f"to {max(effects):.2g} times fewer independent ones (design effect). Intervals allow for it.")
    reasons: dict[str, list[str]] = {}
    for q in segment.quantiles:
        if q.estimable and q.interval is None:
            reasons.setdefault(q.withheld or "", []).append(f"{float(q.q) * 100:g} %")
    for reason, which in reasons.items():
        yield f"No interval of the quantile {', '.join(which)}: {reason}."
    if segment.iqr and segment.sd and segment.sd > SKEWED * segment.iqr / NORMAL:
        times = segment.sd / (segment.iqr / NORMAL)
        yield (f"The SD is {times:.2g} times what the IQR would give of a normal distribution: few long latencies make "
               "it, and move the mean; median and IQR tell of the usual ones.")  # fmt: skip
    yield from _extrapolation(result, segment)


def _extrapolation(result: Result, segment: SegmentResult) -> Iterator[str]:
    found = segment.extrapolation
    if not found:
        return
    if found.refused:
        yield f"Extrapolation is refused: {found.refused}."
        return
    yield (
        f"Extrapolation, no measurement: if the tail beyond {duration_of(result, found.threshold)} goes on as "
        f"measured, {format_time(known(found.value) * result.tick.fraction, 3)} are exceeded by 1 of "
        f"{one_of(known(found.probability))}; the largest sample was {duration_of(result, found.maximum)}. It knows "
        "nothing of disturbances that did not occur, and has no interval."
    )
