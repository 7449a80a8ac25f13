# SPDX-License-Identifier: BSD-2-Clause
"""What experiments that consist of runs share: their options, and how such a campaign is conducted."""

import shlex
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..base.options import COMMAND, HOST, TIME, in_file, option, options, split, words, written
from ..errors import BadInput, LinkError, NoInstrument, NotKept, by_flags
from ..measuring.experiment import Evaluation, Experiment, Result
from ..measuring.judging import LIMITS, Judged
from ..measuring.requests import SERIES, Connection, Request
from ..tomltable import waited

if TYPE_CHECKING:
    from ..campaigns.campaign import Campaign, Command, Options, Scenario
    from ..campaigns.campaigndir import CampaignDirectory
    from ..measuring.session import Status
    from ..measuring.stopping import StopRequest

MOST_RUNS = 1024
"""Of a series."""


@dataclass(frozen=True, kw_only=True)
class Series(ABC):
    """An experiment that is repeated, once for each value of a `PLACEHOLDER`, such as `{cpu}`."""

    PLACEHOLDER = ""
    start: tuple[str, ...] | None = option(
        COMMAND,
        "starts the stub for each run, which must print its start line: 'stub ... {PLACEHOLDER}'; no shell reads it",
        group=SERIES,
    )
    on: str | None = option(
        HOST,
        "the target, where commands run and a record is taken: what ssh takes, or local for this machine",
        group=SERIES,
    )
    settle: Fraction = option(TIME, "from a start to the measurement", Fraction(1), group=SERIES)

    def __post_init__(self) -> None:
        try:
            waited(self.settle)
        except BadInput as error:
            raise BadInput(f"--settle {error}") from error

    @property
    def wanted(self) -> bool:
        """Whether there is to be a series; else it is a single run."""
        return True

    @abstractmethod
    def campaign(self, connection: Connection, request: Request) -> "Campaign":
        """The runs of the series; BadInput if they cannot be told apart."""

    def started(self, value: str) -> "tuple[Command, ...]":
        """The command that starts the stub for one run; none if the user does that, or the virtual bench."""
        from ..campaigns.campaign import Command

        if not self.start:
            return ()
        return (Command(tuple(word.replace(self.PLACEHOLDER, value) for word in self.start), stub=True),)

    def check_placeholder(self, connection: Connection, what: str) -> None:
        """BadInput unless something differs from run to run, or if what may not be given together is."""
        if self.PLACEHOLDER not in f"{' '.join(self.start or ())} {connection.port}":
            raise BadInput(
                f"nothing tells the target {what}: write {self.PLACEHOLDER} into --start COMMAND, which starts its "
                "stub, or, on the virtual bench, into --port"
            )
        if self.start and connection.stub:
            raise BadInput("--start gives each run the start line of its stub: leave out --stub")

    def target_of(self, scenarios: "Iterable[Scenario]") -> str | None:
        """What --on names, as a campaign has its target; BadInput if it is none, or is missing where commands run."""
        from ..campaigns.campaign import LOCAL, target_named

        if self.on:
            try:
                return target_named(self.on)
            except ValueError as error:
                raise BadInput(f"--on {error}") from error
        if any(scenario.commands for scenario in scenarios):
            raise BadInput(f"commands are to run on the target: say with --on HOST who that is, or --on {LOCAL}")
        return None


def common(connection: Connection, request: Request) -> "Options":
    """What all runs of a series have, by the flags of its options."""
    return {name: value for name, value in {**written(connection), **written(request)}.items() if name != "port"}


def numbers_of(given: Sequence[str], option: str) -> list[int]:
    """Numbers from a list such as `0-3,6`, as Linux writes those of CPUs; BadInput if it is none."""
    found: list[int] = []
    for part in given:
        first, dash, last = part.partition("-")
        if not first.isdecimal() or (dash and not last.isdecimal()):
            raise BadInput(f"{option} takes numbers, such as 0-3 or 0,2, not {','.join(given)!r}")
        low, high = int(first), int(last or first)
        if high < low or high >= MOST_RUNS or set(range(low, high + 1)) & set(found):
            raise BadInput(
                f"{option} {','.join(given)} names a number twice, or none, or one beyond {MOST_RUNS}: write 0-3"
            )
        found += range(low, high + 1)
    return found


