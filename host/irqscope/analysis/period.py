# SPDX-License-Identifier: BSD-2-Clause
"""The period of rare disturbances: Niedermeyer's 30.7 s grid.

Outliers are declustered, and the H-test is scanned over periods, relative to the power beside each harmonic
(`periodogram.py`): what comes in groups that last longer than the gap has power at all low frequencies. Its threshold
is a Monte-Carlo one: as many clusters at random, as far apart, scanned in the same way, so that the trials are in it
(rank test: Davison and Hinkley, Bootstrap Methods and Their Application (1997), 4.2). Stimuli that come evenly and so
rarely that harmonics reach their rate are a grid of their own: clusters at random are on it then, too. What recurs
every P recurs every P/2 and P/3 too: of the multiples and parts of the period at the maximum the one is taken that
makes the times most likely (`regularity.py`). Clusters that follow each other after nearly equal times, each counted
from the one before, recur for a while: where that makes them more likely there is no period.

One stimulus rate is not enough. An activity of 999.967 Hz, seen by stimuli at 1 kHz, is in phase with them every
30.7 s, and no slow process exists. So a period is a *candidate* until a run that is dithered over a whole period, or at
a rate that has no small ratio to the first, shows the same.
"""

import enum
import functools
import math
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from ..base.records import Count, Hertz, Record, Seconds
from ..errors import BadInput
from ..units import format_rate, format_time
from .extremal import decluster
from .periodogram import HARMONICS, OVERSAMPLING, Floats, h_test, scan
from .regularity import by_clock, from_one_to_next

GAP_S = 1.0
"""Outliers closer than this, in seconds, are one cluster."""
CYCLES = 4
"""Periods that a run must hold for one of them to be looked for."""
LEAST_CLUSTERS = 5
MOST_CLUSTERS = 100
"""Of more the first ones are taken: enough to find a period, and clocks wander."""
MOST_TRIALS = 20_000
LEVEL = 0.01
"""Chance that clusters at random show a period."""
SIMULATIONS = 199
PARTS, MULTIPLES = (2, 3), 20
"""Of the period at the maximum of H, the parts and the highest multiple that may be the period."""
NEAR = 0.2
"""Of H's maximum, that the period reaches: where times deviate from it, others of its parts reach more."""
CLEAR = 3.0
"""By how much the logarithm of the likelihood is more where there is no period."""
WHOLE = 0.9
"""Where stimuli met this share of their period's phases they met a whole one: it falls short by what a pulse needs."""
RATIO = 1e-3
LARGEST = 20
"""Rates within RATIO of a ratio p/q with p or q up to LARGEST can be fooled by the same activity."""
SIMPLE = 3
"""Beats are listed for ratios of numbers up to this."""


@dataclass(frozen=True)
class Outliers:
    """Outliers of one run.

    Attributes
    ----------
    times : array
        When each was stimulated, in seconds from the start of the run.
    duration : float
        Of the run, in seconds.
    rate : Fraction
        Of the stimuli, in hertz.
    dither : float
        The share of the phases of their period that the stimuli met, whatever kind of dither did it.
    """

    times: Floats
    duration: float
    rate: Fraction
    dither: float = 0.0


class Search(Record, frozen=True):
    """What one run shows of a period by itself."""

    period: Seconds | None
    """That of H's maximum, or the part or multiple of it that makes the times most likely; null: none is significant,
    or `intervals` are."""
    height: float
    """H at that period, or its maximum if none is significant."""
    threshold: float
    """Of H, what clusters at random reach with a chance of 1 %."""
    p: float
    """How often clusters at random reach as much as the maximum; 1 where there are too few clusters to search."""
    clusters: Count
    """That were searched."""
    considered: Seconds
    """The time that they span from the start of the run."""
    shortest: Seconds
    """Period that was searched: nothing is said of others."""
    longest: Seconds
    """Period that was searched."""
    intervals: Seconds | None = None
    """The median of those between clusters, where each is counted from the one before; null: it is not."""


class Claim(enum.StrEnum):
    NONE = "none"
    CANDIDATE = "candidate"
    CONFIRMED = "confirmed"
    NOT_CONFIRMED = "not confirmed"
    CANNOT_TELL = "cannot tell"


