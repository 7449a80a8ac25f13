# SPDX-License-Identifier: BSD-2-Clause
"""The delay line."""

import random

import pytest
from amaranth.lib import data
from amaranth.sim import Simulator, SimulatorContext

from irqscope_gateware.delay import DelayLine
from irqscope_gateware.edgedelay import EdgeDelay
from irqscope_gateware.layouts import slot_layout
from irqscope_gateware.sampledelay import SampleDelay


@pytest.mark.parametrize("clocks", [1, 2, 3, 9])
@pytest.mark.parametrize("shape", [1, 5, slot_layout(4), data.ArrayLayout(3, 2)])
def test_shows_what_was_there_before(shape: object, clocks: int) -> None:
    dut = DelayLine(shape, clocks)
    sim = Simulator(dut)
    sim.add_clock(1e-6)
    rng = random.Random(clocks)

    async def testbench(ctx: SimulatorContext) -> None:
        given = dut.i if isinstance(shape, int) else dut.i.as_value()
        shown = dut.o if isinstance(shape, int) else dut.o.as_value()
        past = [0] * clocks
        for _ in range(50):
            past.append(rng.getrandbits(len(given)))
            ctx.set(given, past[-1])
            assert ctx.get(shown) == past.pop(0)
            await ctx.tick()

    sim.add_testbench(testbench)
    sim.run()


def test_no_delay_is_a_wire() -> None:
    dut = DelayLine(8, 0)
    sim = Simulator(dut)

    async def testbench(ctx: SimulatorContext) -> None:
        for value in (0, 255, 1):
            ctx.set(dut.i, value)
            assert ctx.get(dut.o) == value

    sim.add_testbench(testbench)
    sim.run()


def test_negative_delays_are_refused() -> None:
    class Refused(DelayLine):
        _MustUse__silence = True  # Amaranth warns of components that are never elaborated

    with pytest.raises(ValueError, match="look ahead"):
        Refused(1, -1)


@pytest.mark.parametrize("samples", [1, 2, 4, 8])
def test_samples_are_late_by_any_number(samples: int) -> None:
    for delay in range(1, 2 * samples + 2):
        dut = SampleDelay(samples, delay)
        sim = Simulator(dut)
        sim.add_clock(1e-6)
        rng = random.Random(delay)

        async def testbench(ctx: SimulatorContext, dut: SampleDelay = dut, rng: random.Random = rng) -> None:
            line = [0] * dut.delay
            for clock in range(20):
                line += [rng.getrandbits(1) for _ in range(samples)]
                ctx.set(dut.i, sum(level << k for k, level in enumerate(line[-samples:])))
                want = line[clock * samples : (clock + 1) * samples]
                assert ctx.get(dut.o) == sum(level << k for k, level in enumerate(want))
                await ctx.tick()

        sim.add_testbench(testbench)
        sim.run()


@pytest.mark.parametrize("clocks", [1, 2, 3, 8, 9])
@pytest.mark.parametrize("sub_bits", [0, 1, 3])
def test_edges_are_late(sub_bits: int, clocks: int) -> None:
    dut = EdgeDelay(sub_bits, clocks)
    sim = Simulator(dut)
    sim.add_clock(1e-6)
    rng = random.Random(clocks)

    async def testbench(ctx: SimulatorContext) -> None:
        past = [None] * clocks
        for _ in range(300):
            edge = rng.getrandbits(sub_bits) if past[-1] is None and rng.random() < 0.8 else None
            past.append(edge)
            ctx.set(dut.valid, edge is not None)
            ctx.set(dut.sub, rng.getrandbits(sub_bits) if edge is None else edge)
            late = past.pop(0)
            assert ctx.get(dut.late_valid) == (late is not None)
            if late is not None:
                assert ctx.get(dut.late_sub) == late
            await ctx.tick()

    sim.add_testbench(testbench)
    sim.run()
