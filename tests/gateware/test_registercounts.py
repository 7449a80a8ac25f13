# SPDX-License-Identifier: BSD-2-Clause
"""What the register file counts, read while it counts, and kept when it is marked."""

import random

import pytest
from amaranth.hdl import C
from amaranth.sim import Simulator
from registerfilebench import INPUTS, Bench
from seeds import seeds

from irqscope.contract.commands import Opcode, Status
from irqscope.contract.registers import BY_NAME, NOW_HIGH, NOW_LOW, RESET
from irqscope_gateware.registerfile import counted, marked_at


@INPUTS
@pytest.mark.parametrize("seed", seeds(1, 4))
def test_what_counts_is_read_by_both_clients_while_it_counts(seed, identity):
    """Three clocks before `done` every count is what was read; a soft reset begins from 0, and says when it is done."""
    generator = random.Random(seed)
    bench = Bench(identity=identity)
    dut, file = bench.dut, bench.dut.registers
    limits = {register.name: limit for register, limit in counted(identity).items()}
    counts = dict.fromkeys(limits, 0)
    before = [dict(counts)] * 2  # one and two clocks ago
    reads = []
    rate = generator.choice((0.01, 0.3, 1.0))

    async def amounts(ctx):
        nonlocal before
        shown = dict.fromkeys(limits, 0)
        await ctx.tick()  # the first clock's amounts do not count
        while True:
            now = {name: generator.randrange(limit + 1) * (generator.random() < rate) for name, limit in limits.items()}
            for name, amount in now.items():
                if amount != shown[name]:
                    ctx.set(file.amount[name], amount)
            shown = now
            _, _, reset = await ctx.tick().sample(file.soft_reset)
            before = [dict(counts), before[0]]
            for name, amount in now.items():
                counts[name] = 0 if reset else counts[name] + amount

    async def other(ctx):
        ctx.set(dut.other.request, 1)
        while True:
            name = generator.choice([*limits])
            ctx.set(dut.other.address, BY_NAME[name].address)
            before_done = before
            _, _, done, value = await ctx.tick().sample(dut.other.done, dut.other.value)
            while not done:
                before_done = before
                _, _, done, value = await ctx.tick().sample(dut.other.done, dut.other.value)
            reads.append(value)
            assert value == before_done[1][name]

    async def testbench(ctx):
        for value in (1, 2):
            first = min(BY_NAME[name].address for name in limits)
            for start in (first, first + 40):
                assert (await bench.execute(ctx, Opcode.READ, start, 30))[0] & 0xFF == Status.OK
            await bench.execute(ctx, Opcode.WRITE, RESET.address, value)
            while ctx.get(file.busy):
                await bench.tick(ctx)

    simulator = Simulator(dut)
    simulator.add_clock(1e-6)
    simulator.add_testbench(amounts, background=True)
    simulator.add_testbench(other, background=True)
    simulator.add_testbench(testbench)
    simulator.run()
    assert len(reads) > 100


@INPUTS
def test_a_mark_keeps_what_was_lost_of_each_source(identity):
    """Twice, under two numbers; nobody else reads it, and `now_high`, which stands among them, stays."""
    bench = Bench(identity=identity)
    dut, file = bench.dut, bench.dut.registers
    lost = {source: f"lost_{source.label}" for source in identity.sources}
    kept = []

    async def read(ctx, port, address):
        ctx.set(port.address, address)
        ctx.set(port.request, 1)
        while True:
            _, _, done, value = await ctx.tick().sample(port.done, port.value)
            if done:
                ctx.set(port.request, 0)
                await ctx.tick()
                return value

    async def testbench(ctx):
        ctx.set(file.status["now_low"], 1)
        ctx.set(file.status["now_high"], 0xABCD)
        await ctx.tick().repeat(file.words.mark_rest)
        for bank in (0, 1):
            for number, name in enumerate(lost.values()):
                ctx.set(file.amount[name], 1)
                await ctx.tick().repeat(1 + number + 20 * bank)
                ctx.set(file.amount[name], 0)
            await ctx.tick().repeat(file.words.mark_rest)
            assert await read(ctx, dut.other, NOW_LOW.address) == 1
            ctx.set(file.mark, 1)
            ctx.set(file.mark_bank, bank)
            await ctx.tick()
            ctx.set(file.mark, 0)
            kept.append(await read(ctx, dut.other, NOW_HIGH.address))
        for bank, more in ((0, 0), (1, 20)):
            for number, source in enumerate(lost):
                address = ctx.get(marked_at(C(source, file.number_bits), C(bank, 1)))
                wanted = (1 + number) * (1 + bank) + more
                assert await read(ctx, file.counts, address) == wanted
                assert await read(ctx, dut.other, address) == 0

    bench.run(testbench)
    assert kept == [0xABCD] * 2
