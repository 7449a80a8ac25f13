# SPDX-License-Identifier: BSD-2-Clause
"""Bitstreams that are there: built here, or of a release. One is loaded only if its manifest says that it is right."""

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from irqscope import __version__, jsontext
from irqscope.contract.digest import digest
from irqscope.errors import BadInput
from irqscope.reading import SHOWN, check_schema, read_text

from .board import Board
from .build import MANIFEST, SCHEMA, bitstream

RELEASED = "bitstreams"
"""The folder of a release that has one for each board, beside the wheel."""


def ready(board: Board, places: Sequence[Path]) -> Path:
    """The checked bitstream of a board in the first of the places that has one; BadInput if none has, or it is wrong.

    A place is a bitstream itself, its folder, a folder with one for each board, or that of a release.
    """
    for place in places:
        if place.is_file():
            return checked(board, place)
        for folder in (place, place / board.name, place / RELEASED / board.name):
            if (file := bitstream(board, folder)).is_file():
                return checked(board, file)
    name, where = bitstream(board, places[0]).name, " or ".join(map(str, places))
    raise BadInput(
        f"there is no bitstream {name} in {where}: run `irqscope build {board.name}` first, or name that of a release "
        "by --bitstream"
    )


def checked(board: Board, file: Path) -> Path:
    """The file, if the manifest beside it tells of this file, this board, and registers as this irqscope knows them."""
    path = file.with_name(MANIFEST)
    try:
        found: Any = jsontext.read(read_text(path, marked=False))
    except OSError as error:
        raise BadInput(
            f"{file} has no {MANIFEST} beside it that says for which board it is: {error.strerror}"
        ) from error
    except ValueError as error:
        raise BadInput(f"{path} is damaged: {str(error)[:SHOWN]}") from error
    if not isinstance(found, dict):
        raise BadInput(f"{path} is damaged: it holds no object")
    check_schema(path, found, SCHEMA, f"build it anew by `irqscope build {board.name}`")
    if found.get("board") != board.name:
        raise BadInput(f"{file} is for {str(found.get('board'))[:SHOWN]!r} by its manifest, not for {board.name}")
    if found.get("sha256") != hashlib.sha256(file.read_bytes()).hexdigest():
        raise BadInput(f"{file} is not what {path} tells of, its SHA-256 differs: copy both again, or build it anew")
    if found.get("contract") != digest().hex():
        raise BadInput(
            f"{file} is of another irqscope than this {__version__}, its registers differ: take that of the same "
            f"release, or run `irqscope build {board.name}`"
        )
    return file
