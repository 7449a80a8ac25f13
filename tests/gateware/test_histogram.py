# SPDX-License-Identifier: BSD-2-Clause
"""The bin encoder against the contract."""

import random

import pytest
from amaranth.sim import Simulator

from irqscope.contract.statistics import VALUE_BITS, bin_count, bin_low, bin_of
from irqscope_gateware.histogram import STRIDE, BinEncoder


def encode(values: list[int], sub_bits: int) -> list[tuple[int, int]]:
    """The result of each value, and the clocks it took after the one of `load`."""
    dut = BinEncoder(sub_bits=sub_bits)
    results = []

    async def bench(ctx) -> None:
        for value in values:
            ctx.set(dut.load, 1)
            ctx.set(dut.value, value)
            await ctx.tick()
            ctx.set(dut.load, 0)
            ctx.set(dut.value, 0)
            await ctx.tick()
            clocks = 1
            while not ctx.get(dut.done):
                await ctx.tick()
                clocks += 1
            result = ctx.get(dut.bin)
            await ctx.tick()
            assert ctx.get(dut.done) and ctx.get(dut.bin) == result
            results.append((result, clocks))

    simulator = Simulator(dut)
    simulator.add_clock(1e-8)
    simulator.add_testbench(bench)
    simulator.run()
    return results


@pytest.mark.parametrize("sub_bits", range(7))
def test_bins_are_those_of_the_contract(sub_bits: int) -> None:
    rng = random.Random(sub_bits)
    values = list(range(4 << sub_bits))
    for index in range(0, bin_count(sub_bits), 7):
        values += [bin_low(index, sub_bits), bin_low(index + 1, sub_bits) - 1]
    values += [rng.getrandbits(rng.randrange(1, VALUE_BITS + 1)) for _ in range(100)] + [(1 << VALUE_BITS) - 1]
    for value, (found, clocks) in zip(values, encode(values, sub_bits), strict=True):
        assert found == bin_of(value, sub_bits)
        shift = value.bit_length() - sub_bits - 1
        assert clocks == 1 + (sum(divmod(shift, STRIDE)) if shift > 0 else 0)
