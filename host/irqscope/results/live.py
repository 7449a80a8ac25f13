# SPDX-License-Identifier: BSD-2-Clause
"""What result.json says of a live run (docs/live.md) beside its figures: calibration, blind times."""

from typing import Any

from ..measuring.runrecord import RunRecord
from .clean import Clean

LABEL = "live: real process, simulated instrument; medians, order and counts can be trusted, tails not"


def describe(run: RunRecord, clean: Clean | None) -> dict[str, Any] | None:
    """The entry `live`; None if the run was not live. Without `clean` it broke off."""
    if not run.live:
        return None
    return {
        "label": LABEL,
        "loopback": run.target.get("loopback"),
        "blind": None if clean is None else {"intervals": clean.intervals, "ticks": clean.ticks},
    }
