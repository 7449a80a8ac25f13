# SPDX-License-Identifier: BSD-2-Clause
"""A recording of SEGGER SystemView: what its application saves (`.SVDat`), OpenOCD writes, or RTT has carried.

Packets follow each other: a kind, from 24 on the length of what comes next, values, and the ticks since the packet
before. Numbers have 7 bits a byte, the least first. See SEGGER's UM08027, and "Packet format" in SEGGER_SYSVIEW.c 3.60.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path

from ..errors import BadInput
from ..printable import printable

SYNC = bytes(10)
"""What a recording begins with; a ring that was read out after a crash has several, and begins anywhere."""
HEADER = b";"
"""What each line of text begins with that a file may have before that."""
_PROGRAM, _CORES = b"SystemView", b"ESP_Extension"
_SELF_LONG = 24
"""The first kind of those that have their length."""
_LONG_TEXT = 255
_BITS, _MORE = 7, 0x80
_LONGEST = 5
"""Bytes of a number of 32 bits."""


class Kind(IntEnum):
    """Of packets: `SYSVIEW_EVTID_*`."""

    NOP = 0
    OVERFLOW = 1
    ISR_ENTER = 2
    ISR_EXIT = 3
    TASK_START_EXEC = 4
    TASK_STOP_EXEC = 5
    TASK_START_READY = 6
    TASK_STOP_READY = 7
    TASK_CREATE = 8
    TASK_INFO = 9
    TRACE_START = 10
    TRACE_STOP = 11
    SYSTIME_CYCLES = 12
    SYSTIME_US = 13
    SYSDESC = 14
    MARK_START = 15
    MARK_STOP = 16
    IDLE = 17
    ISR_TO_SCHEDULER = 18
    TIMER_ENTER = 19
    TIMER_EXIT = 20
    STACK_INFO = 21
    MODULEDESC = 22
    DATA_SAMPLE = 23
    INIT = 24
    NAME_RESOURCE = 25
    PRINT_FORMATTED = 26
    TASK_TERMINATE = 29
    EXTENDED = 31


class Extended(IntEnum):
    """Of packets of the kind EXTENDED, whose first number it is."""

    NAME_MARKER = 1


_VALUES = {
    Kind.OVERFLOW: "n",
    Kind.ISR_ENTER: "n",
    Kind.TASK_START_EXEC: "n",
    Kind.TASK_START_READY: "n",
    Kind.TASK_STOP_READY: "nn",
    Kind.TASK_CREATE: "n",
    Kind.TASK_INFO: "nns",
    Kind.SYSTIME_CYCLES: "n",
    Kind.SYSTIME_US: "nn",
    Kind.SYSDESC: "s",
    Kind.MARK_START: "n",
    Kind.MARK_STOP: "n",
    Kind.TIMER_ENTER: "n",
    Kind.STACK_INFO: "nnnn",
    Kind.MODULEDESC: "nns",
    Kind.DATA_SAMPLE: "nn",
}
"""What packets without a length hold: numbers and strings; others hold nothing."""


@dataclass(frozen=True, slots=True)
class Packet:
    """One packet: `time` in ticks of the recorder's clock, what it is, its numbers, and its string if it has one."""

    time: int
    kind: int
    numbers: tuple[int, ...] = ()
    text: str = ""


class _Damaged(Exception):
    pass


class _CutOff(Exception):
    pass


class _Bytes:
    """Bytes that are read one after the other."""

    def __init__(self, data: bytes, at: int) -> None:
        self.data, self.at = data, at

    def number(self, end: int | None = None) -> int:
        value = 0
        for place in range(_LONGEST):
            byte = self.byte(end)
            value |= (byte & ~_MORE) << _BITS * place
            if byte < _MORE:
                return value
        raise _Damaged

    def text(self, end: int | None = None) -> str:
        length = self.byte(end)
        if length == _LONG_TEXT:
            length = self.byte(end) << 8 | self.byte(end)
        begin = self.at
        self._want(length, end)
        self.at += length
        return printable(self.data[begin : self.at].decode(errors="replace"))

    def byte(self, end: int | None) -> int:
        self._want(1, end)
        self.at += 1
        return self.data[self.at - 1]

    def _want(self, length: int, end: int | None) -> None:
        """`end`, if there is one, is where what holds it ends."""
        if self.at + length > len(self.data):
            raise _CutOff
        if end is not None and self.at + length > end:
            raise _Damaged


def is_one(begin: bytes) -> bool:
    """Whether a file is one that begins so."""
    return begin.startswith(SYNC) or (begin.startswith(HEADER) and _PROGRAM in begin)


def packets(path: Path) -> Iterator[Packet]:
    """Those of a recording, from its first synchronisation on; one that is cut off at the end is left out.

    BadInput, perhaps after some of them, if there is no synchronisation, or something that is no packet.
    """
    data = path.read_bytes()
    begin = _after_header(data, path)
    begin = data.find(SYNC, begin)
    if begin < 0:
        raise BadInput(f"{path} is no whole recording of SystemView: it has nowhere the ten zeros that one begins with")
    source, time = _Bytes(data, begin), 0
    while source.at < len(data):
        start = source.at
        if data[start] == Kind.NOP:
            source.at += 1
            continue
        try:
            kind, numbers, text = _content(source)
            time += source.number()
        except _CutOff:
            return
        except _Damaged as error:
            raise BadInput(f"{path} is damaged: at byte {start} begins no packet of SystemView") from error
        yield Packet(time, kind, numbers, text)


def _after_header(data: bytes, path: Path) -> int:
    at = 0
    while data.startswith(HEADER, at):
        end = data.find(b"\n", at)
        end = len(data) if end < 0 else end + 1
        if _CORES in data[at:end]:
            raise BadInput(f"{path} has two cores in one file: let OpenOCD write a file for each")
        at = end
    return at


def _content(source: _Bytes) -> tuple[int, tuple[int, ...], str]:
    kind = source.number()
    if kind < _SELF_LONG:
        numbers, text = list[int](), ""
        for value in _VALUES.get(Kind(kind), ""):
            if value == "n":
                numbers.append(source.number())
            else:
                text = source.text()
        return kind, tuple(numbers), text
    length = source.number()
    end = source.at + length
    if end > len(source.data):
        raise _CutOff
    found = _known(source, kind, end)
    source.at = end
    return kind, *found


def _known(source: _Bytes, kind: int, end: int) -> tuple[tuple[int, ...], str]:
    """What is needed of a packet that has its length; newer versions may add to it."""
    match kind:
        case Kind.INIT:
            return tuple(source.number(end) for _ in range(4)), ""
        case Kind.PRINT_FORMATTED:
            text, _, count = source.text(end), source.number(end), source.number(end)
            return tuple(source.number(end) for _ in range(min(count, end - source.at))), text
        case Kind.EXTENDED:
            number = source.number(end)
            if number == Extended.NAME_MARKER:
                return (number, source.number(end)), source.text(end)
            return (number,), ""
    return (), ""
