# SPDX-License-Identifier: BSD-2-Clause
"""How far a clock wanders, from the stamps of its pulses. See docs/guide/clock.md."""

from collections.abc import Iterable, Sequence
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from ..analysis import timeerror
from ..analysis.histogram import Int64
from ..analysis.masks import MASKS, MTIE, borders, low_passed, of_mask
from ..analysis.pulses import (
    EXTRA,
    JUMP,
    LOST,
    MISSING,
    Train,
    Watched,
    errors_by_clock,
    errors_by_reference,
    measured_period,
    stretches,
    train,
)
from ..analysis.stability import Deviation, Point, curve
from ..analysis.stability import mtie as mtie_of
from ..contract.roles import source
from ..measuring.experimentrecord import ClockSettings
from ..measuring.observation import Observation
from ..measuring.runrecord import AS_PLANNED, RunRecord
from ..recording.stamps import Collector
from ..results.clockrecords import (
    ClockFinding,
    FirstAbove,
    MaskJudged,
    PulseTrain,
    Stability,
    TimeErrors,
    TimeErrorSeries,
    WrongPulses,
)
from ..results.foundlimits import ClockLimit
from ..results.uncertainty import rectangular, triangular
from ..units import counted, format_rate
from .finder import Finder
from .periodicity import measured_until

LISTED = 20
FEWEST = 2
"""Pulses that have a period."""
BEGUN = 1
"""Seconds after the begin, when the instrument has surely got the command to stamp edges, however often it was sent."""
SLOWEST_FILTERED = 1
"""Seconds: pulses that are further apart say too little of what a filter of 0.1 Hz lets through."""


def finder(run: RunRecord, settings: ClockSettings, observation: Observation) -> Finder:
    """What the events say; edges that are no pulses of this period make the run invalid."""
    tick, period = run.identity.tick, Fraction(settings.period)
    limits = [ClockLimit.of(each) for each in run.limits]
    begin = run.end.start_ticks + int(BEGUN / tick) if run.end else None
    until = measured_until(run, observation.configuration)
    collectors = {name: Collector(source(name)) for name in (settings.input, settings.reference) if name}

    def found() -> tuple[ClockFinding, list[str]]:
        trains, wrong, doubts = dict[str, Train](), list[str](), list[str]()
        for name, collector in collectors.items():
            stamps = collector.stamps()
            ticks = measured_period(stamps.times, float(period / tick))
            if ticks is None:
                early = len(stamps.times) < FEWEST and (run.end is None or run.end.reason not in AS_PLANNED)
                (doubts if early else wrong).append(_no_train(name, stamps.times, period, tick, early=early))
                trains[name] = Train(stamps.times[:0], stamps.times[:0])
                continue
            watched = Watched(begin, until, stamps.after)
            trains[name] = train(stamps.times, stamps.counts, ticks, float(Fraction(settings.tolerance)), watched)
        if missing := observation.missing:
            doubts.append(
                f"{counted(missing, 'block')} were lost on the link: what is called missing may have been in them"
            )
        return finding(settings, trains, tick, limits, doubts), wrong

    return Finder(found, [*collectors.values()])


def finding(
    settings: ClockSettings,
    trains: dict[str, Train],
    tick: Fraction,
    limits: Sequence[ClockLimit] = (),
    doubts: Sequence[str] = (),
) -> ClockFinding:
    """The entry `findings`, of numbered pulses by input."""
    period = Fraction(settings.period)
    mine, other = trains[settings.input], trains[settings.reference] if settings.reference else None
    numbers, errors = _series(mine, other, period, tick)
    ticks, doubts = float(period / tick), [*doubts]
    enough = len(numbers) >= 2
    frequency = timeerror.frequency(numbers, errors, ticks) if enough else None
    if settings.remove == "offset" and enough:
        errors = timeerror.without_line(numbers, errors)
    parts = [errors[each] for each in stretches(numbers)]
    masks = sorted({each.mask for each in limits if each.mask})
    asked = (each.periods(period) for each in limits)
    points = curve(parts, float(period), [each for each in (*asked, *_corners(masks, period)) if each])
    filtered = _filtered(parts, masks, points, float(period), doubts)
    table = _table(points, filtered, float(period), float(tick))
    return ClockFinding(
        period=float(period),
        clock=_train(settings.input, mine),
        reference=_train(settings.reference, other) if settings.reference and other else None,
        removed=settings.remove,
        seconds=float(int(numbers[-1] - numbers[0]) * period) if enough else 0.0,
        stretches=len(parts),
        longest=max(map(len, parts), default=0),
        frequency=frequency.offset if frequency else None,
        frequency_interval=frequency.interval if frequency else None,
        time_error=_errors(settings, mine, numbers, errors) if enough else None,
        series=_thinned(numbers, errors, float(period)),
        curve=table,
        masks=[entry for name in masks for entry in _judged(name, table, float(tick))],
        doubts=doubts,
    )


def _series(mine: Train, other: Train | None, period: Fraction, tick: Fraction) -> tuple[Int64, NDArray[np.float64]]:
    """Numbers and time errors in ticks."""
    if not len(mine.times) or (other is not None and not len(other.times)):
        return mine.numbers[:0], np.empty(0)
    if other is None:
        return mine.numbers, errors_by_clock(mine, period, tick)
    return errors_by_reference(mine, other, float(period / tick))


