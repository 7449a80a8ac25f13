# SPDX-License-Identifier: BSD-2-Clause
"""What is proven of dither, by induction: without it nothing is shifted, with it by less than its limit.

That the random numbers are those of the model is left to simulation.
"""

import pytest
from amaranth.hdl import Assert, Assume, Cat, Cover, Module, Mux, Signal
from amaranth.lib import wiring
from claims import Claim
from formal_support import past, prove
from patches import Patch
from stimulusproof import Proof, stable

from irqscope.contract.registers import Dither
from irqscope.contract.stimulus import DRAW_LIMIT, EXPONENTIAL_LIMIT
from irqscope_gateware import dither

pytestmark = pytest.mark.proof

UNDITHERED = Claim("dither", "without dither nothing is shifted", size="full width")
BOUND = Claim(
    "dither-bound",
    "a shift of uniform dither or walk is below its span, and 0 of a span of 0, from the clock on in "
    "which it has to be valid until it is drawn",
    size="full width",
)
LIMIT = Claim(
    "dither-limit",
    "an exponential shift is below EXPONENTIAL_LIMIT spans, from the clock on in which it has to be "
    "valid until it is drawn",
    size="times of 8 and 16 bits, random numbers of full width",
)


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


class Unshifted(Proof):
    """Whatever was drawn before."""

    def claim(self, m: Module, dut: wiring.Component, state: dict[str, Signal]) -> None:
        m.d.comb += Assert(dut.shift == unshifted(m, dut, state))


@UNDITHERED.proof
def test_nothing_is_shifted_without_dither() -> None:
    Unshifted(dither.Dither()).holds()


@pytest.mark.few(3)
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


@pytest.mark.few(3)
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
                ~(exponential & drawn & valid)
                | (dut.shift < EXPONENTIAL_LIMIT * span)
                | ((span == 0) & (dut.shift == 0))
            ),
            Cover(exponential & state["first"] & (state["rejected"] == 1)),
            Cover(exponential & state["multiply"] & (state["left"] == factor_bits - 2) & (state["rejected"] == 0)),
        ]

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
                    Assert(age == Mux(first, DRAW_LIMIT + 1, age)),
                    Assert(age <= DRAW_LIMIT + 2),
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


@pytest.mark.few(3)
@LIMIT.mutants()
def test_mutants_of_the_limit(patch: Patch) -> None:
    BelowLimit(patch.applied(dither).Dither(8)).fails(14)
