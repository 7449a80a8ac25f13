# SPDX-License-Identifier: BSD-2-Clause
"""What is computed from events when a run's statistics are complete, as its capture is read a second time.

Figures without masked spans, kinds of unmatched responses and the other policy are for runs that need them; segments
that the chip does not measure and Niedermeyer's intervals for all with stimuli.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ..contract.segments import Count
from ..measuring.observation import Observation
from ..measuring.runrecord import RunRecord
from ..recording.masking import NONE, Spans
from ..recording.stream import Consumer
from ..targets.target import Target
from .alternativepairing import OtherPolicy
from .crosscheck import all_events, missed
from .intervalmethod import LATENCY, IntervalsBeside
from .offchip import off_chip
from .onepass import WholeObservation
from .outlierperiodicity import LateSamples, records_lost, searched
from .spans import end_of, masked_spans
from .unmasked import UnmaskedPairing, UnmaskedSegment, concerns
from .unmatched import ExtraSplit, bounce_time


@dataclass(frozen=True)
class SecondPass:
    """By number of the segment: `unmasked` has those that masked spans concern, `unmatched` all latencies, `policies`
    those with ambiguous responses, which may be none without these spans. `spans` is None if they are not known:
    nothing is without them then. `off_chip` are the segments that the chip did not measure, `intervals` is by name of
    the latency; `late` are the samples of which the chip's records were lost. If `alone`, the statistics missed edges,
    but the events have all of them, or no snapshot of the statistics came: `unmasked` has every segment then.

    All of it is empty until the capture was told to the `consumers`, but for what a `WholeObservation` has already.
    """

    spans: Spans | None = NONE
    unmasked: Mapping[int, UnmaskedSegment] = field(default_factory=dict)
    unmatched: Mapping[int, ExtraSplit] = field(default_factory=dict)
    policies: Mapping[int, OtherPolicy] = field(default_factory=dict)
    off_chip: Sequence[UnmaskedSegment] = ()
    intervals: Mapping[str, IntervalsBeside] = field(default_factory=dict)
    late: LateSamples | None = None
    alone: bool = False
    consumers: Sequence[Consumer] = ()

    @property
    def other(self) -> dict[int, OtherPolicy]:
        """By number those whose responses are ambiguous."""
        return {
            number: pairing
            for number, pairing in self.policies.items()
            if number not in self.unmasked or self.unmasked[number].counts[Count.AMBIGUOUS]
        }

    @property
    def masked_stimuli(self) -> int:
        """Stimuli that no handler saw, as the segment says that hears of its handlers first."""
        driven = [pairing for pairing in self.unmasked.values() if not pairing.settings.is_interval]
        return min((pairing.masked["masked"] for pairing in driven), default=0)


def second_pass(run: RunRecord, observation: Observation) -> SecondPass:
    """What `observation`, which is finished, makes necessary; nothing of it without events."""
    identity, configuration = observation.identity, observation.configuration
    spans = masked_spans(run, observation)
    cut = spans or NONE
    until = end_of(run, observation)
    no_snapshot = observation.events > 0 and not observation.totals.snapshots
    alone = no_snapshot or (missed(observation) > 0 and all_events(observation))
    unmasked, unmatched, other, needed = {}, {}, {}, []
    for number, settings in enumerate(configuration.segments):
        if alone or (cut and concerns(settings)):
            unmasked[number] = UnmaskedSegment(settings, identity, cut, configuration.snapshot, until, alone=alone)
        if settings.is_interval:
            continue
        counts = observation.totals.segments[number].counts
        response = configuration.inputs.get(settings.response)
        unmatched[number] = ExtraSplit(
            settings, identity, bounce_time(response.filter if response else 0, identity), cut
        )
        if counts[Count.UNMATCHED] or number in unmasked:
            needed.append(unmatched[number])
        if counts[Count.AMBIGUOUS] or alone:
            other[number] = OtherPolicy(settings, identity, until, cut)
    further: Sequence[UnmaskedSegment]
    again: list[Consumer] = []
    if isinstance(observation, WholeObservation) and observation.is_whole and observation.events:
        further, intervals = observation.off_chip, observation.intervals
    else:
        further = [
            UnmaskedSegment(settings, identity, cut, configuration.snapshot, until)
            for settings in off_chip(configuration, Target(run.target))
        ]
        intervals, own = _intervals(observation, cut, further)
        again += [*further, *own]
    which, late = searched(configuration), None
    if which is not None and records_lost(observation, which) and observation.stream_complete:
        late = LateSamples(configuration.segments[which].threshold)
        again.append(once_more := UnmaskedPairing(configuration.segments[which], identity, cut))
        once_more.watchers.append(late.add)
    consumers = [*needed, *other.values(), *unmasked.values(), *again] if observation.events else []
    return SecondPass(spans, unmasked, unmatched, other, further, intervals, late, alone, consumers)


def _intervals(
    observation: Observation, spans: Spans, further: Sequence[UnmaskedSegment]
) -> tuple[dict[str, IntervalsBeside], list[UnmaskedPairing]]:
    """What looks at the intervals of each path from the stimulus, and the pairings that are made for it alone."""
    if not observation.configuration.stream:
        return {}, []
    paths: dict[str, UnmaskedPairing] = {pairing.settings.name: pairing for pairing in further}
    own = [
        UnmaskedPairing(settings, observation.identity, spans)
        for settings in observation.configuration.segments
        if settings.name in LATENCY.values()
    ]
    paths |= {pairing.settings.name: pairing for pairing in own}
    found = {name: IntervalsBeside() for name in LATENCY.values() if name in paths}
    for name, beside in found.items():
        paths[name].watchers.append(beside.add)
    return found, own if observation.stream_complete else []
