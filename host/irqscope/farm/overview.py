# SPDX-License-Identifier: BSD-2-Clause
"""A farm at a glance, as the content of farm.json: targets, the worst first, and the days on which one changed."""

import datetime
import math
from collections.abc import Iterator, Sequence

import numpy as np

from .. import __version__
from ..analysis.changepoint import CONFIDENCE, LEVEL, Change, changes
from ..analysis.quantiles import percent
from ..units import counted, format_measured, format_share
from .dataset import today
from .farmrecord import MISSING, QUANTILE, Farm, FarmDay, FarmSurface, FarmTarget, LevelChange
from .trends import Mixed, Trend

RELEVANT = 0.05
"""The least change, as a share of the level before, that is told: bins are up to half as wide."""


SILENT = 7
"""Days that a target may be without a run and nothing is said."""
TOLD = 3
"""Of what else changed, in the sentence of a regression."""
BIN = 1 / 32
"""Width of a bin as a share of its times: a quantile is known to it."""


def told(seconds: float, level: float | None = None) -> str:
    """A quantile, or a difference of two at this `level`, to the digit that their bins support."""
    size = abs(seconds if level is None else level) * BIN
    return format_measured(seconds, size) if size else "0 s"


def levels_of(change: LevelChange) -> tuple[str, str]:
    """The levels before and after it."""
    show = format_share if change.figure == MISSING else told
    return show(change.before), show(change.after)


def step_of(change: LevelChange) -> tuple[str, str]:
    """The bounds of a change, to the digit of the level before; if that is 0, of the one after."""
    low, high = change.step_interval
    if change.figure == MISSING:
        return format_share(low), format_share(high)
    level = change.before or change.after
    return told(low, level), told(high, level)


def share_of(change: LevelChange) -> str:
    """By how much it changed, of the level before."""
    return "not told: from 0" if change.share is None else format_share(change.share, signed=True)


def overview(found: list[Trend], segment: str, quantile: str, surfaces: Sequence[FarmSurface] = ()) -> Farm:
    """What `trends` found, with the changes of each target, and surfaces as they are; times are in seconds."""
    # What cannot change is not tested: a target that always answered costs the others nothing.
    tests = len(found) + sum(any(day.missing for day in trend.days) for trend in found)
    targets = [_target(trend, tests) for trend in found]
    targets.sort(key=lambda each: (-(each.of_last_days or each.of_all_days or 0), each.target))
    changed = sorted((change for each in targets for change in each.changes), key=lambda change: -change.ratio)
    days = [day.date for each in targets for day in each.days]
    newest, mixed = min(max(days), str(today())), {trend.target: trend.mixed for trend in found}
    return Farm(
        tool=f"irqscope {__version__}",
        segment=segment,
        quantile=quantile,
        first=min(days),
        last=max(days),
        level=LEVEL,
        confidence=CONFIDENCE,
        samples=sum(each.n for each in targets),
        targets=targets,
        surfaces=[*surfaces],
        regressions=[change for change in changed if change.is_worse],
        improvements=[change for change in reversed(changed) if not change.is_worse],
        warnings=[
            f"{each.target}: {text}"
            for each in targets
            for text in (*_warnings(each, newest), *_not_alike(mixed.get(each.target)))
        ],
    )


def _warnings(target: FarmTarget, newest: str) -> Iterator[str]:
    """What its figures do not tell; `newest` is the last day of the farm, or today if that is earlier."""
    days, last = counted(len(target.days), "day"), target.days[-1].date

    def some(number: int, verb: str = "has have") -> str:
        return f"{number} of {days} {verb.split()[number != 1]}"

    if (silent := (datetime.date.fromisoformat(newest) - datetime.date.fromisoformat(last)).days) > SILENT:
        yield f"nothing was measured since {last}, {counted(silent, 'day')} before the farm's last one"
    if later := [day.date for day in target.days if day.date > newest]:
        yield f"{some(len(later), 'is are')} after today, the last is {later[-1]}: a clock was wrong, here or there"
    if target.left_out:
        yield f"{some(target.left_out)} too few samples for the quantile"
    if lost := [day for day in target.days if day.missing]:
        causes, one = counted(target.n + target.missing, "cause"), target.missing == 1
        yield (
            f"{target.missing} of {causes} {'has' if one else 'have'} no latency, on {len(lost)} of {days}, from "
            f"{lost[0].date} to {lost[-1].date}: {'it counts' if one else 'they count'} as longer than all samples"
        )
    if unanswered := sum(day.unanswered for day in target.days):
        yield f"{some(unanswered)} no quantile: it is among the causes without a latency"


