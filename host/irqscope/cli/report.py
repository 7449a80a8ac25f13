# SPDX-License-Identifier: BSD-2-Clause
"""Compute result.json and report.html of a run directory, or of that of a sweep or campaign, again, complete or not.

What a killed run had received is enough: its statistics up to the last snapshot are valid, its exit code is 5."""

import argparse
from pathlib import Path


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("directory", type=Path, metavar="DIR", help="a run directory")


def run(options: argparse.Namespace) -> int:
    from .. import campaigndir
    from ..report import campaign, conclude, sweep
    from ..reread import reread
    from ..rundir import RunDirectory
    from ..sweepdir import NAME, SweepDirectory

    if (options.directory / NAME).exists():
        return sweep.conclude(SweepDirectory(options.directory), again=True)
    if (options.directory / campaigndir.NAME).exists():
        return campaign.conclude(campaigndir.CampaignDirectory(options.directory))
    directory = RunDirectory(options.directory)
    run_data, observation = reread(directory)
    return conclude(directory, run_data, observation)
