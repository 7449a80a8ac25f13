# SPDX-License-Identifier: BSD-2-Clause
"""Proofs of the recorder of the parallel statistics, by induction: of one arbitrary word or bin, and of its registers.

Outcomes come three clocks apart or more and have any classes, values and times; reads and clears of other words come at
any time, and a freeze whenever it may.

A ghost counts how often one arbitrary octave or bin should have grown; at every clock it equals the word in RAM plus
what is on its way. No word is fetched or read in the clock in which it is stored, so that it does not matter what a RAM
shows then. Other ghosts count the classes, and keep count, sum, minimum, maximum and its time of either polarity; a
freeze puts each of them into its place. Nobody reads or clears the bank that measures, which wants two of them: bins
with one bank are not in the proof. Size: 2 bins an octave, values of 34 bits.
"""

from types import ModuleType
from typing import Any

import pytest
from amaranth.asserts import AnyConst
from amaranth.hdl import Assert, Assume, Cat, Elaboratable, Module, Mux, Signal, Value
from amaranth.lib.memory import Memory
from claims import Claim
from formal_support import past, prove
from patches import Patch

from irqscope.contract.segments import Count
from irqscope.contract.statistics import (
    OFFSET_SCALARS,
    OFFSET_YOUNGEST,
    SCALAR_STRIDE,
    TIME_BITS,
    VALUE_BITS,
    Scalar,
    bin_count,
)
from irqscope_gateware import recorder
from irqscope_gateware.accumulator import READ_CLOCKS, WORD_BITS, WORDS

pytestmark = pytest.mark.proof

WORD = Claim(
    "recorder-words",
    "with an engine for each segment every octave and bin is counted once, in its place, and nothing else changes a "
    "word (RAM pipelines included); no word is fetched while it is stored",
    size="2 bins an octave, values of 34 bits, two banks",
)
REGISTERS = Claim(
    "recorder-registers",
    "with an engine for each segment classes, count, sum, minimum, maximum and its time are those of all outcomes "
    "since the last freeze, which puts each into its place and begins it anew",
    size="full width",
)

BY_SCRIPT = {
    "cleared-before-the-last-is-taken",
    "frozen-in-bank-zero",
    "frozen-one-place-on",
    "the-first-is-not-frozen",
    "what-is-frozen-is-kept",
}
"""What these do is a freeze away."""
SUB_BITS = 1
REGISTER_OFFSETS = [
    *(count.value for count in Count if count is not Count.PENDING),
    *(OFFSET_SCALARS + polarity * SCALAR_STRIDE + scalar.value for polarity in (0, 1) for scalar in Scalar),
]
"""Where a freeze puts them, in the order in which it does."""
APART = 3
"""Clocks between outcomes at least."""
FETCHED, STORED = 5, 8
"""Clocks from an outcome to that in which a word is fetched for it, and to that which has it stored."""
CLEARED = 4
"""Clocks from a clear to that which has it done."""


def bin_of(value: Value) -> Value:
    """`contract.statistics.bin_of`: of the first shift that leaves a mantissa."""
    found = Value.cast(0)
    for shift in reversed(range(VALUE_BITS - SUB_BITS)):
        found = Mux((value >> shift) < 2 << SUB_BITS, (shift << SUB_BITS) + (value >> shift), found)
    return found


