# SPDX-License-Identifier: BSD-2-Clause
"""Steps of sweeps: which are taken, at which rates, and what they teach those after them."""

import itertools
from dataclasses import replace
from fractions import Fraction

import model_run as measured
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonrecords import made

from irqscope.analysis import saturation
from irqscope.contract.registers import Dither
from irqscope.contract.roles import Source
from irqscope.device.configuration import Configuration, SegmentSettings
from irqscope.device.stimulus_plan import StimulusPlan
from irqscope.errors import BadInput
from irqscope.measuring.observation import Observation
from irqscope.sweeps.sweep import Sweep, geometric, with_period
from irqscope.sweeps.sweeprecord import StepResult
from irqscope.sweeps.sweepresult import judged, segments_of
from irqscope.targets.target import Target
from models.instrument import IDENTITY


@given(st.integers(1, 10**6), st.integers(2, 10**9), st.integers(2, 60))
def test_periods_fall_by_equal_factors_from_end_to_end(last, more, number):
    periods = geometric(last + more, last, number)
    assert periods[0] == last + more and periods[-1] == last
    assert all(longer > shorter for longer, shorter in itertools.pairwise(periods))
    factor = ((last + more) / last) ** (1 / (number - 1))
    if last > 10**4 and factor > 1.01:
        assert len(periods) == number
        assert all(abs(a / b / factor - 1) < 1e-3 for a, b in itertools.pairwise(periods))


def configuration(width: int = 10) -> Configuration:
    plan = StimulusPlan(period=100_000, width=width, count=50)
    return Configuration(inputs={}, stimuli={Source.STIMULUS: plan}, segments=(), snapshot=1, flush=1, watchdog=1)


def test_a_period_is_dithered_over_its_share():
    plan = with_period(configuration(), IDENTITY, 20_000, Fraction(1, 20), 60).stimuli[Source.STIMULUS]
    assert (plan.period, plan.span, plan.dither, plan.count) == (20_000, 1000, Dither.UNIFORM, 60)
    plain = with_period(configuration(), IDENTITY, 20_000, Fraction(0), 60).stimuli[Source.STIMULUS]
    assert (plain.span, plain.dither) == (0, Dither.NONE)


def test_a_period_that_cannot_be_driven_is_refused_with_its_rate():
    with pytest.raises(BadInput, match=r"^pulses of 1\.98 us merge at 502\.5 kHz: at most 1\.97 us"):
        with_period(configuration(width=199), IDENTITY, 200, Fraction(0), 60)


def sweep(answered: dict[int, float]) -> Sweep:
    found = Sweep(None, None, None, lambda period: configuration(), 1, 0)
    found.answered = {period: Fraction(share) for period, share in answered.items()}
    return found


def test_more_steps_go_around_the_knee():
    """All answered down to a period of 1000, no more than at that rate beyond: more go to four times that rate."""
    periods = [round(1000 * 2 ** (step / 2)) for step in range(-8, 9)]
    answered = {period: min(1.0, period / 1000) for period in periods}
    more = sweep(answered).knee(5)
    assert len(more) == 5 and not set(more) & set(periods)
    assert 1300 < more[0] < 1800 and 200 < more[-1] < 300
    assert sweep(answered).knee(0) == []
    assert sweep(dict.fromkeys(periods, 1)).knee(5) == []
    assert sweep({8000: 1, 4000: 0.5}).knee(5) == []


@pytest.mark.parametrize(
    ("pins", "most", "names"),
    [
        ({}, 4, ("isr.interval", "isr")),
        ({"isr": "hard handler", "task": "kernel thread"}, 4, ("isr.interval", "isr")),
        ({"task": "user thread"}, 4, ("task.interval", "wake")),
        ({"done": "user thread"}, 4, ("done.interval", "response")),
        ({}, 1, ("isr.interval",)),
    ],
)
def test_what_a_target_answers_first_is_measured(pins, most, names):
    assert segments_of(Target({"pins": pins}), most) == names


def test_the_steps_at_the_knee_belong_to_one_way(monkeypatch):
    """Ways that share steps would differ less than they do."""
    judge, given = saturation.saturation, []

    def recorded(steps):
        given.append(sorted(step.offered for step in steps))
        return judge(steps)

    monkeypatch.setattr(saturation, "saturation", recorded)
    interval = dict.fromkeys(("min", "low", "median"))
    rows = [
        made(
            StepResult,
            {
                "direction": way,
                "stimuli": 100,
                "answers": 100,
                "offered_hz": rate,
                "answered_hz": rate,
                "classes": None,
                "masked": None,
                "interval": interval,
            },
        )
        for way, rate in (("up", 10.0), ("up", 20.0), ("down", 20.0), ("down", 10.0), ("refined", 15.0))
    ]
    judged(rows, 0.3, Fraction(1, 1000))
    assert given == [[10, 15, 20], [10, 20]]
    given.clear()
    judged(rows[2:], 0.3, Fraction(1, 1000))
    assert given == [[10, 15, 20]]


def test_m_that_a_step_shows_is_that_of_the_steps_after_it():
    """Unless it was given; the largest that was shown counts."""

    def segments(least: int) -> tuple[SegmentSettings, ...]:
        return tuple(replace(settings, least=least) for settings in measured.configuration().segments)

    stated = replace(measured.configuration(), segments=segments(7))
    bare = replace(measured.configuration(), segments=segments(0))
    sweeping = Sweep(None, None, None, lambda period: bare, 1, 0)
    assert sweeping._with_least(bare) == bare
    observation = Observation(measured.IDENTITY, bare)
    isr = observation.pairings[0].pattern
    isr.oldest.add(np.arange(900))
    isr.followed.add(np.array([2, 4, 9, 11, 12, 15, 17, 18, 20, 20]))
    isr.alone.add(np.arange(21, 900))
    sweeping._learn(observation)
    learned = sweeping._with_least(bare).segments
    assert (learned[0].least, learned[0].learned) == (20, 900) and {s.least for s in learned[1:]} == {0}
    assert sweeping._with_least(stated) == stated
