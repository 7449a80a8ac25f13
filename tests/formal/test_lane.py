# SPDX-License-Identifier: BSD-2-Clause
"""The capture lane against the definition of the glitch filter, for all inputs, filters and states.

What is proven by induction at the sizes below: slot, `multi` and `glitches` of every clock are those that the plain
definition gives on a history of the samples (so an edge has the time of its first sample), and the edges of a lane
alternate in polarity even while its configuration changes.
"""

from types import ModuleType

import pytest
from amaranth.asserts import AnyConst
from amaranth.hdl import Assert, Assume, Cat, Cover, Elaboratable, Module, Mux, Signal
from claims import Claim
from formal_support import prove
from patches import Patch

from irqscope.contract.frontends import LANE_CLOCKS
from irqscope_gateware import lane

pytestmark = pytest.mark.proof

EXACT = Claim(
    "lane",
    "a lane reports exactly the edges that the definition of the filter demands, at their tick",
    size="symbolic samples, filter, polarity; R and window up to (8, 2)",
)
ALTERNATE = Claim(
    "lane-alternation", "edges of a lane alternate, whatever the configuration does", size="R and window up to (8, 2)"
)
FOUR_SAMPLES = {
    "any-settled-level-is-the-last",
    "further-edges-after-the-first-tick-only",
    "many-further-edges-are-one",
    "many-glitches-are-one",
    "multi-by-the-neighbouring-tick",
}
"""Two samples a clock cannot show a second glitch or a third edge in one clock, four can."""


