# SPDX-License-Identifier: BSD-2-Clause
"""Serial ports by the serial number of the USB device that they belong to, for several instruments on one host."""

from collections.abc import Iterable
from pathlib import Path
from typing import Protocol

from ..errors import BadInput

LINKS = Path("/dev/serial/by-id")
"""Where udev names ports for good, whatever their number is when the cable was pulled and put back."""


class PortInfo(Protocol):
    """What pyserial knows of a port."""

    device: str
    serial_number: str | None
    location: str | None


def port_of(serial_number: str) -> str:
    """The path of the device's port; of several the last interface, which is the UART of bridges that program the
    board by their first one. BadInput names the devices that are there.
    """
    ports = known()
    mine = [port for port in ports if port.serial_number == serial_number]
    if not mine:
        there = sorted({port.serial_number for port in ports if port.serial_number})
        raise BadInput(
            f"no serial port belongs to a device with the serial number {serial_number}: "
            + (f"there are {', '.join(there)}" if there else "there is none that has one, see --port")
        )
    device = max(mine, key=lambda port: (port.location or "", port.device)).device
    links = LINKS.iterdir() if LINKS.is_dir() else ()
    return next((str(link) for link in sorted(links) if link.resolve() == Path(device).resolve()), device)


def serial_number_of(path: str) -> str | None:
    """That of the device to which a port belongs, None if it has none."""
    return next((port.serial_number for port in known() if Path(port.device).resolve() == Path(path).resolve()), None)


def known() -> Iterable[PortInfo]:
    """The system's serial ports."""
    from serial.tools.list_ports import comports

    return list(comports())
