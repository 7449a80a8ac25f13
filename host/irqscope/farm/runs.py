# SPDX-License-Identifier: BSD-2-Clause
"""The runs of a target: their figures, and the one before a regression."""

import datetime
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..errors import BadInput
from .dataset import name_of
from .engines import Engine
from .farmrecord import FarmTarget
from .trends import begin_of, keep_days, quantiles

_RUNS = """
select run, min(date), max(date), cast(sum(n) as bigint), cast(sum(later) as bigint), cast(sum(missing) as bigint),
    min(min_s), max(max_s), max(directory), max(conditions)
from snapshots where segment = :segment group by run order by run desc
"""


@dataclass(frozen=True)
class FarmRun:
    """A run of a target: its name in the dataset, the days it has, its samples and those that came while it was read,
    causes without a response, extremes in seconds (None without samples), the quantile that the farm follows (None with
    too few samples), the name of its directory, if it is known, and its conditions by name."""

    target: str
    name: str
    first: datetime.date
    last: datetime.date
    n: int
    later: int
    missing: int
    min: float | None
    max: float | None
    value: float | None
    directory: str | None
    conditions: Mapping[str, str]

    @property
    def begin(self) -> str:
        """For people, UTC."""
        return f"{_begin(self.name):%Y-%m-%d %H:%M:%S}"


def runs_of(engine: Engine, target: str, segment: str, quantile: str, since: str | None) -> list[FarmRun]:
    """Those that measured the segment, and have a day since then: whole runs, the newest first. The engine keeps the
    days of all of them. BadInput if one of them has no name of a run."""
    oldest, first = engine.version.days[0], begin_of(engine.version, since)
    engine.take([target])
    keep_days(engine, segment, oldest)
    values = {run: value for (_, run), value in quantiles(engine, "target, run", quantile, oldest)}
    found = [
        FarmRun(target, run, begin, end, n, later, missing, low, high, values.get(run), place, json.loads(told or "{}"))
        for run, begin, end, n, later, missing, low, high, place, told in engine.rows(_RUNS, segment=segment)
        if end >= first
    ]
    for run in found:
        _begin(run.name)
    return found


def paged(target: FarmTarget, runs: Sequence[FarmRun], newest: int) -> list[FarmRun]:
    """Those that have pages, of runs with the newest first: so many, and the last before each regression."""
    before = {change.last_before for change in target.changes if change.share > 0}
    last = {next((run.name for run in runs if str(run.first) <= day), "") for day in before}
    return [run for number, run in enumerate(runs) if number < newest or run.name in last]


def _begin(name: str) -> datetime.datetime:
    """When a run of that name began: it can stand in a path as it is."""
    try:
        found = datetime.datetime.strptime(name, "%Y%m%dT%H%M%S.%fZ")
    except ValueError:
        found = None
    if not found or name_of(found) != name:
        raise BadInput(f"{name[:100]!r} is no name of a run: another program than irqscope wrote it into the farm")
    return found