class Proof(Elaboratable):
    """The recorder, and whoever gives outcomes to it, freezes it and reads it out, as its docstring has them.

    `scripted`: one sample, and then a freeze. What takes so many clocks shows in seconds.
    """

    def __init__(self, module: ModuleType = recorder, *, scripted: bool = False) -> None:
        self.scripted = scripted

        class Watched(module.Recorder):
            """Shows its registers, and what is fetched and stored in either RAM."""

            def __init__(self, **options: int) -> None:
                super().__init__(**options)
                self.registers = {offset: Signal(32, name=f"register{offset}") for offset in REGISTER_OFFSETS}
                self.chosen = Signal(len(self.registers))
                self.ports = {name: [Signal(16, name=f"{name}{n}") for n in range(3)] for name in ("word", "bin")}

            def _count(self, m: Module, *given: Value) -> list[tuple[int, Value]]:
                registers = super()._count(m, *given)
                m.d.comb += [self.registers[offset].eq(value) for offset, value in registers]
                return registers

            def _freeze(self, m: Module, registers: list[tuple[int, Value]]) -> tuple[Value, Value]:
                offset_and_word = super()._freeze(m, registers)
                (chosen,) = (signal for signal in m._driving if signal.name == "chosen")
                m.d.comb += self.chosen.eq(chosen)
                return offset_and_word

            def _pipeline(self, m: Module, name: str, memory: Memory, *given: Value) -> tuple[Value, Any]:
                word, write = super()._pipeline(m, name, memory, *given)
                read, shown = memory.read_ports[-1], self.ports[name]
                m.d.comb += [show.eq(port) for show, port in zip(shown, (read.addr, write.addr, write.en), strict=True)]
                return word, write

        self.dut = dut = Watched(sub_bits=SUB_BITS)
        payload = [value for _, _, value in dut.outcome.payload.signature.flatten(dut.outcome.payload)]
        readout = dut.readout
        self.ports = [dut.outcome.valid, *payload, dut.lost, dut.bank, dut.freeze, readout.address.as_value()]
        self.ports.append(readout.clear)

    def elaborate(self, platform: object) -> Module:
        m = Module()
        dut, readout, outcome = self.dut, self.dut.readout, self.dut.outcome
        m.submodules.dut = dut
        since = Signal(APART - 1)
        m.d.sync += since.eq(Cat(outcome.valid, since))
        self.cleared = cleared = Signal()
        m.d.comb += cleared.eq(readout.clear & readout.ready)
        # Clocks since a freeze, until `frozen`.
        steps = len(dut.registers) + 2
        self.phase = phase = Signal(range(steps + 1))
        with m.If(dut.freeze):
            m.d.sync += phase.eq(1)
        with m.Elif(phase != 0):
            m.d.sync += phase.eq(Mux(phase == steps, 0, phase + 1))
        m.d.comb += [
            Assert(phase <= steps),
            Assert(dut.chosen == ((1 << phase) >> 1)[: len(dut.chosen)]),
            Assert(dut.frozen == (phase == steps)),
        ]
        self.freezing = freezing = dut.freeze | (phase != 0)
        self.measuring = measuring = dut.busy | outcome.valid
        m.d.comb += [
            Assume(~(outcome.valid & since.any())),
            Assume(~(dut.freeze & (measuring | (phase != 0)))),
            Assume(~(outcome.valid & freezing)),
            Assume(~(readout.clear & freezing)),
            Assume(~(dut.freeze & past(m, cleared))),
            Assume(outcome.payload.octave < OFFSET_SCALARS - OFFSET_YOUNGEST),
            Assume(
                Mux(readout.address.bins, readout.address.index < bin_count(SUB_BITS), readout.address.index < WORDS)
            ),
            # Nobody reads or clears the bank that measures.
            Assume(~(measuring & readout.clear & (readout.address.bank == dut.bank))),
        ]
        # A clear in the first clock would be done before the readout is let in, and then again.
        first = Signal(init=1)
        m.d.sync += first.eq(0)
        m.d.comb += Assume(~(first & readout.clear))
        # The bank changes while nothing is measured.
        m.d.comb += Assume((dut.bank == past(m, dut.bank)) | ~(measuring | freezing | past(m, freezing)))
        if self.scripted:
            self.script(m)
        self.prove(m)
        return m

    def script(self, m: Module) -> None:
        dut, payload = self.dut, self.dut.outcome.payload
        clock = Signal(6)
        m.d.sync += clock.eq(clock + 1)
        m.d.comb += [
            Assume(dut.outcome.valid == (clock == 1)),
            Assume(dut.freeze == (clock == 1 + STORED)),
            Assume((payload.classes == 1) & payload.sample & (payload.value == 5) & (payload.time == 7)),
            Assume(dut.bank & ~Cat(dut.readout.clear, dut.lost, payload.edge, payload.young_valid).any()),
        ]

    def may_read(self, bank: Value) -> Value:
        return ~self.freezing & ~(self.measuring & (bank == self.dut.bank))


