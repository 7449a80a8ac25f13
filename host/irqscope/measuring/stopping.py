# SPDX-License-Identifier: BSD-2-Clause
"""Ctrl-C asks a run to end early, a second one ends the program; what only looks at a run ends with the first. SIGTERM
is heeded as Ctrl-C where a run is measured or looked at, and elsewhere, as SIGHUP everywhere, it ends the program.
"""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import ClassVar, Literal, Self

Asked = Literal["interrupt", "load"]
"""Why a run is ended early by request: a user's, or that of a campaign whose load has ended."""


class Stopped(SystemExit):
    """A signal ends this process, with the code by which shells know that."""

    code: int

    def __init__(self, number: int) -> None:
        super().__init__(128 + number)
        self.number = number

    def __str__(self) -> str:
        return signal.Signals(self.number).name


def said_of(error: BaseException) -> str:
    """What a program says that was stopped: by what, and what becomes of what it has, as its notes have it."""
    by = str(error) if isinstance(error, Stopped) else "Ctrl-C"
    return "; ".join([f"stopped by {by}", *getattr(error, "__notes__", ())])


@contextmanager
def heeding() -> Iterator[None]:
    """Within, SIGINT and SIGTERM raise KeyboardInterrupt, also where they were ignored: so begin scripts what they put
    into the background. Nothing outside of the main thread."""
    main = threading.current_thread() is threading.main_thread()
    numbers = (signal.SIGINT, signal.SIGTERM) if main else ()
    before = {number: signal.signal(number, signal.default_int_handler) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def unwinding() -> Iterator[None]:
    """Within, SIGTERM and SIGHUP, which would kill this process at once, unwind it: what drives stimuli stops them.

    Nothing outside of the main thread.
    """
    main = threading.current_thread() is threading.main_thread()
    numbers = (signal.SIGTERM, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else ()))
    taken = [number for number in numbers if main and signal.getsignal(number) == signal.SIG_DFL]
    for number in taken:
        signal.signal(number, _leave)
    try:
        yield
    finally:
        for number in taken:
            signal.signal(number, signal.SIG_DFL)


def _leave(number: int, frame: FrameType | None) -> None:
    raise Stopped(number)


class StopRequest:
    """While entered, the first SIGINT or SIGTERM only sets `requested`; the next raises KeyboardInterrupt or Stopped.

    One that is entered within another is requested whenever that one is; a signal asks all of them.
    """

    _innermost: ClassVar["StopRequest | None"] = None

    def __init__(self, within: "StopRequest | None" = None) -> None:
        """One `within` another is requested with it, and needs not be entered."""
        self._asked = self._signalled = False
        self._reason: Asked = "interrupt"
        self._outer = within
        self._before: dict[int, object] = {}

    @property
    def requested(self) -> bool:
        """Whether to end."""
        return self._asked or (self._outer is not None and self._outer.requested)

    @property
    def reason(self) -> Asked:
        """Why: by the user, or else as it was asked for."""
        return self._outer.reason if self._outer is not None and self._outer.requested else self._reason

    def ask(self, reason: Asked = "interrupt") -> None:
        """Request it by program: this one and those within, from any thread."""
        self._asked, self._reason = True, reason

    def _handle(self, number: int, frame: FrameType | None) -> None:
        top = self
        while top._outer is not None:
            top = top._outer
        if top._signalled:
            raise KeyboardInterrupt if number == signal.SIGINT else Stopped(number)
        top._signalled = top._asked = True

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():
            self._outer, StopRequest._innermost = StopRequest._innermost, self
            for number in (signal.SIGINT, signal.SIGTERM):
                self._before[number] = signal.signal(number, self._handle)
        return self

    def __exit__(self, *error: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)  # type: ignore[arg-type]
        if self._before:
            StopRequest._innermost, self._outer = self._outer, None
