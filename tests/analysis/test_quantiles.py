# SPDX-License-Identifier: BSD-2-Clause
"""Quantiles and their intervals against enumeration and against SciPy's test of quantiles."""

import math
import subprocess
import sys
from decimal import Decimal
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats

from irqscope.analysis.histogram import Distribution
from irqscope.analysis.quantiles import (
    CONFIDENCE,
    QUANTILES,
    median_ranks,
    middle,
    name_of,
    named,
    needed,
    percent,
    quantile,
    rank,
    ranks,
)

Q = st.fractions(Fraction(1, 100), Fraction(99, 100), max_denominator=100)


def ladder(n: int) -> Distribution:
    """Samples 1 to n: each is its own rank."""
    return Distribution(range(1, n + 1), range(1, n + 1), [1] * n)


def missed(n: int, q: Fraction, lower: int, upper: int) -> tuple[Fraction, Fraction]:
    """Probabilities that the q-quantile of n independent samples is below rank `lower`, and above rank `upper`."""
    at_most = [math.comb(n, k) * q**k * (1 - q) ** (n - k) for k in range(n + 1)]
    return sum(at_most[:lower], Fraction(0)), sum(at_most[upper:], Fraction(0))


@given(st.integers(1, 10**11 - 1))
def test_the_name_of_a_quantile_has_each_of_its_digits(parts):
    text = format((Decimal(parts) / 10**11).normalize(), "f")
    assert named(name_of(text)) == text and Fraction(percent(text)) == 100 * Fraction(text)


@pytest.mark.parametrize("name", ["p0", "p0.0", "p100", "p", "p-1", "p1e1", "median", "99", "p99.1234567890"])
def test_what_names_no_quantile(name):
    assert named(name) is None


@given(st.integers(1, 60), Q)
def test_ranks_miss_as_little_as_is_said(n, q):
    text = f"{float(q):.2f}"
    q = Fraction(text)
    least = needed(text)
    misses = sum(missed(n, q, 1, n))
    assert (n >= least) == (misses <= 1 - CONFIDENCE)
    if n >= least:
        lower, upper = ranks(n, q)
        below, above = missed(n, q, lower, upper)
        assert below + above <= Fraction(0.05) + Fraction(1, 10**12)
        # One rank nearer on either side, and that tail has more than its share.
        share = Fraction(0.05) - max(missed(n, q, 1, n), key=lambda tail: tail)
        assert lower == n or missed(n, q, lower + 1, n)[0] > min(Fraction(0.025), share) - Fraction(1, 10**12)
        assert upper == 1 or missed(n, q, 1, upper - 1)[1] > min(Fraction(0.025), share) - Fraction(1, 10**12)


@pytest.mark.parametrize(("text", "both_tails"), [("0.9", 36), ("0.1", 36), ("0.95", 72), ("0.7", 11)])
def test_where_only_one_tail_can_have_its_half_the_other_gets_the_rest(text, both_tails):
    q = Fraction(text)
    for n in range(needed(text), both_tails):
        lower, upper = ranks(n, q)
        assert lower == 1 or upper == n
        assert 0.03 < sum(missed(n, q, lower, upper)) <= 0.05


@pytest.mark.parametrize(
    ("n", "text"), [(1000, "0.5"), (1000, "0.25"), (5000, "0.99"), (4000, "0.999"), (5000, "0.001")]
)
def test_intervals_are_scipy_s(n, text):
    samples = np.arange(1.0, n + 1)
    found = stats.quantile_test(samples, q=float(text) * n, p=float(text)).confidence_interval(CONFIDENCE)
    assert quantile(ladder(n), text).interval == (found.low, found.high)


def test_samples_that_a_quantile_needs():
    """As in the study: n at which a one-sided upper bound exists."""
    assert [needed(q) for q in ("0.99", "0.999", "0.9999", "0.99999", "0.999999")] == [
        299,
        2995,
        29_956,
        299_572,
        2_995_731,
    ]
    assert needed("0.001") == 2995 and needed("0.5") == 6


