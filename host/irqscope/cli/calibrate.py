# SPDX-License-Identifier: BSD-2-Clause
"""Measure the error of the instrument's oscillator, and record it.

The reference is one pulse per second (--pps), as GPS receivers give it, or a frequency (--ref). Nothing is corrected by
it unless a measurement asks for that with --calibrated: docs/guide/calibration.md.

Examples:
  irqscope calibrate --port /dev/ttyUSB1 --pps aux
  irqscope calibrate --port /dev/ttyUSB1 --ref 10MHz
"""

import argparse
import json
from typing import TYPE_CHECKING

from ..base.options import RATE, TIME
from ..contract.roles import INPUTS
from ._keeping import Keeping, print_record
from ._port import add_port, open_instrument
from ._requests import reader

if TYPE_CHECKING:
    from ..qualifying.oscillator import Oscillator

NAMES = [role.label for role in INPUTS]


def configure(parser: argparse.ArgumentParser) -> None:
    add_port(parser)
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--pps", metavar="INPUT", choices=NAMES, help="the input with one pulse per second")
    what.add_argument(
        "--ref", metavar="RATE", type=reader(RATE), help="the frequency of the reference, for example 10MHz"
    )
    parser.add_argument("--input", metavar="INPUT", choices=NAMES, help="of --ref (default aux)")
    parser.add_argument(
        "--duration",
        type=reader(TIME),
        metavar="TIME",
        help="how long to compare (default 10min of --pps, 10s of --ref)",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(options: argparse.Namespace) -> int:
    from fractions import Fraction

    from ..base.records import to_json
    from ..contract.roles import source
    from ..errors import BadInput, ExitCode
    from ..measuring.progress import CountLine
    from ..measuring.qualification import check_keeping, keep
    from ..qualifying.reference import measure

    if options.pps and options.input:
        raise BadInput("--pps names its input: leave out --input")
    role = source(options.pps or options.input or "aux")
    record, keeping = None, Keeping()
    with open_instrument(options) as instrument:
        check_keeping(instrument)
        line = CountLine(what="seconds")
        try:
            found = measure(instrument, role, options.ref or Fraction(1), options.duration, line)
        finally:
            line.finish()
        kept = found.record
        with keeping:
            record = keep(instrument, oscillator=kept)
    if options.json:
        print(json.dumps({**to_json(kept), "record": record and record.id}, indent=1))
    else:
        print(_text(found))
        if record:
            print_record(record)
            print("times are corrected by it where --calibrated asks for that, and nowhere else")
    keeping.tell()
    return int(ExitCode.WARNING if found.missing or found.doubled else ExitCode.OK)


def _text(found: "Oscillator") -> str:
    """The result for people."""
    from ..results.uncertainty import COVERAGE_FACTOR, expanded
    from ..units import counted, format_moment, format_ppm, format_rate, format_time

    wide = expanded(found.uncertainty)
    grid, scatter = (format_ppm(each, each) for each in (found.quantisation, found.scatter))
    scattered = f", {scatter} by the pulses' scatter" if found.scatter else ", which hides the pulses' scatter"
    fast = "fast" if found.error > 0 else "slow"
    lines = [
        f"{found.input.label}: {counted(found.periods, 'period')} of {format_rate(found.reference_hz)}, "
        f"{format_time(found.seconds)}",
        f"the oscillator is {format_ppm(abs(found.error), wide)} {fast}, U = {format_ppm(wide, wide)} "
        f"(k = {COVERAGE_FACTOR}; u = {grid} by the grid{scattered}; "
        "the reference's own error is not in it)",
        *(f"{one.what} near {format_moment(one.at)}" for one in found.wrong[:10]),
    ]
    if found.wrong:
        lines.append(f"{counted(found.missing, 'pulse')} missing, {found.doubled} doubled: look at the reference")
    lines += ["tau          Allan deviation, of oscillator, reference and grid together"]
    lines += [f"{format_time(tau, 3):12} {deviation:.3g}" for tau, deviation in found.allan]
    return "\n".join(lines)
