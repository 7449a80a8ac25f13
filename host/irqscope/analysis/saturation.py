# SPDX-License-Identifier: BSD-2-Clause
"""Saturation: what a target answers as its stimuli come faster, step by step (Moryc's method).

Steps should last equally long, and many times as long as what comes over the target now and then; be logarithmic in
rate, and reach to four times the knee and beyond. A dither of up to half the period keeps stimuli and handler from
locking; a whole one rounds the knee and hides what tells stalls from lost edges.

What is called loss-free here is the maximum loss-free receive rate of Mogul and Ramakrishnan, Eliminating Receive
Livelock in an Interrupt-Driven Kernel (ACM Trans. Comput. Syst. 15 (1997) 217), as is livelock. Dead time: Müller,
Nucl. Instrum. Methods 112 (1973) 47. Bounds: Clopper and Pearson, Biometrika 26 (1934) 404.
"""

import enum
import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import takewhile

import numpy as np

from ..errors import BadInput
from ..units import format_rate, format_rates, format_share, percent
from . import knee
from .knee import Floats, Knee
from .quantiles import CONFIDENCE

SATURATED_SHARE = 0.98
"""Steps that answer less than this share are beyond what the target bears."""
LOCKED = 0.02
"""Share of a period by which a median interval may be off a multiple of it and is locked to it."""
LEAST_LOCKED = 3
BACK_TO_BACK = 0.5
"""A response that follows within this share of the shortest scheduled interval was held up together with the last."""
LOSSY = 0.001
"""Loss at rates far below saturation that is surely above this share is named."""
LIVELOCK = 0.5
"""Livelocked is what answers less than this share of the most it answers at any rate."""
RISING = 0.05
"""Where a stimulus more brings this many answers more, nothing is saturated."""
SCATTER = 0.05
"""Relative residual above which the lines do not follow the steps."""
PLATEAU = 1.05
"""Intervals within this factor of the least are the plateau."""
LEVEL = 3
"""So many steps on it show that least intervals fall no more: two of handlers whose times vary are alike by chance."""


@dataclass(frozen=True, kw_only=True)
class Step:
    """One step at one rate, of one path (segment).

    Attributes
    ----------
    offered, answered : float
        Stimuli and responses, per second. Coalesced stimuli are answered by a response that counts once.
    paired, coalesced, missing, unstamped, pending : int
        The stimuli by class; those pending as the step ended are neither answered nor lost.
    minimum, low, median : float | None
        The shortest, 0.1 % and median interval between responses, in seconds. None: there were no two.
    protected : bool
        Overload protection acted in the step, which cannot define the knee then.
    dither : float
        Range of the dither, a share of the period.
    tick : float
        Of the intervals, in seconds: the same time may be read as one more.
    """

    offered: float
    answered: float
    paired: int
    coalesced: int = 0
    missing: int = 0
    unstamped: int = 0
    pending: int = 0
    minimum: float | None = None
    low: float | None = None
    median: float | None = None
    protected: bool = False
    dither: float = 0.0
    tick: float = 0.0

    @property
    def lost(self) -> int:
        """Stimuli without a response of their own."""
        return self.coalesced + self.missing + self.unstamped

    @property
    def share(self) -> float:
        return self.answered / self.offered


class Shape(enum.StrEnum):
    """What the curve looks like. Only a knee is fitted."""

    KNEE = "knee"
    TOO_FEW = "too few steps"
    NOT_REACHED = "saturation not reached"
    SAWTOOTH = "sawtooth"
    LOSSY = "lossy handler"
    DEAD_TIME = "dead time"
    NO_KNEE = "no knee"


@dataclass(frozen=True)
class LossFree:
    """The highest rate, in hertz, up to which no step lost a stimulus.

    `bound` is the largest share that may get lost at this rate and none of its `n` be lost with a chance of 5 %.
    """

    rate: float
    n: int
    bound: float


@dataclass(frozen=True)
class Fall:
    """Where the least interval between answers stops falling: saturation by the definition of Moryc and Cernohorsky.

    `rate`, in hertz, is the slowest at which it is within PLATEAU of the least of all, `interval`, in seconds; `before`
    is the next slower one. Minima compare where steps have equally many intervals.
    """

    rate: float
    before: float
    interval: float


@dataclass(frozen=True)
class Saturation:
    """What the steps show; rates in hertz, times in seconds.

    Attributes
    ----------
    shape, reason : Shape, str
        The shape, and one sentence why it is that.
    knee : Knee | None
        The saturation rate, where the shape is a knee.
    service : float | None
        Median interval on the plateau beyond the knee: entry, handler, the stub's write and exit.
    loss_free : LossFree | None
        None: the lowest step lost some.
    livelock : float | None
        The lowest offered rate from which on less than half of the peak is answered.
    stalls : bool
        Responses came back to back at rates far below saturation: something held them up. A minimum interval is then
        no sign of saturation.
    protected : int
        Steps left out because protection acted in them.
    fall : Fall | None
        Where the least interval stops falling. None: that is not shown, or there is dither, which makes it shorter.
    """

    shape: Shape
    reason: str
    knee: Knee | None
    service: float | None
    loss_free: LossFree | None
    livelock: float | None
    stalls: bool
    protected: int
    fall: Fall | None


