# SPDX-License-Identifier: BSD-2-Clause
"""One segment of a run in result.json: its figures, counts and histogram, and what is wrong with them."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from ..analysis.answers import Least, Lost
from ..analysis.histogram import Distribution
from ..analysis.quantiles import QUANTILES
from ..base.records import changed, enlarged
from ..contract import registers
from ..contract.roles import STIMULI, Source
from ..contract.segments import Count
from ..contract.statistics import bin_low
from ..device.configuration import SegmentSettings
from ..device.extremes import Extremes
from ..device.snapshots import Peak, SegmentTotals
from ..measuring.limits import Limit
from ..measuring.met import Met
from ..measuring.observation import Observation
from ..measuring.pairing import LONGEST, SegmentPairing
from ..measuring.series import Ordered, of_chip
from ..measuring.wanted import Wanted
from ..targets.target import Target
from ..units import counted, format_exact, format_measured, format_planned, format_share
from .budget import budget, includes
from .correction import Correction
from .evidence import THRESHOLD, Evidence
from .provenance import Known
from .segmentrecord import (
    ON_CHIP,
    Classes,
    Ends,
    Flags,
    Histogram,
    Maximum,
    Origin,
    Polarities,
    Polarity,
    SegmentResult,
    Views,
)
from .summary import Summary, View, summarise
from .unmasked import UnmaskedSegment
from .variation import of_cycles, of_delays
from .verdict import merged, unseen, untimed

TOO_SMALL = "m is too small"
"""How the sentence begins that says so."""
EARLY = 1 / 200
"""Share of the responses that may be earlier than m: spurious ones are, and so many change no figure. Where some are
unmatched as well, as many of them may come while a cause is pending."""
QUANTISED = 2
"""Ticks by which m may be off: both ends of a latency are quantised."""
WORST = 100
"""Samples that are listed as the worst, and points of the time line."""
TIMELINE = 2000
UNTOGGLED = (
    "no stimulus is driven, and the target did not toggle {} by itself, as the stub's workloads bracket, multi and "
    "periodic do"
)
UNTAMED = 10
"""Responses to no cause, for each cause, from which on a pin toggles by itself; one that bounces makes fewer."""


def segment_result(
    number: int,
    observation: Observation,
    target: Target,
    unmasked: UnmaskedSegment | None,
    limits: Sequence[Limit],
    wanted: Sequence[Wanted],
    known: Known,
    covered: Mapping[Source, Met],
    *,
    exact: bool,
    final: bool,
) -> tuple[SegmentResult, list[str]]:
    """One entry of `segments`, and what is wrong, a sentence each.

    It is of `unmasked`, if masked spans concern it; else of the chip.

    With `exact` the events are complete and agree with the chip. `limits` and `wanted` are those of the run, `known` is
    what it cites of its instrument, `covered` tells which phases its stimuli met.
    """
    settings, totals = observation.configuration.segments[number], observation.totals.segments[number]
    pairing, settled = observation.pairings[number], observation.totals.settled(final)
    sub_bits = observation.identity.sub_bits
    source, masked, unheard = ON_CHIP, {"masked": 0, "masked_responses": 0}, 0
    series = unmasked.series if unmasked else observation.series[number]
    ordered = series.ordered() if exact or unmasked else _of_chip(number, observation)
    if unmasked:
        told, causes = unmasked.told(totals)
        source, masked = f"events {told} of {causes}", unmasked.masked
        unheard = causes - told
        pairing, totals, settled, exact = unmasked, unmasked.totals(totals), True, True
    both, counts = totals.both, {member: totals.counts[member] for member in Count}
    binned = _binned(totals, sub_bits, settled)
    distribution = Distribution.exact(pairing.exact) if exact else binned
    quantiles = sorted({*QUANTILES, *(limit.quantile for limit in limits if limit.quantile)}, key=float)
    summary = summarise(distribution, both.minimum, both.maximum, both.sum, quantiles, ordered)
    oldest = _oldest(totals, pairing, summary, counts, exact, source)
    lost, least = (pairing.pattern.lost(), pairing.pattern.least()) if pairing.pattern else (None, None)
    n, tick = summary.n, observation.identity.tick
    differences = pairing.successive.found()
    entry = enlarged(
        summary,
        SegmentResult,
        name=settings.name,
        kind="interval" if settings.is_interval else "latency",
        from_=settings.cause.label,
        to=settings.response.label,
        pairing=settings.policy.name.lower(),
        min_latency=settings.least,
        min_latency_samples=settings.learned,
        timeout=settings.timeout,
        threshold=settings.threshold,
        depth=settings.depth,
        context=Ends(from_=target.context(settings.cause), to=target.context(settings.response)),
        source=Origin(
            histogram=source,
            figures=f"events {pairing.exact.n} of {n}" if exact and not unmasked else source,
            events=pairing.exact.n,
        ),
        polarity=Polarities(falling=_polarity(totals.edges[0]), rising=_polarity(totals.edges[1])),
        maximum=_maximum(both.maximum, both.maximum_time, ordered),
        views=Views(all_stimuli=summary, oldest_pending=oldest),
        lost_or_merged=lost,
        coalesced_unseen=_unseen(counts, pairing, final),
        least_shown=least,
        classes=_classes(counts, masked),
        flags=Flags(
            premature=counts[Count.PREMATURE], ambiguous=counts[Count.AMBIGUOUS], unproven=counts[Count.UNPROVEN]
        ),
        histogram=_histogram(totals, sub_bits, settled),
        youngest=list(totals.youngest),
        worst=sorted(totals.peaks, key=lambda p: -p.latency)[:WORST],
        timeline=thin(sorted(totals.peaks, key=lambda p: p.time), TIMELINE),
        variation=of_cycles(summary, differences) if settings.is_interval else of_delays(summary, differences),
        uncertainty=budget(settings, observation.identity, known, summary),
        includes=includes(settings),
    )
    # In bursts a polarity may be that of a place in the burst, which tells of the target, not of its output.
    bursts = any(plan.burst > 1 for plan in observation.configuration.stimuli.values())
    quantised = 1 if settings.cause in STIMULI else 2
    of_edges = [] if settings.is_interval or bursts else polarity_warnings(totals.edges, quantised, tick)
    warnings = (
        _unheard_warnings(unheard, source)
        + _later_warnings(totals, settled)
        + _segment_warnings(settings, summary, counts, observation)
        + of_edges
        + pattern_warnings(settings, lost, least, tick)
    )
    if ordered is None or distribution.later or not n:
        return entry, warnings
    missed, doubted = sum(untimed(entry).values()) + unheard, merged(entry) + unseen(entry)
    drives = covered.get(settings.cause) or covered.get(Source.STIMULUS)  # what follows a stimulus has its phases
    evidence = Evidence(
        ordered,
        distribution,
        tick,
        missed,
        doubted,
        not settings.is_interval,
        wanted_of(settings.name, limits, wanted),
        drives.coverage if drives else None,
    )
    asked = _asked(settings, limits, Correction.of(entry.uncertainty.components), tick)
    return changed(
        entry,
        dependence=evidence.dependence,
        exceedances=evidence.exceedances(asked),
        change=evidence.change,
        extrapolation=evidence.extrapolation,
    ), warnings


def _polarity(edge: Extremes) -> Polarity:
    return Polarity(
        n=edge.count,
        sum=edge.sum,
        min=edge.minimum,
        max=edge.maximum,
        max_time=edge.maximum_time,
        mean=edge.sum / edge.count if edge.count else None,
    )


def _classes(counts: Mapping[Count, int], masked: Mapping[str, int]) -> Classes:
    return Classes(
        causes=counts[Count.CAUSES],
        responses=counts[Count.RESPONSES],
        paired=counts[Count.PAIRED],
        coalesced=counts[Count.COALESCED],
        missing=counts[Count.MISSING],
        unstamped=counts[Count.UNSTAMPED],
        unmatched=counts[Count.UNMATCHED],
        over=counts[Count.OVER],
        outliers=counts[Count.OUTLIERS],
        outliers_lost=counts[Count.OUTLIERS_LOST],
        pending=counts[Count.PENDING],
        masked=masked["masked"],
        masked_responses=masked["masked_responses"],
    )


def _of_chip(number: int, observation: Observation) -> Ordered | None:
    settings, totals = observation.configuration.segments[number], observation.totals.segments[number]
    records = [record for record in observation.outliers if record.segment == number]
    complete = settings.threshold < LONGEST and len(records) == totals.counts[Count.OUTLIERS]
    complete &= not totals.counts[Count.OUTLIERS_LOST]
    of_all = records if complete else None
    return of_chip(totals, observation.identity.sub_bits, settings.threshold, of_all, _length(settings, observation))


def _length(settings: SegmentSettings, observation: Observation) -> float:
    """Ticks over which those stimuli came that the segment's causes are, or follow: so long at least."""
    stimuli = observation.configuration.stimuli
    source = settings.cause if settings.cause in stimuli else Source.STIMULUS
    plan = stimuli.get(source)
    return plan.least_length(observation.totals.get(registers.FIRED[source])) if plan else 0.0


