# SPDX-License-Identifier: BSD-2-Clause
"""One file a board, or a few that differ in the part only. Each has a tuple `BOARDS` of irqscope_boards.board.Board."""
