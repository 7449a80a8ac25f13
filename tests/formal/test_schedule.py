# SPDX-License-Identifier: BSD-2-Clause
"""What is proven of the schedule, by induction: no drift.

Every S_k is the sum of the intervals before it, which are the period unless dither is exponential or a walk; every edge
of a burst is where shift and gaps put it.
"""

import pytest
from amaranth.asserts import AnySeq
from amaranth.hdl import Assert, Assume, C, Module, Mux, Signal, Value
from amaranth.lib import wiring
from claims import Claim
from formal_support import past
from patches import Patch
from stimulusproof import Proof, stable, waiting

from irqscope.contract.registers import Dither
from irqscope_gateware import countdown, dither, schedule

pytestmark = pytest.mark.proof

SCHEDULE = Claim(
    "schedule",
    "schedule and bursts never drift, with dither and bursts and without; intervals are the period unless "
    "dither is exponential or a walk",
    size="full width; R = 1, 8; every shift that there may be",
)
PLAIN = Claim("schedule-plain", "the same of a schedule that is built without dither and bursts", size="R = 1, 8")

TIME_BITS = 42
"""Ticks are compared modulo this, which is more than any counter reaches."""


class AnyShift(dither.Dither):
    """A dither that may give anything in any clock."""

    def elaborate(self, platform: object) -> Module:
        m = Module()
        m.d.sync += self.shift.eq(AnySeq(self.span_bits))
        return m


class NoDrift(Proof):
    """Ghosts hold the tick at which the next schedule point, and the next edge, has to be.

    Shifts are arbitrary (`AnyShift`). With exponential dither and walk an edge's point is where it would be without its
    own random part, and all later points move with it. Without dither and bursts an edge is a point. Assumed: no start
    while busy; a configuration that stays as it is while busy, with periods and gaps that the host lets pass; bursts
    that end before the next point, which the host makes sure of.
    """

    def claim(self, m: Module, dut: wiring.Component, state: dict[str, Signal]) -> None:
        samples, least, lead_clocks = dut.samples, countdown.LEAST_CLOCKS, schedule.LEAD_CLOCKS
        offset = least * samples
        config = dut.config
        chained = config.dither.matches(Dither.EXPONENTIAL, Dither.WALK) if dut.dithered else C(0)
        shift = state["dither.shift"] if dut.dithered else C(0)
        now = Signal(TIME_BITS)
        point = Signal(TIME_BITS)  # and `offset` later its first edge, but for the shift
        edge = Signal(TIME_BITS)
        m.d.sync += now.eq(now + samples)

        lead, point_sub, periodic = state["lead"], state["point_sub"], state["periodic"]
        wait_due = state["wait.due"]
        wait_active = state["wait.active"] & ~wait_due
        scheduled = wait_due & ~lead
        unchanged = stable(m, dut, dut.start)
        with m.If(dut.start):
            m.d.sync += point.eq(now + samples * (2 * least + lead_clocks) + config.delay)
        with m.If(scheduled):
            m.d.sync += point.eq(point + config.period + Mux(chained, shift, 0))
        m.d.comb += [
            Assume(~(dut.start & dut.busy)),
            Assume(~dut.busy | unchanged),
            Assume(config.period >= Mux(chained, 2 * offset, offset)),
            Assume(config.gap >= offset),
        ]
        wait_left = waiting(m, samples, state, "wait", "wait")
        trained = dut.dithered or dut.bursts
        to_lead = Mux(lead, samples * (least + lead_clocks), 0 if trained else -offset)

        m.d.comb += [
            Assert(~wait_due | ((now + to_lead + point_sub)[:TIME_BITS] == point)),
            # Invariants.
            Assert(~wait_active | ((now + wait_left + to_lead + point_sub)[:TIME_BITS] == point)),
            # What the next load takes, decided a clock before.
            Assert(~wait_due | (periodic == ~lead)),
        ]
        if trained:
            self.train(m, dut, state, chained, shift, scheduled, now, point, edge)
        else:
            m.d.comb += Assert(~dut.due | ((now + dut.sub)[:TIME_BITS] == (point + offset)[:TIME_BITS]))
        if samples == 1:
            m.d.comb += [Assert(point_sub == 0), Assert(dut.sub == 0)]

    def train(
        self,
        m: Module,
        dut: wiring.Component,
        state: dict[str, Signal],
        chained: Value,
        shift: Value,
        scheduled: Value,
        now: Signal,
        point: Signal,
        edge: Signal,
    ) -> None:
        samples, config = dut.samples, dut.config
        offset = countdown.LEAST_CLOCKS * samples
        lead, periodic = state["lead"], state["periodic"]
        wait_due, train_due = state["wait.due"], state["train.due"]
        wait_active, train_active = state["wait.active"] & ~wait_due, state["train.active"] & ~train_due
        first, again = (state["first"], state["again"]) if dut.bursts else (C(1), C(0))
        with m.If(scheduled):
            m.d.sync += edge.eq(point + shift + offset)
            m.d.comb += Assume(~train_active & ~(train_due & again))
        with m.Elif(train_due):
            m.d.sync += edge.eq(edge + config.gap)
        pending = chained & first & (train_active | train_due)  # the next point depends on an edge that is due
        train_left = waiting(m, samples, state, "train", "train")
        m.d.comb += [
            Assert(~dut.due | ((now + dut.sub)[:TIME_BITS] == edge)),
            # Invariants.
            Assert(~train_active | ((now + train_left + dut.sub)[:TIME_BITS] == edge)),
            Assert(~pending | ((edge + config.period - offset)[:TIME_BITS] == point)),
            Assert(~pending | ~(wait_active | wait_due)),
            Assert(~lead | ~(train_active | train_due)),
            # What the next load takes, decided a clock before.
            Assert(~(train_active | train_due) | periodic),
        ]
        if dut.bursts:
            position, after_reset = state["position"], Signal(init=1)
            m.d.sync += after_reset.eq(0)
            further_on = (position[1:] != config.burst[1:]) | (~first & (position[0] != config.burst[0]))
            m.d.comb += [
                Assert(~train_due | (again == further_on)),
                Assert(~again | train_active | train_due | past(m, dut.cancel) | after_reset),
            ]


