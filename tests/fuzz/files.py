# SPDX-License-Identifier: BSD-2-Clause
"""A file of these bytes, for readers that take one."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def given(data: bytes, name: str = "given.toml") -> Iterator[Path]:
    """Its path, in a folder of its own, for as long as it lasts."""
    with tempfile.TemporaryDirectory(prefix="fuzz") as folder:
        path = Path(folder) / name
        path.write_bytes(data)
        yield path
