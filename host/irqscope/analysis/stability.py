# SPDX-License-Identifier: BSD-2-Clause
"""How far a clock wanders, by the length of an interval: MTIE, time deviation, Allan deviation.

Sources: ITU-T G.810 (1996), appendix II, for MTIE and TDEV; W. J. Riley, *Handbook of Frequency Stability Analysis*,
NIST SP 1065 (2008), 5.2.4 and 5.2.6 for the deviations, 5.5.6 for the kind of noise; C. Greenhall and W. Riley,
*Uncertainty of stability variances based on finite differences* (2003), for degrees of freedom.

Of a series with gaps each stretch between them is taken by itself: terms that would reach over a gap are none.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .allan import LEAST_STRETCHES, pooled, second_differences
from .quantiles import CONFIDENCE

Phases = NDArray[np.float64]
PER_DECADE = 10
"""Intervals at which a curve is computed."""
LEAST_FOR_NOISE = 30
"""Phases, that far apart, of which the kind of noise is told (SP 1065, 5.5.6)."""
FINEST = 500
"""Intervals of a deviation whose degrees of freedom are summed term by term; of longer ones they are those of as long
a share of the series."""
NOISES = {2: "white PM", 1: "flicker PM", 0: "white FM", -1: "flicker FM", -2: "random walk FM"}
"""Kinds of noise, by the power of the frequency that the spectrum goes with."""


@dataclass(frozen=True)
class Deviation:
    """A deviation of so many `terms`, and the interval that encloses it; without an interval where none is known."""

    value: float
    terms: int
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True)
class Point:
    """All figures at an interval of `factor` periods; None where the series is too short."""

    factor: int
    mtie: float | None
    windows: int
    tdev: Deviation | None
    adev: Deviation | None
    noise: str | None


def factors(periods: int, wanted: Iterable[int] = ()) -> list[int]:
    """Intervals of a curve in periods: some in each decade up to all of them, and those that are `wanted`."""
    steps = range(math.ceil(PER_DECADE * math.log10(max(1, periods))) + 1)
    found = {round(10 ** (step / PER_DECADE)) for step in steps} | {periods, *wanted}
    return sorted(each for each in found if 1 <= each <= periods)


def curve(series: Sequence[Phases], period: float, wanted: Iterable[int] = ()) -> list[Point]:
    """The figures of phases that are `period` seconds apart, each sequence of them a stretch without a gap.

    MTIE and TDEV are in the unit of the phases, and the Allan deviation in that over seconds.
    """
    longest = max((len(each) for each in series), default=0)
    found = factors(longest - 1, wanted)
    extents = mtie(series, found)
    points, kind = [], None
    reference = max(series, key=len, default=np.empty(0))
    for factor in found:
        told = noise(reference, factor)
        kind = kind if told is None else told
        extent, windows = extents[factor]
        points.append(
            Point(
                factor,
                extent,
                windows,
                enclosed(tdev(series, factor), series, factor, kind, modified=True),
                enclosed(adev(series, factor, period), series, factor, kind, modified=False),
                None if told is None else NOISES[told],
            )
        )
    return points


def mtie(series: Sequence[Phases], found: Sequence[int]) -> dict[int, tuple[float | None, int]]:
    """The largest extent of the phases within any window, and how many windows there are, by the window's length in
    intervals, which ascend.

    The extremes of a window are those of two shorter ones that cover it, whose length is a power of two: O(n log n).
    """
    best: dict[int, tuple[float | None, int]] = dict.fromkeys(found, (None, 0))
    for phases in series:
        high, low, width = phases, phases, 1
        for factor in found:
            size = factor + 1
            if size > len(phases):
                break
            while 2 * width <= size:
                high, low = np.maximum(high[:-width], high[width:]), np.minimum(low[:-width], low[width:])
                width *= 2
            number, rest = len(phases) - size + 1, size - width
            extents = np.maximum(high[:number], high[rest : rest + number])
            extents = extents - np.minimum(low[:number], low[rest : rest + number])
            extent, windows = best[factor]
            best[factor] = (max(float(extents.max()), extent or 0.0), windows + number)
    return best


def adev(series: Sequence[Phases], factor: int, period: float) -> tuple[float, int]:
    """Overlapping Allan deviation, and its terms; 0 terms of too short a series."""
    parts = [second_differences(each, factor) for each in series if len(each) > LEAST_STRETCHES * factor]
    return pooled(parts, period, factor)


def tdev(series: Sequence[Phases], factor: int) -> tuple[float, int]:
    """Time deviation, and its terms (G.810 II.3; the estimator of SP 1065 equation 14); 0 of too short a series."""
    total, terms = 0.0, 0
    for phases in series:
        second = second_differences(phases, factor)
        sums = np.concatenate([[0.0], np.cumsum(second)])
        means = (sums[factor:] - sums[:-factor]) / factor
        total += float(np.sum(means**2))
        terms += len(means)
    return math.sqrt(total / terms / 6) if terms else 0.0, terms


def noise(phases: Phases, factor: int) -> int | None:
    """The kind of noise at an interval by the correlation of neighbours, a key of `NOISES`; None of too few phases.

    SP 1065, 5.5.6: the series, thinned, is differenced until it is stationary.
    """
    thinned = phases[::factor]
    if len(thinned) < LEAST_FOR_NOISE:
        return None
    at = np.arange(len(thinned), dtype=np.float64)
    rest = thinned - np.polyval(np.polyfit(at, thinned, 2), at)
    for differenced in range(3):
        rest = rest - rest.mean()
        power = float(np.sum(rest**2))
        if not power:
            return None
        correlation = float(np.sum(rest[1:] * rest[:-1])) / power
        part = correlation / (1 + correlation)
        if part < 0.25 or differenced == 2:
            return max(-2, min(2, 2 - round(2 * (part + differenced))))
        rest = np.diff(rest)
    return None


def enclosed(
    found: tuple[float, int], series: Sequence[Phases], factor: int, kind: int | None, *, modified: bool
) -> Deviation | None:
    """With the interval that a chi-squared distribution gives, of a kind of noise that is known."""
    value, terms = found
    if not terms:
        return None
    if kind is None:
        return Deviation(value, terms)
    from scipy.special import chdtri

    least = 3 * factor if modified else LEAST_STRETCHES * factor + 1
    free = math.fsum(freedom(len(each), factor, kind, modified=modified) for each in series if len(each) >= least)
    tail = (1 - CONFIDENCE) / 2
    low, high = (value * math.sqrt(free / float(chdtri(free, each))) for each in (tail, 1 - tail))
    return Deviation(value, terms, low, high)


def freedom(phases: int, factor: int, kind: int, *, modified: bool) -> float:
    """Equivalent degrees of freedom of a deviation over `factor` intervals, of so many phases with a kind of noise.

    Greenhall and Riley, with all overlapping terms (S = m), d = 2; the modified one has F = 1, the other F = m.
    """
    if factor > FINEST:
        phases, factor = max(3 * FINEST + 1, round(phases * FINEST / factor)), FINEST
    inner = 1 if modified else factor
    extent = factor / inner + 2 * factor
    terms = max(1, 1 + math.floor(phases - extent))
    number = min(terms, 3 * factor)
    at = np.arange(number + 1) / factor
    weights = _correlation(at, inner, kind) / _correlation(np.zeros(1), inner, kind)
    shares = 1 - np.arange(number + 1) / terms
    total = 1 + shares[number] * weights[number] ** 2 + 2 * float(np.sum((shares * weights**2)[1:number]))
    return float(terms / total)


def _correlation(at: Phases, inner: int, kind: int) -> Phases:
    """Of two terms so many intervals apart (the paper's s_z with d = 2)."""
    lags = ((0, 6), (1, -4), (-1, -4), (2, 1), (-2, 1))
    return sum((weight * _filtered(at + lag, inner, kind) for lag, weight in lags), np.zeros(len(at)))


def _filtered(at: Phases, inner: int, kind: int) -> Phases:
    """The paper's s_x: of a phase that is averaged over an F-th of an interval."""
    step = 1 / inner
    second = 2 * _walk(at, kind) - _walk(at - step, kind) - _walk(at + step, kind)
    return inner**2 * second


def _walk(at: Phases, kind: int) -> Phases:
    """The paper's s_w, a generalized autocovariance."""
    size = np.abs(at)
    with np.errstate(divide="ignore", invalid="ignore"):
        logarithm = np.where(size > 0, np.log(size), 0.0)
    match kind:
        case 2:
            return -size
        case 1:
            return size**2 * logarithm
        case 0:
            return size**3
        case -1:
            return -(size**4) * logarithm
        case _:
            return -(size**5)
