# SPDX-License-Identifier: BSD-2-Clause
"""Options of all verbs that drive an instrument."""

import argparse
from typing import TYPE_CHECKING

from ._quantity import BAUD

if TYPE_CHECKING:
    from ..device.instrument import Instrument


def add_port(parser: argparse.ArgumentParser) -> None:
    """Add --port and --baud."""
    parser.add_argument(
        "--port", required=True, metavar="URL", help="device path (/dev/ttyUSB0), sim://, socket://HOST:PORT"
    )
    parser.add_argument("--baud", default="3Mbaud", type=BAUD, help="rate of a serial line (default 3Mbaud)")


def open_instrument(options: argparse.Namespace) -> "Instrument":
    """The instrument that the options name."""
    from ..device.instrument import Instrument
    from ..units import parse_baud

    return Instrument.open(options.port, parse_baud(options.baud))
