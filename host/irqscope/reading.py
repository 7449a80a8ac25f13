# SPDX-License-Identifier: BSD-2-Clause
"""Files of a directory that another version may have written, or anybody: one sentence if they are not what is read."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from . import __version__
from .errors import BadInput

SHOWN = 200
"""Characters of what is wrong: a text in the file may have any length."""
WITH_ITS_OWN = "read it with that version, or measure again with this one"


def check_schema(path: Path, data: Mapping[str, Any], schema: str, remedy: str = WITH_ITS_OWN) -> None:
    """BadInput that names both versions, and says what to do, unless `data`, from `path`, has this schema."""
    if not data.get("schema"):
        raise BadInput(f"{path} is damaged: it has no schema")
    if data["schema"] != schema:
        theirs, tool = (str(data.get(name) or "an unknown program")[:SHOWN] for name in ("schema", "tool"))
        raise BadInput(
            f"{path} has schema {theirs!r} and was written by {tool}, but this is irqscope {__version__}, which reads "
            f"{schema!r}: {remedy}"
        )


@contextmanager
def reading(path: Path | str) -> Iterator[None]:
    """BadInput if what is done within, with the content of `path`, fails because it is not what it should be."""
    try:
        yield
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise BadInput(f"{path} is damaged: {repr(error)[:SHOWN]}") from error
