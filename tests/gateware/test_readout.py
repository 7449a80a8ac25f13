# SPDX-License-Identifier: BSD-2-Clause
"""A frozen bank in, (address, value) pairs out: each word that is not 0 once, in order, then the status registers.

Or the bank is cleared: every word of its memories, those that are never counted in too.
"""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType

import pytest
from amaranth.hdl import ResetInserter, Signal
from amaranth.sim import Simulator
from formal_support import mutant
from payload_sink import Taken, take_block
from seeds import seeds

from irqscope.contract import registers
from irqscope.contract.blocks import SNAPSHOT_PAIRS, Kind
from irqscope.contract.segments import Count
from irqscope.contract.statistics import (
    OFFSET_BINS,
    OFFSET_SCALARS,
    OFFSET_YOUNGEST,
    SCALAR_STRIDE,
    STATUS_SPACE,
    YOUNGEST_BINS,
    Scalar,
    bin_count,
    bins_offset,
)
from irqscope_gateware import readout
from irqscope_gateware.accumulator import READ_CLOCKS, WORD_BITS
from irqscope_gateware.histogram import index_bits

SEGMENTS, SUB_BITS, PENDING_DEPTH = 2, 0, 8
ROOM, BIN_ROOM = 1 << WORD_BITS, 1 << index_bits(SUB_BITS)
STATUS = sorted(a for a, r in registers.BY_ADDRESS.items() if r.access is registers.Access.STATUS)
WIDTHS = {Scalar.MINIMUM_HIGH: 2, Scalar.MAXIMUM_HIGH: 2, Scalar.MAXIMUM_TIME_HIGH: 8}
SCALAR_OFFSETS = {OFFSET_SCALARS + SCALAR_STRIDE * edge + scalar: scalar for edge in (0, 1) for scalar in Scalar}


def offsets(banks: int) -> list[int]:
    """Every word of a segment that can hold anything."""
    bins = bins_offset(banks)
    return [*range(OFFSET_YOUNGEST + YOUNGEST_BINS), *SCALAR_OFFSETS, *range(bins, bins + bin_count(SUB_BITS))]


OFFSETS = offsets(2)


@dataclass
class Frozen:
    """What the memories hold, by address as in a snapshot, what is pending, and the status registers."""

    words: Mapping[int, int] = field(default_factory=dict)
    levels: Sequence[int] = (0,) * SEGMENTS
    status: Mapping[int, int] = field(default_factory=dict)
    number: int = 1
    base: int = 0

    def pairs(self) -> list[tuple[int, int]]:
        """What should be sent."""
        measured = dict(self.words)
        for segment, level in enumerate(self.levels):
            measured[segment << 16 | Count.PENDING] = level
        pairs = [(address, value) for address, value in sorted(measured.items()) if value]
        for register in STATUS:
            value = self.status.get(register, 0)
            if value or register == STATUS[-1]:
                pairs.append((STATUS_SPACE << 16 | register, value))
        return pairs