class Beat(Record, frozen=True):
    """Activities that look like the period, by a beat with the stimuli."""

    p: Count
    """Of `p / q`, their rate by that of the stimuli."""
    q: Count
    """Of the same."""
    low: Hertz
    """`p / q` of the stimuli's rate, less 1 / (`q` times the period)."""
    high: Hertz
    """The same, more by it."""


@dataclass(frozen=True)
class Verdict:
    """What can be said of a period, why in one sentence, and what else would explain it."""

    claim: Claim
    period: float | None
    reason: str
    beats: tuple[Beat, ...]


def search(
    outliers: Outliers,
    *,
    gap: float = GAP_S,
    shortest: float | None = None,
    simulations: int = SIMULATIONS,
    seed: int = 1,
) -> Search:
    """Look for a period between `shortest` (twice the gap if not stated) and a quarter of the run, all in seconds.

    A run of no length, such as one that broke off at once, has none. The shortest is raised to two intervals of even
    stimuli, and where it takes more than MOST_TRIALS frequencies.
    """
    if outliers.duration < 0 or gap <= 0:
        raise BadInput("a period needs a run of at least, and a gap between clusters of more than 0 s")
    clusters = decluster(np.sort(outliers.times), gap).first
    considered = outliers.duration
    if len(clusters) > MOST_CLUSTERS:
        considered = float(clusters[MOST_CLUSTERS])
        clusters = clusters[:MOST_CLUSTERS]
    longest = considered / CYCLES
    least = 2 * gap if shortest is None else shortest
    if least < 2 * gap:
        raise BadInput(f"periods below {format_time(2 * gap)} cannot be told from clusters: choose a smaller gap")
    grid = 0.0 if outliers.dither >= WHOLE else float(1 / outliers.rate)
    least = max(least, 2 * grid, OVERSAMPLING * considered / MOST_TRIALS)
    if HARMONICS * grid < least:  # no harmonic is as fast
        grid = 0.0
    if len(clusters) < LEAST_CLUSTERS or least >= longest:
        return Search(None, 0.0, 0.0, 1.0, len(clusters), considered, least, longest)
    found = scan(clusters, considered, CYCLES / considered, 1 / least)
    chance = _at_random(len(clusters), considered, gap, least, grid, simulations, seed)
    maximum = float(found.heights.max())
    p = (1 + int((chance >= maximum).sum())) / (1 + simulations)
    threshold = float(np.quantile(chance, 1 - LEVEL, method="higher"))
    if p > LEVEL:
        return Search(None, maximum, threshold, p, len(clusters), considered, least, longest)
    period, height_there, wanders = _likeliest(clusters, considered, found.highest, least, longest)
    if wanders:
        intervals = float(np.median(np.diff(clusters)))
        return Search(None, maximum, threshold, p, len(clusters), considered, least, longest, intervals)
    return Search(period, height_there, threshold, p, len(clusters), considered, least, longest)


def beats(rate: float, period: float) -> tuple[Beat, ...]:
    """Activities that stimuli at `rate` hertz would see every `period` seconds, for the simplest ratios.

    At p/q of the rate the stimuli meet q phases of the activity in turn, so that its drift past one of them takes a
    q-th of its own beat.
    """
    ratios = sorted({Fraction(p, q) for p in range(1, SIMPLE + 1) for q in range(1, SIMPLE + 1)})
    return tuple(
        Beat(
            ratio.numerator,
            ratio.denominator,
            rate * float(ratio) - 1 / (ratio.denominator * period),
            rate * float(ratio) + 1 / (ratio.denominator * period),
        )
        for ratio in ratios
    )


def fooled(first: Fraction, second: Fraction) -> Fraction | None:
    """The ratio p/q, with p or q up to LARGEST, that the second rate has to the first within RATIO; None: no such.

    An activity near q times the second rate is near p times the first, and beats with both alike.
    """
    for ratio, turned in ((second / first, False), (first / second, True)):
        near = ratio.limit_denominator(LARGEST)
        if near and abs(ratio - near) <= RATIO:
            return 1 / near if turned else near
    return None


