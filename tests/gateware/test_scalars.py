# SPDX-License-Identifier: BSD-2-Clause
"""Count, sum, minimum, maximum and its time: every sample in the words of its segment, bank and polarity."""

import random
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from types import ModuleType

import pytest
from amaranth.sim import Simulator
from formal_support import mutant

from irqscope.contract.statistics import TIME_BITS, Scalar
from irqscope_gateware import scalars
from irqscope_gateware.accumulator import READ_CLOCKS
from models.pairing import LARGEST, Sample
from models.statistics import scalars as plain

SEGMENTS = 3
ROWS = 8
"""Words of 64 bits of both polarities of one segment in one bank."""
SETTLED = 16
"""A read in clock t + 1 + SETTLED sees everything that was taken in clock t."""

Place = tuple[int, int]
"""Segment and bank."""
Word = tuple[int, int, int, Scalar]
"""Segment, bank, edge, scalar."""


@dataclass
class Log:
    """What happened, by clock; `reads` also tells whether nothing was on its way."""

    taken: dict[int, tuple[Place, Sample]] = field(default_factory=dict)
    cleared: dict[int, tuple[Place, int]] = field(default_factory=dict)
    reads: list[tuple[int, Word, int, bool]] = field(default_factory=list)
    refused: list[int] = field(default_factory=list)


def run(
    offers: Mapping[int, tuple[Place, Sample]], reads: Mapping[int, Word], clears: Mapping[int, int] | None = None, *,
    module: ModuleType = scalars,
) -> Log:  # fmt: skip
    """Offers and reads stand for one clock; `clears` {clock: bank} clear all words of a bank, from that clock on."""
    clears = clears or {}
    dut = module.Scalars(segments=SEGMENTS)
    log = Log()

    async def bench(ctx) -> None:
        waiting: list[tuple[Place, int]] = []
        coming = {}
        clock = 0
        end = max([*offers, *reads]) + 1
        while waiting or clock < end + READ_CLOCKS:
            ctx.set(dut.valid, clock in offers)
            if clock in offers:
                (segment, bank), sample = offers[clock]
                ctx.set(dut.segment, segment)
                ctx.set(dut.bank, bank)
                ctx.set(dut.edge, sample.edge)
                ctx.set(dut.value, sample.value)
                ctx.set(dut.time, sample.time)
                if ctx.get(dut.ready):
                    log.taken[clock] = offers[clock]
            if clock in clears:
                assert not waiting
                waiting = [((segment, clears[clock]), row) for segment in range(SEGMENTS) for row in range(ROWS)]
            ctx.set(dut.clear_valid, bool(waiting))
            if waiting:
                (segment, bank), row = waiting[0]
                ctx.set(dut.clear_address, {"segment": segment, "bank": bank, "index": row})
                if ctx.get(dut.clear_ready):
                    log.cleared[clock] = waiting.pop(0)
            ctx.set(dut.read_valid, clock in reads)
            if clock in reads:
                segment, bank, edge, scalar = reads[clock]
                row, bits = module.row_of(scalar, dut.data)
                index = row.value | edge << 2
                ctx.set(dut.read_address, {"segment": segment, "bank": bank, "index": index})
                if ctx.get(dut.read_ready):
                    coming[clock + READ_CLOCKS] = reads[clock], bits, not ctx.get(dut.busy)
                else:
                    log.refused.append(clock)
            if clock in coming:
                word, bits, quiet = coming[clock]
                log.reads.append((clock - READ_CLOCKS, word, ctx.get(bits), quiet))
            await ctx.tick()
            clock += 1
            assert clock < end + 1000, "a clear is never taken"

    simulator = Simulator(dut)
    simulator.add_clock(1e-8)
    simulator.add_testbench(bench)
    simulator.run()
    return log


