# SPDX-License-Identifier: BSD-2-Clause
"""Under what conditions a run or a sweep was measured."""

import shlex
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

from ..contract.roles import Source
from ..device.settings_records import StimulusRecord
from ..measuring.qualification import on_record
from ..measuring.runrecord import EndRecord
from ..results.resultrecord import Result
from ..sweeps.sweeprecord import SweepResult
from ..targets.target import Target
from ..units import counted, format_planned, format_ppm, format_rate, format_share, format_time
from .document import Block, Cell, Form, Look, Table
from .sentence import conditions_in_short, interval_of, planned_of

REASONS = {
    "count": "the schedule came to its end",
    "duration": "the time was up",
    "interrupt": "stopped on request",
    "load": "stopped as the load of its scenario had ended",
    "watchdog": "stopped by the watchdog",
    "late": "stopped at a late sample",
    "trigger": "stopped by the trigger",
}
SWEEP_REASONS = {
    "complete": "all steps were measured",
    "silent": "the target stopped answering",
    **{name: REASONS[name] for name in ("interrupt", "load")},
}


def _dither(plan: StimulusRecord, tick: Fraction) -> str:
    period, span = (format_planned(ticks * tick, tick) for ticks in (plan.period, plan.span))
    texts = {
        "uniform": f"uniform: each stimulus comes up to {span} after its time in the schedule; seed {plan.seed}",
        "walk": f"whole: intervals of {period} and a random time below {span}, which meet every phase of the mean "
        f"interval; seed {plan.seed}",
        "exponential": f"exponential: intervals of {period} and a random time, {span} in the mean; seed {plan.seed}",
    }
    return texts.get(plan.dither, plan.dither)


def _stimulus(plan: StimulusRecord, tick: Fraction) -> Iterator[tuple[str, object]]:
    yield "dither", _dither(plan, tick)
    yield from _pulses(plan, tick)


def _pulses(plan: StimulusRecord, tick: Fraction) -> Iterator[tuple[str, object]]:
    yield "pulse", f"{_pulse(plan, tick)}, active {'low' if plan.active_low else 'high'}"


def _pulse(plan: StimulusRecord, tick: Fraction) -> str:
    """How long one is, and how many are a burst."""
    width = format_planned(plan.width * tick, tick)
    held = f"held until {plan.release} answers, {width} at most" if plan.pulse_end == "until_response" else width
    return f"{held}, {plan.burst} in a burst, {format_planned(plan.gap * tick, tick)} apart" if plan.burst > 1 else held


def _second(result: Result, plan: StimulusRecord, tick: Fraction) -> Iterator[tuple[str, object]]:
    fired, rate = result.stimuli[Source.STIMULUS2.label].fired, format_rate(1 / (interval_of(plan) * tick))
    begins = format_planned(plan.delay * tick, tick)
    many = counted(fired, "stimulus", "stimuli")
    yield "second stimulus", f"{many}, {rate} from {begins} after the start on; pulses of {_pulse(plan, tick)}"


def conditions(result: Result) -> Iterator[Block]:
    """All that a reader must know to measure it again."""
    tick, end = result.tick.fraction, result.end
    stimuli = result.configuration.stimuli
    plan, second = stimuli.get("stimulus"), stimuli.get("stimulus2")
    timeouts = sorted({s.timeout for s in result.shown if s.kind == "latency"})
    rows: list[tuple[str, object]] = [
        ("stimuli", conditions_in_short(result)),
        *(_stimulus(plan, tick) if plan else ()),
        *(_second(result, second, tick) if second else ()),
        *_pins(result),
        *([("timeout", ", ".join(planned_of(result, time) for time in timeouts) or "none")] if plan else ()),
        *_target(result),
        ("on record", on_record(result.record)),
        ("tick", f"{_tick(tick)}{_corrected(result)}"),
        ("sustained", f"up to {format_rate(result.instrument.sustained_samples_hz, 4)} of samples in each segment"),
        *_host(result),
        ("end", f"{end.time} ({REASONS.get(end.reason, end.reason)})" if end else "the run broke off"),
        ("capture", _captured(end)),
    ]
    if end:
        length = format_time((end.end_ticks - end.start_ticks) * tick)
        rows.append(("length", f"{length}, by the instrument's clock"))
    yield Table("Conditions", (), [*rows, _command(result)], Form.TEXT)


