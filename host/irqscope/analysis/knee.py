# SPDX-License-Identifier: BSD-2-Clause
"""The knee of a saturation curve: a broken stick through the answered rate, with an interval.

The stick: `answered = b * offered` below the knee and `answered = a + s * offered` above. On the share z = answered /
offered these are the lines z = b and z = s + a / offered, which meet where offered = a / (b - s). Errors are taken as
relative to the answered rate.

The steps below and above are told apart by least squares profiled over the knee; for a given division that is linear,
so that every division is tried and no grid of knees is needed (Hudson, J. Am. Stat. Assoc. 61 (1966) 1097). A grid
coarser than the scatter of the knee makes intervals collapse.

Service times that vary round the corner off: a stimulus is coalesced now and then although the mean rate is bearable,
and the handler waits now and then although it is not. So steps around the knee are left out if they are off the lines
through those farther away (by Student's t of their mean), as few as possible. Where a curve is round over more than the
steps reach, the knee stays somewhat low.

The interval is a bootstrap-t (Efron and Tibshirani, An Introduction to the Bootstrap (1993), 12.5) on residuals that
are drawn on each side by itself: below the knee counts are nearly exact, above they are not.
"""

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

LEAST = 4
"""Steps that a line must have on either side."""
GAPS = (1.0, 1.25, 1.6, 2.0, 2.5)
"""Steps between knee / gap and knee * gap may be left out."""
LEAST_FAR = 6
"""Steps on either side outside of a gap that is tried."""
SURE = 0.995
"""With this probability, steps next to the knee are off the lines through those away from it not by chance."""
TINY = 0.001
"""A share that matters to nobody, even where counts are exact."""
CONFIDENCE = 0.95


@dataclass(frozen=True)
class Knee:
    """Where the two lines meet.

    Attributes
    ----------
    rate, interval : float, tuple[float, float]
        The knee, a rate of stimuli in hertz, and its 95 % confidence interval.
    below : float
        Share answered below the knee.
    slope : float
        What the answered rate grows by above the knee, for each stimulus more: 0 where it is saturated, less than 0
        where it falls.
    gap : float
        Steps between rate / gap and rate * gap are not in the lines; 1: all are.
    residual : float
        Root mean square of the relative deviations from the lines.
    """

    rate: float
    interval: tuple[float, float]
    below: float
    slope: float
    gap: float
    residual: float

    def shares(self, offered: Floats) -> Floats:
        """The shares answered that the two lines give."""
        lines: Floats = np.minimum(self.below, self.slope + self.rate * (self.below - self.slope) / offered)
        return lines


def divide(offered: Floats, answered: Floats) -> float | None:
    """A rate between the last step below the knee and the first above, by profiled least squares.

    `offered` ascends. None where there are not LEAST steps on either side.
    """
    share, inverse = answered / offered, 1 / offered
    best: tuple[float, float] | None = None
    for cut in range(LEAST, len(offered) - LEAST + 1):
        left, right = _Line.constant(share[:cut]), _Line.through(inverse[cut:], share[cut:])
        squares = float(left.variance * left.free + right.variance * right.free)
        if best is None or squares < best[0]:
            best = squares, math.sqrt(offered[cut - 1] * offered[cut])
    return None if best is None else best[1]


def fit(offered: Floats, answered: Floats, *, draws: int = 1000, seed: int = 1) -> Knee | None:
    """The knee of steps in ascending order of `offered`; rates in hertz, `answered` in the same order.

    None where there are fewer than LEAST steps on either side, or where the lines do not meet at a rate.
    """
    first = divide(offered, answered)
    if first is None:
        return None
    arms = [_Arms.outside(GAPS[0], first, offered, answered)]
    for gap in GAPS[1:]:
        if min(int((offered < first / gap).sum()), int((offered > first * gap).sum())) >= LEAST_FAR:
            arms.append(_Arms.outside(gap, first, offered, answered))
    chosen = next(each for each in arms if arms[-1].follows(each.gap, first, offered, answered))
    if not chosen.meet:
        return None
    return Knee(
        chosen.rate, chosen.interval(np.random.default_rng(seed), draws), float(chosen.left.level),
        float(chosen.right.level), chosen.gap, chosen.residual,
    )  # fmt: skip


