# SPDX-License-Identifier: BSD-2-Clause
"""The promises of the queue and of the event stream, for every input and all time.

    block        what is proven                                                              size, by
    queue        every record accepted comes out once, in order, unchanged; level is exact   depth 4 and 8, induction
    eventstream  seen = sent + lost + queued by source, `queued` being what is really there  depth 4, R = 2, full
                 (block RAM, its output, the serialiser); an edge is lost exactly if its      widths, induction
                 row was offered and not written; no row is written inside a loss
                 interval; at most one loss record is under way; the words of a LOSS
                 block are begin, end and counts of its interval

The sender is arbitrary, but keeps the rules of `PayloadSignature`. That event words carry the right time is proven in
test_eventwords.py.
"""

from functools import reduce
from operator import add, or_
from types import ModuleType

import pytest
from amaranth.asserts import AnyConst
from amaranth.hdl import Array, Assert, Assume, C, Cat, Cover, Elaboratable, Module, Mux, Signal, Value
from formal_support import mutant, prove
from payload_rules import keep_sender_rules

from irqscope.contract import blocks
from irqscope.contract.frontends import FrontEndId
from irqscope.contract.identity import Identity
from irqscope.contract.roles import SOURCES
from irqscope_gateware import eventstream, queue

pytestmark = pytest.mark.proof

SAMPLES = 2


def entries(m: Module, dut) -> list[tuple[Value, Value, Value]]:
    """(valid, number of records ahead of it in the RAM, content) of every place of a queue's RAM."""
    waiting = Signal.like(dut.write_pointer)
    m.d.comb += waiting.eq(dut.write_pointer - dut.read_pointer)
    result = []
    for place in range(dut.depth):
        port = dut.memory.read_port(domain="comb")
        ahead = Signal.like(dut.read_pointer[:-1])
        m.d.comb += [port.addr.eq(place), ahead.eq(place - dut.read_pointer[:-1])]
        result.append((ahead < waiting, ahead, port.data))
    return result


def queue_invariants(m: Module, dut) -> None:
    """What ties pointers, level and the RAM's output together."""
    port = dut.memory.read_port(domain="comb")
    waiting = Signal.like(dut.write_pointer)
    m.d.comb += [
        port.addr.eq(dut.read_pointer[:-1]),
        waiting.eq(dut.write_pointer - dut.read_pointer),
        Assert(dut.level == waiting + dut.read.valid),
        Assert(dut.level <= dut.depth),
    ]
    with m.If(dut.fetched):
        shown = dut.read_port.data
        m.d.comb += [Assert(waiting != 0), Assert(Value.cast(shown) == Value.cast(port.data))]


class OrderKept(Elaboratable):
    """The record that is accepted as number `n` comes out as number `n`, unchanged."""

    def __init__(self, module: ModuleType, depth: int) -> None:
        self.dut = module.Queue(6, depth=depth)
        self.ports = [self.dut.w_data, self.dut.w_valid, self.dut.read.ready]

    def elaborate(self, platform: object) -> Module:
        m = Module()
        m.submodules.dut = dut = self.dut
        accepted, taken, n, data = Signal(8), Signal(8), AnyConst(8), Signal(6)
        accept = dut.w_valid & ~dut.full
        with m.If(accept):
            m.d.sync += accepted.eq(accepted + 1)
            with m.If(accepted == n):
                m.d.sync += data.eq(dut.w_data)
        with m.If(dut.read.valid & dut.read.ready):
            m.d.sync += taken.eq(taken + 1)
            with m.If(taken == n):
                m.d.comb += Assert(dut.read.payload == data)
        m.d.comb += Assume(accepted < 250)
        # Invariants
        port = dut.memory.read_port(domain="comb")
        fetched = Signal(8)
        queue_invariants(m, dut)
        m.d.comb += [
            port.addr.eq(n[: len(dut.read_pointer) - 1]),
            fetched.eq(taken + dut.read.valid),
            Assert(taken <= accepted),
            Assert(dut.level == accepted - taken),
            Assert(dut.full == (dut.level == dut.depth)),
            Assert(dut.write_pointer == accepted[: len(dut.write_pointer)]),
            Assert(dut.read_pointer == fetched[: len(dut.read_pointer)]),
        ]
        with m.If((n < accepted) & (n >= fetched)):
            m.d.comb += Assert(port.data == data)
        with m.If(dut.read.valid & (taken == n)):
            m.d.comb += Assert(dut.read.payload == data)
        m.d.comb += Cover((taken == dut.depth + 3) & (dut.level == dut.depth))
        return m


