# SPDX-License-Identifier: BSD-2-Clause
"""Event words carry the time of their edge, in order, none lost or doubled: proven by induction, at full width.

A ghost decoder works out times as the protocol says, base plus the sum of the deltas, from what the sender takes. Of
one arbitrary source, one arbitrary edge at a time is watched: the n-th edge that rows show is the n-th word of that
source, and its time, level and `multi` are those of the row. Words are in the strict order of (time, source), so what
holds for every source holds for the stream. When nothing is pending, as many words were taken as edges shown.

Rows are arbitrary, but come in ascending clocks (from 1 on) and stay until they are taken, as the queue is proven to
keep them; loss marks stand anywhere. The sender is arbitrary, but keeps the rules of `PayloadSignature`; it may close
an EVENTS block at any time, not only after 120 words. `enough`, `flush` and `waiting` are arbitrary, but for `waiting`
being 1 while a row is shown. So deltas that do not fit, flushes and blocks of every length are all in it.
"""

from functools import reduce
from operator import or_
from types import ModuleType

import pytest
from amaranth.asserts import AnyConst
from amaranth.hdl import Assert, Assume, C, Cat, Cover, Elaboratable, Fragment, Module, Mux, Signal, Value
from amaranth.lib import wiring
from formal_support import mutant, prove
from internals import internals
from payload_rules import keep_sender_rules

from irqscope.contract import blocks
from irqscope.contract.events import EVENT
from irqscope.contract.roles import SOURCES
from irqscope_gateware import eventwords
from irqscope_gateware.layouts import TICK_BITS, slot_layout, sub_bits, word_layout

pytestmark = pytest.mark.proof

PICK, LOW, HIGH, READY = range(4)
HALF = TICK_BITS // 2
NUMBER_BITS = 3
"""Ghost counters are modulo 8: at most three edges of a source are between row and payload."""


def number_of(vector: Value) -> Value:
    """The number on the wire of the source whose bit is set."""
    return reduce(or_, [Mux(vector[i], C(source, 3), 0) for i, source in enumerate(SOURCES)])


def one_hot(vector: Value) -> Value:
    return reduce(or_, [vector == 1 << i for i in range(len(vector))])


