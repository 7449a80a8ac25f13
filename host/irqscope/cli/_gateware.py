# SPDX-License-Identifier: BSD-2-Clause
"""Verbs that need the extra `gateware`, and what they share."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from . import missing_package

OUT = Path("build")
"""Where `build` writes and `flash` looks, in a folder per board, if nothing else is said."""


def add_board(parser: argparse.ArgumentParser) -> None:
    """Add BOARD and --out."""
    parser.add_argument("board", metavar="BOARD", help="name of a board, see `irqscope boards`")
    parser.add_argument("--out", type=Path, metavar="DIR", help=f"folder of the bitstream (default {OUT}/BOARD)")


def directory(options: argparse.Namespace, variant: str = "") -> Path:
    """The folder of the board's bitstream, or of a variant of it."""
    given: Path | None = options.out
    return given if given is not None else OUT / f"{options.board}{variant}"


@contextmanager
def gateware() -> Iterator[None]:
    """Imports inside say in one sentence which package is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise missing_package(error) from error
