# SPDX-License-Identifier: BSD-2-Clause
"""The time base equals a plain counter of full width, at every clock."""

from types import ModuleType

import pytest
from amaranth.hdl import Assert, Cover, Elaboratable, Module, Signal
from claims import Claim
from formal_support import prove
from patches import Patch

from irqscope_gateware import timebase

pytestmark = pytest.mark.proof

EXACT = Claim(
    "timebase", "the segmented time base equals a plain counter", size="full width; segments of 32, 24, 16 and 2 bits"
)


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


@EXACT.proof
@pytest.mark.parametrize(("samples", "segment_bits"), [(1, 32), (2, 32), (8, 32), (2, 16), (4, 24), (8, 2)])
def test_equals_a_plain_counter(samples: int, segment_bits: int) -> None:
    """Full width. Three clocks of agreement fix every register, so the induction needs no invariant beside them."""
    prove(Counter(timebase, samples, segment_bits), [], depth=4)


@EXACT.proof
def test_carry_is_reached() -> None:
    prove(Counter(timebase, 2, 3), [], depth=12, mode="cover")


@pytest.mark.few(3)
@EXACT.mutants()
def test_mutants_are_refuted(patch: Patch) -> None:
    """Segments of two bits: the third one moves after 16 clocks."""
    prove(Counter(patch.applied(timebase), 8, 2), [], depth=24, mode="bmc", expect="fail")
