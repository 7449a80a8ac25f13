# SPDX-License-Identifier: BSD-2-Clause
"""Builds the proof of the event stream: an arbitrary link, arbitrary rows, and what has to hold of them."""

from functools import reduce
from operator import add, or_
from types import ModuleType

from amaranth.hdl import Array, Assert, Assume, C, Cat, Elaboratable, Module, Mux, Signal, Value
from event_rows import State, in_flight, one_state, remaining
from payload_rules import keep_sender_rules
from queueproof import level_of, queue_invariants, record_at, stored

from irqscope.contract import blocks
from irqscope.contract.events import loss_words
from irqscope.contract.frontends import FrontEndId
from irqscope.contract.identity import Identity
from irqscope.contract.roles import event_sources

EVENT_SOURCES = event_sources()
"""Of an instrument with four inputs and a trigger."""
LOSS_WORDS = loss_words(0)

SAMPLES = 2
QUEUE = 8
"""Rows of the event queue: the fewest of which half are two more than none."""


def first_of(record) -> Value:
    """The tick of a row's first edge, of a row of two samples."""
    return Cat(~reduce(or_, [slot.valid & ~slot.sub for slot in record.slots]), record.clocks)


def last_of(record) -> Value:
    return Cat(reduce(or_, [slot.valid & slot.sub for slot in record.slots]), record.clocks)


SCRIPT = (
    0x800000000000048000000000002000000000014,
    0x60000000000000000000020000018,
)
"""Clocks, from bit 0 on, with an edge of source 0 and of source 5. A queue of four is then filled as far as it may be
before rows are lost (4), and has a loss whose second and last row comes as it is closed (4 .. 29), one of a single row
(49), and one of several with a row at its end (155)."""


