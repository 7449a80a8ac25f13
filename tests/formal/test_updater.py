# SPDX-License-Identifier: BSD-2-Clause
"""Proofs of the updater, by induction: of one arbitrary word or bin, and of the scalars of an arbitrary place.

Outcomes come at any distance and have any classes, values and times; reads and clears of other words come at any time.

A ghost counts how often one arbitrary counter (class, octave, bin or count of samples) should have grown; at every
clock it equals the word in RAM plus what is on its way. Other ghosts keep sum, minimum, maximum and its time. Which
bin belongs to a value is read from a table made with the contract's function. No word is fetched or read in
the clock in which it is stored, so that it does not matter what a RAM shows then. Size: 2 segments, 2 bins an octave,
bins of values of 4 bits, the shipped words of 32 bits; bins of 32 bits in two banks and of 24 in one.
"""

from functools import reduce
from operator import or_
from types import ModuleType

import pytest
from amaranth.asserts import AnyConst
from amaranth.hdl import Assert, Assume, Cat, Elaboratable, Module, Mux, Signal, Value
from claims import Claim
from formal_support import prove
from patches import Patch

from irqscope.contract.segments import Count
from irqscope.contract.statistics import OFFSET_SCALARS, OFFSET_YOUNGEST, SCALAR_STRIDE, Scalar, bin_of
from irqscope_gateware import updater
from irqscope_gateware.accumulator import WORD_BITS
from irqscope_gateware.histogram import STRIDE

pytestmark = pytest.mark.proof

COUNTED = Claim(
    "counters",
    "every class, octave, sample and bin is counted once, in its place (RAM pipeline included), so that "
    "the bins add up to the count; no word is fetched while it is stored",
    size="2 segments, 2 bins an octave, 4 bits of a value; bins of 32 bits in two banks, of 24 in one",
)
SCALARS = Claim(
    "scalars",
    "sum, minimum, maximum and its time are those of all samples, carries and first samples included",
    size="2 segments, values of 34 bits",
)

VALUES, SUB_BITS, SEGMENTS = 4, 1, 2


def table(value, function, width: int) -> Signal:
    """function(value). Not an Array: Yosys would make a ROM of it, whose contents an induction takes for arbitrary."""
    return reduce(or_, [Mux(value == v, function(v), 0) for v in range(1 << VALUES)])[:width]


class Proof(Elaboratable):
    """The updater, and whatever gives outcomes to it: each one stays until it is taken."""

    def __init__(self, module: ModuleType = updater, banks: int = 2, bin_bits: int = 32) -> None:
        self.banks = banks
        self.dut = module.Updater(
            segments=SEGMENTS, sub_bits=SUB_BITS, histogram_banks=banks, bin_bits=bin_bits, value_bits=VALUES
        )
        dut = self.dut
        payload = [value for _, _, value in dut.outcome.payload.signature.flatten(dut.outcome.payload)]
        self.offer = Cat(*payload, dut.segment, dut.bank)
        readout = dut.readout
        self.ports = [
            dut.outcome.valid,
            *payload,
            dut.segment,
            dut.bank,
            dut.lost,
            readout.address.as_value(),
            readout.clear,
        ]

    def elaborate(self, platform) -> Module:
        m = Module()
        m.submodules.dut = dut = self.dut
        offered, before = Signal(), Signal.like(self.offer)
        m.d.sync += [offered.eq(dut.outcome.valid & ~dut.outcome.ready), before.eq(self.offer)]
        m.d.comb += Assume(~offered | (dut.outcome.valid & (before == self.offer)))
        m.d.comb += Assume(~dut.outcome.payload.classes[Count.PENDING])
        # Nobody clears the bank that measures, nor did in the clock before; bins without a second one are cleared while
        # nothing is measured.
        readout = dut.readout
        cleared, cleared_bank = Signal(), Signal()
        m.d.sync += [cleared.eq(readout.clear & readout.ready), cleared_bank.eq(readout.address.bank)]
        m.d.comb += [
            Assume(~readout.address.bins | (readout.address.index < 1 << dut.accumulator.bin_index_bits)),
            Assume(~((dut.busy | dut.outcome.valid) & readout.clear & (readout.address.bank == dut.bank))),
            Assume(~((dut.busy | dut.outcome.valid) & readout.clear & readout.address.bins & (self.banks == 1))),
            Assume(~(dut.begin & cleared & ((cleared_bank == dut.bank) | (self.banks == 1)))),
            Assume(dut.outcome.payload.octave < OFFSET_SCALARS - OFFSET_YOUNGEST),
        ]
        self.prove(m)
        return m

    def steps(self, m: Module) -> Value:
        """Whether an outcome is being recorded: it is at one step, or at none."""
        dut = self.dut
        at = Cat(dut.at.values())
        m.d.comb += [
            Assert(dut.resting == ~at.any()),
            Assert((at & (at - 1)) == 0),
            Assert(dut.resting | dut.outcome.valid),
            Assert(~dut.readout.ready | dut.resting),
        ]
        return at.any()


