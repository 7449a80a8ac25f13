# SPDX-License-Identifier: BSD-2-Clause
"""One hop of a chain: what became of its causes, and what puts the chains that are under way in doubt."""

import numpy as np

from ..analysis.chains import Fate, Hop
from ..analysis.histogram import Int64
from ..contract.identity import Identity
from ..contract.segments import Policy
from ..device.configuration import SegmentSettings
from ..measuring.pairing import Bits, Bools, Ints, SegmentPairing


class Kept:
    """Columns of times, ascending in the first one, that are kept until they are settled."""

    def __init__(self, columns: int) -> None:
        self._pieces: list[Int64] = []
        self._none = np.empty((columns, 0), dtype=np.int64)
        self.n = 0

    def add(self, *columns: Int64) -> None:
        self._pieces.append(np.stack(columns))
        self.n += len(columns[0])

    @property
    def columns(self) -> Int64:
        """A row for each column."""
        if len(self._pieces) != 1:
            self._pieces = [np.concatenate([self._none, *self._pieces], axis=1)]
        return self._pieces[0]

    def forget(self, until: int) -> None:
        """Keep nothing from before a time."""
        columns = self.columns
        self._pieces = [columns[:, np.searchsorted(columns[0], until) :]]
        self.n = self._pieces[0].shape[1]


class HopPairing(SegmentPairing):
    """A hop, whose edges are kept until they are settled."""

    judged = False

    def __init__(self, settings: SegmentSettings, identity: Identity) -> None:
        super().__init__(settings, identity)
        self._fifo = settings.policy == Policy.FIFO
        self._causes, self._responses, self._samples = Kept(1), Kept(1), Kept(2)
        self._overdue: list[int] = []
        self._extra: list[int] = []
        self.watchers.append(lambda latencies, responses: self._samples.add(responses - latencies, responses))

    def _take(self, time: Ints, answers: Bools, edge: Bits) -> None:
        self._causes.add(time[~answers])
        self._responses.add(time[answers])
        super()._take(time, answers, edge)

    def _count_missing(self, cause: int) -> None:
        super()._count_missing(cause)
        self._overdue.append(cause)

    def _count_extra(self, time: int) -> None:
        super()._count_extra(time)
        self._extra.append(time)

    @property
    def n(self) -> int:
        """Causes that are kept."""
        return self._causes.n

    @property
    def causeless(self) -> Int64:
        """When answers came that had no cause."""
        return np.array(self._extra, dtype=np.int64)

    def advance(self, now: int) -> None:
        """Whoever waits longer than the timeout waits no more."""
        super().advance(now)
        while self._queue and now - self._queue[0] > self._timeout:
            self._count_missing(self._queue.popleft())
            self._unsure = self._fifo

    def fates(self, now: int) -> Hop:
        """What has become of the causes, of which there is no event before `now` still to come."""
        causes, (answered, responses) = self._causes.columns[0], self._samples.columns
        fates, ends = np.full(len(causes), Fate.UNKNOWN), causes + self._timeout
        places = np.searchsorted(causes, answered)
        fates[places], ends[places] = Fate.ANSWERED, responses
        others = np.flatnonzero(fates != Fate.ANSWERED)
        heard = self._heard(causes[others])
        waiting = np.isin(causes[others], list(self._queue)) | (~heard & (ends[others] >= now))
        fates[others[~heard]] = Fate.UNANSWERED
        fates[others[waiting]] = Fate.WAITING
        return Hop(causes, fates, ends)

    def _heard(self, causes: Int64) -> Bools:
        """Whether a response came that may have been theirs."""
        responses = self._responses.columns[0]
        places = np.searchsorted(responses, causes + (0 if self._fifo else self.settings.least))
        heard = places < len(responses)
        heard[heard] = responses[places[heard]] - causes[heard] <= self._timeout
        return heard

    def miscounted(self, strangers: Int64) -> Int64:
        """When answers went to others than theirs, or may have: of a hop that counts edges off.

        That is where one answered a stranger, an edge that no chain had brought, and where a cause is overdue that saw
        an answer come: one of those that waited was lost, nobody knows which.
        """
        if not self._fifo:
            return np.empty(0, dtype=np.int64)
        overdue = np.array(self._overdue, dtype=np.int64)
        causes, responses = self._samples.columns
        return np.concatenate([overdue[self._heard(overdue)], responses[np.isin(causes, strangers)]])

    def forget(self, until: int) -> None:
        """Forget what came before a time, but not who waits."""
        for kept in (self._causes, self._responses, self._samples):
            kept.forget(until)
        self._overdue = [each for each in self._overdue if each >= until]
        self._extra = [each for each in self._extra if each >= until]
