# SPDX-License-Identifier: BSD-2-Clause
"""What a saturation curve is told to be, of steps by hand: each rule right at its threshold."""

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from scipy.stats import beta

from irqscope.analysis.knee import Knee, fit
from irqscope.analysis.saturation import (
    Difference,
    LossFree,
    Shape,
    Step,
    difference,
    saturation,
    share_of,
)
from irqscope.errors import BadInput
from irqscope.units import percent

RATES = [10e3 * 2 ** (number / 2) for number in range(14)]
"""To 905 kHz, by half octaves."""
KNEE = 200e3


def curve(answered: Sequence[float] | None = None, **more: Any) -> list[Step]:
    """A thousand answers in each step, which are at most 200 kHz if nothing else is said."""
    every = [min(rate, KNEE) for rate in RATES] if answered is None else answered
    return [
        Step(offered=rate, answered=each, paired=1000, minimum=1 / each, median=1 / each, **more)
        for rate, each in zip(RATES, every, strict=True)
    ]


def changed(steps: Sequence[Step], which: slice, **more: Any) -> list[Step]:
    numbers = range(len(steps))[which]
    return [replace(step, **more) if number in numbers else step for number, step in enumerate(steps)]


def test_lost_is_each_without_an_answer_of_its_own():
    step = Step(offered=200.0, answered=50.0, paired=1, coalesced=2, missing=4, unstamped=8, pending=16)
    assert (step.lost, step.share) == (14, 0.25)


@pytest.mark.parametrize(
    ("answers", "stimuli", "share"),
    [(51, 101, 0.5), (100, 100, 1), (2, 3, 0.5), (3, 2, 2), (1, 8, 0.125), (8, 1, 8), (1, 1, 1), (0, 9, 0), (0, 0, 0)],
)
def test_a_rate_is_of_the_times_between(answers, stimuli, share):
    assert share_of(answers, stimuli) == share


@pytest.mark.parametrize(
    "steps",
    [[], [Step(offered=0, answered=0, paired=0)], [*curve(), Step(offered=1.0, answered=-1.0, paired=0)]],
    ids=["none", "no stimuli", "less than no answer"],
)
def test_what_no_curve_is_made_of(steps):
    with pytest.raises(BadInput, match="more than 0"):
        saturation(steps)


def test_a_knee():
    """Seven steps are beyond twice the knee; the fewest answers there are 500, of which one may be too many."""
    steps = changed(changed(curve(), slice(8), paired=3), slice(12, 13), paired=500)
    found = saturation(steps)
    assert found.knee.rate == pytest.approx(KNEE) and found.knee.interval == pytest.approx((0.998 * KNEE, 1.002 * KNEE))
    assert (found.shape, found.reason) == (
        Shape.KNEE,
        "the answered rate bends at 200.00 kHz (95 %: 199.60 kHz to 200.40 kHz)",
    )
    assert (found.service, found.livelock, found.stalls, found.protected) == (1 / KNEE, None, False, 0)
    assert saturation(steps[::-1]) == found
    assert saturation([*steps[:-1], replace(steps[-1], paired=0)]).knee.interval == pytest.approx((0, 2 * KNEE), abs=1)


def test_the_plateau_is_of_the_shortest_medians_beyond_the_knee():
    """Within 5 %: 5, 5.2 and 5.25 us, and not 5.26."""
    medians = [5e-6, 5.2e-6, 5.25e-6, 5.26e-6, 9e-6]
    steps = [replace(step, median=each) for step, each in zip(curve()[9:], medians, strict=True)]
    assert saturation([*changed(curve()[:9], slice(9), median=1e-6), *steps]).service == 5.2e-6
    assert saturation(curve()[:9] + [replace(step, median=None) for step in steps]).service is None


@pytest.mark.parametrize(
    ("answered", "livelock"),
    [
        ([1, 2, 3, 4, 4, 4], None),
        ([1, 2, 3, 3, 2, 1.4], 6),
        ([1, 2, 3, 3, 1.4, 1.5], None),  # half is not less than half
        ([1, 2, 3, 1.4, 2, 1.4], 6),
        ([1, 2, 3, 1.4, 1, 0], 4),
        ([1, 2, 1, 2.9, 3, 1], 6),
        ([0, 3, 1, 3, 1.4, 1], 5),
        ([9, 1, 1, 1, 1, 1], 2),
    ],
)
def test_a_livelock_is_from_where_on_less_than_half_of_the_most_is_answered(answered, livelock):
    steps = [Step(offered=rate, answered=each, paired=9) for rate, each in enumerate(answered, 1)]
    assert saturation(steps).livelock == saturation(steps[::-1]).livelock == livelock


