# SPDX-License-Identifier: BSD-2-Clause
"""What is proven of pulses, by induction: to the sample, and no runts.

With a fixed width samples are active exactly from the edge to edge + width; until the response never longer. Neither a
pulse nor a rest between two is shorter than R ticks.
"""

import pytest
from amaranth.hdl import Assert, Assume, Module, Mux, Signal, Value
from amaranth.lib import wiring
from claims import Claim
from formal_support import past
from patches import Patch
from stimulusproof import Proof, waiting

from irqscope_gateware import pulse

pytestmark = pytest.mark.proof

PULSES = Claim(
    "pulse",
    "pulses of a fixed width are exact to the sample, held ones never longer; no pulse and no rest is a runt",
    size="full width; R = 2, 8",
)


class WholePulses(Proof):
    """Ghosts: ticks from sample 0 of this clock to the end that the width sets, and how long the line is as it is.

    Assumed: edges of held pulses are two clocks apart, fixed pulses leave R ticks between them; widths are at least R;
    the configuration stays as it is while a pulse is on the line and in the clock after.
    """

    def claim(self, m: Module, dut: wiring.Component, state: dict[str, Signal]) -> None:
        samples = dut.samples
        width_bits = len(dut.config.width)
        line, settled, end_sub = state["line"], state["settled"], state["end_sub"]
        until, width = dut.config.pulse_end, Signal(width_bits)  # `width` ticks after the pulse's first clock it ends
        hold_due = state["hold.due"]
        hold_active = state["hold.active"] & ~hold_due

        left = Signal(width_bits + 2)
        first = Signal()
        first_sub = Signal.like(dut.sub)
        accepted = Signal()
        m.d.comb += accepted.eq(dut.due & ~(until & line))
        m.d.sync += [left.eq(Mux(left > samples, left - samples, 0)), first.eq(accepted), first_sub.eq(dut.sub)]
        with m.If(until & ~dut.busy):
            m.d.sync += left.eq(0)  # it was let go
        with m.If(accepted):
            m.d.sync += left.eq(dut.sub + width + samples)
        config = Value.cast(dut.config)
        m.d.comb += [
            width.eq(dut.config.width - samples),
            Assume(~(dut.busy | past(m, dut.busy)) | (config == past(m, config))),
            Assume(dut.config.width >= samples),
            Assume(~dut.due | ~past(m, dut.due)),
            Assume(~dut.due | until | (left <= dut.sub)),
        ]

        # Sample by sample: lengths of the present pulse and rest, no longer than R.
        level = line
        high = Signal(range(samples + 1))
        low = Signal(range(samples + 1), init=samples)
        highs, lows = high, low
        for index in range(samples):
            sample = dut.active[index]
            m.d.comb += [
                Assert(~(level & ~sample) | (highs == samples)),
                Assert(~(~level & sample) | (lows == samples)),
                Assert(~sample | (index < left)),
                Assert(until | (sample == ((index < left) & (~first | (first_sub <= index))))),
            ]
            longer_high, longer_low = Signal.like(high), Signal.like(low)
            m.d.comb += [
                longer_high.eq(Mux(sample, Mux(highs == samples, highs, highs + 1), 0)),
                longer_low.eq(Mux(sample, 0, Mux(lows == samples, lows, lows + 1))),
            ]
            level, highs, lows = sample, longer_high, longer_low
        m.d.sync += [high.eq(highs), low.eq(lows)]

        to_end = waiting(m, samples, state, "hold", "hold") + end_sub
        m.d.comb += [
            Assert(dut.fired == first),
            Assert(~dut.fired | (dut.fired_sub == first_sub)),
            Assert((dut.fired | dut.blocked) == past(m, dut.due)),
            Assert(~(dut.fired & dut.blocked)),
            # Invariants.
            Assert(~hold_active | (left == to_end)),
            Assert(~hold_due | (left == end_sub)),
            Assert((line | first) == (hold_active | hold_due)),
            Assert(~(line & first)),
            Assert(until | line | first | (left == 0)),
            Assert(~first | (hold_active & (left == first_sub + width + samples))),
            Assert(~first | (low + first_sub >= samples)),
            Assert(line == (high != 0)),
            Assert(line == (low == 0)),
            Assert(~(line & settled) | (high == samples)),
            Assert(~line | settled | (high + left >= samples)),
            Assert(~line | settled | past(m, first)),
        ]


@PULSES.proof
@pytest.mark.parametrize("samples", [2, 8])
def test_pulses_are_whole(samples: int) -> None:
    WholePulses(pulse.Pulse(samples)).holds()


@pytest.mark.few(3)
@PULSES.mutants()
def test_pulse_mutants(patch: Patch) -> None:
    WholePulses(patch.applied(pulse).Pulse(2)).fails(12)
