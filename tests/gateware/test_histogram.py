# SPDX-License-Identifier: BSD-2-Clause
"""The bin encoder against the contract, and the histogram's banks and segments."""

import random
from collections import Counter

import pytest
from amaranth.sim import Simulator

from irqscope.contract.statistics import VALUE_BITS, bin_count, bin_low, bin_of
from irqscope_gateware.histogram import BinEncoder, Histogram


def encode(values: list[int], sub_bits: int) -> list[int]:
    """A value each clock."""
    dut = BinEncoder(sub_bits=sub_bits)
    bins = []

    async def bench(ctx) -> None:
        for value in [*values, 0, 0]:
            ctx.set(dut.value, value)
            bins.append(ctx.get(dut.bin))
            await ctx.tick()

    simulator = Simulator(dut)
    simulator.add_clock(1e-8)
    simulator.add_testbench(bench)
    simulator.run()
    return bins[2:]


@pytest.mark.parametrize("sub_bits", range(7))
def test_bins_are_those_of_the_contract(sub_bits: int) -> None:
    rng = random.Random(sub_bits)
    values = list(range(4 << sub_bits))
    for index in range(0, bin_count(sub_bits), 7):
        values += [bin_low(index, sub_bits), bin_low(index + 1, sub_bits) - 1]
    values += [rng.getrandbits(rng.randrange(1, VALUE_BITS + 1)) for _ in range(200)] + [(1 << VALUE_BITS) - 1]
    assert encode(values, sub_bits) == [bin_of(value, sub_bits) for value in values]


@pytest.mark.parametrize("banks", [1, 2])
def test_segments_and_banks_do_not_mix(banks: int) -> None:
    rng = random.Random(1)
    sub_bits, segments, bin_bits = 1, 3, 3
    dut = Histogram(segments=segments, sub_bits=sub_bits, banks=banks, bin_bits=bin_bits)
    wanted: Counter[tuple[int, int, int]] = Counter()
    found: Counter[tuple[int, int, int]] = Counter()
    places = [(s, b, i) for s in range(segments) for b in range(banks) for i in range(bin_count(sub_bits))]

    async def bench(ctx) -> None:
        def address(port, place) -> None:
            for name, value in zip(("segment", "bank", "index"), place, strict=True):
                ctx.set(port[name], value)

        ctx.set(dut.clear_valid, 1)
        for place in places:
            address(dut.clear_address, place)
            await ctx.tick()
        ctx.set(dut.clear_valid, 0)
        for _ in range(500):
            segment, bank = rng.randrange(segments), rng.randrange(banks)
            value = rng.getrandbits(rng.choice([2, 3, 34]))
            wanted[segment, bank, bin_of(value, sub_bits)] += 1
            ctx.set(dut.valid, 1)
            ctx.set(dut.segment, segment)
            ctx.set(dut.bank, bank)
            ctx.set(dut.value, value)
            await ctx.tick()
        ctx.set(dut.valid, 0)
        await ctx.tick()
        assert ctx.get(dut.busy)
        while ctx.get(dut.busy):
            await ctx.tick()
        ctx.set(dut.read_valid, 1)
        for place in places:
            address(dut.read_address, place)
            await ctx.tick().repeat(2)
            found[place] = ctx.get(dut.data)

    simulator = Simulator(dut)
    simulator.add_clock(1e-8)
    simulator.add_testbench(bench)
    simulator.run()
    turned = {place: count % (1 << bin_bits) for place, count in wanted.items()}
    assert +found == +Counter(turned) and max(wanted.values()) >= 1 << bin_bits
