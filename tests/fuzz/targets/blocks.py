# SPDX-License-Identifier: BSD-2-Clause
"""The block stream: the fast reader and decoder say what a slow and plain one says, of bytes of any kind.

Each input is read twice: as it is, and with a fitting magic word and CRC every 512 bytes, since no mutation would ever
find those: so unsound content comes before the decoder as well.
"""

import struct
import zlib

from irqscope.contract import blocks, registers
from irqscope.contract.blocks import BLOCK_BYTES, Kind
from irqscope.contract.events import EVENT, EVENT_WORDS, loss_words
from irqscope.device import decode as fast
from irqscope.device.blockreader import BlockReader, kind_of

EVENTS = [EVENT.pack({"source": n % 8, "edge": n % 2, "multi": 0, "delta": 1000 + n}) for n in range(40)]
SEEDS = [
    b"".join(
        blocks.encode(kind, 7 + kind, 5000 * kind, payload, detail=3, last=True, protocol=registers.PROTOCOL)
        for kind, payload in (
            (Kind.EVENTS, EVENTS),
            (Kind.LOSS, list(range(24))),
            (Kind.OUTLIERS, list(range(9))),
            (Kind.SNAPSHOT, list(range(20))),
            (Kind.REPLY, [0, 1, 2, 3]),
        )
    ),
    blocks.encode(Kind.EVENTS, 1, (1 << 40) - 1, EVENTS * 3, protocol=registers.PROTOCOL) * 2,
]


def check(data: bytes) -> None:
    for stream in (data, signed(data)):
        wanted = plain(stream)
        reader, found = BlockReader(), []
        for at in range(0, len(stream), 700):
            found += reader.feed(stream[at : at + 700])
        reader.finish()
        assert found == wanted, "the reader's blocks are not those that are sound"
        assert reader.bad_bytes == len(stream) - BLOCK_BYTES * len(wanted)
        decoded = [blocks.decode(block) for block in wanted]
        kinds = {kind: [block for block in found if kind_of(block) == kind] for kind in Kind}
        got = fast.events_of(found)
        events = [event for block in decoded if block.kind == Kind.EVENTS for event in plain_events(block)]
        got = zip(got.time, got.source, got.edge, got.multi, strict=True)
        assert [(int(time) % (1 << 64), *map(int, rest)) for time, *rest in got] == events
        replies = [b for b in decoded if b.kind == Kind.REPLY and len(b.payload) >= 2]
        assert [(r.tag, r.value, r.words) for r in map(fast.reply_of, kinds[Kind.REPLY]) if r] == [
            (b.detail, b.payload[1], b.payload[2:]) for b in replies
        ]
        assert [len(fast.losses_of(block)) for block in kinds[Kind.LOSS]] == [
            len(b.payload) // loss_words(b.detail % 2) for b in decoded if b.kind == Kind.LOSS
        ]
        assert [len(fast.outliers_of(block)) for block in kinds[Kind.OUTLIERS]] == [
            len(b.payload) // blocks.OUTLIER_WORDS for b in decoded if b.kind == Kind.OUTLIERS
        ]
        assert [fast.payload_of(block) for block in found] == [b.payload for b in decoded]


def signed(data: bytes) -> bytes:
    """With a magic word and a CRC that fit in each whole block."""
    parts = []
    for at in range(0, len(data), BLOCK_BYTES):
        part = data[at : at + BLOCK_BYTES]
        if len(part) == BLOCK_BYTES:
            body = struct.pack("<I", blocks.MAGIC) + part[4:-4]
            part = body + struct.pack("<I", zlib.crc32(body))
        parts.append(part)
    return b"".join(parts)


def plain(stream: bytes) -> list[bytes]:
    """Sound blocks: each place is tried. One whose turn in its epoch is over, or that came in another, is left out.

    An input holds fewer blocks than the reader remembers.
    """
    found, at = [], 0
    while at + BLOCK_BYTES <= len(stream):
        try:
            blocks.decode(stream[at : at + BLOCK_BYTES])
        except blocks.BlockError:
            at += 1
            continue
        block, at = stream[at : at + BLOCK_BYTES], at + BLOCK_BYTES
        mine, last = blocks.decode(block), blocks.decode(found[-1]) if found else None
        if last is None:
            late = False
        elif last.epoch == mine.epoch:
            late = (mine.number - last.number - 1) % blocks.SEQUENCE_MODULUS >= blocks.SEQUENCE_MODULUS // 2
        else:
            late = block in found
        if not late:
            found.append(block)
    return found


def plain_events(block: blocks.Block) -> list[tuple[int, int, int, int]]:
    """Time modulo 2**64, source, edge and multi of each event of a block, one after the other."""
    found, time = [], block.base
    for word in block.payload:
        parts = EVENT_WORDS[block.detail % 2].unpack(word)
        time += parts["delta"]
        found.append((time % (1 << 64), parts["source"], parts["edge"], parts["multi"]))
    return found
