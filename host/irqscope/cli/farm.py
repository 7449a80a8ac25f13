# SPDX-License-Identifier: BSD-2-Clause
"""Keep the runs of many targets, and find which became worse.

A farm is a few tables of Delta Lake, in a directory or an object store. `add` takes run directories in; several hosts
may add at once; `remove` takes out what was added by mistake. `report` writes farm.html and farm.json, `site` the farm
as web pages; DuckDB finds what is in them, in this process, or Spark. `reanalyse` pairs the captures of all runs anew;
`keep` says for how long they stay. `compact` makes small files large ones. docs/guide/farm.md has the tables, which
other programs read, too. Needs the extra `farm`.

Examples:
  irqscope farm add night --into farm --target board7
  irqscope farm add night-campaign --into farm --target board7
  irqscope farm remove farm --target board7 --run 20260131T235959.000Z
  irqscope farm report farm --since 90d --fail-on-regression
  irqscope farm report farm --target board7 --since 1y
  irqscope farm report s3://lab/farm --engine spark://head:7077 --out report
  irqscope farm keep farm --captures 30d
  irqscope farm reanalyse farm --timeout 500us --limit isr.p99.99=50us
  irqscope farm site farm --out /srv/www/farm --since 90d
"""

import argparse
import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from ..measuring.anew import Anew
from ..measuring.judging import JudgedLoss
from ..printable import printable_lines
from ._requests import add_request, request_of

if TYPE_CHECKING:
    from ..farm.farmrecord import Farm


def configure(parser: argparse.ArgumentParser) -> None:
    what = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
    add = what.add_parser("add", help="add runs of one target to a dataset")
    add.add_argument(
        "runs",
        type=Path,
        nargs="+",
        metavar="RUN",
        help="a run directory with its result, or a campaign, whose scenarios are targets of their own: NAME-SCENARIO",
    )
    add.add_argument(
        "--into", required=True, metavar="DATASET", help="a directory or an address; made if it is not there"
    )
    add.add_argument("--target", required=True, metavar="NAME", help="what the farm calls the target")
    add.add_argument("--replace", action="store_true", help="instead of what the dataset has of these runs")
    add.add_argument("--json", action="store_true", help="print JSON, a list with one object a run")
    remove = what.add_parser("remove", help="take out a target, or some of its runs, added by mistake")
    remove.add_argument("dataset", metavar="DATASET", help="a directory or an address")
    remove.add_argument("--target", required=True, metavar="NAME", help="what the farm calls the target")
    which = remove.add_mutually_exclusive_group(required=True)
    which.add_argument(
        "--run", action="append", dest="which", metavar="RUN", help="this one, as add called it; may be repeated"
    )
    which.add_argument("--all", action="store_true", help="all of its runs")
    remove.add_argument("--json", action="store_true", help="print JSON, an object")
    report = what.add_parser("report", help="an overview: trends, regressions, the worst targets")
    report.add_argument("dataset", metavar="DATASET", help="a directory or an address")
    report.add_argument(
        "--out", type=Path, metavar="DIR", help="for farm.html and farm.json (default DATASET, if it is a directory)"
    )
    _asked(report)
    report.add_argument(
        "--target", action="append", default=[], metavar="NAME", help="and its days as a surface; may be repeated"
    )
    report.add_argument("--json", action="store_true", help="print what farm.json has")
    site = what.add_parser("site", help="web pages: overview, targets, comparison, runs")
    site.add_argument("dataset", metavar="DATASET", help="a directory or an address")
    site.add_argument("--out", type=Path, required=True, metavar="DIR", help="for the pages; made if it is not there")
    _asked(site)
    site.add_argument("--runs", default="30", metavar="N", help="so many runs of each target have pages (default 30)")
    site.add_argument("--reports", default="", metavar="URL", help="where run directories are served, for links")
    site.add_argument("--json", action="store_true", help="print JSON, an object")
    compact = what.add_parser("compact", help="make large files of the small ones, for speed")
    compact.add_argument("dataset", metavar="DATASET", help="a directory or an address")
    compact.add_argument("--json", action="store_true", help="print JSON, an object")
    keep = what.add_parser("keep", help="say for how long captures are kept, and remove older ones")
    keep.add_argument("dataset", metavar="DATASET", help="a directory or an address")
    keep.add_argument(
        "--captures", metavar="TIME", help="of runs without a verdict: 7d (usual), 6mo, 1y, ever or none; others stay"
    )
    keep.add_argument("--outliers", metavar="TIME", help="the longest samples of each run: ever (usual), or as above")
    keep.add_argument("--json", action="store_true", help="print JSON, an object")
    reanalyse = what.add_parser("reanalyse", help="pair the captures of all runs anew, and judge them")
    reanalyse.add_argument("dataset", metavar="DATASET", help="a directory or an address")
    reanalyse.add_argument("--since", metavar="TIME", help="only the last 90d, 6mo, 1y, or since a date (default all)")
    reanalyse.add_argument(
        "--target", action="append", default=[], metavar="NAME", help="only this one; may be repeated"
    )
    reanalyse.add_argument(
        "--engine", default="duckdb", metavar="NAME", help="whose processes do it: this machine's (duckdb), or Spark's"
    )
    reanalyse.add_argument("--json", action="store_true", help="print JSON, a list with an object a run and segment")
    add_request(reanalyse, Anew, JudgedLoss)


