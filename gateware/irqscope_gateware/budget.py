# SPDX-License-Identifier: BSD-2-Clause
"""Block RAM: what an instrument needs, and what the parts have.

`memories` states every block RAM of an instrument; a test compares it with the memories of the elaborated design.
`PARTS` holds, per part, the blocks it has and the largest parameters that are meant for it, which a test finds to fit.
Whether its logic suffices for them is for place and route to say, and what more would take, for docs/evidence/room.md.
On an HX8K and a GW1NR-9 only the first stimulus can dither, on an UP5K none: dither takes nearly as many logic cells as
all the rest of a stimulus. Bursts take half as many as dither; an UP5K goes without them as well, and its stimuli have
times of 30 bits: each bit is 14 cells. Nor does it keep outlier records; the tools leave out the RAM of its threshold,
which is counted here. Neither of the two has room for a trigger, some 500 cells.

Counters and scalars have two banks a segment: one measures while the other is sent. The second one costs a block a
segment at most. For the histogram the second bank, its shadow copy, is half of its blocks. Where these buy finer bins
it has none: its bins are cumulative then, and exact only once nothing is measured any more.

On an iCE40 a record of 88 bits costs six blocks and a row of 60 bits four, however few are queued: queues, not bins,
are what a small part cannot afford. The single-port RAM of an UP5K is not used: a counter is read and written in one
clock.

Parts with room have statistics with an engine for each segment, which take some 10 000 cells more than one engine.
"""

from dataclasses import dataclass

from amaranth.hdl import Shape
from amaranth.utils import ceil_log2

from irqscope.contract import registers
from irqscope.contract.blocks import OUTLIER_WORDS
from irqscope.contract.identity import Identity
from irqscope.contract.statistics import PARALLEL_SAMPLE_CLOCKS, TIME_BITS, sample_clocks

from .accumulator import WORD_BITS
from .eventwords import record_layout
from .histogram import index_bits
from .limits import LIMITS, PLACES
from .operationqueue import DEPTH, entry_layout
from .pending import WORD_BITS as PENDING_BITS
from .router import row_layout


@dataclass(frozen=True)
class Ram:
    """One memory: words of `width` bits."""

    name: str
    width: int
    depth: int


@dataclass(frozen=True)
class Family:
    """How one block can be used with a read and a write port: (depth, width) pairs.

    A RAM of `in_luts` words takes no block: it is made of LUTs.
    """

    name: str
    shapes: tuple[tuple[int, int], ...]
    in_luts: int = 0

    def blocks(self, ram: Ram) -> int:
        """Blocks that `ram` takes."""
        if ram.depth <= self.in_luts:
            return 0
        return min(-(-ram.depth // depth) * -(-ram.width // width) for depth, width in self.shapes)


ICE40 = Family("iCE40", ((256, 16), (512, 8), (1024, 4), (2048, 2)))
ECP5 = Family("ECP5", ((512, 36), (1024, 18), (2048, 9)), in_luts=16)
GOWIN = Family("Gowin", ((512, 36), (1024, 18), (2048, 9)), in_luts=16)


@dataclass(frozen=True)
class Part:
    """A part and the parameters meant for it (fields of `Identity`)."""

    name: str
    family: Family
    blocks: int
    parameters: dict[str, int]
    parallel: bool = False
    """The statistics have an engine for each segment."""

    @property
    def sample_clocks(self) -> int:
        """That field of `Identity`, with all segments."""
        return PARALLEL_SAMPLE_CLOCKS if self.parallel else sample_clocks(self.parameters["segments"])


_FULL = dict(
    segments=4,
    sub_bits=5,
    histogram_banks=2,
    bin_bits=32,
    pending_depth=256,
    event_queue=512,
    statistics_queue=256,
    outlier_queue=128,
    dithered=2,
    bursts=1,
    time_bits=40,
    trigger=1,
)
_SMALL = dict(
    segments=1,
    sub_bits=5,
    histogram_banks=1,
    bin_bits=32,
    pending_depth=64,
    event_queue=256,
    statistics_queue=256,
    outlier_queue=64,
    dithered=1,
    bursts=1,
    time_bits=40,
    trigger=1,
)

PARTS = (
    Part("LFE5U-12F", ECP5, 32, _FULL),
    Part("LFE5U-25F", ECP5, 56, _FULL),
    Part("LFE5U-45F", ECP5, 108, _FULL),
    Part("LFE5U-85F", ECP5, 208, _FULL, parallel=True),
    Part("GW2A-18", GOWIN, 46, _FULL),
    Part("GW1NR-9", GOWIN, 26, _FULL | {"segments": 1, "dithered": 1, "trigger": 0}),
    Part("iCE40 HX8K", ICE40, 32, _SMALL),
    Part(
        "iCE40 UP5K",
        ICE40,
        30,
        _SMALL | {"dithered": 0, "bursts": 0, "time_bits": 30, "outlier_queue": 0, "trigger": 0},
    ),
)


def part(name: str) -> Part:
    """The part of that name."""
    return next(candidate for candidate in PARTS if candidate.name == name)


def statistics_memories(identity: Identity) -> list[Ram]:
    """The RAMs of `Statistics`, or of `ParallelStatistics`."""
    outlier_words = OUTLIER_WORDS * identity.outlier_queue
    words = 2 << WORD_BITS
    bins = identity.histogram_banks << index_bits(identity.sub_bits)
    segments = identity.segments
    rows = Shape.cast(row_layout(identity.samples, len(identity.paired_sources))).width
    common = [Ram("rows", rows, identity.statistics_queue)]
    if outlier_words:
        common.append(Ram("outliers", 32, 1 << ceil_log2(outlier_words)))
    if identity.parallel:
        each = [
            Ram("operations", Shape.cast(entry_layout(identity.samples)).width, DEPTH),
            Ram("pending", TIME_BITS, identity.pending_depth),
            Ram("words", 32, words),
            Ram("bins", identity.bin_bits, bins),
        ]
        return common + each * segments
    return [
        *common,
        *[Ram("pending", PENDING_BITS, identity.pending_depth << 2)] * segments,
        Ram("words", 32, words * segments),
        Ram("bins", identity.bin_bits, bins * segments),
        *[Ram("limits", PENDING_BITS, PLACES)] * (len(LIMITS) * segments),
    ]


def memories(identity: Identity) -> list[Ram]:
    """The block RAMs of an instrument: those of `Statistics`, the event queue and the register file."""
    record = Shape.cast(record_layout(identity.samples, len(identity.sources)))
    events = Ram("events", record.width, identity.event_queue)
    return [*statistics_memories(identity), events, Ram("registers", 32, registers.SIZE)]


def blocks(identity: Identity, family: Family) -> int:
    """Blocks of `family` that an instrument takes."""
    return sum(family.blocks(ram) for ram in memories(identity))
