# SPDX-License-Identifier: BSD-2-Clause
"""Clusters of events: what one disturbance caused counts once.

Runs declustering: events closer together than a gap are one cluster (Smith and Weissman, J. R. Stat. Soc. B 56 (1994)
515; Coles, An Introduction to Statistical Modeling of Extreme Values (2001), 5.3.2).
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class Clusters:
    """Clusters in order of time: `starts`, the time of the first event of each, and `sizes`, how many events each has.

    `starts` are in the unit of the times that were given.
    """

    starts: NDArray[np.float64]
    sizes: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.starts)


def decluster(times: NDArray[Any], gap: float) -> Clusters:
    """Clusters of event `times`, in any order; between two clusters lies more than `gap`, in the unit of the times."""
    ordered = np.sort(np.asarray(times, dtype=np.float64))
    first = np.flatnonzero(np.diff(ordered, prepend=-np.inf) > gap)
    return Clusters(ordered[first], np.diff(np.append(first, len(ordered))))
