# SPDX-License-Identifier: BSD-2-Clause
"""The segments of a run paired anew, from its events, by another policy, timeout or m, and judged.

What the chip counted stays as it is in result.json; these figures are as complete as the events.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from ..contract.roles import STIMULI
from ..contract.segments import Policy
from ..device.configuration import SegmentSettings
from ..errors import BadInput
from ..measuring.anew import Anew
from ..measuring.limits import Limit
from ..measuring.met import met_by
from ..measuring.pairing import LONGEST
from ..measuring.rundir import RunDirectory
from ..recording.masking import NONE
from ..recording.stream import read, replay
from ..targets.target import Target
from ..units import time_text, to_ticks
from .crosscheck import all_events, missed
from .foundlimits import kind_of
from .judged import Judged
from .offchip import every, results
from .planned import planned
from .provenance import Known
from .reread import unread
from .segmentrecord import SegmentResult
from .silence import unasked
from .spans import end_of, masked_spans
from .unmasked import UnmaskedSegment
from .verdict import judge, verdict_of, withhold


@dataclass(frozen=True)
class PairedAnew:
    """What the events of a run give, in ticks of so many seconds; `errors` make all of it invalid."""

    tick: Fraction
    segments: Sequence[SegmentResult]
    limits: Sequence[Judged]
    verdict: str | None
    errors: Sequence[str]


def paired_anew(
    directory: RunDirectory, how: Anew, limits: Sequence[Limit] = (), *, allow_short: bool = False
) -> PairedAnew:
    """Read a run's capture, twice; BadInput if it cannot be read, or paired so. Without limits it is judged by its own,
    if these are on segments."""
    run, observation = unread(directory, paired=False)
    altered = directory.altered(run, read(directory.path, observation.stream))
    spans, target = masked_spans(run, observation), Target(run.target)
    identity, configuration, tick = observation.identity, observation.configuration, observation.identity.tick
    pairings = [
        UnmaskedSegment(
            _settings(each, how, tick), identity, spans or NONE, configuration.snapshot, end_of(run, observation)
        )
        for each in every(configuration, target).values()
    ]
    replay(directory.path, *pairings)
    if not limits and kind_of(run) is Limit:
        limits = [Limit.of(limit) for limit in run.limits]
    covered = met_by(configuration, observation.totals, observation.met)
    segments = results(observation, target, pairings, limits, (), Known.of(run), covered)
    errors = [altered] if altered else []
    if spans is None:
        errors.append("events were lost, so that it is not known when the target had its interrupt masked")
    lost = 0 if all_events(observation) else missed(observation)
    hidden = {each.name for each in unasked(run.configuration.segments, segments)}
    judged, obstacles = judge(limits, segments, tick, lost, unasked=hidden)
    errors += obstacles
    judged = withhold(judged) if errors or not run.end else judged
    short = planned(run, observation).is_broken and not allow_short
    verdict = verdict_of(judged, short=short) if run.end and not errors else None
    return PairedAnew(tick, segments, judged, verdict, errors)


def _settings(measured: SegmentSettings, how: Anew, tick: Fraction) -> SegmentSettings:
    """Those of a segment, with what shall be otherwise."""
    if measured.is_interval:
        return measured
    found = replace(measured, policy=Policy[how.policy.upper()]) if how.policy else measured
    if how.timeout is not None:
        found = replace(found, timeout=_ticks(how.timeout, tick, "timeout", 1))
    times: Mapping[str | None, Fraction] = dict(how.least.times) if how.least else {}
    least = times.get(measured.name, times.get(None) if measured.cause in STIMULI else None)
    return found if least is None else replace(found, least=_ticks(least, tick, "least", 0), learned=0)


def _ticks(seconds: Fraction, tick: Fraction, what: str, least: int) -> int:
    ticks = to_ticks(seconds, tick)
    if not least <= ticks <= LONGEST:
        raise BadInput(f"--{what} {time_text(seconds)} is too {'short' if ticks < least else 'long'} for its chip")
    return ticks