def _not_alike(mixed: Mixed | None) -> Iterator[str]:
    """That runs of other rates, workloads or loads are in one figure."""
    if mixed:
        told = "; ".join(f"{name}: {', '.join(each or 'nothing' for each in its)}" for name, its in mixed.asked.items())
        yield (
            f"its runs of {mixed.date} were not asked alike ({told}) and are in one figure: add runs of another rate, "
            "workload or load under a --target of their own"
        )


def sentences(farm: Farm) -> list[str]:
    """What was found, for the page and the terminal; the first is how many targets and days."""
    also = " and of its causes without a latency" if any(each.missing for each in farm.targets) else ""
    lines = [
        f"{counted(len(farm.targets), 'target')}, {farm.first} to {farm.last}: "
        f"{counted(len(farm.regressions), 'regression')} and {counted(len(farm.improvements), 'improvement')} of "
        f"the {percent(farm.quantile)} % quantile of {farm.segment}{also}."
    ]
    for change in farm.regressions:
        span = "" if change.earliest == change.latest else f" ({change.earliest} to {change.latest})"
        low, high = step_of(change)
        share = "" if change.share is None else f", {share_of(change)}"
        before, after = levels_of(change)
        what = "causes without a latency, " if change.figure == MISSING else ""
        lines.append(
            f"{change.target} became worse on {change.date}{span}: {what}{before} to {after}{share} (by {low} to "
            f"{high}), "
            f"p = {change.p:.1g}." + (f" Also: {'; '.join(change.also[:TOLD])}." if change.also else "")
        )
    return lines


def _target(trend: Trend, tests: int) -> FarmTarget:
    known = [(day.date, day.value) for day in trend.days if day.value is not None and day.value < math.inf]
    lost = [(day.date, day.missing / (day.n + day.missing)) for day in trend.days if day.n + day.missing]
    worst = max(trend.days, key=lambda day: day.max)
    every = [*_changes(trend.target, QUANTILE, known, tests), *_changes(trend.target, MISSING, lost, tests)]
    return FarmTarget(
        target=trend.target,
        n=trend.n,
        whole=_finite(trend.whole),
        whole_unanswered=trend.whole == math.inf,
        recent=_finite(trend.recent),
        recent_unanswered=trend.recent == math.inf,
        max=worst.max,
        max_date=str(worst.date),
        missing=sum(day.missing for day in trend.days),
        left_out=sum(day.value is None for day in trend.days),
        days=[
            FarmDay(
                date=str(day.date),
                n=day.n,
                value=_finite(day.value),
                unanswered=day.value == math.inf,
                max=day.max,
                missing=day.missing,
            )
            for day in trend.days
        ],
        changes=sorted(every, key=lambda change: change.date),
    )


def _finite(value: float | None) -> float | None:
    return None if value == math.inf else value


def _changes(
    target: str, figure: str, series: Sequence[tuple[datetime.date, float]], tests: int
) -> Iterator[LevelChange]:
    """Those of a figure by day that are large enough to matter. Where fewer than half of the days have a loss both
    levels may be 0: such a change is none that could be told."""
    dates = [date for date, _ in series]
    for change in changes(np.array([value for _, value in series], dtype=np.float64), tests):
        found = _change(target, figure, change, dates)
        if change.step and abs(found.ratio) >= RELEVANT:
            yield found


def _change(target: str, figure: str, change: Change, dates: Sequence[datetime.date]) -> LevelChange:
    return LevelChange(
        target=target,
        figure=figure,
        date=str(dates[change.index]),
        last_before=str(dates[change.index - 1]),
        earliest=str(dates[change.first]),
        latest=str(dates[change.last]),
        p=change.p,
        before=change.before,
        after=change.after,
        share=change.step / change.before if change.before else None,
        step_interval=(change.low, change.high),
    )
