# SPDX-License-Identifier: BSD-2-Clause
"""The recorder: every outcome in all its words once, however outcomes, reads, clears and freezes meet."""

import random
from collections.abc import Sequence
from functools import partial
from types import ModuleType

import pytest
from amaranth.sim import Simulator
from formal_support import mutant
from outcomes import SUB_BITS, Outcome, Word, all_words, expected, not_zero, offer, place, random_outcome
from seeds import seeds
from statisticsbench import identity

from irqscope.contract.segments import Count
from irqscope.contract.statistics import OFFSET_BINS, PARALLEL_SAMPLE_CLOCKS, VALUE_BITS
from irqscope_gateware import recorder
from irqscope_gateware.accumulator import READ_CLOCKS
from irqscope_gateware.top import Core
from models.pairing import LARGEST, Sample

FREEZE_CLOCKS = 33


def run(
    outcomes: Sequence[tuple[int, Outcome]],
    reads: Sequence[tuple[int, Word]] = (),
    clears: Sequence[tuple[int, Word]] = (),
    freezes: Sequence[int] = (),
    *,
    banks: int = 2,
    bin_bits: int = 32,
    module: ModuleType = recorder,
) -> tuple[dict[Word, int], dict[int, int]]:
    """All words in the end, and what was read by the clock in which it was asked for.

    Clock 0 comes after all words, full of garbage at first, were cleared. What is measured goes into bank 0 up to the
    first freeze, then into bank 1, and so on; a last freeze comes in the end.
    """
    dut = module.Recorder(sub_bits=SUB_BITS, histogram_banks=banks, bin_bits=bin_bits)
    found: dict[int, int] = {}
    words: dict[Word, int] = {}
    begins, asks = dict(outcomes), sorted([*((c, 0, w) for c, w in reads), *((c, 1, w) for c, w in clears)])

    async def let_in(ctx) -> None:
        waited = 0
        while not ctx.get(dut.readout.ready):
            await ctx.tick()
            waited += 1
            assert waited < 4

    async def freeze(ctx) -> None:
        while ctx.get(dut.busy):
            await ctx.tick()
        ctx.set(dut.freeze, 1)
        await ctx.tick()
        ctx.set(dut.freeze, 0)
        clocks = 1
        while not ctx.get(dut.frozen):
            await ctx.tick()
            clocks += 1
            assert clocks <= FREEZE_CLOCKS
        assert clocks == FREEZE_CLOCKS
        ctx.set(dut.bank, 1 - ctx.get(dut.bank))

    async def bench(ctx) -> None:
        rng = random.Random(0)
        for memory in (dut.words, dut.bins):
            for row in range(memory.depth):
                ctx.set(memory.data[row], rng.getrandbits(memory.shape))
        await ctx.tick()
        ctx.set(dut.readout.clear, 1)
        for word in all_words(banks):
            if word[0] == 0:
                ctx.set(dut.readout.address, place(word))
                await let_in(ctx)
                await ctx.tick()
        ctx.set(dut.readout.clear, 0)
        await ctx.tick().repeat(3)
        coming: dict[int, int] = {}
        for clock in range(max([0, *begins, *(ask[0] for ask in asks), *freezes]) + 20):
            if clock in freezes:
                await freeze(ctx)
            outcome = begins.get(clock)
            ctx.set(dut.outcome.valid, outcome is not None)
            if outcome:
                offer(ctx, dut.outcome.payload, outcome)
                ctx.set(dut.lost, outcome.lost)
                assert ctx.get(dut.outcome.ready)
            due = bool(asks) and asks[0][0] <= clock
            ctx.set(dut.readout.clear, due and asks[0][1])
            if due:
                ctx.set(dut.readout.address, place(asks[0][2]))
                if ctx.get(dut.readout.ready):
                    asked, clears_it, _ = asks.pop(0)
                    if not clears_it:
                        coming[clock + READ_CLOCKS] = asked
            if clock in coming:
                found[coming.pop(clock)] = ctx.get(dut.readout.data)
            await ctx.tick()
        assert not asks and not coming
        ctx.set(dut.readout.clear, 0)
        await freeze(ctx)
        for word in all_words(banks):
            if word[0] == 0:
                ctx.set(dut.readout.address, place(word))
                await let_in(ctx)
                await ctx.tick().repeat(READ_CLOCKS)
                words[word] = ctx.get(dut.readout.data)
                await ctx.tick()
                assert ctx.get(dut.readout.empty) == (words[word] == 0)

    simulator = Simulator(dut)
    simulator.add_clock(1e-8)
    simulator.add_testbench(bench)
    simulator.run()
    return words, found


def in_bank(outcome: Outcome, bank: int) -> Outcome:
    return Outcome(outcome.counts, outcome.young, outcome.sample, 0, bank, outcome.lost)


