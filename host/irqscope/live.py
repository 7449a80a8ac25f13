# SPDX-License-Identifier: BSD-2-Clause
"""What result.json says of a live run (docs/live.md) beside its figures: calibration, blind times, counts."""

from collections.abc import Mapping
from typing import Any

from .analysis import Analysis
from .clean import Clean
from .contract import registers
from .contract.roles import INPUTS, Source

LABEL = "live: real process, simulated instrument; medians, order and counts can be trusted, tails not"


def describe(run: Mapping[str, Any], analysis: Analysis, clean: Clean | None, masked: int) -> dict[str, Any] | None:
    """The entry `live`; None if the run was not live. Without `clean` it broke off; `masked` stimuli were masked."""
    if not run.get("live"):
        return None
    end = run.get("end") or {}
    return {
        "label": LABEL,
        "loopback": run["target"].get("loopback"),
        "blind": None if clean is None else {"intervals": clean.intervals, "ticks": clean.ticks},
        "counts": counts(end.get("target") or {}, analysis, masked),
    }


def counts(line: Mapping[str, Any], analysis: Analysis, masked: int) -> list[dict[str, Any]]:
    """What the stub's end line counts and what the instrument counted of the same, as far as both did.

    The stub knows nothing of `masked` stimuli.
    """
    totals, handlers, toggles = analysis.totals, line.get("handlers"), line.get("toggles", {})
    found = []
    if handlers is not None:
        fired = totals.get(registers.FIRED[Source.STIMULUS])
        found.append({"what": "stimuli", "target": handlers, "instrument": fired - masked})
    for role in INPUTS:
        if role in analysis.configuration.inputs and role.label in toggles:
            seen = totals.get(registers.SEEN[role])
            found.append({"what": role.label, "target": toggles[role.label], "instrument": seen})
    return found


def warnings(live: Mapping[str, Any]) -> list[str]:
    """One sentence for each count in which target and instrument differ."""
    return [
        f"the target counted {item['target']} {_noun(item['what'])} and the instrument {item['instrument']}: "
        "the live bench missed some"
        for item in live["counts"]
        if item["target"] != item["instrument"]
    ]


def _noun(what: str) -> str:
    return what if what == "stimuli" else f"toggles of {what}"
