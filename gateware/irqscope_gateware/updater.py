# SPDX-License-Identifier: BSD-2-Clause
"""Updates the words of a segment by an outcome: visits one after the other all that it changes.

    classes    each counter up to the highest class that grows
    bin        of the value, if the outcome is a sample; so are the next ones
    scalars    count and sum; the value is compared with minimum and maximum
    young      octave of (response - youngest pending cause), if there is one
    extremes   a new minimum or maximum is stored
    held       the time of the last one arrives
    done       the last word is on its way to be stored

The encoder finds the bin while classes are counted. The next outcome is begun so late that no word is fetched before it
is stored.
"""

from amaranth.hdl import C, Cat, Module, Mux, Signal
from amaranth.lib import data, wiring
from amaranth.lib.wiring import In, Out
from amaranth.utils import ceil_log2

from irqscope.contract.segments import Count
from irqscope.contract.statistics import OFFSET_SCALARS, OFFSET_YOUNGEST, SCALAR_STRIDE, VALUE_BITS, Scalar

from .accumulator import WORD_BITS, Accumulator, ReadoutSignature
from .histogram import BinEncoder, index_bits
from .pairing import OutcomeStream

LAST = Scalar.MAXIMUM_TIME_HIGH.value
STEPS = ("classes", "bin", "scalars", "young", "extremes", "held", "done")


class Part(data.Struct):
    """Which part of an outcome is added to a word, if any is: the lower or the higher of its value or its time."""

    some: 1
    high: 1
    of_time: 1


