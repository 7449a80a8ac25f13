# SPDX-License-Identifier: BSD-2-Clause
"""Commands: frames of 14 bytes from the host, each answered by a reply block.

A frame is `sync (2) | opcode (1) | address (1) | tag (2) | value (4) | CRC-32 (4)`, little endian; the CRC covers the
ten bytes before it. The FPGA looks at the last 14 bytes after each byte that arrives, so that a good frame is accepted
whatever garbage came before it. Commands are idempotent: a host that misses a reply sends the same frame again.
"""

import enum
import struct
import zlib

SYNC = 0x5149
"""The bytes 49 51."""
FRAME_BYTES = 14
_BODY = struct.Struct("<HBBHI")


class Opcode(enum.IntEnum):
    READ = 1
    """Reply with `value` (1 to 118) words from `address` on."""
    WRITE = 2
    """Write `value` to the register at `address`; reply with what it now holds."""


class Status(enum.IntEnum):
    OK = 0
    REFUSED = 1
    """The register cannot be written, or the count is out of range. Nothing was changed."""


REPLY_WORDS = 2
"""A reply's payload: status | address << 8 | opcode << 16, then the frame's value, then the words read."""
MAX_READ = 118


def encode(opcode: Opcode, address: int, value: int, tag: int) -> bytes:
    """The bytes of a command frame."""
    body = _BODY.pack(SYNC, opcode, address, tag, value)
    return body + struct.pack("<I", zlib.crc32(body))


def decode(frame: bytes) -> tuple[int, int, int, int] | None:
    """(opcode, address, value, tag) of a sound frame of 14 bytes, else None."""
    if len(frame) != FRAME_BYTES or struct.unpack_from("<I", frame, 10)[0] != zlib.crc32(frame[:10]):
        return None
    sync, opcode, address, tag, value = _BODY.unpack_from(frame)
    return (opcode, address, value, tag) if sync == SYNC else None
