# SPDX-License-Identifier: BSD-2-Clause
"""One stimulus output: run bit and configuration in, pin levels and edges out.

config, run, halt ─► Schedule ── due, sub ─► Pulse ── active ─► polarity ─► output, slot
                                               ▲
                                    responses ─┘
"""

from amaranth.hdl import Module, Signal
from amaranth.lib import wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract.roles import FEW
from irqscope.contract.stimulus import TIME_BITS

from .layouts import slot_layout
from .pulse import Pulse
from .schedule import Schedule
from .stimulus_config import stimulus_layout

__all__ = ["Stimulus", "stimulus_layout"]


class Stimulus(wiring.Component):
    """Drives active edges on a schedule that does not depend on the target; see `irqscope.contract.stimulus`.

    Parameters
    ----------
    dithered : bool
        Without it the stimulus takes no notice of `dither`, `span` and `seed`: it has no dither.
    bursts : bool
        Without it the stimulus takes no notice of `burst` and `gap`: it makes single pulses.
    time_bits : int
        Of all times in the configuration.
    inputs : int
        Whose responses may end a pulse.

    Members
    -------
    config : In(stimulus_layout(time_bits))
        It does not change while `running`. It keeps the promises if `irqscope.device.stimulus_plan.check` accepts it;
        what is refused there may merge pulses or hold the line for long.
    run : In(1)
        A rise starts the schedule, once what is left of the former one has ended; the edge at `S_0` leaves
        START_CLOCKS clocks and `delay` ticks later. A fall ends it: edges due up to STOP_CLOCKS clocks later and the
        pulse on the pin are completed, the rest of a burst is not. After a reset a 0 has to be seen first.
    halt : In(1)
        The watchdog: as if `run` were 0.
    responses : In(inputs)
        A response of that input is recorded in this clock. It ends an `until-response` pulse from the next clock on if
        the pulse's active edge left in an earlier clock.
    output : Out(R)
        Pin levels of this clock, sample 0 first, from registers. Inactive is the level of `active_low`, a clock late. A
        reset never makes it anything but inactive, from the second clock on; it may cut the pulse on the pin.
    slot : Out(slot_layout(R))
        An active edge leaves in this clock, at sample `sub` of `output`.
    running : Out(1)
        The schedule or its last pulse has not ended.
    blocked : Out(1)
        One clock, in the place of `slot.valid`: an edge was due, and at the end of the second clock before it an
        `until-response` pulse was still on the pin. It is not driven; it takes its place in schedule, count and burst
        all the same.
    """

    def __init__(
        self,
        samples: int,
        *,
        dithered: bool = True,
        bursts: bool = True,
        time_bits: int = TIME_BITS,
        inputs: int = FEW,
    ) -> None:
        self.samples, self.inputs = samples, inputs
        self.dithered, self.bursts, self.time_bits = dithered, bursts, time_bits
        super().__init__(
            {
                "config": In(stimulus_layout(time_bits)),
                "run": In(1),
                "halt": In(1),
                "responses": In(inputs),
                "output": Out(samples),
                "slot": Out(slot_layout(samples)),
                "running": Out(1),
                "blocked": Out(1),
            }
        )

    def elaborate(self, platform: object) -> Module:
        m = Module()
        m.submodules.schedule = schedule = Schedule(
            self.samples, dithered=self.dithered, bursts=self.bursts, time_bits=self.time_bits
        )
        m.submodules.pulse = pulse = Pulse(self.samples, self.time_bits, self.inputs)

        stopped = Signal()
        go, start = Signal(), Signal()  # `start` a clock later: adders follow it
        fresh = Signal()  # `run` was 0 since the last start: its next 1 is a rise
        m.d.comb += [stopped.eq(~self.run | self.halt), go.eq(fresh & ~stopped & ~self.running & ~start)]
        with m.If(stopped):
            m.d.sync += fresh.eq(1)
        with m.Elif(go):
            m.d.sync += fresh.eq(0)
        m.d.sync += start.eq(go)
        m.d.sync += self.running.eq(start | (self.running & (schedule.busy | pulse.busy)))

        m.d.comb += [
            schedule.start.eq(start),
            schedule.config.eq(self.config),
            schedule.cancel.eq(stopped),
            pulse.config.eq(self.config),
            pulse.due.eq(schedule.due),
            pulse.sub.eq(schedule.sub),
            pulse.responses.eq(self.responses),
        ]

        levels = Signal(self.samples, reset_less=True)  # 0 is the active level of an active-low line
        m.d.sync += levels.eq(pulse.active ^ self.config.active_low.replicate(self.samples))
        m.d.comb += self.output.eq(levels)

        valid = Signal()
        sub = Signal(len(pulse.fired_sub))
        m.d.sync += [valid.eq(pulse.fired), sub.eq(pulse.fired_sub), self.blocked.eq(pulse.blocked)]
        m.d.comb += [self.slot.valid.eq(valid), self.slot.edge.eq(valid), self.slot.sub.eq(sub)]
        return m
