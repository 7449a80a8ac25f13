# SPDX-License-Identifier: BSD-2-Clause
"""What DuckDB finds in a farm's dataset: a quantile by target and day, exact for the bins, and each target's figures.

A quantile is that of all samples of the day together, not a mean of quantiles: bins are added up. Its value is the
upper end of the bin with the sample of rank ceil(q * n), no more than the largest sample, so that none is understated.
"""

import datetime
import logging
import re
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from ..analysis.quantiles import needed as least_n
from ..errors import BadInput
from ..exports.extra import needed
from .dataset import BINS, EXTRA, SNAPSHOTS, Dataset

LOG = logging.getLogger(__name__)
RECENT = 30
"""Days, up to the newest of the farm, by which targets are put in order."""
_SINCE = re.compile(r"([1-9][0-9]{0,3})(d|mo|y)")
_DAYS = {"d": 1, "mo": 30, "y": 365}

_DAILY = """
create temp table daily as
select target, date, low_s, high_s, sum(count)::bigint as count
from read_parquet($files, hive_partitioning = true,
    hive_types = {'target': varchar, 'date': date, 'run': varchar})
where segment = $segment and date >= $since group by all
"""
_FIGURES = """
create temp table figures as
select target, date, sum(n)::bigint as n, max(max_s) as max_s, sum(missing)::bigint as missing
from read_parquet($files, hive_partitioning = true,
    hive_types = {'target': varchar, 'date': date, 'run': varchar})
where segment = $segment and date >= $since group by all
"""
_QUANTILE = """
with summed as (
    select {keys}, low_s, high_s, sum(count) as count from daily where date >= $from group by all
), ranked as (
    select {keys}, high_s, sum(count) over (partition by {keys} order by low_s, high_s) as rank,
        sum(count) over (partition by {keys}) as n
    from summed
), extremes as (
    select {keys}, max(max_s) as max_s from figures where date >= $from group by all
)
select {keys}, n::bigint as n,
    least(min(high_s) filter (rank * $denominator >= n * $numerator), any_value(max_s)) as value
from ranked join extremes using ({keys}) group by all order by all
"""


@dataclass(frozen=True)
class Day:
    """One day of a target: samples, quantile in seconds (None with too few for it), largest sample, missing causes."""

    date: datetime.date
    n: int
    value: float | None
    max: float
    missing: int


@dataclass(frozen=True)
class Trend:
    """A target: its days in order; the quantile of all of them together, and of those among the farm's last `RECENT`
    (None without, or with too few samples)."""

    target: str
    days: Sequence[Day]
    whole: float | None
    recent: float | None


def trends(dataset: Dataset, segment: str, quantile: str, since: str | None) -> list[Trend]:
    """Every target that measured the segment, by name; BadInput if none did, or the dataset cannot be read."""
    duckdb = needed("duckdb", extra=EXTRA)
    with duckdb.connect() as connection:
        try:
            return _trends(connection, dataset, segment, quantile, since)
        except duckdb.Error as error:
            raise BadInput(f"{dataset.path} cannot be read: {str(error).splitlines()[0]}") from error


def first_day(since: str, newest: datetime.date) -> datetime.date:
    """The day that `since` means: a date, or so long before the `newest`, as 90d, 6mo (of 30 days) or 1y."""
    if match := _SINCE.fullmatch(since):
        return newest - datetime.timedelta(days=int(match.group(1)) * _DAYS[match.group(2)] - 1)
    try:
        return datetime.date.fromisoformat(since)
    except ValueError as error:
        raise BadInput(f"{since[:100]!r} is no time to begin at: write 90d, 6mo, 1y or 2026-11-23") from error


def _trends(connection: Any, dataset: Dataset, segment: str, quantile: str, since: str | None) -> list[Trend]:
    for target, run in sorted(dataset.unfinished()):
        LOG.warning(
            f"{dataset.path}: the run {run} of {target} is left out, whose adding was not finished: add it again"
        )
    newest = max(_date(path.parent.parent.name) for path in dataset.files(SNAPSHOTS))
    first = first_day(since, newest) if since else datetime.date.min
    for query, table in ((_DAILY, BINS), (_FIGURES, SNAPSHOTS)):
        files = [str(path) for path in dataset.files(table)]
        connection.execute(query, {"files": files, "segment": segment, "since": first})
    _check(connection, dataset)
    daily = _quantiles(connection, "target, date", quantile, first)
    whole = dict(_quantiles(connection, "target", quantile, first))
    recent = dict(_quantiles(connection, "target", quantile, first_day(f"{RECENT}d", newest)))
    values = {(target, date): value for (target, date), value in daily}
    rows = connection.execute("select target, date, n, max_s, missing from figures order by target, date").fetchall()
    if not rows:
        raise BadInput(f"{dataset.path} holds nothing of segment {segment}" + (f" since {first}" if since else ""))
    days: dict[str, list[Day]] = {}
    for target, date, n, most, missing in rows:
        days.setdefault(target, []).append(Day(date, n, values.get((target, date)), most or 0.0, missing))
    return [Trend(target, each, whole.get((target,)), recent.get((target,))) for target, each in days.items()]


def _quantiles(
    connection: Any, keys: str, quantile: str, first: datetime.date
) -> list[tuple[tuple[Any, ...], float | None]]:
    q, least = Fraction(quantile), least_n(quantile)
    rows = connection.execute(
        _QUANTILE.format(keys=keys), {"from": first, "numerator": q.numerator, "denominator": q.denominator}
    ).fetchall()
    return [(tuple(row[:-2]), row[-1] if row[-2] >= least else None) for row in rows]


def _check(connection: Any, dataset: Dataset) -> None:
    """BadInput where bins hold fewer samples than their snapshots count: a part of a run is missing."""
    wrong = connection.execute(
        "select target, date from figures left join (select target, date, sum(count) as held from daily group by all) "
        "using (target, date) where coalesce(held, 0) < n order by all limit 1"
    ).fetchone()
    if wrong:
        raise BadInput(
            f"{dataset.path} lacks bins of {wrong[0]} of {wrong[1]}: add the runs of that day again with --replace"
        )


def _date(partition: str) -> datetime.date:
    try:
        return datetime.date.fromisoformat(partition.removeprefix("date="))
    except ValueError as error:
        raise BadInput(f"the dataset has a partition {partition[:100]!r}, which is no date: remove it") from error
