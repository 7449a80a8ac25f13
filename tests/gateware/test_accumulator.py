# SPDX-License-Identifier: BSD-2-Clause
"""Words in block RAM: every visit changes its word as it says, readouts read and clear between visits."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import pytest
from amaranth.sim import Simulator
from seeds import seeds

from irqscope_gateware.accumulator import READ_CLOCKS, WORDS, Accumulator

SEGMENTS, BIN_INDEX_BITS, BIN_BITS = 3, 3, 5
ONES = 0xFFFF_FFFF

Place = tuple[int, int, int, int]
"""Segment, bank, bins, index."""


@dataclass(frozen=True)
class Visit:
    place: Place
    operand: int = 0
    store: int = 1
    fresh: int = 0
    inverted: int = 0
    one: int = 0
    carry: int = 0


@dataclass
class Log:
    """By clock of the visit or of the read."""

    carries: dict[int, int] = field(default_factory=dict)
    empty: dict[int, int] = field(default_factory=dict)
    reads: dict[int, int] = field(default_factory=dict)
    words: dict[Place, int] = field(default_factory=dict)


def places(banks: int) -> list[Place]:
    words = [(s, b, 0, i) for s in range(SEGMENTS) for b in (0, 1) for i in range(WORDS)]
    return words + [(s, b, 1, i) for s in range(SEGMENTS) for b in range(banks) for i in range(1 << BIN_INDEX_BITS)]


def run(
    visits: Mapping[int, Visit],
    reads: Mapping[int, Place] | None = None,
    clears: Mapping[int, Place] | None = None,
    *,
    banks: int = 2,
) -> Log:
    """A visit, a read and a clear stand for one clock; clock 0 comes after every word was cleared."""
    dut = Accumulator(segments=SEGMENTS, bin_index_bits=BIN_INDEX_BITS, histogram_banks=banks, bin_bits=BIN_BITS)
    reads, clears = reads or {}, clears or {}
    log = Log()

    def address(ctx, port, place: Place) -> None:
        ctx.set(port, dict(zip(("segment", "bank", "bins", "index"), place, strict=True)))

    async def bench(ctx) -> None:
        readout = dut.readout
        rng = random.Random(0)
        for memory in (dut.words, dut.bins):
            for row in range(memory.depth):
                ctx.set(memory.data[row], rng.getrandbits(memory.shape))
        waiting = places(banks)
        clock = -len(waiting) - READ_CLOCKS
        end = max([*visits, *reads, *clears]) + 1
        while clock <= end + READ_CLOCKS:
            visit = visits.get(clock)
            readouts = clock in reads or clock in clears or bool(waiting)
            # What is visited is ignored while the readout is let in, and the other way round.
            ctx.set(dut.open, readouts)
            address(ctx, dut.address, rng.choice(places(banks)))
            ctx.set(dut.change, {"store": rng.randrange(2) if readouts else 0, "one": 1})
            if visit:
                assert not readouts
                address(ctx, dut.address, visit.place)
                ctx.set(
                    dut.change,
                    {name: getattr(visit, name) for name in Visit.__annotations__ if name not in ("place", "operand")},
                )
            before = visits.get(clock - 2)
            ctx.set(dut.operand, before.operand if before else 0)
            ctx.set(readout.clear, clock in clears or bool(waiting) or (visit is not None and rng.randrange(2)))
            address(ctx, readout.address, rng.choice(places(banks)))
            if clock in reads or clock in clears:
                address(ctx, readout.address, {**reads, **clears}[clock])
            elif waiting:
                address(ctx, readout.address, waiting.pop())
            assert ctx.get(readout.ready) == ctx.get(dut.open)
            if clock - READ_CLOCKS in visits:
                log.carries[clock - READ_CLOCKS] = ctx.get(dut.carry)
            if clock - READ_CLOCKS - 1 in visits:
                log.empty[clock - READ_CLOCKS - 1] = ctx.get(dut.empty)
            if clock - READ_CLOCKS in reads:
                log.reads[clock - READ_CLOCKS] = ctx.get(readout.data)
                shown = tuple(ctx.get(readout.shown[name]) for name in ("segment", "bank", "bins", "index"))
                assert shown == reads[clock - READ_CLOCKS]
            if clock - READ_CLOCKS - 1 in reads:
                assert ctx.get(readout.empty) == (log.reads[clock - READ_CLOCKS - 1] == 0)
            await ctx.tick()
            clock += 1
        assert not waiting
        while ctx.get(dut.storing):
            await ctx.tick()
        for segment, bank, bins, index in places(banks):
            memory, bits = (dut.bins, BIN_INDEX_BITS) if bins else (dut.words, 7)
            place = segment if bins and banks == 1 else segment * 2 + bank
            log.words[segment, bank, bins, index] = ctx.get(memory.data[place << bits | index])

    simulator = Simulator(dut)
    simulator.add_clock(1e-8)
    simulator.add_testbench(bench)
    simulator.run()
    return log


def expected(visits: Mapping[int, Visit], banks: int) -> Log:
    """What the visits give, one after the other."""
    log = Log(words=dict.fromkeys(places(banks), 0))
    for clock, visit in sorted(visits.items()):
        segment, bank, bins, index = visit.place
        place = (segment, bank if banks == 2 or not bins else 0, bins, index)
        word = 0 if visit.fresh else log.words[place] ^ (ONES if visit.inverted else 0)
        total = word + visit.operand + (visit.one | (visit.carry & log.carries.get(clock - 1, 0)))
        log.carries[clock], log.empty[clock] = total >> 32, int(word == 0)
        if visit.store:
            log.words[place] = total & ((1 << BIN_BITS) - 1 if bins else ONES)
    return log


def random_visits(rng: random.Random, banks: int, clocks: int) -> dict[int, Visit]:
    """At random, in the same few places; none is fetched again before it is stored. All in bank 0."""
    chosen = [place for place in rng.sample(places(banks), 24) if place[1] == 0]
    visits: dict[int, Visit] = {}
    busy = rng.choice([0.3, 0.7, 1.0])
    for clock in range(clocks):
        recent = {visits[earlier].place for earlier in (clock - 2, clock - 1) if earlier in visits}
        possible = [place for place in chosen if place not in recent]
        if possible and rng.random() < busy:
            operand = rng.choice([0, 1, ONES, rng.getrandbits(32)])
            flags = {name: rng.randrange(2) for name in ("store", "one", "inverted")}
            flags["fresh"] = int(rng.random() < 0.2)
            flags["carry"] = (1 - flags["one"]) & rng.randrange(2) if clock - 1 in visits else 0
            visits[clock] = Visit(rng.choice(possible), operand, **flags)
    return visits


@pytest.mark.parametrize("banks", [1, 2])
@pytest.mark.parametrize("seed", seeds(3, 8))
def test_random_visits_equal_the_model(seed: int, banks: int) -> None:
    visits = random_visits(random.Random(seed), banks, 300)
    log, model = run(visits, banks=banks), expected(visits, banks)
    assert (log.carries, log.empty, log.words) == (model.carries, model.empty, model.words)


@pytest.mark.parametrize("seed", seeds(2, 4))
def test_readouts_read_and_clear_between_the_visits_and_disturb_nothing(seed: int) -> None:
    """Reads and clears of the other bank, in clocks without a visit."""
    rng = random.Random(seed)
    visits = random_visits(rng, 2, 200)
    words = [place for place in places(2) if place[1] == 1]
    filled = rng.sample(words, 20)
    for clock, place in enumerate(filled):
        visits[1000 + clock] = Visit(place, 1 + clock)
    busy = random_visits(rng, 2, 300)
    visits |= {1100 + clock: replace(visit, carry=0) for clock, visit in busy.items() if rng.random() < 0.6}
    free = [clock for clock in range(1100, 1280) if clock not in visits]
    clears = {clock: rng.choice(words) for clock in free if clock >= 1180 and rng.random() < 0.3}
    reads = {clock: rng.choice(rng.choice([filled, words])) for clock in free if clock not in clears}
    log, model = run(visits, reads, clears), expected(visits, 2)
    cleared: dict[Place, int] = {place: clock for clock, place in sorted(clears.items(), reverse=True)}
    assert log.words == {place: 0 if place in cleared else word for place, word in model.words.items()}
    for clock, value in log.reads.items():
        place = reads[clock]
        if place not in cleared or clock < cleared[place]:
            assert value == model.words[place]
        elif all(not 0 <= clock - other <= READ_CLOCKS for other, one in clears.items() if one == place):
            assert value == 0
    assert any(log.reads.values()) and cleared


def test_a_single_bank_of_bins_is_read_and_cleared_under_either_number() -> None:
    visit = Visit((1, 0, 1, 5), 7)
    assert run({0: visit}, {10: (1, 1, 1, 5), 12: (1, 0, 1, 5)}, banks=1).reads == {10: 7, 12: 7}
    assert run({0: visit}, {10: (1, 0, 1, 5)}, {5: (1, 1, 1, 5)}, banks=1).reads == {10: 0}


def test_a_comparison_over_two_words() -> None:
    """Of 0x1_0000_0005: what is not less carries; with nothing added below, what is greater."""
    low, high = (0, 0, 0, 1), (0, 0, 0, 2)
    for value, not_less, greater in (
        (5, 0, 0),
        (0x1_0000_0004, 0, 0),
        (0x1_0000_0005, 1, 0),
        (0x1_0000_0006, 1, 1),
        (0x2_0000_0000, 1, 1),
    ):
        parts = value & ONES, value >> 32
        visits = {0: Visit(low, 5), 1: Visit(high, 1)}
        for start, one in ((10, 1), (20, 0)):
            visits[start] = Visit(low, parts[0], store=0, inverted=1, one=one)
            visits[start + 1] = Visit(high, parts[1], store=0, inverted=1, carry=1)
        log = run(visits)
        assert (log.carries[11], log.carries[21]) == (not_less, greater)
        assert (log.words[low], log.words[high]) == (5, 1)
