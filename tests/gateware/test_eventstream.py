# SPDX-License-Identifier: BSD-2-Clause
"""The event stream against its model: order, nothing lost or doubled, loss records exact, books at every clock."""

import gc
import random
from dataclasses import replace
from fractions import Fraction

import pytest
from amaranth.hdl import Module, Signal
from amaranth.sim import Simulator
from seeds import seeds

from irqscope.contract import blocks
from irqscope.contract.frontends import FrontEndId
from irqscope.contract.identity import Identity
from irqscope.contract.roles import event_sources
from irqscope_gateware.eventstream import EventStream
from irqscope_gateware.statistics import Statistics
from models.eventstream import NARROW, WIDE, Edge, Loss, account, edges_of, entries_of


def identity(*, samples=2, event_queue=16, trigger=1, inputs=4):
    return Identity(
        board="test",
        tick=Fraction(1, 100_500_000),
        samples=samples,
        front_end=FrontEndId.SIMULATION,
        filter_clocks=4,
        segments=4,
        sub_bits=5,
        histogram_banks=2,
        bin_bits=32,
        pending_depth=16,
        event_queue=event_queue,
        statistics_queue=16,
        outlier_queue=16,
        sample_clocks=8,
        build=0,
        trigger=trigger,
        inputs=inputs,
    )


