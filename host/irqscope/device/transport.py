# SPDX-License-Identifier: BSD-2-Clause
"""The way to the instrument: any URL that pyserial opens (a device path, udp://, ft245://, sim://) as bytes in and out.

No deadline here is measured by the wall clock of the host: a `read` that finds nothing ends when the *port's* timeout
has passed, which on a virtual bench is simulated time. Whoever waits counts empty reads.
"""

import contextlib
import io
import os
import select
import time
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, Protocol, Self

import numpy as np
import serial
from numpy.typing import NDArray
from serial.serialutil import SerialBase, SerialTimeoutException

from ..contract.blocks import BLOCK_BYTES
from ..errors import BadInput, LinkError, NoInstrument, Unplugged
from .ports import number_in, serial_number_of, why_not
from .readahead import READ_BYTES, ReadAhead

HANDLER_PACKAGES = ("irqscope_bench", "irqscope.device")
"""Hold `protocol_sim` and its like, which open sim:// URLs and theirs."""
READ_TIMEOUT = Fraction(1, 10)
"""Seconds of the port's time."""
WRITE_TIMEOUT_S = 5.0
BAUD = 3_000_000
FAST = 600_000.0
"""Bytes a second of a link of which nobody knows."""
HANDS = "only hands can wire its pins"
BITS_PER_BYTE = 10
"""On a serial line, with start and stop bit."""


class Link(Protocol):
    """Bytes in and out."""

    def read(self, together: int = 1) -> bytes:
        """What has arrived, at most 64 KiB; waits up to `READ_TIMEOUT` of the port's time, then returns b"".

        A port on which every read is dear may wait as long for `together` blocks.
        """

    def write(self, data: bytes) -> None:
        """Send all of `data`."""


class Transport(Link, Protocol):
    """What `Instrument` needs of a port. Of one that went away, `read` and `write` raise `Unplugged`."""

    url: str

    def close(self) -> None:
        """Give the port back. May be called twice."""

    def reopen(self) -> bool:
        """Try once to open a port again that went away, by its URL; whether it is there."""

    @property
    def target(self) -> Mapping[str, object]:
        """What the port itself knows of the target (a virtual bench does); empty if nothing."""

    def blind_intervals(self, stamp_offset: int) -> NDArray[np.int64] | None:
        """Of a live target: ticks (rows of begin and end, both included) in which its pins were not looked at.

        None where there is no such thing, which is everywhere else. `stamp_offset` is that of the identity.
        """

    def end_target(self) -> Mapping[str, object]:
        """End a target that runs at the port; what it counted itself, empty if there is none."""

    def align(self) -> None:
        """Where time is virtual, let it pass to the next instant at which runs begin; elsewhere do nothing.

        So what the host asked for before has no part in the phase of the first stimulus.
        """


