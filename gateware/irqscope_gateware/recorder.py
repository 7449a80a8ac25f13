# SPDX-License-Identifier: BSD-2-Clause
"""Records an outcome: visits one after the other all words that it changes.

    classes    each counter up to the highest class that grows
    bin        of the value, if the outcome is a sample; so are the next ones
    scalars    count and sum; the value is compared with minimum and maximum
    young      octave of (response - youngest pending cause), if there is one
    extremes   a new minimum or maximum is stored
    done       the last word is on its way to be stored

The encoder finds the bin while classes are counted, and the octave while the scalars are visited. The next outcome is
begun so late that no word is fetched before it is stored.
"""

from amaranth.hdl import C, Cat, Module, Mux, Signal
from amaranth.lib import wiring
from amaranth.lib.wiring import In, Out
from amaranth.utils import ceil_log2

from irqscope.contract.segments import Count
from irqscope.contract.statistics import OFFSET_SCALARS, OFFSET_YOUNGEST, SCALAR_STRIDE, VALUE_BITS, Scalar

from .accumulator import WORD_BITS, Accumulator, WalkSignature
from .histogram import BinEncoder, index_bits
from .pairing import OutcomeStream

LAST = Scalar.MAXIMUM_TIME_HIGH.value
STEPS = ("classes", "bin", "scalars", "young", "extremes", "done")


