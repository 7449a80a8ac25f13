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
    def longest(self) -> int | None:
        """The most exceedances in a cluster."""
        return int(self.sizes.max()) if len(self.sizes) else None

    @property
    def longest_time(self) -> float | None:
        """The most time from the first to the last exceedance of a cluster."""
        return (self.last - self.first).max().item() if len(self.sizes) else None


def extremal_index(positions: Int64, n: int) -> float | None:
    """Clusters per exceedance, more than 0 and at most 1; None of fewer than two exceedances.

    `positions` are the numbers of the samples beyond the threshold, ascending, of the `n` samples of the run. Clusters
    are those of the natural gap, so that disturbances at regular times are counted as well as those at random.
    """
    if len(positions) < 2:
        return None
    return decluster(positions, natural_gap(positions, n)).count / len(positions)


def natural_gap(positions: Int64, n: int) -> int:
    """The gap at which the clusters are as many as the intervals estimator demands (Ferro and Segers, section 4).

    The largest gaps are those between clusters; of equal gaps all are within clusters. 0 without clusters. The stretch
    from the last exceedance round to the first is a gap, too, or one long stall, whose gaps are all 1, would look like
    exceedances that come all the time.
    """
    if len(positions) < 2:
        return 0
    # Numbers that are estimated from times may be equal, and the last one n.
    gaps = np.maximum(1, np.append(np.diff(positions), n - positions[-1] + positions[0])).astype(np.float64)
    between = round(_intervals(gaps) * len(gaps))
    return int(np.sort(gaps)[::-1][between]) if between < len(gaps) else 0


def _intervals(gaps: NDArray[np.float64]) -> float:
    """The intervals estimator from the gaps round the run: more than one in so many; 1 and more is each by itself.

    Of C clusters at random on a circle the squared gaps have the sum 2 / (C + 1) on average (M. Greenwood, J. R. Stat.
    Soc. A 109 (1946) 85), not 2 / C, so that the estimator gives one cluster too many.
    """
    if gaps.max() <= 2:
        return 1.0  # the estimator for such gaps gives 16 / 9 at least, one cluster more
    return float(2 * (gaps - 1).sum() ** 2 / (len(gaps) * ((gaps - 1) * (gaps - 2)).sum())) - 1 / len(gaps)


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
