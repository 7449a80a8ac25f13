# SPDX-License-Identifier: BSD-2-Clause
"""Blocks that a network shuffled: in order again within a window, and else counted as on a serial line."""

import random
from collections import Counter

import pytest
from formal_support import mutant
from hypothesis import example, given, settings
from hypothesis import strategies as st

from irqscope.contract.blocks import BLOCK_BYTES, SEQUENCE_MODULUS, Kind, encode
from irqscope.contract.registers import PROTOCOL
from irqscope.device import reassembly
from irqscope.device.blockreader import BlockReader, epoch_of, number_of
from irqscope.device.reassembly import WINDOW, Reassembly
from irqscope_bench.packets import FARTHEST, Network, Trouble

MUTANTS = [
    ("> WINDOW and self._held", "> 2 * WINDOW and self._held"),
    ("self._begin(number if joined else 0)", "self._begin(number)"),
    ("(epoch == self._former and number in self._former_missing)", "False"),
    ("block in self._recent", "False"),
    ("and not self._held:", "and True:"),
    ("            for again in same[1:]:\n                self._out += again\n", ""),
    ("ahead >= SEQUENCE_MODULUS // 2", "ahead >= SEQUENCE_MODULUS"),
    ("elif len(block) == BLOCK_BYTES and is_sound(block):", "elif len(block) == BLOCK_BYTES:"),
    ("        while self._held:\n            self._skip()\n        after", "        after"),
]


def blocks(count: int, epoch: int = 1, first: int = 0) -> list[bytes]:
    return [block_of(epoch, (first + number) % SEQUENCE_MODULUS) for number in range(count)]


def block_of(epoch: int, number: int) -> bytes:
    return encode(Kind.EVENTS, number, number, [], epoch=epoch, protocol=PROTOCOL)


def names(stream: bytes) -> list[tuple[int, int]]:
    """(epoch, number) of the blocks of a sound stream."""
    cut = [stream[at : at + BLOCK_BYTES] for at in range(0, len(stream), BLOCK_BYTES)]
    return [(epoch_of(block), number_of(block)) for block in cut]


def passed(datagrams: list[bytes], module=reassembly) -> bytes:
    through = module.Reassembly()
    return b"".join(map(through.take, datagrams)) + through.give_up()


def check(seed: int, sizes: list[int], rates: dict[Trouble, float], first: int = 0, module=reassembly) -> None:
    """What arrives is told once and in order; what is left of the bytes is counted."""
    dice, sent, number = random.Random(seed), [], first
    for size in sizes:
        sent.append(b"".join(blocks(size, first=number)))
        number += size
    network = Network(seed, rates)
    arrived = network.pass_on(sent) + network.rest()
    reader = BlockReader()
    stream = passed(arrived, module)
    told, at = [], 0
    while at < len(stream):
        step = dice.randrange(1, 3 * BLOCK_BYTES)
        told += reader.feed(stream[at : at + step])
        at += step
    assert not reader.rest and not reader.restarts
    assert reader.blocks * BLOCK_BYTES + reader.bad_bytes == sum(map(len, arrived)) == len(stream)
    there = {block for datagram in arrived for block in names(datagram)}
    found = [(epoch_of(block), number_of(block)) for block in told]
    # No datagram is later than the window, but the very first, before which nobody knows what is missing.
    joined = names(arrived[0])[0] if arrived else (0, 0)
    assert found == sorted(found) and set(found) == {each for each in there if each >= joined}


RATES = st.fixed_dictionaries({trouble: st.sampled_from([0.0, 0.02, 0.3]) for trouble in Trouble})


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 1 << 32), st.lists(st.integers(1, 2), min_size=1, max_size=90), RATES, st.integers(0, 5))
@example(1, [2] * 90, dict.fromkeys(Trouble, 0.3), 0)
def test_what_arrives_is_told_once_and_in_order(seed, sizes, rates, first):
    assert 2 * FARTHEST <= WINDOW
    check(seed, sizes, rates, first)


