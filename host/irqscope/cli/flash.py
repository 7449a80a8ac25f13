# SPDX-License-Identifier: BSD-2-Clause
"""Load a bitstream into a board.

The board forgets it when it loses power, unless --persist writes it to the flash memory. It is the one that `irqscope
build` made, else that of the release beside the wheel from which irqscope was installed, or what --bitstream names. Its
manifest must be beside it, and tell of this board, this file and this version of the registers.

Examples:
  irqscope flash ulx3s-85f
  irqscope flash ulx3s-85f --persist
  irqscope flash ulx3s-85f --bitstream irqscope-0.1.0
"""

import argparse
import json
from pathlib import Path

from ._gateware import add_board, directory, gateware


def configure(parser: argparse.ArgumentParser) -> None:
    add_board(parser)
    parser.add_argument(
        "--bitstream",
        type=Path,
        metavar="PATH",
        help="a bitstream, its folder, or that of a release (default: see above)",
    )
    parser.add_argument("--persist", action="store_true", help="write to the flash memory, where power loss spares it")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(options: argparse.Namespace) -> int:
    with gateware():
        from irqscope_boards.catalogue import board as find
        from irqscope_boards.flash import flash
        from irqscope_boards.ready import ready

        board = find(options.board)
        file = ready(board, _places(options))
        flash(board, file, persist=options.persist)
    if options.json:
        found = {"board": board.name, "bitstream": str(file), "persistent": options.persist, "baud": board.link.baud}
        print(json.dumps(found, indent=1))
    else:
        rate = f", {board.link.baud} baud" if board.link.baud else ""
        print(f"{file} is loaded; `irqscope info --port PORT` says what runs{rate}")
    return 0


def _places(options: argparse.Namespace) -> list[Path]:
    """Where the bitstream may be, in order."""
    from ..errors import BadInput
    from ..extras import installed_from

    if options.bitstream is not None and options.out is not None:
        raise BadInput("--bitstream and --out both say where the bitstream is: leave one of them out")
    if options.bitstream is not None and not options.bitstream.exists():
        raise BadInput(f"there is no {options.bitstream}, which --bitstream names")
    if given := options.bitstream or options.out:
        return [given]
    wheel = installed_from()
    return [directory(options), *([wheel.parent] if wheel and wheel.suffix == ".whl" else [])]