def _asked(
    settings: SegmentSettings, limits: Sequence[Limit], correction: Correction, tick: Fraction
) -> dict[str, tuple[int, str]]:
    """What samples may not exceed, in ticks and as it was written, by what says so: the threshold of records, and
    limits. Each time once.

    A limit is on corrected values: as many ticks stand for it as are within it when they are corrected.
    """
    threshold = (THRESHOLD, format_planned(settings.threshold * tick, tick))
    asked = {settings.threshold: threshold} if settings.threshold < LONGEST else {}
    mine = [limit for limit in limits if limit.segment == settings.name]
    for limit in mine:
        if limit.threshold is not None:
            time = format_exact(limit.threshold)
            asked.setdefault(correction.ticks(limit.threshold, tick), (limit.name, time))
    for limit in mine:
        if limit.figure == "max":
            name = f"{limit.name}={limit.wanted}"
            asked[correction.ticks(limit.bound, tick)] = (name, format_exact(limit.bound))
    return {name: (ticks, time) for ticks, (name, time) in asked.items()}


def wanted_of(segment: str, limits: Sequence[Limit], wanted: Sequence[Wanted]) -> tuple[Wanted, ...]:
    """The bounds that shall be shown of a segment: what is wanted, and what limits of it ask for."""
    rates = [limit.rate for limit in limits if limit.rate and limit.segment == segment]
    return tuple({(each.bound, each.per): each for each in (*rates, *wanted)}.values())


