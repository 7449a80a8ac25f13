# SPDX-License-Identifier: BSD-2-Clause
"""What a program or a library takes of a microcontroller's memory, by the headers of its sections (ELF of 32 bits)."""

import struct
from collections.abc import Iterator
from dataclasses import dataclass

_ARCHIVE, _MEMBER = b"!<arch>\n", struct.Struct("16s12s6s6s8s10s2s")
_WRITE, _OCCUPIES, _NOBITS = 1, 2, 8


@dataclass(frozen=True)
class Sizes:
    """Bytes: `text` is code and constants, in flash; `data` is there, too, and is copied to memory, where `bss` is."""

    text: int
    data: int
    bss: int


def sizes(content: bytes) -> Sizes:
    """Those of a program, or of all members of a library together."""
    text = data = bss = 0
    for program in _members(content) if content.startswith(_ARCHIVE) else [content]:
        for kind, flags, size in _sections(program):
            if not flags & _OCCUPIES:
                continue
            if kind == _NOBITS:
                bss += size
            elif flags & _WRITE:
                data += size
            else:
                text += size
    return Sizes(text, data, bss)


def _members(archive: bytes) -> Iterator[bytes]:
    """Its objects; its tables of symbols and of long names are none."""
    at = len(_ARCHIVE)
    while at < len(archive):
        size = int(_MEMBER.unpack_from(archive, at)[5])
        at += _MEMBER.size
        if archive[at : at + 4] == b"\x7fELF":
            yield archive[at : at + size]
        at += size + size % 2


def _sections(program: bytes) -> Iterator[tuple[int, int, int]]:
    """Type, flags and size of each."""
    (offset,) = struct.unpack_from("<I", program, 32)
    size, count = struct.unpack_from("<HH", program, 46)
    for number in range(count):
        _, kind, flags, _, _, length = struct.unpack_from("<6I", program, offset + number * size)
        yield kind, flags, length
