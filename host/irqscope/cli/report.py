# SPDX-License-Identifier: BSD-2-Clause
"""Compute a result again, judge it anew, write it in other formats.

Writes result.json and report.html of a run directory, or of that of a sweep or campaign, complete or not. What a killed
run had received is enough: its statistics up to the last snapshot are valid, its exit code is 5. Limits and wanted
bounds given here replace those that the run was measured with, and stay; --decision alone judges its limits by another
rule. --stub adds what the target's stub counted, to be compared with what the instrument counted; --beside what another
tool measured inside the target. Other formats are written beside, or to --to.

Examples:
  irqscope report night
  irqscope report night --limit isr.p99.99=20us --format junit,csv
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from ..measuring.judging import Bounded, JudgedLoss
from ._requests import add_request, request_of

if TYPE_CHECKING:
    from ..measuring.experiment import Telling
    from ..measuring.limits import Limit
    from ..measuring.rundir import RunDirectory
    from ..results.idlerecords import IdleFinding


@dataclass(frozen=True, kw_only=True)
class Criteria(JudgedLoss, Bounded):
    """By what a run is judged anew."""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("directory", type=Path, metavar="DIR", help="a run directory")
    parser.add_argument("--stub", type=Path, metavar="FILE", help="the stub's end line, kept in the run from then on")
    parser.add_argument(
        "--format",
        metavar="A,B,...",
        help="further formats of the report, for example junit,csv,markdown,pdf (a wrong name lists all)",
    )
    parser.add_argument("--to", type=Path, metavar="DIR2", help="where they are written (default DIR)")
    parser.add_argument(
        "--beside",
        action="append",
        type=Path,
        metavar="FILE",
        default=[],
        help="a histogram of cyclictest or rtla of the same target (docs/guide/import.md); the run keeps it",
    )
    parser.add_argument("--unit", choices=("us", "ns"), help="of a cyclictest histogram given by --beside")
    parser.add_argument(
        "--toggle",
        type=Path,
        metavar="DIR3",
        help="what irqscope bracket measured of the same stub: how long its own toggle takes, kept in the run",
    )
    parser.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="NAME",
        help="what a scenario of a campaign is called, once for each, in their order; the campaign keeps it",
    )
    parser.add_argument(
        "--view",
        choices=("idle",),
        help="show more of a run: idle, its latencies over how long the target had nothing to do (docs/guide/idle.md)",
    )
    parser.add_argument("--histogram", action="store_true", help="print the histogram, too")
    parser.add_argument("--json", action="store_true", help="print the content of result.json, and nothing else")
    add_request(parser, Criteria)


def run(options: argparse.Namespace) -> int:
    from ..campaigns import campaigndir
    from ..errors import BadInput
    from ..experiments.saturate import conclude_sweep
    from ..files import check_writable
    from ..findings.idleness import of_run
    from ..measuring.experiment import Telling
    from ..measuring.rundir import RunDirectory
    from ..report.anyresult import read as read_any
    from ..report.documents import document
    from ..report.documents.run import document as of_a_run
    from ..report.formats import chosen, write
    from ..report.madefiles import check_elsewhere
    from ..results.resultrecord import Result
    from ..sweeps import sweepdir
    from ..sweeps.evaluation import evaluate_sweep
    from ._several import conclude_campaign

    formats, criteria = chosen(options.format) if options.format else [], request_of(Criteria, options)
    limits, wanted = _limits(criteria, options.directory), criteria.bounds
    if options.to and not formats:
        raise BadInput("--to is where formats are written: name them with --format")
    if options.to:
        check_elsewhere(options.directory, options.to, "--to")
    if options.unit and not options.beside:
        raise BadInput("--unit is of a histogram: give it with --beside")
    kept = options.beside or options.stub or options.toggle or options.view
    of_one = wanted or kept or (criteria.decision and limits is None)
    of_many = of_one or limits is not None or criteria.allow_short
    for name, what, refused in ((sweepdir.NAME, "a sweep", of_one), (campaigndir.NAME, "a campaign", of_many)):
        if refused and (options.directory / name).exists():
            mine = "limits, --allow-short, " if what == "a campaign" else ""
            raise BadInput(
                f"{options.directory} holds {what}: {mine}--wanted, --stub, --toggle, --beside, --view, and --decision "
                "alone, are for one of its runs"
            )
    if options.name and not (options.directory / campaigndir.NAME).exists():
        raise BadInput(f"--name is for the scenarios of a campaign, and {options.directory} holds none")
    if options.directory.is_dir():
        check_writable(options.directory)
    idle = None
    how = Telling(drawn=True, histogram=options.histogram, json=options.json)
    if (options.directory / sweepdir.NAME).exists():
        directory = sweepdir.SweepDirectory(options.directory)
        if limits is not None:
            directory.limit(limits)
        if criteria.allow_short:
            directory.allow_short()
        code = conclude_sweep(directory.path, evaluate_sweep(directory, again=True), how)
    elif (options.directory / campaigndir.NAME).exists():
        campaign = campaigndir.CampaignDirectory(options.directory)
        if options.name:
            campaign.call(options.name)
        code = conclude_campaign(campaign, how)
    else:
        run_directory = RunDirectory(options.directory)
        idle = of_run(run_directory) if options.view else None
        code = _run(run_directory, options, criteria, limits, how, idle)
    if formats:
        result, page = read_any(options.directory), options.directory / "report.html"
        report = of_a_run(result, idle) if isinstance(result, Result) else document(result)
        report.made["html"] = {page.name: page.read_bytes()}  # of the same result, a moment ago
        for path in write(report, formats, options.to or options.directory):
            if options.json or path != page:  # of which a conclusion in words has told
                print(path, file=sys.stderr if options.json else sys.stdout)
    return code


def _limits(criteria: Criteria, path: Path) -> "Sequence[Limit] | None":
    """What is given in the place of a directory's limits, which may be none, by a file without any; None if nothing."""
    limits = criteria.judged(_kind(path))
    return limits if limits or criteria.limits_file else None


