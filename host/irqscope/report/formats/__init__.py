# SPDX-License-Identifier: BSD-2-Clause
"""Formats of a report, one file each: a module with a docstring and `files(document)`, which gives the content of each
file by its name, as a pure function of the document."""

import importlib
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol, cast

from ...discovery import modules_in
from ...errors import BadInput
from ...files import make_directory, replace
from ..document import Document
from ..madefiles import renew


class Format(Protocol):
    """What a module of this folder offers."""

    def files(self, document: Document) -> dict[str, bytes]:
        """Content of each file by its name."""


def names() -> list[str]:
    """All formats."""
    return modules_in(__path__)


def chosen(text: str) -> list[str]:
    """The formats that the user names; BadInput names the possible ones."""
    wanted = list(dict.fromkeys(name.strip() for name in text.split(",")))
    for name in wanted:
        if name not in names():
            raise BadInput(f"no format is called {name!r}: use one of {', '.join(names())}")
    return wanted


def files(document: Document, name: str) -> dict[str, bytes]:
    """The files of one format."""
    if name not in document.made:
        document.made[name] = cast(Format, importlib.import_module(f"{__name__}.{name}")).files(document)
    return document.made[name]


def write(document: Document, formats: Sequence[str], folder: Path) -> list[Path]:
    """Write all files of these formats into a folder, which is made if need be; their paths.

    What formats have made of a former result there is removed.
    """
    make_directory(folder)
    made = {name: content for each in formats for name, content in files(document, each).items()}
    for name, content in made.items():
        replace(folder / name, content)
    renew(folder, made)
    return [folder / name for name in made]
