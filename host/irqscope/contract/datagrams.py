# SPDX-License-Identifier: BSD-2-Clause
"""Blocks and commands over Ethernet: UDP, IPv4, an address and a port for each instrument.

A datagram from the instrument holds one or two whole blocks, as they follow each other; one to it holds whole
commands. Nothing else is in them: blocks are put in order by the numbers they have anyway, and a command that is not
answered is sent again, as on a serial line. A datagram with more than one command has them obeyed one after the other.

The instrument sends to whoever sent it the last datagram that it heard: its *peer*. Those of others are not heard for
a *lease* after one of the peer; an empty datagram of the peer ends that at once, and there is no peer any more. Without
one nothing is sent, and what does not fit into the queues is counted as lost by the event stream.

A datagram that holds `ask`, to the instrument's own address or to all, is answered by an announcement to whoever asks;
it makes nobody the peer. Addresses of the announcement are in the order of the network, its other fields little endian.
"""

import struct
from dataclasses import dataclass
from ipaddress import IPv4Address

from .blocks import BLOCK_BYTES
from .commands import FRAME_BYTES

PORT = 0x5149
"""20809; its bytes are those with which a command begins."""
BLOCKS = 2
"""Most blocks of a datagram: what a frame of 1500 bytes holds."""
COMMANDS = 16
"""Most commands of a datagram."""
LEASE_S = 2
"""Seconds for which the peer is alone after a command of its own."""
ASK = b"IRQ?"
ANSWER = b"IRQ!"
_LAYOUT = struct.Struct("<4sBB6s4sQ32s")
ANNOUNCEMENT_BYTES = _LAYOUT.size
TAKEN_AT, PEER_AT = 5, 12
"""Where in an announcement what changes is."""
NOBODY = IPv4Address(0)
FIELDS = (
    ("4", "`IRQ!`"),
    ("1", "layout of what follows: 1"),
    ("1", "1: it has a peer whose lease lasts, 0: it takes the next one's commands"),
    ("6", "its MAC address"),
    ("4", "the address of its peer, zeros if there is none"),
    ("8", "build id"),
    ("32", "name of the board, padded with 0"),
)
"""Bytes and content of an announcement, in this order."""
VERSION = 1


@dataclass(frozen=True)
class Announcement:
    """What an instrument says of itself to whoever asks."""

    mac: bytes
    board: str
    build: int
    peer: IPv4Address
    taken: bool

    def encode(self) -> bytes:
        """The datagram."""
        return _LAYOUT.pack(
            ANSWER, VERSION, self.taken, self.mac, self.peer.packed, self.build, self.board.encode("ascii")
        )

    @classmethod
    def decode(cls, data: bytes) -> "Announcement | None":
        """What a datagram announces, None if it is no announcement of this version."""
        if len(data) != ANNOUNCEMENT_BYTES:
            return None
        magic, version, taken, mac, peer, build, name = _LAYOUT.unpack(data)
        if (magic, version) != (ANSWER, VERSION) or taken > 1 or not name.isascii():
            return None
        return cls(mac, name.rstrip(b"\0").decode("ascii"), build, IPv4Address(peer), bool(taken))


def mac_text(mac: bytes) -> str:
    """A MAC address as it is written."""
    return mac.hex(":")


LONGEST = max(BLOCKS * BLOCK_BYTES, COMMANDS * FRAME_BYTES, ANNOUNCEMENT_BYTES)
"""Bytes of a datagram at most."""
