# SPDX-License-Identifier: BSD-2-Clause
"""Who is told how far the reading of a capture is. A command says it once, for all captures that it reads."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from contextvars import ContextVar
from pathlib import Path

Progress = Callable[[int, int], None]
"""Is told of blocks read, and of all there are."""
Watch = Callable[[Path], AbstractContextManager[Progress]]
"""Gives what is told while the capture in a directory is read."""


@contextmanager
def _unwatched(directory: Path) -> Iterator[Progress]:
    yield lambda done, whole: None


_WATCH: ContextVar[Watch] = ContextVar("watch", default=_unwatched)


@contextmanager
def watched(watch: Watch) -> Iterator[None]:
    """Watch each capture that is read within, by this thread."""
    before = _WATCH.set(watch)
    try:
        yield
    finally:
        _WATCH.reset(before)


def watching(directory: Path) -> AbstractContextManager[Progress]:
    """What is to be told while the capture in a directory is read: nobody, unless somebody watches."""
    return _WATCH.get()(directory)
