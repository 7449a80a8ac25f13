# SPDX-License-Identifier: BSD-2-Clause
"""The live page's server: loopback unless told otherwise, behind a token beyond it, and for its own page only.

Whoever can make a browser on this machine open another page must not read a run through it: requests from foreign
origins and under foreign names (DNS rebinding) are refused. Nothing can be changed through it, and it needs no network:
the page, its script and its style come from here.
"""

import hmac
import ipaddress
import json
import logging
import secrets
import socket
import socketserver
import sys
import threading
from collections.abc import Mapping
from contextlib import suppress
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from time import monotonic
from typing import Any
from urllib.parse import parse_qs, urlsplit

from ..errors import BadInput, IrqscopeError
from ..report.markup import COLOURS, STYLE
from .gallery import Gallery
from .poller import ALL, LATEST, PARTS, Look, Poller

LOG = logging.getLogger(__name__)
ASSETS = Path(__file__).parent
FILES = {
    "": ("text/html", "page.html"),
    "page.js": ("text/javascript", "page.js"),
    "style.css": ("text/css", "style.css"),
}
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
}
USUAL = "127.0.0.1", 7245
"""Where the page is if nobody says otherwise."""
SILENCE_S = 10
"""Seconds after which a connection that says nothing is closed."""
MOST = 64
"""Connections at a time: each has a thread and a file, and a page needs one for a moment each second."""
LONGEST_S = 2 * SILENCE_S
"""Seconds after which a connection gives way to another where there are so many."""
FULL = b"HTTP/1.0 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


def parse_listen(text: str) -> tuple[str, int]:
    """Host and port of `127.0.0.1:8000` or `[::1]:0`; port 0 is any free one. BadInput says what is wrong."""
    try:
        parts = urlsplit(f"//{text}")
        host, port = parts.hostname, parts.port
        (host or "").encode("idna")
    except ValueError:
        host = port = None
    if not host or port is None or parts.netloc != text or "@" in text:
        raise BadInput(f"{text!r} is no address to listen at: write for example 127.0.0.1:8000")
    return host, port


def serve(shown: Poller | Gallery, listen: str | None) -> "ViewServer":
    """The server at an address, or else at `USUAL`, where an open page finds it again, and if that is taken at a free
    port."""
    if listen is not None:
        return ViewServer(shown, *parse_listen(listen))
    host, port = USUAL
    try:
        return ViewServer(shown, host, port)
    except BadInput:
        return ViewServer(shown, host, 0)


class ViewServer(ThreadingHTTPServer):
    """Serves the page at `url`. `names` are those under which it may be asked for, beside plain addresses."""

    daemon_threads = True
    block_on_close = False

    def __init__(self, shown: Poller | Gallery, host: str, port: int) -> None:
        """BadInput if it cannot listen there."""
        self.shown = shown
        self._lock = threading.Lock()
        self._open: dict[socket.socket, float] = {}
        self._full = False
        try:
            found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
            self.address_family = found[0]
            address, number = found[4][:2]
            super().__init__((str(address), int(number)), Handler)
        except OSError as error:
            raise BadInput(f"cannot listen at {host} port {port}: {error.strerror}") from error
        bound = ipaddress.ip_address(str(self.server_address[0]))
        own = socket.gethostname().lower()
        self.names = {"localhost", host, own, f"{own}.local"}
        self.token = "" if bound.is_loopback else secrets.token_urlsafe(24)
        named = own if bound.is_unspecified else f"[{bound}]" if bound.version == 6 else str(bound)
        self.url = f"http://{named}:{self.server_address[1]}/" + (f"{self.token}/" if self.token else "")

    def server_bind(self) -> None:
        socketserver.TCPServer.server_bind(self)  # without the look-up of a name, which may take seconds
        self.server_name, self.server_port = str(self.server_address[0]), self.server_address[1]

    def process_request(self, request: Any, client_address: Any) -> None:
        """Answer in a thread of its own, unless there are too many: then the longest gives way, or this one goes."""
        with self._lock:
            oldest = min(self._open, key=lambda each: self._open[each], default=None)
            if taken := len(self._open) < MOST:
                self._open[request] = monotonic()
            elif oldest and monotonic() - self._open[oldest] > LONGEST_S:
                del self._open[oldest]
                self._open[request], taken = monotonic(), True
                with suppress(OSError):
                    oldest.shutdown(socket.SHUT_RDWR)
            said, self._full = self._full, self._full or not taken
        if taken:
            super().process_request(request, client_address)
            return
        if not said:
            LOG.warning("more than %d connections to the page at once: further ones are refused until some end", MOST)
        with suppress(OSError):
            request.send(FULL)
        self.shutdown_request(request)

    def shutdown_request(self, request: Any) -> None:
        with self._lock:
            self._open.pop(request, None)
            self._full = self._full and len(self._open) > MOST // 2
        super().shutdown_request(request)

    def handle_error(self, request: Any, client_address: Any) -> None:
        if not isinstance(sys.exception(), OSError):  # a browser may go away at any time
            super().handle_error(request, client_address)


