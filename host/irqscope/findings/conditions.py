# SPDX-License-Identifier: BSD-2-Clause
"""Under what a run was measured, as one text by name; and what of it is not the same in others."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import accumulate
from operator import and_, eq
from typing import TypeVar

from ..base.records import content_of
from ..campaigns.record import CONSTANT
from ..campaigns.scenariofile import ScenarioRecord
from ..contract.registers import Dither, PulseEnd
from ..contract.roles import Source
from ..device.configuration import Configuration
from ..device.stimulus_plan import StimulusPlan
from ..measuring.rundir import RunDirectory
from ..measuring.runrecord import RunRecord
from ..printable import printable
from ..units import format_planned

T = TypeVar("T", str, str | None)
LONGEST = 100
"""Characters of a text that are told."""
TARGET = "target."
"""How conditions begin that the target's record tells, section by section, as far as it could be read."""
PASSING = {"count", "duration", "id"}
"""Of the stub's start line: how long it was to run, and what the run is called, is no condition."""
WORKLOAD = {
    f"stub.{name}" for name in ("port", "workload", "operation", "loop", "release", "depth", "period", "threads")
}
"""What the stub does with a stimulus, which is not how fast the target is."""


def conditions_of(run: RunRecord, configuration: Configuration, scenario: ScenarioRecord | None) -> dict[str, str]:
    """Of the instrument, the stimulus, the stub, and, of a scenario of a campaign, the load and the target's record."""
    identity = run.identity
    found: dict[str, object] = {
        "tool": run.tool,
        "port": run.port,
        "board": identity.board,
        "build": run.instrument.build,
        "tick": identity.tick,
        "interval": {
            source.name.lower(): plan.interval * identity.tick for source, plan in configuration.stimuli.items()
        },
        "stub": {name: value for name, value in run.target.items() if name not in PASSING},
    }
    if scenario:
        found["scenario"] = scenario.definition.name
        found["load"] = [" ".join(command.run) for command in scenario.definition.commands]
        record = content_of(scenario.before) if scenario.before else {}
        found["target"] = {name: record.get(name) for name in CONSTANT}
    return dict(_flat("", found))


def compared_conditions(directory: RunDirectory, scenario: ScenarioRecord | None) -> dict[str, str]:
    """The same of the run in a directory, with all of how its stimuli were driven in place of their intervals."""
    run = directory.read_run()
    plan = Configuration.of(run.configuration)
    told = conditions_of(run, plan, scenario)
    others = {name: text for name, text in told.items() if not name.startswith("interval.")}
    return others | driven(run.identity.tick, plan.stimuli)


def _flat(prefix: str, value: object) -> Iterator[tuple[str, str]]:
    if isinstance(value, Mapping):
        for name, each in value.items():
            yield from _flat(f"{prefix}.{name}" if prefix else str(name), each)
    elif isinstance(value, list):
        yield prefix, ", ".join(map(str, value))
    elif isinstance(value, Fraction):
        yield prefix, f"{value.numerator}/{value.denominator} s"
    elif value is not None:
        yield prefix, str(value)


def driven(tick: Fraction, stimuli: Mapping[Source, StimulusPlan]) -> dict[str, str]:
    """How each stimulus was driven: its mean interval, bursts, pulses, from when on, and how its times were spread."""
    return {source.name.lower(): _driven(plan, tick) for source, plan in stimuli.items()}


def _driven(plan: StimulusPlan, tick: Fraction) -> str:
    interval, span, gap = (format_planned(ticks * tick, tick) for ticks in (plan.interval, plan.span, plan.gap))
    bursts = f"bursts of {plan.burst} by {gap}, " if plan.burst else ""
    spread = "no dither" if plan.dither == Dither.NONE else f"dither {plan.dither.name.lower()} {span}"
    return f"{bursts}each {interval}, {spread}, {pulses(plan, tick)}"


def pulses(plan: StimulusPlan, tick: Fraction) -> str:
    """How long a pulse of a stimulus is, from when on there are some, and which edge it begins with."""
    width, delay = (format_planned(ticks * tick, tick) for ticks in (plan.width, plan.delay))
    held = f"until {plan.release.label} answers, at most" if plan.pulse_end == PulseEnd.UNTIL_RESPONSE else "of"
    begun = f", from {delay} on" if plan.delay else ""
    low = ", active low" if plan.active_low else ""
    return f"pulses {held} {width}{begun}{low}"


def unlike(runs: Sequence[Mapping[str, str]]) -> dict[str, list[str | None]]:
    """Conditions that are not the same in all runs, with that of each, printable; None where a run tells nothing.

    Of targets' records it is those sections that all of them tell.
    """
    told = set.intersection(*({_section(name) for name in run if name.startswith(TARGET)} for run in runs))
    found = {}
    for name in sorted(set().union(*runs)):
        texts = [run.get(name) for run in runs]
        if len(set(texts)) > 1 and (not name.startswith(TARGET) or _section(name) in told):
            found[name] = [text and printable(text) for text in texts]
    names = _cut([printable(name) for name in found])
    return dict(zip(names, map(_cut, found.values()), strict=True))


def _cut(texts: Sequence[T]) -> list[T]:
    """At LONGEST characters. Of those that would then be the same it is told where they begin to differ."""
    return [text and _told(text, [each for each in texts if each and each != text]) for text in texts]


def _told(text: str, others: Sequence[str]) -> str:
    if not (alike := [each for each in others if each[:LONGEST] == text[:LONGEST]]):
        return text[:LONGEST]
    same = min(sum(accumulate(map(eq, text, each), and_)) for each in alike)
    return f"...{text[same - LONGEST // 4 :]}"[:LONGEST]


def is_asked(name: str) -> bool:
    """Whether a condition is what the target was asked to do, and under which load: not what it is, or who asked."""
    return name in WORKLOAD | {"scenario", "load"} or name.startswith("interval.")


def _section(name: str) -> str:
    """Of a target's record."""
    return name.removeprefix(TARGET).partition(".")[0]