LARGEST = pytest.param(8, True, True, marks=pytest.mark.slow)  # five minutes
"""With each of its parts alone, and with all of them at R = 1, it is proven in CI."""


@SCHEDULE.proof
@pytest.mark.parametrize(
    ("samples", "dithered", "bursts"),
    [(1, True, True), (1, True, False), (1, False, True), LARGEST, (8, True, False), (8, False, True)],
)
def test_schedule_does_not_drift(samples: int, dithered: bool, bursts: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schedule, "Dither", AnyShift)
    NoDrift(schedule.Schedule(samples, dithered=dithered, bursts=bursts)).holds()


@PLAIN.proof
@pytest.mark.parametrize("samples", [1, 8])
def test_plain_schedule_does_not_drift(samples: int) -> None:
    NoDrift(schedule.Schedule(samples, dithered=False, bursts=False)).holds()


@pytest.mark.few(3)
@SCHEDULE.mutants()
def test_schedule_mutants(patch: Patch, monkeypatch: pytest.MonkeyPatch) -> None:
    refute_schedule(patch, monkeypatch)


@PLAIN.mutants()
def test_mutants_of_a_plain_schedule(patch: Patch, monkeypatch: pytest.MonkeyPatch) -> None:
    refute_schedule(patch, monkeypatch, dithered=False, bursts=False)


def refute_schedule(patch: Patch, monkeypatch: pytest.MonkeyPatch, **build: bool) -> None:
    """The lead is made short, so that a few clocks show some edges."""
    module = patch.applied(schedule)
    monkeypatch.setattr(module, "Dither", AnyShift)
    monkeypatch.setattr(module, "LEAD_CLOCKS", 0)
    monkeypatch.setattr(schedule, "LEAD_CLOCKS", 0)
    NoDrift(module.Schedule(2, **build)).fails(16)