class Definition(Elaboratable):
    """Each tick of a clock looked at by itself; quadratic in size, with no state but history and accepted level.

    Filter and inversion are arbitrary but constant, everything else may change in each clock.
    """

    def __init__(self, module: ModuleType, samples: int, filter_clocks: int) -> None:
        self.dut = module.Lane(samples, filter_clocks)
        self.config = Signal.like(self.dut.config)
        self.ports = [self.dut.samples, self.config.as_value()]

    def elaborate(self, platform: object) -> Module:
        m = Module()
        m.submodules.dut = dut = self.dut
        r = dut.sample_count
        filter_ticks, invert = AnyConst(8), AnyConst(1)
        m.d.comb += [
            Assume(filter_ticks <= dut.filter_limit),
            Assume(self.config.filter == filter_ticks),
            Assume(self.config.invert == invert),
            dut.config.eq(self.config),
        ]

        # Levels of the past, oldest first: one tick, then the clock that is decided, then the window and the clocks
        # that the pipeline takes (the last two are the register of the decision and that at the output).
        past = Signal(1 + r * (dut.filter_clocks + LANE_CLOCKS - 2))
        m.d.sync += past.eq(Cat(past, dut.samples ^ invert.replicate(r))[r:])
        accepted = before = Signal()
        selected, further, glitches = [], [], []
        for tick in range(1, r + 1):
            level = past[tick]
            held = Signal(name=f"held{tick}")
            m.d.comb += held.eq(
                Cat((filter_ticks < i) | (past[tick + i] == level) for i in range(1, dut.filter_limit + 1)).all()
            )
            begins = (past[tick - 1] != level) & (before != level) & self.config.enable
            select = Signal(name=f"select{tick}")
            m.d.comb += select.eq(begins & held & Mux(level, self.config.rise, self.config.fall))
            further.append(select & Cat(selected).any())
            selected.append(select)
            glitches.append(begins & ~held)
            after = Signal(name=f"after{tick}")
            m.d.comb += after.eq(Mux(begins & held, level, before))
            before = after
        m.d.sync += accepted.eq(Mux(self.config.enable, before, past[r]))

        decided = Signal(dut.slot.shape())
        decided_multi, decided_glitches, multi, glitch_count = (Signal(4) for _ in range(4))
        m.d.sync += [
            decided.valid.eq(Cat(selected).any()),
            decided_multi.eq(sum(further)),
            decided_glitches.eq(sum(glitches)),
        ]
        for tick in reversed(range(r)):
            with m.If(selected[tick]):
                m.d.sync += [decided.sub.eq(tick), decided.edge.eq(past[1 + tick])]
        slot = Signal.like(decided)
        m.d.sync += [slot.eq(decided), multi.eq(decided_multi), glitch_count.eq(decided_glitches)]
        valid, edge, sub = slot.valid, slot.edge, slot.sub

        m.d.comb += [
            Assert(dut.accepted == accepted),
            Assert(dut.slot.valid == valid),
            Assert(~valid | ((dut.slot.sub == sub) & (dut.slot.edge == edge))),
            Assert(dut.multi == multi),
            Assert(dut.slot.multi == multi.any()),
            Assert(dut.glitches == glitch_count),
            Cover(valid & edge & (filter_ticks == dut.filter_limit)),
            Cover(glitch_count == (r + 1) // 2 if dut.filter_limit else valid),
            Cover(multi == r - 1),
        ]
        return m


class Alternation(Elaboratable):
    """An enabled lane, both polarities selected; filter and inversion change in any clock."""

    def __init__(self, module: ModuleType, samples: int, filter_clocks: int) -> None:
        self.dut = module.Lane(samples, filter_clocks)
        self.filter, self.invert = Signal(8), Signal()
        self.ports = [self.dut.samples, self.filter, self.invert]

    def elaborate(self, platform: object) -> Module:
        m = Module()
        m.submodules.dut = dut = self.dut
        m.d.comb += [
            dut.config.enable.eq(1),
            dut.config.rise.eq(1),
            dut.config.fall.eq(1),
            dut.config.filter.eq(self.filter),
            dut.config.invert.eq(self.invert),
        ]
        last = Signal()
        level = Signal()
        accepted = Signal()  # as `slot` shows it
        m.d.comb += level.eq(Mux(dut.slot.valid, dut.slot.edge ^ dut.multi[0], last))
        m.d.sync += [last.eq(level), accepted.eq(dut.accepted)]
        m.d.comb += [Assert(~dut.slot.valid | (dut.slot.edge != last)), Assert(level == accepted)]
        return m


@EXACT.proof
@pytest.mark.parametrize(("samples", "filter_clocks"), [(1, 1), (1, 3), (2, 1), (2, 4), (4, 2), (8, 2)])
def test_equals_the_definition(samples: int, filter_clocks: int) -> None:
    """Once the history is filled with known samples, every register of the lane follows from it."""
    proof = Definition(lane, samples, filter_clocks)
    prove(proof, proof.ports, depth=filter_clocks + LANE_CLOCKS + 2)


@EXACT.proof
@pytest.mark.parametrize(("samples", "filter_clocks"), [(1, 2), (8, 2)])
def test_definition_is_not_vacuous(samples: int, filter_clocks: int) -> None:
    proof = Definition(lane, samples, filter_clocks)
    prove(proof, proof.ports, depth=20, mode="cover")


@ALTERNATE.proof
@pytest.mark.parametrize(("samples", "filter_clocks"), [(1, 3), (2, 4), (8, 2)])
def test_edges_alternate_whatever_the_configuration_does(samples: int, filter_clocks: int) -> None:
    proof = Alternation(lane, samples, filter_clocks)
    prove(proof, proof.ports, depth=2)


@pytest.mark.few(3)
@EXACT.mutants()
def test_mutants_are_refuted(patch: Patch) -> None:
    proof = Definition(patch.applied(lane), 4 if patch.name in FOUR_SAMPLES else 2, 2)
    prove(proof, proof.ports, depth=14, mode="bmc", expect="fail")


@ALTERNATE.mutants()
def test_mutants_of_the_alternation_are_refuted(patch: Patch) -> None:
    proof = Alternation(patch.applied(lane), 2, 2)
    prove(proof, proof.ports, depth=14, mode="bmc", expect="fail")
