# SPDX-License-Identifier: BSD-2-Clause
"""The books of a wide pairing unit balance, its ring gives stamps back in order: proven by induction; as are its ages,
which are compared with sums of all bits.
"""

from types import ModuleType

import pytest
from amaranth.asserts import AnyConst
from amaranth.hdl import Assert, Assume, Cover, Elaboratable, Module, Mux, Signal
from booksproof import DEPTH, AnyWideAge, BooksProof
from claims import Claim
from formal_support import prove
from patches import Patch

from irqscope.contract.statistics import TIME_BITS, VALUE_BITS
from irqscope_gateware import wideage, widepairing, widepending
from irqscope_gateware.limits import LIMITS

pytestmark = pytest.mark.proof

BOOKS = Claim(
    "wide-books",
    "books of a segment of the parallel statistics: `causes = answered + missing + unstamped + pending`, "
    "`responses = paired + unmatched`",
    size="pending depth 4, arbitrary ages",
)
RING = Claim(
    "wide-ring",
    "the pending ring of whole stamps shows the oldest, the second and the newest, and the newest cause when none is "
    "pending",
    size="depth 4, stamps of 2 bits, the first 30 stamps",
)
AGES = Claim(
    "wide-age",
    "what the parallel statistics find of three ages is what their differences modulo 2**40 say",
    size="full width",
)


class RingProof(Elaboratable):
    """The n-th stamp that is pushed is shown as the n-th, for an arbitrary n."""

    WIDTH = 2

    def __init__(self, module: ModuleType = widepending) -> None:
        self.dut = dut = module.WidePendingQueue(depth=DEPTH, width=self.WIDTH)
        self.ports = [dut.push, dut.pop, dut.unstamped, dut.time]

    def elaborate(self, platform) -> Module:
        m = Module()
        m.submodules.dut = ring = self.dut
        event = ring.push | ring.pop | ring.unstamped
        since = Signal(range(3), init=2)
        with m.If(event):
            m.d.sync += since.eq(0)
        with m.Elif(since != 2):
            m.d.sync += since.eq(since + 1)
        m.d.comb += [
            Assume(~event | (since == 2)),
            Assume(~ring.push | (ring.level != DEPTH)),
            Assume(~ring.unstamped | ((ring.level == DEPTH) & ~ring.push & ~ring.pop)),
            Assume(~ring.pop | (ring.level != 0)),
            Assume(~(ring.push & ring.pop) | (ring.level == 1)),
        ]

        n, stamp, newest = AnyConst(4), Signal(self.WIDTH), Signal(self.WIDTH)
        pushes, pops, known = Signal(5), Signal(5), Signal()
        m.d.sync += [pushes.eq(pushes + ring.push), pops.eq(pops + ring.pop)]
        m.d.comb += [Assume(pushes < 31), Assert(((pushes - pops) - ring.level)[:5] == 0)]
        with m.If(ring.push & (pushes == n)):
            m.d.sync += stamp.eq(ring.time)
        with m.If(ring.push | ring.unstamped):
            m.d.sync += [newest.eq(ring.time), known.eq(1)]
        here = (pushes > n) & (pops <= n)
        with m.If(here):
            with m.If(pops == n):
                m.d.comb += Assert(ring.oldest == stamp)
            with m.If(pops + 1 == n):
                m.d.comb += Assert(ring.second == stamp)
            with m.If(n + 1 == pushes):
                m.d.comb += Assert(ring.newest == stamp)
        with m.If(known & (ring.level == 0)):
            m.d.comb += [Assert(ring.oldest == newest), Assert(ring.newest == newest)]

        # What the induction needs beside: where everything stands.
        port = ring.memory.read_port(domain="comb")
        m.d.comb += [
            port.addr.eq(n[:2]),
            Assert(ring.level <= DEPTH),
            Assert(pops <= pushes),
            Assert(since <= 2),
            Assert(ring.first == pops[:2]),
            Assert(ring.free == pushes[:2]),
            Assert(~here | (port.data == stamp)),
            Assert(~known | (ring.last == newest)),
            Assert(known | (pushes == 0)),
        ]
        with m.If(since != 0):
            m.d.comb += [Assert(ring.none == (ring.level == 0)), Assert(ring.one == (ring.level == 1))]
        with m.If((since != 0) & here & (pops + 2 == n)):
            m.d.comb += Assert(ring.third == stamp)
        m.d.comb += Cover((pops == 4) & (pushes == 5))
        return m


