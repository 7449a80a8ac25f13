# SPDX-License-Identifier: BSD-2-Clause
"""The swap of banks loses and doubles nothing: proven by induction for an arbitrary counter of an arbitrary segment.

Increments come at any time, except while the router waits at a cut; requests for any number, drains and sends of any
length come at any time as well. Then, at every clock:
- the measuring bank holds the increments since the last swap (those on their way added);
- the frozen bank holds those between the last two swaps, from the swap until the next snapshot is asked for (so that
  sending it again sends the same), and nothing once it was cleared, before it measures again;
- the number of the snapshot last taken grows by one at a swap and never otherwise, and no swap is without a request
  for just that number.
Size: 2 segments, 2 counters of 4 bits each.
"""

from types import ModuleType

import pytest
from amaranth.asserts import AnyConst
from amaranth.hdl import Assert, Assume, Cat, Cover, Elaboratable, Module, Mux, Signal
from formal_support import mutant, prove

from irqscope_gateware import snapshot
from irqscope_gateware.accumulator import Accumulator

pytestmark = pytest.mark.proof

SEGMENTS, INDEX_BITS, WIDTH = 2, 1, 4


class SnapshotProof(Elaboratable):
    def __init__(self, module: ModuleType = snapshot) -> None:
        self.dut = module.Snapshot(segments=SEGMENTS, index_bits=INDEX_BITS)
        self.bins = Accumulator(depth=2 * SEGMENTS << INDEX_BITS, width=WIDTH)
        self.add = Signal()
        self.place = Signal(1 + INDEX_BITS)
        self.cut_through = Signal()
        self.sending = Signal()
        self.ports = [
            self.add, self.place, self.cut_through, self.sending, self.dut.number, self.dut.write, self.dut.cut_queued,
        ]  # fmt: skip

    def elaborate(self, platform) -> Module:
        m = Module()
        m.submodules.dut, m.submodules.bins = dut, bins = self.dut, self.bins
        place = AnyConst(1 + INDEX_BITS)
        peeks = [bins.memory.read_port(domain="comb") for _ in range(2)]

        # The statistics around it: rows wait at the cut until the swap, increments go to the measuring bank.
        at_cut = Signal()
        m.d.comb += [
            bins.add_valid.eq(self.add),
            bins.add_address.eq(Cat(self.place[:INDEX_BITS], dut.bank, self.place[INDEX_BITS:])),
            bins.clear_valid.eq(dut.clear_valid),
            bins.clear_address.eq(Cat(dut.clear_index, dut.clear_bank, dut.clear_segment)),
            dut.clear_ready.eq(bins.clear_ready),
            dut.at_cut.eq(at_cut & ~bins.busy & ~self.add),
            dut.sending.eq(self.sending),
            Assume(~(at_cut & self.add)),
            Assume(~(dut.clearing & self.add)),
            # The cut comes through only after it was queued.
            Assume(~self.cut_through | dut.draining),
        ]
        m.d.sync += at_cut.eq((at_cut | self.cut_through) & ~dut.swap)

        # Of each bank: the word, and what is on its way to it.
        words, moving = [], []
        for bank, peek in enumerate(peeks):
            address = Cat(place[:INDEX_BITS], bank == 1, place[INDEX_BITS:])
            word = Signal(WIDTH, name=f"word{bank}")
            there = {
                name: getattr(bins, name).valid & (getattr(bins, name).address == address)
                for name in ("arrive", "add", "store", "past1")
            }
            m.d.comb += [
                peek.addr.eq(address),
                word.eq(Mux(there["store"], bins.store.data, peek.data)),
            ]
            words.append(word)
            moving.append(there["arrive"] + there["add"])
            # The accumulator's own invariants, proven with the histogram.
            m.d.comb += [
                Assume(~there["add"] | (bins.newest == word)),
                Assume(~there["past1"] | (bins.past1.data == peek.data)),
            ]
        measuring, frozen = Mux(dut.bank, words[1], words[0]), Mux(dut.bank, words[0], words[1])
        on_the_way = Mux(dut.bank, moving[1], moving[0])
        late = Mux(dut.bank, moving[0], moving[1])

        since, before, valid = Signal(WIDTH), Signal(WIDTH), Signal()
        with m.If(dut.swap):
            m.d.sync += [before.eq(since), since.eq(0), valid.eq(1)]
        with m.Elif(self.add & (self.place == place)):
            m.d.sync += since.eq(since + 1)
        asked = Signal()
        m.d.comb += asked.eq(dut.clear_valid & ~dut.clearing)
        with m.If(asked):
            m.d.sync += valid.eq(0)

        # How far the clearing is: the words before this one, in this pass.
        position = Cat(dut.clear_index, dut.clear_segment)
        cleared = Signal()
        m.d.comb += cleared.eq(position > place)
        with m.If(~dut.clearing):
            m.d.comb += [Assert((measuring + on_the_way)[:WIDTH] == since), Assert(late == 0)]
            with m.If(dut.clear_valid):
                m.d.comb += Assert(~cleared | (frozen == 0))
            with m.Else():
                m.d.comb += Assert(position == 0)
            with m.If(dut.request_cut | dut.draining):
                m.d.comb += Assert(frozen == 0)
            with m.If(valid & ~asked):
                m.d.comb += Assert(frozen == before)
            with m.If(valid):
                m.d.comb += Assert(~dut.request_cut & ~dut.draining)
        with m.Else():
            # The first pass clears bank 0, the second bank 1.
            m.d.comb += [Assert(~dut.bank), Assert(since == 0), Assert(~valid), Assert(dut.clear_valid)]
            m.d.comb += [Assert(on_the_way == 0), Assert(late == 0)]
            with m.If(dut.clear_bank):
                m.d.comb += [Assert(words[0] == 0), Assert(~cleared | (words[1] == 0))]
            with m.Else():
                m.d.comb += Assert(~cleared | (words[0] == 0))
        m.d.comb += [Assert(~at_cut | dut.draining), Assert(~bins.busy | ~dut.clearing | ~bins.add.valid)]
        with m.If(dut.clearing):
            m.d.comb += [Assert(~bins.arrive.valid), Assert(~bins.add.valid)]

        # Only the number after the last one leads to a swap.
        written, number, requested = Signal(), Signal(32), Signal()
        m.d.sync += written.eq(dut.write)
        with m.If(dut.write):
            m.d.sync += number.eq(dut.number)
        with m.If(dut.swap):
            m.d.sync += requested.eq(0)
        with m.Elif(written & (number == (dut.taken + 1)[:32])):
            m.d.sync += requested.eq(1)
        m.d.comb += Assert(dut.wanted == requested)
        with m.If(asked | dut.request_cut | dut.draining):
            m.d.comb += Assert(requested)

        taken, swapped = Signal(32), Signal()
        m.d.sync += [taken.eq(dut.taken), swapped.eq(dut.swap)]
        m.d.comb += Assert(dut.following == (dut.taken + 1)[:32])
        m.d.comb += [Assert(dut.taken == (taken + swapped)[:32]), Cover((dut.taken == 2) & (before == 2))]
        return m


