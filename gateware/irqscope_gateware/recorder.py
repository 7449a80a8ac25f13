# SPDX-License-Identifier: BSD-2-Clause
"""Records the outcomes of one segment of the parallel statistics: all words of an outcome at once.

    outcome ─┬► classes: counters ─────────────┐
             ├► scalars of each polarity ──────┴─ freeze: one word after the other ───┐
             ├► octave of the youngest ─► words, read and written ◄───────────────────┘
             └► bin of the value ───────► bins, read and written

Counters and scalars are flip-flops; bins, and those of the youngest, stand in block RAM alone. Through the RAMs goes
one visit a clock, as in `accumulator.py`: choose, fetch, arrive, store. An outcome takes one of three, the readout the
others.
"""

from typing import Any

from amaranth.hdl import Cat, Const, Module, Mux, Signal, Value
from amaranth.lib import wiring
from amaranth.lib.memory import Memory
from amaranth.lib.wiring import In, Out
from amaranth.utils import exact_log2

from irqscope.contract.segments import Count
from irqscope.contract.statistics import (
    OFFSET_SCALARS,
    OFFSET_YOUNGEST,
    SCALAR_STRIDE,
    TIME_BITS,
    VALUE_BITS,
    Scalar,
)

from .accumulator import WORD_BITS, ReadoutSignature, address_layout
from .highest import highest_bit, highest_four
from .histogram import index_bits
from .pairing import OutcomeStream
from .ram import FREE, OUTPUT

COUNTS = [count for count in Count if count is not Count.PENDING]
"""Those that grow."""


