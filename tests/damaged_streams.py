# SPDX-License-Identifier: BSD-2-Clause
"""Streams of blocks as no simulation makes them, by seed, each with one kind of damage; and what a slow and plain
reader says of them, one block after the other.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from irqscope.contract import registers
from irqscope.contract.blocks import OUTLIER, OUTLIER_WORDS, SEQUENCE_MODULUS, Block, Kind, decode, encode
from irqscope.contract.events import EVENT, loss_words
from irqscope.contract.roles import INPUTS
from irqscope.contract.statistics import OFFSET_BINS, OFFSET_COUNTS, STATUS_SPACE

LOSS_WORDS = loss_words(0)

BLOCKS = 40
Damage = Callable[[list[Block], random.Random], list[Block]]


def plainly(dice: random.Random) -> list[Block]:
    """Some blocks of a run from which nothing is missing."""
    found: list[Block] = []
    time, taken, epoch = dice.randrange(1 << 40), 0, dice.randrange(16)

    def send(kind: int, base: int, payload: list[int], detail: int = 0, *, last: bool = False) -> None:
        number = (first + len(found)) % SEQUENCE_MODULUS
        found.append(Block(kind, detail, number, epoch, base, tuple(payload), 0, last, registers.PROTOCOL))

    first = dice.choice([0, 5, SEQUENCE_MODULUS - 10])
    send(Kind.REPLY, time, [0, 0, 0])
    while len(found) < BLOCKS:
        match dice.choice([Kind.EVENTS] * 6 + [Kind.LOSS, Kind.OUTLIERS, Kind.SNAPSHOT, Kind.REPLY, 99]):
            case Kind.EVENTS:
                deltas = [dice.randrange(3000) for _ in range(dice.randrange(12))]
                words = [
                    EVENT.pack(
                        {
                            "delta": delta,
                            "source": dice.randrange(6),
                            "edge": dice.randrange(2),
                            "multi": int(dice.random() < 0.1),
                        }
                    )
                    for delta in deltas
                ]
                send(Kind.EVENTS, time, words)
                time += sum(deltas)
            case Kind.LOSS:
                words = []
                for _ in range(dice.randrange(3)):
                    begin, time = time, time + dice.randrange(10, 500)
                    words += [begin & 0xFFFF_FFFF, begin >> 32, time & 0xFFFF_FFFF, time >> 32]
                    words += [dice.randrange(9) for _ in range(8)]
                send(Kind.LOSS, time, words)
            case Kind.OUTLIERS:
                words = []
                for _ in range(dice.randrange(4)):
                    when = time - dice.randrange(1000)
                    fields = {"segment": dice.randrange(8), "edge": dice.randrange(2), "time_high": when >> 32 & 0xFF}
                    words += [OUTLIER.pack(fields), min(when, 900), when & 0xFFFF_FFFF]
                send(Kind.OUTLIERS, time, words)
            case Kind.SNAPSHOT:
                taken += 1
                parts = dice.randrange(1, 4)
                for part in range(parts):
                    values = {
                        OFFSET_COUNTS: part,
                        OFFSET_BINS + part: dice.randrange(99),
                        STATUS_SPACE << 16 | registers.SEEN[INPUTS[0]].address: dice.randrange(1 << 32),
                    }
                    words = [word for pair in values.items() for word in pair]
                    send(Kind.SNAPSHOT, time, words, taken & 0xFFFF, last=part == parts - 1)
            case kind:
                send(kind, time, [0, 0, 0])
    return found


def _without(chosen: Callable[[Block], bool]) -> Damage:
    """One of the blocks that are chosen is missing, if there are some."""

    def damage(blocks: list[Block], dice: random.Random) -> list[Block]:
        lost = dice.choice([at for at, block in enumerate(blocks) if chosen(block)] or [len(blocks)])
        return blocks[:lost] + blocks[lost + 1 :]

    return damage


def _renumbered(blocks: list[Block]) -> list[Block]:
    return [replace(block, number=(blocks[0].number + at) % SEQUENCE_MODULUS) for at, block in enumerate(blocks)]


def _again(blocks: list[Block], dice: random.Random) -> list[Block]:
    """Each snapshot is sent twice, as if the first had been lost on the way."""
    found: list[Block] = []
    parts: list[Block] = []
    for block in blocks:
        found.append(block)
        if block.kind == Kind.SNAPSHOT:
            parts.append(block)
            if block.last:
                found, parts = found + parts, []
    return _renumbered(found)


def _inserted(kind: int, payload: Callable[[random.Random], list[int]]) -> Damage:
    def damage(blocks: list[Block], dice: random.Random) -> list[Block]:
        at = dice.randrange(1, len(blocks))
        more = [replace(blocks[at], kind=kind, detail=0, payload=tuple(payload(dice)), last=False) for _ in range(3)]
        return _renumbered(blocks[:at] + more + blocks[at:])

    return damage


def _epoch(blocks: list[Block], dice: random.Random) -> list[Block]:
    at = dice.randrange(1, len(blocks))
    return blocks[:at] + [replace(block, epoch=(block.epoch + 1) % 16) for block in blocks[at:]]


def _swapped(blocks: list[Block], dice: random.Random) -> list[Block]:
    at = dice.randrange(len(blocks) - 1)
    return [*blocks[:at], blocks[at + 1], blocks[at], *blocks[at + 2 :]]


def _later(blocks: list[Block], dice: random.Random) -> list[Block]:
    at, to = sorted(dice.sample(range(len(blocks)), 2))
    return [*blocks[:to], blocks[at], *blocks[to:]]


DAMAGES: dict[str, Damage] = {
    "none": lambda blocks, dice: blocks,
    "a block is missing": _without(lambda block: True),
    "events are missing": _without(lambda block: block.kind == Kind.EVENTS),
    "a loss is missing": _without(lambda block: block.kind == Kind.LOSS),
    "a part of a snapshot is missing": _without(lambda block: block.kind == Kind.SNAPSHOT),
    "the end of a snapshot is missing": _without(lambda block: block.last),
    "many are missing": lambda blocks, dice: [block for block in blocks if dice.random() < 0.7],
    "a stretch is missing": lambda blocks, dice: blocks[: (at := dice.randrange(30))] + blocks[at + 9 :],
    "the beginning is missing": lambda blocks, dice: blocks[dice.randrange(1, 20) :],
    "the end is missing": lambda blocks, dice: blocks[: dice.randrange(1, 20)],
    "a block comes twice": lambda blocks, dice: [*blocks[: (at := dice.randrange(40))], blocks[at], *blocks[at:]],
    "a block comes again": _later,
    "two change places": _swapped,
    "snapshots are sent again": _again,
    "many losses": _inserted(Kind.LOSS, lambda dice: [7, 0, 99, 0, *[dice.randrange(9)] * 8] * dice.randrange(4)),
    "a loss contradicts itself": _inserted(Kind.LOSS, lambda dice: [7, 0, 6, 0, *[1] * 8]),
    "an outlier contradicts itself": _inserted(Kind.OUTLIERS, lambda dice: [0, 0xFFFF_FFFF, 5]),
    "an edge comes too early": _inserted(Kind.EVENTS, lambda dice: [EVENT.pack({"delta": 1000})] * dice.randrange(2)),
    "the instrument began anew": _epoch,
}


def damaged(seed: int) -> list[bytes]:
    """The blocks of one seed: kinds of damage take turns."""
    dice = random.Random(seed)
    damage = [*DAMAGES.values()][seed % len(DAMAGES)]
    return [
        encode(
            block.kind,
            block.number,
            block.base,
            block.payload,
            detail=block.detail,
            last=block.last,
            epoch=block.epoch,
            protocol=block.protocol,
        )
        for block in damage(plainly(dice), dice)
    ]


class Contradiction(Exception):
    """The blocks are of no run."""


@dataclass
class Told:
    """What a stream holds: `edges` are events and gaps in their order, as rows; `said` what the chip says of itself."""

    edges: list[tuple[object, ...]] = field(default_factory=list)
    said: list[tuple[object, ...]] = field(default_factory=list)
    blocks: int = 0
    missing: int = 0
    broken: int = 0


def reference(data: list[bytes]) -> Told:
    """What the blocks say. Contradiction if they cannot be of one run."""
    told, last, taken = Told(), 0, 0
    former: Block | None = None
    parts: list[Block] | None = None
    whole = False
    for block in map(decode, data):
        missing = 0 if former is None else (block.number - former.number - 1) % SEQUENCE_MODULUS
        if former is not None and former.epoch != block.epoch:
            raise Contradiction("two epochs")
        told.blocks += 1
        told.missing += missing
        losses = []
        if block.kind == Kind.LOSS:
            for at in range(0, len(block.payload), LOSS_WORDS):
                begin_low, begin_high, end_low, end_high, *counts = block.payload[at : at + LOSS_WORDS]
                begin, end = begin_low + (begin_high << 32), end_low + (end_high << 32)
                if begin > end or max(counts) > end - begin + 1:
                    raise Contradiction("a loss")
                losses.append((begin, end, tuple(counts)))
        if missing or block.kind == Kind.LOSS:
            told.edges.append(("gap", missing, tuple(losses)))
        if block.kind == Kind.EVENTS:
            time = block.base
            for word in block.payload:
                event = EVENT.unpack(word)
                time += event["delta"]
                if time < last:
                    raise Contradiction("an edge")
                last = time
                told.edges.append((time, event["source"], event["edge"], event["multi"]))
        if block.kind == Kind.OUTLIERS:
            records = []
            for at in range(0, len(block.payload), OUTLIER_WORDS):
                word, latency, low = block.payload[at : at + OUTLIER_WORDS]
                flags = OUTLIER.unpack(word)
                short = low + (flags["time_high"] << 32)
                time = min(
                    (turn * (1 << 40) + short for turn in range((block.base >> 40) - 1, (block.base >> 40) + 2)),
                    key=lambda time: abs(time - block.base),
                )
                if not latency <= time:
                    raise Contradiction("an outlier")
                records.append((flags["segment"], time, latency, flags["edge"]))
            told.said.append(("outliers", tuple(records)))
        # A snapshot is whole if all blocks since the one before have come, and all parts are of one.
        if former is None:
            whole = block.kind != Kind.SNAPSHOT
        whole = whole and not missing
        if block.kind == Kind.SNAPSHOT:
            parts = [*(parts or []), block]
            if block.last:
                if not whole or len({part.detail for part in parts}) > 1:
                    told.broken += 1
                elif block.detail == (taken + 1) % (1 << 16):
                    taken += 1
                    words = [word for part in parts for word in part.payload]
                    values = {words[at]: words[at + 1] for at in range(0, len(words), 2)}
                    told.said.append(("snapshot", taken, parts[0].base, tuple(sorted(values.items()))))
                parts, whole = None, True
        former = block
    return told