class WordProof(Proof):
    """`due` and `clearing` are what is on its way to the word, up to the clock in which it is stored."""

    def prove(self, m: Module) -> None:
        dut, payload, readout = self.dut, self.dut.outcome.payload, self.dut.readout
        fixed = Signal(dut.layout)
        m.d.comb += [
            fixed.eq(AnyConst(dut.layout.size)),
            Assume(Mux(fixed.bins, fixed.index < bin_count(SUB_BITS), fixed.index < WORDS)),
        ]

        def in_place(place: Value) -> Value:
            return (place.bins == fixed.bins) & (place.index == fixed.index) & (place.bank == fixed.bank)

        grows, cleared, reads = Signal(), Signal(), Signal()
        octave = payload.young_valid & (fixed.index == OFFSET_YOUNGEST + payload.octave)
        bin_ = payload.sample & (fixed.index == bin_of(payload.value))
        m.d.comb += [
            grows.eq(dut.outcome.valid & (fixed.bank == dut.bank) & Mux(fixed.bins, bin_, octave)),
            cleared.eq(self.cleared & in_place(readout.address)),
            reads.eq(readout.ready & ~readout.clear & in_place(readout.address) & self.may_read(fixed.bank)),
        ]
        due, clearing, reading = Signal(STORED - 1), Signal(CLEARED - 1), Signal(READ_CLOCKS)
        m.d.sync += [due.eq(Cat(grows, due)), clearing.eq(Cat(cleared, clearing))]
        m.d.comb += Assume(~(reads & clearing.any()))  # a readout does not read what it has just cleared

        # What a freeze puts there, one register after the other from the second clock after it on.
        freezes, frozen = Signal(), Signal(32)
        for number, (offset, value) in enumerate(dut.registers.items()):
            before = past(m, value)
            with m.If(~fixed.bins & (fixed.index == offset) & (fixed.bank == dut.bank)):
                m.d.comb += [freezes.eq(self.phase == number + 2), frozen.eq(before)]

        ghost, word = Signal(32), Signal(32)
        with m.If(freezes):
            m.d.sync += ghost.eq(frozen)
        with m.Elif(clearing[-1]):
            m.d.sync += ghost.eq(0)
        with m.Elif(due[-1]):
            m.d.sync += ghost.eq(ghost + 1)
        places = {}
        for memory, width in ((dut.words, WORD_BITS), (dut.bins, dut.bin_index_bits)):
            peek = memory.read_port(domain="comb")
            places[memory] = Cat(fixed.index[:width], fixed.bank)[: len(peek.addr)]
            m.d.comb += peek.addr.eq(places[memory])
            with m.If(fixed.bins == (memory is dut.bins)):
                m.d.comb += word.eq(peek.data)
        m.d.comb += Assert(word == ghost)

        # No word is fetched, for an outcome or for who reads it, in the clock in which it is stored.
        for name, memory in (("word", dut.words), ("bin", dut.bins)):
            fetched, stored, stores = dut.ports[name]
            with m.If((fixed.bins == (memory is dut.bins)) & (due[FETCHED - 1] | reading[0])):
                m.d.comb += [
                    Assert(fetched == places[memory]),
                    Assert(~(stores[0] & (stored == places[memory]))),
                ]

        # A readout sees the word. What a store and a clear of it do to a read between them is left open.
        quiet, shown = ~(due.any() | clearing.any() | grows | freezes), Signal()
        m.d.sync += [reading.eq(Mux(quiet, Cat(reads, reading), 0)), shown.eq(reading[-1] & quiet)]
        with m.If(reading[-1] & quiet):
            m.d.comb += [Assert(readout.data == word), Assert(in_place(readout.shown))]
        word_before = past(m, word)
        with m.If(shown):
            m.d.comb += Assert(readout.empty == (word_before == 0))