def share_of(answers: int, stimuli: int) -> Fraction:
    """Give the share of the stimuli of a step that were answered, as a rate is of times between.

    n answers of a busy target are n - 1 service times apart, and n stimuli n - 1 periods: n by n would count an answer
    more than the time of a step is enough for. One alone has no rate, and is one of as many as came.
    """
    if answers > 1 and stimuli > 1:
        return Fraction(answers - 1, stimuli - 1)
    return Fraction(answers, max(1, stimuli))


def saturation(steps: Sequence[Step], *, seed: int = 1) -> Saturation:
    """Judge the steps, in any order, of one direction of a sweep. BadInput if there is none, or a rate of 0."""
    if not steps or any(step.offered <= 0 or step.answered < 0 for step in steps):
        raise BadInput("a saturation curve needs steps with an offered rate of more than 0: measure at least one")
    used = sorted((step for step in steps if not step.protected), key=lambda step: step.offered)
    livelock = _livelock(used)
    alive = [step for step in used if livelock is None or step.offered < livelock]
    stalls, lossy = _at_low_rates(alive)
    found, (shape, reason) = None, _locked(alive) or lossy or _unreached(alive, livelock) or (Shape.KNEE, "")
    if shape == Shape.KNEE:
        found, shape, reason = _fitted(alive, seed)
    service = None if found is None else _service([step for step in alive if step.offered > found.rate])
    fall = None if stalls else _fall(alive, found)
    return Saturation(shape, reason, found, service, _loss_free(used), livelock, stalls, len(steps) - len(used), fall)


@dataclass(frozen=True)
class Difference:
    """Difference of two knees, second less first, in hertz, with its interval, which is as sure as theirs."""

    rate: float
    interval: tuple[float, float]

    @property
    def shown(self) -> bool:
        """Whether the two differ: hysteresis, between two directions of a sweep."""
        return not self.interval[0] <= 0 <= self.interval[1]


def difference(first: Knee, second: Knee) -> Difference:
    """How far the knee moved: up and down (hysteresis), or before and after the mask time was doubled.

    The interval is made of the two knees' own (Zou and Donner, Stat. Med. 27 (2008) 1693).
    """
    rate = second.rate - first.rate
    below = math.hypot(second.rate - second.interval[0], first.interval[1] - first.rate)
    above = math.hypot(second.interval[1] - second.rate, first.rate - first.interval[0])
    return Difference(rate, (rate - below, rate + above))


def _livelock(steps: Sequence[Step]) -> float | None:
    """`steps` ascend."""
    peak = max((step.answered for step in steps), default=0.0)
    few = [step.offered for step in takewhile(lambda step: step.answered < LIVELOCK * peak, reversed(steps))]
    return few[-1] if few else None


def _loss_free(steps: Sequence[Step]) -> LossFree | None:
    best = None
    for step in steps:
        if step.lost or not step.paired:
            break
        best = LossFree(step.offered, step.paired, 1 - (1 - CONFIDENCE) ** (1 / step.paired))
    return best


def _fall(steps: Sequence[Step], found: Knee | None) -> Fall | None:
    """Where the fall ends, of steps without stalls by their rates: the least intervals are all longer before, and from
    there on none is, where stimuli are lost as well and the knee is not long past."""
    timed = [(step, step.minimum) for step in steps if step.minimum is not None]
    least = min((minimum for _, minimum in timed), default=0.0)
    level = [minimum <= max(PLATEAU * least, least + step.tick) for step, minimum in timed]
    place = len(level) - sum(level)
    after = [step for step, _ in timed[place:]]
    if not place or len(after) < LEVEL or not all(level[place:]) or any(step.dither for step, _ in timed):
        return None
    before = timed[place - 1][0].offered
    if min(step.share for step in after) >= SATURATED_SHARE or (found and before > found.interval[1]):
        return None
    return Fall(after[0].offered, before, least)


def _surely(lost: int, n: int) -> float:
    """The lower 95 % bound of a share of which `lost` of `n` were seen."""
    from scipy.special import betaincinv

    return float(betaincinv(lost, n - lost + 1, 1 - CONFIDENCE)) if lost else 0.0


