# SPDX-License-Identifier: BSD-2-Clause
"""Random shifts and random parts of intervals, from integers only.

xorshift ─► von Neumann's comparisons ─► fraction ─┐
                    rejected: count ─► rejected ───┴─► times span, a bit a clock ─► shift
"""

from amaranth.hdl import Cat, Module, Mux, Signal, Value
from amaranth.lib import wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract.registers import Dither as Mode
from irqscope.contract.stimulus import DRAW_LIMIT, EXPONENTIAL_LIMIT, TIME_BITS

from .stimulus_config import stimulus_layout

RANDOM_BITS = 32
REJECTED_BITS = (EXPONENTIAL_LIMIT - 1).bit_length()
FACTOR_BITS = RANDOM_BITS + REJECTED_BITS

UNIFORM_CLOCKS = 2 + FACTOR_BITS
"""From `draw` until a uniform result is valid; from that of the lead two clocks more."""
EXPONENTIAL_CLOCKS = UNIFORM_CLOCKS + DRAW_LIMIT + 2
"""Likewise an exponential one: two numbers more than the limit, if the last one is rejected, and the clock by which the
high half of the product is late."""


def xorshift(state: Value) -> Value:
    """The number after `state` in Marsaglia's xorshift (13, 17, 5) of 32 bits."""
    state = state ^ (state << 13)[:RANDOM_BITS]
    state = state ^ (state >> 17)
    return state ^ (state << 5)[:RANDOM_BITS]


