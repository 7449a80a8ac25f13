# SPDX-License-Identifier: BSD-2-Clause
"""Hosts that send an instrument frames of all sorts."""

import random
import struct

from irqscope.contract.datagrams import ASK, PORT
from models.ethernet import EVERYBODY, MOST, Host, arp, checksum, ethernet, udp, with_fcs

MINE = Host(bytes.fromhex("024951000001"), bytes([192, 168, 1, 50]), PORT)
HOSTS = [
    Host(bytes.fromhex("aabbccddee01"), bytes([192, 168, 1, 7]), 40_000),
    Host(bytes.fromhex("aabbccddee02"), bytes([255, 254, 255, 253]), 65_535),
    Host(bytes.fromhex("aabbccddee01"), bytes([192, 168, 1, 7]), 40_001),
]
ALL = Host(EVERYBODY, b"\xff" * 4, PORT)
BOARD, BUILD = "model", 0x1234_5678_9ABC_DEF0
ADDRESSES = {"mac": int.from_bytes(MINE.mac), "address": int.from_bytes(MINE.address)}


def patched(frame: bytes, at: int, value: bytes) -> bytes:
    return frame[:at] + value + frame[at + len(value) :]


def summed(frame: bytes) -> bytes:
    """With the right checksum in its IP header, whatever else is wrong."""
    head = frame[14:24] + b"\0\0" + frame[26:34]
    return patched(frame, 24, struct.pack(">H", checksum(head)))


def wrong_frames(host: Host, payload: bytes) -> list[bytes]:
    """Each differs in one thing from a question, or from a datagram, for us."""
    good, question = udp(host, MINE, payload), arp(1, host, MINE, at=EVERYBODY)
    return [
        *(patched(question, at, bytes([question[at] ^ 1])) for at in (13, 15, 17, 18, 19, 21, 38, 41)),
        patched(question, 0, HOSTS[1].mac),
        *(patched(good, at, bytes([good[at] ^ 1])) for at in (0, 5, 12, 13, 25, 36, 37, 39)),
        *(summed(patched(good, at, bytes([good[at] ^ 1]))) for at in (14, 17, 21, 23, 30, 33)),
        summed(patched(good, 20, b"\x20")),
        summed(patched(good, 14, b"\x46")),
        patched(good, 38, struct.pack(">H", 7)),
        summed(patched(patched(good, 16, struct.pack(">H", 27)), 38, struct.pack(">H", 7))),
        summed(patched(patched(good, 16, struct.pack(">H", 220)), 38, struct.pack(">H", 200))),
        udp(host, MINE, bytes(MOST + 1)),
        udp(host, ALL, payload),
        udp(host, ALL, b""),
        ethernet(MINE.mac, host.mac, 0x86DD, good[14:]),
    ]


def right_frames(host: Host, dice: random.Random) -> list[bytes]:
    """One of each kind that is heard."""
    size = dice.choice((1, 3, 4, 5, 14, 18, 19, 28, MOST))
    return [
        arp(1, host, MINE, at=EVERYBODY),
        arp(1, host, MINE),
        udp(host, MINE, ASK),
        udp(host, ALL, ASK),
        udp(host, MINE, dice.randbytes(size), identification=dice.getrandbits(16), flags=dice.choice((0, 0x4000))),
        udp(host, MINE, b""),
    ]


def frames(dice: random.Random, count: int) -> list[bytes]:
    """With their check sequences."""
    chosen = []
    while len(chosen) < count:
        host = dice.choice(HOSTS)
        right = with_fcs(dice.choice(right_frames(host, dice)))
        match dice.randrange(6):
            case 0:
                chosen.append(
                    patched(right, at := dice.randrange(len(right)), bytes([right[at] ^ 1 << dice.randrange(8)]))
                )
            case 1:
                chosen.append(with_fcs(dice.choice(wrong_frames(host, dice.randbytes(14)))))
            case 2:
                chosen.append(right[: dice.randrange(len(right))])
            case _:
                chosen.append(right)
    return chosen
