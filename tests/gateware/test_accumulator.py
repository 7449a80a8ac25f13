# SPDX-License-Identifier: BSD-2-Clause
"""Counters in block RAM: increments at any distance, reads and clears between them."""

import random
from collections import Counter

import pytest
from amaranth.sim import Simulator

from irqscope_gateware.accumulator import READ_CLOCKS, Accumulator


def run(schedule: list[int | None], *, depth: int = 8, width: int = 6, probes: dict[int, int] | None = None):
    """Clear all, add `schedule` (an address or None a clock); returns the final words and what `probes` {clock:
    address} saw, as {clock: (accepted, data)}."""
    dut = Accumulator(depth=depth, width=width)
    seen, words = {}, []
    probes = probes or {}

    async def read(ctx, address: int) -> int:
        ctx.set(dut.read_address, address)
        ctx.set(dut.read_valid, 1)
        assert ctx.get(dut.read_ready)
        await ctx.tick().repeat(READ_CLOCKS)
        ctx.set(dut.read_valid, 0)
        return ctx.get(dut.data)

    async def bench(ctx) -> None:
        ctx.set(dut.clear_valid, 1)
        for address in range(depth):
            ctx.set(dut.clear_address, address)
            assert ctx.get(dut.clear_ready)
            await ctx.tick()
        ctx.set(dut.clear_valid, 0)
        accepted = {}
        for clock, address in enumerate([*schedule, *[None] * READ_CLOCKS]):
            ctx.set(dut.add_valid, address is not None)
            ctx.set(dut.add_address, address or 0)
            ctx.set(dut.read_valid, clock in probes)
            ctx.set(dut.read_address, probes.get(clock, 0))
            accepted[clock] = ctx.get(dut.read_ready)
            if clock - READ_CLOCKS in probes:
                seen[clock - READ_CLOCKS] = accepted[clock - READ_CLOCKS], ctx.get(dut.data)
            await ctx.tick()
        ctx.set(dut.add_valid, 0)
        while ctx.get(dut.busy):
            await ctx.tick()
        for address in range(depth):
            words.append(await read(ctx, address))

    simulator = Simulator(dut)
    simulator.add_clock(1e-8)
    simulator.add_testbench(bench)
    simulator.run()
    return words, seen


@pytest.mark.parametrize("gap", range(6))
def test_the_same_word_at_every_distance(gap: int) -> None:
    words, _ = run([*[3, *[None] * gap] * 20])
    assert words == [0, 0, 0, 20, 0, 0, 0, 0]


def test_two_words_in_turn() -> None:
    assert run([1, 2] * 10)[0][:4] == [0, 10, 10, 0]


def test_three_words_in_turn() -> None:
    assert run([1, 2, 3] * 7)[0][:5] == [0, 7, 7, 7, 0]


def test_a_counter_wraps_at_its_width() -> None:
    assert run([5] * 70)[0][5] == 70 - 64


@pytest.mark.parametrize("seed", range(20))
def test_random_additions(seed: int) -> None:
    rng = random.Random(seed)
    addresses = rng.sample(range(8), rng.choice([1, 2, 3, 8]))
    busy = rng.choice([0.5, 0.9, 1.0])
    schedule = [rng.choice(addresses) if rng.random() < busy else None for _ in range(300)]
    counts = Counter(schedule)
    assert run(schedule)[0] == [counts[address] % 64 for address in range(8)]


def test_a_read_waits_for_a_free_clock_and_disturbs_nothing() -> None:
    schedule = [2, None, 2, 2, None, None, None, None, None, 2]
    words, seen = run(schedule, probes={0: 2, 3: 7, 8: 2, 9: 2})
    assert words[2] == 4
    assert seen[0][0] == seen[3][0] == seen[9][0] == 0
    assert seen[8] == (1, 3)
