# SPDX-License-Identifier: BSD-2-Clause
"""The directory of a campaign: campaign.json, a run directory for each scenario in scenarios/, result.json and
report.html of all.

A scenario's scenario.json says what is measured before its load is started, and how it ended when it has: a campaign
that was interrupted goes on with the others. What was measured before is moved to aside/, never deleted.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from ..base.givennames import check_names
from ..base.records import changed, read, write
from ..errors import BadInput, IrqscopeError, NotKept
from ..files import held
from ..measuring.rundir import RunDirectory, now
from ..printable import well_formed
from . import campaignfile, scenariofile
from .campaign import Campaign, Scenario
from .campaignfile import CampaignRecord
from .scenariofile import Definition, ScenarioEnd, ScenarioRecord

NAME = "campaign.json"


class CampaignDirectory:
    """A directory of one campaign."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.campaign_file = path / NAME
        self.result_file = path / "result.json"
        self.report_file = path / "report.html"

    @contextmanager
    def begin(self, campaign: Campaign, command: list[str], names: Sequence[str] = ()) -> Iterator[None]:
        """Make the directory, or go on with it, held against a second campaign as long as this context lasts; its
        scenarios are called by `names`, or as before.

        BadInput if it holds something else, or scenarios that are valid but were measured by another definition.
        NotKept in the end if it was taken away meanwhile, whatever else that led to.
        """
        check_names(names, len(campaign.scenarios), "scenarios")
        begun = self.read() if self.campaign_file.exists() else None
        if not begun:
            RunDirectory(self.path).create()
        for name in begun.scenarios if begun else ():
            scenario = next((mine for mine in campaign.scenarios if mine.name == name), None)
            if self.is_done(name) and not (scenario and self.is_done(name, campaign.definition(scenario))):
                edited = f"otherwise than {campaign.file} defines it now"
                other = edited if campaign.file else "with other options"
                raise BadInput(f"{self.path} holds the scenario {name!r} {other}: choose another directory with --out")
        with held(self.path / "lock", f"a campaign into {self.path} is running"):
            mine = [scenario.name for scenario in campaign.scenarios]
            former = begun.called if begun else {}
            called = dict(zip(mine, names, strict=True)) if names else {n: former[n] for n in mine if n in former}
            write(
                self.campaign_file,
                CampaignRecord(
                    command=[well_formed(word) for word in command],
                    file=well_formed(str(campaign.file)) if campaign.file else None,
                    experiment=campaign.experiment,
                    target=campaign.target,
                    series=campaign.series,
                    start=begun.start if begun else now(),
                    scenarios=mine,
                    called=called,
                ),
            )
            try:
                yield
            except (IrqscopeError, OSError):
                self.check_there()
                raise
            self.check_there()

    def check_there(self) -> None:
        """NotKept if the directory was taken away since the campaign began: there is nothing left to go on with."""
        if not self.campaign_file.exists():
            raise NotKept(
                f"{self.path} was removed, or moved, while its campaign ran: put it back, and start the campaign again "
                "to go on with it"
            )

    def call(self, names: Sequence[str]) -> None:
        """Keep what reports shall call the scenarios, in their order; BadInput unless each gets another name."""
        campaign = self.read()
        check_names(names, len(campaign.scenarios), "scenarios")
        write(self.campaign_file, changed(campaign, called=dict(zip(campaign.scenarios, names, strict=True))))

    def read(self) -> CampaignRecord:
        """The content of campaign.json; BadInput if it is none of this version, or if somebody has edited it."""
        return read(self.campaign_file, CampaignRecord, campaignfile.SCHEMA, upgrade=campaignfile.upgraded)

    def run(self, name: str) -> RunDirectory:
        """The run directory of a scenario."""
        return RunDirectory(self.path / "scenarios" / name)

    def scenario_file(self, name: str) -> Path:
        """What is known of a scenario beside its run."""
        return self.run(name).path / scenariofile.NAME

    def read_scenario(self, name: str) -> ScenarioRecord | None:
        """The content of scenario.json; None if the scenario was not begun. Without its `end` if it is valid by a run
        that is gone: that is to be measured again. BadInput as of campaign.json, or if it is that of another scenario.
        """
        if not (found := scenariofile.scenario_of(self.run(name).path)):
            return None
        if found.definition.name != name:
            raise BadInput(
                f"{self.scenario_file(name)} is that of another scenario, {found.definition.name!r}: put it back where "
                "it was"
            )
        run, valid = self.run(name), found.end and found.end.valid
        there = run.result_file.exists() or run.capture_file.exists()
        return found if there or not valid else changed(found, end=None)

    def is_done(self, name: str, definition: Definition | None = None) -> bool:
        """Whether a scenario was measured to its end and is valid; by this definition, if one is given."""
        scenario = self.read_scenario(name)
        if not (scenario and scenario.end and scenario.end.valid):
            return False
        return definition is None or scenario.definition == definition

    def refusal(self, name: str) -> str | None:
        """Why a scenario was refused; None if it was not."""
        scenario = self.read_scenario(name)
        return "; ".join(scenario.end.errors) if scenario and scenario.end and scenario.end.refused else None

    def begin_scenario(self, campaign: Campaign, scenario: Scenario) -> ScenarioRecord:
        """Move aside what a former attempt left, and write scenario.json; returns its content. NotKept says why not."""
        self.check_there()
        path = self.run(scenario.name).path
        try:
            if path.exists():
                aside = self.path / "aside"
                aside.mkdir(exist_ok=True)
                number = 1 + sum(1 for other in aside.iterdir() if other.name.rpartition(".")[0] == scenario.name)
                path.rename(aside / f"{scenario.name}.{number}")
            path.mkdir(parents=True)
        except OSError as error:
            raise NotKept(f"cannot make the directory {path}: {error.strerror}") from error
        record = ScenarioRecord(start=now(), definition=campaign.definition(scenario))
        write(self.scenario_file(scenario.name), record)
        return record

    def end_scenario(
        self, record: ScenarioRecord, errors: Sequence[str], sha256: str | None, *, refused: bool = False
    ) -> None:
        """Write scenario.json as it ended: its figures may be used unless there are errors, a sentence each.

        `sha256` is that of the capture of its run.
        """
        end = ScenarioEnd(time=now(), valid=not errors, errors=list(errors), sha256=sha256, refused=refused)
        write(self.scenario_file(record.definition.name), changed(record, end=end))
