# SPDX-License-Identifier: BSD-2-Clause
"""The stimulus' promises, at the full width of all counters, for every configuration and all time.

    block      what is proven, by induction                                                         R
    countdown  `due` comes LEAST_CLOCKS + value + late clocks after the load                        any
    schedule   every S_k is the sum of the intervals before it, every edge of a burst is where      1, 8
               shift and gaps put it: no drift, ever
    dither     without exponential dither every interval is the period                              any
    pulse      fixed: samples are active exactly from the edge to edge + width; until-response:     2, 8
               never longer; neither a pulse nor a rest between two is shorter than R ticks
    stimulus   stopped or reset, the pin is at its safe level; no edge later than STOP_CLOCKS       2

That the random numbers are those of the model is left to simulation.
"""

import pytest
from amaranth.hdl import Assert, Assume, Elaboratable, Fragment, Module, Mux, ResetInserter, Signal, Value
from amaranth.lib import wiring
from formal_support import mutant, prove
from internals import internals

from irqscope.contract.registers import Dither
from irqscope.contract.stimulus import STOP_CLOCKS
from irqscope_gateware import countdown, dither, pulse, schedule, stimulus

pytestmark = pytest.mark.proof

TIME_BITS = 42
"""Ticks are compared modulo this, which is more than any counter reaches."""


class Proof(Elaboratable):
    """A component with arbitrary inputs, and what is claimed of it."""

    def __init__(self, dut: wiring.Component) -> None:
        self.dut = dut
        self.ports = [
            Value.cast(value) for _, member, value in dut.signature.flatten(dut) if member.flow == wiring.In
        ]

    def elaborate(self, platform: object) -> Module:
        m = Module()
        fragment = Fragment.get(self.dut, None)
        m.submodules.dut = fragment
        self.claim(m, self.dut, internals(fragment))
        return m

    def claim(self, m: Module, dut: wiring.Component, state: dict[str, Signal]) -> None:
        raise NotImplementedError

    def holds(self, depth: int = 2) -> None:
        prove(self, self.ports, depth=depth)

    def fails(self, depth: int) -> None:
        prove(self, self.ports, depth=depth, mode="bmc", expect="fail")


def past(m: Module, value: Value) -> Signal:
    """`value` one clock ago."""
    register = Signal.like(value)
    m.d.sync += register.eq(value)
    return register


def exact_period(m: Module, dut: wiring.Component, state: dict[str, Signal], offset: int, prefix: str = "") -> None:
    """Claims that the interval does not leave the period unless dither is exponential, with the invariants it takes."""
    started = Signal()
    period = Signal.like(dut.config.period)
    with m.If(dut.start):
        m.d.sync += [started.eq(1), period.eq(dut.config.period)]
    mode, at, states = state[prefix + "mode"], state[prefix + "state"], dither.State
    none, uniform = mode == Dither.NONE, mode == Dither.UNIFORM
    exact = started & (none | uniform)
    m.d.comb += [
        Assert(~exact | (state[prefix + "interval"] == (period - offset)[: len(period)])),
        # Invariants.
        Assert(~exact | (state[prefix + "least"] == state[prefix + "interval"])),
        Assert(~exact | ~state[prefix + "rejected"]),
        Assert(started | none),
        Assert(~none | (at == states.IDLE)),
        Assert(~uniform | (at == states.IDLE) | (at == states.FIRST) | (at == states.MULTIPLY)),
    ]


class ExactDelay(Proof):
    """A ghost counts what is left of the wait."""

    def claim(self, m: Module, dut: wiring.Component, state: dict[str, Signal]) -> None:
        left = Signal(dut.width + 2)
        waiting = Signal()
        end = Signal()
        m.d.comb += end.eq(waiting & (left == 1))
        m.d.sync += left.eq(left - 1)
        with m.If(dut.cancel):
            m.d.sync += waiting.eq(0)
        with m.Elif(dut.load):
            m.d.sync += [waiting.eq(1), left.eq(dut.value + dut.late + countdown.LEAST_CLOCKS - 1)]
        with m.Elif(end):
            m.d.sync += waiting.eq(0)
        m.d.comb += [
            Assert(dut.due == past(m, end & ~dut.cancel)),
            Assert(dut.active == waiting),
            # Invariants.
            Assert(~waiting | (left == state["count"] + state["held"] + 1)),
            Assert(waiting | ~state["held"]),
        ]


def test_countdown_is_exact() -> None:
    ExactDelay(countdown.Countdown(40, name="count")).holds()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("zero.eq(less[-1])", "zero.eq(count == 1)"),
        ("held.eq(self.late)", "held.eq(0)"),
        ("self.active & zero & ~held & ~self.cancel", "self.active & zero & ~held"),
        ("count.eq(self.value)]", "count.eq(self.value - 1)]"),
    ],
)
def test_countdown_mutants(old: str, new: str) -> None:
    ExactDelay(mutant("irqscope_gateware.countdown", old, new).Countdown(4, name="count")).fails(8)