class BooksBalance(Elaboratable):
    """Event stream with an arbitrary link and arbitrary rows; or `scripted`, with one sequence of rows and a link that
    takes all words at once: a fault of a mutant then shows in seconds. With `no_loss` it also claims that no record
    of a loss is ever complete.
    """

    def __init__(self, module: ModuleType, *, scripted: bool = False, no_loss: bool = False) -> None:
        identity = Identity.__new__(Identity)
        object.__setattr__(identity, "samples", SAMPLES)
        object.__setattr__(identity, "trigger", 1)
        object.__setattr__(identity, "event_queue", 4 if scripted else QUEUE)
        object.__setattr__(identity, "front_end", FrontEndId.SIMULATION)
        self.dut = dut = module.EventStream(identity)
        payload = dut.payload
        self.scripted = scripted
        self.no_loss = no_loss
        self.ports = [
            Value.cast(dut.slots),
            dut.clocks,
            dut.enable,
            dut.flush,
            payload.start,
            payload.word.ready,
            payload.done,
            dut.count_done,
            dut.count_value,
        ]
        if scripted:
            self.ports = []

    def elaborate(self, platform: object) -> Module:
        m = Module()
        m.submodules.dut = dut = self.dut
        if self.scripted:
            payload = dut.payload
            clocks = Signal(8)
            m.d.sync += clocks.eq(clocks + 1)
            m.d.comb += [
                dut.enable.eq(1),
                dut.clocks.eq(clocks),
                dut.slots[0].valid.eq(C(SCRIPT[0], 256).bit_select(clocks, 1)),
                dut.slots[0].sub.eq(clocks[1]),
                dut.slots[5].valid.eq(C(SCRIPT[1], 256).bit_select(clocks, 1)),
                dut.slots[5].sub.eq(~clocks[1]),
                payload.start.eq(payload.request),
                payload.word.ready.eq(dut.words.is_open & ~payload.done),
                payload.done.eq(dut.words.is_open & payload.end & ~payload.word.valid),
                dut.count_done.eq(dut.count_request & clocks[0]),
            ]
        sources = range(len(EVENT_SOURCES))
        words, payload = dut.words, dut.payload
        head = dut.queue.read

        sending = keep_sender_rules(m, payload, words)
        taken = payload.word.valid & payload.word.ready

        # What happened to each offered edge, seen at the queue's write port.
        offered, dropped, kept = Signal(len(EVENT_SOURCES)), Signal(len(EVENT_SOURCES)), Signal(len(EVENT_SOURCES))
        mark = dut.mark
        written = dut.queue.accept & ~dut.queue.w_data.loss
        m.d.comb += [
            offered.eq(Mux(dut.enabled, Cat(slot.valid for slot in dut.slots), 0)),
            kept.eq(Mux(written, offered, 0)),
            dropped.eq(Mux(written, 0, offered)),
            Assert(level_of(dut.queue) <= dut.depth - 2 + dut.losing),
            Assert(~dut.closing | (dut.losing & ~dut.record_busy)),
        ]
        if not self.scripted:  # in a queue of four an interval ends at once
            recent = level_of(dut.queue) > dut.queue.level  # the first row lost has been written
            m.d.comb += [
                Assert(~dut.losing | ~recent | (dut.queue.level >= dut.depth // 2)),
                Assert(~dut.closing | (level_of(dut.queue) < dut.depth // 2)),
            ]
        with m.If(written):
            m.d.comb += [
                Assert(offered.any()),
                Assert(Value.cast(dut.queue.w_data.slots) == Value.cast(dut.slots)),
                Assert(dut.queue.w_data.clocks == dut.clocks),
            ]

        # The books. `queued` is a clock behind.
        kept_late, sent_late = Signal(len(EVENT_SOURCES)), Signal(len(EVENT_SOURCES))
        queued = [Signal(range(dut.depth + 6), name=f"queued_now_{i}") for i in sources]
        m.d.sync += [kept_late.eq(dut.seen & ~dut.lost), sent_late.eq(dut.sent)]
        m.d.comb += [queued[i].eq(dut.queued[i] + kept_late[i] - sent_late[i]) for i in sources]
        books = [Signal(32, name=f"lost_{i}") for i in sources]
        for i, lost in enumerate(books):
            seen, sent = Signal(32), Signal(32)
            sent_now = Signal()
            m.d.sync += [seen.eq(seen + dut.seen[i]), lost.eq(lost + dut.lost[i]), sent.eq(sent + dut.sent[i])]
            m.d.comb += [
                sent_now.eq(taken & (payload.kind == blocks.Kind.EVENTS) & (payload.word.payload[27:30] == i)),
                Assert(dut.seen[i] == offered[i]),
                Assert(dut.lost[i] == dropped[i]),
                Assert(dut.sent[i] == sent_now),
                Assert(seen == (sent + lost + queued[i])[:32]),
            ]

        # What is really there.
        rows = dut.queue
        queue_invariants(m, rows)
        numbers = [(rows.read_pointer + place)[: len(rows.read_pointer)] for place in range(dut.depth)]
        in_ram = [(stored(rows, number), record_at(m, rows, number), number) for number in numbers]
        for i in sources:
            there = [valid & ~record.loss & record.slots[i].valid for valid, record, _ in in_ram]
            there += [remaining(words, i), in_flight(words) & (words.number == i)]
            m.d.comb += Assert(queued[i] == reduce(add, there))
        state, index = words.state.as_value(), words.index
        at_rest = (state == State.LOOK) | (state == State.PICK)
        m.d.comb += [
            Assert(one_state(words)),
            Assert(~head.ready | (words.sub == 0) | (index != 0)),
            Assert(words.timed == (index < 4)),
            Assert(words.counted == ((index >= 4) & (index < 4 + len(EVENT_SOURCES)))),
            Assert((state == State.LOOK) | (head.valid & (words.marked == head.payload.loss))),
            Assert(head.valid | (words.sub == 0) | (index != 0)),
            Assert(~in_flight(words) | (words.number < len(EVENT_SOURCES))),
            Assert(~head.valid | Cat(slot.valid for slot in head.payload.slots).any()),
        ]
        for i, slot in enumerate(head.payload.slots):
            here = slot.valid & (slot.sub == words.sub)
            with m.If((state == State.PICK) & head.payload.loss):
                m.d.comb += Assert(words.here[i] == here)
            with m.If((state != State.LOOK) & words.here[i]):
                m.d.comb += Assert(here)
            with m.If(in_flight(words) & (words.number == i)):
                m.d.comb += Assert(here & ~words.here[i])
        for valid, record, _ in in_ram:
            with m.If(valid):
                m.d.comb += Assert(Cat(slot.valid for slot in record.slots).any())

        # The loss interval that is open, and the one whose record is under way.
        tick_bits = 64
        is_open, begin, end = Signal(), Signal(tick_bits), Signal(tick_bits)
        begin_now, end_now = Signal(tick_bits), Signal(tick_bits)
        row_ticks = [Cat(slot.sub, dut.clocks) for slot in dut.slots]
        first, last = Signal(tick_bits), Signal(tick_bits)
        for tick, wins, start in ((first, Value.__lt__, ~C(0, tick_bits)), (last, Value.__gt__, C(0, tick_bits))):
            value = start
            for i in sources:
                value = Mux(offered[i] & wins(row_ticks[i], value), row_ticks[i], value)
            m.d.comb += tick.eq(value)
        m.d.comb += [begin_now.eq(Mux(is_open, begin, first)), end_now.eq(Mux(dropped.any(), last, end))]
        under_way, record_begin, record_end = Signal(), Signal(tick_bits), Signal(tick_bits)
        m.d.comb += [
            Assume(dut.clocks != ~C(0, len(dut.clocks))),  # the neutral element of `first`
            Assert(is_open == dut.losing),
            Assert(~(~is_open & dut.several)),
            Assert(~(is_open & written)),
            Assert(~mark | (is_open & ~under_way)),
            Assert(under_way == dut.record_busy),
        ]
        with m.If(dropped.any()):
            m.d.sync += [is_open.eq(1), begin.eq(begin_now), end.eq(end_now)]
        with m.If(mark):
            m.d.sync += [is_open.eq(0), under_way.eq(1), record_begin.eq(begin_now), record_end.eq(end_now)]

        # Their first and last rows are where they shall be, and no others are marked.
        begin_at, record_at_ = Signal.like(rows.write_pointer), Signal.like(rows.write_pointer)
        pair, moved = Signal(), Signal()
        with m.If(dropped.any() & ~is_open):
            m.d.sync += begin_at.eq(rows.write_pointer)
        with m.If(mark):
            m.d.sync += [record_at_.eq(begin_at), pair.eq(dut.several | dropped.any())]
        begun, begun_before = record_at(m, rows, begin_at), record_at(m, rows, record_at_)
        second = (record_at_ + 1)[: len(record_at_)]
        ended_before, draft = record_at(m, rows, second), record_at(m, rows, rows.write_pointer)
        m.d.comb += moved.eq(pair & (index >= 2) & ~head.ready)
        with m.If(is_open):
            m.d.comb += [
                Assert(stored(rows, begin_at) & ((begin_at + 1)[: len(begin_at)] == rows.write_pointer)),
                Assert(first_of(begun) == begin),
                Assert(Mux(dut.several, last_of(draft), last_of(begun)) == end),
            ]
            with m.If(dut.several):
                m.d.comb += Assert(draft.loss & Cat(slot.valid for slot in draft.slots).any())
        with m.If(under_way):
            m.d.comb += [Assert(pair == words.loss_pair), Assert(moved | stored(rows, record_at_))]
            with m.If(~moved):
                m.d.comb += Assert(first_of(begun_before) == record_begin)
            with m.If(pair):
                m.d.comb += [Assert(stored(rows, second)), Assert(last_of(ended_before) == record_end)]
            with m.Else():
                m.d.comb += Assert(last_of(begun_before) == record_end)
            with m.If(is_open):
                m.d.comb += Assert(begin_at != record_at_)
                m.d.comb += Assert(~pair | (begin_at != second))
        before_head = (rows.read_pointer - 1)[: len(rows.read_pointer)]
        sent_last = head.ready & head.payload.loss & (index == 0)  # the last row of a loss that was sent goes
        first_goes = head.ready & (index != 0)
        m.d.comb += [
            Assert(~sent_last | ~(under_way | (is_open & (begin_at == before_head)))),
            Assert(~first_goes | (under_way & pair & (before_head == record_at_) & (words.sub == SAMPLES - 1))),
        ]
        for valid, record, number_ in [*in_ram, (rows.fetched & ~sent_last, head.payload, before_head)]:
            own = under_way & ((~moved & (number_ == record_at_)) | (pair & (number_ == second)))
            m.d.comb += Assert(~valid | (record.loss == (own | is_open & (number_ == begin_at))))
        done = payload.done & (payload.kind == blocks.Kind.LOSS)
        with m.If(done):
            m.d.sync += under_way.eq(0)
        counts, kept_counts, kept_before = [], [], []
        for i, lost in enumerate(books):
            count, record_count, kept_count, before = Signal(32), Signal(32), Signal(32), Signal(32)
            counts.append(record_count)
            kept_counts.append(kept_count)
            kept_before.append(before)
            m.d.sync += count.eq(Mux(mark, 0, count + dropped[i]))
            with m.If(mark):
                m.d.sync += [
                    record_count.eq(count + dropped[i]),
                    kept_count.eq(lost + dropped[i]),
                    before.eq(kept_count),
                ]
            m.d.comb += [
                Assert(count == (lost - kept_count)[:32]),
                Assert(record_count == (kept_count - before)[:32]),
                Assert(dut.marks[0] | (kept_count == 0)),
                Assert(dut.marks[1] | (before == 0)),
            ]

        # Who keeps the counts at a mark answers, sooner or later, and has time to keep them.
        bank, quiet, answer = Signal(), Signal(range(dut.depth // 2 - 1)), Signal(32)
        one, two = Signal(), Signal()  # marks that there have been
        with m.If(mark):
            m.d.sync += [bank.eq(~bank), quiet.eq(dut.depth // 2 - 2), one.eq(1), two.eq(one)]
        with m.Elif(quiet != 0):
            m.d.sync += quiet.eq(quiet - 1)
        m.d.comb += [
            Assert(dut.mark == mark),
            Assert(dut.mark_bank == bank),
            Assert((dut.marks[0] == one) & (dut.marks[1] == two) & (one | ~under_way)),
            Assert(~dut.count_request | (dut.count_bank == bank) | two),
            Assert(~(dropped.any() & (quiet != 0))),
            Assert((quiet == 0) | (level_of(dut.queue) <= dut.depth - 2 - quiet)),
            Assert((quiet == 0) | (dut.queue.level <= dut.depth - 3 - quiet)),
            Assert((quiet == 0) | ~is_open),
            answer.eq(
                Mux(dut.count_bank == bank, Array(kept_counts)[dut.count_source], Array(kept_before)[dut.count_source])
            ),
            Assert(~dut.count_request | (under_way & (dut.count_source < len(EVENT_SOURCES)))),
        ]
        if self.scripted:
            m.d.comb += dut.count_value.eq(Mux(dut.count_done, answer, ~answer))
        else:
            m.d.comb += [Assume(dut.count_value == answer), Assume(~dut.count_done | dut.count_request)]

        # The words of a LOSS block.
        number = Signal(range(LOSS_WORDS + 1))
        wanted = Array([record_begin[:32], record_begin[32:], record_end[:32], record_end[32:], *counts, C(0, 32)])
        told = 4 + len(EVENT_SOURCES)  # words that are not always 0
        word = wanted[Mux(number < told, number, told)]
        counting = (number >= 4) & (number < told)
        with m.If(payload.start):
            m.d.sync += number.eq(0)
        with m.Elif(sending & words.is_loss & taken):
            m.d.sync += number.eq(number + 1)
        its_words = (state == State.LOAD) | (state == State.SUBTRACT) | (state == State.END)
        its_words |= (state == State.OFFER) & words.marked
        with m.If(sending & words.is_loss):
            m.d.comb += [
                Assert(under_way),
                Assert((index == number) & (number <= LOSS_WORDS)),
                Assert((number == LOSS_WORDS) == (state == State.END)),
                Assert(its_words | (state == State.LOSS) | at_rest),
                Assert(~its_words | words.marked),
                Assert((state != State.LOSS) | (number == 0)),
                Assert(~at_rest | (number == 2)),
            ]
            with m.If(state == State.OFFER):
                m.d.comb += Assert(words.difference[:32] == word)
            with m.If(payload.word.valid):
                m.d.comb += Assert(payload.word.payload == word)
            with m.If(done):
                m.d.comb += Assert(number == LOSS_WORDS)
            with m.If((state == State.SUBTRACT) & (number < told)):
                m.d.comb += Assert((words.minuend + words.inverse + 1)[:32] == word)
            with m.If(words.half_counted):
                m.d.comb += [
                    Assert(counting & ((state == State.LOAD) | (state == State.SUBTRACT)) & dut.marks[1]),
                    Assert(~words.inverse == Array(kept_before)[number - 4]),
                ]
        with m.Else():
            m.d.comb += [Assert((index == 0) & ~words.half_counted & ~its_words)]
        with m.If(payload.start & words.is_loss):
            m.d.comb += Assert(payload.base == record_begin)

        # The row of the loss that is shown, and what is known of its time.
        head_begins, head_ends, begin_sub = Signal(), Signal(), Signal(1)
        base = Cat(words.lower, ~words.inverse)
        m.d.comb += [
            head_begins.eq(head.valid & head.payload.loss & (index < 2)),
            head_ends.eq(head.valid & head.payload.loss & (index >= 2)),
            begin_sub.eq(first_of(head.payload)[:1]),
        ]
        with m.If(head_begins):
            at = Cat(begin_sub, head.payload.clocks)
            m.d.comb += Assert(words.sub == Mux(at_rest, words.sub & begin_sub, begin_sub))
            with m.If(state == State.UPPER):
                m.d.comb += Assert(words.minuend == at[32:])
            with m.If(state == State.LOWER):
                m.d.comb += [Assert(words.minuend == at[:32]), Assert(words.lower == at[32:])]
            with m.If(state == State.LOSS):
                m.d.comb += Assert(base == at)
        with m.If(head_ends):
            end_sub = last_of(head.payload)[:1]
            m.d.comb += Assert(words.sub == Mux(at_rest, words.sub | end_sub, end_sub))
        m.d.comb += [
            Assert(~(head.valid & ~head.payload.loss) | (index == 0)),
            Assert((state != State.LOSS) | words.marked),
            Assert((state != State.READY) | ~words.marked),
        ]
        with m.If(payload.request):
            m.d.comb += Assert(Mux(words.is_loss, (state == State.LOSS) & under_way, in_flight(words)))
            m.d.comb += Assert(words.is_loss | (state == State.OFFER))
        if self.no_loss:
            m.d.comb += Assert(~done)
        return m
