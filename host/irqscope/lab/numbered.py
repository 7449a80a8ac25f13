# SPDX-License-Identifier: BSD-2-Clause
"""Numbered run directories, in the order in which they are measured."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ..files import make_directory, reserved


@contextmanager
def fresh(place: Path) -> Iterator[Path]:
    """The next one in `place`, which is made: 001, 002 and so on, one that nobody else has; gone again if empty in
    the end. A number that was removed does not come again while a higher one is there. BadInput says why not."""
    make_directory(place)
    while True:
        taken = [int(path.name) for path in place.iterdir() if path.name.isdecimal()]
        with reserved(path := place / f"{max(taken, default=0) + 1:03}") as mine:
            if mine:
                yield path
                return
