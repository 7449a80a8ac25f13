# SPDX-License-Identifier: BSD-2-Clause
"""How old three causes are, and how that compares with the segment's limits: all of it side by side, in two clocks."""

from amaranth.hdl import Module, Signal
from amaranth.lib import wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract.statistics import TIME_BITS, VALUE_BITS

from .highest import highest_bit, highest_four
from .limits import LIMITS, LimitsSignature


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
        # They stay through a reset of what measures, as the RAM of those of `Age` does.
        limit = {name: Signal(TIME_BITS, name=name, reset_less=True) for name in LIMITS}
        for name, value in limit.items():
            with m.If(getattr(self.limits, f"{name}_low")):
                m.d.sync += value[:32].eq(self.limits.value)
            with m.If(getattr(self.limits, f"{name}_high")):
                m.d.sync += value[32:].eq(self.limits.value)

        # Subtract.
        second, newest = (Signal(TIME_BITS, name=f"{name}_age", reset_less=True) for name in ("second", "newest"))
        subtracted = Signal()
        m.d.sync += subtracted.eq(self.start)
        with m.If(self.start):
            m.d.sync += [
                self.age.eq(self.now - self.oldest),
                second.eq(self.now - self.second),
                newest.eq(self.now - self.newest),
            ]

        # Compare.
        far, some = Signal(), Signal()
        found, where = highest_four(m, newest)
        bits, place = Signal.like(found), Signal.like(where)
        m.d.comb += far.eq(self.age[VALUE_BITS:].any())
        with m.If(subtracted):
            m.d.sync += [
                self.late.eq(far | (~self.patient & (self.age > limit["timeout"]))),
                self.old.eq(self.age >= limit["least"]),
                self.beyond.eq(self.age > limit["threshold"]),
                self.old_before.eq(second >= limit["least"]),
                some.eq(newest.any()),
                bits.eq(found),
                place.eq(where),
            ]
        m.d.comb += self.octave.eq(highest_bit(bits, place) + some)
        return m
