# SPDX-License-Identifier: BSD-2-Clause
"""The statistics as a whole: rows in, snapshots and outliers out, against the plain model."""

import random
from dataclasses import dataclass, field, replace
from fractions import Fraction
from types import ModuleType

import pytest
from amaranth.sim import Simulator
from formal_support import mutant
from limit_writer import write_limits
from payload_sink import take_block

from irqscope.contract import registers
from irqscope.contract.blocks import OUTLIER, Kind
from irqscope.contract.frontends import FrontEndId
from irqscope.contract.identity import Identity
from irqscope.contract.roles import SOURCES, Source
from irqscope.contract.segments import Count, Policy
from irqscope.contract.statistics import (
    OFFSET_BINS,
    OFFSET_CUMULATIVE_BINS,
    OFFSET_SCALARS,
    OFFSET_YOUNGEST,
    SCALAR_STRIDE,
    STATUS_SPACE,
    Scalar,
    sample_clocks,
)
from irqscope_gateware import statistics
from models import statistics as model
from models.pairing import LARGEST, Config

STATUS = sorted(a for a, r in registers.BY_ADDRESS.items() if r.access is registers.Access.STATUS)


def identity(**changes) -> Identity:
    """A small instrument: little memory to clear and to send."""
    values = dict(
        board="test",
        tick=Fraction(1, 100_000_000),
        samples=2,
        front_end=FrontEndId.SIMULATION,
        filter_clocks=4,
        segments=2,
        sub_bits=1,
        histogram_banks=2,
        bin_bits=32,
        pending_depth=4,
        event_queue=16,
        statistics_queue=64,
        outlier_queue=64,
        sample_clocks=12,
        build=0,
    )
    return Identity(**(values | changes))


@dataclass
class Sent:
    """One snapshot as it was sent."""

    number: int
    clocks: int
    words: dict[int, int]
    bins: dict[int, int]
    status: dict[int, int]
    end: int = field(compare=False)
    """Clock in which the last word was taken; `bins` are cumulative ones, none with a shadow copy."""


