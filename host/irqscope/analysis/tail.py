# SPDX-License-Identifier: BSD-2-Clause
"""Extrapolation beyond the samples by extreme-value theory: behind gates, labelled, and never a headline.

Excesses over a high threshold follow a generalised Pareto distribution (J. Pickands, Ann. Stat. 3 (1975) 119; S. Coles,
An Introduction to Statistical Modeling of Extreme Values, 2001, chapter 4), if samples are independent, of one
distribution, and the tail beyond the samples goes on as within. Nothing can show the last: of a run without the rare
disturbance the fit is good and its answer may be 30 times too small. So it stands beside the largest sample and the
bound on exceedances, and has no interval.

Samples are whole ticks or bins, so the fit is to counts in cells, not to points (quantised points fail every test).
"""

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..units import counted, format_share
from .histogram import Distribution

Float = NDArray[np.float64]

LABEL = "extrapolation"
EXCESSES = 1000
"""Samples above the threshold, where there are as many in `LARGEST_SHARE` of the run."""
LEAST_EXCESSES = 200
LARGEST_SHARE = 0.02
LEAST_VALUES = 10
"""Different latencies, or bins, in the tail: a few values agree with any shape, and one has none."""
LEAST_INDEX = 0.9
"""Extremal index below which samples above the threshold are not independent."""
LEVEL = 0.1
"""Of good fits, this share is refused: a gate that is hard to pass, because what is behind it is trusted too easily."""
UNLIKELY = 0.01
"""A largest sample with less than this probability under the fit belongs to something else."""
TRIALS = 99
FARTHEST = 100
"""Probabilities down to 1 / (FARTHEST * n) may be asked for."""


@dataclass(frozen=True)
class Extrapolation:
    """A latency that is exceeded with `probability`, by a model. `label` must stand beside it.

    `threshold`, `scale` in ticks; `excesses` samples are above the threshold; `p` is that of the fit.
    """

    probability: float
    value: float
    threshold: int
    excesses: int
    shape: float
    scale: float
    p: float
    maximum: int
    label: str = LABEL

    def sentence(self) -> str:
        return (
            f"Extrapolation: if the tail beyond {self.threshold} ticks goes on as measured, {self.value:.0f} ticks are "
            f"exceeded with probability {self.probability:g}; the largest sample was {self.maximum}. It knows nothing "
            "of disturbances that did not occur."
        )


@dataclass(frozen=True)
class Refusal:
    """Why nothing is extrapolated, in one sentence."""

    reason: str


def extrapolate(
    distribution: Distribution, probability: float, extremal_index: float | None, stationary: bool | None
) -> Extrapolation | Refusal:
    """The latency exceeded with `probability`, if every gate is passed.

    `extremal_index` of the samples above the threshold (`threshold_of`), and whether the run is `stationary`; None: not
    known, which is no pass.
    """
    n = distribution.n
    threshold = threshold_of(distribution)
    if threshold is None:
        return Refusal(
            f"it takes {LEAST_EXCESSES} samples in the uppermost {format_share(LARGEST_SHARE)}, and n is {n}"
        )
    if probability >= LARGEST_SHARE / 2:
        return Refusal(f"{probability:g} is no extrapolation: take the quantile")
    if probability * n * FARTHEST < 1:
        return Refusal(f"{probability:g} is too far beyond {n} samples: measure longer")
    if extremal_index is None:
        return Refusal("whether long latencies are independent is not known")
    if extremal_index < LEAST_INDEX:
        return Refusal(
            f"long latencies come in clusters (extremal index {extremal_index:.2f}, at least {LEAST_INDEX:g} is needed)"
        )
    if stationary is None:
        return Refusal("whether the latency changed during the run is not known")
    if not stationary:
        return Refusal("the latency changed during the run")
    edges, counts = _cells(distribution, threshold)
    if (values := int(np.count_nonzero(counts))) < LEAST_VALUES:
        found = f"{counted(values, 'value')} from {threshold} to {distribution.high[-1]} ticks"
        return Refusal(
            f"the {int(counts.sum())} longest latencies have {found}, and it takes {LEAST_VALUES} to see how a tail "
            "falls off"
        )
    shape, scale = fit(edges, counts)
    excesses, maximum = int(counts.sum()), distribution.high[-1]
    as_large = float(_survival(np.array([float(distribution.low[-1] - threshold)]), shape, scale)[0])
    if -math.expm1(excesses * math.log1p(-as_large)) < UNLIKELY:
        return Refusal(f"the largest sample, {maximum} ticks, is beyond what the tail below it lets expect")
    p = goodness(edges, counts, shape, scale)
    if p < LEVEL:
        return Refusal(f"the tail is no generalised Pareto distribution (p = {p:.2g}, at least {LEVEL:g} is needed)")
    value = threshold + _excess(shape, scale, probability * n / excesses)
    return Extrapolation(probability, value, threshold, excesses, shape, scale, p, maximum)


