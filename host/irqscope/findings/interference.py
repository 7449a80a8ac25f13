# SPDX-License-Identifier: BSD-2-Clause
"""How two interrupts delay each other, from the events of a run with both stimuli. See docs/guide/interfere.md.

The phases of the first interrupt are those of the second stimulus, which is periodic. The first stimulus is not: the
phases of the second interrupt are how long before or after the nearest first stimulus its own came, up to half of the
least interval of that, in which there is exactly one.
"""

import numpy as np
from numpy.typing import NDArray

from ..analysis.histogram import Int64
from ..analysis.interference import Curve, curve
from ..contract.roles import STIMULI, Source
from ..device.decode import Events
from ..measuring.experimentrecord import InterferenceSettings
from ..measuring.interfering import SECOND
from ..measuring.observation import Observation
from ..recording.stream import Consumer
from ..results.findingrecords import Interference, InterferenceFinding, PhaseBins
from .finder import Finder
from .times import Samples, Times

Bools = NDArray[np.bool_]


class Stimuli(Consumer):
    """When the first one was driven, and from when to when each of them was."""

    def __init__(self) -> None:
        self.times = Times()
        self.first: dict[Source, int] = {}
        self.last: dict[Source, int] = {}

    def take_events(self, events: Events) -> None:
        for source in STIMULI:
            mine = events.time[events.at(source)]
            if len(mine):
                self.first.setdefault(source, int(mine[0]))
                self.last[source] = int(mine[-1])
            if source == Source.STIMULUS:
                self.times.add(mine)


def finder(settings: InterferenceSettings, observation: Observation) -> Finder:
    """What the run says beyond its segments; it is no reason to call it invalid."""
    configuration, identity = observation.configuration, observation.identity
    stimuli = Stimuli()
    watched = {each.cause: Samples(each, identity) for each in configuration.segments if each.cause in STIMULI}

    def found() -> tuple[InterferenceFinding, list[str]]:
        pairs, missing = [], []
        for samples in watched.values():
            if (pair := _pair(samples, stimuli, observation, settings.bins)) is not None:
                pairs.append(pair)
            else:
                missing.append(f"too few samples of {samples.settings.name} came while the other stimulus rested")
        if Source.STIMULUS2 not in watched:
            missing.append(
                f"the second interrupt's answers were not watched: {SECOND.name} needs {SECOND.response.label}"
            )
        return InterferenceFinding(pairs=pairs, missing=missing), []

    return Finder(found, [stimuli, *(each.pairing for each in watched.values())])


def _pair(samples: Samples, stimuli: Stimuli, observation: Observation, bins: int | None) -> Interference | None:
    """Of one latency; None if nothing is known of it at rest."""
    by = Source.STIMULUS if samples.settings.cause == Source.STIMULUS2 else Source.STIMULUS2
    plan = observation.configuration.stimuli.get(by)
    latencies, causes, left = samples.latencies.all, samples.causes.all, samples.latencies.left
    if plan is None or by not in stimuli.first:
        return None
    phases: Int64
    both: Bools
    if by == Source.STIMULUS2:
        first, period = stimuli.first[by], plan.period
        resting = causes + latencies < first
        both = (causes >= first) & (causes < stimuli.last[by] + period)
        phases = (causes - first) % period
    else:
        period = 2 * (plan.period // 2)
        kept = causes <= stimuli.times.until
        left += int(np.count_nonzero(~kept & (causes <= stimuli.last[by])))
        longest = int(latencies.max(initial=0))
        resting = causes > stimuli.last[by] + period + longest
        phases, both = _nearest(causes, stimuli.times.all, period)
        both &= kept
    found = curve(phases[both], latencies[both], latencies[resting], period, bins)
    return None if found is None else _record(samples.settings.name, by, left, found)


def _nearest(causes: Int64, others: Int64, period: int) -> tuple[Int64, Bools]:
    """Phases to the nearest of the others, modulo the period, and which causes have one within half of that."""
    places = np.searchsorted(others, causes)
    before = others[np.maximum(places - 1, 0)]
    after = others[np.minimum(places, len(others) - 1)]
    offset = np.where(np.abs(causes - before) < np.abs(after - causes), causes - before, causes - after)
    return offset % period, (offset >= -(period // 2)) & (offset < period // 2)


def _record(segment: str, by: Source, left: int, found: Curve) -> Interference:
    return Interference(
        segment=segment,
        by=by.label,
        period=found.period,
        n=found.n,
        left=left,
        n_rest=found.n_rest,
        rest=found.rest,
        worst_rest=found.worst_rest,
        judged=found.judged,
        bound=found.bound,
        resolution=found.resolution,
        bins=PhaseBins.of(found.bins),
        regions=list(found.regions),
    )