def _kind(path: Path) -> "type[Limit]":
    """What the limits of a directory are on."""
    from ..measuring.limits import Limit
    from ..measuring.rundir import RunDirectory
    from ..results.foundlimits import SweepLimit, kind_of
    from ..sweeps import sweepdir

    if (path / sweepdir.NAME).exists():
        return SweepLimit
    run = RunDirectory(path)
    return kind_of(run.read_run()) if run.run_file.exists() else Limit


def _run(
    directory: "RunDirectory",
    options: argparse.Namespace,
    criteria: Criteria,
    limits: "Sequence[Limit] | None",
    how: "Telling",
    idle: "IdleFinding | None",
) -> int:
    from ..experiments._conclude import conclude_run
    from ..findings.evaluation import evaluate
    from ..findings.toggletime import cite
    from ..results.foundlimits import check_found, kind_of
    from ..results.onepass import read_whole
    from ..results.referencetools import read
    from ..targets.stublines import read_end
    from ..targets.target import Target

    if options.stub:
        measured = directory.read_run()
        directory.add_end_line(measured, read_end(options.stub, measured.target))
    run_data, observation = read_whole(directory)
    if criteria.decision and limits is None:
        kind = kind_of(run_data)
        limits = [replace(kind.of(limit), decision=criteria.decision) for limit in run_data.limits]
    if limits is not None:
        check_found(limits, observation.configuration, Target(run_data.target))
        run_data = directory.limit(run_data, limits)
    if criteria.allow_short:
        run_data = directory.allow_short(run_data)
    if wanted := criteria.bounds:
        run_data = directory.want(run_data, wanted)
    if options.beside:
        run_data = directory.lay_beside(run_data, read(options.beside, options.unit))
    if options.toggle:
        run_data = directory.cite_toggle(run_data, cite(options.toggle))
    return conclude_run(directory.path, evaluate(directory, run_data, observation), how, idle)
