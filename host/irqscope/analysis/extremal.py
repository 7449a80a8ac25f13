# SPDX-License-Identifier: BSD-2-Clause
"""Samples beyond a threshold come in clusters: how strongly (the extremal index), and which belong together.

C. A. T. Ferro and J. Segers, Inference for clusters of extreme values, J. R. Stat. Soc. B 65 (2003) 545. The extremal
index is the reciprocal of the mean cluster size in the limit of high thresholds; n dependent samples have the extremes
of n times it independent ones.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

Int64 = NDArray[np.int64]


@dataclass(frozen=True)
class Clusters:
    """Exceedances that belong together: times of the first and the last one, and how many there are, per cluster.

    Successive exceedances of one cluster are at most `gap` apart.
    """

    first: NDArray[Any]
    last: NDArray[Any]
    sizes: Int64
    gap: float

    @property
    def count(self) -> int:
        return len(self.sizes)

    @property
    def mean_size(self) -> float | None:
        """Exceedances per cluster."""
        return float(self.sizes.mean()) if len(self.sizes) else None

    @property
    def longest(self) -> int | None:
        """The most exceedances in a cluster."""
        return int(self.sizes.max()) if len(self.sizes) else None

    @property
    def longest_time(self) -> float | None:
        """The most time from the first to the last exceedance of a cluster."""
        return (self.last - self.first).max().item() if len(self.sizes) else None


def extremal_index(positions: Int64) -> float | None:
    """The intervals estimator, more than 0 and at most 1; None of fewer than two exceedances.

    `positions` are the numbers of the samples beyond the threshold, ascending.
    """
    gaps = np.diff(positions).astype(np.float64)
    if not len(gaps):
        return None
    if gaps.max() <= 2:
        estimate = 2 * gaps.sum() ** 2 / (len(gaps) * (gaps**2).sum())
    else:
        estimate = 2 * (gaps - 1).sum() ** 2 / (len(gaps) * ((gaps - 1) * (gaps - 2)).sum())
    return min(1.0, float(estimate))


def effective_n(n: int, index: float) -> float:
    """So many independent samples have the extremes of n samples with this extremal index."""
    return n * index


def natural_gap(positions: Int64) -> int:
    """The gap at which the clusters are as many as the extremal index demands (Ferro and Segers, section 4).

    The largest gaps are those between clusters; of equal gaps all are within clusters. 0 without clusters.
    """
    index = extremal_index(positions)
    if index is None:
        return 0
    gaps = np.sort(np.diff(positions))[::-1]
    between = min(int(index * len(positions)), len(gaps))
    return int(gaps[between]) if between < len(gaps) else 0


def decluster(times: NDArray[Any], gap: float) -> Clusters:
    """Runs declustering (R. L. Smith and I. Weissman, J. R. Stat. Soc. B 56 (1994) 515).

    A cluster ends when no exceedance follows within `gap`. `times` ascending, in any unit that `gap` has, too: sample
    numbers, ticks or seconds.
    """
    if gap < 0:
        raise ValueError(f"a gap cannot be {gap}")
    starts = np.flatnonzero(np.concatenate([times[:1] == times[:1], np.diff(times) > gap]))
    ends = np.append(starts[1:], len(times))[: len(starts)]
    return Clusters(times[starts], times[ends - 1], ends - starts, gap)
