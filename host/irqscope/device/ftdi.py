# SPDX-License-Identifier: BSD-2-Clause
"""FTDI chips that can be a synchronous FIFO: who is there, by libusb, since no kernel drives them in that mode."""

from dataclasses import dataclass
from typing import Any

from ..errors import BadInput
from ..extras import install

SCHEME = "ft245://"
VENDOR = 0x0403
CHIPS = {0x6014: "FT232H", 0x6010: "FT2232H"}
"""By the number of the product, as the chips come."""


@dataclass(frozen=True)
class Chip:
    """One that is plugged in; `descriptor` is what pyftdi knows of it."""

    kind: str
    serial_number: str | None
    description: str
    descriptor: Any

    @property
    def url(self) -> str:
        """The port's URL, if the chip has a serial number."""
        return f"{SCHEME}{self.serial_number or ''}"


def chips() -> list[Chip]:
    """Those that are plugged in, in the order of the bus; BadInput if nothing here can ask for them."""
    try:
        from pyftdi.ftdi import Ftdi
    except ImportError as error:
        raise BadInput(f"this needs the Python package pyftdi ({error}): {install('ft245')}") from error
    try:
        found = Ftdi.find_all([(VENDOR, product) for product in CHIPS], nocache=True)
    except (OSError, ValueError) as error:
        raise BadInput(f"nobody can be asked for USB devices: {error}; is libusb installed?") from error
    known = sorted((descriptor for descriptor, _ in found), key=lambda each: (each.bus or 0, each.address or 0))
    return [Chip(CHIPS[each.pid], each.sn or None, each.description or CHIPS[each.pid], each) for each in known]


def chip_of(name: str) -> Chip:
    """The chip with this serial number, or the one with this place in the order of the bus, from 0 on.

    Without a name it is the only one. BadInput names those that are there.
    """
    there = chips()
    mine = [chip for chip in there if chip.serial_number == name] if name else there
    if not mine and name.isdecimal():
        mine = there[int(name) :][:1]
    if len(mine) == 1:
        return mine[0]
    names = ", ".join(f"{chip.kind} {chip.url}" for chip in there)
    which = f"there {'are' if there[1:] else 'is'} {names}" if there else "none is plugged in"
    raise BadInput(f"{f'no FT232H or FT2232H is {name}' if name else 'which FT232H or FT2232H is not said'}: {which}")
