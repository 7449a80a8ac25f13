# SPDX-License-Identifier: BSD-2-Clause
"""Delays of a placed and routed design, as nextpnr writes them in the Standard Delay Format (IEEE 1497)."""

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

_NAME = r"((?:\\.|[^\s()])+)"
_TIMES = r"\((\d*):\d*:(\d*)\)"
_CELL = re.compile(r'\(CELL\s+\(CELLTYPE "([^"]*)"\)\s+\(INSTANCE ' + _NAME + r"?\)")
_ARC = re.compile(rf"\((?:IOPATH|INTERCONNECT) {_NAME} {_NAME} {_TIMES} {_TIMES}\)")
_CHECK = re.compile(rf"\(SETUPHOLD \(\w+ {_NAME}\) \((pos|neg)edge {_NAME}\) {_TIMES} {_TIMES}\)")


class Pin(NamedTuple):
    """A pin of a cell."""

    cell: str
    port: str


class Delay(NamedTuple):
    """Of a wire or through a cell, in ns, at least and at most."""

    least: float
    most: float


@dataclass(frozen=True)
class Check:
    """What a clocked cell asks of an input: in ns, how long before an edge of its clock it holds, and after it."""

    data: Pin
    clock: Pin
    falling: bool
    setup: float
    hold: float


@dataclass(frozen=True)
class Delays:
    """Of a design: all wires and cells that have any.

    Attributes
    ----------
    wires : of each pin that is driven: what drives it, and how long that takes.
    arcs : of each output: the inputs of its cell that it follows from, and how long that takes.
    checks : of all clocked inputs.
    kinds : of each cell its type.
    """

    wires: dict[Pin, tuple[Pin, Delay]]
    arcs: dict[Pin, list[tuple[Pin, Delay]]]
    checks: list[Check]
    kinds: dict[str, str]


def read(text: str) -> Delays:
    """Those of a file."""
    found = Delays({}, defaultdict(list), [], {})
    for kind, cell, body in _cells(text):
        if not cell:
            for start, end, delay in _arcs(body):
                found.wires[_pin(end)] = _pin(start), delay
            continue
        found.kinds[cell] = kind
        for start, end, delay in _arcs(body):
            found.arcs[Pin(cell, end)].append((Pin(cell, start), delay))
        checks: dict[tuple[str, str, str], tuple[float, float]] = {}
        for data, edge, clock, _, setup, _, hold in _CHECK.findall(body):  # rising and falling data stand apart
            before = checks.get((data, clock, edge), (0.0, 0.0))
            checks[data, clock, edge] = max(before[0], _ns(setup)), max(before[1], _ns(hold))
        found.checks.extend(
            Check(Pin(cell, data), Pin(cell, clock), edge == "neg", *times)
            for (data, clock, edge), times in checks.items()
        )
    return found


def _cells(text: str) -> Iterator[tuple[str, str, str]]:
    """Type, name and body of each; the design itself has no name."""
    heads = list(_CELL.finditer(text))
    ends = [*(head.start() for head in heads), len(text)][1:]
    for head, end in zip(heads, ends, strict=True):
        yield head[1], _plain(head[2] or ""), text[head.end() : end]


def _arcs(body: str) -> Iterator[tuple[str, str, Delay]]:
    for start, end, *times in _ARC.findall(body):
        ns = [_ns(time) for time in times]
        yield start, end, Delay(min(ns[::2]), max(ns[1::2]))


def _ns(picoseconds: str) -> float:
    return int(picoseconds or 0) / 1000


def _plain(name: str) -> str:
    return re.sub(r"\\(.)", r"\1", name)


def _pin(name: str) -> Pin:
    cell, _, port = name.rpartition("/")
    return Pin(_plain(cell), port)
