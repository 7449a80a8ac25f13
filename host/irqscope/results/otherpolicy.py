# SPDX-License-Identifier: BSD-2-Clause
"""What a segment with ambiguous responses would be under the other policy, from the events.

Seen from outside, a response to two pending causes may have answered one of them or both. The chip takes one of the two
for granted; these figures say what depends on it.
"""

from dataclasses import replace
from typing import Any

from ..analysis.histogram import BinCounts, Distribution, Int64
from ..contract.identity import Identity
from ..contract.segments import Count, Policy
from ..device.configuration import SegmentSettings
from ..device.snapshots import Extremes, SegmentTotals
from ..recording.masking import NONE, Spans
from .summary import summarise
from .unmasked import UnmaskedPairing

OTHER = {Policy.COALESCE: Policy.FIFO, Policy.FIFO: Policy.COALESCE}
SUB_BITS = 10
"""Bins of a thousandth: under the wrong policy one lost answer shifts every later pair, and no two times are alike."""
CLASSES = (
    Count.SERVING, Count.COALESCED, Count.MISSING, Count.PENDING, Count.UNSTAMPED, Count.EXTRA, Count.UNSURE,
)


class OtherPolicy(UnmaskedPairing):
    """The pairing of a latency segment, everything else being equal, under the policy that it was not measured with.

    `binned` holds the samples, in place of `exact` and `oldest`. `until` is the end of the run: causes overdue by then
    are missing.
    """

    def __init__(self, settings: SegmentSettings, identity: Identity, until: int, spans: Spans = NONE) -> None:
        super().__init__(replace(settings, policy=OTHER[settings.policy]), identity, spans)
        self.binned, self.until = BinCounts(SUB_BITS), until

    def finish(self) -> None:
        super().finish()
        self._age(self.until)

    def _count_samples(self, values: Int64, responses: Int64, edge: Int64) -> None:
        self.binned.add(values)
        self._count_edges(values, responses, edge)

    def _count_oldest(self, values: Int64) -> None:
        """Nobody asks for this view."""

    def to_json(self, totals: SegmentTotals) -> dict[str, Any]:
        """The entry `other_policy` of a segment in result.json; `totals` are those of the chip."""
        both = Extremes()
        for edge in self.edges:
            both.add(edge)
        distribution = Distribution([], [], [])
        if both.minimum is not None and both.maximum is not None:
            distribution = Distribution.binned(self.binned.bins(), SUB_BITS, both.minimum, both.maximum)
        figures = summarise(distribution, both.minimum, both.maximum, both.sum)
        causes, counted = self.counts[Count.CAUSES], totals.counts[Count.CAUSES]
        return {
            "pairing": self.settings.policy.name.lower(),
            **figures.to_json(),
            "classes": {count.name.lower(): self.counts[count] for count in CLASSES} | self.masked,
            "complete": causes >= counted and not self.counts[Count.UNSURE],
            "source": f"events {causes} of {max(causes, counted)}",
        }
