# SPDX-License-Identifier: BSD-2-Clause
"""Rows of the event queue to the words of EVENTS blocks; rows of a loss to LOSS blocks.

    row ─► edges of one sample ─► the first of them ─► its time less that of the edge before it ─► word ─► payload

A time goes by halves, the upper one first, since 64 bits in one piece are too slow and two adders too many:

    row ─► minuend ─┬─► lower ─► inverse ─┐
                    └──────────────────── - ─► difference

At rest `lower` and the complement of `inverse` are the halves of the time of the edge that was offered last, the base
of a block that begins with it. The counts of a loss record take the same way.
"""

from functools import reduce
from operator import or_

from amaranth.hdl import C, Cat, Module, Mux, Signal
from amaranth.lib import data, enum, stream, wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract import blocks
from irqscope.contract.events import EVENT
from irqscope.contract.roles import SOURCES

from .layouts import TICK_BITS, clock_bits, slots_layout, sub_bits
from .linear import down_counter
from .payload import PayloadSignature

HALF = TICK_BITS // 2
DELTA_BITS = EVENT.field("delta").width
ONES = (1 << HALF) - 1
TIMES = 4
"""Words of a loss record that are times; counts of the sources follow them."""


def record_layout(samples: int) -> data.StructLayout:
    """One record of the event queue: a row. `loss` is set in the first and in the last row of a loss."""
    return data.StructLayout({"loss": 1, "slots": slots_layout(samples), "clocks": clock_bits(samples)})


class State(enum.Enum, shape=4):
    LOOK = 0  # at the edges of one sample
    PICK = 1  # the first of them
    UPPER = 2  # the difference of the upper halves
    LOWER = 3
    READY = 4  # whether the difference fits is seen
    OFFER = 5  # a word
    LOSS = 6  # the time of its first row is known
    LOAD = 7  # what the next word of its record consists of
    SUBTRACT = 8
    END = 9  # of its record


