# SPDX-License-Identifier: BSD-2-Clause
"""What a segment with ambiguous responses would be under the other policy, from the events.

Seen from outside, a response to two pending causes may have answered one of them or both. The chip takes one of the two
for granted; these figures say what depends on it.
"""

from dataclasses import replace
from typing import Annotated

from ..analysis.histogram import BinCounts, Distribution, Int64
from ..base.records import Count as Number
from ..base.records import Record, among, enlarged
from ..contract.identity import Identity
from ..contract.segments import Count, Policy
from ..device.configuration import SegmentSettings
from ..device.extremes import Extremes
from ..device.snapshots import SegmentTotals
from ..measuring.pairing import Bits
from ..recording.masking import NONE, Spans
from .summary import View, summarise
from .unmasked import UnmaskedPairing

OTHER = {Policy.COALESCE: Policy.FIFO, Policy.FIFO: Policy.COALESCE}
SUB_BITS = 10
"""Bins of a thousandth: under the wrong policy one lost answer shifts every later pair, and no two times are alike."""


class OtherClasses(Record, frozen=True, kw_only=True):
    """Causes and responses by what became of them."""

    paired: Number
    """Responses that serve at least one cause, and as many causes."""
    coalesced: Number
    """Further causes that a response serves."""
    missing: Number
    """Causes without a response within the timeout."""
    pending: Number
    """Causes that still wait."""
    unstamped: Number
    """Causes that found the queue of pending ones full."""
    unmatched: Number
    """Responses that found no cause."""
    unproven: Number
    """Responses of which it is not known whether they belong to their cause: in no figure."""
    masked: Number
    """Causes within the target's masked spans."""
    masked_responses: Number
    """Responses within them."""


class AlternativePairing(View, frozen=True, kw_only=True):
    """Figures with the other policy; its source says `events k of n`, the causes that were paired and all."""

    pairing: Annotated[str, among("coalesce", "fifo")]
    """That policy."""
    classes: OtherClasses
    """Causes and responses by what became of them."""
    complete: bool
    """k is n and no pair is unproven; else the true maximum may be larger."""


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

    def _count_samples(self, values: Int64, responses: Int64, edge: Bits) -> None:
        self.binned.add(values)
        self._count_edges(values, responses, edge)

    def _count_oldest(self, values: Int64) -> None:
        """Nobody asks for this view."""

    def record(self, totals: SegmentTotals) -> AlternativePairing:
        """The entry of a segment in result.json; `totals` are those of the chip."""
        both = Extremes()
        for edge in self.edges:
            both.add(edge)
        distribution = Distribution([], [], [])
        if both.minimum is not None and both.maximum is not None:
            distribution = Distribution.binned(self.binned.bins(), SUB_BITS, both.minimum, both.maximum)
        figures = summarise(distribution, both.minimum, both.maximum, both.sum)
        causes, counted, mine = self.counts[Count.CAUSES], totals.counts[Count.CAUSES], self.counts
        classes = OtherClasses(
            paired=mine[Count.PAIRED],
            coalesced=mine[Count.COALESCED],
            missing=mine[Count.MISSING],
            pending=mine[Count.PENDING],
            unstamped=mine[Count.UNSTAMPED],
            unmatched=mine[Count.UNMATCHED],
            unproven=mine[Count.UNPROVEN],
            **self.masked,
        )
        return enlarged(
            figures,
            AlternativePairing,
            pairing=self.settings.policy.name.lower(),
            classes=classes,
            complete=causes >= counted and not mine[Count.UNPROVEN],
            source=f"events {causes} of {max(causes, counted)}",
        )
