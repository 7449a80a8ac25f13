# SPDX-License-Identifier: BSD-2-Clause
"""Frames from a GMII: what is shown of them, and which are good."""

import random

import pytest
from amaranth.sim import Simulator
from formal_support import mutant

from irqscope_gateware import ethernetreceiver
from models.ethernet import fcs_is_right, with_fcs

MUTANTS = [
    ("0xDEBB_20E3", "0xDEBB_20E2"),
    ("clean & ~self.error", "clean"),
    ("clean & (crc == RESIDUE)", "crc == RESIDUE"),
    ('m.next = "Ignore"', 'm.next = "Hunt"'),
    ("crc.eq(START), clean.eq(1)]", "clean.eq(1)]"),
    ("& ~self.error):", "):"),
]


def receive(module, wire: list[tuple[int, int] | None]) -> list[tuple[bytes, bool]]:
    """Bytes and judgement of each frame; the wire has (byte, error) or None, clock by clock."""
    dut = module.EthernetReceiver()
    found, current = [], bytearray()

    async def testbench(ctx):
        for clock in [*wire, None, None, None]:
            ctx.set(dut.valid, clock is not None)
            ctx.set(dut.data, clock[0] if clock else 0xD5)
            ctx.set(dut.error, clock[1] if clock else 0)
            assert not (ctx.get(dut.strobe) and ctx.get(dut.end))
            if ctx.get(dut.strobe):
                current.append(ctx.get(dut.byte))
            if ctx.get(dut.end):
                found.append((bytes(current), bool(ctx.get(dut.good))))
                current.clear()
            await ctx.tick()

    simulator = Simulator(dut)
    simulator.add_clock(8e-9)
    simulator.add_testbench(testbench)
    simulator.run()
    assert not current
    return found


def check(module, seed: int, count: int = 40) -> None:
    dice = random.Random(seed)
    wire: list[tuple[int, int] | None] = []
    expected = []
    for _ in range(count):
        frame = bytearray(with_fcs(dice.randbytes(dice.choice((14, 46, 60, 61, 90)))))
        preamble, errors = b"\x55" * dice.choice((0, 1, 6, 7, 7, 7)) + b"\xd5", set()
        what = dice.randrange(8)
        if what == 0:
            frame[dice.randrange(len(frame))] ^= 1 << dice.randrange(8)
        elif what == 1:
            errors = {len(preamble) + dice.randrange(len(frame))}
        elif what == 2:
            preamble = dice.choice((b"\x55" * 7, b"\x55\x54\xd5", b"\0", b"\xd4\xd5"))
            frame[:1] = b"\x5d"
        elif what == 3:
            frame = frame[: dice.randrange(len(frame))]
        elif what == 4:
            errors = {len(preamble) - 1}
        wire += [(byte, index in errors) for index, byte in enumerate(preamble + frame)]
        wire += [None] * dice.choice((1, 12, 13))
        if preamble[-1] == 0xD5 and not preamble.rstrip(b"\xd5").strip(b"\x55") and what != 4:
            expected.append((bytes(frame), fcs_is_right(frame) and not errors))
    assert receive(module, wire) == expected


@pytest.mark.parametrize("seed", range(2))
def test_frames_of_all_sorts(seed):
    check(ethernetreceiver, seed)


@pytest.mark.few(2)
@pytest.mark.parametrize(("old", "new"), MUTANTS)
def test_mutants_are_noticed(old, new):
    module = mutant("irqscope_gateware.ethernetreceiver", old, new)
    with pytest.raises(AssertionError):
        for seed in range(3):
            check(module, seed, 20)
