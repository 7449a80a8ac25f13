# SPDX-License-Identifier: BSD-2-Clause
"""The trigger output: a pulse to the target, so that it stops its own trace while the culprit runs.

row ─► Deadline ─► occasion ─┬─► pulse, then hold-off ─► output, slot
                 trigger_fire ┘
"""

from collections.abc import Sequence

from amaranth.hdl import Cat, Module, Signal
from amaranth.lib import data, wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract.registers import TRIGGER
from irqscope.contract.roles import Source

from .countdown import LEAST_CLOCKS, Countdown
from .deadline import Deadline
from .layouts import FEW_SOURCES, slot_layout, slots_layout


def trigger_layout(time_bits: int) -> data.StructLayout:
    """The fields of `mode` by their names, then each further register by its own; `limit` has `time_bits` at most."""
    members = {field.name: field.width for field in TRIGGER["mode"].word.fields}
    members |= {name: register.word.width for name, register in TRIGGER.items() if name != "mode"}
    return data.StructLayout(members | {"limit": min(members["limit"], time_bits)})


class Trigger(wiring.Component):
    """Drives a pulse when a response is overdue, and whenever it is told to.

    An *occasion* is a clock in which `Deadline` tells something that the configuration asks for, while the trigger is
    armed; or one of `fire`, armed or not. It makes a pulse `irqscope.contract.trigger.TRIGGER_CLOCKS` clocks after
    the row if there is no other on the pin, whose hold-off is over, and, unless it is one of `fire`, `count` has not
    been reached; else it is `held`.

    Members
    -------
    config : In(trigger_layout(time_bits))
        Stays while `enable` is 1, and is the same in the clock before.
    enable : In(1)
        A rise arms the trigger, whose count then begins. After a reset a 0 has to be seen first.
    fire : In(1)
        One clock; its pulse begins in the next.
    slots : In(slots_layout(samples, len(sources)))
        A row.
    output : Out(R)
        Pin levels of this clock, all the same, from registers. Inactive is the level of `active_low`, a clock late. A
        reset never makes it anything but inactive, from the second clock on; it may cut the pulse on the pin.
    slot : Out(slot_layout(R))
        A pulse begins in this clock, at sample 0 of `output`.
    held : Out(1)
        In the place of `slot.valid`: an occasion made no pulse.
    stop : Out(1)
        With `config.stop` from the first pulse on, until a reset.
    """

    def __init__(self, samples: int, time_bits: int, sources: Sequence[Source] = FEW_SOURCES) -> None:
        self.samples = samples
        layout = trigger_layout(time_bits)
        super().__init__(
            {
                "config": In(layout),
                "enable": In(1),
                "fire": In(1),
                "slots": In(slots_layout(samples, len(sources))),
                "output": Out(samples),
                "slot": Out(slot_layout(samples)),
                "held": Out(1),
                "stop": Out(1),
            }
        )
        self.deadline = Deadline(samples, layout["limit"].width, sources)
        self.phase = Countdown(layout["holdoff"].width, name="phase")
        self.armed = Signal()
        self.left = Signal(len(self.config.count))
        self.over = Signal()  # a clock late: pulses are further apart
        self.on = Signal()
        self.pausing = Signal()

    def elaborate(self, platform: object) -> Module:
        m = Module()
        config = self.config
        m.submodules.deadline = deadline = self.deadline
        m.submodules.phase = phase = self.phase
        m.d.comb += [
            deadline.cause.eq(config.cause),
            deadline.response.eq(config.response),
            deadline.limit.eq(config.limit),
            deadline.enable.eq(self.enable),
            deadline.slots.eq(self.slots),
        ]

        armed, left, over, on, pausing = self.armed, self.left, self.over, self.on, self.pausing
        asked, found = Signal(), Signal()
        m.d.sync += armed.eq(armed | ~self.enable)
        told = Cat(deadline.passed, deadline.late, deadline.coalesced)
        wanted = Cat(config.deadline, config.late, config.coalesced)
        m.d.comb += [found.eq((told & wanted).any() & self.enable & armed), asked.eq(found | self.fire)]

        ready, start = Signal(), Signal()
        m.d.comb += [ready.eq(~on & ~pausing), start.eq(ready & (self.fire | (found & ~over)))]
        m.d.sync += over.eq(self.enable & (left == 0) & (config.count != 0))
        with m.If(~self.enable):
            m.d.sync += left.eq(config.count)
        with m.Elif(start & found & ~over):
            m.d.sync += left.eq(left - 1)

        # The pulse, then the hold-off: one counter for both.
        lasts = Signal()
        ends = phase.due & on
        m.d.comb += [
            lasts.eq(start | (on & ~phase.due)),
            phase.load.eq(start | ends),
            phase.anew.eq(start | ends),
            phase.value.eq(config.holdoff),
            phase.skip.eq(LEAST_CLOCKS),
        ]
        with m.If(start):
            m.d.comb += phase.value.eq(config.width)
        level = Signal(reset_less=True)  # 0 is the active level of an active-low line
        m.d.sync += [
            on.eq(lasts),
            pausing.eq(ends | (pausing & ~phase.due)),
            level.eq(lasts ^ config.active_low),
            self.slot.valid.eq(start),
            self.slot.edge.eq(start),
            self.held.eq(asked & ~start),
            self.stop.eq(self.stop | (start & config.stop)),
        ]
        m.d.comb += self.output.eq(level.replicate(self.samples))
        return m
