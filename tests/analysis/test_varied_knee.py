# SPDX-License-Identifier: BSD-2-Clause
"""The interval of a knee holds it, however the handler's times vary: long steps of plain simulation."""

from collections.abc import Callable

import numpy as np
import pytest

from irqscope.analysis.knee import fit

KNEE, ANSWERS, SEEDS, DITHER = 200e3, 2000, 24, 0.3
Floats = np.ndarray
SERVICE: dict[str, Callable[[np.random.Generator, int], Floats]] = {
    "always the same": lambda dice, number: np.ones(number),
    "exponential": lambda dice, number: dice.exponential(1.0, number),
    "log-normal": lambda dice, number: dice.lognormal(-0.5, 1.0, number),
    "bimodal": lambda dice, number: np.where(dice.random(number) < 0.9, 0.5, 5.5),
}
"""Service times in units of their mean."""


def answered(rates: Floats, service: Callable[[np.random.Generator, int], Floats], seed: int) -> Floats:
    """What a handler answers a second that latches one stimulus, in steps of equal time, side by side."""
    dice, number = np.random.default_rng(seed), len(rates)
    period, stimuli = 1 / rates, np.floor(ANSWERS / KNEE * rates)
    free, due, answers = np.zeros(number), np.zeros(number), np.zeros(number)
    stimulus, live = DITHER * dice.random(number) * period, np.ones(number, dtype=bool)
    while live.any():
        begin = np.maximum(free, stimulus)
        answers += live
        due = np.maximum(due + 1, np.floor(begin / period))
        stimulus = (due + DITHER * dice.random(number)) * period
        served = stimulus <= begin
        due += served
        stimulus = np.where(served, (due + DITHER * dice.random(number)) * period, stimulus)
        free = begin + service(dice, number) / KNEE
        live &= due < stimuli
    return (answers - 1) / (stimuli - 1) * rates


@pytest.mark.parametrize("name", SERVICE)
@pytest.mark.parametrize("times", [4, 6])
def test_the_interval_holds_the_knee_however_service_times_vary(name, times):
    """Of exponential ones, intervals ended below it: the corner is round far beyond the knee."""
    rates = np.unique(np.append(np.geomspace(KNEE / 20, times * KNEE, 30), np.geomspace(0.8 * KNEE, 1.25 * KNEE, 8)))
    rows = answered(np.tile(rates, SEEDS), SERVICE[name], 7).reshape(SEEDS, -1)
    found = [knee.widened(1 / ANSWERS) for row in rows if (knee := fit(rates, row, draws=200))]
    assert len(found) == SEEDS
    assert sum(each.interval[0] <= KNEE <= each.interval[1] for each in found) >= SEEDS - 1
    if name == "always the same":
        assert all(each.interval[1] - each.interval[0] < 0.005 * KNEE for each in found)
