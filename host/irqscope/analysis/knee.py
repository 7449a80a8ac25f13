# SPDX-License-Identifier: BSD-2-Clause
"""The knee of a saturation curve: a broken stick through the answered rate, with an interval.

The stick: `answered = offered` below the knee, `answered = a + s * offered` above. The lines meet at a / (1 - s): the
rate of stimuli that a target which is never idle just answers, in the long run. That is one over the mean time that an
answer takes with all that comes in between, and it is where a queue in front of the target would begin to grow (Avi-
Itzhak and Naor, Oper. Res. 11 (1963) 303: a server with interruptions is stable if the rate of arrivals times the mean
completion time is below 1). The share that is answered below does not enter: stalls and long latencies make it depend
on the rate, so that there is no line to be fitted.

The steps below and above are told apart by least squares profiled over the knee; for a given division that is linear,
so that every division is tried and no grid of knees is needed (Hudson, J. Am. Stat. Assoc. 61 (1966) 1097).

Service times that vary, and latencies, round the corner off: a stimulus is coalesced now and then although the mean
rate is bearable, and the handler waits now and then although it is not. So the upper line goes through the steps beyond
twice the knee, if there are enough; if not, through those that are as far as can be, and the others must be on it too.
Errors are taken as relative to the answered rate, which they are in steps of equal time.

Service times that vary as much as their mean keep the corner round far beyond: an upper line that rises may still be on
it, and then meets the lower one too early. The handler is idle where a service ends before the next stimulus, and then
waits for it: a share of the time that is as the square of the interval between stimuli, where short services are as
likely as any. So the interval reaches at least as far as the farther half of these steps may answer and, where the line
surely rises, as the answered rate may where stimuli are no time apart, on a line over that square.

The interval is a bootstrap-t (Efron and Tibshirani, An Introduction to the Bootstrap (1993), 12.5) on the residuals
of steps, modified for their leverage (Davison and Hinkley, Bootstrap Methods and their Application (1997), 6.2.3).
What disturbs a target comes in clusters; a step is a block of time with all that came in it, and the pauses make
steps independent, so that no model of the clusters is needed. A step must be long enough to have some of each.
"""

import math
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from .quantiles import CONFIDENCE

Floats = NDArray[np.float64]

LEAST = 4
"""Steps that are needed on either side."""
GAPS = (2.0, 1.6, 1.25)
"""The upper line goes through the steps beyond the knee times the first of these that leaves LEAST_FAR of them."""
LEAST_FAR = 6
SURE = 0.995
"""With this probability, steps next to the knee are off the line through those away from it not by chance."""
TINY = 0.001
"""A share that matters to nobody, even where counts are exact."""
FLAT = 0.01
"""An upper line that rises by more may be that of a corner which is still round."""
PRECISE = 0.01
"""An interval that reaches no farther than this share from the rate is narrow enough."""


@dataclass(frozen=True)
class Knee:
    """Where the two lines meet.

    Attributes
    ----------
    rate, interval : float, tuple[float, float]
        The knee, a rate of stimuli in hertz, and its 95 % confidence interval.
    below : float
        Share answered below the knee, the mean of the steps there.
    slope : float
        What the answered rate grows by above the knee, for each stimulus more: 0 where it is saturated, less than 0
        where it falls.
    gap : float
        The upper line is that of the steps beyond rate * gap.
    steps : int
        So many.
    residual : float
        Root mean square of their relative deviations from the line.
    sharp : bool
        The steps within the gap are on the line too, but for chance; where there are none, True.
    """

    rate: float
    interval: tuple[float, float]
    below: float
    slope: float
    gap: float
    steps: int
    residual: float
    sharp: bool

    def widened(self, share: float) -> "Knee":
        """With an interval that reaches farther by that share of the rate on either side."""
        low, high = self.interval
        return replace(self, interval=(low - share * self.rate, high + share * self.rate))

    def surer(self, among: int) -> "Knee":
        """With an interval that holds at 95 % together with those of others, so many in all: by Bonferroni's rule.

        It is wider by as much as Student's t is, of the deviations' degrees of freedom. The bootstrap's own tails are
        of no use there: of few steps some draws have all deviations alike, and so a t without end.
        """
        from scipy.special import stdtrit

        sure = [float(stdtrit(self.steps - 2, 1 - (1 - CONFIDENCE) / 2 / number)) for number in (1, among)]
        wider, (low, high) = sure[1] / sure[0], self.interval
        return replace(self, interval=(self.rate - wider * (self.rate - low), self.rate + wider * (high - self.rate)))

    @property
    def longer(self) -> float:
        """How many times as long steps must last for an interval of +-PRECISE: errors fall with the root of time."""
        return (max(abs(end / self.rate - 1) for end in self.interval) / PRECISE) ** 2

    def shares(self, offered: Floats) -> Floats:
        """The shares answered that the stick gives."""
        lines: Floats = np.minimum(self.below, self.slope + self.rate * (1 - self.slope) / offered)
        return lines


