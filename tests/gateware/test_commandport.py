# SPDX-License-Identifier: BSD-2-Clause
"""The command port against its model: good frames in any garbage, and nothing but good frames."""

import random

import pytest
from amaranth.sim import Simulator
from seeds import seeds

from irqscope.contract import commands
from irqscope.contract.commands import Opcode, encode
from irqscope_gateware.commandport import CommandPort
from models.commandport import accept

SYNC = commands.SYNC.to_bytes(2, "little")


def run(stream, *, ready_share=1.0, valid_share=1.0, seed=0):
    """(commands, bad frames, kicks) after the bytes of `stream`."""
    dut = CommandPort()
    generator = random.Random(seed)
    accepted = []
    kicks = bad = 0

    async def testbench(ctx):
        nonlocal kicks, bad
        position = 0
        idle = 0
        while idle < 40:
            valid = position < len(stream) and (valid_share == 1.0 or generator.random() < valid_share)
            ready = ready_share == 1.0 or generator.random() < ready_share
            ctx.set(dut.rx.valid, valid)
            ctx.set(dut.rx.payload, stream[position] if valid else 0x5A)
            ctx.set(dut.command.ready, ready)
            kicks += ctx.get(dut.kick)
            bad += ctx.get(dut.bad_frame)
            if ready and ctx.get(dut.command.valid):
                command = ctx.get(dut.command.payload)
                accepted.append((command.opcode, command.address, command.value, command.tag))
            if valid and ctx.get(dut.rx.ready):
                position += 1
            idle = idle + 1 if position == len(stream) and ctx.get(dut.rx.ready) else 0
            await ctx.tick()

    simulator = Simulator(dut)
    simulator.add_clock(1e-6)
    simulator.add_testbench(testbench)
    simulator.run()
    return accepted, bad, kicks


def check(stream, **options):
    wanted, wanted_bad = accept(stream)
    accepted, bad, kicks = run(stream, **options)
    assert accepted == wanted
    assert bad == wanted_bad
    assert kicks == len(wanted)
    return accepted


def mess(generator, length):
    """A stream of good frames, damaged ones and garbage full of sync bytes."""
    stream = bytearray()
    while len(stream) < length:
        opcode, address = generator.choice(list(Opcode)), generator.getrandbits(8)
        frame = encode(opcode, address, generator.getrandbits(32), generator.getrandbits(16))
        what = generator.randrange(8)
        if what < 2:
            stream += frame
        elif what == 2:
            damaged = bytearray(frame)
            for _ in range(generator.choice((1, 1, 2, 8))):
                bit = generator.randrange(8 * len(frame))
                damaged[bit // 8] ^= 1 << bit % 8
            stream += damaged
        elif what == 3:
            stream += frame[: generator.randrange(1, len(frame))] + frame
        elif what == 4:
            stream += SYNC * generator.randrange(1, 8)
        elif what == 5:
            stream += frame[generator.randrange(1, len(frame)) :]
        elif what == 6:
            stream += SYNC[:1] + frame
        else:
            stream += generator.randbytes(generator.randrange(20))
    return bytes(stream)


@pytest.mark.parametrize("seed", seeds(3, 5))
def test_a_mess_of_bytes_equals_the_model(seed):
    generator = random.Random(seed)
    shares = [(1.0, 1.0), (0.1, 1.0), (1.0, 0.3)][seed % 3]
    accepted = check(mess(generator, 4500), ready_share=shares[0], valid_share=shares[1], seed=seed)
    assert len(accepted) > 50


GOOD = encode(Opcode.WRITE, 0x41, 0x1234_5678, 77)


def test_a_good_frame():
    assert check(GOOD) == [(Opcode.WRITE, 0x41, 0x1234_5678, 77)]


@pytest.mark.parametrize(
    "garbage",
    [SYNC[:1], SYNC, SYNC * 7, GOOD[:13], GOOD[:2] * 6 + GOOD[:1], b"\0" * 14, b"\xff" * 5, GOOD[3:]],
    ids=["half a sync", "sync", "syncs", "cut frame", "odd syncs", "zeros", "ones", "tail"],
)
def test_a_good_frame_is_accepted_whatever_comes_before(garbage):
    assert check(garbage + GOOD) == [(Opcode.WRITE, 0x41, 0x1234_5678, 77)]


@pytest.mark.parametrize("value", [0x5149_5149, 0x0051_4900, 0x4951_4951])
def test_sync_bytes_inside_a_frame_do_no_harm(value):
    frame = encode(Opcode.WRITE, 0x49, value, 0x5149)
    assert check(frame + frame + SYNC + frame) == [(Opcode.WRITE, 0x49, value, 0x5149)] * 3


def test_a_flip_of_any_bit_is_refused():
    stream = b""
    for bit in range(8 * len(GOOD)):
        damaged = bytearray(GOOD)
        damaged[bit // 8] ^= 1 << bit % 8
        stream += bytes(damaged)
    assert check(stream) == []
