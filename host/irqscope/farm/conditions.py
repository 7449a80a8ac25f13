# SPDX-License-Identifier: BSD-2-Clause
"""What changed of the conditions under which a target was measured when its level did."""

import datetime
import json
from collections.abc import Iterator, Mapping

from ..base.records import changed
from ..findings.conditions import unlike
from .engines import Engine
from .farmrecord import Farm, LevelChange

_CONDITIONS = """
select distinct target, date, conditions from snapshots
where segment = :segment and conditions is not null order by target, date, conditions
"""


def with_conditions(farm: Farm, engine: Engine) -> Farm:
    """The same, each change with what else changed between the days around it."""
    targets = sorted({each.target for each in (*farm.regressions, *farm.improvements)})
    if not targets:
        return farm
    days: dict[str, dict[datetime.date, dict[str, set[str]]]] = {}
    engine.take(targets)
    for target, date, text in engine.rows(_CONDITIONS, segment=farm.segment):
        of_day = days.setdefault(target, {}).setdefault(date, {})
        for name, value in json.loads(text).items():
            of_day.setdefault(name, set()).add(value)

    def told(change: LevelChange) -> LevelChange:
        return changed(change, also=[*_differences(change, days.get(change.target, {}))])

    return changed(
        farm,
        targets=[changed(each, changes=[*map(told, each.changes)]) for each in farm.targets],
        regressions=[*map(told, farm.regressions)],
        improvements=[*map(told, farm.improvements)],
    )


def _differences(change: LevelChange, days: Mapping[datetime.date, Mapping[str, set[str]]]) -> Iterator[str]:
    """From the last day before the interval to its last day."""
    last, earliest = datetime.date.fromisoformat(change.latest), datetime.date.fromisoformat(change.earliest)
    before = max((date for date in days if date < earliest), default=None)
    if before is None or last not in days:
        return
    yield from differing(days[before], days[last])


def differing(before: Mapping[str, set[str]], after: Mapping[str, set[str]]) -> Iterator[str]:
    """Conditions that are not the same, with what each was and is: all texts that there were."""
    both = [{name: ", ".join(sorted(texts)) for name, texts in each.items()} for each in (before, after)]
    for name, (old, new) in unlike(both).items():
        yield f"{name}: {old or 'nothing'} before, {new or 'nothing'} after"
