# SPDX-License-Identifier: BSD-2-Clause
"""Knees are those that NumPy's weighted polynomials of degree 1 give, step by step, with the same draws."""

import itertools
import math
from dataclasses import astuple

import numpy as np
import pytest
from scipy.stats import t as student

from irqscope.analysis.knee import Knee, divide, fit

Floats = np.ndarray
DRAWS = 60


class Line:
    """Of shares against inverse rates; errors of steps are as `scale`, which is at first 1 and then the line itself."""

    def __init__(self, inverse: Floats, share: Floats, scale: Floats | None = None) -> None:
        if scale is None:
            first = np.polyval(np.polyfit(inverse, share, 1), inverse)
            scale = np.max([first, 0.1 * share, np.full(len(share), 0.001 * share.max())], axis=0)
        (self.slope, self.level), self.unit = np.polyfit(inverse, share, 1, w=1 / scale, cov="unscaled")
        self.inverse, self.scale = inverse, scale
        self.fitted = self.slope * inverse + self.level
        self.off = (share - self.fitted) / scale
        self.free = len(share) - 2
        self.covariance = (self.off**2).sum() / self.free * self.unit
        self.rate = self.slope / (1 - self.level)
        gradient = np.array([1, self.rate]) / (1 - self.level)
        self.error = math.sqrt(gradient @ self.covariance @ gradient)

    def level_at(self, probability: float) -> float:
        return self.level + student.ppf(probability, self.free) * math.sqrt(self.covariance[1, 1])

    def continues(self, inverse: Floats, share: Floats) -> bool:
        if not len(share):
            return True
        at = np.array([inverse.mean(), 1])
        alone = (self.slope * at[0] + self.level) ** 2 * (self.off**2).sum() / self.free / len(share)
        error = math.sqrt(at @ self.covariance @ at + alone)
        return abs((share - self.slope * inverse - self.level).mean()) <= 0.001 + student.ppf(0.995, self.free) * error

    def interval(self, seed: int, draws: int) -> tuple[float, float]:
        number = len(self.inverse)
        sides = np.vander(self.inverse, 2) / self.scale[:, None]
        even = self.off / np.sqrt(1 - (sides @ self.unit * sides).sum(axis=1))
        which = np.random.default_rng(seed).integers(0, number, (draws, number))
        lines = [
            Line(self.inverse, self.fitted + self.scale * (even - even.mean())[each], self.scale) for each in which
        ]
        pivots = [(each.rate - self.rate) / each.error for each in lines if each.level < 1]
        low, high = np.quantile(pivots, [0.025, 0.975])
        return self.rate - high * self.error, self.rate - low * self.error


def divided(offered: Floats, answered: Floats) -> float | None:
    """The middle, by ratio, of the two steps between which the squares of what is left are least."""
    share, left = answered / offered, {}
    for cut in range(4, len(offered) - 3):
        line = Line(1 / offered[cut:], share[cut:])
        squares = np.var(share[:cut]) * cut + (line.off**2).sum()
        left[squares] = math.sqrt(offered[cut - 1] * offered[cut])
    return left[min(left)] if left else None


