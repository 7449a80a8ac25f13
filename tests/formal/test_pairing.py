# SPDX-License-Identifier: BSD-2-Clause
"""The books of a pairing unit balance at every clock, for all configurations and operations: proven by induction.

Ghost counters (modulo 2**8) count the operations that were taken and the classes that were given out. The proof
holds whatever the ages are; that the ring gives stamps back in order is a proof of its own. Size: rings of 4.
"""

from types import ModuleType

import pytest
from amaranth.asserts import AnyConst, AnySeq
from amaranth.hdl import Assert, Assume, Cat, Const, Cover, Elaboratable, Module, Mux, Signal, Value
from claims import Claim
from formal_support import prove
from patches import Patch

from irqscope.contract.segments import Count, Policy
from irqscope_gateware import age, pairing, pending

pytestmark = pytest.mark.proof

BOOKS = Claim(
    "books",
    "books of a segment: `causes = answered + missing + unstamped + pending`, `responses = paired + unmatched`",
    size="pending depth 4, arbitrary ages",
)
RING = Claim(
    "ring",
    "the pending ring gives stamps back in order, and the newest cause when none is pending",
    size="depth 4, words of 2 bits, the first 30 stamps",
)

DEPTH = 4
GHOST_BITS = 8


def values(interface) -> list[Value]:
    """The signals of an interface, one after the other."""
    return [Value.cast(value) for _, _, value in interface.signature.flatten(interface)]


class AnyAge(age.Age):
    """Ages compare with the limits as they like, but rest while none is being found, which takes one clock."""

    def elaborate(self, platform) -> Module:
        m = Module()
        m.d.comb += [self.asked.eq(self.phase[0]), self.done.eq(self.phase[0])]
        m.d.sync += self.phase[0].eq(self.start)
        with m.If(self.done):
            m.d.sync += [result.eq(AnySeq(1)) for result in (self.late, self.old, self.old_before, self.beyond)]
        return m