class TimesAreExact(Elaboratable):
    def __init__(self, samples: int = 2, module: ModuleType = eventwords) -> None:
        self.dut = dut = module.EventWords(samples)
        self.samples = samples
        self.fragment = Fragment.get(dut, None)
        self.state = internals(self.fragment)
        self.watch = Signal()
        self.ports = [
            Value.cast(value) for _, member, value in dut.signature.flatten(dut) if member.flow == wiring.In
        ]
        self.ports.append(self.watch)

    def elaborate(self, platform: object) -> Module:
        m = Module()
        m.submodules.dut = self.fragment
        dut, row, payload = self.dut, self.dut.row, self.dut.payload
        sending = keep_sender_rules(m, payload, dut)
        m.d.comb += Assume(~row.valid | dut.waiting)
        last_clocks, shown_now = self.rows(m)
        events = sending & (payload.kind == blocks.Kind.EVENTS)
        taken = Signal()
        m.d.comb += taken.eq(events & payload.word.valid & payload.word.ready)

        # The decoder.
        word = word_layout(EVENT)(payload.word.payload)
        decoded, first, time = Signal(TICK_BITS), Signal(), Signal(TICK_BITS)
        m.d.comb += time.eq(decoded + word.delta)
        with m.If(payload.start):
            m.d.sync += [decoded.eq(payload.base), first.eq(1)]
        with m.Elif(taken):
            m.d.sync += [decoded.eq(time), first.eq(0)]
        key, newest = Cat(word.source, time), Signal(TICK_BITS + 3)
        with m.If(taken):
            m.d.sync += newest.eq(key)
            m.d.comb += [Assert(key > newest), Assert(~first | (word.delta == 0))]

        # The watched edge.
        mine = AnyConst(len(SOURCES))
        slot, arrives, leaves = Signal(slot_layout(self.samples)), Signal(), Signal()
        slots = [Mux(mine[i], slot.as_value(), 0) for i, slot in enumerate(row.payload.slots)]
        m.d.comb += [
            Assume(one_hot(mine)),
            slot.eq(reduce(or_, slots)),
            arrives.eq(shown_now & slot.valid),
            leaves.eq(taken & (word.source == number_of(mine))),
        ]
        shown, out = Signal(NUMBER_BITS), Signal(NUMBER_BITS)
        m.d.sync += [shown.eq(shown + arrives), out.eq(out + leaves)]
        watching, number = Signal(), Signal(NUMBER_BITS)
        tick, edge, multi = Signal(TICK_BITS), Signal(), Signal()
        with m.If(arrives & self.watch & ~watching):
            m.d.sync += [watching.eq(1), number.eq(shown), tick.eq(self.tick_of(slot.sub)), edge.eq(slot.edge),
                         multi.eq(slot.multi)]  # fmt: skip
        m.d.comb += Assert(~leaves | (shown != out))
        with m.If(leaves & watching & (number == out)):
            m.d.sync += watching.eq(0)
            m.d.comb += [Assert(time == tick), Assert(word.edge == edge), Assert(word.multi == multi)]
        with m.If(~dut.pending):
            m.d.comb += Assert(shown == out)
        with m.If(row.ready & row.valid & row.payload.loss):
            m.d.comb += Assert(shown == out)

        unfit = payload.base - decoded >= 1 << EVENT.field("delta").width
        ended = Signal()
        with m.If(payload.done & payload.end & ~payload.word.valid):
            m.d.sync += ended.eq(1)
        m.d.comb += [
            Cover(taken & ~first & (word.delta > 5) & (out == 2)),
            Cover(payload.start & ended & ~dut.is_loss & (out == 1) & unfit),
            Cover(payload.start & ~dut.enough & (dut.flush == 3) & (shown == 1)),
        ]

        self.expected = (tick, edge, multi)
        self.order(m, newest, last_clocks, sending)
        self.time(m, events, decoded, first)
        self.places(m, mine, slot, shown, out, shown_now, watching, number)
        return m

    def tick_of(self, sub: Value) -> Value:
        return Cat(sub[: sub_bits(self.samples)], self.dut.row.payload.clocks)

    def rows(self, m: Module) -> tuple[Signal, Signal]:
        """What rows may come; clocks of the newest one that was no loss mark, and 1 when a row is shown first."""
        row = self.dut.row
        offered = Cat(row.valid, Value.cast(row.payload))
        before, waits, last_clocks = Signal.like(offered), Signal(), Signal.like(row.payload.clocks)
        now = Signal()
        valids = Cat(slot.valid for slot in row.payload.slots)
        m.d.comb += [
            now.eq(row.valid & ~row.payload.loss & ~waits),
            Assume(~waits | (offered == before)),
            Assume(~now | (row.payload.clocks > last_clocks)),
            Assume(~row.valid | row.payload.loss | valids.any()),
        ]
        m.d.sync += [before.eq(offered), waits.eq(row.valid & ~row.ready)]
        with m.If(now):
            m.d.sync += last_clocks.eq(row.payload.clocks)
        with m.If(waits & ~row.payload.loss):
            m.d.comb += Assert(row.payload.clocks == last_clocks)
        with m.If(~waits):
            m.d.comb += Assert(self.dut.gone == 0)
        m.d.comb += Assert(~waits | before[0])
        if self.samples == 1:
            m.d.comb += [Assume(~slot.sub) for slot in row.payload.slots]
        return last_clocks, now

    def order(self, m: Module, newest: Signal, last_clocks: Signal, sending: Signal) -> None:
        """Invariants: newest word < offered word < picked edge < edges left in the row."""
        dut, state, row = self.dut, self.state, self.dut.row
        offered, picked = Signal(TICK_BITS + 3), Signal(TICK_BITS + 3)
        bits = sub_bits(self.samples)
        edges = Mux(row.valid & ~row.payload.loss, Cat(slot.valid for slot in row.payload.slots), 0)
        m.d.comb += [
            offered.eq(Cat(number_of(dut.offered_source), state["last_tick"])),
            picked.eq(Cat(number_of(dut.source), state["tick"])),
            Assert(Mux(dut.offered, newest < offered, newest == offered)),
            Assert(Mux(dut.idle, picked == offered, picked > offered)),
            Assert(state["tick"][bits:] <= last_clocks),
            Assert((dut.gone & ~edges) == 0),
        ]
        # A row whose edges are all gone is taken in the clock after the last one was picked.
        with m.If(dut.row_taken):
            m.d.comb += [Assert(edges.any()), Assert(edges == dut.gone)]
        with m.Else():
            m.d.comb += Assert(~edges.any() | (edges & ~dut.gone).any())
        for i, slot in enumerate(row.payload.slots):
            with m.If(edges[i] & ~dut.gone[i]):
                m.d.comb += Assert(Cat(C(SOURCES[i], 3), self.tick_of(slot.sub)) > picked)
        for vector, there in ((dut.source, ~dut.idle), (dut.offered_source, dut.offered)):
            m.d.comb += Assert(one_hot(vector) | (~there & (vector == 0)))
        with m.If(dut.payload.request | sending):
            loss_first = row.valid & row.payload.loss & dut.idle & ~dut.offered
            with m.If(dut.is_loss):
                m.d.comb += Assert(loss_first)
            with m.Elif(dut.payload.request):
                m.d.comb += Assert(dut.offered)
        m.d.comb += Assert(~(sending & dut.is_loss) | row.valid)

    def time(self, m: Module, events: Signal, decoded: Signal, first: Signal) -> None:
        """Invariants: the difference on its way, and what the decoder makes of it."""
        dut, state = self.dut, self.state
        tick, last, low, high, at = (state[name] for name in ("tick", "last_tick", "low", "high", "fsm_state"))
        with m.If((at == HIGH) | (at == READY)):
            m.d.comb += Assert(low == (tick[:HALF] - last[:HALF])[: HALF + 1])
        with m.If(at == READY):
            m.d.comb += Assert(high == (tick[HALF:] - last[HALF:] - low[HALF])[:HALF])
        m.d.comb += Assert(dut.idle == (at == PICK))
        with m.If(events):
            m.d.comb += Assert(first == state["is_first"])
            with m.If(first):
                m.d.comb += [Assert(dut.offered), Assert(decoded == last)]
            with m.Elif(dut.offered):
                m.d.comb += Assert((decoded + state["delta"])[:TICK_BITS] == last)
            with m.Else():
                m.d.comb += Assert(decoded == last)

    def places(self, m: Module, mine, slot, shown, out, shown_now, watching, number) -> None:
        """Invariants: where the edges of the watched source are, and the watched one among them."""
        dut, state, row = self.dut, self.state, self.dut.row
        tick, edge, multi = self.expected
        picked_edge, offered_edge = state["$signal"], state["$signal$1"]  # `edge` and `offered_edge`
        in_row = row.valid & ~row.payload.loss & ~shown_now & slot.valid & ~(dut.gone & mine).any()
        picked = ~dut.idle & (dut.source & mine).any()
        offered = dut.offered & (dut.offered_source & mine).any()
        ahead = Signal(NUMBER_BITS)
        m.d.comb += [
            Assert((shown - out)[:NUMBER_BITS] == in_row + picked + offered),
            ahead.eq(number - out),
            Assert(~watching | (ahead < (shown - out)[:NUMBER_BITS])),
        ]
        found = (
            (offered, 0, state["last_tick"], offered_edge, state["offered_multi"]),
            (picked, offered, state["tick"], picked_edge, state["multi"]),
            (in_row, offered + picked, self.tick_of(slot.sub), slot.edge, slot.multi),
        )
        for there, before, its_tick, its_edge, its_multi in found:
            with m.If(watching & there & (ahead == before)):
                m.d.comb += [Assert(its_tick == tick), Assert(its_edge == edge), Assert(its_multi == multi)]