def sweep_conditions(result: SweepResult) -> Iterator[Block]:
    """The same of a sweep; what its steps differ in stands in their own table."""
    tick, end, settings = result.tick.fraction, result.end, result.settings
    plan = result.configuration.stimuli.get("stimulus")
    each = counted(settings.count, "stimulus", "stimuli") if settings.count else format_time(settings.step)
    fastest, slowest = (format_rate(1 / (ticks * tick), 4) for ticks in (min(settings.planned), max(settings.planned)))
    late = f"each stimulus comes up to {format_share(settings.dither_share)}"
    rows: list[tuple[str, object]] = [
        ("stimuli", f"{each} in each step, from {slowest} to {fastest} and at the knee"),
        ("dither", f"{late} of its period after its time" if settings.dither_share else "none"),
        *(_pulses(plan, tick) if plan else ()),
        *_pins(result),
        *_target(result),
        ("tick", _tick(tick)),
        *_host(result),
        ("end", f"{end.time} ({SWEEP_REASONS[end.reason]})" if end else "the sweep broke off"),
    ]
    yield Table("Conditions", (), [*rows, _command(result)], Form.TEXT)


def _pins(result: Result | SweepResult) -> Iterator[tuple[str, object]]:
    """How inputs are set."""
    inputs = result.configuration.inputs
    filters = {name: planned_of(result, i.filter) for name, i in inputs.items() if i.enable}
    yield "glitch filter", ", ".join(f"{name} {time}" for name, time in filters.items())
    if inverted := [name for name, i in inputs.items() if i.invert]:
        yield "inverted", ", ".join(inverted)
    if one_edge := [f"{name} {'rising' if i.rise else 'falling'}" for name, i in inputs.items() if i.rise != i.fall]:
        yield "edges that count", ", ".join(one_edge)


def _target(result: Result | SweepResult) -> Iterator[tuple[str, object]]:
    """What was measured, by what."""
    yield "target", target_in_short(result.target)
    yield from ((f"guest's {name}", text) for name, text in Target(result.target).guest.items())
    yield "instrument", f"{result.instrument.board}, build {result.instrument.build}, port {result.port}"


def _tick(tick: Fraction) -> str:
    return f"{format_time(tick, 6)} ({tick.numerator}/{tick.denominator} s)"


def _host(result: Result | SweepResult) -> Iterator[tuple[str, object]]:
    yield "host", f"{result.host.name}, {result.host.system}"
    yield "start", f"{result.start}, by the host's clock"


def _command(result: Result | SweepResult) -> tuple[str, object]:
    return "command", Cell(shlex.join(result.command), Look.COMMAND, result.command)


def _captured(end: EndRecord | None) -> str:
    """By what the capture is known again."""
    if not end or end.blocks is None:
        return "not bound to the run: " + ("it broke off" if not end else "it was recorded by an older version")
    return f"{counted(end.blocks, 'block')}, SHA-256 {end.sha256}"


def _corrected(result: Result) -> str:
    by = result.calibrated
    return (
        f", corrected by {format_ppm(by.error, by.uncertainty, signed=True)}, as calibrated on {by.date[:10]}"
        if by
        else ""
    )


def target_in_short(target: Mapping[str, Any]) -> str:
    """The stub's start line, as far as it is made of single values."""
    words = {True: "yes", False: "no"}
    told = [
        f"{name.replace('_', ' ')} {words[value] if isinstance(value, bool) else value}"
        for name, value in target.items()
        if isinstance(value, str | int) and name != "irqscope_stub"
    ]
    return ", ".join(told) or "not described"
