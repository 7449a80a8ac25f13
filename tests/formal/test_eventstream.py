# SPDX-License-Identifier: BSD-2-Clause
"""The promises of the event stream, for every input and all time, by induction: a queue of 8 rows, R = 2.

- seen = sent + lost + queued by source, `queued` being what is really there (block RAM, its output, the serialiser);
- an edge is lost exactly if its row was offered and not written; no row is written inside a loss interval;
- at most one loss record is under way; the words of a LOSS block are begin, end and counts of its interval.

The sender is arbitrary, but keeps the rules of `PayloadSignature`. That event words carry the right time is proven in
test_eventwords.py, and what the queue keeps in test_queue.py.
"""

import pytest
from amaranth.hdl import Assume, Elaboratable, Module, ResetSignal, Signal
from claims import Claim
from formal_support import prove
from patches import Patch
from streamproof import BooksBalance

from irqscope_gateware import eventstream

pytestmark = pytest.mark.proof


BOOKS = Claim(
    "eventstream",
    "`seen = sent + lost + queued` of each source at every clock; loss records bracket exactly what was "
    "lost, and no edge is lost while the counts of one are kept",
    size="queue of 8 rows, R = 2, seven sources",
)


@BOOKS.proof
def test_the_books_balance_and_loss_records_are_exact() -> None:
    proof = BooksBalance(eventstream)
    prove(proof, proof.ports, depth=2)


class OftenReset(Elaboratable):
    """Of two clocks that follow each other one has a reset at least. With the proof without resets, and the same depth
    of 2, that makes one with resets in any clock: both together take less than that one.
    """

    def __init__(self, design: Elaboratable) -> None:
        self.design = design

    def elaborate(self, platform: object) -> Module:
        m = Module()
        m.submodules.design = self.design
        before = Signal(init=1, reset_less=True)
        m.d.sync += before.eq(ResetSignal("sync"))
        m.d.comb += Assume(before | ResetSignal("sync"))
        return m


@BOOKS.proof
def test_the_books_balance_across_resets() -> None:
    proof = BooksBalance(eventstream)
    prove(OftenReset(proof), proof.ports, depth=2, resets=True)


@pytest.mark.few(3)
@BOOKS.mutants()
def test_mutants_of_the_stream_are_refuted(patch: Patch) -> None:
    """The invariants of the proof see a fault where it happens, not only where it comes out."""
    proof = BooksBalance(patch.applied(eventstream), scripted=True)
    prove(proof, proof.ports, depth=250, mode="bmc", expect="fail")


@BOOKS.proof
def test_a_loss_record_is_reached() -> None:
    """What refutes the mutants is not the script: it breaks no rule, and comes to the end of a record.

    A cover says the same, in eight times as long.
    """
    for no_loss, outcome in ((False, "pass"), (True, "fail")):
        proof = BooksBalance(eventstream, scripted=True, no_loss=no_loss)
        prove(proof, proof.ports, depth=100, mode="bmc", expect=outcome)
