# SPDX-License-Identifier: BSD-2-Clause
"""Event words carry the time of their edge, in order, none lost or doubled: proven by induction, at full width.

A ghost decoder works out times as the protocol says, base plus the sum of the deltas, from what the sender takes. Of
one arbitrary source, one arbitrary edge at a time is watched: the n-th edge that rows show is the n-th word of that
source, and its time, level and `multi` are those of the row. Words are in the strict order of (time, source), so what
holds for every source holds for the stream. When nothing is pending, as many words were taken as edges shown.

Rows are arbitrary, but come in ascending clocks (from 1 on) and stay until they are taken, as the queue is proven to
keep them; loss marks stand anywhere. The sender is arbitrary, but keeps the rules of `PayloadSignature`; it may close
an EVENTS block at any time, not only after 120 words. `enough`, `flush` and `waiting` are arbitrary, but for `waiting`
being 1 while a row is shown. Where a loss has a second row, that is the next one. So deltas that do not fit, flushes
and blocks of every length are all in it.
"""

from functools import reduce
from operator import or_
from types import ModuleType

import pytest
from amaranth.asserts import AnyConst
from amaranth.hdl import Assert, Assume, C, Cat, Cover, Elaboratable, Module, Mux, Signal, Value
from amaranth.lib import wiring
from claims import Claim
from event_rows import State, in_flight, one_state, remaining, tick_of
from formal_support import prove
from patches import Patch
from payload_rules import keep_sender_rules

from irqscope.contract import blocks
from irqscope.contract.events import EVENT
from irqscope.contract.roles import event_sources
from irqscope_gateware import eventwords
from irqscope_gateware.layouts import TICK_BITS, slot_layout, word_layout

EVENT_SOURCES = event_sources()
"""Of an instrument with four inputs and a trigger."""

pytestmark = pytest.mark.proof

EXACT = Claim(
    "eventwords",
    "event words: base plus deltas is the tick of the edge; in order of (time, source), none lost, "
    "doubled or altered, whatever the sender, the gaps and the flushes",
    size="full width; R = 1, 2, 8; seven sources",
)

HALF = TICK_BITS // 2
DELTA_BITS = EVENT.field("delta").width
NUMBER_BITS = 3
"""Ghost counters are modulo 8: at most two edges of a source are between row and payload."""
PLAIN = {"the-borrow-is-lost"}
"""Mutants that are refuted of plain rows: of all that there may be it takes more than nine minutes."""


def number_of(vector: Value) -> Value:
    """The number on the wire of the source whose bit is set."""
    return reduce(or_, [Mux(vector[i], C(source, 3), 0) for i, source in enumerate(EVENT_SOURCES)])


def one_hot(vector: Value) -> Value:
    return reduce(or_, [vector == 1 << i for i in range(len(vector))])


