# SPDX-License-Identifier: BSD-2-Clause
"""The flush timer: when it is over, and that it begins anew."""

import random

import pytest
from amaranth.sim import Simulator

from irqscope_gateware.flushtimer import FlushTimer


def overs(flush: int, waits: list[int]) -> list[int]:
    """`over` in each clock."""
    dut = FlushTimer(name="timer")
    seen = []

    async def testbench(ctx):
        ctx.set(dut.flush, flush)
        await ctx.tick()
        for bit in waits:
            ctx.set(dut.waits, bit)
            seen.append(ctx.get(dut.over))
            await ctx.tick()

    simulator = Simulator(dut)
    simulator.add_clock(1e-8)
    simulator.add_testbench(testbench)
    simulator.run()
    return seen


def expected(flush: int, waits: list[int]) -> list[int]:
    """1 where it has waited for flush + 2 clocks without a break, up to the clock before."""
    waited, wanted = 0, []
    for bit in waits:
        wanted.append(int(waited >= flush + 2))
        waited = waited + 1 if bit else 0
    return wanted


@pytest.mark.parametrize("flush", [0, 1, 2, 50])
def test_it_is_over_after_flush_clocks_and_two(flush: int) -> None:
    waits = [0] * 5 + [1] * (flush + 20) + [0] * 5
    seen = overs(flush, waits)
    assert seen.index(1) == 5 + flush + 2
    assert seen == expected(flush, waits)


@pytest.mark.parametrize("seed", range(4))
def test_it_begins_anew_whenever_nothing_waited_for_a_clock(seed: int) -> None:
    generator = random.Random(seed)
    waits = []
    for _ in range(60):
        waits += [0] * generator.choice((1, 1, 2, 9)) + [1] * generator.randrange(1, 30)
    flush = generator.randrange(12)
    assert overs(flush, waits) == expected(flush, waits)
