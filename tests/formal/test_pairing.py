# SPDX-License-Identifier: BSD-2-Clause
"""The books of a pairing unit balance at every clock, for all configurations and operations: proven by induction.

Ghost counters (modulo 2**8) count the operations that were taken and the classes that were given out. The stamps that
come back from the pending memory are arbitrary here, so the proof holds whatever the ages are; that the ring gives them
back in order is a proof of its own, with two rings on one memory. Size: rings of 4.
"""

from types import ModuleType

import pytest
from amaranth.asserts import AnyConst
from amaranth.hdl import Assert, Assume, Cat, Cover, Elaboratable, Module, Mux, Signal, Value
from formal_support import mutant, prove

from irqscope.contract.segments import Count, Policy
from irqscope_gateware import pairing, pending

pytestmark = pytest.mark.proof

DEPTH = 4
GHOST_BITS = 8


def values(interface) -> list[Value]:
    """The signals of an interface, one after the other."""
    return [Value.cast(value) for _, _, value in interface.signature.flatten(interface)]


class BooksProof(Elaboratable):
    def __init__(self, module: ModuleType = pairing) -> None:
        self.module = module
        self.dut = module.Pairing(depth=DEPTH)
        dut = self.dut
        self.ports = [
            *values(dut.config), dut.operation.valid, *values(dut.operation.payload), dut.outcome.ready,
            dut.memory.write_ready, dut.memory.read_ready, dut.memory.data_valid, dut.memory.data,
        ]  # fmt: skip

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
            ghost = Signal(GHOST_BITS, name=f"ghost_{count.name.lower()}")
            bit = outcome.payload.classes[count]
            m.d.sync += ghost.eq(ghost + (given & bit))
            total[count] = ghost + (outcome.valid & bit)
        samples, youngs = Signal(GHOST_BITS), Signal(GHOST_BITS)
        m.d.sync += [
            samples.eq(samples + (given & outcome.payload.sample)),
            youngs.eq(youngs + (given & outcome.payload.young_valid)),
        ]
        taken = operation.valid & operation.ready
        interval = policy == Policy.INTERVAL.value
        causes, responses = Signal(GHOST_BITS), Signal(GHOST_BITS)
        kind = operation.payload.kind
        m.d.sync += [
            causes.eq(causes + (taken & Mux(interval, kind == Operation.RESPONSE, kind == Operation.CAUSE))),
            responses.eq(responses + (taken & (kind == Operation.RESPONSE))),
        ]

        def same(left, right) -> None:
            m.d.comb += Assert((left - right)[:GHOST_BITS] == 0)

        # The ring follows a clock after the decision.
        push, pop = dut.pending.push, dut.pending.pop
        level = Signal(range(DEPTH + 2))
        m.d.comb += level.eq(dut.level + push - pop)
        answered = total[Count.SERVING] + total[Count.COALESCED]
        same(causes, total[Count.CAUSES])
        same(responses + dut.serving_on, total[Count.RESPONSES])
        same(total[Count.CAUSES], answered + total[Count.MISSING] + total[Count.UNSTAMPED] + level)
        same(total[Count.RESPONSES], total[Count.SERVING] + total[Count.EXTRA])
        same(
            samples + (outcome.valid & outcome.payload.sample), answered - total[Count.UNSURE] - total[Count.OVER]
        )
        with m.If(~interval):
            same(youngs + (outcome.valid & outcome.payload.young_valid), total[Count.SERVING])

        # What the induction needs beside the books.
        m.d.comb += [
            Assert(dut.level <= DEPTH),
            Assert(level <= DEPTH),
            Assert(~pop | (dut.level != 0)),
            Assert(~dut.working | (waited & ~push & ~pop & dut.pending.settled)),
        ]
        with m.If(dut.deciding):
            m.d.comb += [
                Assert(dut.empty == (dut.level == 0)),
                Assert(dut.several == (dut.level > 1)),
                Assert(dut.full == (dut.level == DEPTH)),
            ]
        with m.If(dut.serving_on):
            m.d.comb += [
                Assert(level != 0),
                Assert(policy == Policy.COALESCE.value),
                Assert(operation.valid & (kind == Operation.RESPONSE)),
                Assert(waited),
            ]
        m.d.comb += [
            Cover(total[Count.COALESCED] == 3),
            Cover((total[Count.UNSTAMPED] == 1) & (total[Count.MISSING] == 1)),
            Cover((total[Count.UNSURE] == 1) & (total[Count.OUTLIERS] == 1)),
        ]
        return m