def _asked(parser: argparse.ArgumentParser) -> None:
    """What a farm is asked for."""
    parser.add_argument("--segment", default="isr", metavar="NAME", help="what was measured (default isr)")
    parser.add_argument("--quantile", default="0.999", metavar="Q", help="which is followed (default 0.999)")
    parser.add_argument("--since", metavar="TIME", help="only the last 90d, 6mo, 1y, or since a date (default all)")
    parser.add_argument(
        "--engine", default="duckdb", metavar="NAME", help="duckdb (default), or Spark: spark://host:7077, sc://host"
    )
    parser.add_argument(
        "--fail-on-regression", action="store_true", help="exit code 1 if there is one in the days that are looked at"
    )


def _quantile(text: str) -> str:
    """In one writing: 0.9990 is 0.999."""
    import re

    from ..errors import BadInput

    if not re.fullmatch(r"0\.[0-9]{0,9}[1-9]0{0,9}", text):
        raise BadInput(f"--quantile is more than 0 and less than 1, for example 0.999, not {text[:100]!r}")
    return text.rstrip("0")


def run(options: argparse.Namespace) -> int:
    doing = {
        "add": _add,
        "remove": _remove,
        "report": _report,
        "site": _site,
        "compact": _compact,
        "keep": _keep,
        "reanalyse": _reanalyse,
    }
    return doing[options.what](options)


def _add(options: argparse.Namespace) -> int:
    """Those of the runs that can be: of each other one it is said why not, and the others are added all the same."""
    from ..errors import BadInput, ExitCode, Invalid
    from ..farm.dataset import Dataset, check_target
    from ..farm.intake import add
    from ..farm.store import NoTable
    from ..measuring.liveness import unended
    from ..measuring.rundir import RunDirectory

    targets = [each for path in options.runs for each in _targets(path, options.target)]
    for _, target in targets:
        check_target(target)
    dataset, added, code = Dataset(options.into), [], ExitCode.OK
    try:
        for path, target in targets:
            try:
                done = add(dataset, RunDirectory(path), target, replace=options.replace)
            except NoTable:
                raise
            except (BadInput, Invalid) as error:
                _say(str(error))
                code = code or error.code
                continue
            added.append({"directory": str(path), **done})
            if not options.json:
                counts = ", ".join(f"{name} n = {n}" for name, n in done["samples"].items())
                print(f"{done['target']} {done['run']}: {counts}")
            if not done["complete"]:
                directory = RunDirectory(path)
                told = unended(directory, directory.read_run())
                _say(f"{path} {told}: what was received until then is in the farm")
    finally:
        if options.json:
            print(json.dumps(added, indent=1))
    return int(code)


def _targets(path: Path, target: str) -> list[tuple[Path, str]]:
    """A run, or those of a campaign, with what the farm calls their targets."""
    from ..campaigns.campaigndir import NAME, CampaignDirectory

    if not (path / NAME).exists():
        return [(path, target)]
    campaign = CampaignDirectory(path)
    return [(campaign.run(name).path, f"{target}-{name}") for name in campaign.read().scenarios]


def _remove(options: argparse.Namespace) -> int:
    from ..farm.dataset import Dataset
    from ..farm.removal import remove
    from ..units import counted

    removed = remove(Dataset(options.dataset), options.target, options.which or ())
    if options.json:
        print(json.dumps({"target": options.target, "removed": removed}, indent=1))
    else:
        print(f"{options.target}: {counted(len(removed), 'run')} removed.")
    return 0


def _say(sentence: str) -> None:
    print(f"irqscope: {printable_lines(sentence)}", file=sys.stderr)


def _report(options: argparse.Namespace) -> int:
    from ..base.records import content_of, json_text, write
    from ..errors import BadInput
    from ..farm.conditions import with_conditions
    from ..farm.dataset import Dataset
    from ..farm.document import document
    from ..farm.engines import connected
    from ..farm.overview import overview
    from ..farm.surface import surface_of
    from ..farm.trends import trends
    from ..files import make_directory, replace
    from ..measuring.experiment import Telling
    from ..measuring.progress import CountLine
    from ..report.formats.html import page
    from ..report.terminal import conclude

    options.quantile = _quantile(options.quantile)
    dataset, line = Dataset(options.dataset), CountLine(what="targets")
    out = options.out or dataset.directory
    if not out:
        raise BadInput(f"{options.dataset} is no directory: say with --out where farm.html and farm.json shall be")
    try:
        with connected(dataset, options.engine) as engine:
            found = trends(engine, options.segment, options.quantile, options.since, line)
            silent = {each.target for each in found if not each.n}  # warnings tell of them
            asked = [target for target in dict.fromkeys(options.target) if target not in silent]
            surfaces = [surface_of(engine, target, options.segment, options.since) for target in asked]
            data = with_conditions(overview(found, options.segment, options.quantile, surfaces), engine)
    finally:
        line.finish()
    make_directory(out)
    report, file = document(data), out / "farm.json"
    write(file, data)
    if options.json:
        replace(out / "farm.html", page(report).encode())
        print(json_text(content_of(data)), end="")
    else:
        conclude(report, out / "farm.html", file, Telling(drawn=True))
    return _code(options, data)


