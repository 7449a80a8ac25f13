# SPDX-License-Identifier: BSD-2-Clause
"""How limits on what an experiment finds are judged (`foundlimits`): what is not shown to be kept is not kept."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction

from ..analysis.coverage import ENOUGH
from ..analysis.saturation import Shape
from ..contract.roles import STIMULI
from ..measuring.decision import SIMPLE, Decision
from ..measuring.experimentrecord import AnySettings, MultiSettings, PeriodicSettings
from ..measuring.limits import SECONDS, Limit
from ..units import counted, format_planned, format_time, percent
from .clockjudging import of_clock, sentence_of
from .clockrecords import ClockFinding
from .correction import Correction
from .findingrecords import (
    ChainDeadline,
    ChainFinding,
    Finding,
    Interference,
    InterferenceFinding,
    MultiFinding,
    PeriodicFinding,
    Pin,
    TaskResult,
)
from .foundlimits import DELAY, DETERM, EXIT, LATE, LatencyLimit
from .idlerecords import IdleFinding, Idling
from .judged import Judged
from .rarity import beyond_maximum, beyond_starts
from .saturationrecord import SaturationResult, ThroughputResult
from .segmentrecord import SegmentResult
from .summary import known
from .verdict import Found, decide, untimed, without_latency


@dataclass(frozen=True)
class BudgetLimit(Limit):
    """The start-delay budget of a pin, in seconds: how late it may start, by the measured period and its work."""

    allowed: Fraction = field(default=Fraction(0), kw_only=True)
    unit = SECONDS
    threshold = rate = None

    @property
    def bound(self) -> Fraction:
        return self.allowed


def judge_found(
    limits: Sequence[Limit],
    findings: Finding | None,
    tick: Fraction,
    segments: Sequence[SegmentResult] = (),
    experiment: AnySettings | None = None,
) -> list[Judged]:
    """The entries `limits` of a run by its `findings`, times in ticks; a budget of start delays is a hard limit.

    `segments`, those of the run, say how rarely the worst start of a task that a stimulus releases is exceeded, and by
    them times are corrected: a delay beyond a grid as an interval is, whose both ends come by the same pin. What
    releases tasks, and by which rule a budget is judged, stands in `experiment`.
    """
    pins = findings.pins if isinstance(findings, PeriodicFinding) else ()
    tasks = findings.tasks if isinstance(findings, MultiFinding) else ()
    decision = experiment.decision if isinstance(experiment, PeriodicSettings) else SIMPLE
    release = experiment.release if isinstance(experiment, MultiSettings) else None
    found = {name: each for pin in pins for name, each in _of_pin(pin, tick)}
    found |= {name: each for task in tasks for name, each in _of_task(task, tick, segments)}
    pairs = findings.pairs if isinstance(findings, InterferenceFinding) else ()
    found |= {f"{pair.segment}.{DELAY}": _of_pair(pair, tick, segments) for pair in pairs}
    deadlines = findings.deadlines if isinstance(findings, ChainFinding) else ()
    found |= {f"{each.segment}.{LATE}": _of_deadline(each) for each in deadlines}
    if isinstance(findings, IdleFinding):
        found |= {f"{each.segment}.{EXIT}": _of_idling(each, findings, tick) for each in findings.curves}
    if isinstance(findings, ClockFinding):
        found |= of_clock(limits, findings, tick)
    unknown, judged = Found(None, None, why="it was not measured"), []
    for limit in (*limits, *_budgets(pins, tick, decision)):
        correction, each = _correction(limit, segments, release), found.get(limit.name, unknown)
        judged.append(decide(limit, each.corrected(correction, tick) if correction and not limit.is_count else each))
    return [sentence_of(each, findings) for each in judged] if isinstance(findings, ClockFinding) else judged


def _correction(limit: Limit, segments: Sequence[SegmentResult], release: str | None) -> Correction | None:
    """Of what a limit is on: None if the run has no segment like it."""
    if isinstance(limit, LatencyLimit):
        delayed = [s for s in segments if s.name == limit.segment]
        return Correction.of(delayed[0].uncertainty.components).of_differences if delayed else None
    pin, _, figure = limit.name.partition(".")
    driven = {role.label for role in STIMULI}
    like = [s for s in segments if (s.from_ in driven and s.to == pin if release in driven else s.is_interval)]
    if not like:
        return None
    correction = Correction.of(like[0].uncertainty.components)
    return correction.of_differences if figure == DETERM else correction


def judge_sweep(
    limits: Sequence[Limit],
    saturation: SaturationResult | None,
    answered: float,
    throughput: ThroughputResult | None = None,
) -> list[Judged]:
    """The entries of a sweep; `answered` is the highest rate of answers."""
    found = dict(_of_sweep(saturation, answered))
    best = throughput.best if throughput else None
    rate = None if best is None else Fraction(best.rate)
    found["throughput"] = Found(rate, rate, why="" if best else "no trial shows so little loss")
    return [decide(limit, found[limit.name]) for limit in limits]


def _of_pin(pin: Pin, tick: Fraction) -> Iterator[tuple[str, Found]]:
    """A window that is not straight may have hidden as much as it is off, and what was lost or not judged anything; so
    may a start that never came."""
    name, why = pin.input, pin.doubt or ""
    unknown = why or _never_came(pin.overruns)
    if pin.worst is None:
        late = Found(None, None, why=why)
    else:
        late = _on_a_grid(pin.worst.delay, pin.fit_error, tick, unknown, beyond_starts(pin.n))
    yield f"{name}.delay.max", late
    if pin.budget:
        room = "" if pin.budget.has_room else "the work does not fit the period"
        yield f"{name}.budget", replace(late, sure=None, why=room) if room else late
    for figure, count in (("overruns", pin.overruns), ("unmatched", pin.unmatched)):
        value = Fraction(count)
        yield f"{name}.{figure}", Found(value if pin.windows else None, None if why else value, why=why)


def _budgets(pins: Sequence[Pin], tick: Fraction, decision: Decision) -> Iterator[Limit]:
    """Those that --work asks for."""
    for pin in pins:
        if budget := pin.budget:
            allowed = Fraction(budget.allowed)
            yield BudgetLimit(f"{pin.input}.budget", format_planned(allowed, tick), True, decision, allowed=allowed)


def _of_task(task: TaskResult, tick: Fraction, segments: Sequence[SegmentResult]) -> Iterator[tuple[str, Found]]:
    released = next((s for s in segments if not s.is_interval and s.to == task.task), None)
    missed = untimed(released) if released else {}
    name, why = task.task, task.why or without_latency({name: n for name, n in missed.items() if name != "missing"})
    for figure, count in (("late", task.late), ("missing", task.missing)):
        yield f"{name}.{figure}", Found(Fraction(count), None if why else Fraction(count), why=why)
    unknown = why or ("" if task.count else "it never started") or _never_came(task.missing)
    for figure, ticks in (("worst", task.worst), (DETERM, task.range)):
        if ticks is None:
            yield f"{name}.{figure}", Found(None, None, why=unknown)
            continue
        rarely = _beyond_worst(task, released) if figure == "worst" else None
        yield f"{name}.{figure}", _on_a_grid(ticks, task.fit_error or 0, tick, unknown, rarely)


def _on_a_grid(ticks: float, off: float, tick: Fraction, unknown: str, rarely: str | None) -> Found:
    """A time from the grid of a pin, which may be `off`: then it is so much more at most."""
    value, more = Fraction(ticks) * tick, Fraction(off) * tick
    return Found(value, None if unknown else value + more, (value, value + more) if more else None, unknown, rarely)


def _never_came(activations: int) -> str:
    return f"{counted(activations, 'activation')} never came" if activations else ""


def _beyond_worst(task: TaskResult, released: SegmentResult | None) -> str:
    """Of a task that the stimulus releases, what its latency shows; else what its starts show."""
    return beyond_maximum(released, known(task.worst)) if released else beyond_starts(task.count)


def _of_pair(pair: Interference, tick: Fraction, segments: Sequence[SegmentResult]) -> Found:
    """It is surely no more than the upper end of the longest delay's interval, without a delay than the bound, or than
    the stretches of phases are long that may be missed: who waits in one waits for as long as it is. A stimulus without
    a latency, or that was not looked at, may have been delayed by any time."""
    enough = "" if pair.judged >= ENOUGH else f"of {percent(pair.judged)} of the phases alone enough samples came"
    why = next((doubt(each) for each in segments if each.name == pair.segment), "") or _left(pair.left) or enough
    missed = Fraction(pair.resolution) * tick
    value = max((Fraction(each.delay) for each in pair.regions), default=Fraction(0)) * tick
    low, high = (Fraction(max((each.interval[end] for each in pair.regions), default=0)) * tick for end in (0, 1))
    seen = max(value, high) if pair.regions else Fraction(pair.bound) * tick
    blurred = f"stretches of phases shorter than {format_time(missed, 3)} may be missed" if missed > seen else ""
    sure = max(seen, missed)
    interval = (min(low, value), sure) if pair.regions or blurred else None
    return Found(value, None if why else sure, interval, why or blurred)


def _left(samples: int) -> str:
    """Why a figure of the samples that are kept leaves out some; empty if all are."""
    return f"{counted(samples, 'sample')} more came than are kept" if samples else ""


def doubt(segment: SegmentResult) -> str:
    """Why a figure from the events of a latency leaves out some of its causes; empty if it has all."""
    lost = segment.n - segment.source.events
    return without_latency(untimed(segment)) or (f"the events of {counted(lost, 'sample')} were lost" if lost else "")


def _of_deadline(found: ChainDeadline) -> Found:
    """Those that never came are late; those of which nothing is known may be."""
    late = Fraction(found.late + found.missing)
    why = f"of {counted(found.unknown, 'chain')} it is not known" if found.unknown else ""
    return Found(late if found.n else None, None if why or not found.n else late, why=why)


def _of_idling(curve: Idling, finding: IdleFinding, tick: Fraction) -> Found:
    """It is surely no more than the upper end of its interval, if nothing is missing and all samples were looked at."""
    value, low, high = (Fraction(each) * tick for each in (curve.exit, *curve.interval))
    why = finding.missing[0] if finding.missing else _left(curve.left)
    return Found(value, None if why else max(value, high), (low, max(value, high)), why)


def _of_sweep(found: SaturationResult | None, answered: float) -> Iterator[tuple[str, Found]]:
    """What a target answered in a step it can answer: that it was not saturated shows as much, and no more."""
    knee, why = (found.knee, found.reason) if found else (None, "there is no step with stimuli")
    if knee:
        low, high = (Fraction(rate) for rate in knee.interval)
        yield "saturation", Found(Fraction(knee.rate), low, (low, high))
    elif found and found.shape == Shape.NOT_REACHED:
        yield "saturation", Found(None, Fraction(answered), why=why)
    else:
        yield "saturation", Found(None, None, why=why)
    free = found.loss_free if found else None
    rate = Fraction(free.rate) if free else None
    yield "loss-free", Found(rate, rate, why="" if free else "stimuli were lost in the slowest step")
    service = Fraction(found.service) if found and found.service else None
    yield "service", Found(service, service, why="" if service else "no step is on the plateau")
