# SPDX-License-Identifier: BSD-2-Clause
"""Histograms that other tools measured *inside* a target, to be laid beside what was measured from outside.

One file each format: a module with a docstring, `INCLUDES` (what its samples are made of), `recognises(text)` and
`read(text, unit)`, which gives `Imported`. They are found by discovery.
"""

import importlib
from pathlib import Path
from typing import Protocol, cast

from ..discovery import modules_in
from ..errors import BadInput
from ..reading import read_text as text_of
from ._imported import MOST, Imported, Row
from ._numbers import why_none

__all__ = ["Imported", "Row", "read_file", "read_text"]


class Reader(Protocol):
    """What a module of this folder offers."""

    def recognises(self, text: str) -> bool:
        """The text is of this format, as far as its marks tell."""

    def read(self, text: str, unit: str | None) -> Imported:
        """Its content; `unit` (s, ms, us, ns) is what the user says of a format that does not. BadInput if damaged."""


def readers() -> dict[str, Reader]:
    """All readers by the names of their files."""
    return {name: cast(Reader, importlib.import_module(f"{__name__}.{name}")) for name in modules_in(__path__)}


def read_text(text: str, unit: str | None = None) -> Imported:
    """The content of a file; BadInput if no reader knows it, or if it is damaged."""
    known = readers()
    for reader in known.values():
        if reader.recognises(text):
            found = reader.read(text, unit)
            for row in found.rows:
                if (most := row.most) > MOST:
                    raise BadInput(f"{row.name}: {most} is more than can be: {MOST} at most")
            return found
    raise BadInput(why_none(text) or f"this is no histogram of a known tool: known are {', '.join(known)}")


def read_file(path: Path, unit: str | None = None) -> Imported:
    """The same of a file."""
    try:
        return read_text(text_of(path, errors="replace"), unit)
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror}") from error
    except (BadInput, ValueError) as error:
        raise BadInput(f"{path}: {error}") from error
