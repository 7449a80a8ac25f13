# SPDX-License-Identifier: BSD-2-Clause
"""Snapshots: complete or not at all, none twice, and added up exactly."""

import random
from dataclasses import replace

import pytest

from irqscope.contract import blocks, registers
from irqscope.contract.segments import Count
from irqscope.contract.statistics import (
    OFFSET_BINS,
    OFFSET_COUNTS,
    OFFSET_CUMULATIVE_BINS,
    OFFSET_SCALARS,
    OFFSET_YOUNGEST,
    SCALAR_STRIDE,
    STATUS_SPACE,
    YOUNGEST_BINS,
    Scalar,
)
from irqscope.device import snapshots
from irqscope.device.decode import Snapshot
from irqscope.device.snapshots import LEVELS, Totals
from irqscope.recording.assembler import SnapshotAssembler
from models.instrument import IDENTITY


def transmission(number: int, sequence: int, parts: int = 3) -> list[bytes]:
    return [
        blocks.encode(
            4,
            sequence + i,
            1000,
            [100 * number + i, 1],
            detail=number & 0xFFFF,
            last=i == parts - 1,
            protocol=registers.PROTOCOL,
        )
        for i in range(parts)
    ]


def other(sequence: int) -> bytes:
    return blocks.encode(1, sequence, 0, [], protocol=registers.PROTOCOL)


def feed(assembler: SnapshotAssembler, sent: list[bytes]) -> list[int]:
    return [found.number for block in sent if (found := assembler.feed(block))]


def test_a_whole_one():
    assembler = SnapshotAssembler()
    sent = [other(0), *transmission(1, 0)]
    sent.insert(2, other(0))  # events come between the parts
    assert feed(assembler, [renumber(block, i) for i, block in enumerate(sent)]) == [1]


def test_what_came_before_the_first_block_is_unknown():
    assembler = SnapshotAssembler()
    assert feed(assembler, transmission(1, 10)) == []
    assert feed(assembler, transmission(1, 13)) == [1]


def renumber(block: bytes, sequence: int) -> bytes:
    old = blocks.decode(block)
    return blocks.encode(old.kind, sequence, old.base, old.payload, detail=old.detail, last=old.last, protocol=1)


@pytest.mark.parametrize("lost", [0, 1, 2])
def test_a_part_missing_and_asked_for_again(lost):
    """Block 9 came before. Whichever part of the transmission 10, 11, 12 is lost, the repetition must do."""
    sent = [other(9), *transmission(1, 10)]
    del sent[1 + lost]
    repeated = [*transmission(1, 13), *transmission(1, 16)]
    assembler = SnapshotAssembler()
    assert feed(assembler, sent) == []
    assert feed(assembler, repeated) == [1], "exactly one of the repetitions counts"
    assert assembler.broken == 1
    assert feed(assembler, transmission(2, 19)) == [2]


def test_random_losses_never_give_a_partial_or_double_one():
    dice = random.Random(3)
    for _ in range(300):
        assembler, sequence, got = SnapshotAssembler(), 0, []
        for number in range(1, 5):
            for _ in range(20):
                parts = dice.randrange(1, 5)
                sent = transmission(number, sequence, parts)
                sequence += parts
                for block in sent:
                    if dice.random() > 0.25 and (found := assembler.feed(block)):
                        got.append((found.number, len(found.values) == parts))
                if assembler.number == number:
                    break
        assert [number for number, _ in got] == list(range(1, assembler.number + 1))
        assert all(whole for _, whole in got)


def test_what_a_whole_one_holds_and_when_it_was_taken():
    sent = [blocks.encode(4, i, 50 + i, [i, 7 + i], detail=1, last=i == 1, protocol=1) for i in range(2)]
    assembler = SnapshotAssembler()
    assembler.feed(other(blocks.SEQUENCE_MODULUS - 1))
    assert [assembler.feed(block) for block in sent] == [None, Snapshot(1, 50, {0: 7, 1: 8})]


@pytest.mark.parametrize(("last", "whole"), [(11, []), (12, [1]), (13, [])])
def test_blocks_that_are_passed_over_leave_no_gap(last, whole):
    assembler = SnapshotAssembler()
    assembler.feed(other(9))
    assembler.pass_over(last)
    assert feed(assembler, transmission(1, 13)) == whole


def test_parts_of_two_snapshots_are_broken():
    assembler = SnapshotAssembler()
    assert feed(assembler, [other(9), *transmission(1, 10)[:2], *transmission(2, 12)]) == [] and assembler.broken == 1


def test_what_is_passed_over_turns_over():
    assembler = SnapshotAssembler()
    assembler.pass_over(blocks.SEQUENCE_MODULUS - 1)
    assert feed(assembler, transmission(1, 0)) == [1]


def test_numbers_pass_2_to_16():
    assembler = SnapshotAssembler()
    assembler.number = 0xFFFF
    assert feed(assembler, [other(0), *transmission(0x10000, 1)]) == [0x10000]


def snapshot(number: int, time: int, status: dict[registers.Register, int], values: dict[int, int]) -> Snapshot:
    addressed = {STATUS_SPACE << 16 | register.address: value for register, value in status.items()}
    return Snapshot(number, time, addressed | values)


