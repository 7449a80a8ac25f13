# SPDX-License-Identifier: BSD-2-Clause
"""Both likelihoods of what recurs against each way to explain the times, one by one, with SciPy's normal density."""

import functools
import itertools

import numpy as np
import pytest
from scipy import stats

from irqscope.analysis.regularity import BETWEEN, FAR, OFF, OTHERS, SPREADS, by_clock, from_one_to_next

TIMES = np.array([0.3, 1.31, 1.9, 2.0, 2.1, 2.15, 3.28, 6.2])
"""By a clock of period 1, roughly; of others four are in a row, and one comes after three periods."""
TURNS = np.arange(-9, 10)
PERIODS = ((1.0, 1.0), (1.0, 0.4), (1.9, 1.0))
"""Each with the shortest that is compared."""


def wrapped(turns, spreads):
    """The density of a normal deviation of which nobody knows the whole turns."""
    return stats.norm.pdf(turns[..., None] + TURNS, scale=spreads[..., None]).sum(axis=-1)


@functools.cache
def nearness(one, following, period, least):
    """The logarithm of the density of the time from one to the next, by spread and interval."""
    apart = (TIMES[following] - TIMES[one]) / period
    passed = max(1, np.rint(apart))
    spreads = (SPREADS * least / period)[:, None, None]
    return np.log(np.maximum(wrapped(apart - passed * (1 + OFF[:, None]), spreads * passed**0.5), FAR))


def explained(chain, period, least):
    """The likelihood, by spread, interval and share of others, if these times come each from the one before."""
    found = len(chain) * np.log(1 - OTHERS) + (len(TIMES) - len(chain)) * np.log(OTHERS)
    for one, following in itertools.pairwise(chain):
        found = found + nearness(one, following, period, least)
    return found.max()


@pytest.mark.parametrize(("period", "least"), PERIODS)
def test_times_by_a_clock(period, least):
    best = max(
        np.log((1 - share) * wrapped((TIMES - first) / period, np.array([spread * least / period])) + share).sum()
        for share, spread, first in itertools.product(OTHERS, SPREADS, TIMES)
    )
    assert by_clock(TIMES, period, least) == pytest.approx(best, rel=1e-6)


@pytest.mark.parametrize(("period", "least"), PERIODS)
def test_times_each_from_the_one_before(period, least):
    chains = [
        chain
        for length in range(1, len(TIMES) + 1)
        for chain in itertools.combinations(range(len(TIMES)), length)
        if all(following - one <= BETWEEN + 1 for one, following in itertools.pairwise(chain))
    ]
    best = max(explained(chain, period, least) for chain in chains)
    assert from_one_to_next(TIMES, period, least) == pytest.approx(best, rel=1e-6)
