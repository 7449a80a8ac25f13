# SPDX-License-Identifier: BSD-2-Clause
"""pyserial's handler of `udp://ADDRESS[:PORT]`: an instrument with an Ethernet port (docs/reference/protocol.md).

What the network does to datagrams, `Reassembly` puts right or leaves to the reader of blocks to count. What reaches
nobody is lost and nothing more: a network that is down for a second looks like an instrument that says nothing.
"""

import select
import socket
import time
from typing import Any

from serial import to_bytes  # type: ignore[attr-defined]
from serial.serialutil import PortNotOpenError, SerialException

from ..contract.commands import FRAME_BYTES
from ..contract.datagrams import COMMANDS, LEASE_S, LONGEST, mac_text
from ..errors import BadInput
from .lineless import Lineless
from .network import SCHEME, UNHEARD, Found, address_of, ask
from .reassembly import Reassembly

BUFFER = 8 << 20
"""Bytes that the system is asked to keep for us: a fifth of a second of 10 million events a second. What it grants may
be less; what does not fit is lost, and counted by the numbers of the blocks."""
TOGETHER = 1 << 16
"""Bytes that are enough for a read."""
HOLD_S = 0.02
"""How long a block waits for one before it: a network that sends them by two ways needs far less."""


class Receiver:
    """What comes through a socket that does not block: a stream of blocks in order.

    Each waits `hold_s` for one before it."""

    def __init__(self, port: socket.socket, hold_s: float) -> None:
        self._port, self._hold_s = port, hold_s
        self._reassembly, self._held_since = Reassembly(), 0.0

    def receive(self, left: float | None, *others: int) -> tuple[bool, bytes]:
        """Wait for `left` seconds, or less, for a datagram or for one of the `others`; whether there was one, and what
        follows in the stream by now.
        """
        now = time.monotonic()
        hold = max(0.0, self._held_since + self._hold_s - now) if self._reassembly.waiting else None
        waits = [wait for wait in (left, hold) if wait is not None]
        port = self._port.fileno()
        ready = select.select([port, *others], [], [], min(waits, default=None))[0]
        data = self._received() if port in ready else b""
        if self._reassembly.waiting:
            if hold is None or data:
                self._held_since = now
            elif hold == 0:
                data = self._reassembly.give_up()
        return bool(ready), data

    def _received(self) -> bytes:
        out = bytearray()
        take, longest = self._reassembly.take, LONGEST + 1
        try:
            while len(out) < TOGETHER:
                out += take(self._port.recv(longest))
        except BlockingIOError:
            pass
        except OSError as error:
            if error.errno not in UNHEARD:
                raise
        return bytes(out)


class Serial(Lineless):
    """An instrument on the network."""

    bytes_per_second = None
    """The gateware and the host limit it, not the network."""

    def open(self) -> None:
        """Make a socket; SerialException says what is wrong with the address, or who else has the instrument."""
        if self.is_open:
            raise SerialException("the port is already open")
        self._address = (self.portstr or "").removeprefix(SCHEME).rstrip("/")
        try:
            host, port = address_of(self._address)
            found = self._wait_for_turn()
        except BadInput as error:
            raise SerialException(str(error)) from None
        self._mac = mac_text(found.announcement.mac) if found else None
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, BUFFER)
        self._socket.connect((host, port))
        self._receiver = Receiver(self._socket, HOLD_S)
        self.datagrams, self.hold_s = self._socket.fileno(), HOLD_S
        self.is_open = True

    def _wait_for_turn(self) -> Found | None:
        """Whoever had it last may just have died; None if nobody says who has it."""
        end = time.monotonic() + LEASE_S + 1
        while True:
            found = ask(self._address, one=True)
            if not found or not found[0].announcement.taken:
                return found[0] if found else None
            if time.monotonic() >= end:
                raise SerialException(f"another program has it, on {found[0].announcement.peer}")
            time.sleep(0.1)

    def close(self) -> None:
        """Leave the instrument to others."""
        if self.is_open:
            self.is_open = False
            self._send(b"")
            self._socket.close()

    @property
    def serial_number(self) -> str | None:
        """The MAC address, which tells it from others; None if it did not say."""
        return self._mac

    def _opened(self) -> socket.socket:
        if not self.is_open:
            raise PortNotOpenError()
        return self._socket

    @property
    def in_waiting(self) -> int:
        """Whether something has come: at least a block."""
        return int(bool(select.select([self._opened()], [], [], 0)[0]))

    def read(self, size: int = 1) -> bytes:
        """What has come, however many bytes that are; none if that is nothing until the timeout."""
        self._opened()
        end = None if self.timeout is None else time.monotonic() + self.timeout
        while True:
            left = None if end is None else max(0.0, end - time.monotonic())
            came, data = self._receiver.receive(left)
            if data or (not came and left == 0):
                return data

    def write(self, data: Any) -> int:
        """Send commands."""
        data = to_bytes(data)
        self._opened()
        step = COMMANDS * FRAME_BYTES
        for at in range(0, len(data), step):
            self._send(data[at : at + step])
        return len(data)

    def _send(self, data: bytes) -> None:
        try:
            self._socket.send(data)
        except OSError as error:
            if error.errno not in UNHEARD and not isinstance(error, BlockingIOError):
                raise

    def flush(self) -> None:
        """Do nothing: what was written is on its way."""
