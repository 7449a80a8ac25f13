# SPDX-License-Identifier: BSD-2-Clause
"""One run of a comparison: a histogram of each of its successive blocks, of which any quantile is taken."""

import functools
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Ends = tuple[NDArray[np.float64], NDArray[np.float64]]
Places = NDArray[np.intp]


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
    parts, exposure : tuple[int, ...], float
        Clusters of samples beyond a limit of the user's in each of as many equal parts of the run, one if they come at
        independent times, and what they are counted in: seconds, or stimuli. None: they were not counted.
    uncounted : str
        Why there may be any number of clusters more.
    untimed : int
        Causes without a latency, which may have been longer than all others.
    step : float
        Seconds that latencies are counted in, of which a printed digit is no part.
    """

    name: str
    values: NDArray[np.float64]
    counts: NDArray[np.int64]
    parts: tuple[int, ...] | None = None
    exposure: float = 0.0
    tops: NDArray[np.float64] | None = None
    step: float = 1e-9
    uncounted: str = ""
    untimed: int = 0

    @property
    def exceedances(self) -> int | None:
        """Clusters in all parts."""
        return None if self.parts is None else sum(self.parts)

    @functools.cached_property
    def cumulated(self) -> NDArray[np.float64]:
        """How many samples of each block are up to each value: floats, which BLAS multiplies, exact below 2**53."""
        return np.cumsum(self.counts, axis=1, dtype=np.float64)

    def quantiles(self, q: Sequence[float], weights: NDArray[np.float64] | None = None) -> Ends:
        """Least and greatest that quantiles (columns) may be, of the run, or of each row of `weights`.

        `weights` says how often each block is taken. Causes without a latency are like the others at least, and longer
        than all of them at most; where they are the quantile, that is the longest sample.
        """
        first, last = self.places(q, weights)
        return self.values[first], (self.values if self.tops is None else self.tops)[last]

    def places(self, q: Sequence[float], weights: NDArray[np.float64] | None = None) -> tuple[Places, Places]:
        """Those of `quantiles` among the values."""
        taken = np.ones((1, len(self.counts))) if weights is None else weights
        sums = taken @ self.cumulated

        n = sums[:, -1]

        def of(causes: NDArray[np.float64]) -> Places:
            ranks = np.clip(np.ceil(np.outer(causes, q)), 1, n[:, np.newaxis])
            return np.array([np.searchsorted(row, rank) for row, rank in zip(sums, ranks, strict=True)])

        first = of(n)
        return first, of(n + n * self.untimed / int(self.counts.sum())) if self.untimed else first

    def share(self, q: float) -> float:
        """Of the samples up to a quantile if causes without a latency are longer; more than 1 if it is one of these."""
        n = int(self.counts.sum())
        return q * (n + self.untimed) / n


def in_blocks(name: str, latencies: NDArray[np.float64], number: int = 100) -> Blocks:
    """Latencies in seconds, in their order, cut into blocks of as many samples each, but for one at most."""
    values, index = np.unique(latencies, return_inverse=True)
    parts = [np.bincount(part, minlength=len(values)) for part in np.array_split(index, number)]
    return Blocks(name, values, np.array(parts))


def apart(run: Ends, reference: Ends) -> Ends:
    """Least and greatest difference of what is known to lie between two ends each."""
    return run[0] - reference[1], run[1] - reference[0]
