# SPDX-License-Identifier: BSD-2-Clause
"""List the instruments that are plugged in, with board and build.

With their port and qualification. Each USB device with a serial port is asked which instrument it is, at the rates of
the boards that there are; one that is something else gets some bytes that it does not know, unless --no-ask says not to
ask. A port that measures just now is in use and says nothing.

Examples:
  irqscope devices
  irqscope devices --json --no-ask
"""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..device.ports import PortInfo


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--no-ask", action="store_true", help="only list the ports")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(options: argparse.Namespace) -> int:
    from ..device import ports
    from ..device.boardtable import boards
    from ..device.transport import BAUD
    from ..printable import printable
    from ..report.terminal import columns

    known = [port for port in ports.known() if port.serial_number or port.location]
    every = dict.fromkeys([BAUD, *(int(board["baud"]) for board in boards().values())])
    bauds = [] if options.no_ask else [*every]
    rows = [_asked(port, bauds) for port in sorted(known, key=lambda port: port.device)]
    if options.json:
        print(json.dumps(rows, indent=1))
    elif rows:
        head = ("port", "serial number", "instrument", "build", "baud", "qualification")
        for line in columns(head, [list(_texts(row)) for row in rows]):
            print(printable(line))
    else:
        print(f"irqscope: no USB device with a serial port is plugged in: {ports.there()}", file=sys.stderr)
    return 0


def _asked(port: "PortInfo", bauds: Iterable[int]) -> dict[str, Any]:
    """What is known of a port, and which instrument answers there, if it is asked at any of these rates."""
    from ..device.instrument import Instrument
    from ..device.ports import IN_USE
    from ..errors import IrqscopeError
    from ..measuring.qualification import Key, cite, look_up
    from ..results.provenance import qualification

    row: dict[str, Any] = {
        "port": port.device,
        "serial_number": port.serial_number,
        "description": port.description,
        "board": None,
        "build": None,
        "baud": None,
        "qualification": None,
        "in_use": False,
        "error": None,
    }
    for baud in bauds:
        try:
            with Instrument.open(port.device, baud, attempts=2) as instrument:
                key = Key.of(instrument)
                row |= {"board": key.board, "build": key.build, "baud": baud, "error": None}
                row["qualification"] = qualification(port.device, cite(look_up(key)))
                return row
        except IrqscopeError as error:
            row["error"] = str(error)
            if isinstance(error.__cause__, OSError):  # it cannot be opened, at whatever rate
                row["in_use"] = error.__cause__.errno in IN_USE
                return row
    return row


def _texts(row: dict[str, Any]) -> Iterator[str]:
    """The cells of a row; of what is no instrument, what the system calls it."""
    yield from (row["port"], row["serial_number"] or "-")
    if row["board"]:
        yield from (row["board"], row["build"], str(row["baud"]), row["qualification"])
    else:
        yield from ("in use" if row["in_use"] else "-", "-", "-", row["description"] or "-")
