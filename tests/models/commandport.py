# SPDX-License-Identifier: BSD-2-Clause
"""The command port, plainly: the last 14 bytes are looked at after each byte."""

from irqscope.contract import commands


def accept(stream: bytes) -> tuple[list[tuple[int, int, int, int]], int]:
    """([(opcode, address, value, tag) of every good frame], number of windows with sync bytes and a wrong CRC)."""
    accepted = []
    bad = 0
    window = bytes(commands.FRAME_BYTES)
    for byte in stream:
        window = window[1:] + bytes([byte])
        if not window.startswith(commands.SYNC.to_bytes(2, "little")):
            continue
        command = commands.decode(window)
        if command is None:
            bad += 1
        else:
            accepted.append(command)
            window = bytes(commands.FRAME_BYTES)
    return accepted, bad
