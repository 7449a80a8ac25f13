# SPDX-License-Identifier: BSD-2-Clause
"""SCPI over TCP: a thread for each client, so that none waits for another.

Whatever comes is bounded, lines and what is read ahead, and a browser, which any page can send here, is not obeyed.
"""

import selectors
import socket
import socketserver
import sys
import threading
from typing import Any

from ..errors import BadInput
from .scpi import TOO_LONG, Fault, Scpi

LONGEST = 4096
"""Bytes of a line, at most."""
AHEAD = 16 * LONGEST
"""Bytes that are taken in while nobody reads them: behind them it is not seen whether the client is gone."""
CLIENTS = 64
"""That are connected at a time, at most: each has a thread."""
BROWSERS = (b"GET", b"HEAD", b"POST", b"PUT", b"DELETE", b"CONNECT", b"OPTIONS", b"TRACE", b"PATCH", b"PRI")
"""How a connection of HTTP begins: RFC 9110 (9.3), 5789, 9113 (3.4)."""
TLS = b"\x16"
"""How one of HTTPS begins: RFC 8446, 5.1."""

POLL = getattr(selectors, "PollSelector", selectors.DefaultSelector)
"""Waits for any file, and opens none itself where the system has `poll`."""


class Lines:
    """The lines that come over a connection."""

    def __init__(self, connection: socket.socket) -> None:
        self._connection = connection
        self._data = bytearray()
        self._ended = False

    def next(self) -> bytes | None:
        """The next line without its end; None if no whole one comes. ValueError if it is too long."""
        seen = 0
        while (end := self._data.find(b"\n", seen, LONGEST + 1)) < 0:
            if len(self._data) > LONGEST:
                raise ValueError(f"a line of more than {LONGEST} bytes: the connection is closed")
            seen = len(self._data)
            if self._ended:
                return None
            self._take()
        line = bytes(self._data[:end])
        del self._data[: end + 1]
        return line

    def gone(self) -> bool:
        """Whether the client has closed its side; does not wait."""
        while not self._ended and len(self._data) < AHEAD and self._has_more():
            self._take()
        return self._ended

    def _has_more(self) -> bool:
        """Whether `recv` would not wait. A server with many files open has connections that `select` cannot name."""
        with POLL() as poll:
            poll.register(self._connection, selectors.EVENT_READ)
            return bool(poll.select(0))

    def _take(self) -> None:
        data = self._connection.recv(LONGEST)
        self._data += data
        self._ended = not data


class Client(socketserver.BaseRequestHandler):
    """One client: its lines are obeyed until it is gone."""

    server: "ScpiServer"

    def handle(self) -> None:
        lines, first = Lines(self.request), True
        try:
            while (line := lines.next()) is not None and not (first and is_browser(line)):
                first = False
                for told in self.server.scpi.answer(line.decode("utf-8", "replace"), lines.gone):
                    self.request.sendall(told)
        except ValueError as error:
            self.server.scpi.note(Fault(TOO_LONG, str(error)))


class ScpiServer(socketserver.ThreadingTCPServer):
    """Listens at `host` and `port`, 0 for any free one."""

    allow_reuse_address = True
    daemon_threads = True
    block_on_close = False

    def __init__(self, scpi: Scpi, host: str, port: int) -> None:
        """BadInput if it cannot listen there."""
        self.scpi = scpi
        self._clients, self._refused, self._counting = 0, False, threading.Lock()
        try:
            super().__init__((host, port), Client)
        except OSError as error:
            raise BadInput(f"cannot listen at {host}:{port}: {error.strerror}") from error

    def process_request(self, request: Any, client_address: Any) -> None:
        """Begin the thread of a client; one too many is closed at once, which is said once until another one leaves."""
        with self._counting:
            full, told = self._clients >= CLIENTS, self._refused
            self._refused = full
            self._clients += not full
        if not full:
            super().process_request(request, client_address)
            return
        self.shutdown_request(request)
        if not told:
            sentence = f"{CLIENTS} clients are connected, which is all that can be: closed the next"
            print(f"irqscope: {sentence}", file=sys.stderr)

    def process_request_thread(self, request: Any, client_address: Any) -> None:
        try:
            super().process_request_thread(request, client_address)
        finally:
            with self._counting:
                self._clients -= 1
                self._refused = False

    def handle_error(self, request: Any, client_address: Any) -> None:
        error = sys.exception()
        if isinstance(error, OSError):
            print(f"irqscope: {error}: the client is gone", file=sys.stderr)
        else:
            super().handle_error(request, client_address)


def is_browser(line: bytes) -> bool:
    """Whether the first line of a connection is that of a browser."""
    return line.startswith(TLS) or line.strip().partition(b" ")[0].upper() in BROWSERS or b" HTTP/" in line
