# SPDX-License-Identifier: BSD-2-Clause
"""A DHCP server in plain Python: messages made and read field by field, as RFC 2131 and 2132 draw them."""

import struct
from dataclasses import dataclass, field
from typing import NamedTuple

from models.ethernet import EVERYBODY, Host, datagram_of, udp

DISCOVER, OFFER, REQUEST, ACK, NAK = 1, 2, 3, 5, 6
COOKIE = bytes([99, 130, 83, 99])
NOWHERE, ALL = bytes(4), b"\xff" * 4


class Said(NamedTuple):
    """What a client said."""

    kind: int
    xid: bytes
    requested: bytes | None
    server: bytes | None


def heard(frame: bytes, mac: bytes) -> Said | None:
    """A client's message in a frame with its check sequence; None if it is none. All that must hold is asserted."""
    found = datagram_of(frame)
    if found is None or found[1].port != 67:
        return None
    source, to, payload = found
    assert source == Host(mac, NOWHERE, 68) and to == Host(EVERYBODY, ALL, 67)
    operation, hardware, length, hops = payload[:4]
    assert (operation, hardware, length, hops) == (1, 1, 6, 0) and payload[8:28] == bytes(20)
    assert payload[28:44] == mac + bytes(10) and not any(payload[44:236]) and payload[236:240] == COOKIE
    options, at = {}, 240
    while payload[at] != 255:
        if payload[at]:
            options[payload[at]] = payload[at + 2 : at + 2 + payload[at + 1]]
            at += 1 + payload[at + 1]
        at += 1
    assert set(options) <= {53, 50, 54}
    return Said(options[53][0], payload[4:8], options.get(50), options.get(54))


@dataclass
class Server:
    """Lends one address for `lease` seconds; `refuses` a request, or is `silent`."""

    mac: bytes
    me: Host
    gives: bytes
    lease: int
    silent: bool = False
    refuses: bool = False
    said: list[Said] = field(default_factory=list)

    def hear(self, frame: bytes) -> bytes | None:
        """The answer to a client's frame, without check sequence."""
        said = heard(frame, self.mac)
        assert said is not None
        self.said.append(said)
        if self.silent:
            return None
        if said.kind == DISCOVER:
            return self.answer(OFFER, said.xid)
        assert said.requested == self.gives and said.server in (None, self.me.address)
        return self.answer(NAK if self.refuses else ACK, said.xid)

    def answer(self, kind: int, xid: bytes, **changed: bytes) -> bytes:
        """A frame; `changed` are the cookie, the client's MAC address or its port, or what ends the options."""
        yours = self.gives if kind != NAK else NOWHERE
        head = bytes([2, 1, 6, 0]) + xid + bytes(8) + yours + self.me.address + NOWHERE
        head += changed.get("mac", self.mac) + bytes(10 + 192) + changed.get("cookie", COOKIE)
        options = bytes([1, 4, 255, 255, 255, 0, 0, 53, 1, kind, 0, 12, 0, 54, 4]) + self.me.address
        if kind != NAK:
            options += bytes([51, 4]) + struct.pack(">I", self.lease)
        options += bytes([3, 4]) + self.me.address + bytes([15, 3]) + b"lan" + changed.get("end", b"\xff")
        client = Host(self.mac, self.gives, int.from_bytes(changed.get("port", b"\0\x44")))
        return udp(self.me, client, head + options)
