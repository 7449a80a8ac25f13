# SPDX-License-Identifier: BSD-2-Clause
"""Measure what a request in JSON says: for programs.

Keys are those of `irqscope.connect` and of the request's class in Python (docs/guide/python.md), and "experiment",
which is latency if nothing else is said. What is printed is the content of result.json or sweep.json, with the run's
"directory". Nothing else is: the exit code tells what came of it.

Examples:
  irqscope measure request.json --out first
  echo '{"port": "sim://", "count": 2000}' | irqscope measure -
"""

import argparse
import sys
from pathlib import Path
from typing import Any


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("request", metavar="FILE", help="a file of JSON, - for standard input")
    parser.add_argument("--out", type=Path, metavar="DIR", help="directory, made anew (default: irqscope-DATE-TIME)")


def run(options: argparse.Namespace) -> int:
    from ..api import connect
    from ..base.options import options as fields_of
    from ..base.options import take
    from ..base.records import content_of, json_text
    from ..errors import BadInput
    from ..experiments._known import known
    from ..measuring.requests import Connection
    from ..measuring.stopping import StopRequest

    given = _read(options.request)
    name = given.pop("experiment", "latency")
    if not isinstance(name, str) or name not in known():
        raise BadInput(f"there is no experiment {name!r}: use one of {', '.join(known())}")
    where = {each: given.pop(each) for each, _, _ in fields_of(Connection) if each in given}
    request = take(known()[name].request, given)
    with StopRequest() as stop, connect(**where) as instrument:
        found = instrument.measure(request, out=options.out, stop=stop)
    sys.stdout.write(json_text({**content_of(found.result), "directory": str(found.path)}))
    return found.exit_code


def _read(name: str) -> dict[str, Any]:
    from .. import jsontext
    from ..base.records import read_object
    from ..errors import BadInput

    if name != "-":
        return read_object(Path(name))
    try:
        found = jsontext.read(sys.stdin.read())
    except ValueError as error:
        raise BadInput(f"standard input is no JSON: {error}") from error
    if not isinstance(found, dict):
        raise BadInput("standard input holds no object of JSON")
    return found