@dataclass(frozen=True)
class Run:
    """The run over a scenario."""

    experiment: Experiment[Any]
    connection: Connection
    request: Request
    status: "Status | None"
    place: str
    """In the file that says how it is measured; "" if none does."""

    def check_judged(self, path: Path) -> None:
        """BadInput if the run that was measured there was judged by other limits than their file has now: a campaign's
        definition has only its name."""
        from ..results.resultfile import read_outline

        request = self.request
        if not (isinstance(request, Judged) and request.limits_file and (path / "result.json").exists()):
            return
        known = {(each.name, each.wanted, each.hard) for each in read_outline(path).limits}
        if all((each.name, each.wanted, each.hard) in known for each in request.judged()):
            return
        judging = {f"--{each.flag}" for _, each, _ in options(request) if each.group == LIMITS}
        said = [word for word in words(request) if word.partition("=")[0] in judging]
        anew = shlex.join(["irqscope", "report", str(path), *said])
        raise BadInput(
            f"{path} was judged by other limits than {request.limits_file} has now: `{anew}` judges it anew, or choose "
            "another directory with --out"
        )

    def measure(self, path: Path, stub: Path | None, stop: "StopRequest") -> Evaluation:
        """Measure; `stub` has the start line of a stub that was started for it."""
        from ..measuring.session import open_session

        connection = replace(self.connection, stub=stub) if stub else self.connection
        command = self.experiment.command(connection, self.request, path)
        with _told(self.place, self.experiment), open_session(connection, command, stop) as session:
            return self.experiment.measure(replace(session, status=self.status), self.request, path)


def conduct(
    campaign: "Campaign",
    experiments: Mapping[str, Experiment[Any]],
    out: Path,
    command: list[str],
    stop: "StopRequest",
    begin: "Callable[[Scenario], None]",
    tell: Callable[[Experiment[Any], Path, Result], None],
    names: Sequence[str] = (),
    status: "Status | None" = None,
) -> "CampaignDirectory":
    """All runs of a campaign into the directory, or those that are still missing there; `begin` is told of each when it
    begins, `tell` of what is found.

    Reports call its scenarios by `names`; `status` is shown in place of what the terminal has.
    """
    from ..campaigns.campaigndir import CampaignDirectory
    from ..campaigns.scenario import check_tools, measure
    from ..measuring.session import LOG

    if campaign.experiment not in experiments:
        known = ", ".join(experiments)
        raise BadInput(f"{campaign.file}: experiment must be one of {known}, not {campaign.experiment!r}")
    experiment = experiments[campaign.experiment]
    runs = {scenario.name: _run(campaign, scenario, experiment, status) for scenario in campaign.scenarios}
    check_tools(campaign)
    directory = CampaignDirectory(out)
    for name, each in runs.items():
        if directory.is_done(name):
            each.check_judged(directory.run(name).path)
    with directory.begin(campaign, command, names):
        wanting = [scenario for scenario in campaign.scenarios if not directory.is_done(scenario.name)]
        answered = set[str]()
        try:
            for scenario in wanting:
                run, done = runs[scenario.name], partial(tell, experiment)
                if stop.requested:
                    break
                begin(scenario)
                try:
                    if not measure(campaign, scenario, directory, stop, run.measure, done):
                        break
                except NoInstrument as error:
                    if run.connection.port not in answered:
                        raise
                    raise LinkError(f"an instrument that answered before went away: {error}") from error
                if refusal := directory.refusal(scenario.name):
                    shared = not scenario.options and not any(command.stub for command in scenario.commands)
                    if shared and not answered and len(wanting) == len(runs):
                        raise BadInput(refusal)  # so would be the others
                    LOG.warning("scenario %s was refused: %s", scenario.name, refusal)
                answered.add(run.connection.port)
        except (LinkError, NotKept) as error:
            directory.check_there()
            LOG.warning("%s; what was measured until then is kept", error)
    return directory


def _run(campaign: "Campaign", scenario: "Scenario", experiment: Experiment[Any], status: "Status | None") -> Run:
    """What is measured over a scenario; BadInput if it would be refused."""
    given = campaign.options_of(scenario)
    own = f"scenario {scenario.name}: " if scenario.options else ""
    place = f"{campaign.file}: {own}options" if campaign.file else ""
    with _told(place, experiment):
        for _, each, _ in options(experiment.series) if experiment.series else ():
            if each.flag in given:
                raise BadInput(f"{each.flag} makes a campaign of its own, and a scenario is one run")
        connection, request = split(given, Connection, experiment.request)
        return Run(experiment, Connection(**connection), experiment.request(**request), status, place)


@contextmanager
def _told(place: str, experiment: Experiment[Any]) -> Iterator[None]:
    """Complaints within name a place in a file, and options as it has them, or by their flags if there is none."""
    try:
        yield
    except NoInstrument:
        raise  # of what a file asks nothing is wrong
    except BadInput as error:
        said = by_flags(error)
        raise BadInput(f"{place}: {in_file(said, Connection, experiment.request)}" if place else said) from error
