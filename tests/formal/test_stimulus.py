# SPDX-License-Identifier: BSD-2-Clause
"""The stimulus' promises, at the full width of all counters, for every configuration and all time, resets included.

    block      what is proven, by induction                                                         R
    countdown  `due` comes LEAST_CLOCKS + value + late - skip clocks after the load                 any
    schedule   every S_k is the sum of the intervals before it, which are the period unless dither  1, 8
               is exponential or a walk; every edge of a burst is where shift and gaps put it: no drift
    dither     without dither nothing is shifted; with uniform dither and walk by less than a span  any
    pulse      fixed: samples are active exactly from the edge to edge + width; until-response:     2, 8
               never longer; neither a pulse nor a rest between two is shorter than R ticks
    stimulus   stopped or reset, the pin is at its safe level; no edge later than STOP_CLOCKS       2

That the random numbers are those of the model is left to simulation.
"""

import pytest
from amaranth.asserts import AnySeq
from amaranth.hdl import (
    Assert,
    Assume,
    C,
    Cat,
    Cover,
    Elaboratable,
    Fragment,
    Module,
    Mux,
    ResetInserter,
    Signal,
    Value,
)
from amaranth.lib import wiring
from claims import Claim
from formal_support import past, prove
from internals import internals
from patches import Patch

from irqscope.contract.registers import Dither
from irqscope.contract.stimulus import DRAW_LIMIT, EXPONENTIAL_LIMIT, STOP_CLOCKS
from irqscope_gateware import countdown, dither, pulse, schedule, stimulus

pytestmark = pytest.mark.proof

COUNTDOWN = Claim("countdown", "countdowns are exact, to the clock", size="full width, 40 bits")
SCHEDULE = Claim(
    "schedule", "schedule and bursts never drift, with dither and bursts and without; intervals are the period unless "
    "dither is exponential or a walk", size="full width; R = 1, 8; every shift that there may be",
)  # fmt: skip
PLAIN = Claim("schedule-plain", "the same of a schedule that is built without dither and bursts", size="R = 1, 8")
UNDITHERED = Claim("dither", "without dither nothing is shifted", size="full width")
BOUND = Claim(
    "dither-bound", "a shift of uniform dither or walk is below its span, and 0 of a span of 0, from the clock on in "
    "which it has to be valid until it is drawn", size="full width",
)  # fmt: skip
LIMIT = Claim(
    "dither-limit", "an exponential shift is below EXPONENTIAL_LIMIT spans, from the clock on in which it has to be "
    "valid until it is drawn", size="times of 8 and 16 bits, random numbers of full width",
)  # fmt: skip
PULSES = Claim(
    "pulse", "pulses of a fixed width are exact to the sample, held ones never longer; no pulse and no rest is a runt",
    size="full width; R = 2, 8",
)
SAFE = Claim("stimulus", "a stopped or reset stimulus is at its safe level", size="full width; R = 2")

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

    def holds(self, depth: int = 2, *, resets: bool = True) -> None:
        prove(self, self.ports, depth=depth, resets=resets)

    def fails(self, depth: int, *, resets: bool = False) -> None:
        prove(self, self.ports, depth=depth, mode="bmc", expect="fail", resets=resets)


def stable(m: Module, dut: wiring.Component, since: Value) -> Signal:
    """The configuration has not changed since the last clock with `since`."""
    same = Signal()
    unchanged = Signal()
    m.d.comb += unchanged.eq(same & (Value.cast(dut.config) == past(m, Value.cast(dut.config))))
    m.d.sync += same.eq(since | unchanged)
    return unchanged


def unshifted(m: Module, dut: wiring.Component, state: dict[str, Signal]) -> Signal:
    """Claims that without dither the shift is 0, with the invariants it takes; returns the shift."""
    shift = Signal.like(dut.config.span)
    rejected, result = state["rejected"], state["result"]
    exact = stable(m, dut, dut.start) & (dut.config.dither == Dither.NONE)
    drawn = Signal()  # since the start; before that the shift is none of this run
    with m.If(dut.draw):
        m.d.sync += drawn.eq(1)
    with m.If(dut.start):
        m.d.sync += drawn.eq(0)
    m.d.comb += [
        shift.eq(Cat(rejected, result)),
        # Invariants: nor do the bits move that are no part of it.
        Assert(~(exact & drawn) | ((rejected == 0) & (result == 0))),
        *[Assert(~exact | ~state[name]) for name in ("first", "run", "multiply", "multiplied")],
    ]
    return shift


def waiting(m: Module, samples: int, state: dict[str, Signal], prefix: str, name: str) -> Value:
    """Ticks that a countdown still waits, with the invariants it takes."""
    count, added, held, active, due = (state[f"{prefix}.{part}"] for part in (name, "added", "held", "active", "due"))
    total = count + added
    m.d.comb += [
        Assert(~due | active),
        Assert(~held | (active & ~due)),
        Assert(~active | due | total[-1] | total[:-1].all()),
    ]
    return samples * ((total + 1)[: len(count)] + held + 1)


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


