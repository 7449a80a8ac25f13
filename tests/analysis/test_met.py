# SPDX-License-Identifier: BSD-2-Clause
"""The share of a period's phases that stimuli met, against phases that are known by construction."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from irqscope.analysis.coverage import CELLS, ENOUGH, LEAST, Coverage, Phases
from irqscope.contract.registers import Dither
from irqscope.device.stimulus_plan import StimulusPlan
from irqscope.measuring.met import met


def counted(period, times, pieces=1):
    phases = Phases(period)
    for some in np.array_split(np.asarray(times, dtype=np.int64), pieces):
        phases.add(some)
    return phases


@given(st.integers(2, 1 << 40), st.integers(LEAST, 60_000), st.integers(0, 1 << 60), st.integers(0, 1 << 20))
@settings(max_examples=60)
def test_all_phases_and_one(period, n, start, seed):
    """Evenly spread ones cover nearly all, at any period and number; without dither there is one, whatever it is."""
    times = start + period * np.arange(n) % (1 << 61)
    assert counted(period, times).coverage() == counted(period, times, 7).coverage()
    found = counted(period, times - times % period + start % period).coverage()
    assert found.share <= 1 / min(period, CELLS, n // 80) and found.step <= -(-period // min(period, CELLS, n // 80))
    spread = times - times % period + np.random.default_rng(seed).integers(0, period, n)
    assert counted(period, spread).coverage().share > (0.98 if period * 80 < n or n > 4000 else 0.94)


@given(st.floats(0, 1), st.integers(CELLS, 10**6), st.integers(0, 10**6), st.integers(0, 1 << 20))
@settings(max_examples=60)
def test_a_stretch_of_the_period(share, period, first, seed):
    """Wherever it lies, it is found to half a part at each of its ends, and to what chance leaves out."""
    span = max(1, round(share * period))
    phases = first + np.random.default_rng(seed).integers(0, span, 100_000)
    found = counted(period, phases).coverage()
    assert found.share == pytest.approx(span / period, abs=1.5 / CELLS + 0.002 * share)
    assert found.step == -(-period // CELLS)


def test_a_few_stragglers_meet_nothing():
    """Half of an even spread counts; a tenth of it does not."""
    rng = np.random.default_rng(1)
    near, far = rng.integers(0, 75_000, 100_000), rng.integers(75_000, 100_000, 21_000)
    assert counted(100_000, np.concatenate((near, far[:3000]))).coverage().share == pytest.approx(0.75, abs=0.002)
    assert counted(100_000, np.concatenate((near, far))).coverage().share > 0.98


@pytest.mark.parametrize(("third", "share"), [(400, 1.0), (399, 2 / 3)])
def test_half_of_an_even_spread_is_the_least_that_counts(third, share):
    """Of three ticks, which 1000, 1000 and so many stimuli have: 400 are half of 2400 by 3."""
    assert counted(3, np.repeat([0, 1, 2], [1000, 1000, third])).coverage().share == share


def test_nearly_all_is_so_much_and_more():
    assert Coverage(ENOUGH, 1).whole and not Coverage(ENOUGH - 1e-9, 1).whole


def test_periods_of_few_ticks_are_told_tick_by_tick():
    times = 3 * np.arange(3000) + np.arange(3000) % 2
    assert counted(3, times).coverage() == Coverage(2 / 3, 1)
    assert counted(1, times).coverage() == Coverage(1.0, 1)
    with pytest.raises(ValueError, match="no phases"):
        Phases(0)


def plan(dither, span):
    return StimulusPlan(period=1000, width=10, dither=dither, span=span)


def test_too_few_stimuli_leave_the_word_to_the_schedule():
    few = counted(1000, np.arange(LEAST - 1) * 1000)
    assert few.coverage() is None
    schedules = (Dither.NONE, 0, 0.001), (Dither.UNIFORM, 750, 0.75), (Dither.EXPONENTIAL, 900, 1.0)
    for dither, span, share in schedules:
        for phases in (few, None):
            told = met(plan(dither, span), phases, LEAST - 1)
            assert (told.coverage, told.source) == (Coverage(share, 0), "schedule")


def test_what_the_events_tell_goes_first():
    """A schedule promises all phases, and the stimuli that came did not have them."""
    told = met(plan(Dither.UNIFORM, 1000), counted(1000, np.arange(LEAST) * 1000), 5000)
    assert told.source == "events 800 of 5000" and told.coverage.share <= 0.05
