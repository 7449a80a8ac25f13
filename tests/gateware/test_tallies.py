# SPDX-License-Identifier: BSD-2-Clause
"""The words against a dictionary that counts at once: every read says what was counted until three clocks before."""

import gc
import random
from functools import partial

import pytest
from amaranth.sim import Simulator
from formal_support import mutant
from seeds import seeds

from irqscope_gateware.tallies import WORDS, Tallies

PLAIN = range(0x40, 0x60)
MARKED = tuple(range(0xC0, 0xC6))
MARK_TO = (0x70, 0x78)
FEW = dict.fromkeys((0xB0, 0xB1, 0xC1, 0xD7), 1)
MANY = {a: 1 for base in (0xB0, 0xB8, 0xC0, 0xE0) for a in range(base, base + 6)} | {
    a: limit for base, limit in ((0xD0, 7), (0xD8, 4)) for a in range(base, base + 4)
}


class Bench:
    """A clock at a time; `words` is the model: all that has been written and counted."""

    def __init__(self, limits, seed, *, component=Tallies):
        self.generator = generator = random.Random(seed)
        self.limits = limits
        self.init = [0 if a // 16 >= 0xB else generator.getrandbits(32) for a in range(WORDS)]
        self.marked = [address for address in MARKED if address in limits]
        self.dut = component(limits, self.init, self.marked)
        self.quiet = self.rest = 0
        """Clocks for which the marked counters have no amounts, for a mark is being made."""
        self.words = list(self.init)
        self.before = [list(self.words)] * 2
        """What they were one and two clocks ago."""
        self.waited = 0
        self.reads = 0
        self.shown = {}
        """The amounts of the clock before: only what changes is set, which takes longer than simulating a clock."""

    async def step(self, ctx, amounts=None, clear=False, mark=None):
        """One clock with these amounts, or a mark of that number; True if an access ends, whose value is checked."""
        dut, amounts = self.dut, dict(amounts or {})
        self.rest = max(0, self.rest - 1)
        if self.quiet:
            self.quiet -= 1
            amounts |= dict.fromkeys(self.marked, 0)
        ctx.set(dut.mark, mark is not None)
        for address in self.limits:
            if (amount := amounts.get(address, 0)) != self.shown.get(address, 0):
                ctx.set(dut.amount[address], amount)
        self.shown = amounts
        ctx.set(dut.clear, clear)
        done = ctx.get(dut.done)
        if done:
            address, data = ctx.get(dut.address), ctx.get(dut.data)
            assert ctx.get(dut.value) == (data if ctx.get(dut.override) else self.before[1][address])
            if ctx.get(dut.override):
                assert ctx.get(dut.highest) == data >> 31
            if ctx.get(dut.write):
                self.words[address] = ctx.get(dut.value)
            self.reads += 1
        self.waited = 0 if done or not ctx.get(dut.request) else self.waited + 1
        assert self.waited <= 2 * (len(self.limits) + dut.mark_clocks)
        self.before = [list(self.words), self.before[0]]
        await ctx.tick()
        for address, amount in amounts.items():
            self.words[address] = (self.words[address] + amount) % (1 << 32)
        if mark is not None:
            ctx.set(dut.mark_to, MARK_TO[mark])
            self.quiet, self.rest = dut.mark_clocks, dut.mark_rest
            for address in self.marked:
                self.words[MARK_TO[mark] + address % 8] = self.words[address]
        if clear:
            for address in self.limits:
                self.words[address] = 0
        return done

    async def ask(self, ctx, address, *, data=None, write=False, amounts=dict):
        """An access; `amounts()` are those of each clock that it takes."""
        dut = self.dut
        ctx.set(dut.request, 1)
        ctx.set(dut.address, address)
        ctx.set(dut.override, data is not None)
        ctx.set(dut.data, data or 0)
        ctx.set(dut.write, write)
        while not await self.step(ctx, amounts()):
            pass
        ctx.set(dut.request, 0)

    def some(self, rate):
        """Amounts of one clock; 0 <= rate <= 1."""
        if self.generator.random() > rate:
            return {}
        share = self.generator.choice((rate, rate, 1.0))
        return {
            a: self.generator.choice((limit, self.generator.randrange(limit + 1)))
            for a, limit in self.limits.items()
            if self.generator.random() < share
        }

    async def read_all(self, ctx):
        for address in range(WORDS):
            await self.ask(ctx, address)

    def run(self, stimulus):
        simulator = Simulator(self.dut)
        simulator.add_clock(1e-6)
        simulator.add_testbench(stimulus)
        simulator.run()


def random_run(limits, seed, *, component=Tallies, phases=12):
    """Phases of different rates, among them the highest one, with accesses of all kinds; a clear in between."""
    bench = Bench(limits, seed, component=component)
    generator = bench.generator

    async def stimulus(ctx):
        for phase in range(phases):
            amounts = partial(bench.some, generator.choice((0.0, 0.002, 0.1, 0.5, 1.0)))
            patience = generator.choice((1, 20, 200))
            for _ in range(generator.randrange(20)):
                for _ in range(generator.randrange(patience)):
                    await bench.step(ctx, amounts())
                address = generator.choice((generator.choice(list(limits)), generator.randrange(WORDS)))
                if phase % 4 < 2 and bench.rest == 0 and generator.random() < 0.2:
                    await bench.step(ctx, amounts(), mark=generator.randrange(2))
                data = None if address in limits else generator.choice((None, None, generator.getrandbits(32)))
                write = generator.random() < 0.3
                if write:
                    address = generator.choice(PLAIN)
                await bench.ask(ctx, address, data=data, write=write, amounts=amounts)
            if phase % 4 == 3:
                for _ in range(generator.randrange(3)):
                    await bench.step(ctx, amounts(), clear=True)
                    for _ in range(generator.choice((0, 1, 10, 100))):
                        await bench.step(ctx, amounts())
        await bench.read_all(ctx)

    bench.run(stimulus)
    return bench


@pytest.mark.parametrize("seed", seeds(4, 12))
@pytest.mark.parametrize("limits, due_after", [(FEW, 1), (MANY, 1), (MANY, 40)], ids=["few", "many", "seldom"])
def test_every_access_equals_the_model(limits, due_after, seed):
    assert random_run(limits, seed, component=partial(Tallies, due_after=due_after)).reads > WORDS


@pytest.mark.parametrize("due_after", [1, 9, 40])
def test_a_sweep_is_due_after_so_many_clocks_with_amounts(due_after):
    """Those without do not matter; a power of two is what lies between two visits at most."""
    bench = Bench(MANY, 1, component=partial(Tallies, due_after=due_after))
    counted = []

    async def stimulus(ctx):
        for _ in range(3):
            while ctx.get(bench.dut.sweeping):
                await bench.step(ctx)
            counted.append(0)
            while not ctx.get(bench.dut.sweeping):
                await bench.step(ctx, FEW if sum(counted) % 2 else MANY)
                await bench.step(ctx)
                counted[-1] += 1

    bench.run(stimulus)
    assert set(counted) == {bench.dut.due_clocks} and bench.dut.due_clocks >= due_after
    assert bench.dut.window < 2 * (len(MANY) + len(bench.marked) + 11 + due_after)


@pytest.mark.parametrize("step", [3, pytest.param(1, marks=pytest.mark.slow)])
def test_a_mark_is_made_in_time_whatever_is_under_way(step):
    """At many distances from a sweep and from an access; the counters move on in the first clock in which they may."""
    bench = Bench(MANY, 1)

    async def stimulus(ctx):
        for distance in range(0, 3 * len(MANY), step):
            for _ in range(2 * len(MANY) + distance):
                await bench.step(ctx, MANY)
            await bench.step(ctx, MANY, mark=distance % 2)
            for _ in range(bench.dut.mark_clocks):
                await bench.step(ctx, MANY)
            for address in (*range(0x70, 0x80), *MARKED):
                await bench.ask(ctx, address, amounts=lambda: MANY)

    bench.run(stimulus)


def test_counters_go_on_beyond_their_low_bits():
    """Every counter at its largest amount in every clock, for many rounds of the low bits."""
    bench = Bench(MANY, 1)

    async def stimulus(ctx):
        for _ in range(3000):
            await bench.step(ctx, MANY)
        await bench.read_all(ctx)

    bench.run(stimulus)
    assert bench.words[0xD0] == 7 * 3000


def test_a_clear_takes_no_amount_after_it():
    bench = Bench(FEW, 1)
    counts = []

    async def stimulus(ctx):
        for _ in range(100):
            await bench.step(ctx, FEW)
        await bench.step(ctx, FEW, clear=True)
        while ctx.get(bench.dut.busy):
            counts.append(1)
            await bench.step(ctx, FEW)
        await bench.read_all(ctx)

    bench.run(stimulus)
    assert {bench.words[a] for a in FEW} == {len(counts)}
    assert len(FEW) <= len(counts) <= len(FEW) + 5


def test_an_access_takes_three_clocks():
    bench = Bench(MANY, 1)
    clocks = []

    async def stimulus(ctx):
        for address in range(WORDS):
            before = bench.reads
            ctx.set(bench.dut.request, 1)
            ctx.set(bench.dut.address, address)
            clocks.append(0)
            while bench.reads == before:
                await bench.step(ctx)
                clocks[-1] += 1

    bench.run(stimulus)
    assert set(clocks) == {3}


def rare_accesses(component=Tallies):
    """While everything counts in every clock: one access in each clock of the time between two sweeps."""
    bench = Bench(FEW, 1, component=component)

    async def stimulus(ctx):
        for pause in range(bench.dut.window):
            while not ctx.get(bench.dut.sweeping):
                await bench.step(ctx, FEW)
            for _ in range(pause):
                await bench.step(ctx, FEW)
            await bench.ask(ctx, 0xB0, amounts=lambda: FEW)

    bench.run(stimulus)


def test_accesses_when_a_sweep_is_due():
    rare_accesses()


@pytest.mark.filterwarnings("ignore::amaranth.hdl.UnusedElaboratable")
def test_refuses_counters_that_it_cannot_tell_apart():
    with pytest.raises(ValueError, match="4 counters at least"):
        Tallies({0xB0: 1})
    gc.collect()


MUTANTS = {
    "a wrap is missed": ("word + gained", "Cat((word + gained)[: self.place], word[self.place :])"),
    "no wrap is a wrap": ("word + gained", "word + Cat(gained, gained[-1])"),
    "a wrap of another width": ("self.widths[a] > bit", "True"),
    "never due": ("active >= self.due_clocks", "active.all()"),
    "no access while all counts": ("(swept | ~due) & ~self.clear", "~due & ~self.clear"),
    "no sweep while accesses come": ("due & ~(swept & self.request)", "due & ~self.request"),
    "an access before the writes of the sweep": ("~operating & ~valid1 & ~valid2)", "~operating)"),
    "a sweep of four": ("self.marked[-1], self.addresses[-1])", "self.marked[-1], self.addresses[3])"),
    "reads write": ("valid2 & (self.write | ~operating)", "valid2"),
    "what overrides is not shown": ("Mux(overridden, self.data, stored)", "stored"),
    "a mark of the next counter": ("turn.eq(self.marked[0])", "turn.eq(self.marked[1])"),
    "a mark that ends early": ("Mux(copying, self.marked[-1],", "Mux(copying, self.marked[-2],"),
    "a mark that never ends": ("Mux(copying, self.marked[-1], self", "Mux(0, self.marked[-1], self"),
    "a mark among the counters": ("Mux(copying, self.kept_at(", "Mux(0, self.kept_at("),
    "an access before the mark": ("start.eq(resting & ~marking", "start.eq(resting"),
    "a clear that keeps the RAM": ("Mux(self.busy & ~operating, 0, self.shown)", "self.shown"),
    "a clear that keeps the low bits": ("[low.eq(0) for low in self.lows.values()]", "self.active.eq(0)"),
}


@pytest.mark.few(4)
@pytest.mark.parametrize("name", MUTANTS)
def test_mutant(name):
    broken = mutant("irqscope_gateware.tallies", *MUTANTS[name])
    with pytest.raises(AssertionError):
        for seed in range(12):
            random_run(MANY, seed, component=broken.Tallies)
        rare_accesses(broken.Tallies)
