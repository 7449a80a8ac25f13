# SPDX-License-Identifier: BSD-2-Clause
"""The event stream, plainly: rows to edges, blocks to entries, and whether the entries account for every edge.

Which rows are lost depends on when the link takes words; the model takes that from the loss records and demands that
they are exact: between them they and the events must be the offered edges, each once, in order.
"""

from dataclasses import dataclass

from irqscope.contract import blocks


@dataclass(frozen=True)
class Form:
    """How edges are written: bits of a delta and of a source, source numbers, and those of them that are none."""

    delta: int
    source: int
    numbers: int
    absent: frozenset[int] = frozenset()


NARROW = Form(delta=27, source=3, numbers=7)
WIDE = Form(delta=26, source=4, numbers=12, absent=frozenset({7}))


@dataclass(frozen=True)
class Edge:
    """One edge as offered, and as an event word carries it."""

    tick: int
    source: int
    edge: int
    multi: int


@dataclass(frozen=True)
class Loss:
    """One loss record."""

    begin: int
    end: int
    counts: tuple[int, ...]


def edges_of(clocks: int, slots: dict[int, tuple[int, int, int]], samples: int) -> list[Edge]:
    """The edges of a row, in the order of (sub, source); `slots` is source -> (edge, multi, sub)."""
    edges = [Edge(clocks * samples + sub, source, edge, multi) for source, (edge, multi, sub) in slots.items()]
    return sorted(edges, key=lambda edge: (edge.tick, edge.source))


def entries_of(kind: int, base: int, payload: list[int], form: Form = NARROW) -> list[Edge | Loss]:
    """What a block says; every rule of the contract that can be seen from one block is asserted."""
    if kind == blocks.Kind.LOSS:
        assert len(payload) == 4 + (1 << form.source)
        begin, end = payload[0] | payload[1] << 32, payload[2] | payload[3] << 32
        assert base == begin <= end
        counts = payload[4:]
        none = [*counts[form.numbers :], *(counts[number] for number in form.absent)]
        assert not any(none), "sources that do not exist have lost nothing"
        return [Loss(begin, end, tuple(counts[: form.numbers]))]
    assert kind == blocks.Kind.EVENTS
    assert 0 < len(payload) <= blocks.PAYLOAD_WORDS
    edges = []
    tick = base
    for i, word in enumerate(payload):
        delta, source = word % (1 << form.delta), word >> form.delta & (1 << form.source) - 1
        assert i > 0 or delta == 0, "the base is the time of the first event"
        tick += delta
        edges.append(Edge(tick, source, word >> 30 & 1, word >> 31))
    return edges


@dataclass
class Books:
    """Counts by source."""

    seen: list[int]
    sent: list[int]
    lost: list[int]


def account(offered: list[Edge], entries: list[Edge | Loss], form: Form = NARROW) -> Books:
    """The books of a stream that has been drained; AssertionError where the entries are not the offered edges."""
    books = Books(*([0] * form.numbers for _ in range(3)))
    left = iter(offered)
    for entry in entries:
        if isinstance(entry, Edge):
            assert next(left) == entry
            books.sent[entry.source] += 1
            continue
        counts = [0] * form.numbers
        first = last = next(left)
        counts[first.source] += 1
        while sum(counts) < sum(entry.counts):
            last = next(left)
            counts[last.source] += 1
        assert Loss(first.tick, last.tick, tuple(counts)) == entry
        books.lost = [a + b for a, b in zip(books.lost, counts, strict=True)]
    assert not list(left), "edges that are neither sent nor lost"
    books.seen = [a + b for a, b in zip(books.sent, books.lost, strict=True)]
    return books
