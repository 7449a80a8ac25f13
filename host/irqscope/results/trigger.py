# SPDX-License-Identifier: BSD-2-Clause
"""What the trigger did in a run."""

from ..base.records import Count, Record, SignedTicks
from ..contract import registers
from ..contract.roles import Source
from ..measuring.firings import Firing
from ..measuring.observation import Observation


class Bounds(Record, frozen=True, kw_only=True):
    """The least and the most that something is."""

    least: SignedTicks
    """At least."""
    most: SignedTicks
    """At most."""


class TriggerResult(Record, frozen=True, kw_only=True):
    """What the trigger did (docs/guide/trigger.md)."""

    segment: str
    """That it watched."""
    fired: Count
    """Pulses."""
    held: Count
    """Occasions without a pulse."""
    delay: Bounds
    """From what it answers to its active edge."""
    pulses: list[Firing]
    """The first 100 whose events came."""


def describe(observation: Observation) -> TriggerResult | None:
    """The part `trigger` of result.json; None of a run without one."""
    settings = observation.configuration.trigger
    if not settings or not observation.firings:
        return None
    totals, identity = observation.totals, observation.identity
    least = identity.samples * (identity.trigger_clocks - 1) + 1
    return TriggerResult(
        segment=settings.segment,
        fired=totals.get(registers.FIRED_TRIGGER) if totals.snapshots else observation.received[Source.TRIGGER],
        held=totals.get(registers.HELD_TRIGGER),
        delay=Bounds(least=least, most=least + identity.samples - 1),
        pulses=observation.firings.found,
    )
