# SPDX-License-Identifier: BSD-2-Clause
"""Proofs of the histogram, by induction.

A ghost counts the values of one arbitrary bin of one arbitrary segment and bank, modulo the counter's width; at every
clock it equals that bin's word in RAM plus what is on its way, whatever the spacing of values, reads and clears. The
bin of a value is read from a table made with the contract's `bin_of`. Size: 2 segments, 2 bins an octave, values of 4
bits, the shipped counters of 32 bits in two banks and of 24 in one.
"""

from functools import reduce
from operator import or_
from types import ModuleType

import pytest
from amaranth.asserts import AnyConst
from amaranth.hdl import Assert, Assume, Cat, Elaboratable, Module, Mux, Signal
from formal_support import mutant, prove

from irqscope.contract.statistics import bin_of
from irqscope_gateware import histogram

pytestmark = pytest.mark.proof

VALUES, SUB_BITS, SEGMENTS = 4, 1, 2


class HistogramProof(Elaboratable):
    def __init__(self, module: ModuleType = histogram, banks: int = 2, bin_bits: int = 32) -> None:
        self.dut = module.Histogram(
            segments=SEGMENTS, sub_bits=SUB_BITS, banks=banks, bin_bits=bin_bits, value_bits=VALUES
        )
        self.ports = [
            self.dut.valid, self.dut.segment, self.dut.value, self.dut.bank, self.dut.read_valid,
            self.dut.read_address.as_value(), self.dut.clear_valid, self.dut.clear_address.as_value(),
        ]  # fmt: skip

    def elaborate(self, platform) -> Module:
        m = Module()
        m.submodules.dut = dut = self.dut
        bins = dut.bins
        peek = bins.memory.read_port(domain="comb")
        address = AnyConst(len(bins.add_address))
        # Not an Array: Yosys would make a ROM of it, whose contents an induction takes for arbitrary.
        table = [Mux(dut.value == value, bin_of(value, SUB_BITS), 0) for value in range(1 << VALUES)]
        index = Signal(len(dut.encoder.bin))
        m.d.comb += [index.eq(reduce(or_, table)), peek.addr.eq(address), Assume(address < bins.depth)]

        # From the value to its address.
        match, match1, match2 = Signal(), Signal(), Signal()
        m.d.comb += match.eq(dut.valid & (Cat(index, dut.bank, dut.segment) == address))
        m.d.sync += [match1.eq(match), match2.eq(match1)]
        adds = Signal()
        m.d.comb += adds.eq(bins.add_valid & (bins.add_address == address))
        # Two clocks of history, so that the induction starts from a pipeline that was filled.
        age = Signal(2)
        m.d.sync += age.eq(Mux(age == 2, 2, age + 1))
        with m.If(age == 2):
            m.d.comb += Assert(adds == match2)

        # From the address to the word.
        ghost = Signal(bins.width)
        on_the_way, value = Signal(2), Signal(bins.width)
        arrives, added, stored, past = (Signal(name=name) for name in ("arrives", "added", "stored", "past"))
        cleared = Signal()
        m.d.comb += [
            arrives.eq(bins.arrive.valid & (bins.arrive.address == address)),
            added.eq(bins.add.valid & (bins.add.address == address)),
            stored.eq(bins.store.valid & (bins.store.address == address)),
            past.eq(bins.past1.valid & (bins.past1.address == address)),
            cleared.eq(bins.clear_valid & bins.clear_ready & (bins.clear_address == address)),
            Assume(~(cleared & (arrives | added))),
            on_the_way.eq(arrives + added),
            value.eq(Mux(stored, bins.store.data, peek.data)),
        ]
        m.d.sync += ghost.eq(Mux(cleared, 0, ghost) + adds)
        m.d.comb += Assert(ghost == (value + on_the_way)[: bins.width])
        with m.If(added):
            m.d.comb += Assert(bins.newest == value)
        with m.If(past):
            m.d.comb += Assert(bins.past1.data == peek.data)

        # What a reader sees is the word; so does an increment, unless one of the steps after it knows better.
        looked = Signal()
        m.d.sync += looked.eq((bins.add_valid & (bins.add_address == address))
                              | (~bins.add_valid & (bins.read_address == address)))
        seen = Signal()
        m.d.sync += seen.eq(looked & ~past & ~stored)
        with m.If(seen & ~past):
            m.d.comb += Assert(bins.data == peek.data)
        with m.If(~bins.busy):
            m.d.comb += Assert(ghost == peek.data)
        return m


@pytest.mark.parametrize(("banks", "bin_bits"), [(2, 32), (1, 24)])
def test_every_value_is_counted_once_in_its_bin(banks: int, bin_bits: int) -> None:
    proof = HistogramProof(banks=banks, bin_bits=bin_bits)
    prove(proof, proof.ports, depth=4)


MUTANTS = {
    "no forwarding from store": ("accumulator", "hit_store.eq(add.valid &", "hit_store.eq(0 &"),
    "no forwarding from past1": ("accumulator", "hit_past1.eq(store.valid &", "hit_past1.eq(0 &"),
    "no forwarding from past2": ("accumulator", "hit_past2.eq(past1.valid &", "hit_past2.eq(0 &"),
    "forwarding of another word": ("accumulator", "& (store.address == arrive.address)", "& (store.address != 0)"),
    "oldest instead of newest": ("accumulator", "newest.eq(past1.data)", "newest.eq(past2_data)"),
    "a step of two": ("accumulator", "result.eq(newest + 1)", "result.eq(newest + 2)"),
    "a clear that leaves 1": ("accumulator", "Mux(add.valid, result, 0)", "Mux(add.valid, result, 1)"),
    "a clear over an increment": (
        "accumulator", "Mux(add.valid, add.address, self.clear", "Mux(~self.clear_valid, add.address, self.clear",
    ),
    "bank of the next value": ("histogram", "place2.eq(place1)", "place2.eq(place)"),
    "octave off by one": ("histogram", "self.value[sub + 1 :]", "self.value[sub :]"),
}  # fmt: skip


@pytest.mark.parametrize("name", MUTANTS)
def test_mutant(name: str) -> None:
    module, old, new = MUTANTS[name]
    broken = mutant(f"irqscope_gateware.{module}", old, new, via="irqscope_gateware.histogram")
    proof = HistogramProof(broken)
    prove(proof, proof.ports, depth=12, mode="bmc", expect="fail")


