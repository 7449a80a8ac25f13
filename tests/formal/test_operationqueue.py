# SPDX-License-Identifier: BSD-2-Clause
"""What a segment of the parallel statistics has still to do: proven by induction, for arbitrary entries and times.

The entry that is written as number n, for an arbitrary n, is served as number n: its tick at sub-tick 0, then its cause
and its response, or if it is reversed response and cause, those of them that it has, each once. There is a place for
each entry that may come. Full size: 16 places.

Assumed: an entry has an operation at least, and is written while there is room or in the next three clocks.
"""

from types import ModuleType

import pytest
from amaranth.asserts import AnyConst
from amaranth.hdl import Assert, Assume, Cat, Cover, Elaboratable, Fragment, Module, Mux, Signal
from claims import Claim
from formal_support import prove
from internals import internals
from patches import Patch

from irqscope_gateware import operationqueue
from irqscope_gateware.pairing import Operation

pytestmark = pytest.mark.proof

UNHURRIED = {"room-is-told-too-long", "an-operation-is-not-waited-for"}
"""Mutants that show only where operations wait."""
SERVED = Claim(
    "operationqueue",
    "of each row queued for a segment of the parallel statistics, tick, cause and response come out, each once, "
    "in order, with time and polarity; there is a place for each row that may still come",
    size="16 places; R = 1, 2, 8",
)
COUNT_BITS = 8


class EntriesServed(Elaboratable):
    """Or `hurried`: an operation is taken in each clock."""

    def __init__(self, module: ModuleType = operationqueue, *, samples: int = 2, hurried: bool = False) -> None:
        self.hurried = hurried
        self.module = module
        self.dut = dut = module.OperationQueue(samples)
        self.ports = [dut.entry.as_value(), dut.write, dut.operation.ready]

    def elaborate(self, platform: object) -> Module:
        m = Module()
        dut, depth, spare = self.dut, self.module.DEPTH, self.module.SPARE
        port = dut.memory.read_port(domain="comb")
        m.submodules.dut = fragment = Fragment.get(dut, None)
        state = internals(fragment)
        # Amaranth names only the last signal of those that one statement makes.
        written, fetched, ready, todo = (state[name] for name in ("$signal", "fetched", "$signal$2", "$signal$3"))
        coming, current = (dut.layout(state[name]) for name in ("$signal$1", "current"))

        since = Signal(range(spare))  # clocks in which an entry may still come
        m.d.sync += since.eq(Mux(dut.room, spare - 1, Mux(since == 0, 0, since - 1)))
        has = Cat(dut.entry.tick, dut.entry.cause, dut.entry.response)
        m.d.comb += Assume(~dut.write | ((dut.room | (since != 0)) & has.any()))
        if self.hurried:
            m.d.comb += Assume(dut.operation.ready)

        n, entry = AnyConst(COUNT_BITS), Signal(dut.layout)
        accepted, begun = Signal(COUNT_BITS), Signal(COUNT_BITS)  # entries that came; that were moved to be served
        served = Signal(3)  # operations of the present one that were taken: tick, cause, response
        operation, taken = dut.operation, dut.operation.valid & dut.operation.ready
        kind = operation.payload.kind.as_value()
        which = Cat(kind == each.value for each in (Operation.TICK, Operation.CAUSE, Operation.RESPONSE))
        moves = Signal()
        left = todo & ~Mux(taken, which, 0)
        m.d.comb += [moves.eq(ready & ~left.any()), Assume(accepted < 250)]
        with m.If(dut.write):
            m.d.sync += accepted.eq(accepted + 1)
            with m.If(accepted == n):
                m.d.sync += entry.eq(dut.entry)
        with m.If(taken):
            m.d.sync += served.eq(served | which)
        with m.If(moves):
            m.d.sync += [begun.eq(begun + 1), served.eq(0)]

        here = (begun == n + 1) & (begun != 0)
        wanted = Cat(entry.tick, entry.cause, entry.response)
        with m.If(here):
            with m.If(operation.valid):
                sub = Mux(kind == Operation.TICK.value, 0, Mux(which[1], entry.cause_sub, entry.response_sub))
                m.d.comb += [
                    Assert((which & wanted & ~served).any()),
                    Assert(operation.payload.time == Cat(sub[: len(entry.cause_sub)], entry.clocks)),
                ]
                with m.If(which[1]):
                    m.d.comb += [
                        Assert(operation.payload.edge == entry.cause_edge),
                        Assert(~entry.tick | served[0]),
                        Assert(~(entry.response & entry.reversed) | served[2]),
                    ]
                with m.If(which[2]):
                    m.d.comb += [
                        Assert(operation.payload.edge == entry.response_edge),
                        Assert(~entry.tick | served[0]),
                        Assert(~(entry.cause & ~entry.reversed) | served[1]),
                    ]
            with m.If(moves | ~dut.busy):
                m.d.comb += Assert((served | Mux(taken, which, 0)) == wanted)
        m.d.comb += Assert(dut.busy | (begun == accepted))

        # Where everything stands.
        level, moved = Signal(COUNT_BITS), Signal(COUNT_BITS)
        m.d.comb += [
            port.addr.eq(n[: len(port.addr)]),
            moved.eq(begun + ready),  # those that have left the RAM
            level.eq(accepted - moved),
            Assert(begun <= accepted),
            Assert(moved <= accepted),
            Assert(level <= depth),
            Assert(written == accepted[: len(written)]),
            Assert(fetched == moved[: len(fetched)]),
            # Of the clocks in which entries may still come each takes a place at most.
            Assert(dut.room | (level + since <= depth)),
            Assert(~dut.room | (level <= depth - spare)),
        ]
        with m.If((n < accepted) & (n >= moved)):
            m.d.comb += Assert(port.data == entry)
        with m.If(ready & (begun == n)):
            m.d.comb += Assert(coming == entry)
        with m.If(here):
            m.d.comb += [Assert(current == entry), Assert(todo == (wanted & ~served)), Assert((served & ~wanted) == 0)]
        with m.If(n < accepted):
            m.d.comb += Assert(wanted.any())
        m.d.comb += [Assert((begun != 0) | (todo == 0)), Cover(here & entry.reversed & (served == 0b111) & (n == 2))]
        return m


@SERVED.proof
@pytest.mark.parametrize("samples", [1, 2, 8])
def test_entries_are_served_once_and_in_order(samples: int) -> None:
    proof = EntriesServed(samples=samples)
    prove(proof, proof.ports, depth=2)


@SERVED.proof
def test_all_operations_can_come_of_one_entry() -> None:
    proof = EntriesServed(hurried=True)
    prove(proof, proof.ports, depth=24, mode="cover")


@pytest.mark.few(3)
@SERVED.mutants()
def test_mutants_are_refuted(patch: Patch) -> None:
    proof = EntriesServed(patch.applied(operationqueue), hurried=patch.name not in UNHURRIED)
    prove(proof, proof.ports, depth=30, mode="bmc", expect="fail")