class AgeProof(Elaboratable):
    def __init__(self, module: ModuleType = wideage) -> None:
        self.dut = dut = module.WideAge()
        self.ports = [dut.start, dut.now, dut.oldest, dut.second, dut.newest]

    def elaborate(self, platform) -> Module:
        m = Module()
        m.submodules.dut = dut = self.dut
        limits = {name: AnyConst(TIME_BITS) for name in LIMITS}
        patient = AnyConst(1)
        clock = Signal(range(8))
        with m.If(clock != 7):
            m.d.sync += clock.eq(clock + 1)
        # The limits are written first, as the register file does.
        for number, name in enumerate(LIMITS):
            for half, strobe in enumerate((f"{name}_low", f"{name}_high")):
                with m.If(clock == 2 * number + half):
                    m.d.comb += [
                        getattr(dut.limits, strobe).eq(1),
                        dut.limits.value.eq(limits[name] >> 32 * half),
                    ]
        m.d.comb += [dut.patient.eq(patient), Assume(~dut.start | (clock == 7))]
        ages = {name: Signal(TIME_BITS, name=f"age_{name}") for name in ("oldest", "second", "newest")}
        begun, shown = Signal(), Signal()
        m.d.sync += [begun.eq(dut.start), shown.eq((begun | shown) & ~dut.start)]
        m.d.comb += Assume(~(dut.start & begun))
        with m.If(dut.start):
            m.d.sync += [age.eq(dut.now - getattr(dut, name)) for name, age in ages.items()]
        with m.If(shown):
            m.d.comb += [
                Assert(dut.age == ages["oldest"]),
                Assert(
                    dut.late
                    == ((ages["oldest"] >= 1 << VALUE_BITS) | ((ages["oldest"] > limits["timeout"]) & ~patient))
                ),
                Assert(dut.old == (ages["oldest"] >= limits["least"])),
                Assert(dut.beyond == (ages["oldest"] > limits["threshold"])),
                Assert(dut.old_before == (ages["second"] >= limits["least"])),
                Assert((ages["newest"] >> dut.octave) == 0),
                Assert(Mux(dut.octave == 0, 1, (ages["newest"] >> (dut.octave - 1)[:6])[0])),
            ]
        m.d.comb += Cover(shown & dut.late & (dut.octave == 3))
        return m


@BOOKS.proof
def test_the_books_balance() -> None:
    proof = BooksProof(widepairing.WidePairing(depth=DEPTH, age=AnyWideAge))
    prove(proof, proof.ports, depth=4, resets=True)


@BOOKS.proof
def test_every_class_can_be_reached() -> None:
    proof = BooksProof(widepairing.WidePairing(depth=DEPTH, age=AnyWideAge))
    prove(proof, proof.ports, depth=44, mode="cover")


@RING.proof
def test_rings_show_stamps_in_order() -> None:
    proof = RingProof()
    prove(proof, proof.ports, depth=3, resets=True)


@AGES.proof
def test_ages_are_what_differences_say() -> None:
    proof = AgeProof()
    prove(proof, proof.ports, depth=12, mode="bmc")


@pytest.mark.few(3)
@BOOKS.mutants()
def test_mutants_of_the_books_are_refuted(patch: Patch) -> None:
    proof = BooksProof(patch.applied(widepairing).WidePairing(depth=DEPTH, age=AnyWideAge))
    prove(proof, proof.ports, depth=32, mode="bmc", expect="fail")


@pytest.mark.few(3)
@RING.mutants()
def test_mutants_of_the_ring_are_refuted(patch: Patch) -> None:
    proof = RingProof(patch.applied(widepending))
    prove(proof, proof.ports, depth=16, mode="bmc", expect="fail")


@pytest.mark.few(3)
@AGES.mutants()
def test_mutants_of_the_ages_are_refuted(patch: Patch) -> None:
    proof = AgeProof(patch.applied(wideage))
    prove(proof, proof.ports, depth=12, mode="bmc", expect="fail")