@dataclass
class Bench:
    """Sends each of `frozen`, one after the other. `busy` is the share of clocks in which the readout has to wait."""

    frozen: Sequence[Frozen]
    busy: float = 0.0
    stall: float = 0.0
    seed: int = 0
    module: ModuleType = readout
    banks: int = 2
    snapshots: list[list[Taken]] = field(default_factory=list)
    status_at: list[int] = field(default_factory=list)

    def run(self) -> "Bench":
        self.rng = random.Random(self.seed)
        self.dut = self.module.Readout(
            segments=SEGMENTS, sub_bits=SUB_BITS, pending_depth=PENDING_DEPTH, histogram_banks=self.banks
        )
        self.reading: list[tuple[int, int] | None] = [None] * READ_CLOCKS
        self.asked: int | None = None
        self.shown = 0
        simulator = Simulator(self.dut)
        simulator.add_clock(1e-8)
        simulator.add_testbench(self._bench)
        simulator.add_testbench(self._sink, background=True)
        simulator.run()
        return self

    async def _bench(self, ctx) -> None:
        dut = self.dut
        ctx.set(dut.memory.ready, 1)
        for frozen in self.frozen:
            self.now = frozen
            ctx.set(dut.bank, frozen.number & 1)
            ctx.set(dut.number, frozen.number)
            ctx.set(dut.base, frozen.base)
            ctx.set(dut.levels, list(frozen.levels))
            self.snapshots.append([])
            ctx.set(dut.start, 1)
            await ctx.tick()
            ctx.set(dut.start, 0)
            self.clock = 0
            while ctx.get(dut.busy):
                assert self.clock < 12000, "the snapshot does not end"
                self._read_word(ctx)
                self._read_register(ctx)
                await ctx.tick()
                self.clock += 1
            for _ in range(self.rng.randrange(5)):
                assert not ctx.get(dut.busy | dut.payload.request | dut.payload.word.valid | dut.status_request)
                await ctx.tick()

    def _read_word(self, ctx) -> None:
        """Shows for one clock what was let in `READ_CLOCKS` ago, and anything at all if nothing was."""
        memory, rng = self.dut.memory, self.rng
        shown, data = self.reading.pop(0) or (
            rng.getrandbits(len(memory.shown.as_value())),
            rng.choice([0, 1, 1 << 31]),
        )
        ctx.set(memory.shown.as_value(), shown)
        ctx.set(memory.data, data)
        ctx.set(memory.empty, self.shown == 0)
        self.shown = data
        if self.busy:
            ctx.set(memory.ready, rng.random() >= self.busy)
        assert not ctx.get(memory.clear)
        read = ctx.get(memory.address.as_value()), self._word(ctx)
        self.reading.append(read if ctx.get(memory.ready) else None)

    def _read_register(self, ctx) -> None:
        """Answers a request for a status register in its first clock or some clocks later."""
        dut = self.dut
        ctx.set(dut.status_done, 0)
        ctx.set(dut.status_value, 0xDEAD_BEEF)
        if not ctx.get(dut.status_request):
            assert self.asked is None, "a request goes away before it is answered"
            return
        address = ctx.get(dut.status_address)
        if self.asked is None:
            self.status_at.append(self.clock)
            self.asked = address
        assert address == self.asked and STATUS[0] <= address <= STATUS[-1]
        if self.rng.random() < 0.5:
            ctx.set(dut.status_value, self.now.status.get(address, 0))
            ctx.set(dut.status_done, 1)
            self.asked = None

    def _word(self, ctx) -> int:
        address = self.dut.memory.address
        segment, bins, index = (ctx.get(address[name]) for name in ("segment", "bins", "index"))
        assert ctx.get(address.bank) == self.now.number & 1
        return self.now.words.get(segment << 16 | (bins_offset(self.banks) if bins else 0) + index, 0)

    async def _sink(self, ctx) -> None:
        while True:
            block = await take_block(ctx, self.dut.payload, self.rng, self.stall)
            self.snapshots[-1].append(block)

    def check(self) -> list[list[Taken]]:
        """Every snapshot is what its memories hold, in full blocks but for the last one."""
        for frozen, sent in zip(self.frozen, self.snapshots, strict=True):
            pairs = frozen.pairs()
            full = [pairs[i : i + SNAPSHOT_PAIRS] for i in range(0, len(pairs), SNAPSHOT_PAIRS)]
            assert sent == [
                Taken(Kind.SNAPSHOT, frozen.number, frozen.base, sum(some, ()), some is full[-1]) for some in full
            ]
        return self.snapshots


# Random ---------------------------------------------------------------------------------------------------------------


def random_frozen(rng: random.Random, banks: int) -> Frozen:
    """From nearly nothing to nearly everything; what the memory holds at `PENDING` is not to be sent."""
    density = rng.choice([0.01, 0.1, 0.6])
    possible = [segment << 16 | offset for segment in range(SEGMENTS) for offset in offsets(banks)]
    addresses = [address for address in possible if rng.random() < density]
    words = {a: rng.getrandbits(WIDTHS.get(SCALAR_OFFSETS.get(a & 0xFFFF), 32)) for a in addresses}
    status = {register: rng.getrandbits(32) for register in STATUS if rng.random() < density}
    levels = [rng.choice([0, rng.randrange(PENDING_DEPTH + 1)]) for _ in range(SEGMENTS)]
    return Frozen(words, levels, status, rng.getrandbits(16), rng.getrandbits(64))


def random_run(seed: int, module: ModuleType = readout) -> None:
    rng = random.Random(seed)
    banks = 1 + seed % 2
    frozen = [random_frozen(rng, banks) for _ in range(2)]
    Bench(frozen, rng.choice([0.0, 0.4]), rng.choice([0.0, 0.3]), seed, module, banks).run().check()


@pytest.mark.parametrize("seed", seeds(4, 8))
def test_random_contents_equal_the_model(seed: int) -> None:
    random_run(seed)


