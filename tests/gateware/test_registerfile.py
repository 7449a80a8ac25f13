# SPDX-License-Identifier: BSD-2-Clause
"""Register file and replies against a dictionary of words."""

import random
from dataclasses import replace

import pytest
from amaranth.hdl import ResetInserter, Signal
from amaranth.sim import Simulator
from registerfilebench import IDENTITY, INPUTS, Bench
from seeds import seeds

from irqscope.contract import commands, registers
from irqscope.contract.commands import Opcode, Status
from irqscope.contract.identity import Identity
from irqscope.contract.registers import (
    BY_NAME,
    CONTROL,
    FLUSH,
    NOW_HIGH,
    NOW_LOW,
    RESET,
    SNAPSHOT,
    TRIGGER_FIRE,
    Access,
)
from irqscope.contract.roles import STIMULI, Source
from irqscope_gateware.registerfile import counted, writable
from models.registerfile import Registers


@INPUTS
def test_identification_and_resets_are_read_as_the_contract_says(identity):
    bench = Bench(identity=identity)

    async def testbench(ctx):
        words = []
        for start in range(0, 0x100, 64):
            words += (await bench.execute(ctx, Opcode.READ, start, 64))[2:]
        assert Identity.from_words(words[: len(registers.IDENTIFICATION)]) == identity
        model = Registers(identity)
        assert words == [model.read(address) for address in range(0x100)]
        assert words[FLUSH.address] == FLUSH.word.reset != 0
        for name, config in bench.dut.registers.config.items():
            assert ctx.get(config.as_value()) == BY_NAME[name].word.reset

    bench.run(testbench)


@INPUTS
@pytest.mark.parametrize("seed", seeds(2, 5))
def test_commands_equal_the_model(seed, identity):
    generator = random.Random(seed)
    bench = Bench(gap=lambda: generator.choice((0, 0, 0, 1, 3)), identity=identity)
    model = Registers(identity)
    configured = [r for r in registers.REGISTERS if r.access is Access.CONFIGURATION]
    strobes = bench.dut.registers.strobe
    limits = dict.fromkeys(strobes, 0)

    async def strobed(ctx):
        """A limit's value stands for its strobe and a clock more, in which no other strobe comes."""
        before = None
        async for _, _, value, *found in ctx.tick().sample(bench.dut.registers.written, *strobes.values()):
            assert sum(found) <= (before is None) and before in (None, value)
            before = value if any(found) else None
            limits.update((name, value) for name, strobe in zip(strobes, found, strict=True) if strobe)

    async def testbench(ctx):
        for name, signal in bench.dut.registers.status.items():
            if name not in ("now_low", "now_high"):
                value = generator.getrandbits(32)
                ctx.set(signal, value)
                model.status[BY_NAME[name].address] = value
        for _ in range(250):
            if generator.random() < 0.1:
                locked = generator.randrange(4)
                model.locked = {role for number, role in enumerate(STIMULI) if locked >> number & 1}
                ctx.set(bench.dut.registers.locked, locked)
            opcode = generator.choice([*Opcode] * 8 + [0, 3, 255])
            register = generator.choice(configured)
            address = register.address if generator.random() < 0.8 else generator.getrandbits(8)
            value = generator.getrandbits(min(32, max(1, register.word.width + generator.choice((0, 0, 0, -1, 1)))))
            if opcode == Opcode.READ and generator.random() < 0.9:
                value = generator.choice((1, 1, 1, 2, 5, 0, commands.MAX_READ, commands.MAX_READ + 1, 0x1_0001))
            wanted = model.execute(opcode, address, value)
            assert await bench.execute(ctx, opcode, address, value, generator.getrandbits(16)) == wanted
        for name, config in bench.dut.registers.config.items():
            assert ctx.get(config.as_value()) == model.read(BY_NAME[name].address)
        assert limits == {name: model.read(BY_NAME[name].address) for name in limits} and any(limits.values())

    bench.run(testbench, background=[strobed])


