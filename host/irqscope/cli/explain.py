# SPDX-License-Identifier: BSD-2-Clause
"""Say why responses were late, by the target's own trace (ftrace).

Joins a run with the trace, and names who was in the way. The trace is the text of /sys/kernel/tracing/trace, a
trace.dat, which trace-cmd reads, a folder of LTTng's or Zephyr's, which babeltrace2 reads, or SystemView's file,
recorded while the run was measured; docs/guide/explain.md says what to record. The clocks are joined by the edges of
the stub's pins, as both have them. With the trace of its host, the time that a guest of KVM did not run is explained.

Examples:
  irqscope explain late --trace trace.txt
  irqscope explain late --trace trace.dat --later 50us --figure late.svg
  irqscope explain late --trace guest.dat --host host.dat
"""

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ..base.options import TIME
from ._requests import reader

if TYPE_CHECKING:
    from ..measuring.rundir import RunDirectory


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("directory", type=Path, metavar="DIR", help="a run directory")
    parser.add_argument(
        "--trace",
        type=Path,
        metavar="FILE",
        required=True,
        help="trace.txt, trace.dat, a folder of LTTng's or Zephyr's, or late.SVDat",
    )
    parser.add_argument(
        "--host", type=Path, metavar="FILE", help="the trace of the host, where the target is a guest of KVM"
    )
    parser.add_argument(
        "--segment", metavar="NAME", help="whose latencies: default what the trigger watched, else wake, else isr"
    )
    parser.add_argument(
        "--later",
        type=reader(TIME),
        metavar="TIME",
        help="what is late, e.g. 50us: default three times the median; else no cause is named",
    )
    parser.add_argument("--count", type=int, default=3, metavar="N", help="responses that are explained (default 3)")
    parser.add_argument(
        "--pin",
        action="append",
        default=[],
        metavar="INPUT=LINE",
        help="which GPIO line of the trace an input is, e.g. isr=508: only where that is not clear",
    )
    parser.add_argument("--json", action="store_true", help="print an object instead of text")
    parser.add_argument("--figure", type=Path, metavar="FILE", help="draw the latest response, .png or .svg")
    parser.add_argument("--perfetto", type=Path, metavar="FILE", help="write all for https://ui.perfetto.dev")


def run(options: argparse.Namespace) -> int:
    from ..errors import BadInput
    from ..explaining.explanation import explain, to_json
    from ..explaining.text import sentences
    from ..measuring.rundir import RunDirectory

    if options.figure and options.figure.suffix not in (".png", ".svg"):
        raise BadInput(f"--figure {options.figure}: the name ends in .png or .svg")
    if options.count < 1:
        raise BadInput("--count is 1 or more")
    directory = RunDirectory(options.directory)
    _check_written(options, directory)
    explanation = explain(
        directory,
        options.trace,
        host_file=options.host,
        segment=options.segment,
        count=options.count,
        limit=None if options.later is None else float(options.later) * 1e9,
        pins=_pins(options.pin),
    )
    if options.json:
        json.dump(to_json(explanation), sys.stdout, indent=1, allow_nan=False)
        print()
    else:
        print("\n".join(sentences(explanation)))
    if options.figure:
        from ..explaining.figure import figure
        from ..files import aside
        from ..report.alone import saved

        with aside(options.figure, BadInput) as file:
            file.write(saved(figure(explanation, explanation.found[0]), options.figure.suffix[1:]))
    if options.perfetto:
        from ..explaining.perfettotrace import write

        write(explanation, options.perfetto)
    return 0


def _check_written(options: argparse.Namespace, directory: "RunDirectory") -> None:
    """BadInput if a file that is written would replace one that is read, or the other one that is written."""
    from ..files import check_apart

    others = [(options.trace, "read by --trace")]
    if options.host:
        others.append((options.host, "read by --host"))
    for option, path in (("--figure", options.figure), ("--perfetto", options.perfetto)):
        if path:
            directory.check_apart(path, option)
            check_apart(path, option, others)
            others.append((path, f"written by {option}"))


def _pins(given: list[str]) -> dict[str, str]:
    from ..contract.roles import INPUTS
    from ..errors import BadInput

    found = {}
    for text in given:
        pin, _, line = text.partition("=")
        if pin not in {source.label for source in INPUTS} or not line.isdigit():
            raise BadInput(f"--pin {text} is not an input and the number of a GPIO line, such as isr=508")
        found[pin] = f"gpio {line}"
    return found
