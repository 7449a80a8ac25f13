# SPDX-License-Identifier: BSD-2-Clause
"""The UART's transmitter against ideal waveforms."""

import random
from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from pathlib import Path

import pytest
from amaranth.sim import Simulator, SimulatorContext
from formal_support import mutant
from uart_ratios import RATIOS, some_bytes
from vcdvcd import VCDVCD

from irqscope_gateware import uarttransmitter
from models.uart import frame_levels, receive

MUTANTS = [
    ("whole - 1, whole - 2", "whole - 2, whole - 2"),
    ("phase + part", "phase + part + 1"),
    ("if lift:", "if False:"),
    ("left.eq(9)", "left.eq(8)"),
    ("denominator // 2 + part", "0"),
]


def transmit(dut: uarttransmitter.UartTransmitter, program: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Offer each byte of `program`, (byte, clocks of pause before it is offered); the line's edges (clock, level)."""
    sim = Simulator(dut)
    sim.add_clock(1e-6)
    edges = []
    length = sum(pause for _, pause in program) + int(dut.bit_clocks * 10 + 3) * (len(program) + 1)

    async def testbench(ctx: SimulatorContext) -> None:
        waiting = list(program)
        pause = waiting[0][1]
        level = 1
        for clock in range(length):
            offer = bool(waiting) and pause == 0
            ctx.set(dut.bytes.valid, offer)
            ctx.set(dut.bytes.payload, waiting[0][0] if offer else 0xA5)
            if ctx.get(dut.line) != level:
                level ^= 1
                edges.append((clock, level))
            pause = max(0, pause - 1)
            if offer and ctx.get(dut.bytes.ready):
                waiting.pop(0)
                pause = waiting[0][1] if waiting else 0
            await ctx.tick()
        assert not waiting

    sim.add_testbench(testbench)
    sim.run()
    return edges


def check(edges: list[tuple[int, int]], data: Sequence[int], bit: Fraction) -> None:
    """One burst without a pause: every edge is less than a clock from its ideal place after the first one."""
    ideal, level = [], 1
    for number, new in enumerate(level for byte in data for level in frame_levels(byte)):
        if new != level:
            ideal.append((number * bit, new))
            level = new
    start = edges[0][0]
    assert [new for _, new in edges] == [new for _, new in ideal]
    worst = max(abs(clock - start - time) for (clock, _), (time, _) in zip(edges, ideal, strict=True))
    assert worst < 1 and worst <= bit / 8


@pytest.mark.few(16)
@pytest.mark.parametrize("bit", RATIOS, ids=str)
def test_edges_are_within_an_eighth_of_a_bit(bit: Fraction) -> None:
    data = some_bytes([0x55, 0x00, 0xFF], bit, 3000)
    check(transmit(uarttransmitter.UartTransmitter(bit), [(byte, 0) for byte in data]), data, bit)


@pytest.mark.parametrize("bit", [Fraction(8), Fraction(67, 8), Fraction(125, 3), Fraction(1005, 11)], ids=str)
def test_bytes_arrive_whatever_the_pauses(bit: Fraction) -> None:
    """Pauses of every length around that of a frame, so that bytes come before, in and after the stop bit."""
    rng = random.Random(1)
    frame = int(10 * bit)
    program = [
        (rng.getrandbits(8), rng.choice([0, 1, rng.randrange(frame - 12, frame + 12), 3 * frame])) for _ in range(20)
    ]
    edges = transmit(uarttransmitter.UartTransmitter(bit), program)
    line = [(Fraction(clock), level) for clock, level in edges]
    assert receive(line, bit).frames == [byte for byte, _ in program]
    for (begin, _), (end, _) in pairwise(edges):
        assert end - begin >= int(bit)


def test_the_start_bit_follows_at_once() -> None:
    """Taken in clock 5, out in clock 7; the next, offered meanwhile, directly after ten bits."""
    edges = transmit(uarttransmitter.UartTransmitter(Fraction(8)), [(0xFF, 5), (0xFF, 0)])
    assert edges == [(7, 0), (15, 1), (87, 0), (95, 1)]


def test_nothing_moves_between_frames(tmp_path: Path) -> None:
    """The virtual bench could not skip idle stretches otherwise."""
    dut = uarttransmitter.UartTransmitter(Fraction(1005, 11))
    dump = tmp_path / "idle.vcd"
    sim = Simulator(dut)
    sim.add_clock(1e-6)

    async def testbench(ctx: SimulatorContext) -> None:
        ctx.set(dut.bytes.payload, 0x5A)
        ctx.set(dut.bytes.valid, 1)
        await ctx.tick()
        ctx.set(dut.bytes.valid, 0)
        await ctx.tick().repeat(2500)

    sim.add_testbench(testbench)
    with sim.write_vcd(str(dump)):
        sim.run()
    vcd = VCDVCD(str(dump))
    moving = [signal.references for signal in vcd.data.values() if signal.tv and signal.tv[-1][0] > 0.6 * vcd.endtime]
    assert moving == [["bench.top.clk"]]


@pytest.mark.few(2)
@pytest.mark.parametrize(("old", "new"), MUTANTS)
def test_mutants_are_noticed(old: str, new: str) -> None:
    module = mutant("irqscope_gateware.uarttransmitter", old, new)
    data = [0x55] * 20
    with pytest.raises(AssertionError):
        for bit in (Fraction(67, 8), Fraction(1005, 11)):
            check(transmit(module.UartTransmitter(bit), [(byte, 0) for byte in data]), data, bit)


def test_a_bit_of_less_than_eight_clocks_is_refused() -> None:
    class Refused(uarttransmitter.UartTransmitter):
        _MustUse__silence = True  # Amaranth warns of components that are never elaborated

    with pytest.raises(ValueError, match=r"7\.5 clocks is too short.*choose a lower baud rate"):
        Refused(Fraction(15, 2))
