# SPDX-License-Identifier: BSD-2-Clause
"""The updater: every outcome in all its words once, however outcomes, reads and clears meet."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType

import pytest
from amaranth.sim import Simulator
from formal_support import mutant
from outcomes import SEGMENTS, SUB_BITS, Outcome, Word, all_words, expected, not_zero, offer, place, random_outcome
from seeds import seeds

from irqscope.contract.segments import Count
from irqscope.contract.statistics import (
    OFFSET_SCALARS,
    OFFSET_YOUNGEST,
    SCALAR_STRIDE,
    VALUE_BITS,
    Scalar,
)
from irqscope_gateware import updater
from irqscope_gateware.accumulator import READ_CLOCKS, WORDS
from models.pairing import LARGEST, Sample


@dataclass
class Log:
    """By clock: outcomes in the order in which they were begun, and reads that were let in."""

    begun: list[int] = field(default_factory=list)
    taken: list[int] = field(default_factory=list)
    reads: dict[int, int] = field(default_factory=dict)
    words: dict[Word, int] = field(default_factory=dict)


def run(
    outcomes: Sequence[tuple[int, Outcome]],
    reads: Mapping[int, Word] | None = None,
    clears: Mapping[int, Word] | None = None,
    *,
    banks: int = 2,
    bin_bits: int = 32,
    module: ModuleType = updater,
) -> Log:
    """Each outcome is offered from its clock on, or as soon as the one before it was taken. Reads and clears wait.

    Clock 0 comes after every word, full of garbage at first, was cleared.
    """
    dut = module.Updater(segments=SEGMENTS, sub_bits=SUB_BITS, histogram_banks=banks, bin_bits=bin_bits)
    log = Log()
    queue = list(outcomes)
    readouts = sorted(
        [*((c, "read", w) for c, w in (reads or {}).items()), *((c, "clear", w) for c, w in (clears or {}).items())]
    )

    def address(ctx, word: Word) -> None:
        ctx.set(dut.readout.address, {"segment": word[0], **place(word)})

    def show(ctx, outcome: Outcome) -> None:
        offer(ctx, dut.outcome.payload, outcome)
        ctx.set(dut.segment, outcome.segment)
        ctx.set(dut.bank, outcome.bank)
        ctx.set(dut.lost, outcome.lost)

    async def read(ctx, word: Word) -> int:
        address(ctx, word)
        assert ctx.get(dut.readout.ready)
        await ctx.tick().repeat(READ_CLOCKS)
        return ctx.get(dut.readout.data)

    async def bench(ctx) -> None:
        rng = random.Random(0)
        for memory in (dut.accumulator.words, dut.accumulator.bins):
            for row in range(memory.depth):
                ctx.set(memory.data[row], rng.getrandbits(memory.shape))
        ctx.set(dut.readout.clear, 1)
        for word in all_words(banks):
            address(ctx, word)
            while not ctx.get(dut.readout.ready):
                await ctx.tick()
            await ctx.tick()
        ctx.set(dut.readout.clear, 0)
        await ctx.tick().repeat(3)
        clock, offered = 0, None
        coming: dict[int, int] = {}
        while queue or readouts or ctx.get(dut.busy) or coming:
            ctx.set(dut.outcome.valid, bool(queue) and queue[0][0] <= clock)
            if queue and queue[0][1] is not offered:
                show(ctx, offered := queue[0][1])
            if ctx.get(dut.begin):
                log.begun.append(clock)
            due = bool(readouts) and readouts[0][0] <= clock
            ctx.set(dut.readout.clear, due and readouts[0][1] == "clear")
            if due:
                address(ctx, readouts[0][2])
                if ctx.get(dut.readout.ready):
                    asked, kind, _ = readouts.pop(0)
                    if kind == "read":
                        coming[clock + READ_CLOCKS] = asked
            if clock in coming:
                log.reads[coming.pop(clock)] = ctx.get(dut.readout.data)
            if ctx.get(dut.outcome.ready):
                log.taken.append(clock)
                queue.pop(0)
                assert ctx.get(dut.busy)
            await ctx.tick()
            ctx.set(dut.outcome.valid, 0)
            clock += 1
            assert clock < 100_000, "the updater does not come to rest"
        ctx.set(dut.readout.clear, 0)
        await ctx.tick()
        for word in all_words(banks):
            log.words[word] = await read(ctx, word)

    simulator = Simulator(dut)
    simulator.add_clock(1e-8)
    simulator.add_testbench(bench)
    simulator.run()
    return log


# Random ---------------------------------------------------------------------------------------------------------------


def random_run(seed: int, module: ModuleType = updater) -> None:
    """Outcomes in one bank, while words of the other, filled before, are read and cleared; single bins are read."""
    rng = random.Random(seed)
    banks, bin_bits = ((2, 32), (1, 3))[seed % 2]
    segments = rng.sample(range(SEGMENTS), rng.choice([1, 2, 3]))
    first = [
        Outcome(o.counts, o.young, o.sample, o.segment, 1, o.lost)
        for o in (random_outcome(rng, segments) for _ in range(6))
    ]
    gap = rng.choice([0, 5, 40])
    second = [(800 + i * gap, random_outcome(rng, segments)) for i in range(40)]
    other = [word for word in all_words(banks) if word[1] == 1]
    filled = expected(first, banks, bin_bits)
    readouts = sorted(rng.sample(range(800, 1800), 120))
    clears = {clock: rng.choice(other) for clock in readouts if rng.random() < 0.3}
    frozen = [*rng.sample(sorted(word for word in filled if word[1] == 1), 10), *rng.sample(other, 10)]
    reads = {clock: rng.choice(frozen) for clock in readouts if clock not in clears}
    outcomes = [*((0, outcome) for outcome in first), *second]
    log = run(outcomes, reads, clears, banks=banks, bin_bits=bin_bits, module=module)
    everything = expected([outcome for _, outcome in outcomes], banks, bin_bits)
    cleared = {word: clock for clock, word in sorted(clears.items(), reverse=True)}
    assert not_zero(log.words) == {word: value for word, value in everything.items() if word not in cleared}
    for clock, value in log.reads.items():
        word = reads[clock]
        if cleared.get(word, clock) >= clock:
            assert value == filled.get(word, 0), f"{word} in clock {clock}"
        else:
            assert value in (0, filled.get(word, 0))
    assert log.reads.keys() == reads.keys() and any(log.reads.values())


@pytest.mark.parametrize("seed", seeds(4, 10))
def test_random_outcomes_equal_the_model(seed: int) -> None:
    random_run(seed)


MUTANTS = {
    "a class is left out if it is the last": ("~classes[1:].any()", "~classes[2:].any()"),
    "the lost record is not counted": ("(self.lost << Count.OUTLIERS_LOST.value)", "(self.lost << 13)"),
    "the bin does not wait for the encoder": ('(at["bin"] & encoder.done) |', 'at["bin"] |'),
    "an octave without a young cause": ("change.store.eq(young_valid)", "change.store.eq(1)"),
    "no carry into the sum's high word": ("~number[0] & (number != Scalar.COUNT.value)", "~number[0] & (number > 2)"),
    "the last of equal maxima gives the time": (
        "(number == Scalar.MINIMUM_LOW.value)),",
        "(number != Scalar.SUM_LOW.value)),",
    ),
    "the first sample is no minimum": ("least.eq(first | ", "least.eq("),
    "the first sample is no maximum": ("most.eq(first | ", "most.eq("),
    "the carry comes a clock later": ("Scalar.MINIMUM_HIGH.value + 3)", "Scalar.MINIMUM_HIGH.value + 4)"),
    "a maximum with every minimum": ("Mux(number < Scalar.MAXIMUM_LOW.value, least, most)", "least | most"),
    "an extreme of the sample before": ("                least.eq(0),\n", ""),
    "banks mix": ("address.bank.eq(self.bank)", "address.bank.eq(0)"),
    "polarities mix": ("Cat(number, outcome.edge, C(", "Cat(number, C(0, 1), C("),
}


@pytest.mark.few(4)
@pytest.mark.parametrize("name", MUTANTS)
def test_mutants_are_refuted(name: str) -> None:
    module = mutant("irqscope_gateware.updater", *MUTANTS[name])
    with pytest.raises(AssertionError):
        for seed in range(4):
            random_run(seed, module)


# Timelines ------------------------------------------------------------------------------------------------------------


def sample(value: int, time: int = 100, edge: int = 1, **place: int) -> Outcome:
    return Outcome(frozenset({Count.RESPONSES, Count.PAIRED}), value, Sample(value, time, edge), **place)


CAUSE = Outcome(frozenset({Count.CAUSES}))


def clocks(*outcomes: Outcome) -> list[int]:
    """Clocks from the beginning of each outcome to the one in which the next one can begin."""
    log = run([(0, outcome) for outcome in outcomes])
    assert not_zero(log.words) == expected(outcomes)
    return [taken - begun + 1 for begun, taken in zip(log.begun, log.taken, strict=True)]


def test_the_clocks_of_an_outcome() -> None:
    assert clocks(CAUSE, CAUSE, CAUSE) == [3, 3, 3]
    assert clocks(Outcome(frozenset({Count.UNMATCHED}))) == [9]
    usual = sample(20)
    assert clocks(usual, usual, usual) == [25, 18, 18], "the first one is minimum and maximum"
    assert clocks(sample(20), sample(21), sample(19), sample(20)) == [25, 25, 25, 18]


def test_the_slowest_outcome() -> None:
    classes = frozenset({Count.RESPONSES, Count.PAIRED, Count.OUTLIERS})
    slowest = Outcome(classes, LARGEST, Sample(LARGEST, 5, 0), lost=1)
    assert max(clocks(slowest)) <= 48


def test_a_word_that_is_not_busy_is_stored() -> None:
    log = run([(0, CAUSE), (50, CAUSE)], {clock: (0, 0, Count.CAUSES) for clock in range(60)})
    assert log.reads[40] == 1 and log.reads[59] == 2
    assert sorted(set(log.reads.values())) == [0, 1, 2]


def test_the_first_sample_is_minimum_and_maximum() -> None:
    time = 0xAB_1234_5678
    words = not_zero(run([(0, sample(0x3_0000_0007, time))]).words)
    rising = OFFSET_SCALARS + SCALAR_STRIDE
    assert {offset - rising: value for (_, _, offset), value in words.items() if rising <= offset < WORDS} == {
        Scalar.COUNT: 1,
        Scalar.SUM_LOW: 7,
        Scalar.SUM_HIGH: 3,
        Scalar.MINIMUM_LOW: 7,
        Scalar.MINIMUM_HIGH: 3,
        Scalar.MAXIMUM_LOW: 7,
        Scalar.MAXIMUM_HIGH: 3,
        Scalar.MAXIMUM_TIME_LOW: 0x1234_5678,
        Scalar.MAXIMUM_TIME_HIGH: 0xAB,
    }


@pytest.mark.parametrize(
    "values",
    [
        [0],
        [0, 0],
        [30, 10, 50, 20, 40],
        [0xFFFF_FFFF],
        [0xFFFF_FFFF, 1],
        [0xFFFF_FFFF, 0xFFFF_FFFF, 2],
        [0xFFFF_FFFF, 1, 1],
        [LARGEST] * 20,
        [0x2_0000_0000, 0x1_FFFF_FFFF],
        [0x1_FFFF_FFFF, 0x2_0000_0000],
        [8, 9, 9, 8],
        [9, 8, 9],
        [5, 5, 4, 4],
    ],
)
def test_samples_in_a_row(values: list[int]) -> None:
    """Sums carry over 32 bits, values are compared in all their bits, the first of equal maxima gives the time."""
    outcomes = [sample(value, 0xFF_FFFF_FFE0 + 10 * i & 0xFF_FFFF_FFFF) for i, value in enumerate(values)]
    assert not_zero(run([(0, outcome) for outcome in outcomes]).words) == expected(outcomes)


def test_every_octave_has_its_word() -> None:
    values = [0, *(value for k in range(VALUE_BITS) for value in (1 << k, (2 << k) - 1))]
    outcomes = [Outcome(frozenset({Count.RESPONSES}), young=value) for value in values]
    words = not_zero(run([(0, outcome) for outcome in outcomes]).words)
    assert words == expected(outcomes) and words[0, 0, OFFSET_YOUNGEST + VALUE_BITS] == 2


def test_polarities_segments_and_banks_are_apart() -> None:
    """One sample for each place and edge, one after the other: its value says whose it is."""
    places = [(segment, bank, edge) for segment in range(SEGMENTS) for bank in (0, 1) for edge in (0, 1)]
    outcomes = [
        sample(1 + 10 * i, 500 + i, edge, segment=segment, bank=bank) for i, (segment, bank, edge) in enumerate(places)
    ]
    assert not_zero(run([(0, outcome) for outcome in outcomes]).words) == expected(outcomes)