@pytest.mark.parametrize("seed", seeds(1, 3))
def test_after_a_reset_of_the_clock_what_is_read_is_what_acts(seed):
    """As when a PLL loses its lock: at any time, also while counters are swept or a former reset is not over."""
    generator = random.Random(seed)
    bench = Bench()
    file, reset = bench.dut.registers, Signal()
    configured = [r for r in registers.REGISTERS if r.access is Access.CONFIGURATION]

    async def lose(ctx):
        ctx.set(reset, 1)
        await ctx.tick().repeat(generator.randrange(1, 4))
        ctx.set(reset, 0)

    async def count(ctx):
        for _ in range(generator.randrange(300)):
            for register, limit in counted(IDENTITY).items():
                ctx.set(file.amount[register.name], generator.randrange(limit + 1))
            await ctx.tick()
        for register in counted(IDENTITY):
            ctx.set(file.amount[register.name], 0)

    async def testbench(ctx):
        model = Registers(IDENTITY)
        for number in range(4):
            for register in generator.sample(configured, 40):
                value = generator.getrandbits(register.word.width)
                wanted = model.execute(Opcode.WRITE, register.address, value)
                assert await bench.execute(ctx, Opcode.WRITE, register.address, value) == wanted
            await count(ctx)
            if number % 2:
                await lose(ctx)
                await ctx.tick().repeat(generator.randrange(400))
            await lose(ctx)
            former, model = model, Registers(IDENTITY)
            for name in file.strobe:  # limits stay what they were
                model.write(BY_NAME[name].address, former.read(BY_NAME[name].address))
            words = []
            for start in range(0, 0x100, 64):
                words += (await bench.execute(ctx, Opcode.READ, start, 64))[2:]
            assert words == [model.read(address) for address in range(0x100)]
            for name, config in file.config.items():
                assert ctx.get(config.as_value()) == model.read(BY_NAME[name].address)

    simulator = Simulator(ResetInserter(reset)(bench.dut))
    simulator.add_clock(1e-6)
    simulator.add_testbench(testbench)
    simulator.run()


def test_fields_of_the_configuration_are_those_of_the_contract():
    bench = Bench()

    async def testbench(ctx):
        await bench.execute(ctx, Opcode.WRITE, CONTROL.address, CONTROL.word.pack({"stream": 1, "stimulus2": 1}))
        control = bench.dut.registers.config["control"]
        assert [ctx.get(control[field.name]) for field in CONTROL.word.fields] == [0, 1, 1, 0, 0, 0]

    bench.run(testbench)


def test_an_instrument_without_a_trigger_has_none_of_its_registers():
    of_trigger = {TRIGGER_FIRE, *registers.TRIGGER.values()}
    assert of_trigger < set(writable(IDENTITY))
    plain = replace(IDENTITY, trigger=0)
    assert not of_trigger & set(writable(plain))
    gone = set(counted(IDENTITY)) - set(counted(plain))
    assert {r.name for r in gone} == {"fired_trigger", "held_trigger", "seen_trigger", "sent_trigger", "lost_trigger"}


def test_registers_of_a_running_stimulus_are_not_written():
    """Those of the other one are; and all of them once it is over."""
    bench = Bench()
    config = bench.dut.registers.config

    async def testbench(ctx):
        async def write(role):
            return (await bench.execute(ctx, Opcode.WRITE, registers.STIMULUS[role]["width"].address, 7))[0] & 0xFF

        ctx.set(bench.dut.registers.locked, 0b10)
        assert await write(Source.STIMULUS2) == Status.REFUSED
        assert ctx.get(config["stimulus2_width"].as_value()) == 0
        assert await write(Source.STIMULUS) == Status.OK
        ctx.set(bench.dut.registers.locked, 0b01)
        assert await write(Source.STIMULUS2) == Status.OK
        assert await write(Source.STIMULUS) == Status.REFUSED
        assert ctx.get(config["stimulus2_width"].as_value()) == 7

    bench.run(testbench)


def test_strobes():
    bench = Bench()

    async def testbench(ctx):
        strobes = bench.strobes
        for register, value, wanted in (
            (RESET, 0, [0, 0, 0, 0]),  # the value that it holds
            (RESET, 1, [1, 0, 0, 0]),
            (RESET, 1, [1, 0, 0, 0]),
            (RESET, 0, [2, 0, 0, 0]),
            (TRIGGER_FIRE, 0, [2, 0, 0, 0]),
            (TRIGGER_FIRE, 7, [2, 1, 0, 0]),
            (TRIGGER_FIRE, 7, [2, 1, 0, 0]),
            (TRIGGER_FIRE, 8, [2, 2, 0, 0]),
            (CONTROL, 0, [2, 2, 1, 0]),
            (CONTROL, 0, [2, 2, 2, 0]),
            (CONTROL, 1 << CONTROL.word.width, [2, 2, 2, 0]),  # refused
            (SNAPSHOT, 1, [2, 2, 2, 1]),
            (SNAPSHOT, 1, [2, 2, 2, 2]),
            (FLUSH, 6, [2, 2, 2, 2]),
        ):
            await bench.execute(ctx, Opcode.WRITE, register.address, value)
            assert list(strobes.values()) == wanted

    bench.run(testbench)


