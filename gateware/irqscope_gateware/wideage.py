# SPDX-License-Identifier: BSD-2-Clause
"""How old three causes are, and how that compares with the segment's limits: all of it side by side, in two clocks."""

from amaranth.hdl import Module, Mux, Signal
from amaranth.lib import wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract.statistics import TIME_BITS, VALUE_BITS

from .limits import LIMITS, LimitsSignature

NIBBLE = 4


class WideAge(wiring.Component):
    """Ages modulo 2**40 of the stamps as they are in the clock of `start`.

    What comes out stands from the second clock after `start` on, until the one after the next `start`.

    Members
    -------
    limits : In(LimitsSignature())
        Limits hold from the second clock after their strobe on; 0 at first.
    start : In(1)
    now, oldest, second, newest : In(40)
    patient : In(1)
        As of `Age`: any `timeout` acts as the largest of VALUE_BITS.
    age, late, old, beyond : Out
        `now` less the oldest: its value, whether it is more than `timeout` or than VALUE_BITS, at least `least`, more
        than `threshold`.
    old_before : Out(1)
        `now` less the second is at least `least`.
    octave : Out
        Bits that `now` less the newest needs.
    """

    def __init__(self) -> None:
        super().__init__(
            {
                "limits": In(LimitsSignature()),
                "start": In(1),
                **dict.fromkeys(("now", "oldest", "second", "newest"), In(TIME_BITS)),
                "patient": In(1),
                "age": Out(TIME_BITS),
                "late": Out(1),
                "old": Out(1),
                "beyond": Out(1),
                "old_before": Out(1),
                "octave": Out(range(TIME_BITS + 1)),
            }
        )

    def elaborate(self, platform) -> Module:
        m = Module()
        limit = {name: Signal(TIME_BITS, name=name) for name in LIMITS}
        for name, value in limit.items():
            with m.If(getattr(self.limits, f"{name}_low")):
                m.d.sync += value[:32].eq(self.limits.value)
            with m.If(getattr(self.limits, f"{name}_high")):
                m.d.sync += value[32:].eq(self.limits.value)

        # Subtract.
        second, newest, subtracted = (
            Signal(TIME_BITS, reset_less=True),
            Signal(TIME_BITS, reset_less=True),
            Signal(),
        )
        m.d.sync += subtracted.eq(self.start)
        with m.If(self.start):
            m.d.sync += [
                self.age.eq(self.now - self.oldest),
                second.eq(self.now - self.second),
                newest.eq(self.now - self.newest),
            ]

        # Compare. The highest bit that is 1 stands in the highest four bits that are not 0.
        far, four = Signal(), Signal(NIBBLE)
        place, some = Signal(range(TIME_BITS // NIBBLE)), Signal()
        m.d.comb += far.eq(self.age[VALUE_BITS:].any())
        with m.If(subtracted):
            m.d.sync += [
                self.late.eq(far | (~self.patient & (self.age > limit["timeout"]))),
                self.old.eq(self.age >= limit["least"]),
                self.beyond.eq(self.age > limit["threshold"]),
                self.old_before.eq(second >= limit["least"]),
                some.eq(newest.any()),
                four.eq(0),
                place.eq(0),
            ]
            for number in range(TIME_BITS // NIBBLE):
                bits = newest.word_select(number, NIBBLE)
                with m.If(bits.any()):
                    m.d.sync += [four.eq(bits), place.eq(number)]
        highest = Mux(four[3], 3, Mux(four[2], 2, four[1]))
        m.d.comb += self.octave.eq((place << 2) + highest + some)
        return m
