# SPDX-License-Identifier: BSD-2-Clause
"""Latencies whose true distribution is known exactly: independent, in bursts and stalls, and late by a slow beat.

Ticks. Plain NumPy and SciPy; shares nothing with irqscope.
"""

from collections.abc import Callable
from dataclasses import dataclass
from statistics import NormalDist

import numpy as np
from scipy.signal import lfilter
from scipy.special import ndtr, ndtri

MIDDLE, WIDTH = 10_000, 0.25
LATE_LOW, LATE_HIGH = 40_000, 90_000

Draw = Callable[[np.random.Generator, int], np.ndarray]
"""Which of n successive samples are late."""


def bisected(beyond: Callable[[float], float], q: float, high: float) -> float:
    """Where `beyond` has fallen to 1 - q, between 0 and `high`."""
    low = 0.0
    for _ in range(60):
        x = (low + high) / 2
        low, high = (x, high) if 1 - beyond(x) < q else (low, x)
    return high


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
        return bisected(self.beyond, q, 2.0 * LATE_HIGH)

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


LONGEST = 100_000
"""Samples that a stall delays at most."""


@dataclass(frozen=True)
class Lengths:
    """How many samples a stall delays: more than k with the probability `survival(k)`; drawn from uniform numbers."""

    name: str
    survival: Callable[[np.ndarray], np.ndarray]
    draw: Callable[[np.ndarray], np.ndarray]

    def beyond(self) -> np.ndarray:
        """Expected samples beyond the first k = 0, 1, 2, ... of a stall."""
        longer = self.survival(np.arange(LONGEST))
        return np.append(np.cumsum(longer[::-1])[::-1], 0.0)


def constant(length: int) -> Lengths:
    return Lengths(f"of {length}", lambda k: (k < length).astype(float), lambda u: np.full(len(u), length))


def exponential(mean: float) -> Lengths:
    """Of whole samples, and one at least: geometric."""
    scale = -1 / np.log1p(-1 / mean)
    return Lengths(
        f"exponential, mean {mean:g}", lambda k: np.exp(-k / scale), lambda u: 1 + (-scale * np.log(u)).astype(np.int64)
    )


def lognormal(sigma: float, mean: float) -> Lengths:
    scale = mean / np.exp(sigma**2 / 2)
    return Lengths(
        f"lognormal, sigma {sigma:g}, mean {mean:g}",
        lambda k: ndtr(-np.log(np.maximum(k, 1e-9) / scale) / sigma),
        lambda u: 1 + (scale * np.exp(sigma * ndtri(u))).astype(np.int64),
    )


def pareto(exponent: float, least: int) -> Lengths:
    return Lengths(
        f"Pareto {exponent:g}, {least} at least",
        lambda k: np.minimum(1.0, (least / (k + 1)) ** exponent),
        lambda u: (least * u ** (-1 / exponent)).astype(np.int64),
    )


class Stalls:
    """Stalls at random times, `share` of all samples in them; draws as `Process` does, and knows its true quantiles.

    In a stall samples are late by a uniform time each; or, `draining`, those at its begin the most: what came while the
    target was away waits until it is back, so that the longest latencies are those of the longest stalls.
    """

    STEP = 500

    def __init__(self, lengths: Lengths, pause: float, *, draining: bool = False) -> None:
        self.lengths, self.pause, self.draining = lengths, pause, draining
        self._beyond = lengths.beyond()
        self.late = self._beyond[0] / (self._beyond[0] + pause)

    def samples(self, rng: np.random.Generator, n: int) -> np.ndarray:
        """From the middle of a run of twice as many and more, so that a stall may be under way at the first."""
        pairs = int(4 * n / (self._beyond[0] + self.pause)) + 100
        lengths = np.minimum(LONGEST, self.lengths.draw(1 - rng.random(pairs)))
        both = np.stack([rng.geometric(1 / self.pause, pairs), lengths], axis=1).ravel()
        start = int(rng.integers(n, 2 * n))
        both = both[: int(np.searchsorted(np.cumsum(both), start + n)) + 1]
        late = np.repeat(np.arange(len(both)) % 2 == 1, both)[start : start + n]
        usual = MIDDLE * np.exp(WIDTH * rng.standard_normal(n))
        if self.draining:
            left = (np.repeat(np.cumsum(both), both) - np.arange(both.sum()))[start : start + n]
            return np.where(late, LATE_LOW + self.STEP * (left - rng.random(n)), usual).astype(np.int64)
        return np.where(late, rng.uniform(LATE_LOW, LATE_HIGH, n), usual).astype(np.int64)

    def beyond(self, x: float) -> float:
        """The true probability of a sample of more than x."""
        usual = NormalDist().cdf(-np.log(x / MIDDLE) / WIDTH) if x else 1.0
        if self.draining:
            left = np.clip((x - LATE_LOW) / self.STEP, 0, LONGEST)
            late = np.interp(left, np.arange(len(self._beyond)), self._beyond) / self._beyond[0]
        else:
            late = min(1.0, max(0.0, (LATE_HIGH - x) / (LATE_HIGH - LATE_LOW)))
        return (1 - self.late) * usual + self.late * float(late)

    def quantile(self, q: float) -> float:
        """The true quantile, by bisection of the true distribution function."""
        return bisected(self.beyond, q, LATE_LOW + self.STEP * float(LONGEST))


def stalls(lengths: Lengths, number: float, n: int = 20_000, *, draining: bool = False) -> Stalls:
    """So many in n samples on average."""
    return Stalls(lengths, n / number - lengths.beyond()[0], draining=draining)


class Autoregressive:
    """Log-normal latencies that remember the ones before: AR(1) of their logarithms."""

    def __init__(self, phi: float) -> None:
        self.phi = phi

    def samples(self, rng: np.random.Generator, n: int) -> np.ndarray:
        noise = rng.standard_normal(n + 3000)
        series = lfilter([np.sqrt(1 - self.phi**2)], [1, -self.phi], noise)[3000:]
        return (MIDDLE * np.exp(WIDTH * series)).astype(np.int64)

    def quantile(self, q: float) -> float:
        return MIDDLE * float(np.exp(WIDTH * NormalDist().inv_cdf(q)))