@COUNTDOWN.mutants()
def test_countdown_mutants(patch: Patch) -> None:
    ExactDelay(patch.applied(countdown).Countdown(4, name="count")).fails(8)


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
        self, m: Module, dut: wiring.Component, state: dict[str, Signal], chained: Value, shift: Value,
        scheduled: Value, now: Signal, point: Signal, edge: Signal,
    ) -> None:  # fmt: skip
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


@SCHEDULE.proof
@pytest.mark.parametrize(("dithered", "bursts"), [(True, True), (True, False), (False, True)])
@pytest.mark.parametrize("samples", [1, 8])
def test_schedule_does_not_drift(samples: int, dithered: bool, bursts: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schedule, "Dither", AnyShift)
    NoDrift(schedule.Schedule(samples, dithered=dithered, bursts=bursts)).holds()


@PLAIN.proof
@pytest.mark.parametrize("samples", [1, 8])
def test_plain_schedule_does_not_drift(samples: int) -> None:
    NoDrift(schedule.Schedule(samples, dithered=False, bursts=False)).holds()


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


class Unshifted(Proof):
    """Whatever was drawn before."""

    def claim(self, m: Module, dut: wiring.Component, state: dict[str, Signal]) -> None:
        m.d.comb += Assert(dut.shift == unshifted(m, dut, state))


@UNDITHERED.proof
def test_nothing_is_shifted_without_dither() -> None:
    Unshifted(dither.Dither()).holds()


@UNDITHERED.mutants()
def test_dither_mutants(patch: Patch) -> None:
    Unshifted(patch.applied(dither).Dither()).fails(12)


class BelowSpan(Proof):
    """Uniform dither and walk, from arbitrary random numbers.

    What the multiplier has so far is below the span after each bit.

    Assumed, as `Dither` asks: a configuration that stays as it is after the start; no draw in the clock of the start,
    in the one after or before the result of the last one is valid. Everything else is arbitrary: leads, starts in any
    clock, and what was drawn and configured before.
    """

    def claim(self, m: Module, dut: wiring.Component, state: dict[str, Signal]) -> None:
        bits, factor_bits, spare = dut.span_bits, dither.FACTOR_BITS, dither.REJECTED_BITS
        span = dut.config.span
        left, fraction, rejected, result = (state[name] for name in ("left", "fraction", "rejected", "result"))
        multiply, multiplied = state["multiply"], state["multiplied"]
        adding, carried = state["adding"], state["$signal$1"]  # Amaranth does not name the first of two

        age, led, drawn = Signal(7), Signal(), Signal()  # clocks since the last draw, and whether it was the lead
        with m.If(dut.draw):
            m.d.sync += [age.eq(1), led.eq(dut.lead), drawn.eq(1)]
        with m.Elif(age < dither.UNIFORM_CLOCKS + 2):
            m.d.sync += age.eq(age + 1)
        with m.If(dut.start):
            m.d.sync += drawn.eq(0)
        uniform = stable(m, dut, dut.start) & dut.config.dither.matches(Dither.UNIFORM, Dither.WALK)
        valid = age >= dither.UNIFORM_CLOCKS + Mux(led, 2, 0)
        after_start = past(m, dut.start)
        m.d.comb += [
            Assume(~(dut.draw & (dut.start | after_start))),
            Assume(~(dut.draw & drawn) | valid),
            Assert(~(uniform & drawn & valid) | (dut.shift < span) | ((span == 0) & (dut.shift == 0))),
            Cover(uniform & drawn & valid & (dut.shift == 5) & (span == 6)),
        ]

        # Invariants: which bit is multiplied in which clock.
        step = Signal(7)
        m.d.comb += step.eq(age - led)
        busy = drawn & (step >= 1) & (step <= factor_bits)
        unsettled = after_start | (drawn & (step == factor_bits + 1))  # `left` is at its rest a clock later
        with m.If(uniform):
            m.d.comb += [
                Assert(multiply == busy),
                Assert(multiplied == (drawn & (step >= 2) & (step <= factor_bits + 1) & (age >= 2))),
                Assert(~state["run"]),
                Assert(~state["first"] | (drawn & (age == 1))),
                Assert((state["none_left"] == (busy & (left == 0))) | unsettled),
                Assert((left == Mux(busy, factor_bits - step, factor_bits - 1)) | unsettled),
                Assert(~adding | multiplied | after_start),
            ]
        # Of the product: the high half is a clock behind the low one. Whatever bit comes, less than the span is added
        # to less than the span, and half of the sum stays; but bits that are known to be 0 are the last ones, in which
        # it loses to `rejected` what belongs to the shift.
        low_bits = bits // 2
        low, high = result[: low_bits - 1], result[low_bits - 1 :]
        high_sum = Mux(adding, (Cat(1, high[1:]) + Cat(carried, span[low_bits:]))[1:], high[1:])
        product, lost = Signal(bits), Signal(range(spare + 1))
        m.d.comb += [
            product.eq(Cat(low, Mux(multiplied, high_sum, high)[: len(high)])),
            lost.eq(Mux(busy, Mux(left < spare - 1, spare - 1 - left, 0), Mux(age <= led, 0, spare))),
        ]
        factor = Cat(fraction, rejected)
        with m.If(uniform & drawn):
            m.d.comb += Assert((age != 0) & (age <= dither.UNIFORM_CLOCKS + 2))
            with m.If(age == led):
                m.d.comb += [Assert(result == 0), Assert(rejected == 0)]
            for number in range(spare + 1):
                with m.If(lost == number):
                    whole = Cat(rejected[spare - number :], product)
                    m.d.comb += Assert((whole < span) | (whole == 0))
            for number in range(factor_bits):
                with m.If(multiply & (left == number)):
                    m.d.comb += Assert(factor[max(0, number - spare + 1) : number + 1] == 0)


