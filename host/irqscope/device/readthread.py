# SPDX-License-Identifier: BSD-2-Clause
"""A thread that empties a port while others compute, where no other process can: of a USB device, one has it.

It is slower than a `ReadAhead`, since it stands in line for each read. What waits in the kernel for a serial port waits
in a queue here.
"""

import queue
import threading
from collections.abc import Callable

MOST = 8192
"""Reads that wait for who measures: of a block each, 4 MiB."""
TURN_S = 0.1
"""How long a full queue is waited for before it is asked whether anybody still wants it."""


class ReadThread:
    """Calls `read` from now on, which ends by itself where there is nothing, and keeps what that gives."""

    def __init__(self, read: Callable[[], bytes]) -> None:
        self._read, self._waiting = read, queue.Queue[bytes | Exception](MOST)
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while not self._ended.is_set():
            try:
                data: bytes | Exception = self._read()
            except Exception as error:
                data = error
            while data and not self._ended.is_set():
                try:
                    self._waiting.put(data, timeout=TURN_S)
                except queue.Full:
                    continue
                break
            if isinstance(data, Exception):
                return

    def read(self, timeout: float | None) -> bytes:
        """What has come, however many bytes that are; none if that is nothing until the timeout.

        Raises what `read` raised, once all is taken that came before.
        """
        out = bytearray()
        try:
            data = self._waiting.get(timeout=timeout)
            while isinstance(data, bytes):
                out += data
                data = self._waiting.get_nowait()
        except queue.Empty:
            return bytes(out)
        self._waiting.put(data)  # it stays the last, and nobody else puts any more
        if out:
            return bytes(out)
        raise data

    def close(self) -> None:
        """End it; `read` is not called any more then."""
        self._ended.set()
        self._thread.join()
