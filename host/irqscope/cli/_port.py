# SPDX-License-Identifier: BSD-2-Clause
"""Options of all verbs that drive an instrument."""

import argparse
from typing import TYPE_CHECKING

from ._quantity import BAUD

if TYPE_CHECKING:
    from ..device.instrument import Instrument


def add_port(parser: argparse.ArgumentParser) -> None:
    """Add --port, --device in its place, and --baud."""
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("--port", metavar="URL", help="device path (/dev/ttyUSB0), sim://, socket://HOST:PORT")
    which.add_argument(
        "--device", dest="port", type=_device, metavar="SERIAL",
        help="serial number of the USB device whose port it is: for several instruments on one host",
    )
    parser.add_argument("--baud", default="3Mbaud", type=BAUD, help="rate of a serial line (default 3Mbaud)")


def _device(serial_number: str) -> str:
    from ..device.ports import port_of

    return port_of(serial_number)


def open_instrument(options: argparse.Namespace) -> "Instrument":
    """The instrument that the options name."""
    from ..device.instrument import Instrument
    from ..units import parse_baud

    return Instrument.open(options.port, parse_baud(options.baud))
