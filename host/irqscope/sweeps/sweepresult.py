# SPDX-License-Identifier: BSD-2-Clause
"""What a sweep says of a target's saturation: result.json, as a pure function of its directory. See docs/result.md."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from fractions import Fraction
from typing import Any

from ..analysis import saturation
from ..analysis.quantiles import CONFIDENCE
from ..base.records import convert
from ..contract.roles import INPUTS, STIMULI, Source
from ..contract.segments import SEGMENTS
from ..errors import BadInput
from ..measuring.runrecord import LimitRecord
from ..results.foundlimits import SweepLimit, judge_sweep
from ..results.planned import is_short, plan
from ..results.result import BLIND
from ..results.segmentresult import TOO_SMALL
from ..results.verdict import exit_code, verdict_of, withhold
from ..targets.target import Target
from ..units import counted, to_fraction
from .sweep import DOWN, REFINED, UP
from .sweepdir import Step

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
    errors = [
        f"step {each['number']}: {text}" for each in rows for text in each["errors"] if not text.startswith(BLIND)
    ]
    warned = [each["number"] for each in rows if any(_matters(text) for text in each["warnings"])]
    warnings = []
    if warned:
        warnings.append(f"{counted(len(warned), 'step')} with warnings of their own, the first is step {warned[0]}")
    if sweep.get("end", {}).get("reason") == "silent":
        warnings.append("the target stopped answering: no step is faster")
    complete = "end" in sweep and all(each["complete"] for each in rows)
    first = steps[0][1]
    found = judged(rows, sweep["settings"]["dither_share"], to_fraction(first["tick"]))
    limits = judge_sweep(
        [SweepLimit.of(convert(data, LimitRecord)) for data in sweep.get("limits", ())], found["saturation"],
        max(each["answered_hz"] for each in rows),
    )  # fmt: skip
    if errors or not complete:
        limits = withhold(limits)
    planned = plan(left(sweep, len(rows)), sweep["allow_short"])
    verdict = verdict_of(limits, short=is_short(planned)) if complete and not errors else None
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
        "plan": planned,
        "verdict": verdict,
        "limits": limits,
        "confidence": CONFIDENCE,
        "exit_code": int(exit_code(errors, warnings, complete, verdict)),
        "errors": errors,
        "warnings": warnings,
        "steps": rows,
        **found,
    }


def left(sweep: Mapping[str, Any], steps: int) -> str | None:
    """What is missing of the plan; how many more steps the knee would have got is not known."""
    if sweep.get("end", {}).get("reason") != "interrupt":
        return None
    settings = sweep["settings"]
    wanted = len(settings["planned"]) * (2 if settings["direction"] == "both" else 1)
    return f"the sweep ended short of its plan, with {counted(steps, 'step')} of {wanted} and those at the knee"


def _matters(warning: str) -> bool:
    """Whether a step's warning says anything against the sweep: its latencies' minima stand nowhere."""
    return f": {TOO_SMALL}, " not in warning


def judged(rows: Sequence[Mapping[str, Any]], dither: float, tick: Fraction) -> dict[str, Any]:
    """What the steps show: `saturation`, and `hysteresis` if both directions have a knee.

    The way up is judged if there is one. The steps at the knee belong to it: they are driven upwards as well, and two
    ways that share steps would differ less than they do. Rates in hertz, times in seconds.
    """
    driven = [way for way in (UP, DOWN) if any(row["direction"] == way for row in rows)]
    ways = {way: (way, REFINED) if way == driven[0] else (way,) for way in driven}
    found = {
        way: saturation.saturation([_step(row, dither, tick) for row in rows if row["direction"] in ways[way]])
        for way in driven
        if any(row["stimuli"] for row in rows if row["direction"] in ways[way])
    }
    knees = [each.knee for each in found.values() if each.knee]
    apart = saturation.difference(*knees) if len(knees) == 2 else None
    told = {way: _told(each) for way, each in found.items()}
    return {
        "saturation": next(iter(told.values()), None),
        "down": told.get(DOWN) if len(told) == 2 else None,
        "hysteresis": apart and {**asdict(apart), "shown": apart.shown},
    }


def _told(found: saturation.Saturation) -> dict[str, Any]:
    return {**asdict(found), "knee": found.knee and {**asdict(found.knee), "longer": found.knee.longer}}


_INTERVALS = ("min", "low", "median")


def _step(row: Mapping[str, Any], dither: float, tick: Fraction) -> saturation.Step:
    """A row as the analysis takes it. Without a latency's classes, what has no answer of its own is coalesced."""
    classes = row["classes"] or {
        "serving": row["answers"], "coalesced": max(0, row["stimuli"] - row["answers"])
    }  # fmt: skip
    intervals = row["interval"]
    seconds = {name: None if intervals[name] is None else float(intervals[name] * tick) for name in _INTERVALS}
    return saturation.Step(
        offered=row["offered_hz"], answered=row["answered_hz"],
        **{name: classes.get(name, 0) for name in ("serving", "coalesced", "missing", "unstamped", "pending")},
        minimum=seconds["min"], low=seconds["low"], median=seconds["median"], protected=bool(row["masked"]),
        dither=dither,
    )  # fmt: skip


def row(step: Step, result: Mapping[str, Any]) -> dict[str, Any]:
    """One entry of `steps`: what was offered, what was answered, and the times between answers, in ticks.

    Answers are counted at the input, at any rate; one that served many stimuli counts once. `answered_hz` is the rate
    offered times `share_of` them. Where stimuli come faster than the instrument's statistics follow, the step's own
    figures are wrong, and it says so as its error; here it has no `classes` and no times between answers then, unless
    the events have every edge. Its `answers` are right all the same.
    """
    tick = to_fraction(result["tick"])
    interval = next(s for s in result["segments"] if s["kind"] == "interval")
    latency = next((s for s in result["segments"] if s["kind"] == "latency"), None)
    fired = result["stimuli"][Source.STIMULUS.label]["fired"]
    answers = _seen(result, interval["to"])
    told = not any(text.startswith(BLIND) for text in result["errors"])
    offered = 1 / (step.period * tick)
    low = next(q for q in interval["quantiles"] if q["q"] == LOW)
    return {
        "number": step.number,
        "direction": step.direction,
        "period": step.period,
        "stimuli": fired,
        "answers": answers,
        "offered_hz": float(offered),
        "answered_hz": float(saturation.share_of(answers, fired) * offered),
        "interval": {
            "segment": interval["name"], "n": interval["n"], "exact": interval["exact"],
            "low": low["low"] if low["estimable"] and told else None,
            **{name: interval[name] if told else None for name in ("min", "median", "max")},
        },
        "latency": latency and {name: latency[name] for name in ("name", "n", "min", "median", "max", "exact")},
        "classes": latency["classes"] if latency and told else None,
        "masked": (result["masked"] or {}).get("spans"),
        "followed": told,
        "valid": result["valid"],
        "complete": result["complete"],
        "errors": result["errors"],
        "warnings": result["warnings"],
    }


def _seen(result: Mapping[str, Any], source: str) -> int:
    """Edges of an input by the instrument's own counter, which no rate is too fast for."""
    stream = (each for each in result["books"]["accounts"] if each["name"] == f"stream {source}")
    return sum(int(each["left"]["seen"]) for each in stream)
