# SPDX-License-Identifier: BSD-2-Clause
"""Rows of the event queue to the words of EVENTS blocks; rows of a loss to LOSS blocks.

    row ─► edges of one sample ─► the first of them ─► its time less that of the edge before it ─► word ─► payload

A time goes by halves, the upper one first, since 64 bits in one piece are too slow and two adders too many:

    row ─► minuend ─┬─► lower ─► inverse ─┐
                    └──────────────────── - ─► difference

At rest `lower` and the complement of `inverse` are the halves of the time of the edge that was offered last, the base
of a block that begins with it. The counts of a loss record take the same way.
"""

from collections.abc import Sequence
from functools import reduce
from operator import or_

from amaranth.hdl import C, Cat, Module, Mux, Signal
from amaranth.lib import data, stream, wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract import blocks
from irqscope.contract.events import EVENT_WORDS, LOSS_TIMES, event_form, loss_words
from irqscope.contract.roles import INPUTS, Source

from .flushtimer import FLUSH_BITS, FlushTimer
from .layouts import FEW_SOURCES, TICK_BITS, clock_bits, slots_layout, sub_bits
from .payload import PayloadSignature

HALF = TICK_BITS // 2
ONES = (1 << HALF) - 1


def record_layout(samples: int, sources: int = len(FEW_SOURCES)) -> data.StructLayout:
    """One record of the event queue: a row. `loss` is set in the first and in the last row of a loss."""
    return data.StructLayout({"loss": 1, "slots": slots_layout(samples, sources), "clocks": clock_bits(samples)})


STATES = {
    "look": "at the edges of one sample",
    "pick": "the first of them",
    "upper": "the difference of the upper halves",
    "lower": "and of the lower ones",
    "ready": "whether the difference fits is seen",
    "offer": "a word",
    "loss": "the time of its first row is known",
    "load": "what the next word of its record consists of",
    "subtract": "that",
    "end": "of its record",
}
"""A flag for each, since a decoder would stand before everything that is decided."""


