# SPDX-License-Identifier: BSD-2-Clause
"""The limits of a segment: each word comes as it was written last, whatever was written to the other limits."""

import random
from types import SimpleNamespace

from amaranth.sim import Simulator
from limit_writer import write_limits, write_register

from irqscope_gateware.limits import LIMITS, Limits
from irqscope_gateware.pending import WORD_BITS, WORDS


async def held(ctx, dut: Limits) -> dict[str, int]:
    """All limits, word by word."""
    found = dict.fromkeys(LIMITS, 0)
    for word in range(WORDS):
        ctx.set(dut.word, word)
        await ctx.tick()
        for name in LIMITS:
            complement = ctx.get(getattr(dut, name))
            found[name] |= (complement ^ ((1 << WORD_BITS) - 1)) << WORD_BITS * word
    return found


def test_limits_are_those_that_were_written() -> None:
    dut, rng = Limits(), random.Random(1)

    async def testbench(ctx) -> None:
        assert await held(ctx, dut) == dict.fromkeys(LIMITS, 0)
        for _ in range(20):
            wanted = {name: rng.getrandbits(40) for name in LIMITS}
            await write_limits(ctx, dut.written, SimpleNamespace(**wanted))
            assert await held(ctx, dut) == wanted
        for name in rng.choices(LIMITS, k=20):
            half, shift, width = rng.choice([("low", 0, 32), ("high", 32, 8)])
            value = rng.getrandbits(width)
            await write_register(ctx, dut.written, f"{name}_{half}", value)
            wanted[name] = wanted[name] & ~(((1 << width) - 1) << shift) | value << shift
            assert await held(ctx, dut) == wanted

    simulator = Simulator(dut)
    simulator.add_clock(1e-8)
    simulator.add_testbench(testbench)
    simulator.run()