class Bench:
    """Drives rows into the stream and takes its blocks; the books are checked in every clock."""

    def __init__(
        self, *, samples=2, event_queue=16, trigger=1, inputs=4, flush=0, word_gap=lambda: 0, block_gap=lambda: 0
    ):
        self.samples = samples
        self.dut = EventStream(identity(samples=samples, event_queue=event_queue, trigger=trigger, inputs=inputs))
        self.form = NARROW if inputs == 4 else WIDE
        self.flush = flush
        self.word_gap = word_gap
        self.block_gap = block_gap
        self.offered: list[Edge] = []
        self.blocks: list[tuple[int, int, list[int]]] = []
        self.starts: list[int] = []
        """Clocks in which blocks started."""
        self.clock = 0
        self.finished = False
        self.books = [[0] * self.form.numbers for _ in range(3)]
        """Edges seen, sent and lost until now, by source."""
        self.books_before = self.books_two_before = self.books
        self.marks = {}
        self.enabled = 1
        self.shown = False
        """There was a row in the clock before."""
        self.quiet = 0
        """Clocks after a mark in which no edge may be lost."""

    @property
    def entries(self) -> list[Edge | Loss]:
        return [entry for block in self.blocks for entry in entries_of(*block, self.form)]

    async def sink(self, ctx):
        payload = self.dut.payload
        while not self.finished:
            if not ctx.get(payload.request):
                await ctx.tick()
                continue
            for _ in range(self.block_gap()):
                await ctx.tick()
            ctx.set(payload.start, 1)
            kind, base, words = ctx.get(payload.kind), ctx.get(payload.base), []
            assert ctx.get(payload.detail) == (self.form is WIDE)
            self.starts.append(self.clock)
            await ctx.tick()
            ctx.set(payload.start, 0)
            while True:
                for _ in range(self.word_gap()):
                    await ctx.tick()
                ctx.set(payload.word.ready, 1)
                valid, word, end = ctx.get(payload.word.valid), ctx.get(payload.word.payload), ctx.get(payload.end)
                if not valid and end:
                    break
                await ctx.tick()
                ctx.set(payload.word.ready, 0)
                if valid:
                    words.append(word)
                if len(words) == blocks.PAYLOAD_WORDS:
                    break
            ctx.set(payload.word.ready, 0)
            ctx.set(payload.done, 1)
            await ctx.tick()
            ctx.set(payload.done, 0)
            self.blocks.append((kind, base, words))

    def queued(self, ctx):
        return self.by_number([ctx.get(queued) for queued in self.dut.queued])

    def by_number(self, counts):
        """What the sources that there are have counted; numbers that are none have counted nothing."""
        there = dict(zip(self.dut.numbers, counts, strict=True))
        return [there.get(number, 0) for number in range(self.form.numbers)]

    async def tick(self, ctx):
        """One clock, whose edges go into the books."""
        dut = self.dut
        _, _, *flags, mark = await ctx.tick().sample(dut.seen, dut.sent, dut.lost, dut.mark)
        self.clock += 1
        self.books_two_before, self.books_before = self.books_before, [list(counts) for counts in self.books]
        for counts, bits in zip(self.books, flags, strict=True):
            more = self.by_number([bits >> i & 1 for i in range(self.dut.sources)])
            counts[:] = [count + one for count, one in zip(counts, more, strict=True)]
        assert not (self.quiet and flags[2])
        self.quiet = dut.depth // 2 - 2 if mark else max(0, self.quiet - 1)
        if mark:
            self.marks[ctx.get(dut.mark_bank)] = list(self.books[2])

    async def answer(self, ctx):
        """What was lost until a mark, after a while."""
        dut = self.dut
        while not self.finished:
            if not ctx.get(dut.count_request):
                await ctx.tick()
                continue
            for _ in range(self.word_gap() + 1):
                await ctx.tick()
            ctx.set(dut.count_value, self.marks[ctx.get(dut.count_bank)][ctx.get(dut.count_source)])
            ctx.set(dut.count_done, 1)
            await ctx.tick()
            ctx.set(dut.count_done, 0)
            ctx.set(dut.count_value, 0xDEAD)

    async def step(self, ctx, clocks=None, slots=None, enable=1):
        """One clock, with a row if `slots` says so."""
        dut = self.dut
        ctx.set(dut.enable, enable)
        slots = slots or {}
        if slots or self.shown:
            names = ("valid", "edge", "multi", "sub")
            values = [(1, *slots[n]) if n in slots else (0, 0, 0, 0) for n in self.dut.numbers]
            ctx.set(dut.slots, [dict(zip(names, value, strict=True)) for value in values])
        self.shown = bool(slots)
        if slots:
            ctx.set(dut.clocks, clocks)
            if self.enabled:
                self.offered += edges_of(clocks, slots, self.samples)
        self.enabled = enable
        await self.tick(ctx)
        seen, sent, lost = self.books_before
        assert seen == [a + b + c for a, b, c in zip(sent, lost, self.queued(ctx), strict=True)]
        assert sum(self.books_two_before[2]) == ctx.get(dut.lost_total)
        assert sum(self.books[0]) == len(self.offered)
        assert seen == [a + b for a, b in zip(sent, lost, strict=True)] or ctx.get(dut.pending)

    async def drain(self, ctx, limit=30_000):
        await self.step(ctx)
        for _ in range(limit):
            if not ctx.get(self.dut.pending):
                break
            await self.step(ctx)
        else:
            raise AssertionError("the stream does not run dry")
        for _ in range(3):
            await self.tick(ctx)
        books = account(self.offered, self.entries, self.form)
        assert self.books == [books.seen, books.sent, books.lost]
        assert not any(self.queued(ctx))
        self.finished = True

    def run(self, stimulus):
        async def testbench(ctx):
            ctx.set(self.dut.flush, self.flush)
            ctx.set(self.dut.enable, 1)
            await ctx.tick()
            await stimulus(ctx)
            await self.drain(ctx)

        simulator = Simulator(self.dut)
        simulator.add_clock(1e-6)
        simulator.add_testbench(testbench)
        simulator.add_testbench(self.sink)
        simulator.add_testbench(self.answer)
        simulator.run()


def random_slots(generator, samples, share, sources):
    return {
        source: (generator.randrange(2), generator.randrange(2), generator.randrange(samples))
        for source in sources
        if generator.random() < share
    }


