# SPDX-License-Identifier: BSD-2-Clause
"""The time base in simulation; that it equals a plain counter for ever is proven in tests/formal."""

import pytest
from amaranth.sim import Simulator, SimulatorContext

from irqscope_gateware.timebase import TimeBase


@pytest.mark.parametrize("samples", [1, 2, 4, 8])
@pytest.mark.parametrize("segment_bits", [2, 3, 5, 32])
def test_counts_clocks_from_zero(samples: int, segment_bits: int) -> None:
    dut = TimeBase(samples, segment_bits)
    assert (1 << len(dut.clocks)) * samples == 1 << 64, "ticks have 64 bits"
    sim = Simulator(dut)
    sim.add_clock(1e-6)

    async def testbench(ctx: SimulatorContext) -> None:
        for clock in range(200):
            assert ctx.get(dut.clocks) == clock
            assert ctx.get(dut.carry) == ((clock + 1) % (1 << segment_bits) == 0)
            await ctx.tick()

    sim.add_testbench(testbench)
    sim.run()


def test_too_narrow_segments_are_refused() -> None:
    class Refused(TimeBase):
        _MustUse__silence = True  # Amaranth warns of components that are never elaborated

    with pytest.raises(ValueError, match="at least 2 bits"):
        Refused(1, 1)
