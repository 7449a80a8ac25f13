# SPDX-License-Identifier: BSD-2-Clause
"""What is said of rare latencies: the bound, what limits it, and what to do next."""

import math
from collections.abc import Callable, Iterator

from ..measuring.limits import BEYOND
from ..measuring.wanted import HOUR
from ..results.evidence import THRESHOLD, WORST
from ..results.rarerecord import Exceedance, RequiredBound
from ..results.rarity import at_least, bound_of, each_of, many, one_of
from ..results.resultrecord import Result
from ..results.segmentrecord import SegmentResult
from ..results.summary import known
from ..units import counted
from .bound import bounded
from .document import Block, Sentence
from .sentence import duration_of

TOGETHER = 0.8
"""Extremal index below which late samples are said to come together."""


def nearest_of(probability: float) -> str:
    """Its reciprocal, rounded up to two digits: never more often than it is."""
    whole = math.ceil(1 / probability)
    step = 10 ** max(0, len(str(whole)) - 2)
    return f"{-(-whole // step) * step:,}".replace(",", " ")


_UNITS = (
    (2 * 8760, 1 / 8760, "years"),
    (48, 1 / 24, "days"),
    (2, 1, "h"),
    (1 / 20, 60, "min"),
    (1 / 36_000, 3600, "s"),
    (1e-4 / 3600, 3.6e6, "ms"),
    (0, 3.6e9, "us"),
)
"""From so many hours on, how many of the unit an hour has."""


def time_needed(hours: float) -> str:
    """Hours in a unit that people use, rounded up to two digits: nobody measures for less than 0.1 s."""
    return _in_units(max(hours, 0.1 / 3600), many)


def time_observed(hours: float) -> str:
    """Hours in a unit that people use, rounded down to two digits: never longer than it was."""
    return _in_units(hours, at_least) if hours else "0 s"


def _in_units(hours: float, told: Callable[[float], str]) -> str:
    per_hour, unit = next((per_hour, unit) for least, per_hour, unit in _UNITS if hours >= least)
    return f"{told(hours * per_hour)} {unit}"


def bound(result: Result) -> Iterator[Block]:
    """The bound of the first latency, and what limits it; nothing of a run that cannot be believed."""
    if segment := _first(result):
        entries = bounded(segment)
        if not entries:
            why = segment.exceedances[0].withheld
            yield Sentence(f"No bound is given on how often {segment.name} takes longer: {why}.")
            return
        yield Sentence(_bound(result, segment, entries[0]))
        yield Sentence(_limits(segment))


def next_steps(result: Result) -> Iterator[str]:
    """What to do next."""
    segment = _first(result)
    if segment and (entries := bounded(segment)):
        yield from _next(segment, entries[0])


def _first(result: Result) -> SegmentResult | None:
    """The first latency whose rare samples were looked at; None of a run that cannot be believed."""
    if not result.valid or result.live:
        return None
    return next((s for s in result.segments if s.exceedances and s.kind == "latency"), None)


def wanted(row: RequiredBound) -> str:
    """A bound that may be wanted, in words."""
    if row.per == HOUR:
        return f"fewer than {row.bound:.3g} an hour"
    whole = 1 / row.bound
    return f"1 of {whole:,.0f}".replace(",", " ") if whole >= 100 else f"1 of {whole:.3g}"


def time_of(result: Result, entry: Exceedance) -> str:
    """What samples are beyond: the longest one as it was measured, a limit as it was written."""
    return str(entry.time or duration_of(result, entry.ticks))


def _beyond(result: Result, entry: Exceedance) -> str:
    time = time_of(result, entry)
    return f"the worst seen, {time}" if entry.of == WORST else time


def _bound(result: Result, segment: SegmentResult, entry: Exceedance) -> str:
    seen = counted(entry.disturbances, "disturbance") if entry.disturbances else "No disturbance"
    withheld = entry.per_hour_withheld
    return (
        f"{seen} took {segment.name} beyond {_beyond(result, entry)}, in {time_observed(known(entry.hours))}. "
        f"With 95 % confidence there is {bound_of(segment, entry)}. {_share(segment, entry)}"
        + (f" No bound per hour is given: {withheld}." if withheld else "")
    )


def share_of(entry: Exceedance) -> str | None:
    """The interval of the share of samples beyond, in words; None if it has none."""
    share = entry.share
    if not share:
        return None
    low, high = share.interval
    if not low:
        return f"fewer than 1 in {one_of(high)}"
    return f"1 in {one_of(high)} to 1 in {nearest_of(low)}"


def _share(segment: SegmentResult, entry: Exceedance) -> str:
    each, share = each_of(segment), share_of(entry)
    if share:
        return f"Of the {each} {share} take that long, with clusters allowed for."
    return f"The share of {each} is not bounded: {entry.share_withheld}."


def _limits(segment: SegmentResult) -> str:
    change, index = known(segment.change), known(segment.dependence).extremal_index
    if change.stationary is False:
        return change.sentence
    if index is not None and index < TOGETHER:
        return (
            f"What limits this is that long latencies come together, about {many(1 / index)} at a time: the "
            f"{segment.n} samples tell as much of them as {int(segment.n * index)} independent ones would."
        )
    unknown = change.withheld or (None if index is not None else "there are too few long latencies")
    if unknown:
        return (
            f"What limits this is the length of the run; whether late samples depend on each other is not known: "
            f"{unknown}."
        )
    return "What limits this is the number of samples: nothing in this run says otherwise."


def _next(segment: SegmentResult, entry: Exceedance) -> Iterator[str]:
    if known(segment.change).stationary is False:
        yield "Next: find out what changes (the figure of the largest over time), before measuring longer."
        return
    if entry.disturbances and not is_open(entry):
        yield f"Next: {entry.of} is exceeded, and no longer run mends that: see below when the largest came."
        return
    if entry.groups:
        yield f"Next: find out why disturbances come in {counted(entry.groups, 'group')}, before measuring longer."
        return
    for row in entry.required_bounds:
        if not row.more and row.needed is not None:
            yield f"What was wanted is shown: {wanted(row)}."
            continue
        if row.needed is None:
            yield f"No longer run will show {wanted(row)}: {row.withheld}. Something has to be changed first."
            return
        yield (
            f"Next: to show {wanted(row)}, measure {time_needed(known(row.hours))} more "
            f"({row.more} samples) without a further disturbance, and each scenario that matters by itself."
        )
        return


def is_open(entry: Exceedance) -> bool:
    """It is no limit that every sample was to keep."""
    return entry.of in (WORST, THRESHOLD) or BEYOND in entry.of
