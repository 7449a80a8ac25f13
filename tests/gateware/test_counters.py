# SPDX-License-Identifier: BSD-2-Clause
"""The counters: every class and octave of every outcome once, in its segment and bank, at any spacing."""

import random
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import ModuleType

import pytest
from amaranth.sim import Simulator
from formal_support import mutant

from irqscope.contract.segments import Count
from irqscope.contract.statistics import OFFSET_YOUNGEST, VALUE_BITS, YOUNGEST_BINS
from irqscope_gateware import counters
from irqscope_gateware.accumulator import READ_CLOCKS

SEGMENTS = 3
WORDS = OFFSET_YOUNGEST + YOUNGEST_BINS
SETTLED = 8
"""A read in clock t + 1 + SETTLED sees everything that was taken in clock t."""

Word = tuple[int, int, int]
"""Segment, bank, offset."""


@dataclass(frozen=True)
class Outcome:
    counts: frozenset[Count]
    young: int | None = None
    segment: int = 0
    bank: int = 0

    def offsets(self) -> list[int]:
        """The counters that it grows."""
        return sorted(self.counts) + ([] if self.young is None else [OFFSET_YOUNGEST + self.young.bit_length()])

    def clocks(self) -> int:
        odd = sum(offset % 2 for offset in self.offsets())
        return max(1, odd, len(self.offsets()) - odd)


@dataclass
class Log:
    """What happened, by clock; `waiting` are clears not taken yet, `reads` tell whether nothing was on its way."""

    taken: dict[int, Outcome] = field(default_factory=dict)
    waiting: dict[int, Word] = field(default_factory=dict)
    cleared: dict[int, Word] = field(default_factory=dict)
    reads: list[tuple[int, Word, int, bool]] = field(default_factory=list)
    refused: list[int] = field(default_factory=list)

    def values(self) -> list[int]:
        return [value for _, _, value, _ in self.reads]