def test_a_stream_in_order_comes_through_at_once():
    through, sent = Reassembly(), blocks(2 * WINDOW, first=SEQUENCE_MODULUS - WINDOW)
    assert [through.take(block) for block in sent] == sent and not through.waiting


def check_gap(module=reassembly) -> None:
    """What never comes is waited for by no more blocks than the window has."""
    through, sent = module.Reassembly(), blocks(WINDOW + 3)
    assert through.take(sent[0]) == sent[0]
    assert not any(through.take(block) for block in sent[2 : WINDOW + 2]) and through.waiting == WINDOW
    assert through.take(sent[WINDOW + 2]) == b"".join(sent[2:]) and not through.waiting
    assert through.take(sent[1]) == sent[1], "it is the reader's to count"
    through = module.Reassembly()
    assert [through.take(sent[number]) for number in (0, 2, 1)] == [sent[0], b"", sent[1] + sent[2]]


def test_what_is_lost_is_waited_for_no_longer_than_the_window():
    check_gap()
    through, sent = Reassembly(), blocks(3)
    assert through.take(sent[0]) + through.take(sent[2]) == sent[0]
    assert through.give_up() == sent[2] and through.give_up() == b""


def test_a_long_gap_is_passed_over_at_once():
    through, sent = Reassembly(), [block_of(1, 0), block_of(1, 100_000), block_of(1, 100_001)]
    assert b"".join(map(through.take, sent)) == b"".join(sent)


def check_epochs(module=reassembly) -> None:
    """The first blocks of an epoch are put in order too, and the last of the one before are no reset."""
    old, new = blocks(9, epoch=1), blocks(9, epoch=2)
    arrived = [*old[:4], *old[5:8], new[1], new[0], *new[2:5], old[8], old[4], old[6], *new[5:]]
    through, reader = module.Reassembly(), BlockReader()
    told = reader.feed(through.take(arrived[0]))
    reader.announce(2)
    told += [block for datagram in arrived[1:] for block in reader.feed(through.take(datagram))]
    told += reader.feed(through.give_up())
    assert names(b"".join(told)) == names(b"".join([*old[:4], *old[5:8], *new]))
    assert (reader.restarts, reader.bad_bytes, through.dropped) == (0, 0, 3)


def test_an_epoch_begins_in_order_and_hides_what_is_late_of_the_one_before():
    check_epochs()


def test_an_instrument_that_begins_anew_is_told_by_its_first_block():
    """Also if the epoch of power-up is the one before the present one."""
    anew = [encode(Kind.EVENTS, number, 77, [], protocol=PROTOCOL) for number in range(3)]
    arrived = [*blocks(9, epoch=0), *blocks(9, epoch=1), *anew]
    through, reader, told = Reassembly(), BlockReader(), []
    for datagram in arrived:
        told += reader.feed(through.take(datagram))
        if len(told) == 9:
            reader.announce(1)
    assert reader.restarts == 1 and names(told[-1]) == [(0, 2)]


def check_damage(module=reassembly) -> None:
    """What is no sound block is passed on for the reader to count, and moves nothing."""
    sent = blocks(12)
    far = bytearray(block_of(1, 50))
    far[200] ^= 1
    arrived = [sent[0], bytes(far), b"short", sent[1] + sent[2][:100], *sent[3:]]
    reader = BlockReader()
    found = Counter(names(b"".join(reader.feed(passed(arrived, module)))))
    assert found == Counter(names(b"".join([sent[0], sent[1], *sent[3:]])))
    assert reader.bad_bytes == BLOCK_BYTES + 5 + 100


def test_damage_is_left_to_the_reader():
    check_damage()


@pytest.mark.parametrize(("old", "new"), MUTANTS)
def test_mutants_are_noticed(old, new):
    module = mutant("irqscope.device.reassembly", old, new)
    with pytest.raises(AssertionError):
        for seed in range(12):
            check(seed, [1, 2] * 40, dict.fromkeys(Trouble, 0.3), module=module)
        check_gap(module)
        check_epochs(module)
        check_damage(module)
