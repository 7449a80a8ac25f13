# SPDX-License-Identifier: BSD-2-Clause
"""Times and latencies of a run, kept one by one for what is found out from all of them."""

import numpy as np

from ..analysis.histogram import Int64
from ..contract.identity import Identity
from ..contract.segments import Count
from ..device.configuration import SegmentSettings
from ..measuring.pairing import SegmentPairing

KEPT = 4_000_000
"""Samples, and edges, whose times are kept: 32 MB each."""
_UNTIMED = (Count.MISSING, Count.UNSTAMPED, Count.PENDING, Count.UNPROVEN)
"""Causes without a latency, by class or flag; those that were lost or merged have none, either."""
FOREVER = 1 << 62


class Times:
    """A list of times, in pieces, up to KEPT of them; `left` counts those beyond."""

    def __init__(self) -> None:
        self._pieces: list[Int64] = []
        self.n = self.left = 0

    def add(self, times: Int64) -> None:
        room = times[: KEPT - self.n]
        self._pieces.append(room)
        self.n += len(room)
        self.left += len(times) - len(room)

    @property
    def until(self) -> int:
        """All that came before it are kept."""
        return int(self.all[-1]) if self.left else FOREVER

    @property
    def all(self) -> Int64:
        """As one array."""
        return np.concatenate(self._pieces) if self._pieces else np.empty(0, np.int64)


class Samples:
    """The latencies of a segment, and when their causes came."""

    def __init__(self, settings: SegmentSettings, identity: Identity) -> None:
        self.pairing = SegmentPairing(settings, identity)
        self.pairing.watchers.append(self._see)
        self.settings = settings
        self.latencies, self.causes = Times(), Times()

    @property
    def untimed(self) -> int:
        """Causes whose latency nobody knows, once all events were told."""
        counts, pattern = self.pairing.counts, self.pairing.pattern
        lost = pattern.lost() if pattern else None
        return sum(counts[each] for each in _UNTIMED) + (lost.causes if lost else 0)

    def _see(self, latencies: Int64, responses: Int64) -> None:
        self.latencies.add(latencies)
        self.causes.add(responses - latencies)