@dataclass(frozen=True)
class _Line:
    """A line of shares against the inverse rate, by least squares along the last axis; `free`: degrees of freedom.

    `deviations` are relative to `scale`, which is the line itself. `weight`, `middle` and `spread` are the sums that
    errors follow from; a constant has an infinite spread.
    """

    level: Floats
    slope: Floats
    fitted: Floats
    deviations: Floats
    scale: Floats
    free: int
    weight: float
    middle: float
    spread: float

    @classmethod
    def constant(cls, share: Floats) -> "_Line":
        number = share.shape[-1]
        level = share.mean(axis=-1)
        fitted = np.broadcast_to(level[..., None], share.shape)
        scale = np.ones(number)
        return cls(level, np.zeros_like(level), fitted, share - fitted, scale, number - 1, number, 0.0, math.inf)

    @classmethod
    def through(cls, inverse: Floats, share: Floats, scale: Floats | None = None) -> "_Line":
        if scale is None:
            first = cls.through(inverse, share, np.ones(len(inverse)))
            scale = np.maximum(first.fitted, 0.1 * share)
        weight = 1 / scale**2
        middle = float(inverse @ weight / weight.sum())
        centred = (inverse - middle) * weight
        spread = float(centred @ (inverse - middle))
        slope = np.asarray(share @ centred / spread)
        level = np.asarray(share @ weight / weight.sum() - slope * middle)
        fitted = level[..., None] + slope[..., None] * inverse
        deviations = (share - fitted) / scale
        return cls(
            level, slope, fitted, deviations, scale, share.shape[-1] - 2, float(weight.sum()), middle, spread
        )  # fmt: skip

    @property
    def variance(self) -> Floats:
        """Of a deviation."""
        return np.asarray((self.deviations**2).sum(axis=-1) / self.free)

    def continues(self, inverse: Floats, share: Floats) -> bool:
        """Whether other steps lie on this line too, but for chance."""
        if not len(share):
            return True
        from scipy.stats import t

        off = float((share - self.level - self.slope * inverse).mean())
        scale = float((self.level + self.slope * inverse).mean())
        ours = 1 / self.weight + (float(inverse.mean()) - self.middle) ** 2 / self.spread
        error = math.sqrt(float(self.variance) * (ours + scale**2 / len(share)))
        return abs(off) <= TINY + error * float(t.ppf(SURE, self.free))

    def redrawn(self, generator: np.random.Generator, draws: int) -> Floats:
        """Shares with the deviations drawn anew, widened by the degrees of freedom that the fit took from them."""
        number = len(self.fitted)
        drawn = self.deviations[generator.integers(0, number, (draws, number))]
        shares: Floats = self.fitted + drawn * self.scale * math.sqrt(number / self.free)
        return shares


@dataclass(frozen=True)
class _Arms:
    """Both lines, and where they meet."""

    gap: float
    left: _Line
    right: _Line
    inverse: Floats
    rate: float
    error: float

    @classmethod
    def outside(cls, gap: float, near: float, offered: Floats, answered: Floats) -> "_Arms":
        below, above = offered < near / gap, offered > near * gap
        share, inverse = answered / offered, 1 / offered[above]
        left, right = _Line.constant(share[below]), _Line.through(inverse, share[above])
        rate, error = _meet(left, right)
        return cls(gap, left, right, inverse, float(rate), float(error))

    @property
    def meet(self) -> bool:
        """Whether the lines meet at a rate, from above."""
        return bool(self.left.level > self.right.level) and self.rate > 0

    @property
    def residual(self) -> float:
        deviations = np.concatenate([self.left.deviations, self.right.deviations])
        return float(np.sqrt((deviations**2).mean()))

    def follows(self, gap: float, near: float, offered: Floats, answered: Floats) -> bool:
        """Whether the steps that a less wide gap does not leave out lie on these lines too."""
        below = (offered >= near / self.gap) & (offered < near / gap)
        above = (offered <= near * self.gap) & (offered > near * gap)
        share = answered / offered
        return self.left.continues(1 / offered[below], share[below]) and self.right.continues(
            1 / offered[above], share[above]
        )

    def interval(self, generator: np.random.Generator, draws: int) -> tuple[float, float]:
        if not self.error:
            return self.rate, self.rate
        left = _Line.constant(self.left.redrawn(generator, draws))
        right = _Line.through(self.inverse, self.right.redrawn(generator, draws), self.right.scale)
        rates, errors = _meet(left, right)
        sound = (left.level > right.level) & (errors > 0)
        low, high = np.quantile((rates[sound] - self.rate) / errors[sound], _TAILS)
        return self.rate - float(high) * self.error, self.rate - float(low) * self.error


_TAILS = ((1 - CONFIDENCE) / 2, (1 + CONFIDENCE) / 2)


def _meet(left: _Line, right: _Line) -> tuple[Floats, Floats]:
    """Rates at which the lines meet, and their standard errors by propagation."""
    apart = left.level - right.level
    of_slope = right.variance / right.spread
    of_level = right.variance / right.weight + of_slope * right.middle**2
    of_left = left.variance / left.weight
    with np.errstate(divide="ignore", invalid="ignore"):
        rate = right.slope / apart
        variance = (of_slope + rate**2 * (of_left + of_level) - 2 * rate * of_slope * right.middle) / apart**2
    return rate, np.sqrt(np.maximum(variance, 0))