def _binned(totals: SegmentTotals, sub_bits: int, settled: bool) -> Distribution:
    both = totals.both
    if both.minimum is None or both.maximum is None:
        return Distribution([], [], [])
    return Distribution.binned(totals.bins, sub_bits, both.minimum, both.maximum, None if settled else both.count)


def _oldest(
    totals: SegmentTotals,
    pairing: SegmentPairing,
    summary: Summary,
    counts: Mapping[Count, int],
    exact: bool,
    source: str,
) -> View | None:
    """The view *oldest pending*: the same as *all stimuli* while nothing coalesced, else from the events."""
    if not counts[Count.COALESCED]:
        return enlarged(summary, View, source=source)
    distribution = Distribution.exact(pairing.oldest)
    if not distribution.n:
        return None
    total = sum(low * count for low, _, count in distribution)
    view = summarise(distribution, distribution.low[0], distribution.high[-1], total)
    served = counts[Count.PAIRED] - counts[Count.UNPROVEN] if not exact else distribution.n
    return enlarged(view, View, source=f"events {distribution.n} of {max(served, distribution.n)}")


def _maximum(latency: int | None, time: int | None, ordered: Ordered | None) -> Maximum | None:
    if latency is None or time is None:
        return None
    shared = ordered.shared if ordered else None
    return Maximum(latency=latency, response_time=time, cause_time=time - latency, shared=shared)


def _histogram(totals: SegmentTotals, sub_bits: int, settled: bool) -> Histogram:
    """All bins from the first used one to the last; there is nothing outside of them."""
    later = 0 if settled else max(0, totals.later)
    used = [index for index, count in enumerate(totals.bins) if count]
    if not used:
        return Histogram(sub_bits=sub_bits, edges=[], counts=[], later=later)
    first, last = used[0], used[-1]
    return Histogram(
        sub_bits=sub_bits,
        edges=[bin_low(index, sub_bits) for index in range(first, last + 2)],
        counts=totals.bins[first : last + 1],
        later=later,
    )


def thin(peaks: list[Peak], limit: int) -> list[Peak]:
    """At most `limit` peaks in time order: of neighbours the larger stays, so that the largest always does."""
    while len(peaks) > limit:
        peaks = [max(peaks[i : i + 2], key=lambda p: p.latency) for i in range(0, len(peaks), 2)]
    return peaks


def _unseen(counts: Mapping[Count, int], pairing: SegmentPairing, final: bool) -> int:
    """How many coalesced causes no event tells of, so that they may be lost or merged ones for all that is known."""
    return max(0, counts[Count.COALESCED] - pairing.counts[Count.COALESCED]) if final and pairing.pattern else 0