@pytest.mark.parametrize("samples", [1, 2, 8])
def test_words_carry_the_time_of_their_edge_in_order(samples: int) -> None:
    proof = TimesAreExact(samples)
    prove(proof, proof.ports, depth=1)


def test_several_words_a_block_that_a_delta_closed_and_a_flush_are_reached() -> None:
    proof = TimesAreExact()
    prove(proof, proof.ports, depth=24, mode="cover")


MUTANTS = {
    "the borrow is lost": ("last_tick[HALF:] - low[HALF])", "last_tick[HALF:])"),
    "the upper half fits always": ("fits.eq((high == 0) & (", "fits.eq(("),
    "a lower half too long fits": ("fits.eq((high == 0) & (low[DELTA_BITS:HALF] == 0))", "fits.eq(high == 0)"),
    "a delta that does not fit stays": ("misfit.eq(~fits & is_open)", "misfit.eq(0)"),
    "the first delta of a block is added": ("Mux(is_first, C(0, DELTA_BITS), delta)", "delta"),
    "base of the next edge": ("Mux(is_loss, begin, last_tick)", "Mux(is_loss, begin, tick)"),
    "sources of one sample backwards": (
        "(other <= sub) if j < i else (other < sub)", "(other <= sub) if j > i else (other < sub)",
    ),
    "edges of a row backwards": ("(other <= sub) if j < i else (other < sub)", "(other > sub) | (j < i)"),
    "an edge twice": ("gone.eq(gone | first)", "gone.eq(first)"),
    "a row ends with its first edge": ("emptied.eq(remaining == first)", "emptied.eq(first.any())"),
    "edges of the next row are gone": ("m.d.sync += gone.eq(0)", "m.d.sync += gone.eq(gone | first)"),
    "time of the first input": ("tick.eq(ticks(picked_sub))", "tick.eq(ticks(subs[0]))"),
    "multi of the next edge": ("offered_multi.eq(multi)", "offered_multi.eq((multis & first).any())"),
}  # fmt: skip


IN_CI = {"base of the next edge", "edges of a row backwards", "an edge twice", "time of the first input"}


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name in IN_CI else pytest.mark.slow) for name in MUTANTS]
)
def test_mutant(name: str) -> None:
    proof = TimesAreExact(module=mutant("irqscope_gateware.eventwords", *MUTANTS[name]))
    prove(proof, proof.ports, depth=20, mode="bmc", expect="fail")