def judge(first: Outliers, second: Outliers | None = None, *, gap: float = GAP_S, seed: int = 1) -> Verdict:
    """What one run or two say of a period."""
    found = search(first, gap=gap, seed=seed)
    if found.period is None:
        return Verdict(Claim.NONE, None, _nothing(found), ())
    explained = beats(float(first.rate), found.period) if first.dither < WHOLE else ()
    what = f"{format_time(found.period, 5)} in {found.clusters} clusters"
    if second is None:
        return Verdict(
            Claim.CANDIDATE,
            found.period,
            f"{what}: a beat of the stimuli with a fast activity may look like this; a second run, dithered over a "
            "whole period, tells",
            explained,
        )

    def refused(why: str, claim: Claim = Claim.NOT_CONFIRMED) -> Verdict:
        return Verdict(claim, found.period, f"{what}, but {why}", explained)

    ratio = fooled(first.rate, second.rate)
    if ratio is not None and max(first.dither, second.dither) < WHOLE:
        return refused(
            f"the rates of the two runs are as {ratio.denominator}:{ratio.numerator} and neither was dithered over a "
            "whole period: one fast activity beats with both",
            Claim.CANNOT_TELL,
        )
    again = search(second, gap=gap, seed=seed)
    if found.period > again.longest:
        return refused(f"the second run is too short: it takes {format_time(CYCLES * found.period)}", Claim.CANNOT_TELL)
    if again.period is None:
        return refused(f"not in the second run: {_nothing(again)}")
    if abs(1 / again.period - 1 / found.period) * min(found.considered, again.considered) > 0.5:
        return refused(f"the second run shows {format_time(again.period, 5)}")
    return Verdict(
        Claim.CONFIRMED,
        found.period,
        f"{what}, and {format_time(again.period, 5)} in {again.clusters} clusters of a second run at "
        f"{format_rate(second.rate)}{' with dither' if second.dither >= WHOLE else ''}",
        (),
    )


def _nothing(found: Search) -> str:
    if found.clusters < LEAST_CLUSTERS:
        return f"a period takes {LEAST_CLUSTERS} clusters of outliers, and {found.clusters} came"
    if found.shortest >= found.longest:
        return f"the run is too short: it takes {format_time(CYCLES * found.shortest)}"
    if found.intervals:
        return (
            f"{found.clusters} clusters come about every {format_time(found.intervals, 2)}, each counted from the one "
            "before: their phase wanders, as that of no clock does"
        )
    return (
        f"{found.clusters} clusters at random reach H = {found.height:.0f} with a chance of {found.p:.2g}: no period "
        f"from {format_time(found.shortest)} to {format_time(found.longest)}"
    )


@functools.lru_cache(maxsize=16)
def _at_random(
    number: int, considered: float, gap: float, shortest: float, grid: float, simulations: int, seed: int
) -> Floats:
    """Maxima of H of clusters that come at random, but for the gap between them, and on a grid if there is one."""
    generator, gap = np.random.default_rng(seed), max(gap, grid)
    room = max(0.0, considered - (number - 1) * gap)
    apart = gap * np.arange(number)

    def maximum() -> float:
        times = np.sort(generator.uniform(0, room, number)) + apart
        on_grid = grid * np.floor(times / grid) if grid else times
        return float(scan(on_grid, considered, CYCLES / considered, 1 / shortest).heights.max())

    return np.array([maximum() for _ in range(simulations)])


def _likeliest(
    times: Floats, considered: float, frequency: float, shortest: float, longest: float
) -> tuple[float, float, bool]:
    """The part or multiple of the period at a frequency that makes the times most likely, H there, and whether times
    that are each counted from the one before are more likely still."""
    most = min(MULTIPLES, math.floor(longest * frequency))
    ratios = [*(1 / part for part in PARTS if shortest * part * frequency <= 1), *range(1, most + 1)]
    refined = []
    for ratio in ratios:
        # The 20th harmonic is in phase over the run within a twentieth of the resolution.
        near = frequency / ratio + np.linspace(-1, 1, 401) / (OVERSAMPLING * considered)
        height = h_test(times, near)
        refined.append((1 / float(near[height.argmax()]), float(height.max())))
    (there, _), highest = refined[ratios.index(1)], max(height for _, height in refined)
    least = there * ratios[0]
    likely = {
        each: max(by_clock(times, period, least) for period in (each[0], there * ratio))
        for ratio, each in zip(ratios, refined, strict=True)
        if each[1] >= NEAR * highest
    }
    period, height_there = best = max(likely, key=lambda each: likely[each])
    wandering = max(from_one_to_next(times, each, least) for each in {period, there})
    return period, height_there, wandering > likely[best] + CLEAR
