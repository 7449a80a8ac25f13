# SPDX-License-Identifier: BSD-2-Clause
"""The pairing of a segment without the target's masked spans, from the events. See docs/reference/pairing.md.

The chip knows nothing of such spans: what it says of them are causes that nobody answered, or answered very late.
"""

import numpy as np

from ..contract.identity import Identity
from ..contract.roles import STIMULI
from ..contract.segments import Count, Policy
from ..device.configuration import SegmentSettings
from ..device.snapshots import KEPT_PEAKS, Peak, SegmentTotals
from ..measuring.pairing import Bits, Bools, Ints, SegmentPairing
from ..measuring.series import Series
from ..recording.masking import NONE, Spans
from ..recording.stream import Gap

NEVER = 1 << 62


def concerns(settings: SegmentSettings) -> bool:
    """Stimuli are not answered while masked, and no edge follows the one before; what a task does goes on."""
    return settings.is_interval or settings.cause in STIMULI


class UnmaskedPairing(SegmentPairing):
    """One segment; the same as `SegmentPairing` if there are no spans or they do not concern it.

    `masked` counts what `counts` has only among all causes and responses: causes that came in a span or were pending
    when it ended, and responses that found nothing pending, but after a masked cause. Of an interval with a masked
    part, the first edge is a masked cause and the second a masked response.
    """

    judged = False

    def __init__(self, settings: SegmentSettings, identity: Identity, spans: Spans = NONE) -> None:
        super().__init__(settings, identity)
        self.spans = spans if concerns(settings) else NONE
        self.masked = {"masked": 0, "masked_responses": 0}
        self._bounds = [*np.column_stack((self.spans.begin, self.spans.end)).ravel().tolist(), NEVER]
        self._passed = 0
        """Bounds that lie behind; an odd number of them within a span."""
        self._owed = False
        """The next response may be the answer to a masked cause."""

    def take_gap(self, gap: Gap) -> None:
        self._release()
        if self._passed % 2 and self._last is not None:
            self._mask(self._take_overdue(self._last))  # before it is forgotten
        super().take_gap(gap)
        self._owed = False

    def finish(self) -> None:
        self._release()
        if not self.settings.is_interval:
            while self._bounds[self._passed] != NEVER:
                self._pass()
        super().finish()

    def _pair(self, time: Ints, answers: Bools, edge: Bits) -> None:
        if self.settings.is_interval:
            super()._pair(time, answers, edge)
            return
        start = 0
        while start < len(time):
            limit = max(start, int(np.searchsorted(time, self._bounds[self._passed], side="right")))
            piece = slice(start, limit)
            pair = self._pair_inside if self._passed % 2 else self._pair_outside
            pair(time[piece], answers[piece], edge[piece])
            if limit < len(time):
                self._pass()
            start = limit

    def _pass(self) -> None:
        """Begin or end a span: something later is known to come, or nothing is."""
        if self._passed % 2:
            self._mask(len(self._queue))
            self._queue.clear()
        elif missing := self._take_overdue(self._bounds[self._passed]):
            self.counts[Count.MISSING] += missing
            self._unsure = self.settings.policy == Policy.FIFO
        self._passed += 1

    def _take_overdue(self, now: int) -> int:
        before = len(self._queue)
        while self._queue and now - self._queue[0] > self._timeout:
            self._queue.popleft()
        return before - len(self._queue)

    def _age(self, until: int) -> None:
        """What is pending, and overdue at `until`, is missing: as at the cut of a snapshot."""
        overdue = self._take_overdue(until)
        self.counts[Count.MISSING] += overdue
        self.counts[Count.PENDING] -= overdue

    def _mask(self, causes: int) -> None:
        """These were counted as causes, and are not pending."""
        if causes:
            self.masked["masked"] += causes
            self._owed = True
            self._unsure = self.settings.policy == Policy.FIFO

    def _pair_outside(self, time: Ints, answers: Bools, edge: Bits) -> None:
        first = 0
        if self._owed and answers.any():
            first = int(np.argmax(answers)) + 1
            super()._pair(time[:first], answers[:first], edge[:first])
            self._owed = False
        super()._pair(time[first:], answers[first:], edge[first:])

    def _pair_inside(self, time: Ints, answers: Bools, edge: Bits) -> None:
        """Responses serve what came before the span; whatever cannot be served any more is masked."""
        start = 0
        for response in [*np.flatnonzero(answers).tolist(), len(time)]:
            if causes := response - start:
                self._last = int(time[response - 1])
                self.counts[Count.CAUSES] += causes
                self._mask(causes)
            if response < len(time):
                piece = slice(response, response + 1)
                self._mask(self._take_overdue(int(time[response])))
                super()._pair(time[piece], answers[piece], edge[piece])
                self._owed = False
            start = response + 1

    def _intervals(self, time: Ints, edge: Bits) -> None:
        before = np.concatenate([time[:1] if self._last is None else [self._last], time[:-1]])
        cuts = np.flatnonzero(self.spans.overlap(before, time) & (before < time)).tolist()
        for number, (start, end) in enumerate(zip([0, *cuts], [*cuts, len(time)], strict=True)):
            if number:
                self._last = None
                self.masked["masked"] += 1
                self.masked["masked_responses"] += 1
                self.counts[Count.UNMATCHED] -= 1  # what follows counts its first edge as the first of all
            if end > start:
                super()._intervals(time[start:end], edge[start:end])

    def _count_extra(self, time: int) -> None:
        if self._owed:
            self.masked["masked_responses"] += 1
        else:
            super()._count_extra(time)


