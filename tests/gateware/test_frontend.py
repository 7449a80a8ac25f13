# SPDX-License-Identifier: BSD-2-Clause
"""The front end of the virtual bench has the delays that the contract states, and so has a lane behind it."""

import random

import pytest
from amaranth.hdl import Module
from amaranth.lib import wiring
from amaranth.sim import Simulator, SimulatorContext

from irqscope.contract.frontends import FRONT_ENDS, FrontEndId, stamp_offset
from irqscope.contract.roles import FEW, INPUTS, STIMULI
from irqscope_gateware.frontend import FrontEndSignature, SimulationFrontEnd
from irqscope_gateware.lane import Lane

KIND = FRONT_ENDS[FrontEndId.SIMULATION]


@pytest.mark.parametrize("r", [1, 2, 4, 8])
def test_delays_are_those_of_the_contract(r: int) -> None:
    """Every sample of every pin, both ways."""
    dut = SimulationFrontEnd(r)
    sim = Simulator(dut)
    sim.add_clock(1e-6)
    rng = random.Random(r)
    mask = (1 << r) - 1

    async def testbench(ctx: SimulatorContext) -> None:
        arriving = [0] * KIND.input_clocks
        leaving = [0] * KIND.output_clocks
        for _ in range(60):
            arriving.append(rng.getrandbits(r * FEW))
            leaving.append(rng.getrandbits(r * len(STIMULI)))
            ctx.set(dut.inputs, arriving[-1])
            for number in range(len(STIMULI)):
                ctx.set(dut.core.stimulus[number], leaving[-1] >> number * r & mask)
            seen = arriving.pop(0)
            for role in INPUTS[:FEW]:
                assert ctx.get(dut.core.samples[role]) == seen >> role * r & mask
            assert ctx.get(dut.outputs) == leaving.pop(0)
            await ctx.tick()

    sim.add_testbench(testbench)
    sim.run()


@pytest.mark.parametrize("r", [1, 2, 4, 8])
@pytest.mark.parametrize("filter_clocks", [1, 4])
def test_stamp_offset_holds_from_pin_to_slot(r: int, filter_clocks: int) -> None:
    """An edge at each sampling instant of a clock in turn; its stamp is the instant's index plus `stamp_offset`."""
    m = Module()
    m.submodules.front_end = front_end = SimulationFrontEnd(r)
    m.submodules.lane = lane = Lane(r, filter_clocks)
    m.d.comb += lane.samples.eq(front_end.core.samples[2])
    sim = Simulator(m)
    sim.add_clock(1e-6)
    gap = 8 * r + 1
    edges = [3 * r + number * gap for number in range(r + 2)]
    stamps = []

    async def testbench(ctx: SimulatorContext) -> None:
        ctx.set(lane.config, {"enable": 1, "rise": 1, "fall": 1, "filter": lane.filter_limit})
        for clock in range(edges[-1] // r + 20):
            slot = ctx.get(lane.slot)
            if slot.valid:
                stamps.append(clock * r + slot.sub)
            levels = [sum(edge <= clock * r + k for edge in edges) % 2 for k in range(r)]
            ctx.set(front_end.inputs, sum(level << k for k, level in enumerate(levels)) << 2 * r)
            await ctx.tick()

    sim.add_testbench(testbench)
    sim.run()
    assert stamps == [edge + stamp_offset(KIND, r, filter_clocks) for edge in edges]


def test_the_core_side_connects_to_its_counterpart() -> None:
    m = Module()
    m.submodules.front_end = front_end = SimulationFrontEnd(2)
    core = FrontEndSignature(2).flip().create()
    wiring.connect(m, front_end.core, core)
    Simulator(m)
