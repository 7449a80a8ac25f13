# SPDX-License-Identifier: BSD-2-Clause
"""Formats of an export, one file each: a module with a docstring, `SUFFIX`, `TAKES`, the choices that it knows, and
`write(recording, file, choices)`, which writes a binary file from front to end and says what it wrote. One that cannot
hold where it comes from has `write_beside(path, recording, choices)` too, which writes a file for that, and gives its
path."""

import importlib
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any, BinaryIO, Protocol, cast

from ...discovery import modules_in
from ...errors import BadInput
from ..recording import Recording


@dataclass(frozen=True)
class Choices:
    """What the user may choose of some formats; None is the format's own choice. `interval` in seconds."""

    table: str | None = None
    segment: str | None = None
    interval: Fraction | None = None


class Format(Protocol):
    """What a module of this folder offers."""

    SUFFIX: str
    TAKES: frozenset[str]

    def write(self, recording: Recording, file: BinaryIO, choices: Choices) -> Mapping[str, Any]:
        """What was written, by name."""


def names() -> list[str]:
    """All formats."""
    return modules_in(__path__)


def load(name: str) -> Format:
    """The format that the user names; BadInput names the possible ones."""
    if name not in names():
        raise BadInput(f"no format is called {name!r}: use one of {', '.join(names())}")
    return cast(Format, importlib.import_module(f"{__name__}.{name}"))


def beside(form: Format, path: Path, recording: Recording, choices: Choices) -> list[Path]:
    """Write what the format has beside the file `path`; paths of that."""
    write = getattr(form, "write_beside", None)
    return [write(path, recording, choices)] if write else []


def check(name: str, form: Format, choices: Choices) -> None:
    """BadInput if something is chosen that the format does not know."""
    for field, value in vars(choices).items():
        if value is not None and field not in form.TAKES:
            others = ", ".join(other for other in names() if field in load(other).TAKES)
            raise BadInput(f"--{field} says nothing to {name}: it is for {others}")
