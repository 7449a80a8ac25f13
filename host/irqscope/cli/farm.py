# SPDX-License-Identifier: BSD-2-Clause
"""Keep the runs of many targets, and find which became worse.

The runs are one table of Delta Lake, in a directory or an object store. `add` takes run directories in, snapshot by
snapshot; several hosts may add at once. `report` writes farm.html and farm.json; DuckDB finds them, in this process, or
Spark. `compact` makes small files large ones, for speed. docs/guide/farm.md has the table, which other programs read,
too. Needs the extra `farm`.

Examples:
  irqscope farm add night --into farm --target board7
  irqscope farm report farm --since 90d
  irqscope farm report farm --target board7 --since 1y
  irqscope farm report s3://lab/farm --engine spark://head:7077 --out report
"""

import argparse
import json
from pathlib import Path


def configure(parser: argparse.ArgumentParser) -> None:
    what = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
    add = what.add_parser("add", help="add runs of one target to a dataset")
    add.add_argument("runs", type=Path, nargs="+", metavar="RUN", help="a run directory with its result")
    add.add_argument(
        "--into", required=True, metavar="DATASET", help="a directory or an address; made if it is not there"
    )
    add.add_argument("--target", required=True, metavar="NAME", help="what the farm calls the target")
    add.add_argument("--replace", action="store_true", help="instead of what the dataset has of these runs")
    add.add_argument("--json", action="store_true", help="print JSON, a list with one object a run")
    report = what.add_parser("report", help="an overview: trends, regressions, the worst targets")
    report.add_argument("dataset", metavar="DATASET", help="a directory or an address")
    report.add_argument(
        "--out", type=Path, metavar="DIR", help="for farm.html and farm.json (default DATASET, if it is a directory)"
    )
    report.add_argument("--segment", default="isr", metavar="NAME", help="what was measured (default isr)")
    report.add_argument("--quantile", default="0.999", metavar="Q", help="which is followed (default 0.999)")
    report.add_argument("--since", metavar="TIME", help="only the last 90d, 6mo, 1y, or since a date (default all)")
    report.add_argument(
        "--target", action="append", default=[], metavar="NAME", help="and its days as a surface; may be repeated"
    )
    report.add_argument(
        "--engine", default="duckdb", metavar="NAME", help="duckdb (default), or Spark: spark://host:7077, sc://host"
    )
    report.add_argument("--json", action="store_true", help="print what farm.json has")
    compact = what.add_parser("compact", help="make large files of the small ones, for speed")
    compact.add_argument("dataset", metavar="DATASET", help="a directory or an address")
    compact.add_argument("--json", action="store_true", help="print JSON, an object")


def run(options: argparse.Namespace) -> int:
    return {"add": _add, "report": _report, "compact": _compact}[options.what](options)


def _add(options: argparse.Namespace) -> int:
    from ..farm.dataset import Dataset, check_target
    from ..farm.intake import add
    from ..measuring.rundir import RunDirectory

    check_target(options.target)
    added = []
    for path in options.runs:
        done = add(Dataset(options.into), RunDirectory(path), options.target, replace=options.replace)
        added.append({"directory": str(path), **done})
        if not options.json:
            counts = ", ".join(f"{name} n = {n}" for name, n in done["samples"].items())
            print(f"{done['target']} {done['run']}: {counts}")
    if options.json:
        print(json.dumps(added, indent=1))
    return 0


def _report(options: argparse.Namespace) -> int:
    import re

    from ..base.records import content_of, json_text, write
    from ..errors import BadInput
    from ..farm.conditions import with_conditions
    from ..farm.dataset import Dataset
    from ..farm.document import document
    from ..farm.engines import connected
    from ..farm.overview import overview
    from ..farm.surface import surface_of
    from ..farm.trends import trends
    from ..files import replace
    from ..measuring.experiment import Telling
    from ..measuring.progress import CountLine
    from ..report.formats.html import page
    from ..report.terminal import conclude

    if not re.fullmatch(r"0\.[0-9]{0,9}[1-9]0{0,9}", options.quantile):
        raise BadInput(f"--quantile is more than 0 and less than 1, for example 0.999, not {options.quantile[:100]!r}")
    dataset, line = Dataset(options.dataset), CountLine(what="targets")
    out = options.out or dataset.directory
    if not out:
        raise BadInput(f"{options.dataset} is no directory: say with --out where farm.html and farm.json shall be")
    try:
        with connected(dataset, options.engine) as engine:
            found = trends(engine, options.segment, options.quantile, options.since, line)
            surfaces = [
                surface_of(engine, target, options.segment, options.since) for target in dict.fromkeys(options.target)
            ]
            data = with_conditions(overview(found, options.segment, options.quantile, surfaces), engine)
    finally:
        line.finish()
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"cannot make the directory {out}: {error.strerror}") from error
    report, file = document(data), out / "farm.json"
    write(file, data)
    if options.json:
        replace(out / "farm.html", page(report).encode())
        print(json_text(content_of(data)), end="")
    else:
        conclude(report, out / "farm.html", file, Telling(drawn=True))
    return 0


def _compact(options: argparse.Namespace) -> int:
    from ..farm.dataset import Dataset
    from ..units import counted

    dataset = Dataset(options.dataset)
    dataset.opened()
    fewer = dataset.table.compact()
    print(json.dumps({"fewer_files": fewer}, indent=1) if options.json else f"{counted(fewer, 'file')} fewer.")
    return 0
