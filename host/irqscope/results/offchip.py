# SPDX-License-Identifier: BSD-2-Clause
"""Segments that the chip did not measure, from the events: as complete as these are.

A chip measures some segments at a time, without loss. All others of the contract whose pins were watched are computed
on the host, with the same pairing; each says of how many of its causes it tells.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from ..contract import registers
from ..contract.roles import STIMULI, Source
from ..contract.segments import SEGMENTS, Count
from ..device.configuration import Configuration, SegmentSettings
from ..measuring.limits import Limit
from ..measuring.met import Met
from ..measuring.observation import Observation
from ..measuring.wanted import Wanted
from ..targets.target import Target
from .provenance import Known
from .segmentrecord import SegmentResult
from .segmentresult import segment_result
from .unmasked import UnmaskedSegment


def off_chip(configuration: Configuration, target: Target) -> list[SegmentSettings]:
    """Settings of the segments that the events of a run with stimuli tell and the chip does not measure."""
    if not (configuration.stimuli and configuration.stream):
        return []
    on_chip = {(settings.cause, settings.response) for settings in configuration.segments}
    watched = {*configuration.inputs, *configuration.stimuli}
    alike = configuration.segments[0]
    driven = next((settings for settings in configuration.segments if settings.cause in STIMULI), None)
    found = []
    for known in SEGMENTS:
        ends = (known.cause, known.response)
        if ends in on_chip or not {*ends} <= watched or not target.answers(known):
            continue
        policy, depth = target.policy(known)
        from_stimulus = driven if known.cause in STIMULI else None
        found.append(
            SegmentSettings(
                name=known.name,
                cause=known.cause,
                response=known.response,
                policy=policy,
                depth=depth,
                timeout=alike.timeout,
                least=from_stimulus.least if from_stimulus else 0,
                learned=from_stimulus.learned if from_stimulus else 0,
            )
        )
    return found


def every(configuration: Configuration, target: Target) -> dict[str, SegmentSettings]:
    """By name all segments that a run has figures of, those of the chip first."""
    return {settings.name: settings for settings in (*configuration.segments, *off_chip(configuration, target))}


def results(
    observation: Observation,
    target: Target,
    pairings: Sequence[UnmaskedSegment],
    limits: Sequence[Limit],
    wanted: Sequence[Wanted],
    known: Known,
    covered: Mapping[Source, Met],
) -> list[SegmentResult]:
    """The entries `from_events` of result.json. `pairings` have seen the events of `observation`, and are finished.

    `limits` and `wanted` are those of the run, `known` is what it cites of its instrument, `covered` tells which
    phases its stimuli met. Counts of causes are the chip's, so that it is known of how many nothing is told.
    """
    settings = tuple(pairing.settings for pairing in pairings)
    told = Observation(observation.identity, replace(observation.configuration, segments=settings))
    told.stream.finish()  # nothing is fed to it: all is in the pairings
    told.pairings = list(pairings)
    found = []
    for number, pairing in enumerate(pairings):
        told.totals.segments[number].counts[Count.CAUSES] = _causes(observation, pairing.settings.cause)
        # Nobody asked for them: that the link lost events stands beside the figures, and says nothing against the run.
        entry, _ = segment_result(number, told, target, pairing, limits, wanted, known, covered, exact=True, final=True)
        found.append(entry)
    return found


def _causes(observation: Observation, cause: Source) -> int:
    register: Mapping[Source, registers.Register] = registers.FIRED if cause in STIMULI else registers.SEEN
    return observation.totals.get(register[cause])
