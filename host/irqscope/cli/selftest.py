# SPDX-License-Identifier: BSD-2-Clause
"""Check the instrument: every stimulus into every input, inside the FPGA; each latency must be 0 ticks.

With --bins it measures the widths of the sampling bins instead, from a signal of some kHz to 100 kHz on that input that
comes from an oscillator of its own: docs/selftest.md.
"""

import argparse
import json
from typing import TYPE_CHECKING

from ..contract.roles import INPUTS
from ._port import add_port, open_instrument
from ._quantity import COUNT

if TYPE_CHECKING:
    from ..density import Density


def configure(parser: argparse.ArgumentParser) -> None:
    add_port(parser)
    parser.add_argument(
        "--bins", metavar="INPUT", choices=[role.label for role in INPUTS],
        help="measure the widths of sampling bins by the signal on isr, task, done or aux",
    )
    parser.add_argument("--edges", type=COUNT, metavar="N", help="edges that --bins counts (default 100k)")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(options: argparse.Namespace) -> int:
    from ..errors import BadInput

    if options.bins:
        return _bins(options)
    if options.edges:
        raise BadInput("--edges belongs to --bins INPUT")
    return _loops(options)


def _loops(options: argparse.Namespace) -> int:
    from ..errors import ExitCode
    from ..selftest import selftest

    with open_instrument(options) as instrument:
        loops = selftest(instrument)
    failed = sum(not loop.passed for loop in loops)
    if options.json:
        paths = [
            {"stimulus": loop.stimulus.label, "input": loop.input.label, "passed": loop.passed, "text": loop.text}
            for loop in loops
        ]
        print(json.dumps({"paths": paths, "passed": not failed}, indent=1))
    else:
        for loop in loops:
            print(f"{loop.stimulus.label:10} -> {loop.input.label:5} {'PASS' if loop.passed else 'FAIL'}  {loop.text}")
        print(f"{len(loops) - failed} of {len(loops)} paths passed")
    return int(ExitCode.LIMIT if failed else ExitCode.OK)


def _bins(options: argparse.Namespace) -> int:
    from ..contract.roles import source
    from ..density import EDGES, measure
    from ..errors import BadInput, ExitCode
    from ..progress import CountLine
    from ..result import qualification
    from ..units import parse_count

    role, edges = source(options.bins), parse_count(options.edges) if options.edges else EDGES
    with open_instrument(options) as instrument:
        if role not in INPUTS[: instrument.identity.inputs]:
            raise BadInput(f"this instrument has no input {role.label}")
        line = CountLine()
        try:
            density = measure(instrument, role, edges, line)
        finally:
            line.finish()
    if options.json:
        print(json.dumps({**density.to_json(), "qualification": qualification(options.port)}, indent=1))
    else:
        print(_text(density, qualification(options.port)))
    return int(ExitCode.OK)


def _text(density: "Density", qualification: str) -> str:
    """The result for people."""
    from ..bins import BLOCKS
    from ..units import counted, format_rate, format_time

    phases, tick_ns = density.phases, float(density.tick * 10**9)
    if phases.unevenness is None:
        varies = format_time(phases.residual * density.tick, 3)
        spread = f"phases are random, since the period varies by more than a clock ({varies})"
    else:
        wrong, allowed = 100 * phases.unevenness, 100 * phases.limit
        spread = f"phases make shares wrong by at most {wrong:.3f} % ({allowed:.2f} % allowed)"
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
