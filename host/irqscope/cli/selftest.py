# SPDX-License-Identifier: BSD-2-Clause
"""Check the instrument: every stimulus into every input.

Inside the FPGA; each latency must be 0 ticks. With --jumper it tests the pins as well, by a wire from a stimulus to all
inputs; with --bins it measures the widths of the sampling bins instead, from a signal of some kHz to 60 kHz on that
input that comes from an oscillator of its own; with --soak it keeps the link busy for a minute, and counts what it
loses. --record keeps what was found, and later runs cite it:
docs/guide/calibration.md.

Examples:
  irqscope selftest --port /dev/ttyUSB1
  irqscope selftest --port /dev/ttyUSB1 --jumper --record
  irqscope selftest --port /dev/ttyUSB1 --soak 10min
"""

import argparse
import json
from fractions import Fraction
from typing import TYPE_CHECKING

from ..base.options import COUNT, TIME
from ..contract.roles import INPUTS, STIMULI
from ._keeping import Keeping, print_record
from ._port import add_port, open_instrument
from ._requests import reader

if TYPE_CHECKING:
    from ..measuring.instrumentfile import Check
    from ..qualifying.density import Density

MINUTE = Fraction(60)


def configure(parser: argparse.ArgumentParser) -> None:
    add_port(parser)
    what = parser.add_mutually_exclusive_group()
    what.add_argument(
        "--jumper",
        nargs="?",
        metavar="OUTPUT",
        const=STIMULI[0].label,
        choices=[role.label for role in STIMULI],
        help="test the pins too: the stimulus output (default stimulus) is wired to all inputs, and to no target",
    )
    what.add_argument(
        "--bins",
        metavar="INPUT",
        choices=[role.label for role in INPUTS],
        help="measure the widths of sampling bins by the signal on isr, task, done or aux",
    )
    what.add_argument(
        "--soak",
        nargs="?",
        metavar="TIME",
        const=MINUTE,
        type=reader(TIME),
        help="keep the link busy for so long (default 1min), inside the FPGA: no byte may be lost",
    )
    parser.add_argument("--edges", type=reader(COUNT), metavar="N", help="edges that --bins counts (default 100k)")
    parser.add_argument(
        "--record", action="store_true", help="keep what --jumper or --bins finds on record of this instrument"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(options: argparse.Namespace) -> int:
    from ..errors import BadInput

    if options.edges and not options.bins:
        raise BadInput("--edges belongs to --bins INPUT")
    if options.record and not (options.bins or options.jumper):
        raise BadInput("--record keeps what the pins show: give --jumper or --bins INPUT with it")
    if options.soak is not None:
        return _soak(options)
    return _bins(options) if options.bins else _paths(options)


def _soak(options: argparse.Namespace) -> int:
    """The link."""
    from ..base.records import to_json
    from ..errors import BadInput, ExitCode
    from ..measuring.progress import CountLine
    from ..qualifying.soak import soak

    if options.soak <= 0:
        raise BadInput("--soak takes longer than no time: write for example 1min")
    with open_instrument(options) as instrument:
        line = CountLine(what="stimuli")
        try:
            checks = soak(instrument, options.soak, line)
        finally:
            line.finish()
    passed = all(check.passed for check in checks)
    if options.json:
        print(json.dumps({"checks": [to_json(check) for check in checks], "passed": passed}, indent=1))
    else:
        _print_checks(checks)
    return int(ExitCode.OK if passed else ExitCode.LIMIT)


def _paths(options: argparse.Namespace) -> int:
    """Inside the FPGA and, with a jumper, through the pins."""
    from ..base.records import to_json
    from ..contract.roles import source
    from ..errors import ExitCode
    from ..measuring.qualification import check_keeping, keep
    from ..qualifying.jumper import jumper_test
    from ..qualifying.selftest import selftest

    record, keeping = None, Keeping()
    with open_instrument(options) as instrument:
        if options.record:
            check_keeping(instrument)
        loops = selftest(instrument)
        test = jumper_test(instrument, source(options.jumper)) if options.jumper else None
        failed = sum(not loop.passed for loop in loops)
        found = test.record(loops) if test else None
        if found and options.record:
            with keeping:
                record = keep(instrument, selftest=found)
    passed = found.passed if found else not failed
    if options.json:
        told = to_json(found) if found else {"paths": [to_json(loop) for loop in loops], "passed": passed}
        print(json.dumps({**told, "record": record and record.id}, indent=1))
    else:
        for loop in loops:
            print(f"{loop.stimulus:10} -> {loop.input:5} {'PASS' if loop.passed else 'FAIL'}  {loop.text}")
        print(f"{len(loops) - failed} of {len(loops)} paths passed")
        if test:
            _print_checks(test.checks)
        print_record(record)
    keeping.tell()
    return int(ExitCode.OK if passed else ExitCode.LIMIT)


def _print_checks(checks: "list[Check]") -> None:
    from ..qualifying.checklines import lines_of

    print("\n".join(lines_of(checks)))
    print(f"{sum(check.passed for check in checks)} of {len(checks)} checks passed")


def _bins(options: argparse.Namespace) -> int:
    from ..base.records import to_json
    from ..contract.roles import source
    from ..errors import BadInput, ExitCode
    from ..measuring.progress import CountLine
    from ..measuring.qualification import check_keeping, cite, keep
    from ..qualifying.density import EDGES, measure
    from ..results.provenance import qualification

    role, edges = source(options.bins), EDGES if options.edges is None else options.edges
    record, keeping = None, Keeping()
    with open_instrument(options) as instrument:
        if role not in instrument.identity.roles:
            raise BadInput(f"this instrument has no input {role.label}")
        if options.record:
            check_keeping(instrument)
        line = CountLine()
        try:
            density = measure(instrument, role, edges, line)
        finally:
            line.finish()
        found = density.record
        if options.record:
            with keeping:
                record = keep(instrument, bins=found)
    told = qualification(options.port, cite(record))
    if options.json:
        more = {"qualification": told, "record": record and record.id}
        print(json.dumps({**to_json(found), **more}, indent=1))
    else:
        print(_text(density, told))
        print_record(record)
    keeping.tell()
    return int(ExitCode.OK)


def _text(density: "Density", qualification: str) -> str:
    """The result for people."""
    from ..qualifying.bins import BLOCKS
    from ..units import counted, format_rate, format_share, format_time

    phases, tick_ns = density.phases, float(density.tick * 10**9)
    if phases.unevenness is None:
        varies = "" if phases.residual is None else f" ({format_time(phases.residual * density.tick, 3)})"
        spread = f"phases are random, since the period varies by more than a clock{varies}"
    else:
        wrong, allowed = format_share(phases.unevenness), format_share(phases.limit)
        spread = f"phases make shares wrong by at most {wrong} ({allowed} allowed)"
    lines = [
        f"{density.input.label}: {density.edges} rising edges at {format_rate(density.rate_hz)}, {density.lost} lost "
        f"({qualification})",
        "bin     edges   width in ticks     width in ns         DNL in ticks",
        *(
            f"{one.number:3} {one.count:9}   {one.width:.4f} +- {one.error:.4f}   {one.width * tick_ns:7.4f} +- "
            f"{one.error * tick_ns:.4f}   {one.dnl:+.4f}"
            for one in density.widths.bins
        ),
        f"{spread};",
        f"{counted(BLOCKS, 'block')} of edges agree (scatter {density.widths.scatter:.2f}, independent edges have 1)",
    ]
    if density.multi:
        lines.append(f"{counted(density.multi, 'edge')} came with others in the same clock, which were not recorded")
    sentence = density.sentence()
    return "\n".join([*lines, sentence[0].upper() + sentence[1:]])
