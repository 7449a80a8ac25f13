# SPDX-License-Identifier: BSD-2-Clause
"""Follow chains through a run of any length: what is settled is counted, what is under way is kept."""

from collections.abc import Sequence

import numpy as np

from ..analysis.chains import Fate, Followed, follow
from ..contract.identity import Identity
from ..contract.segments import Count
from ..device.configuration import SegmentSettings
from ..device.decode import Events
from ..recording.stream import Consumer, Gap
from .chainfigures import ChainFigures, Settled
from .hoppairing import HopPairing

BLOCK = 1 << 19
"""Chains that are kept until they are counted together."""
NONE = np.empty(0, dtype=np.int64)


class ChainFollower(Consumer):
    """Counts chains of edges, hop by hop; where events are lost, those under way are in no figure."""

    def __init__(
        self, hops: Sequence[SegmentSettings], identity: Identity, deadlines: Sequence[tuple[slice, int]]
    ) -> None:
        self.hops = [HopPairing(each, identity) for each in hops]
        self.gaps = 0
        self._settled = Settled(len(hops), deadlines)
        self._doubts = NONE
        self._now = 0
        self._due = BLOCK

    @property
    def figures(self) -> ChainFigures:
        """Of all that are not in doubt."""
        return self._settled.figures

    @property
    def doubtful(self) -> int:
        """Chains that may be made of edges of several, or of which an answer may be another one's."""
        return self._settled.doubtful

    @property
    def stimuli(self) -> int:
        """Chains that began."""
        return self.figures.n + self.doubtful

    @property
    def causeless(self) -> list[int]:
        """By hop, answers that had no cause."""
        return [each.counts[Count.UNMATCHED] for each in self.hops]

    def take_events(self, events: Events) -> None:
        for hop in self.hops:
            hop.take_events(events)
        if len(events):
            self._now = int(events.time[-1])
        if self._kept >= self._due:
            self._settle()
            self._due = self._kept + BLOCK

    def take_gap(self, gap: Gap) -> None:
        self._conclude(left_out=Fate.WAITING)
        for hop in self.hops:
            hop.take_gap(gap)
        self.gaps += 1

    def finish(self) -> None:
        self._conclude()
        for hop in self.hops:
            hop.finish()

    @property
    def _kept(self) -> int:
        return max(hop.n for hop in self.hops)

    def _conclude(self, left_out: Fate | None = None) -> None:
        """Count all, but none of the fate that is left out."""
        now = self._now + 1
        self._settled.add(self._followed(now), self._doubts, left_out)
        self._settled.close()
        self._forget(now)

    def _settle(self) -> None:
        """Count what began before all that is under way, be it of a chain or not."""
        found = self._followed(self._now)
        waiting = [hop.waiting_since for hop in self.hops] + found.begins[found.fates == Fate.WAITING][:1].tolist()
        until = min([self._now, *(each for each in waiting if each is not None)])
        self._settled.add(found[found.begins < until], self._doubts)
        self._forget(until)

    def _followed(self, now: int) -> Followed:
        """What is kept, followed."""
        for hop in self.hops:
            hop.advance(now)
        causeless = [hop.causeless for hop in self.hops]
        strangers = [NONE, *causeless[:-1]]
        miscounted = [hop.miscounted(each) for hop, each in zip(self.hops, strangers, strict=True)]
        self._doubts = np.unique(np.concatenate([self._doubts, *causeless[1:], *miscounted]))
        return follow([hop.fates(now) for hop in self.hops])

    def _forget(self, until: int) -> None:
        self._doubts = self._doubts[self._doubts >= until]
        for hop in self.hops:
            hop.forget(until)
