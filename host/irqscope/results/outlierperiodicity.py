# SPDX-License-Identifier: BSD-2-Clause
"""Whether a run's rare late samples come with a period: the entry `recurrence` of result.json. See
docs/guide/latency.md.

One run gives a candidate at most. A second one, measured with `--confirm` and the first, keeps the first's outliers in
its run.json, so that its directory alone tells the outcome.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated

import numpy as np

from ..analysis.extremal import decluster
from ..analysis.histogram import Int64
from ..analysis.period import (
    CYCLES,
    GAP_S,
    MOST_CLUSTERS,
    WHOLE,
    Beat,
    Claim,
    Outliers,
    Search,
    Verdict,
    fooled,
    judge,
    search,
)
from ..analysis.phase import coverage, fold
from ..base.records import Count as Number
from ..base.records import Record, Seconds, SignedTicks, Ticks, among, changed
from ..contract.registers import Dither
from ..contract.roles import STIMULI, Source
from ..contract.segments import Count
from ..device.configuration import Configuration, SegmentSettings
from ..errors import BadInput
from ..measuring.cited import FirstRun
from ..measuring.met import met, met_by
from ..measuring.observation import KEPT_RECORDS, Observation
from ..measuring.planning import TIME_LIMIT
from ..measuring.rundir import RunDirectory
from ..measuring.runrecord import RunRecord
from ..units import format_planned, format_rate, format_time
from .reread import reread

POINTS = 2000
"""Outliers that the figure shows."""
TICKS_HZ = (100, 250, 300, 1000)
"""Rates of the timer ticks of common kernels, of which undithered stimuli may see few phases."""


class LateSamples:
    """Samples above `threshold` ticks, from events: `add` is the `watch` of their pairing."""

    def __init__(self, threshold: int) -> None:
        self._threshold, self._kept = threshold, 0
        self._rows: list[Int64] = []

    def add(self, values: Int64, responses: Int64) -> None:
        late = np.flatnonzero(values > self._threshold)[: KEPT_RECORDS - self._kept]
        self._kept += len(late)
        self._rows.append(np.column_stack((responses[late], values[late])))

    def table(self) -> list[tuple[int, int]]:
        """Times of the responses and latencies."""
        return [(int(time), int(value)) for rows in self._rows for time, value in rows]


@dataclass(frozen=True)
class Seen:
    """Outliers of one segment of a run. `samples` are (time of the response, latency) in ticks, in order.

    `why` says why they are not all known; then nothing follows from them.
    """

    segment: SegmentSettings
    samples: Sequence[tuple[int, int]]
    outliers: Outliers
    source: str
    why: str | None


def searched(configuration: Configuration) -> int | None:
    """Number of the segment in whose outliers a period is looked for: the first latency from a stimulus that has a
    threshold; None without any."""
    for number, settings in enumerate(configuration.segments):
        if settings.cause in STIMULI and settings.threshold < TIME_LIMIT and not settings.is_interval:
            return number
    return None


def records_lost(observation: Observation, number: int) -> int:
    """Outliers of a segment of which no record was received. Of a run that broke off some records came after the last
    snapshot, which counts them."""
    return max(0, observation.totals.segments[number].counts[Count.OUTLIERS] - observation.outlier_counts[number])


def seen(run: RunRecord, observation: Observation, late: LateSamples | None = None) -> Seen | None:
    """The outliers of a finished run; `late` has them where records were lost but no events. None: no threshold."""
    number = searched(observation.configuration)
    if number is None:
        return None
    settings, tick = observation.configuration.segments[number], observation.identity.tick
    plan = observation.configuration.stimuli[settings.cause]
    samples, source, why = [(r.time, r.latency) for r in observation.outliers if r.segment == number], "records", None
    if lost := records_lost(observation, number):
        if late:
            samples, source = late.table(), "events"
        else:
            why = f"{lost} of its outliers were lost"
    end = run.end
    start = end.start_ticks if end else observation.begin or 0
    until = end.end_ticks if end else observation.until or 0
    if len(samples if late else observation.outliers) == KEPT_RECORDS:
        until = samples[-1][0] if samples else start  # of what came later nothing is known
    times = np.array([(time - latency - start) * float(tick) for time, latency in samples])
    phases = met_by(observation.configuration, observation.totals, observation.met)[settings.cause]
    outliers = Outliers(times, float((until - start) * tick), 1 / (plan.interval * tick), phases.coverage.share)
    return Seen(settings, samples, outliers, source, why)


def first_run(directory: RunDirectory) -> FirstRun:
    """What a second run keeps of the first; BadInput if that has no candidate."""
    run, observation = reread(directory)
    found = seen(run, observation)
    if not found:
        raise BadInput(f"{directory.path} has no records of single latencies: measure it with --threshold")
    if found.why:
        raise BadInput(f"{directory.path} shows no period: {found.why}")
    verdict = judge(found.outliers)
    if verdict.claim == Claim.NONE:
        raise BadInput(f"{directory.path} shows no period to confirm: {verdict.reason}")
    clusters = decluster(np.sort(found.outliers.times), GAP_S).first[: MOST_CLUSTERS + 1]
    assert verdict.period is not None
    return FirstRun(
        run=str(directory.path),
        start=run.start,
        segment=found.segment.name,
        threshold=float(found.segment.threshold * observation.identity.tick),
        period=verdict.period,
        times=clusters.tolist(),
        duration=found.outliers.duration,
        rate=str(found.outliers.rate),
        dither=found.outliers.dither,
    )


def _outliers(first: FirstRun) -> Outliers:
    return Outliers(np.array(first.times), first.duration, Fraction(first.rate), first.dither)


def check_second(first: FirstRun, configuration: Configuration, tick: Fraction) -> None:
    """BadInput if a run with this configuration could not confirm what the first run shows."""
    number = searched(configuration)
    if number is None:
        raise BadInput("--confirm needs records of single latencies: give --threshold as in the first run")
    settings = configuration.segments[number]
    if settings.name != first.segment or abs(settings.threshold * tick - first.threshold) > tick:
        theirs, ours = (format_planned(each, tick) for each in (first.threshold, settings.threshold * tick))
        raise BadInput(
            f"--confirm {first.run} is about {first.segment} beyond {theirs}, not about {settings.name} beyond "
            f"{ours}: choose --segments and --threshold alike"
        )
    plan = configuration.stimuli[settings.cause]
    rate = 1 / (plan.interval * tick)
    ratio = fooled(Fraction(first.rate), rate)
    if ratio is not None and max(first.dither, met(plan, None, 0).coverage.share) < WHOLE:
        raise BadInput(
            f"{format_rate(rate)} without dither over a whole period confirms nothing that was seen at "
            f"{format_rate(Fraction(first.rate))}: one fast activity beats with both; choose --dither whole, or a "
            "rate that has no small ratio to the first"
        )
    duration = configuration.planned / rate if configuration.planned else configuration.duration * tick
    if duration < CYCLES * first.period:
        raise BadInput(
            f"{format_time(duration)} are too short to confirm {format_time(first.period)}: it takes "
            f"{format_time(CYCLES * first.period)} at least"
        )


class PhasesMet(Record, frozen=True, kw_only=True):
    """Of the tick of a common kernel, of which undithered stimuli may see few phases."""

    activity_hz: Number
    """Its rate."""
    phases: Number
    """That the stimuli met."""
    gap: Seconds
    """The longest between two of them."""


class Point(Record, frozen=True, kw_only=True):
    """One outlier."""

    time: SignedTicks
    """Of its response."""
    latency: SignedTicks
    """Of the sample."""


class OutlierPeriodicity(Record, frozen=True, kw_only=True):
    """Whether late samples come with a period (docs/guide/latency.md). Without a threshold only the first three are
    there."""

    coverage: list[PhasesMet] | None
    """Whatever the threshold: null if the stimuli were dithered."""
    first: FirstRun | None
    """What a run with `--confirm` keeps of the first one."""
    segment: str | None
    """Whose outliers were searched."""
    threshold: Ticks | None = None
    """Beyond which samples are outliers."""
    n: Number | None = None
    """Outliers."""
    source: Annotated[str, among("records", "events")] | None = None
    """Where they are known from."""
    claim: Annotated[str, among(*Claim)] | None = None
    """What can be said."""
    period: Seconds | None = None
    """If there is one."""
    reason: str | None = None
    """Why that is said."""
    beats: list[Beat] = []
    """Activities that would look like it."""
    search: Search | None = None
    """What this run shows by itself."""
    strength: float | None = None
    """Of the clusters that are folded by the period: 1 if all have one phase, 0 if they have all."""
    points: list[Point] = []
    """Up to 2000 outliers."""

    def __post_init__(self) -> None:
        if self.segment and None in (self.threshold, self.n, self.source, self.claim, self.reason, self.search):
            raise ValueError("what was searched has a threshold, n, source, claim, reason and search")
        if self.beats and not any(each.p == each.q == 1 for each in self.beats):
            raise ValueError("beats lack the one of the stimuli's own rate")


def recurrence(run: RunRecord, observation: Observation, late: LateSamples | None) -> OutlierPeriodicity | None:
    """The entry; None of a run without stimuli."""
    if Source.STIMULUS not in observation.configuration.stimuli:
        return None
    found, first = seen(run, observation, late), run.confirm
    entry = OutlierPeriodicity(coverage=_coverage(observation), first=first, segment=None)
    if not found:
        return entry
    verdict = _verdict(found, first)
    period = verdict.period
    clusters = decluster(np.sort(found.outliers.times), GAP_S).first
    folded = fold(clusters, period) if period and len(clusters) else None
    step = max(1, -(-len(found.samples) // POINTS))
    return changed(
        entry,
        segment=found.segment.name,
        threshold=found.segment.threshold,
        n=len(found.samples),
        source=found.source,
        claim=verdict.claim.value,
        period=period,
        reason=verdict.reason,
        beats=list(verdict.beats),
        search=search(found.outliers),
        strength=folded and folded.strength,
        points=[Point(time=time, latency=latency) for time, latency in found.samples[::step]],
    )


def _verdict(found: Seen, first: FirstRun | None) -> Verdict:
    if found.why:
        return Verdict(Claim.CANNOT_TELL, first.period if first else None, found.why, ())
    return judge(_outliers(first), found.outliers) if first else judge(found.outliers)


def _coverage(observation: Observation) -> list[PhasesMet] | None:
    """How many phases of the ticks of common kernels undithered stimuli met, and the longest gap in seconds."""
    plan = observation.configuration.stimuli[Source.STIMULUS]
    fired = observation.fired(Source.STIMULUS)
    if plan.dither != Dither.NONE or not fired:
        return None
    period = plan.period * observation.identity.tick
    found = ((hertz, coverage(period, fired, Fraction(1, hertz))) for hertz in TICKS_HZ)
    return [PhasesMet(activity_hz=hertz, phases=one.phases, gap=float(one.gap)) for hertz, one in found]
