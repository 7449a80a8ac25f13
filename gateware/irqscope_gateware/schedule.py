# SPDX-License-Identifier: BSD-2-Clause
"""When the edges of a stimulus are due.

      start ─► wait: delay, lead, period, period ...
                              │      ▲  at once; with exponential dither and walk when the shift has passed: it is
                              ▼      │  a part of the interval then
               train: shift, gap, gap ...  ─► due, sub

Exact for ever: the sub-tick is carried along, nothing is rounded. Without dither and bursts there is no train, and the
lead is longer by as much.
"""

from amaranth.hdl import Module, Mux, Signal, Value
from amaranth.lib import wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract.registers import Dither as Mode
from irqscope.contract.stimulus import START_CLOCKS, TIME_BITS

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
    bursts : bool
        Without it burst and gap are ignored.
    time_bits : int
        Of all times in the configuration.

    Members
    -------
    start, config : In(1), In(stimulus_layout(time_bits))
        Begins. Not while `busy`. The configuration stays as it is from then on, while `busy`.
    cancel : In(1)
        Forget all edges that are not `due` yet.
    due, sub : Out(1), Out(sub)
        An edge is due: at sample `sub` of a clock that is a fixed number of clocks later.
    busy : Out(1)
        Edges are due now or later.
    """

    def __init__(self, samples: int, *, dithered: bool = True, bursts: bool = True, time_bits: int = TIME_BITS) -> None:
        self.samples = samples
        self.dithered, self.bursts, self.time_bits = dithered, bursts, time_bits
        self.sub_bits = sub_bits(samples)
        super().__init__(
            {
                "start": In(1),
                "config": In(stimulus_layout(time_bits)),
                "cancel": In(1),
                "due": Out(1),
                "sub": Out(max(1, self.sub_bits)),
                "busy": Out(1),
            }
        )

    def _lead(self) -> int:
        """Clocks of the lead: a schedule without a train makes up for the countdown that it does not have."""
        return LEAD_CLOCKS + (0 if self.dithered or self.bursts else LEAST_CLOCKS)

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
        m.submodules.wait = wait = Countdown(len(self._clocks(config.period)), name="wait")
        m.d.comb += wait.cancel.eq(self.cancel)

        # The schedule: after the lead `wait.due` is S_k, or with exponential dither and walk the least possible S_k.
        # None of it needs a reset: a countdown that is due, or a start, has set all of it.
        chained = Signal()  # the next period begins at the shifted edge
        lead = Signal(reset_less=True)
        scheduled = Signal()
        shifted = Signal()  # the first edge of a schedule point is due
        following = Signal()  # the next period begins
        point_sub = Signal(max(1, self.sub_bits), reset_less=True)
        left = Signal(len(config.count), reset_less=True)  # schedule points after the one that is waited for
        fewer = Signal(len(config.count) + 1)
        counts = Signal()  # or, a clock after a start, loads; what is subtracted, so that an iCE40's cell does both
        endless = Signal(reset_less=True)
        point_sub_next, point_carry = self._step(m, Mux(chained, self.sub, point_sub), config.period, "schedule")
        # Whether `due` loads the countdown, and with what, is known before that comes. One clock behind `lead` and
        # `left`, which is early enough: two edges are two clocks apart.
        goes_on, goes_on_shifted = Signal(reset_less=True), Signal(reset_less=True)
        periodic = Signal(reset_less=True)  # tells many bits what to be, so that `lead` has few to tell
        last = Signal()
        m.d.comb += [
            fewer.eq(left + counts.replicate(len(left))),  # its carry: there was one left
            last.eq(~fewer[-1] & ~endless),
        ]
        m.d.sync += [
            goes_on.eq(lead | (~chained & ~last)),
            goes_on_shifted.eq(chained & ~last),
            periodic.eq(~lead),
            counts.eq(~self.start),
        ]
        m.d.comb += [
            scheduled.eq(wait.due & ~lead),
            following.eq((scheduled & goes_on) | (shifted & goes_on_shifted)),
            wait.load.eq(self.start | (wait.due & goes_on) | (shifted & goes_on_shifted)),
            wait.value.eq(
                Mux(self.start, self._clocks(config.delay), Mux(periodic, self._clocks(config.period), self._lead()))
            ),
            wait.late.eq(following & point_carry),
            # The period's own countdown, and that of the shift.
            wait.skip.eq(Mux(self.start | lead, 0, Mux(chained, 2 * LEAST_CLOCKS, LEAST_CLOCKS))),
        ]
        with m.If(wait.due):
            m.d.sync += lead.eq(0)
        with m.If(wait.load | ~counts):
            m.d.sync += left.eq(Mux(counts, fewer[:-1], config.count))
        with m.If(lead):
            m.d.sync += endless.eq(~fewer[-1])
        with m.If(following):
            m.d.sync += point_sub.eq(point_sub_next)
        with m.If(self.start):
            m.d.sync += [lead.eq(1), point_sub.eq(config.delay[: self.sub_bits])]

        if self.dithered or self.bursts:
            shift = Signal(len(config.span if self.dithered else config.gap))
            if self.dithered:
                m.submodules.dither = dither = Dither(self.time_bits)
                m.d.comb += [
                    dither.start.eq(self.start),
                    dither.config.eq(config),
                    dither.draw.eq(wait.due),
                    dither.lead.eq(lead),
                    shift.eq(dither.shift),
                    chained.eq(config.dither.matches(Mode.EXPONENTIAL, Mode.WALK)),
                ]
            train = self._train(m, scheduled, shifted, point_sub, shift)
            m.d.comb += [self.due.eq(train.due), self.busy.eq(wait.active | train.active)]
        else:
            m.d.comb += [self.due.eq(scheduled), self.sub.eq(point_sub), self.busy.eq(wait.active)]
        return m

    def _train(self, m: Module, scheduled: Value, shifted: Signal, point_sub: Value, shift: Value) -> Countdown:
        """The edges of one schedule point: the shifted one, then the rest of the burst."""
        config = self.config
        m.submodules.train = train = Countdown(len(self._clocks(shift)), name="train")
        first_sub, first_carry = self._step(m, point_sub, shift, "first")
        m.d.comb += train.cancel.eq(self.cancel)
        if self.bursts:
            first = Signal(reset_less=True)  # the next edge is the first one of its schedule point
            position = Signal(len(config.burst), init=1, reset_less=True)  # in the burst, of the edge waited for
            again = Signal(reset_less=True)  # one more follows; so the train waits for a gap next, else for a shift
            further = Signal()
            again_sub, again_carry = self._step(m, self.sub, config.gap, "again")
            m.d.comb += [
                shifted.eq(train.due & first),
                further.eq(train.due & again),
                train.load.eq(scheduled | further),
                train.late.eq(Mux(again, again_carry, first_carry)),
                train.value.eq(Mux(again, self._clocks(config.gap), self._clocks(shift))),
                train.skip.eq(Mux(again, LEAST_CLOCKS, 0)),
            ]
            # A burst of 0 is one of 1.
            further_on = (position[1:] != config.burst[1:]) | (~first & (position[0] != config.burst[0]))
            m.d.sync += again.eq(train.active & further_on)
            with m.If(train.due):
                m.d.sync += first.eq(0)
            with m.If(further):
                m.d.sync += [position.eq(position + 1), self.sub.eq(again_sub)]
            with m.If(scheduled):
                m.d.sync += [first.eq(1), position.eq(1)]
        else:
            m.d.comb += [
                shifted.eq(train.due),
                train.load.eq(scheduled),
                train.late.eq(first_carry),
                train.value.eq(self._clocks(shift)),
            ]
        with m.If(scheduled):
            m.d.sync += self.sub.eq(first_sub)
        return train