def _unheard_warnings(unheard: int, source: str) -> list[str]:
    """Without masked spans the chip cannot help out."""
    if not unheard:
        return []
    return [f"events were lost: without masked spans the figures tell of {source.removeprefix('events ')} causes only"]


def _later_warnings(totals: SegmentTotals, settled: bool) -> list[str]:
    if settled or totals.later <= 0:
        return []
    return [
        f"the histogram holds {counted(totals.later, 'sample')} that came after the last snapshot: this instrument has "
        "no shadow copy of it, and the run broke off; quantiles, SD and IQR are bounds that allow for them"
    ]


def _segment_warnings(
    settings: SegmentSettings, summary: Summary, counts: Mapping[Count, int], observation: Observation
) -> list[str]:
    found, tick = [], observation.identity.tick
    if not summary.n:
        unmoved = not (counts[Count.CAUSES] or observation.configuration.stimuli)
        found.append(
            f"nothing was measured: {counted(counts[Count.CAUSES], 'cause')} on {settings.cause.label}, "
            f"{counted(counts[Count.RESPONSES], 'response')} on {settings.response.label}"
            + (f": {UNTOGGLED.format(settings.cause.label)}" if unmoved else "")
        )
        return found
    causes, unmatched = counts[Count.CAUSES], counts[Count.UNMATCHED]
    if unmatched > UNTAMED * causes and not settings.is_interval:
        found.append(
            f"{counted(unmatched, 'response')} answered no cause, beside {counted(causes, 'cause')}: "
            f"{settings.response.label} toggles by itself, so that which edge counts as the answer is chance"
        )
    if counts[Count.PREMATURE] > max(unmatched, EARLY * counts[Count.PAIRED]):
        responses, least = counted(counts[Count.PREMATURE], "response"), format_planned(settings.least * tick, tick)
        found.append(f"{responses} came earlier than m = {least} allows: m is wrong")
    if counts[Count.UNPROVEN]:
        found.append(f"{counted(counts[Count.UNPROVEN], 'unproven pair')}, in no figure")
    if counts[Count.OVER]:
        found.append(f"{counted(counts[Count.OVER], 'value')} too large for the histogram, in no figure")
    return found


def pattern_warnings(settings: SegmentSettings, lost: Lost | None, least: Least | None, tick: Fraction) -> list[str]:
    """What the order of causes and responses says against the pairs."""
    found = []
    if lost:
        most = format_measured((lost.longest or 0) * tick, tick)
        longest = f"without them the longest took {most}, and " if lost.longest else ""
        found.append(
            f"lost or merged: {counted(lost.causes, 'cause')}, each paired with the answer to a later one, which came "
            f"in the ordinary time after that, the target being idle; {longest}with a --timeout below the period they "
            "count as missing"
        )
    if least and least.min_latency > settings.least + QUANTISED:
        age = format_planned(least.min_latency * tick, tick)
        found.append(
            f"{TOO_SMALL}, {format_planned(settings.least * tick, tick)}: {counted(least.answers, 'response')} "
            f"({format_share(least.share)}) came less than {age} after another cause, "
            f"and {least.followed} of them before that one's own answer. The minimum is wrong, upper quantiles hardly "
            "change; --least learned finds m"
        )
    return found


def polarity_warnings(edges: tuple[Extremes, Extremes], quantised: int, tick: Fraction) -> list[str]:
    """That responses of one polarity take longer than those of the other, of which there are enough of both.

    It is said if the means lie beyond the others' extremes, and further apart than the ends of the segment that are
    `quantised` can make them: with stimuli in step with the clock each end rounds the same way each time, by up to a
    tick. The means are those without the shortest and the longest response: one outlier is no difference of edges.
    """
    falling, rising = edges
    if min(falling.count, rising.count) < WORST or falling.minimum is None or rising.minimum is None:
        return []
    means = [(of.sum - (of.minimum or 0) - (of.maximum or 0)) / (of.count - 2) for of in edges]
    difference = means[1] - means[0]
    if abs(difference) <= quantised or not (means[0] < rising.minimum or means[1] < falling.minimum):
        return []
    apart = f"{format_measured(abs(difference) * tick, tick)} {'more' if difference > 0 else 'less'}"
    return [
        f"rising responses take {apart} than falling ones, beyond their spread: an electrical difference of the "
        "output's edges"
    ]