MUTANTS = {
    "a word is looked at too early": ("scanning & reading[-2]", "scanning & reading[-3]"),
    "a word that is refused": ("reading.eq(Mux(found, 0, Cat(memory.ready & (", "reading.eq(Mux(found, 0, Cat(("),
    "a word that is read once": ("(fetching | again)", "(fetching | scanning)"),
    "words that were read before it was found": ("reading.eq(Mux(found, 0, Cat(", "reading.eq(Mux(0, 0, Cat("),
    "the readout goes on where it was": ("index.eq(Mux(found, memory.shown.index, total))", "index.eq(total)"),
    "the last words are not waited for": ("scanning & status & ~reading.any()", "scanning & status"),
    "the final register only if it is not 0": ("nothing.eq((word == 0) & ~final)", "nothing.eq(word == 0)"),
    "pending causes only if the memory holds some": (
        "Mux(shown_level, some_level, ~memory.empty)",
        "~memory.empty",
    ),
    "pending causes also if there are none": ("shown_level, some_level, ~memory", "shown_level, 1, ~memory"),
    "a register is sent before it is compared": ("(judged & ~nothing)", "(judging & ~nothing)"),
    "the pending causes of the first segment": ("level.eq(self.levels[segment])", "level.eq(self.levels[0])"),
    "the final value does not end its block": (
        "finishing | ((sending_value | sent) & final)",
        "(sending_value | sent) & final",
    ),
    "a second snapshot that begins with the registers": ("& ~found & ~self.start)", "& ~found)"),
    "half of the bins": ("index[1 : self.bin_index_bits].all()", "index[1 : self.bin_index_bits - 1].all()"),
}


@pytest.mark.few(3)
@pytest.mark.parametrize("name", MUTANTS)
def test_mutants_are_refuted(name: str) -> None:
    module = mutant("irqscope_gateware.readout", *MUTANTS[name])
    with pytest.raises(AssertionError):
        for seed in range(4):
            random_run(seed, module)


# Timelines ------------------------------------------------------------------------------------------------------------


def sent(frozen: Frozen, **options) -> list[tuple[int, int]]:
    """The pairs of one snapshot."""
    (blocks,) = Bench([frozen], **options).run().check()
    words = [word for block in blocks for word in block.words]
    return list(zip(words[::2], words[1::2], strict=True))


FINAL = STATUS_SPACE << 16 | STATUS[-1]
LAST_BIN = OFFSET_BINS + bin_count(SUB_BITS) - 1


def test_nothing_but_the_final_register_is_sent_of_empty_memories() -> None:
    assert sent(Frozen()) == [(FINAL, 0)]


def test_sparse_words() -> None:
    words = {Count.CAUSES: 3, OFFSET_YOUNGEST + 7: 3, OFFSET_BINS + 9: 2, 1 << 16 | OFFSET_SCALARS + Scalar.COUNT: 1}
    assert sent(Frozen(words)) == [
        (0x0_0000, 3),
        (0x0_0017, 3),
        (0x0_1009, 2),
        (0x1_0040, 1),
        (FINAL, 0),
    ]


def test_the_first_and_the_last_word_of_each_area_and_segment() -> None:
    last_scalar = OFFSET_SCALARS + SCALAR_STRIDE + Scalar.MAXIMUM_TIME_HIGH
    offsets = [0, OFFSET_SCALARS - 1, OFFSET_SCALARS, last_scalar, OFFSET_BINS, LAST_BIN]
    words = {segment << 16 | offset: 0xA0 + i for segment in range(SEGMENTS) for i, offset in enumerate(offsets)}
    assert sent(Frozen(words)) == [*words.items(), (FINAL, 0)]
    assert sent(Frozen(words), busy=0.5, stall=0.5) == [*words.items(), (FINAL, 0)]


def test_neighbours_are_sent_each_although_each_stops_the_scan() -> None:
    words = {offset: offset for offset in (*range(16, 24), *range(OFFSET_BINS + 3, OFFSET_BINS + 9))}
    assert sent(Frozen(words)) == [*words.items(), (FINAL, 0)]


def test_each_scalar_comes_from_its_bits() -> None:
    """In each snapshot all bits of one scalar are 1 in both polarities, and no other bit is."""
    frozen = []
    for scalar in Scalar:
        value = (1 << WIDTHS.get(scalar, 32)) - 1
        frozen.append(Frozen({OFFSET_SCALARS + SCALAR_STRIDE * edge + scalar: value for edge in (0, 1)}))
    for snapshot in Bench(frozen).run().check():
        assert len(snapshot[0].words) == 2 * (2 + 1)


def test_pending_causes_come_from_the_levels_not_from_the_memory() -> None:
    pending = Count.PENDING.value
    assert sent(Frozen({pending: 77, 1 << 16 | pending: 78}, levels=(0, 5))) == [(0x1_000D, 5), (FINAL, 0)]


def test_status_registers_follow() -> None:
    status = {STATUS[0]: 7, STATUS[1]: 0, STATUS[-2]: 1 << 31, STATUS[-1]: 9}
    space = STATUS_SPACE << 16
    assert sent(Frozen(status=status)) == [
        (space | STATUS[0], 7),
        (space | STATUS[-2], 1 << 31),
        (FINAL, 9),
    ]


