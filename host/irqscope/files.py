# SPDX-License-Identifier: BSD-2-Clause
"""Files that are there whole, as they were or as they shall be, whenever the machine or the program stops."""

import datetime
import errno
import os
import secrets
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from .errors import BadInput, IrqscopeError, NotKept

OPEN_ELSEWHERE_S, POLL_S = 2.0, 0.02
"""For how long a file that another program has open is tried to be replaced, and how often."""
NUL = "has a NUL character, which no name, path or command can have: leave it out"
FAILED = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.ENODEV, errno.ESTALE})
"""What a disk says that is full, fails, or was taken away: whoever named the place is not wrong."""


@contextmanager
def aside(path: Path, error: type[IrqscopeError]) -> Iterator[BinaryIO]:
    """The file to write, beside its place; it takes the place of `path` if nothing goes wrong, else nothing is left of
    it. Of several that write the same path at once, in whatever program, each has a file of its own: the last one that
    ends is there, whole. A link stays one: what it leads to is replaced. A pipe or a device, such as /dev/stdout, takes
    the bytes as they come. `error` says why it cannot be written, or NotKept if the disk has `FAILED`.
    """
    place = Path(os.path.realpath(path))
    beside = place.with_name(f"{place.name}.{secrets.token_hex(4)}.new")
    try:
        if path.exists() and not path.is_file() and not path.is_dir():
            with path.open("wb") as file:
                yield file
            return
        with beside.open("xb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        _rename(beside, place)
    except OSError as cause:
        raise _kind(cause, error)(f"cannot write {path}: {cause.strerror or cause}") from cause
    finally:
        with suppress(OSError):  # that it cannot be removed where it could not be made; why not is said already
            beside.unlink(missing_ok=True)


def _kind(cause: OSError, error: type[IrqscopeError]) -> type[IrqscopeError]:
    return NotKept if cause.errno in FAILED else error


def _rename(beside: Path, path: Path) -> None:
    """Have it take the place of `path`. Windows refuses while another program, such as a viewer, has that open."""
    until = time.monotonic() + OPEN_ELSEWHERE_S
    while True:
        try:
            beside.replace(path)
            return
        except PermissionError:
            if sys.platform != "win32" or time.monotonic() > until:
                raise
        time.sleep(POLL_S)


def check_apart(path: Path, option: str, others: Iterable[tuple[Path, str]]) -> None:
    """BadInput if what `option` would write as `path` would replace one of the other files, each of which comes with
    what it is, or would lie in one that is a folder."""
    place = Path(os.path.realpath(path))
    for other, what in others:
        there = Path(os.path.realpath(other))
        if there == place or there in place.parents:
            within = "" if there == place else f"inside of {other}, which is "
            raise BadInput(f"{path} is {within}{what}: choose another one with {option}")


def of_user(find: Callable[[], Path]) -> Path:
    """A place in the user's home folder, as `find` tells; BadInput if nobody knows where that is."""
    try:
        found = find()
    except RuntimeError:
        found = Path("~")
    if found.parts[0] == "~":  # older platformdirs do not know that there is none
        raise BadInput("this user has no home folder, and HOME is not set: set HOME to a folder")
    return found


def possible(path: Path) -> Path:
    """That path, if it leads to something or may once: BadInput if the system refuses to look, such as a name that is
    too long, or a directory that others may not enter."""
    try:
        path.lstat()
    except (FileNotFoundError, NotADirectoryError):
        pass  # whoever reads it, or makes it, says so
    except (OSError, ValueError) as error:
        raise BadInput(f"cannot look at {str(path)!r}: {getattr(error, 'strerror', None) or error}") from error
    return path


def anchored(path: Path) -> Path:
    """That path from the root on, where it leads now and wherever the program goes next; links in it stay. BadInput if
    it is relative to a directory that is gone."""
    try:
        return path.absolute()
    except FileNotFoundError as error:
        raise BadInput(f"{path} leads nowhere: the present directory is gone") from error


def make_directory(path: Path) -> None:
    """Make a directory to write into, and those above it, if they are not there; BadInput says why that cannot be,
    or NotKept if the disk has `FAILED`."""
    with _making(path):
        path.mkdir(parents=True, exist_ok=True)
    check_writable(path)


@contextmanager
def _making(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise _kind(error, BadInput)(f"cannot make the directory {path}: {error.strerror or error}") from error


@contextmanager
def reserved(path: Path) -> Iterator[bool]:
    """Make a directory that nobody else has, and those above it; False if another has made it meanwhile. In the end
    each of them that was made is gone again if it is empty. Errors are those of `make_directory`.
    """
    made = [each for each in (path, *path.parents) if not each.exists()]
    make_directory(path.parent)
    with _making(path):
        try:
            path.mkdir()
        except FileExistsError:
            made = []
    try:
        yield bool(made)
    finally:
        with suppress(OSError):  # that one holds something, or was taken away
            for each in made:
                each.rmdir()


def check_writable(path: Path) -> None:
    """BadInput if nothing can be written into a directory, such as one of an archive."""
    if not os.access(path, os.W_OK):
        raise BadInput(f"cannot write into {path}")


def check_place(path: Path) -> None:
    """BadInput if no file can be written there; nothing of the trial is left. A pipe or a device is not tried."""
    if possible(path).is_dir():
        raise BadInput(f"cannot write {path}: {os.strerror(errno.EISDIR)}")
    if path.exists() and not path.is_file():
        return
    try:
        tempfile.TemporaryFile(dir=Path(os.path.realpath(path)).parent).close()
    except OSError as error:
        raise _kind(error, BadInput)(f"cannot write {path}: {error.strerror or error}") from error


def replace(path: Path, content: bytes) -> None:
    """Give the file this content at once, or not at all: NotKept says why not."""
    with aside(path, NotKept) as file:
        file.write(content)


def make_file(path: Path, content: bytes, otherwise: str) -> None:
    """The same of a file that is not there; BadInput with the words `otherwise` if it is, however late another program
    has made it, but on a file system without links.
    """
    first = path.with_name(f"{path.name}.{secrets.token_hex(4)}.first")
    try:
        replace(first, content)
        os.link(first, path)
    except FileExistsError as cause:
        raise BadInput(otherwise) from cause
    except (OSError, NotKept):  # which says why, of the file itself
        replace(path, content)
    finally:
        with suppress(OSError):  # of a disk that fails
            first.unlink(missing_ok=True)


@contextmanager
def held(path: Path, otherwise: str) -> Iterator[None]:
    """Hold the lock that is this file, which stays. It is gone with this process, however that ends. BadInput with
    these words if another holds it, NotKept if it cannot be made.
    """
    from filelock import FileLock, Timeout

    lock = FileLock(path)
    try:
        lock.acquire(blocking=False)
    except Timeout as cause:
        raise BadInput(otherwise) from cause
    except OSError as cause:
        raise NotKept(f"cannot write {path}: {cause.strerror or cause}") from cause
    try:
        yield
    finally:
        lock.release()


def fresh(folder: Path = Path()) -> Path:
    """A directory of this second in a folder, by default the current one, which does not exist, until another program
    makes it: `reserved` tells. BadInput if the system refuses to look there."""
    name = f"irqscope-{datetime.datetime.now():%Y%m%d-%H%M%S}"
    possible(folder / name)
    taken = (folder / (name if number == 1 else f"{name}-{number}") for number in range(1, 1000))
    return next(path for path in taken if not path.exists())
