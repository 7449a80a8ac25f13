# SPDX-License-Identifier: BSD-2-Clause
"""Latencies whose true distribution is known exactly: independent, in bursts, and late by a slow beat.

Ticks. Plain NumPy; shares nothing with irqscope.
"""

from collections.abc import Callable
from dataclasses import dataclass
from statistics import NormalDist

import numpy as np

MIDDLE, WIDTH = 10_000, 0.25
LATE_LOW, LATE_HIGH = 40_000, 90_000

Draw = Callable[[np.random.Generator, int], np.ndarray]
"""Which of n successive samples are late."""


@dataclass(frozen=True)
class Process:
    """Log-normal latencies of which the share `late` is late, as `draw` tells, and uniformly so."""

    name: str
    late: float
    draw: Draw

    def samples(self, rng: np.random.Generator, n: int) -> np.ndarray:
        usual = MIDDLE * np.exp(WIDTH * rng.standard_normal(n))
        return np.where(self.draw(rng, n), rng.uniform(LATE_LOW, LATE_HIGH, n), usual).astype(np.int64)

    def quantile(self, q: float) -> float:
        """The true quantile, by bisection of the true distribution function."""
        low, high = 0.0, 2.0 * LATE_HIGH
        for _ in range(60):
            x = (low + high) / 2
            low, high = (x, high) if 1 - self.beyond(x) < q else (low, x)
        return high

    def beyond(self, x: float) -> float:
        """The true probability of a sample of more than x."""
        usual = NormalDist().cdf(-np.log(x / MIDDLE) / WIDTH) if x else 1.0
        late = min(1.0, max(0.0, (LATE_HIGH - x) / (LATE_HIGH - LATE_LOW)))
        return (1 - self.late) * usual + self.late * late


def independent(late: float) -> Process:
    return Process("independent", late, lambda rng, n: rng.random(n) < late)


def bursty(late: float, length: float) -> Process:
    """A Markov chain of two states: bursts of a geometric length, `length` on average, after geometric pauses."""
    pause = length * (1 - late) / late

    def draw(rng: np.random.Generator, n: int) -> np.ndarray:
        begins_late = rng.random() < late
        pairs = int(2 * n / (length + pause)) + 50
        means = np.tile([length, pause] if begins_late else [pause, length], pairs)
        states = np.tile([True, False] if begins_late else [False, True], pairs)
        return np.repeat(states, rng.geometric(1 / means))[:n]

    return Process("bursty", late, draw)


def beat(late: float, period: float) -> Process:
    """Late while the phase between stimulus and a regular activity is in a window; it goes round in `period`."""

    def draw(rng: np.random.Generator, n: int) -> np.ndarray:
        return (rng.random() + np.arange(n) / period) % 1 < late

    return Process("slow beat", late, draw)
