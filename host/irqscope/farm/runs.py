# SPDX-License-Identifier: BSD-2-Clause
"""The runs of a target: their figures, and the one before a regression."""

import datetime
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..analysis.quantiles import QUANTILES
from ..errors import BadInput
from .dataset import name_of
from .engines import Engine
from .farmrecord import FarmTarget
from .trends import keep_days, quantiles

_RUNS = """
select run, min(date), max(date), cast(sum(n) as bigint), cast(sum(later) as bigint), cast(sum(missing) as bigint),
    min(min_s), max(max_s), max(directory), max(conditions)
from snapshots where segment = :segment group by run order by run desc
"""


def told_of(quantile: str) -> list[str]:
    """Quantiles that a run and a target are told by, ascending: from the median on, and the one that is followed."""
    return sorted({quantile, *(each for each in QUANTILES if float(each) >= 0.5)}, key=float)


@dataclass(frozen=True)
class FarmRun:
    """A run of a target: its name in the dataset, the days it has, its samples and those that came while it was read,
    causes without a latency, extremes in seconds (None without samples), quantiles by their share (None with too few
    samples, infinite among causes without a latency), the name of its directory, if it is known, and its conditions by
    name."""

    target: str
    name: str
    first: datetime.date
    last: datetime.date
    n: int
    later: int
    missing: int
    min: float | None
    max: float | None
    quantiles: Mapping[str, float | None]
    directory: str | None
    conditions: Mapping[str, str]

    @property
    def begin(self) -> str:
        """For people, UTC."""
        return f"{_begin(self.name):%Y-%m-%d %H:%M:%S}"


def runs_of(engine: Engine, target: str, segment: str, quantile: str) -> list[FarmRun]:
    """All that measured the segment, the newest first. The engine keeps their days. BadInput if a name is none."""
    oldest = engine.version.days[0]
    engine.take([target])
    keep_days(engine, segment, oldest)
    found = {each: dict(quantiles(engine, "target, run", each, oldest)) for each in told_of(quantile)}

    runs = []
    for name, begin, end, n, later, missing, low, high, directory, told in engine.rows(_RUNS, segment=segment):
        known = {each: values.get((target, name)) for each, values in found.items()}
        conditions = json.loads(told or "{}")
        runs.append(FarmRun(target, name, begin, end, n, later, missing, low, high, known, directory, conditions))
    for run in runs:
        _begin(run.name)
    return runs


def paged(target: FarmTarget, runs: Sequence[FarmRun], newest: int) -> list[FarmRun]:
    """Those that have pages, of runs with the newest first: so many, and the last before each regression."""
    before = {change.last_before for change in target.changes if change.is_worse}
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
