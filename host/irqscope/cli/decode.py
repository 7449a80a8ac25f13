# SPDX-License-Identifier: BSD-2-Clause
"""Print the events of a run as CSV or JSON lines.

Time in ticks, source, edge, multi. Standard error says whether edges are missing.

Examples:
  irqscope decode first > events.csv
  irqscope decode first --format jsonl
"""

import argparse
from pathlib import Path


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("directory", type=Path, metavar="DIR", help="a run directory")
    parser.add_argument("--format", choices=("csv", "jsonl"), default="csv", help="default csv")
    parser.add_argument(
        "--json",
        dest="format",
        action="store_const",
        const="jsonl",
        help="the same as --format jsonl: an object a line",
    )


def run(options: argparse.Namespace) -> int:
    from ..contract.roles import Source
    from ..device.decode import Events
    from ..exports.recording import Recording
    from ..measuring.rundir import RunDirectory
    from ._missing import say_missing
    from ._output import asked_output

    output = asked_output()
    recording = Recording(RunDirectory(options.directory))
    say_missing(recording)
    labels = {source.value: source.label for source in Source}
    csv = options.format == "csv"
    if csv:
        output.write("ticks,source,edge,multi\n")
    for events in recording.told():
        if not isinstance(events, Events):
            continue
        columns = (events.time.tolist(), events.source.tolist(), events.edge.tolist(), events.multi.tolist())
        rows = zip(*columns, strict=True)
        if csv:
            output.writelines(f"{t},{labels.get(s, s)},{e},{m}\n" for t, s, e, m in rows)
        else:
            output.writelines(
                f'{{"ticks": {t}, "source": "{labels.get(s, s)}", "edge": {e}, "multi": {m}}}\n' for t, s, e, m in rows
            )
    return 0