class NoDrift(Proof):
    """Ghosts hold the tick at which the next S_k, and the next edge, has to be.

    Shifts, and intervals of exponential dither, are whatever the dither gives. Assumed: no start while busy, and bursts
    that end before the next S_k, which the host makes sure of.
    """

    def claim(self, m: Module, dut: wiring.Component, state: dict[str, Signal]) -> None:
        samples, least, lead_clocks = dut.samples, countdown.LEAST_CLOCKS, schedule.LEAD_CLOCKS
        offset = least * samples
        exact_period(m, dut, state, offset, "dither.")
        now = Signal(TIME_BITS)
        point = Signal(TIME_BITS)
        edge = Signal(TIME_BITS)
        m.d.sync += now.eq(now + samples)

        lead, point_sub = state["lead"], state["point_sub"]
        wait_due, wait_active = state["wait.due"], state["wait.active"]
        train_due, train_active = state["train.due"], state["train.active"]
        scheduled = wait_due & ~lead
        shift = Signal(TIME_BITS)
        interval = state["dither.interval"]
        mode, result = state["dither.mode"], state["dither.result"]
        m.d.comb += shift.eq(Mux(mode == Dither.UNIFORM, result, 0))

        with m.If(dut.start):
            m.d.sync += point.eq(now + samples * (2 * least + lead_clocks) + dut.config.delay)
        with m.If(scheduled):
            m.d.sync += [point.eq(point + interval + offset), edge.eq(point + shift + offset)]
            m.d.comb += Assume(~train_active)
        with m.Elif(train_due):
            m.d.sync += edge.eq(edge + state["gap"] + offset)
        m.d.comb += Assume(~(dut.start & dut.busy))

        def reach(name: str) -> Value:
            return (now + samples * (state[f"{name}.{name}"] + state[f"{name}.held"] + 1))[:TIME_BITS]

        to_lead = Mux(lead, samples * (least + lead_clocks), 0)
        m.d.comb += [
            Assert(~dut.due | ((now + dut.sub)[:TIME_BITS] == edge)),
            Assert(~wait_due | ((now + to_lead + point_sub)[:TIME_BITS] == point)),
            # Invariants.
            Assert(~(wait_active & wait_due)),
            Assert(~(train_active & train_due)),
            Assert(~wait_active | ((reach("wait") + to_lead + point_sub)[:TIME_BITS] == point)),
            Assert(~train_active | ((reach("train") + dut.sub)[:TIME_BITS] == edge)),
            Assert(wait_active | ~state["wait.held"]),
            Assert(train_active | ~state["train.held"]),
        ]
        if samples == 1:
            m.d.comb += [Assert(point_sub == 0), Assert(dut.sub == 0)]