def test_totals():
    totals, seen = Totals(2, IDENTITY), registers.SEEN[0]
    scalars = OFFSET_SCALARS

    def values(count: int, total: int, least: int, most: int, when: int, pending: int) -> dict[int, int]:
        at = 1 << 16
        return {
            at | Count.PAIRED: count,
            at | Count.PENDING: pending,
            at | OFFSET_BINS + 7: count,
            at | scalars + Scalar.COUNT: count,
            at | scalars + Scalar.SUM_LOW: total,
            at | scalars + Scalar.MINIMUM_LOW: least,
            at | scalars + Scalar.MAXIMUM_LOW: most,
            at | scalars + Scalar.MAXIMUM_TIME_LOW: when & 0xFFFF_FFFF,
            at | scalars + Scalar.MAXIMUM_TIME_HIGH: when >> 32 & 0xFF,
        }

    late = (5 << 40) + 900
    totals.add(snapshot(1, late + 50, {seen: 2**32 - 10, registers.NOW_LOW: 5}, values(3, 30, 8, 12, late, 2)))
    totals.add(snapshot(2, late + 90, {seen: 15, registers.NOW_LOW: 4}, {}))
    totals.add(snapshot(3, late + 99, {seen: 20, registers.NOW_LOW: 3}, values(2, 9, 4, 5, late + 95, 1)))
    mine = totals.segments[1]
    assert totals.get(seen) == 2**32 + 20 and totals.get(registers.NOW_LOW) == 3 and totals.get(registers.SEEN[1]) == 0
    assert mine.counts[Count.PAIRED] == 5 and mine.counts[Count.PENDING] == 1 and mine.bins[7] == 5
    assert (mine.both.count, mine.both.sum, mine.both.minimum, mine.both.maximum) == (5, 39, 4, 12)
    assert mine.both.maximum_time == late
    assert [peak.latency for peak in mine.peaks] == [12, 5]
    assert totals.segments[0].n == 0


def scalars_of(edge: int, samples: list[tuple[int, int]]) -> dict[int, int]:
    """The words of one polarity's samples, each with the time of its response."""
    latency, time = max(samples, key=lambda sample: sample[0])
    figures = {
        Scalar.SUM_LOW: sum(latency for latency, _ in samples),
        Scalar.MINIMUM_LOW: min(latency for latency, _ in samples),
        Scalar.MAXIMUM_LOW: latency,
        Scalar.MAXIMUM_TIME_LOW: time % 2**40,
    }
    base = OFFSET_SCALARS + edge * SCALAR_STRIDE
    words = {base + low + half: value >> 32 * half & 0xFFFF_FFFF for low, value in figures.items() for half in (0, 1)}
    return {address: word for address, word in words.items() if word} | {base + Scalar.COUNT: len(samples)}


def test_totals_are_those_of_all_samples_of_hours(monkeypatch):
    """Both polarities, sums and times beyond 32 bits, five minutes after five minutes, and more peaks than are kept."""
    monkeypatch.setattr(snapshots, "KEPT_PEAKS", 5)
    dice, totals, window = random.Random(5), Totals(1, IDENTITY), round(300 / IDENTITY.tick)
    every: tuple[list, list] = ([], [])
    tops, kept, youngest, premature = [], [], [0] * YOUNGEST_BINS, 0
    for number in range(1, 41):
        now, values = number * window // 5 + 2**33, {}
        for edge in (0, 1):
            samples = [
                (dice.choice([0, dice.randrange(2**33)]), now - dice.randrange(window // 5))
                for _ in range(dice.choice([0, 1, 3]))
            ]
            if samples:
                every[edge].extend(samples)
                values |= scalars_of(edge, samples)
                latency, time = max(samples)
                tops.append((time, latency))
                kept.append((latency, time, edge))
                if len(kept) > 5:
                    kept = [max(kept[i : i + 2]) for i in range(0, len(kept), 2)]
        bin_, count = dice.randrange(YOUNGEST_BINS), dice.randrange(5)
        values |= {OFFSET_YOUNGEST + bin_: count, OFFSET_COUNTS + Count.PREMATURE: count}
        youngest[bin_] += count
        premature += count
        totals.add(snapshot(number, now, {}, values))
    mine = totals.segments[0]
    for found, samples in zip((*mine.edges, mine.both), (*every, [*every[0], *every[1]]), strict=True):
        latencies = [latency for latency, _ in samples]
        assert (found.count, found.sum) == (len(samples), sum(latencies))
        assert (found.minimum, (found.maximum, found.maximum_time)) == (min(latencies), max(samples))
    assert (mine.n, mine.later) == (len(every[0]) + len(every[1]), -mine.n)
    assert (mine.youngest, mine.counts[Count.PREMATURE], mine.begin) == (youngest, premature, tops[0][0])
    windows = {max(0, time - tops[0][0]) // window for time, _ in tops}
    assert len(windows) > 6 and mine.maxima == {
        each: max(latency for time, latency in tops if max(0, time - tops[0][0]) // window == each) for each in windows
    }
    assert [(peak.latency, peak.time, peak.edge) for peak in mine.peaks] == kept


def test_a_register_that_was_never_told_is_0():
    assert Totals(1, IDENTITY).get(registers.SEEN[0]) == 0


def test_cumulative_bins_turn_over_on_the_chip_only():
    totals = Totals(2, replace(IDENTITY, histogram_banks=1, bin_bits=8))
    bins, others = OFFSET_CUMULATIVE_BINS, 1 << 16 | OFFSET_CUMULATIVE_BINS
    for number, (seven, eight) in enumerate([(250, 0), (4, 1), (0, 1), (255, 3), (0, 0)], 1):
        totals.add(snapshot(number, 1000 * number, {}, {bins + 7: seven, bins + 8: eight, others + 2: number}))
    assert totals.segments[0].bins[7:9] == [3 * 256, 256] and sum(totals.segments[0].bins) == 4 * 256
    assert totals.segments[1].bins[2] == sum(totals.segments[1].bins) == 5
    assert totals.settled(True) and not totals.settled(False)


def test_levels_are_no_counters():
    assert registers.NOW_LOW.address in LEVELS and registers.SEEN[0].address not in LEVELS
