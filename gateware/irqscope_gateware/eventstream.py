# SPDX-License-Identifier: BSD-2-Clause
"""The event stream: every edge while the link keeps up, otherwise whole intervals lost, and told so in band.

    row ─┬─► queue (block RAM) ─► event words ─► payload
         └─► loss interval ─► mark ─┘    (while the queue is full, and until it has drained to half)
"""

from functools import reduce
from operator import or_

from amaranth.hdl import C, Cat, Module, Mux, Signal
from amaranth.lib import wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract import blocks
from irqscope.contract.identity import Identity
from irqscope.contract.roles import SOURCES

from .eventwords import EventWords, record_layout
from .layouts import TICK_BITS, clock_bits, slots_layout, sub_bits
from .payload import PayloadSignature
from .queue import Queue


class EventStream(wiring.Component):
    """Queues rows and turns them into EVENTS and LOSS blocks.

    For every source, over all clocks: `seen = sent + lost + queued`. An edge is sent when its word is taken.

    A row that finds the queue full begins a loss interval. Rows are then dropped whole until less than half of the
    queue is taken and the record of the interval before has been sent; in that clock (a row of which is the last one
    lost) the mark of the loss is queued, and recording resumes.

    Members
    -------
    slots, clocks : In
        A row may come in every clock; without a valid slot it is none.
    enable : In(1)
        Edges of rows that come while it is 0 are not offered to the stream, nor counted.
    flush : In(32)
        Register `flush`.
    payload : Out(PayloadSignature)
    seen, sent, lost : Out(one bit per source)
        In this clock an edge of that source is offered, its word is taken, it is lost.
    mark : Out(1)
        One clock: a loss interval has been closed, of which the edges lost in this clock were the last. What was lost
        of each source until now is to be kept, under the number `mark_bank` that shows from the next clock on. No edge
        is lost in the `depth // 2` clocks after it.
    mark_bank : Out(1)
    count_request, count_bank, count_source : Out
        Asks for what was kept under that number; until `count_done`. The record of a loss interval has the difference
        between its mark and the one before.
    count_done, count_value : In
        One clock: the answer.
    queued : Out, array by source
        Edges that were neither sent nor lost before the last clock: it changes two clocks after `seen` or `sent`.
    lost_total : Out(32)
        Edges lost before the last clock, of all sources, modulo 2**32.
    pending : Out(1)
        Edges or loss records wait, or a block is unfinished. 1 from the clock after a row on.
    """

    def __init__(self, identity: Identity) -> None:
        self.samples = identity.samples
        self.depth = identity.event_queue
        if self.depth < 4:
            raise ValueError(f"the event queue must hold at least 4 rows, not {self.depth}")
        super().__init__(
            {
                "slots": In(slots_layout(self.samples)),
                "clocks": In(clock_bits(self.samples)),
                "enable": In(1),
                "flush": In(32),
                "payload": Out(PayloadSignature()),
                "seen": Out(len(SOURCES)),
                "sent": Out(len(SOURCES)),
                "lost": Out(len(SOURCES)),
                "mark": Out(1),
                "mark_bank": Out(1),
                "count_request": Out(1),
                "count_bank": Out(1),
                "count_source": Out(3),
                "count_value": In(32),
                "count_done": In(1),
                "queued": Out(range(self.depth + 3)).array(len(SOURCES)),  # two are in the serialiser
                "lost_total": Out(32),
                "pending": Out(1),
            }
        )
        # Here and not in `elaborate`, so that the proofs can look at them.
        self.layout = record_layout(self.samples)
        self.queue = Queue(self.layout, depth=self.depth)
        self.words = EventWords(self.samples)
        self.losing = Signal()
        self.begin = Signal(TICK_BITS)  # of the interval: ticks of the first and the last edge lost
        self.end = Signal(TICK_BITS)
        self.marks = Signal(2)  # there has been a mark, and one before it
        self.record_busy = Signal()  # the record of the interval before the present one has not been sent

    def elaborate(self, platform) -> Module:
        m = Module()
        m.submodules.queue = queue = self.queue
        m.submodules.words = words = self.words
        losing, record_busy = self.losing, self.record_busy
        wiring.connect(m, queue.read, words.row)
        wiring.connect(m, wiring.flipped(self.payload), words.payload)

        # Offered edges: kept or lost, by whole rows ------------------------------------------------------------------

        valid = Signal(len(SOURCES))
        row = Signal()
        dropped = Signal(len(SOURCES))
        kept = Signal(len(SOURCES))
        m.d.comb += [
            valid.eq(Mux(self.enable, Cat(slot.valid for slot in self.slots), 0)),
            row.eq(valid.any()),
            dropped.eq(Mux(losing | queue.full, valid, 0)),
            kept.eq(Mux(losing | queue.full, 0, valid)),
        ]

        # The loss interval -------------------------------------------------------------------------------------------

        closing = Signal()
        first_sub, last_sub = self._subs(valid)
        begin, end = self.begin, self.end
        end_now = Signal(TICK_BITS)
        record_end = Signal(TICK_BITS)
        m.d.comb += [
            closing.eq(losing & (queue.level < self.depth // 2) & ~record_busy),
            end_now.eq(Mux(row, Cat(last_sub, self.clocks), end)),
        ]
        with m.If(dropped.any() & ~losing):
            m.d.sync += [losing.eq(1), begin.eq(Cat(first_sub, self.clocks))]
        with m.If(dropped.any()):
            m.d.sync += end.eq(end_now)
        with m.If(closing):
            m.d.sync += [losing.eq(0), record_busy.eq(1), record_end.eq(end_now)]
        with m.Elif(words.loss_sent):
            m.d.sync += record_busy.eq(0)
        marks = self.marks
        with m.If(closing):
            m.d.sync += [self.mark_bank.eq(~self.mark_bank), marks.eq(Cat(1, marks[0]))]
        m.d.comb += [
            self.mark.eq(closing),
            words.loss_alone.eq(~marks[1]),
            self.count_request.eq(words.count_request),
            self.count_bank.eq(self.mark_bank ^ words.count_before),
            self.count_source.eq(words.count_source),
            words.count_value.eq(self.count_value),
            words.count_done.eq(self.count_done),
        ]

        # The queue ---------------------------------------------------------------------------------------------------

        bits = sub_bits(self.samples)
        slot = self.layout["slots"].shape.elem_shape
        mark = Cat(C(0, slot["sub"].offset), begin[:bits])  # slots[0].sub
        m.d.comb += [
            queue.w_valid.eq(kept.any() | closing),
            queue.w_data.eq(
                Cat(closing, Mux(closing, mark, self.slots.as_value()), Mux(closing, begin[bits:], self.clocks))
            ),
        ]
        threshold = min(blocks.PAYLOAD_WORDS, self.depth // 2)
        m.d.comb += [
            words.waiting.eq(queue.level != 0),
            words.enough.eq(queue.level >= threshold),
            words.flush.eq(self.flush),
            words.loss_end.eq(record_end),
            self.pending.eq(words.pending | losing),
        ]

        # The books ---------------------------------------------------------------------------------------------------

        m.d.comb += [self.seen.eq(valid), self.sent.eq(words.sent), self.lost.eq(dropped)]
        # Counted a clock late, so that no adder follows what decides.
        late = {name: Signal(len(SOURCES), name=f"{name}_late") for name in ("kept", "sent", "lost")}
        kept_late, sent_late, lost_late = late.values()
        m.d.sync += [kept_late.eq(kept), sent_late.eq(words.sent), lost_late.eq(dropped)]
        for i, queued in enumerate(self.queued):
            with m.If(kept_late[i] & ~sent_late[i]):
                m.d.sync += queued.eq(queued + 1)
            with m.Elif(sent_late[i] & ~kept_late[i]):
                m.d.sync += queued.eq(queued - 1)
        with m.If(lost_late.any()):
            m.d.sync += self.lost_total.eq(self.lost_total + sum(lost_late[i] for i in range(len(SOURCES))))
        return m

    def _subs(self, valid: Signal):
        """`sub` of the first and of the last edge of the row, without the bit that R = 1 does not have."""
        bits = sub_bits(self.samples)
        slots = list(enumerate(self.slots))
        at = [reduce(or_, [valid[i] & (slot.sub == sub) for i, slot in slots]) for sub in range(self.samples)]
        first, last = C(0, bits), C(0, bits)
        for sub in range(self.samples):
            last = Mux(at[sub], C(sub, bits), last)
            first = Mux(at[self.samples - 1 - sub], C(self.samples - 1 - sub, bits), first)
        return first, last
