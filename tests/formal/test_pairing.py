# SPDX-License-Identifier: BSD-2-Clause
"""The books of a pairing unit balance, and its ring gives stamps back in order: proven by induction."""

from types import ModuleType

import pytest
from amaranth.asserts import AnyConst
from amaranth.hdl import Assert, Assume, Cat, Const, Cover, Elaboratable, Module, Mux, Signal, Value
from booksproof import DEPTH, AnyAge, BooksProof
from claims import Claim
from formal_support import prove
from patches import Patch

from irqscope_gateware import pairing, pending

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
    proof = BooksProof(pairing.Pairing(depth=DEPTH, age=AnyAge))
    prove(proof, proof.ports, depth=4, resets=True)


@BOOKS.proof
def test_every_class_can_be_reached() -> None:
    proof = BooksProof(pairing.Pairing(depth=DEPTH, age=AnyAge))
    prove(proof, proof.ports, depth=44, mode="cover")


@RING.proof
def test_rings_give_back_stamps_in_order() -> None:
    proof = RingProof()
    prove(proof, proof.ports, depth=2, resets=True)


@pytest.mark.few(3)
@BOOKS.mutants()
def test_mutants_of_the_books_are_refuted(patch: Patch) -> None:
    proof = BooksProof(patch.applied(pairing).Pairing(depth=DEPTH, age=AnyAge))
    prove(proof, proof.ports, depth=32, mode="bmc", expect="fail")


@pytest.mark.few(3)
@RING.mutants()
def test_mutants_of_the_ring_are_refuted(patch: Patch) -> None:
    proof = RingProof(patch.applied(pending))
    prove(proof, proof.ports, depth=12, mode="bmc", expect="fail")
