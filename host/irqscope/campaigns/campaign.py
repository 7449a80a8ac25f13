# SPDX-License-Identifier: BSD-2-Clause
"""What a campaign is: an experiment with its options, and the scenarios over which it is repeated, from a TOML file or
as another experiment makes it.

Whatever is wrong with a file is one sentence that names the file and the place in it. See docs/guide/campaign.md.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Any

from ..measuring.limits import HARD, SOFT, limited
from ..tomltable import Table, read_toml, seconds, tables, text, truth, words
from .campaignfile import MOST, AnySeries
from .covariates import READ
from .power import SAID, Power, power_of
from .remote import Remote
from .scenariofile import CommandRecord, Definition
from .targetrecord import TargetRecord

READY = Path(__file__).parent / "scenarios"
"""Scenarios that come with irqscope, one file each, which is what `use` names."""
SETTLE = Fraction(10)
EXPERIMENT = "latency"
TARGET = "target"
PLACES = (TARGET, "host")
LOCAL = "local"
MOST_COPIES = 100
"""Of one command at a time."""
HOST = "{host}"
"""In a word of a command: the target's name in the network."""
PEER = "{peer}"
"""In a word of a command on the target: the address from which irqscope's host reaches it, as the target sees it."""
EXAMPLE = f'target = "root@board", or "{LOCAL}" for this machine'
_NAME = re.compile(r"[a-z0-9][a-z0-9_.-]*")

Options = Mapping[str, str | bool | list[str]]
"""Of an experiment, as on its command line; one with a list is given several times."""
Check = Callable[[TargetRecord, TargetRecord], list[str]]
"""What two records of the target, before and after a measurement, say against it, in sentences."""


@dataclass(frozen=True)
class Command:
    """One command of a load, as words that are passed on as they are."""

    run: tuple[str, ...]
    on: str = TARGET
    """Where it runs: on the target, or on the host that irqscope runs on."""
    after: Fraction = Fraction(0)
    """Seconds from the start of the load to that of this command."""
    repeat: bool = False
    """It ends by itself, with exit code 0, and is then run again."""
    package: str | None = None
    """Debian's package that has the program."""
    version: tuple[str, ...] | None = None
    """A command of which the first line is recorded."""
    prepare: tuple[str, ...] | None = None
    """A command that makes what this one needs: it must have ended, with exit code 0, before the load begins."""
    clean: tuple[str, ...] | None = None
    """A command that removes what this one leaves."""
    stub: bool = False
    """It is the target's stub: the run is given the start line that it prints."""
    says: str | None = None
    """What it prints when the load may begin; None if nobody waits for it."""
    restores: bool = False
    """In its end it puts back what it has changed, and has longer for that than others."""
    title: str = ""
    """What sentences call it; by default its program."""

    @property
    def programs(self) -> tuple[str, ...]:
        """What must be there to run it."""
        return self.run[:1] + (self.prepare or ())[:1]

    @property
    def record(self) -> CommandRecord:
        """As scenario.json keeps it."""
        version, prepare, clean = (list(words) if words else None for words in (self.version, self.prepare, self.clean))
        return CommandRecord(
            run=list(self.run),
            version=version,
            prepare=prepare,
            clean=clean,
            on=self.on,
            after=float(self.after),
            repeat=self.repeat,
            package=self.package,
            stub=self.stub,
        )


READER = Command(READ, title="what reads the covariates")
"""It runs beside the load."""


@dataclass(frozen=True)
class Scenario:
    """The load on the target during one run, and how long to wait for it to settle, in seconds.

    `options` are those of its run alone; `power` is what is set on the target meanwhile, and with `covariates` it is
    read each second; `check` judges it by the records of the target, if there are any.
    """

    name: str
    description: str
    commands: tuple[Command, ...]
    settle: Fraction
    options: Options = field(default_factory=dict)
    check: Check | None = field(default=None, compare=False)
    power: Power | None = None
    covariates: bool = False

    @property
    def running(self) -> tuple[Command, ...]:
        """All commands that run throughout: the one that holds the settings first, then those of the load."""
        if self.power is None:
            return self.commands
        settings = Command(
            self.power.run, clean=self.power.clean, says=SAID, restores=True, title=f"power ({self.power})"
        )
        return (settings, *self.commands)

    @property
    def needing(self) -> tuple[Command, ...]:
        """All commands that must be there: these, and the one that reads the covariates."""
        return (*self.running, READER) if self.covariates else self.running


