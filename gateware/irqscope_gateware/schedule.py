# SPDX-License-Identifier: BSD-2-Clause
"""When the edges of a stimulus are due.

      start ─► wait: delay, lead, interval, interval ...     exact for ever, no edge depends on the one before it
                                   │ S_k
                                   ▼
               train: shift U_k, gap, gap ...  ─► due, sub
"""

from amaranth.hdl import Module, Mux, Signal, Value
from amaranth.lib import wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract.stimulus import START_CLOCKS

from . import countdown
from .countdown import Countdown
from .dither import Dither
from .layouts import sub_bits
from .stimulus_config import stimulus_layout

DUE_CLOCKS = START_CLOCKS - 2
"""From `start` to `due` with neither delay nor shift; the pulse needs the rest."""
WAITS = 3
"""Of which the delay, the lead and the shift are one countdown each."""
LEAD_CLOCKS = DUE_CLOCKS - WAITS * countdown.LEAST_CLOCKS


class Schedule(wiring.Component):
    """Counts down to every edge, in clocks and a sub-tick.

    Members
    -------
    start, config : In(1), In(stimulus_layout())
        Samples the configuration and begins. Not while `busy`.
    cancel : In(1)
        Forget all edges that are not `due` yet.
    due, sub : Out(1), Out(sub)
        An edge is due: at sample `sub` of a clock that is a fixed number of clocks later.
    busy : Out(1)
        Edges are due now or later.
    """

    def __init__(self, samples: int) -> None:
        self.samples = samples
        self.sub_bits = sub_bits(samples)
        super().__init__(
            {
                "start": In(1),
                "config": In(stimulus_layout()),
                "cancel": In(1),
                "due": Out(1),
                "sub": Out(max(1, self.sub_bits)),
                "busy": Out(1),
            }
        )

    def _clocks(self, ticks: Value) -> Value:
        return ticks[self.sub_bits :]

    def _step(self, m: Module, sub: Value, ticks: Value, name: str) -> tuple[Signal, Signal]:
        """The sub-tick `ticks` after `sub`, and the carry into the clocks."""
        total = Signal(self.sub_bits + 1, name=f"{name}_total")
        after = Signal(max(1, self.sub_bits), name=f"{name}_sub")
        carry = Signal(name=f"{name}_carry")
        if self.sub_bits:
            m.d.comb += [
                total.eq(sub + ticks[: self.sub_bits]),
                after.eq(total[: self.sub_bits]),
                carry.eq(total[self.sub_bits]),
            ]
        return after, carry

    def elaborate(self, platform: object) -> Module:
        m = Module()
        config = self.config
        # What a countdown adds by itself is taken off beforehand, so that no adder stands before a counter.
        offset = countdown.LEAST_CLOCKS * self.samples
        m.submodules.dither = dither = Dither(offset=offset)
        m.submodules.wait = wait = Countdown(len(self._clocks(dither.interval)), name="wait")
        m.submodules.train = train = Countdown(len(self._clocks(dither.shift)), name="train")
        m.d.comb += [dither.start.eq(self.start), dither.config.eq(config)]
        m.d.comb += [wait.cancel.eq(self.cancel), train.cancel.eq(self.cancel)]
        m.d.comb += self.busy.eq(wait.active | wait.due | train.active | train.due)

        # The schedule: S_k is `wait.due` after the lead.
        lead = Signal()
        point_sub = Signal(max(1, self.sub_bits))
        left = Signal(len(config.count))
        finite = Signal()
        last = Signal()
        scheduled = Signal()
        point_sub_next, point_carry = self._step(m, point_sub, dither.interval, "schedule")
        m.d.comb += [
            scheduled.eq(wait.due & ~lead),
            dither.draw.eq(scheduled),
            wait.load.eq(self.start | (wait.due & (lead | ~last))),
            wait.late.eq(scheduled & point_carry),
            wait.value.eq(
                Mux(self.start, self._clocks(config.delay), Mux(lead, LEAD_CLOCKS, self._clocks(dither.interval)))
            ),
        ]
        # One clock behind `left`, which is early enough: two edges are two clocks apart.
        m.d.sync += last.eq(finite & (left == 1))
        with m.If(wait.due):
            m.d.sync += lead.eq(0)
        with m.If(scheduled):
            m.d.sync += [left.eq(left - 1), point_sub.eq(point_sub_next)]
        with m.If(self.start):
            m.d.sync += [lead.eq(1), left.eq(config.count), finite.eq(config.count != 0)]
            m.d.sync += point_sub.eq(config.delay[: self.sub_bits])

        # The edges of one schedule point: the shifted one, then the rest of the burst.
        gap = Signal(len(config.gap))
        burst = Signal(len(config.burst))
        remaining = Signal(len(config.burst))
        again = Signal()
        first_sub, first_carry = self._step(m, point_sub, dither.shift, "first")
        again_sub, again_carry = self._step(m, self.sub, gap, "again")
        m.d.comb += [
            train.load.eq(scheduled | (train.due & again)),
            train.late.eq(Mux(scheduled, first_carry, again_carry)),
            train.value.eq(Mux(scheduled, self._clocks(dither.shift), self._clocks(gap))),
            self.due.eq(train.due),
        ]
        m.d.sync += again.eq(remaining > 1)
        with m.If(scheduled):
            m.d.sync += [remaining.eq(burst), self.sub.eq(first_sub)]
        with m.Elif(train.due & again):
            m.d.sync += [remaining.eq(remaining - 1), self.sub.eq(again_sub)]
        with m.If(self.start):
            m.d.sync += [gap.eq(config.gap - offset), burst.eq(config.burst)]
        return m
