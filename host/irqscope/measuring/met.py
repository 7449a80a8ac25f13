# SPDX-License-Identifier: BSD-2-Clause
"""Which phases of their period a run's stimuli met: from their events, or else from their schedule."""

from collections.abc import Mapping
from dataclasses import dataclass

from ..analysis.coverage import Coverage, Phases
from ..contract import registers
from ..contract.registers import Dither
from ..contract.roles import STIMULI, Source
from ..device.configuration import Configuration
from ..device.decode import Events
from ..device.snapshots import Totals
from ..device.stimulus_plan import StimulusPlan
from ..recording.stream import Consumer

SCHEDULE = "schedule"


class MetPhases(Consumer):
    """Follows the events of a run and counts the edges of each stimulus by phase of its mean interval.

    Attributes
    ----------
    phases : mapping of Source to Phases
    """

    def __init__(self, configuration: Configuration) -> None:
        plans = configuration.stimuli.items()
        self.phases: Mapping[Source, Phases] = {
            source: Phases(plan.interval) for source, plan in plans if source in STIMULI
        }

    def take_events(self, events: Events) -> None:
        for source, phases in self.phases.items():
            phases.add(events.time[events.at(source)])


@dataclass(frozen=True)
class Met:
    """The coverage of a stimulus, and where it is known from: `events k of n` of its edges, or its `schedule`."""

    coverage: Coverage
    source: str


def met_by(configuration: Configuration, totals: Totals, phases: MetPhases | None) -> dict[Source, Met]:
    """Of each stimulus of a run."""
    return {
        source: met(plan, phases.phases.get(source) if phases else None, totals.get(registers.FIRED[source]))
        for source, plan in configuration.stimuli.items()
        if source in STIMULI
    }


def met(plan: StimulusPlan, phases: Phases | None, fired: int) -> Met:
    """Of a stimulus of which `fired` edges were driven, and of some of them an event came.

    Edges without an event can only have met more; so few with one that they tell nothing leave the word to the
    schedule: one phase without dither, `span` ticks with a uniform one about a fixed schedule, else all.
    """
    found = phases.coverage() if phases else None
    if phases and found:
        return Met(found, f"events {phases.n} of {max(fired, phases.n)}")
    period = plan.interval
    ticks = {Dither.NONE: 1, Dither.UNIFORM: plan.span}.get(plan.dither, period)
    return Met(Coverage(min(1.0, ticks / period), 0), SCHEDULE)