@dataclass(frozen=True)
class Campaign:
    """`target` is what ssh takes, or `local` for the machine that irqscope runs on; None if no target runs commands.

    `file` is None of a campaign that an experiment made; `series` then says which, with its settings.
    """

    file: Path | None
    experiment: str
    target: str | None
    options: Options
    scenarios: tuple[Scenario, ...]
    series: AnySeries | None = None

    def definition(self, scenario: Scenario) -> Definition:
        """All that decides what is measured over a scenario: with the same one it is the same measurement."""
        return Definition(
            experiment=self.experiment,
            target=self.target,
            options=self._recorded(self.options_of(scenario)),
            name=scenario.name,
            description=scenario.description,
            settle=float(scenario.settle),
            commands=[command.record for command in scenario.commands],
            power=scenario.power.record if scenario.power else None,
            covariates=scenario.covariates,
        )

    def options_of(self, scenario: Scenario) -> Options:
        """Those of its run: its own in the place of the campaign's. By the limits of both it is judged, but for those
        on figures of which it has its own."""
        found = {**self.options, **scenario.options}
        for key in (HARD, SOFT):
            mine, common = _texts(scenario.options.get(key)), _texts(self.options.get(key))
            if mine and common:
                named = {limited(text) for text in mine}
                found[key] = [*(text for text in common if limited(text) not in named), *mine]
        return found

    def _recorded(self, options: Options) -> dict[str, str | bool | list[str]]:
        """Options as scenario.json keeps them: lists of a file are one text there."""
        joined = self.file is not None
        return {name: ",".join(v) if joined and isinstance(v, list) else v for name, v in options.items()}


def ready() -> list[str]:
    """Names of the scenarios that come with irqscope."""
    return sorted(path.stem for path in READY.glob("*.toml"))


def read_campaign(path: Path) -> Campaign:
    """The campaign in a file; BadInput if something in it is wrong."""
    table = read_toml(path)
    target = table.take("target", lambda value: target_named(text(value)), None)
    host = "localhost" if target == LOCAL else target and target.rpartition("@")[2]
    experiment = table.take("experiment", text, EXPERIMENT)
    options: Options = table.take("options", _options, {})
    settle = table.take("settle", seconds, None)
    covariates = table.take("covariates", truth, False)
    scenarios: list[Scenario] = []
    for number, content in enumerate(table.take("scenario", tables, ()), 1):
        scenario = _scenario(Table(content, path, f"scenario {number}"), settle, host, covariates)
        if any(scenario.name == other.name for other in scenarios):
            raise table.wrong(f"is there twice with the name {scenario.name!r}: give each its own", "scenario")
        scenarios.append(scenario)
    table.done()
    if not scenarios:
        raise table.wrong('needs at least one scenario: write [[scenario]] and below it use = "idle"')
    return Campaign(path, experiment, target, options, tuple(scenarios))


def _scenario(table: Table, settle: Fraction | None, host: str | None, covariates: bool) -> Scenario:
    """`settle` is that of the campaign: it stands above that of a ready scenario, and below the scenario's own.

    `covariates` holds unless the scenario says otherwise.
    """
    used = table.take("use", _ready, None)
    used_commands, used_settle, used_description = _load(used, host) if used else ((), None, "")
    used_power = _power(used, host) if used else None
    if used:
        used.done()
    commands, own_settle, description = _load(table, host)
    power = _power(table, host) or used_power
    read = table.take("covariates", truth, covariates)
    if read and host is None:
        raise table.wrong(f"reads covariates of the target: say who that is at the head of the campaign, {EXAMPLE}")
    name = table.take("name", _name, used.file.stem if used else "")
    options: Options = table.take("options", _options, {})
    table.done()
    if not name:
        raise table.wrong(f"needs a name, or use with one of {', '.join(ready())}")
    if used and commands:
        raise table.wrong("has use and commands of its own: leave out one of them")
    times = [time for time in (own_settle, settle, used_settle, SETTLE) if time is not None]
    return Scenario(
        name,
        description or used_description,
        commands or used_commands,
        times[0],
        options,
        power=power,
        covariates=read,
    )


