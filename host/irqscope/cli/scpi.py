# SPDX-License-Identifier: BSD-2-Clause
"""Serve an instrument to laboratory software by SCPI over TCP (docs/lab.md).

    irqscope scpi --port /dev/ttyUSB1 --out runs       # TCPIP::127.0.0.1::5025::SOCKET

One client at a time; whoever can connect can measure, so the address is that of this machine alone unless told
otherwise. Ctrl-C ends it, and a measurement validly with it."""

import argparse
import socketserver
import sys
from pathlib import Path

from ..measuring.requests import Port
from ._port import add_port, open_instrument
from ._requests import request_of


def configure(parser: argparse.ArgumentParser) -> None:
    add_port(parser)
    parser.add_argument("--listen", default="127.0.0.1:5025", metavar="HOST:PORT", help="default 127.0.0.1:5025")
    parser.add_argument("--out", required=True, type=Path, metavar="DIR", help="run directories are made there")
    parser.add_argument("--stub", type=Path, metavar="FILE", help="what the stub printed, for every measurement")


def run(options: argparse.Namespace) -> int:
    from .. import __version__
    from ..device.transport import serial_number
    from ..errors import BadInput
    from ..lab.scpi import Scpi
    from ..measuring.stopping import heed
    from ..view.server import parse_listen

    heed()
    host, port = parse_listen(options.listen)
    with open_instrument(options) as instrument:
        serial = serial_number(instrument.transport) or "0"
        identity = f"irqscope,{instrument.identity.board},{serial},{__version__}"
    given = ["--baud", str(request_of(Port, options).baud), *(["--stub", str(options.stub)] if options.stub else [])]
    scpi = Scpi(options.port, identity, options.out, given)

    class Client(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            for line in self.rfile:
                for told in scpi.answer(line.decode("utf-8", "replace")):
                    self.wfile.write(told)

    class Server(socketserver.TCPServer):
        allow_reuse_address = True

        def handle_error(self, request: object, client_address: object) -> None:
            print(f"irqscope: {sys.exc_info()[1]}: the client is gone", file=sys.stderr)

    try:
        server = Server((host, port), Client)
    except OSError as error:
        raise BadInput(f"cannot listen at {options.listen}: {error.strerror}") from error
    with server:
        where, number = server.server_address[:2]
        print(f"{identity}: TCPIP::{where!s}::{number}::SOCKET", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            scpi.abort()
    return 0
