# SPDX-License-Identifier: BSD-2-Clause
"""Ctrl-C asks a run to end early; a second one ends the program."""

import signal
import threading
from types import FrameType
from typing import Self


class StopRequest:
    """While entered, the first SIGINT or SIGTERM only sets `requested`; the next one raises KeyboardInterrupt."""

    def __init__(self) -> None:
        self.requested = False
        self._before: dict[int, object] = {}

    def _handle(self, number: int, frame: FrameType | None) -> None:
        if self.requested:
            raise KeyboardInterrupt
        self.requested = True

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():
            for number in (signal.SIGINT, signal.SIGTERM):
                self._before[number] = signal.signal(number, self._handle)
        return self

    def __exit__(self, *error: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)  # type: ignore[arg-type]
