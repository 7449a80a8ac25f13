# SPDX-License-Identifier: BSD-2-Clause
"""Numbered run directories, in the order in which they are measured."""

from pathlib import Path

from ..files import make_directory


def fresh(place: Path) -> Path:
    """The next one in `place`, which is made: 001, 002 and so on. A number that was removed does not come again while
    a higher one is there. BadInput says why it cannot be made."""
    make_directory(place)
    taken = [int(path.name) for path in place.iterdir() if path.name.isdecimal()]
    return place / f"{max(taken, default=0) + 1:03}"
