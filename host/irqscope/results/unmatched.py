# SPDX-License-Identifier: BSD-2-Clause
"""Extra responses by what they look like: bounce, premature or spurious. The chip counts only their sum."""

from fractions import Fraction

import numpy as np

from ..base.records import Count as Number
from ..base.records import Record, Ticks
from ..contract.identity import Identity
from ..contract.segments import Count, Policy
from ..device.configuration import SegmentSettings
from ..device.snapshots import SegmentTotals
from ..measuring.pairing import Bits, Bools, Ints, SegmentPairing
from ..recording.masking import NONE, Spans
from ..recording.stream import Gap
from .unmasked import UnmaskedPairing


class Unmatched(Record, frozen=True, kw_only=True):
    """Unmatched responses by what they look like."""

    bounce: Number
    """Close behind another edge of the input."""
    premature: Number
    """Shortly before a cause."""
    spurious: Number
    """All others."""
    bounce_ticks: Ticks
    """Closer than that is bounce."""
    premature_ticks: Ticks
    """So long before a cause, at most, is premature."""
    source: str
    """`events k of n`: k is the sum of the three, n all unmatched responses."""


CLASSES = ("bounce", "premature", "spurious")
FILTER_LENGTHS = 10
"""A contact that passes the glitch filter may go on bouncing for so many of its lengths."""
LEAST_BOUNCE = Fraction(1, 10**6)
"""Seconds that count as bouncing even without a filter; no handler runs twice within them."""
NEVER = -(1 << 62)


def bounce_time(filter_ticks: int, identity: Identity) -> int:
    """Ticks: ten lengths of the input's glitch filter, at least 1 us."""
    return max(FILTER_LENGTHS * filter_ticks, -(-LEAST_BOUNCE // identity.tick))


class ExtraSplit(UnmaskedPairing):
    """The pairing of a segment (no interval) that also splits its unmatched responses. The first that holds, at time t:

    `bounce`: the previous edge of the same input, whatever it answered, came less than `bounce` ticks before t;
    `premature`: a cause of the segment follows at most m ticks after t (without m: `bounce` ticks);
    `spurious`: neither.

    `split` holds the counts. While no events are missing their sum is the count of unmatched responses. Where some are,
    a response is in no class if it cannot be judged: an unseen cause may have been pending, or one may follow unseen.
    """

    def __init__(self, settings: SegmentSettings, identity: Identity, bounce: int, spans: Spans = NONE) -> None:
        super().__init__(settings, identity, spans)
        self.bounce = bounce
        self.premature = settings.least or bounce
        self.split = dict.fromkeys(CLASSES, 0)
        self._found: list[int] = []
        self._waiting: Ints = np.zeros(0, dtype=np.int64)
        """Extra responses, no bounces, of which the next cause has not come yet."""
        self._previous = NEVER
        self._doubt: int | None = None
        """Time of the youngest cause, seen or not, while unseen ones may be pending."""

    def take_gap(self, gap: Gap) -> None:
        if self._held:  # a stimulus of the last tick may be among the missing events
            self._doubt = int(self._held[0][0])
        super().take_gap(gap)
        self._waiting = self._waiting[:0]

    def finish(self) -> None:
        super().finish()
        self.split["spurious"] += len(self._waiting)

    def _resume(self, time: int) -> None:
        super()._resume(time)
        self._doubt = time

    def _count_extra(self, time: int) -> None:
        before = self.counts[Count.UNMATCHED]
        super()._count_extra(time)
        if self.counts[Count.UNMATCHED] > before:
            self._found.append(time)

    def _pair(self, time: Ints, answers: Bools, edge: Bits) -> None:
        super()._pair(time, answers, edge)
        found, self._found = np.array(self._found, dtype=np.int64), []
        if not len(time):
            return
        sure_from = 0 if self._doubt is None else self._settle(self._doubt, time, answers)
        if len(found) or len(self._waiting):
            self._classify(found, sure_from, time, answers)
        if answers.any():
            self._previous = int(time[answers][-1])

    def _settle(self, doubt: int, time: Ints, answers: Bools) -> int:
        """Index of the first edge at which every pending cause is known; their number if there is none."""
        youngest = np.maximum.accumulate(np.where(answers, doubt, time))
        age = time - np.concatenate([[doubt], youngest[:-1]])
        # Whatever was pending is overdue by then, and the last edges of the input were seen.
        empty = np.flatnonzero(age > max(self.settings.timeout, self.bounce))
        known = empty[:1].tolist()
        if self.settings.policy == Policy.COALESCE:  # a response to which all causes are old enough serves them all
            known += (np.flatnonzero(answers & (age >= self.settings.least))[:1] + 1).tolist()
        self._doubt = None if known else int(youngest[-1])
        return min(known, default=len(time))

    def _classify(self, found: Ints, sure_from: int, time: Ints, answers: Bools) -> None:
        """Count what can be told by now; `found` are times of responses among these edges."""
        responses, causes = np.flatnonzero(answers), np.flatnonzero(~answers)
        number = np.searchsorted(time[responses], found)  # an input has one edge a tick
        known = responses[number] >= sure_from
        found, number = found[known], number[known]
        before = np.concatenate([[self._previous], time[responses]])[number]
        bounces = found - before < self.bounce
        self.split["bounce"] += int(np.count_nonzero(bounces))
        late = np.concatenate([self._waiting, found[~bounces]])
        at = np.concatenate([np.full(len(self._waiting), -1), responses[number[~bounces]]])
        following = np.searchsorted(causes, at)  # in the order of pairing, which decides within a tick
        has_cause = following < len(causes)
        distance = np.append(time[causes], time[-1])[following] - late  # to what follows, or to how far it was seen
        near = distance <= self.premature
        self.split["premature"] += int(np.count_nonzero(near & has_cause))
        self.split["spurious"] += int(np.count_nonzero(~near))
        self._waiting = late[near & ~has_cause]

    def record(self, totals: SegmentTotals | SegmentPairing) -> Unmatched:
        """The entry of a segment in result.json; `totals` count what was to be split."""
        seen = sum(self.split.values())
        return Unmatched(
            bounce=self.split["bounce"],
            premature=self.split["premature"],
            spurious=self.split["spurious"],
            bounce_ticks=self.bounce,
            premature_ticks=self.premature,
            source=f"events {seen} of {max(seen, totals.counts[Count.UNMATCHED])}",
        )