@pytest.mark.parametrize("depth", [4, 8])
def test_the_queue_keeps_order_and_loses_nothing(depth: int) -> None:
    proof = OrderKept(queue, depth)
    prove(proof, proof.ports, depth=2)


def test_the_queue_wraps_around_full() -> None:
    proof = OrderKept(queue, 4)
    prove(proof, proof.ports, depth=40, mode="cover")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("accept.eq(self.w_valid & ~self.full)", "accept.eq(self.w_valid)"),
        ("fetched.eq((write_pointer != read_pointer) & ~load)", "fetched.eq(write_pointer != read_pointer)"),
        ("load.eq(fetched & ~self.read.valid)", "load.eq(fetched)"),
        ("with m.If(accept & ~taken):", "with m.If(accept):"),
        ("read_pointer.eq(read_pointer + load)", "read_pointer.eq(read_pointer + fetched)"),
    ],
)
def test_mutants_of_the_queue_are_refuted(old: str, new: str) -> None:
    proof = OrderKept(mutant("irqscope_gateware.queue", old, new), 4)
    prove(proof, proof.ports, depth=14, mode="bmc", expect="fail")


class BooksBalance(Elaboratable):
    """Event stream with an arbitrary link and arbitrary rows; or `scripted`, with one sequence of rows, in bursts that
    overrun the queue, and a link that takes words in half of the time: a fault of a mutant then shows in seconds.
    """

    def __init__(self, module: ModuleType, *, scripted: bool = False) -> None:
        identity = Identity.__new__(Identity)
        object.__setattr__(identity, "samples", SAMPLES)
        object.__setattr__(identity, "event_queue", 4)
        object.__setattr__(identity, "front_end", FrontEndId.SIMULATION)
        self.dut = dut = module.EventStream(identity)
        payload = dut.payload
        self.scripted = scripted
        self.ports = [
            Value.cast(dut.slots), dut.clocks, dut.enable, dut.flush,
            payload.start, payload.word.ready, payload.done, dut.count_done, dut.count_value,
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
                dut.slots[0].valid.eq(~clocks[:2].all() & ~clocks[5]), dut.slots[0].sub.eq(clocks[1]),
                dut.slots[5].valid.eq(clocks[:2].any() & ~clocks[5]), dut.slots[5].sub.eq(~clocks[1]),
                payload.start.eq(payload.request),
                payload.word.ready.eq(dut.words.is_open & ~payload.done & clocks[3]),
                payload.done.eq(dut.words.is_open & payload.end & ~payload.word.valid),
                dut.count_done.eq(dut.count_request & clocks[0]),
            ]
        sources = range(len(SOURCES))
        words, payload = dut.words, dut.payload
        head = dut.queue.read

        sending = keep_sender_rules(m, payload, words)
        taken = payload.word.valid & payload.word.ready

        # What happened to each offered edge, seen at the queue's write port.
        offered, dropped, kept = Signal(len(SOURCES)), Signal(len(SOURCES)), Signal(len(SOURCES))
        write = dut.queue.w_valid & ~dut.queue.full
        mark = write & dut.queue.w_data.loss
        written = write & ~dut.queue.w_data.loss
        m.d.comb += [
            offered.eq(Mux(dut.enable, Cat(slot.valid for slot in dut.slots), 0)),
            kept.eq(Mux(written, offered, 0)),
            dropped.eq(Mux(written, 0, offered)),
        ]
        with m.If(written):
            m.d.comb += [
                Assert(offered.any()),
                Assert(Value.cast(dut.queue.w_data.slots) == Value.cast(dut.slots)),
                Assert(dut.queue.w_data.clocks == dut.clocks),
            ]

        # The books. `queued` is a clock behind.
        kept_late, sent_late = Signal(len(SOURCES)), Signal(len(SOURCES))
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
                Assert(dut.seen[i] == offered[i]), Assert(dut.lost[i] == dropped[i]), Assert(dut.sent[i] == sent_now),
                Assert(seen == (sent + lost + queued[i])[:32]),
            ]

        # What is really there.
        queue_invariants(m, dut.queue)
        places = entries(m, dut.queue)
        for i in sources:
            there = [valid & ~record.loss & record.slots[i].valid for valid, _, record in places]
            there += [head.valid & ~head.payload.loss & head.payload.slots[i].valid & ~words.gone[i]]
            there += [~words.idle & words.source[i], words.offered & words.offered_source[i]]
            m.d.comb += Assert(queued[i] == reduce(add, there))
        head_edges = Cat(slot.valid for slot in head.payload.slots)
        m.d.comb += Assert((words.gone & ~Mux(head.valid & ~head.payload.loss, head_edges, 0)) == 0)
        for vector, there in ((words.source, ~words.idle), (words.offered_source, words.offered)):
            one_hot = reduce(or_, [vector == 1 << i for i in sources])
            m.d.comb += Assert(~there | one_hot)
        with m.If(words.row_taken):
            m.d.comb += [Assert(head.valid & ~head.payload.loss), Assert(head_edges == words.gone)]
        with m.Elif(head.valid & ~head.payload.loss):
            m.d.comb += Assert((head_edges & ~words.gone).any())
        for valid, _, record in places:
            with m.If(valid & ~record.loss):
                m.d.comb += Assert(Cat(slot.valid for slot in record.slots).any())

        # The loss interval that is open, and the one whose record is under way.
        tick_bits = len(dut.begin)
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
            Assert(~(is_open & written)),
            Assert(~mark | (is_open & ~under_way)),
            Assert(under_way == dut.record_busy),
        ]
        with m.If(is_open):
            m.d.comb += [Assert(dut.begin == begin), Assert(dut.end == end)]
        with m.If(dropped.any()):
            m.d.sync += [is_open.eq(1), begin.eq(begin_now), end.eq(end_now)]
        with m.If(mark):
            m.d.sync += [is_open.eq(0), under_way.eq(1), record_begin.eq(begin_now), record_end.eq(end_now)]
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
                    record_count.eq(count + dropped[i]), kept_count.eq(lost + dropped[i]), before.eq(kept_count)
                ]
            m.d.comb += [
                Assert(count == (lost - kept_count)[:32]),
                Assert(record_count == (kept_count - before)[:32]),
                Assert(dut.marks[0] | (kept_count == 0)), Assert(dut.marks[1] | (before == 0)),
            ]

        # Who keeps the counts at a mark answers, sooner or later, and has time to keep them.
        bank, quiet, answer = Signal(), Signal(range(dut.depth // 2 + 1)), Signal(32)
        one, two = Signal(), Signal()  # marks that there have been
        with m.If(mark):
            m.d.sync += [bank.eq(~bank), quiet.eq(dut.depth // 2), one.eq(1), two.eq(one)]
        with m.Elif(quiet != 0):
            m.d.sync += quiet.eq(quiet - 1)
        m.d.comb += [
            Assert(dut.mark == mark),
            Assert(dut.mark_bank == bank),
            Assert((dut.marks[0] == one) & (dut.marks[1] == two) & (one | ~under_way)),
            Assert(~dut.count_request | (dut.count_bank == bank) | two),
            Assert(~(dropped.any() & (quiet != 0))),
            Assert((quiet == 0) | (dut.queue.level <= dut.depth - quiet)),
            Assert((quiet == 0) | ~is_open),
            answer.eq(Mux(dut.count_bank == bank, Array(kept_counts)[dut.count_source],
                          Array(kept_before)[dut.count_source])),
            Assert(~dut.count_request | (under_way & (dut.count_source < len(SOURCES)))),
        ]  # fmt: skip
        if self.scripted:
            m.d.comb += dut.count_value.eq(Mux(dut.count_done, answer, ~answer))
        else:
            m.d.comb += [Assume(dut.count_value == answer), Assume(~dut.count_done | dut.count_request)]

        # The words of a LOSS block.
        number = Signal(range(blocks.LOSS_WORDS + 1))
        wanted = Array([record_begin[:32], record_begin[32:], record_end[:32], record_end[32:], *counts, C(0, 32)])
        with m.If(payload.start):
            m.d.sync += number.eq(0)
        with m.Elif(sending & words.is_loss & taken):
            m.d.sync += number.eq(number + 1)
        with m.If(sending & words.is_loss):
            m.d.comb += [
                Assert(head.valid & head.payload.loss & words.idle & ~words.offered),
                Assert(payload.base == record_begin),
                Assert(words.loss_index == number + words.loss_offered),
                Assert(words.loss_index <= blocks.LOSS_WORDS),
            ]
            with m.If(payload.word.valid):
                m.d.comb += Assert(payload.word.payload == wanted[Mux(number < 10, number, 10)])
            with m.If(done):
                m.d.comb += Assert(number == blocks.LOSS_WORDS)
            with m.If(words.half_counted):
                m.d.comb += [
                    Assert((number >= 4) & (number < 4 + len(SOURCES)) & ~words.loss_offered & dut.marks[1]),
                    Assert(words.loss_word == Array(kept_before)[number - 4]),
                ]
            with m.Elif(~words.loss_offered):
                m.d.comb += Assert(words.loss_word == 0)
        with m.Else():
            m.d.comb += [Assert(words.loss_index == 0), Assert(~words.loss_offered)]
            m.d.comb += [Assert(~words.half_counted), Assert(words.loss_word == 0)]
        with m.If(under_way):
            m.d.comb += Assert(words.loss_end == record_end)

        # At most one mark is in the queue, and it carries the begin.
        marks = [(valid & record.loss, record) for valid, _, record in places]
        marks += [(head.valid & head.payload.loss, head.payload)]
        m.d.comb += Assert(reduce(add, [there for there, _ in marks]) == under_way)
        for there, record in marks:
            with m.If(there):
                m.d.comb += Assert(Cat(record.slots[0].sub, record.clocks) == record_begin)
        with m.If(payload.request):
            loss_first = head.valid & head.payload.loss & words.idle & ~words.offered
            m.d.comb += Assert(Mux(words.is_loss, loss_first, words.offered))
        m.d.comb += Cover(done)
        return m


def test_the_books_balance_and_loss_records_are_exact() -> None:
    proof = BooksBalance(eventstream)
    prove(proof, proof.ports, depth=2)


MUTANTS = [
    ("eventstream", "kept.eq(Mux(losing | queue.full, 0, valid))", "kept.eq(Mux(queue.full, 0, valid))"),
    ("eventstream", "self.count_bank.eq(self.mark_bank ^ words.count_before)", "self.count_bank.eq(~self.mark_bank)"),
    ("eventstream", "marks.eq(Cat(1, marks[0]))", "marks.eq(3)"),
    ("eventstream", "record_end.eq(end_now)", "record_end.eq(end)"),
    ("eventstream", "begin.eq(Cat(first_sub, self.clocks))", "begin.eq(Cat(last_sub, self.clocks))"),
    ("eventstream", "self.mark.eq(closing)", "self.mark.eq(closing & ~row)"),
    ("eventstream", "self.lost.eq(dropped)", "self.lost.eq(valid & losing.replicate(len(valid)))"),
    ("eventstream", "kept_late.eq(kept)", "kept_late.eq(valid)"),
    ("eventstream", "end_now.eq(Mux(row,", "end_now.eq(Mux(row & ~losing,"),
    ("eventwords", "emptied.eq(remaining == first)", "emptied.eq(first.any())"),
    ("eventwords", "passes.eq(~offered & ~misfit)", "passes.eq(~misfit)"),
    ("eventwords", "item - loss_word", "item + loss_word"),
    ("eventwords", "[loss_offered.eq(0), loss_word.eq(0)]", "loss_offered.eq(0)"),
    ("eventwords", "loss_offered.eq(1), half_counted.eq(0)]", "loss_offered.eq(1)]"),
    ("eventwords", "known.eq(~counts | self.count_done)", "known.eq(1)"),
]


@pytest.mark.parametrize(("module", "old", "new"), MUTANTS)
def test_mutants_of_the_stream_are_refuted(module: str, old: str, new: str) -> None:
    """The invariants of the proof see a fault where it happens, not only where it comes out."""
    via = "irqscope_gateware.eventstream" if module != "eventstream" else None
    proof = BooksBalance(mutant(f"irqscope_gateware.{module}", old, new, via=via), scripted=True)
    prove(proof, proof.ports, depth=250, mode="bmc", expect="fail")


def test_a_loss_record_is_reached() -> None:
    proof = BooksBalance(eventstream, scripted=True)
    prove(proof, proof.ports, depth=140, mode="cover")
