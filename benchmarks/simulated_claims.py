# SPDX-License-Identifier: BSD-2-Clause
"""Runs on targets whose truth is known, evaluated as a report is, and which of its claims hold.

Stimuli are drawn as the instrument's schedules have them, and answered by a target that disturbances stop. The samples
go through the same blocks, intervals and bounds as those of a real run; instrument, link and pairing are left out (that
the pairing finds just these samples is tested). What is true is told by hundreds of further runs.
"""

import functools
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

from irqscope.analysis.coverage import ENOUGH, Phases
from irqscope.analysis.extremal import decluster
from irqscope.analysis.histogram import Distribution, ExactCounts
from irqscope.contract.segments import Policy
from irqscope.measuring.series import Series
from irqscope.measuring.wanted import HOUR as PER_HOUR
from irqscope.measuring.wanted import STIMULUS
from irqscope.results.evidence import GAP, Evidence
from irqscope.results.rarerecord import Change, Exceedance
from irqscope.results.rarity import rarity
from irqscope.results.summary import summarise

Int64 = NDArray[np.int64]
Generator = np.random.Generator

TICK = Fraction(1, 25 * 10**6)
US, MS, SECOND = 25, 25_000, 25 * 10**6
PERIOD = MS
"""Stimuli at 1 kHz."""
LEAST, USUAL, SIGMA = 5 * US, 3 * US, 0.5
"""Latencies: at least, and log-normal above it."""
SERVICE = US // 2
"""Between two answers of a queue."""
HOUR = 3600 * SECOND / PERIOD
"""Stimuli."""
LIMIT = 50 * US
"""Beyond it is late; nothing is without a disturbance."""
BEYOND = ("limit", "worst")
QUANTILES = ("0.5", "0.9", "0.99", "0.999")
RARE = 100
"""Of the stimuli of a run one of so many is kept for disturbances."""
PHASES = 16
"""At which what recurs may stand to the stimuli."""


# Stimuli --------------------------------------------------------------------------------------------------------------


def none(rng: Generator, n: int) -> Int64:
    return PERIOD * np.arange(n, dtype=np.int64)