class RingProof(Elaboratable):
    """The n-th stamp that goes into one of two rings comes out as the n-th, for an arbitrary n."""

    WIDTH = 3

    def __init__(self, module: ModuleType = pending) -> None:
        self.rings = [module.PendingQueue(depth=DEPTH, width=self.WIDTH) for _ in range(2)]
        self.memory = module.PendingMemory(segments=2, depth=DEPTH, width=self.WIDTH)
        self.ports = [signal for ring in self.rings for signal in (ring.push, ring.pop, ring.data)]

    def elaborate(self, platform) -> Module:
        m = Module()
        m.submodules.memory = memory = self.memory
        for number, ring in enumerate(self.rings):
            m.submodules[f"ring{number}"] = ring
            for name in ring.memory.signature.members:
                ours, theirs = getattr(ring.memory, name), getattr(memory.rings[number], name)
                m.d.comb += ours.eq(theirs) if name.endswith(("ready", "data_valid")) or name == "data" else theirs.eq(
                    ours
                )
            full, empty = ring.level == DEPTH, ring.level == 0
            m.d.comb += [
                Assume(~(ring.push | ring.pop) | ring.settled),
                Assume(~ring.push | ~full),
                Assume(~ring.pop | ~empty),
                Assume(~(ring.push & ring.pop) | (ring.level == 1)),
            ]
            n, stamp = AnyConst(4), Signal(self.WIDTH, name=f"stamp{number}")
            pushes, pops = Signal(5, name=f"pushes{number}"), Signal(5, name=f"pops{number}")
            m.d.sync += [pushes.eq(pushes + ring.push), pops.eq(pops + ring.pop)]
            m.d.comb += [Assume(pushes < 31), Assert(((pushes - pops) - ring.level)[:5] == 0)]
            with m.If(ring.push & (pushes == n)):
                m.d.sync += stamp.eq(ring.data)
            with m.If(ring.settled & (pushes > n) & (pops == n)):
                m.d.comb += Assert(ring.head == stamp)
            with m.If(ring.settled & (pushes > n) & (pops + 1 == n)):
                m.d.comb += Assert(ring.second == stamp)
            m.d.comb += Cover((pops == 4) & (pushes == 8))
        return m


def test_the_books_balance() -> None:
    proof = BooksProof()
    prove(proof, proof.ports, depth=4)


def test_every_class_can_be_reached() -> None:
    proof = BooksProof()
    prove(proof, proof.ports, depth=44, mode="cover")


def test_rings_give_back_stamps_in_order() -> None:
    proof = RingProof()
    prove(proof, proof.ports, depth=16, mode="bmc")


BOOKS_MUTANTS = {
    "missing is not taken off": ("pop.eq(decide & (missing | serve))", "pop.eq(decide & serve)"),
    "unstamped is pushed": ("(cause & ~full)", "cause"),
    "coalesced is not counted": ("COALESCED].eq(serve & serving_on)", "COALESCED].eq(0)"),
    "a response is counted for each cause": ("RESPONSES].eq(response & first)", "RESPONSES].eq(response)"),
    "extra is not counted": ("grows[Count.EXTRA].eq(extra)", "grows[Count.EXTRA].eq(extra & fifo)"),
    "unsure samples are kept": ("outcome.sample.eq(serve & ~doubtful & ~over)", "outcome.sample.eq(serve & ~over)"),
    "an outcome is overwritten": ("free.eq(~self.outcome.valid)", "free.eq(1)"),
    "the operation goes with the first cause": ("finished.eq(~missing & ~more)", "finished.eq(~missing)"),
    "overdue causes end the operation": ("finished.eq(~missing & ~more)", "finished.eq(~more)"),
    "interval keeps both": ("(response & interval))),", "(response & interval & empty))),"),
}  # fmt: skip


@pytest.mark.parametrize("name", BOOKS_MUTANTS)
def test_mutant_of_the_books(name: str) -> None:
    proof = BooksProof(mutant("irqscope_gateware.pairing", *BOOKS_MUTANTS[name]))
    prove(proof, proof.ports, depth=32, mode="bmc", expect="fail")


RING_MUTANTS = {
    "second is not moved up": ("self.head.eq(self.second)", "self.head.eq(self.head)"),
    "fetched too early": ("memory.read_valid.eq(self.level > 2)", "memory.read_valid.eq(self.level > 1)"),
    "settled while the stamp is coming": ("| memory.read_valid | waiting)", "| memory.read_valid)"),
    "rings share stamps": ("(write_segment << bits) | write_address", "write_address"),
    "data a clock early": ("ring.data_valid.eq(arrived)]", "ring.data_valid.eq(grant)]"),
}  # fmt: skip


@pytest.mark.parametrize("name", RING_MUTANTS)
def test_mutant_of_the_ring(name: str) -> None:
    proof = RingProof(mutant("irqscope_gateware.pending", *RING_MUTANTS[name]))
    prove(proof, proof.ports, depth=16, mode="bmc", expect="fail")
