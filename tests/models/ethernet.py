# SPDX-License-Identifier: BSD-2-Clause
"""Reference model of Ethernet, ARP, IPv4 and UDP: frames made and read field by field, and what an instrument does."""

import struct
import zlib
from collections import deque
from dataclasses import dataclass
from ipaddress import IPv4Address
from typing import NamedTuple

from irqscope.contract.datagrams import ASK, COMMANDS, Announcement

PREAMBLE = b"\x55" * 7 + b"\xd5"
EVERYBODY = b"\xff" * 6
MOST = 14 * COMMANDS


class Host(NamedTuple):
    """One end: six bytes, four bytes, a number."""

    mac: bytes
    address: bytes
    port: int


def with_fcs(frame: bytes) -> bytes:
    """A frame of at least 60 bytes, with its check sequence, whose lowest byte goes first."""
    padded = frame.ljust(60, b"\0")
    return padded + struct.pack("<I", zlib.crc32(padded))


def fcs_is_right(frame: bytes) -> bool:
    return len(frame) > 4 and zlib.crc32(frame[:-4]) == struct.unpack("<I", frame[-4:])[0]


def checksum(header: bytes) -> int:
    """Of an IP header in which that field is 0."""
    total = sum(struct.unpack(f">{len(header) // 2}H", header))
    while total > 0xFFFF:
        total = (total & 0xFFFF) + (total >> 16)
    return 0xFFFF - total


def ethernet(to: bytes, source: bytes, kind: int, payload: bytes) -> bytes:
    return to + source + struct.pack(">H", kind) + payload


def udp(source: Host, to: Host, payload: bytes, *, identification: int = 0, flags: int = 0x4000) -> bytes:
    """A frame with a datagram, without check sequence; its UDP checksum is left out."""
    datagram = struct.pack(">HHHH", source.port, to.port, 8 + len(payload), 0) + payload
    head = struct.pack(">BBHHHBBH", 0x45, 0, 20 + len(datagram), identification, flags, 64, 17, 0)
    head += source.address + to.address
    head = head[:10] + struct.pack(">H", checksum(head)) + head[12:]
    return ethernet(to.mac, source.mac, 0x0800, head + datagram)


def arp(operation: int, source: Host, to: Host, *, at: bytes | None = None) -> bytes:
    """A frame with an ARP packet; a question goes to everybody."""
    fixed = struct.pack(">HHBBH", 1, 0x0800, 6, 4, operation)
    packet = fixed + source.mac + source.address + (bytes(6) if operation == 1 else to.mac) + to.address
    return ethernet(at or to.mac, source.mac, 0x0806, packet)


def datagram_of(frame: bytes) -> tuple[Host, Host, bytes] | None:
    """Source, destination and payload of a frame with its check sequence; None if it is no sound datagram."""
    if not fcs_is_right(frame) or len(frame) < 46 or frame[12:15] != b"\x08\0\x45" or frame[23] != 17:
        return None
    total, _, flags = struct.unpack(">HHH", frame[16:22])
    head = frame[14:34]
    if flags & 0x3FFF or checksum(head[:10] + b"\0\0" + head[12:]) != struct.unpack(">H", head[10:12])[0]:
        return None
    source, to, length = struct.unpack(">HHH", frame[34:40])
    if length < 8 or total != length + 20 or len(frame) < 14 + total + 4:
        return None
    ends = Host(frame[6:12], frame[26:30], source), Host(frame[:6], frame[30:34], to)
    return *ends, frame[42 : 34 + length]


def judge(me: Host, frame: bytes) -> tuple[str, Host, bytes] | None:
    """What a received frame is to an instrument: what it does, who sent it, and its payload; None if nothing."""
    if not fcs_is_right(frame) or len(frame) < 46 or frame[:6] not in (me.mac, EVERYBODY):
        return None
    if frame[12:14] == b"\x08\x06":
        right = frame[14:22] == struct.pack(">HHBBH", 1, 0x0800, 6, 4, 1) and frame[38:42] == me.address
        return ("arp", Host(frame[6:12], frame[28:32], 0), b"") if right else None
    found = datagram_of(frame)
    if found is None:
        return None
    source, to, payload = found
    everybody = to.mac == EVERYBODY
    if not (everybody or to.address == me.address) or to.port != me.port or len(payload) > MOST:
        return None
    if payload == ASK:
        return "ask", source, payload
    return None if everybody else ("command" if payload else "leave", source, payload)


@dataclass
class Instrument:
    """What one answers and which commands it obeys, when frames come one after the other. `lease` is in clocks."""

    me: Host
    board: str
    build: int
    lease: int
    peer: Host | None = None
    until: int = -1

    def hear(self, frame: bytes, clock: int) -> tuple[bytes | None, bytes]:
        """The answer to a frame that ended in this clock, and the commands in it that are obeyed."""
        found = judge(self.me, frame)
        if found is None:
            return None, b""
        what, source, payload = found
        if what == "arp":
            return arp(2, self.me, source), b""
        if what == "ask":
            taken = self.peer is not None and clock < self.until
            peer = IPv4Address(self.peer.address if self.peer else 0)
            said = Announcement(self.me.mac, self.board, self.build, peer, taken)
            return udp(self.me, source, said.encode()), b""
        same = self.peer is not None and self.peer[1:] == source[1:]
        if what == "leave":
            if same:
                self.peer, self.until = None, -1
        elif same or self.peer is None or clock >= self.until:
            self.peer, self.until = source, clock + self.lease
            return None, payload
        return None, b""


def frames_of(wire: list[int | None]) -> tuple[list[bytes], list[int]]:
    """Frames behind their preambles, and the idle clocks before each but the first; None is an idle clock."""
    frames, gaps, idle, current = [], [], 0, bytearray()
    waiting = deque([*wire, None])
    while waiting:
        byte = waiting.popleft()
        if byte is not None:
            if not current and frames:
                gaps.append(idle)
            idle = 0
            current.append(byte)
            continue
        idle += 1
        if current:
            assert current[:8] == PREAMBLE, current[:8].hex()
            frames.append(bytes(current[8:]))
            current.clear()
    return frames, gaps