class BooksProof(Elaboratable):
    def __init__(self, module: ModuleType = pairing) -> None:
        self.module = module
        self.dut = dut = module.Pairing(depth=DEPTH, age=AnyAge)
        self.ports = [
            *values(dut.config),
            dut.operation.valid,
            *values(dut.operation.payload),
            dut.outcome.ready,
        ]

    def elaborate(self, platform) -> Module:
        m = Module()
        m.submodules.dut = dut = self.dut
        operation, outcome, Operation = dut.operation, dut.outcome, self.module.Operation
        setting = Cat(values(dut.config))
        config = AnyConst(len(setting))
        policy = dut.config.mode.policy
        m.d.comb += Assume(setting == config)

        # An operation stays until it is taken.
        offered = Cat(values(operation.payload))
        waited, waiting = Signal(), Signal(len(offered))
        m.d.sync += [waited.eq(operation.valid & ~operation.ready), waiting.eq(offered)]
        m.d.comb += Assume(~waited | (operation.valid & (offered == waiting)))

        given = outcome.valid & outcome.ready
        total = {}
        for count in Count:
            total[count] = Signal(GHOST_BITS, name=f"ghost_{count.name.lower()}")
            m.d.sync += total[count].eq(total[count] + (given & outcome.payload.classes[count]))
        samples, youngs = Signal(GHOST_BITS), Signal(GHOST_BITS)
        m.d.sync += [
            samples.eq(samples + (given & outcome.payload.sample)),
            youngs.eq(youngs + (given & outcome.payload.young_valid)),
        ]
        # What follows from an outcome, ring and operation, comes in the clock after it was taken.
        taken = operation.valid & operation.ready
        interval = policy == Policy.INTERVAL.value
        causes, responses = Signal(GHOST_BITS), Signal(GHOST_BITS)
        causes_next, responses_next = Signal(GHOST_BITS), Signal(GHOST_BITS)
        kind = operation.payload.kind
        m.d.comb += [
            causes_next.eq(causes + (taken & Mux(interval, kind == Operation.RESPONSE, kind == Operation.CAUSE))),
            responses_next.eq(responses + (taken & (kind == Operation.RESPONSE))),
        ]
        m.d.sync += [causes.eq(causes_next), responses.eq(responses_next)]
        push, pop = dut.pending.push, dut.pending.pop
        level = Signal(range(DEPTH + 2))
        serving_on = Signal()
        m.d.comb += [
            level.eq(dut.level + push - pop),
            serving_on.eq(Mux(dut.updating, dut.more, dut.serving_on)),
        ]

        def same(left, right) -> None:
            m.d.comb += Assert((left - right)[:GHOST_BITS] == 0)

        answered = total[Count.PAIRED] + total[Count.COALESCED]
        same(causes_next, total[Count.CAUSES])
        same(responses_next + serving_on, total[Count.RESPONSES])
        same(total[Count.CAUSES], answered + total[Count.MISSING] + total[Count.UNSTAMPED] + level)
        same(total[Count.RESPONSES], total[Count.PAIRED] + total[Count.UNMATCHED])
        same(samples, answered - total[Count.UNPROVEN] - total[Count.OVER])
        with m.If(~interval):
            same(youngs, total[Count.PAIRED])

        # What the induction needs beside the books.
        m.d.comb += [
            Assert(dut.level <= DEPTH),
            Assert(level <= DEPTH),
            Assert(~pop | (dut.level != 0)),
            Assert(dut.updating | ~(push | pop)),
            Assert(dut.ready | waited),
            Assert(dut.phase[0] == ~(dut.ready | dut.deciding | dut.updating)),
        ]
        with m.If(~dut.ready):
            m.d.comb += [
                Assert(dut.empty == (dut.level == 0)),
                Assert(dut.several == (dut.level > 1)),
                Assert(dut.full == (dut.level == DEPTH)),
            ]
        configured = Signal()  # the policy was there in the clock before
        m.d.sync += configured.eq(1)
        m.d.comb += Assert(configured | dut.ready | dut.phase[0])
        with m.If(configured):
            m.d.comb += [Assert(dut.interval == interval), Assert(dut.coalesce == (policy == Policy.COALESCE.value))]
        with m.If(dut.deciding | dut.updating):
            is_response = kind == Operation.RESPONSE
            m.d.comb += [
                Assert(dut.may["miss"] == (~dut.serving_on & ~interval & ~dut.empty)),
                Assert(dut.may["come"] == (~interval & (kind == Operation.CAUSE))),
                Assert(dut.may["respond"] == is_response),
                Assert(dut.may["serve"] == (is_response & ~dut.empty)),
                Assert(dut.may["go_on"] == (is_response & dut.coalesce & dut.several)),
                Assert(dut.may["keep"] == (dut.may["come"] & dut.full)),
                Assert(~(dut.may["stand_aside"] & dut.may["tell"])),
                Assert((dut.may["stand_aside"] | dut.may["tell"]) == (dut.may["come"] | is_response)),
            ]
        with m.If(dut.serving_on):
            m.d.comb += [
                Assert(dut.level != 0),
                Assert(policy == Policy.COALESCE.value),
                Assert(operation.valid & (kind == Operation.RESPONSE)),
                Assert(waited),
            ]
        m.d.comb += [
            Cover(total[Count.COALESCED] == 3),
            Cover((total[Count.UNSTAMPED] == 1) & (total[Count.MISSING] == 1)),
            Cover((total[Count.UNPROVEN] == 1) & (total[Count.OUTLIERS] == 1)),
        ]
        return m


