# SPDX-License-Identifier: BSD-2-Clause
"""What pyftdi is to a host that uses it: chips on a bus, each before an instrument of a test."""

import errno
import sys
import threading
import time
from dataclasses import dataclass, field
from enum import IntEnum
from types import ModuleType
from typing import Any, Protocol

IDLE_S = 0.002
"""What a read without bytes takes, in place of the chip's timer."""


class Instrument(Protocol):
    """Bytes behind a chip."""

    def read(self) -> bytes: ...

    def write(self, data: bytes) -> None: ...


@dataclass
class Plugged:
    """A chip with what was asked of it; `gone` once its cable is pulled, `busy` while another program has it."""

    instrument: Instrument
    sn: str | None = "FT0001"
    pid: int = 0x6014
    bus: int = 1
    address: int = 4
    description: str | None = "UM232H"
    gone: bool = False
    busy: bool = False
    modes: list[tuple[int, str]] = field(default_factory=list)
    settings: dict[str, Any] = field(default_factory=dict)


class FtdiError(IOError):
    """As pyftdi has it."""


class BitMode(IntEnum):
    """Those that are used here."""

    RESET = 0x00
    SYNCFF = 0x40


def make(plugged: list[Plugged]) -> dict[str, ModuleType]:
    """The modules of pyftdi, for `sys.modules`."""

    class Ftdi:
        """A chip that somebody has open."""

        BitMode = BitMode

        @staticmethod
        def find_all(vps: list[tuple[int, int]], nocache: bool = False) -> list[tuple[Plugged, int]]:
            return [(each, 1) for each in reversed(plugged) if (0x0403, each.pid) in vps and not each.gone]

        def open_from_device(self, device: Plugged, interface: int = 1) -> None:
            if device.busy:
                raise OSError(errno.EBUSY, "Resource busy")
            self._chip, self._bytes, self._lock = device, bytearray(), threading.Lock()
            device.busy = True
            device.settings["interface"] = interface
            self.set_bitmode(0, BitMode.RESET)

        def set_bitmode(self, bitmask: int, mode: BitMode) -> None:
            self._there().modes.append((bitmask, mode.name))

        def set_latency_timer(self, latency: int) -> None:
            self._there().settings["latency"] = latency

        def set_flowctrl(self, flowctrl: str) -> None:
            self._there().settings["flow"] = flowctrl

        def read_data_set_chunksize(self, chunksize: int = 0) -> None:
            self._there().settings["chunk"] = chunksize

        def read_data_bytes(self, size: int, attempt: int = 1) -> bytearray:
            self._there()
            if len(self._bytes) < size:
                with self._lock:
                    self._bytes += self._chip.instrument.read()
            if not self._bytes:
                time.sleep(IDLE_S)
            data, self._bytes = self._bytes[:size], self._bytes[size:]
            return data

        def write_data(self, data: bytes) -> int:
            with self._lock:
                self._there().instrument.write(bytes(data))
            return len(data)

        def close(self, freeze: bool = False) -> None:
            self._chip.busy = False
            self.set_bitmode(0, BitMode.RESET)

        def _there(self) -> Plugged:
            if self._chip.gone:
                raise FtdiError("UsbError: [Errno 19] No such device (it may have been disconnected)")
            return self._chip

    class UsbTools:
        """Devices are what describes them."""

        @staticmethod
        def get_device(devdesc: Plugged) -> Plugged:
            return devdesc

    modules = {name: ModuleType(name) for name in ("pyftdi", "pyftdi.ftdi", "pyftdi.usbtools")}
    modules["pyftdi.ftdi"].Ftdi = Ftdi
    modules["pyftdi.usbtools"].UsbTools = UsbTools
    return modules


def plug(monkeypatch: Any, *chips: Plugged) -> list[Plugged]:
    """Have this process see these chips; the list may be changed."""
    plugged = list(chips)
    for name, module in make(plugged).items():
        monkeypatch.setitem(sys.modules, name, module)
    return plugged
