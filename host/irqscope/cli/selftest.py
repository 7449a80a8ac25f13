# SPDX-License-Identifier: BSD-2-Clause
"""Check the instrument: every stimulus into every input, inside the FPGA; each latency must be 0 ticks."""

import argparse

from ._port import add_port, open_instrument


def configure(parser: argparse.ArgumentParser) -> None:
    add_port(parser)


def run(options: argparse.Namespace) -> int:
    from ..errors import ExitCode
    from ..selftest import selftest

    with open_instrument(options) as instrument:
        loops = selftest(instrument)
    for loop in loops:
        print(f"{loop.stimulus.label:10} -> {loop.input.label:5} {'PASS' if loop.passed else 'FAIL'}  {loop.text}")
    failed = sum(not loop.passed for loop in loops)
    print(f"{len(loops) - failed} of {len(loops)} paths passed")
    return int(ExitCode.LIMIT if failed else ExitCode.OK)
