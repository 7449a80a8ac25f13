# SPDX-License-Identifier: BSD-2-Clause
"""Reads capture.irq after docs/reference/protocol.md, word by word."""

import struct
import zlib
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from waveform import Event

BYTES, MAGIC = 512, 0x51A7C0DE
EVENTS, LOSS, OUTLIERS, SNAPSHOT, REPLY = 1, 2, 3, 4, 5
SOURCES = ("isr", "task", "done", "aux", "stimulus", "stimulus2", "trigger", "7")
SOURCES += ("isr_b", "task_b", "done_b", "aux_b", "12", "13", "14", "15")
COUNTS = (
    "causes",
    "responses",
    "paired",
    "coalesced",
    "missing",
    "unstamped",
    "unmatched",
    "premature",
    "ambiguous",
    "unproven",
    "over",
    "outliers",
    "outliers_lost",
    "pending",
)
SEEN, STATISTICS_LOST = 0xB0, 0xCC


class Loss(NamedTuple):
    begin: int
    end: int
    counts: Counter[str]


class Outlier(NamedTuple):
    segment: int
    latency: int
    time: int
    flags: frozenset[str]
    edge: int


@dataclass
class Segment:
    """On-chip statistics of a segment, summed over all snapshots; `pending` as in the last one."""

    counts: Counter[str] = field(default_factory=Counter)
    youngest: Counter[int] = field(default_factory=Counter)
    bins: Counter[int] = field(default_factory=Counter)
    n: int = 0
    total: int = 0
    least: int | None = None
    most: int | None = None


@dataclass
class Capture:
    """What the file holds. `cut` is the time of the last snapshot; `damage` says what is wrong with the file itself."""

    events: list[Event] = field(default_factory=list)
    losses: list[Loss] = field(default_factory=list)
    outliers: list[Outlier] = field(default_factory=list)
    segments: defaultdict[int, Segment] = field(default_factory=lambda: defaultdict(Segment))
    status: dict[int, int] = field(default_factory=dict)
    snapshots: int = 0
    cut: int = 0
    damage: list[str] = field(default_factory=list)


def read(path: Path) -> Capture:
    """The whole file."""
    found = Capture()
    data = path.read_bytes()
    if len(data) % BYTES:
        found.damage.append(f"{len(data) % BYTES} bytes are left over")
    pairs: list[tuple[int, int]] = []
    sequence: int | None = None  # of the next block; the file begins after the reply to the reset
    for start in range(0, len(data) - BYTES + 1, BYTES):
        words = struct.unpack_from("<128I", data, start)
        if words[0] != MAGIC or words[127] != zlib.crc32(data[start : start + 508]):
            found.damage.append(f"the block at {start} has a wrong magic or CRC")
            continue
        if sequence is not None and words[2] != sequence:
            found.damage.append(f"block {words[2]} follows where {sequence} should")
        sequence = words[2] + 1
        kind, detail, base = words[1] & 0xFF, words[1] >> 16, words[3] | words[4] << 32
        payload, last = words[5 : 5 + (words[126] & 0xFF)], words[126] >> 8 & 1
        if kind == EVENTS:
            _events(found, payload, base, detail)
        elif kind == LOSS:
            counts = Counter({SOURCES[i]: count for i, count in enumerate(payload[4:]) if count})
            found.losses.append(Loss(payload[0] | payload[1] << 32, payload[2] | payload[3] << 32, counts))
        elif kind == OUTLIERS:
            _outliers(found, payload)
        elif kind == SNAPSHOT and detail == (found.snapshots + 1) % 2**16:
            pairs += zip(payload[::2], payload[1::2], strict=True)
            if last:
                _snapshot(found, pairs)
                pairs, found.snapshots, found.cut = [], found.snapshots + 1, base
    return found


def _events(found: Capture, payload: tuple[int, ...], time: int, wide: int) -> None:
    for word in payload:
        time += word & (0x3FFFFFF if wide else 0x7FFFFFF)
        source = word >> 26 & 15 if wide else word >> 27 & 7
        found.events.append(Event(time, SOURCES[source], word >> 30 & 1, word >> 31))


def _outliers(found: Capture, payload: tuple[int, ...]) -> None:
    names = ("coalesced", "premature", "ambiguous", "unproven")
    for first, low, time in zip(payload[::3], payload[1::3], payload[2::3], strict=True):
        flags = frozenset(name for i, name in enumerate(names) if first >> 4 + i & 1)
        latency, moment = low | (first >> 8 & 0xFF) << 32, time | (first >> 16 & 0xFF) << 32
        found.outliers.append(Outlier(first & 7, latency, moment, flags, first >> 3 & 1))


def _snapshot(found: Capture, pairs: list[tuple[int, int]]) -> None:
    values = dict(pairs)
    for address, value in pairs:
        space, offset = address >> 16, address & 0xFFFF
        if space == 0xFF:
            continue
        segment = found.segments[space]
        if offset < len(COUNTS) and COUNTS[offset] != "pending":
            segment.counts[COUNTS[offset]] += value
        elif 0x10 <= offset < 0x40:
            segment.youngest[offset - 0x10] += value
        elif 0x1000 <= offset < 0x2000:
            segment.bins[offset - 0x1000] += value
    found.status = {address & 0xFFFF: value for address, value in pairs if address >> 16 == 0xFF}
    for space, segment in found.segments.items():
        segment.counts["pending"] = values.get(space << 16 | COUNTS.index("pending"), 0)
        for base in (0x40, 0x50):
            count, *wide = (values.get(space << 16 | base + i, 0) for i in range(7))
            if not count:
                continue
            total, least, most = (low | high << 32 for low, high in zip(wide[::2], wide[1::2], strict=True))
            segment.n, segment.total = segment.n + count, segment.total + total
            segment.least = least if segment.least is None else min(least, segment.least)
            segment.most = most if segment.most is None else max(most, segment.most)