def divide(offered: Floats, answered: Floats) -> float | None:
    """A rate between the last step below the knee and the first above, by profiled least squares.

    `offered` ascends. None where there are not LEAST steps on either side, or nothing is answered.
    """
    share, inverse = answered / offered, 1 / offered
    if not share.any():
        return None
    best: tuple[float, float] | None = None
    for cut in range(LEAST, len(offered) - LEAST + 1):
        left, right = share[:cut] - share[:cut].mean(), _Line.through(inverse[cut:], share[cut:])
        squares = float((left**2).sum() + right.variance * right.free)
        if best is None or squares < best[0]:
            best = squares, math.sqrt(offered[cut - 1] * offered[cut])
    return None if best is None else best[1]


def fit(offered: Floats, answered: Floats, *, draws: int = 1000, seed: int = 1) -> Knee | None:
    """The knee of steps in ascending order of `offered`; rates in hertz, `answered` in the same order.

    None where there are fewer than LEAST steps on either side, where nothing is answered, or where the lines do not
    meet at a rate.
    """
    near = divide(offered, answered)
    if near is None:
        return None
    share, inverse = answered / offered, 1 / offered
    gap = next((gap for gap in GAPS if (offered > near * gap).sum() >= LEAST_FAR), 1.0)
    far = offered > near * gap
    line = _Line.through(inverse[far], share[far])
    if not line.meets:
        return None
    rate = float(line.rate)
    low, high = line.interval(np.random.default_rng(seed), draws)
    within = (offered > max(near, rate)) & ~far
    sharp = line.continues(inverse[within], share[within])
    if line.level > FLAT or not sharp:
        high = max(high, _most(answered[far]))
    if line.level_at(1 - CONFIDENCE) > FLAT or not sharp:
        high = max(high, _in_the_end(inverse[far], answered[far]))
    return Knee(
        rate,
        (low, high),
        float(share[offered < near].mean()),
        float(line.level),
        gap,
        int(far.sum()),
        float(np.sqrt((line.deviations**2).mean())),
        sharp,
    )


