# SPDX-License-Identifier: BSD-2-Clause
"""What the trigger did in a run."""

from typing import Any

from ..contract import registers
from ..measuring.observation import Observation


def describe(observation: Observation) -> dict[str, Any] | None:
    """The part `trigger` of result.json, see docs/result.md; None of a run without one."""
    settings = observation.configuration.trigger
    if not settings or not observation.firings:
        return None
    totals, identity = observation.totals, observation.identity
    least = identity.samples * (identity.trigger_clocks - 1) + 1
    return {
        "segment": settings.segment,
        "fired": totals.get(registers.FIRED_TRIGGER),
        "held": totals.get(registers.HELD_TRIGGER),
        "delay": {"least": least, "most": least + identity.samples - 1},
        "pulses": [vars(firing) for firing in observation.firings.found],
    }
