# SPDX-License-Identifier: BSD-2-Clause
"""What a sweep says of a target's saturation: result.json, as a pure function of its directory. See
docs/reference/result.md."""

from collections.abc import Sequence
from dataclasses import fields
from fractions import Fraction

from ..analysis import saturation
from ..analysis.knee import Knee
from ..analysis.quantiles import CONFIDENCE
from ..analysis.throughput import Trial, throughput
from ..contract.roles import INPUTS, STIMULI, Source
from ..contract.segments import SEGMENTS
from ..errors import BadInput
from ..results.endline import trouble
from ..results.foundjudging import judge_sweep
from ..results.foundlimits import SweepLimit
from ..results.planned import plan
from ..results.result import BLIND
from ..results.resultrecord import Result
from ..results.saturationrecord import (
    FallResult,
    Hysteresis,
    KneeResult,
    LossFreeResult,
    SaturationResult,
    ThroughputResult,
    TrialResult,
)
from ..results.segmentresult import TOO_SMALL
from ..results.summary import quantile_in
from ..results.verdict import exit_code, verdict_of, withhold
from ..targets.target import Target
from ..units import counted
from .sweepfile import DOWN, REFINED, UP, Step, SweepRecord, SweepSettings
from .sweeprecord import (
    StepInterval,
    StepLatency,
    StepResult,
    SweepResult,
)

LOW = "0.001"
"""The quantile of intervals that stands beside their minimum."""


def segments_of(target: Target, most: int) -> Sequence[str]:
    """What a sweep measures by default: intervals of the first answer, and its latency if the instrument has room."""
    for segment in SEGMENTS:
        answers = not target.pins or target.context(segment.response)
        if segment.cause in STIMULI and segment.response in INPUTS and answers:
            return (f"{segment.response.label}.interval", segment.name)[:most]
    raise BadInput("the target answers no stimulus: there is nothing that could be saturated")


def assemble(sweep: SweepRecord, steps: Sequence[tuple[Step, Result]]) -> SweepResult:
    """The content of result.json. `sweep` is the content of sweep.json, `steps` are those with their results."""
    if not steps:
        raise BadInput("the sweep broke off before its first step, or all of its steps were removed: it tells nothing")
    rows = [row(step, result, sweep.settings) for step, result in steps]
    errors = lost(sweep, rows)
    errors += [f"step {each.number}: {text}" for each in rows for text in each.errors if not text.startswith(BLIND)]
    warned = [each.number for each in rows if any(_matters(text) for text in each.warnings)]
    warnings = []
    if warned:
        warnings.append(f"{counted(len(warned), 'step')} with warnings of their own, the first is step {warned[0]}")
    if sweep.end and sweep.end.reason == "silent":
        warnings.append("the target stopped answering: no step is faster")
    if sweep.end and (said := trouble(sweep.end.line)):
        warnings.append(said)
    complete = sweep.end is not None and all(each.complete for each in rows)
    first = steps[0][1]
    whole = [each for each in rows if each.complete]  # one that broke off says nothing of its rate
    saturated, down, hysteresis, fall = judged(whole, sweep.settings.dither_share, first.tick.fraction)
    fastest = max((each.answered_hz for each in whole), default=0.0)
    through = throughput_of(whole, sweep.settings, first.tick.fraction)
    limits = judge_sweep([SweepLimit.of(limit) for limit in sweep.limits], saturated, fastest, through)
    if errors or not complete:
        limits = withhold(limits)
    planned = plan(left(sweep, rows), sweep.allow_short)
    verdict = verdict_of(limits, short=planned.is_broken) if complete and not errors else None
    return SweepResult(
        experiment=sweep.experiment,
        tool=first.tool,
        contract=first.contract,
        qualification=first.qualification,
        simulated=first.simulated,
        live=first.live,
        instrument=first.instrument,
        tick=first.tick,
        configuration=first.configuration,
        port=first.port,
        host=first.host,
        target=first.target,
        command=sweep.command,
        settings=sweep.settings,
        start=sweep.start,
        end=sweep.end,
        valid=not errors,
        complete=complete,
        plan=planned,
        verdict=verdict,
        limits=limits,
        confidence=CONFIDENCE,
        exit_code=int(exit_code(errors, warnings, complete, verdict)),
        errors=errors,
        warnings=warnings,
        steps=rows,
        saturation=saturated,
        down=down,
        hysteresis=hysteresis,
        throughput=through,
        fall=fall,
    )


