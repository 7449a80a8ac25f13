# SPDX-License-Identifier: BSD-2-Clause
"""What is proven of a countdown, by induction: `due` comes LEAST_CLOCKS + value + late - skip clocks after the load."""

import pytest
from amaranth.hdl import Assert, Assume, Module, Mux, Signal
from amaranth.lib import wiring
from claims import Claim
from formal_support import past
from patches import Patch
from stimulusproof import Proof

from irqscope_gateware import countdown

pytestmark = pytest.mark.proof

COUNTDOWN = Claim("countdown", "countdowns are exact, to the clock", size="full width, 40 bits")


class ExactDelay(Proof):
    """A ghost counts what is left of the wait. Assumed: no load while waiting but `anew`, and that two clocks later."""

    def claim(self, m: Module, dut: wiring.Component, state: dict[str, Signal]) -> None:
        left = Signal(dut.width + 2)
        waits = Signal()
        end = Signal()
        longer = Signal(dut.width + 1)
        m.d.comb += [
            Assume(~(dut.load & dut.active & ~dut.due & ~dut.anew)),
            Assume(~dut.anew | (dut.load & ~past(m, dut.load))),
            end.eq(~dut.load & waits & (left == 1)),
            longer.eq(Mux(dut.value > dut.skip, dut.value - dut.skip, 0)),
        ]
        m.d.sync += left.eq(left - 1)
        with m.If(dut.cancel):
            m.d.sync += waits.eq(0)
        with m.Elif(dut.load):
            m.d.sync += [waits.eq(1), left.eq(longer + dut.late + countdown.LEAST_CLOCKS - 1)]
        with m.Elif(end):
            m.d.sync += waits.eq(0)
        total, held = state["count"] + state["added"], state["held"]
        m.d.comb += [
            Assert(dut.due == past(m, end & ~dut.cancel)),
            Assert(dut.active == (waits | dut.due)),
            # Invariants.
            Assert(~waits | (left == Mux(total[-1], total[:-1] + 1, 0) + held + 1)),
            Assert(~held | waits),
            Assert(~(waits & dut.due)),
        ]


@COUNTDOWN.proof
def test_countdown_is_exact() -> None:
    ExactDelay(countdown.Countdown(40, name="count")).holds()


@pytest.mark.few(3)
@COUNTDOWN.mutants()
def test_countdown_mutants(patch: Patch) -> None:
    ExactDelay(patch.applied(countdown).Countdown(4, name="count")).fails(8)
