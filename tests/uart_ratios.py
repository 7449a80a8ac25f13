# SPDX-License-Identifier: BSD-2-Clause
"""Clocks a bit at which the UART is tested: what boards give, and what is awkward."""

import random
from fractions import Fraction

_CLOCKS_KHZ = [48_000, 50_250, 94_500, 96_000, Fraction(702_000, 7), 100_500, 125_000]
_BAUD = [921_600, 2_000_000, 3_000_000, 6_000_000, 12_000_000]


def _random() -> list[Fraction]:
    rng = random.Random("ratios")
    return [8 + Fraction(rng.randrange(400), rng.randrange(1, 40)) for _ in range(12)]


RATIOS = sorted(
    {clock * 1000 / Fraction(baud) for clock in _CLOCKS_KHZ for baud in _BAUD if clock * 1000 >= 8 * baud}
    | {Fraction(clock * 1000, 115_200) for clock in (50_250, 125_000)}
    | {Fraction(8), Fraction(8001, 1000), Fraction(8999, 1000)}
    | set(_random())
)


def some_bytes(first: list[int], bit: Fraction, clocks: int) -> list[int]:
    """`first`, of which at least one, and random ones, as far as they fit into about `clocks` clocks."""
    rng = random.Random(str(bit))
    count = max(1, int(clocks / (10 * bit)))
    return [*first, *(rng.getrandbits(8) for _ in range(count))][:count]