class Recorder(wiring.Component):
    """Records one outcome at a time: a cause in 3 clocks, a sample in 18, a new minimum or maximum in 6 more.

    Each class between those that grow takes one clock more. Large values take longer: the bin waits from 2**16 on for
    the encoder, the octave from 2**20 on, together 16 clocks at most.

    Members
    -------
    outcome : In(OutcomeStream())
        Taken when all its words have been visited.
    segment : In
        Where it belongs. Stays, as the outcome does, until it is taken.
    lost : In(1)
        Its outlier record is lost; looked at in the clock of `begin`.
    begin : Out(1)
        One clock: the recording of this outcome begins.
    bank : In(1)
        The bank that measures.
    walk : In(WalkSignature)
        Reads and clears words between the visits.
    busy : Out(1)
        Not all words of the outcome are stored.
    """

    def __init__(
        self, *, segments: int, sub_bits: int, histogram_banks: int = 2, bin_bits: int = 32,
        value_bits: int = VALUE_BITS,
    ) -> None:  # fmt: skip
        self.encoder = BinEncoder(sub_bits=sub_bits, value_bits=value_bits)
        self.accumulator = Accumulator(
            segments=segments, bin_index_bits=index_bits(sub_bits, value_bits), histogram_banks=histogram_banks,
            bin_bits=bin_bits,
        )  # fmt: skip
        super().__init__(
            {
                "outcome": In(OutcomeStream()),
                "segment": In(ceil_log2(segments)),
                "lost": In(1),
                "begin": Out(1),
                "bank": In(1),
                "walk": In(WalkSignature(self.accumulator.layout)),
                "busy": Out(1),
            }
        )
        # Attributes for the proof.
        self.classes = Signal(len(Count))  # from the one that is visited on
        self.number = Signal(range(len(Count)))  # of the class or of the scalar that is visited
        self.at = {name: Signal(name=f"at_{name}") for name in STEPS}
        self.sample, self.young_valid = Signal(), Signal()  # of the outcome that is recorded
        self.least, self.most = Signal(), Signal()  # the sample is a new minimum, a new maximum

    def elaborate(self, platform) -> Module:
        m = Module()
        m.submodules.encoder = encoder = self.encoder
        m.submodules.accumulator = accumulator = self.accumulator
        wiring.connect(m, wiring.flipped(self.walk), accumulator.walk)
        outcome, classes, number = self.outcome.payload, self.classes, self.number
        address, change = accumulator.address, accumulator.change
        first, least, most = Signal(), self.least, self.most
        # Of the outcome, from registers: pairing decides them late in a clock.
        sample, young_valid = self.sample, self.young_valid

        # What goes with the visit of the clock before: a part of value or time. Nothing goes with a walk.
        nothing, high, of_time = Signal(init=1), Signal(), Signal()
        value_high, time_high = outcome.value[32:], outcome.time[32:]
        with m.If(~nothing):
            with m.If(high):
                m.d.comb += accumulator.operand.eq(Mux(of_time, time_high, value_high))
            with m.Else():
                m.d.comb += accumulator.operand.eq(Mux(of_time, outcome.time[:32], outcome.value[:32]))
        m.d.sync += nothing.eq(1)

        m.d.comb += [
            address.segment.eq(self.segment),
            address.bank.eq(self.bank),
            encoder.value.eq(Mux(self.begin & outcome.sample, outcome.value, outcome.young)),
            encoder.to_nothing.eq(~(sample & (self.at["classes"] | self.at["bin"]))),
        ]
        word = address.index[:WORD_BITS]
        scalar = Cat(number, outcome.edge, C(OFFSET_SCALARS // (2 * SCALAR_STRIDE)))
        with m.FSM() as fsm:
            with m.State("idle"), m.If(self.outcome.valid):
                m.d.comb += [self.begin.eq(1), encoder.load.eq(1)]
                m.d.sync += [
                    sample.eq(outcome.sample),
                    young_valid.eq(outcome.young_valid),
                    classes.eq(outcome.classes | (self.lost << Count.OUTLIERS_LOST.value)),
                    number.eq(0),
                    least.eq(0),
                    most.eq(0),
                ]
                m.next = "classes"
            with m.State("classes"):
                m.d.comb += [
                    accumulator.visit.eq(1),
                    word.eq(number),
                    change.store.eq(classes[0]),
                    change.one.eq(1),
                ]
                m.d.sync += [classes.eq(classes >> 1), number.eq(number + 1)]
                with m.If(~classes[1:].any()):
                    m.d.sync += number.eq(0)
                    m.next = "done"
                    with m.If(sample):
                        m.next = "bin"
                    with m.Elif(young_valid):
                        m.next = "young"
            with m.State("bin"):
                m.d.comb += [address.index.eq(encoder.bin), address.bins.eq(1)]
                with m.If(encoder.done):
                    m.d.comb += [
                        accumulator.visit.eq(1),
                        change.store.eq(1),
                        change.one.eq(1),
                        encoder.load.eq(1),
                    ]
                    m.next = "scalars"
            with m.State("scalars"):
                # The maximum's time is not compared; in its clocks the carry of the maximum comes.
                with m.If(number < Scalar.MAXIMUM_TIME_LOW.value):
                    m.d.comb += accumulator.visit.eq(1)
                    m.d.sync += nothing.eq(number == Scalar.COUNT.value)
                # A comparison is a sum with the complement: the value is not less than the minimum, or it is greater
                # than the maximum, if that carries.
                compares = number >= Scalar.MINIMUM_LOW.value
                m.d.comb += [
                    word.eq(scalar),
                    change.store.eq(~compares),
                    change.inverted.eq(compares),
                    change.one.eq((number == Scalar.COUNT.value) | (number == Scalar.MINIMUM_LOW.value)),
                    change.carry.eq(~number[0] & (number != Scalar.COUNT.value)),
                ]
                m.d.sync += [high.eq(~number[0]), of_time.eq(0), number.eq(number + 1)]
                # What was visited two clocks ago is about to be stored.
                with m.Switch(number):
                    with m.Case(Scalar.COUNT.value + 2):
                        m.d.sync += first.eq(accumulator.empty)
                    with m.Case(Scalar.MINIMUM_HIGH.value + 2):
                        m.d.sync += least.eq(first | ~accumulator.carry)
                    with m.Case(Scalar.MAXIMUM_HIGH.value + 2):
                        m.d.sync += [most.eq(first | accumulator.carry), number.eq(Scalar.MINIMUM_LOW.value)]
                        m.next = "young"
            with m.State("young"):
                m.d.comb += word.eq(OFFSET_YOUNGEST + encoder.length)
                with m.If(encoder.done | ~young_valid):
                    m.d.comb += [
                        accumulator.visit.eq(1),
                        change.store.eq(young_valid),
                        change.one.eq(1),
                    ]
                    m.next = "done"
                    with m.If(least | most):
                        m.next = "extremes"
            with m.State("extremes"):
                m.d.comb += [
                    accumulator.visit.eq(1),
                    word.eq(scalar),
                    change.fresh.eq(1),
                    change.store.eq(Mux(number < Scalar.MAXIMUM_LOW.value, least, most)),
                ]
                m.d.sync += [
                    nothing.eq(0),
                    high.eq(~number[0]),
                    of_time.eq(number >= Scalar.MAXIMUM_TIME_LOW.value),
                    number.eq(number + 1),
                ]
                with m.If(number == LAST):
                    m.next = "done"
            with m.State("done"):
                m.d.comb += self.outcome.ready.eq(1)
                m.next = "idle"
        m.d.comb += [signal.eq(fsm.ongoing(name)) for name, signal in self.at.items()]
        m.d.comb += self.busy.eq(~fsm.ongoing("idle") | accumulator.storing)
        return m
