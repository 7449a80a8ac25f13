# SPDX-License-Identifier: BSD-2-Clause
"""The directory of a campaign: campaign.json, a run directory for each scenario in scenarios/, result.json and
report.html of all.

A scenario's scenario.json says what is measured before its load is started, and how it ended when it has: a campaign
that was interrupted goes on with the others. What was measured before is moved to aside/, never deleted.
"""

import fcntl
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from .. import __version__
from ..base.records import read_json, write_json
from ..errors import BadInput
from ..measuring.rundir import RunDirectory, now
from ..reading import check_schema
from .campaign import Campaign, Scenario

CAMPAIGN_SCHEMA = "irqscope.campaign/1"
NAME = "campaign.json"


class CampaignDirectory:
    """A directory of one campaign."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.campaign_file = path / NAME
        self.result_file = path / "result.json"
        self.report_file = path / "report.html"

    @contextmanager
    def begin(self, campaign: Campaign, command: list[str]) -> Iterator[None]:
        """Make the directory, or go on with it, held against a second campaign as long as this context lasts.

        BadInput if it holds something else, or scenarios that are valid but were measured by another definition.
        """
        if not self.campaign_file.exists():
            RunDirectory(self.path).create()
            data = {"start": now()}
        else:
            data = self.read()
        for name in data.get("scenarios", ()):
            scenario = next((mine for mine in campaign.scenarios if mine.name == name), None)
            if self.is_done(name) and not (scenario and self.is_done(name, campaign.definition(scenario))):
                other = f"as another file than {campaign.file} defines it" if campaign.file else "with other options"
                raise BadInput(f"{self.path} holds the scenario {name!r} {other}: choose another directory with --out")
        with (self.path / "lock").open("w") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)  # gone with the process, however that ends
            except OSError as error:
                raise BadInput(f"a campaign into {self.path} is running") from error
            write_json(
                self.campaign_file,
                {
                    "schema": CAMPAIGN_SCHEMA,
                    "tool": f"irqscope {__version__}",
                    "command": command,
                    "file": campaign.file and str(campaign.file),
                    "experiment": campaign.experiment,
                    "target": campaign.target,
                    "series": campaign.series and dict(campaign.series),
                    "start": data["start"],
                    "scenarios": [scenario.name for scenario in campaign.scenarios],
                },
            )
            yield

    def read(self) -> dict[str, Any]:
        """The content of campaign.json; BadInput if it is none of this version."""
        data = read_json(self.campaign_file)
        check_schema(self.campaign_file, data, CAMPAIGN_SCHEMA)
        return data

    def run(self, name: str) -> RunDirectory:
        """The run directory of a scenario."""
        return RunDirectory(self.path / "scenarios" / name)

    def scenario_file(self, name: str) -> Path:
        """What is known of a scenario beside its run."""
        return self.run(name).path / "scenario.json"

    def read_scenario(self, name: str) -> dict[str, Any] | None:
        """The content of scenario.json; None if the scenario was not begun."""
        path = self.scenario_file(name)
        return read_json(path) if path.exists() else None

    def is_done(self, name: str, definition: Mapping[str, Any] | None = None) -> bool:
        """Whether a scenario was measured to its end and is valid; by this definition, if one is given."""
        scenario = self.read_scenario(name)
        return bool(
            scenario
            and scenario.get("end", {}).get("valid")
            and (definition is None or scenario["definition"] == definition)
        )

    def begin_scenario(self, campaign: Campaign, scenario: Scenario) -> dict[str, Any]:
        """Move aside what a former attempt left, and write scenario.json; returns its content."""
        path = self.run(scenario.name).path
        if path.exists():
            aside = self.path / "aside"
            aside.mkdir(exist_ok=True)
            number = 1 + sum(1 for other in aside.iterdir() if other.name.rpartition(".")[0] == scenario.name)
            path.rename(aside / f"{scenario.name}.{number}")
        path.mkdir(parents=True)
        data = {"start": now(), "definition": campaign.definition(scenario)}
        write_json(self.scenario_file(scenario.name), data)
        return data

    def end_scenario(self, scenario: Scenario, data: Mapping[str, Any], **end: Any) -> None:
        """Add to scenario.json how it ended."""
        write_json(self.scenario_file(scenario.name), {**data, "end": {"time": now(), **end}})
