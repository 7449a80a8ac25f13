# SPDX-License-Identifier: BSD-2-Clause
"""Files of a directory that another version may have written, or anybody: one sentence if they are not what is read."""

import codecs
import errno
import io
import os
import stat
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from . import __version__
from .errors import BadInput

SHOWN = 200
"""Characters of what is wrong: a text in the file may have any length."""
WITH_ITS_OWN = "read it with that version, or measure again with this one"

MARK = "\ufeff"
"""How some editors let a text in UTF-8 begin. JSON and TOML have no such mark (RFC 8259, 8.1)."""
MARKED = "it begins with a byte order mark, which its format does not have: save it as UTF-8 without one"
UTF16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
"""How a text of another encoding begins, as some shells of Windows write it."""

OPENED = ("/dev/fd/", "/dev/stdin", "/proc/self/fd/")
"""What files are called that a process has been given open."""


def plain(path: Path, *, again: bool = False) -> Path:
    """That path, if a file is there that has an end; OSError, as of `open`, if there is none, or a pipe or a device,
    whose reader may wait for ever. A pipe that a shell has opened, `<(command)`, ends with its command, and is refused
    only if the file is read `again`. What is a directory is said by whoever opens it.
    """
    mode = path.stat().st_mode
    opened = not again and stat.S_ISFIFO(mode) and str(path).startswith(OPENED)
    if not (stat.S_ISREG(mode) or stat.S_ISDIR(mode) or opened or path.samefile(os.devnull)):
        raise OSError(errno.EINVAL, "it is a pipe or a device: write what it gives to a file, and name that", str(path))
    return path


def read_text(path: Path, *, marked: bool = True, errors: str = "strict") -> str:
    """The text of a file in UTF-8; OSError if it cannot be read, ValueError if it is of another encoding, or begins
    with the mark of UTF-8 though no text of its kind is `marked`.
    """
    data = plain(path).read_bytes()
    if data.startswith(UTF16):
        raise ValueError("it is a text in UTF-16: save it in UTF-8")
    text = io.TextIOWrapper(io.BytesIO(data), encoding="utf-8-sig" if marked else "utf-8", errors=errors).read()
    if text.startswith(MARK):
        raise ValueError(MARKED)
    return text


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
