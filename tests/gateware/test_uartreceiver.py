# SPDX-License-Identifier: BSD-2-Clause
"""The UART's receiver, fed with waveforms in real time, against a receiver that looks at them whenever it likes."""

import random
from collections.abc import Sequence
from fractions import Fraction
from itertools import chain
from pathlib import Path

import pytest
from amaranth.sim import Simulator, SimulatorContext
from formal_support import mutant
from uart_ratios import RATIOS, some_bytes
from vcdvcd import VCDVCD

from irqscope_gateware import uartreceiver
from models.uart import Waveform, frame_levels, level_at, receive, waveform

ERRORS = [Fraction(-2, 100), Fraction(0), Fraction(2, 100)]
"""Of the sender's clock against ours: what is demanded."""
FURTHER = [Fraction(-7, 200), *ERRORS, Fraction(7, 200)]
"""What samples exactly in the middles allow for bits of 8 clocks and more."""
FAST = [Fraction(8), Fraction(67, 8), Fraction(9), Fraction(53, 6)]
MUTANTS = [
    ("k + Fraction(1, 2)", "k + Fraction(1, 8)"),
    ("k + Fraction(1, 2)", "k + Fraction(7, 8)"),
    ("C(sum(", "C(0 & sum("),
    ("(newest & before) | (newest & oldest) | (before & oldest)", "newest & before"),
    ("with m.If((bit == 0) & level)", "with m.If(0)"),
    ("done.eq(level)", "done.eq(1)"),
    ('m.next = "Break"', 'm.next = "Idle"'),
    ("self.bytes.valid & ~self.bytes.ready", "0"),
]


def run(
    dut: uartreceiver.UartReceiver, line: Waveform, clocks: int, *, ready: Sequence[int] = (1,)
) -> tuple[list[int | None], int]:
    """Frames as the model lists them, and overruns. `ready` is what the taker says, clock by clock, for ever."""
    sim = Simulator(dut)
    sim.add_clock(1e-6)
    frames: list[int | None] = []
    overruns = 0

    async def testbench(ctx: SimulatorContext) -> None:
        nonlocal overruns
        held = None
        for clock in range(clocks):
            ctx.set(dut.line, level_at(line, Fraction(clock)))
            ctx.set(dut.bytes.ready, ready[clock % len(ready)])
            valid, byte = ctx.get(dut.bytes.valid), ctx.get(dut.bytes.payload)
            assert held is None or (valid and byte == held), "a stream keeps what it offers"
            held = None
            if valid and ctx.get(dut.bytes.ready):
                frames.append(byte)
            elif valid:
                held = byte
            if ctx.get(dut.framing):
                frames.append(None)
            overruns += ctx.get(dut.overrun)
            await ctx.tick()

    sim.add_testbench(testbench)
    sim.run()
    return frames, overruns


def burst(data: Sequence[int], bit: Fraction, start: Fraction) -> Waveform:
    return waveform([level for byte in data for level in frame_levels(byte)], bit, start)


def compare(module, bit: Fraction, error: Fraction, phase: Fraction, data: Sequence[int]) -> None:
    """Frames back to back: one that is long by 2 % does not shift those after it."""
    line = burst(data, bit * (1 + error), 5 + phase)
    frames, overruns = run(module.UartReceiver(bit), line, int(line[-1][0] + bit + 8))
    assert frames == receive(line, bit).frames == list(data) and not overruns


@pytest.mark.few(16)
@pytest.mark.parametrize("bit", RATIOS, ids=str)
def test_every_ratio_at_two_percent_clock_error(bit: Fraction) -> None:
    """0x00 and 0x80 have their last edge before the stop bit, and before the last data bit."""
    rng = random.Random(str(bit))
    data = some_bytes([0x80, 0x00], bit, 1000)
    for error in ERRORS:
        compare(uartreceiver, bit, error, Fraction(rng.randrange(64), 64), data)


@pytest.mark.parametrize("error", FURTHER, ids=str)
@pytest.mark.parametrize("bit", FAST, ids=str)
def test_short_bits_at_every_phase_of_the_clock(bit: Fraction, error: Fraction) -> None:
    for eighth in range(8):
        compare(uartreceiver, bit, error, Fraction(eighth, 8) + Fraction(1, 1000), [0x00, 0xFF, 0x55, 0x81])


