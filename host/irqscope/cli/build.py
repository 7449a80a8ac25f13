# SPDX-License-Identifier: BSD-2-Clause
"""Make the bitstream of a board.

Synthesis, place and route, and packing run from Python packages (extra `gateware`). Seeds are tried until timing is
met; if none is good there is no bitstream, and the critical path is said in words.

Examples:
  irqscope build ulx3s-85f
"""

import argparse
import json
import sys
import time
from typing import Any

from ._gateware import add_board, directory, gateware

SEEDS = 8


def configure(parser: argparse.ArgumentParser) -> None:
    add_board(parser)
    parser.add_argument("--seeds", type=int, default=SEEDS, metavar="N", help=f"seeds to try at most (default {SEEDS})")
    parser.add_argument("--json", action="store_true", help="print the bitstream's manifest as JSON")


def run(options: argparse.Namespace) -> int:
    from ..errors import BadInput

    if options.seeds < 1:
        raise BadInput(f"--seeds {options.seeds}: at least one seed must be tried")
    with gateware():
        from irqscope_boards.build import build, seeds_to_try
        from irqscope_boards.catalogue import board as find

        board = find(options.board)
        begun = time.monotonic()

        def say(line: str) -> None:
            print(f"{round(time.monotonic() - begun):6} s  {line}", file=sys.stderr, flush=True)

        manifest = build(board, directory(options), seeds_to_try(board, options.seeds), say)
    if options.json:
        print(json.dumps({**manifest, "directory": str(directory(options))}, indent=1))
        return 0
    print(table(manifest))
    print(f"{directory(options) / str(manifest['bitstream'])}: load it with `irqscope flash {options.board}`")
    return 0


def table(manifest: dict[str, Any]) -> str:
    """What a user wants to know of a bitstream: tick, clocks against their need, use of the part."""
    from fractions import Fraction

    from ..units import format_time

    tick = Fraction(manifest["tick_s"])
    rows = [("tick", f"{format_time(tick, 6)} = {tick.numerator}/{tick.denominator} s")]
    for name, clock in manifest["attempts"][-1]["clocks"].items():
        reached, need = clock["reached_mhz"], clock["need_mhz"]
        rows.append((name.replace("_", " "), f"{reached:.2f} MHz of {need:g} needed ({reached / need - 1:+.1%})"))
    for kind, use in manifest["use"].items():
        rows.append((kind, f"{use['used']} of {use['available']} ({use['used'] / use['available']:.0%})"))
    rows.append(("seed", str(manifest["seed"])))
    return "\n".join(f"{name:14} {text}" for name, text in rows)
