# SPDX-License-Identifier: BSD-2-Clause
"""Lines and frequencies of time errors against SciPy's regression, and what a drawing keeps of them."""

import math

import numpy as np
import pytest
from scipy import stats

from irqscope.analysis.timeerror import DRAWN, Frequency, extents, frequency, line, without_line

PERIOD = 1000.0


def drawn(n: int, slope: float = 0.2) -> tuple[np.ndarray, np.ndarray]:
    """Numbers with gaps, and errors that wander about a line."""
    rng = np.random.default_rng(n)
    numbers = np.sort(rng.choice(3 * n, n, replace=False))
    return numbers, 7 + slope * numbers + np.cumsum(rng.normal(0, 0.5, n))


def test_the_line_is_that_of_least_squares() -> None:
    numbers, errors = drawn(100)
    fit = stats.linregress(numbers, errors)
    assert line(numbers, errors) == pytest.approx((fit.intercept, fit.slope))
    assert without_line(numbers, errors) == pytest.approx(errors - fit.intercept - fit.slope * numbers)
    assert line(np.array([5]), np.array([3.0])) == (3.0, 0.0)


@pytest.mark.parametrize("n", [30, 31, 200])
def test_an_interval_is_that_of_the_mean_of_ten_parts(n: int) -> None:
    """Slopes are a fifth of the period, which tells a period of the clock from one of the reference."""
    numbers, errors = drawn(n, 200.0)
    slopes = [
        stats.linregress(*(each[part] for each in (numbers, errors))).slope for part in np.array_split(np.arange(n), 10)
    ]
    offsets = np.array(slopes) / (PERIOD - np.array(slopes))
    slope = stats.linregress(numbers, errors).slope
    reach = stats.t.ppf(0.975, 9) * offsets.std(ddof=1) / math.sqrt(10)
    found = frequency(numbers, errors, PERIOD)
    assert found.offset == pytest.approx(slope / (PERIOD - slope)) and found.interval is not None
    assert found.interval == pytest.approx((found.offset - reach, found.offset + reach))


def test_too_few_pulses_have_no_interval() -> None:
    numbers, errors = drawn(29)
    assert frequency(numbers, errors, PERIOD).interval is None
    assert frequency(np.arange(4), np.zeros(4), PERIOD) == Frequency(0.0, None)


@pytest.mark.parametrize("n", [1, 499, 500, 501, 1234])
def test_a_drawing_leaves_out_no_extreme(n: int) -> None:
    numbers, errors = drawn(n)
    found = extents(numbers, errors)
    assert len(found) == min(n, DRAWN) and found[0].number == numbers[0]
    ends = [*(each.number for each in found[1:]), math.inf]
    for each, end in zip(found, ends, strict=True):
        inside = errors[(numbers >= each.number) & (numbers < end)]
        assert (each.low, each.high) == (inside.min(), inside.max())