def run(
    offers: Mapping[int, Outcome], reads: Mapping[int, Word] | None = None, clears: Iterable[tuple[int, Word]] = (), *,
    module: ModuleType = counters,
) -> Log:  # fmt: skip
    """Offers and reads stand for one clock, a clear until it is taken; a clear names either word of its pair.

    Clock 0 comes after every word, full of garbage at first, was cleared.
    """
    dut = module.Counters(segments=SEGMENTS)
    reads = reads or {}
    waiting = sorted(clears)
    log = Log()

    def address(ctx, port, word: Word) -> None:
        for name, value in zip(("segment", "bank", "index"), (*word[:2], word[2] // 2), strict=True):
            ctx.set(port[name], value)

    async def clear_all(ctx) -> None:
        rng = random.Random(0)
        for lane in dut.lanes:
            for row in range(lane.depth):
                ctx.set(lane.memory.data[row], rng.getrandbits(32))
        ctx.set(dut.clear_valid, 1)
        for segment, bank, offset in all_words(2):
            address(ctx, dut.clear_address, (segment, bank, offset))
            await ctx.tick()
        ctx.set(dut.clear_valid, 0)
        await ctx.tick().repeat(2)

    async def bench(ctx) -> None:
        await clear_all(ctx)
        coming: dict[int, tuple[Word, bool]] = {}
        end = max([*offers, *reads, *(clock for clock, _ in waiting)]) + 1
        clock = 0
        while waiting or clock < end + READ_CLOCKS:
            offer = offers.get(clock)
            ctx.set(dut.valid, offer is not None)
            if offer:
                ctx.set(dut.segment, offer.segment)
                ctx.set(dut.bank, offer.bank)
                ctx.set(dut.classes, sum(1 << count for count in offer.counts))
                ctx.set(dut.young_valid, offer.young is not None)
                ctx.set(dut.young, offer.young or 0)
                if ctx.get(dut.ready):
                    log.taken[clock] = offer
            clearing = bool(waiting) and waiting[0][0] <= clock
            ctx.set(dut.clear_valid, clearing)
            if clearing:
                address(ctx, dut.clear_address, waiting[0][1])
                if ctx.get(dut.clear_ready):
                    log.cleared[clock] = waiting.pop(0)[1]
                else:
                    log.waiting[clock] = waiting[0][1]
            ctx.set(dut.read_valid, clock in reads)
            if clock in reads:
                address(ctx, dut.read_address, reads[clock])
                ctx.set(dut.read_odd, reads[clock][2] % 2)
                if ctx.get(dut.read_ready):
                    coming[clock + READ_CLOCKS] = reads[clock], not ctx.get(dut.busy)
                else:
                    log.refused.append(clock)
            if clock in coming:
                word, quiet = coming[clock]
                value = ctx.get(dut.odd if word[2] % 2 else dut.even)
                log.reads.append((clock - READ_CLOCKS, word, value, quiet))
            await ctx.tick()
            clock += 1
            assert clock < end + 1000, "a clear is never taken"

    simulator = Simulator(dut)
    simulator.add_clock(1e-8)
    simulator.add_testbench(bench)
    simulator.run()
    return log


def all_words(step: int = 1) -> list[Word]:
    return [(s, b, offset) for s in range(SEGMENTS) for b in range(2) for offset in range(0, WORDS, step)]


def check(offers: Mapping[int, Outcome], log: Log) -> None:
    """An outcome is taken as soon as the one before it had its clocks, and every read shows what was counted.

    While something is on its way, a read may be as late as `SETTLED`, and one word of a pair may be cleared while the
    other still waits; otherwise it is exact.
    """
    free = 0
    for clock, offer in sorted(offers.items()):
        assert (clock in log.taken) == (clock >= free), f"clock {clock}"
        if clock in log.taken:
            free = clock + offer.clocks()
    words: Counter[Word] = Counter()
    before = []  # all words, before each clock
    for clock in range(max(read[0] for read in log.reads) + 1):
        before.append(words.copy())
        if clock in log.cleared:
            segment, bank, offset = log.cleared[clock]
            words[segment, bank, offset & ~1] = words[segment, bank, offset | 1] = 0
        if clock in log.taken:
            outcome = log.taken[clock]
            for offset in outcome.offsets():
                words[outcome.segment, outcome.bank, offset] += 1
    for clock, word, value, quiet in log.reads:
        possible = {before[clock][word]}
        if not quiet:
            recent = range(max(0, clock - SETTLED), clock)
            possible |= {before[earlier][word] for earlier in recent}
            possible |= {0 for earlier in recent if same_pair(log.waiting.get(earlier), word)}
        assert value in possible, f"{word} in clock {clock}"


def same_pair(cleared: Word | None, word: Word) -> bool:
    return cleared is not None and (*cleared[:2], cleared[2] // 2) == (*word[:2], word[2] // 2)


# Random ---------------------------------------------------------------------------------------------------------------

PHASE, MEASURE, PHASES = 60, 45, 6


def random_outcome(rng: random.Random, bank: int, segments: list[int]) -> Outcome:
    """At most five counters of each parity; one with `young` has served, as in a real outcome."""
    young = rng.choice([None, rng.getrandbits(rng.randrange(1, VALUE_BITS + 1)), 0])
    counts = set() if young is None else {Count.RESPONSES, Count.SERVING}
    for parity in (0, 1):
        candidates = [count for count in Count if count % 2 == parity and count not in counts]
        counts |= set(rng.sample(candidates, rng.choice([0, 0, 1, 1, 2, 3])))
    return Outcome(frozenset(counts), young, rng.choice(segments), bank)


def random_run(seed: int, module: ModuleType = counters) -> None:
    """Phases that measure in one bank, with reads of both and clears of the other; in the end all words are read."""
    rng = random.Random(seed)
    segments = rng.sample(range(SEGMENTS), rng.choice([1, 2, 3]))
    offers, reads, clears = {}, {}, []
    for phase in range(PHASES):
        bank, start = phase % 2, phase * PHASE
        busy = rng.choice([0.2, 0.6, 1.0])
        for clock in range(start, start + MEASURE):
            if rng.random() < busy:
                offers[clock] = random_outcome(rng, bank, segments)
        for clock in range(start, start + PHASE):
            if rng.random() < 0.6:
                reads[clock] = rng.choice(segments), rng.randrange(2), rng.randrange(rng.choice([14, WORDS]))
        for _ in range(8):
            clears.append((start + rng.randrange(MEASURE), (rng.choice(segments), 1 - bank, rng.randrange(16))))
    end = PHASE * PHASES
    reads |= {end + i: word for i, word in enumerate(all_words())}
    log = run(offers, reads, clears, module=module)
    check(offers, log)
    assert all(quiet for clock, _, _, quiet in log.reads if clock >= end)
    assert len(log.reads) + len(log.refused) == len(reads) and log.refused


def lone_run(module: ModuleType = counters) -> Log:
    """One counter grows now and then, and is read in every clock from then on."""
    offers, reads = {}, {}
    for i, outcome in enumerate([grow(Count.CAUSES), grow(Count.RESPONSES), grow(young=0), grow(young=1)]):
        offers[20 * i] = outcome
        reads |= {20 * i + clock: (0, 0, *outcome.offsets()) for clock in range(20)}
    log = run(offers, reads, module=module)
    check(offers, log)
    return log


def grow(*counts: Count, young: int | None = None, segment: int = 0, bank: int = 0) -> Outcome:
    return Outcome(frozenset(counts), young, segment, bank)


@pytest.mark.parametrize("seed", range(8))
def test_random_outcomes_equal_the_model(seed: int) -> None:
    random_run(seed)


MUTANTS = {
    "the octave does not hold back the next outcome": (
        " | (young_waits & Mux(young_word[0], busy[1], busy[0]))", "",
    ),
    "the octave does not wait for classes": (" & (classes == 0)),", "),"),
    "segment and bank in the other order": ("Cat(self.bank, self.segment)", "Cat(self.segment, self.bank)"),
    "a clear that waits for the even word alone": ("even.clear_ready & odd.clear_ready", "even.clear_ready"),
    "not busy with the octave": ("young_arrives | young_waits | even.busy", "even.busy"),
    "not busy with what the odd words get": ("even.busy | odd.busy),", "even.busy),"),
}  # fmt: skip


@pytest.mark.parametrize("name", MUTANTS)
def test_mutants_are_refuted(name: str) -> None:
    module = mutant("irqscope_gateware.counters", *MUTANTS[name])
    with pytest.raises(AssertionError):
        lone_run(module)
        for seed in range(3):
            random_run(seed, module)


# Timelines ------------------------------------------------------------------------------------------------------------


def test_what_is_not_busy_is_counted() -> None:
    log = lone_run()
    idle = [clock % 20 for clock, _, value, quiet in log.reads if quiet and clock % 20 and value]
    assert min(idle) <= SETTLED and max(idle) == 19


def test_five_counters_of_one_parity_take_five_clocks() -> None:
    """Offered in every clock, with its octave in an odd word as well."""
    full = grow(Count.RESPONSES, Count.SERVING, Count.EARLY, Count.UNSURE, Count.OUTLIERS, young=1)
    five = [Count.RESPONSES, Count.EARLY, Count.UNSURE, Count.OUTLIERS, OFFSET_YOUNGEST + 1]
    log = run(dict.fromkeys(range(12), full), {30 + i: (0, 0, offset) for i, offset in enumerate(five)})
    assert list(log.taken) == [0, 5, 10]
    assert log.values() == [3] * 5


def test_one_counter_of_each_parity_grows_in_every_clock() -> None:
    """The same two words, twenty times without a gap."""
    offers = dict.fromkeys(range(20), grow(Count.RESPONSES, Count.SERVING))
    log = run(offers, {30: (0, 0, Count.RESPONSES), 31: (0, 0, Count.SERVING)})
    assert list(log.taken) == list(range(20))
    assert log.values() == [20, 20]


def test_every_octave_has_its_word() -> None:
    values = [0, *(value for k in range(VALUE_BITS) for value in (1 << k, (2 << k) - 1))]
    offers = {4 * i: grow(young=value) for i, value in enumerate(values)}
    reads = {400 + k: (0, 0, OFFSET_YOUNGEST + k) for k in range(YOUNGEST_BINS)}
    assert run(offers, reads).values() == [1, *[2] * VALUE_BITS, *[0] * (YOUNGEST_BINS - VALUE_BITS - 1)]


def test_the_octave_of_an_outcome_stays_in_its_segment_when_the_next_one_follows_at_once() -> None:
    first = grow(Count.RESPONSES, Count.SERVING, young=4, segment=0, bank=0)
    second = grow(Count.CAUSES, segment=2, bank=1)
    word = OFFSET_YOUNGEST + 3
    log = run({0: first, 1: second, 2: second}, {20: (0, 0, word), 21: (2, 1, word), 22: (2, 1, Count.CAUSES)})
    assert list(log.taken) == [0, 2]
    assert log.values() == [1, 0, 1]


def test_reads_use_the_clocks_that_increments_leave() -> None:
    """Four causes count in clocks 1 to 4: the even counters are not read in these, the odd ones are."""
    offers = dict.fromkeys(range(4), grow(Count.CAUSES))
    even, odd = (0, 0, Count.CAUSES), (0, 0, Count.RESPONSES)
    log = run(offers, {1: even, 2: odd, 3: odd, 4: even, 5: even, 6: even, 7: even, 8: even})
    assert log.refused == [1, 4]
    assert log.values() == [0, 0, 1, 2, 3, 4]


def test_a_clear_waits_for_a_free_clock_and_clears_both_words_of_its_bank() -> None:
    pair = (Count.CAUSES, Count.RESPONSES)
    offers = dict.fromkeys(range(3), grow(*pair, bank=0)) | dict.fromkeys(range(20, 26), grow(*pair, bank=1))
    reads = {40 + i: (0, bank, offset) for i, (bank, offset) in enumerate((b, o) for b in (0, 1) for o in pair)}
    log = run(offers, reads, [(24, (0, 0, Count.CAUSES))])
    assert list(log.cleared) == [29]
    assert log.values() == [0, 0, 6, 6]


@pytest.mark.parametrize("gap", range(5))
def test_what_is_taken_with_a_clear_or_after_it_counts(gap: int) -> None:
    offers = dict.fromkeys([0, 1, 20 + gap, 21 + gap], grow(Count.CAUSES))
    log = run(offers, {19: (0, 0, Count.CAUSES), 40: (0, 0, Count.CAUSES)}, [(20, (0, 0, Count.CAUSES))])
    assert log.cleared == {20: (0, 0, Count.CAUSES)}
    assert log.values() == [2, 2]
