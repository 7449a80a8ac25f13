# SPDX-License-Identifier: BSD-2-Clause
"""Compute result.json and report.html of a run directory, or of that of a sweep or campaign, again, complete or not.

What a killed run had received is enough: its statistics up to the last snapshot are valid, its exit code is 5. Limits
given here replace those that the run was measured with, and stay. Other formats are written beside, or to --to."""

import argparse
from pathlib import Path

from ._limits import add_limits, limits_of


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("directory", type=Path, metavar="DIR", help="a run directory")
    parser.add_argument(
        "--format", metavar="A,B,...",
        help="further formats of the report, for example junit,csv,markdown,pdf (a wrong name lists all)",
    )
    parser.add_argument("--to", type=Path, metavar="DIR2", help="where they are written (default DIR)")
    add_limits(parser)


def run(options: argparse.Namespace) -> int:
    from .. import campaigndir
    from ..errors import BadInput
    from ..limits import check_measured
    from ..report import campaign, conclude, sweep
    from ..report.formats import chosen, write
    from ..reread import reread
    from ..rundir import RunDirectory, read_json
    from ..sweepdir import NAME, SweepDirectory

    formats, limits = chosen(options.format) if options.format else [], limits_of(options)
    if options.to and not formats:
        raise BadInput("--to is where formats are written: name them with --format")
    several = {NAME: "a sweep", campaigndir.NAME: "a campaign"}
    for name, what in several.items():
        if (formats or limits) and (options.directory / name).exists():
            raise BadInput(f"{options.directory} holds {what}: formats and limits are for one of its runs")
    if (options.directory / NAME).exists():
        return sweep.conclude(SweepDirectory(options.directory), again=True)
    if (options.directory / campaigndir.NAME).exists():
        return campaign.conclude(campaigndir.CampaignDirectory(options.directory))
    directory = RunDirectory(options.directory)
    run_data, observation = reread(directory)
    if limits:
        check_measured(limits, [s.name for s in observation.configuration.segments])
        run_data = directory.limit(run_data, limits)
    code = conclude(directory, run_data, observation)
    if formats:
        for path in write(read_json(directory.result_file), formats, options.to or options.directory):
            print(path)
    return code
