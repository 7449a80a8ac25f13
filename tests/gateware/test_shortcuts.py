# SPDX-License-Identifier: BSD-2-Clause
"""The shortcuts of this folder read, set and refuse as Amaranth does by itself."""

import random

import pytest
from amaranth.hdl import Cat, Elaboratable, Module, Signal, signed
from amaranth.lib.data import ArrayLayout, StructLayout, View
from amaranth.lib.memory import Memory
from amaranth.sim import Simulator, SimulatorContext, _async, _pyrtl, pysim
from seeds import seeds
from shortcuts import FIELD, GET, SET, STEP, TICK, field

INNER = StructLayout({"low": 3, "below": signed(4), "high": 5})
OUTER = StructLayout({"flag": 1, "inner": INNER, "row": ArrayLayout(INNER, 3)})


class Example(Elaboratable):
    """A register that follows `view`, a sum of two of its fields, and a memory of others."""

    def __init__(self) -> None:
        self.view, self.follows = Signal(OUTER), Signal(OUTER)
        self.plain, self.negative, self.total = Signal(7), Signal(signed(6)), Signal(8)
        self.stored, self.fetched = Signal(5), Signal(5)

    def elaborate(self, platform: object) -> Module:
        m = Module()
        m.d.sync += self.follows.eq(self.view)
        m.d.comb += self.total.eq(self.view.inner.low + self.view.row[1].high)
        m.submodules.memory = memory = Memory(shape=5, depth=6, init=[])
        write, read, fetch = memory.write_port(), memory.read_port(domain="comb"), memory.read_port()
        m.d.comb += [
            write.en.eq(self.view.flag),
            write.addr.eq(self.view.inner.low),
            write.data.eq(self.view.row[0].high),
            Cat(read.addr, fetch.addr).eq(self.view.row[1].low.replicate(2)),
            self.stored.eq(read.data),
            fetch.en.eq(self.plain[0]),
            self.fetched.eq(fetch.data),
        ]
        return m


def seen(seed: int) -> list[int]:
    """All that a testbench sees which sets parts at random, to what does not fit, too."""
    dut, dice = Example(), random.Random(seed)
    found: list[int] = []

    async def testbench(ctx: SimulatorContext) -> None:
        for _ in range(200):
            view = dut.view
            number = dice.randrange(3)
            where = dice.choice(
                (
                    dut.plain,
                    dut.negative,
                    view.flag,
                    view.inner.high,
                    view.inner.below,
                    view.row[number].low,
                    view.row[number].high,
                    view.row[number].high[1:4],
                )
            )
            ctx.set(where, dice.choice((True, dice.randrange(-300, 300))))
            register = dut.follows.row[number].high
            for part in (
                where,
                dut.total,
                dut.view.as_value(),
                register,
                dut.negative,
                dut.plain,
                dut.stored,
                dut.fetched,
            ):
                found.append(ctx.get(part))
            if dice.random() < 0.5:
                found.extend((await ctx.tick().sample(dut.total, register, dut.negative))[2:])
            elif dice.random() < 0.5:
                await ctx.tick()

    simulator = Simulator(dut)
    simulator.add_clock(1e-6)
    simulator.add_testbench(testbench)
    simulator.run()
    return found


@pytest.mark.parametrize("seed", seeds(2, 4))
def test_a_testbench_sees_the_same_without_them(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    assert _async.TestbenchContext.set is not SET
    short = seen(seed)
    monkeypatch.setattr(View, "__getitem__", FIELD)
    monkeypatch.setattr(pysim.PySimEngine, "get_value", GET)
    monkeypatch.setattr(_async.TestbenchContext, "set", SET)
    monkeypatch.setattr(pysim.PySimEngine, "step_design", STEP)
    monkeypatch.setattr(_async.TickTrigger, "_collect_trigger", TICK)
    monkeypatch.delattr(_pyrtl, "compile")
    assert seen(seed) == short and len(set(short)) > 100


def test_what_the_design_drives_is_not_set() -> None:
    dut = Example()

    async def testbench(ctx: SimulatorContext) -> None:
        ctx.set(dut.total, 1)

    simulator = Simulator(dut)
    simulator.add_clock(1e-6)
    simulator.add_testbench(testbench)
    with pytest.raises(Exception, match="driven"):
        simulator.run()


def test_a_field_is_made_once_unless_an_expression_chooses_it() -> None:
    view, which = Signal(OUTER), Signal(2)
    assert view.inner is view.inner and view.row[which] is not view.row[which]
    with pytest.raises(KeyError):
        field(view, "outer")
