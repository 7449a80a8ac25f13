# SPDX-License-Identifier: BSD-2-Clause
"""A farm at a glance, as the content of farm.json: targets, the worst first, and the days on which one changed."""

import datetime
from collections.abc import Sequence

import numpy as np

from .. import __version__
from ..analysis.changepoint import CONFIDENCE, LEVEL, Change, changes
from ..analysis.quantiles import percent
from ..units import counted, format_measured, format_share
from .farmrecord import Farm, FarmDay, FarmSurface, FarmTarget, LevelChange
from .trends import Trend

RELEVANT = 0.05
"""The least change, as a share of the level before, that is told: bins are up to half as wide."""


TOLD = 3
"""Of what else changed, in the sentence of a regression."""
BIN = 1 / 32
"""Width of a bin as a share of its times: a quantile is known to it."""


def told(seconds: float, level: float | None = None) -> str:
    """A quantile, or a difference of two at this `level`, to the digit that their bins support."""
    size = abs(seconds if level is None else level) * BIN
    return format_measured(seconds, size) if size else "0 s"


def step_of(change: LevelChange) -> tuple[str, str]:
    """The bounds of a change, to the digit of the level before; if that is 0, of the one after."""
    low, high = change.step_interval
    level = change.before or change.after
    return told(low, level), told(high, level)


def share_of(change: LevelChange) -> str:
    """By how much it changed, of the level before."""
    return "not told: from 0" if change.share is None else format_share(change.share, signed=True)


def overview(found: list[Trend], segment: str, quantile: str, surfaces: Sequence[FarmSurface] = ()) -> Farm:
    """What `trends` found, with the changes of each target, and surfaces as they are; times are in seconds."""
    targets = [_target(trend, len(found)) for trend in found]
    targets.sort(key=lambda each: (-(each.recent or each.whole or 0), each.target))
    changed = sorted((change for each in targets for change in each.changes), key=lambda change: -change.ratio)
    days = [day.date for each in targets for day in each.days]
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
            f"{each.target}: {each.left_out} of {len(each.days)} days have too few samples for the quantile"
            for each in targets
            if each.left_out
        ],
    )


def sentences(farm: Farm) -> list[str]:
    """What was found, for the page and the terminal; the first is how many targets and days."""
    lines = [
        f"{counted(len(farm.targets), 'target')}, {farm.first} to {farm.last}: "
        f"{counted(len(farm.regressions), 'regression')} and {counted(len(farm.improvements), 'improvement')} of "
        f"the {percent(farm.quantile)} % quantile of {farm.segment}."
    ]
    for change in farm.regressions:
        span = "" if change.earliest == change.latest else f" ({change.earliest} to {change.latest})"
        low, high = step_of(change)
        share = "" if change.share is None else f", {share_of(change)}"
        lines.append(
            f"{change.target} became worse on {change.date}{span}: {told(change.before)} to "
            f"{told(change.after)}{share} (by {low} to {high}), "
            f"p = {change.p:.1g}." + (f" Also: {'; '.join(change.also[:TOLD])}." if change.also else "")
        )
    return lines


def _target(trend: Trend, tests: int) -> FarmTarget:
    used = [(day.date, day.value) for day in trend.days if day.value is not None]
    series = np.array([value for _, value in used], dtype=np.float64)
    worst = max(trend.days, key=lambda day: day.max)
    every = [_change(trend.target, change, [date for date, _ in used]) for change in changes(series, tests)]
    return FarmTarget(
        target=trend.target,
        n=sum(day.n for day in trend.days),
        whole=trend.whole,
        recent=trend.recent,
        max=worst.max,
        max_date=str(worst.date),
        missing=sum(day.missing for day in trend.days),
        left_out=len(trend.days) - len(used),
        days=[FarmDay(date=str(day.date), n=day.n, value=day.value, max=day.max) for day in trend.days],
        changes=[change for change in every if abs(change.ratio) >= RELEVANT],
    )


def _change(target: str, change: Change, dates: list[datetime.date]) -> LevelChange:
    return LevelChange(
        target=target,
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
