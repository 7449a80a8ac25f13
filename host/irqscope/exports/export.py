# SPDX-License-Identifier: BSD-2-Clause
"""Write a run in the format of another program."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, BinaryIO

from ..errors import BadInput
from ..files import aside
from .formats import Choices, beside, check, load
from .recording import Recording


def export(recording: Recording, name: str, choices: Choices, path: Path) -> tuple[list[Path], Mapping[str, Any]]:
    """Write it into the file `path` and, where the format needs that, beside; the paths, and what was written by name.

    BadInput if the format is none, knows not what was chosen, or `path` is a file of the run.
    """
    form = load(name)
    recording.directory.check_apart(path, "--out")
    with aside(path, BadInput) as file:
        found = stream(recording, name, choices, file)
    return [path, *(beside(form, path, recording, choices) if path.is_file() else ())], found


def stream(recording: Recording, name: str, choices: Choices, file: BinaryIO) -> Mapping[str, Any]:
    """Write it into an open file, such as a pipe, and nothing beside; what was written by name. BadInput if the format
    is none, or knows not what was chosen. No format goes back in its file."""
    form = load(name)
    check(name, form, choices)
    return form.write(recording, file, choices)
