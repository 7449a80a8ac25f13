# SPDX-License-Identifier: BSD-2-Clause
"""The FT245 link against a model of the chip, which stops and goes as it likes: bytes, pace, and who has the bus."""

import random
from itertools import groupby

import pytest
from formal_support import mutant
from ft245bench import Run

from irqscope_gateware import ft245link
from models.ft245 import DATA, Chip, Dice

ALWAYS, NEVER = Dice(random.Random(), 1, 1), Dice(random.Random(), 0, 1)
MUTANTS = [
    ("load.eq(~self.held | (self.writing & ~self.txe_n))", "load.eq(~self.held | self.writing)"),
    ("self.tx.ready.eq(~self.spare_held)", "self.tx.ready.eq(load)"),
    ("head_held | (self.held & self.txe_n)", "head_held"),
    ("came.eq(self.was_reading & ~self.rxf_n)", "came.eq(self.was_reading)"),
    ("came.eq(self.was_reading & ~self.rxf_n)", "came.eq(self.reading & ~self.rxf_n)"),
    ("self.was_reading + 2 <= PLACES", "self.was_reading + 1 <= PLACES"),
    ('m.next = "Claim"', 'm.next = "Write"'),
    ('m.next = "Yield"', 'm.next = "Open"'),
    ('m.next = "Close"', 'm.next = "Rest"'),
]


def check(module, seed: int, clocks: int = 1500) -> None:
    """All bytes arrive, once and in order, but those that are under way when the simulation ends."""
    dice = random.Random(seed)

    def level() -> Dice:
        return Dice(dice, dice.choice((0.2, 0.5, 0.9, 1)), dice.choice((1, 2, 30)))

    commands, blocks = dice.randbytes(clocks), dice.randbytes(clocks)
    chip, gives, takes = Chip(commands, level(), level()), level(), level()
    run = Run(
        module.Ft245Link(turn=dice.choice((4, 64))),
        chip,
        blocks,
        clocks,
        lambda _: gives.throw(),
        lambda _: takes.throw(),
    )
    assert commands.startswith(run.commands) and 0 <= chip.read - len(run.commands) <= 5
    assert blocks.startswith(chip.taken) and 0 <= run.sent - len(chip.taken) <= 2
    assert len(run.commands) > 5 and len(chip.taken) > 5


@pytest.mark.parametrize("seed", range(12))
def test_bytes_both_ways_while_the_chip_stops_at_any_clock(seed):
    check(ft245link, seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12, 150))
def test_many_more(seed):
    check(ft245link, seed, 3000)


def test_a_byte_a_clock_each_way():
    commands, blocks = random.Random(1).randbytes(400), random.Random(2).randbytes(400)
    chip = Chip(b"", ALWAYS, ALWAYS)
    Run(ft245link.Ft245Link(), chip, blocks, 410)
    assert chip.taken == blocks
    chip = Chip(commands, ALWAYS, ALWAYS)
    run = Run(ft245link.Ft245Link(), chip, b"", 410)
    assert run.commands == commands


def test_a_stop_of_the_chip_costs_its_own_clocks_and_no_more():
    dice = Dice(random.Random(3), 0.7, 5)
    counted = []

    class Counted:
        def throw(self) -> bool:
            counted.append(dice.throw())
            return counted[-1]

    chip = Chip(b"", NEVER, Counted())
    Run(ft245link.Ft245Link(), chip, bytes(1000), 600)
    assert sum(counted) - 6 <= len(chip.taken) <= sum(counted)


@pytest.mark.parametrize("turn", [8, 64])
def test_both_directions_have_their_turns(turn):
    """A command waits for a turn and the way of the bus; neither starves."""
    chip = Chip(bytes(2000), ALWAYS, ALWAYS)
    run = Run(ft245link.Ft245Link(turn=turn), chip, bytes(2000), 1500)
    assert abs(len(run.commands) - len(chip.taken)) <= turn + 8
    assert len(run.commands) + len(chip.taken) > 1500 * (turn - 3) / (turn + 4)
    for low, same in groupby(levels.rd_n for levels in run.trace):
        assert len(list(same)) <= turn + 10, f"RD# is {low} for too long"


def test_what_the_core_does_not_take_keeps_nothing_from_being_sent():
    chip = Chip(bytes(100), ALWAYS, ALWAYS)
    run = Run(ft245link.Ft245Link(), chip, bytes(2000), 1000, takes=lambda clock: False)
    assert len(chip.taken) > 900 and not run.commands and chip.read == ft245link.PLACES


def test_what_the_chip_does_not_take_keeps_no_command_from_coming():
    chip = Chip(bytes(100), ALWAYS, NEVER)
    run = Run(ft245link.Ft245Link(), chip, bytes(2000), 1000)
    assert len(run.commands) == 100 and not chip.taken and run.sent == 2


def check_flush(module) -> None:
    """After the last byte the rest of a packet goes, once; a pause in a stream of blocks sends nothing."""
    chip = Chip(b"", NEVER, ALWAYS)
    pauses = {clock for start in range(100, 1000, 100) for clock in range(start, start + ft245link.SILENCE - 2)}
    run = Run(module.Ft245Link(), chip, bytes(512), 2500, lambda clock: clock not in pauses)
    assert chip.packets == [DATA, 512 - DATA]
    (strobe,) = (len(list(same)) for low, same in groupby(levels.siwu_n for levels in run.trace) if not low)
    assert strobe == ft245link.STROBE


def test_what_is_left_is_sent_at_once():
    check_flush(ft245link)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("left.eq(self.strobe)", "left.eq(0)"),
        ("silent.eq(0), self.unsent.eq(0)", "silent.eq(0)"),
        ("            m.d.sync += silent.eq(0)\n", "            pass\n"),
    ],
)
def test_mutants_of_the_flush_are_noticed(old, new):
    module = mutant("irqscope_gateware.ft245link", old, new)
    with pytest.raises((AssertionError, ValueError)):
        check_flush(module)


@pytest.mark.few(3)
@pytest.mark.parametrize(("old", "new"), MUTANTS)
def test_mutants_are_noticed(old, new):
    module = mutant("irqscope_gateware.ft245link", old, new)
    with pytest.raises(AssertionError):
        for seed in range(6):
            check(module, seed)
