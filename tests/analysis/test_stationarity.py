# SPDX-License-Identifier: BSD-2-Clause
"""Change over time: seen where it is, and not seen where it is not."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from processes import Process, beat, bursty, independent
from scipy import integrate, stats

from irqscope.analysis.blocks import BLOCKS
from irqscope.analysis.stationarity import Stationarity, block_medians, bridge_tail, drift, rank_kpss, stationarity

BINS = 1000


def table_of(samples: np.ndarray) -> np.ndarray:
    """Counts by block (row) and bin of 100 ticks."""
    index = np.arange(len(samples)) * BLOCKS // len(samples) * BINS + samples // 100
    return np.bincount(index, minlength=BLOCKS * BINS).reshape(BLOCKS, BINS)


def test_medians_of_blocks():
    table = np.array([[1, 1, 1], [0, 0, 9], [5, 1, 0], [0, 0, 0], [0, 1, 0]])
    medians = block_medians(table, np.array([0, 10, 20, 40]))
    assert medians[:3].tolist() == [14.5, 29.5, 4.5] and math.isnan(medians[3]) and medians[4] == 14.5


@given(st.lists(st.one_of(st.integers(-50, 50), st.just(float("nan"))), min_size=2, max_size=60))
def test_drift_is_that_of_scipy(medians):
    used = [(at, value) for at, value in enumerate(medians) if not math.isnan(value)]
    if len(used) > 1:
        slope = stats.theilslopes([value for _, value in used], [at for at, _ in used]).slope
        assert drift(np.array(medians, dtype=float)) == pytest.approx(slope * (len(medians) - 1))


def test_drift_is_not_moved_by_single_blocks():
    medians = 1000 + 0.5 * np.arange(100)
    medians[[3, 50]] = 9000
    medians[70] = np.nan
    assert drift(medians) == pytest.approx(49.5)
    assert drift(np.array([np.nan, 5.0])) == 0.0


def test_the_distribution_of_the_statistic():
    """Critical values of Kwiatkowski et al., table 1, and a mean of 1/6: that of the squared bridge's integral."""
    for x, tail in ((0.347, 0.10), (0.463, 0.05), (0.574, 0.025), (0.739, 0.01)):
        assert bridge_tail(x) == pytest.approx(tail, rel=0.05)
    assert integrate.quad(bridge_tail, 0, 20, limit=200)[0] == pytest.approx(1 / 6, rel=1e-4)
    assert bridge_tail(0) == 1 and bridge_tail(1e-3) == pytest.approx(1)


@pytest.mark.parametrize(
    "process", [independent(0.02), bursty(0.02, 5), bursty(0.02, 50), beat(0.02, 777.7)], ids=lambda p: p.name
)
def test_a_stationary_run_is_not_called_changing(process: Process):
    found = [stationarity(table_of(process.samples(np.random.default_rng(seed), 20_000))) for seed in range(100)]
    assert sum(not one.stationary for one in found) <= 0.01 * 100 + 3 * math.sqrt(0.01 * 100)
    assert found[0].sentence() == "No change of the latency over time is seen."


@pytest.mark.parametrize(
    ("change", "word"),
    [
        (lambda x, t: x + 1000 * t, "usual"),
        (lambda x, t: np.where(t > 0.6, 1.1 * x, x), "usual"),
        (lambda x, t: np.where((t > 0.5) & (x > 13_000), x + 20_000, x), "long"),
    ],
    ids=["drift", "step", "tail"],
)
def test_a_change_is_seen(change, word):
    rng = np.random.default_rng(1)
    samples = change(independent(0).samples(rng, 100_000), np.linspace(0, 1, 100_000))
    found = stationarity(table_of(samples.astype(np.int64)))
    assert found.stationary is False and found.sentence().startswith(f"The {word} latencies changed")


