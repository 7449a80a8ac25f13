# SPDX-License-Identifier: BSD-2-Clause
"""The time base: a counter of clocks that is wide enough never to wrap."""

from amaranth.hdl import Cat, Module, Signal
from amaranth.lib import wiring
from amaranth.lib.wiring import Out

from .layouts import clock_bits
from .linear import up_counter


class TimeBase(wiring.Component):
    """Counts clocks from 0 at the first clock on. It belongs outside of what the `reset` register resets.

    The carry chain is cut into segments of `segment_bits`. The carry into a segment is looked ahead and registered: it
    is set in the one clock in which all bits below are ones, so that at every clock `clocks` equals a plain counter
    (proven in tests/formal/test_timebase.py) while no path is longer than one segment.

    Only the lowest segment moves in each clock; it is a linear counter. The others, and all carries, move only beside
    its wrap. Whoever skips idle clocks adds their number to the lowest segment and must stop at `skip_limit`, the
    value from which the carry is set: beyond it there are two clocks that have to be run.

    Parameters
    ----------
    samples : int
        R. The width follows: ticks have 64 bits, clocks log2(R) bits fewer.
    segment_bits : int
        Bits of a segment, at least 2.

    Members
    -------
    clocks : Out(clock_bits(samples))
        Clocks since the first one.
    carry : Out(1)
        One clock in 2**segment_bits: the lowest segment is all ones. A mark for housekeeping.
    """

    def __init__(self, samples: int, segment_bits: int = 32) -> None:
        if segment_bits < 2:
            raise ValueError(f"a segment has at least 2 bits, not {segment_bits}: the look-ahead needs two clocks")
        self.samples = samples
        self.segment_bits = segment_bits
        self.skip_limit = (1 << segment_bits) - 2
        super().__init__({"clocks": Out(clock_bits(samples)), "carry": Out(1)})

    def elaborate(self, platform: object) -> Module:
        m = Module()
        width = clock_bits(self.samples)
        lowest = up_counter(min(self.segment_bits, width), name="segment0")
        m.d.sync += lowest.eq(lowest + 1)

        ahead = Signal()
        m.d.comb += ahead.eq(lowest == self.skip_limit)
        m.d.sync += self.carry.eq(ahead)

        segments = [lowest]
        carry = self.carry
        for number, start in enumerate(range(self.segment_bits, width, self.segment_bits), 1):
            segment = Signal(min(self.segment_bits, width - start), name=f"segment{number}")
            m.d.sync += segment.eq(segment + carry)
            segments.append(segment)

            # `full` comes a clock late. That is early enough: a segment moves when the lowest one becomes 0, and is
            # looked at when that is two or more.
            full = Signal(name=f"full{number}")
            ahead_here, ahead = ahead, Signal(name=f"ahead{number}")
            carry = Signal(name=f"carry{number}")
            m.d.comb += ahead.eq(ahead_here & full)
            m.d.sync += [full.eq(segment.all()), carry.eq(ahead)]
        m.d.comb += self.clocks.eq(Cat(segments))
        return m
