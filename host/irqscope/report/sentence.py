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


def label(result: Result) -> str:
    """What must stand beside every figure, as a sentence."""
    if result["live"]:
        text: str = result["live"]["label"]
        return f"{text[0].upper()}{text[1:]}."
    return {"simulated": "This is *simulated*: no hardware was measured."}.get(
        result["qualification"], "UNQUALIFIED INSTRUMENT: no self-test of this board's hardware is on record."
    )


def loopback_sentence(result: Result) -> str | None:
    """What a live bench adds to a latency by itself; None if nothing is known of it."""
    row = result["live"] and result["live"]["loopback"]
    if not row:
        return None
    names = {"min": "min_ns", "median": "p50_ns", "90 %": "p90_ns", "99 %": "p99_ns", "max": "max_ns"}
    times = ", ".join(f"{name} {format_time(Fraction(row[key], 10**9))}" for name, key in names.items())
    return (
        f"The live bench itself (loopback: {row['n']} of {row['stimuli']} samples) takes {times}: "
        "this is contained in every latency and is its uncertainty."
    )


def _clean_sentence(result: Result, segment: Mapping[str, Any], clean: Mapping[str, Any]) -> str:
    """One latency of a live run, without its tail."""
    name, n = f"{segment['from']} to {segment['to']}", segment["n"]
    if not clean["n"]:
        return f"{name} was not measured: the live bench looked away at all {n} samples"
    ninety = next(q for q in clean["quantiles"] if q["q"] == "0.9")
    within = f", 90 % within {duration_of(result, ninety['high'])}" if ninety["estimable"] else ""
    return (
        f"{name} took {duration_of(result, clean['median'])} in the median{within}, over {clean['n']} clean samples "
        f"of {n} ({100 * clean['discarded_share']:.1f} % discarded)"
    )


def segment_sentence(result: Result, segment: Mapping[str, Any]) -> str:
    """One segment."""
    if clean := segment["views"].get("clean"):
        return _clean_sentence(result, segment, clean) + _unanswered(segment)
    name = f"{segment['from']} to {segment['to']}"
    if segment["kind"] == "interval":
        name = f"the interval of {segment['to']}"
    if not segment["n"]:
        return f"{name} was not measured: no answers came"
    worst, median = duration_of(result, segment["max"]), duration_of(result, segment["median"])
    if segment["kind"] == "interval":
        return f"{name} was {duration_of(result, segment['min'])} to {worst}, median {median}"
    return f"{name} took at most {worst}, median {median}, over {segment['n']} samples{_unanswered(segment)}"


def _unanswered(segment: Mapping[str, Any]) -> str:
    missing, pending = segment["classes"]["missing"], segment["classes"]["pending"]
    if missing:
        return f", and {missing} were not answered in time"
    return f", and {pending} were still unanswered" if pending else ", and all were answered"


EACH = {"fifo": "one cause (fifo)", "coalesce": "all causes older than m (coalesce)"}


def other_policy_sentence(result: Result, segment: Mapping[str, Any]) -> str | None:
    """What depends on the policy; None if no response was ambiguous."""
    other = segment["other_policy"]
    if not other:
        return None
    tail = next(q for q in other["quantiles"] if q["q"] == "0.999")
    least = "" if other["complete"] else "at least "
    figures = [
        f"the {name} would be {bound}{duration_of(result, other[key])} instead of {duration_of(result, segment[key])}"
        for name, key, bound in (("maximum", "max", least), ("median", "median", ""))
    ]
    figures += [f"99.9 % within {duration_of(result, tail['high'])}"] if tail["estimable"] else []
    found = f"{', '.join(figures)}, over {other['n']} samples" if other["n"] else "no pair would be sure"
    left = ("coalesced", "missing", "pending", "unstamped", "unsure")
    counts = ", ".join(f"{other['classes'][name]} {name}" for name in left if other["classes"][name])
    ambiguous, served = segment["flags"]["ambiguous"], segment["classes"]["serving"]
    return (
        f"{segment['name']}: {ambiguous} of {served} responses are ambiguous. If each response answered "
        f"{EACH[other['pairing']]}, {found}{counts and '; '}{counts} (from {other['source']} causes)."
    )


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
    return f"{text} {label(result)}"
