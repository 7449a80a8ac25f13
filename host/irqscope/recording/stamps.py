# SPDX-License-Identifier: BSD-2-Clause
"""Stamps of one source's edges, as they come."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..contract.roles import Source
from ..device.decode import Events, LossRecord
from .stream import Consumer, Gap


@dataclass(frozen=True)
class Stamps:
    """Ticks of the edges that came, and how many edges of the source there were from the one before to each; `after`
    came after the last and are lost.
    """

    times: NDArray[np.int64]
    counts: NDArray[np.int64]
    after: int = 0


class Collector(Consumer):
    """Stamps of one source, and the losses between them."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._times: list[NDArray[np.int64]] = []
        self._losses: list[LossRecord] = []
        self.first: int | None = None
        self.latest = 0

    def take_events(self, events: Events) -> None:
        mine = events.time[events.source == self._source]
        if len(mine):
            self.first = int(mine[0]) if self.first is None else self.first
            self.latest = int(mine[-1])
            self._times.append(mine)

    def take_gap(self, gap: Gap) -> None:
        self._losses += gap.losses

    def stamps(self) -> Stamps:
        times = np.concatenate([np.empty(0, dtype=np.int64), *self._times])
        counts = np.ones(len(times), dtype=np.int64)
        last = 0
        for loss in self._losses:
            after = int(np.searchsorted(times, loss.end, side="right"))
            if after < len(times):
                counts[after] += loss.of(self._source)
            else:
                last += loss.of(self._source)
        return Stamps(times, counts, last)
