# SPDX-License-Identifier: BSD-2-Clause
"""pyserial's handler of `ft245://[SERIAL NUMBER or INDEX]`: an instrument behind an FTDI chip as a synchronous FIFO.

The chip has that mode from `open` to `close`; its clock, by which the instrument sends, runs meanwhile. The blocks are
those of a serial line. Nothing is lost between instrument and chip: what the host does not fetch waits there, and what
does not fit into the instrument's queue meanwhile is counted as lost by the event stream. That is soon, so that a run
has a thread which fetches it (`read_ahead`).
"""

import contextlib
import errno
import time
from typing import Any

from serial import to_bytes  # type: ignore[attr-defined]
from serial.serialutil import PortNotOpenError, SerialException

from ..contract.blocks import BLOCK_BYTES
from ..errors import BadInput
from .ftdi import SCHEME, chip_of
from .lineless import Lineless
from .readthread import ReadThread

PORT = 1
"""Port A, the only one that has the mode."""
ALL_OUTPUTS = 0xFF
LATENCY_MS = 16
"""After which the chip sends what it has. The instrument tells it by SIWU# when it shall, and this is only for who has
not wired that; without bytes a read lasts so long."""
TOGETHER = 1 << 14
"""Bytes of a transfer: 32 packets, each with two bytes of the chip's own."""


class Serial(Lineless):
    """An instrument behind an FT232H or FT2232H."""

    bytes_per_second = 40e6
    """As the data sheets have it; the bus of the FIFO would carry 60 million."""
    _ahead: ReadThread | None = None

    def open(self) -> None:
        """Take the chip and set its mode; SerialException says what is wrong with it."""
        if self.is_open:
            raise SerialException("the port is already open")
        try:
            self._chip = chip_of((self.portstr or "").removeprefix(SCHEME).rstrip("/"))
        except BadInput as error:
            raise SerialException(str(error)) from None
        from pyftdi.ftdi import Ftdi
        from pyftdi.usbtools import UsbTools

        self._ftdi = Ftdi()
        try:
            self._ftdi.open_from_device(UsbTools.get_device(self._chip.descriptor), PORT)
            self._ftdi.set_latency_timer(LATENCY_MS)
            self._ftdi.set_flowctrl("hw")  # FTDI's application note AN_130: without it the driver may lose bytes
            self._ftdi.read_data_set_chunksize(TOGETHER)
            self._ftdi.set_bitmode(ALL_OUTPUTS, Ftdi.BitMode.SYNCFF)
        except (OSError, ValueError) as error:
            self._release()
            raise _refused(error) from error
        self.is_open = True

    def _release(self) -> None:
        if self._ahead:
            self._ahead.close()
            self._ahead = None
        with contextlib.suppress(Exception):  # of a chip that is no longer there
            self._ftdi.close()

    def close(self) -> None:
        """Give the chip back, as it was before."""
        if self.is_open:
            self.is_open = False
            self._release()

    @property
    def serial_number(self) -> str | None:
        """That of the chip."""
        return self._chip.serial_number

    def _opened(self) -> Any:
        if not self.is_open:
            raise PortNotOpenError()
        return self._ftdi

    def read_ahead(self) -> None:
        """Have a thread fetch blocks from now on; reads then give all that came."""
        ftdi = self._opened()
        self._ahead = self._ahead or ReadThread(lambda: bytes(ftdi.read_data_bytes(BLOCK_BYTES)))

    def read(self, size: int = 1) -> bytes:
        """What has come of `size` bytes, before the chip had no more; none if that is nothing until the timeout."""
        ftdi = self._opened()
        if self._ahead:
            return self._ahead.read(self.timeout)
        end = None if self.timeout is None else time.monotonic() + self.timeout
        while True:
            data = bytes(ftdi.read_data_bytes(size))
            if data or (end is not None and time.monotonic() >= end):
                return data

    def write(self, data: Any) -> int:
        """Send commands."""
        return int(self._opened().write_data(to_bytes(data)))

    def flush(self) -> None:
        """Do nothing: what was written is on its way."""


def _refused(error: Exception) -> SerialException:
    """What is said of a chip that cannot be taken: the number of an error alone, or a sentence."""
    number = error.errno if isinstance(error, OSError) else None
    if number == errno.EACCES:
        return SerialException(f"{error}; on Linux a rule of udev gives USB devices of the vendor 0403 to a group")
    return SerialException(number, str(error)) if number else SerialException(str(error))
