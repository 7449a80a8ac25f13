# SPDX-License-Identifier: BSD-2-Clause
"""The capture lane of one input: samples in, at most one time-stamped edge a clock out.

    samples ─► invert ─┬─► levels ────────────────────┬─► settled edges ─► accepted level ─► slot
                       └─► changes ─► busy ─► filter ─┘
                           (stage 1)          (stage 2)                   (stage 3)

The glitch filter is a fixed window, not a timer: whether an edge counts is decided when the sample `filter_clocks`
after it has come in, whatever F is, so that all lanes deliver in time order without comparing stamps. Nothing in the
lane moves while the input is constant.
"""

from collections.abc import Iterable
from functools import reduce
from operator import or_

from amaranth.hdl import Cat, Const, Module, Mux, Signal, Value
from amaranth.lib import wiring
from amaranth.lib.wiring import In, Out
from amaranth.utils import bits_for

from irqscope.contract.frontends import filter_limit
from irqscope.contract.registers import INPUT
from irqscope.contract.roles import Source

from .layouts import slot_layout, sub_bits, word_layout

CONFIG_LAYOUT = word_layout(INPUT[Source.ISR].word)
"""The register of an input; all inputs have the same fields."""


class Lane(wiring.Component):
    """Glitch filter and edge selection of one input.

    An edge is accepted if the level differs from the accepted one and is still there at the F sampling instants after
    it; its time is that of its first sample. A pulse of at most F samples off the accepted level is a glitch. The
    latency from sample to slot is always `filter_clocks + LANE_CLOCKS` clocks (see `irqscope.contract.frontends`).

    `enable`, `rise` and `fall` apply to the edge that reaches the slot in the next clock, `filter` to the one a clock
    or two behind it, `invert` at once: edges near a change of configuration may follow the old or the new one, and the
    lane is in order after the first edge decided wholly under the new one. While disabled, the accepted level follows
    the input, so that the first edge reported after enabling is one that happened.

    Parameters
    ----------
    samples : int
        R, samples per clock: 1, 2, 4 or 8.
    filter_clocks : int
        Clocks in the window of the filter, at least 1: F is at most `filter_limit(samples, filter_clocks)`. Of a larger
        one the low bits count, as many as that has; what is still too large acts as the largest possible one that
        leaves the same remainder when divided by R.

    Members
    -------
    samples : In(samples)
        Sampled levels, sample 0 is the oldest.
    config : In(CONFIG_LAYOUT)
        The input's register; `loopback` is of no concern here.
    slot : Out(slot_layout(samples))
        The first selected edge of the clock. The other fields mean nothing while `valid` is 0.
    multi : Out(range(max(2, samples)))
        Selected edges in that clock beyond the one in the slot.
    glitches : Out(range((samples + 1) // 2 + 1))
        Glitches that began in that clock.
    """

    def __init__(self, samples: int, filter_clocks: int) -> None:
        if samples not in (1, 2, 4, 8):
            raise ValueError(f"a clock has 1, 2, 4 or 8 samples, not {samples}")
        if filter_clocks < 1:
            raise ValueError(f"the filter's window has at least one clock, not {filter_clocks}")
        self.sample_count = samples
        self.filter_clocks = filter_clocks
        self.filter_limit = filter_limit(samples, filter_clocks)
        self.accepted = Signal()
        """The accepted level after the edges that `slot` has in the next clock; not for use, but proofs need it."""
        super().__init__(
            {
                "samples": In(samples),
                "config": In(CONFIG_LAYOUT),
                "slot": Out(slot_layout(samples)),
                "multi": Out(range(max(2, samples))),
                "glitches": Out(range((samples + 1) // 2 + 1)),
            }
        )

    def elaborate(self, platform: object) -> Module:
        m = Module()
        r, window = self.sample_count, self.filter_clocks

        # Stage 1: the history of levels, and of whether a change happens within R ticks from each tick on (`busy`).
        # Clocks follow each other from the oldest up. Stage 2 works on clock 1 of `levels`, stage 3 on clock 0.
        levels = Signal(r * (window + 2))
        level = Signal(r)
        changes = Signal(r)
        changes_before = Signal(r)
        m.d.comb += [
            level.eq(self.samples ^ self.config.invert.replicate(r)),
            changes.eq(level ^ Cat(levels[-1], level[:-1])),
        ]
        m.d.sync += [levels.eq(Cat(levels[r:], level)), changes_before.eq(changes)]

        # F as whole clocks and a rest, in thermometer code, so that stage 2 compares nothing.
        whole = Signal(window - 1)
        rest = Signal(r - 1)
        shift = Signal(sub_bits(r))
        filter_ticks = self.config.filter[: bits_for(self.filter_limit)]
        m.d.sync += [
            whole.eq(_thermometer(filter_ticks[sub_bits(r) :], window - 1)),
            rest.eq(_thermometer(filter_ticks[: sub_bits(r)], r - 1)),
            shift.eq(filter_ticks),
        ]

        # Stage 2: an edge has settled unless a change follows in the rest, that is in the ticks k + 1 .. k + rest, or
        # in the whole clocks after these.
        edges = Signal(2 * r)
        m.d.comb += edges.eq(levels[r : 3 * r] ^ levels[r - 1 : 3 * r - 1])
        soon = Signal(r)
        m.d.comb += soon.eq(_any(edges[i + 1 : i + 1 + r] & rest[i].replicate(r) for i in range(r - 1)))

        later = Signal(r)
        if window > 1:
            busy = Signal(r * (window - 1))
            ahead = Cat(changes_before, changes)
            m.d.sync += busy.eq(Cat(busy[r:], *(ahead[k : k + r].any() for k in range(r))))
            # `busy` begins with the clock after the one of `edges`.
            busy_next = Signal(r)
            busy_here = Signal(r)
            m.d.comb += busy_next.eq(_any(busy[i * r : (i + 1) * r] & whole[i].replicate(r) for i in range(window - 1)))
            m.d.sync += busy_here.eq(busy_next)
            m.d.comb += later.eq(Cat(busy_here, busy_next)[1:] >> shift)

        settled = Signal(r)
        passing = Signal(r)
        m.d.sync += [settled.eq(edges[:r] & ~(soon | later)), passing.eq(edges[:r] & (soon | later))]

        # Stage 3: the accepted level is the one of the last settled edge; an edge away from it counts. Found for each
        # tick from all that settled before it, not from tick to tick: eight of these in a row are too slow.
        chosen = Signal(r)
        glitch = Signal(r)
        for k in range(r):
            off = Signal(name=f"off{k}")
            m.d.comb += off.eq(self.config.enable & (levels[k] != self._accepted_before(k, settled, levels)))
            m.d.sync += chosen[k].eq(settled[k] & off & Mux(levels[k], self.config.rise, self.config.fall))
            m.d.comb += glitch[k].eq(passing[k] & off)
        m.d.sync += self.accepted.eq(Mux(self.config.enable, self._accepted_before(r, settled, levels), levels[r - 1]))

        # Stage 4: the first of the edges that count.
        late = Signal(r)
        m.d.sync += [
            late.eq(levels[:r]),
            self.slot.valid.eq(chosen.any()),
            self.slot.edge.eq(0),
            self.slot.sub.eq(0),
        ]
        for k in reversed(range(r)):
            with m.If(chosen[k]):
                m.d.sync += [self.slot.edge.eq(late[k]), self.slot.sub.eq(k)]
        # The adders come after the registers. Of two neighbouring ticks at most one can begin a glitch.
        further = Signal(r - 1)
        suppressed = Signal((r + 1) // 2)
        m.d.comb += self.multi.eq(sum(further))
        m.d.sync += [
            self.glitches.eq(sum(suppressed)),
            further.eq(Cat(chosen[k] & chosen[:k].any() for k in range(1, r))),
            suppressed.eq(Cat(glitch[k : k + 2].any() for k in range(0, r, 2))),
            self.slot.multi.eq(_any(chosen[k] & chosen[:k].any() for k in range(1, r))),
        ]
        return m

    def _accepted_before(self, tick: int, settled: Value, levels: Value) -> Value:
        """The accepted level before that tick of the clock."""
        if not tick:
            return self.accepted
        last = _any(settled[k] & levels[k] & ~settled[k + 1 : tick].any() for k in range(tick))
        return Mux(settled[:tick].any(), last, self.accepted)


def _thermometer(value: Value, steps: int) -> Value:
    """`steps` bits; bit i says that `value` is greater than i."""
    return Cat(~value.matches(*range(i + 1)) for i in range(steps))


def _any(values: Iterable[Value]) -> Value:
    """Bitwise or; 0 of nothing."""
    return reduce(or_, values, Const(0, 0))
