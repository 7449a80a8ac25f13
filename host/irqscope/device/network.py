# SPDX-License-Identifier: BSD-2-Clause
"""Instruments on the network: who is there, and who has it."""

import errno
import re
import select
import socket
import time
from dataclasses import dataclass

from ..contract.datagrams import ASK, LONGEST, PORT, Announcement
from ..errors import BadInput

SCHEME = "udp://"
EVERYBODY = "255.255.255.255"
"""All of the network that is behind the route to anywhere."""
WAIT_S = 0.5
"""For answers."""
UNHEARD = (
    errno.ECONNREFUSED,
    errno.EHOSTUNREACH,
    errno.ENETUNREACH,
    errno.ENETDOWN,
    errno.EHOSTDOWN if hasattr(errno, "EHOSTDOWN") else errno.EHOSTUNREACH,
    errno.ENOBUFS,
    errno.EADDRNOTAVAIL,
    errno.ECONNRESET,
)
"""What the system says of a datagram that reached nobody, or of one before it."""
_ADDRESS = re.compile(r"([A-Za-z0-9._-]+)(?::([0-9]{1,5}))?")


@dataclass(frozen=True)
class Found:
    """An instrument that answered, and from where."""

    url: str
    announcement: Announcement


def address_of(text: str) -> tuple[str, int]:
    """Host and port of `ADDRESS[:PORT]`; BadInput if it is none, or if nobody knows the name."""
    match = _ADDRESS.fullmatch(text)
    port = int(match[2] or PORT) if match else 0
    if match is None or not 0 < port < 1 << 16:
        raise BadInput(f"{text!r} is not an address such as 192.168.1.50, optionally followed by :PORT")
    try:
        return str(socket.getaddrinfo(match[1], port, socket.AF_INET, socket.SOCK_DGRAM)[0][4][0]), port
    except OSError as error:
        raise BadInput(f"nobody knows the address of {match[1]}: {error.strerror}") from error


def url_of(host: str, port: int) -> str:
    """The port's URL of the instrument at this address."""
    return f"{SCHEME}{host}" + (f":{port}" if port != PORT else "")


def ask(address: str = EVERYBODY, wait_s: float = WAIT_S, *, one: bool = False) -> list[Found]:
    """Those that answer at an address, which may be that of all, by their addresses; with `one` the first is enough."""
    host, port = address_of(address)
    found: dict[str, Found] = {}
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
        try:
            asking.sendto(ASK, (host, port))
        except OSError as error:
            if error.errno in UNHEARD:
                return []
            raise BadInput(f"cannot ask {host}: {error.strerror}") from error
        end = time.monotonic() + wait_s
        while (left := end - time.monotonic()) > 0 and not (one and found):
            if not select.select([asking], [], [], left)[0]:
                break
            try:
                data, (sender, source, *_) = asking.recvfrom(LONGEST)
            except OSError:  # that it reached nobody
                continue
            if announcement := Announcement.decode(data):
                url = url_of(sender, source)
                found[url] = Found(url, announcement)
    return [found[url] for url in sorted(found)]
