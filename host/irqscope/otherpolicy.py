# SPDX-License-Identifier: BSD-2-Clause
"""What a segment with ambiguous responses would be under the other policy, from the events.

Seen from outside, a response to two pending causes may have answered one of them or both. The chip takes one of the two
for granted; these figures say what depends on it.
"""

from dataclasses import replace
from typing import Any

from .configuration import SegmentSettings
from .contract.identity import Identity
from .contract.segments import Count, Policy
from .histogram import Distribution
from .snapshots import SegmentTotals
from .spans import NONE, Spans
from .summary import summarise
from .unmasked import UnmaskedPairing

OTHER = {Policy.COALESCE: Policy.FIFO, Policy.FIFO: Policy.COALESCE}
CLASSES = (
    Count.SERVING, Count.COALESCED, Count.MISSING, Count.PENDING, Count.UNSTAMPED, Count.EXTRA, Count.UNSURE,
)


class OtherPolicy(UnmaskedPairing):
    """The pairing of a latency segment, everything else being equal, under the policy that it was not measured with."""

    def __init__(self, settings: SegmentSettings, identity: Identity, spans: Spans = NONE) -> None:
        super().__init__(replace(settings, policy=OTHER[settings.policy]), identity, spans)

    def to_json(self, totals: SegmentTotals) -> dict[str, Any]:
        """The entry `other_policy` of a segment in result.json; `totals` are those of the chip."""
        distribution = Distribution.exact(self.exact)
        low, high = (distribution.low[0], distribution.high[-1]) if distribution.n else (None, None)
        figures = summarise(distribution, low, high, sum(edge.sum for edge in self.edges))
        causes, counted = self.counts[Count.CAUSES], totals.counts[Count.CAUSES]
        return {
            "pairing": self.settings.policy.name.lower(),
            **figures.to_json(),
            "classes": {count.name.lower(): self.counts[count] for count in CLASSES} | self.masked,
            "complete": causes >= counted and not self.counts[Count.UNSURE],
            "source": f"events {causes} of {max(causes, counted)}",
        }
