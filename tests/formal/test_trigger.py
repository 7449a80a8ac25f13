# SPDX-License-Identifier: BSD-2-Clause
"""The trigger fires exactly when it should, never else: proven by induction, resets included.

The references are obvious ones: what waits and is overdue is followed tick by tick, with the ticks that are left in a
ghost; a pulse and its hold-off by ghosts that count the clocks that are left of them.
"""

from types import ModuleType

import pytest
from amaranth.hdl import Assert, Assume, C, Cat, Cover, Elaboratable, Fragment, Module, Mux, Signal, Value
from claims import Claim
from formal_support import past, prove
from internals import internals
from patches import Patch

from irqscope_gateware import deadline, trigger
from irqscope_gateware.countdown import LEAST_CLOCKS, Countdown
from irqscope_gateware.deadline import Deadline
from irqscope_gateware.layouts import sub_bits

pytestmark = pytest.mark.proof

OVERDUE = Claim(
    "deadline",
    "it is told, in the clock in which that comes true, that a deadline passes without a response, that a "
    "response is late, that a cause comes while one waits; and nothing else",
    size="limits of 10 bits; R = 1, 2, 4",
)
FIRES = Claim(
    "trigger",
    "an occasion makes a pulse, of its width, a fixed time after its row, unless a pulse, its hold-off or "
    "the count forbids it; then it is held; nothing else moves the pin",
    size="full width; R = 2",
)


def clocks_left(m: Module, wait: Countdown, state: dict[str, Signal], path: str) -> Value:
    """Clocks until the countdown is due, if it is active, with the invariants that this takes."""
    count, added, held = (state[f"{path}.{part}"] for part in (wait.name, "added", "held"))
    total = count + added
    m.d.comb += [Assert(~held), Assert(~wait.due | wait.active)]
    return Mux(wait.due, 0, Mux(total[-1], total[:-1] + 2, 1))


class ToldExactly(Elaboratable):
    """Rows and configuration are arbitrary in each clock."""

    def __init__(self, samples: int, module: ModuleType = deadline) -> None:
        self.samples = samples
        self.dut: Deadline = module.Deadline(samples, 10)
        self.ports = [self.dut.cause, self.dut.response, self.dut.limit, self.dut.enable, Value.cast(self.dut.slots)]

    def elaborate(self, platform: object) -> Module:
        m = Module()
        dut, samples, sub = self.dut, self.samples, sub_bits(self.samples)
        m.submodules.dut = fragment = Fragment.get(dut, None)
        left_of_wait = clocks_left(m, dut.wait, internals(fragment), "wait")

        # The row of the clock before.
        enabled = past(m, dut.enable)
        row = []
        for source in (dut.cause, dut.response):
            valid, at = Signal(), Signal(max(1, sub))
            m.d.sync += [
                valid.eq(dut.enable & (Cat(slot.valid for slot in dut.slots) >> source)[0]),
                at.eq(Cat(slot.sub for slot in dut.slots).word_select(source, len(at))),
            ]
            row.append((valid, at))
        if not sub:
            m.d.comb += [Assume(slot.sub == 0) for slot in dut.slots]

        # Tick by tick: a cause, a response, the end of the tick.
        waiting, overdue, left = Signal(), Signal(), Signal(16)
        passed, late, coalesced = (Value.cast(C(0)) for _ in range(3))
        now_waiting, now_overdue, ticks = waiting & enabled, overdue & enabled, Value.cast(left)
        for tick in range(samples):
            cause, response = (valid & (at == tick) for valid, at in row)
            whole, rest = (tick + dut.limit) >> sub, (tick + dut.limit) % samples
            length = (Mux(whole < LEAST_CLOCKS, LEAST_CLOCKS, whole) << sub) + rest - tick
            coalesced = coalesced | (cause & now_waiting)
            ticks = Mux(cause & ~now_waiting, length, ticks)
            late = late | (response & now_overdue & ~cause)
            now_waiting, now_overdue = (now_waiting | cause) & ~response, now_overdue & ~cause & ~response
            ends = now_waiting & (ticks == 0)
            passed, now_overdue, now_waiting = passed | ends, now_overdue | ends, now_waiting & ~ends
            ticks = Mux(now_waiting, ticks - 1, 0)
        told = Signal(3)
        m.d.sync += [
            waiting.eq(now_waiting),
            overdue.eq(now_overdue),
            left.eq(ticks),
            told.eq(Cat(passed, late, coalesced)),
        ]
        m.d.comb += [
            Assert(Cat(dut.passed, dut.late, dut.coalesced) == told),
            *[Cover((told == flag) & (past(m, past(m, Value.cast(told))) == 1)) for flag in (1, 2)],
            Cover(told == 5),
        ]

        # What the induction needs beside: that both say the same of what waits.
        (caused, cause_at), (answered, response_at) = row
        m.d.comb += [
            Assert(dut.enabled == enabled),
            Assert((dut.caused == caused) & (~caused | (dut.cause_sub == cause_at))),
            Assert((dut.answered == answered) & (~answered | (dut.answer_sub == response_at))),
            Assert(~(caused | answered) | enabled),
            Assert(waiting == dut.wait.active),
            Assert(overdue == dut.overdue),
            Assert(~waiting | (left == (left_of_wait << sub) + (dut.end if sub else 0))),
            Assert(~(waiting & overdue)),
        ]
        return m