def partly(rng: Generator, n: int) -> Int64:
    """Three quarters of the period."""
    return none(rng, n) + rng.integers(0, 3 * PERIOD // 4, n)


def exponential(rng: Generator, n: int) -> Int64:
    return np.cumsum(PERIOD // 2 + rng.exponential(PERIOD / 2, n).astype(np.int64))


def whole(rng: Generator, n: int) -> Int64:
    """A schedule that walks: intervals from just over half a period to one and a half."""
    least = PERIOD // 2 + 1
    return np.cumsum(least + rng.integers(0, 2 * (PERIOD - least) + 1, n))


DITHERS: dict[str, Callable[[Generator, int], Int64]] = {
    "none": none,
    "75 % of the period": partly,
    "exponential": exponential,
    "whole": whole,
}

ALL_PHASES = ("exponential", "whole")

# Disturbances ---------------------------------------------------------------------------------------------------------

Stalls = tuple[Int64, Int64]
"""Begins, ascending, and ends; they do not overlap."""
Drawn = Callable[[Generator, int], Stalls]
"""Those until a time."""


def _apart(begins: Int64, lengths: Int64) -> Stalls:
    """One that would begin during another one is left out."""
    ends = begins + lengths
    free = np.ones(len(begins), dtype=bool)
    free[1:] = begins[1:] > np.maximum.accumulate(ends)[:-1]
    return begins[free], ends[free]


def steady(rng: Generator, end: int) -> Stalls:
    return np.zeros(0, dtype=np.int64), np.zeros(0, dtype=np.int64)


def at_random(each: int, length: Callable[[Generator, int], NDArray[Any]]) -> Drawn:
    """At independent times, `each` ticks apart on the mean."""

    def drawn(rng: Generator, end: int) -> Stalls:
        begins = np.sort(rng.integers(0, end, rng.poisson(end / each)))
        return _apart(begins, length(rng, len(begins)).astype(np.int64) + 1)

    return drawn


@dataclass(frozen=True)
class Recurring:
    """Each `every` ticks by a clock that is off by `ppm`, with a `chance` each time, for `length` ticks. `phase` ticks
    into the first of them."""

    every: int
    length: int
    chance: float
    ppm: float = 0.0
    phase: int = 0

    def __call__(self, rng: Generator, end: int) -> Stalls:
        every = self.every * (1 + self.ppm * 1e-6)
        begins = np.rint(self.phase + every * np.arange(int(end / every) + 1)).astype(np.int64)
        begins = begins[rng.random(len(begins)) < self.chance]
        return begins, begins + self.length


# A run ----------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Target:
    """What is measured: stimuli, disturbances and how what is pending is answered."""

    dither: str
    stalls: Drawn
    policy: Policy = Policy.COALESCE

    def answered(self, rng: Generator, n: int) -> tuple[Int64, Int64]:
        """Times of `n` stimuli and of their answers; under coalescing several have the same one."""
        times = DITHERS[self.dither](rng, n)
        begins, ends = self.stalls(rng, int(times[-1]) + 1)
        usual = LEAST + (USUAL * np.exp(SIGMA * rng.standard_normal(n))).astype(np.int64)
        number = np.searchsorted(begins, times, "right") - 1
        stalled = number >= 0
        stalled[stalled] = times[stalled] < ends[number[stalled]]
        ready = times.copy()
        ready[stalled] = ends[number[stalled]]
        if self.policy == Policy.COALESCE:
            answers = ready + usual
            for first in np.flatnonzero(stalled & (np.diff(number, prepend=-1) > 0)).tolist():
                # One answer for all that came until its handler had begun.
                until = int(np.searchsorted(times, answers[first] - LEAST, "right"))
                answers[first:until] = answers[first]
            return times, answers
        queue = SERVICE * np.arange(n)
        return times, queue + np.maximum.accumulate(ready + usual - queue)


@dataclass(frozen=True)
class Told:
    """What a report says of a run: quantiles, the entries of `exceedances`, whether it was steady, phases met."""

    quantiles: dict[str, tuple[float, float] | None]
    beyond: Exceedance
    worst: Exceedance
    change: Change
    coverage: float
    n: int


def report(target: Target, rng: Generator, n: int) -> Told:
    """A run of `n` stimuli, measured and evaluated."""
    times, answers = target.answered(rng, n)
    exact, series, phases = ExactCounts(), Series(TICK), Phases(PERIOD)
    exact.add(answers - times)
    series.add(answers - times, answers)
    phases.add(times)
    distribution, ordered = Distribution.exact(exact), series.ordered()
    summary = summarise(distribution, distribution.low[0], distribution.high[-1], None, QUANTILES, ordered)
    covered = phases.coverage()
    evidence = Evidence(ordered, distribution, TICK, 0, 0, True, (), covered)
    worst, beyond = evidence.exceedances({"limit": (LIMIT, "50us")})
    intervals = {str(q.q): q.interval for q in summary.quantiles}
    return Told(intervals, beyond, worst, evidence.change, covered.share if covered else 0.0, n)


# The truth ------------------------------------------------------------------------------------------------------------


class Truth:
    """Of targets in turn, from `runs` further runs of them as long as the one that is judged, so at the same phases."""

    def __init__(self, targets: Sequence[Target], n: int, seed: int, runs: int) -> None:
        rng = np.random.default_rng((seed, runs))
        self._n = runs * n
        found, self._late = [], list[tuple[Int64, Int64]]()
        for run in range(runs):
            times, answers = targets[run % len(targets)].answered(rng, n)
            latencies = answers - times
            late = latencies > min(LIMIT, int(np.partition(latencies, -n // RARE)[-n // RARE]))
            self._late.append((answers[late], latencies[late]))
            found.append(latencies)
        self._ordered = np.sort(np.concatenate(found))
        self.disturbances = functools.cache(self._disturbances)

    def quantile(self, q: str) -> int:
        """The sample of that rank, in ticks."""
        return int(self._ordered[math.ceil(float(q) * self._n) - 1])

    def share(self, beyond: int) -> float:
        """Of stimuli that take longer."""
        return 1 - float(np.searchsorted(self._ordered, beyond, "right")) / self._n

    def rate(self, beyond: int) -> float:
        """What a limit per stimulus is of: disturbances or late ones, whichever are more."""
        return max(self.disturbances(beyond), self.share(beyond))

    def _disturbances(self, beyond: int) -> float:
        """Per stimulus, of those that take one beyond so many ticks: `LIMIT`, or what few samples exceed."""
        gap = round(GAP / TICK)
        late = (np.sort(answers[latencies > beyond]) for answers, latencies in self._late)
        return sum(decluster(each, gap).count for each in late) / self._n


@dataclass(frozen=True)
class Cell:
    """A kind of run: `target` at each phase if its disturbances recur; `steady` if a report may not call it changed."""

    name: str
    target: Target
    n: int = 20_000
    steady: bool = True

    @property
    def targets(self) -> Sequence[Target]:
        stalls = self.target.stalls
        if not isinstance(stalls, Recurring):
            return [self.target]
        phases = (PERIOD * (2 * number + 1) // (2 * PHASES) for number in range(PHASES))
        return [replace(self.target, stalls=replace(stalls, phase=phase)) for phase in phases]


Outcome = dict[str, bool | None]
"""By claim: does it hold? None: it was not made."""


def judge(told: Told, truth: Truth, steady: bool) -> Outcome:
    """Each claim of a report."""
    found: Outcome = {}
    for q in QUANTILES:
        interval, true = told.quantiles[q], truth.quantile(q)
        found[f"quantile {q}"] = None if interval is None else interval[0] <= true <= interval[1]
    found["no false pass"] = told.quantiles["0.99"] is None or told.quantiles["0.99"][1] >= truth.quantile("0.99")
    for name, entry in zip(BEYOND, (told.beyond, told.worst), strict=True):
        true, each, hour = truth.disturbances(entry.ticks), entry.per_stimulus, entry.per_hour
        found[f"{name}, per stimulus"] = None if each is None else true <= each.upper
        found[f"{name}, per hour"] = None if hour is None else true * HOUR <= hour.upper
    for per, true in ((STIMULUS, truth.rate(LIMIT)), (PER_HOUR, truth.disturbances(LIMIT) * HOUR)):
        # A limit just below the truth. With too few phases none is ever passed.
        upper = rarity(told.beyond, told.n, per, true).upper
        passed = upper is not None and upper < true
        found[f"no false pass, per {per}"] = None if told.coverage < ENOUGH else not passed
    share = told.beyond.share
    low, high = share.interval if share else (0, 0)
    found["share"] = low <= truth.share(LIMIT) <= high if share else None
    found["steady"] = told.change.stationary if steady else None
    return found


def tally(cell: Cell, runs: int, seed: int, truths: int) -> dict[str, tuple[int, int]]:
    """By claim: in how many of `runs` it held, and in how many it was made.

    `truths` runs tell the truth: where stimuli meet all phases that of all of them, else of each phase by itself.
    """
    targets = cell.targets
    if cell.target.dither in ALL_PHASES:
        true = [Truth(targets, cell.n, seed, truths)] * len(targets)
    else:
        each = max(1, truths // len(targets))
        true = [Truth([target], cell.n, seed + number, each) for number, target in enumerate(targets)]
    counts: dict[str, list[int]] = {}
    for run in range(runs):
        which = run % len(targets)
        told = report(targets[which], np.random.default_rng((seed, run)), cell.n)
        for claim, holds in judge(told, true[which], cell.steady).items():
            held = counts.setdefault(claim, [0, 0])
            held[0] += holds is True
            held[1] += holds is not None
    return {claim: (held, made) for claim, (held, made) in counts.items()}


def _stalls(number: int, length: Callable[[Generator, int], NDArray[Any]]) -> Drawn:
    """So many in 20 s."""
    return at_random(20 * SECOND // number, length)


def _once(rng: Generator, k: int) -> NDArray[Any]:
    return np.full(k, 0.9 * MS)


def _exponential(mean: int) -> Callable[[Generator, int], NDArray[Any]]:
    return lambda rng, k: rng.exponential(mean * MS, k)


def _lognormal(rng: Generator, k: int) -> NDArray[Any]:
    """Of 9 ms on the mean."""
    return 9 * MS * np.exp(1.5 * rng.standard_normal(k) - 1.5**2 / 2)


def _pareto(rng: Generator, k: int) -> NDArray[Any]:
    return 3 * MS * rng.random(k) ** (-1 / 1.5)


IN_STEP = Recurring(100 * MS, 250 * US, 0.3)
OUT_OF_STEP = replace(IN_STEP, every=round(61.803399 * MS))
FIFO = Policy.FIFO


def cells() -> list[Cell]:
    """All that are simulated."""
    bursts = _stalls(50, _exponential(10))
    found = [
        Cell("steady", Target("whole", steady)),
        Cell("50 stalls of one stimulus", Target("whole", _stalls(50, _once))),
        *(Cell("50 stalls, exponential, mean 10 stimuli", Target(dither, bursts)) for dither in DITHERS),
        Cell("50 stalls, exponential, mean 10 stimuli", Target("whole", bursts, FIFO)),
        Cell("5 stalls, exponential, mean 90", Target("whole", _stalls(5, _exponential(90)))),
        Cell("5 stalls, exponential, mean 90", Target("whole", _stalls(5, _exponential(90)), FIFO)),
        Cell("10 stalls, exponential, mean 40", Target("whole", _stalls(10, _exponential(40)))),
        Cell("20 stalls, exponential, mean 20", Target("whole", _stalls(20, _exponential(20)))),
        Cell("50 stalls, log-normal (sigma 1.5), mean 9", Target("whole", _stalls(50, _lognormal))),
        Cell("50 stalls, Pareto (1.5), at least 3", Target("whole", _stalls(50, _pareto))),
        *(Cell("in step", Target(dither, IN_STEP)) for dither in DITHERS),
        *(
            Cell(f"in step, clocks {ppm} ppm apart", Target(dither, replace(IN_STEP, ppm=ppm)), steady=False)
            for ppm in (1, 10, 50)
            for dither in ("none", "whole")
        ),
        *(Cell("out of step", Target(dither, OUT_OF_STEP)) for dither in ("none", "whole")),
    ]
    return found
