# SPDX-License-Identifier: BSD-2-Clause
"""Frames at a GMII against the model: preamble, padding, check sequence, gap."""

import random

import pytest
from amaranth.sim import Simulator
from formal_support import mutant

from irqscope_gateware import ethernettransmitter
from models.ethernet import frames_of, with_fcs

MUTANTS = [
    ("count == PREAMBLE, DELIMITER", "count == 6, DELIMITER"),
    ("with m.If(count == LEAST - 1):", "with m.If(count == LEAST):"),
    ("count >= LEAST - 1", "count >= LEAST"),
    ("crc.eq(START)]", "count.eq(0)]"),
    ("count == GAP - 1", "count == GAP - 2"),
    ("count == FCS - 1", "count == FCS - 2"),
    ("byte.eq(~crc[:8])", "byte.eq(crc[:8])"),
]


def send(module, frames: list[tuple[bytes, int]]) -> list[int | None]:
    """The wire, clock by clock, when each frame is offered after so many clocks of pause."""
    dut = module.EthernetTransmitter()
    wire: list[int | None] = []
    offers: list[tuple[int, int] | None] = []
    for frame, pause in frames:
        offers += [None] * pause
        offers += [(byte, index == len(frame) - 1) for index, byte in enumerate(frame)]

    async def testbench(ctx):
        waiting = list(reversed(offers))
        quiet = 0
        while quiet < 40:
            assert len(wire) < len(offers) + 100 * (1 + len(frames)), "it does not come to an end"
            offer = waiting[-1] if waiting else None
            ctx.set(dut.frame.valid, offer is not None)
            if offer:
                ctx.set(dut.frame.payload, {"byte": offer[0], "last": offer[1]})
            if waiting and (offer is None or ctx.get(dut.frame.ready)):
                waiting.pop()
            wire.append(ctx.get(dut.data) if ctx.get(dut.valid) else None)
            quiet = 0 if waiting or wire[-1] is not None else quiet + 1
            await ctx.tick()

    simulator = Simulator(dut)
    simulator.add_clock(8e-9)
    simulator.add_testbench(testbench)
    simulator.run()
    return wire


def check(module, sizes: list[int], pauses: list[int]) -> None:
    dice = random.Random(str(sizes))
    sent = [dice.randbytes(size) for size in sizes]
    frames, gaps = frames_of(send(module, list(zip(sent, pauses, strict=True))))
    assert frames == [with_fcs(frame) for frame in sent]
    assert all(gap >= 12 for gap in gaps)
    if not any(pauses):
        assert set(gaps) == {12}


def test_frames_of_every_kind_of_length():
    check(ethernettransmitter, [1, 2, 59, 60, 61, 42, 64, 300], [0] * 8)
    check(ethernettransmitter, [42, 59, 60, 61, 70], [3, 1, 13, 40, 90])


@pytest.mark.few(2)
@pytest.mark.parametrize(("old", "new"), MUTANTS)
def test_mutants_are_noticed(old, new):
    module = mutant("irqscope_gateware.ethernettransmitter", old, new)
    with pytest.raises(AssertionError):
        check(module, [58, 59, 60, 61], [0] * 4)