class EventWords(wiring.Component):
    """Serialises records into blocks: a row takes 2 R + 2 clocks and 5 for each of its edges, if the sender waits.

    A block is requested when `enough` is 1, or `flush` clocks after the first edge began to wait, and at once for a
    loss that nothing precedes. It ends when it is full, when nothing waits any more, before an edge whose delta does
    not fit, and before a loss. The edges of a row leave in the order of (sub, source).

    Members
    -------
    row : In(stream of `record_layout`)
        Each row has at least one edge.
    waiting : In(1)
        Records are on their way here, or shown already; not earlier than one clock after they were offered.
    enough : In(1)
        So many records wait that a block is worth it.
    flush : In(FLUSH_BITS)
        See the register `flush`; looked at when the first edge begins to wait.
    loss_closed : In(1)
        The loss interval whose first row comes next is over. It comes sooner or later once that row is shown, and goes
        with `loss_sent`.
    loss_pair, loss_alone : In
        A second row follows, the last one of the loss; no loss was before it. Stable while `loss_closed` is 1.
    count_request, count_source, count_before : Out
        Asks how many edges of that source were lost up to the end of this loss, or of the one before; until
        `count_done`.
    count_done, count_value : In
        One clock: the answer.
    loss_sent : Out(1)
        One clock: the loss record has left.
    sent : Out(one bit per source, in the order of `numbers`)
        In this clock the sender takes the word of an edge of that source.
    pending : Out(1)
        Something waits, or a block is unfinished.
    payload : Out(PayloadSignature)
    """

    def __init__(self, samples: int, numbers: Sequence[Source] = FEW_SOURCES) -> None:
        self.samples, self.numbers = samples, numbers
        self.sources = sources = len(numbers)
        self.form = event_form(len({*numbers} & {*INPUTS}))
        word = EVENT_WORDS[self.form]
        self.delta_bits, self.number_bits = word.field("delta").width, word.field("source").width
        self.loss_words = loss_words(self.form)
        super().__init__(
            {
                "row": In(stream.Signature(record_layout(samples, sources))),
                "waiting": In(1),
                "enough": In(1),
                "flush": In(FLUSH_BITS),
                "loss_closed": In(1),
                "loss_pair": In(1),
                "loss_alone": In(1),
                "count_request": Out(1),
                "count_source": Out(self.number_bits),
                "count_before": Out(1),
                "count_value": In(32),
                "count_done": In(1),
                "loss_sent": Out(1),
                "sent": Out(sources),
                "pending": Out(1),
                "payload": Out(PayloadSignature()),
            }
        )
        # Here and not in `elaborate`, so that the proofs can look at them; one bit per source where there are more.
        self.state = Signal(data.StructLayout(dict.fromkeys(STATES, 1)), init={"look": 1})
        self.is_open = Signal()
        self.is_loss = Signal()  # the block requested or open is a LOSS block
        self.marked = Signal()  # the row is one of a loss
        self.sub = Signal(sub_bits(samples))  # the sample whose edges are looked at
        self.here = Signal(sources, reset_less=True)  # edges of that sample that have not been picked
        self.number, self.edge, self.multi = Signal(self.number_bits), Signal(), Signal()  # of the edge picked
        # No reset stands before the enables of what is wide: it is set before it is used.
        self.minuend = Signal(HALF, reset_less=True)
        self.lower = Signal(HALF, reset_less=True)
        self.inverse = Signal(HALF, reset_less=True)
        self.difference = Signal(HALF + 1, reset_less=True)
        self.same, self.next = Signal(), Signal()  # the upper half is that of the edge before it, or one more
        self.index = Signal(range(self.loss_words))  # of the word of the loss record
        self.timed, self.counted = Signal(init=1), Signal()  # it is a time, a count
        self.half_counted = Signal()  # `inverse` is that of the count up to the loss before

    def elaborate(self, platform) -> Module:
        m = Module()
        payload, row = self.payload, self.row
        state, index = self.state, self.index
        delta_bits = self.delta_bits
        is_open, is_loss = self.is_open, self.is_loss
        with m.If(payload.start):
            m.d.sync += is_open.eq(1)
        with m.Elif(payload.done):
            m.d.sync += is_open.eq(0)
        in_loss, opening = Signal(), Signal()
        m.d.comb += [in_loss.eq(is_open & is_loss), opening.eq(payload.request | is_open)]

        # Differences -------------------------------------------------------------------------------------------------

        minuend, lower, inverse, difference = self.minuend, self.lower, self.inverse, self.difference
        time = Cat(self.sub, row.payload.clocks)
        fits, misfit = Signal(), Signal()
        clear, upper, rotate = Signal(), Signal(), Signal()
        timed, counted = self.timed, self.counted
        with m.If(state.load & ~timed):
            m.d.sync += minuend.eq(self.count_value)
        with m.Elif(state.pick | state.upper | state.load):
            m.d.sync += minuend.eq(Mux(upper, time[HALF:], time[:HALF]))
        with m.If(clear):
            m.d.sync += difference.eq(0)
        with m.Elif(rotate | state.subtract):
            m.d.sync += difference.eq((Cat(1, minuend) + Cat(1, inverse))[1:])  # its sign: there is no borrow
        with m.If(rotate):
            m.d.sync += [lower.eq(minuend), inverse.eq(~lower)]
        with m.Elif(state.load & ~self.half_counted):
            m.d.sync += inverse.eq(Mux(self.count_request & self.count_before, ~self.count_value, ONES))
        m.d.comb += [
            upper.eq(Mux(state.load, index[0], state.pick)),
            rotate.eq(state.upper | state.lower),
            # The first delta of a block and the counts of sources that do not exist are 0.
            clear.eq(payload.start | (state.subtract & ~timed & ~counted)),
            fits.eq((difference[delta_bits:HALF] == 0) & Mux(difference[HALF], self.same, self.next)),
            misfit.eq(state.ready & ~fits & is_open),
        ]
        with m.If(state.lower):
            m.d.sync += [
                self.same.eq(difference[:HALF] == 0),
                self.next.eq((difference[1:HALF] == 0) & difference[0]),
            ]

        # The next edge -----------------------------------------------------------------------------------------------

        numbers = [C(number, self.number_bits) for number in self.numbers]
        slots = [row.payload.slots[i] for i in range(self.sources)]
        here, first = self.here, Signal(self.sources)
        m.d.comb += first.eq(Cat(bit & ~here[:i].any() for i, bit in enumerate(here)))
        looked, found, none_here = Signal(), Signal(), Signal()
        last_sub = Signal()  # the search has come to its end
        m.d.comb += [
            looked.eq(state.look & row.valid & ~row.ready),
            found.eq(state.pick & here.any()),
            none_here.eq(state.pick & ~here.any()),
            last_sub.eq(self.sub == self.samples - 1),
        ]
        with m.If(looked):
            m.d.sync += [
                self.marked.eq(row.payload.loss),
                here.eq(Cat(slot.valid & (slot.sub == self.sub) for slot in slots)),
            ]
        with m.Elif(state.pick):
            m.d.sync += [
                here.eq(here & ~first),
                self.number.eq(reduce(or_, [Mux(bit, number, 0) for bit, number in zip(first, numbers, strict=True)])),
                self.edge.eq((first & Cat(slot.edge for slot in slots)).any()),
                self.multi.eq((first & Cat(slot.multi for slot in slots)).any()),
            ]

        # From state to state -----------------------------------------------------------------------------------------

        taken, event_taken, loss_taken = Signal(), Signal(), Signal()
        begun, ended = Signal(), Signal()  # of the words of a loss record: the time of its begin, all
        answered, sent = Signal(), Signal()
        m.d.comb += [
            taken.eq(state.offer & payload.word.ready),
            event_taken.eq(taken & ~is_loss),
            loss_taken.eq(taken & is_loss),
            begun.eq(loss_taken & (index == LOSS_TIMES // 2 - 1)),
            ended.eq(loss_taken & (index == self.loss_words - 1)),
            self.count_request.eq(state.load & counted),
            self.count_source.eq(index - LOSS_TIMES),
            self.count_before.eq(~self.loss_alone & ~self.half_counted),
            answered.eq(self.count_request & self.count_done),
            sent.eq(state.end & payload.done),
            self.loss_sent.eq(sent),
        ]
        loaded = ~counted | (self.count_done & ~self.count_before)
        m.d.sync += [
            state.look.eq((state.look & ~looked) | none_here | begun | sent),
            state.pick.eq(looked | event_taken),
            state.upper.eq(found & ~in_loss),
            state.lower.eq(state.upper),
            state.ready.eq((state.lower & ~self.marked) | misfit),
            state.offer.eq((state.ready & ~misfit) | state.subtract | (state.offer & ~taken)),
            state.loss.eq((state.lower & self.marked) | (state.loss & ~in_loss)),
            # Of the last row of a loss, too.
            state.load.eq(
                (state.loss & in_loss) | (found & in_loss) | (loss_taken & ~begun & ~ended) | (state.load & ~loaded)
            ),
            state.subtract.eq(state.load & loaded),
            state.end.eq(ended | (state.end & ~payload.done)),
            # A clock late: what is shown then is not looked at.
            row.ready.eq((none_here & last_sub & ~in_loss) | (begun & self.loss_pair) | sent),
        ]
        with m.If(sent):
            m.d.sync += [index.eq(0), timed.eq(1), counted.eq(0)]
        with m.Elif(loss_taken):
            m.d.sync += [
                index.eq(index + 1),
                timed.eq(index < LOSS_TIMES - 1),
                counted.eq(index.matches(*(LOSS_TIMES - 1 + number for number in self.numbers))),
            ]
        # Of a loss's last row the last edge is looked for. It has no enable, behind which the search would stand.
        bits = len(self.sub)
        step = Cat(none_here, (none_here & in_loss).replicate(bits))[:bits]
        m.d.sync += self.sub.eq(((self.sub + step) & ~sent.replicate(bits)) | begun.replicate(bits))
        with m.If(answered & self.count_before):
            m.d.sync += self.half_counted.eq(1)
        with m.Elif(state.subtract):
            m.d.sync += self.half_counted.eq(0)
        for i, number in enumerate(self.numbers):
            m.d.comb += self.sent[i].eq(event_taken & (self.number == number))

        # Blocks ------------------------------------------------------------------------------------------------------

        m.submodules.timer = timer = FlushTimer(name="flush_timer")
        m.d.comb += [timer.flush.eq(self.flush), timer.waits.eq((self.waiting | ~state.look) & ~is_open)]
        with m.If(~opening):
            m.d.sync += [
                payload.request.eq((state.offer & (self.enough | timer.over)) | (state.loss & self.loss_closed)),
                is_loss.eq(state.loss),
            ]
        with m.Elif(payload.start):
            m.d.sync += payload.request.eq(0)
        # In a register, since much of the sender follows it. While a word is on its way it is 0 for long.
        m.d.sync += payload.end.eq(Mux(is_loss, state.end, misfit | state.loss | (state.look & ~self.waiting)))
        m.d.comb += [
            payload.kind.eq(Mux(is_loss, blocks.Kind.LOSS, blocks.Kind.EVENTS)),
            payload.detail.eq(self.form),
            payload.base.eq(Cat(lower, ~inverse)),
            payload.word.valid.eq(state.offer),
            payload.word.payload[:delta_bits].eq(difference),
            payload.word.payload[delta_bits:].eq(
                Mux(is_loss, difference[delta_bits:HALF], Cat(self.number, self.edge, self.multi))
            ),
            self.pending.eq(self.waiting | ~state.look | opening),
        ]
        return m