def check(log: Log) -> None:
    """Every read shows what the samples so far give; while some are on their way it may be as late as `SETTLED`."""
    measured: dict[tuple[int, int, int], list[Sample]] = defaultdict(list)
    words: dict[Word, int] = {}
    before = []  # all words, before each clock
    for clock in range(max(read[0] for read in log.reads) + 1):
        before.append(words.copy())
        if clock in log.cleared:
            place, row = log.cleared[clock]
            if row == ROWS - 1:
                for edge in (0, 1):
                    measured[*place, edge] = []
                    words |= {(*place, edge, scalar): 0 for scalar in Scalar}
        if clock in log.taken:
            place, sample = log.taken[clock]
            measured[*place, sample.edge].append(sample)
            values = plain(measured[*place, sample.edge])
            words |= {(*place, sample.edge, Scalar(scalar)): value for scalar, value in values.items()}
    for clock, word, value, quiet in log.reads:
        recent = before[clock if quiet else max(0, clock - SETTLED) : clock + 1]
        assert value in {state.get(word, 0) for state in recent}, f"{word} in clock {clock}"


def all_words() -> list[Word]:
    return [(s, bank, edge, scalar) for s in range(SEGMENTS) for bank in (0, 1) for edge in (0, 1) for scalar in Scalar]


# Random ---------------------------------------------------------------------------------------------------------------

PHASES = 4
PHASE, MEASURE, CLEAR = 200, 150, 60
"""Clocks of a phase, of its measuring, and from its start to the clearing of the bank that does not measure."""


def random_sample(rng: random.Random) -> Sample:
    value = rng.choice([0, 1, (1 << 32) - 1, 1 << 32, LARGEST, *(rng.getrandbits(bits) for bits in (2, 16, 32, 34))])
    return Sample(value, rng.getrandbits(TIME_BITS), rng.randrange(2))


def random_run(seed: int, module: ModuleType = scalars) -> None:
    """Phases that measure in one bank and read both, then clear the other; in the end all words are read."""
    rng = random.Random(seed)
    segments = rng.sample(range(SEGMENTS), rng.choice([1, 2, 3]))
    offers, reads, clears = {}, {}, {}
    for phase in range(PHASES):
        bank, start = phase % 2, phase * PHASE
        clears[start + CLEAR] = 1 - bank
        busy = rng.choice([0.05, 0.2, 1.0])
        for clock in range(start, start + MEASURE):
            if clock == start or rng.random() < busy:
                offers[clock] = (rng.choice(segments), bank), random_sample(rng)
        for clock in range(start, start + PHASE):
            if rng.random() < 0.7:
                read_bank = bank if clock >= start + CLEAR else rng.randrange(2)
                reads[clock] = rng.choice(segments), read_bank, rng.randrange(2), rng.choice(list(Scalar))
    end = PHASES * PHASE
    reads |= {end + i: word for i, word in enumerate(all_words())}
    log = run(offers, reads, clears, module=module)
    check(log)
    assert all(quiet for clock, _, _, quiet in log.reads if clock >= end)
    assert len(log.reads) + len(log.refused) == len(reads) and log.refused


@pytest.mark.parametrize("seed", range(10))
def test_random_samples_equal_the_model(seed: int) -> None:
    random_run(seed)


MUTANTS = {
    "no carry into the sum's high word": ("+ change_value[32:] + carry", "+ change_value[32:]"),
    "the last of equal maxima gives the time": ("change_value > old[", "change_value >= old["),
    "the first sample is no minimum": ("is_least.eq(first | ", "is_least.eq("),
    "a sample's value does not go along": ("arrive_value.eq(value)", "arrive_value.eq(self.value)"),
    "a clear beside a sample that is stored": ("self.clear_ready.eq(~change)", "self.clear_ready.eq(1)"),
}


@pytest.mark.parametrize("name", MUTANTS)
def test_mutants_are_refuted(name: str) -> None:
    module = mutant("irqscope_gateware.scalars", *MUTANTS[name])
    with pytest.raises(AssertionError):
        for seed in range(4):
            random_run(seed, module)


# Timelines ------------------------------------------------------------------------------------------------------------


