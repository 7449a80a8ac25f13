# SPDX-License-Identifier: BSD-2-Clause
"""Whether a trace has the latencies of a run: those of another run with the same stimuli are independent of them.

Two runs with the same seed have the same stimuli, and the edges of both are near each other where latencies are much
the same. What tells them apart is how the latencies scatter: on the clock of its own trace a run's late response is as
late. That is compared by Spearman's rank correlation, which asks for no distribution.
"""

from dataclasses import dataclass

import numpy as np

from ..analysis.blocks import mean_ranks
from .clocks import Clock, farthest, nearest
from .line import Floats
from .outside import Outside
from .toggles import MICROSECOND, Toggles

_HALF = 0.5
"""The rank correlation below which a trace's latencies are not the run's; those of another run have about 0."""
_SIGMAS = 4.0
"""What a correlation has to be above what independent latencies have, in its standard deviations, 1/sqrt(n - 1): they
are as far above it in one of 30 000 traces."""
_MARK = 200
"""Nanoseconds: what a mark may come later than its toggle at one time than at another, where the trace is finer."""


@dataclass(frozen=True)
class Agreement:
    """Latencies of a run, and those that its trace has.

    Attributes
    ----------
    response : str
        The input that ends them.
    pairs : int
        How many there are in both.
    correlation : float
        Their rank correlation; 0 where all are alike.
    apart_ns : float
        Half of the pairs are no farther apart, but for what all of them are.
    step_ns : int
        How coarse the trace's latencies are, nanoseconds.
    """

    response: str
    pairs: int
    correlation: float
    apart_ns: float
    step_ns: int

    @property
    def enough(self) -> float:
        """The correlation that shows that they are the same ones."""
        return max(_HALF, _SIGMAS / float(np.sqrt(max(1, self.pairs - 1))))

    @property
    def shown(self) -> bool:
        """Whether they are the same ones, and not by chance."""
        return self.correlation >= self.enough

    @property
    def contradicted(self) -> bool:
        """Whether they are others: independent, and farther apart than the trace's coarseness makes them."""
        return self.correlation < _HALF and self.apart_ns > self.step_ns / 2


def agreement(seen: Outside, inside: Toggles, clock: Clock) -> Agreement:
    """Of a run and its response's edges in the trace."""
    expected = clock.to_trace(seen.responses)
    pick = nearest(expected, inside.times)
    near = np.abs(expected[pick] - inside.times) <= farthest(seen.pins)
    pick = pick[near]
    outer = seen.latencies[pick].astype(np.float64)
    inner = inside.times[near] - clock.to_trace(seen.responses[pick] - seen.latencies[pick])
    levels = inside.levels[near]
    for level in (0, 1):  # a pin may rise sooner than it falls: both have that in common, whatever run they are of
        for each in (outer, inner):
            each[levels == level] -= _median(each[levels == level])
    return Agreement(
        response=seen.response,
        pairs=len(pick),
        correlation=_correlation(outer, inner),
        apart_ns=_median(np.abs(inner - outer)),
        step_ns=MICROSECOND if inside.in_microseconds else _MARK,
    )


def _median(values: Floats) -> float:
    return float(np.median(values)) if len(values) else 0.0


def _correlation(one: Floats, other: Floats) -> float:
    """Spearman's, whose ranks are means of equal values'."""
    x, y = (ranks - ranks.mean() for ranks in (mean_ranks(one), mean_ranks(other)))
    square = float((x * x).sum() * (y * y).sum())
    return float((x * y).sum()) / square**0.5 if square > 0 else 0.0