@OVERDUE.proof
@pytest.mark.parametrize("samples", [1, 2, 4])
def test_what_is_overdue_is_told_at_once(samples: int) -> None:
    proof = ToldExactly(samples)
    prove(proof, proof.ports, depth=2, resets=True)


@OVERDUE.proof
def test_it_can_be_overdue() -> None:
    proof = ToldExactly(2)
    prove(proof, proof.ports, depth=16, mode="cover")


@pytest.mark.few(3)
@OVERDUE.mutants()
def test_deadline_mutants(patch: Patch) -> None:
    proof = ToldExactly(2, patch.applied(deadline))
    prove(proof, proof.ports, depth=12, mode="bmc", expect="fail", resets=True)


class FiresExactly(Elaboratable):
    """What the deadline tells is taken as it is. Assumed: the configuration stays as `Trigger` wants it."""

    def __init__(self, module: ModuleType = trigger) -> None:
        self.dut = dut = module.Trigger(2, 40)
        self.ports = [Value.cast(dut.config), dut.enable, dut.fire, Value.cast(dut.slots)]

    def elaborate(self, platform: object) -> Module:
        m = Module()
        dut, config = self.dut, self.dut.config
        m.submodules.dut = fragment = Fragment.get(dut, None)
        state = internals(fragment)
        left_of_phase = clocks_left(m, dut.phase, state, "phase")
        # Of what a reset leaves alone the ghosts know none either.
        before, begun = Signal.like(Value.cast(config), reset_less=True), Signal(reset_less=True)
        m.d.sync += [before.eq(config), begun.eq(1)]
        m.d.comb += Assume(~dut.enable | ~begun | (Value.cast(config) == before))

        # Armed: enabled, and a clock without that was seen since the reset. The count begins with it.
        disabled, pulses = Signal(), Signal(len(config.count))
        told = [dut.deadline.passed & config.deadline, dut.deadline.late & config.late]
        told.append(dut.deadline.coalesced & config.coalesced)
        asked, free, starts = Signal(), Signal(), Signal()
        exhausted = (config.count != 0) & (pulses == config.count)
        pulse, rest = Signal(34), Signal(34)  # clocks that are left of the pulse, and from then on of its hold-off
        after, driven, active_low = Signal(34), Signal(reset_less=True), Signal(reset_less=True)
        m.d.comb += [
            asked.eq(Cat(told).any() & dut.enable & disabled),
            free.eq((pulse == 0) & (rest == 0)),
            starts.eq(free & (dut.fire | (asked & ~exhausted))),
        ]
        m.d.sync += disabled.eq(disabled | ~dut.enable)
        with m.If(~dut.enable):
            m.d.sync += pulses.eq(0)
        with m.Elif(starts & asked & ~exhausted):
            m.d.sync += pulses.eq(pulses + 1)
        with m.If(starts):
            m.d.comb += after.eq(Mux(config.width < LEAST_CLOCKS, LEAST_CLOCKS, config.width))
        with m.Elif(pulse != 0):
            m.d.comb += after.eq(pulse - 1)
            with m.If(pulse == 1):
                m.d.sync += rest.eq(Mux(config.holdoff < LEAST_CLOCKS, LEAST_CLOCKS, config.holdoff))
        with m.Elif(rest != 0):
            m.d.sync += rest.eq(rest - 1)

        stopped = Signal()
        m.d.sync += [
            pulse.eq(after),
            driven.eq(after != 0),
            active_low.eq(config.active_low),
            stopped.eq(stopped | (starts & config.stop)),
        ]
        m.d.comb += [
            Assert(dut.output == (driven ^ active_low).replicate(2)),
            Assert(dut.slot.valid == past(m, starts)),
            Assert((dut.slot.edge == dut.slot.valid) & (dut.slot.sub == 0)),
            Assert(dut.held == past(m, (asked | dut.fire) & ~starts)),
            Assert(dut.stop == stopped),
            Cover(past(m, starts) & (pulses == 2) & (past(m, config.count) == 2)),
        ]

        # What the induction needs beside: where the countdown and the count stand.
        counts = config.count != 0
        m.d.comb += [
            Assert(dut.armed == disabled),
            Assert(dut.on == (pulse != 0)),
            Assert(dut.pausing == (rest != 0)),
            Assert((pulse == 0) | (rest == 0)),
            Assert(dut.phase.active == (dut.on | dut.pausing)),
            Assert(~dut.on | (pulse == left_of_phase + 1)),
            Assert(~dut.pausing | (rest == left_of_phase + 1)),
            Assert(~disabled | ((dut.left + pulses)[: len(pulses)] == past(m, config.count))),
            Assert(dut.over == past(m, dut.enable & (dut.left == 0) & counts)),
            Assert(~(disabled & past(m, dut.enable) & (dut.left == 0) & past(m, counts)) | dut.over | dut.on),
        ]
        return m


@FIRES.proof
def test_it_fires_exactly_when_it_should() -> None:
    proof = FiresExactly()
    prove(proof, proof.ports, depth=2, resets=True)


@FIRES.proof
def test_it_can_fire() -> None:
    proof = FiresExactly()
    prove(proof, proof.ports, depth=24, mode="cover")


@pytest.mark.few(3)
@FIRES.mutants()
def test_trigger_mutants(patch: Patch) -> None:
    proof = FiresExactly(patch.applied(trigger))
    prove(proof, proof.ports, depth=14, mode="bmc", expect="fail", resets=True)