class Updater(wiring.Component):
    """Takes one outcome at a time: a cause in 3 clocks, a sample in 19, a new minimum or maximum in 7 more.

    Each class between those that grow takes one clock more. Large values take longer if few classes grow: the bin waits
    for the encoder, 9 clocks at most.

    Members
    -------
    outcome : In(OutcomeStream())
        Taken when all its words have been visited.
    segment : In
        Where it belongs. Stays, as the outcome does, until it is taken.
    lost : In(1)
        Its outlier record is lost; looked at in the clock of `begin`.
    begin : Out(1)
        One clock: the update by this outcome begins.
    bank : In(1)
        The bank that measures.
    readout : In(ReadoutSignature)
        Reads and clears words while no outcome is under way, nor was in the clock before.
    busy : Out(1)
        Not all words of the outcome are stored.
    """

    def __init__(
        self,
        *,
        segments: int,
        sub_bits: int,
        histogram_banks: int = 2,
        bin_bits: int = 32,
        value_bits: int = VALUE_BITS,
    ) -> None:
        self.encoder = BinEncoder(sub_bits=sub_bits, value_bits=value_bits)
        self.accumulator = Accumulator(
            segments=segments,
            bin_index_bits=index_bits(sub_bits, value_bits),
            histogram_banks=histogram_banks,
            bin_bits=bin_bits,
        )
        super().__init__(
            {
                "outcome": In(OutcomeStream()),
                "segment": In(ceil_log2(segments)),
                "lost": In(1),
                "begin": Out(1),
                "bank": In(1),
                "readout": In(ReadoutSignature(self.accumulator.layout)),
                "busy": Out(1),
            }
        )
        # Attributes for the proof.
        self.classes = Signal(len(Count), reset_less=True)  # from the one that is visited on
        self.number = Signal(range(len(Count)), reset_less=True)  # of the class or of the scalar that is visited
        self.at = {name: Signal(name=f"at_{name}") for name in STEPS}
        self.resting = Signal(init=1)  # at none of the steps
        self.sample, self.young_valid = Signal(), Signal()  # of the outcome that is under way
        self.least, self.most = Signal(), Signal()  # the sample is a new minimum, a new maximum

    def elaborate(self, platform) -> Module:
        m = Module()
        m.submodules.encoder = encoder = self.encoder
        m.submodules.accumulator = accumulator = self.accumulator
        wiring.connect(m, wiring.flipped(self.readout), accumulator.readout)
        outcome, classes, number = self.outcome.payload, self.classes, self.number
        address, change = accumulator.address, accumulator.change
        first, least, most = Signal(), self.least, self.most
        # Of the outcome, from registers: pairing decides them late in a clock.
        sample, young_valid = self.sample, self.young_valid

        # What goes with a visit two clocks later: a part of value or time. Nothing goes with a readout.
        value_high, time_high = outcome.value[32:], outcome.time[32:]
        part, arriving = Signal(Part), Signal(Part)
        with m.If(arriving.some):
            with m.If(arriving.high):
                m.d.comb += accumulator.operand.eq(Mux(arriving.of_time, time_high, value_high))
            with m.Else():
                m.d.comb += accumulator.operand.eq(Mux(arriving.of_time, outcome.time[:32], outcome.value[:32]))
        m.d.sync += [part.some.eq(0), arriving.eq(part)]

        m.d.comb += [
            address.segment.eq(self.segment),
            address.bank.eq(self.bank),
            encoder.value.eq(outcome.value),
            encoder.load.eq(self.begin),
            self.begin.eq(self.resting & self.outcome.valid),
            self.outcome.ready.eq(self.at["done"]),
            self.busy.eq(~self.resting | accumulator.storing),
        ]
        m.d.sync += accumulator.open.eq(self.resting & ~self.outcome.valid)

        # What follows upon each step. Each is a register: addresses and flags are chosen by it in no time.
        at = self.at
        counted, compared, stored, extreme = Signal(), Signal(), Signal(), Signal()
        m.d.comb += [
            counted.eq(at["classes"] & ~classes[1:].any()),
            compared.eq(number == Scalar.MAXIMUM_HIGH.value + 3),
            stored.eq(number == LAST),
            extreme.eq(least | most),
        ]
        m.d.sync += [
            at["classes"].eq(self.begin | (at["classes"] & ~counted)),
            at["bin"].eq((counted & sample) | (at["bin"] & ~encoder.done)),
            at["scalars"].eq((at["bin"] & encoder.done) | (at["scalars"] & ~compared)),
            at["young"].eq((counted & ~sample & young_valid) | (at["scalars"] & compared)),
            at["extremes"].eq((at["young"] & extreme) | (at["extremes"] & ~stored)),
            at["held"].eq(at["extremes"] & stored),
            at["done"].eq((counted & ~sample & ~young_valid) | (at["young"] & ~extreme) | at["held"]),
            self.resting.eq(at["done"] | (self.resting & ~self.begin)),
        ]

        word = address.index[:WORD_BITS]
        scalar = Cat(number, outcome.edge, C(OFFSET_SCALARS // (2 * SCALAR_STRIDE)))
        with m.If(self.begin):
            m.d.sync += [
                sample.eq(outcome.sample),
                young_valid.eq(outcome.young_valid),
                classes.eq(outcome.classes | (self.lost << Count.OUTLIERS_LOST.value)),
                number.eq(0),
                least.eq(0),
                most.eq(0),
            ]
        with m.If(at["classes"]):
            m.d.comb += [word.eq(number), change.store.eq(classes[0]), change.one.eq(1)]
            m.d.sync += [classes.eq(classes >> 1), number.eq(Mux(counted, 0, number + 1))]
        with m.If(at["bin"]):
            m.d.comb += [
                address.index.eq(encoder.bin),
                address.bins.eq(1),
                change.store.eq(encoder.done),
                change.one.eq(1),
            ]
        with m.If(at["scalars"]):
            # A comparison is a sum with the complement: the value is not less than the minimum, or it is greater than
            # the maximum, if that carries.
            compares = number >= Scalar.MINIMUM_LOW.value
            m.d.comb += [
                word.eq(scalar),
                change.store.eq(~compares),
                change.inverted.eq(compares),
                change.one.eq((number == Scalar.COUNT.value) | (number == Scalar.MINIMUM_LOW.value)),
                change.carry.eq(~number[0] & (number != Scalar.COUNT.value)),
            ]
            m.d.sync += [
                part.some.eq(number != Scalar.COUNT.value),
                part.high.eq(~number[0]),
                part.of_time.eq(0),
                number.eq(Mux(compared, Scalar.MINIMUM_LOW.value, number + 1)),
            ]
            # What was visited three clocks ago is about to be stored. The maximum's time is not compared.
            with m.Switch(number):
                with m.Case(Scalar.COUNT.value + 4):
                    m.d.sync += first.eq(accumulator.empty)
                with m.Case(Scalar.MINIMUM_HIGH.value + 3):
                    m.d.sync += least.eq(first | ~accumulator.carry)
                with m.Case(Scalar.MAXIMUM_HIGH.value + 3):
                    m.d.sync += most.eq(first | accumulator.carry)
        with m.If(at["young"]):
            m.d.comb += [
                word.eq(OFFSET_YOUNGEST + outcome.octave),
                change.store.eq(young_valid),
                change.one.eq(1),
            ]
        with m.If(at["extremes"]):
            m.d.comb += [
                word.eq(scalar),
                change.fresh.eq(1),
                change.store.eq(Mux(number < Scalar.MAXIMUM_LOW.value, least, most)),
            ]
            m.d.sync += [
                part.some.eq(1),
                part.high.eq(~number[0]),
                part.of_time.eq(number >= Scalar.MAXIMUM_TIME_LOW.value),
                number.eq(number + 1),
            ]
        return m