def threshold_of(distribution: Distribution) -> int | None:
    """Samples of this many ticks and more are the tail; None if there are too few of them."""
    wanted = min(EXCESSES, int(distribution.n * LARGEST_SHARE))
    if wanted < LEAST_EXCESSES:
        return None
    threshold: int = distribution.rank(distribution.n - wanted + 1)[0]
    return threshold


def fit(edges: Float, counts: Float) -> tuple[float, float]:
    """Shape and scale with the greatest likelihood of `counts` in the cells between `edges` (excesses; from 0)."""
    from scipy.optimize import minimize

    middles = (edges[:-1] + np.where(np.isinf(edges[1:]), 2 * edges[-2], edges[1:])) / 2
    mean = float(np.dot(counts, middles) / counts.sum())
    held = np.flatnonzero(counts)
    weights = counts[held]

    def loss(parameters: Float) -> float:
        beyond = _survival(edges, float(parameters[0]), mean * math.exp(float(parameters[1])))
        found = -float(np.dot(weights, np.log((beyond[:-1] - beyond[1:])[held])))
        return max(found, 0.0) if math.isfinite(found) else 1e300

    # The simplex that SciPy would begin with is so small that most of the time goes into its growth.
    simplex = np.array([[0.0, 0.0], [0.2, 0.0], [0.0, 0.2]])
    with np.errstate(invalid="ignore", divide="ignore", over="ignore"):
        found = minimize(
            loss,
            np.array([0.0, 0.0]),
            method="Nelder-Mead",
            options={"xatol": 1e-3, "fatol": 1e-3, "initial_simplex": simplex},
        )
    return float(found.x[0]), mean * math.exp(float(found.x[1]))


def goodness(edges: Float, counts: Float, shape: float, scale: float) -> float:
    """Probability of a worse fit, by parametric bootstrap.

    V. Choulakian and M. A. Stephens, Technometrics 43 (2001) 478; Cramer and von Mises' statistic for counts in cells
    (V. Choulakian, R. A. Lockhart and M. A. Stephens, Can. J. Stat. 22 (1994) 125) against that of `TRIALS` sets drawn
    from the fit, each fitted anew. The seed is fixed.
    """
    rng = np.random.default_rng(1)
    n = int(counts.sum())
    statistic = _cramer_von_mises(edges, counts, shape, scale)
    probabilities = -np.diff(_survival(edges, shape, scale))
    worse = 0
    for _ in range(TRIALS):
        drawn = rng.multinomial(n, probabilities / probabilities.sum()).astype(np.float64)
        worse += _cramer_von_mises(edges, drawn, *fit(edges, drawn)) >= statistic
    return (1 + worse) / (TRIALS + 1)


def _cramer_von_mises(edges: Float, counts: Float, shape: float, scale: float) -> float:
    cells = -np.diff(_survival(edges, shape, scale))
    difference = np.cumsum(counts) / counts.sum() - np.cumsum(cells)
    return float(counts.sum() * np.dot(cells, difference**2))


def _survival(x: Float, shape: float, scale: float) -> Float:
    """Probability of an excess of more than x, also of x = infinity."""
    with np.errstate(invalid="ignore", divide="ignore", over="ignore"):
        if abs(shape) < 1e-9:
            return np.asarray(np.exp(-x / scale))
        return np.asarray(np.maximum(1 + shape * x / scale, 0.0) ** (-1 / shape))


def _excess(shape: float, scale: float, probability: float) -> float:
    """The excess that is exceeded with this probability."""
    if abs(shape) < 1e-9:
        return -scale * math.log(probability)
    return scale / shape * math.expm1(-shape * math.log(probability))


def _cells(distribution: Distribution, threshold: int) -> tuple[Float, Float]:
    """Cells of the excesses over `threshold`: edges (the last is infinite) and counts; also the gaps are cells."""
    edges, counts = [0.0], []
    for low, high, count in distribution:
        if low < threshold:
            continue
        if low - threshold > edges[-1]:
            edges.append(float(low - threshold))
            counts.append(0.0)
        edges.append(float(high + 1 - threshold))
        counts.append(float(count))
    return np.array([*edges, math.inf]), np.array([*counts, 0.0])
