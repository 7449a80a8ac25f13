# SPDX-License-Identifier: BSD-2-Clause
"""Bytes between two clocks in step: all of them, once, in order, however late the slower clock is and who waits."""

import random

import pytest
from amaranth.hdl import ClockDomain, ClockSignal, Module, Signal
from amaranth.sim import Simulator
from formal_support import mutant

from irqscope_gateware import bytegear

HALF = 4
"""Steps of the simulation in half a period of `double`: the clock of `sync` is late by a number of them."""
COUNT = 40


class HalfRate:
    """A ByteGear between two clocks driven step by step; `sync` comes of `double` as a half-rate front end makes it."""

    def __init__(self, module=bytegear) -> None:
        self.m = Module()
        self.m.domains.double = ClockDomain(reset_less=True)
        self.m.domains.sync = ClockDomain(reset_less=True)
        self.m.submodules.gear = self.gear = module.ByteGear()
        self.edge, self.sync, self.half = Signal(), Signal(), Signal()
        self.m.d.double += self.half.eq(~self.half)
        self.m.d.comb += [
            ClockSignal("double").eq(self.edge),
            ClockSignal().eq(self.sync),
            self.gear.middle.eq(self.half),
        ]


def exchange(late, rng, module=bytegear):
    """Random bytes both ways, with random pauses of all four sides; returns what came out of (rx, line_tx)."""
    bench = HalfRate(module)
    gear = bench.gear
    sent = {"line_rx": rng.randbytes(COUNT), "tx": rng.randbytes(COUNT)}
    got = {"rx": bytearray(), "line_tx": bytearray()}
    given = dict.fromkeys(sent, 0)

    def give(ctx, name, pause):
        """After an edge of its clock, as the level of `ready` was before it."""
        port = getattr(gear, name)
        if ctx.get(port.valid) and ready[name]:
            given[name] += 1
            ctx.set(port.valid, 0)
        if not ctx.get(port.valid) and given[name] < COUNT and rng.random() > pause:
            ctx.set(port.payload, sent[name][given[name]])
            ctx.set(port.valid, 1)

    ready = dict.fromkeys(sent, 0)

    async def testbench(ctx):
        levels = [0] * (late + 1)
        for step in range(80 * HALF * COUNT):
            if step % HALF == 0:
                rises = step // HALF % 2 == 0
                if rises:
                    ready["line_rx"] = ctx.get(gear.line_rx.ready)
                    taken = ctx.get(gear.line_tx.valid & gear.line_tx.ready), ctx.get(gear.line_tx.payload)
                ctx.set(bench.edge, rises)
                if rises:
                    if taken[0]:
                        got["line_tx"].append(taken[1])
                    give(ctx, "line_rx", pause[0])
                    ctx.set(gear.line_tx.ready, rng.random() > pause[1])
            levels = [ctx.get(bench.half), *levels[:-1]]
            if levels[-1] != ctx.get(bench.sync):
                if levels[-1]:
                    ready["tx"] = ctx.get(gear.tx.ready)
                    taken = ctx.get(gear.rx.valid & gear.rx.ready), ctx.get(gear.rx.payload)
                ctx.set(bench.sync, levels[-1])
                if levels[-1]:
                    if taken[0]:
                        got["rx"].append(taken[1])
                    give(ctx, "tx", pause[2])
                    ctx.set(gear.rx.ready, rng.random() > pause[3])
            if min(len(bytes_) for bytes_ in got.values()) == COUNT and step % (20 * HALF) == 0:
                break
            await ctx.delay(1e-12)

    pause = [rng.choice([0, 0.5, 0.8]) for _ in range(4)]
    simulator = Simulator(bench.m)
    simulator.add_testbench(testbench)
    simulator.run()
    return sent, got


@pytest.mark.parametrize("late", [0, 1, HALF // 2, HALF, 2 * HALF - 1])
@pytest.mark.parametrize("seed", range(3))
def test_every_byte_once_and_in_order(late, seed):
    """Less than a period of `double`: by then the middle would be the end."""
    sent, got = exchange(late, random.Random(f"{late} {seed}"))
    assert bytes(got["rx"]) == sent["line_rx"]
    assert bytes(got["line_tx"]) == sent["tx"]


@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("self.tx.valid & ~gone & ~given", "self.tx.valid & ~given"),
        ("self.tx.valid & ~gone & ~given", "self.tx.valid & ~gone"),
        ("asked & self.line_tx.ready", "asked"),
        ("shown & ~passed", "shown"),
        ("self.line_rx.valid & (taken == known)", "self.line_rx.valid"),
        ("self.line_rx.ready.eq(taken != known)", "self.line_rx.ready.eq(1)"),
        ("taken ^ passed", "taken"),
    ],
)
def test_mutants_are_noticed(old, new):
    wrong = mutant("irqscope_gateware.bytegear", old, new)
    noticed = 0
    for seed in range(6):
        sent, got = exchange(HALF // 2, random.Random(seed), wrong)
        noticed += (bytes(got["rx"]), bytes(got["line_tx"])) != (sent["line_rx"], sent["tx"])
    assert noticed
