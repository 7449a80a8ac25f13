# SPDX-License-Identifier: BSD-2-Clause
"""Serial ports by the serial number of the USB device that they belong to, for several instruments on one host."""

import errno
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Protocol

from ..errors import BadInput

VARIABLE = "IRQSCOPE_PORT"
"""The variable of the environment that names the instrument where nobody else does."""
IN_USE = (errno.EBUSY, errno.EAGAIN)
"""What the system says of a port that another program has open."""
NUMBER = re.compile(r"(?:Error|configure port: )\((\d+), ")
"""How pyserial gives it in the text of its exception alone: `PermissionError(13, 'Access is denied.'` on Windows,
`Could not configure port: (25, 'Inappropriate ioctl for device')` elsewhere."""
DIAL_IN_AS_CALL_OUT = ("/dev/tty.", "/dev/cu.")
"""Two names of one port on macOS; the second is listed."""
LINKS = Path("/dev/serial/by-id")
"""Where udev names ports for good, whatever their number is when the cable was pulled and put back."""


class PortInfo(Protocol):
    """What pyserial knows of a port."""

    device: str
    serial_number: str | None
    location: str | None
    description: str


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
    mine = Path(path.replace(*DIAL_IN_AS_CALL_OUT)).resolve()
    return next((port.serial_number for port in known() if Path(port.device).resolve() == mine), None)


def there() -> str:
    """The ports that the system has, in words; those of USB devices alone if there are any."""
    ports = sorted(known(), key=lambda port: port.device)
    usb = [f"{port.device} (serial number {port.serial_number})" for port in ports if port.serial_number]
    if found := usb or [port.device for port in ports]:
        return f"there {'are' if found[1:] else 'is'} {', '.join(found)}, and sim://, which needs no board"
    return "this machine has no serial port; sim:// needs no board"


def number_in(error: Exception) -> int | None:
    """The `errno` of a port that cannot be opened; None if it has none."""
    found = NUMBER.search(str(error))
    return (error.errno if isinstance(error, OSError) else None) or (int(found[1]) if found else None)


def why_not(url: str, number: int | None) -> str:
    """What to do about a port that cannot be opened for an `errno`: the rest of a sentence, "" if nobody knows."""
    if "://" in url:
        return ""
    if number == errno.ENOENT:
        return f"; {there()}"
    if number == errno.ENOTTY:
        return "; it is no serial port"
    if number in IN_USE or (number == errno.EACCES and sys.platform == "win32"):
        return "; does another program have it open?"
    if number == errno.EACCES and (group := _group_of(url)):
        return f"; its group {group} may open it: join that (sudo usermod -aG {group} $USER), and log in again"
    return ""


def _group_of(path: str) -> str | None:
    """The group that may read and write a file; None if there is none, or no groups here."""
    if sys.platform == "win32":
        return None
    try:
        return Path(path).group() if Path(path).stat().st_mode & 0o060 == 0o060 else None
    except (KeyError, OSError):
        return None


def known() -> Iterable[PortInfo]:
    """The system's serial ports."""
    from serial.tools.list_ports import comports

    return list(comports())
