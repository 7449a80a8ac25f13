# SPDX-License-Identifier: BSD-2-Clause
"""Extrapolation: near the truth where its model is true, refused where it is known not to be, and labelled."""

import numpy as np
import pytest
from scipy import stats

from irqscope.analysis.histogram import Distribution, ExactCounts
from irqscope.analysis.tail import LEVEL, Extrapolation, Refusal, extrapolate, fit, goodness, threshold_of

N = 200_000


def distribution(samples: np.ndarray) -> Distribution:
    counts = ExactCounts()
    counts.add(samples.astype(np.int64))
    return Distribution.exact(counts)


def gamma(seed: int) -> np.ndarray:
    return np.random.default_rng(seed).gamma(4.0, 100.0, N)


def test_a_light_tail_is_extrapolated():
    """From 2e5 samples to 1e-6: within some per cent of the truth, from ticks and from the chip's bins alike."""
    true = stats.gamma.isf(1e-6, 4) * 100
    samples = gamma(1)
    exact = extrapolate(distribution(samples), 1e-6, 1.0, True)
    assert isinstance(exact, Extrapolation) and exact.value == pytest.approx(true, rel=0.08)
    counts = ExactCounts()
    counts.add(samples.astype(np.int64))
    bins = Distribution.binned(counts.bins(5), 5, int(samples.min()), int(samples.max()))
    binned = extrapolate(bins, 1e-6, 1.0, True)
    assert isinstance(binned, Extrapolation) and binned.value == pytest.approx(true, rel=0.08)
    rest = stats.genpareto.isf(1e-6 * N / exact.excesses, exact.shape, scale=exact.scale)
    assert exact.value == pytest.approx(exact.threshold + rest) and exact.excesses >= 1000
    assert exact.label == "extrapolation" and exact.sentence().startswith("Extrapolation: if the tail beyond ")


def test_the_fit_is_scipy_s():
    excesses = stats.genpareto.rvs(-0.15, scale=5000, size=2000, random_state=3)
    shape, _, scale = stats.genpareto.fit(excesses, floc=0)
    found = distribution(excesses)
    edges, counts = np.array([0.0, *(v + 1.0 for v in found.low), np.inf]), np.array([*found.counts, 0.0])
    assert fit(edges, counts) == pytest.approx((shape, scale), rel=0.02)


CELLS = np.array([*np.linspace(0, 3000, 30), np.inf])


def p_of(excesses: np.ndarray) -> float:
    counts = np.histogram(excesses, CELLS)[0].astype(float)
    return goodness(CELLS, counts, *fit(CELLS, counts))


def test_the_gate_of_the_fit():
    rng = np.random.default_rng(4)
    assert p_of(rng.exponential(400, 500)) > 0.2
    assert p_of(1000 * rng.weibull(3, 500)) == 1 / 100 < LEVEL  # of 99 that are drawn and itself, none fits as badly


@pytest.mark.slow
def test_the_gate_of_the_fit_holds_its_level():
    """Of true models it refuses `LEVEL`."""
    rng = np.random.default_rng(4)
    assert 4 <= sum(p_of(rng.exponential(400, 500)) < LEVEL for _ in range(100)) <= 19


def refused(samples: np.ndarray, probability: float = 1e-6, index: float | None = 1.0, stationary: bool | None = True):
    found = extrapolate(distribution(samples), probability, index, stationary)
    assert isinstance(found, Refusal)
    return found.reason


def test_the_gates():
    samples = gamma(1)
    assert "it takes 200 samples" in refused(samples[:5000])
    assert refused(samples, 1e-9) == "1e-09 is too far beyond 200000 samples: measure longer"
    assert refused(samples, 0.5) == "0.5 is no extrapolation: take the quantile"
    assert refused(samples, 0.01) == "0.01 is no extrapolation: take the quantile"
    assert "too far" in refused(samples, 4.9e-8) and "independent" in refused(samples, 5.1e-8, index=None)
    assert refused(samples, index=None) == "whether long latencies are independent is not known"
    assert refused(samples, index=0.4).startswith("long latencies come in clusters (extremal index 0.40")
    assert refused(samples, stationary=None) == "whether the latency changed during the run is not known"
    assert refused(samples, stationary=False) == "the latency changed during the run"


def test_what_is_no_pareto_tail_is_refused():
    samples = gamma(1)
    disturbed = samples.copy()
    disturbed[:10] += 20_000
    assert "generalised Pareto" in refused(disturbed) or "largest sample" in refused(disturbed)
    once = samples.copy()
    once[0] = 3600
    assert refused(once) == "the largest sample, 3600 ticks, is beyond what the tail below it lets expect"
    assert "generalised Pareto" in refused(samples // 90 * 90)


def test_the_trap_that_no_gate_can_see():
    """A run in which the rare disturbance did not occur passes: why it is never a headline."""
    found = extrapolate(distribution(gamma(1)), 1e-6, 1.0, True)
    assert isinstance(found, Extrapolation) and found.value < 3000
    assert "knows nothing of disturbances that did not occur" in found.sentence()


def test_the_threshold_leaves_the_uppermost_samples():
    assert threshold_of(Distribution(range(100_000), range(100_000), [1] * 100_000)) == 99_000
    assert threshold_of(Distribution(range(20_000), range(20_000), [1] * 20_000)) == 19_600
    assert threshold_of(Distribution(range(10_000), range(10_000), [1] * 10_000)) == 9_800
    assert threshold_of(Distribution(range(9_999), range(9_999), [1] * 9_999)) is None


@pytest.mark.parametrize(("latest", "found"), [((100,), "1 value from 100 to"), ((100, 101), "2 values from 100 to")])
def test_a_tail_of_few_values_has_no_shape(latest, found):
    """A deterministic target: the longest latencies are one tick value. There is nothing to fit, and it says so."""
    samples = np.repeat([99, *latest], [19_400, *(600 // len(latest),) * len(latest)])
    told = refused(samples, probability=1e-5)
    assert told.startswith("the ") and f"longest latencies have {found} {latest[-1]} ticks, and it takes 10" in told


def test_ten_values_are_enough_to_look_at():
    samples = np.repeat([99, *range(100, 110)], [19_600, *[80] * 5, *[8] * 5])
    found = extrapolate(distribution(samples[-20_000:]), 1e-5, 1.0, True)
    assert isinstance(found, Extrapolation) or "it takes 10" not in found.reason
