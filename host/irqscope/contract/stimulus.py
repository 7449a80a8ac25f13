# SPDX-License-Identifier: BSD-2-Clause
"""What a stimulus promises about time, and the limits within which it can keep the promise.

An edge is *due* at `S_k + U_k` ticks (and, in a burst, `gap`, 2 * `gap`, ... ticks later): `S_0` is `delay` ticks after
sample 0 of the clock that comes START_CLOCKS after the clock in which the stimulus sees its run bit set, and the
schedule `S_k` is never rounded.

- no dither: `S_k+1 = S_k + period`, `U_k = 0`;
- uniform: `S_k+1 = S_k + period`, `U_k = (random * span) >> 32`, a fresh number for each edge (or burst);
- walk: `S_0` is later by `(random * span) >> 32`, and `S_k+1 = S_k + period + ((random * span) >> 32)`, `U_k = 0`;
- exponential: `S_k+1 = S_k + period + rejected * span + ((fraction * span) >> 32)`, `U_k = 0`, where `rejected` and
  `fraction` come from von Neumann's comparisons: draw numbers as long as each is less than the one before it; if the
  falling run has odd length, its first number is the fraction, else the run is rejected and the next one begins.

A fixed pulse is on the pin from the due tick for `width` ticks. An `until-response` pulse ends with the clock in which
a response of input `release` is recorded, if that comes later than the clock of the active edge, and after `width`
ticks at the latest. An edge due in clock c while such a pulse is on the pin at the end of clock c - 2 is *blocked*:
it is not driven, and keeps its place in schedule, count and burst.

Random numbers are those of a 32-bit xorshift (13, 17, 5) that begins at the seed; the seed itself is not used.
"""

from .registers import Dither

TIME_BITS = 40
"""Bits of a period, a delay or a span in their registers; an instrument may have fewer of these and of all times."""

START_CLOCKS = 128
"""From the clock in which the run bit is seen to the clock whose sample 0 is the schedule's zero."""

STOP_CLOCKS = 2
"""Edges due up to this many clocks after the clock in which the run bit is seen cleared are still driven, whole."""

LEAST_CLOCKS = {Dither.NONE: 2, Dither.UNIFORM: 40, Dither.EXPONENTIAL: 144, Dither.WALK: 40}
"""The least period, in clocks: the next random number is computed while the current interval passes."""

EDGE_CLOCKS = 2
"""Least distance between two edges of a stimulus, in clocks."""

PULSE_CLOCKS = 1
"""Least width of a pulse, and least time between two pulses, in clocks."""

DRAW_LIMIT = 96
"""Once this many numbers were drawn for one exponential interval, the next one ends the run as if it had odd length.
That happens once in 10**12 intervals or more."""

EXPONENTIAL_LIMIT = (DRAW_LIMIT + 2) // 3 + 1
"""An exponential interval is shorter than `period + EXPONENTIAL_LIMIT * span`: a rejected run takes three numbers."""