def _power(table: Table, host: str | None) -> Power | None:
    """What a scenario of the file or a ready one sets on the target, if anything."""
    found = table.take(
        "power", lambda content: power_of(Table(content, table.file, f"{table.place} power".strip())), None
    )
    if found and host is None:
        raise table.wrong(f"sets power on the target: say who that is at the head of the campaign, {EXAMPLE}")
    return found


def _load(table: Table, host: str | None) -> tuple[tuple[Command, ...], Fraction | None, str]:
    """Commands, time to settle and description, as a scenario of the file and a ready one both have them."""
    commands: tuple[Command, ...] = ()
    for number, content in enumerate(table.take("command", tables, ()), 1):
        place = Table(content, table.file, f"{table.place} command {number}".strip())
        commands += place.take("copies", _copies, 1) * (_command(place, host),)
    return commands, table.take("settle", seconds, None), table.take("description", text, "")


def _command(table: Table, host: str | None) -> Command:
    """`host` is the target's name in the network."""

    def complete(value: Any) -> tuple[str, ...]:
        found = words(value)
        if host is None and any(HOST in word for word in found):
            raise ValueError(f"speaks of {HOST}: say who that is at the head of the campaign, {EXAMPLE}")
        return tuple(word.replace(HOST, host or "") for word in found)

    command = Command(
        run=table.take("run", complete, ()),
        on=table.take("on", _place, TARGET),
        after=table.take("after", seconds, Fraction(0)),
        repeat=table.take("repeat", truth, False),
        package=table.take("package", text, None),
        version=table.take("version", complete, None),
        prepare=table.take("prepare", complete, None),
        clean=table.take("clean", complete, None),
        stub=table.take("stub", truth, False),
    )
    table.done()
    if command.on != TARGET and any(PEER in word for word in (*command.run, *(command.prepare or ()))):
        raise table.wrong(f"speaks of {PEER}, which is for commands on the target")
    if not command.run:
        raise table.wrong('needs run, a list of words, such as ["stress-ng", "--cpu", "0"]')
    if command.on == TARGET and host is None:
        raise table.wrong(f"runs on the target: say who that is at the head of the campaign, {EXAMPLE}")
    return command


def _texts(value: str | bool | list[str] | None) -> list[str]:
    """What may be given several times, as a list; none of what is no text."""
    return [value] if isinstance(value, str) else value if isinstance(value, list) else []


def _copies(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= MOST_COPIES:
        raise ValueError(f"must be a whole number from 1 to {MOST_COPIES}, not {value!r}")
    return value


def _ready(value: Any) -> Table:
    if value not in ready():
        raise ValueError(f"must be one of {', '.join(ready())}, not {value!r}")
    return read_toml(READY / f"{value}.toml")


def _name(value: Any) -> str:
    if not isinstance(value, str) or not _NAME.fullmatch(value):
        raise ValueError(f"must be made of small letters, digits, -, _ and ., not {value!r}")
    if len(value) > MOST:
        raise ValueError(f"must have at most {MOST} characters, not {len(value)}")
    return value


def _place(value: Any) -> str:
    if value not in PLACES:
        raise ValueError(f"must be {' or '.join(PLACES)}, not {value!r}")
    return str(value)


def target_named(value: str) -> str:
    """A target as ssh takes it, or LOCAL; ValueError if it is neither."""
    host = Remote.parse(value).host
    if host != value:
        raise ValueError(f"must be [USER@]HOST without a folder, not {value!r}")
    return host.replace("[", "").replace("]", "")  # scp needs the brackets of an IPv6 address, ssh has none


def _options(value: Any) -> dict[str, str | bool | list[str]]:
    if not isinstance(value, dict):
        raise ValueError(f"must be a table, not {value!r}")
    found: dict[str, str | bool | list[str]] = {}
    for name, given in value.items():
        if name == "out":
            raise ValueError("must not say where the runs go: the campaign's --out does")
        if isinstance(given, bool | str):
            found[name] = given
        elif isinstance(given, int | float):
            found[name] = str(given)
        elif isinstance(given, list) and given and all(isinstance(word, str) for word in given):
            found[name] = given
        else:
            raise ValueError(f"must give {name} a text, a number, true, false or a list of texts, not {given!r}")
    return found
