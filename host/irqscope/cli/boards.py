# SPDX-License-Identifier: BSD-2-Clause
"""List the boards: tick, pins, link, and how far each has come.

Works without the extra `gateware`, from a table that is generated with docs/reference/boards.md.

Examples:
  irqscope boards
  irqscope boards ulx3s-85f --json
"""

import argparse
import json


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("board", nargs="?", metavar="BOARD", help="show only this one")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(options: argparse.Namespace) -> int:
    from fractions import Fraction

    from ..device.boardtable import boards
    from ..errors import BadInput
    from ..units import format_time

    table = boards()
    if options.board is not None and options.board not in table:
        raise BadInput(f"no board is called {options.board!r}: use one of {', '.join(table)}")
    chosen = table if options.board is None else {options.board: table[options.board]}
    if options.json:
        print(json.dumps(chosen, indent=1))
        return 0
    for name, board in chosen.items():
        tick = format_time(Fraction(board["tick_s"]), 4)
        print(f"{name}: {board['title']}, {board['part']}; {board['state']}")
        link = f"{board['rate']}, {board['bridge']}"
        print(f"  tick {tick}, {board['segments']} segments, {board['inputs']} inputs; link {link}")
        print(f"  {', '.join(f'{role} {pin}' for role, pin in board['pins'].items())}")
        print(f"  pins: {board['where']}")
    return 0
