# SPDX-License-Identifier: BSD-2-Clause
"""What a sample includes, and how far it may be off."""

from typing import Any

from .configuration import SegmentSettings
from .contract.roles import STIMULI


def uncertainty(settings: SegmentSettings, tick: float) -> dict[str, Any]:
    """What the clock's grid does to a sample of this segment; `sd` in seconds."""
    driven = settings.cause in STIMULI
    return {
        "quantised_ends": 1 if driven else 2,
        "shape": "uniform" if driven else "triangular",
        "least_error_ticks": 0 if driven else -1,
        "greatest_error_ticks": 1,
        "sd": tick / (12 if driven else 6) ** 0.5,
        "text": "a sample is up to 1 tick longer than the true time, never shorter"
        if driven
        else "a sample is up to 1 tick shorter or longer than the true time",
        "excluded": "error of the instrument's crystal, which scales all times alike",
    }


def includes(settings: SegmentSettings) -> str:
    """What a sample of this segment is made of."""
    if settings.is_interval:
        return "time between two accepted edges: everything that the target did between two writes to the same output"
    if settings.cause in STIMULI:
        return (
            "wire to the target, its input path, interrupt entry, all code before the stub's write, the output write, "
            "and the wire back; the instrument's own fixed delays are corrected"
        )
    return "from output write to output write, both with their wires; differences between the two outputs are included"