@dataclass
class Bench:
    """Drives `rows` {clock: {source: (edge, sub)}} and asks for snapshots {clock: number}; collects what is sent.

    Clocks are counted from the end of the clearing; `jumps` {clock: further clocks} let the time base run ahead.
    """

    identity: Identity
    configs: list[Config]
    rows: dict[int, dict[int, tuple[int, int]]] = field(default_factory=dict)
    asks: dict[int, int] = field(default_factory=dict)
    jumps: dict[int, int] = field(default_factory=dict)
    start: int = 1000
    flush: int = 20
    outliers_enable: bool = True
    outlier_delay: int = 0
    stall: float = 0.2
    seed: int = 0
    tail: int = 100
    module: ModuleType = statistics
    snapshots: list[Sent] = field(default_factory=list)
    outliers: list[tuple[int, ...]] = field(default_factory=list)
    offered: list[tuple[int, dict[int, tuple[int, int]]]] = field(default_factory=list)
    rows_lost: int = 0
    outliers_sent: int = 0
    taken: int = 0

    def run(self) -> "Bench":
        self.dut = self.module.Statistics(self.identity)
        self.random = random.Random(self.seed)
        simulator = Simulator(self.dut)
        simulator.add_clock(1e-8)
        simulator.add_testbench(self._drive)
        simulator.add_testbench(self._snapshot_sink, background=True)
        if self.identity.keeps_outliers:
            simulator.add_testbench(self._outlier_sink, background=True)
        simulator.add_testbench(self._status, background=True)
        simulator.add_testbench(self._tally, background=True)
        simulator.run()
        return self

    async def _drive(self, ctx) -> None:
        dut = self.dut
        for number, config in enumerate(self.configs):
            segment = dut.segments[number]
            ctx.set(segment.mode.enable, config.enable)
            ctx.set(segment.mode.cause, config.cause)
            ctx.set(segment.mode.response, config.response)
            ctx.set(segment.mode.policy, config.policy)
            ctx.set(segment.mode.depth, config.depth)
            await write_limits(ctx, segment.limits, config)
        ctx.set(dut.enable, 1)
        ctx.set(dut.outliers_enable, self.outliers_enable)
        ctx.set(dut.flush, self.flush)
        ctx.set(dut.clocks, self.start - 1)
        while ctx.get(dut.busy):
            await ctx.tick()
        end = max([0, *self.rows, *self.asks]) + 1
        clocks = self.start
        clock = quiet = 0
        while clock < end or quiet < self.tail:
            clocks += self.jumps.get(clock, 0)
            ctx.set(dut.clocks, clocks)
            ctx.set(dut.mark, int(clock in self.jumps))
            edges = self.rows.get(clock, {})
            for source in SOURCES:
                edge, sub = edges.get(source, (0, 0))
                ctx.set(dut.slots[source].valid, source in edges)
                ctx.set(dut.slots[source].edge, edge)
                ctx.set(dut.slots[source].sub, sub)
            if edges:
                self.offered.append((clocks, edges))
            ctx.set(dut.snapshot_write, clock in self.asks)
            ctx.set(dut.snapshot_number, self.asks.get(clock, 0))
            await ctx.tick()
            clock += 1
            clocks += 1
            working = ctx.get(dut.pending_rows) | ctx.get(dut.pending_outliers) | ctx.get(dut.snapshot_busy)
            quiet = 0 if working else quiet + 1
            assert clock < end + 100_000, "the statistics do not come to rest"

    async def _snapshot_sink(self, ctx) -> None:
        pairs: list[tuple[int, int]] = []
        while True:
            block = await take_block(ctx, self.dut.snapshot, self.random, self.stall)
            assert block.kind == Kind.SNAPSHOT and block.words and len(block.words) % 2 == 0
            pairs += zip(block.words[::2], block.words[1::2], strict=True)
            if block.last:
                addresses = [address for address, _ in pairs]
                assert addresses == sorted(set(addresses)), "each address once, in order"
                status = {a & 0xFFFF: v for a, v in pairs if a >> 16 == STATUS_SPACE}
                measured = {a: v for a, v in pairs if a >> 16 != STATUS_SPACE}
                assert all(measured.values()), "a word that is 0 was sent"
                bins = {a: v for a, v in measured.items() if a & 0xFFFF >= OFFSET_CUMULATIVE_BINS}
                words = {a: v for a, v in measured.items() if a not in bins}
                assert block.base % self.identity.samples == 0
                clocks, end = block.base // self.identity.samples, ctx.get(self.dut.clocks)
                self.snapshots.append(Sent(block.detail, clocks, words, bins, status, end))
                pairs = []

    async def _outlier_sink(self, ctx) -> None:
        while True:
            for _ in range(self.outlier_delay):
                await ctx.tick()
            block = await take_block(ctx, self.dut.outliers, self.random, self.stall)
            assert block.kind == Kind.OUTLIERS and len(block.words) % 3 == 0
            self.outliers += zip(block.words[::3], block.words[1::3], block.words[2::3], strict=True)

    async def _tally(self, ctx) -> None:
        dut = self.dut
        async for _, _, lost, sent, taken in ctx.tick().sample(dut.row_lost, dut.outlier_sent, dut.snapshot_taken):
            self.rows_lost += lost
            self.outliers_sent += sent
            self.taken += taken

    async def _status(self, ctx) -> None:
        """Register n holds n * 3, every fifth one 0, as an address without one does; the value comes some clocks after
        the request."""
        dut = self.dut
        while True:
            while not ctx.get(dut.status_request):
                await ctx.tick()
            address = ctx.get(dut.status_address)
            assert STATUS[0] <= address <= STATUS[-1]
            for _ in range(self.random.randrange(3)):
                await ctx.tick()
            assert ctx.get(dut.status_request) and ctx.get(dut.status_address) == address
            ctx.set(dut.status_value, 0 if address % 5 == 0 or address not in STATUS else address * 3)
            ctx.set(dut.status_done, 1)
            await ctx.tick()
            ctx.set(dut.status_done, 0)

    def reference(self, before: int = 0) -> model.Statistics:
        """The reference, given the rows before a clock."""
        reference = model.Statistics(
            self.configs,
            samples=self.identity.samples,
            sub_bits=self.identity.sub_bits,
            room=self.identity.pending_depth,
            histogram_banks=self.identity.histogram_banks,
        )
        for clocks, edges in self.offered:
            if clocks < before:
                reference.row(clocks, edges)
        return reference

    def _check_bins(self, sent: Sent) -> None:
        """Each cumulative bin is as it was at some time between the cut and the end of the transmission."""
        turn = 1 << self.identity.bin_bits
        if self.identity.histogram_banks == 1:
            least, most = self.reference(sent.clocks).cumulative(), self.reference(sent.end).cumulative()
            for address in {*sent.bins, *most}:
                more = (sent.bins.get(address, 0) - least[address]) % turn
                assert more <= most[address] - least[address], f"snapshot {sent.number}, {address:#x}"

    def check(self) -> model.Statistics:
        """Everything that was sent equals the model, cut at the times that the snapshots state."""
        reference = self.reference()
        expected: dict[int, dict[int, int]] = {}
        rows = iter([*self.offered, (None, {})])
        clocks, edges = next(rows)
        for sent in self.snapshots:
            if sent.number not in expected:
                assert sent.number == len(expected) + 1
                while clocks is not None and clocks < sent.clocks:
                    reference.row(clocks, edges)
                    clocks, edges = next(rows)
                expected[sent.number] = reference.cut(sent.clocks)
            assert sent.words == expected[sent.number], f"snapshot {sent.number}"
            self._check_bins(sent)
            assert sent.status == {a: a * 3 for a in STATUS if a % 5} | {STATUS[-1]: sent.status[STATUS[-1]]}
        assert self.taken == len(expected)
        while clocks is not None:
            reference.row(clocks, edges)
            clocks, edges = next(rows)
        assert self.rows_lost == 0
        return reference