class CounterProof(Proof):
    def prove(self, m: Module) -> None:
        dut, accumulator, encoder = self.dut, self.dut.accumulator, self.dut.encoder
        outcome, at, number = dut.outcome.payload, dut.at, dut.number
        layout = accumulator.layout
        fixed = Signal(layout)
        arbitrary = AnyConst(layout.size)
        m.d.comb += [fixed.eq(arbitrary), Assume(fixed.index < Mux(fixed.bins, 8, OFFSET_SCALARS + 32))]
        if self.banks == 1:
            m.d.comb += Assume(~fixed.bins | ~fixed.bank)

        def there(address):
            """The address is the fixed one."""
            same_bank = (address.bank == fixed.bank) | (fixed.bins & (self.banks == 1))
            return (
                (address.segment == fixed.segment)
                & (address.bins == fixed.bins)
                & same_bank
                & (address.index == fixed.index)
            )

        # What an outcome should do to the word.
        place = Signal()
        here = (dut.segment == fixed.segment) & ((dut.bank == fixed.bank) | (fixed.bins & (self.banks == 1)))
        m.d.comb += place.eq(here)
        value = outcome.value[:VALUES]
        classes = outcome.classes | (dut.lost << Count.OUTLIERS_LOST.value)
        is_class, is_octave, is_bin, is_count = (
            Signal(name=f"is_{name}") for name in ("class", "octave", "bin", "count")
        )
        octave = outcome.octave
        bin_ = table(value, lambda v: bin_of(v, SUB_BITS), 3)
        m.d.comb += [
            is_class.eq(place & ~fixed.bins & (fixed.index < len(Count))),
            is_octave.eq(place & ~fixed.bins & outcome.young_valid & (fixed.index == OFFSET_YOUNGEST + octave)),
            is_bin.eq(place & fixed.bins & outcome.sample & (fixed.index == bin_)),
            is_count.eq(
                place & ~fixed.bins & outcome.sample & (fixed.index == OFFSET_SCALARS + SCALAR_STRIDE * outcome.edge)
            ),
        ]
        counted = Signal()
        m.d.comb += counted.eq((is_class & (classes >> fixed.index[:4])[0]) | is_octave | is_bin | is_count)

        # What is left to be done.
        left = Signal()
        class_left = at["classes"] & (fixed.index >= number) & (dut.classes >> (fixed.index - number)[:4])[0]
        before_bin = at["classes"] | at["bin"]
        before_count = before_bin | (at["scalars"] & (number == 0))
        before_octave = before_bin | at["scalars"] | at["young"]
        m.d.comb += left.eq(
            (is_class & class_left) | (is_bin & before_bin) | (is_count & before_count) | (is_octave & before_octave)
        )

        # The word in RAM, with what has been visited.
        peeks = {}
        for name, memory in (("words", accumulator.words), ("bins", accumulator.bins)):
            peeks[name] = memory.read_port(domain="comb")
        m.d.comb += [
            peeks["words"].addr.eq(accumulator._word(fixed)),
            peeks["bins"].addr.eq(accumulator._bin(fixed)),
        ]
        bits = len(peeks["bins"].data)
        ghost, word, stored, arrived, fetched = (Signal(32) for _ in range(5))
        storing, arriving, coming = Signal(), Signal(), Signal()
        change, next_change = accumulator.arriving_change, accumulator.fetched_change
        m.d.comb += [
            word.eq(Mux(fixed.bins, peeks["bins"].data, peeks["words"].data)),
            storing.eq(accumulator.store & there(accumulator.stored)),
            arriving.eq(change.store & there(accumulator.arriving)),
            stored.eq(Mux(storing, accumulator.sum, word)),
            coming.eq(next_change.store & there(accumulator.fetched)),
            arrived.eq(Mux(arriving, Mux(change.fresh, 0, stored + 1), stored)),
            fetched.eq(Mux(coming, Mux(next_change.fresh, 0, arrived + 1), arrived)),
        ]
        cleared = Signal()
        m.d.comb += cleared.eq(dut.readout.clear & dut.readout.ready & there(dut.readout.address))
        # An outcome grows it once at most, when it is begun; all of that is done before a clear can come.
        m.d.sync += ghost.eq(Mux(cleared, 0, ghost) + (dut.begin & counted))
        mask = Mux(fixed.bins, (1 << bits) - 1, (1 << 32) - 1)
        is_counter = fixed.bins | (fixed.index[:4] == 0) | (fixed.index < OFFSET_SCALARS)
        with m.If(is_counter):
            m.d.comb += Assert(((ghost ^ (fetched + left)) & mask) == 0)
            with m.If(~dut.busy & ~accumulator.storing):
                m.d.comb += Assert(((ghost ^ word) & mask) == 0)

        # No word is fetched, nor read, in the clock in which it is stored, and none while it is on its way.
        # `looked_at`: what is fetched is stored with a change, compared, or shown to the readout.
        reads = Signal()
        m.d.comb += reads.eq(dut.readout.ready & ~dut.readout.clear & there(dut.readout.address))
        by_readout, looked_at = Signal(), Signal()
        m.d.sync += by_readout.eq(reads)
        m.d.comb += looked_at.eq(
            there(accumulator.fetched) & ((next_change.store & ~next_change.fresh) | next_change.inverted | by_readout)
        )
        # A readout does not read what it has just cleared.
        since = Signal(3)
        m.d.sync += since.eq(Cat(cleared, since))
        m.d.comb += Assume(~(reads & since.any()))
        with m.If(storing | arriving):
            m.d.comb += Assert(~looked_at)

        # A readout sees the word. What a store and a clear of it do to a read between them is left open.
        seen, shown, before = Signal(3), Signal(), Signal(32)
        quiet = ~coming & ~arriving & ~storing
        m.d.sync += [seen.eq(Mux(quiet, Cat(reads, seen), 0)), shown.eq(seen[2] & quiet), before.eq(word)]
        with m.If(seen[2] & quiet):
            m.d.comb += [Assert(dut.readout.data == word), Assert(there(dut.readout.shown))]
        with m.If(shown):
            m.d.comb += Assert(dut.readout.empty == (before == 0))

        # The steps: what the induction has to know of them.
        recording = self.steps(m)
        with m.If(recording):
            m.d.comb += [Assert(dut.sample == outcome.sample), Assert(dut.young_valid == outcome.young_valid)]
        with m.If(at["classes"]):
            m.d.comb += Assert((dut.classes << number)[len(Count) - 1 :] == 0)
            m.d.comb += [Assert(number < len(Count)), Assert(~(is_bin & left & ~outcome.sample))]
        with m.If(at["bin"] | at["scalars"] | at["extremes"] | at["held"]):
            m.d.comb += Assert(outcome.sample)
        with m.If((Cat(at.values()).any() & ~outcome.sample) | before_bin):
            m.d.comb += [Assert(~dut.least), Assert(~dut.most)]
        with m.If(at["bin"]):
            m.d.comb += Assert(number == 0)
        with m.If(at["scalars"]):
            m.d.comb += Assert(number <= Scalar.MAXIMUM_HIGH.value + 3)
        with m.If(at["extremes"]):
            m.d.comb += Assert((number >= Scalar.MINIMUM_LOW.value) & (number <= Scalar.MAXIMUM_TIME_HIGH.value))
        with m.If(at["young"]):
            m.d.comb += Assert(Mux(outcome.sample, number == Scalar.MINIMUM_LOW.value, outcome.young_valid))
        # The encoder has not lost anything, and it has looked at what is left.
        rest, steps = encoder.rest, encoder.steps
        with m.If(before_bin & outcome.sample):
            m.d.comb += Assert((table(rest, lambda v: bin_of(v, SUB_BITS), 3) + (steps << SUB_BITS)) == bin_)
        looked_at_it = ~encoder.loaded
        m.d.comb += [
            Assert(encoder.long == (looked_at_it & rest[SUB_BITS + STRIDE :].any())),
            Assert(encoder.short == (looked_at_it & rest[SUB_BITS + 1 : SUB_BITS + STRIDE].any())),
        ]


