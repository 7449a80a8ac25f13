# SPDX-License-Identifier: BSD-2-Clause
"""Whose block is next: nobody waits for more than the turns of the others, and the replies hardly at all.

While a port waits, from its request to its `start`, each other one that is not port 0 has its `start` at most once; and
port 0, the replies, once more than these together, so never two running. While port 0 waits, at most one block of the
others starts, which may have begun before. A restart takes the requests of all ports but 0
back, and ends their waiting.
"""

from types import ModuleType

import pytest
from amaranth.asserts import AnyConst
from amaranth.hdl import Array, Assert, Assume, Cat, Cover, Module, Mux, Signal, Value
from claims import Claim
from formal_support import past, prove
from patches import Patch
from senderproof import SenderProof, shortened

from irqscope_gateware import blocksender

pytestmark = pytest.mark.proof

PORTS = 4
OTHERS = range(1, PORTS)
ORDERED = Claim(
    "blockorder",
    "block sender: while a port waits, each other has one block at most, the replies one more than "
    "these; while the replies wait, one block of the others at most",
    size=f"{PORTS} ports, as in the instrument",
)


class Ordered(SenderProof):
    def __init__(self, module: ModuleType = blocksender, *, hurried: bool = False) -> None:
        super().__init__(module, hurried=hurried, ports=PORTS)

    def claims(self, m: Module) -> None:
        self.requests(m)
        mine = AnyConst(range(PORTS))
        m.d.comb += Assume(mine < PORTS)
        start = Cat(port.start for port in self.dut.ports)
        waits = Signal()
        m.d.comb += waits.eq(
            Array(port.request for port in self.dut.ports)[mine]
            & ~start.bit_select(mine, 1)
            & ~(self.dut.restart & (mine != 0))
        )
        counts = [Signal(3, name=f"starts_{port}") for port in range(PORTS)]
        for count, started in zip(counts, start, strict=True):
            with m.If(~waits):
                m.d.sync += count.eq(0)
            with m.Elif(started):
                m.d.sync += count.eq(count + 1)
        others = Signal(5)
        m.d.comb += others.eq(sum(counts[1:]))
        for port in OTHERS:
            m.d.comb += Assert((mine == 0) | (counts[port] <= 1))
        m.d.comb += [
            Assert((mine == 0) | (counts[0] <= others + 1)),
            Assert((mine != 0) | (others <= 1)),
            Cover((mine == 2) & (counts[1] == 1) & waits),
        ]
        self.turns(m, mine, waits, counts, others)

    def turns(self, m: Module, mine: Value, waits: Value, counts: list[Signal], others: Value) -> None:
        """What the arbiter knows of it."""
        state, at, grant, before = self.state, self.at, self.state["grant"], self.unstarted()
        turn, seen = state["turn$1"], state["requests"].bit_select(mine, 1)
        latest = served_last(grant, turn)
        begun = at["magic"] & past(m, at["idle"])
        m.d.comb += [
            Assert(begun | ~grant[1:].any() | (latest == turn)),
            Assert(seen | (Cat(counts) == 0)),
            Assert(~past(m, waits) | seen),
        ]
        with m.If(mine == 0):
            m.d.comb += Assert(~(Mux(grant[0], ~before, before)) | (others == 0))
        with m.Else():
            served = before & grant.bit_select(mine, 1)
            for port in OTHERS:
                later = distance(latest, port) > distance(latest, mine)
                m.d.comb += Assert((counts[port] == 0) | later | served)
                m.d.comb += Assert(~(before & grant[port]) | (counts[port] == 0))
            m.d.comb += Assert(~state["cut"] | (Cat(counts) == 0))
            m.d.comb += Assert((grant[0] ^ before) | (counts[0] <= others))


def served_last(grant: Value, turn: Value) -> Value:
    """Of the ports but 0, the one served last."""
    for port in OTHERS:
        turn = Mux(grant[port], port, turn)
    return turn


def distance(latest: Value, port: Value | int) -> Value:
    """After how many turns, 1 and more, it is `port`'s, if all want one."""
    return Mux(latest < port, port - latest, port + len(OTHERS) - latest)


@ORDERED.proof
def test_nobody_waits_for_more_than_the_turns_of_the_others() -> None:
    proof = Ordered()
    prove(proof, proof.ports, depth=2)


@pytest.mark.few(3)
@ORDERED.mutants()
def test_mutants_are_refuted(patch: Patch, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault of the order needs some blocks: it is refuted with those of one word, with which the proof holds too."""
    mutant = patch.applied(blocksender)
    monkeypatch.setattr(mutant, "blocks", shortened(1))
    proof = Ordered(mutant, hurried=True)
    prove(proof, proof.ports, depth=200, mode="bmc", expect="fail")


@ORDERED.proof
def test_it_holds_with_short_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocksender, "blocks", shortened(1))
    proof, hurried = Ordered(), Ordered(hurried=True)
    prove(proof, proof.ports, depth=2)
    prove(hurried, hurried.ports, depth=200, mode="cover")
