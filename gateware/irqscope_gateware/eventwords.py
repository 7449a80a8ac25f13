# SPDX-License-Identifier: BSD-2-Clause
"""Rows of the event queue to the words of EVENTS blocks; loss marks to LOSS blocks.

    row ─► pick the next edge ─► difference to the edge before it (2 clocks) ─► word ─► payload
"""

from functools import reduce
from operator import or_

from amaranth.hdl import C, Cat, Module, Mux, Signal
from amaranth.lib import data, stream, wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract import blocks
from irqscope.contract.events import EVENT
from irqscope.contract.roles import SOURCES

from .layouts import TICK_BITS, clock_bits, slot_layout, slots_layout, sub_bits
from .linear import down_counter
from .payload import PayloadSignature

HALF = TICK_BITS // 2
DELTA_BITS = EVENT.field("delta").width


def record_layout(samples: int) -> data.StructLayout:
    """One record of the event queue: a row, or the mark of a loss.

    A mark has `loss` set and stands where the lost rows would have been; `clocks` and `slots[0].sub` are the time of
    the first edge lost, the other fields are 0.
    """
    return data.StructLayout({"loss": 1, "slots": slots_layout(samples), "clocks": clock_bits(samples)})


class EventWords(wiring.Component):
    """Serialises records into blocks; one edge every four clocks at most.

    A block is requested when `enough` is 1, or `flush` clocks after the first edge began to wait, and at once for a
    loss mark that nothing precedes. It ends when it is full, when nothing waits any more, before an edge whose delta
    does not fit, and before a loss mark. The edges of a row leave in the order of (sub, source).

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
    loss_end, loss_alone : In
        Tick of the last edge of the loss whose mark comes next, and whether none was before it. Stable from the clock
        after the mark was queued until `loss_sent`.
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
                "loss_end": In(TICK_BITS),
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
        self.is_open = Signal()
        self.is_loss = Signal()  # the block requested or open is a LOSS block
        self.idle = Signal()  # no edge is between the row and the offered word
        self.gone = Signal(len(SOURCES))  # edges of the row shown that have been picked
        self.emptied = Signal()  # the edge picked last was the last one of its row
        self.row_taken = Signal()
        self.source = Signal(len(SOURCES))  # of the edge picked
        self.offered = Signal()  # an edge's word can be taken
        self.offered_source = Signal(len(SOURCES))
        self.loss_index = Signal(range(blocks.LOSS_WORDS + 1))  # words of the loss record that have been offered
        self.loss_offered = Signal()
        self.loss_word = Signal(32)
        self.half_counted = Signal()  # the word is the count up to the loss before

    def elaborate(self, platform) -> Module:
        m = Module()
        payload = self.payload
        is_open, is_loss, idle = self.is_open, self.is_loss, self.idle
        with m.If(payload.start):
            m.d.sync += is_open.eq(1)
        with m.Elif(payload.done):
            m.d.sync += is_open.eq(0)
        opening = payload.request | is_open

        # Pick: the next edge of the row ------------------------------------------------------------------------------

        gone, source = self.gone, self.source
        slots = self.row.payload.slots
        valids, edges, multis = (Signal(len(SOURCES), name=name) for name in ("valids", "edges", "multis"))
        subs = [Signal(slot_layout(self.samples)["sub"].width, name=f"sub{i}") for i in range(len(SOURCES))]
        remaining, first = Signal(len(SOURCES)), Signal(len(SOURCES))
        picked_sub = Signal.like(subs[0])
        earliest = []
        for i, sub in enumerate(subs):
            earlier = [
                remaining[j] & ((other <= sub) if j < i else (other < sub)) for j, other in enumerate(subs) if j != i
            ]
            earliest.append(remaining[i] & ~reduce(or_, earlier))
        # Narrow signals, and nothing is worked out while there is no row: the simulated gateware is faster for both.
        with m.If(self.row.valid):
            m.d.comb += [
                valids.eq(Cat(slots[i].valid for i in range(len(SOURCES)))),
                edges.eq(Cat(slots[i].edge for i in range(len(SOURCES)))),
                multis.eq(Cat(slots[i].multi for i in range(len(SOURCES)))),
                *(sub.eq(slots[i].sub) for i, sub in enumerate(subs)),
                remaining.eq(valids & ~gone),
                first.eq(Cat(earliest)),
                picked_sub.eq(reduce(or_, [Mux(first[i], sub, C(0, len(sub))) for i, sub in enumerate(subs)])),
            ]

        def ticks(sub):
            """The tick of sample `sub` in the clock of the row."""
            return Cat(sub[: sub_bits(self.samples)], self.row.payload.clocks)

        tick = Signal(TICK_BITS)
        edge, multi = Signal(), Signal()
        low = Signal(HALF + 1)
        high = Signal(HALF)

        # Offered: the edge whose word the sender may take ------------------------------------------------------------

        last_tick = Signal(TICK_BITS)  # of the edge that is or was offered last
        offered, offered_source = self.offered, self.offered_source
        delta = Signal(DELTA_BITS)
        offered_edge, offered_multi = Signal(), Signal()
        is_first = Signal()  # of its block: the base says its time
        fits, passes, misfit = Signal(), Signal(), Signal()
        m.d.comb += fits.eq((high == 0) & (low[DELTA_BITS:HALF] == 0))

        with m.FSM() as fsm:
            with m.State("Pick"), m.If(self.row.valid & ~self.row.payload.loss):
                m.d.sync += [
                    tick.eq(ticks(picked_sub)),
                    source.eq(first),
                    edge.eq((edges & first).any()),
                    multi.eq((multis & first).any()),
                    gone.eq(gone | first),
                ]
                m.d.sync += self.emptied.eq(remaining == first)
                m.next = "Low"
            with m.State("Low"):
                with m.If(self.emptied):
                    m.d.comb += self.row_taken.eq(1)
                    m.d.sync += gone.eq(0)
                m.d.sync += low.eq(tick[:HALF] - last_tick[:HALF])
                m.next = "High"
            with m.State("High"):
                m.d.sync += high.eq(tick[HALF:] - last_tick[HALF:] - low[HALF])
                m.next = "Ready"
            with m.State("Ready"):
                m.d.comb += [misfit.eq(~fits & is_open), passes.eq(~offered & ~misfit)]
                with m.If(passes):
                    m.d.sync += [
                        last_tick.eq(tick),
                        delta.eq(low),
                        offered_source.eq(source),
                        offered_edge.eq(edge),
                        offered_multi.eq(multi),
                    ]
                    m.next = "Pick"
        m.d.comb += idle.eq(fsm.ongoing("Pick"))

        event_taken = Signal()
        m.d.comb += event_taken.eq(is_open & ~is_loss & offered & payload.word.ready)
        with m.If(passes):
            m.d.sync += offered.eq(1)
        with m.Elif(event_taken):
            m.d.sync += offered.eq(0)
        with m.If(payload.start):
            m.d.sync += is_first.eq(1)
        with m.Elif(event_taken):
            m.d.sync += is_first.eq(0)
        number = reduce(or_, [Mux(offered_source[i], C(s, 3), C(0, 3)) for i, s in enumerate(SOURCES)])
        event_word = Cat(Mux(is_first, C(0, DELTA_BITS), delta), number, offered_edge, offered_multi)
        m.d.comb += self.sent.eq(Mux(event_taken, offered_source, 0))

        # Loss records ------------------------------------------------------------------------------------------------

        mark = Signal()  # a loss mark is at the head, and nothing stands before it
        begin = Signal(TICK_BITS)
        m.d.comb += [
            mark.eq(self.row.valid & self.row.payload.loss & idle),
            begin.eq(ticks(self.row.payload.slots[0].sub)),
        ]
        times = [begin[:HALF], begin[HALF:], self.loss_end[:HALF], self.loss_end[HALF:]]
        index, loss_word, loss_offered = self.loss_index, self.loss_word, self.loss_offered
        half_counted = self.half_counted
        counts, known = Signal(), Signal()
        item = Signal(32)
        m.d.comb += [
            counts.eq((index >= len(times)) & (index < len(times) + len(SOURCES))),
            self.count_source.eq(index - len(times)),
            self.count_before.eq(~self.loss_alone & ~half_counted),
            known.eq(~counts | self.count_done),
        ]
        with m.If(counts):
            m.d.comb += item.eq(self.count_value)
        for i, time in enumerate(times):
            with m.If(index == i):
                m.d.comb += item.eq(time)
        with m.If(is_open & is_loss):
            with m.If(payload.done):
                m.d.sync += index.eq(0)
                m.d.comb += self.loss_sent.eq(1)
            with m.Elif(loss_offered), m.If(payload.word.ready):
                m.d.sync += [loss_offered.eq(0), loss_word.eq(0)]
            with m.Elif(index != blocks.LOSS_WORDS):
                m.d.comb += self.count_request.eq(counts)
                with m.If(known):
                    # The word is 0, or the count up to the loss before.
                    m.d.sync += loss_word.eq(item - loss_word)
                    with m.If(counts & self.count_before):
                        m.d.sync += half_counted.eq(1)
                    with m.Else():
                        m.d.sync += [index.eq(index + 1), loss_offered.eq(1), half_counted.eq(0)]
        m.d.comb += self.row.ready.eq(self.row_taken | self.loss_sent)

        # Blocks ------------------------------------------------------------------------------------------------------

        armed = Signal()
        timer = down_counter(32, name="flush_timer")
        has_edges = Signal()
        m.d.comb += has_edges.eq(offered | ~idle)
        with m.If(timer != 0):
            m.d.sync += timer.eq(timer - 1)
        with m.If(payload.done):
            m.d.sync += [armed.eq(0), timer.eq(0)]
        with m.Elif(~armed & (self.waiting | has_edges)):
            m.d.sync += [armed.eq(1), timer.eq(self.flush)]

        with m.If(~opening):
            with m.If(offered):
                m.d.sync += [payload.request.eq(self.enough | (armed & (timer == 0))), is_loss.eq(0)]
            with m.Elif(mark):
                m.d.sync += [payload.request.eq(1), is_loss.eq(1)]
        with m.Elif(payload.start):
            m.d.sync += payload.request.eq(0)

        m.d.comb += [
            payload.kind.eq(Mux(is_loss, blocks.Kind.LOSS, blocks.Kind.EVENTS)),
            payload.base.eq(Mux(is_loss, begin, last_tick)),
            payload.word.valid.eq(is_open & Mux(is_loss, loss_offered, offered)),
            payload.word.payload.eq(Mux(is_loss, loss_word, event_word)),
            payload.end.eq(Mux(is_loss, index == blocks.LOSS_WORDS, misfit | mark | (idle & ~self.waiting))),
            self.pending.eq(self.waiting | has_edges | opening),
        ]
        return m