def _at_low_rates(steps: Sequence[Step]) -> tuple[bool, tuple[Shape, str] | None]:
    """Whether there are stalls at rates of less than half of what the target can answer, and whether edges get lost."""
    peak = max((step.answered for step in steps), default=0.0)
    low = [step for step in steps if step.offered < peak / 2]
    stalls = any(
        step.minimum is not None and step.minimum * step.offered < BACK_TO_BACK * (1 - step.dither) for step in low
    )
    n = sum(step.paired + step.lost for step in low)
    share = _surely(sum(step.missing + step.unstamped if stalls else step.lost for step in low), n)
    if share <= LOSSY:
        return stalls, None
    return stalls, (
        Shape.LOSSY,
        f"at less than half of {format_rate(peak, 3)} at least {percent(share)} of the stimuli get lost, and not "
        "because responses were held up: edges or interrupts are lost at any rate",
    )


def _locked(steps: Sequence[Step]) -> tuple[Shape, str] | None:
    """Lost edges make the handler wait for the next one, so that intervals are multiples of the period.

    Dither spreads an interval by its share / sqrt(6); twice the standard error of a median of so many is about this.
    Answers that all come too late to be paired are of no step's stimuli, and tell nothing.
    """
    multiples = [
        (step.median * step.offered, LOCKED + step.dither / math.sqrt(step.paired))
        for step in steps
        if step.share < SATURATED_SHARE and step.paired and step.median and step.median * step.offered > 1.5
    ]
    locked = [multiple for multiple, off in multiples if abs(multiple - round(multiple)) < off]
    if len(locked) < max(LEAST_LOCKED, math.ceil(len(multiples) / 2)):
        return None
    return Shape.SAWTOOTH, (
        f"in {len(locked)} of {len(multiples)} steps the median interval is a multiple of the period: edges that come "
        "while the handler runs are lost, not latched"
    )


def _unreached(steps: Sequence[Step], livelock: float | None) -> tuple[Shape, str] | None:
    """`steps` are those below the livelock."""
    if not steps or min(step.share for step in steps) < SATURATED_SHARE:
        return None
    answered = f"nearly all stimuli are answered up to {format_rate(steps[-1].offered, 4)}"
    if livelock is None:
        return Shape.NOT_REACHED, f"{answered}: go higher"
    return Shape.TOO_FEW, f"{answered}, and less than half of that from {format_rate(livelock, 4)} on: step in between"


def _fitted(steps: Sequence[Step], seed: int) -> tuple[Knee | None, Shape, str]:
    offered = np.array([step.offered for step in steps])
    answered = np.array([step.answered for step in steps])
    if steps and not answered.any():
        return None, Shape.NO_KNEE, "nothing is answered at any rate"
    if knee.divide(offered, answered) is None:
        return None, Shape.TOO_FEW, f"{len(steps)} steps can be used: it takes {knee.LEAST} on either side of a knee"
    found = knee.fit(offered, answered, seed=seed)
    if found is None:
        return None, Shape.NO_KNEE, "the answered rate does not bend"
    fitted = found.shares(offered)
    if not fitted.all():
        return (
            None,
            Shape.NO_KNEE,
            f"below {format_rate(found.rate, 3)} nothing is answered, and beyond it something is",
        )
    share = answered / offered
    answering = share > 0
    dead = float(np.median((1 / share[answering] - 1) / offered[answering]))
    if _off(share, 1 / (1 + dead * offered)) < _off(share, fitted):
        return (
            None,
            Shape.DEAD_TIME,
            ("the answered rate bends as that of a handler which is deaf while it runs: edges are lost, not latched"),
        )
    if found.slope > RISING:
        return (
            None,
            Shape.NO_KNEE,
            (
                f"above {format_rate(found.rate, 3)} fewer stimuli are answered, but the answered rate still rises: "
                "that is not saturation"
            ),
        )
    if found.gap < knee.GAPS[0] and not found.sharp:
        return (
            None,
            Shape.NO_KNEE,
            (
                f"the answered rate bends slowly, and beyond twice {format_rate(found.rate, 3)} there are not "
                f"{knee.LEAST_FAR} steps: go to four times that rate, with more steps"
            ),
        )
    if found.residual > SCATTER:
        return None, Shape.NO_KNEE, f"the steps scatter by {format_share(found.residual)} about a broken stick"
    # What waits as the stimuli end is answered afterwards: of steps that are otherwise equal, all are off by that.
    fewest = min(step.paired for step in steps[-found.steps :])
    found = found.widened(1 / max(1, fewest))
    rate, low, high = format_rates(found.rate, found.interval)
    return found, Shape.KNEE, f"the answered rate bends at {rate} (95 %: {low} to {high})"


def _off(share: Floats, fitted: Floats) -> float:
    return float(np.sqrt(((share / fitted - 1) ** 2).mean()))


def _service(steps: Sequence[Step]) -> float | None:
    """A livelocked thread's interval rises again, so the plateau is at the least of the medians."""
    medians = [step.median for step in steps if step.median is not None]
    return float(np.median([each for each in medians if each <= PLATEAU * min(medians)])) if medians else None