def fitted(offered: Floats, answered: Floats, seed: int, draws: int) -> Knee:
    near, share = divided(offered, answered), answered / offered
    gap = next(gap for gap in (2.0, 1.6, 1.25, 1.0) if gap == 1.0 or np.sum(offered > near * gap) >= 6)
    far = offered > near * gap
    line = Line(1 / offered[far], share[far])
    between = (offered > near) & (offered > line.rate) & ~far
    sharp = line.continues(1 / offered[between], share[between])
    low, high = line.interval(seed, draws)
    farther = answered[far][-max(4, far.sum() // 2) :]
    most = student.interval(0.95, len(farther) - 1, farther.mean(), farther.std(ddof=1) / math.sqrt(len(farther)))[1]
    if line.level > 0.01 or not sharp:
        high = max(high, min(most, farther.max()))
    if line.level_at(0.05) > 0.01 or not sharp:
        unweighted = Line(1 / offered[far] ** 2, answered[far], np.ones(far.sum()))
        high = max(high, unweighted.level_at(0.975))
    residual = math.sqrt((line.off**2).mean())
    return Knee(line.rate, (low, high), share[offered < near].mean(), line.level, gap, far.sum(), residual, sharp)


def bent(offered: Floats, above: float, noise: float = 0.0, corner: float = 1.0, until: float = 1.0) -> Floats:
    """Answered, of a stick with its knee at 1 and a slope above; nearly all `until` then, and less near the knee."""
    answered = np.where(offered < until, 0.99 * offered, np.maximum(0.02, 1 + above * (offered - 1)))
    answered[(offered > 1) & (offered < 1.5)] *= corner
    return answered * (1 + noise * np.random.default_rng(5).standard_normal(len(offered)))


def steps(most: float, number: int, *stick: float) -> tuple[Floats, Floats]:
    """Offered and answered, of a stick as in `bent`."""
    offered = np.geomspace(0.1, most, number)
    return offered, bent(offered, *stick)


def without(number: int, offered: Floats, answered: Floats) -> tuple[Floats, Floats]:
    return offered, np.where(np.arange(len(offered)) == number, 0.0, answered)


@pytest.mark.parametrize(
    ("offered", "answered", "gap", "sharp"),
    [
        pytest.param(*steps(4, 30, 0.0, 0.004), 2.0, True, id="flat"),
        pytest.param(*steps(9, 30, -0.08, 0.02), 2.0, True, id="falling"),
        pytest.param(*steps(4, 30, -0.45), 2.0, False, id="falling to next to nothing"),
        pytest.param(*steps(4, 30, 0.05, 0.004), 2.0, True, id="rising"),
        pytest.param(*steps(4, 30, 0.008, 0.0005), 2.0, True, id="rising by less than matters"),
        pytest.param(*steps(4, 30, 0.02, 0.01), 2.0, True, id="rising, not surely"),
        pytest.param(*steps(4, 90, 0.02, 0.04), 2.0, True, id="rising, not surely, many steps"),
        pytest.param(*steps(4, 40, 0.9, 0.2), 2.0, True, id="hardly a knee"),
        pytest.param(*steps(4, 40, 0.0, 0.002, 0.97), 2.0, False, id="round"),
        pytest.param(*steps(2.6, 40, 0.0, 0.002, 0.97), 1.6, False, id="round, and its end is hardly seen"),
        pytest.param(*steps(2.2, 30, 0.0, 0.002, 0.97), 1.25, True, id="a line through the round corner"),
        pytest.param(*steps(2.5, 16, 0.0, 0.004), 1.0, True, id="few above"),
        pytest.param(*steps(4, 40, 0.0, 0.002, 1.0, 1.5), 1.6, True, id="dropping beyond"),
        pytest.param(*without(26, *steps(4, 30, 0.0, 0.004)), 2.0, True, id="one without an answer"),
    ],
)
def test_a_knee_is_that_of_a_slow_model(offered, answered, gap, sharp):
    found = fit(offered, answered, draws=DRAWS, seed=3)
    assert divide(offered, answered) == divided(offered, answered)
    assert np.hstack(astuple(found)) == pytest.approx(np.hstack(astuple(fitted(offered, answered, 3, DRAWS))), rel=1e-9)
    assert (found.gap, found.sharp) == (gap, sharp)


def test_a_knee_has_four_steps_on_either_side():
    offered, answered = steps(4, 30, 0.0, 0.001)
    for first, last in itertools.product(range(9, 22), range(16, 30)):
        which = slice(first, last)
        assert divide(offered[which], answered[which]) == divided(offered[which], answered[which])


@pytest.mark.parametrize("number", [20, 60])
def test_a_corner_is_sharp_where_it_is_on_the_line_but_for_chance(number):
    """By how much it is lower where that ends is found by halving."""
    sharp, round_ = 1.0, 0.9
    while sharp - round_ > 1e-6:
        middle = (sharp + round_) / 2
        is_sharp = fit(*steps(5, number, -0.1, 0.003, middle), draws=2).sharp
        sharp, round_ = (middle, round_) if is_sharp else (sharp, middle)
    assert fitted(*steps(5, number, -0.1, 0.003, sharp), 1, 2).sharp
    assert not fitted(*steps(5, number, -0.1, 0.003, round_), 1, 2).sharp


@pytest.mark.parametrize(
    ("rate", "gap", "steps"), [(2.0, 1.6, 6), (2.02, 2.0, 6)], ids=["at twice the knee", "beyond twice the knee"]
)
def test_the_upper_line_is_of_steps_beyond(rate, gap, steps):
    """The knee is divided at 1, between 0.8 and 1.25."""
    offered = np.array([0.3, 0.4, 0.5, 0.6, 0.8, 1.25, 1.6, rate, 2.5, 3, 4, 5, 6])
    found = fit(offered, bent(offered, 0.0, 0.001))
    assert (found.gap, found.steps) == (gap, steps)


@pytest.mark.parametrize(
    ("offered", "answered"),
    [
        pytest.param(*steps(4, 7, 0.0), id="seven steps"),
        pytest.param(np.arange(1.0, 21), np.zeros(20), id="no answer"),
        pytest.param(*steps(4, 40, 0.9, 0.3), id="the share rises again"),
        pytest.param(*steps(7, 20, 1.2), id="more answers than stimuli"),
        pytest.param(np.arange(1.0, 21), 1.05 * np.arange(1.0, 21) + np.r_[np.zeros(8), np.ones(12)], id="still more"),
    ],
)
def test_lines_that_do_not_meet_at_a_rate_have_no_knee(offered, answered):
    assert fit(offered, answered) is None


def test_what_a_knee_says():
    knee = Knee(100.0, (96.0, 103.0), 0.98, 0.1, 2.0, 9, 0.0, True)
    assert knee.widened(0.01).interval == (95, 104)
    assert knee.longer == pytest.approx(16)  # 4 % is four times as far as 1 %
    # Below 0.98; above 100 + 0.1 (offered - 100), answered.
    assert knee.shares(np.array([50.0, 200.0, 500.0])) == pytest.approx([0.98, 110 / 200, 140 / 500])


@pytest.mark.parametrize(
    ("steps", "among", "wider"), [(4, 1, 1), (4, 5, 9.925 / 4.303), (12, 10, 3.581 / 2.228), (18, 5, 2.921 / 2.120)]
)
def test_an_interval_that_is_to_hold_among_others_is_wider_as_tables_of_t_have_it(steps, among, wider):
    """Two degrees of freedom fewer than steps; 5 % by so many comparisons, on both sides."""
    found = Knee(200e3, (190e3, 206e3), 1.0, 0.0, 1.0, steps, 0.001, True).surer(among)
    assert found.interval == pytest.approx((200e3 - 10e3 * wider, 200e3 + 6e3 * wider), rel=1e-4)
    assert found.rate == 200e3 and found.steps == steps
