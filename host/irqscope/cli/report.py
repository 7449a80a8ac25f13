# SPDX-License-Identifier: BSD-2-Clause
"""Compute result.json and report.html of a run directory again, complete or not.

What a killed run had received is enough: its statistics up to the last snapshot are valid, its exit code is 5.
--stub adds what the target's stub counted, to be compared with what the instrument counted: a difference is a warning.
"""

import argparse
from pathlib import Path


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("directory", type=Path, metavar="DIR", help="a run directory")
    parser.add_argument("--stub", type=Path, metavar="FILE", help="the stub's end line, kept in the run from then on")


def run(options: argparse.Namespace) -> int:
    from ..report import conclude
    from ..reread import reread
    from ..rundir import RunDirectory
    from ..stublines import read_end

    directory = RunDirectory(options.directory)
    if options.stub:
        measured = directory.read_run()
        directory.add_end_line(measured, read_end(options.stub, measured["target"]))
    run_data, observation = reread(directory)
    return conclude(directory, run_data, observation)
