# SPDX-License-Identifier: BSD-2-Clause
"""Runs of one system whose latencies have few values are called different no more often than others."""

import math

import numpy as np
import pytest
from compared_cells import SHARE
from processes import Autoregressive

from irqscope.analysis.bootstrap import _tail
from irqscope.analysis.comparedblocks import in_blocks
from irqscope.analysis.comparison import Outcome, compare

N = 20_000
PAIRS = 80
TICK = 1e-6


def cut(samples: np.ndarray, jumps: list[float]) -> np.ndarray:
    """As many values as jumps and one: the distribution function has these values."""
    process = Autoregressive(0.0)
    return np.searchsorted([process.quantile(share) for share in jumps], samples) * TICK


def near(q: float, values: int, phi: float) -> list[float]:
    """Jumps at equal shares, or at 0.4, 0.16, ... from the end; the nearest is half a standard deviation from q."""
    even = [each / values for each in range(1, values)] if q == 0.5 else [1 - 0.4**each for each in range(1, values)]
    even.remove(min(even, key=lambda each: abs(each - q)))
    return sorted([*even, q + 0.5 * math.sqrt(q * (1 - q) / N * (1 + phi) / (1 - phi))])


@pytest.mark.parametrize("phi", [0.0, 0.9], ids=["independent", "correlated"])
@pytest.mark.parametrize(("q", "values"), [(0.5, 4), (0.5, 20), (0.99, 8)])
def test_coarse_runs_of_one_system_differ_in_one_of_twenty_at_most(q, values, phi):
    """The quantile is near a jump of the distribution, so that either of two ticks may be that of a run."""
    process, jumps, claimed = Autoregressive(phi), near(q, values, phi), 0
    for seed in range(PAIRS):
        samples = [process.samples(np.random.default_rng((seed, number)), N) for number in range(2)]
        runs = [in_blocks(name, cut(each, jumps)) for name, each in zip("ab", samples, strict=True)]
        claimed += compare(runs, (q,))[0].differences[0].outcome in (Outcome.BETTER, Outcome.WORSE)
    assert claimed <= PAIRS * SHARE + 2 * math.sqrt(PAIRS * SHARE * (1 - SHARE))


def test_coarse_runs_of_which_one_is_a_tick_slower_differ():
    process, jumps = Autoregressive(0.9), [0.2, 0.4, 0.6, 0.8]
    for seed in range(7):
        one, other = (cut(process.samples(np.random.default_rng((seed, number)), N), jumps) for number in range(2))
        (found,) = compare([in_blocks("one", one), in_blocks("slower", other + TICK)], (0.5,))[0].differences
        assert found.outcome == Outcome.WORSE and found.interval == pytest.approx((TICK, TICK))


def ends(*columns: list[float], chance: float = 0.05) -> list[tuple[float, float]]:
    draws = np.array(columns, dtype=float).T
    tail = _tail(draws, draws, chance)
    return [(float(np.quantile(each, tail)), float(np.quantile(each, 1 - tail))) for each in draws.T]


def test_of_equal_draws_those_are_beyond_an_end_that_are_nearest_to_its_half_of_the_chance():
    """40 % are 0, or 6 %, and no draw is below: on one side alone none is nearer to 2.5 %; of 2 % all are."""
    for zeros, low in ((100, 0.0), (15, 0.0), (5, 1.0)):
        assert ends([0.0] * zeros + [1.0] * (250 - zeros)) == [(pytest.approx(low, abs=0.05), 1.0)]


def test_of_equal_draws_those_are_beyond_any_end_that_are_nearest_to_chance():
    """Six differences, of which each has 2 % of its draws at 0, at other times: 12 % have some difference there."""
    columns = np.ones((6, 250))
    for number, column in enumerate(columns):
        column[5 * number : 5 * number + 5] = 0.0
    assert ends(*columns[:2].tolist()) == [(pytest.approx(1.0, abs=0.05), 1.0)] * 2
    assert ends(*columns.tolist()) == [(0.0, 1.0)] * 6


def test_of_unequal_draws_as_many_are_beyond_each_end():
    draws = np.random.default_rng(1).standard_normal((1000, 4))
    tail = _tail(draws, draws, 0.05)
    low, high = np.quantile(draws, tail, axis=0), np.quantile(draws, 1 - tail, axis=0)
    beyond = (draws < low) | (draws > high)
    assert beyond.any(axis=1).mean() == pytest.approx(0.05, abs=0.009)
    assert (draws < low).sum(axis=0).tolist() == (draws > high).sum(axis=0).tolist()
