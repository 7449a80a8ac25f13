# SPDX-License-Identifier: BSD-2-Clause
"""What is proven of the whole stimulus, by induction: stopped or reset, the pin is at its safe level.

No edge comes later than STOP_CLOCKS after a stop.
"""

import pytest
from amaranth.hdl import Assert, Assume, Fragment, Module, ResetInserter, Signal, Value
from amaranth.lib import wiring
from claims import Claim
from formal_support import past
from internals import internals
from patches import Patch
from stimulusproof import Proof

from irqscope.contract.stimulus import STOP_CLOCKS
from irqscope_gateware import stimulus

pytestmark = pytest.mark.proof

SAFE = Claim("stimulus", "a stopped or reset stimulus is at its safe level", size="full width; R = 2")


class SafeLevel(Proof):
    """A stimulus with the reset that the instrument gives it at any time, configured as it may be."""

    def __init__(self, dut: wiring.Component) -> None:
        super().__init__(dut)
        self.clear = Signal()
        self.ports.append(self.clear)

    def elaborate(self, platform: object) -> Module:
        m = Module()
        fragment = Fragment.get(self.dut, None)
        m.submodules.dut = ResetInserter(self.clear)(fragment)
        self.claim(m, self.dut, internals(fragment))
        return m

    def claim(self, m: Module, dut: wiring.Component, state: dict[str, Signal]) -> None:
        running = dut.running
        was_running = past(m, running)
        active = dut.output ^ past(m, dut.config.active_low).replicate(dut.samples)
        config = Value.cast(dut.config)
        stopped = Signal()
        m.d.comb += stopped.eq(~dut.run | dut.halt)
        stopped_before = stopped
        for _ in range(STOP_CLOCKS + 1):
            stopped_before = past(m, stopped_before)

        m.d.comb += [
            Assume(~running | (config == past(m, config))),
            Assert(was_running | (active == 0)),
            Assert(~past(m, past(m, self.clear)) | (active == 0)),
            Assert(~dut.slot.valid | ~stopped_before),
            Assert(~running | was_running | ~past(m, past(m, stopped))),
            Assert(~dut.slot.valid | active.bit_select(dut.slot.sub, 1)),
            Assert(~(dut.slot.valid | dut.blocked) | was_running),
            # Invariants: what is not running is empty.
            *[
                Assert(running | ~state[name])
                for name in (
                    "schedule.wait.active",
                    "schedule.train.active",
                    "pulse.fired",
                    "pulse.line",
                    "pulse.blocked",
                )
            ],
            *[
                Assert(state[f"{waits}.active"] | ~state[f"{waits}.{what}"])
                for waits in ("schedule.wait", "schedule.train", "pulse.hold")
                for what in ("due", "held")
            ],
        ]


@SAFE.proof
def test_stopped_is_safe() -> None:
    SafeLevel(stimulus.Stimulus(2)).holds(depth=STOP_CLOCKS + 3, resets=False)  # it has a reset of its own


@pytest.mark.few(3)
@SAFE.mutants()
def test_stimulus_mutants(patch: Patch, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a short lead, as the schedule's."""
    module = patch.applied(stimulus)
    monkeypatch.setitem(module.Schedule.elaborate.__globals__, "LEAD_CLOCKS", 0)
    SafeLevel(module.Stimulus(2)).fails(18)