@pytest.mark.parametrize(("count", "blocks"), [(58, [118]), (59, [120]), (60, [120, 2]), (119, [120, 120])])
def test_the_last_flag_stands_in_the_block_of_the_final_value(count: int, blocks: list[int]) -> None:
    """`count` words and the final register, which may be the last pair that fits or stand in a block alone."""
    addresses = [segment << 16 | offset for segment in range(SEGMENTS) for offset in OFFSETS if offset != Count.PENDING]
    frozen = Frozen(dict.fromkeys(addresses[:count], 1))
    (taken,) = Bench([frozen], stall=0.1).run().check()
    assert [len(block.words) for block in taken] == blocks
    assert [block.last for block in taken] == [False] * (len(blocks) - 1) + [True]


def test_a_snapshot_can_be_sent_again_and_another_one_after_it() -> None:
    first = Frozen({Count.CAUSES: 1, 1 << 16 | LAST_BIN: 2}, levels=(1, 2), status={STATUS[0]: 4}, number=1, base=1000)
    second = Frozen({Count.CAUSES: 5}, number=2, base=1 << 63)
    again = Bench([first, first, second, first]).run().check()
    assert again[0] == again[1] == again[3] != again[2]


def test_an_empty_memory_costs_two_clocks_a_word() -> None:
    """And `READ_CLOCKS` until the last one is seen to be 0, and one to ask for the first status register."""
    bench = Bench([Frozen()]).run()
    assert bench.status_at[0] == 2 * SEGMENTS * (ROOM + BIN_ROOM) + READ_CLOCKS + 1


@pytest.mark.parametrize("busy", [0.0, 0.5])
@pytest.mark.parametrize("clear_bins", [0, 1])
def test_memories_are_cleared_in_a_clock_a_word(clear_bins: int, busy: float) -> None:
    dut = readout.Readout(segments=SEGMENTS, sub_bits=SUB_BITS, pending_depth=PENDING_DEPTH)
    rng = random.Random(0)
    cleared: list[tuple[int, int, int]] = []

    async def bench(ctx) -> None:
        for start in (1, 0):
            ctx.set(dut.start, start)
            ctx.set(dut.clear, 1)
            ctx.set(dut.clear_bins, clear_bins)
            ctx.set(dut.bank, 1)
            await ctx.tick()
        clocks = 1
        while ctx.get(dut.busy):
            address = dut.memory.address
            ctx.set(dut.memory.ready, rng.random() >= busy)
            assert not ctx.get(dut.payload.request | dut.status_request)
            if ctx.get(dut.memory.clear & dut.memory.ready):
                assert ctx.get(address.bank)
                cleared.append(tuple(ctx.get(address[name]) for name in ("segment", "bins", "index")))
            await ctx.tick()
            clocks += 1
        assert busy or clocks <= SEGMENTS * (ROOM + BIN_ROOM) + 3

    simulator = Simulator(dut)
    simulator.add_clock(1e-8)
    simulator.add_testbench(bench)
    simulator.run()
    words = [(0, index) for index in range(ROOM)] + [(1, index) for index in range(BIN_ROOM) if clear_bins]
    assert cleared == [(segment, *word) for segment in range(SEGMENTS) for word in words]


@pytest.mark.parametrize("left", [126, 127])
def test_every_word_is_cleared_after_a_reset_at_any_place(left: int) -> None:
    """The place knows no reset: a readout must not take the one where the last one stopped for its first one."""
    dut = readout.Readout(segments=SEGMENTS, sub_bits=SUB_BITS, pending_depth=PENDING_DEPTH)
    reset = Signal()
    cleared: list[tuple[int, int, int]] = []

    async def read_out(ctx, until: int | None) -> None:
        ctx.set(dut.start, 1)
        ctx.set(dut.clear, 1)
        ctx.set(dut.clear_bins, 1)
        await ctx.tick()
        ctx.set(dut.start, 0)
        while ctx.get(dut.busy) and ctx.get(dut.memory.address.index) != until:
            cleared.append(tuple(ctx.get(dut.memory.address[name]) for name in ("segment", "bins", "index")))
            await ctx.tick()

    async def bench(ctx) -> None:
        ctx.set(dut.memory.ready, 1)
        await read_out(ctx, left)
        ctx.set(reset, 1)
        await ctx.tick()
        ctx.set(reset, 0)
        cleared.clear()
        await read_out(ctx, None)

    simulator = Simulator(ResetInserter(reset)(dut))
    simulator.add_clock(1e-8)
    simulator.add_testbench(bench)
    simulator.run()
    assert cleared[: ROOM + 1] == [(0, 0, index) for index in range(ROOM)] + [(0, 1, 0)]