@pytest.mark.parametrize("inputs", [4, 8])
@pytest.mark.parametrize("samples", [1, 2, 4, 8])
@pytest.mark.parametrize("seed", seeds(2, 4))
def test_every_edge_is_sent_or_in_an_exact_loss_record(samples, seed, inputs):
    generator = random.Random(seed * 10 + samples)
    slow = generator.choice((2, 6, 12))
    bench = Bench(
        samples=samples,
        event_queue=generator.choice((4, 8, 32)),
        flush=generator.choice((0, 3, 60)),
        word_gap=lambda: generator.randrange(slow),
        block_gap=lambda: generator.choice((0, 0, 30)),
        trigger=seed % 2,
        inputs=inputs,
    )
    sources = event_sources(inputs, trigger=seed % 2 == 1)

    async def stimulus(ctx):
        clocks = generator.getrandbits(58)
        for phase in range(30):
            rows, edges = [(1.0, 0.9), (0.02, 0.3), (0.5, 0.2), (0.0, 0.0), (0.1, 0.5)][generator.randrange(5)]
            enable = phase != 17
            for _ in range(generator.randrange(60)):
                bits = 1 if generator.random() < 0.98 else generator.choice((20, 26, 27, 28, 40))
                clocks += 1 + generator.getrandbits(bits)
                slots = random_slots(generator, samples, edges, sources) if generator.random() < rows else {}
                await bench.step(ctx, clocks, slots, enable)

    bench.run(stimulus)
    assert any(isinstance(entry, Edge) for entry in bench.entries)
    assert any(isinstance(entry, Loss) for entry in bench.entries)


def test_edges_of_a_row_are_ordered_by_sub_then_source():
    bench = Bench(samples=4)

    async def stimulus(ctx):
        await bench.step(ctx, 100, {0: (1, 0, 3), 1: (0, 1, 1), 3: (1, 0, 0), 4: (1, 0, 1), 5: (1, 0, 0)})

    bench.run(stimulus)
    assert bench.entries == [
        Edge(400, 3, 1, 0),
        Edge(400, 5, 1, 0),
        Edge(401, 1, 0, 1),
        Edge(401, 4, 1, 0),
        Edge(403, 0, 1, 0),
    ]


@pytest.mark.parametrize("inputs", [4, 8])
@pytest.mark.parametrize(("delta", "wanted_blocks"), [("most", 1), ("more", 2), (1 << 32, 2), (1 << 59, 2)])
def test_a_delta_that_does_not_fit_begins_a_block_at_its_own_time(delta, wanted_blocks, inputs):
    most = (1 << (27 if inputs == 4 else 26)) - 1
    delta = {"most": most, "more": most + 1}.get(delta, delta)
    bench = Bench(samples=1, flush=50, inputs=inputs)
    base = (7 << 32) - 3

    async def stimulus(ctx):
        await bench.step(ctx, base, {0: (1, 0, 0)})
        await bench.step(ctx, base + delta, {0: (0, 0, 0)})

    bench.run(stimulus)
    assert [block[1] for block in bench.blocks] == [base, base + delta][:wanted_blocks]


def test_the_flush_timer_runs_from_the_first_edge_on():
    starts = {}
    for flush in (0, 20, 100):
        bench = Bench(flush=flush)

        async def stimulus(ctx, bench=bench):
            await bench.step(ctx, 10, {0: (1, 0, 0)})
            for _ in range(14):
                await bench.step(ctx)
            await bench.step(ctx, 20, {0: (0, 0, 0)})

        bench.run(stimulus)
        starts[flush] = bench.starts
    # Eight clocks lie between an edge and its block at best; a timer of 20 has nearly run when the second edge comes.
    assert starts[0][0] <= 8 and len(starts[0]) == 2
    assert starts[20] == [starts[20][0]] and 20 <= starts[20][0] <= 26
    assert starts[100] == [starts[100][0]] and 100 <= starts[100][0] <= 106


