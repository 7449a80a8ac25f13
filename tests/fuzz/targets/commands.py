# SPDX-License-Identifier: BSD-2-Clause
"""Command frames: the model of the port takes what the codec of the host has made, and nothing that it has not.

Each input is taken as it is, and with a fitting CRC in every 14 bytes that begin a frame. That the gateware does as the
model does is shown by `tests/gateware/test_commandport.py` and `tests/bench/test_garbage.py`.
"""

import struct
import zlib

from irqscope.contract.commands import FRAME_BYTES, SYNC, Opcode, encode
from models.commandport import accept

SYNC_BYTES = struct.pack("<H", SYNC)
SEEDS = [
    encode(Opcode.WRITE, 0x41, 0x1234_5678, 77) + b"\0\x49" + encode(Opcode.READ, 0, 64, 1),
    encode(Opcode.WRITE, 0x49, 0x5149_5149, 0x5149)[:9] + SYNC_BYTES * 3 + encode(Opcode.READ, 1, 1, 2),
]


def check(data: bytes) -> None:
    for stream in (data, signed(data)):
        accepted, _ = accept(stream)
        at = 0
        for opcode, address, value, tag in accepted:
            body = struct.pack("<HBBHI", SYNC, opcode, address, tag, value)
            at = stream.index(body + struct.pack("<I", zlib.crc32(body)), at) + FRAME_BYTES
        # A good frame is taken whatever came before it.
        last = encode(Opcode.READ, 3, 4, 5)
        assert accept(stream + bytes(FRAME_BYTES) + last)[0][-1:] == [(Opcode.READ, 3, 4, 5)]


def signed(data: bytes) -> bytes:
    """With a fitting CRC wherever the sync bytes stand."""
    found, at = bytearray(data), 0
    while 0 <= (at := found.find(SYNC_BYTES, at)) <= len(found) - FRAME_BYTES:
        found[at + 10 : at + FRAME_BYTES] = struct.pack("<I", zlib.crc32(found[at : at + 10]))
        at += FRAME_BYTES
    return bytes(found)
