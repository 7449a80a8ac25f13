# SPDX-License-Identifier: BSD-2-Clause
"""When the edges of a stimulus are due.

      start ─► wait: delay, lead, period, period ...
                              │      ▲  at once, or with exponential dither when the shift has passed: it is a part
                              ▼      │  of the interval then
               train: shift, gap, gap ...  ─► due, sub

Exact for ever: the sub-tick is carried along, nothing is rounded.
"""

from amaranth.hdl import Module, Mux, Signal, Value
from amaranth.lib import wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract.registers import Dither as Mode
from irqscope.contract.stimulus import START_CLOCKS

from .countdown import LEAST_CLOCKS, Countdown
from .dither import Dither
from .layouts import sub_bits
from .stimulus_config import stimulus_layout

DUE_CLOCKS = START_CLOCKS - 3
"""From `start` to `due` with neither delay nor shift; the start and the pulse need the rest."""
WAITS = 3
"""Of which the delay, the lead and the shift are one countdown each."""
LEAD_CLOCKS = DUE_CLOCKS - WAITS * LEAST_CLOCKS


class Schedule(wiring.Component):
    """Counts down to every edge, in clocks and a sub-tick.

    Parameters
    ----------
    dithered : bool
        Without it the mode of dither, span and seed are ignored.

    Members
    -------
    start, config : In(1), In(stimulus_layout())
        Begins. Not while `busy`. The configuration stays as it is from then on, while `busy`.
    cancel : In(1)
        Forget all edges that are not `due` yet.
    due, sub : Out(1), Out(sub)
        An edge is due: at sample `sub` of a clock that is a fixed number of clocks later.
    busy : Out(1)
        Edges are due now or later.
    """

    def __init__(self, samples: int, *, dithered: bool = True) -> None:
        self.samples = samples
        self.dithered = dithered
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
        scheduled = Signal()
        exponential = Signal()
        lead = Signal(reset_less=True)
        m.submodules.wait = wait = Countdown(len(self._clocks(config.period)), name="wait")
        shift = Signal(len(config.span if self.dithered else config.gap))
        if self.dithered:
            m.submodules.dither = dither = Dither()
            m.d.comb += [
                dither.start.eq(self.start),
                dither.config.eq(config),
                dither.draw.eq(wait.due),
                dither.lead.eq(lead),
                shift.eq(dither.shift),
                exponential.eq(config.dither == Mode.EXPONENTIAL),
            ]
        m.submodules.train = train = Countdown(len(self._clocks(shift)), name="train")
        m.d.comb += [wait.cancel.eq(self.cancel), train.cancel.eq(self.cancel)]
        m.d.comb += self.busy.eq(wait.active | train.active)

        # The schedule: after the lead `wait.due` is S_k, or with exponential dither the least possible S_k.
        # None of it needs a reset: a countdown that is due, or a start, has set all of it.
        first = Signal(reset_less=True)  # the train's next edge is the first one of its schedule point
        following = Signal()  # the next period begins
        point_sub = Signal(max(1, self.sub_bits), reset_less=True)
        number = Signal(len(config.count), reset_less=True)  # of the schedule point that is waited for, from 1 on
        number_next = Signal(len(config.count) + 1)
        highest = Signal(reset_less=True)  # an endless one goes on beyond the last number
        point_sub_next, point_carry = self._step(m, Mux(exponential, self.sub, point_sub), config.period, "schedule")
        # Whether `due` loads the countdown, and with what, is known before that comes. One clock behind `lead` and
        # `number`, which is early enough: two edges are two clocks apart.
        goes_on, goes_on_after_train = Signal(reset_less=True), Signal(reset_less=True)
        periodic = Signal(reset_less=True)  # tells many bits what to be, so that `lead` has few to tell
        last = Signal()
        m.d.comb += last.eq(number == config.count)
        m.d.sync += [
            goes_on.eq(lead | (~exponential & ~last)),
            goes_on_after_train.eq(exponential & ~last),
            periodic.eq(~lead),
            highest.eq(number_next[-1]),
        ]
        m.d.comb += [
            scheduled.eq(wait.due & ~lead),
            following.eq((scheduled & goes_on) | (train.due & first & goes_on_after_train)),
            wait.load.eq(self.start | (wait.due & goes_on) | (train.due & first & goes_on_after_train)),
            wait.value.eq(
                Mux(self.start, self._clocks(config.delay), Mux(periodic, self._clocks(config.period), LEAD_CLOCKS))
            ),
            wait.late.eq(following & point_carry),
            # The period's own countdown, and that of the shift.
            wait.skip.eq(Mux(self.start | lead, 0, Mux(exponential, 2 * LEAST_CLOCKS, LEAST_CLOCKS))),
            number_next.eq(number + 1),
        ]
        with m.If(wait.due):
            m.d.sync += lead.eq(0)
        with m.If(following & ~highest):
            m.d.sync += number.eq(number_next)
        with m.If(~periodic):
            m.d.sync += number.eq(1)
        with m.If(following):
            m.d.sync += point_sub.eq(point_sub_next)
        with m.If(self.start):
            m.d.sync += [lead.eq(1), point_sub.eq(config.delay[: self.sub_bits])]

        # The edges of one schedule point: the shifted one, then the rest of the burst.
        position = Signal(len(config.burst), init=1, reset_less=True)  # in the burst, of the edge that is waited for
        again = Signal(reset_less=True)  # one more follows; so the train waits for a gap next, else for a shift
        further = Signal()
        first_sub, first_carry = self._step(m, point_sub, shift, "first")
        again_sub, again_carry = self._step(m, self.sub, config.gap, "again")
        m.d.comb += [
            further.eq(train.due & again),
            train.load.eq(scheduled | further),
            train.late.eq(Mux(again, again_carry, first_carry)),
            train.value.eq(Mux(again, self._clocks(config.gap), self._clocks(shift))),
            train.skip.eq(Mux(again, LEAST_CLOCKS, 0)),
            self.due.eq(train.due),
        ]
        # A burst of 0 is one of 1.
        further_on = (position[1:] != config.burst[1:]) | (~first & (position[0] != config.burst[0]))
        m.d.sync += again.eq(train.active & further_on)
        with m.If(train.due):
            m.d.sync += first.eq(0)
        with m.If(further):
            m.d.sync += [position.eq(position + 1), self.sub.eq(again_sub)]
        with m.If(scheduled):
            m.d.sync += [first.eq(1), position.eq(1), self.sub.eq(first_sub)]
        return m
