# SPDX-License-Identifier: BSD-2-Clause
"""Two or more runs: which is better, by how much, and where that is not shown.

Tests that take samples for independent (Mann-Whitney, Kolmogorov-Smirnov) call two runs of one system different in most
cases, since latencies are correlated. So differences of quantiles get intervals from a bootstrap of whole blocks of a
run (Künsch, Ann. Stat. 17 (1989) 1217; blocks that do not overlap: Carlstein, Ann. Stat. 14 (1986) 1171), which need no
more than a histogram of each block. A difference within a margin that the user states is none (Schuirmann, J.
Pharmacokinet. Biopharm. 15 (1987) 657). What is too rare for quantiles is counted: clusters of exceedances are compared
by the exact conditional test of two Poisson counts (Przyborowski and Wilenski, Biometrika 31 (1940) 313).
"""

import enum
import functools
import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..errors import BadInput
from ..units import format_interval
from .blocks import scatter
from .quantiles import CONFIDENCE

LEAST_BLOCKS = 20
LEAST_BEYOND = 20
"""Samples beyond a quantile without which its interval is withheld."""
LEAST_BLOCKS_BEYOND = 10
"""Blocks that these must lie in."""
DRAWS = 400
AT_ONCE = 100

Ends = tuple[NDArray[np.float64], NDArray[np.float64]]


@dataclass(frozen=True)
class Blocks:
    """One run as histograms of successive blocks.

    Attributes
    ----------
    name : str
    values, tops : array
        Latencies in seconds, ascending: those that occurred, or the lower ends of bins and their upper ends. Without
        `tops` all are exact.
    counts : array
        How often each occurred (column) in each block (row). Blocks must be longer than what latencies have to do with
        each other; neighbouring blocks that are correlated tell when they are not.
    exceedances, exposure : int, float
        Clusters of samples beyond a limit of the user's, and what they are counted in: seconds, or stimuli.
    step : float
        Seconds that latencies are counted in, of which a printed digit is no part.
    """

    name: str
    values: NDArray[np.float64]
    counts: NDArray[np.int64]
    exceedances: int | None = None
    exposure: float = 0.0
    tops: NDArray[np.float64] | None = None
    step: float = 1e-9

    @functools.cached_property
    def cumulated(self) -> NDArray[np.float64]:
        """How many samples of each block are up to each value: floats, which BLAS multiplies, exact below 2**53."""
        return np.cumsum(self.counts, axis=1, dtype=np.float64)

    def quantiles(
        self, q: Sequence[float], weights: NDArray[np.float64] | None = None
    ) -> Ends:
        """Least and greatest that quantiles (columns) may be, of the run, or of each row of `weights`.

        `weights` says how often each block is taken.
        """
        taken = np.ones((1, len(self.counts))) if weights is None else weights
        sums = taken @ self.cumulated
        ranks = np.maximum(1, np.ceil(np.outer(sums[:, -1], q)))
        index = np.array([np.searchsorted(row, rank) for row, rank in zip(sums, ranks, strict=True)])
        return self.values[index], (self.values if self.tops is None else self.tops)[index]


def in_blocks(name: str, latencies: NDArray[np.float64], number: int = 100) -> Blocks:
    """Latencies in seconds, in their order, cut into blocks of as many samples each, but for one at most."""
    values, index = np.unique(latencies, return_inverse=True)
    parts = [np.bincount(part, minlength=len(values)) for part in np.array_split(index, number)]
    return Blocks(name, values, np.array(parts))


class Outcome(enum.StrEnum):
    BETTER = "better"
    WORSE = "worse"
    EQUIVALENT = "equivalent"
    NOT_SHOWN = "not shown"


@dataclass(frozen=True)
class Difference:
    """One quantile of a run against that of the reference: `value` is the run's less the reference's, in seconds.

    `interval` at 95 %; None where it is withheld, and `reason` says why.
    """

    q: float
    value: float
    interval: tuple[float, float] | None
    outcome: Outcome
    reason: str = ""


@dataclass(frozen=True)
class Exceedances:
    """Clusters beyond the limit; `ratio` of the run's rate to the reference's with its exact 95 % interval."""

    reference: int
    run: int
    ratio: tuple[float, float]
    p: float
    outcome: Outcome


@dataclass(frozen=True)
class Comparison:
    """A run against the reference. Each interval holds at 95 % by itself; `step` is the coarser one of both runs."""

    reference: str
    run: str
    differences: tuple[Difference, ...]
    exceedances: Exceedances | None
    step: float

    @property
    def sentence(self) -> str:
        """The verdict, in one sentence."""
        parts = []
        for outcome in Outcome:
            those = [each for each in self.differences if each.outcome == outcome]
            if those:
                parts.append(f"{outcome} {', '.join(_words(each, self.step) for each in those)}")
        if self.exceedances is not None:
            found = self.exceedances
            counts = f"{found.run} against {found.reference}, p = {found.p:.2g}"
            parts.append(f"{found.outcome} in clusters of exceedances ({counts})")
        return f"{self.run} against {self.reference}: " + "; ".join(parts)


