# SPDX-License-Identifier: BSD-2-Clause
"""The queue keeps order, loses nothing that it accepted, and shows a record after three clocks."""

import gc
import random

import pytest
from amaranth.lib import data
from amaranth.sim import Simulator

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


def test_a_record_is_shown_three_clocks_after_it_was_written():
    dut = Queue(8, depth=4)

    async def testbench(ctx):
        ctx.set(dut.w_data, 0x5A)
        ctx.set(dut.w_valid, 1)
        shown = []
        for _ in range(5):
            shown.append((ctx.get(dut.read.valid), ctx.get(dut.level)))
            await ctx.tick()
            ctx.set(dut.w_valid, 0)
        assert shown == [(0, 0), (0, 1), (0, 1), (1, 1), (1, 1)]
        assert ctx.get(dut.read.payload) == 0x5A

    simulate(dut, testbench)


def test_a_reader_that_is_always_ready_gets_a_record_every_second_clock():
    dut = Queue(8, depth=16)

    async def testbench(ctx):
        taken = []
        ctx.set(dut.read.ready, 1)
        for clock in range(40):
            ctx.set(dut.w_valid, clock < 16)
            ctx.set(dut.w_data, clock)
            if ctx.get(dut.read.valid):
                taken.append((clock, ctx.get(dut.read.payload)))
            await ctx.tick()
        assert taken == [(3 + 2 * n, n) for n in range(16)]

    simulate(dut, testbench)


@pytest.mark.parametrize("depth", [2, 4, 16])
@pytest.mark.parametrize("seed", range(6))
def test_equals_a_list(depth, seed):
    generator = random.Random(seed)
    layout = data.StructLayout({"kind": 3, "value": 40})
    dut = Queue(layout, depth=depth)

    async def testbench(ctx):
        model = []
        full_clocks = 0
        for clock in range(1500):
            # Phases: writer faster, reader faster, both at full speed.
            write_share, read_share = [(0.8, 0.2), (0.2, 0.8), (1.0, 1.0), (0.0, 1.0), (1.0, 0.0)][clock // 60 % 5]
            write, ready = generator.random() < write_share, generator.random() < read_share
            record = {"kind": generator.randrange(8), "value": generator.getrandbits(40)}
            ctx.set(dut.w_valid, write)
            ctx.set(dut.w_data, record)
            ctx.set(dut.read.ready, ready)
            assert ctx.get(dut.level) == len(model)
            full = len(model) == depth
            assert ctx.get(dut.full) == full
            full_clocks += full
            if ctx.get(dut.read.valid):
                head = ctx.get(dut.read.payload)
                assert {"kind": head.kind, "value": head.value} == model[0]
                if ready:
                    model.pop(0)
            if write and not full:
                model.append(record)
            await ctx.tick()
        assert full_clocks > 50

    simulate(dut, testbench)