def lost(sweep: SweepRecord, rows: Sequence[StepResult]) -> list[str]:
    """A sentence for each step that was measured and is not there. Only the last one of a sweep that broke off may have
    been begun and no more."""
    measured, there = sweep.steps if sweep.end else sweep.steps[:-1], {row.number for row in rows}
    return [
        f"step {step.number} was measured and is gone: put back its run in steps/{step.name}"
        for step in measured
        if step.number not in there
    ]


def left(sweep: SweepRecord, rows: Sequence[StepResult]) -> str | None:
    """What is missing of the plan; how many more steps the knee would have got is not known."""
    if not sweep.end or sweep.end.reason not in ("interrupt", "load"):
        return None
    wanted = len(sweep.settings.planned) * (2 if sweep.settings.direction == "both" else 1)
    driven = sum(row.direction in (UP, DOWN) for row in rows)
    if driven >= wanted:
        return f"the sweep ended short of its plan, after its {counted(wanted, 'step')}, among those at the knee"
    return f"the sweep ended short of its plan, with {counted(driven, 'step')} of {wanted} and those at the knee"


def _matters(warning: str) -> bool:
    """Whether a step's warning says anything against the sweep: its latencies' minima stand nowhere."""
    return f": {TOO_SMALL}, " not in warning


def judged(
    rows: Sequence[StepResult], dither: float, tick: Fraction
) -> tuple[SaturationResult | None, SaturationResult | None, Hysteresis | None, FallResult | None]:
    """What the steps show: the saturation, that of the way down if there are both, the hysteresis if both have a
    knee, and where the least interval stops falling, on the way that is judged.

    The way up is judged if there is one. The steps at the knee belong to it: they are driven upwards as well, and two
    ways that share steps would differ less than they do. Rates in hertz, times in seconds.
    """
    found = {
        way: saturation.saturation([_step(row, dither, tick) for row in those]) for way, those in _ways(rows).items()
    }
    knees = [each.knee for each in found.values() if each.knee]
    apart = saturation.difference(*knees) if len(knees) == 2 else None
    told = {way: _told(each) for way, each in found.items()}
    fall = next((each.fall for each in found.values()), None)
    return (
        next(iter(told.values()), None),
        told.get(DOWN) if len(told) == 2 else None,
        Hysteresis(**vars(apart), shown=apart.shown) if apart else None,
        FallResult(**vars(fall)) if fall else None,
    )


def knee_of(found: KneeResult) -> Knee:
    """As the analysis takes it."""
    return Knee(**{each.name: getattr(found, each.name) for each in fields(Knee)})


def judged_rows(result: SweepResult) -> list[StepResult]:
    """The steps that `saturation` is of."""
    return next(iter(_ways([row for row in result.steps if row.complete]).values()), [])


def _ways(rows: Sequence[StepResult]) -> dict[str, list[StepResult]]:
    """The steps of each way that has stimuli, those at the knee with the first."""
    driven = [way for way in (UP, DOWN) if any(row.direction == way for row in rows)]
    ways = {way: (way, REFINED) if way == driven[0] else (way,) for way in driven}
    found = {way: [row for row in rows if row.direction in ways[way]] for way in driven}
    return {way: those for way, those in found.items() if any(row.stimuli for row in those)}


def trials(rows: Sequence[StepResult], settings: SweepSettings, tick: Fraction) -> list[Trial]:
    """What each step but those of the way down says of loss, whatever it was made for.

    Where late answers count, that is each step that the statistics followed. The chip counts a coalesced stimulus as
    late, too, if it waited so long: how many of the late ones had no answer of their own anyway is known within bounds.
    """
    found = []
    for each in rows:
        if each.direction != DOWN and each.stimuli and judges(each, settings):
            step = _step(each, settings.dither_share, tick)
            late = each.latency.late or 0 if each.latency else 0
            most, least = min(late, step.paired), max(0, late - step.coalesced)
            surely = step.lost + least if least < most else None
            found.append(Trial(step.offered, step.paired + step.lost, step.lost + most, surely))
    return found


def judges(row: StepResult, settings: SweepSettings) -> bool:
    """Whether a step says what is lost, and late if that is asked for."""
    return settings.within is None or (row.latency is not None and row.latency.late is not None)


