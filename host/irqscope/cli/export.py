# SPDX-License-Identifier: BSD-2-Clause
"""Write a run for GTKWave, PulseView, Perfetto, DuckDB, HdrHistogram.

What is written says where it comes from, and whether edges are missing; docs/guide/export.md has what to open it with.
Formats other than vcd, sr and csv need the extra `export`.

Examples:
  irqscope export first --to vcd --out first.vcd
  irqscope export first --to csv --table latencies --segment isr
  irqscope export first --to csv --out -
"""

import argparse
from pathlib import Path

STDOUT = Path("-")


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("directory", type=Path, metavar="DIR", help="a run directory")
    parser.add_argument(
        "--to", required=True, metavar="FORMAT", help="for example vcd, sr, perfetto, parquet (a wrong name lists all)"
    )
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help=f"{STDOUT} is standard output (default: DIR/export with the suffix of the format)",
    )
    parser.add_argument("--table", metavar="NAME", help="of parquet and csv: events (default) or latencies")
    parser.add_argument(
        "--segment", metavar="NAME", help="of latencies: one segment (default: all; of hgrm, which has one, the first)"
    )
    parser.add_argument("--interval", metavar="TIME", help="of hlog: what a histogram covers (default 1s)")
    parser.add_argument("--json", action="store_true", help="say as JSON what was written")


def run(options: argparse.Namespace) -> int:
    import json

    from ..errors import BadInput
    from ..exports.export import export, stream
    from ..exports.formats import Choices, check, load
    from ..exports.recording import Recording
    from ..measuring.rundir import RunDirectory
    from ..units import parse_time
    from ._missing import say_missing
    from ._output import asked_output

    interval = parse_time(options.interval) if options.interval else None
    if interval is not None and interval <= 0:
        raise BadInput(f"--interval is a time above 0, not {options.interval}")
    choices = Choices(options.table, options.segment, interval)
    if options.out == STDOUT and options.json:
        raise BadInput(f"--json says on standard output what was written, and --out {STDOUT} writes there: choose one")
    form = load(options.to)
    check(options.to, form, choices)  # before the capture is read
    output = asked_output().buffer if options.out == STDOUT else None
    directory = RunDirectory(options.directory)
    recording = Recording(directory)
    if output:
        stream(recording, options.to, choices, output)
        output.flush()
        say_missing(recording)
        return 0
    path = options.out or directory.path / f"export.{form.SUFFIX}"
    written, found = export(recording, options.to, choices, path)
    say_missing(recording)
    if options.json:
        summary = {
            "format": options.to,
            "files": [str(each) for each in written],
            "bytes": path.stat().st_size,
            "exact": recording.exact,
            "completeness": recording.completeness,
            **found,
        }
        print(json.dumps(summary, indent=1))
    else:
        for each in written:
            print(each)
    return 0
