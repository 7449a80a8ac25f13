# SPDX-License-Identifier: BSD-2-Clause
"""Dougan's figures, and what follows from them."""

from fractions import Fraction

import pytest

from irqscope.analysis.startbudget import budget
from irqscope.errors import BadInput
from irqscope.units import parse_time

PERIOD, WORK, QUARTER = parse_time("10ms"), parse_time("1.124ms"), Fraction(1, 4)


def test_dougan():
    found = budget(PERIOD, WORK, QUARTER)
    assert (found.overlap, found.allowed) == (parse_time("8.876ms"), parse_time("2.219ms"))
    assert found.fits is None and found.safe_rate is None


def test_a_tolerance_of_all_forbids_overlap_alone():
    assert budget(PERIOD, WORK, Fraction(1)).allowed == PERIOD - WORK


@pytest.mark.parametrize(
    ("worst", "fits"), [("862ms", False), ("47.3us", True), ("2.219ms", True), ("2219001ns", False)]
)
def test_the_measured_worst_case_against_the_budget(worst, fits):
    assert budget(PERIOD, WORK, QUARTER, parse_time(worst)).fits is fits


@pytest.mark.parametrize("worst", ["0", "13.2us", "47.3us", "862ms"])
def test_the_safe_rate_is_the_one_whose_budget_is_the_worst_case(worst):
    delay = parse_time(worst)
    rate = budget(PERIOD, WORK, QUARTER, delay).safe_rate
    if delay:
        assert budget(1 / rate, WORK, QUARTER).allowed == delay
    else:
        assert rate == 1 / WORK


@pytest.mark.parametrize(
    ("period", "work", "tolerance", "worst", "word"),
    [
        (WORK, WORK, QUARTER, None, "does not fit"),
        (PERIOD, Fraction(0), QUARTER, None, "does not fit"),
        (PERIOD, WORK, Fraction(0), None, "tolerance"),
        (PERIOD, WORK, Fraction(5, 4), None, "tolerance"),
        (PERIOD, WORK, QUARTER, Fraction(-1), "0 or more"),
    ],
)
def test_what_is_no_task_is_refused(period, work, tolerance, worst, word):
    with pytest.raises(BadInput, match=word):
        budget(period, work, tolerance, worst)
