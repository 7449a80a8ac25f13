# SPDX-License-Identifier: BSD-2-Clause
"""What an engine finds in a farm: a quantile by target and day, exact for the bins, and the figures of each target.

A quantile is that of all causes of the day together, not a mean of quantiles: bins are added up. Its value is the
upper end of the bin with the cause of rank ceil(q * n), no more than the largest sample, so that none is understated:
bins are in the order of their upper ends, since those of instruments with other ticks overlap.
Causes without a latency count as longer than all samples: a quantile that is among them is infinite.
"""

import datetime
import json
import math
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from ..analysis.quantiles import needed as least_n
from ..errors import BadInput
from ..findings.conditions import is_asked, unlike
from .dataset import Version
from .engines import Engine

Told = Callable[[int, int], None]
"""Is given how many of how many are done."""
RECENT = 30
"""Days, up to the newest of the farm (`Version.newest`), by which targets are put in order."""
_SINCE = re.compile(r"([1-9][0-9]{0,3})(d|mo|y)")
_LENGTHS = {"d": 1, "mo": 30, "y": 365}

_DAILY = """
select target, run, date, low_s, high_s, cast(sum(count) as bigint) as count
from bins where segment = :segment and date >= :since group by all
"""
_FIGURES = """
select target, run, date, cast(sum(n) as bigint) as n, cast(sum(later) as bigint) as later, max(max_s) as max_s,
    cast(sum(missing) as bigint) as missing
from snapshots where segment = :segment and date >= :since group by all
"""
_DAYS = """
select target, date, cast(sum(n) as bigint), max(max_s), cast(sum(missing) as bigint)
from figures group by target, date order by target, date
"""
_ASKED = """
select distinct target, date, conditions from snapshots
where segment = :segment and date >= :since and conditions is not null order by target, date, conditions
"""
_QUANTILE = """
with summed as (
    select {keys}, high_s, cast(sum(count) as bigint) as count from daily where date >= :since group by all
), ranked as (
    select {keys}, high_s, cast(sum(count) over (partition by {keys} order by high_s) as bigint) as rank,
        cast(sum(count) over (partition by {keys}) as bigint) as held
    from summed
), told as (
    select {keys}, max(max_s) as max_s, cast(sum(missing) as bigint) as missing
    from figures where date >= :since group by all
), placed as (
    select {keys}, coalesce(held, 0) + missing as n, rank, least(high_s, max_s) as high_s
    from told left join ranked using ({keys})
)
select {keys}, n, min(high_s) filter (where cast(rank as decimal(19, 0)) * cast(:denominator as decimal(18, 0))
    >= cast(n as decimal(19, 0)) * cast(:numerator as decimal(18, 0))) as value
from placed group by {keys}, n order by {keys}
"""
_UNBALANCED = """
with held as (select target, run, cast(sum(count) as bigint) as held from daily group by target, run),
told as (select target, run, cast(sum(n + later) as bigint) as told from figures group by target, run)
select target, run, coalesce(held, 0), told from told left join held using (target, run)
where coalesce(held, 0) <> told order by target, run limit 1
"""


@dataclass(frozen=True)
class Day:
    """One day of a target: samples, quantile in seconds (None with too few for it, infinite if it is among the missing
    causes), largest sample, missing causes."""

    date: datetime.date
    n: int
    value: float | None
    max: float
    missing: int


@dataclass(frozen=True)
class Mixed:
    """A day on which runs of a target were not asked alike: conditions by name, with what each was."""

    date: datetime.date
    asked: Mapping[str, Sequence[str | None]]


@dataclass(frozen=True)
class Trend:
    """A target: its days in order; the quantile of all of them together, and of those among the farm's last `RECENT`
    (None without, or with too few samples; infinite as that of a day), and the last of these that is mixed."""

    target: str
    days: Sequence[Day]
    whole: float | None
    recent: float | None
    mixed: Mixed | None = None

    @property
    def n(self) -> int:
        """Samples of all days."""
        return sum(day.n for day in self.days)