def _no_train(name: str, times: Int64, period: Fraction, tick: Fraction, *, early: bool) -> str:
    """Why what came is no clock; of a run that ended `early`, that it is not known."""
    if len(times) < FEWEST:
        came = f"{counted(len(times), 'pulse')} came on {name}"
        return f"{came} before the run ended: too few to tell" if early else f"{came}: that is no clock"
    rate = format_rate(float(1 / (np.median(np.diff(times)) * float(tick))), 4)
    return f"the pulses on {name} come at {rate}, not at {format_rate(float(1 / period))}: say so with --period"


def _train(name: str, found: Train) -> PulseTrain:
    return PulseTrain(
        input=name,
        pulses=len(found.times),
        missing=found.total(MISSING),
        lost=found.total(LOST),
        extra=found.total(EXTRA),
        jumps=found.total(JUMP),
        unseen=found.unseen,
        wrong=[WrongPulses(what=each.what, time=each.time, number=each.number) for each in found.wrong[:LISTED]],
    )


def _errors(settings: ClockSettings, mine: Train, numbers: Int64, errors: NDArray[np.float64]) -> TimeErrors:
    worst = int(np.argmax(np.abs(errors)))
    known = settings.reference is not None and settings.remove == "nothing"
    return TimeErrors(
        max=abs(float(errors[worst])),
        at=int(mine.times[np.searchsorted(mine.numbers, numbers[worst])]),
        constant=float(errors.mean()) if known else None,
        sd=float(errors.std(ddof=1)),
        range=float(np.ptp(errors)),
        floor=triangular(1.0) if settings.reference else rectangular(0.5),
    )


def _thinned(numbers: Int64, errors: NDArray[np.float64], period: float) -> TimeErrorSeries:
    found = timeerror.extents(numbers, errors) if len(numbers) else []
    first = int(numbers[0]) if len(numbers) else 0
    return TimeErrorSeries(
        at=[(each.number - first) * period for each in found],
        low=[each.low for each in found],
        high=[each.high for each in found],
    )


def _corners(masks: Iterable[str], period: Fraction) -> list[int]:
    """Periods at which a mask changes, the last whole one before."""
    return [int(Fraction(str(border)) / period) for name in masks for border in borders(name)]


def _filtered(
    parts: Sequence[NDArray[np.float64]],
    masks: Sequence[str],
    points: Sequence[Point],
    period: float,
    doubts: list[str],
) -> dict[int, float | None]:
    """MTIE behind the filter that a mask wants, by the interval; empty if none does."""
    if not any(MASKS[name].filtered for name in masks):
        return {}
    if period > SLOWEST_FILTERED:
        doubts.append("pulses that are more than a second apart say nothing of MTIE behind a filter of 0.1 Hz")
        return {}
    passed = [low_passed(each, period) for each in parts]
    return {factor: extent for factor, (extent, _) in mtie_of(passed, [each.factor for each in points]).items()}


def _table(points: Sequence[Point], filtered: dict[int, float | None], period: float, tick: float) -> Stability:
    none = Deviation(0.0, 0)
    tdevs, adevs = [each.tdev or none for each in points], [each.adev or none for each in points]

    def of(each: Deviation, value: float | None, unit: float = 1.0) -> float | None:
        return value * unit if each.terms and value is not None else None

    return Stability(
        periods=[each.factor for each in points],
        tau=[each.factor * period for each in points],
        mtie=[each.mtie for each in points],
        filtered=[filtered.get(each.factor) for each in points],
        windows=[each.windows for each in points],
        tdev=[of(each, each.value) for each in tdevs],
        tdev_terms=[each.terms for each in tdevs],
        tdev_low=[of(each, each.low) for each in tdevs],
        tdev_high=[of(each, each.high) for each in tdevs],
        adev=[of(each, each.value, tick) for each in adevs],
        adev_terms=[each.terms for each in adevs],
        adev_low=[of(each, each.low, tick) for each in adevs],
        adev_high=[of(each, each.high, tick) for each in adevs],
        noise=[each.noise for each in points],
    )


def _judged(name: str, table: Stability, tick: float) -> Iterable[MaskJudged]:
    """By the figures themselves, at each interval of the curve that the mask is about."""
    for figure, mask in of_mask(name):
        values = table.tdev if figure != MTIE else table.filtered if mask.filtered else table.mtie
        judged = [
            (tau, value, allowed)
            for tau, value in zip(table.tau, values, strict=True)
            if value is not None and (allowed := mask.limit(figure, tau)) is not None
        ]
        above = [each for each in judged if each[1] * tick > each[2]]
        first = FirstAbove(tau=above[0][0], found=above[0][1], allowed=above[0][2]) if above else None
        yield MaskJudged(
            mask=name,
            figure=figure,
            edition=mask.edition,
            begin=judged[0][0] if judged else None,
            end=judged[-1][0] if judged else None,
            until=float(mask.span(figure)[1]),
            points=len(judged),
            above=len(above),
            first=first,
        )