class Recorder(wiring.Component):
    """Takes an outcome in the clock in which it is offered; it is stored seven clocks later.

    Members
    -------
    outcome : In(OutcomeStream())
        Outcomes are three clocks apart at least, as a round of `WidePairing` takes.
    lost : In(1)
        Its outlier record is lost.
    bank : In(1)
        The bank that measures.
    freeze : In(1)
        One clock, while not `busy`: puts counters and scalars into `bank`, and begins them anew. Until `frozen` no
        outcome comes, and the readout reads and clears nothing; nor does it clear in the clock before.
    frozen : Out(1)
        One clock: that is done.
    readout : In(ReadoutSignature)
        As of `Accumulator`. It is let in but for the clocks of outcomes. A bin that is fetched in the clock in which it
        is stored may show anything: whoever reads while outcomes come reads the other bank.
    busy : Out(1)
        Outcomes are on their way.
    """

    def __init__(self, *, sub_bits: int, histogram_banks: int = 2, bin_bits: int = 32) -> None:
        self.sub_bits = sub_bits
        self.bin_index_bits = index_bits(sub_bits)
        self.layout = address_layout(1, self.bin_index_bits)
        self.shadow = exact_log2(histogram_banks)
        super().__init__(
            {
                "outcome": In(OutcomeStream()),
                "lost": In(1),
                "bank": In(1),
                "freeze": In(1),
                "frozen": Out(1),
                "readout": In(ReadoutSignature(self.layout)),
                "busy": Out(1),
            }
        )
        self.words = Memory(shape=32, depth=2 << WORD_BITS, init=[], attrs=FREE)
        self.bins = Memory(shape=bin_bits, depth=histogram_banks << self.bin_index_bits, init=[], attrs=FREE)

    def elaborate(self, platform) -> Module:
        m = Module()
        # The outcome, from registers: pairing decides it late in a clock.
        payload = self.outcome.payload
        value, time = Signal(VALUE_BITS, reset_less=True), Signal(TIME_BITS, reset_less=True)
        classes, octave = Signal(len(Count), reset_less=True), Signal.like(payload.octave, reset_less=True)
        edge, sample, young = (Signal(name=name, reset_less=True) for name in ("edge", "sample", "young"))
        at = Signal(7)  # a bit for each clock after the one in which it was taken
        self.storing = Signal()  # a register that is frozen
        m.d.comb += [self.outcome.ready.eq(1), self.busy.eq(at.any())]
        m.d.sync += [at.eq(Cat(self.outcome.valid, at)), self.readout.ready.eq(~at[2])]
        with m.If(self.outcome.valid):
            m.d.sync += [
                classes.eq(payload.classes | (self.lost << Count.OUTLIERS_LOST.value)),
                value.eq(payload.value),
                time.eq(payload.time),
                octave.eq(payload.octave),
                edge.eq(payload.edge),
                sample.eq(payload.sample),
                young.eq(payload.young_valid),
            ]
        registers = self._count(m, at[0], classes, sample & at[0], value, edge, time)
        offset, word = self._freeze(m, registers)
        bin_ = self._bin(m, value)
        # By the clock of its visit the next outcome may have come.
        sampled, was_young, octave_of = (Signal.like(value) for value in (sample, young, octave))
        m.d.sync += [sampled.eq(sample), was_young.eq(young), octave_of.eq(octave)]
        self._visit(m, at[3], sampled, bin_, was_young, octave_of, offset, word)
        return m

    def _count(
        self, m: Module, counts: Value, classes: Value, sample: Value, value: Value, edge: Value, time: Value
    ) -> list[tuple[int, Value]]:
        """Counters and scalars, each with its offset."""
        registers = []
        for count in COUNTS:
            counter = Signal(32, name=f"count_{count.name.lower()}")
            with m.If(counts):
                m.d.sync += counter.eq(counter + classes[count.value])
            registers.append((count.value, counter))
        compared, least, most = Signal(), Signal(), Signal()
        m.d.sync += compared.eq(sample)
        for polarity in (0, 1):
            number, total = Signal(32, name=f"number{polarity}"), Signal(64, name=f"total{polarity}")
            minimum, maximum = (Signal(VALUE_BITS, name=f"{name}{polarity}") for name in ("minimum", "maximum"))
            when = Signal(TIME_BITS, name=f"when{polarity}")
            here = edge == polarity
            with m.If(sample & here):
                none = number == 0
                m.d.sync += [least.eq(none | (value < minimum)), most.eq(none | (value > maximum))]
            with m.If(compared & here):
                m.d.sync += [number.eq(number + 1), total.eq(total + value)]
                with m.If(least):
                    m.d.sync += minimum.eq(value)
                with m.If(most):
                    m.d.sync += [maximum.eq(value), when.eq(time)]
            base = OFFSET_SCALARS + polarity * SCALAR_STRIDE
            registers += [
                (base + Scalar.COUNT, number),
                (base + Scalar.SUM_LOW, total[:32]),
                (base + Scalar.SUM_HIGH, total[32:]),
                (base + Scalar.MINIMUM_LOW, minimum[:32]),
                (base + Scalar.MINIMUM_HIGH, minimum[32:]),
                (base + Scalar.MAXIMUM_LOW, maximum[:32]),
                (base + Scalar.MAXIMUM_HIGH, maximum[32:]),
                (base + Scalar.MAXIMUM_TIME_LOW, when[:32]),
                (base + Scalar.MAXIMUM_TIME_HIGH, when[32:]),
            ]
        return registers

    def _freeze(self, m: Module, registers: list[tuple[int, Value]]) -> tuple[Signal, Signal]:
        """Gives one register after the other, with its offset, to be stored, and then clears them all."""
        # One of them at a time: a gate for each bit takes less logic than what would shift it on.
        chosen = Signal(len(registers))
        word, offset = Signal(32, reset_less=True), Signal(WORD_BITS, reset_less=True)
        words, offsets = Const(0, 32), Const(0, WORD_BITS)
        for number, (place, value) in enumerate(registers):
            words = words | Mux(chosen[number], value, 0)
            offsets = offsets | Mux(chosen[number], place, 0)
        stored = Signal()
        m.d.sync += [
            chosen.eq(Cat(self.freeze, chosen)),
            word.eq(words),
            offset.eq(offsets),
            self.storing.eq(chosen.any()),
            stored.eq(chosen[-1]),
            self.frozen.eq(stored),
        ]
        with m.If(stored):
            m.d.sync += [value.eq(0) for _, value in registers]
        return offset, word

    def _bin(self, m: Module, value: Value) -> Value:
        """`bin_of` the value, in the third clock after the one in which it came."""
        sub = self.sub_bits
        found, where = highest_four(m, value)
        bits, place = Signal.like(found), Signal.like(where)
        m.d.sync += [bits.eq(found), place.eq(where)]
        highest = highest_bit(bits, place)
        shift = Signal(range(VALUE_BITS - sub))
        m.d.sync += shift.eq(Mux(highest > sub, highest - sub, 0))
        bin_ = Signal(self.bin_index_bits)
        m.d.sync += bin_.eq((shift << sub) + (value >> shift)[: sub + 1])
        return bin_

    def _visit(
        self,
        m: Module,
        visit: Value,
        sample: Value,
        bin_: Value,
        young: Value,
        octave: Value,
        offset: Value,
        frozen_word: Value,
    ) -> None:
        """The pipelines through both RAMs."""
        readout = self.readout
        m.submodules.words, m.submodules.bins = self.words, self.bins
        fetched, arriving, shown = (
            Signal(self.layout, name=name, reset_less=True) for name in ("fetched", "arriving", "shown")
        )
        m.d.sync += [fetched.eq(readout.address), arriving.eq(fetched), shown.eq(arriving)]
        m.d.comb += readout.shown.eq(shown)
        chosen = readout.address.bins
        word, write = self._pipeline(
            m, "word", self.words, visit, Cat((OFFSET_YOUNGEST + octave)[:WORD_BITS], self.bank), young, ~chosen
        )
        with m.If(self.storing):
            m.d.comb += [write.en.eq(1), write.addr.eq(Cat(offset, self.bank)), write.data.eq(frozen_word)]
        bin_word, _ = self._pipeline(m, "bin", self.bins, visit, Cat(bin_, self.bank[: self.shadow]), sample, chosen)
        m.d.comb += readout.data.eq(Mux(shown.bins, bin_word, word))
        m.d.sync += readout.empty.eq(readout.data == 0)

    def _pipeline(
        self, m: Module, name: str, memory: Memory, visit: Value, place: Value, grows: Value, chosen: Value
    ) -> tuple[Signal, Any]:
        """Adds one to the word at `place` when an outcome visits, if it `grows`; else the readout is served, if this
        RAM is the `chosen` one. Returns the word that was read, and the port that writes.
        """
        bits, readout = exact_log2(memory.depth), self.readout
        width = WORD_BITS if memory is self.words else self.bin_index_bits
        theirs = Cat(readout.address.index[:width], readout.address.bank[: bits - width])
        read, write = memory.read_port(domain="comb"), memory.write_port()
        places = [Signal(bits, name=f"{name}_place{n}", reset_less=True) for n in range(3)]
        stores, fresh = ([Signal(name=f"{name}_{flag}{n}") for n in range(3)] for flag in ("store", "fresh"))
        for stages, first in (
            (places, Mux(visit, place, theirs)),
            (stores, Mux(visit, grows, readout.clear & chosen)),
            (fresh, ~visit),
        ):
            m.d.sync += [stage.eq(before) for stage, before in zip(stages, [first, *stages[:-1]], strict=True)]
        output = Signal(memory.shape, name=f"{name}_output", reset_less=True, attrs=OUTPUT)
        old = Signal(memory.shape, name=f"{name}_old", reset_less=True)
        m.d.sync += [output.eq(read.data), old.eq(output)]
        m.d.comb += [
            read.addr.eq(places[0]),
            write.en.eq(stores[2]),
            write.addr.eq(places[2]),
            write.data.eq(Mux(fresh[2], 0, old + 1)),
        ]
        return old, write
