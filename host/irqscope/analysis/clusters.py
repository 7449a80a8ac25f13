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
    """Clusters in order of time: the time of the `first` event of each, and `sizes`, how many events each has."""

    first: NDArray[Any]
    sizes: NDArray[np.int64]


def decluster(times: NDArray[Any], gap: float) -> Clusters:
    """Clusters of ascending event `times`; between two clusters lies more than `gap`, in the unit of the times."""
    first = np.flatnonzero(np.diff(times, prepend=-np.inf) > gap)
    return Clusters(times[first], np.diff(np.append(first, len(times))))