def test_livelocked_steps_are_not_of_the_knee():
    """They begin at 1.5 MHz; their medians are short, as where few are left."""
    beyond = [Step(offered=rate, answered=90e3, paired=9, median=1e-9) for rate in (1.5e6, 2e6)]
    steps = curve(coalesced=1)
    without = saturation(steps)
    assert saturation([*beyond, *steps]) == replace(without, livelock=1.5e6)
    assert saturation([*steps, replace(beyond[0], protected=True)]) == replace(without, protected=1)


@pytest.mark.parametrize(
    ("steps", "free"),
    [
        ([(100, 0, 0), (200, 0, 0), (300, 1, 0)], (2.0, 200)),
        ([(100, 0, 0), (200, 0, 1), (300, 0, 0)], (1.0, 100)),
        ([(100, 0, 0), (0, 0, 0)], (1.0, 100)),
        ([(100, 1, 0), (200, 0, 0)], None),
    ],
)
def test_loss_free_is_the_last_step_before_the_first_loss(steps, free):
    """What may be lost at most there: with that share, none of n is lost with a chance of 5 %."""
    found = saturation(
        [
            Step(offered=rate, answered=1, paired=paired, coalesced=coalesced, missing=missing)
            for rate, (paired, coalesced, missing) in enumerate(steps, 1)
        ]
    ).loss_free
    assert found == (free and LossFree(*free, pytest.approx(1 - 0.05 ** (1 / free[1]))))


@pytest.mark.parametrize("lost", ["coalesced", "missing", "unstamped"])
@pytest.mark.parametrize("stalls", [False, True])
@pytest.mark.parametrize(("paired", "most"), [(1000, 20), (2, 4)])
def test_what_gets_lost_at_low_rates_is_by_clopper_and_pearson(lost, stalls, paired, most):
    """Low are the seven steps below half of 200 kHz. In stalls, stimuli are coalesced by any handler."""
    for number in range(1, most):
        steps = changed(changed(curve(), slice(7), paired=paired), slice(3, 4), **{lost: number})
        if stalls:
            steps = changed(steps, slice(2, 3), minimum=1e-6)
        bound = beta.ppf(0.05, number, 7 * paired + 1)
        found = saturation(steps)
        lossy = bound > 0.001 and not (stalls and lost == "coalesced")
        assert (found.stalls, found.shape) == (stalls, Shape.LOSSY if lossy else Shape.KNEE)
        told = f"at less than half of 200 kHz at least {percent(bound)} of the stimuli"
        assert not lossy or found.reason.startswith(told)


@pytest.mark.parametrize(("offered", "stalls"), [(99e3, True), (100e3, False), (101e3, False)])
def test_low_rates_are_below_half_of_the_most_that_is_answered(offered, stalls):
    step = Step(offered=offered, answered=offered, paired=1000, coalesced=1000, minimum=1e-6)
    found = saturation([*curve(), step])
    assert (found.stalls, found.shape) == (stalls, Shape.KNEE)
    assert (saturation([*curve(), replace(step, minimum=None)]).shape == Shape.LOSSY) == stalls


@pytest.mark.parametrize(("dither", "share", "stalls"), [(0.3, 0.349, True), (0.3, 0.351, False), (0.0, 0.5, False)])
def test_back_to_back_is_within_half_of_the_shortest_period(dither, share, stalls):
    """With a dither of 30 % that is 70 % of the period."""
    steps = curve(dither=dither)
    assert saturation([replace(steps[0], minimum=share / RATES[0]), *steps[1:]]).stalls == stalls


@pytest.mark.parametrize(
    ("multiples", "locked"),
    [
        ([2, 2, 3, 4, 2.5, 2.5, 2.5], "4 of 7"),
        ([2, 2, 3, 3.5, 2.5, 2.5, 2.5], None),
        ([1.5, 2, 2, 3, 2.5, 2.5, 2.5], "3 of 6"),  # one period or so is no multiple
        ([1, 1, 1, 1, 2, 2, 2], "3 of 3"),
        ([1, 1, 1, 1, 1, 2, 2], None),
        ([1, 1, 1, 1, 2, 2.0299, 2.9701], "3 of 3"),
        ([1, 1, 1, 1, 2, 2.0301, 3], None),
    ],
)
def test_intervals_lock_to_multiples_of_the_period(multiples, locked):
    """They are off by up to 2 %, and by the dither of 30 % of a period over the root of 900."""
    steps = curve([min(rate, 100e3) for rate in RATES], dither=0.3)
    steps[7:] = [
        replace(step, paired=900, median=times / step.offered) for step, times in zip(steps[7:], multiples, strict=True)
    ]
    found = saturation(steps)
    assert found.shape == (Shape.SAWTOOTH if locked else Shape.KNEE)
    assert not locked or found.reason.startswith(f"in {locked} steps the median interval is a multiple")


