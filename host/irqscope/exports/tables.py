# SPDX-License-Identifier: BSD-2-Clause
"""A run as tables: of its events, or of its latencies. Columns have their unit in their name."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..contract.roles import NUMBERS, Source
from ..errors import BadInput
from .clock import PICOSECOND
from .formats import Choices
from .recording import Lost, Recording
from .samples import samples

EVENTS, LATENCIES = "events", "latencies"
ROWS = 1 << 17
"""Rows that are written together, at least: row groups of fewer cost room and time."""
Columns = dict[str, NDArray[np.generic]]
LABELS = np.array([Source(number).label if number in set(Source) else str(number) for number in range(NUMBERS)])


@dataclass(frozen=True)
class Column:
    """One column: its type, `text` or as NumPy names it, and what is in it."""

    name: str
    kind: str
    doc: str


TABLES: Mapping[str, tuple[Column, ...]] = {
    EVENTS: (
        Column("time_ticks", "int64", "when the edge was, in ticks"),
        Column("time_ps", "int64", "the same in picoseconds"),
        Column("source", "text", "the pin"),
        Column("edge", "uint8", "1 rising, 0 falling, after inversion; a stimulus has its active edges alone: 1"),
        Column("multi", "bool", "further edges of this pin in the same clock were not recorded"),
        Column("after_loss", "bool", "edges are missing between the row before and this one"),
    ),
    LATENCIES: (
        Column("segment", "text", "what was measured (docs/reference/pairing.md)"),
        Column("response_ps", "int64", "when the response was, in picoseconds"),
        Column("latency_ns", "float64", "response minus cause, in nanoseconds"),
        Column("cause_ticks", "int64", "when the cause was; of an interval, the response before"),
        Column("response_ticks", "int64", "when the response was"),
        Column("latency_ticks", "int64", "response minus cause"),
    ),
}


def chosen(choices: Choices) -> str:
    """The name of the table that the user wants; BadInput names the possible ones."""
    name = choices.table or EVENTS
    if name not in TABLES:
        raise BadInput(f"no table is called {name!r}: use one of {', '.join(TABLES)}")
    if choices.segment and name == EVENTS:
        raise BadInput("--segment is of latencies: add --table latencies")
    return name


def rows(recording: Recording, choices: Choices) -> Iterator[Columns]:
    """The rows of the chosen table in stretches of `ROWS` and more, but for the last."""
    parts = _events(recording) if chosen(choices) == EVENTS else _latencies(recording, choices.segment)
    held: list[Columns] = []
    for part in parts:
        held.append(part)
        if sum(len(next(iter(columns.values()))) for columns in held) >= ROWS:
            yield _joined(held)
            held = []
    if held:
        yield _joined(held)


def _joined(parts: list[Columns]) -> Columns:
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def _events(recording: Recording) -> Iterator[Columns]:
    recording.require_edges("the table of events")
    after = False
    for piece in recording.pieces():
        if isinstance(piece, Lost):
            after = True
            continue
        first = np.zeros(len(piece), dtype=np.bool_)
        first[0], after = after, False
        yield {
            "time_ticks": piece.time,
            "time_ps": recording.clock.times(piece.time, PICOSECOND),
            "source": LABELS[piece.source],
            "edge": piece.edge,
            "multi": piece.multi == 1,
            "after_loss": first,
        }


def _latencies(recording: Recording, segment: str | None) -> Iterator[Columns]:
    nanoseconds = float(recording.clock.tick * 10**9)
    for _, found in samples(recording, recording.segments(segment)):
        for each in found:
            yield {
                "segment": np.full(len(each.latency), each.settings.name),
                "response_ps": recording.clock.times(each.response, PICOSECOND),
                "latency_ns": each.latency * nanoseconds,
                "cause_ticks": each.response - each.latency,
                "response_ticks": each.response,
                "latency_ticks": each.latency,
            }
