# SPDX-License-Identifier: BSD-2-Clause
"""Pairing computed from events, with the semantics of the chip (docs/reference/pairing.md), to check it and to look
further.

Stretches in which no cause is lost and no response comes without one are computed by NumPy, whatever serves how many.
What is left (losses, time-outs, full queues) goes through a plain loop, which says what pairing is.
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
from ..device.extremes import Extremes
from ..recording.stream import Consumer, Gap
from .envelope import Envelope
from .pattern import Pattern

Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]
Bits = NDArray[np.uint8]

LONGEST = (1 << VALUE_BITS) - 1
STRETCH, MOST = 1 << 11, 1 << 20
"""Events that are looked at together first; twice as many if all goes well, until so many."""
LEAST, LOOPED = 128, 4
"""Events that make NumPy worth its call, and those left to the loop at least where it stopped."""


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
        self._held: tuple[Ints, Bools, Bits] | None = None
        self._window = STRETCH
        self._pieces: list[tuple[Ints, Ints, Bits]] = []
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
        if cause == response:
            mine = events.at(response)
            answers = np.ones(len(mine), dtype=np.bool_)
        else:
            mine = np.flatnonzero((events.source == response) | (events.source == cause))
            answers = events.source[mine] == response
        every = len(mine) == len(events)
        time, edge = (events.time, events.edge) if every else (events.time[mine], events.edge[mine])
        if held := self._held:
            time, answers = np.concatenate([held[0], time]), np.concatenate([held[1], answers])
            edge, self._held = np.concatenate([held[2], edge]), None
        if not len(time):
            return
        if cause in STIMULI and np.any(time[1:] == time[:-1]):
            order = np.lexsort((answers, time))  # within a tick stimuli come first; otherwise order stays
            time, answers, edge = time[order], answers[order], edge[order]
        ready = int(np.searchsorted(time, time[-1]))
        self._held = (time[ready:], answers[ready:], edge[ready:])
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

    def advance(self, now: int) -> None:
        """Take it that no event before `now` is still to come."""
        if self._held and int(self._held[0][0]) < now:
            self._release()

    @property
    def waiting_since(self) -> int | None:
        """When the oldest cause came that may still be answered; None if there is none."""
        return self._queue[0] if self._queue else None

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
            (time, answers, edge), self._held = self._held, None
            self._take(time, answers, edge)

    def _take(self, time: Ints, answers: Bools, edge: Bits) -> None:
        if self.pattern and len(time):
            self.pattern.add(time, answers)
        self._pair(time, answers, edge)
        self._count_pieces()

    # Pairing ---------------------------------------------------------------------------------------------------------

    def _pair(self, time: Ints, answers: Bools, edge: Bits) -> None:
        if not len(time):
            return
        if self.settings.policy == Policy.INTERVAL:
            self._intervals(time, edge)
            return
        start, step = 0, LOOPED
        while len(time) - start >= LEAST:
            piece = slice(start, start + self._window)
            done, stop = self._stretch(time[piece], answers[piece], edge[piece])
            end, start = start + stop, start + done
            if done > min(self._window, len(time) - start + done) - LEAST:
                self._window, step = min(MOST, 2 * self._window), LOOPED
                continue
            # What stopped it goes through the loop, and some edges more; after a failure twice as many.
            self._window, step = max(STRETCH, self._window // 2), LOOPED if done >= LEAST else 2 * step
            end += step
            self._loop(time[start:end], answers[start:end], edge[start:end])
            start = end
        self._loop(time[start:], answers[start:], edge[start:])

    def _stretch(self, time: Ints, answers: Bools, edge: Bits) -> tuple[int, int]:
        """The first edges, as far as no cause is lost and no response without one.

        Returns how many they are, and at which edge, counted from 1, that ended.

        A response that comes after `came` causes, of which those before it serve `before`, serves all until `served`:
        one, if the path counts; otherwise all that are old enough, and one at least.
        """
        least, fifo, waiting = self.settings.least, self.settings.policy == Policy.FIFO, len(self._queue)
        causes = np.concatenate([np.array(self._queue, dtype=np.int64), time[np.flatnonzero(~answers)]])
        places = np.flatnonzero(answers)
        numbers = np.arange(1, len(places) + 1)
        responses, came = time[places], places + (waiting + 1 - numbers)
        if not len(places):
            return 0, len(time)
        if not came[0] or (self._unsure and not waiting and self._is_proven(int(causes[0]))):
            return 0, 1
        youngest = responses - causes[came - 1]  # of a response before all causes this is of no cause, and not used
        served = numbers if fifo else came
        if not fifo:
            if (young := np.flatnonzero(youngest < least)).size:
                served = came.copy()
                old = np.searchsorted(causes, responses[young] - least, side="right")
                served[young] = np.minimum(old, came[young])
            if young.size or np.any(came[1:] == came[:-1]):  # each serves one at least
                served = np.maximum.accumulate(np.maximum(served - numbers, 0)) + numbers
        before = np.empty_like(served)
        before[0], before[1:] = 0, served[:-1]
        pending = came - before
        oldest = responses - causes[np.minimum(before, len(causes) - 1)]
        room = self.settings.depth if fifo and not self._unsure else 0
        bad = (pending <= 0) | (oldest > self._timeout) | (pending > min(self.depth, room or self.depth))
        if self._unsure:  # the path becomes empty, and stays so for long: what comes next is sure
            empty = np.flatnonzero((came == served) & (came < len(causes)))
            after = empty[causes[came[empty]] - causes[came[empty] - 1] > self._timeout] + 1
            bad[after[after < len(bad)]] = True
        n = int(np.argmax(bad)) if bad.any() else len(bad)
        stop = int(places[n]) + 1 if n < len(places) else len(time)
        if not n:
            return 0, stop
        end, whole = int(served[n - 1]), int(came[n - 1])
        served, before, oldest, responses = served[:n], before[:n], oldest[:n], responses[:n]
        edges = edge[places[:n]]
        for member, more in ((Count.CAUSES, whole - waiting), (Count.RESPONSES, n), (Count.PAIRED, n)):
            self.counts[member] += more
        self.counts[Count.COALESCED] += end - n
        self.counts[Count.PREMATURE] += int(np.count_nonzero(oldest < least))
        several = np.flatnonzero(pending[:n] > 1)
        second = responses[several] - causes[before[several] + 1]
        self.counts[Count.AMBIGUOUS] += int(np.count_nonzero(second >= least))
        self._queue = deque(causes[end:whole].tolist())
        if whole > waiting:
            self._last = int(causes[whole - 1])
        self._young_pieces.append(youngest[:n])
        if self._unsure:
            self.counts[Count.UNPROVEN] += n
        else:
            self._old_pieces.append(oldest)
            if end > n:
                times = served - before
                responses, edges = np.repeat(responses, times), np.repeat(edges, times)
            self._pieces.append((responses - causes[:end], responses, edges))
        return int(places[n - 1]) + 1, stop

    def _is_proven(self, cause: int) -> bool:
        """A cause that comes now, with none pending, is answered by whatever comes next."""
        return self._last is None or cause - self._last > self._timeout

    def _loop(self, time: Ints, answers: Bools, edge: Bits) -> None:
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
                self._count_missing(queue.popleft())
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
        self._pieces.append((table[:, 0], table[:, 1], table[:, 2].astype(np.uint8)))

    def _intervals(self, time: Ints, edge: Bits) -> None:
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

    def _count_missing(self, cause: int) -> None:
        """A cause that found no response in time."""
        self.counts[Count.MISSING] += 1

    def _count_extra(self, time: int) -> None:
        """A response that found no cause."""
        self.counts[Count.UNMATCHED] += 1

    def _count_samples(self, values: Ints, responses: Ints, edge: Bits) -> None:
        """Samples that go into the histogram."""
        self.exact.add(values)
        self.envelope.add(values, responses)
        self.successive.add(values)
        for watch in self.watchers:
            watch(values, responses)
        self._count_edges(values, responses, edge)

    def _count_edges(self, values: Ints, responses: Ints, edge: Bits) -> None:
        for polarity, extremes in enumerate(self.edges):
            places = np.flatnonzero(edge == polarity)
            if len(places):
                mine = values[places]
                worst = int(np.argmax(mine))
                when = int(responses[places[worst]])
                extremes.add(Extremes(len(mine), int(mine.sum()), int(mine.min()), int(mine[worst]), when))

    def _count_oldest(self, values: Ints) -> None:
        self.oldest.add(values)

    def _count_youngest(self, values: Ints) -> None:
        if len(values):
            # The exponent of a float64 is the bit length and 1022, but 0 for 0: k for 2**(k-1) .. 2**k - 1.
            found = np.bincount(values.astype(np.float64).view(np.int64) >> 52, minlength=1022 + YOUNGEST_BINS)
            bins = [found[0] + found[1022], *found[1023:]]
            self.youngest = [a + int(b) for a, b in zip(self.youngest, bins, strict=True)]