def test_a_full_block_is_sent_without_waiting_for_the_timer():
    bench = Bench(event_queue=256, flush=2000)

    async def stimulus(ctx):
        for i in range(130):
            await bench.step(ctx, i, {0: (i % 2, 0, 0)})
        for _ in range(1500):
            await bench.step(ctx)
        assert [len(words) for _, _, words in bench.blocks] == [120]
        await bench.step(ctx, 5000, {0: (0, 0, 0)})

    bench.run(stimulus)
    assert [len(words) for _, _, words in bench.blocks] == [120, 11]


def test_a_loss_begins_with_the_row_that_finds_the_queue_full_and_ends_below_half():
    """A queue of eight and a link that does not move: rows 0..5 stay, and all further ones are one loss."""
    stalled = [True]
    bench = Bench(samples=2, event_queue=8, block_gap=lambda: 400 if stalled[0] else 0)

    async def stimulus(ctx):
        for i in range(20):
            await bench.step(ctx, 1000 + i, {1: (i % 2, 0, 1), 4: (1, 0, 0)} if i % 2 else {4: (1, 0, 1)})
        while ctx.get(bench.dut.queued[4]):
            await bench.step(ctx)

    bench.run(stimulus)
    kinds = [kind for kind, _, _ in bench.blocks]
    assert kinds == [blocks.Kind.EVENTS, blocks.Kind.LOSS]
    losses = [entry for entry in bench.entries if isinstance(entry, Loss)]
    # Row 0 is in the queue until its edge has left; two places are for the rows at the ends of the loss.
    assert losses == [Loss(begin=2 * 1006 + 1, end=2 * 1019 + 1, counts=(0, 7, 0, 0, 14, 0, 0))]


def test_losses_run_into_each_other_without_a_gap_when_rows_never_stop():
    """A row in every clock for ever: recording resumes all the same, and each interval has its record."""
    bench = Bench(event_queue=8)

    async def stimulus(ctx):
        for i in range(1500):
            await bench.step(ctx, i, {0: (i % 2, 0, 0)})

    bench.run(stimulus)
    losses = [entry for entry in bench.entries if isinstance(entry, Loss)]
    assert len(losses) > 10


def test_disabled_edges_are_not_counted():
    bench = Bench()

    async def stimulus(ctx):
        for i in range(8):
            await bench.step(ctx, i, {0: (1, 0, 0)}, enable=i % 2)

    bench.run(stimulus)
    assert [entry.tick for entry in bench.entries] == [0, 4, 8, 12]  # a clock after `enable`


def test_the_statistics_measure_the_edges_that_the_stream_is_offered():
    """Both heed one `enable` equally late. Until their memories are clear the statistics tell every row, as lost."""
    build = replace(identity(), segments=1)
    m = Module()
    m.submodules.stream = stream = EventStream(build)
    m.submodules.statistics = statistics = Statistics(build)
    enable, valid = Signal(), Signal()
    for reader in (stream, statistics):
        m.d.comb += [reader.enable.eq(enable), reader.slots[0].valid.eq(valid)]
    generator = random.Random(1)

    async def testbench(ctx):
        rows = 0
        for _ in range(200):
            ctx.set(enable, generator.random() < 0.5)
            ctx.set(valid, generator.random() < 0.8)
            assert ctx.get(statistics.busy)
            assert ctx.get(stream.seen) == ctx.get(statistics.row_lost)
            rows += ctx.get(statistics.row_lost)
            await ctx.tick()
        assert 50 < rows < 150

    simulator = Simulator(m)
    simulator.add_clock(1e-6)
    simulator.add_testbench(testbench)
    simulator.run()


@pytest.mark.filterwarnings("ignore::amaranth.hdl.UnusedElaboratable")
def test_refuses_a_queue_that_is_too_small():
    with pytest.raises(ValueError, match="at least 4"):
        EventStream(identity(event_queue=2))
    gc.collect()