@pytest.mark.parametrize("bit", [Fraction(8), Fraction(125, 3)], ids=str)
def test_an_eighth_of_a_bit_between_two_edges_on_top(bit: Fraction) -> None:
    """A sender as coarse as our own transmitter at 8 clocks a bit, 2 % off."""
    rng = random.Random(2)
    for error in ERRORS:
        data = [rng.getrandbits(8) for _ in range(30)]
        line = [
            (time + bit * Fraction(rng.randrange(-4, 5), 64), level)
            for time, level in burst(data, bit * (1 + error), Fraction(9))
        ]
        frames, _ = run(uartreceiver.UartReceiver(bit), line, int(line[-1][0] + bit + 8))
        assert frames == data


def wrong_lines(bit: Fraction) -> Waveform:
    """A glitch; a byte; a frame without stop bit; a break; a byte; a glitch in a bit."""
    glitch = bit / 4

    def byte(value: int) -> list[tuple[int, Fraction]]:
        return [(level, bit) for level in frame_levels(value)]

    noisy = byte(0xFF)
    noisy[4:5] = [(1, bit / 2), (0, Fraction(1)), (1, bit / 2 - 1)]
    pieces = [
        (1, bit),
        (0, glitch),
        (1, bit),
        *byte(0xA5),
        *byte(0x0F)[:9],
        (0, bit),
        (1, bit),
        *byte(0x42),
        (0, 25 * bit),
        (1, bit),
        *byte(0x42),
        *noisy,
        (1, bit),
    ]
    line, time = [], Fraction(1, 3)
    for level, length in pieces:
        line.append((time, level))
        time += length
    return line


def check_wrong_lines(module, bit: Fraction) -> None:
    line = wrong_lines(bit)
    frames, overruns = run(module.UartReceiver(bit), line, int(line[-1][0] + 2 * bit))
    assert frames == [0xA5, None, 0x42, None, 0x42, 0xFF] and not overruns


@pytest.mark.parametrize("bit", [Fraction(8), Fraction(67, 8), Fraction(125, 3)], ids=str)
def test_glitches_and_breaks(bit: Fraction) -> None:
    """The model agrees except for the noise in a bit, which only the majority of three survives."""
    line = wrong_lines(bit)
    assert receive(line, bit).frames[:5] == [0xA5, None, 0x42, None, 0x42]
    check_wrong_lines(uartreceiver, bit)


def check_overrun(module) -> None:
    """Ready once in 250 clocks, a byte every 80: what is offered stays, what comes meanwhile is counted."""
    data = list(range(60))
    line = burst(data, Fraction(8), Fraction(3))
    frames, overruns = run(module.UartReceiver(Fraction(8)), line, 80 * 60 + 300, ready=[0] * 249 + [1])
    assert overruns and len(frames) + overruns == len(data)
    assert frames == sorted(set(frames) & set(data)) and frames[:2] == [0, 3]


def test_a_taker_that_is_late_loses_whole_bytes_and_hears_of_it() -> None:
    check_overrun(uartreceiver)


def test_nothing_moves_while_the_line_is_idle(tmp_path: Path) -> None:
    dut = uartreceiver.UartReceiver(Fraction(67, 8))
    dump = tmp_path / "idle.vcd"
    sim = Simulator(dut)
    sim.add_clock(1e-6)
    line = burst([0x5A], dut.bit_clocks, Fraction(3))

    async def testbench(ctx: SimulatorContext) -> None:
        ctx.set(dut.bytes.ready, 1)
        for clock in range(400):
            ctx.set(dut.line, level_at(line, Fraction(clock)))
            await ctx.tick()

    sim.add_testbench(testbench)
    with sim.write_vcd(str(dump)):
        sim.run()
    vcd = VCDVCD(str(dump))
    moving = [signal.references for signal in vcd.data.values() if signal.tv and signal.tv[-1][0] > 0.6 * vcd.endtime]
    assert all(name.endswith(".clk") for name in chain(*moving))


@pytest.mark.few(2)
@pytest.mark.parametrize(("old", "new"), MUTANTS)
def test_mutants_are_noticed(old: str, new: str) -> None:
    module = mutant("irqscope_gateware.uartreceiver", old, new)
    with pytest.raises(AssertionError):
        for bit in (Fraction(8), Fraction(67, 8), Fraction(17, 2)):
            for error in FURTHER:
                for phase in (Fraction(1, 1000), Fraction(999, 1000)):
                    compare(module, bit, error, phase, [0x00, 0xFF, 0x55])
            check_wrong_lines(module, bit)
        check_overrun(module)


def test_a_bit_of_less_than_eight_clocks_is_refused() -> None:
    class Refused(uartreceiver.UartReceiver):
        _MustUse__silence = True  # Amaranth warns of components that are never elaborated

    with pytest.raises(ValueError, match=r"too short"):
        Refused(Fraction(799, 100))
