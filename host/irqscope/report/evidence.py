# SPDX-License-Identifier: BSD-2-Clause
"""What a run shows of rare latencies, segment by segment: whether it was long enough, change, extrapolation."""

from collections.abc import Iterator, Sequence

from ..analysis.quantiles import percent
from ..results.rarerecord import Exceedance
from ..results.rarity import many, of_phases, one_of
from ..results.resultrecord import Result
from ..results.segmentrecord import SegmentResult
from ..results.summary import known
from ..units import counted, format_time
from .bound import bounded, draw_bound, draw_maxima, first_with_disturbances
from .document import Block, Drawing, Form, Kind, Section, Sentence, Table, told
from .rarewords import TOGETHER, is_open, share_of, time_needed, time_of, wanted
from .sentence import duration_of, facts, file_of, planned_of

SKEWED = 2.0
"""SD by IQR, as a multiple of that of a normal distribution, above which rare latencies are said to make the SD."""
NORMAL = 1.349


def rare(result: Result, segment: SegmentResult, lines: Sequence[str]) -> Iterator[Block]:
    """Exceedances, whether it was long enough, change over time, extrapolation; `lines` tell what was measured."""
    if not segment.dependence or result.live:
        return
    name = segment.name
    if segment.exceedances:
        blocks = [*_exceedances(result, segment), *_needed(result, segment), *_bound(result, segment, lines)]
        yield Section(f"enough-{name}", f"{name}: have we measured long enough?", blocks)
    change: list[Block] = [Sentence(" ".join(_change(result, segment)))]
    if len(known(segment.change).maxima) > 1:
        text, tick = f"The largest {name} of each five minutes.", float(result.tick.fraction)
        change.append(
            Drawing(
                f"maxima-{file_of(name)}",
                f"{name}: {facts(result, segment)} {text}",
                lambda: draw_maxima(segment, tick),
                [*lines, text],
            )
        )
    yield Section(f"change-{name}", f"{name}: change over time", [*change, *told(_notes(result, segment), Kind.NOTE)])


def _bound(result: Result, segment: SegmentResult, lines: Sequence[str]) -> Iterator[Block]:
    if segment is first_with_disturbances(result):
        name = segment.name
        text = (
            f"Upper bound of how often a disturbance takes {name} beyond a latency, against the number of samples; "
            "broken: as it goes on if no further one comes."
        )
        yield Drawing(
            f"bound-{file_of(name)}",
            f"{name}: {facts(result, segment)} {text}",
            lambda: draw_bound(segment),
            [*lines, text],
        )


def _exceedances(result: Result, segment: SegmentResult) -> Iterator[Block]:
    rows = []
    for entry in segment.exceedances:
        rate, hourly = entry.per_stimulus, entry.per_hour
        each, hour = f"1 in {one_of(rate.upper)}" if rate else None, many(hourly.upper) if hourly else None
        within = f" in {duration_of(result, entry.longest_ticks)}" if entry.longest_ticks else ""
        found = (entry.count, entry.disturbances, f"{entry.longest}{within}" if entry.longest else None)
        rows.append((_name(result, entry), *found, each, hour, share_of(entry)))
    head = (
        "beyond",
        "samples",
        "disturbances",
        "longest, samples",
        "disturbances, fewer than (95 %)",
        "an hour, fewer than (95 %)",
        "share of samples (95 %)",
    )
    yield Table("Exceedances", head, rows)
    withheld = (
        f"Beyond {time_of(result, entry)}: {entry.withheld}."
        for entry in segment.exceedances
        if entry.withheld and not entry.per_stimulus
    )
    yield from told([*withheld, _phases(segment)], Kind.NOTE)


def _phases(segment: SegmentResult) -> str | None:
    """Which phases all of it tells of, where these are not all."""
    first = segment.exceedances[0]
    if not (met := of_phases(first)):
        return None
    withheld = first.per_hour_withheld
    without = f" No bound per hour is given: {withheld}." if withheld else ""
    return f"{met[0].upper()}{met[1:]}.{without}"


def _name(result: Result, entry: Exceedance) -> str:
    return f"{entry.of}: {time_of(result, entry)}" if is_open(entry) else str(entry.of)


def _needed(result: Result, segment: SegmentResult) -> Iterator[Block]:
    """For each bound that may be wanted, what it takes."""
    rows = []
    for entry in bounded(segment):
        for row in entry.required_bounds:
            takes = ("cannot be shown", row.withheld)
            if row.needed is not None and not row.more:
                takes = ("nothing more", "it is shown")
            elif row.needed is not None:
                takes = (f"{row.more} samples more", f"{time_needed(known(row.hours))} at this rate")
            rows.append((_name(result, entry), wanted(row), *takes))
    if not rows:
        return
    untimed = segment.exceedances[0].untimed
    missed = f" {counted(untimed, 'cause')} without a latency: the bounds allow for each being one." if untimed else ""
    gap = planned_of(result, segment.exceedances[0].gap)
    yield Table("Needed", ("beyond", "wanted", "takes", "that is"), rows, Form.WORDS)
    yield Sentence(
        f"Samples beyond a latency that are at most {gap} apart are one disturbance.{missed} Without any, the bound "
        "is the rule of three: 3/n, and 3 by the hours. It is assumed that disturbances are independent of each "
        "other and that the scenario goes on as it was; what is measured more must bring no further one. None of "
        "this says that the worst case has been seen, or what it is under another load.",
        Kind.NOTE,
    )


def _change(result: Result, segment: SegmentResult) -> Iterator[str]:
    change = known(segment.change)
    yield change.sentence
    drift = change.drift
    if drift and change.stationary is False:  # else it is what chance makes of any samples
        yield (
            f"The median went {'up' if drift > 0 else 'down'} by {duration_of(result, abs(drift))} from the "
            f"first to the last of {change.blocks} blocks."
        )
    typical = change.typical_maximum
    if typical.interval:
        low, high = (duration_of(result, ticks) for ticks in typical.interval)
        yield (
            f"In half of the five minutes the largest is at most {duration_of(result, typical.high)} [{low} .. {high}]."
        )


def _notes(result: Result, segment: SegmentResult) -> Iterator[str]:
    """How samples depend on each other, why intervals are missing, moments that disagree, and an extrapolation."""
    depends = known(segment.dependence)
    if depends.extremes:
        indices = ", ".join(
            f"{each.index:.2g} from {duration_of(result, each.threshold)} on ({each.samples} samples)"
            for each in depends.extremes
        )
        yield f"Extremal index (1: long latencies come alone; 1/5: five at a time): {indices}."
    effects = [q.design_effect for q in segment.quantiles if q.design_effect]
    if effects and max(effects) >= 1 / TOGETHER:
        yield (
            f"From {depends.blocks} blocks ({depends.source}): samples come together, so that n is worth up "
            f"to {max(effects):.2g} times fewer independent ones (design effect). Intervals allow for it."
        )
    reasons: dict[str, list[str]] = {}
    for q in segment.quantiles:
        if q.estimable and q.interval is None:
            reasons.setdefault(q.withheld or "", []).append(f"{percent(q.q)} %")
    for reason, which in reasons.items():
        yield f"No interval of the quantile {', '.join(which)}: {reason}."
    if segment.iqr and segment.sd and segment.sd > SKEWED * segment.iqr / NORMAL:
        times = segment.sd / (segment.iqr / NORMAL)
        yield (
            f"The SD is {times:.2g} times what the IQR would give of a normal distribution: few long latencies make "
            "it, and move the mean; median and IQR tell of the usual ones."
        )
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