def words_of(outlier: model.Outlier) -> tuple[int, int, int]:
    sample = outlier.sample
    head = OUTLIER.pack(
        {
            "segment": outlier.segment,
            "edge": sample.edge,
            "coalesced": sample.coalesced,
            "premature": sample.premature,
            "ambiguous": sample.ambiguous,
            "unproven": sample.unproven,
            "latency_high": sample.value >> 32,
            "time_high": sample.time >> 32 & 0xFF,
        }
    )
    return head, sample.value & 0xFFFF_FFFF, sample.time & 0xFFFF_FFFF


def random_config(rng: random.Random) -> Config:
    policy = rng.choice([Policy.COALESCE, Policy.COALESCE, Policy.FIFO, Policy.FIFO, Policy.INTERVAL])
    cause = rng.choice(SOURCES)
    return Config(
        cause=cause,
        response=cause if policy is Policy.INTERVAL else rng.choice([s for s in SOURCES if s != cause]),
        policy=policy,
        least=rng.choice([0, 0, 3, 20, 60]),
        timeout=rng.choice([10, 100, 400, 2000, LARGEST]),
        threshold=rng.choice([0, 30, 150, LARGEST]),
        depth=rng.choice([0, 0, 1, 2, 3]),
        enable=rng.random() < 0.9,
    )


def random_rows(rng: random.Random, samples: int, end: int, rate: float) -> dict:
    """Bursts and pauses of edges on few sources, so that they meet."""
    rows: dict[int, dict[int, tuple[int, int]]] = {}
    sources = rng.sample(SOURCES, 4)
    clock = 0
    while clock < end:
        burst = rng.randrange(1, 8)
        for _ in range(burst):
            chosen = [s for s in sources if rng.random() < 0.4] or [rng.choice(sources)]
            rows[clock] = {s: (rng.randrange(2), rng.randrange(samples)) for s in chosen}
            clock += rng.randrange(1, 4)
        clock += int(rng.expovariate(rate / burst)) + 1
    return rows