def test_a_random_walk_is_seen_and_a_constant_is_none():
    rng = np.random.default_rng(1)
    assert sum(rank_kpss(np.cumsum(rng.standard_normal(BLOCKS))) < 0.05 for _ in range(100)) > 60
    assert rank_kpss(np.ones(BLOCKS)) == 1.0


COARSE = {
    "most in the upper of two": ([30, 0, 1000, 0], [34, 0, 0, 1000], False),
    "most in the lower of two": ([34, 0, 1000, 0], [30, 0, 0, 1000], False),
    "and some longer ones throughout": ([30, 0, 1000, 0, 2], [34, 0, 0, 1000, 2], False),
    "and some shorter ones throughout": ([30, 2, 1000, 0], [34, 2, 0, 1000], False),
    "most move by one tick": ([28, 50, 850, 100], [36, 20, 100, 880], False),
    "all in one": ([30, 0, 1000, 0], [34, 0, 1000, 0], True),
    "the same two": ([30, 0, 400, 600], [34, 0, 400, 600], True),
}
"""For so many blocks these counts of each bin, and then those."""


@pytest.mark.parametrize("change", COARSE)
def test_a_step_of_a_target_with_few_values(change):
    """Wherever the bins divide the samples: no bin needs to have the median or the uppermost hundredth beyond it."""
    *parts, stationary = COARSE[change]
    found = stationarity(np.array([counts for blocks, *counts in parts for _ in range(blocks)]))
    assert found.stationary is stationary, found


def test_the_least_blocks_show_what_grows_from_each_to_the_next():
    slowest = 1000 * np.eye(30, dtype=int)
    assert stationarity(slowest).stationary is False
    assert stationarity(slowest[:29]).stationary is None


def plain_kpss(series: np.ndarray) -> float:
    """The statistic of Kwiatkowski et al., equations 10 to 13, of SciPy's ranks, one term after the other."""
    n, e = len(series), stats.rankdata(series) - stats.rankdata(series).mean()
    lags = math.floor(4 * (n / 100) ** (1 / 4))
    weighted = [(1 - lag / (lags + 1)) * sum(e[t] * e[t - lag] for t in range(lag, n)) for lag in range(1, lags + 1)]
    variance = (sum(each**2 for each in e) + 2 * sum(weighted)) / n
    return bridge_tail(sum(sum(e[: t + 1]) ** 2 for t in range(n)) / (n**2 * variance))


@pytest.mark.parametrize("n", [30, 64, 100, 200])
def test_the_statistic_is_that_of_its_definition(n):
    rng = np.random.default_rng(n)
    for series in (rng.standard_normal(n), np.round(np.cumsum(rng.standard_normal(n)) / 3)):
        assert rank_kpss(series) == pytest.approx(plain_kpss(series), rel=1e-6)


def test_shares_are_of_what_a_block_has_and_empty_blocks_are_none():
    """Blocks that grow, in which half are above: nothing moves. One sample beyond all others divides, too."""
    sizes = np.arange(1, 65)
    growing = np.stack([sizes, sizes], axis=1)
    found = stationarity(growing)
    assert (found.p_middle, found.p_tail) == (1.0, 1.0)
    alone = np.full((40, 2), [9, 0])
    alone[3] = [8, 1]
    one = stationarity(alone)
    assert one.p_middle == one.p_tail == rank_kpss(alone[:, 1] / 9)
    assert stationarity(np.insert(alone, [0, 7, 7, 40], 0, axis=0)) == one
    few = stationarity(np.insert(alone[:29], 0, 0, axis=0))
    assert (few.blocks, few.p_middle, few.p_tail, few.stationary) == (29, 1.0, 1.0, None)


def test_if_both_change_it_is_the_usual_ones():
    assert Stationarity(64, 0.001, 0.001, None).sentence().startswith("The usual latencies changed")


def test_few_blocks_say_nothing():
    found = stationarity(np.ones((7, 3), dtype=int))
    assert found.stationary is None and found.sentence() == (
        "Whether the latency changed over time is not known: there are 7 blocks with samples, and it takes 30."
    )
