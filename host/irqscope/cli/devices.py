# SPDX-License-Identifier: BSD-2-Clause
"""List the instruments that are plugged in or on the network.

With board, build, port and qualification. Each USB device with a serial port is asked which instrument it is, at the
rates of the boards that there are; one that is something else gets some bytes that it does not know. A port that
measures just now is in use and says nothing. On the network everybody is asked by one datagram, and instruments answer.
FTDI chips that can be a synchronous FIFO are listed (with pyftdi) and never asked: their pins would change their use,
whatever is wired to them; `irqscope info --port ft245://SERIAL` asks one. With --no-ask nobody is asked, and only ports
are listed.

Examples:
  irqscope devices
  irqscope devices --network 192.168.7.255
  irqscope devices --json --no-ask
"""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..device.network import Found
    from ..device.ports import PortInfo


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--network",
        metavar="ADDRESS[:PORT]",
        help="whom to ask on the network: an instrument's address, or that of all of a network; by default all of the "
        "one that this host's route to anywhere leads to",
    )
    parser.add_argument("--no-ask", action="store_true", help="only list the ports")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(options: argparse.Namespace) -> int:
    from ..device import network, ports
    from ..device.boardtable import boards
    from ..device.transport import BAUD
    from ..printable import printable
    from ..report.terminal import columns

    known = [port for port in ports.known() if port.serial_number or port.location]
    every = dict.fromkeys([BAUD, *(int(board["baud"]) for board in boards().values() if board["baud"])])
    bauds = [] if options.no_ask else [*every]
    rows = [_asked(port, bauds) for port in sorted(known, key=lambda port: port.device)]
    rows += _fifos()
    if not options.no_ask:
        rows += [_announced(found) for found in network.ask(options.network or network.EVERYBODY)]
    if options.json:
        print(json.dumps(rows, indent=1))
    elif rows:
        head = ("port", "serial number", "instrument", "build", "baud", "qualification")
        for line in columns(head, [list(_texts(row)) for row in rows]):
            print(printable(line))
    else:
        nobody = "" if options.no_ask else ", and no instrument answers on the network"
        print(f"irqscope: no USB device with a serial port is plugged in{nobody}: {ports.there()}", file=sys.stderr)
    return 0


def _row(port: str, serial_number: str | None, description: str) -> dict[str, Any]:
    """What is known of a port before anybody was asked."""
    return {
        "port": port,
        "serial_number": serial_number,
        "description": description,
        "board": None,
        "build": None,
        "baud": None,
        "qualification": None,
        "in_use": False,
        "error": None,
    }


def _fifos() -> list[dict[str, Any]]:
    """Chips that can be a synchronous FIFO; whether one is that of an instrument, is not told by asking."""
    from ..device.ftdi import chips
    from ..errors import BadInput

    try:
        return [_row(chip.url, chip.serial_number, f"{chip.description} ({chip.kind}), not asked") for chip in chips()]
    except BadInput:  # without pyftdi, or without libusb, nobody uses them
        return []


def _announced(found: "Found") -> dict[str, Any]:
    """What an instrument on the network says of itself."""
    from ..contract.datagrams import mac_text
    from ..measuring.qualification import Key, cite, look_up
    from ..results.provenance import qualification

    said = found.announcement
    key = Key(said.board, f"{said.build:016x}", mac_text(said.mac))
    peer = f", used from {said.peer}" if said.taken else ""
    return _row(found.url, key.serial, f"Ethernet{peer}") | {
        "board": key.board,
        "build": key.build,
        "qualification": qualification(found.url, cite(look_up(key))),
        "in_use": said.taken,
    }


def _asked(port: "PortInfo", bauds: Iterable[int]) -> dict[str, Any]:
    """What is known of a port, and which instrument answers there, if it is asked at any of these rates."""
    from ..device.instrument import Instrument
    from ..device.ports import IN_USE
    from ..errors import IrqscopeError
    from ..measuring.qualification import Key, cite, look_up
    from ..results.provenance import qualification

    row = _row(port.device, port.serial_number, port.description)
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
        yield from (row["board"], row["build"], str(row["baud"] or "-"), row["qualification"])
    else:
        yield from ("in use" if row["in_use"] else "-", "-", "-", row["description"] or "-")
