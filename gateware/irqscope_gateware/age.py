# SPDX-License-Identifier: BSD-2-Clause
"""How old a cause is, and how that compares with the segment's limits: word by word.

One stamp takes six clocks, each further one three more: it is asked for while the one before is compared.

What the words give has no reset: it is not looked at before it is found.
"""

from amaranth.hdl import Cat, Module, Mux, Signal, Value
from amaranth.lib import wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract.statistics import TIME_BITS, VALUE_BITS

from .highest import FOUR, highest_four
from .limits import LIMITS
from .pending import WORD_BITS, WORDS

PHASES = WORDS + 3
"""Clocks in which an age is found."""

LAST_BITS = TIME_BITS - (WORDS - 1) * WORD_BITS
"""Of a time in its last word."""


class Age(wiring.Component):
    """Age of a stamp, as it comes from the RAM: narrow carry chains in place of wide ones.

    A cause is looked at when it is at most a timeout (2**34) and a housekeeping interval (2**32 clocks, 2**35 ticks at
    R = 8) old, so that differences modulo 2**40 are its exact age.

    Members
    -------
    start : In(1)
        The first phase is the next clock. Before the first stamp, or while `asked` is 1.
    phase : Out(PHASES)
        One bit a clock, from the lowest up: word i is asked for in phase i, has come in i + 1, is subtracted in i + 2
        and compared in i + 3.
    asked : Out(1)
        All words of the stamp were asked for; a next start is possible, and then another stamp.
    done : Out(1)
        This is the last phase of the last stamp.
    now : In
        The time of the operation.
    stamp : In
        The word of the stamp that has come.
    now_word : Out
        In phase i + 2 word i of `now`, as a stamp; word 0 in the last phase, too.
    limit_word : Out
        Which word of the limits is looked at in the next clock: i in phase i + 2.
    least, timeout, threshold : In
        The complement of that word. A `timeout` of more than VALUE_BITS, and any if `patient`, acts as the largest of
        VALUE_BITS.
    patient : In(1)
    age : Out
        `now` less the stamp, from the last phase on, for one clock or, after the last stamp, until the next start.
    late, old, beyond : Out(1)
        The age is more than `timeout`, at least `least`, more than `threshold`; likewise, one clock later.
    old_before : Out(1)
        `old` of the stamp before; valid when that of the last stamp is.
    newest : In(1)
        In its last three phases: the stamp is the one whose `octave` is wanted.
    octave : Out
        Bits that its age needs, from the clock after its last phase on.
    """

    def __init__(self) -> None:
        super().__init__(
            {
                "start": In(1),
                "phase": Out(PHASES),
                "asked": Out(1),
                "done": Out(1),
                "now": In(TIME_BITS),
                "stamp": In(WORD_BITS),
                "now_word": Out(WORD_BITS),
                "limit_word": Out(range(WORDS)),
                "least": In(WORD_BITS),
                "timeout": In(WORD_BITS),
                "threshold": In(WORD_BITS),
                "patient": In(1),
                "age": Out(TIME_BITS),
                "late": Out(1),
                "old": Out(1),
                "beyond": Out(1),
                "old_before": Out(1),
                "newest": In(1),
                "octave": Out(range(TIME_BITS + 1)),
            }
        )

    def elaborate(self, platform) -> Module:
        m = Module()
        phase = self.phase
        coming, subtracting, comparing = phase[1:4], phase[2:5], phase[3:6]
        m.d.comb += [self.asked.eq(phase[WORDS - 1]), self.done.eq(phase[-1] & ~self.asked)]
        m.d.sync += phase.eq(Cat(self.start, phase))

        # now - stamp is now + ~stamp + 1; the lowest bit of an adder takes the carry.
        inverse, carry, difference = Signal(WORD_BITS), Signal(init=1), Signal(WORD_BITS + 2)
        m.d.comb += difference.eq(Cat(1, self.now_word) + Cat(carry, inverse))
        m.d.sync += [
            # Chosen a clock before: the time may come from a RAM, late in a clock.
            self.now_word.eq(_word(self.now, coming)),
            inverse.eq(Mux(coming[-1], (~self.stamp)[:LAST_BITS], ~self.stamp)),
            carry.eq(difference[-1] | ~subtracting[:-1].any()),
        ]
        age, found = Signal(WORDS * WORD_BITS), Signal(WORD_BITS)
        # What comes above the bits of the last word is its carry alone, which is none of the age.
        kept = Mux(subtracting[-1], (1 << LAST_BITS) - 1, (1 << WORD_BITS) - 1)
        m.d.comb += [self.age.eq(age), found.eq(difference[1:-1] & kept)]
        with m.If(subtracting.any()):
            m.d.sync += age.eq(Cat(age[WORD_BITS:], found))

        # The highest bit that is 1 stands in the highest four bits that are not 0.
        word, fours = age[-WORD_BITS:], WORD_BITS // FOUR
        four, place = highest_four(m, word)
        highest, some = Signal(range(TIME_BITS), reset_less=True), Signal(reset_less=True)
        # Not a product: on an ECP5 that would become a multiplier, which is slow.
        before_it = Mux(comparing[2], 2 * fours, Mux(comparing[1], fours, 0))
        with m.If(self.newest & (comparing[0] | (comparing.any() & word.any()))):
            m.d.sync += [
                highest[:2].eq(Cat(four[3] | (four[1] & ~four[2]), four[2:].any())),
                highest[2:].eq(place + before_it),
                some.eq(word.any()),
            ]
        m.d.comb += self.octave.eq(highest + some)

        # age > limit is the carry of age + ~limit, and that of age + ~limit + 1 is age >= limit.
        m.d.comb += self.limit_word.eq(Cat(subtracting[1:]))
        more = {name: Signal(name=f"{name}_passed", reset_less=True) for name in LIMITS}
        for name in LIMITS:
            total = Signal(WORD_BITS + 2, name=f"{name}_total")
            before = Mux(comparing[0], name == "least", more[name])
            m.d.comb += total.eq(Cat(1, word) + Cat(before, getattr(self, name)))
            with m.If(comparing.any()):
                m.d.sync += more[name].eq(total[-1])
        # Whatever the timeout, an age of more than VALUE_BITS is late.
        far = comparing[-1] & word[VALUE_BITS - (WORDS - 1) * WORD_BITS :].any()
        with m.If(far | (comparing[-1] & self.patient)):
            m.d.sync += more["timeout"].eq(far)
        with m.If(comparing[0]):
            m.d.sync += self.old_before.eq(self.old)
        m.d.comb += [
            self.late.eq(more["timeout"]),
            self.old.eq(more["least"]),
            self.beyond.eq(more["threshold"]),
        ]
        return m


def _word(value: Value, phases: Value) -> Value:
    """The word of `value` that the phase calls for; the lowest before and after."""
    first, second, third = (value[i * WORD_BITS : (i + 1) * WORD_BITS] for i in range(WORDS))
    return Mux(phases[2], third, Mux(phases[1], second, first))