def samples(*values: int, place: Place = (0, 0), time: int = 100) -> list[tuple[Place, Sample]]:
    """Samples of rising responses in one place, 10 ticks apart."""
    return [(place, Sample(value, time + 10 * i, 1)) for i, value in enumerate(values)]


def shown(
    sequence: Sequence[tuple[Place, Sample]], *, place: Place = (0, 0), before: Sequence[tuple[Place, Sample]] = ()
) -> list[dict[Scalar, int]]:
    """The scalars of a place that are not 0, falling and rising, after samples that follow each other at once.

    Both banks are cleared first; `before` was measured before that.
    """
    start = 4 * len(before) + 120
    offers = {4 * i: sample for i, sample in enumerate(before)} | {start + 4 * i: s for i, s in enumerate(sequence)}
    end = start + 4 * len(sequence) + 10
    reads = {end + i: (*place, edge, scalar) for i, (edge, scalar) in enumerate((e, s) for e in (0, 1) for s in Scalar)}
    log = run(offers, reads, {start - 100: 0, start - 50: 1})
    assert log.taken == offers, "a sample each four clocks"
    polarities: list[dict[Scalar, int]] = [{}, {}]
    for _, (_, _, edge, scalar), value, _ in log.reads:
        if value:
            polarities[edge][scalar] = value
    return polarities


def test_the_first_sample_is_minimum_and_maximum() -> None:
    time = 0xAB_1234_5678
    falling, rising = shown(samples(0x3_0000_0007, time=time))
    assert falling == {}
    assert rising == {
        Scalar.COUNT: 1, Scalar.SUM_LOW: 7, Scalar.SUM_HIGH: 3, Scalar.MINIMUM_LOW: 7, Scalar.MINIMUM_HIGH: 3,
        Scalar.MAXIMUM_LOW: 7, Scalar.MAXIMUM_HIGH: 3, Scalar.MAXIMUM_TIME_LOW: 0x1234_5678,
        Scalar.MAXIMUM_TIME_HIGH: 0xAB,
    }  # fmt: skip


def test_a_first_sample_of_0_is_a_maximum_with_its_time() -> None:
    assert shown(samples(0, time=77))[1] == {Scalar.COUNT: 1, Scalar.MAXIMUM_TIME_LOW: 77}


def test_the_first_sample_after_a_clear_knows_nothing_of_the_ones_before() -> None:
    full = [((0, bank), Sample(value, (1 << TIME_BITS) - 1, edge))
            for bank in (0, 1) for edge in (0, 1) for value in (0, LARGEST)]  # fmt: skip
    for place in ((0, 0), (0, 1)):
        _, rising = shown(samples(5, place=place), place=place, before=full)
        assert rising == {
            Scalar.COUNT: 1, Scalar.SUM_LOW: 5, Scalar.MINIMUM_LOW: 5, Scalar.MAXIMUM_LOW: 5,
            Scalar.MAXIMUM_TIME_LOW: 100,
        }  # fmt: skip


def test_samples_of_one_segment_in_a_row() -> None:
    """Each one finds what the one before it left: count, sum and both extremes."""
    _, rising = shown(samples(30, 10, 50, 20, 40))
    assert rising == {
        Scalar.COUNT: 5, Scalar.SUM_LOW: 150, Scalar.MINIMUM_LOW: 10, Scalar.MAXIMUM_LOW: 50,
        Scalar.MAXIMUM_TIME_LOW: 120,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("values", "low", "high"),
    [
        ([0xFFFF_FFFF], 0xFFFF_FFFF, 0),
        ([0xFFFF_FFFF, 1], 0, 1),
        ([0xFFFF_FFFF, 0xFFFF_FFFF, 2], 0, 2),
        ([0xFFFF_FFFF, 1, 1], 1, 1),
        ([LARGEST] * 20, -20 & 0xFFFF_FFFF, 79),
    ],
)
def test_the_sum_carries_over_32_bits(values: list[int], low: int, high: int) -> None:
    _, rising = shown(samples(*values))
    assert (rising.get(Scalar.SUM_LOW, 0), rising.get(Scalar.SUM_HIGH, 0)) == (low, high)


