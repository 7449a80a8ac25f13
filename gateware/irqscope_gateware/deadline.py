# SPDX-License-Identifier: BSD-2-Clause
"""Whether a response is overdue, told at once: while whoever is in its way still is.

row ─► cause, response ─► waiting, deadline ─► passed, late, coalesced
       (stage 1)          (stage 2)
"""

from collections.abc import Sequence

from amaranth.hdl import Module, Signal
from amaranth.lib import wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract.roles import SOURCE_BITS, Source

from .countdown import LEAST_CLOCKS, Countdown
from .layouts import FEW_SOURCES, slots_layout, sub_bits

ROW_CLOCKS = 2
"""From a row to what is told of it."""


class Deadline(wiring.Component):
    """Watches one pair of sources as `irqscope.contract.trigger` has it: neither `m` nor a queue of causes, as the
    segments have them.

    Members
    -------
    cause, response : In(SOURCE_BITS)
        Sources; of one that no segment has nothing comes.
    limit : In(bits)
        Ticks.
    enable : In(1)
        Rows of clocks in which it is 0 do not count, and nothing waits or is overdue after them. While it is 1 the
        members before stay.
    slots : In(slots_layout(samples, len(sources)))
        A row.
    passed, late, coalesced : Out(1)
        One clock, ROW_CLOCKS after that of the row in which: the deadline passed; a response came while the cause was
        overdue; a cause came while one waited.
    """

    def __init__(self, samples: int, bits: int, sources: Sequence[Source] = FEW_SOURCES) -> None:
        self.samples, self.bits, self.sources = samples, bits, sources
        super().__init__(
            {
                "cause": In(SOURCE_BITS),
                "response": In(SOURCE_BITS),
                "limit": In(bits),
                "enable": In(1),
                "slots": In(slots_layout(samples, len(sources))),
                "passed": Out(1),
                "late": Out(1),
                "coalesced": Out(1),
            }
        )
        # Here and not in `elaborate`, so that the proofs can look at them.
        self.wait = Countdown(bits - sub_bits(samples), name="wait")
        self.enabled = Signal()
        self.overdue = Signal()
        self.caused = Signal()
        self.answered = Signal()
        self.cause_sub = Signal(max(1, sub_bits(samples)))
        self.answer_sub = Signal(max(1, sub_bits(samples)))
        self.end = Signal(max(1, sub_bits(samples)))  # the sample that the deadline is, in the clock of `due`

    def elaborate(self, platform: object) -> Module:
        m = Module()
        sub = sub_bits(self.samples)
        m.submodules.wait = wait = self.wait
        enabled, overdue, end = self.enabled, self.overdue, self.end
        cause, cause_sub, response, response_sub = self.caused, self.cause_sub, self.answered, self.answer_sub

        m.d.sync += [enabled.eq(self.enable), cause.eq(0), response.eq(0)]
        for here, at, source in (
            (cause, cause_sub, self.cause),
            (response, response_sub, self.response),
        ):
            with m.Switch(source):
                for place, number in enumerate(self.sources):
                    with m.Case(number):
                        m.d.sync += [here.eq(self.enable & self.slots[place].valid), at.eq(self.slots[place].sub)]

        # What comes in one clock, in its order: the response before the cause, the deadline before either.
        answered_first, due = Signal(), Signal()
        passed_cause, passed_response = Signal(), Signal()
        m.d.comb += [
            answered_first.eq(response & cause & (response_sub < cause_sub)),
            due.eq(wait.due & enabled),
            passed_cause.eq(due & (cause_sub > end)),
            passed_response.eq(due & (response_sub > end)),
        ]
        passes, begins = Signal(), Signal()
        deadline = Signal(sub + 1)  # with its carry
        m.d.comb += [
            passes.eq(due & ~(response & ~passed_response)),
            begins.eq(cause & (~response | answered_first) & (~wait.active | answered_first | passed_cause)),
            deadline.eq(cause_sub + self.limit[:sub] if sub else 0),
            wait.load.eq(begins),
            wait.anew.eq(begins),
            wait.value.eq(self.limit[sub:]),
            wait.skip.eq(LEAST_CLOCKS - (deadline[sub] if sub else 0)),
            wait.cancel.eq((response & ~begins) | ~enabled),
        ]
        with m.If(begins):
            m.d.sync += end.eq(deadline[:sub] if sub else 0)
        # A cause before the response begins a wait of its own, unless the one before it still waits.
        fresh = cause & ~answered_first
        late = (overdue & ~fresh) | (passed_response & ~(fresh & passed_cause))
        m.d.sync += [
            overdue.eq(enabled & ((passes & ~response & ~begins) | (overdue & ~response & ~cause))),
            self.passed.eq(passes),
            self.late.eq(response & late),
            self.coalesced.eq(cause & wait.active & ~answered_first & ~passed_cause),
        ]
        return m
