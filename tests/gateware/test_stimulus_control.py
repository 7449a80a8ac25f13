# SPDX-License-Identifier: BSD-2-Clause
"""The stimulus between its pulses: reset, restart, idle."""

import pytest
from amaranth.hdl import Fragment, Module, ResetInserter
from amaranth.lib import wiring
from amaranth.lib.wiring import In
from amaranth.sim import Simulator, SimulatorContext
from internals import internals

from irqscope.contract.registers import Dither
from irqscope.contract.stimulus import START_CLOCKS
from irqscope.device.stimulus_plan import StimulusPlan
from irqscope_gateware import linear
from irqscope_gateware.stimulus import Stimulus, stimulus_layout


def configure(ctx: SimulatorContext, dut: Stimulus, plan: StimulusPlan) -> None:
    ctx.set(dut.config, {name: int(getattr(plan, name)) for name in stimulus_layout().members})


def test_safe_level() -> None:
    """Stopped, the pin follows `active_low`; a reset in a pulse leaves it inactive and stopped until a new rise."""
    dut = Stimulus(2)
    sim = Simulator(resettable := Resettable(dut))
    sim.add_clock(1e-6)

    async def testbench(ctx: SimulatorContext) -> None:
        assert ctx.get(dut.output) == 0b00
        plan = StimulusPlan(period=400, width=200, active_low=1)
        configure(ctx, dut, plan)
        await ctx.tick().repeat(3)
        assert ctx.get(dut.output) == 0b11
        ctx.set(dut.run, 1)
        await ctx.tick().repeat(START_CLOCKS)
        assert ctx.get(dut.slot.valid)
        await ctx.tick().repeat(3)
        assert ctx.get(dut.output) == 0b00
        ctx.set(resettable.clear, 1)
        await ctx.tick()
        ctx.set(resettable.clear, 0)
        await ctx.tick()
        for _ in range(2 * START_CLOCKS):
            assert ctx.get(dut.output) == 0b11 and not ctx.get(dut.running)
            await ctx.tick()
        ctx.set(dut.run, 0)
        await ctx.tick()
        ctx.set(dut.run, 1)
        await ctx.tick().repeat(START_CLOCKS)
        assert ctx.get(dut.slot.valid)

    sim.add_testbench(testbench)
    sim.run()


@pytest.mark.parametrize("dither", list(Dither))
def test_a_reset_leaves_nothing_behind(dither: Dither) -> None:
    """Whenever a run is cut by a reset, the next one has the edges of the very first; so it has without a reset."""
    dut = Stimulus(2)
    sim = Simulator(resettable := Resettable(dut))
    sim.add_clock(1e-6)
    plan = StimulusPlan(period=101, width=3, dither=dither, span=40, burst=3, gap=7, count=3, delay=5, seed=9)
    runs: list[list[int]] = []

    async def run(ctx: SimulatorContext, clocks: int) -> list[int]:
        ctx.set(dut.run, 1)
        edges = []
        for clock in range(clocks):
            if ctx.get(dut.slot.valid):
                edges.append(2 * clock + ctx.get(dut.slot.sub))
            await ctx.tick()
        return edges

    async def testbench(ctx: SimulatorContext) -> None:
        configure(ctx, dut, plan)
        await ctx.tick()
        for cut in (None, 1, 2, 60, START_CLOCKS, *range(START_CLOCKS + 1, START_CLOCKS + 16), START_CLOCKS + 60):
            for clear in (1, 0):
                if cut is not None:
                    await run(ctx, cut)
                ctx.set(resettable.clear, clear)
                ctx.set(dut.run, 0)
                await ctx.tick()
                ctx.set(resettable.clear, 0)
                await ctx.tick().repeat(6)
                assert not ctx.get(dut.running)
                runs.append(await run(ctx, START_CLOCKS + 200))
                ctx.set(dut.run, 0)
                await ctx.tick().repeat(6)

    sim.add_testbench(testbench)
    sim.run()
    assert len(runs[0]) == 9
    assert all(edges == runs[0] for edges in runs)


def test_restart_waits_for_the_pulse() -> None:
    """The run bit falls and rises within a pulse: the pulse ends whole, then the new schedule starts as configured."""
    samples, width = 2, 100
    dut = Stimulus(samples)
    sim = Simulator(dut)
    sim.add_clock(1e-6)
    edges = []
    pin = []

    async def testbench(ctx: SimulatorContext) -> None:
        plan = StimulusPlan(period=400, width=width)
        configure(ctx, dut, plan)
        await ctx.tick()
        for clock in range(2 * START_CLOCKS + 120):
            ctx.set(dut.run, clock != START_CLOCKS + 10)
            if edges and not ctx.get(dut.running):
                ctx.set(dut.config.active_low, 1)
            if ctx.get(dut.slot.valid):
                edges.append(clock)
            pin.append(ctx.get(dut.output))
            await ctx.tick()

    sim.add_testbench(testbench)
    sim.run()
    assert edges[0] == START_CLOCKS
    restart = START_CLOCKS + width // samples + 1
    assert edges == [START_CLOCKS, restart + START_CLOCKS]
    pulse = pin[START_CLOCKS : START_CLOCKS + width // samples]
    assert pulse == [0b11] * (width // samples), "the pulse keeps its polarity and its width"
    assert pin[restart + 2 : restart + START_CLOCKS] == [0b11] * (START_CLOCKS - 2)
    assert pin[restart + START_CLOCKS] == 0b00


def test_only_counters_move_between_edges() -> None:
    """Of all registers, found in the elaborated design, none but those declared linear changes while nothing is due."""
    dut = Stimulus(2)
    fragment = Fragment.get(dut, None)
    others = [signal for signal in internals(fragment).values() if linear.ATTRIBUTE not in signal.attrs]
    assert len(others) > 20
    sim = Simulator(fragment)
    sim.add_clock(1e-6)

    async def testbench(ctx: SimulatorContext) -> None:
        plan = StimulusPlan(period=2000, width=600, dither=Dither.EXPONENTIAL, span=500)
        configure(ctx, dut, plan)
        await ctx.tick()
        ctx.set(dut.run, 1)
        await ctx.tick().repeat(2 * START_CLOCKS)
        changes = []
        before: list[int] = []
        for _ in range(600):
            after = [ctx.get(signal) for signal in others]
            changes.append(before != after)
            before = after
            assert ctx.get(dut.running)
            await ctx.tick()
        assert "".join(".#"[change] for change in changes[1:]).strip(".").count("#") == 3, "the end of the pulse only"

    sim.add_testbench(testbench)
    sim.run()


class Resettable(wiring.Component):
    """A stimulus with the reset that the instrument gives to everything that measures."""

    clear: In(1)

    def __init__(self, dut: Stimulus) -> None:
        self.dut = dut
        super().__init__()

    def elaborate(self, platform: object) -> Module:
        m = Module()
        m.submodules.dut = ResetInserter(self.clear)(self.dut)
        return m