def compare(
    runs: Sequence[Blocks],
    quantiles: Sequence[float],
    *,
    margin: float = 0.0,
    draws: int = DRAWS,
    seed: int = 1,
) -> list[Comparison]:
    """Compare all runs after the first with that one; less latency is better.

    A quantile is `equivalent` if the interval of its difference lies within plus or minus `margin` (seconds), `better`
    or `worse` if the interval lies on one side of 0, else `not shown`. Without a margin nothing is equivalent.
    """
    if len(runs) < 2:
        raise BadInput("a comparison takes two runs or more")
    if margin < 0:
        raise BadInput("the margin of equivalence is a time of 0 or more")
    for run in runs:
        if len(run.counts) < LEAST_BLOCKS or not run.counts.sum(axis=1).all():
            raise BadInput(f"{run.name} must have {LEAST_BLOCKS} blocks or more, each with samples: measure longer")
    reference = runs[0]
    return [
        Comparison(
            reference.name,
            run.name,
            tuple(_differences(reference, run, quantiles, margin, draws, seed)),
            _exceedances(reference, run),
            max(reference.step, run.step),
        )
        for run in runs[1:]
    ]


def _differences(
    reference: Blocks, run: Blocks, quantiles: Sequence[float], margin: float, draws: int, seed: int
) -> list[Difference]:
    generator = np.random.default_rng(seed)
    parts = [
        _apart(
            run.quantiles(quantiles, _draw(generator, run, at_once)),
            reference.quantiles(quantiles, _draw(generator, reference, at_once)),
        )
        for at_once in np.diff([*range(0, draws, AT_ONCE), draws]).tolist()
    ]
    least, most = (np.concatenate(ends) for ends in zip(*parts, strict=True))
    lower, upper = _apart(run.quantiles(quantiles), reference.quantiles(quantiles))
    (values,) = ((lower + upper) / 2).tolist()
    found = []
    for q, value, lows, highs in zip(quantiles, values, least.T, most.T, strict=True):
        reason = _withheld(reference, q) or _withheld(run, q)
        if reason:
            found.append(Difference(q, value, None, Outcome.NOT_SHOWN, reason))
            continue
        low, high = float(np.quantile(lows, (1 - CONFIDENCE) / 2)), float(np.quantile(highs, (1 + CONFIDENCE) / 2))
        found.append(Difference(q, value, (low, high), _outcome(low, high, margin)))
    return found


def _apart(run: Ends, reference: Ends) -> Ends:
    """Least and greatest difference of what is known to lie between two ends each."""
    return run[0] - reference[1], run[1] - reference[0]


def _draw(generator: np.random.Generator, run: Blocks, draws: int) -> NDArray[np.float64]:
    blocks = len(run.counts)
    return generator.multinomial(blocks, np.full(blocks, 1 / blocks), draws).astype(np.float64)


def _outcome(low: float, high: float, margin: float) -> Outcome:
    if margin and -margin <= low and high <= margin:
        return Outcome.EQUIVALENT
    if low > 0:
        return Outcome.WORSE
    return Outcome.BETTER if high < 0 else Outcome.NOT_SHOWN


def _withheld(run: Blocks, q: float) -> str:
    """Why there is no interval; empty if there is one."""
    lower = run.quantiles([q])[0][0, 0]
    totals = run.cumulated[:, -1]
    beyond = totals - run.cumulated[:, int(np.searchsorted(run.values, lower))]
    if q < 0.5:
        beyond = totals - beyond
    expected = totals.sum() * min(q, 1 - q)
    if expected < LEAST_BEYOND or (beyond > 0).sum() < LEAST_BLOCKS_BEYOND:
        return (
            f"{run.name} has too few samples for it: it takes {LEAST_BEYOND} beyond, in {LEAST_BLOCKS_BEYOND} blocks"
        )
    withheld = scatter(beyond.astype(np.int64), totals.astype(np.int64)).withheld
    return f"{run.name}: {withheld}" if withheld else ""


def _exceedances(reference: Blocks, run: Blocks) -> Exceedances | None:
    if reference.exceedances is None or run.exceedances is None:
        return None
    if reference.exposure <= 0 or run.exposure <= 0:
        raise BadInput("exceedances are compared per time or per stimuli: state how many of these each run had")
    from scipy.stats import binomtest

    total, share = reference.exceedances + run.exceedances, run.exposure / (reference.exposure + run.exposure)
    if not total:
        return Exceedances(0, 0, (0.0, math.inf), 1.0, Outcome.NOT_SHOWN)
    test = binomtest(run.exceedances, total, share)
    interval = test.proportion_ci(CONFIDENCE, "exact")
    scale = reference.exposure / run.exposure
    low, high = (math.inf if p >= 1 else scale * p / (1 - p) for p in (float(interval.low), float(interval.high)))
    outcome = Outcome.NOT_SHOWN if low <= 1 <= high else Outcome.WORSE if low > 1 else Outcome.BETTER
    return Exceedances(reference.exceedances, run.exceedances, (low, high), float(test.pvalue), outcome)


def _words(difference: Difference, step: float) -> str:
    name = f"p{100 * difference.q:.10g}"
    if difference.interval is None:
        return f"{name} ({difference.reason})"
    value, low, high = format_interval(difference.value, difference.interval, step)
    return f"{name} by {value} ({low} to {high})"
