# SPDX-License-Identifier: BSD-2-Clause
"""All boards: found by looking into the folder `described`."""

import importlib
import pkgutil

from irqscope.errors import BadInput

from . import described
from .board import Board


def boards() -> dict[str, Board]:
    """Every board by name, in alphabetical order."""
    found: dict[str, Board] = {}
    for _, module, _ in pkgutil.iter_modules(described.__path__):
        for board in importlib.import_module(f"{described.__name__}.{module}").BOARDS:
            if board.name in found:
                raise ValueError(f"two boards are called {board.name!r}")
            found[board.name] = board
    return dict(sorted(found.items()))


def board(name: str) -> Board:
    """The board that users call `name`; BadInput lists the possible ones."""
    all_boards = boards()
    if name not in all_boards:
        raise BadInput(f"no board is called {name!r}: use one of {', '.join(all_boards)}")
    return all_boards[name]