def test_a_swap_loses_and_doubles_nothing() -> None:
    proof = SnapshotProof()
    prove(proof, proof.ports, depth=3)


def test_two_snapshots_can_be_taken() -> None:
    proof = SnapshotProof()
    prove(proof, proof.ports, depth=34, mode="cover")


MUTANTS = {
    "the measuring bank is cleared": ("frozen.eq(~self.bank)", "frozen.eq(self.bank)"),
    "a word is not cleared": ("(self.clear_segment == self.segments - 1)", "(self.clear_segment == 0)"),
    "a word is left out when the port is taken": ("with m.If(self.clear_ready)", "with m.If(1)"),
    "the banks are swapped before the cut is through": (
        'm.State("drain"), m.If(self.at_cut)', 'm.State("drain"), m.If(1)',
    ),
    "the banks are not swapped": ("self.bank.eq(~self.bank)", "self.bank.eq(self.bank)"),
    "a repeated number clears": ("with m.If(wanted):", "with m.If(wanted | again):"),
    "nothing is cleared": ('m.next = "clear"', 'm.next = "cut"'),
    "a number is left out": ("self.taken.eq(following)", "self.taken.eq(following + 1)"),
}  # fmt: skip


@pytest.mark.parametrize("name", MUTANTS)
def test_mutant(name: str) -> None:
    proof = SnapshotProof(mutant("irqscope_gateware.snapshot", *MUTANTS[name]))
    prove(proof, proof.ports, depth=36, mode="bmc", expect="fail")
