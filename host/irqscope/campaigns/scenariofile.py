# SPDX-License-Identifier: BSD-2-Clause
"""scenario.json, typed and sealed: what was measured over a scenario of a campaign, and how that went."""

from pathlib import Path

from ..base.records import Content, Count, Record, Sealed, Seconds, read
from ..errors import BadInput
from .targetrecord import TargetRecord

SCHEMA = "irqscope.scenario/1"
"""Another one whenever a key goes or changes its meaning."""
NAME = "scenario.json"

OptionValue = bool | str | list[str]


def upgraded(data: Content) -> Content:
    """The content of scenario.json; the first ones had neither a schema nor a seal, and are read, too."""
    return data if "schema" in data else {"schema": SCHEMA, **data}


class CommandRecord(Record, frozen=True, kw_only=True):
    """A command of a load."""

    run: list[str]
    """Its words."""
    version: list[str] | None
    """A command of which the first line is recorded."""
    prepare: list[str] | None
    """A command that makes what this one needs."""
    clean: list[str] | None
    """A command that removes what this one leaves."""
    on: str
    """Where it runs: on the `target` or the `host`."""
    after: Seconds
    """From the start of the load to its own."""
    repeat: bool
    """It ends by itself and is then run again."""
    package: str | None
    """Debian's package that has the program."""
    stub: bool
    """It is the target's stub."""


class PowerSettings(Record, frozen=True, kw_only=True):
    """What is set on all CPUs of the target for the time of a scenario; null: left as it was."""

    governor: str | None
    """Of the frequency."""
    frequency_hz: Count | None
    """The least and the greatest one allowed."""
    deepest: str | None
    """The deepest idle state that is allowed, by name or number."""


class Definition(Record, frozen=True, kw_only=True):
    """All that decides what is measured: with the same one it is the same measurement."""

    experiment: str
    """What is measured."""
    target: str | None
    """The machine that is loaded; null if none is."""
    options: dict[str, OptionValue]
    """Of the experiment, as on its command line."""
    name: str
    """Of the scenario."""
    description: str
    """What the user says of it."""
    settle: Seconds
    """From the start of the load to that of the measurement."""
    commands: list[CommandRecord]
    """That make the load."""
    power: PowerSettings | None = None
    """What is set on the target meanwhile; null: nothing."""
    covariates: bool = False
    """The target is read each second meanwhile."""


class Program(Record, frozen=True, kw_only=True):
    """A program that makes a load."""

    run: list[str]
    """Its command."""
    on: str
    """The machine that it ran on."""
    path: str | None
    """Of the program; null if it is not known."""
    sha256: str | None
    """Of the program; null if it is not known."""
    version: str | None
    """The first line of what it says of its version."""


class Printed(Record, frozen=True, kw_only=True):
    """What a command of a load printed."""

    run: list[str]
    """The command."""
    on: str
    """The machine that it ran on."""
    output: str
    """The end of what it printed."""


class CovariatesEnd(Record, frozen=True, kw_only=True):
    """What the target was read for, each second: what came of it."""

    readings: Count
    """Lines of covariates.jsonl."""
    complaint: str | None
    """Why it ended before its time; null if it did not."""
    sha256: str
    """Of covariates.jsonl."""


class ScenarioEnd(Record, frozen=True, kw_only=True):
    """How the measurement over a scenario ended."""

    time: str
    """Of the host, in UTC."""
    valid: bool
    """Its figures may be used."""
    errors: list[str]
    """Why not, a sentence each."""
    sha256: str | None = None
    """Of the capture of its run; null of a sweep, of a run that broke off, and of files from before there was this."""
    refused: bool = False
    """The instrument or its target cannot do what the scenario asks: nothing was measured."""

    def __post_init__(self) -> None:
        if self.valid == bool(self.errors):
            raise ValueError("what is valid has no errors, and what is not has some")
        if self.valid and self.refused:
            raise ValueError("what was refused is not valid")


class ScenarioRecord(Sealed, frozen=True, kw_only=True):
    """What is measured over a scenario, and how that went."""

    schema: str = SCHEMA
    """Of this file."""
    start: str
    """The host's time, in UTC."""
    definition: Definition
    """All that decides what is measured."""
    programs: list[Program] = []
    """That make the load."""
    before: TargetRecord | None = None
    """The target just before the measurement; null without a target."""
    after: TargetRecord | None = None
    """The target just after it."""
    load: list[Printed] = []
    """What its commands printed last."""
    covariates: CovariatesEnd | None = None
    """Null unless the target was read each second."""
    end: ScenarioEnd | None = None
    """Null of a scenario that was not measured to its end: it is to be measured again."""


def scenario_of(run: Path) -> ScenarioRecord | None:
    """That which stands beside a run in its directory; None if there is none. BadInput if it cannot be read."""
    path = run / NAME
    return read(path, ScenarioRecord, SCHEMA, upgrade=upgraded) if path.exists() else None


def check_usable(run: Path) -> None:
    """BadInput if a run, which is valid by itself, was measured over an invalid scenario: its load had ended, say."""
    found = scenario_of(run)
    if found and found.end and found.end.errors:
        raise BadInput(
            f"{run} was measured over the scenario {found.definition.name!r}, which is invalid "
            f"({found.end.errors[0]}): none of its figures may be used"
        )
