# SPDX-License-Identifier: BSD-2-Clause
"""Options of all verbs that drive an instrument."""

import argparse
from typing import TYPE_CHECKING

from ..measuring.requests import Port
from ._requests import add_request, request_of

if TYPE_CHECKING:
    from ..device.instrument import Instrument


def add_port(parser: argparse.ArgumentParser) -> None:
    """Add --port, --device in its place, and --baud."""
    add_request(parser, Port)


def open_instrument(options: argparse.Namespace) -> "Instrument":
    """The instrument that the options name."""
    from ..device.instrument import Instrument

    port = request_of(Port, options)
    return Instrument.open(port.port, port.baud)
