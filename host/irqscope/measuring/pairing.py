# SPDX-License-Identifier: BSD-2-Clause
"""Pairing computed from events, with the semantics of the chip (docs/reference/pairing.md), to check it and to look
further.

Most of a run is cause, response, cause, response: such stretches are computed by NumPy, also those that leave as many
causes pending as they found, first in, first out. What is left (coalescing, losses, time-outs) goes through a plain
loop.
"""

from collections import deque
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from ..analysis.histogram import ExactCounts
from ..analysis.variation import Successive
from ..contract.identity import Identity
from ..contract.roles import STIMULI
from ..contract.segments import Count, Policy
from ..contract.statistics import VALUE_BITS, YOUNGEST_BINS
from ..device.configuration import SegmentSettings
from ..device.decode import Events
from ..device.snapshots import Extremes
from ..recording.stream import Consumer, Gap
from .envelope import Envelope
from .pattern import Pattern

Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]

LONGEST = (1 << VALUE_BITS) - 1
STRETCH = 128
"""Events in a row that make NumPy worth its call."""
IS_STIMULUS = np.array([number in set(STIMULI) for number in range(8)])


class SegmentPairing(Consumer):
    """One segment. Attributes as in `snapshots.SegmentTotals`, exact to the tick.

    `exact` counts all samples (the view *all stimuli*), `oldest` the largest of each response (*oldest pending*).
    `envelope` has all samples by the times of their responses, `successive` what each differs from the one before it.
    `pattern` is the order of the causes and responses of a latency that coalesces, where that is judged; `finished`
    says that no more of them come.
    Each of `watchers` is called with the values of all samples and the times of their responses, some at a time.
    """

    judged = True
    """Whether the order of causes and responses is judged."""

    def __init__(self, settings: SegmentSettings, identity: Identity) -> None:
        self.settings = settings
        self.finished = False
        coalesces = self.judged and settings.policy == Policy.COALESCE
        self.pattern = Pattern(min(settings.timeout, LONGEST)) if coalesces else None
        self.depth = identity.pending_depth
        self.counts = [0] * len(Count)
        self.youngest = [0] * YOUNGEST_BINS
        self.edges = (Extremes(), Extremes())
        self.exact = ExactCounts()
        self.oldest = ExactCounts()
        self.envelope = Envelope()
        self.successive = Successive()
        self.watchers: list[Callable[[Ints, Ints], None]] = []
        self._timeout = min(settings.timeout, LONGEST)
        self._queue: deque[int] = deque()
        self._last: int | None = None
        self._unsure = False
        self._gap = False
        self._held: tuple[Ints, Bools, Ints, Bools] | None = None
        self._pieces: list[tuple[Ints, Ints, Ints]] = []
        """Samples, their responses and edges, until `_count_pieces`; so are the two that follow."""
        self._young_pieces: list[Ints] = []
        self._old_pieces: list[Ints] = []

    # In --------------------------------------------------------------------------------------------------------------

    def take_events(self, events: Events) -> None:
        """Those of the last tick wait for their companions in the next batch."""
        if self._gap and len(events):
            self._gap = False
            self._resume(int(events.time[0]))
        cause, response = self.settings.cause, self.settings.response
        mine = (events.source == response) | (events.source == cause)
        chosen = events.source[mine]
        time, answers, edge = events.time[mine], chosen == response, events.edge[mine].astype(np.int64)
        driven = IS_STIMULUS[chosen]
        if self._held:
            time, answers, edge, driven = (
                np.concatenate(pair) for pair in zip(self._held, (time, answers, edge, driven), strict=True)
            )
            self._held = None
        if not len(time):
            return
        if np.any(time[1:] == time[:-1]):
            order = np.lexsort((~driven, time))  # within a tick stimuli come first; otherwise order stays
            time, answers, edge, driven = time[order], answers[order], edge[order], driven[order]
        ready = int(np.searchsorted(time, time[-1]))
        self._held = (time[ready:], answers[ready:], edge[ready:], driven[ready:])
        self._take(time[:ready], answers[:ready], edge[:ready])

    def take_gap(self, gap: Gap) -> None:
        """What is pending cannot be paired and leaves the books."""
        self._release()
        self.successive.interrupt()
        self.counts[Count.CAUSES] -= len(self._queue)
        self._queue.clear()
        self._unsure = self.settings.policy == Policy.FIFO
        self._last = None
        self._gap = True
        if self.pattern:
            self.pattern.interrupt()

    def finish(self) -> None:
        self._release()
        self.counts[Count.PENDING] = len(self._queue)
        self.finished = True

    def _resume(self, time: int) -> None:
        """The first event after missing ones: no cause that went unseen is younger than `time`."""
        if not self.settings.is_interval:
            self._last = time

    def _release(self) -> None:
        if self._held:
            (time, answers, edge, _), self._held = self._held, None
            self._take(time, answers, edge)

    def _take(self, time: Ints, answers: Bools, edge: Ints) -> None:
        if self.pattern and len(time):
            self.pattern.add(time, answers)
        self._pair(time, answers, edge)
        self._count_pieces()

    # Pairing ---------------------------------------------------------------------------------------------------------

    def _pair(self, time: Ints, answers: Bools, edge: Ints) -> None:
        if not len(time):
            return
        if self.settings.policy == Policy.INTERVAL:
            self._intervals(time, edge)
            return
        breaks = np.flatnonzero(answers[1:] == answers[:-1]) + 1  # where the alternation ends
        ends = [*breaks.tolist(), len(time)]
        position = start = 0  # [start, position) is left to the loop
        step = 2
        for end in ends:
            while end - position >= STRETCH:
                if answers[position]:
                    position += 1  # a stretch begins with a cause
                    continue
                # The loop must leave nothing over before a stretch can be computed at once.
                self._loop(time[start:position], answers[start:position], edge[start:position])
                start = position
                if self._goes_on():
                    start = position = self._stretch(time, edge, position, end)
                    step = 2
                # Some events by the loop, then try again; after a failure twice as many.
                position, step = min(end, position + step), 2 * step
            position = end
        self._loop(time[start:], answers[start:], edge[start:])

    def _goes_on(self) -> bool:
        """Alternating causes and responses leave pending what is, and as many, unless it is too old."""
        if self.settings.policy == Policy.COALESCE:
            return not self._queue
        if not self._queue:
            return not self._unsure
        crowded = self.settings.depth and len(self._queue) >= self.settings.depth
        return len(self._queue) < self.depth and (self._unsure or not crowded)

    def _stretch(self, time: Ints, edge: Ints, start: int, end: int) -> int:
        """Alternating causes and responses from `start`, of a pairing that `_goes_on`; returns how far it got."""
        end -= (end - start) % 2
        causes, responses = time[start:end:2], time[start + 1 : end : 2]
        pending = np.concatenate([np.array(self._queue, dtype=np.int64), causes])
        latency = responses - pending[: len(responses)]
        late = np.flatnonzero(latency > self._timeout)
        n = int(late[0]) if len(late) else len(latency)
        if not n:
            return start
        latency, responses, youngest = latency[:n], responses[:n], responses[:n] - causes[:n]
        for member in (Count.CAUSES, Count.RESPONSES, Count.PAIRED):
            self.counts[member] += n
        self.counts[Count.PREMATURE] += int(np.count_nonzero(latency < self.settings.least))
        if self._queue:
            second = responses - pending[1 : n + 1]
            self.counts[Count.AMBIGUOUS] += int(np.count_nonzero(second >= self.settings.least))
            self._queue = deque(pending[n : n + len(self._queue)].tolist())
        self._last = int(causes[n - 1])
        self._young_pieces.append(youngest)
        if self._unsure:
            self.counts[Count.UNPROVEN] += n
        else:
            self._pieces.append((latency, responses, edge[start + 1 : start + 2 * n : 2]))
            self._old_pieces.append(latency)
        return start + 2 * n

    def _loop(self, time: Ints, answers: Bools, edge: Ints) -> None:
        """The plain form: one event after the other."""
        if not len(time):
            return
        queue, counts, timeout, least = self._queue, self.counts, self._timeout, self.settings.least
        fifo, room, unproven, last = self.settings.policy == Policy.FIFO, self.settings.depth, self._unsure, self._last
        samples: list[tuple[int, int, int]] = []
        oldest: list[int] = []
        young: list[int] = []
        for now, answer, polarity in zip(time.tolist(), answers.tolist(), edge.tolist(), strict=True):
            while queue and now - queue[0] > timeout:
                queue.popleft()
                counts[Count.MISSING] += 1
                unproven = fifo
            if not answer:
                counts[Count.CAUSES] += 1
                full, crowded = len(queue) == self.depth, bool(room) and len(queue) >= room
                if unproven and not queue and (last is None or now - last > timeout):
                    unproven = False  # the path is provably empty: whatever comes next answers this cause
                unproven |= fifo and (full or crowded)
                last = now
                if full:
                    counts[Count.UNSTAMPED] += 1
                else:
                    queue.append(now)
                continue
            counts[Count.RESPONSES] += 1
            if not queue:
                self._count_extra(now)
                unproven = fifo
                continue
            counts[Count.PAIRED] += 1
            young.append(now - queue[-1])
            counts[Count.PREMATURE] += now - queue[0] < least
            counts[Count.AMBIGUOUS] += len(queue) > 1 and now - queue[1] >= least
            value = now - queue.popleft()
            if unproven:
                counts[Count.UNPROVEN] += 1
                continue
            oldest.append(value)
            samples.append((value, now, polarity))
            while not fifo and queue and now - queue[0] >= least:
                counts[Count.COALESCED] += 1
                samples.append((now - queue.popleft(), now, polarity))
        self._unsure, self._last = unproven, last
        self._young_pieces.append(np.array(young, dtype=np.int64))
        self._old_pieces.append(np.array(oldest, dtype=np.int64))
        table = np.array(samples, dtype=np.int64).reshape(-1, 3)
        self._pieces.append((table[:, 0], table[:, 1], table[:, 2]))

    def _intervals(self, time: Ints, edge: Ints) -> None:
        n = len(time)
        self.counts[Count.CAUSES] += n
        self.counts[Count.RESPONSES] += n
        if self._last is None:
            self.counts[Count.UNMATCHED] += 1
            self.counts[Count.PAIRED] += n - 1
            interval, responses, edge = np.diff(time), time[1:], edge[1:]
        else:
            self.counts[Count.PAIRED] += n
            interval, responses = np.diff(time, prepend=self._last), time
        self._last = int(time[-1])
        self._queue = deque([self._last])
        fits = interval <= LONGEST
        self.counts[Count.OVER] += int(np.count_nonzero(~fits))
        self._pieces.append((interval[fits], responses[fits], edge[fits]))
        self._old_pieces.append(interval[fits])

    # Counting --------------------------------------------------------------------------------------------------------

    def _count_pieces(self) -> None:
        """Count what was paired, together: pieces are many and short where answers come late."""
        if self._pieces:
            values, responses, edge = (np.concatenate(column) for column in zip(*self._pieces, strict=True))
            self._count_samples(values, responses, edge)
        for parts, add in ((self._young_pieces, self._count_youngest), (self._old_pieces, self._count_oldest)):
            if parts:
                add(np.concatenate(parts))
        self._pieces, self._young_pieces, self._old_pieces = [], [], []

    def _count_extra(self, time: int) -> None:
        """A response that found no cause."""
        self.counts[Count.UNMATCHED] += 1

    def _count_samples(self, values: Ints, responses: Ints, edge: Ints) -> None:
        """Samples that go into the histogram."""
        self.exact.add(values)
        self.envelope.add(values, responses)
        self.successive.add(values)
        for watch in self.watchers:
            watch(values, responses)
        self._count_edges(values, responses, edge)

    def _count_edges(self, values: Ints, responses: Ints, edge: Ints) -> None:
        for polarity, extremes in enumerate(self.edges):
            mine = values[edge == polarity]
            if len(mine):
                worst = int(np.argmax(mine))
                when = int(responses[edge == polarity][worst])
                extremes.add(Extremes(len(mine), int(mine.sum()), int(mine.min()), int(mine[worst]), when))

    def _count_oldest(self, values: Ints) -> None:
        self.oldest.add(values)

    def _count_youngest(self, values: Ints) -> None:
        if len(values):
            # frexp gives the bit length: 0 for 0, k for 2**(k-1) .. 2**k - 1.
            bins = np.bincount(np.frexp(values.astype(np.float64))[1], minlength=YOUNGEST_BINS)
            self.youngest = [a + b for a, b in zip(self.youngest, bins.tolist(), strict=True)]
