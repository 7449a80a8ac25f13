# SPDX-License-Identifier: BSD-2-Clause
"""What was done about late samples while they came, as sentences and as a part of a run's page."""

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from ..results.known import SIMULATED
from ..units import counted, format_time, to_fraction
from .markup import table
from .sentence import Result, duration_of, start_of

LISTED = 100


def sentences(result: Result) -> Iterator[str]:
    """What came of --on-late and --stop-on-late; none without them."""
    entry = result.get("on_late")
    if not entry:
        return
    name = entry["command"][0] if entry["command"] else None
    if not entry["noticed"]:
        yield _not_run(result, name)
        return
    first = entry["noticed"][0]
    seen = (
        f"The first late sample, {first['segment']} with {duration_of(result, first['latency'])} at "
        f"{_at(result, first)}, was known to the host {_delay(result, first)} after its response"
    )
    if not name:
        yield f"{seen}: the run ended."
        return
    yield f"{seen}; {name} was started for it and {_ended(first['command'])}{_together(result, first)}."
    if others := entry["noticed"][1:]:
        yield f"It was started {counted(len(others), 'more time')} for {counted(entry['n'], 'late sample')} in all."


def _not_run(result: Result, name: str | None) -> str:
    """That no late sample came, and what of it is not known."""
    entry = result["on_late"]
    what = f"{name} was not run" if name else "the run went to its end"
    if entry["n"]:
        return "Late samples came; what was done about them is on record at the end of a run only."
    missing = {s["name"]: s["classes"]["missing"] for s in result["segments"] if s["kind"] == "latency"}
    told = ", ".join(f"{count} of {name}" for name, count in missing.items() if count)
    but = f" Missing responses have no record: {told}." if told else ""
    return f"No late sample came: {what}.{but}"


def _at(result: Result, each: Mapping[str, Any]) -> str:
    """When its cause came, since the start."""
    return f"{(each['time'] - each['latency'] - start_of(result)) * float(to_fraction(result['tick'])):.6f} s"


def _delay(result: Result, each: Mapping[str, Any]) -> str:
    """From the response to the host's knowledge, by the instrument's clock."""
    least, most = (each["delay"][bound] for bound in ("least", "most"))
    if most is None:
        return f"{duration_of(result, least, 3)} or more"
    return f"{duration_of(result, least, 3)} to {duration_of(result, most, 3)}"


def _ended(command: Mapping[str, Any]) -> str:
    """How a start of the command went, after `it`."""
    if command["seconds"] is None:
        return str(command["failure"])
    took = f", {format_time(command['seconds'], 3)} later by the host's clock"
    return f"{command['failure'] or 'ended with exit code 0'}{took}"


def _together(result: Result, each: Mapping[str, Any]) -> str:
    """From the response to the end of the command; of a virtual bench the two clocks have nothing in common."""
    most, seconds = each["delay"]["most"], each["command"]["seconds"]
    if result["qualification"] == SIMULATED or most is None or seconds is None:
        return ""
    return f", at most {format_time(float(most * to_fraction(result['tick'])) + seconds, 3)} after the response"


def on_late(result: Result) -> str:
    """The section; empty if nothing was wanted."""
    entry = result.get("on_late")
    if not entry:
        return ""
    told = "".join(f"<p>{escape(text)}</p>" for text in sentences(result))
    rows = (
        (each["number"], each["segment"], duration_of(result, each["latency"]), _at(result, each), _delay(result, each),
         _ended(each["command"]) if each["command"] else "-")
        for each in entry["noticed"][:LISTED]
    )  # fmt: skip
    head = ("late sample", "segment", "latency", "cause at", "known to the host after", "command")
    return f"<h2>On late samples</h2>{told}{table(head, rows, 'words') if len(entry['noticed']) > 1 else ''}"