def _site(options: argparse.Namespace) -> int:
    from ..farm.conditions import with_conditions
    from ..farm.dataset import Dataset
    from ..farm.engines import connected
    from ..farm.overview import overview
    from ..farm.site import INDEX, Site, check_reports
    from ..farm.trends import trends
    from ..measuring.progress import CountLine
    from ..printable import printable
    from ..units import counted, parse_count

    options.quantile = _quantile(options.quantile)
    check_reports(options.reports)
    newest = parse_count(options.runs)
    line = CountLine(what="targets")
    try:
        with connected(Dataset(options.dataset), options.engine) as engine:
            found = trends(engine, options.segment, options.quantile, options.since, line)
            farm = with_conditions(overview(found, options.segment, options.quantile), engine)
            line.finish()
            line = CountLine(what="targets' pages")
            site = Site(engine, farm, options.out, options.since, newest, options.reports)
            site.write(line)
    finally:
        line.finish()
    if options.json:
        print(json.dumps({"directory": str(options.out), "files": site.written}, indent=1))
    else:
        print(f"{printable(str(options.out / INDEX))}: {counted(len(site.written), 'file')}")
    return _code(options, farm)


def _code(options: argparse.Namespace, farm: "Farm") -> int:
    """A regression stays in the farm: whether that is a failure, its user says."""
    from ..errors import ExitCode

    return int(ExitCode.LIMIT if options.fail_on_regression and farm.regressions else ExitCode.OK)


def _compact(options: argparse.Namespace) -> int:
    from ..farm.captures import Captures
    from ..farm.dataset import Dataset
    from ..farm.outliers import Outliers
    from ..units import counted

    dataset = Dataset(options.dataset)
    dataset.opened()
    tables = (dataset.table, Outliers(dataset.place).table, Captures(dataset.place).table)
    fewer = sum(table.compact() for table in tables[:2])  # captures do not stay
    for table in tables:
        table.free(thorough=True)
    print(json.dumps({"fewer_files": fewer}, indent=1) if options.json else f"{counted(fewer, 'file')} fewer.")
    return 0


def _keep(options: argparse.Namespace) -> int:
    from ..farm.captures import Captures
    from ..farm.dataset import Dataset
    from ..farm.retention import Retention, carry_out, parsed, shown
    from ..units import counted

    dataset = Dataset(options.dataset)
    dataset.opened()
    kept = Retention.of(dataset.table.properties)
    given = {name: text for name in ("captures", "outliers") if (text := getattr(options, name)) is not None}
    if given:
        kept = replace(kept, **{name: parsed(text, name) for name, text in given.items()})
        dataset.table.set(kept.properties)
    before = len(Captures(dataset.place).held())
    carry_out(dataset, kept)
    left = len(Captures(dataset.place).held())
    found = {"captures": shown(kept.captures), "outliers": shown(kept.outliers), "held": left, "removed": before - left}
    if options.json:
        print(json.dumps(found, indent=1))
    else:
        judged = ", those of runs with a verdict ever" if kept.captures else ""
        print(f"captures: {found['captures']}{judged}. outliers: {found['outliers']}.")
        print(f"Captures of {counted(left, 'run')} are here, of {counted(before - left, 'run')} they were removed.")
    return 0


def _reanalyse(options: argparse.Namespace) -> int:
    from ..errors import ExitCode
    from ..farm.dataset import Dataset
    from ..farm.engines import connected
    from ..farm.reanalysis import Reanalysis, lines, reanalyse
    from ..measuring.progress import CountLine
    from ..results.verdict import FAIL, WARN

    judged, line = request_of(JudgedLoss, options), CountLine(what="runs")
    dataset = Dataset(options.dataset)
    place = str(dataset.directory.resolve()) if dataset.directory else options.dataset  # the same wherever tasks run
    work = Reanalysis(place, request_of(Anew, options), judged.judged(), judged.allow_short)
    try:
        with connected(dataset, options.engine) as engine:
            rows, gone = reanalyse(engine, work, options.target, options.since, line)
    finally:
        line.finish()
    if options.json:
        print(json.dumps(rows, indent=1, default=str))
    else:
        for text in lines(rows, gone):
            print(text)
    verdicts = {row["verdict"] for row in rows}
    if FAIL in verdicts:
        return ExitCode.LIMIT
    return ExitCode.WARNING if WARN in verdicts or any(row["trouble"] for row in rows) else ExitCode.OK
