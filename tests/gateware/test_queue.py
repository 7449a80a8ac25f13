# SPDX-License-Identifier: BSD-2-Clause
"""The queue keeps order, loses nothing that it accepted, and shows a record after two clocks, or three."""

import gc
import random

import pytest
from amaranth.lib import data
from amaranth.sim import Simulator
from seeds import seeds

from irqscope_gateware.queue import Queue


def simulate(dut, testbench):
    simulator = Simulator(dut)
    simulator.add_clock(1e-6)
    simulator.add_testbench(testbench)
    simulator.run()


@pytest.mark.filterwarnings("ignore::amaranth.hdl.UnusedElaboratable")
@pytest.mark.parametrize("depth", [0, 1, 3, 12])
def test_refuses_depths_that_are_no_power_of_two(depth):
    with pytest.raises(ValueError, match="power of two"):
        Queue(8, depth=depth)
    gc.collect()


@pytest.mark.parametrize(("registered", "clocks"), [(False, 2), (True, 3)])
def test_when_a_record_is_shown_after_it_was_written(registered, clocks):
    dut = Queue(8, depth=4, registered=registered)

    async def testbench(ctx):
        ctx.set(dut.w_data, 0x5A)
        ctx.set(dut.w_valid, 1)
        shown = []
        for _ in range(5):
            shown.append((ctx.get(dut.read.valid), ctx.get(dut.level)))
            await ctx.tick()
            ctx.set(dut.w_valid, 0)
        assert shown == [(clock >= clocks, clock >= 2) for clock in range(5)]
        assert ctx.get(dut.read.payload) == 0x5A

    simulate(dut, testbench)


@pytest.mark.parametrize(("registered", "first"), [(False, 2), (True, 3)])
def test_a_reader_that_is_always_ready_gets_a_record_every_second_clock(registered, first):
    dut = Queue(8, depth=16, registered=registered)

    async def testbench(ctx):
        taken = []
        ctx.set(dut.read.ready, 1)
        for clock in range(40):
            ctx.set(dut.w_valid, clock < 16)
            ctx.set(dut.w_data, clock)
            if ctx.get(dut.read.valid):
                taken.append((clock, ctx.get(dut.read.payload)))
            await ctx.tick()
        assert taken == [(first + 2 * n, n) for n in range(16)]

    simulate(dut, testbench)


@pytest.mark.parametrize("registered", [False, True])
@pytest.mark.parametrize("depth", [2, 4, 16])
@pytest.mark.parametrize("seed", seeds(4, 6))
def test_equals_a_list(depth, seed, registered):
    generator = random.Random(seed)
    layout = data.StructLayout({"kind": 3, "value": 40})
    dut = Queue(layout, depth=depth, registered=registered)

    async def testbench(ctx):
        model = []
        level = full_clocks = 0
        for clock in range(1500):
            # Phases: writer faster, reader faster, both at full speed.
            write_share, read_share = [(0.8, 0.2), (0.2, 0.8), (1.0, 1.0), (0.0, 1.0), (1.0, 0.0)][clock // 60 % 5]
            write, ready = generator.random() < write_share, generator.random() < read_share
            record = {"kind": generator.randrange(8), "value": generator.getrandbits(40)}
            write = write and not ctx.get(dut.full)
            ctx.set(dut.w_valid, write)
            ctx.set(dut.w_data, record)
            ctx.set(dut.read.ready, ready)
            assert ctx.get(dut.level) == level
            level = len(model)  # a clock late
            full = ctx.get(dut.full)
            assert full == (ctx.get(dut.level) >= depth - 1)
            assert level < depth or full
            full_clocks += full
            if ctx.get(dut.read.valid):
                head = ctx.get(dut.read.payload)
                assert {"kind": head.kind, "value": head.value} == model[0]
                if ready:
                    model.pop(0)
            if write:
                model.append(record)
            await ctx.tick()
        assert full_clocks > 50

    simulate(dut, testbench)


def test_a_draft_is_replaced_until_it_is_confirmed():
    dut = Queue(8, depth=8)

    async def testbench(ctx):
        async def write(value, *, valid=0, draft=0, confirm=0):
            for port, bit in ((dut.w_valid, valid), (dut.w_draft, draft), (dut.w_confirm, confirm)):
                ctx.set(port, bit)
            ctx.set(dut.w_data, value)
            await ctx.tick()

        await write(1, valid=1)
        await write(2, draft=1)
        await write(3, draft=1)
        await write(0)
        await write(0)
        assert ctx.get(dut.level) == 1
        await write(9, confirm=1)  # 3
        await write(4, draft=1)
        await write(5, draft=1, confirm=1)
        await write(6, draft=1)
        await write(7, valid=1)
        for value in (8, 9, 10):
            await write(value, valid=1)
        await write(0)
        assert ctx.get(dut.full)
        assert ctx.get(dut.level) == 7
        ctx.set(dut.read.ready, 1)
        taken = []
        for _ in range(20):
            if ctx.get(dut.read.valid):
                taken.append(ctx.get(dut.read.payload))
            await ctx.tick()
        assert taken == [1, 3, 5, 7, 8, 9, 10]

    simulate(dut, testbench)
