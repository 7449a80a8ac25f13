# SPDX-License-Identifier: BSD-2-Clause
"""The saturation rate of the profile `overloaded`: its stalls thin the curve, its latencies bend it."""

import numpy as np
import pytest

from irqscope.analysis.knee import Knee
from irqscope.analysis.saturation import Saturation, Shape, saturation
from irqscope.sweeps.sweep import geometric
from models.saturable import Handler, Lanes, answers
from models.sweeps import DITHER, HANDLER, PERIODS, TICK, TRUTH, steps_at, sweeps

SEEDS = 100


def knees(found: list[Saturation]) -> list[Knee]:
    assert {each.shape for each in found} == {Shape.KNEE} and all(each.stalls for each in found)
    return [each.knee for each in found]


def covering(found: list[Knee]) -> int:
    return sum(each.interval[0] <= TRUTH <= each.interval[1] for each in found)


def test_the_truth_is_what_a_slow_model_answers():
    """Driven far beyond: a million stimuli, a quarter of which it can answer, within three standard deviations."""
    rate, seconds = 800e3, 1.25
    stimuli = (np.arange(int(rate * seconds)) / rate).tolist()
    stalls = seconds / HANDLER.stall_period
    spread = HANDLER.stall_duration * np.sqrt(stalls * 0.25) / seconds
    assert len(answers(HANDLER, stimuli, 1)) / seconds == pytest.approx(TRUTH, rel=3 * spread)
    # Without stalls there is next to no scatter.
    calm = Handler.of("overloaded", stall_probability=0.0)
    assert len(answers(calm, stimuli, 1)) / seconds == pytest.approx(calm.capacity, rel=1e-3)
    assert TRUTH / calm.capacity == pytest.approx(1 - 0.5 * 250 / 2370)


@pytest.mark.parametrize("rate", [30e3, 210e3, 500e3])
def test_lanes_answer_as_the_slow_model_does(rate):
    lanes, seconds = Lanes(HANDLER, DITHER), 0.015
    lanes.drive(np.full(400, rate), seconds, 5)
    seconds *= 20
    dice = np.random.default_rng(6)
    stimuli = (np.arange(int(rate * seconds)) + DITHER * dice.random(int(rate * seconds))) / rate
    slow = answers(HANDLER, stimuli.tolist(), 7)
    assert len(slow) == pytest.approx(20 * lanes.answers.mean(), abs=4 * 20**0.5 * lanes.answers.std())
    assert np.median(np.diff(slow)) == pytest.approx(lanes.median.mean(), rel=0.01)
    assert np.diff(slow).min() == pytest.approx(lanes.least.min(), rel=0.1)


@pytest.mark.parametrize(("seconds", "number"), [(0.03, 40), pytest.param(0.1, SEEDS, marks=pytest.mark.slow)])
def test_the_interval_covers_the_truth_in_short_steps(seconds, number):
    """A tenth of a second has 42 stalls or none: a step is off by 0.8 %, the knee by not much more."""
    found = knees(sweeps(seconds, number))
    assert covering(found) >= 0.95 * number - 3 * (0.95 * 0.05 * number) ** 0.5
    assert np.mean([each.rate for each in found]) == pytest.approx(TRUTH, rel=0.003)
    # Most are told that their steps should be longer, and about how long: the root of that is their error in %.
    assert np.median([each.longer for each in found]) > 1.5


@pytest.mark.parametrize(("latency", "left"), [(2e-6, 0.0005), (1e-6, 0.002)])
def test_an_answer_too_many_is_not_counted(latency, left):
    """Of 400 in steps of 2 ms it would be 0.25 %; what waits as the stimuli end leaves half of one less the latency."""
    fixed = {"latency": np.array([latency]), "duration": np.array([4e-6]), "reentry": 1e-6}
    calm = Handler.of("overloaded", **fixed, stall_probability=0.0, lost=0.0)
    found = [saturation(steps).knee for steps in steps_at([PERIODS] * 20, 2e-3, 1, calm)]
    assert np.mean([each.rate for each in found]) == pytest.approx(200e3, rel=left)
    assert all(each.interval[0] <= 200e3 <= each.interval[1] for each in found)


@pytest.mark.slow
def test_the_knee_is_within_1_percent_in_steps_of_a_second():
    found = knees(sweeps(1.0, SEEDS))
    assert covering(found) >= 92
    assert all(each.rate == pytest.approx(TRUTH, rel=0.01) for each in found)
    assert np.mean([each.longer <= 1 for each in found]) > 0.9


def test_what_ends_too_early_is_not_fitted():
    """All that is seen below saturation are stalls, which bend the curve and make responses come back to back."""
    slow = [period for period in PERIODS if period * TICK > 1 / 100e3]
    for steps in steps_at([slow] * SEEDS, 0.04, 1):
        found = saturation(steps)
        assert found.stalls and found.knee is None and found.shape == Shape.NO_KNEE


def test_a_corner_whose_end_is_not_seen_is_not_fitted():
    """It is round up to twice the saturation rate."""
    slow = geometric(PERIODS[0], round(1 / (320e3 * TICK)), 33)
    assert {saturation(steps).shape for steps in steps_at([slow] * 20, 0.03, 1)} == {Shape.NO_KNEE}
