# SPDX-License-Identifier: BSD-2-Clause
"""The promises of the queue, for every input and all time, by induction.

Every record accepted comes out once, in order, unchanged; its level is exact, a clock late; where it is not full there
is a place; no word is read while it is written.
"""

from types import ModuleType

import pytest
from amaranth.asserts import AnyConst
from amaranth.hdl import Assert, Assume, Cover, Elaboratable, Module, Mux, Signal
from claims import Claim
from formal_support import prove
from patches import Patch
from queueproof import level_of, queue_invariants

from irqscope_gateware import queue

pytestmark = pytest.mark.proof


ORDER = Claim(
    "queue",
    "a queue keeps order, loses and doubles nothing; where it is not `full` there is a place; no word is read "
    "while it is written",
    size="depth 4 and 8, with and without a register behind the RAM",
)
REGISTERED = {
    "full-a-place-late",
    "a-confirmed-draft-is-not-accepted",
    "a-draft-is-not-written",
    "a-record-is-passed-on-over-another",
}
"""Refuted of a queue with a register behind the RAM, the others of one without."""


class OrderKept(Elaboratable):
    """The record that is accepted as number `n` comes out as number `n`, unchanged."""

    def __init__(self, module: ModuleType, depth: int, *, registered: bool) -> None:
        self.dut = module.Queue(6, depth=depth, registered=registered)
        dut = self.dut
        self.ports = [dut.w_data, dut.w_valid, dut.w_draft, dut.w_confirm, dut.read.ready]

    def elaborate(self, platform: object) -> Module:
        m = Module()
        m.submodules.dut = dut = self.dut
        accepted, taken, n, data = Signal(8), Signal(8), AnyConst(8), Signal(6)
        accept = dut.w_valid | dut.w_confirm
        write = dut.w_valid | dut.w_draft
        drafted, draft = Signal(), Signal(6)
        newest = Mux(write, dut.w_data, draft)
        m.d.comb += [
            Assume(~accept | write | drafted),
            Assume(~(accept | write) | (level_of(dut) != dut.depth)),
            Assert(dut.full | (level_of(dut) != dut.depth)),
        ]
        m.d.sync += [drafted.eq((drafted | write) & ~accept), draft.eq(newest)]
        with m.If(accept):
            m.d.sync += accepted.eq(accepted + 1)
            with m.If(accepted == n):
                m.d.sync += data.eq(newest)
        with m.If(dut.read.valid & dut.read.ready):
            m.d.sync += taken.eq(taken + 1)
            with m.If(taken == n):
                m.d.comb += Assert(dut.read.payload == data)
        m.d.comb += Assume(accepted < 250)
        # Invariants
        port, next_place = dut.memory.read_port(domain="comb"), dut.memory.read_port(domain="comb")
        m.d.comb += [next_place.addr.eq(dut.write_pointer[:-1]), Assert(~drafted | (next_place.data == draft))]
        passed, fetched = Signal(8), Signal(8)  # records that have left the RAM's output; that have left the RAM
        queue_invariants(m, dut)
        m.d.comb += [
            port.addr.eq(n[: len(dut.read_pointer) - 1]),
            passed.eq(taken + (dut.read.valid if dut.registered else 0)),
            fetched.eq(passed + dut.fetched),
            Assert(taken <= accepted),
            Assert(level_of(dut) == accepted - taken),
            Assert(dut.full == (dut.level >= dut.depth - 1)),
            Assert(dut.write_pointer == accepted[: len(dut.write_pointer)]),
            Assert(dut.read_pointer == fetched[: len(dut.read_pointer)]),
        ]
        with m.If((n < accepted) & (n >= fetched)):
            m.d.comb += Assert(port.data == data)
        with m.If(dut.fetched & (passed == n)):
            m.d.comb += Assert(dut.output == data)
        with m.If(dut.read.valid & (taken == n)):
            m.d.comb += Assert(dut.read.payload == data)
        m.d.comb += Cover((taken == dut.depth + 3) & (level_of(dut) == dut.depth))
        return m


@ORDER.proof
@pytest.mark.parametrize("registered", [False, True])
@pytest.mark.parametrize("depth", [4, 8])
def test_the_queue_keeps_order_and_loses_nothing(depth: int, registered: bool) -> None:
    proof = OrderKept(queue, depth, registered=registered)
    prove(proof, proof.ports, depth=2, resets=True)


@ORDER.proof
@pytest.mark.parametrize("registered", [False, True])
def test_the_queue_wraps_around_full(registered: bool) -> None:
    proof = OrderKept(queue, 4, registered=registered)
    prove(proof, proof.ports, depth=40, mode="cover")


@pytest.mark.few(3)
@ORDER.mutants()
def test_mutants_of_the_queue_are_refuted(patch: Patch) -> None:
    proof = OrderKept(patch.applied(queue), 4, registered=patch.name in REGISTERED)
    prove(proof, proof.ports, depth=14, mode="bmc", expect="fail")
