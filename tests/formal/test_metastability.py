# SPDX-License-Identifier: BSD-2-Clause
"""What a metastable sample does to an edge: one tick, and never a lost or a doubled one.

Two lanes look at one pin. The first one's flip-flop sees every edge where it is. The second one's, at an edge next to a
sampling instant, resolves either way, whenever it likes: it takes the old level once more, or the new one already.
That is all that metastability can do as long as it has died out before the core (`FrontEnd.input_clocks`), because one
synchronised bit feeds all logic of a lane. Proven: each edge of one lane is an edge of the other, of the same polarity,
at the same tick or one next to it, and there are no others, for levels that last `least_level` ticks or more.
"""

from types import ModuleType

import pytest
from amaranth.asserts import AnyConst
from amaranth.hdl import Assert, Assume, Cat, Cover, Elaboratable, Module, Mux, Signal, Value
from claims import Claim
from formal_support import prove
from patches import Patch

from irqscope.contract.frontends import LANE_CLOCKS
from irqscope_gateware import lane

pytestmark = pytest.mark.proof

ONE_TICK = Claim(
    "metastability",
    "a flip-flop that resolves either way at every edge moves the edge by one tick at most, and none "
    "is lost or doubled (docs/guide/calibration.md)",
    size="R and window up to (8, 1), (4, 2), (2, 4); levels of R + 2 or filter + 3 ticks and more",
)


def least_level(samples: int, filter_ticks: int) -> int:
    """Ticks that a level must last: two may go, then its edges are still in two clocks, and it passes the filter."""
    return max(samples, filter_ticks + 1) + 2


class Pair(Elaboratable):
    """Both lanes with one configuration. `shorter`: levels may be that much shorter than they have to be."""

    def __init__(self, module: ModuleType, samples: int, filter_clocks: int, *, shorter: int = 0) -> None:
        self.exact, self.resolved = module.Lane(samples, filter_clocks), module.Lane(samples, filter_clocks)
        self.shorter = shorter
        self.pin, self.either = Signal(samples), Signal(samples)
        self.ports = [self.pin, self.either]

    def elaborate(self, platform: object) -> Module:
        m = Module()
        m.submodules.exact, m.submodules.resolved = self.exact, self.resolved
        r, limit = self.exact.sample_count, self.exact.filter_limit
        filter_ticks = AnyConst(8)
        m.d.comb += Assume(filter_ticks <= limit)

        # The pin at successive instants, oldest first. Each change comes after a level that was long enough.
        longest = least_level(r, limit)
        pin = Signal(longest + r)
        m.d.sync += pin.eq(Cat(pin, self.pin)[r:])
        levels = Cat(pin, self.pin)
        for k in range(len(pin), len(pin) + r):
            for back in range(2, longest + 1):
                needed = Mux(filter_ticks + 1 > r, filter_ticks + 1, r) + 2 - self.shorter
                m.d.comb += Assume((levels[k] == levels[k - 1]) | (levels[k - 1] == levels[k - back]) | (back > needed))

        # The clock before this one, so that the level after it is known.
        # An edge is next to one instant: if the one before it has shown it, the one after it does so, too.
        newest = len(pin)
        taken, shown = [], Signal()
        early: Value = shown
        for k in range(newest - r, newest):
            before, here, after = levels[k - 1], levels[k], levels[k + 1]
            either = self.either[k - newest + r]
            late = either & (before != here) & ~early
            early = either & (here != after) & ~late
            taken.append(here ^ (late | early))
        m.d.sync += shown.eq(early)
        seen = {"exact": Cat(levels[newest - r : newest]), "resolved": Cat(taken)}
        for dut, name in ((self.exact, "exact"), (self.resolved, "resolved")):
            m.d.comb += [
                dut.samples.eq(seen[name]),
                dut.config.enable.eq(1),
                dut.config.rise.eq(1),
                dut.config.fall.eq(1),
                dut.config.filter.eq(filter_ticks),
            ]
            # What makes the induction go: the accepted level is that of the last sample of the clock decided last.
            past = Signal(1 + r * (dut.filter_clocks + LANE_CLOCKS - 2), name=f"past_{name}")
            m.d.sync += past.eq(Cat(past, seen[name])[r:])
            m.d.comb += [Assert(dut.accepted == past[0]), Assert(~dut.slot.multi), Assert(dut.glitches == 0)]

        last, this = _clock(m, self.exact, "exact"), _clock(m, self.resolved, "resolved")
        for one, other in ((last, this), (this, last)):
            m.d.comb += Assert(~one[1].valid | (sum(_partner(one[1], other, k, r) for k in range(3)) == 1))
        m.d.comb += [
            Cover(last[1].valid & this[0].valid & ~this[1].valid & ~this[2].valid),
            Cover(last[1].valid & this[2].valid & ~this[1].valid & ~this[0].valid),
            Cover(last[1].valid & this[1].valid & (filter_ticks == limit)),
        ]
        return m


def _clock(m: Module, dut: Value, name: str) -> list:
    """The lane's slots of the next clock, of this one and of the one before."""
    slots = [dut.slot]
    for age in (1, 2):
        slots.append(Signal.like(dut.slot, name=f"{name}{age}"))
        m.d.sync += slots[-1].eq(slots[-2])
    return slots


def _partner(mine: Value, others: list, age: int, samples: int) -> Value:
    """Whether the other lane's slot of that age is the same edge: of this polarity, at most one tick away."""
    other = others[age]
    near = {
        0: (mine.sub == samples - 1) & (other.sub == 0),
        1: (mine.sub <= other.sub + 1) & (other.sub <= mine.sub + 1),
        2: (mine.sub == 0) & (other.sub == samples - 1),
    }[age]
    return other.valid & (other.edge == mine.edge) & near


SIZES = [(1, 1), (1, 3), (2, 1), (2, 4), (4, 2), (8, 1)]


@ONE_TICK.proof
@pytest.mark.parametrize(("samples", "filter_clocks"), SIZES)
def test_an_edge_moves_by_one_tick_and_is_neither_lost_nor_doubled(samples: int, filter_clocks: int) -> None:
    proof = Pair(lane, samples, filter_clocks)
    prove(proof, proof.ports, depth=filter_clocks + LANE_CLOCKS + 3)


@ONE_TICK.proof
@pytest.mark.parametrize(("samples", "filter_clocks"), [(1, 3), (2, 4)])
def test_edges_do_move_both_ways(samples: int, filter_clocks: int) -> None:
    proof = Pair(lane, samples, filter_clocks)
    prove(proof, proof.ports, depth=24, mode="cover")


@ONE_TICK.proof
@pytest.mark.parametrize(("samples", "filter_clocks"), [(1, 3), (2, 1), (4, 2)])
def test_a_shorter_level_may_go_unseen(samples: int, filter_clocks: int) -> None:
    """The bound is the least one: a tick less, and the proof has to fail."""
    proof = Pair(lane, samples, filter_clocks, shorter=1)
    prove(proof, proof.ports, depth=24, mode="bmc", expect="fail")


@pytest.mark.few(3)
@ONE_TICK.mutants()
def test_mutants_of_the_lane_are_refuted(patch: Patch) -> None:
    proof = Pair(patch.applied(lane), 2, 2)
    prove(proof, proof.ports, depth=24, mode="bmc", expect="fail")