@pytest.mark.parametrize("samples", [1, 8])
def test_schedule_does_not_drift(samples: int) -> None:
    NoDrift(schedule.Schedule(samples)).holds()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("wait.late.eq(scheduled & point_carry)", "wait.late.eq(0)"),
        ("train.late.eq(Mux(scheduled, first_carry, again_carry))", "train.late.eq(again_carry)"),
        ("left.eq(left - 1), point_sub.eq(point_sub_next)", "left.eq(left - 1)"),
        ("offset = countdown.LEAST_CLOCKS * self.samples", "offset = (countdown.LEAST_CLOCKS + 1) * self.samples"),
    ],
)
def test_schedule_mutants(old: str, new: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The lead is made short, so that a few clocks show some edges."""
    module = mutant("irqscope_gateware.schedule", old, new)
    monkeypatch.setattr(module, "LEAD_CLOCKS", 0)
    monkeypatch.setattr(schedule, "LEAD_CLOCKS", 0)
    NoDrift(module.Schedule(2)).fails(14)


class ExactPeriod(Proof):
    """Whatever is drawn for the shift."""

    def claim(self, m: Module, dut: wiring.Component, state: dict[str, Signal]) -> None:
        exact_period(m, dut, state, dut.offset)


def test_intervals_are_the_period() -> None:
    ExactPeriod(dither.Dither(offset=16)).holds()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Mux(mode == Mode.UNIFORM, State.IDLE, State.ADD)", "State.ADD"),
        ("self.interval.eq(least)", "self.interval.eq(least + 1)"),
    ],
)
def test_dither_mutants(old: str, new: str) -> None:
    ExactPeriod(mutant("irqscope_gateware.dither", old, new).Dither(offset=16)).fails(24)


class WholePulses(Proof):
    """Ghosts: ticks from sample 0 of this clock to the end that the width sets, and how long the line is as it is.

    Assumed of the schedule: edges of held pulses are two clocks apart, fixed pulses leave R ticks between them; widths
    are at least R; no start while a pulse is on the line.
    """

    def claim(self, m: Module, dut: wiring.Component, state: dict[str, Signal]) -> None:
        samples = dut.samples
        width_bits = len(dut.config.width)
        line, settled, until = state["line"], state["settled"], state["until"]
        end_sub, width = state["end_sub"], state["width"]
        hold_due, hold_active = state["hold.due"], state["hold.active"]

        left = Signal(width_bits + 2)
        first = Signal()
        first_sub = Signal.like(dut.sub)
        accepted = Signal()
        m.d.comb += accepted.eq(dut.due & ~(until & line))
        m.d.sync += [left.eq(Mux(left > samples, left - samples, 0)), first.eq(accepted), first_sub.eq(dut.sub)]
        with m.If(accepted):
            m.d.sync += left.eq(dut.sub + width + samples)
        with m.If(dut.start):
            m.d.sync += left.eq(0)

        m.d.comb += [
            Assume(~dut.start | ~(dut.busy | dut.due)),
            Assume(~dut.start | (dut.config.width >= samples)),
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

        to_end = (state["hold.hold"] + state["hold.held"] + 1) * samples + end_sub
        m.d.comb += [
            Assert(dut.fired == first),
            Assert(~dut.fired | (dut.fired_sub == first_sub)),
            Assert((dut.fired | dut.blocked) == past(m, dut.due)),
            Assert(~(dut.fired & dut.blocked)),
            # Invariants.
            Assert(width <= (1 << width_bits) - 1 - samples),
            Assert(~hold_active | (left == to_end)),
            Assert(~hold_due | (left == end_sub)),
            Assert(~(hold_active & hold_due)),
            Assert(hold_active | ~state["hold.held"]),
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


@pytest.mark.parametrize("samples", [2, 8])
def test_pulses_are_whole(samples: int) -> None:
    WholePulses(pulse.Pulse(samples)).holds()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("until & line & settled & self.responses", "until & line & self.responses"),
        ("width.eq(config.width - self.samples)", "width.eq(config.width - self.samples - 1)"),
        ("hold.late.eq(end[self.sub_bits] if self.sub_bits else 0)", "hold.late.eq(0)"),
        ("accepted.eq(self.due & ~(until & line))", "accepted.eq(self.due)"),
        ("index < end_sub", "index <= end_sub"),
        ("hold.cancel.eq(released)", "hold.cancel.eq(0)"),
    ],
)
def test_pulse_mutants(old: str, new: str) -> None:
    WholePulses(mutant("irqscope_gateware.pulse", old, new).Pulse(2)).fails(12)


class SafeLevel(Proof):
    """A stimulus with the reset that the instrument gives it at any time; nothing is assumed."""

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
        running, active_low = dut.running, state["active_low"]
        was_running = past(m, running)
        polarity = past(m, active_low)
        active = dut.output ^ polarity.replicate(dut.samples)
        stopped = Signal()
        m.d.comb += stopped.eq(~dut.run | dut.halt)
        stopped_before = stopped
        for _ in range(STOP_CLOCKS + 1):
            stopped_before = past(m, stopped_before)

        m.d.comb += [
            Assert(was_running | (active == 0)),
            Assert(~past(m, past(m, self.clear)) | (active == 0)),
            Assert(was_running | (active_low == past(m, dut.config.active_low))),
            Assert(~was_running | (active_low == polarity)),
            Assert(~dut.slot.valid | ~stopped_before),
            Assert(~running | was_running | ~past(m, stopped)),
            Assert(~dut.slot.valid | active.bit_select(dut.slot.sub, 1)),
            Assert(~(dut.slot.valid | dut.blocked) | was_running),
            # Invariant: what is not running is empty.
            *[
                Assert(running | ~state[name])
                for name in (
                    "schedule.wait.active", "schedule.wait.due", "schedule.train.active", "schedule.train.due",
                    "pulse.fired", "pulse.line", "pulse.blocked",
                )
            ],
        ]  # fmt: skip


def test_stopped_is_safe() -> None:
    SafeLevel(stimulus.Stimulus(2)).holds(depth=STOP_CLOCKS + 3)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("levels = Signal(self.samples, reset_less=True)", "levels = Signal(self.samples)"),
        ("active_low = Signal(reset_less=True)", "active_low = Signal()"),
        ("with m.If(~self.running):", "with m.If(1):"),
        ("schedule.busy | pulse.busy", "schedule.busy"),
        ("schedule.cancel.eq(stopped)", "schedule.cancel.eq(self.halt)"),
        ("start.eq(fresh & ~stopped & ~self.running)", "start.eq(fresh & ~self.running)"),
    ],
)
def test_stimulus_mutants(old: str, new: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a short lead, as above."""
    module = mutant("irqscope_gateware.stimulus", old, new)
    monkeypatch.setitem(module.Schedule.elaborate.__globals__, "LEAD_CLOCKS", 0)
    SafeLevel(module.Stimulus(2)).fails(18)
