# SPDX-License-Identifier: BSD-2-Clause
"""Compute result.json and report.html of a run directory, or of that of a sweep or campaign, again, complete or not.

What a killed run had received is enough: its statistics up to the last snapshot are valid, its exit code is 5. Limits
given here replace those that the run was measured with, and stay. --stub adds what the target's stub counted, to be
compared with what the instrument counted; --beside what another tool measured inside the target. Other formats are
written beside, or to --to."""

import argparse
from pathlib import Path

from ._limits import add_limits, limits_of


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("directory", type=Path, metavar="DIR", help="a run directory")
    parser.add_argument("--stub", type=Path, metavar="FILE", help="the stub's end line, kept in the run from then on")
    parser.add_argument(
        "--format", metavar="A,B,...",
        help="further formats of the report, for example junit,csv,markdown,pdf (a wrong name lists all)",
    )
    parser.add_argument("--to", type=Path, metavar="DIR2", help="where they are written (default DIR)")
    parser.add_argument(
        "--beside", action="append", type=Path, metavar="FILE", default=[],
        help="a histogram of cyclictest or rtla of the same target (docs/foreign.md); kept in the run from then on",
    )
    parser.add_argument("--unit", choices=("us", "ns"), help="of a cyclictest histogram given by --beside")
    add_limits(parser)


def run(options: argparse.Namespace) -> int:
    from .. import campaigndir
    from ..beside import read
    from ..errors import BadInput
    from ..limits import check_measured
    from ..report import campaign, conclude, sweep
    from ..report.formats import chosen, write
    from ..reread import reread
    from ..rundir import RunDirectory, read_json
    from ..stublines import read_end
    from ..sweepdir import NAME, SweepDirectory

    formats, limits = chosen(options.format) if options.format else [], limits_of(options)
    if options.to and not formats:
        raise BadInput("--to is where formats are written: name them with --format")
    if options.unit and not options.beside:
        raise BadInput("--unit is of a histogram: give it with --beside")
    several = {NAME: "a sweep", campaigndir.NAME: "a campaign"}
    for name, what in several.items():
        if (formats or limits or options.beside) and (options.directory / name).exists():
            raise BadInput(f"{options.directory} holds {what}: formats, limits and --beside are for one of its runs")
    if (options.directory / NAME).exists():
        return sweep.conclude(SweepDirectory(options.directory), again=True)
    if (options.directory / campaigndir.NAME).exists():
        return campaign.conclude(campaigndir.CampaignDirectory(options.directory))
    directory = RunDirectory(options.directory)
    if options.stub:
        measured = directory.read_run()
        directory.add_end_line(measured, read_end(options.stub, measured["target"]))
    run_data, observation = reread(directory)
    if limits:
        check_measured(limits, [s.name for s in observation.configuration.segments])
        run_data = directory.limit(run_data, limits)
    if options.beside:
        run_data = directory.lay_beside(run_data, read(options.beside, options.unit))
    code = conclude(directory, run_data, observation)
    if formats:
        for path in write(read_json(directory.result_file), formats, options.to or options.directory):
            print(path)
    return code
