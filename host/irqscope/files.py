# SPDX-License-Identifier: BSD-2-Clause
"""Files that are there whole, as they were or as they shall be, whenever the machine or the program stops."""

import os
from pathlib import Path

from .errors import NotKept


def replace(path: Path, content: bytes) -> None:
    """Give the file this content at once, or not at all: NotKept says why not."""
    beside = path.with_name(path.name + ".new")
    try:
        with beside.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise NotKept(f"cannot write {path}: {error.strerror}") from error
