# SPDX-License-Identifier: BSD-2-Clause
"""What a sentence says of a bound is on the side on which it stays true; what was set has all its digits."""

import re
from fractions import Fraction

import goldens
import pytest
from hypothesis import given
from hypothesis import strategies as st

from irqscope.analysis.idling import Step
from irqscope.contract.roles import Source
from irqscope.findings.periodicity import PinGrid
from irqscope.report import evidence, idling
from irqscope.report.chain import _kept
from irqscope.report.rarewords import time_needed, time_observed
from irqscope.report.starts import _fits
from irqscope.results.findingrecords import ChainDeadline
from irqscope.results.rarity import about, at_least, many
from irqscope.results.resultrecord import Result
from irqscope.units import SECONDS, percent, share_at_most

HOURS = {**{name: float(size / 3600) for name, size in SECONDS.items()}, "days": 24.0, "years": 8760.0}


def number(text: str) -> tuple[float, str]:
    told, unit = text.rsplit(" ", 1)
    return float(told.replace(" ", "")), unit


@given(st.floats(1e-12, 1e6))
def test_a_time_that_passed_was_no_shorter_and_one_that_is_needed_no_longer(hours):
    told, unit = number(time_observed(hours))
    assert 0.9 * hours < told * HOURS[unit] <= hours * (1 + 1e-6)
    told, unit = number(time_needed(hours))
    assert told * HOURS[unit] >= hours * (1 - 1e-6)


@pytest.mark.parametrize(
    ("seconds", "told"), [(10.086, "10 s"), (0.0373409, "37 ms"), (0.00009995, "99 us"), (7199, "110 min")]
)
def test_times_that_passed(seconds, told):
    assert time_observed(seconds / 3600) == told


@given(st.floats(1e-9, 1e12))
def test_numbers_are_rounded_to_the_side_that_is_said(value):
    low, middle, high = (float(told(value).replace(" ", "")) for told in (at_least, about, many))
    assert 0.9 * value < low <= value * (1 + 1e-6) and value * (1 - 1e-6) <= high < 1.12 * value
    assert low <= middle <= high and abs(middle - value) <= 0.051 * value


@given(st.floats(1e-12, 1))
def test_a_share_of_at_most_so_much_is_no_more(share):
    least, most = (float(told.removesuffix(" %")) / 100 for told in (percent(share), share_at_most(share)))
    assert 0 < least <= share * (1 + 1e-6) and share * (1 - 1e-6) <= most < 1.12 * share


def test_of_350_stimuli_without_a_loss():
    assert share_at_most(1 - 0.05 ** (1 / 350)) == "0.86 %" and share_at_most(3e-9) == "0.0000003 %"


@pytest.fixture(scope="module")
def latency(tmp_path_factory) -> Result:
    found = goldens.result_of("latency", tmp_path_factory.mktemp("golden"))
    assert isinstance(found, Result)
    return found


@pytest.mark.parametrize("height", [(43.0, -5, 77), (-43.0, -77, 5), (43.0, 12, 77), (-43.0, -77, -12)])
def test_the_interval_of_a_step_stays_around_its_height(latency, height):
    """In words a height has no sign, and an interval that reaches beyond 0 has one."""
    step = Step(gap=1e5, interval=(90_000, 110_000), before=1000.0, after=1000.0 + height[0], height=height)
    said = idling._step(latency, "isr", step)
    way, low, high = re.search(r"is (longer|shorter) by \S+ ns \[(-?\d+) ns \.\. (-?\d+) ns\]", said).groups()
    sign = 1 if way == "longer" else -1
    expected = sorted(sign * end * float(latency.tick.fraction) * 1e9 for end in height[1:])
    assert [int(low), int(high)] == pytest.approx(expected, abs=6)


def test_a_deadline_has_all_its_digits():
    deadline = ChainDeadline(segment="response", deadline=1.82249e-3, n=400, late=0, missing=0, unknown=0)
    assert _kept(deadline) == "response: all 400 chains kept the deadline of 1.82249 ms."


@pytest.mark.parametrize(
    ("worst", "off", "overruns", "said"),
    [
        (2000, 0.0, 0, "is within"),
        (2000, 400.0, 0, "is within"),
        (2000, 600.0, 0, "is not shown, as it may be 5.970 us more, to be within"),
        (2000, 0.0, 1, "is not shown to be within"),
        (2600, 0.0, 0, "EXCEEDS"),
        (2600, 600.0, 1, "EXCEEDS"),
    ],
)
def test_a_budget_is_kept_only_where_that_is_shown(latency, worst, off, overruns, said):
    """1 ms, of which 900 us are work and a quarter of the rest may be lost: 25 us, 2500 ticks of 10 ns."""
    tick = Fraction(1, 10**8)
    grid = PinGrid(Source.ISR, tick, 10.0)
    grid.windows, grid.worst, grid.off, grid.overruns = 1, (worst, 0), off, overruns
    grid.periods = [(0, 100_000.0)]
    pin = grid.record(Fraction(9, 10_000), Fraction(1, 4))
    assert pin.budget.allowed == pytest.approx(25e-6) and pin.budget.fits is (worst + off <= 2500)
    assert _fits(latency, pin, pin.budget) == said


def test_a_drift_is_told_where_a_change_is_shown(tmp_path):
    """Of samples in any order the medians of the first and the last block differ."""
    told = 0
    for name in ("latency", "limits", "outliers", "no-dither"):
        found = goldens.result_of(name, tmp_path)
        for segment in found.segments:
            if segment.change and segment.change.drift:
                said = " ".join(evidence._change(found, segment))
                assert ("The median went" in said) is (segment.change.stationary is False)
                told += segment.change.stationary is not False
    assert told