@pytest.mark.parametrize("seed", [*range(5), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(5, 40))])
@pytest.mark.parametrize("banks", [1, 2])
def test_random_rows_equal_the_model(banks: int, seed: int) -> None:
    rng = random.Random(seed)
    samples = (1, 2, 4, 8)[seed % 4]
    segments = (1, 2, 3)[seed % 3]
    # The rows that the queue must hold: all of a burst, and those that come while causes are taken off.
    build = identity(
        samples=samples,
        segments=segments,
        pending_depth=(4, 8)[seed % 2],
        sub_bits=(0, 1, 2)[seed % 3],
        histogram_banks=banks,
        bin_bits=(32, 3)[seed % 2] if banks == 1 else 32,
    )
    rows = random_rows(rng, samples, 700, 1 / 30)
    asks, number = {}, 0
    for clock in sorted(rng.sample(range(1000), 4)):
        number = max(0, number + rng.choice([0, 1, 1, 1, 2, -1]))
        asks[clock] = number
    bench = Bench(build, [random_config(rng) for _ in range(segments)], rows=rows, asks=asks, seed=seed)
    bench.start = rng.choice([1000, (1 << 36) // samples - 700, (1 << 40) // samples - 700])
    bench.run()
    reference = bench.check()
    assert bench.outliers_sent == len(bench.outliers)
    if len(reference.outliers) <= 10:
        assert sorted(bench.outliers) == sorted(words_of(outlier) for outlier in reference.outliers)


# Timelines ------------------------------------------------------------------------------------------------------------

ISR = Config(Source.STIMULUS, Source.ISR, Policy.COALESCE)
INTERVAL = Config(Source.ISR, Source.ISR, Policy.INTERVAL)


def edges(**sources: tuple[int, int]) -> dict:
    """A row: `isr=(1, 0)` is a rising edge of `isr` at sample 0."""
    return {Source[name.upper()]: edge for name, edge in sources.items()}


def test_one_latency_is_in_every_word_where_it_belongs() -> None:
    rows = {10: edges(stimulus=(1, 1)), 14: edges(isr=(0, 0))}
    bench = Bench(identity(segments=1), [ISR], rows=rows, asks={40: 1}).run()
    bench.check()
    latency, time = 7, 2 * (1000 + 14)
    falling = OFFSET_SCALARS
    assert bench.snapshots[0].words == {
        Count.CAUSES: 1,
        Count.RESPONSES: 1,
        Count.PAIRED: 1,
        OFFSET_YOUNGEST + 3: 1,
        falling + Scalar.COUNT: 1,
        falling + Scalar.SUM_LOW: latency,
        falling + Scalar.MINIMUM_LOW: latency,
        falling + Scalar.MAXIMUM_LOW: latency,
        falling + Scalar.MAXIMUM_TIME_LOW: time,
        OFFSET_BINS + 5: 1,
    }


def test_cause_and_response_in_one_clock_are_ordered_by_time() -> None:
    same_tick = Bench(identity(segments=1), [ISR], rows={10: edges(stimulus=(1, 1), isr=(1, 1))}, asks={40: 1}).run()
    same_tick.check()
    assert same_tick.snapshots[0].words[Count.PAIRED] == 1
    response_first = Bench(
        identity(segments=1), [ISR], rows={10: edges(stimulus=(1, 1), isr=(1, 0))}, asks={40: 1}
    ).run()
    response_first.check()
    assert response_first.snapshots[0].words == {
        Count.CAUSES: 1,
        Count.RESPONSES: 1,
        Count.UNMATCHED: 1,
        Count.PENDING: 1,
    }


def test_a_snapshot_sent_again_is_the_same_and_the_next_one_misses_nothing() -> None:
    rows = {clock: edges(stimulus=(1, 0)) if clock % 20 else edges(isr=(1, 1)) for clock in range(10, 2100, 30)}
    bench = Bench(identity(segments=1), [ISR], rows=rows, asks={20: 1, 900: 1, 3900: 2}, stall=0.0).run()
    reference = bench.check()
    assert [sent.number for sent in bench.snapshots] == [1, 1, 2]
    assert bench.snapshots[0] == bench.snapshots[1]
    total = reference.segments[0].counts[Count.CAUSES]
    later = sum(1 for clocks, row in bench.offered if clocks >= bench.snapshots[-1].clocks and Source.STIMULUS in row)
    assert sum(sent.words[Count.CAUSES] for sent in bench.snapshots[1:]) == total - later


def without_shadow_copy(module: ModuleType = statistics) -> Bench:
    """Samples come all the time while two snapshots are sent, the first of them twice; the third is taken at rest."""
    rows = {clock: edges(stimulus=(1, 0)) if clock % 20 else edges(isr=(1, 1)) for clock in range(10, 18130, 70)}
    asks = {1400: 1, 4900: 1, 11200: 2, 21000: 3}
    build = identity(sub_bits=0, histogram_banks=1)
    return Bench(build, [ISR, INTERVAL], rows=rows, asks=asks, stall=0.0, module=module).run()


def test_bins_without_a_shadow_copy_are_never_cleared() -> None:
    bench = without_shadow_copy()
    bench.check()
    totals = [sum(value for address, value in sent.bins.items() if address < 1 << 16) for sent in bench.snapshots]
    counted = [sent.words[OFFSET_SCALARS + SCALAR_STRIDE + Scalar.COUNT] for sent in bench.snapshots]
    assert totals == sorted(totals) and totals[0] < totals[1], "sent again, bins are as they are by then"
    assert totals[0] > counted[0], "samples came while bins were sent"
    assert totals[-1] == counted[1] + counted[2] + counted[3] == 129, "at rest, bins and scalars agree"


MUTANTS = {
    "bins are cleared by a snapshot": ("snapshot.clearing | (self.identity.histogram_banks == 2)", "1"),
    "bins pass for those since the last snapshot": ("histogram_banks=identity.histogram_banks,\n        )", ")"),
    "the bank that measures is sent": ("dump.bank.eq(~snapshot.bank)", "dump.bank.eq(snapshot.bank)"),
}


@pytest.mark.parametrize("name", MUTANTS)
def test_mutant(name: str) -> None:
    bench = without_shadow_copy(mutant("irqscope_gateware.statistics", *MUTANTS[name]))
    with pytest.raises(AssertionError):
        bench.check()


def test_what_is_pending_becomes_missing_when_only_time_passes() -> None:
    """The time base runs far ahead twice, with nothing but its marks; the age of the cause has wrapped by then."""
    config = replace(ISR, timeout=100, policy=Policy.FIFO)
    jump = 1 << 32
    bench = Bench(
        identity(segments=1, samples=8),
        [config],
        rows={10: edges(stimulus=(1, 0)), 500: edges(stimulus=(1, 0))},
        jumps={50: jump, 70: jump, 90: jump},
        asks={150: 1, 700: 2},
    ).run()
    bench.check()
    assert bench.snapshots[0].words == {Count.CAUSES: 1, Count.MISSING: 1}


def test_an_interval_longer_than_the_stamps_is_over() -> None:
    rows = {clock: edges(isr=(1, 0)) for clock in (10, 100, 120)}
    bench = Bench(
        identity(segments=1, samples=8), [INTERVAL], rows=rows, jumps={50: 1 << 32, 70: 1 << 32}, asks={200: 1}
    ).run()
    bench.check()
    assert bench.snapshots[0].words[Count.OVER] == 1


def test_outlier_records_tell_everything() -> None:
    config = replace(ISR, threshold=10)
    rows = {clock: edges(stimulus=(1, 0)) for clock in (10, 12, 14)} | {30: edges(isr=(1, 1)), 32: edges(isr=(0, 1))}
    bench = Bench(identity(segments=1), [config], rows=rows, asks={80: 1}).run()
    reference = bench.check()
    assert bench.outliers == [words_of(outlier) for outlier in reference.outliers]
    assert len(bench.outliers) == bench.outliers_sent == 3


@pytest.mark.parametrize("enable", [True, False])
def test_outliers_that_find_no_room_are_lost_and_counted(enable: bool) -> None:
    """20 samples, a queue of 8, and a link that takes none at first."""
    config = replace(ISR, threshold=0)
    rows = {}
    for i in range(20):
        rows |= {10 + 20 * i: edges(stimulus=(1, 0)), 15 + 20 * i: edges(isr=(i & 1, 0))}
    build = identity(segments=1, outlier_queue=8)
    bench = Bench(build, [config], rows=rows, asks={420: 1}, outlier_delay=700, stall=0.0, outliers_enable=enable)
    bench.run()
    words = bench.snapshots[0].words
    assert words[Count.OUTLIERS] == 20
    assert words[Count.OUTLIERS] == bench.outliers_sent + words[Count.OUTLIERS_LOST]
    assert bench.outliers_sent == len(bench.outliers)
    assert (0 < bench.outliers_sent < 20) if enable else bench.outliers_sent == 0


def test_without_a_queue_there_are_no_outliers() -> None:
    rows = {10: edges(stimulus=(1, 0)), 30: edges(isr=(1, 1))}
    build = identity(segments=1, outlier_queue=0)
    bench = Bench(build, [replace(ISR, threshold=0)], rows=rows, asks={80: 1}).run()
    bench.configs = [ISR]  # whatever the threshold
    bench.check()
    assert bench.snapshots[0].words[Count.PAIRED] == 1 and bench.outliers_sent == 0


def test_rows_that_find_the_queue_full_are_counted() -> None:
    """An edge in every clock: what is not lost is measured."""
    rows = {clock: edges(stimulus=(1, 0)) for clock in range(200)}
    bench = Bench(identity(segments=1, statistics_queue=8), [ISR], rows=rows, asks={250: 1}).run()
    assert bench.rows_lost > 100
    assert bench.snapshots[0].words[Count.CAUSES] + bench.rows_lost == 200


@pytest.mark.parametrize("segments", [1, 2, 4])
@pytest.mark.parametrize("flags", ["none", "early", "outlier", "every"])
def test_the_stated_rate_is_sustained(segments: int, flags: str) -> None:
    """Every segment gets a sample each `sample_clocks`, whatever flags it has; the queue is short."""
    worst = flags == "every"
    period = sample_clocks(segments)
    config = replace(
        ISR,
        least=0 if flags == "none" else 1000,
        threshold=0 if worst or flags == "outlier" else LARGEST,
        policy=Policy.FIFO if worst else Policy.COALESCE,
        depth=1 if worst else 0,
    )
    count = 80 // segments  # a clock too many for each sample is more than the queue holds
    rows = {}
    if worst:  # two more causes than responses: the ring reaches into the RAM, and every pair is premature and unproven
        rows = {0: edges(stimulus=(1, 0)), 8: edges(stimulus=(1, 0))}
    for i in range(count):
        rows[40 + period * i] = edges(stimulus=(1, 0))
        rows[40 + period * i + period // 2] = edges(isr=(1, 0))
    build = identity(segments=segments, statistics_queue=4, outlier_queue=128, pending_depth=8)
    bench = Bench(build, [config] * segments, rows=rows, asks={60 + period * count: 1}, stall=0.0)
    bench.run()
    bench.check()
    words = bench.snapshots[0].words
    assert words[Count.PAIRED] == count
    assert words.get(Count.PREMATURE, 0) == count * (flags != "none")
    assert words.get(Count.UNPROVEN, 0) == count * worst
    assert words.get(Count.OUTLIERS, 0) == count * (worst or flags == "outlier")
