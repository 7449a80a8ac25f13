# SPDX-License-Identifier: BSD-2-Clause
"""Limits on what an experiment finds: `saturation=100kHz` of a sweep, `task.late=0` of tasks. A rate shall be at least
what is given, everything else at most. What is not shown to be kept is not kept (`verdict`).
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, ClassVar

from ..analysis.saturation import Shape
from ..contract.roles import INPUTS, STIMULI
from ..errors import BadInput
from ..measuring.decision import SIMPLE, Decision
from ..measuring.limits import COUNT, HERTZ, SECONDS, Limit
from ..measuring.runrecord import RunRecord
from ..units import counted, format_time
from .correction import Correction
from .rarity import beyond_maximum, beyond_starts
from .verdict import Found, decide


@dataclass(frozen=True)
class FoundLimit(Limit):
    """A limit on one of `FIGURES`, which have units, of a pin if `of_pins`."""

    FIGURES: ClassVar[Mapping[str, str]] = {}
    of_pins: ClassVar[bool] = True

    @property
    def segment(self) -> None:
        """None: it is on no segment."""
        return None

    @property
    def quantile(self) -> None:
        """None: figures are no quantiles."""
        return None

    @property
    def pin(self) -> str:
        """The input that it is on; empty if it is on none."""
        return self.name.partition(".")[0] if self.of_pins else ""

    @property
    def figure(self) -> str:
        """One of `FIGURES`."""
        figure = self.name.partition(".")[2] if self.of_pins else self.name
        pins = [role.label for role in INPUTS]
        if figure in self.FIGURES and (not self.of_pins or self.pin in pins):
            return figure
        whose = f"begin with a pin, one of {', '.join(pins)}, and a point, then " if self.of_pins else ""
        raise BadInput(f"the limit {self.name!r} names nothing that is found: {whose}use one of "
                       f"{', '.join(self.FIGURES)}")  # fmt: skip

    @property
    def unit(self) -> str:
        return self.FIGURES[self.figure]


@dataclass(frozen=True)
class SweepLimit(FoundLimit):
    """On what a sweep finds of saturation."""

    FIGURES = {"saturation": HERTZ, "loss-free": HERTZ, "service": SECONDS}
    of_pins = False


@dataclass(frozen=True)
class PeriodicLimit(FoundLimit):
    """On what is found of tasks that run by a clock of their own."""

    FIGURES = {"delay.max": SECONDS, "overruns": COUNT, "extra": COUNT}


@dataclass(frozen=True)
class MultiLimit(FoundLimit):
    """On what is found of tasks and their deadlines."""

    FIGURES = {"late": COUNT, "missing": COUNT, "worst": SECONDS, "determ": SECONDS}


@dataclass(frozen=True)
class BudgetLimit(Limit):
    """The start-delay budget of a pin, in seconds: how late it may start, by the measured period and its work."""

    allowed: Fraction = field(default=Fraction(0), kw_only=True)
    unit = SECONDS
    threshold = rate = None

    @property
    def bound(self) -> Fraction:
        return self.allowed


KINDS: Mapping[str | None, type[FoundLimit]] = {"periodic": PeriodicLimit, "multi": MultiLimit}
"""What the limits of a run are on, by the name of its experiment; else on segments."""


def kind_of(run: RunRecord) -> type[Limit]:
    """What the limits of a run are on."""
    return KINDS.get(run.kind, Limit)


def check_pins(limits: Sequence[Limit], pins: Sequence[str]) -> None:
    """BadInput if a limit is on a pin that is not watched."""
    for limit in limits:
        if isinstance(limit, FoundLimit) and limit.pin not in pins:
            raise BadInput(f"the limit {limit.name} is on {limit.pin}, which is not watched: {', '.join(pins)} are")


def judge_found(
    limits: Sequence[Limit], findings: Mapping[str, Any], tick: Fraction, segments: Sequence[Mapping[str, Any]] = (),
    experiment: Mapping[str, Any] | None = None,
) -> list[dict[str, Any]]:
    """The entries `limits` of a run by its `findings`, times in ticks; a budget of start delays is a hard limit.

    `segments`, those of the run, say how rarely the worst start of a task that a stimulus releases is exceeded, and by
    them times are corrected: a delay beyond a grid as an interval is, whose both ends come by the same pin. What
    releases tasks, and by which rule a budget is judged, stands in `experiment`.
    """
    pins, tasks, settings = findings.get("pins", ()), findings.get("tasks", ()), experiment or {}
    found = {name: each for pin in pins for name, each in _of_pin(pin, tick)}
    found |= {name: each for task in tasks for name, each in _of_task(task, tick, segments)}
    unknown, judged = Found(None, None, why="it was not measured"), []
    for limit in (*limits, *_budgets(pins, settings.get("decision", SIMPLE))):
        correction, each = _correction(limit, segments, settings.get("release")), found.get(limit.name, unknown)
        judged.append(decide(limit, each.corrected(correction, tick) if correction and not limit.is_count else each))
    return judged


def _correction(limit: Limit, segments: Sequence[Mapping[str, Any]], release: str | None) -> Correction | None:
    """Of what a limit is on: None if the run has no segment like it."""
    pin, _, figure = limit.name.partition(".")
    driven = {role.label for role in STIMULI}
    like = [s for s in segments if (s["from"] in driven and s["to"] == pin if release in driven
                                    else s["kind"] == "interval")]  # fmt: skip
    if not like:
        return None
    correction = Correction.of(like[0]["uncertainty"])
    return correction.of_differences if figure == "determ" else correction


def judge_sweep(limits: Sequence[Limit], saturation: Mapping[str, Any] | None, answered: float) -> list[dict[str, Any]]:
    """The entries of a sweep; `saturation` as result.json has it, `answered` is the highest rate of answers."""
    found = dict(_of_sweep(saturation or {}, answered))
    return [decide(limit, found[limit.name]) for limit in limits]


def _of_pin(pin: Mapping[str, Any], tick: Fraction) -> Iterator[tuple[str, Found]]:
    """A window that is not straight may have hidden as much as it is off, and what was lost or not judged anything."""
    name, why = pin["input"], pin["doubt"] or ""
    if pin["worst"] is None:
        late = Found(None, None, why=why)
    else:
        worst, off = Fraction(pin["worst"]["delay"]) * tick, Fraction(pin["off"]) * tick
        late = Found(
            worst, None if why else worst + off, (worst, worst + off) if off else None, why, beyond_starts(pin["n"])
        )
    yield f"{name}.delay.max", late
    if pin["budget"]:
        yield f"{name}.budget", late
    for figure in ("overruns", "extra"):
        value = Fraction(pin[figure])
        yield f"{name}.{figure}", Found(value if pin["windows"] else None, None if why else value, why=why)


def _budgets(pins: Sequence[Mapping[str, Any]], decision: Decision) -> Iterator[Limit]:
    """Those that --work asks for."""
    for pin in pins:
        if budget := pin["budget"]:
            allowed = Fraction(budget["allowed"])
            yield BudgetLimit(f"{pin['input']}.budget", format_time(allowed), True, decision, allowed=allowed)


def _of_task(
    task: Mapping[str, Any], tick: Fraction, segments: Sequence[Mapping[str, Any]]
) -> Iterator[tuple[str, Found]]:
    name, why = task["task"], task["why"] or ""
    for figure in ("late", "missing"):
        yield f"{name}.{figure}", Found(Fraction(task[figure]), None if why else Fraction(task[figure]), why=why)
    for figure in ("worst", "determ"):
        value = None if task[figure] is None else Fraction(task[figure]) * tick
        unknown = why or ("" if task["count"] else "it never started")
        if not unknown and task["missing"]:
            unknown = f"{counted(task['missing'], 'activation')} never came"
        rarely = _beyond_worst(task, segments) if figure == "worst" and value is not None else None
        yield f"{name}.{figure}", Found(value, None if unknown else value, why=unknown, rarely=rarely)


def _beyond_worst(task: Mapping[str, Any], segments: Sequence[Mapping[str, Any]]) -> str:
    """Of a task that the stimulus releases, what its latency shows; else what its starts show."""
    released = [s for s in segments if s["kind"] == "latency" and s["to"] == task["task"]]
    return beyond_maximum(released[0], task["worst"]) if released else beyond_starts(task["count"])


def _of_sweep(found: Mapping[str, Any], answered: float) -> Iterator[tuple[str, Found]]:
    """What a target answered in a step it can answer: that it was not saturated shows as much, and no more."""
    knee, why = found.get("knee"), found.get("reason") or "there is no step with stimuli"
    if knee:
        low, high = (Fraction(rate) for rate in knee["interval"])
        yield "saturation", Found(Fraction(knee["rate"]), low, (low, high))
    elif found.get("shape") == Shape.NOT_REACHED:
        yield "saturation", Found(None, Fraction(answered), why=why)
    else:
        yield "saturation", Found(None, None, why=why)
    free = found.get("loss_free")
    rate = Fraction(free["rate"]) if free else None
    yield "loss-free", Found(rate, rate, why="" if free else "stimuli were lost in the slowest step")
    service = Fraction(found["service"]) if found.get("service") else None
    yield "service", Found(service, service, why="" if service else "no step is on the plateau")
