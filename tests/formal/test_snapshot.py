# SPDX-License-Identifier: BSD-2-Clause
"""The swap of banks loses and doubles nothing: proven by induction for an arbitrary counter.

Increments come at any time, except while the router waits at a cut; requests for any number, drains and sends of any
length come at any time as well. Then, at every clock:
- the measuring bank holds the increments since the last swap (those on their way added);
- the frozen bank holds those between the last two swaps, from the swap until the next snapshot is asked for (so that
  sending it again sends the same), and nothing once it was cleared, before it measures again;
- the number of the snapshot last taken grows by one at a swap and never otherwise, and no swap is without a request
  for just that number.
Size: 4 counters of 4 bits in a bank.
"""

from types import ModuleType

import pytest
from amaranth.asserts import AnyConst
from amaranth.hdl import Assert, Assume, Cat, Cover, Elaboratable, Module, Mux, Signal
from claims import Claim
from formal_support import prove
from patches import Patch

from irqscope_gateware import snapshot

pytestmark = pytest.mark.proof

SWAP = Claim(
    "snapshot", "swapping the banks of a snapshot loses and doubles nothing", size="4 counters of 4 bits in a bank"
)

PLACE_BITS, WIDTH = 2, 4


class SnapshotProof(Elaboratable):
    """Each bank is four counters; a readout clears one after the other, in any clocks, as `Readout`'s test says."""

    def __init__(self, module: ModuleType = snapshot) -> None:
        self.dut = module.Snapshot()
        self.add = Signal()
        self.place = Signal(PLACE_BITS)
        self.cut_through = Signal()
        self.ready = Signal()  # the readout clears a word
        self.sent = Signal()  # the readout that sends comes to its end
        self.ports = [
            self.add,
            self.place,
            self.cut_through,
            self.ready,
            self.sent,
            self.dut.number,
            self.dut.write,
            self.dut.cut_queued,
        ]

    def elaborate(self, platform) -> Module:
        m = Module()
        m.submodules.dut = dut = self.dut
        place = AnyConst(PLACE_BITS)

        # The statistics around it: rows wait at the cut until the swap. A growth is stored three clocks after it began,
        # in the bank that measured then.
        at_cut = Signal()
        moving, moving_bank = Signal(3), Signal()
        adds = Signal()
        m.d.comb += [
            adds.eq(self.add & (self.place == place)),
            dut.at_cut.eq(at_cut & ~moving.any() & ~self.add),
            Assume(~(at_cut & self.add)),
            Assume(~(dut.clearing & self.add)),
            # The cut comes through only after it was queued.
            Assume(~self.cut_through | dut.draining),
        ]
        m.d.sync += [at_cut.eq((at_cut | self.cut_through) & ~dut.swap), moving.eq(Cat(adds, moving))]
        with m.If(self.add):
            m.d.sync += moving_bank.eq(dut.bank)

        # The readout: it takes the bank as it is in each clock.
        reading_out, clears, position = Signal(), Signal(), Signal(PLACE_BITS)
        m.d.comb += dut.reading_out.eq(reading_out)
        with m.If(dut.start):
            m.d.sync += [reading_out.eq(1), position.eq(0)]
        with m.Elif(reading_out & dut.clear & self.ready):
            m.d.comb += clears.eq(position == place)
            m.d.sync += [position.eq(position + 1), reading_out.eq(~position.all())]
        with m.Elif(reading_out & ~dut.clear & self.sent):
            m.d.sync += reading_out.eq(0)
        m.d.comb += [Assert(~(dut.start & reading_out)), Assert(~reading_out | dut.waiting)]
        # It is at one step, or at none.
        steps = Cat(dut.resting, dut.start, dut.waiting, dut.request_cut, dut.draining)
        m.d.comb += [Assert(steps.any() & ((steps & (steps - 1)) == 0)), Assert(~dut.clear | dut.start | dut.waiting)]

        # Of each bank: the word, and what is on its way to it.
        words = [Signal(WIDTH, name=f"word{bank}", init=5) for bank in (0, 1)]
        for bank, word in enumerate(words):
            with m.If(clears & (dut.bank != bank)):
                m.d.sync += word.eq(0)
            with m.Elif(moving[2] & (moving_bank == bank)):
                m.d.sync += word.eq(word + 1)
        measuring, frozen = Mux(dut.bank, words[1], words[0]), Mux(dut.bank, words[0], words[1])
        on_the_way = moving[0] + moving[1] + moving[2]
        with m.If(on_the_way != 0):
            m.d.comb += Assert(moving_bank == dut.bank)

        since, before, valid = Signal(WIDTH), Signal(WIDTH), Signal()
        with m.If(dut.swap):
            m.d.sync += [before.eq(since), since.eq(0), valid.eq(1)]
        with m.Elif(adds):
            m.d.sync += since.eq(since + 1)
        asked = Signal()
        m.d.comb += asked.eq(dut.clear & ~dut.clearing)
        with m.If(asked):
            m.d.sync += valid.eq(0)

        # How far the clearing is.
        cleared = Signal()
        m.d.comb += cleared.eq(~dut.start & (~reading_out | (position > place)))
        with m.If(~dut.clearing):
            m.d.comb += Assert((measuring + on_the_way)[:WIDTH] == since)
            with m.If(dut.clear):
                m.d.comb += Assert(~cleared | (frozen == 0))
            with m.If(dut.request_cut | dut.draining):
                m.d.comb += Assert(frozen == 0)
            with m.If(valid & ~asked):
                m.d.comb += Assert(frozen == before)
            with m.If(valid):
                m.d.comb += Assert(~dut.request_cut & ~dut.draining)
        with m.Else():
            # Bank 0 is cleared first, then bank 1.
            m.d.comb += [Assert(since == 0), Assert(~valid), Assert(on_the_way == 0), Assert(dut.clear)]
            with m.If(dut.bank):
                m.d.comb += Assert(~cleared | (words[0] == 0))
            with m.Else():
                m.d.comb += [Assert(words[0] == 0), Assert(~cleared | (words[1] == 0))]
        m.d.comb += Assert(~at_cut | dut.draining)
        with m.If(dut.request_cut | dut.draining):
            m.d.comb += Assert(~reading_out)

        # Only the number after the last one leads to a swap.
        written, number, requested = Signal(), Signal(32), Signal()
        m.d.sync += written.eq(dut.write)
        with m.If(dut.write):
            m.d.sync += number.eq(dut.number)
        with m.If(dut.swap):
            m.d.sync += requested.eq(0)
        with m.Elif(written & (number == (dut.taken + 1)[:32])):
            m.d.sync += requested.eq(1)
        m.d.comb += [Assert(dut.wanted == requested), Assert(~dut.swap | ~dut.write)]
        with m.If(asked | dut.request_cut | dut.draining):
            m.d.comb += Assert(requested)

        taken, swapped = Signal(32), Signal()
        m.d.sync += [taken.eq(dut.taken), swapped.eq(dut.swap)]
        m.d.comb += [Assert(dut.taken == (taken + swapped)[:32]), Cover((dut.taken == 2) & (before == 2))]
        return m


@SWAP.proof
def test_a_swap_loses_and_doubles_nothing() -> None:
    proof = SnapshotProof()
    prove(proof, proof.ports, depth=3, resets=True)


@SWAP.proof
def test_two_snapshots_can_be_taken() -> None:
    proof = SnapshotProof()
    prove(proof, proof.ports, depth=56, mode="cover")


@pytest.mark.few(3)
@SWAP.mutants()
def test_mutants_are_refuted(patch: Patch) -> None:
    proof = SnapshotProof(patch.applied(snapshot))
    prove(proof, proof.ports, depth=56, mode="bmc", expect="fail")
