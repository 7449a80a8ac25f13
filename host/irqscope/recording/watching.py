# SPDX-License-Identifier: BSD-2-Clause
"""Who is told how far something is that takes long, such as the reading of a capture. A command says it once, for all
that it does."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from contextvars import ContextVar

Progress = Callable[[int, int], None]
"""Is told how many are done, and how many there are."""
Watch = Callable[[str], AbstractContextManager[Progress]]
"""Gives what is told while these, by what they are called, are done one after another."""


@contextmanager
def _unwatched(what: str) -> Iterator[Progress]:
    yield lambda done, whole: None


_WATCH: ContextVar[Watch] = ContextVar("watch", default=_unwatched)


@contextmanager
def watched(watch: Watch) -> Iterator[None]:
    """Watch all that is done within, by this thread."""
    before = _WATCH.set(watch)
    try:
        yield
    finally:
        _WATCH.reset(before)


def watching(what: str) -> AbstractContextManager[Progress]:
    """What is to be told while these are done: nobody, unless somebody watches."""
    return _WATCH.get()(what)