class UnmaskedSegment(UnmaskedPairing):
    """What stands in for the chip's totals of a segment with masked spans.

    `every` is the time between snapshots, of each of which the largest sample is kept; `until` is the end of the run.
    If `alone`, the chip's statistics missed edges: nothing of theirs is used. The order of causes and responses is
    judged only where none was masked.
    """

    judged = True

    def __init__(
        self,
        settings: SegmentSettings,
        identity: Identity,
        spans: Spans,
        every: int,
        until: int,
        *,
        alone: bool = False,
    ) -> None:
        super().__init__(settings, identity, spans)
        self.identity, self.until, self._alone = identity, until, alone
        if self.spans:
            self.pattern = None
        self.series = Series(identity.tick)
        self.watchers.append(self.series.add)
        self._every = max(1, every)
        self._peaks: dict[tuple[int, int], Peak] = {}

    def finish(self) -> None:
        super().finish()
        if self.settings.is_interval:
            return
        self._age(self.until)

    def _count_samples(self, values: Ints, responses: Ints, edge: Bits) -> None:
        super()._count_samples(values, responses, edge)
        for polarity in (0, 1):
            mine = np.flatnonzero(edge == polarity)
            starts = np.flatnonzero(np.diff(responses[mine] // self._every, prepend=-1))
            for part in np.split(mine, starts[1:]) if len(mine) else ():
                worst = part[int(values[part].argmax())]  # the first of equal ones, as on chip
                self._keep(Peak(int(responses[worst]), int(values[worst]), polarity))
        while len(self._peaks) > KEPT_PEAKS:  # days long
            peaks, self._peaks = self._peaks, {}
            self._every *= 2
            for peak in peaks.values():
                self._keep(peak)

    def _keep(self, peak: Peak) -> None:
        key = (peak.time // self._every, peak.edge)
        if key not in self._peaks or self._peaks[key].latency < peak.latency:
            self._peaks[key] = peak

    def totals(self, chip: SegmentTotals) -> SegmentTotals:
        """As if the chip had known; its records of outliers are counted as they are."""
        found = SegmentTotals(self.identity)
        found.counts = list(self.counts)
        for count in (Count.OUTLIERS, Count.OUTLIERS_LOST):
            found.counts[count] = chip.counts[count]
        if self._alone:
            values, counts = self.exact.table()
            found.counts[Count.OUTLIERS] = int(counts[values > self.settings.threshold].sum())
        found.youngest, found.edges = self.youngest, self.edges
        found.bins = self.exact.bins(self.identity.sub_bits)
        found.peaks = sorted(self._peaks.values(), key=lambda peak: peak.time)
        return found

    def told(self, chip: SegmentTotals) -> tuple[int, int]:
        """Causes of which this tells, and all that there were."""
        told = self.counts[Count.CAUSES]
        return told, max(told, chip.counts[Count.CAUSES])