def test_a_carry_stays_with_its_sample() -> None:
    """The sum of the rising ones overflows between two falling ones, and in another segment nothing does."""
    ones = [((0, 0), Sample(0xFFFF_FFFF, time, 1)) for time in (1, 2)]
    others = [((0, 0), Sample(1, 3, 0)), ((1, 0), Sample(1, 4, 1))]
    sequence = [ones[0], *others, ones[1], *others]
    assert [polarity.get(Scalar.SUM_HIGH, 0) for polarity in shown(sequence)] == [0, 1]
    assert [polarity.get(Scalar.SUM_LOW, 0) for polarity in shown(sequence, place=(1, 0))] == [0, 2]
    assert [polarity.get(Scalar.SUM_HIGH, 0) for polarity in shown(sequence, place=(1, 0))] == [0, 0]


def test_the_time_is_that_of_the_first_of_the_largest() -> None:
    time = 0xFF_FFFF_FFF0  # 10 ticks later the low word has wrapped
    _, rising = shown(samples(8, 9, 9, 8, time=time - 20))
    assert rising[Scalar.MAXIMUM_TIME_LOW] | rising[Scalar.MAXIMUM_TIME_HIGH] << 32 == time - 10
    _, rising = shown(samples(8, 9, 10, 8, time=0x12_FFFF_FFF0))
    assert rising[Scalar.MAXIMUM_TIME_LOW] | rising[Scalar.MAXIMUM_TIME_HIGH] << 32 == 0x13_0000_0004


def test_values_are_compared_in_all_their_bits() -> None:
    _, rising = shown(samples(0x2_0000_0000, 0x1_FFFF_FFFF))
    assert (rising[Scalar.MINIMUM_LOW], rising[Scalar.MINIMUM_HIGH]) == (0xFFFF_FFFF, 1)
    assert rising[Scalar.MAXIMUM_HIGH] == 2 and Scalar.MAXIMUM_LOW not in rising


def test_a_sample_is_taken_each_four_clocks() -> None:
    """Offered in every clock; how the first ones are taken is left open."""
    log = run(dict.fromkeys(range(60), samples(5)[0]), {100: (0, 0, 1, Scalar.COUNT)})
    taken = list(log.taken)
    assert {later - earlier for earlier, later in pairwise(taken[1:])} == {4}
    assert log.reads[0][2] == len(taken) >= 15


def test_polarities_segments_and_banks_are_apart() -> None:
    """One sample for each place and edge, one after the other: its value says whose it is."""
    places = [(segment, bank) for segment in range(SEGMENTS) for bank in (0, 1)]
    sequence = [
        (place, Sample(1 + 10 * i + edge, 500 + 10 * i + edge, edge))
        for i, place in enumerate(places) for edge in (0, 1)
    ]  # fmt: skip
    for i, place in enumerate(places):
        for edge, polarity in enumerate(shown(sequence, place=place)):
            value = 1 + 10 * i + edge
            assert polarity == {
                Scalar.COUNT: 1, Scalar.SUM_LOW: value, Scalar.MINIMUM_LOW: value, Scalar.MAXIMUM_LOW: value,
                Scalar.MAXIMUM_TIME_LOW: 499 + value,
            }  # fmt: skip


def test_a_sample_holds_reads_back_for_four_clocks() -> None:
    """It is taken in clock 0, and its count is there for the first read afterwards that finds nothing on its way."""
    count = (0, 0, 1, Scalar.COUNT)
    log = run({0: samples(5)[0]}, dict.fromkeys(range(20), count))
    assert log.refused == list(range(log.refused[0], log.refused[0] + 4))
    values = [(clock, value) for clock, _, value, quiet in log.reads if quiet]
    assert values[0] == (0, 0) and values[-1] == (19, 1)
    assert all(value == 1 for _, value in values[1:])