class Handler(BaseHTTPRequestHandler):
    """Answers one request."""

    server: ViewServer
    timeout = SILENCE_S
    server_version, sys_version = "irqscope", ""

    def do_GET(self) -> None:
        try:
            parts = urlsplit(self.path)
        except ValueError:  # "//[": who asks so is no browser
            self._send(HTTPStatus.BAD_REQUEST, "text/plain", "There is no such address.\n")
            return
        name = self._name(parts.path)
        if refused := self._refused(name):
            self._send(HTTPStatus.FORBIDDEN, "text/plain", f"{refused}\n")
        elif name == "state":
            asked = parse_qs(parts.query)
            try:
                state = self._state({key: values[0] for key, values in asked.items()})
            except OSError as error:  # somebody removes what is looked at
                state = {"error": f"cannot read {error.filename}: {error.strerror}."}
            self._send(HTTPStatus.OK, "application/json", json.dumps(state, allow_nan=False))
        elif name in FILES:
            kind, file = FILES[name]
            text = (ASSETS / file).read_text(encoding="utf-8")
            self._send(HTTPStatus.OK, kind, COLOURS + STYLE + text if kind == "text/css" else text)
        else:
            self._send(HTTPStatus.NOT_FOUND, "text/plain", "There is no such page.\n")

    def _state(self, asked: Mapping[str, str]) -> dict[str, Any]:
        """What the page that asks shows."""
        shown = self.server.shown
        if isinstance(shown, Gallery):
            if "run" not in asked:
                return shown.listing()
            try:
                shown = shown.lookout(asked["run"])
            except IrqscopeError as error:
                return {"error": f"{error}."}
        part = asked.get("part", ALL)
        latest = next((each for each in LATEST if asked.get("latest") == str(each)), 0)
        look = Look(asked.get("scale") == "linear", part if part in PARTS else ALL, latest)
        return shown.state(asked.get("segment", ""), asked.get("known", ""), look)

    def _name(self, path: str) -> str | None:
        """The path without the token before it; None if that is missing or wrong."""
        token = self.server.token
        if not token:
            return path.removeprefix("/")
        given, _, name = path.removeprefix("/").partition("/")
        return name if hmac.compare_digest(given.encode(), token.encode()) else None

    def _refused(self, name: str | None) -> str | None:
        """Why this request is not answered; None if it is."""
        host = self.headers.get("Host", "")
        if not self._is_ours(host):
            return "Refused: this server is asked for under a name that is not its own."
        origin = self.headers.get("Origin")
        if origin is not None and origin.lower() != f"http://{host}".lower():
            return "Refused: the request comes from another page."
        # Which browsers add by themselves, also where they send no origin; a link to the page itself may be anywhere.
        if name and self.headers.get("Sec-Fetch-Site", "none") not in ("none", "same-origin"):
            return "Refused: the request comes from another page."
        return "Refused: the address lacks the token that irqscope view printed." if name is None else None

    def _is_ours(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        if name in self.server.names:
            return True
        try:
            return bool(ipaddress.ip_address(name))
        except ValueError:
            return False

    def _send(self, status: HTTPStatus, kind: str, text: str) -> None:
        body = text.encode("utf-8")
        self.send_response(status)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        for header, value in HEADERS.items():
            self.send_header(header, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing: a page asks every second."""
