# SPDX-License-Identifier: BSD-2-Clause
"""The watchdog trips exactly when the host has been silent for its limit, resets included: proven by induction.

A reset counts as a kick. The ghost `since` counts the clocks since the last one, up to that of the trip.
"""

from types import ModuleType

import pytest
from amaranth.hdl import Assert, Cover, Elaboratable, Fragment, Module, Mux, Signal
from claims import Claim
from formal_support import prove
from internals import internals
from patches import Patch

from irqscope_gateware import watchdog
from irqscope_gateware.watchdog import TRIP_CLOCKS

pytestmark = pytest.mark.proof

SILENCE = Claim(
    "watchdog",
    "the watchdog trips exactly when there was no command for its limit, and stays so until it is cleared; "
    "never while the limit is 0",
    size="full width",
)


class TripsOnSilence(Elaboratable):
    """Kicks, limits and clears come in any clock."""

    def __init__(self, module: ModuleType = watchdog) -> None:
        self.dut = dut = module.Watchdog()
        self.ports = [dut.limit, dut.kick, dut.clear]

    def elaborate(self, platform: object) -> Module:
        m = Module()
        dut = self.dut
        m.submodules.dut = fragment = Fragment.get(dut, None)
        state = internals(fragment)

        # In clock 1 after the kick its limit is taken.
        since, limit, always = Signal(dut.width + 2, init=1), Signal(dut.width), Signal()
        due = Signal()
        m.d.comb += due.eq((since != 1) & (since == limit + TRIP_CLOCKS - 1))
        m.d.sync += [
            since.eq(Mux(dut.kick, 1, Mux((since == 1) | (since < limit + TRIP_CLOCKS), since + 1, since))),
            limit.eq(Mux(since == 1, dut.limit, limit)),
            always.eq(((since == 1) | always) & (dut.limit != 0)),
        ]

        tripped, cleared, must, may = (Signal(name=name) for name in ("tripped", "cleared", "must", "may"))
        ended = Signal()  # the limit was 0 in the clock before
        m.d.sync += [
            tripped.eq(dut.tripped),
            cleared.eq(dut.clear),
            must.eq(due & always & ~dut.kick),
            may.eq(due & ~ended & ~dut.kick),
            ended.eq(dut.limit == 0),
        ]
        m.d.comb += [
            Assert(~must | cleared | dut.tripped),
            Assert(~dut.tripped | tripped | may),
            Assert(~dut.tripped | ~cleared),
            Assert(~tripped | cleared | dut.tripped),
            Cover(dut.tripped & (limit == 3)),
        ]

        # What the induction needs beside: where the countdown stands.
        watching = state["$signal"]  # Amaranth does not name the first of two that one statement makes
        was_watching = Signal()
        m.d.sync += was_watching.eq(watching & state["enabled"])
        m.d.comb += [
            Assert(since != 0),
            Assert((since == 1) | (since <= limit + TRIP_CLOCKS)),
            Assert(state["steps"] == (since != 1)),
            Assert(state["watched"] == was_watching),
            Assert(state["enabled"] == (~ended & seen_limit(m))),
            Assert((since == 1) | (watching == (since <= limit + 2))),
            Assert((since == 1) | ~watching | (state["silence"] == limit + 2 - since)),
            Assert((since < 2) | ~always | ~ended),
        ]
        return m


def seen_limit(m: Module) -> Signal:
    """0 in the clock after a reset, when no limit has been seen."""
    seen = Signal()
    m.d.sync += seen.eq(1)
    return seen


@SILENCE.proof
def test_it_trips_after_silence_and_only_then() -> None:
    proof = TripsOnSilence()
    prove(proof, proof.ports, depth=3, resets=True)


@SILENCE.proof
def test_it_can_trip() -> None:
    proof = TripsOnSilence()
    prove(proof, proof.ports, depth=16, mode="cover")


@pytest.mark.few(3)
@SILENCE.mutants()
def test_mutants_are_refuted(patch: Patch) -> None:
    proof = TripsOnSilence(patch.applied(watchdog))
    prove(proof, proof.ports, depth=16, mode="bmc", expect="fail", resets=True)
