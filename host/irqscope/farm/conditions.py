# SPDX-License-Identifier: BSD-2-Clause
"""Under what a run was measured, as one text by name; and what of it changed when a target's level did."""

import datetime
import json
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction

from ..base.records import changed, content_of
from ..campaigns.record import CONSTANT
from ..campaigns.scenariofile import ScenarioRecord
from ..device.configuration import Configuration
from ..measuring.runrecord import RunRecord
from ..printable import printable
from .engines import Engine
from .farmrecord import Farm, LevelChange

LONGEST = 100
"""Characters of a text that are told."""
TARGET = "target."
"""How conditions begin that the target's record tells, section by section, as far as it could be read."""
PASSING = {"count", "duration"}
"""Of the stub's start line: how long it was to run is no condition."""
_CONDITIONS = """
select distinct target, date, conditions from snapshots
where segment = :segment and conditions is not null order by target, date, conditions
"""


def conditions_of(run: RunRecord, configuration: Configuration, scenario: ScenarioRecord | None) -> dict[str, str]:
    """Of the instrument, the stimulus, the stub, and, of a scenario of a campaign, the load and the target's record."""
    identity = run.identity
    found: dict[str, object] = {
        "tool": run.tool,
        "port": run.port,
        "board": identity.board,
        "build": run.instrument.build,
        "tick": identity.tick,
        "interval": {
            source.name.lower(): plan.interval * identity.tick for source, plan in configuration.stimuli.items()
        },
        "stub": {name: value for name, value in run.target.items() if name not in PASSING},
    }
    if scenario:
        found["scenario"] = scenario.definition.name
        found["load"] = [" ".join(command.run) for command in scenario.definition.commands]
        record = content_of(scenario.before) if scenario.before else {}
        found["target"] = {name: record.get(name) for name in CONSTANT}
    return dict(_flat("", found))


def _flat(prefix: str, value: object) -> Iterator[tuple[str, str]]:
    if isinstance(value, Mapping):
        for name, each in value.items():
            yield from _flat(f"{prefix}.{name}" if prefix else str(name), each)
    elif isinstance(value, list):
        yield prefix, ", ".join(map(str, value))
    elif isinstance(value, Fraction):
        yield prefix, f"{value.numerator}/{value.denominator} s"
    elif value is not None:
        yield prefix, str(value)


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


def _section(name: str) -> str:
    """Of a target's record."""
    return name.removeprefix(TARGET).partition(".")[0]


def _sections(conditions: Iterable[str]) -> set[str]:
    return {_section(name) for name in conditions if name.startswith(TARGET)}


def differing(before: Mapping[str, set[str]], after: Mapping[str, set[str]]) -> Iterator[str]:
    """Conditions that are not the same, with what each was and is; of targets' records what both of them tell."""
    told = _sections(before) & _sections(after)
    for name in sorted({*before, *after}):
        if name.startswith(TARGET) and _section(name) not in told:
            continue
        old, new = (", ".join(sorted(each.get(name, ()))) or "nothing" for each in (before, after))
        if old != new:
            yield f"{printable(name)[:LONGEST]}: {printable(old)[:LONGEST]} before, {printable(new)[:LONGEST]} after"
