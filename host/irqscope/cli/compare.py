# SPDX-License-Identifier: BSD-2-Clause
"""Compare runs: is the second better, worse, or equivalent?

For which quantiles, by how much, or is that not shown? The first run is what the others are compared with. Differences
of quantiles have intervals that allow for latencies which have to do with each other; what is rarer is compared by
counting how often a limit was exceeded. Files of other tools, which irqscope import reads, are compared with each other
likewise. Of campaigns the runs over scenarios of one name are compared, and what is claimed holds over all of them. Of
sweeps the saturation rates are compared: more is better.

Examples:
  irqscope compare before after --margin 1us
  irqscope compare before after --segment task --exceed 50us --out difference
  irqscope compare campaign-6.1 campaign-6.12 --margin 1us
  irqscope compare sweep-6.1 sweep-6.12 --margin 2kHz
"""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from ..base.options import COUNT, TIME
from ..base.options import QUANTILES as SHARES
from ._requests import reader

if TYPE_CHECKING:
    from ..report.comparisons import AnyComparison

T = TypeVar("T")
QUANTILES = "0.5,0.9,0.99,0.999"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "directories",
        nargs="+",
        type=Path,
        metavar="DIR",
        help="run directories, campaigns, sweeps, or files of other tools; the reference first",
    )
    parser.add_argument("--segment", metavar="NAME", help="what is compared (default: the first that all measured)")
    parser.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="NAME",
        help="what a run is called, once for each, in their order (default: what tells their paths apart)",
    )
    parser.add_argument("--unit", choices=("s", "ms", "us", "ns"), help="of files that do not say it")
    parser.add_argument(
        "--margin",
        default="0",
        metavar="TIME",
        help="differences up to this are none: then runs can be equivalent; of sweeps, a rate",
    )
    parser.add_argument("--quantiles", metavar="Q,Q,...", help=f"default {QUANTILES}")
    parser.add_argument(
        "--among",
        default="1",
        type=reader(COUNT),
        metavar="N",
        help="this is one of so many comparisons, whose intervals shall hold together (default 1)",
    )
    parser.add_argument(
        "--exceed", type=reader(TIME), metavar="TIME", help="also compare how often latencies are longer than this"
    )
    parser.add_argument("--out", type=Path, metavar="DIR", help="write comparison.json and report.html there")
    parser.add_argument(
        "--format", metavar="A,B,...", help="further formats, for example junit,csv (a wrong name lists all)"
    )
    parser.add_argument("--json", action="store_true", help="print comparison.json")


def run(options: argparse.Namespace) -> int:
    import json

    from ..base.records import content_of
    from ..base.records import write as keep
    from ..errors import BadInput
    from ..files import make_directory
    from ..findings.comparisonrecord import NAME
    from ..printable import printable
    from ..report.comparisons import sentences
    from ..report.documents import document
    from ..report.formats import chosen, write
    from ..report.madefiles import check_free

    formats = chosen(options.format) if options.format else []
    if formats and not options.out:
        raise BadInput("--format writes files: say where with --out")
    if options.out:
        check_free(options.out, "--out", own=NAME)
    result = _compared(options)
    text = json.dumps(content_of(result), indent=1) if options.json else "\n".join(map(printable, sentences(result)))
    report = document(result)
    if options.out:
        make_directory(options.out)
        keep(options.out / NAME, result)
        write(report, ["html", *formats], options.out)
    print(text)
    return result.exit_code


def _compared(options: argparse.Namespace) -> "AnyComparison":
    """Files, sweeps, campaigns or runs, whichever these are."""
    from ..errors import BadInput
    from ..findings.campaigncomparison import are_campaigns, compare_campaigns
    from ..findings.comparedfiles import compare_files
    from ..findings.comparison import compare
    from ..sweeps.sweepcomparison import are_sweeps, compare_sweeps, margin_of

    if are_sweeps(options.directories):
        for name in ("segment", "quantiles", "exceed", "unit"):
            if getattr(options, name) is not None:
                raise BadInput(f"--{name} is of latencies; of sweeps the saturation rates are compared: leave it out")
        rate = _read("--margin", options.margin, margin_of)
        return compare_sweeps(options.directories, margin=rate, called=options.name, among=options.among)
    margin = _read("--margin", options.margin, TIME.read)
    names = (options.quantiles or QUANTILES).split(",")
    quantiles = [_read("--quantiles", name.strip(), SHARES.read) for name in names]
    files = any(path.is_file() for path in options.directories)
    if files and options.exceed is not None:
        raise BadInput("--exceed counts by the time of samples, which files of other tools do not have: leave it out")
    if options.unit and not files:
        raise BadInput("--unit is of files of other tools: a run knows its own")
    if files:
        return compare_files(
            options.directories,
            options.segment,
            quantiles,
            margin=margin,
            unit=options.unit,
            called=options.name,
            among=options.among,
        )
    return (compare_campaigns if are_campaigns(options.directories) else compare)(
        options.directories,
        options.segment,
        quantiles,
        margin=margin,
        exceed=options.exceed,
        called=options.name,
        among=options.among,
    )


def _read(flag: str, text: str, read: Callable[[str], T]) -> T:
    """What is given with an option whose kind hangs on what is compared, or has parts."""
    from ..errors import BadInput

    try:
        return read(text)
    except BadInput as error:
        raise BadInput(f"{flag}: {error}") from error
