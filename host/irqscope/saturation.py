# SPDX-License-Identifier: BSD-2-Clause
"""What a sweep says of a target's saturation: result.json, as a pure function of its directory. See docs/result.md."""

from collections.abc import Mapping, Sequence
from typing import Any

from .contract.roles import INPUTS, STIMULI, Source
from .contract.segments import SEGMENTS
from .errors import BadInput, ExitCode
from .sweepdir import Step
from .target import Target
from .units import counted, to_fraction

SCHEMA = "irqscope.saturation/1"
COMMON = (
    "tool", "contract", "qualification", "simulated", "live", "instrument", "tick", "configuration", "port", "host",
    "target",
)
"""What is the same in the result of each step."""
LOW = "0.001"
"""The quantile of intervals that stands beside their minimum."""


def segments_of(target: Target, most: int) -> Sequence[str]:
    """What a sweep measures by default: intervals of the first answer, and its latency if the instrument has room."""
    for segment in SEGMENTS:
        answers = not target.pins or target.context(segment.response)
        if segment.cause in STIMULI and segment.response in INPUTS and answers:
            return (f"{segment.response.label}.interval", segment.name)[:most]
    raise BadInput("the target answers no stimulus: there is nothing that could be saturated")


def assemble(sweep: Mapping[str, Any], steps: Sequence[tuple[Step, Mapping[str, Any]]]) -> dict[str, Any]:
    """The content of result.json. `sweep` is the content of sweep.json, `steps` are those with their results."""
    if not steps:
        raise BadInput("the sweep broke off before its first step: there is nothing to tell")
    rows = [row(step, result) for step, result in steps]
    errors = [f"step {each['number']}: {text}" for each in rows for text in each["errors"]]
    warned = [each["number"] for each in rows if each["warnings"]]
    warnings = []
    if warned:
        warnings.append(f"{counted(len(warned), 'step')} with warnings of their own, the first is step {warned[0]}")
    if sweep.get("end", {}).get("reason") == "silent":
        warnings.append("the target stopped answering: no step is faster")
    complete = "end" in sweep and all(each["complete"] for each in rows)
    first = steps[0][1]
    code = ExitCode.WARNING if warnings else ExitCode.OK
    if not complete:
        code = ExitCode.INCOMPLETE
    if errors:
        code = ExitCode.INVALID
    return {
        "schema": SCHEMA,
        "experiment": sweep["experiment"],
        **{name: first[name] for name in COMMON},
        "command": sweep["command"],
        "settings": sweep["settings"],
        "start": sweep["start"],
        "end": sweep.get("end"),
        "valid": not errors,
        "complete": complete,
        "exit_code": int(code),
        "errors": errors,
        "warnings": warnings,
        "steps": rows,
    }


def row(step: Step, result: Mapping[str, Any]) -> dict[str, Any]:
    """One entry of `steps`: what was offered, what was answered, and the times between answers, in ticks.

    Answers that served many stimuli count once. `answered_hz` is for the time in which stimuli were driven.
    """
    tick = to_fraction(result["tick"])
    interval = next(s for s in result["segments"] if s["kind"] == "interval")
    latency = next((s for s in result["segments"] if s["kind"] == "latency"), None)
    fired = result["stimuli"][Source.STIMULUS.label]["fired"]
    answers = latency["classes"]["serving"] if latency else interval["classes"]["responses"]
    seconds = fired * step.period * tick
    low = next(q for q in interval["quantiles"] if q["q"] == LOW)
    return {
        "number": step.number,
        "direction": step.direction,
        "period": step.period,
        "stimuli": fired,
        "answers": answers,
        "offered_hz": float(1 / (step.period * tick)),
        "answered_hz": float(answers / seconds) if seconds else 0.0,
        "interval": {
            "segment": interval["name"], "n": interval["n"], "min": interval["min"],
            "low": low["low"] if low["estimable"] else None,
            **{name: interval[name] for name in ("median", "max", "exact")},
        },
        "latency": latency and {name: latency[name] for name in ("name", "n", "min", "median", "max", "exact")},
        "classes": latency and latency["classes"],
        "masked": (result["masked"] or {}).get("spans"),
        "valid": result["valid"],
        "complete": result["complete"],
        "errors": result["errors"],
        "warnings": result["warnings"],
    }
