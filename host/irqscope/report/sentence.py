# SPDX-License-Identifier: BSD-2-Clause
"""What was found, in plain sentences."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from ..contract.roles import Source
from ..units import format_rate, format_time, to_fraction

Result = Mapping[str, Any]


def duration_of(result: Result, ticks: float | None) -> str:
    """Ticks as a time for people; a dash for none."""
    if ticks is None:
        return "-"
    return format_time(Fraction(ticks) * to_fraction(result["tick"]))


def conditions_in_short(result: Result) -> str:
    """How many stimuli, at what rate."""
    name = Source.STIMULUS.label
    stimulus = result["configuration"]["stimuli"].get(name)
    fired = result["stimuli"][name]["fired"] if name in result["stimuli"] else 0
    if not stimulus:
        return f"{fired} stimuli"
    interval = stimulus["period"] + (stimulus["span"] if stimulus["dither"] == "exponential" else 0)
    return f"{fired} stimuli at {format_rate(1 / (interval * to_fraction(result['tick'])))}"


def segment_sentence(result: Result, segment: Mapping[str, Any]) -> str:
    """One segment."""
    name = f"{segment['from']} to {segment['to']}"
    if segment["kind"] == "interval":
        name = f"the interval of {segment['to']}"
    if not segment["n"]:
        return f"{name} was not measured: no answers came"
    worst, median = duration_of(result, segment["max"]), duration_of(result, segment["median"])
    if segment["kind"] == "interval":
        return f"{name} was {duration_of(result, segment['min'])} to {worst}, median {median}"
    missing = segment["classes"]["missing"]
    tail = f", and {missing} were not answered in time" if missing else ", and all were answered"
    if segment["classes"]["pending"] and not missing:
        tail = f", and {segment['classes']['pending']} were still unanswered"
    return f"{name} took at most {worst}, median {median}, over {segment['n']} samples{tail}"


def headline(result: Result) -> str:
    """The sentence that comes first everywhere: what was found, and whether it may be believed."""
    first = result["segments"][0]
    text = f"With {conditions_in_short(result)}, {segment_sentence(result, first)}."
    if not result["valid"]:
        text = f"INVALID MEASUREMENT: {result['errors'][0]}. {text}"
    elif not result["complete"]:
        text = f"INCOMPLETE: this is what was received before the run broke off. {text}"
    elif result["end"]["reason"] == "interrupt":
        text = f"Ended early on request. {text}"
    label = {"simulated": "This is *simulated*: no hardware was measured."}.get(
        result["qualification"], "UNQUALIFIED INSTRUMENT: no self-test of this board's hardware is on record."
    )
    return f"{text} {label}"
