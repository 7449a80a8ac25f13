# SPDX-License-Identifier: BSD-2-Clause
"""The highest rate with a loss ratio, against targets whose loss at each rate is known."""

import numpy as np
import pytest
from scipy.stats import binomtest

from irqscope.analysis.throughput import Trial, needed, next_rate, throughput
from irqscope.errors import BadInput


def test_a_trial_shows_what_its_stimuli_are_enough_for() -> None:
    assert Trial(1e3, 1000, 0).keeps(0) and not Trial(1e3, 1000, 1).keeps(0) and Trial(1e3, 1000, 1).breaks(0)
    assert not Trial(1e3, 2994, 0).keeps(0.001) and Trial(1e3, 2995, 0).keeps(0.001)
    assert Trial(1e3, 2994, 0).most == pytest.approx(1 - 0.05 ** (1 / 2994))
    few = Trial(1e3, 1000, 2)  # 0.036 % to 0.63 %
    assert not few.keeps(0.001) and not few.breaks(0.001) and few.keeps(0.0063) and few.breaks(0.0003)
    assert not Trial(1e3, 0, 0).keeps(0) and Trial(1e3, 10, 10).most == 1
    bounded = Trial(1e3, 1000, 2, 0)  # none or up to two: what keeps is judged by the most, what breaks by the least
    assert bounded.most == few.most and bounded.least == 0
    assert not bounded.keeps(0) and not bounded.breaks(0) and Trial(1e3, 1000, 2, 1).breaks(0)
    for lost in (1, 2, 999, 1000):
        trial = Trial(1e3, 1000, lost)
        assert trial.least == pytest.approx(binomtest(lost, 1000, alternative="greater").proportion_ci(0.95).low)
        assert trial.most == pytest.approx(binomtest(lost, 1000, alternative="less").proportion_ci(0.95).high)
    assert needed(0.001) == 11977 and needed(0) == 1


def test_the_fastest_that_keeps_the_ratio_is_slower_than_all_that_break_it() -> None:
    trials = [Trial(rate, 10_000, lost) for rate, lost in ((1e3, 0), (2e3, 0), (4e3, 50), (3e3, 0), (5e3, 0))]
    found = throughput(trials, 0)
    assert (found.best, found.above, found.shown) == (trials[3], trials[2], True)
    assert throughput(trials, 0.01).best == trials[4] and throughput(trials, 0.01).above is None
    unsure = throughput([Trial(1e3, 10_000, 0), Trial(2e3, 10_000, 8)], 0.001)
    assert unsure.best == Trial(1e3, 10_000, 0) and unsure.above == Trial(2e3, 10_000, 8) and not unsure.shown
    assert throughput([Trial(1e3, 100, 50)], 0.1).best is None
    same = [Trial(1e3, 10_000, 0), Trial(2e3, 10_000, 0), Trial(2e3, 10_000, 50)]
    assert throughput(same, 0).best == same[0]  # once it did not, at the same rate
    with pytest.raises(BadInput, match="less than 1"):
        throughput(trials, 1.0)


def test_of_trials_that_were_too_short_the_fastest_is_tried_first() -> None:
    trials = [Trial(1e3, 12_000, 0), *(Trial(rate, 1000, 0) for rate in (2e3, 4e3, 3e3)), Trial(5e3, 12_000, 600)]
    assert next_rate(trials, 0.001, 0.01, 10e3) == 4e3


def searched(loss, ratio: float, precision: float, seed: int) -> tuple[list[Trial], int]:
    """A sweep of ten steps of 1000 stimuli, and trials until nothing is left to try."""
    rng = np.random.default_rng(seed)
    trials = [Trial(rate, 1000, int(rng.binomial(1000, loss(rate)))) for rate in np.geomspace(1e3, 100e3, 10).tolist()]
    number = 0
    while (rate := next_rate(trials, ratio, precision, 100e3)) is not None:
        n = max(1000, needed(ratio))
        trials.append(Trial(rate, n, int(rng.binomial(n, loss(rate)))))
        number += 1
        assert number < 40
    return trials, number


@pytest.mark.parametrize("ratio", [0, 0.001, 0.05])
def test_the_rate_is_found_within_the_precision(ratio: float) -> None:
    """Nothing is lost up to a rate, and a growing share beyond it, as of a target with a service time."""
    for seed in range(20):
        knee = 10 ** np.random.default_rng(seed).uniform(3.3, 4.7)

        def loss(rate: float, knee: float = knee) -> float:
            return max(0.0, 1 - knee / rate)

        trials, number = searched(loss, ratio, 0.01, seed)
        found = throughput(trials, ratio)
        true = knee / (1 - ratio)
        assert found.best is not None and found.above is not None
        assert found.above.rate <= 1.01 * found.best.rate and number < 20
        # A loss of a little more than the ratio may not be shown, or not be met.
        assert 0.95 * true < found.best.rate < 1.02 * true
        assert loss(found.best.rate) <= max(ratio, 3 / found.best.n)


@pytest.mark.parametrize("power", [2, 6])
def test_what_is_told_of_the_fastest_that_keeps_a_ratio_holds_though_it_was_chosen(power: int) -> None:
    """The loss grows slowly with the rate, so that many trials are near the ratio."""

    def loss(rate: float) -> float:
        return min(1.0, 0.01 * (rate / 20e3) ** power)

    best = [throughput(searched(loss, 0.01, 0.01, seed)[0], 0.01).best for seed in range(30)]
    assert sum(each is not None and loss(each.rate) > 0.01 for each in best) <= 2


def test_a_target_that_loses_at_any_rate_has_none_and_one_that_never_does_is_tried_at_the_fastest() -> None:
    trials, number = searched(lambda rate: 0.02, 0.001, 0.01, 1)
    assert throughput(trials, 0.001).best is None and number < 3
    trials, _ = searched(lambda rate: 0.0, 0.001, 0.01, 1)
    best = throughput(trials, 0.001).best
    assert best is not None and best.rate == pytest.approx(100e3) and throughput(trials, 0.001).above is None
