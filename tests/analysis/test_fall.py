# SPDX-License-Identifier: BSD-2-Clause
"""Where least intervals between answers stop falling, beside a slow and obvious model of handlers."""

import itertools
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from irqscope.analysis.saturation import Fall, Shape, Step, saturation, share_of

SERVICE, TICK, N = 5e-6, 1e-8, 400
WIDE = [0.05 * 1.4**k for k in range(14)]
"""Rates as shares of what the handler can answer, to four times that."""
Draw = Callable[[], float]


def answers(period: float, service: Draw, latency: Draw = lambda: 0.0) -> list[float]:
    """Of a handler that serves at once all stimuli that came while it was at work or on its way."""
    found, free, number = list[float](), 0.0, 0
    while number < N:
        start = max(number * period, free) + (latency() if number * period >= free else 0.0)
        found.append(start)
        free = start + service()
        while number < N and number * period <= start:
            number += 1
    return found


def step(share: float, service: Draw, **more: Any) -> Step:
    """What an instrument sees of it, in whole ticks."""
    period = SERVICE / share
    ticks = [round(each / TICK) for each in answers(period, service, **more)]
    intervals = sorted(later - before for before, later in itertools.pairwise(ticks))
    return Step(
        offered=1 / period,
        answered=float(share_of(len(ticks), N)) / period,
        paired=len(ticks),
        coalesced=N - len(ticks),
        minimum=intervals[0] * TICK,
        median=intervals[len(intervals) // 2] * TICK,
        tick=TICK,
    )


def obvious(steps: list[Step]) -> tuple[float, float, float] | None:
    """The same by trying each step."""
    least = min(each.minimum or 0.0 for each in steps)
    for number in range(1, len(steps) - 2):
        longer = [(each.minimum or 0.0) > max(1.05 * least, least + TICK) for each in steps]
        if all(longer[:number]) and not any(longer[number:]) and min(each.share for each in steps[number:]) < 0.98:
            return steps[number].offered, steps[number - 1].offered, least
    return None


@pytest.mark.parametrize("seed", range(20))
def test_the_plateau_of_a_handler_of_equal_times_is_found(seed: int) -> None:
    rng = random.Random(seed)
    service = SERVICE * rng.uniform(0.5, 1)
    steps = [step(share, lambda: service) for share in WIDE]
    rng.shuffle(steps)
    found = saturation(steps).fall
    assert found and found.before < 1 / service < 1.06 * found.rate
    assert found.interval == pytest.approx(service, abs=1.01 * TICK)


def test_times_that_vary_little_have_a_plateau_at_their_least() -> None:
    rng = random.Random(1)
    found = saturation([step(share, lambda: SERVICE * rng.uniform(0.9, 1.1)) for share in WIDE]).fall
    assert found and found.interval == pytest.approx(0.9 * SERVICE, rel=0.02)


@pytest.mark.parametrize("least", [0.05, 0.55])
@pytest.mark.parametrize("seed", range(15))
def test_times_as_random_as_can_be_have_none(seed: int, least: float) -> None:
    """Neither where stalls show at slow rates, nor without such: the least of so many falls and rises by chance."""
    rng = random.Random(seed)
    steps = [step(share, lambda: rng.expovariate(1 / SERVICE)) for share in WIDE if share > least]
    assert saturation(steps).stalls == (least < 0.5) and saturation(steps).fall is None


@pytest.mark.parametrize("seed", range(15))
def test_a_few_stalls_hide_where_it_is(seed: int) -> None:
    """Two answers back to back have an interval of one service at any rate."""
    rng = random.Random(seed)
    found = saturation([step(share, lambda: SERVICE * (40 if rng.random() < 0.01 else 1)) for share in WIDE])
    assert found.stalls and found.fall is None


@pytest.mark.parametrize("seed", range(15))
def test_answers_that_vary_at_rates_that_the_target_bears_saturate_nothing(seed: int) -> None:
    """Now and then one is late, and the next one is near it."""
    rng = random.Random(seed)

    def latency() -> float:
        return rng.choice([1e-6] * 60 + [3e-6])

    steps = [step(share, lambda: SERVICE / 5, latency=latency) for share in [0.3 * 1.2**k for k in range(10)]]
    found = saturation(steps)
    assert found.shape == Shape.NOT_REACHED and found.fall is None


def test_it_is_what_trying_each_step_finds() -> None:
    """Least intervals of few values, and answers that fail somewhere, without stalls."""
    rng, outcomes = random.Random(1), Counter[str]()
    for _ in range(60):
        fails, falls = rng.randrange(12), rng.randrange(2, 9)
        minima = [100 + 25 * max(0, falls - k) + rng.choice([0, 0, 0, 0, 0, 0, 1, 4, 6, 30]) for k in range(12)]
        steps = [
            Step(offered=1e5 * k, answered=1e5 * min(k, 10 + fails), paired=N, minimum=each * TICK, tick=TICK)
            for k, each in enumerate(minima, 10)
        ]
        found, wanted = saturation(steps), obvious(steps)
        past = wanted is not None and found.knee is not None and wanted[1] > found.knee.interval[1]
        outcomes["none" if wanted is None else "past the knee" if past else "found"] += 1
        assert not found.stalls
        assert found.fall == (None if past or wanted is None else Fall(*wanted))
    assert min(outcomes.values()) > 5 and len(outcomes) == 3, outcomes


def test_a_tick_more_is_on_the_plateau() -> None:
    """Of times of few ticks one tick is more than 5 %: the same time is read as either."""
    steps = [
        Step(offered=5e6 * (1 + k), answered=5e6 * min(1 + k, 4.4), paired=N, minimum=ticks * TICK, tick=TICK)
        for k, ticks in enumerate([20, 10, 7, 5, 4, 5, 4, 5])
    ]
    assert saturation(steps).fall == Fall(20e6, 15e6, 4 * TICK)
    assert saturation([replace(each, tick=0.0) for each in steps]).fall is None


def test_dither_a_rise_and_too_few_steps_after_or_before_have_none() -> None:
    steps = [step(share, lambda: SERVICE) for share in WIDE]
    assert saturation(steps).fall
    slow = [each for each in steps if each.share > 0.98]
    assert saturation(steps[: len(slow) + 3]).fall and not saturation(steps[: len(slow) + 2]).fall
    assert not saturation(steps[len(slow) :]).fall
    assert saturation([replace(each, dither=0.3) for each in steps]).fall is None
    assert saturation([*steps[:-1], replace(steps[-1], minimum=1.1 * SERVICE)]).fall is None