@BOUND.proof
def test_a_uniform_shift_is_below_its_span() -> None:
    BelowSpan(dither.Dither()).holds()


@BOUND.proof
def test_the_largest_shift_can_be_drawn() -> None:
    proof = BelowSpan(dither.Dither(8))
    prove(proof, proof.ports, depth=60, mode="cover")


@BOUND.mutants()
def test_mutants_of_the_bound(patch: Patch) -> None:
    BelowSpan(patch.applied(dither).Dither(8)).fails(46)


class BelowLimit(Proof):
    """Exponential dither, from arbitrary random numbers: below EXPONENTIAL_LIMIT spans, as few runs are rejected.

    Assumed as with `BelowSpan`, and that this many spans fit the counters, which the host sees to. `count` is how
    often a run was rejected in the end, `bound` the span times one more than that part of it which is multiplied.
    """

    def claim(self, m: Module, dut: wiring.Component, state: dict[str, Signal]) -> None:
        bits, factor_bits, spare = dut.span_bits, dither.FACTOR_BITS, dither.REJECTED_BITS
        span = dut.config.span
        left, fraction, rejected, result = (state[name] for name in ("left", "fraction", "rejected", "result"))
        first, run, odd, none_left = (state[name] for name in ("first", "run", "odd", "none_left"))
        multiply, multiplied = state["multiply"], state["multiplied"]
        adding, carried = state["adding"], state["$signal$1"]  # Amaranth does not name the first of two

        age, led, drawn = Signal(8), Signal(), Signal()  # clocks since the last draw, and whether it was the lead
        with m.If(dut.draw):
            m.d.sync += [age.eq(1), led.eq(dut.lead), drawn.eq(1)]
        with m.Elif(age < dither.EXPONENTIAL_CLOCKS):
            m.d.sync += age.eq(age + 1)
        with m.If(dut.start):
            m.d.sync += drawn.eq(0)
        exponential = stable(m, dut, dut.start) & (dut.config.dither == Dither.EXPONENTIAL)
        valid = age >= dither.EXPONENTIAL_CLOCKS
        after_start = past(m, dut.start)
        m.d.comb += [
            Assume(~(dut.draw & (dut.start | after_start))),
            Assume(~(dut.draw & drawn) | valid),
            Assume(span <= (1 << bits) // EXPONENTIAL_LIMIT),
            Assert(
                ~(exponential & drawn & valid) | (dut.shift < EXPONENTIAL_LIMIT * span)
                | ((span == 0) & (dut.shift == 0))
            ),
            Cover(exponential & state["first"] & (state["rejected"] == 1)),
            Cover(exponential & state["multiply"] & (state["left"] == factor_bits - 2) & (state["rejected"] == 0)),
        ]  # fmt: skip

        # Invariants of the runs: each that is rejected takes three numbers.
        going = first | run
        idle = ~going & ~multiply
        unsettled = after_start | past(m, multiply) | past(m, ~exponential)  # `left` is at its rest a clock later
        spent = 3 * rejected + left
        with m.If(exponential):
            m.d.comb += [
                Assert(~(first & run) & ~(going & (multiply | multiplied))),
                Assert(drawn & ~led | idle & ~multiplied),
                Assert(~idle | (left == DRAW_LIMIT) | unsettled),
                Assert(~idle | ~none_left | unsettled),
                Assert(~idle | ~multiplied | past(m, multiply)),
                Assert(~first | odd),
                Assert(~multiply | (none_left == (left == 0))),
                Assert(~multiply | (left < factor_bits)),
                Assert(~adding | multiplied | after_start),
            ]
            with m.If(going & ~none_left):
                m.d.comb += [
                    Assert((left >= 1) & (age + left == DRAW_LIMIT + 1)),
                    Assert(spent <= Mux(first, DRAW_LIMIT, Mux(odd, DRAW_LIMIT - 1, DRAW_LIMIT - 2))),
                ]
            with m.If(going & none_left):
                m.d.comb += [
                    Assert(rejected <= EXPONENTIAL_LIMIT - 1),
                    Assert(age == Mux(first, DRAW_LIMIT + 1, age)), Assert(age <= DRAW_LIMIT + 2),
                ]
            with m.If(multiply):
                m.d.comb += Assert(age + left <= DRAW_LIMIT + 2 + factor_bits)
            with m.If(drawn & ~led & idle):
                m.d.comb += Assert(~multiplied | (age <= DRAW_LIMIT + 3 + factor_bits))

        # Invariants of the product, as in `BelowSpan`; `done` bits of `count` are in it.
        low_bits = bits // 2
        low, high = result[: low_bits - 1], result[low_bits - 1 :]
        high_sum = Mux(adding, (Cat(1, high[1:]) + Cat(carried, span[low_bits:]))[1:], high[1:])
        product, done = Signal(bits), Signal(range(spare + 1))
        m.d.comb += [
            product.eq(Cat(low, Mux(multiplied, high_sum, high)[: len(high)])),
            done.eq(Mux(multiply, Mux(left < spare - 1, spare - 1 - left, 0), spare)),
        ]
        count, bound = Signal(spare), Signal(bits + 1)
        with m.If(run & ~multiply):
            m.d.sync += [count.eq(rejected), bound.eq(span)]
        with m.If(multiply & (left < spare) & fraction[0]):
            m.d.sync += bound.eq(bound + (span << done))
        with m.If(exponential & drawn & going):
            m.d.comb += Assert(result == 0)
        with m.If(exponential & drawn & (led | (age == 1))):
            m.d.comb += [Assert(result == 0), Assert(rejected == 0)]
        with m.If(exponential & drawn & ~led & (multiply | idle)):
            factor = Cat(fraction, rejected)
            m.d.comb += Assert(count <= EXPONENTIAL_LIMIT - 1)
            for number in range(spare + 1):
                with m.If(done == number):
                    whole = Cat(rejected[spare - number :], product)
                    m.d.comb += Assert((whole < bound) | ((whole == 0) & (bound == 0)))
                    taken = Signal(spare, name=f"taken{number}")
                    m.d.comb += taken.eq(count[:number])
                    for times in range(min(1 << number, EXPONENTIAL_LIMIT)):
                        with m.If(taken == times):
                            m.d.comb += Assert(bound == (times + 1) * span)
            for number in range(factor_bits):
                with m.If(multiply & (left == number)):
                    rest = factor[max(0, number - spare + 1) : number + 1]
                    m.d.comb += Assert(rest == count[max(0, spare - 1 - number) :])


@LIMIT.proof
@pytest.mark.parametrize("time_bits", [8, pytest.param(16, marks=pytest.mark.slow)])
def test_an_exponential_shift_is_below_its_limit(time_bits: int) -> None:
    BelowLimit(dither.Dither(time_bits)).holds()


@LIMIT.proof
def test_runs_that_are_rejected_and_accepted_are_reached() -> None:
    proof = BelowLimit(dither.Dither(8))
    prove(proof, proof.ports, depth=12, mode="cover")


@LIMIT.mutants()
def test_mutants_of_the_limit(patch: Patch) -> None:
    BelowLimit(patch.applied(dither).Dither(8)).fails(14)


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


@PULSES.mutants()
def test_pulse_mutants(patch: Patch) -> None:
    WholePulses(patch.applied(pulse).Pulse(2)).fails(12)


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
                    "schedule.wait.active", "schedule.train.active", "pulse.fired", "pulse.line", "pulse.blocked",
                )
            ],
            *[
                Assert(state[f"{waits}.active"] | ~state[f"{waits}.{what}"])
                for waits in ("schedule.wait", "schedule.train", "pulse.hold")
                for what in ("due", "held")
            ],
        ]  # fmt: skip


@SAFE.proof
def test_stopped_is_safe() -> None:
    SafeLevel(stimulus.Stimulus(2)).holds(depth=STOP_CLOCKS + 3, resets=False)  # it has a reset of its own


@SAFE.mutants()
def test_stimulus_mutants(patch: Patch, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a short lead, as above."""
    module = patch.applied(stimulus)
    monkeypatch.setitem(module.Schedule.elaborate.__globals__, "LEAD_CLOCKS", 0)
    SafeLevel(module.Stimulus(2)).fails(18)
