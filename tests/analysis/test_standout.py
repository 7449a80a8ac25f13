# SPDX-License-Identifier: BSD-2-Clause
"""What is said to be unusual is as unusual as that, and what was planted is found."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from irqscope.analysis.standout import around, shares

NAN = math.nan
VALUES = st.lists(st.sampled_from([NAN, -1.0, 0.0, 0.5, 2.0]) | st.floats(-5, 5), max_size=30)


def slow(values: list[float], reach: int) -> list[float]:
    """The share at each time, by what the module's docstring says."""

    def largest(place: int) -> float:
        near = [v for v in values[max(0, place - reach) : place + reach + 1] if not math.isnan(v)]
        return max(near, default=NAN)

    every = [largest(place) for place in range(len(values))]
    known = [each for each in every if not math.isnan(each)]
    return [NAN if math.isnan(own) else sum(other >= own for other in known) / len(known) for own in every]


@given(values=VALUES, reach=st.integers(0, 3))
def test_shares_are_those_of_a_slow_count(values, reach):
    found = shares(around(np.array(values, dtype=float), reach))
    assert np.array_equal(found, slow(values, reach), equal_nan=True)


@pytest.mark.parametrize("kind", ["noise", "walk", "rare", "constant", "with holes"])
def test_a_time_that_knows_nothing_of_the_values_is_not_called_unusual_too_often(kind):
    """Of all times, those with a share of p at most are a share of p at most: for each p, and however values hang
    together.
    """
    for seed in range(20):
        generator = np.random.default_rng(seed)
        noise = generator.normal(size=1500)
        rare = (generator.random(1500) < 0.004).astype(float)
        series = {"noise": noise, "walk": np.cumsum(noise), "rare": rare, "constant": 0 * noise}
        values = series.get(kind, np.where(noise > 0, noise, NAN))
        found = shares(around(values, 1))
        for p in (0.003, 0.01, 0.05, 0.5):
            assert np.mean(found <= p) <= p
        if kind in ("noise", "walk"):
            assert np.mean(found <= 0.01) > 0.005  # and not too seldom, or nothing would ever be found