class EventWords(wiring.Component):
    """Serialises records into blocks: a row takes 2 R + 1 clocks and 5 for each of its edges, if the sender waits.

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
    flush : In(32)
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
    sent : Out(one bit per source)
        In this clock the sender takes the word of an edge of that source.
    pending : Out(1)
        Something waits, or a block is unfinished.
    payload : Out(PayloadSignature)
    """

    def __init__(self, samples: int) -> None:
        self.samples = samples
        super().__init__(
            {
                "row": In(stream.Signature(record_layout(samples))),
                "waiting": In(1),
                "enough": In(1),
                "flush": In(32),
                "loss_closed": In(1),
                "loss_pair": In(1),
                "loss_alone": In(1),
                "count_request": Out(1),
                "count_source": Out(3),
                "count_before": Out(1),
                "count_value": In(32),
                "count_done": In(1),
                "loss_sent": Out(1),
                "sent": Out(len(SOURCES)),
                "pending": Out(1),
                "payload": Out(PayloadSignature()),
            }
        )
        # Here and not in `elaborate`, so that the proofs can look at them; one bit per source where there are more.
        self.state = Signal(State)
        self.is_open = Signal()
        self.is_loss = Signal()  # the block requested or open is a LOSS block
        self.marked = Signal()  # the row is one of a loss
        self.sub = Signal(sub_bits(samples))  # the sample whose edges are looked at
        self.here = Signal(len(SOURCES))  # edges of that sample that have not been picked
        self.number, self.edge, self.multi = Signal(3), Signal(), Signal()  # of the edge picked
        self.minuend = Signal(HALF)
        self.lower = Signal(HALF)
        self.inverse = Signal(HALF, init=ONES)
        self.difference = Signal(HALF + 1)
        self.same, self.next = Signal(), Signal()  # the upper half is that of the edge before it, or one more
        self.index = Signal(range(blocks.LOSS_WORDS))  # of the word of the loss record
        self.half_counted = Signal()  # `inverse` is that of the count up to the loss before

    def elaborate(self, platform) -> Module:
        m = Module()
        payload, row = self.payload, self.row
        state, index = self.state, self.index
        is_open, is_loss = self.is_open, self.is_loss
        with m.If(payload.start):
            m.d.sync += is_open.eq(1)
        with m.Elif(payload.done):
            m.d.sync += is_open.eq(0)
        opening = payload.request | is_open

        # Differences -------------------------------------------------------------------------------------------------

        minuend, lower, inverse, difference = self.minuend, self.lower, self.inverse, self.difference
        time = Cat(self.sub, row.payload.clocks)
        fits, misfit = Signal(), Signal()
        subtract, clear = Signal(), Signal()
        upper, rotate = Signal(), Signal()
        with m.If((state == State.LOAD) & (index >= TIMES)):
            m.d.sync += minuend.eq(self.count_value)
        with m.Elif((state == State.PICK) | (state == State.UPPER) | (state == State.LOAD)):
            m.d.sync += minuend.eq(Mux(upper, time[HALF:], time[:HALF]))
        with m.If(clear):
            m.d.sync += difference.eq(0)
        with m.Elif(subtract):
            m.d.sync += difference.eq((Cat(1, minuend) + Cat(1, inverse))[1:])  # its sign: there is no borrow
        with m.If(rotate):
            m.d.sync += [lower.eq(minuend), inverse.eq(~lower)]
        m.d.comb += [
            upper.eq(Mux(state == State.LOAD, index[0], state == State.PICK)),
            rotate.eq((state == State.UPPER) | (state == State.LOWER)),
            subtract.eq(rotate | (state == State.SUBTRACT)),
            fits.eq((difference[DELTA_BITS:HALF] == 0) & Mux(difference[HALF], self.same, self.next)),
        ]
        with m.If(state == State.LOWER):
            m.d.sync += [
                self.same.eq(difference[:HALF] == 0),
                self.next.eq((difference[1:HALF] == 0) & difference[0]),
            ]

        # The next edge -----------------------------------------------------------------------------------------------

        slots = [row.payload.slots[i] for i in range(len(SOURCES))]
        here, first = self.here, Signal(len(SOURCES))
        m.d.comb += first.eq(Cat(bit & ~here[:i].any() for i, bit in enumerate(here)))
        last_sub = Signal()  # the search has come to its end
        m.d.comb += last_sub.eq(self.sub == self.samples - 1)
        event_taken, loss_taken = Signal(), Signal()

        with m.Switch(state):
            with m.Case(State.LOOK), m.If(row.valid):
                m.d.sync += [
                    self.marked.eq(row.payload.loss),
                    here.eq(Cat(slot.valid & (slot.sub == self.sub) for slot in slots)),
                    state.eq(State.PICK),
                ]
            with m.Case(State.PICK):
                m.d.sync += [
                    here.eq(here & ~first),
                    self.number.eq(reduce(or_, [Mux(first[i], C(s, 3), 0) for i, s in enumerate(SOURCES)])),
                    self.edge.eq((first & Cat(slot.edge for slot in slots)).any()),
                    self.multi.eq((first & Cat(slot.multi for slot in slots)).any()),
                ]
                with m.If(here.any()):
                    with m.If(index == 0):
                        m.d.sync += state.eq(State.UPPER)
                    with m.Else():
                        m.d.sync += state.eq(State.LOAD)  # the last row of a loss
                with m.Else():
                    # Of a loss's last row the last edge is looked for.
                    m.d.sync += [self.sub.eq(self.sub + Mux(index == 0, 1, -1)), state.eq(State.LOOK)]
                    m.d.comb += row.ready.eq(last_sub & (index == 0))
            with m.Case(State.UPPER):
                m.d.sync += state.eq(State.LOWER)
            with m.Case(State.LOWER):
                m.d.sync += state.eq(Mux(self.marked, State.LOSS, State.READY))
            with m.Case(State.READY):
                m.d.comb += misfit.eq(~fits & is_open)
                with m.If(~misfit):
                    m.d.sync += state.eq(State.OFFER)
            with m.Case(State.OFFER):
                m.d.comb += [
                    event_taken.eq(is_open & ~is_loss & payload.word.ready),
                    loss_taken.eq(is_open & is_loss & payload.word.ready),
                ]
                with m.If(event_taken):
                    m.d.sync += state.eq(State.PICK)
                with m.If(loss_taken):
                    m.d.sync += [index.eq(index + 1), state.eq(State.LOAD)]
                    with m.If(index == TIMES // 2 - 1):
                        m.d.sync += [self.sub.eq(self.samples - 1), state.eq(State.LOOK)]
                        m.d.comb += row.ready.eq(self.loss_pair)
                    with m.If(index == blocks.LOSS_WORDS - 1):
                        m.d.sync += state.eq(State.END)
            with m.Case(State.LOSS), m.If(is_open & is_loss):
                m.d.sync += state.eq(State.LOAD)
            with m.Case(State.LOAD):
                m.d.sync += state.eq(State.SUBTRACT)
                with m.If(~self.half_counted):
                    m.d.sync += inverse.eq(ONES)
                with m.If((index >= TIMES) & (index < TIMES + len(SOURCES))):
                    m.d.comb += self.count_request.eq(1)
                    with m.If(~self.count_done):
                        m.d.sync += state.eq(State.LOAD)
                    with m.Elif(self.count_before):
                        m.d.sync += [self.half_counted.eq(1), inverse.eq(~self.count_value), state.eq(State.LOAD)]
            with m.Case(State.SUBTRACT):
                m.d.sync += [self.half_counted.eq(0), state.eq(State.OFFER)]
            with m.Case(State.END), m.If(payload.done):
                m.d.comb += [self.loss_sent.eq(1), row.ready.eq(1)]
                m.d.sync += [index.eq(0), self.sub.eq(0), state.eq(State.LOOK)]
        m.d.comb += [
            # The first delta of a block and the counts of sources that do not exist are 0.
            clear.eq(payload.start | ((state == State.SUBTRACT) & (index >= TIMES + len(SOURCES)))),
            self.count_source.eq(index - TIMES),
            self.count_before.eq(~self.loss_alone & ~self.half_counted),
        ]
        for i, source in enumerate(SOURCES):
            m.d.comb += self.sent[i].eq(event_taken & (self.number == source))

        # Blocks ------------------------------------------------------------------------------------------------------

        armed, load, idle = Signal(), Signal(), Signal()
        timer = down_counter(32, name="flush_timer")
        with m.If(load):
            m.d.sync += timer.eq(self.flush)
        with m.Elif(timer != 0):
            m.d.sync += timer.eq(timer - 1)
        # Loaded a clock later, from a register: it is wide.
        m.d.sync += load.eq(~armed & (self.waiting | ~idle))
        with m.If(payload.done):
            m.d.sync += armed.eq(0)
        with m.Elif(self.waiting | ~idle):
            m.d.sync += armed.eq(1)

        with m.If(~opening):
            with m.If(state == State.OFFER):
                m.d.sync += [payload.request.eq(self.enough | (armed & ~load & (timer == 0))), is_loss.eq(0)]
            with m.Elif(state == State.LOSS):
                m.d.sync += [payload.request.eq(self.loss_closed), is_loss.eq(1)]
        with m.Elif(payload.start):
            m.d.sync += payload.request.eq(0)

        m.d.comb += [
            idle.eq(state == State.LOOK),
            payload.kind.eq(Mux(is_loss, blocks.Kind.LOSS, blocks.Kind.EVENTS)),
            payload.base.eq(Cat(lower, ~inverse)),
            payload.word.valid.eq(is_open & (state == State.OFFER)),
            payload.word.payload[:DELTA_BITS].eq(difference),
            payload.word.payload[DELTA_BITS:].eq(
                Mux(is_loss, difference[DELTA_BITS:HALF], Cat(self.number, self.edge, self.multi))
            ),
            payload.end.eq(
                Mux(is_loss, state == State.END, misfit | (state == State.LOSS) | (idle & ~self.waiting))
            ),
            self.pending.eq(self.waiting | ~idle | opening),
        ]
        return m
