# SPDX-License-Identifier: BSD-2-Clause
"""Load a bitstream into a board.

The board forgets it when it loses power, unless --persist writes it to the flash memory.

Examples:
  irqscope flash ulx3s-85f
  irqscope flash ulx3s-85f --persist
"""

import argparse

from ._gateware import add_board, directory, gateware


def configure(parser: argparse.ArgumentParser) -> None:
    add_board(parser)
    parser.add_argument("--persist", action="store_true", help="write to the flash memory, where power loss spares it")


def run(options: argparse.Namespace) -> int:
    with gateware():
        from irqscope_boards.catalogue import board as find
        from irqscope_boards.flash import flash

        board = find(options.board)
        flash(board, directory(options), persist=options.persist)
    print(f"loaded; `irqscope info --port PORT` says what runs, {board.link.baud} baud")
    return 0
