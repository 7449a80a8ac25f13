# SPDX-License-Identifier: BSD-2-Clause
"""The event stream: every edge while the link keeps up, otherwise whole intervals lost, and told so in band.

    row ─► queue (block RAM) ─► event words ─► payload

From a row that finds the queue full until it has drained to half, rows only take each other's place in it: what stays
are the first and the last one lost.
"""

from amaranth.hdl import Cat, Module, Mux, Signal
from amaranth.lib import wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract import blocks
from irqscope.contract.identity import Identity
from irqscope.contract.roles import source_bits

from .eventwords import EventWords, record_layout
from .flushtimer import FLUSH_BITS
from .layouts import clock_bits, slots_layout
from .payload import PayloadSignature
from .queue import Queue


class EventStream(wiring.Component):
    """Queues rows and turns them into EVENTS and LOSS blocks.

    For every source, over all clocks: `seen = sent + lost + queued`. An edge is sent when its word is taken.

    A row that finds the queue full, but for two places or three, begins a loss interval. Rows are then dropped whole
    until less than half of the queue is taken and the record of the interval before has been sent; in the clock after
    that (a row of which is the last one lost) recording resumes. Two places are for the first and the last row lost,
    which say when the interval was; the third is because the level comes a clock late.

    Members
    -------
    slots, clocks : In
        A row may come in every clock; without a valid slot it is none. Slots, bits and counters are those of the
        identity's `sources`, in their order.
    enable : In(1)
        Edges of rows that come while it was 0 in the clock before are not offered to the stream, nor counted.
    flush : In(FLUSH_BITS)
        Register `flush`.
    payload : Out(PayloadSignature)
    seen, sent, lost : Out(one bit per source)
        In this clock an edge of that source is offered, its word is taken, it is lost.
    mark : Out(1)
        One clock: a loss interval has been closed, of which the edges lost in this clock were the last. What was lost
        of each source until now is to be kept, under the number `mark_bank` that shows from the next clock on. No edge
        is lost in the `depth // 2 - 2` clocks after it.
    mark_bank : Out(1)
    count_request, count_bank, count_source : Out
        Asks for what was kept under that number; until `count_done`. The record of a loss interval has the difference
        between its mark and the one before.
    count_done, count_value : In
        One clock: the answer.
    queued : Out, array by source
        Edges that were neither sent nor lost before the last clock: it changes two clocks after `seen` or `sent`.
    lost_total : Out(32)
        Edges lost before the last two clocks, of all sources, modulo 2**32.
    pending : Out(1)
        Edges or loss records wait, or a block is unfinished. 1 from the second clock after a row on.
    """

    def __init__(self, identity: Identity) -> None:
        self.samples = identity.samples
        self.numbers = identity.sources
        self.sources = len(self.numbers)
        self.depth = identity.event_queue
        if self.depth < 4:
            raise ValueError(f"the event queue must hold at least 4 rows, not {self.depth}")
        super().__init__(
            {
                "slots": In(slots_layout(self.samples, self.sources)),
                "clocks": In(clock_bits(self.samples)),
                "enable": In(1),
                "flush": In(FLUSH_BITS),
                "payload": Out(PayloadSignature()),
                "seen": Out(self.sources),
                "sent": Out(self.sources),
                "lost": Out(self.sources),
                "mark": Out(1),
                "mark_bank": Out(1),
                "count_request": Out(1),
                "count_bank": Out(1),
                "count_source": Out(source_bits(identity.inputs)),
                "count_value": In(32),
                "count_done": In(1),
                "queued": Out(range(self.depth - 1)).array(self.sources),
                "lost_total": Out(32),
                "pending": Out(1),
            }
        )
        # Here and not in `elaborate`, so that the proofs can look at them.
        self.queue = Queue(record_layout(self.samples, self.sources), depth=self.depth, registered=False)
        self.words = EventWords(self.samples, self.numbers)
        self.enabled = Signal()  # `enable` a clock late
        self.losing = Signal()
        self.closing = Signal()  # the loss interval ends with this clock
        self.several = Signal()  # rows are lost in the interval
        self.marks = Signal(2)  # there has been a mark, and one before it
        self.record_busy = Signal()  # the record of the interval before the present one has not been sent

    def elaborate(self, platform) -> Module:
        m = Module()
        m.submodules.queue = queue = self.queue
        m.submodules.words = words = self.words
        losing, closing, record_busy = self.losing, self.closing, self.record_busy
        wiring.connect(m, queue.read, words.row)
        wiring.connect(m, wiring.flipped(self.payload), words.payload)

        # Offered edges: kept or lost, by whole rows ------------------------------------------------------------------

        valid = Signal(self.sources)
        row, crowded, full = Signal(), Signal(), Signal()
        dropped = Signal(self.sources)
        kept = Signal(self.sources)
        # A clock late: it is the same for long, and far away.
        m.d.sync += self.enabled.eq(self.enable)
        m.d.comb += [
            valid.eq(Mux(self.enabled, Cat(slot.valid for slot in self.slots), 0)),
            row.eq(valid.any()),
            # `depth - 3` or more: written so that there is no carry chain.
            crowded.eq(queue.level[-1] | (queue.level[2:-1].all() & queue.level[:2].any())),
            full.eq(losing | crowded),
            dropped.eq(Mux(full, valid, 0)),
            kept.eq(Mux(full, 0, valid)),
        ]

        # The loss interval -------------------------------------------------------------------------------------------

        ends = Signal()
        m.d.comb += ends.eq(self.several | row)  # there is a row to end with that is not the one that it began with
        # Decided a clock before, since much follows it.
        m.d.sync += closing.eq(losing & ~closing & (queue.level < self.depth // 2) & ~record_busy)
        m.d.sync += [
            losing.eq(~closing & (losing | (row & crowded))),
            self.several.eq(~closing & losing & ends),
            record_busy.eq(closing | (record_busy & ~words.loss_sent)),
        ]
        marks = self.marks
        with m.If(closing):
            m.d.sync += [words.loss_pair.eq(ends), self.mark_bank.eq(~self.mark_bank), marks.eq(Cat(1, marks[0]))]
        m.d.comb += [
            self.mark.eq(closing),
            words.loss_closed.eq(record_busy),
            words.loss_alone.eq(~marks[1]),
            self.count_request.eq(words.count_request),
            self.count_bank.eq(self.mark_bank ^ words.count_before),
            self.count_source.eq(words.count_source),
            words.count_value.eq(self.count_value),
            words.count_done.eq(self.count_done),
        ]

        # The queue ---------------------------------------------------------------------------------------------------

        threshold = min(blocks.PAYLOAD_WORDS, self.depth // 2)
        m.d.comb += [
            queue.w_data.eq(Cat(full, self.slots.as_value(), self.clocks)),
            queue.w_valid.eq(row & ~losing),
            queue.w_draft.eq(row & losing),
            queue.w_confirm.eq(closing & ends),
            words.waiting.eq(queue.level != 0),
            words.flush.eq(self.flush),
            self.pending.eq(words.pending | losing),
        ]
        m.d.sync += words.enough.eq(queue.level >= threshold)

        # The books ---------------------------------------------------------------------------------------------------

        m.d.comb += [self.seen.eq(valid), self.sent.eq(words.sent), self.lost.eq(dropped)]
        # Counted a clock late, so that no adder follows what decides; all sources together one more.
        late = {name: Signal(self.sources, name=f"{name}_late") for name in ("kept", "sent", "lost")}
        kept_late, sent_late, lost_late = late.values()
        lost_edges = Signal(range(self.sources + 1))
        m.d.sync += [
            kept_late.eq(kept),
            sent_late.eq(words.sent),
            lost_late.eq(dropped),
            lost_edges.eq(sum(lost_late[i] for i in range(self.sources))),
            self.lost_total.eq(self.lost_total + lost_edges),
        ]
        for i, queued in enumerate(self.queued):
            with m.If(kept_late[i] != sent_late[i]):
                m.d.sync += queued.eq(queued + Mux(kept_late[i], 1, -1))
        return m