class RingProof(Elaboratable):
    """The n-th stamp that is pushed stands in the ring as the n-th, for an arbitrary n.

    When nothing is pending, what is read is the newest cause, unstamped or not.
    """

    WIDTH = 2

    def __init__(self, module: ModuleType = pending) -> None:
        self.module = module
        self.dut = dut = module.PendingQueue(depth=DEPTH, width=self.WIDTH)
        self.ports = [
            dut.push,
            dut.pop,
            dut.unstamped,
            Value.cast(dut.stamp),
            dut.read_word,
            dut.write,
            dut.write_word,
            dut.write_data,
        ]

    def elaborate(self, platform) -> Module:
        m = Module()
        m.submodules.dut = ring = self.dut
        Stamp, words = self.module.Stamp, self.module.WORDS
        full, empty = ring.level == DEPTH, ring.level == 0

        # One word of the stamps, whichever, is followed: it is written before, or when, its stamp is pushed or kept.
        word = AnyConst(2)
        writes, written = Signal(), Signal()
        given, kept = Signal(self.WIDTH), Signal(self.WIDTH)
        done = ring.push | ring.unstamped
        m.d.comb += [
            writes.eq(ring.write & (ring.write_word == word)),
            given.eq(Mux(writes, ring.write_data, kept)),
        ]
        m.d.sync += [written.eq((written | writes) & ~done & ~ring.pop), kept.eq(given)]
        m.d.comb += [
            Assume(word < words),
            Assume(~done | written | writes),
            Assume(~ring.push | ~full),
            Assume(~ring.unstamped | (full & ~ring.push & ~ring.pop)),
            Assume(~ring.pop | ~empty),
            Assume(~(ring.pop & ring.write)),
            Assume(~(ring.push & ring.pop) | (ring.level == 1)),
            Assume(ring.write_word < words),
            Assume(ring.read_word < words),
            Assume(Value.cast(ring.stamp) < len(Stamp)),
        ]

        n, stamp, newest = AnyConst(4), Signal(self.WIDTH), Signal(self.WIDTH)
        pushes, pops = Signal(5), Signal(5)
        here = (pushes > n) & (pops <= n)
        m.d.sync += [pushes.eq(pushes + ring.push), pops.eq(pops + ring.pop)]
        m.d.comb += [Assume(pushes < 31), Assert(((pushes - pops) - ring.level)[:5] == 0)]
        with m.If(ring.push & (pushes == n)):
            m.d.sync += stamp.eq(given)
        known = Signal()  # the newest cause is; not while an unstamped one is being written over another one
        with m.If(done):
            m.d.sync += [newest.eq(given), known.eq(1)]
        with m.Elif(writes & full):
            m.d.sync += known.eq(0)

        # What is read in this clock comes in the next one.
        wanted, looked = Signal(self.WIDTH), Signal()
        m.d.sync += looked.eq(0)
        with m.If(~ring.write & (ring.read_word == word)):
            with m.If(empty):
                m.d.sync += [looked.eq(known & (ring.stamp == Stamp.NEWEST)), wanted.eq(newest)]
            with m.Elif(here):
                m.d.sync += wanted.eq(stamp)
                with m.Switch(ring.stamp):
                    with m.Case(Stamp.NEWEST):
                        m.d.sync += looked.eq(pushes == n + 1)
                    with m.Case(Stamp.SECOND):
                        m.d.sync += looked.eq(pops + 1 == n)
                    with m.Case(Stamp.OLDEST):
                        m.d.sync += looked.eq(pops == n)
        with m.If(looked):
            m.d.comb += Assert(ring.read_data == wanted)

        # What the induction needs beside: where everything stands.
        def stored(place: Value, *, aside: Value | int = 0) -> Value:
            port = ring.memory.read_port(domain="comb")
            m.d.comb += port.addr.eq(Mux(aside, Cat(Const(self.module.ASIDE, 2), word), Cat(word, place[:2])))
            return port.data

        m.d.comb += [
            Assert(ring.level <= DEPTH),
            Assert(ring.empty == empty),
            Assert(pops <= pushes),
            Assert(ring.newest == pushes[:2]),
            Assert(ring.oldest == (pops + 1)[:2]),
            Assert(~here | (stored(n + 1) == stamp)),
            Assert(~written | (kept == stored(ring.newest + 1, aside=full))),
            Assert(~known | (newest == stored(ring.newest, aside=ring.aside))),
        ]
        m.d.comb += Cover((pops == 4) & (pushes == 5))
        return m


@BOOKS.proof
def test_the_books_balance() -> None:
    proof = BooksProof()
    prove(proof, proof.ports, depth=4, resets=True)


@BOOKS.proof
def test_every_class_can_be_reached() -> None:
    proof = BooksProof()
    prove(proof, proof.ports, depth=44, mode="cover")


@RING.proof
def test_rings_give_back_stamps_in_order() -> None:
    proof = RingProof()
    prove(proof, proof.ports, depth=2, resets=True)


@BOOKS.mutants()
def test_mutants_of_the_books_are_refuted(patch: Patch) -> None:
    proof = BooksProof(patch.applied(pairing))
    prove(proof, proof.ports, depth=32, mode="bmc", expect="fail")


@RING.mutants()
def test_mutants_of_the_ring_are_refuted(patch: Patch) -> None:
    proof = RingProof(patch.applied(pending))
    prove(proof, proof.ports, depth=12, mode="bmc", expect="fail")