class Dither(wiring.Component):
    """Computes the next random number of ticks while the schedule waits.

    Members
    -------
    start, config : In(1), In(stimulus_layout(time_bits))
        Takes the seed. The configuration stays as it is from then on.
    draw, lead : In(1), In(1)
        The result was taken in this clock: compute the next one. With `lead`, the first time after a start, none was
        taken, and with exponential dither the first one is 0. Not in the clock of `start` or the one after, nor before
        the result is valid.
    shift : Out(width of span)
        Ticks: uniform in 0 .. span - 1 with uniform dither and walk, or exponential with a mean of span; without dither
        0. Valid from UNIFORM_CLOCKS clocks after `draw` on (with `lead`: two clocks later), exponential from
        EXPONENTIAL_CLOCKS on; kept in the clock of `draw`.

    Nothing moves between results. Halves of numbers are compared as one follows the other, and the halves' outcomes a
    clock later; so the number that is held is always the next one to be drawn. The high half of a product is a clock
    behind the low one, which gives it a carry and takes a bit of each sum: so no carry chain is longer than a half. A
    uniform result makes up for that clock: its fraction is there before it is drawn, but for the first one.
    """

    def __init__(self, time_bits: int = TIME_BITS) -> None:
        layout = stimulus_layout(time_bits)
        self.span_bits = layout["span"].width
        super().__init__(
            {"start": In(1), "config": In(layout), "draw": In(1), "lead": In(1), "shift": Out(self.span_bits)}
        )

    def elaborate(self, platform: object) -> Module:
        m = Module()
        config = self.config
        # The number to draw next, inverted: so the carry chains of the comparison take it as it is. What a start or a
        # draw makes anew needs no reset.
        inverse = Signal(RANDOM_BITS, reset_less=True)
        random = ~inverse
        drawn, following = Signal(RANDOM_BITS), Signal(RANDOM_BITS)
        half, quarter = RANDOM_BITS // 2, RANDOM_BITS // 4
        less_low, less_high = Signal(reset_less=True), Signal(reset_less=True)
        equal = Signal(2, reset_less=True)  # the quarters of the high half
        fraction = Signal(RANDOM_BITS, reset_less=True)
        rejected = Signal(REJECTED_BITS, reset_less=True)
        result = Signal(self.span_bits, reset_less=True)
        # The product so far: what the low sum keeps, and the whole high sum.
        low_bits = self.span_bits // 2
        low, high = result[: low_bits - 1], result[low_bits - 1 :]
        low_sum, high_sum = Signal(low_bits + 1), Signal.like(high)
        carried, adding = Signal(), Signal()  # what the high half needs to know of a clock of the low one
        no_seed = Signal(reset_less=True)
        uniform, exponential = Signal(), Signal()

        # What is done in this clock: one of them, but that a number is drawn while the one before begins to multiply.
        seed = Signal()  # take it, a clock after `start`, which has enough to tell
        seeded = Signal()  # the seed is held, which is no number to draw
        first = Signal()  # draw the first number of a run; it is the fraction if the run is accepted
        run = Signal()  # draw the next number: does the run go on with it?
        multiply = Signal()
        multiplied = Signal()  # a clock before; the high half follows

        falling = Signal()
        odd = Signal(reset_less=True)
        # Numbers to draw, then bits to multiply.
        left = Signal(range(max(DRAW_LIMIT + 1, FACTOR_BITS)), reset_less=True)
        none_left = Signal(reset_less=True)
        accept, reject = Signal(), Signal()

        m.d.comb += [
            drawn.eq(xorshift(random)),
            # Seed and number by one multiplexer, so that the comparison needs no second copy of the number.
            following.eq(Mux(seed, Cat(config.seed[0] | no_seed, config.seed[1:]), drawn)),
            falling.eq(less_high | (equal.all() & less_low)),
            uniform.eq(config.dither.matches(Mode.UNIFORM, Mode.WALK)),
            exponential.eq(config.dither == Mode.EXPONENTIAL),
            accept.eq(run & (none_left | (~falling & odd))),
            reject.eq(run & ~none_left & ~falling & ~odd),
        ]
        m.d.sync += [
            no_seed.eq(config.seed == 0),
            less_low.eq(following[:half] < random[:half]),
            less_high.eq(following[half:] < random[half:]),
            equal.eq(Cat((random ^ drawn)[low : low + quarter] == 0 for low in (half, half + quarter))),
            seed.eq(self.start),
            seeded.eq(seed),
        ]
        with m.If(seed | seeded | first | run):
            m.d.sync += inverse.eq(~following)

        m.d.sync += [
            first.eq((self.draw & (uniform | (exponential & ~self.lead))) | reject),
            run.eq((first & ~uniform) | (run & ~accept & ~reject)),
            multiply.eq((((self.draw & ~self.lead) | first) & uniform) | accept | (multiply & ~none_left)),
            multiplied.eq(multiply),
            odd.eq(~run | ~odd),
        ]
        m.d.sync += none_left.eq(0)
        with m.If(accept):
            m.d.sync += left.eq(FACTOR_BITS - 1)
        with m.Elif((first & ~uniform) | run | multiply):
            m.d.sync += [left.eq(left - 1), none_left.eq(none_left | (left == 1))]
        with m.Else():
            m.d.sync += left.eq(Mux(uniform, FACTOR_BITS - 1, DRAW_LIMIT))

        addend, high_addend = config.span[:low_bits], config.span[low_bits:]
        product = Cat(low, high_sum[0])  # as the clock before has left it
        m.d.comb += [
            low_sum.eq(Mux(fraction[0], product + addend, product)),
            high_sum.eq(Mux(adding, (Cat(1, high[1:]) + Cat(carried, high_addend))[1:], high[1:])),
            self.shift.eq(Cat(rejected, result[: self.span_bits - REJECTED_BITS])),
        ]
        m.d.sync += [adding.eq(multiply & fraction[0]), carried.eq(multiply & low_sum[-1])]
        with m.If(~run & ~multiply):
            m.d.sync += fraction.eq(random)
        with m.If(reject):
            m.d.sync += rejected.eq(rejected + 1)
        with m.If(multiply):
            # Least significant bit first. What leaves the sum cannot change any more; of that, the last REJECTED_BITS
            # bits belong to the shift and take the place of the factor.
            m.d.sync += [
                fraction.eq(Cat(fraction[1:], rejected[0])),
                rejected.eq(Cat(rejected[1:], low_sum[0])),
                low.eq(low_sum[1:]),
            ]
        with m.If(multiplied):
            m.d.sync += high.eq(high_sum)

        # Last, so that they become resets of the flip-flops and cost no logic of each bit.
        with m.If(self.draw):
            m.d.sync += [result.eq(0), rejected.eq(0)]
        with m.If(self.start):
            m.d.sync += [first.eq(0), run.eq(0), multiply.eq(0), multiplied.eq(0)]
        return m