def random_run(seed: int, module: ModuleType = recorder) -> None:
    """Outcomes as close as they may be; bank 0 is measured into and frozen, then read and cleared beside bank 1."""
    rng = random.Random(seed)
    banks, bin_bits = ((2, 32), (1, 3))[seed % 2]
    gap = rng.choice([3, 3, 4, 5, 9])
    outcomes, clock = [], 10
    for _ in range(60):
        outcomes.append((clock, random_outcome(rng, [0])))
        clock += gap if rng.random() < 0.8 else rng.randrange(3, 40)
    turn = outcomes[20][0]
    timed = [(c, in_bank(o, int(c >= turn))) for c, o in outcomes]
    filled = expected([o for c, o in timed if c < turn], banks, bin_bits)
    whole = expected([o for _, o in timed], banks, bin_bits)
    others = [w for w in all_words(2) if w[:2] == (0, 0) and (banks == 2 or w[2] < OFFSET_BINS)]
    times = sorted(rng.sample(range(turn + 3, clock), 80))
    clears = [(c, rng.choice(others)) for c in times if rng.random() < 0.3]
    cleared = {word: c for c, word in reversed(clears)}
    known = [w for w in [*filled, *rng.sample(others, 20)] if w in others]
    reads = [(c, rng.choice(known)) for c in times if c not in dict(clears)]
    words, found = run(timed, reads, clears, [turn], banks=banks, bin_bits=bin_bits, module=module)
    assert not_zero(words) == {word: value for word, value in whole.items() if word not in cleared}
    for asked, word in reads:
        before = filled.get(word, 0)
        assert found[asked] == before or (found[asked] == 0 and cleared.get(word, asked) < asked), word
    assert any(found.values())


@pytest.mark.parametrize("seed", seeds(4, 12))
def test_random_outcomes_equal_the_model(seed: int) -> None:
    random_run(seed)


def test_every_bin() -> None:
    """The values at both ends of each octave, three clocks apart."""
    values = [0, *(v for k in range(VALUE_BITS) for v in (1 << k, (2 << k) - 1)), LARGEST]
    samples = [Sample(value, number, number % 2) for number, value in enumerate(values)]
    outcomes = [
        (3 * number, Outcome(frozenset({Count.PAIRED}), sample.value, sample, 0, 0, 0))
        for number, sample in enumerate(samples)
    ]
    words, _ = run(outcomes)
    assert not_zero(words) == expected([outcome for _, outcome in outcomes])


def of_no_ticks(module: ModuleType = recorder) -> None:
    """The only sample is 0: a maximum that has its time."""
    outcomes = [(0, Outcome(frozenset({Count.PAIRED}), 0, Sample(0, 77, 1), 0, 0, 0))]
    words, _ = run(outcomes, module=module)
    assert not_zero(words) == expected([outcome for _, outcome in outcomes])


def test_a_sample_of_no_ticks_is_a_maximum() -> None:
    of_no_ticks()


MUTANTS = {
    "the lost record is not counted": ("(self.lost << Count.OUTLIERS_LOST.value)", "(self.lost << 13)"),
    "a class grows by all": ("counter + classes[count.value]", "counter + classes.any()"),
    "an octave without a young cause": ("self.bank), young, ~chosen", "self.bank), 1, ~chosen"),
    "a bin without a sample": ("self.bank[: self.shadow]), sample, chosen", "self.bank[: self.shadow]), 1, chosen"),
    "the first sample is no minimum": ("least.eq(none | ", "least.eq("),
    "the first sample is no maximum": ("most.eq(none | ", "most.eq("),
    "the last of equal maxima gives the time": ("(value > maximum)", "(value >= maximum)"),
    "what comes next is recorded": ("at[3], sampled, bin_, was_young, octave_of", "at[3], sample, bin_, young, octave"),
    "polarities mix": ("here = edge == polarity", "here = edge == 0"),
    "banks mix": ("Cat(offset, self.bank)", "Cat(offset, 0)"),
    "what is frozen is kept": ("[value.eq(0) for _, value in registers]", "[]"),
    "one is not frozen": ("self.storing.eq(chosen.any())", "self.storing.eq(chosen[1:].any())"),
    "it is cleared before the last is taken": ("stored.eq(chosen[-1])", "stored.eq(chosen[-3])"),
    "the readout reads in the clock of an outcome": ("self.readout.ready.eq(~at[2])", "self.readout.ready.eq(1)"),
    "an octave's shift is one too few": ("highest - sub, 0)", "highest - sub - 1, 0)"),
}


@pytest.mark.few(3)
@pytest.mark.parametrize("name", MUTANTS)
def test_mutant(name: str) -> None:
    broken = mutant("irqscope_gateware.recorder", *MUTANTS[name])
    with pytest.raises(AssertionError):
        of_no_ticks(broken)
        for seed in range(12):
            random_run(seed, broken)


def test_no_instrument_has_an_engine_for_each_segment_and_one_bank_of_bins() -> None:
    """Such a bin may be read in the clock of its store, in which a RAM may show anything."""

    class Silent(Core):
        _MustUse__silence = True  # Amaranth warns of components that are never elaborated

    parallel = partial(identity, sample_clocks=PARALLEL_SAMPLE_CLOCKS)
    Silent(parallel(histogram_banks=2))
    Silent(identity(histogram_banks=1))
    with pytest.raises(ValueError, match="needs a shadow copy"):
        Silent(parallel(histogram_banks=1))