def test_what_n_does_not_support_is_not_estimable_and_never_the_maximum():
    found = quantile(ladder(2994), "0.999")
    assert not found.estimable and (found.low, found.high, found.interval) == (None, None, None)
    assert found.withheld == "quantile 0.999 needs 2995 samples, and there are 2994"
    found = quantile(ladder(2995), "0.999")
    assert found.estimable and found.low == 2993 and found.interval[1] == 2995 and found.withheld is None
    found = quantile(ladder(10_000), "0.999")
    assert found.low == 9990 and found.interval[0] < 9990 < found.interval[1] < 10_000


def test_fewer_effective_samples_support_less():
    all_of_them = quantile(ladder(100_000), "0.99")
    some = quantile(ladder(100_000), "0.99", effective=10_000)
    lower, upper = ranks(10_000, Fraction("0.99"))
    assert some.low == all_of_them.low and some.interval == ((lower - 1) * 10 + 1, upper * 10)
    assert some.interval[0] < all_of_them.interval[0] and all_of_them.interval[1] < some.interval[1]
    few = quantile(ladder(100_000), "0.99", effective=298.9)
    assert few.withheld.endswith("needs 299 effective samples, and there are 298")
    assert (few.effective, some.effective, all_of_them.effective) == (298, 10_000, None)
    most = quantile(ladder(1000), "0.99", effective=1e9)
    assert most.effective == 1000 and most.interval == quantile(ladder(1000), "0.99").interval


def test_bins_widen_intervals():
    exact = Distribution(range(1000), range(1000), [1] * 1000)
    coarse = Distribution(range(0, 1000, 50), range(49, 1000, 50), [50] * 20)
    for text in ("0.05", "0.5", "0.95"):
        narrow, wide = quantile(exact, text), quantile(coarse, text)
        assert wide.low <= narrow.low <= narrow.high <= wide.high and wide.low < wide.high
        assert wide.interval[0] <= narrow.interval[0] and narrow.interval[1] <= wide.interval[1]


@pytest.mark.parametrize("chance", [0.2, 0.05, 0.001])
def test_ranks_around_the_median_miss_as_little_as_is_said(chance):
    """Each of the two has its half of the chance, and one rank nearer would have more; without that much, none are."""
    for n in range(1, 80):
        found = median_ranks(n, chance)
        assert (found is None) == (0.5**n > chance / 2)
        if found:
            low, high = found
            assert low + high == n + 1
            assert stats.binom.cdf(low - 1, n, 0.5) <= chance / 2 < stats.binom.cdf(low, n, 0.5)
    low, high = median_ranks(79, chance)
    assert middle(np.arange(79, 0, -1), chance) == (40.0, low, high)


@pytest.mark.parametrize("text", QUANTILES)
def test_a_run_of_days(text):
    """1e10 samples: the count below a quantile is nearly Gaussian, with a standard deviation that says the ranks."""
    n, q = 10**10, Fraction(text)
    lower, upper = ranks(n, q)
    spread = 1.96 * math.sqrt(n * q * (1 - q))
    assert lower == pytest.approx(float(n * q) - spread, abs=0.001 * spread + 3)
    assert upper == pytest.approx(float(n * q) + spread, abs=0.001 * spread + 3)


def test_ranks_of_quantiles_have_no_rounding_errors():
    assert rank("0.999999", 10**12) == 999_999 * 10**6 and rank("0.07", 100) == 7 and rank("0.001", 5) == 1


def test_scipy_is_imported_when_it_is_used():
    """It takes a second."""
    code = (
        "import sys, pkgutil, importlib, irqscope.cli, irqscope.results.result, irqscope.analysis as a\n"
        "for m in pkgutil.iter_modules(a.__path__): importlib.import_module(f'irqscope.analysis.{m.name}')\n"
        "assert not [m for m in sys.modules if m.startswith('scipy')]"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