def trends(engine: Engine, segment: str, quantile: str, since: str | None, status: Told | None = None) -> list[Trend]:
    """Every target that measured the segment, by name; `status` is told how many targets are done. BadInput if none
    did, or the dataset cannot be read, or its books do not balance."""
    version = engine.version
    targets, newest, first = version.targets, version.newest, begin_of(version, since)
    found: list[Trend] = []
    for number in range(0, len(targets), engine.together):
        part = targets[number : number + engine.together]
        engine.take(part)
        found += _trends(engine, segment, quantile, first, newest)
        if status:
            status(number + len(part), len(targets))
    if not found:
        raise BadInput(
            f"{version.dataset.place} holds nothing of segment {segment}" + (f" since {first}" if since else "")
        )
    return found


def begin_of(version: Version, since: str | None) -> datetime.date:
    """The first day that is looked at."""
    return version.days[0] if since is None else first_day(since, version.newest)


def days_of(text: str) -> int | None:
    """What 90d, 6mo (of 30 days) or 1y is in days; None of something else."""
    match = _SINCE.fullmatch(text)
    return int(match.group(1)) * _LENGTHS[match.group(2)] if match else None


def first_of(days: int, newest: datetime.date) -> datetime.date:
    """The first of so many days, of which the `newest` is the last; no calendar begins before year 1."""
    return datetime.date.fromordinal(max(1, newest.toordinal() - days + 1))


def first_day(since: str, newest: datetime.date) -> datetime.date:
    """The day that `since` means: a date, or so long before the `newest` as `days_of` it."""
    if days := days_of(since):
        return first_of(days, newest)
    try:
        return datetime.date.fromisoformat(since)
    except ValueError as error:
        raise BadInput(f"{since[:100]!r} is no time to begin at: write 90d, 6mo, 1y or 2026-11-23") from error


def _trends(
    engine: Engine, segment: str, quantile: str, first: datetime.date, newest: datetime.date
) -> Iterator[Trend]:
    keep_days(engine, segment, first)
    daily = dict(quantiles(engine, "target, date", quantile, first))
    whole = dict(quantiles(engine, "target", quantile, first))
    late = first_day(f"{RECENT}d", newest)
    recent, mixed = dict(quantiles(engine, "target", quantile, late)), _mixed(engine, segment, max(first, late))
    days: dict[str, list[Day]] = {}
    for target, date, n, most, missing in engine.rows(_DAYS):
        days.setdefault(target, []).append(Day(date, n, daily.get((target, date)), most or 0.0, missing))
    return (
        Trend(target, each, whole.get((target,)), recent.get((target,)), mixed.get(target))
        for target, each in days.items()
    )


def _mixed(engine: Engine, segment: str, since: datetime.date) -> dict[str, Mixed]:
    """By target, the last day since then on which its runs were not asked alike."""
    days: dict[tuple[str, datetime.date], list[dict[str, str]]] = {}
    for target, date, text in engine.rows(_ASKED, segment=segment, since=since):
        asked = {name: each for name, each in json.loads(text).items() if is_asked(name)}
        days.setdefault((target, date), []).append(asked)
    return {target: Mixed(date, found) for (target, date), runs in days.items() if (found := unlike(runs))}


def keep_days(engine: Engine, segment: str, since: datetime.date) -> None:
    """Have the engine keep the days of each run of the targets that it has taken, in which `quantiles` are found: their
    bins as `daily`, their counts as `figures`. BadInput if the books of a run do not balance."""
    engine.keep("daily", _DAILY, segment=segment, since=since)
    engine.keep("figures", _FIGURES, segment=segment, since=since)
    for target, run, held, told in engine.rows(_UNBALANCED):
        raise BadInput(
            f"{engine.version.dataset.place} has {held} samples in the bins of {target}'s run {run} and should have "
            f"{told}: add it again with --replace"
        )


def quantiles(
    engine: Engine, keys: str, quantile: str, since: datetime.date
) -> list[tuple[tuple[Any, ...], float | None]]:
    """The quantile of all causes of the days since then that have the same `keys`: `target`, `run`, `date`. None with
    too few for it, infinite if it is among those without a latency."""
    q, least = Fraction(quantile), least_n(quantile)
    query = _QUANTILE.format(keys=keys)
    rows = engine.rows(query, since=since, numerator=q.numerator, denominator=q.denominator)
    return [(tuple(keys), None if n < least else math.inf if value is None else value) for *keys, n, value in rows]
