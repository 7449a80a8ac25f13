# SPDX-License-Identifier: BSD-2-Clause
"""Blocks that leave the sender equal `contract.blocks.encode`, byte for byte, and no port starves."""

import random
import zlib

import pytest
from amaranth.hdl import Module, Signal
from amaranth.lib import wiring
from amaranth.lib.wiring import In, Out
from amaranth.sim import Simulator
from seeds import seeds

from irqscope.contract import blocks
from irqscope_gateware.blocksender import BlockSender
from irqscope_gateware.crc import START, crc32_next

PROTOCOL = 7
EPOCH = 5
"""From a restart on."""


class CrcStep(wiring.Component):
    def __init__(self, width):
        super().__init__({"state": In(32), "bits": In(width), "after": Out(32)})

    def elaborate(self, platform):
        m = Module()
        m.d.comb += self.after.eq(crc32_next(self.state, self.bits))
        return m


@pytest.mark.parametrize("width", [4, 8])
def test_the_crc_is_that_of_zlib(width):
    dut = CrcStep(width)
    generator = random.Random(1)

    async def testbench(ctx):
        for length in (1, 2, 40):
            data = generator.randbytes(length)
            state = START
            for place in range(8 * length // width):
                ctx.set(dut.state, state)
                ctx.set(dut.bits, int.from_bytes(data, "little") >> width * place & (1 << width) - 1)
                await ctx.delay(1e-9)
                state = ctx.get(dut.after)
            assert state ^ 0xFFFF_FFFF == zlib.crc32(data)

    simulator = Simulator(dut)
    simulator.add_testbench(testbench)
    simulator.run()


def test_the_crc_refuses_other_widths():
    with pytest.raises(ValueError, match="must be 32, and 4 or 8"):
        crc32_next(Signal(16), Signal(8))


class Source:
    """A port's source: a list of payloads, each (kind, detail, base, words, last)."""

    def __init__(self, port, payloads, *, generator=None):
        self.port = port
        self.waiting = list(payloads)
        self.generator = generator
        self.starts = 0
        self.dones = 0

    def gap(self):
        return self.generator is not None and self.generator.random() < 0.5

    async def run(self, ctx):
        port = self.port
        while self.waiting:
            kind, detail, base, words, last = self.waiting.pop(0)
            while self.gap():
                await ctx.tick()
            for name, value in (("kind", kind), ("detail", detail), ("base", base), ("request", 1)):
                ctx.set(getattr(port, name), value)
            await ctx.tick().until(port.start)
            self.starts += 1
            for name in ("kind", "detail", "base", "request"):
                ctx.set(getattr(port, name), 0)
            for word in words:
                while self.gap():
                    await ctx.tick()
                ctx.set(port.word.payload, word)
                ctx.set(port.word.valid, 1)
                await ctx.tick().until(port.word.ready)
                ctx.set(port.word.valid, 0)
            ctx.set(port.end, 1)
            ctx.set(port.last, last)
            await ctx.tick().until(port.done)
            self.dones += 1
            ctx.set(port.end, 0)
            ctx.set(port.last, 0)


def run(dut, sources, blocks_wanted, *, ready_share=1.0, lost=0, restart_at=None, seed=0, deadline=60_000):
    """(blocks as bytes, clocks from the first byte to the last) of what leaves the sender."""
    received = bytearray()
    clocks = []
    generator = random.Random(seed)

    async def reader(ctx):
        ctx.set(dut.lost, lost)
        ctx.set(dut.epoch, EPOCH)
        for clock in range(deadline):
            ready = ready_share == 1.0 or generator.random() < ready_share
            ctx.set(dut.tx.ready, ready)
            ctx.set(dut.restart, clock == restart_at)
            if ready and ctx.get(dut.tx.valid):
                received.append(ctx.get(dut.tx.payload))
                clocks.append(clock)
            await ctx.tick()
            if len(received) == blocks_wanted * blocks.BLOCK_BYTES:
                break
        else:
            raise AssertionError(f"only {len(received)} bytes after {deadline} clocks")
        ctx.set(dut.tx.ready, 1)
        for _ in range(4):
            assert not ctx.get(dut.tx.valid)
            await ctx.tick()
        assert not ctx.get(dut.busy)

    simulator = Simulator(dut)
    simulator.add_clock(1e-6)
    simulator.add_testbench(reader)
    for source in sources:
        simulator.add_testbench(source.run)
    simulator.run()
    whole = [bytes(received[i : i + blocks.BLOCK_BYTES]) for i in range(0, len(received), blocks.BLOCK_BYTES)]
    return whole, clocks[-1] - clocks[0] + 1


def encode(number, payload, lost=0, epoch=0):
    kind, detail, base, words, last = payload
    return blocks.encode(
        kind, number, base, words, detail=detail, lost=lost, last=bool(last), epoch=epoch, protocol=PROTOCOL
    )


def payload(generator, length):
    words = [generator.getrandbits(32) for _ in range(length)]
    kind, last = generator.randrange(1, 6), generator.randrange(2)
    return kind, generator.getrandbits(16), generator.getrandbits(64), words, last


@pytest.mark.parametrize("length", [0, 1, 2, 118, 119, 120])
def test_a_block_equals_the_contract(length):
    dut = BlockSender(1, protocol=PROTOCOL)
    wanted = [payload(random.Random(length), length) for _ in range(2)]
    source = Source(dut.ports[0], wanted)
    whole, _ = run(dut, [source], 2, lost=0xDEAD_BEEF)
    assert whole == [encode(i, p, 0xDEAD_BEEF) for i, p in enumerate(wanted)]
    assert source.starts == source.dones == 2


def test_a_word_leaves_in_six_clocks_while_words_are_there():
    dut = BlockSender(2, protocol=PROTOCOL)
    generator = random.Random(3)
    sources = [Source(dut.ports[1], [payload(generator, n) for n in (120, 120, 60)])]
    _, clocks = run(dut, sources, 3)
    assert clocks <= 3 * blocks.BLOCK_BYTES * 6 // 4


@pytest.mark.parametrize("seed", seeds(2, 4))
def test_many_ports_with_gaps_on_both_sides(seed):
    generator = random.Random(seed)
    dut = BlockSender(4, protocol=PROTOCOL)
    wanted = [[payload(generator, generator.choice((0, 1, 5, 60, 119, 120))) for _ in range(2)] for _ in range(4)]
    sources = [Source(port, list(p), generator=generator) for port, p in zip(dut.ports, wanted, strict=True)]
    whole, _ = run(dut, sources, 8, ready_share=0.7, lost=seed, seed=seed)
    decoded = [blocks.decode(block) for block in whole]
    assert [block.number for block in decoded] == list(range(8))
    left = [list(p) for p in wanted]
    for number, block in enumerate(whole):
        # Each block is the next payload of one of the ports.
        origin = [i for i in range(4) if left[i] and encode(number, left[i][0], seed) == block]
        assert len(origin) == 1
        left[origin[0]].pop(0)
    assert not any(left)


def test_replies_go_first_and_the_others_take_turns():
    dut = BlockSender(4, protocol=PROTOCOL)
    counts = (3, 3, 3, 1)
    sources = [Source(port, [(i, 0, 0, [], 0)] * counts[i]) for i, port in enumerate(dut.ports)]
    whole, _ = run(dut, sources, sum(counts))
    assert [blocks.decode(block).kind for block in whole] == [0, 1, 0, 2, 0, 3, 1, 2, 1, 2]


def test_a_block_stays_open_while_words_come_in_time():
    """A word that is there before the word before it has left still joins the block."""
    dut = BlockSender(1, protocol=PROTOCOL)
    port = dut.ports[0]

    async def source(ctx):
        ctx.set(port.request, 1)
        await ctx.tick().until(port.start)
        ctx.set(port.request, 0)
        for word in (1, 2, 3):
            ctx.set(port.end, 1)
            if word > 1:
                await ctx.tick().repeat(200)
                assert not ctx.get(port.done)
            ctx.set(port.word.payload, word)
            ctx.set(port.word.valid, 1)
            await ctx.tick().until(port.word.ready)
            ctx.set(port.word.valid, 0)

    async def reader(ctx):
        received = bytearray()
        for clock in range(60_000):
            ctx.set(dut.tx.ready, clock % 100 == 0)
            if clock % 100 == 0 and ctx.get(dut.tx.valid):
                received.append(ctx.get(dut.tx.payload))
            await ctx.tick()
            if len(received) == blocks.BLOCK_BYTES:
                break
        assert blocks.decode(bytes(received)).payload == (1, 2, 3)

    simulator = Simulator(dut)
    simulator.add_clock(1e-6)
    simulator.add_testbench(source, background=True)
    simulator.add_testbench(reader)
    simulator.run()


class ResetSource(Source):
    """A source that forgets everything at `restart`, as one behind a reset does, and then has one payload."""

    def __init__(self, dut, payloads, *, after):
        super().__init__(dut.ports[1], payloads)
        self.dut = dut
        self.after = after

    async def run(self, ctx):
        port = self.port
        kind, detail, base, words, _ = self.waiting[0]
        for name, value in (("kind", kind), ("detail", detail), ("base", base), ("request", 1)):
            ctx.set(getattr(port, name), value)
        words = list(words)
        started = False
        while True:
            ctx.set(port.word.valid, started and bool(words))
            ctx.set(port.word.payload, words[0] if words else 0)
            if ctx.get(port.word.valid & port.word.ready):
                words.pop(0)
            start = ctx.get(port.start)
            if ctx.get(self.dut.restart):
                break
            await ctx.tick()
            if start:
                started = True
                ctx.set(port.request, 0)
        self.waiting = [self.after]
        ctx.set(port.request, 0)
        await ctx.tick()
        ctx.set(port.word.valid, 0)
        await super().run(ctx)


@pytest.mark.few(11)
@pytest.mark.parametrize("restart_at", [*range(16), *range(29, 37), 150, 600, 724, 733, 744, 748, 753, 758, 764])
def test_a_restart_closes_the_block_in_flight_and_numbers_from_zero(restart_at):
    dut = BlockSender(2, protocol=PROTOCOL)
    generator = random.Random(restart_at)
    first, second = payload(generator, 120), payload(generator, 3)
    begun = restart_at > 1
    whole, _ = run(dut, [ResetSource(dut, [first], after=second)], 2 if begun else 1, restart_at=restart_at, lost=5)
    numbers = [blocks.decode(block).number for block in whole]
    epochs = [blocks.decode(block).epoch for block in whole]
    if begun:
        # What was taken stands in a sound block. Until its number has been fetched, it gets the new 0 itself.
        assert (numbers, epochs) == (([0, 1], [EPOCH] * 2) if restart_at < 12 else ([0, 0], [0, EPOCH]))
        cut = blocks.decode(whole[0])
        taken = min(120, max(0, (restart_at - 26) // 6))
        assert abs(len(cut.payload) - taken) <= 2
        assert cut.payload == tuple(first[3][: len(cut.payload)])
        assert cut.lost == 5
        if cut.payload:
            assert cut.base == first[2]
    assert whole[-1] == encode(numbers[-1], second, 5, EPOCH)
