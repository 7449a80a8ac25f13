# SPDX-License-Identifier: BSD-2-Clause
"""From an edge that is due to the samples of a pulse."""

from amaranth.hdl import Module, Mux, Signal
from amaranth.lib import wiring
from amaranth.lib.wiring import In, Out
from amaranth.utils import bits_for

from irqscope.contract.registers import PulseEnd
from irqscope.contract.roles import FEW
from irqscope.contract.stimulus import TIME_BITS

from .countdown import Countdown
from .layouts import sub_bits
from .stimulus_config import stimulus_layout

PULSE_CLOCKS = 2
"""From `due` to the clock in which the edge's samples have left the register behind `active`."""


class Pulse(wiring.Component):
    """Makes a pulse of `width` ticks, or one that ends with a response, of each edge that is due.

    Members
    -------
    config : In(stimulus_layout(time_bits))
        Stays as it is while an edge is due, while `busy` and in the clock after.
    due, sub : In(1), In(sub)
        An edge: the pulse begins at sample `sub` of the samples shown in the next clock.
    responses : In(inputs)
        A response of that input is recorded in this clock. Ends an `until-response` pulse with the samples shown in
        this clock, unless these are those of the pulse's first or second clock: no pulse is shorter than R ticks.
    active : Out(samples)
        Samples in which the line is active, oldest first. Combinational: to be registered.
    fired, fired_sub : Out(1), Out(sub)
        A pulse begins in the samples shown in this clock.
    blocked : Out(1)
        In the place of `fired`: an `until-response` pulse was still on the line behind the samples before the last.
    busy : Out(1)
        A pulse is on the line, or begins.

    A fixed pulse that is due while one is active prolongs it.
    """

    def __init__(self, samples: int, time_bits: int = TIME_BITS, inputs: int = FEW) -> None:
        self.samples = samples
        self.sub_bits = sub_bits(samples)
        super().__init__(
            {
                "config": In(stimulus_layout(time_bits)),
                "due": In(1),
                "sub": In(max(1, self.sub_bits)),
                "responses": In(inputs),
                "active": Out(samples),
                "fired": Out(1),
                "fired_sub": Out(max(1, self.sub_bits)),
                "blocked": Out(1),
                "busy": Out(1),
            }
        )

    def elaborate(self, platform: object) -> Module:
        m = Module()
        config = self.config
        width = config.width
        release = config.release[: bits_for(len(self.responses) - 1)]
        until = Signal()
        m.submodules.hold = hold = Countdown(len(width[self.sub_bits :]), name="hold")

        line = Signal()  # the level behind the samples shown last
        settled = Signal()  # the line had begun to be active a clock earlier
        end_sub = Signal(max(1, self.sub_bits))
        end = Signal(self.sub_bits + 1)
        released = Signal()
        accepted = Signal()

        m.d.comb += [
            until.eq(config.pulse_end == PulseEnd.UNTIL_RESPONSE),
            end.eq(self.sub + width[: self.sub_bits]),
            accepted.eq(self.due & ~(until & line)),
            released.eq(until & line & settled & self.responses.bit_select(release, 1)),
            hold.load.eq(accepted),
            hold.anew.eq(accepted),
            hold.value.eq(width[self.sub_bits :]),
            hold.late.eq(end[self.sub_bits] if self.sub_bits else 0),
            hold.skip.eq(1),  # the clock by which `fired` is behind `due`
            hold.cancel.eq(released),
            self.busy.eq(self.fired | line),
        ]
        m.d.sync += [
            self.fired.eq(accepted),
            self.fired_sub.eq(self.sub),
            self.blocked.eq(self.due & until & line),
            line.eq(self.fired | (line & ~hold.due & ~released)),
            settled.eq(line),
        ]
        with m.If(accepted):
            m.d.sync += end_sub.eq(end[: self.sub_bits])
        for index in range(self.samples):
            kept = line & ~released & Mux(hold.due, index < end_sub, 1)
            m.d.comb += self.active[index].eq(kept | (self.fired & (self.fired_sub <= index)))
        return m
