# SPDX-License-Identifier: BSD-2-Clause
"""Serve an instrument to laboratory software by SCPI over TCP.

docs/guide/lab.md has the commands. Several clients share the instrument; whoever can connect can measure, so the
address is that of this machine alone unless told otherwise. Ctrl-C ends it, and a measurement validly with it.

Examples:
  irqscope scpi --port /dev/ttyUSB1 --out runs       # TCPIP::127.0.0.1::5025::SOCKET
"""

import argparse
import json
from pathlib import Path

from ..measuring.requests import Connection
from ._requests import add_request, request_of


def configure(parser: argparse.ArgumentParser) -> None:
    add_request(parser, Connection)
    parser.add_argument("--listen", default="127.0.0.1:5025", metavar="HOST:PORT", help="default 127.0.0.1:5025")
    parser.add_argument("--out", required=True, type=Path, metavar="DIR", help="run directories are made there")
    parser.add_argument("--json", action="store_true", help="say as a line of JSON where it listens")


def run(options: argparse.Namespace) -> int:
    from .. import __version__
    from ..api import Instrument
    from ..lab.scpi import Scpi
    from ..lab.scpiserver import ScpiServer
    from ..measuring.stopping import heeding
    from ..view.server import parse_listen

    host, port = parse_listen(options.listen)
    with heeding():
        with Instrument(request_of(Connection, options)) as instrument:
            identity = f"irqscope,{instrument.identity.board},{instrument.serial_number or 0},{__version__}"
        scpi = Scpi(lambda request, out: instrument.start(request, out=out), identity, options.out)
        with ScpiServer(scpi, host, port) as server:
            where, number = server.server_address[:2]
            resource = f"TCPIP::{where!s}::{number}::SOCKET"
            found = {"identity": identity, "host": str(where), "port": number, "resource": resource}
            print(json.dumps(found) if options.json else f"{identity}: {resource}", flush=True)
            try:
                server.serve_forever()
            except KeyboardInterrupt:
                pass
            finally:
                scpi.abort()
                scpi.wait()
    return 0
