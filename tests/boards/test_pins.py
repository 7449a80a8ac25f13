# SPDX-License-Identifier: BSD-2-Clause
"""A board through its pins: bytes come back over the serial line, edges arrive at the tick, a lost lock stops all."""

import random
from fractions import Fraction

import pytest
from pinsbench import FS, Level, PinsBench
from stubcore import made

from irqscope.contract.frontends import FRONT_ENDS
from irqscope_boards.board import Board, Link
from irqscope_boards.catalogue import boards

pytestmark = pytest.mark.timeout(600)

ALL = {name: board for name, board in boards().items() if isinstance(board.link, Link)}
"""Those with a serial line."""
ORDINARY = ("icebreaker", "tang-nano-9k", "ulx3s-25f")
"""Pads with two samples a clock, gears of both families, halved clocks with and without gears."""
US = FS // 10**6
STARTED = 60 * US
"""All resets are over."""
LOST = 200 * US
BYTES = bytes([0x00, 0xFF, 0xA5, *random.Random(1).randbytes(3)])


def sent(data: bytes, start: int, bit: Fraction) -> list[Level]:
    """The serial line with these bytes, one right behind the other."""
    bits = [level for byte in data for level in (0, *(byte >> n & 1 for n in range(8)), 1)]
    return [Level(start + round(n * bit), "rx", level) for n, level in enumerate(bits)]


def received(edges: list[tuple[int, str]], bit: Fraction) -> bytes:
    """The bytes on a line, each bit read in its middle; AssertionError if a stop bit is low."""

    def level(time: Fraction) -> int:
        return int([level for at, level in edges if at <= time][-1])

    data, free = [], 0
    for at, new in edges:
        if new == "0" and at >= free:
            assert level(at + bit * Fraction(19, 2)) == 1
            data.append(sum(level(at + bit * (n + Fraction(3, 2))) << n for n in range(8)))
            free = round(at + bit * Fraction(19, 2))
    return bytes(data)


def moves(board: Board, start: int, tick: Fraction) -> tuple[list[Level], dict[str, list[tuple[Fraction, str]]]]:
    """A pulse at each input, one after the other, and when it must be where, in ticks."""
    kind, half = FRONT_ENDS[board.front_end], Fraction(1, 2)
    driven, wanted = [], {"stimulus": [], "stimulus2": [], "trigger": []}
    first = start // round(tick)
    for number, role in enumerate(board.identity().roles):
        for level, ticks in ((1, 0), (0, 3 * board.samples + 1)):
            at = first + (20 * number + 3) * board.samples + number + ticks
            driven.append(Level(round((at + half) * tick), role.label, level))
            later = (kind.input_clocks + 1 + kind.output_clocks + number % 2) * board.samples
            ends = [("stimulus", "stimulus2")[number % 4 // 2]]
            if number == 0 and board.part.parameters["trigger"]:
                ends.append("trigger")
            for name in ends:
                wanted[name].append((Fraction(at + later + 1), str(level)))
    return driven, wanted


def within(edges: list[tuple[int, str]], tick: Fraction, start: int, end: int) -> list[tuple[Fraction, str]]:
    """What a pin showed between two times, in ticks; what is less than a twentieth of one is rounding."""
    return [(Fraction(round(at / tick, 1)), level) for at, level in edges if start < at < end]


def fine(
    coarse: list[tuple[Fraction, str]], wanted: list[tuple[Fraction, str]], samples: int
) -> list[tuple[Fraction, str]]:
    """The edges wanted, where a pin that is driven once a clock has those that go with them: high if a sample is."""
    early = {"1": range(samples), "0": range(1 - samples, 1)}
    return [
        (then, level) if (then - at) in early[level] else (at, level)
        for (at, level), (then, _) in zip(coarse, wanted, strict=True)
    ]


@pytest.mark.parametrize(
    "board", [pytest.param(b, id=n, marks=() if n in ORDINARY else pytest.mark.slow) for n, b in ALL.items()]
)
def test_through_the_pins(board, tmp_path_factory, tmp_path):
    bit, tick = Fraction(FS, board.link.baud), FS * board.tick
    again = LOST + 10 * US + STARTED
    last = again + round(bit * 30) + 10 * US
    first, wanted = moves(board, STARTED + 10 * US, tick)
    levels = [Level(US, "lock", 1), *sent(BYTES, STARTED, bit), *first]
    held = [Level(LOST - 10 * US, "isr", 1), Level(LOST + 5 * US, "isr", 0)]
    levels += [*held, Level(LOST, "lock", 0), Level(LOST + 10 * US, "lock", 1), *sent(BYTES[2:4], again, bit)]
    netlist = made(board.name, tmp_path_factory.getbasetemp())
    seen = PinsBench(board, netlist, tmp_path).run(levels, last)

    def level(name: str, time: int) -> str:
        return [shown for at, shown in seen[name] if at <= time][-1]

    for start, end, data in ((STARTED, LOST, BYTES), (again, last, BYTES[2:4])):
        assert level("tx", start) == "1"
        assert received([edge for edge in seen["tx"] if start < edge[0] < end], bit) == data
    for name, edges in wanted.items():
        found = within(seen[name], tick, STARTED, LOST - 20 * US)
        if name == "trigger" and not board.trigger_fine:
            found = fine(found, edges, board.samples)
        assert found == edges, name
        # An input is high all the time, and comes through as long as the PLL is locked.
        assert level(name, LOST - US) == str(int(name in ("stimulus", "trigger") and edges != []))
        assert level(name, US // 2) == "0"
        if name != "trigger" or board.trigger_fine:  # a register of the core's clock keeps its level while that stands
            assert level(name, LOST + 4 * US) == "0"
