# SPDX-License-Identifier: BSD-2-Clause
"""What verbs do that make a campaign: those of `experiments` with a series of runs, and `campaign`."""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from ..campaigns.campaign import Campaign, Scenario
from ..campaigns.campaigndir import CampaignDirectory
from ..experiments._known import known
from ..experiments._series import conduct
from ..findings.campaignrecord import CampaignResult
from ..findings.campaignsummary import evaluate_campaign
from ..measuring.experiment import Experiment, Result, Telling
from ..measuring.rundir import RunDirectory
from ..measuring.stopping import StopRequest
from ..printable import printable
from ..results.resultfile import read_result


def several(campaign: Campaign, options: argparse.Namespace, how: Telling, names: Sequence[str] = ()) -> int:
    """Conduct a campaign, and tell what was found; returns the exit code. Reports call its scenarios by `names`."""
    with StopRequest() as stop:
        told = tell_nothing if options.json else tell_outcome
        directory = conduct(campaign, known(), options.out, options.command_line, stop, tell_begin, told, names)
    return conclude_campaign(directory, how)


def conclude_campaign(directory: CampaignDirectory, how: Telling) -> int:
    """Tell what was found, and draw all pages if they are to be drawn, or if there is one of a former result; returns
    the exit code."""
    from ..report.documents.campaign import document
    from ..report.terminal import conclude

    result = evaluate_campaign(directory)
    report = document(result)
    if directory.report_file.exists():
        how = replace(how, drawn=True)
    if how.drawn:
        _draw_runs(directory, result)
    conclude(report, directory.report_file, directory.result_file, how)
    return result.exit_code


def _draw_runs(directory: CampaignDirectory, result: CampaignResult) -> None:
    """The pages that the campaign's refers to, where they are not there yet."""
    from ..report.documents.run import document
    from ..report.formats import write

    for row in result.scenarios:
        run = RunDirectory(directory.path / row.directory)
        if row.tick and not run.report_file.exists():
            write(document(read_result(run.path)), ["html"], run.path)


def tell_begin(scenario: Scenario) -> None:
    """Say which scenario begins."""
    print(f"irqscope: scenario {scenario.name}: {printable(scenario.description) or 'no description'}", file=sys.stderr)


def tell_outcome(experiment: Experiment[Any], path: Path, result: Result) -> None:
    """Print what was found; pages are drawn when all is measured."""
    experiment.conclude(path, result, Telling())


def tell_nothing(experiment: Experiment[Any], path: Path, result: Result) -> None:
    """Nothing: programs read the whole in the end."""