@pytest.mark.parametrize(("share", "locked"), [(0.979, True), (0.98, False)])
def test_where_nearly_all_is_answered_nothing_locks(share, locked):
    steps = curve()
    steps[11:] = [replace(step, answered=share * step.offered, median=2 / step.offered) for step in steps[11:]]
    assert (saturation(steps).shape == Shape.SAWTOOTH) == locked


@pytest.mark.parametrize(
    ("last", "shape", "reason"),
    [
        (0.98, Shape.NOT_REACHED, "nearly all stimuli are answered up to 40 kHz: go higher"),
        (0.979, Shape.TOO_FEW, "5 steps can be used: it takes 4 on either side of a knee"),
    ],
)
def test_saturation_is_reached_where_less_than_98_percent_is_answered(last, shape, reason):
    steps = [*curve()[:4], Step(offered=40e3, answered=last * 40e3, paired=1000)]
    assert (saturation(steps).shape, saturation(steps).reason) == (shape, reason)


def test_steps_that_are_all_protected_are_too_few():
    found = saturation([replace(step, protected=True) for step in curve()])
    assert (found.shape, found.reason) == (Shape.TOO_FEW, "0 steps can be used: it takes 4 on either side of a knee")


def test_intervals_of_answers_that_none_is_paired_with():
    """They come later than anything waits for, of every second stimulus."""
    found = saturation([replace(step, paired=0, missing=1000) for step in curve()])
    assert found.shape == Shape.LOSSY


def test_a_step_without_an_answer_is_off_the_stick():
    steps = curve()
    found = saturation([*steps[:12], replace(steps[12], answered=0.0, median=None), *steps[13:]])
    assert found.shape == Shape.NO_KNEE and "scatter by" in found.reason


def test_a_target_that_wakes_up_at_fast_steps_has_no_knee():
    steps = [Step(offered=1e3 * (1 + k), answered=float(k >= 10), paired=int(k >= 10)) for k in range(19)]
    found = saturation(steps)
    assert found.shape == Shape.NO_KNEE and "nothing is answered, and beyond it something is" in found.reason


def test_a_difference_takes_both_intervals():
    """By Pythagoras: 3 below and 8 above of the second, 4 above and 6 below of the first."""
    first = Knee(100.0, (94.0, 104.0), 1.0, 0.0, 2.0, 9, 0.0, True)
    second = Knee(110.0, (107.0, 118.0), 1.0, 0.0, 2.0, 9, 0.0, True)
    assert difference(first, second) == Difference(10, (10 - 5, 10 + 10))
    shown = {(-1, 1): False, (0, 1): False, (-1, 0): False, (1, 2): True, (-2, -1): True}
    assert {ends: Difference(0, ends).shown for ends in shown} == shown


def deviation(share: np.ndarray, fitted: np.ndarray) -> float:
    return math.sqrt(np.mean((share / fitted - 1) ** 2))


@pytest.mark.parametrize("most", [520e3, 900e3])
def test_a_bend_is_a_knee_by_what_is_fitted(most):
    """Between a stick and a handler that is deaf for 5 us, with a corner that is round or not, a slope, and noise."""
    dice, rates, told = np.random.default_rng(3), np.geomspace(10e3, most, 40), set()
    for _ in range(80):
        stick = np.where(rates < KNEE, rates, KNEE + dice.uniform(-0.1, 0.1) * (rates - KNEE))
        stick[(rates > KNEE) & (rates < 1.3 * KNEE)] *= dice.choice([0.95, 1])
        answered = stick + dice.choice([0, dice.random()]) * (rates / (1 + rates * 5e-6) - stick)
        answered *= 1 + dice.choice([0.001, 0.06]) * dice.standard_normal(len(rates))
        knee, share, dead = fit(rates, answered, seed=7), answered / rates, np.median(1 / answered - 1 / rates)
        if knee is None:
            expected = Shape.NO_KNEE, "does not bend"
        elif deviation(share, 1 / (1 + dead * rates)) < deviation(share, knee.shares(rates)):
            expected = Shape.DEAD_TIME, "deaf while it runs"
        elif knee.slope > 0.05:
            expected = Shape.NO_KNEE, "still rises"
        elif knee.gap < 2 and not knee.sharp:
            expected = Shape.NO_KNEE, "there are not 6 steps"
        elif knee.residual > 0.05:
            expected = Shape.NO_KNEE, f"scatter by {100 * knee.residual:.2g} %"
        else:
            expected = Shape.KNEE, "bends at"
        pairs = zip(rates.tolist(), answered.tolist(), strict=True)
        found = saturation([Step(offered=rate, answered=each, paired=1000) for rate, each in pairs], seed=7)
        assert found.shape == expected[0] and expected[1] in found.reason
        assert found.knee == (knee.widened(1 / 1000) if found.shape == Shape.KNEE else None)
        told.add(expected[1][:7])
    assert told >= {"bends a", "deaf wh", "still r", "scatter", *(["there a"] if most < 800e3 else [])}
