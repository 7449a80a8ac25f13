# SPDX-License-Identifier: BSD-2-Clause
"""The time base equals a plain counter of full width, at every clock."""

from types import ModuleType

import pytest
from amaranth.hdl import Assert, Cover, Elaboratable, Module, Signal
from formal_support import mutant, prove

from irqscope_gateware import timebase

pytestmark = pytest.mark.proof


class Counter(Elaboratable):
    """`clocks` against a counter with one carry chain, `carry` against the definition of it."""

    def __init__(self, module: ModuleType, samples: int, segment_bits: int) -> None:
        self.dut = module.TimeBase(samples, segment_bits)
        self.segment_bits = segment_bits

    def elaborate(self, platform: object) -> Module:
        m = Module()
        m.submodules.dut = dut = self.dut
        plain = Signal.like(dut.clocks)
        m.d.sync += plain.eq(plain + 1)
        m.d.comb += [
            Assert(dut.clocks == plain),
            Assert(dut.carry == plain[: self.segment_bits].all()),
            Cover(dut.carry),
        ]
        return m


@pytest.mark.parametrize(("samples", "segment_bits"), [(1, 32), (2, 32), (8, 32), (2, 16), (4, 24), (8, 2)])
def test_equals_a_plain_counter(samples: int, segment_bits: int) -> None:
    """Full width. Three clocks of agreement fix every register, so the induction needs no invariant beside them."""
    prove(Counter(timebase, samples, segment_bits), [], depth=4)


def test_carry_is_reached() -> None:
    prove(Counter(timebase, 2, 3), [], depth=12, mode="cover")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("<< segment_bits) - 2", "<< segment_bits) - 1"),
        ("segment.eq(segment + carry)", "segment.eq(segment + ahead)"),
        ("ahead.eq(ahead_here & full)", "ahead.eq(ahead_here)"),
        ("full.eq(segment.all())", "full.eq(segment[1:].all())"),
        ("carry.eq(ahead)]", "carry.eq(ahead_here)]"),
    ],
)
def test_mutants_are_refuted(old: str, new: str) -> None:
    """Segments of two bits: the third one moves after 16 clocks."""
    module = mutant("irqscope_gateware.timebase", old, new)
    prove(Counter(module, 8, 2), [], depth=24, mode="bmc", expect="fail")
