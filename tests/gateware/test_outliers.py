# SPDX-License-Identifier: BSD-2-Clause
"""Outlier records: each leaves once, in order and whole; when a block begins, and what a full queue refuses."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import ModuleType

import pytest
from amaranth.sim import Simulator
from formal_support import mutant
from payload_sink import Taken, take_block
from seeds import seeds

from irqscope.contract.blocks import OUTLIER, OUTLIER_WORDS, OUTLIERS_PER_BLOCK, Kind
from irqscope.contract.statistics import TIME_BITS
from irqscope_gateware import outliers

Record = tuple[int, ...]
"""Segment, edge, coalesced, premature, ambiguous, unproven, latency, time."""

NAMES = ("segment", "edge", "coalesced", "premature", "ambiguous", "unproven", "latency", "time")
START = (5 << 32) + 1000
"""Time base in clock 0."""
WRITTEN = 3
"""Clocks from the one in which the writing of a record begins to the one in which it is queued."""


def numbered(number: int) -> Record:
    """A record that differs from the others in each word."""
    return (number % 8, *(number >> bit & 1 for bit in range(5)), number * 3 + 1, number * 5 + 2)


def words(record: Record) -> tuple[int, ...]:
    """The record as the contract wants it."""
    *head, latency, time = record
    fields = dict(zip(NAMES, head, strict=False)) | {"latency_high": latency >> 32, "time_high": time >> 32}
    return OUTLIER.pack(fields), latency & 0xFFFF_FFFF, time & 0xFFFF_FFFF


@dataclass
class Bench:
    """Offers {clock: record}: each is written where there is room when its turn comes, and is lost where there is none.

    `queued` and `lost` tell the clock in which that was.

    Blocks start in the clock of their request (with `stall` later), but not before clock `link`.
    """

    offers: Mapping[int, Record]
    depth: int = 64
    samples: int = 1
    flush: int = 0
    stall: float = 0.0
    link: int = 0
    seed: int = 0
    module: ModuleType = outliers
    queued: dict[int, Record] = field(default_factory=dict)
    lost: dict[int, Record] = field(default_factory=dict)
    starts: list[int] = field(default_factory=list)
    dones: list[int] = field(default_factory=list)
    blocks: list[Taken] = field(default_factory=list)
    sent: int = 0

    def run(self) -> "Bench":
        self.rng = random.Random(self.seed)
        self.dut = self.module.Outliers(depth=self.depth, samples=self.samples)
        self.open = self.due = False
        self.waits_since: int | None = None
        simulator = Simulator(self.dut)
        simulator.add_clock(1e-8)
        simulator.add_testbench(self._bench)
        simulator.add_testbench(self._sink, background=True)
        simulator.run()
        return self

    async def _bench(self, ctx) -> None:
        dut = self.dut
        ctx.set(dut.flush, self.flush)
        coming = sorted(self.offers.items())
        self.clock = quiet = 0
        begun: int | None = None
        while coming or quiet < 10 or self.clock < self.link:
            assert self.clock < 20_000, "the queue does not become empty"
            self._look(ctx)
            ctx.set(dut.clocks, START + self.clock)
            offered = bool(coming) and coming[0][0] <= self.clock
            if offered and begun is None:
                if ctx.get(dut.room):
                    begun = self.clock
                else:
                    self.lost[self.clock] = coming.pop(0)[1]
            ctx.set(dut.valid, begun is not None)
            if begun is not None:
                record = coming[0][1]
                ctx.set(dut.record, dict(zip(NAMES, record, strict=True)))
                if ctx.get(dut.ready):
                    self.queued[begun], begun = record, None
                    coming.pop(0)
            _, _, start, done, sent = await ctx.tick().sample(dut.payload.start, dut.payload.done, dut.sent)
            self.sent += sent
            if start:
                self.starts.append(self.clock)
            if done:
                self.dones.append(self.clock)
            self.open = bool(start or (self.open and not done))
            self.clock += 1
            quiet = 0 if ctx.get(dut.pending) else quiet + 1

    def _look(self, ctx) -> None:
        """Room, pending and request are what the records so far give."""
        dut = self.dut
        whole = len(self.queued) - self.sent
        assert ctx.get(dut.room) == (whole < self.depth)
        assert ctx.get(dut.pending) == (whole > 0 or self.open)
        if self.open or not whole:
            self.waits_since = None
        elif self.waits_since is None:
            self.waits_since = self.clock
        late = self.waits_since is not None and self.clock > self.waits_since + 1 + self.flush
        full = whole >= min(OUTLIERS_PER_BLOCK, self.depth)
        assert ctx.get(dut.payload.request) == (not self.open and self.due), f"request in clock {self.clock}"
        self.due = not self.open and (full or late)  # from the next clock on

    async def _sink(self, ctx) -> None:
        while self.clock < self.link:
            await ctx.tick()
        while True:
            self.blocks.append(await take_block(ctx, self.dut.payload, self.rng, self.stall))

    def check(self) -> "Bench":
        """Every record that was queued stands in one block, whole and in order; the others are lost."""
        for block, start in zip(self.blocks, self.starts, strict=True):
            base = (START + start >> 32 << 32) * self.samples
            assert (block.kind, block.detail, block.base, block.last) == (Kind.OUTLIERS, 0, base, False)
            assert block.words and len(block.words) % OUTLIER_WORDS == 0
        assert sum((block.words for block in self.blocks), ()) == sum(map(words, self.queued.values()), ())
        assert self.sent == len(self.queued) == len(self.offers) - len(self.lost)
        return self

    def records(self) -> list[int]:
        """Records of each block."""
        return [len(block.words) // OUTLIER_WORDS for block in self.blocks]


# Random ---------------------------------------------------------------------------------------------------------------


def random_record(rng: random.Random) -> Record:
    bits = [rng.randrange(2) for _ in range(5)]
    return rng.randrange(8), *bits, rng.getrandbits(TIME_BITS), rng.getrandbits(TIME_BITS)


def random_run(seed: int, module: ModuleType = outliers) -> None:
    """Bursts and pauses, into a queue that holds all or that does not, on a link that is fast or slow."""
    rng = random.Random(seed)
    offers, clock = {}, 0
    pause = rng.choice([20, 100])
    for _ in range(120):
        clock += rng.choice([1, 2, 4, rng.randrange(1, pause)])
        offers[clock] = random_record(rng)
    bench = Bench(
        offers,
        depth=(4, 11, 64)[seed % 3],
        samples=(1, 2, 8)[seed // 3 % 3],
        flush=rng.choice([0, 1, 50, 500]),
        stall=rng.choice([0.0, 0.5, 0.8]),
        link=rng.choice([0, 300]),
        seed=seed,
        module=module,
    )
    bench.run().check()


@pytest.mark.parametrize("seed", seeds(4, 12))
def test_random_records_equal_the_model(seed: int) -> None:
    random_run(seed)


MUTANTS = {
    "a block may end within a record": ("self.payload.end.eq(~any_)", "self.payload.end.eq(~words.read.valid)"),
    "each record starts the flush time anew": ("waits.eq(any_ & ~open_)", "waits.eq(any_ & ~open_ & ~more)"),
    "a full block waits for the flush time": ("records >= min(", "records > min("),
    "there is always room": ("self.room.eq(~full)", "self.room.eq(1)"),
    "a record goes with its second word": ("written == OUTLIER_WORDS - 1", "written == OUTLIER_WORDS - 2"),
    "one record is never sent": ("| timer.over", "| (timer.over & (records != 1))"),
}


@pytest.mark.few(3)
@pytest.mark.parametrize("name", MUTANTS)
def test_mutants_are_refuted(name: str) -> None:
    module = mutant("irqscope_gateware.outliers", *MUTANTS[name])
    with pytest.raises(AssertionError):
        for seed in range(6):
            random_run(seed, module)


# Timelines ------------------------------------------------------------------------------------------------------------


def offers(*clocks: int) -> dict[int, Record]:
    return {clock: numbered(i) for i, clock in enumerate(clocks)}


def test_a_record_in_the_contract_s_words() -> None:
    record = (5, 1, 0, 1, 0, 1, 0xAB_CDEF_0123, 0x45_6789_ABCD)
    (block,) = Bench({10: record}).run().check().blocks
    head, *low = block.words
    assert low == [0xCDEF_0123, 0x6789_ABCD]
    assert OUTLIER.unpack(head) == {
        "segment": 5,
        "edge": 1,
        "coalesced": 0,
        "premature": 1,
        "ambiguous": 0,
        "unproven": 1,
        "latency_high": 0xAB,
        "time_high": 0x45,
    }


def test_a_record_takes_three_clocks() -> None:
    """Offered in every clock; each stays until it is taken."""
    bench = Bench(offers(0, 1, 2, 3), flush=100).run().check()
    assert list(bench.queued) == [0, 3, 6, 9]


@pytest.mark.parametrize("flush", [0, 1, 2, 100])
def test_a_record_leaves_when_the_flush_time_is_over(flush: int) -> None:
    bench = Bench(offers(10), flush=flush).run().check()
    assert bench.starts == [10 + WRITTEN + 3 + flush]


def test_the_oldest_record_counts_for_the_flush_time() -> None:
    """Those that come later neither postpone the block nor get one of their own."""
    bench = Bench(offers(10, 50, 90, 105), flush=100).run().check()
    assert bench.starts == [10 + WRITTEN + 3 + 100]
    assert bench.records() == [4]


def test_the_flush_time_starts_anew_after_a_block() -> None:
    bench = Bench(offers(10, 200, 300), flush=50).run().check()
    assert bench.starts == [clock + WRITTEN + 3 + 50 for clock in (10, 200, 300)]


def test_forty_records_do_not_wait_for_the_flush_time() -> None:
    """39 do; the 41st waits from the end of the block that had no room for it."""
    few, full, more = (Bench(offers(*range(0, 4 * n, 4)), flush=1000).run().check() for n in (39, 40, 41))
    assert few.starts == [WRITTEN + 3 + 1000]
    assert full.starts == [4 * 39 + WRITTEN + 1]
    assert more.starts == [4 * 39 + WRITTEN + 1, more.dones[0] + 4 + 1000]
    assert [bench.records() for bench in (few, full, more)] == [[39], [40], [40, 1]]


def test_records_that_come_in_time_join_the_open_block() -> None:
    """The block starts with one record; with a slow link the others are there before its words are through."""
    bench = Bench(offers(10, 20, 24, 28), stall=0.8, seed=1).run().check()
    assert bench.records() == [4]


def test_a_queue_that_is_full_refuses_and_a_link_that_comes_late_gets_what_it_holds() -> None:
    """Twenty records, ten clocks apart, room for eight; the ones that found no room are counted by who offers them."""
    bench = Bench(offers(*range(0, 200, 10)), depth=8, flush=10_000, link=300).run().check()
    assert list(bench.queued) == list(range(0, 80, 10))
    assert list(bench.lost) == list(range(80, 200, 10))
    assert bench.starts == [300] and bench.records() == [8]


def test_room_comes_back_with_each_record_that_left() -> None:
    """Full when the link starts in clock 100; the ones offered while it takes the first records find room."""
    bench = Bench(offers(*range(0, 32, 4), 90, 112, 140), depth=8, link=100, flush=20).run().check()
    assert list(bench.lost) == [90]
    assert list(bench.queued)[-2:] == [112, 140]


def test_a_block_s_base_is_the_time_of_its_start_in_whole_turns() -> None:
    bench = Bench(offers(10), samples=8, link=70).run().check()
    assert bench.blocks[0].base == 8 * (5 << 32)
