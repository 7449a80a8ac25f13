# SPDX-License-Identifier: BSD-2-Clause
"""The statistics as a whole in simulation: drives rows, asks for snapshots, holds what is sent against the model."""

import random
from dataclasses import dataclass, field
from fractions import Fraction
from types import ModuleType

from amaranth.sim import Simulator
from limit_writer import write_limits
from payload_sink import take_block

from irqscope.contract import registers
from irqscope.contract.blocks import Kind
from irqscope.contract.frontends import FrontEndId
from irqscope.contract.identity import Identity
from irqscope.contract.statistics import OFFSET_CUMULATIVE_BINS, STATUS_SPACE
from irqscope_gateware import statistics
from irqscope_gateware.parallelstatistics import ParallelStatistics
from models import statistics as model
from models.pairing import Config

ENGINES = {
    "serial": lambda bench: bench.module.Statistics(bench.identity),
    "parallel": lambda bench: ParallelStatistics(bench.identity),
}
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

    Clocks are counted from the end of the clearing; `jumps` {clock: further clocks} let the time base run ahead. Inputs
    are set where they change, and not in each clock: setting them takes longer than simulating the clock.
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
    engine: str = "serial"
    module: ModuleType = statistics
    """Of the serial engine."""
    snapshots: list[Sent] = field(default_factory=list)
    outliers: list[tuple[int, ...]] = field(default_factory=list)
    offered: list[tuple[int, dict[int, tuple[int, int]]]] = field(default_factory=list)
    rows_lost: int = 0
    outliers_sent: int = 0
    taken: int = 0

    def run(self) -> "Bench":
        self.dut = ENGINES[self.engine](self)
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
            if clock in self.jumps or clock - 1 in self.jumps:
                ctx.set(dut.mark, int(clock in self.jumps))
            edges = self.rows.get(clock, {})
            for source in {**self.rows.get(clock - 1, {}), **edges}:
                edge, sub = edges.get(source, (0, 0))
                slot = dut.slots[self.identity.paired_sources.index(source)]
                ctx.set(slot.valid, source in edges)
                ctx.set(slot.edge, edge)
                ctx.set(slot.sub, sub)
            if edges:
                self.offered.append((clocks, edges))
            if clock in self.asks or clock - 1 in self.asks:
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
