# SPDX-License-Identifier: BSD-2-Clause
"""What verbs do that make a campaign: those of `experiments` with a series of runs, and `campaign`."""

import argparse
from pathlib import Path
from typing import Any

from ..campaigns.campaign import Campaign
from ..experiments._known import known
from ..experiments._series import conduct
from ..findings.campaignsummary import evaluate_campaign
from ..measuring.experiment import Experiment, Result
from ..measuring.stopping import StopRequest
from ._measure import wants_report


def several(campaign: Campaign, options: argparse.Namespace) -> int:
    """Conduct a campaign, and print what was found; returns the exit code."""
    with StopRequest() as stop:
        directory = conduct(campaign, known(), options.out, options.command_line, stop, print_outcome)
    result = evaluate_campaign(directory)
    from ..report.campaign import conclude

    return conclude(directory, result, drawn=wants_report(options))


def print_outcome(experiment: Experiment[Any], path: Path, result: Result) -> None:
    """Print what was found; pages are drawn when all is measured."""
    experiment.conclude(path, result, False)