def throughput_of(rows: Sequence[StepResult], settings: SweepSettings, tick: Fraction) -> ThroughputResult | None:
    """The highest rate with no more loss than that share of the stimuli; None if nobody asks."""
    if (ratio := settings.throughput) is None:
        return None
    found = throughput(trials(rows, settings, tick), ratio)
    best, above = (None if each is None else TrialResult(**vars(each)) for each in (found.best, found.above))
    most = None if found.best is None else found.best.most
    return ThroughputResult(ratio=ratio, best=best, most=most, above=above, shown=found.shown, within=settings.within)


def _told(found: saturation.Saturation) -> SaturationResult:
    knee, free = found.knee, found.loss_free
    return SaturationResult(
        shape=found.shape.value,
        reason=found.reason,
        service=found.service,
        livelock=found.livelock,
        stalls=found.stalls,
        protected=found.protected,
        knee=KneeResult(**vars(knee), longer=knee.longer) if knee else None,
        loss_free=LossFreeResult(**vars(free)) if free else None,
    )


def _step(row: StepResult, dither: float, tick: Fraction) -> saturation.Step:
    """A row as the analysis takes it. Without a latency's classes, what has no answer of its own is coalesced."""

    def seconds(ticks: float | None) -> float | None:
        return None if ticks is None else float(ticks * tick)

    classes, intervals = row.classes, row.interval
    counts = (
        {"paired": row.answers, "coalesced": max(0, row.stimuli - row.answers)}
        if classes is None
        else {
            "paired": classes.paired,
            "coalesced": classes.coalesced,
            "missing": classes.missing,
            "unstamped": classes.unstamped,
            "pending": classes.pending,
        }
    )
    return saturation.Step(
        offered=row.offered_hz,
        answered=row.answered_hz,
        **counts,
        minimum=seconds(intervals.min),
        low=seconds(intervals.low),
        median=seconds(intervals.median),
        protected=bool(row.masked),
        dither=dither,
        tick=float(tick),
    )


def row(step: Step, result: Result, settings: SweepSettings) -> StepResult:
    """One entry of `steps`: what was offered, what was answered, and the times between answers, in ticks.

    Answers are counted at the input, at any rate; one that served many stimuli counts once. `answered_hz` is the rate
    offered times `share_of` them. Where stimuli come faster than the instrument's statistics follow, the step's own
    figures are wrong, and it says so as its error; here it has no `classes`, no latency and no times between answers
    then, unless the events have every edge. Its `answers` are right all the same.
    """
    tick = result.tick.fraction
    driven = [each.period for name, each in result.configuration.stimuli.items() if name == Source.STIMULUS.label]
    interval = next((s for s in result.segments if s.is_interval), None)
    if driven != [step.period] or interval is None:
        raise BadInput(
            f"the run in steps/{step.name} is not that of step {step.number}: it has no stimuli with a period of "
            f"{step.period} ticks, or no interval"
        )
    latency = next((s for s in result.segments if not s.is_interval), None)
    fired = result.stimuli[Source.STIMULUS.label].fired
    answers = _seen(result, interval.to)
    told = not any(text.startswith(BLIND) for text in result.errors)
    offered = 1 / (step.period * tick)
    low = quantile_in(interval.quantiles, LOW)
    return StepResult(
        number=step.number,
        direction=step.direction,
        period=step.period,
        stimuli=fired,
        answers=answers,
        offered_hz=float(offered),
        answered_hz=float(saturation.share_of(answers, fired) * offered),
        interval=StepInterval(
            segment=interval.name,
            n=interval.n,
            exact=interval.exact,
            low=low.low if low and told else None,
            min=interval.min if told else None,
            median=interval.median if told else None,
            max=interval.max if told else None,
        ),
        latency=StepLatency(
            name=latency.name,
            n=latency.n,
            min=latency.min if told else None,
            median=latency.median if told else None,
            max=latency.max if told else None,
            exact=latency.exact,
            late=latency.classes.outliers if told and settings.within is not None else None,
        )
        if latency
        else None,
        classes=latency.classes if latency and told else None,
        masked=result.masked.spans if result.masked else None,
        followed=told,
        valid=result.valid,
        complete=result.complete,
        errors=result.errors,
        warnings=result.warnings,
    )


def _seen(result: Result, source: str) -> int:
    """Edges of an input by the instrument's own counter, which no rate is too fast for."""
    return sum(each.left["seen"] for each in result.balance.equations if each.name == f"stream {source}")
