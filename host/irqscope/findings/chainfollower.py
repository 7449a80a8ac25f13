# SPDX-License-Identifier: BSD-2-Clause
"""Follow chains through a run of any length: what is settled is counted, what is under way is kept."""

from collections.abc import Sequence

import numpy as np

from ..analysis.chains import Followed, follow, longest, merged
from ..analysis.histogram import ExactCounts, Int64
from ..contract.identity import Identity
from ..contract.segments import Count
from ..device.configuration import SegmentSettings
from ..device.decode import Events
from ..measuring.pairing import SegmentPairing
from ..recording.stream import Consumer, Gap

BLOCK = 1 << 20
"""Chains that are kept until they are counted together."""
MOST_LATE = 100_000
"""Longest chains that are kept: one in a thousand of 1e8."""
NONE = np.empty(0, np.int64)


class HopPairing(SegmentPairing):
    """A hop, whose samples are kept until they are settled, and when answers came that had no cause."""

    judged = False

    def __init__(self, settings: SegmentSettings, identity: Identity) -> None:
        super().__init__(settings, identity)
        self._kept: list[tuple[Int64, Int64]] = []
        self._extra: list[int] = []
        self.n = 0
        self.watchers.append(self._see)

    def _see(self, latencies: Int64, responses: Int64) -> None:
        self._kept.append((responses - latencies, responses))
        self.n += len(responses)

    def _count_extra(self, time: int) -> None:
        super()._count_extra(time)
        self._extra.append(time)

    @property
    def samples(self) -> tuple[Int64, Int64]:
        """Times of causes and of responses."""
        columns = zip(*self._kept, strict=True) if self._kept else ((NONE,), (NONE,))
        causes, responses = (np.concatenate(each) for each in columns)
        self._kept = [(causes, responses)]
        return causes, responses

    @property
    def causeless(self) -> Int64:
        """When answers came that had no cause."""
        return np.array(self._extra, dtype=np.int64)

    def forget(self, cause: int, time: int) -> None:
        """Forget samples up to a cause, and causeless answers before a time."""
        causes, responses = self.samples
        first = int(np.searchsorted(causes, cause, side="right"))
        self._kept, self.n = [(causes[first:], responses[first:])], len(causes) - first
        self._extra = [each for each in self._extra if each >= time]


class ChainFollower(Consumer):
    """Counts chains of edges, hop by hop; their figures are those of all that are settled.

    `late` has for each deadline, of some hops, how many chains that came to its end took longer. `open` counts those
    that were under way at the end; where events are lost, those under way are in no figure.
    """

    def __init__(
        self, hops: Sequence[SegmentSettings], identity: Identity, deadlines: Sequence[tuple[slice, int]]
    ) -> None:
        self.hops = [HopPairing(each, identity) for each in hops]
        self.complete = self.doubtful = self.gaps = 0
        self.unanswered = [0] * len(hops)
        self.open = [0] * len(hops)
        self.merged = [0] * len(hops)
        self.lasting = ExactCounts()
        self.parts = [ExactCounts() for _ in hops]
        self.longest = np.empty((0, len(hops) + 1), dtype=np.int64)
        self.deadlines = deadlines
        self.late = [0] * len(deadlines)
        self._now = 0

    @property
    def stimuli(self) -> int:
        """Chains that began."""
        return self.complete + self.doubtful + sum(self.unanswered) + sum(self.open)

    @property
    def causeless(self) -> list[int]:
        """By hop, answers that had no cause."""
        return [each.counts[Count.UNMATCHED] for each in self.hops]

    def take_events(self, events: Events) -> None:
        for hop in self.hops:
            hop.take_events(events)
        if len(events):
            self._now = int(events.time[-1])
        if self.hops[0].n >= BLOCK:
            self._settle()

    def take_gap(self, gap: Gap) -> None:
        self._conclude(self._now + 1)
        for hop in self.hops:
            hop.take_gap(gap)
        self.gaps += 1

    def finish(self) -> None:
        under_way = self._conclude(self._now + 1)
        for hop in self.hops:
            hop.finish()
        self.open = [len(each) for each in under_way]
        first = self.hops[0].counts
        self.open[0] = first[Count.PENDING]
        self.unanswered[0] = first[Count.MISSING] + first[Count.UNSTAMPED] + first[Count.UNPROVEN]

    def _conclude(self, now: int) -> list[Int64]:
        """Count all but what is under way, which is returned, by the hop that it waits for."""
        found, under_way = self._followed(now)
        self._count(found)
        for hop in self.hops:
            hop.forget(now, now)
        return under_way

    def _followed(self, now: int) -> tuple[Followed, list[Int64]]:
        """What is kept, followed, and apart from it what is under way."""
        for hop in self.hops:
            hop.advance(now)
        causeless = np.concatenate([NONE, *(each.causeless for each in self.hops[1:])])
        found = follow([each.samples for each in self.hops], causeless)
        ended, under_way = [], []
        for hop, rows in zip(self.hops, found.unanswered, strict=True):
            since = hop.waiting_since
            first = len(rows) if since is None else int(np.searchsorted(rows[:, -1], since))
            ended.append(rows[:first])
            under_way.append(rows[first:])
        return Followed(found.times, found.doubtful, tuple(ended)), under_way

    def _settle(self) -> None:
        """Count what began before all that is under way, and in busy stretches that are over, if there are any."""
        found, under_way = self._followed(self._now)
        waiting = self.hops[0].waiting_since
        until = min([self._now, *(int(each[0, 0]) for each in under_way if len(each))])
        until = until if waiting is None else min(until, waiting)
        quiet = found.quiet(until)
        if quiet is None and self.hops[0].n < 2 * BLOCK:
            return
        until = until if quiet is None else quiet
        settled = found.before(until)
        self._count(settled)
        for number, hop in enumerate(self.hops):
            hop.forget(settled.last(number), until)

    def _count(self, found: Followed) -> None:
        times = found.times
        parts = np.diff(times, axis=1)
        self.complete += len(times)
        self.doubtful += len(found.doubtful)
        self.lasting.add(times[:, -1] - times[:, 0])
        for number, (counts, more) in enumerate(zip(self.parts, merged(times), strict=True)):
            counts.add(parts[:, number])
            self.merged[number] += more
            self.unanswered[number] += len(found.unanswered[number])
        self.longest = longest(np.concatenate([self.longest, times]), MOST_LATE)
        for number, (hops, most) in enumerate(self.deadlines):
            # Chains that ended after this segment have an answer for it.
            for rows in (times, *found.unanswered[hops.stop :]):
                self.late[number] += int(np.count_nonzero(rows[:, hops.stop] - rows[:, hops.start] > most))
