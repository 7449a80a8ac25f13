# SPDX-License-Identifier: BSD-2-Clause
"""Random shifts and random parts of intervals, from integers only.

      xorshift ─► von Neumann's comparisons ─► fraction ─┐
                          rejected: count ─► rejected ───┴─► times span, a bit a clock ─► shift
"""

from amaranth.hdl import Cat, Module, Mux, Signal, Value
from amaranth.lib import enum, wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract.registers import Dither as Mode
from irqscope.contract.stimulus import DRAW_LIMIT, EXPONENTIAL_LIMIT

from .stimulus_config import stimulus_layout

RANDOM_BITS = 32
REJECTED_BITS = (EXPONENTIAL_LIMIT - 1).bit_length()
FACTOR_BITS = RANDOM_BITS + REJECTED_BITS

UNIFORM_CLOCKS = 2 + FACTOR_BITS
"""From `start` or `draw` until a uniform result is valid."""
EXPONENTIAL_CLOCKS = UNIFORM_CLOCKS + DRAW_LIMIT + 1
"""Likewise an exponential one: two numbers more than the limit, if the last one is rejected."""


def xorshift(state: Value) -> Value:
    """The number after `state` in Marsaglia's xorshift (13, 17, 5) of 32 bits."""
    state = state ^ (state << 13)[:RANDOM_BITS]
    state = state ^ (state >> 17)
    return state ^ (state << 5)[:RANDOM_BITS]


class State(enum.Enum, shape=2):
    IDLE = 0
    FIRST = 1  # draw the first number of a run; it is the fraction if the run is accepted
    RUN = 2  # draw the next number and compare
    MULTIPLY = 3


class Dither(wiring.Component):
    """Computes the next random number of ticks while the schedule waits.

    Members
    -------
    start, config : In(1), In(stimulus_layout())
        Takes the seed; with uniform dither computes the first result. The configuration stays as it is from then on.
    draw : In(1)
        The result was taken in this clock: compute the next one. With exponential dither the first result, before any
        draw, is 0. Not in the clock of `start`, nor before the result is valid.
    shift : Out(width of span)
        Ticks: uniform in 0 .. span - 1, or exponential with a mean of span; without dither 0. Valid from UNIFORM_CLOCKS
        clocks after `start` or `draw` on, exponential from EXPONENTIAL_CLOCKS on; kept in the clock of `draw`.

    Nothing moves between results.
    """

    def __init__(self) -> None:
        layout = stimulus_layout()
        self.span_bits = layout["span"].width
        super().__init__({"start": In(1), "config": In(layout), "draw": In(1), "shift": Out(self.span_bits)})

    def elaborate(self, platform: object) -> Module:
        m = Module()
        config = self.config
        # The number drawn last, inverted: so the carry chain of the comparison takes it as it is.
        inverse = Signal(RANDOM_BITS)
        random = ~inverse
        fraction = Signal(RANDOM_BITS)
        rejected = Signal(REJECTED_BITS)
        result = Signal(self.span_bits)
        total = Signal(self.span_bits + 1)

        state = Signal(State)
        following = Signal(RANDOM_BITS)
        falling = Signal()
        odd = Signal()
        left = Signal(range(max(DRAW_LIMIT + 1, FACTOR_BITS)))  # numbers to draw, then bits to multiply
        none_left = Signal()
        uniform = Signal()

        m.d.comb += [
            # Seed and number by one multiplexer, so that the comparison needs no second copy of the number.
            following.eq(Mux(self.start, Cat(config.seed[0] | (config.seed == 0), config.seed[1:]), xorshift(random))),
            falling.eq(following < random),
            none_left.eq(left == 0),
            uniform.eq(config.dither == Mode.UNIFORM),
        ]
        with m.If(self.start | (state == State.FIRST) | (state == State.RUN)):
            m.d.sync += inverse.eq(~following)
        with m.If(~none_left):
            m.d.sync += left.eq(left - 1)

        with m.Switch(state):
            with m.Case(State.IDLE):
                m.d.sync += left.eq(DRAW_LIMIT)
                with m.If(self.draw & (uniform | (config.dither == Mode.EXPONENTIAL))):
                    m.d.sync += state.eq(State.FIRST)
            with m.Case(State.FIRST):
                m.d.sync += [fraction.eq(following), odd.eq(1)]
                with m.If(uniform):
                    m.d.sync += [state.eq(State.MULTIPLY), left.eq(FACTOR_BITS - 1)]
                with m.Else():
                    m.d.sync += state.eq(State.RUN)
            with m.Case(State.RUN):
                m.d.sync += odd.eq(~odd)
                with m.If(none_left | (~falling & odd)):
                    m.d.sync += [state.eq(State.MULTIPLY), left.eq(FACTOR_BITS - 1)]
                with m.Elif(~falling):
                    m.d.sync += [state.eq(State.FIRST), rejected.eq(rejected + 1)]
            with m.Case(State.MULTIPLY):
                # Least significant bit first. What leaves the sum cannot change any more; of that, the last
                # REJECTED_BITS bits belong to the shift and take the place of the factor.
                m.d.sync += [
                    fraction.eq(Cat(fraction[1:], rejected[0])),
                    rejected.eq(Cat(rejected[1:], total[0])),
                    result.eq(total[1:]),
                ]
                with m.If(none_left):
                    m.d.sync += state.eq(State.IDLE)
        m.d.comb += [
            total.eq(Mux(fraction[0], result + config.span, result)),
            self.shift.eq(Cat(rejected, result[: self.span_bits - REJECTED_BITS])),
        ]

        # Last, so that they become resets of the flip-flops and cost no logic of each bit.
        with m.If(self.start | (state == State.FIRST)):
            m.d.sync += result.eq(0)
        with m.If(self.start | self.draw):
            m.d.sync += rejected.eq(0)
        with m.If(self.start):
            m.d.sync += state.eq(Mux(uniform, State.FIRST, State.IDLE))
        return m
