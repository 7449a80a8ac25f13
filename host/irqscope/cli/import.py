# SPDX-License-Identifier: BSD-2-Clause
"""Read what other tools measured: cyclictest, rtla, rt-exec.

Checks the books of their files, and summarises them. Files of cyclictest (-h, --histfile, --json), of `rtla timerlat
hist`, screens of rt-exec; any histogram as edges and counts, any samples as one number a line. docs/guide/import.md
has the formats, and what lies between a tool that times a timer's wake-up by the target's own clock and irqscope, which
times an interrupt from a pin to a pin.

Examples:
  irqscope import histogram.txt --unit us
"""

import argparse
import json
import sys
from pathlib import Path


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="what the tool wrote")
    parser.add_argument(
        "--unit",
        choices=("s", "ms", "us", "ns"),
        help="of a cyclictest histogram (ns with -N; default us), or of numbers whose file does not say it",
    )
    parser.add_argument("--json", action="store_true", help="print all counts, as a list with one object a file")


def run(options: argparse.Namespace) -> int:
    from ..errors import ExitCode
    from ..importers import read_file
    from ..printable import printable, printable_lines

    found = [(path, read_file(path, options.unit)) for path in options.files]
    if options.json:
        print(json.dumps([{"file": str(path), **imported.to_json()} for path, imported in found], indent=1))
    else:
        print(printable_lines("\n\n".join(f"{path}: {imported.summary()}" for path, imported in found)))
    for path, imported in found:
        for text in imported.wrong:
            print(f"irqscope: {path}: the books do not balance: {printable(text)}", file=sys.stderr)
    return int(ExitCode.INVALID if any(imported.wrong for _, imported in found) else ExitCode.OK)