class SerialTransport:
    """A port opened by pyserial.

    Where the port has a file descriptor, bytes are read with `select` and `os.read`: pyserial's own reads cost up to a
    thousand times more.
    """

    def __init__(self, url: str, baud: int = BAUD) -> None:
        for package in HANDLER_PACKAGES:
            if package not in serial.protocol_handler_packages:
                serial.protocol_handler_packages.append(package)
        if not url:
            raise BadInput("--port is empty: name a serial port, or sim://")
        self.url, self._baud = url, baud
        self._taken = 0
        self._ahead: ReadAhead | None = None
        self._fast = False
        try:
            self._open()
        except (OSError, ValueError) as error:  # SerialException is an OSError
            number = number_in(error)
            sentence = os.strerror(number) if number else _sentence(error)
            raise NoInstrument(f"cannot open the port {url}: {sentence}{why_not(url, number)}") from error

    def _open(self) -> None:
        self._port: SerialBase = serial.serial_for_url(
            self.url, baudrate=self._baud, timeout=float(READ_TIMEOUT), write_timeout=WRITE_TIMEOUT_S, exclusive=True
        )
        for prepare in (self._lower_modem_lines, self._ask_for_low_latency):
            # A pty, a socket and a simulation have neither modem lines nor latency timers and raise all sorts.
            with contextlib.suppress(Exception):
                prepare()
        self._descriptor = self._find_descriptor()

    def read_ahead(self) -> None:
        """Have a process of its own empty a fast port from now on; a slow one, and one without a descriptor, need none.

        It is fast if nobody knows that it carries less than `FAST`. A port that can do so by itself does.
        """
        self._fast = True
        if own := getattr(self._port, "read_ahead", None):
            own()
            return
        datagrams: int | None = getattr(self._port, "datagrams", None)
        port = self._descriptor if datagrams is None else datagrams
        if self._ahead or os.name != "posix" or port is None or (self.bytes_per_second or FAST) < FAST:
            return
        self._ahead = ReadAhead(port, hold_s=getattr(self._port, "hold_s", None))
        self._descriptor = self._ahead.descriptor

    def _end_ahead(self) -> None:
        ahead, self._ahead = self._ahead, None
        if ahead:
            ahead.close()

    def reopen(self) -> bool:
        self._end_ahead()
        try:
            if again := getattr(self._port, "reopen", None):
                again()
            else:
                with contextlib.suppress(Exception):  # of a device that is no longer there
                    self._port.close()
                self._open()
            if self._fast:
                self.read_ahead()
        except Exception:  # among them termios.error, which is no OSError
            return False
        return True

    def _lower_modem_lines(self) -> None:
        self._port.dtr = False
        self._port.rts = False

    def _ask_for_low_latency(self) -> None:
        self._port.set_low_latency_mode(True)  # type: ignore[attr-defined]

    def _find_descriptor(self) -> int | None:
        if os.name != "posix":
            return None
        try:
            return int(self._port.fileno())
        except (OSError, AttributeError, io.UnsupportedOperation, NotImplementedError, TypeError):
            return None

    @property
    def target(self) -> Mapping[str, object]:
        found: Any = getattr(self._port, "target", None)
        return found if isinstance(found, Mapping) else {}

    @property
    def serial_number(self) -> str | None:
        """What tells this device from others of its kind: that of its USB bridge; None if the port knows of none."""
        if own := getattr(self._port, "serial_number", None):
            return str(own)
        return serial_number_of(self.url)

    @property
    def alike(self) -> str | None:
        """What those simulated instruments have in common that are alike, see `protocol_sim`; None of a real port."""
        own: str | None = getattr(self._port, "alike", None)
        return own

    @property
    def bytes_per_second(self) -> float | None:
        """What the link carries at most; None if nothing limits it."""
        own: Any = getattr(self._port, "bytes_per_second", self._baud / BITS_PER_BYTE)
        return None if own is None else float(own)

    @property
    def seconds(self) -> float | None:
        """The clock of who sits before a virtual bench, in seconds from anywhere; None of a real port."""
        own: float | None = getattr(self._port, "seconds", None)
        return own

    @property
    def connect(self) -> Callable[[Mapping[str, str]], str | None] | None:
        """What connects simulated pins, see `protocol_sim`; None of a real port."""
        own: Callable[[Mapping[str, str]], str | None] | None = getattr(self._port, "connect", None)
        return own

    def blind_intervals(self, stamp_offset: int) -> NDArray[np.int64] | None:
        find: Any = getattr(self._port, "blind_intervals", None)
        found = find(stamp_offset) if find else None
        return None if found is None else np.asarray(found, dtype=np.int64)

    def end_target(self) -> Mapping[str, object]:
        end: Any = getattr(self._port, "end_target", None)
        found = end() if end else None
        return found if isinstance(found, Mapping) else {}

    def align(self) -> None:
        if align := getattr(self._port, "align", None):
            align()

    def read(self, together: int = 1) -> bytes:
        try:
            if self._descriptor is None:
                # Up to the end of a block: a port that waits for all it is asked for returns with the block then.
                data = bytes(self._port.read(together * BLOCK_BYTES - self._taken % BLOCK_BYTES))
                self._taken += len(data)
                return data
            readable, _, _ = select.select([self._descriptor], [], [], float(READ_TIMEOUT))
            if not readable:
                return b""
            data = os.read(self._descriptor, READ_BYTES)
        except BlockingIOError:
            return b""
        except OSError as error:
            raise self._broken(error) from error
        if not data:
            raise Unplugged(f"the connection to {self.url} was closed: was the instrument unplugged?")
        return data

    def write(self, data: bytes) -> None:
        try:
            self._port.write(data)
        except OSError as error:
            raise self._broken(error) from error

    def _broken(self, error: OSError) -> LinkError:
        sentence = f"the connection to {self.url} broke: {_sentence(error)}"
        if getattr(self._port, "reopen", self) is None:
            return LinkError(sentence)
        return Unplugged(sentence, WRITE_TIMEOUT_S if isinstance(error, SerialTimeoutException) else 0)

    def close(self) -> None:
        self._end_ahead()
        self._port.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def bytes_per_second(transport: Transport) -> float | None:
    """What the link of any transport carries at most; None if nothing limits it, or nobody knows."""
    return getattr(transport, "bytes_per_second", None)


def seconds(transport: Transport) -> float:
    """The host's clock, in seconds from anywhere; before a virtual bench its user's, which is virtual too."""
    own: float | None = getattr(transport, "seconds", None)
    return time.monotonic() if own is None else own


def read_ahead(transport: Transport) -> None:
    """Do so on a real port, see `SerialTransport`; nothing is lost before a virtual one."""
    if ahead := getattr(transport, "read_ahead", None):
        ahead()


def connect(transport: Transport, wires: Mapping[str, str]) -> str | None:
    """Where the pins are simulated, connect inputs to outputs by their names; None if that is done, else why not."""
    own: Callable[[Mapping[str, str]], str | None] | None = getattr(transport, "connect", None)
    return own(wires) if own else HANDS


def reads_for(transport: Transport, count: int) -> float:
    """How many empty reads take as long as so many bytes: time that damaged ones take, which tell no time."""
    return count / ((bytes_per_second(transport) or FAST) * float(READ_TIMEOUT))


def serial_number(transport: Transport) -> str | None:
    """That of the device behind any transport, None if nobody knows it."""
    return getattr(transport, "serial_number", None)


def alike(transport: Transport) -> str | None:
    """What simulated instruments that are alike have in common; None of a real one."""
    return getattr(transport, "alike", None)


def _sentence(error: Exception) -> str:
    """The first line of an error's message, without its full stop."""
    return (str(error) or type(error).__name__).splitlines()[0].rstrip(". ")
