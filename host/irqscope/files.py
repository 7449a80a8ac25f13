# SPDX-License-Identifier: BSD-2-Clause
"""Files that are there whole, as they were or as they shall be, whenever the machine or the program stops."""

import os
from pathlib import Path


def replace(path: Path, content: bytes) -> None:
    """Give the file this content at once, or not at all."""
    beside = path.with_name(path.name + ".new")
    with beside.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