@COUNTED.proof
@pytest.mark.parametrize(("banks", "bin_bits"), [(2, 32), (1, 24)])
def test_every_counter_grows_once_with_every_outcome_that_it_counts(banks: int, bin_bits: int) -> None:
    proof = CounterProof(banks=banks, bin_bits=bin_bits)
    prove(proof, proof.ports, depth=6)


SCRIPT = (0, 0x1_FFFF_FFFF, 0x2_0000_0003, 0x2_0000_0003)
"""The first value is a maximum though it is 0; then they carry into the sum's high word, are a new maximum but no new
minimum, and equal the maximum."""


class ScalarProof(Proof):
    """Of the polarity `edge` of an arbitrary place, which is clear at first and is not cleared meanwhile.

    `scripted`: samples with the values of `SCRIPT`, one after the other, in one place: what takes several of them shows
    in seconds.
    """

    def __init__(self, module: ModuleType = updater, *, scripted: bool = False) -> None:
        super().__init__(module)
        self.scripted = scripted

    def script(self, m: Module, *place: Value) -> None:
        """Three clocks lie between two outcomes; the time of each is its number."""
        dut, outcome = self.dut, self.dut.outcome.payload
        number, rest = Signal(range(len(SCRIPT) + 1)), Signal(2)
        with m.If(dut.outcome.valid & dut.outcome.ready):
            m.d.sync += [number.eq(number + 1), rest.eq(3)]
        with m.Elif(rest != 0):
            m.d.sync += rest.eq(rest - 1)
        value = reduce(or_, [Mux(number == i, v, 0) for i, v in enumerate(SCRIPT)])
        offered = (rest == 0) & (number < len(SCRIPT))
        nothing = Cat(dut.readout.clear, dut.lost, dut.bank, dut.segment, outcome.young_valid, *place)
        m.d.comb += [
            Assume(dut.outcome.valid == offered),
            Assume(~nothing.any()),
            Assume(~outcome.edge & outcome.sample & (outcome.classes == 1)),
            Assume((outcome.value == value) & (outcome.time == number)),
        ]

    def prove(self, m: Module) -> None:
        dut, accumulator = self.dut, self.dut.accumulator
        outcome, at, number = dut.outcome.payload, dut.at, dut.number
        edge, bank, segment = AnyConst(1), AnyConst(1), AnyConst(1)
        if self.scripted:
            self.script(m, edge, bank, segment)
        words = {}
        for scalar in Scalar:
            words[scalar] = Signal(32, name=f"word_{scalar.name.lower()}")
            peek = accumulator.words.read_port(domain="comb")
            m.d.comb += [
                peek.addr.eq(Cat((OFFSET_SCALARS + SCALAR_STRIDE * edge + scalar.value)[:WORD_BITS], bank, segment)),
                words[scalar].eq(peek.data),
            ]
        readout = dut.readout.address
        m.d.comb += Assume(~(dut.readout.clear & (readout.bank == bank) & (readout.segment == segment) & ~readout.bins))
        mine = Signal()
        m.d.comb += mine.eq(outcome.sample & (outcome.edge == edge) & (dut.bank == bank) & (dut.segment == segment))

        # Count and sum. Each word is stored three clocks after it was visited.
        count, total = Signal(32), Signal(64)
        with m.If(mine & at["scalars"] & (number == Scalar.COUNT.value + 3)):
            m.d.sync += count.eq(count + 1)
        with m.If(mine & at["scalars"] & (number == Scalar.SUM_HIGH.value + 3)):
            m.d.sync += total.eq(total + outcome.value)
        between = mine & at["scalars"] & (number == Scalar.SUM_HIGH.value + 3)
        m.d.comb += [
            Assert(words[Scalar.COUNT] == count),
            Assert(words[Scalar.SUM_LOW] == Mux(between, (total + outcome.value)[:32], total[:32])),
            Assert(words[Scalar.SUM_HIGH] == total[32:]),
        ]

        # Minimum, maximum and its time. A count that has gone around begins anew.
        least, most, time = Signal(34), Signal(34), Signal(40)
        is_least, is_most = Signal(), Signal()
        m.d.comb += [
            is_least.eq((count == 1) | (outcome.value < least)),
            is_most.eq((count == 1) | (outcome.value > most)),
        ]
        with m.If(mine & at["done"]):
            with m.If(is_least):
                m.d.sync += least.eq(outcome.value)
            with m.If(is_most):
                m.d.sync += [most.eq(outcome.value), time.eq(outcome.time)]
        with m.If(mine & (at["young"] | at["extremes"] | at["held"] | at["done"])):
            m.d.comb += [Assert(dut.least == is_least), Assert(dut.most == is_most)]
        coming = [
            (accumulator.fetched_change.store, accumulator.fetched),
            (accumulator.arriving_change.store, accumulator.arriving),
            (accumulator.store, accumulator.stored),
        ]
        stores = Cat(
            store & (address.bank == bank) & (address.segment == segment) & ~address.bins for store, address in coming
        )
        changing = at["extremes"] | at["held"] | at["done"] | (~Cat(at.values()).any() & stores.any())
        with m.If(~changing):
            m.d.comb += [
                Assert(Cat(words[Scalar.MINIMUM_LOW], words[Scalar.MINIMUM_HIGH]) == least),
                Assert(Cat(words[Scalar.MAXIMUM_LOW], words[Scalar.MAXIMUM_HIGH]) == most),
                Assert(Cat(words[Scalar.MAXIMUM_TIME_LOW], words[Scalar.MAXIMUM_TIME_HIGH]) == time),
            ]

        # The steps: what the induction has to know of them.
        before = at["classes"] | at["bin"]
        recording = self.steps(m)
        with m.If(recording):
            m.d.comb += [Assert(dut.sample == outcome.sample), Assert(dut.young_valid == outcome.young_valid)]
        with m.If((Cat(at.values()).any() & ~outcome.sample) | before):
            m.d.comb += [Assert(~dut.least), Assert(~dut.most)]
        with m.If(at["bin"]):
            m.d.comb += Assert(number == 0)
        with m.If(at["bin"] | at["scalars"] | at["extremes"] | at["held"]):
            m.d.comb += [Assert(outcome.sample), Assert(number <= Scalar.MAXIMUM_HIGH.value + 3)]
        with m.If(at["extremes"]):
            m.d.comb += [
                Assert((number >= Scalar.MINIMUM_LOW.value) & (number <= Scalar.MAXIMUM_TIME_HIGH.value)),
                Assert(dut.least | dut.most),
            ]
        with m.If(at["young"]):
            m.d.comb += Assert(Mux(outcome.sample, number == Scalar.MINIMUM_LOW.value, outcome.young_valid))


@SCALARS.proof
def test_count_sum_minimum_and_maximum_are_those_of_all_samples() -> None:
    proof = ScalarProof()
    prove(proof, proof.ports, depth=14)


@pytest.mark.few(3)
@COUNTED.mutants()
def test_mutants_of_the_counters_are_refuted(patch: Patch) -> None:
    proof = CounterProof(patch.applied(updater))
    prove(proof, proof.ports, depth=20, mode="bmc", expect="fail")


@pytest.mark.few(3)
@SCALARS.mutants()
def test_mutants_of_the_scalars_are_refuted(patch: Patch) -> None:
    proof = ScalarProof(patch.applied(updater), scripted=True)
    prove(proof, proof.ports, depth=120, mode="bmc", expect="fail")