class TimesAreExact(Elaboratable):
    """With `plain`, each row has one edge, of the first source in its first sample; nothing is lost, the sender takes
    each word at once and begins a block as soon as something waits.
    """

    def __init__(self, samples: int = 2, module: ModuleType = eventwords, *, plain: bool = False) -> None:
        self.dut = dut = module.EventWords(samples, EVENT_SOURCES)
        self.samples, self.plain = samples, plain
        self.watch = Signal()
        self.ports = [Value.cast(value) for _, member, value in dut.signature.flatten(dut) if member.flow == wiring.In]
        self.ports.append(self.watch)

    def elaborate(self, platform: object) -> Module:
        m = Module()
        m.submodules.dut = self.dut
        dut, row, payload = self.dut, self.dut.row, self.dut.payload
        sending = keep_sender_rules(m, payload, dut)
        m.d.comb += Assume(~row.valid | dut.waiting)
        last_clocks, shown_now = self.rows(m)
        if self.plain:
            m.d.comb += [
                Assume(~row.valid | ~row.payload.loss),
                Assume(dut.enough),
                Assume(payload.word.ready == (sending & ~payload.done)),
            ]
            for i, slot in enumerate(row.payload.slots):
                m.d.comb += Assume(Value.cast(slot) == (i == 0))
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
        mine = AnyConst(len(EVENT_SOURCES))
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
            m.d.sync += [
                watching.eq(1),
                number.eq(shown),
                tick.eq(tick_of(row, slot.sub)),
                edge.eq(slot.edge),
                multi.eq(slot.multi),
            ]
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
            Assume(~row.valid | row.payload.loss | (self.dut.index == 0)),
        ]
        m.d.sync += [before.eq(offered), waits.eq(row.valid & ~row.ready)]
        with m.If(now):
            m.d.sync += last_clocks.eq(row.payload.clocks)
        with m.If(waits & ~row.payload.loss):
            m.d.comb += Assert(row.payload.clocks == last_clocks)
        with m.If(~waits):
            m.d.comb += [
                Assert(self.dut.state.as_value() == State.LOOK),
                Assert((self.dut.sub == 0) | (self.dut.index != 0)),
            ]
        m.d.comb += [Assert(~waits | before[0]), Assert(waits | ~row.ready)]
        if self.samples == 1:
            m.d.comb += [Assume(~slot.sub) for slot in row.payload.slots]
        return last_clocks, now

    def order(self, m: Module, newest: Signal, last_clocks: Signal, sending: Signal) -> None:
        """Invariants: newest word < picked edge < edges left in the row; and which block is open when."""
        dut, row, state, index = self.dut, self.dut.row, self.dut.state.as_value(), self.dut.index
        picked, flight = Signal(TICK_BITS + 3), Signal()
        bits = len(dut.sub)
        m.d.comb += [
            flight.eq(in_flight(dut)),
            picked.eq(Cat(dut.number, tick_of(row, dut.sub))),
            Assert(newest[3 + bits :] <= last_clocks),
            Assert(~flight | (picked > newest)),
            Assert((state == State.LOOK) | (row.valid & (dut.marked == row.payload.loss))),
        ]
        for i, slot in enumerate(row.payload.slots):
            key = Cat(C(EVENT_SOURCES[i], 3), tick_of(row, slot.sub))
            with m.If(remaining(dut, i)):
                m.d.comb += [Assert(key > newest), Assert(~flight | (key > picked))]
            with m.If(dut.here[i] & (state != State.LOOK) & ~dut.marked):
                m.d.comb += Assert(slot.valid & (slot.sub == dut.sub))
            with m.If(flight & (dut.number == EVENT_SOURCES[i])):
                m.d.comb += [Assert(slot.valid & ~dut.here[i]), Assert(Cat(slot.sub[:bits]) == dut.sub)]
                m.d.comb += [Assert(dut.edge == slot.edge), Assert(dut.multi == slot.multi)]
        m.d.comb += Assert(~flight | reduce(or_, [dut.number == source for source in EVENT_SOURCES]))
        loss = sending & dut.is_loss
        its_words = (state == State.LOAD) | (state == State.SUBTRACT) | (state == State.END)
        before = (state == State.UPPER) | (state == State.LOWER) | (state == State.READY)
        looks = (state == State.LOOK) | (state == State.PICK)
        m.d.comb += [
            Assert(one_state(dut)),
            Assert(~row.ready | (dut.sub == 0) | (index != 0)),
            Assert(loss | ((index == 0) & ~its_words & ~((state == State.OFFER) & dut.marked))),
            Assert(~loss | ~before),
            Assert(~(loss & looks) | (index != 0)),
            Assert(~(loss & (state != State.LOOK)) | dut.marked),
            Assert((state != State.LOSS) | dut.marked),
            Assert((state != State.READY) | ~dut.marked),
            Assert(~dut.payload.request | dut.is_loss | flight & (state == State.OFFER)),
            Assert(~(dut.payload.request & dut.is_loss) | (state == State.LOSS)),
        ]

    def time(self, m: Module, events: Signal, decoded: Signal, first: Signal) -> None:
        """Invariants: the difference on its way, and what the decoder makes of it."""
        dut, state = self.dut, self.dut.state.as_value()
        tick, rest = Signal(TICK_BITS), Signal(TICK_BITS)
        upper, lower = tick[HALF:], tick[:HALF]
        m.d.comb += [tick.eq(tick_of(dut.row, dut.sub)), rest.eq(Cat(dut.lower, ~dut.inverse))]
        no_borrow = Signal()
        m.d.comb += no_borrow.eq(Mux(state == State.LOWER, upper >= decoded[HALF:], lower >= decoded[:HALF]))
        with m.If(state == State.UPPER):
            m.d.comb += Assert(dut.minuend == upper)
        with m.If(state == State.LOWER):
            m.d.comb += [Assert(dut.minuend == lower), Assert(dut.lower == upper)]
        with m.If((state == State.READY) | in_flight(dut) & (state == State.OFFER)):
            m.d.comb += Assert(rest == tick)
        with m.If(events & ~first):
            at_rest = (state == State.LOOK) | (state == State.PICK) | ((state == State.UPPER) & ~dut.marked)
            with m.If(at_rest):
                m.d.comb += Assert(rest == decoded)
            with m.If((state == State.LOWER) & ~dut.marked):
                m.d.comb += [
                    Assert(~dut.inverse == decoded[:HALF]),
                    Assert(dut.difference == Cat((upper - decoded[HALF:])[:HALF], no_borrow)),
                ]
            with m.If(state == State.READY):
                m.d.comb += [
                    Assert(dut.difference == Cat((lower - decoded[:HALF])[:HALF], no_borrow)),
                    Assert(dut.same == (upper == decoded[HALF:])),
                    Assert(dut.next == ((upper - decoded[HALF:])[:HALF] == 1)),
                ]
        with m.If(events):
            with m.If(state == State.OFFER):
                m.d.comb += Assert((decoded + dut.difference[:DELTA_BITS])[:TICK_BITS] == tick)
            with m.If(first):
                m.d.comb += [Assert(in_flight(dut) & (state == State.OFFER)), Assert(decoded == tick)]

    def places(self, m: Module, mine, slot, shown, out, shown_now, watching, number) -> None:
        """Invariants: where the edges of the watched source are, and the watched one among them."""
        dut, row = self.dut, self.dut.row
        tick, edge, multi = self.expected
        in_row = ~shown_now & reduce(or_, [mine[i] & remaining(dut, i) for i in range(len(EVENT_SOURCES))])
        picked = in_flight(dut) & (dut.number == number_of(mine))
        ahead = Signal(NUMBER_BITS)
        m.d.comb += [
            Assert((shown - out)[:NUMBER_BITS] == in_row + picked),
            ahead.eq(number - out),
            Assert(~watching | (ahead < (shown - out)[:NUMBER_BITS])),
        ]
        found = (
            (picked, 0, tick_of(row, dut.sub), dut.edge, dut.multi),
            (in_row, picked, tick_of(row, slot.sub), slot.edge, slot.multi),
        )
        for there, before, its_tick, its_edge, its_multi in found:
            with m.If(watching & there & (ahead == before)):
                m.d.comb += [Assert(its_tick == tick), Assert(its_edge == edge), Assert(its_multi == multi)]


@EXACT.proof
@pytest.mark.parametrize("samples", [1, 2, 8])
def test_words_carry_the_time_of_their_edge_in_order(samples: int) -> None:
    proof = TimesAreExact(samples)
    prove(proof, proof.ports, depth=1, resets=True)


@EXACT.proof
def test_several_words_a_block_that_a_delta_closed_and_a_flush_are_reached() -> None:
    proof = TimesAreExact()
    prove(proof, proof.ports, depth=36, mode="cover")


@pytest.mark.few(3)
@EXACT.mutants(
    in_ci=("base-of-the-edge-before", "sources-of-one-sample-backwards", "an-edge-twice", "edges-of-every-sample")
)
def test_mutants_are_refuted(patch: Patch) -> None:
    proof = TimesAreExact(module=patch.applied(eventwords), plain=patch.name in PLAIN)
    prove(proof, proof.ports, depth=24, mode="bmc", expect="fail")
