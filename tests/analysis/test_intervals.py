# SPDX-License-Identifier: BSD-2-Clause
"""Late responses in a known order, and what their intervals make of them."""

import itertools
import statistics

import numpy as np
import pytest

from irqscope.analysis.histogram import median
from irqscope.analysis.intervals import interval_method
from irqscope.errors import BadInput

PERIOD = 100_000
USUAL = 400


def run(late: dict[int, int], n: int = 1000, jitter: int = 3, dither: int = 0) -> tuple[np.ndarray, np.ndarray]:
    """Stimuli and responses in ticks: response number k is late by late[k]."""
    generator = np.random.default_rng(1)
    stimuli = np.arange(n) * PERIOD + generator.integers(0, dither + 1, n)
    latency = USUAL + generator.integers(-jitter, jitter + 1, n)
    for number, lateness in late.items():
        latency[number] += lateness
    return stimuli, stimuli + latency


def test_isolated_late_responses_are_shown():
    found = interval_method(*run({100: 20_000, 500: 5_000, 700: 25_000}), period=PERIOD)
    assert (found.spikes, found.isolated, found.hidden) == (3, 3, 0)
    assert found.holds and abs(found.off) <= 6 and found.true == pytest.approx(25_000, abs=3)
    assert found.unseen == pytest.approx(USUAL, abs=1)


def test_a_burst_of_equally_late_ones_is_shown_once():
    found = interval_method(*run({100: 20_000, 101: 20_000, 102: 20_000}), period=PERIOD)
    assert (found.spikes, found.isolated, found.not_isolated, found.hidden) == (1, 0, 1, 2)
    assert not found.holds and found.shown == pytest.approx(20_000, abs=6)


def test_the_worst_case_behind_another_late_one_is_missed():
    found = interval_method(*run({100: 15_000, 101: 25_000}), period=PERIOD)
    # 10 000 more than the one before: the intervals show 15 000 for 25 000.
    assert found.off == pytest.approx(-10_000, abs=10) and not found.holds


def test_one_that_jitter_alone_keeps_below_the_limit_is_not_hidden():
    stimuli, responses = run({100: 500, 300: 500}, jitter=0)
    responses[[99, 100, 299]] += [20, 0, -20]
    found = interval_method(stimuli, responses, late=490)
    # 480 after one that was 20 late, 520 after one that was early: the one before was not late in either case.
    assert (found.spikes, found.hidden) == (1, 0)


def test_one_that_is_early_makes_the_next_seem_late():
    found = interval_method(*run({100: -300}), period=PERIOD, late=200)
    # The long interval comes after the short one, so it has no counterpart behind it.
    assert (found.spikes, found.isolated) == (1, 0) and found.off == pytest.approx(300, abs=10)


def test_dither_is_taken_out():
    stimuli, responses = run({100: 20_000}, dither=50_000)
    assert interval_method(stimuli, responses).off == pytest.approx(0, abs=6)
    # Without, dither is all that is seen.
    assert interval_method(stimuli, responses, period=PERIOD).shown > 45_000


def test_a_coalesced_stimulus_is_an_interval_of_two_periods():
    stimuli, responses = run({})
    kept = np.arange(len(stimuli)) != 300
    assert interval_method(stimuli[kept], responses[kept], period=PERIOD).shown == pytest.approx(PERIOD, abs=6)
    assert interval_method(stimuli[kept], responses[kept]).shown < 10


def test_niedermeyers_histogram_is_symmetric_where_the_condition_holds():
    late = {number: 1000 + number for number in range(50, 950, 30)}
    found = interval_method(*run(late), period=PERIOD)
    beyond = np.sort(found.deviations[np.abs(found.deviations) > 500])
    assert beyond + beyond[::-1] == pytest.approx(np.zeros(len(beyond)), abs=12)


def plainly(stimuli: list[int], responses: list[int], period: float | None, late: float | None) -> tuple:
    """The same by the words of the page, one response after the other."""
    took = [response - stimulus for stimulus, response in zip(stimuli, responses, strict=True)]
    due = [after - before if period is None else period for before, after in itertools.pairwise(stimuli)]
    off = [after - before - each for (before, after), each in zip(itertools.pairwise(responses), due, strict=True)]
    middle = statistics.median(off)
    scatter = 1.4826 * statistics.median(abs(each - middle) for each in off)
    limit = max(1.0, 8 * scatter) if late is None else late
    usual = statistics.median(took)
    spikes = isolated = hidden = 0
    for number, deviation in enumerate(off[:-1]):
        lateness, before = took[number + 1] - usual, took[number] - usual
        if deviation >= limit:
            spikes += 1
            isolated += abs(deviation + off[number + 1]) <= max(0.1 * deviation, 8 * scatter)
        elif lateness >= limit:
            hidden += before > max(0.1 * lateness, 8 * scatter)
    return limit, spikes, isolated, hidden, max(off), max(took) - usual, usual


@pytest.mark.parametrize("period", [None, PERIOD, PERIOD + 0.25])
@pytest.mark.parametrize("late", [None, 1000, 3000])
def test_figures_are_those_of_a_plain_look(period, late):
    dice = np.random.default_rng(7)
    for jitter in (0, 1, 40):
        numbers, sizes = dice.choice(400, 120, replace=False).tolist(), dice.choice([100, 1000, 1100, 4000], 120)
        stimuli, responses = run(dict(zip(numbers, sizes.tolist(), strict=True)), 401, jitter, dither=3)
        found = interval_method(stimuli, responses, period=period, late=late)
        figures = found.late, found.spikes, found.isolated, found.hidden, found.shown, found.true, found.unseen
        assert figures == pytest.approx(plainly(stimuli.tolist(), responses.tolist(), period, late))


def test_what_is_exactly_at_a_limit_counts():
    """As late as the limit, followed by one that is early by a tenth of it; and behind one that late by a tenth."""
    stimuli, responses = run({100: 1000, 101: -100, 300: 100, 301: 1000, 500: 101, 501: 1000}, jitter=0)
    found = interval_method(stimuli, responses, late=1000)
    assert (found.spikes, found.isolated, found.hidden) == (1, 1, 1)


@pytest.mark.parametrize("most", [1, 100, 10**9])
def test_the_median_is_that_of_numpy(most):
    """Counted or not, of an odd and an even number, of integers and of others."""
    dice = np.random.default_rng(most)
    for n in range(1, 60):
        values = dice.integers(-most, most, n)
        assert median(values) == np.median(values) and median(values / 3) == np.median(values / 3)


def test_bad_input():
    stimuli, responses = run({})
    with pytest.raises(BadInput, match="three responses"):
        interval_method(stimuli[:2], responses[:2])
    assert interval_method(stimuli[:3], responses[:3]).spikes == 0
    assert interval_method(stimuli[[0, 1, 1, 2]], responses[[0, 1, 1, 2]]).spikes == 0
    with pytest.raises(BadInput, match="in order"):
        interval_method(stimuli, responses[[0, *range(2, len(stimuli)), 1]])
    with pytest.raises(BadInput, match="in order"):
        interval_method(stimuli[:3], np.array([6, 5, 9]))