def test_a_strobe_comes_with_the_new_value():
    bench = Bench()
    seen = []

    async def watch(ctx):
        file = bench.dut.registers
        async for _, _, strobe, value in ctx.tick().sample(file.snapshot_written, file.written):
            if strobe:
                seen.append(value)
            if len(seen) == 2:
                break

    async def testbench(ctx):
        for value in (3, 4):
            await bench.execute(ctx, Opcode.WRITE, SNAPSHOT.address, value)

    bench.run(testbench, watch)
    assert seen == [3, 4]


REFUSED = (
    (Opcode.WRITE, 0x00, 0),
    (Opcode.WRITE, 0x3F, 1),
    (Opcode.WRITE, NOW_LOW.address, 1),
    (Opcode.WRITE, registers.SEGMENT[3]["mode"].address, 1),
    (Opcode.WRITE, 0xFF, 0),
    (Opcode.WRITE, registers.SEGMENT[0]["least_high"].address, 256),
    (Opcode.READ, 0, 0),
    (Opcode.READ, 0, commands.MAX_READ + 1),
    (Opcode.READ, 0, 1 << 31),
    (Opcode.READ, 0xFF, 2),
    (9, 0x41, 1),
)


def test_what_is_refused_changes_nothing():
    bench = Bench()

    async def testbench(ctx):
        for opcode, address, value in REFUSED:
            reply = await bench.execute(ctx, opcode, address, value)
            assert reply == [Status.REFUSED | address << 8 | opcode << 16, value]
        model = Registers(IDENTITY)
        for start in range(0, 0x100, 64):
            words = (await bench.execute(ctx, Opcode.READ, start, 64))[2:]
            assert words == [model.read(address) for address in range(start, start + 64)]

    bench.run(testbench)


def test_the_high_word_of_now_is_that_of_the_low_word_for_each_client():
    """The other client reads `now_low` between the two reads, when the high word has moved on."""
    bench = Bench()
    dut = bench.dut

    async def other(ctx, address):
        ctx.set(dut.other.address, address)
        ctx.set(dut.other.request, 1)
        value, done = 0, 0
        while not done:
            value, done = ctx.get(dut.other.value), ctx.get(dut.other.done)
            await ctx.tick()
        ctx.set(dut.other.request, 0)
        return value

    async def testbench(ctx):
        file = dut.registers
        ctx.set(file.status["now_low"], 0xFFFF_FFFF)
        ctx.set(file.status["now_high"], 7)
        assert (await bench.execute(ctx, Opcode.READ, NOW_LOW.address, 1))[2] == 0xFFFF_FFFF
        ctx.set(file.status["now_low"], 3)
        ctx.set(file.status["now_high"], 8)
        assert await other(ctx, NOW_LOW.address) == 3
        assert (await bench.execute(ctx, Opcode.READ, NOW_HIGH.address, 1))[2] == 7
        ctx.set(file.status["now_high"], 9)
        assert await other(ctx, NOW_HIGH.address) == 8

    bench.run(testbench)


def test_now_is_one_instant_also_when_its_low_word_goes_around():
    """The host begins to read at each distance in ticks, of which there are two a clock; with and without sweeps."""
    bench = Bench()
    file = bench.dut.registers
    now, sweeps = 0, 0

    async def time(ctx):
        nonlocal now
        while True:
            ctx.set(file.status["now_low"], now & 0xFFFF_FFFF)
            ctx.set(file.status["now_high"], now >> 32)
            ctx.set(file.amount["seen_stimulus"], sweeps)
            await ctx.tick()
            now += 2

    async def testbench(ctx):
        nonlocal now, sweeps
        for before in range(-2, 24):
            now, sweeps = 8 * (1 << 32) - before, before & 1
            start = now
            low = (await bench.execute(ctx, Opcode.READ, NOW_LOW.address, 1))[2]
            end = now
            for _ in range(2):
                high = (await bench.execute(ctx, Opcode.READ, NOW_HIGH.address, 1))[2]
                assert start <= high << 32 | low <= end, f"{before} ticks before"

    simulator = Simulator(bench.dut)
    simulator.add_clock(1e-6)
    simulator.add_testbench(time, background=True)
    simulator.add_testbench(testbench)
    simulator.run()


def test_two_clients_are_served_in_turn():
    bench = Bench()
    dut = bench.dut
    reads = []

    async def other(ctx):
        ctx.set(dut.other.address, registers.IDENTIFICATION["samples"].address)
        ctx.set(dut.other.request, 1)
        async for _, _, done, value in ctx.tick().sample(dut.other.done, dut.other.value):
            if done:
                reads.append(value)
            if len(reads) == 60:
                break

    async def testbench(ctx):
        words = await bench.execute(ctx, Opcode.READ, 0, 40)
        assert words[2:] == [Registers(IDENTITY).read(address) for address in range(40)]

    bench.run(testbench, other)
    assert reads == [IDENTITY.samples] * 60