@WORD.proof
def test_every_word_is_what_was_counted_or_frozen_there() -> None:
    proof = WordProof()
    prove(proof, proof.ports, depth=10)


class RegisterProof(Proof):
    """Of one arbitrary class, and of the samples of one polarity."""

    def prove(self, m: Module) -> None:
        dut, payload = self.dut, self.dut.outcome.payload
        registers = dut.registers
        edge, count = AnyConst(1), Signal(range(len(Count)))
        m.d.comb += [count.eq(AnyConst(len(count))), Assume(count != Count.PENDING), Assume(count < len(Count))]
        classes = payload.classes | (dut.lost << Count.OUTLIERS_LOST.value)
        counted, sampled = Signal(2), Signal(2)
        value, time = Signal(VALUE_BITS), Signal(TIME_BITS)
        mine = dut.outcome.valid & payload.sample & (payload.edge == edge)
        m.d.sync += [
            counted.eq(Cat(dut.outcome.valid & classes.bit_select(count, 1), counted)),
            sampled.eq(Cat(mine, sampled)),
        ]
        with m.If(mine):
            m.d.sync += [value.eq(payload.value), time.eq(payload.time)]

        number, total, classed = Signal(32), Signal(64), Signal(32)
        least, most, when = Signal(VALUE_BITS), Signal(VALUE_BITS), Signal(TIME_BITS)
        with m.If(counted[0]):
            m.d.sync += classed.eq(classed + 1)
        with m.If(sampled[1]):
            m.d.sync += [number.eq(number + 1), total.eq(total + value)]
            with m.If((number == 0) | (value < least)):
                m.d.sync += least.eq(value)
            with m.If((number == 0) | (value > most)):
                m.d.sync += [most.eq(value), when.eq(time)]
        begun_anew = self.phase == len(dut.registers) + 1
        with m.If(begun_anew):
            m.d.sync += [each.eq(0) for each in (number, total, classed, least, most, when)]

        for place, register in registers.items():
            if place < len(Count):
                m.d.comb += Assert((count != place) | (register == classed))
        for polarity in (0, 1):
            at = OFFSET_SCALARS + polarity * SCALAR_STRIDE
            with m.If(edge == polarity):
                for scalar, expected in (
                    (Scalar.COUNT, number),
                    (Scalar.SUM_LOW, total[:32]),
                    (Scalar.SUM_HIGH, total[32:]),
                    (Scalar.MINIMUM_LOW, least[:32]),
                    (Scalar.MINIMUM_HIGH, least[32:]),
                    (Scalar.MAXIMUM_LOW, most[:32]),
                    (Scalar.MAXIMUM_HIGH, most[32:]),
                    (Scalar.MAXIMUM_TIME_LOW, when[:32]),
                    (Scalar.MAXIMUM_TIME_HIGH, when[32:]),
                ):
                    m.d.comb += Assert(registers[at + scalar] == expected)


@REGISTERS.proof
def test_every_register_is_that_of_all_outcomes_since_the_last_freeze() -> None:
    proof = RegisterProof()
    prove(proof, proof.ports, depth=6)


@pytest.mark.few(3)
@WORD.mutants()
def test_mutants_of_the_words_are_refuted(patch: Patch) -> None:
    proof = WordProof(patch.applied(recorder), scripted=patch.name in BY_SCRIPT)
    prove(proof, proof.ports, depth=14, mode="bmc", expect="fail")


@pytest.mark.few(3)
@REGISTERS.mutants()
def test_mutants_of_the_registers_are_refuted(patch: Patch) -> None:
    proof = RegisterProof(patch.applied(recorder), scripted=patch.name in BY_SCRIPT)
    prove(proof, proof.ports, depth=48 if proof.scripted else 12, mode="bmc", expect="fail")