def _most(answered: Floats) -> float:
    """The upper end of the interval of the mean of the farther half, and no more than any of these answered."""
    from scipy.special import stdtrit

    farther = answered[-max(LEAST, len(answered) // 2) :]
    error = farther.std(ddof=1) / math.sqrt(len(farther))
    return min(float(farther.max()), float(farther.mean() + stdtrit(len(farther) - 1, _TAILS[1]) * error))


def _in_the_end(inverse: Floats, answered: Floats) -> float:
    """The upper end of the interval of what is answered where stimuli are no time apart, on a line over its square."""
    return _Line.through(inverse**2, answered, np.ones(len(answered))).level_at(_TAILS[1])


@dataclass(frozen=True)
class _Line:
    """A line of shares against the inverse rate, by least squares along the last axis; `free`: degrees of freedom.

    On the share, answered / offered, the upper arm is the line `level + slope / offered`. `deviations` are relative to
    `scale`, which is the line itself. `weight`, `middle` and `spread` are the sums that errors follow from.
    """

    inverse: Floats
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
    def through(cls, inverse: Floats, share: Floats, scale: Floats | None = None) -> "_Line":
        if scale is None:
            first = cls.through(inverse, share, np.ones(len(inverse)))
            # A step without an answer has a scale, too, or its deviation would be infinite.
            scale = np.maximum(np.maximum(first.fitted, 0.1 * share), TINY * float(share.max()) or 1.0)
        weight = 1 / scale**2
        middle = float(inverse @ weight / weight.sum())
        centred = (inverse - middle) * weight
        spread = float(centred @ (inverse - middle))
        slope = np.asarray(share @ centred / spread)
        level = np.asarray(share @ weight / weight.sum() - slope * middle)
        fitted = level[..., None] + slope[..., None] * inverse
        deviations = (share - fitted) / scale
        return cls(
            inverse, level, slope, fitted, deviations, scale, share.shape[-1] - 2, float(weight.sum()), middle, spread
        )

    @property
    def variance(self) -> Floats:
        """Of a deviation."""
        return np.asarray((self.deviations**2).sum(axis=-1) / self.free)

    @property
    def rate(self) -> Floats:
        """Where the share on the line is 1."""
        return np.asarray(self.slope / (1 - self.level))

    @property
    def _of_level(self) -> Floats:
        """Variance of `level`."""
        return np.asarray(self.variance / self.weight + self.variance / self.spread * self.middle**2)

    def level_at(self, probability: float) -> float:
        """What the true level is below with this probability."""
        from scipy.special import stdtrit

        return float(self.level + stdtrit(self.free, probability) * np.sqrt(self._of_level))

    @property
    def error(self) -> Floats:
        """Standard error of `rate`, by propagation."""
        of_slope = self.variance / self.spread
        variance = of_slope + self.rate**2 * self._of_level - 2 * self.rate * of_slope * self.middle
        return np.sqrt(np.maximum(variance, 0)) / np.abs(1 - self.level)

    @property
    def meets(self) -> bool:
        """Whether it comes from above to a share of 1 as the rate falls."""
        return bool(self.level < 1 and self.slope > 0)

    @property
    def _leverage(self) -> Floats:
        """How much of its own error a step takes along with the line, which its deviation is too small by."""
        return np.asarray((1 / self.weight + (self.inverse - self.middle) ** 2 / self.spread) / self.scale**2)

    def continues(self, inverse: Floats, share: Floats) -> bool:
        """Whether other steps lie on this line too, but for chance."""
        if not len(share):
            return True
        from scipy.special import stdtrit

        off = float((share - self.level - self.slope * inverse).mean())
        scale = float((self.level + self.slope * inverse).mean())
        ours = 1 / self.weight + (float(inverse.mean()) - self.middle) ** 2 / self.spread
        error = math.sqrt(float(self.variance) * (ours + scale**2 / len(share)))
        return abs(off) <= TINY + error * float(stdtrit(self.free, SURE))

    def interval(self, generator: np.random.Generator, draws: int) -> tuple[float, float]:
        """Of `rate`: the deviations are drawn anew; how wide they are does not matter, errors are drawn with them."""
        if not self.error:
            return float(self.rate), float(self.rate)
        number = len(self.inverse)
        even = self.deviations / np.sqrt(1 - self._leverage)
        drawn = self.scale * (even - even.mean())[generator.integers(0, number, (draws, number))]
        lines = _Line.through(self.inverse, self.fitted + drawn, self.scale)
        sound = (lines.level < 1) & (lines.error > 0)
        low, high = np.quantile((lines.rate[sound] - self.rate) / lines.error[sound], _TAILS)
        return float(self.rate - high * self.error), float(self.rate - low * self.error)


_TAILS = ((1 - CONFIDENCE) / 2, (1 + CONFIDENCE) / 2)
