# SPDX-License-Identifier: BSD-2-Clause
"""Random shifts and random intervals, from integers only.

      xorshift ─► von Neumann's comparisons ─► fraction ─► times span ─► shift (uniform)
                          rejected: │ + span                  │ +
                                    ▼                         ▼
                    least ─────────────────────────────────────────► interval (exponential)
"""

from amaranth.hdl import Cat, Module, Mux, Signal, Value
from amaranth.lib import enum, wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract.registers import Dither as Mode
from irqscope.contract.stimulus import DRAW_LIMIT

from .stimulus_config import stimulus_layout

RANDOM_BITS = 32
DIGIT_BITS = 2
DIGITS = RANDOM_BITS // DIGIT_BITS


def xorshift(state: Value) -> Value:
    """The number after `state` in Marsaglia's xorshift (13, 17, 5) of 32 bits."""
    state = state ^ (state << 13)[:RANDOM_BITS]
    state = state ^ (state >> 17)
    return state ^ (state << 5)[:RANDOM_BITS]


class State(enum.Enum, shape=3):
    IDLE = 0
    FIRST = 1  # draw the first number of a run; it is the fraction if the run is accepted
    RUN = 2  # draw the next number and compare
    MULTIPLY = 3
    ADD = 4


class Dither(wiring.Component):
    """Computes the next shift or interval while the current one passes.

    Parameters
    ----------
    offset : int
        Ticks taken off every interval, because the countdown needs them by itself.

    Members
    -------
    start, config : In(1), In(stimulus_layout())
        Samples mode, period, span and seed, and draws the first number.
    draw : In(1)
        The results were taken in this clock: compute the next ones. Not in the clock of `start`.
    shift : Out(width of span)
        Uniform: ticks in 0 .. span - 1; else 0. Valid from 20 clocks after `draw` on.
    interval : Out(width of period)
        `period - offset`, with exponential dither plus the random part. Valid from DRAW_LIMIT + 23 clocks after `draw`
        on; both keep the former value in the clock of `draw`.

    Nothing moves between results.
    """

    def __init__(self, *, offset: int) -> None:
        self.offset = offset
        layout = stimulus_layout()
        self.span_bits = layout["span"].width
        self.period_bits = layout["period"].width
        super().__init__(
            {
                "start": In(1),
                "config": In(layout),
                "draw": In(1),
                "shift": Out(self.span_bits),
                "interval": Out(self.period_bits),
            }
        )

    def elaborate(self, platform: object) -> Module:
        m = Module()
        mode = Signal(Mode)
        least = Signal(self.period_bits)
        span = Signal(self.span_bits)
        random = Signal(RANDOM_BITS, init=1)
        fraction = Signal(RANDOM_BITS)

        state = Signal(State)
        drawing = Signal()
        following = Signal(RANDOM_BITS)
        falling = Signal()
        odd = Signal()
        budget = Signal(range(DRAW_LIMIT + 1))
        exhausted = Signal()
        steps = Signal(range(DIGITS + 1))
        rejected = Signal()

        m.d.comb += [
            drawing.eq((state == State.FIRST) | (state == State.RUN)),
            following.eq(xorshift(random)),
            falling.eq(following < random),
            exhausted.eq(budget == 0),
        ]
        m.d.sync += rejected.eq(0)
        with m.If(drawing):
            m.d.sync += random.eq(following)
            with m.If(~exhausted):
                m.d.sync += budget.eq(budget - 1)

        with m.Switch(state):
            with m.Case(State.IDLE):
                m.d.sync += budget.eq(DRAW_LIMIT)
                with m.If(self.draw & (mode != Mode.NONE)):
                    m.d.sync += state.eq(State.FIRST)
            with m.Case(State.FIRST):
                m.d.sync += [fraction.eq(following), odd.eq(1), steps.eq(DIGITS)]
                m.d.sync += state.eq(Mux(mode == Mode.UNIFORM, State.MULTIPLY, State.RUN))
            with m.Case(State.RUN):
                with m.If(exhausted | (~falling & odd)):
                    m.d.sync += state.eq(State.MULTIPLY)
                with m.Elif(falling):
                    m.d.sync += odd.eq(~odd)
                with m.Else():
                    m.d.sync += [state.eq(State.FIRST), rejected.eq(1)]
            with m.Case(State.MULTIPLY):
                m.d.sync += [fraction.eq(fraction >> DIGIT_BITS), steps.eq(steps - 1)]
                with m.If(steps == 0):
                    m.d.sync += state.eq(Mux(mode == Mode.UNIFORM, State.IDLE, State.ADD))
            with m.Case(State.ADD):
                m.d.sync += state.eq(State.IDLE)

        # Least significant digit first: what is shifted out of the sum cannot change any more, so the result is exactly
        # (fraction * span) >> 32. The digit's product is a register of its own: two adders in a row would be too long.
        product = Signal(self.span_bits + DIGIT_BITS)
        total = Signal(self.span_bits + DIGIT_BITS)
        result = Signal(self.span_bits)
        m.d.comb += total.eq(result + product)
        m.d.sync += product.eq(0)
        with m.If(state == State.FIRST):
            m.d.sync += result.eq(0)
        with m.If(state == State.MULTIPLY):
            m.d.sync += [
                product.eq(Mux(fraction[0], span, 0) + Mux(fraction[1], Cat(0, span), 0)),
                result.eq(total >> DIGIT_BITS),
            ]
        m.d.comb += self.shift.eq(Mux(mode == Mode.UNIFORM, result, 0))

        part = Signal(self.span_bits)
        m.d.comb += part.eq(Mux(state == State.ADD, result, span))
        with m.If(self.draw):
            m.d.sync += self.interval.eq(least)
        with m.Elif(rejected | (state == State.ADD)):
            m.d.sync += self.interval.eq(self.interval + part)

        with m.If(self.start):
            m.d.sync += [
                mode.eq(self.config.dither),
                least.eq(self.config.period - self.offset),
                self.interval.eq(self.config.period - self.offset),
                span.eq(self.config.span),
                random.eq(Mux(self.config.seed == 0, 1, self.config.seed)),
                rejected.eq(0),
                budget.eq(DRAW_LIMIT),
                state.eq(Mux(self.config.dither == Mode.NONE, State.IDLE, State.FIRST)),
            ]
        return m
