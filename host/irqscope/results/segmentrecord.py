# SPDX-License-Identifier: BSD-2-Clause
"""What result.json holds of a segment: an entry of `segments`, or of `from_events`."""

from typing import Annotated, Literal

from ..analysis.answers import Least, Lost
from ..analysis.figures import FIGURES, has_all
from ..base.records import Count, PartTicks, Record, SignedTicks, Ticks, among, belong_together, to_json
from ..contract.roles import INPUTS, STIMULI
from ..device.snapshots import Peak
from ..measuring.runrecord import SubBits
from .alternativepairing import AlternativePairing
from .budget import Uncertainty
from .charts import Charts
from .clean import CleanView
from .intervalmethod import IntervalMethod
from .rarerecord import Change, Dependence, Exceedance, Extrapolation
from .summary import Summary, View
from .unmatched import Unmatched
from .variation import Variation

ON_CHIP = "on chip"
"""The source of what the chip's statistics say."""
SourceName = Annotated[str, among(*(role.label for role in (*STIMULI, *INPUTS)))]


class Ends(Record, frozen=True, kw_only=True):
    """Of both ends of a segment, what toggles them, as the stub says: `hard handler`, for example."""

    from_: str | None
    """Null if it does not say."""
    to: str | None
    """Null if it does not say."""


class Origin(Record, frozen=True, kw_only=True):
    """Where figures come from: `on chip`, or `events k of n`: k are the causes of which events tell, and n all."""

    histogram: str
    """That of the histogram and the counts."""
    figures: str
    """That of the figures."""
    events: Count
    """Samples that are known from events."""


class Polarity(Record, frozen=True, kw_only=True):
    """Samples whose responses have one polarity."""

    n: Count
    """Samples."""
    sum: SignedTicks
    """Of all."""
    min: SignedTicks | None
    """The least."""
    max: SignedTicks | None
    """The largest."""
    max_time: SignedTicks | None
    """When its response came."""
    mean: PartTicks | None
    """Of all."""


class Polarities(Record, frozen=True, kw_only=True):
    """Samples by the polarity of their responses."""

    falling: Polarity
    """Of falling ones."""
    rising: Polarity
    """Of rising ones."""


class Maximum(Record, frozen=True, kw_only=True):
    """The largest sample."""

    latency: SignedTicks
    """How long it is."""
    response_time: SignedTicks
    """When its response came."""
    cause_time: SignedTicks
    """When its cause came."""
    shared: bool | None
    """Its response, or that of one as long, answered later causes, too: it waited for one of these; null: not known."""


class Views(Record, frozen=True, kw_only=True):
    """The same samples, counted otherwise."""

    all_stimuli: Summary
    """Every stimulus counts: as above."""
    oldest_pending: View | None
    """One sample for each response; null if that is unknown."""
    raw: Summary | None = None
    """Of a latency of a live run: as `all_stimuli`."""
    clean: CleanView | None = None
    """Of the same, without the samples that a blind interval hit; null if the run broke off."""


class Classes(Record, frozen=True, kw_only=True):
    """Causes and responses by what became of them (docs/reference/pairing.md)."""

    causes: Count
    """Edges that are a cause."""
    responses: Count
    """Edges that are a response."""
    paired: Count
    """Responses that serve at least one cause, and as many causes."""
    coalesced: Count
    """Further causes that a response serves."""
    missing: Count
    """Causes without a response within the timeout."""
    unstamped: Count
    """Causes that found the queue of pending ones full."""
    unmatched: Count
    """Responses that found no cause."""
    over: Count
    """Samples too large for the histogram."""
    outliers: Count
    """Samples beyond the threshold."""
    outliers_lost: Count
    """Of these, those of which the instrument had to drop the record."""
    pending: Count
    """Causes that still wait."""
    masked: Count
    """Causes within the target's masked spans; 0 without such."""
    masked_responses: Count
    """Responses within them."""


class Flags(Record, frozen=True, kw_only=True):
    """Responses of which there is more to say (docs/reference/pairing.md)."""

    premature: Count
    """They came sooner than the least latency after their youngest cause."""
    ambiguous: Count
    """They may have answered one cause or several."""
    unproven: Count
    """Whether they belong to their cause is not known: in no figure."""


class Histogram(Record, frozen=True, kw_only=True):
    """All bins from the first used one to the last; there is nothing outside of them."""

    sub_bits: SubBits
    """log2 of the bins per octave."""
    edges: list[SignedTicks]
    """Lower ends of the bins, and the upper end of the last: one more than counts."""
    counts: list[Count]
    """Samples in each."""
    later: Count
    """So many of these came after the last snapshot and belong to no other figure; 0 unless the run broke off and the
    instrument has no shadow copy. Quantiles, SD and IQR are bounds then, whichever samples they are.
    """

    def __post_init__(self) -> None:
        if self.counts and len(self.edges) != len(self.counts) + 1:
            raise ValueError(f"{len(self.counts)} bins have {len(self.counts) + 1} edges, not {len(self.edges)}")


class Named(Summary, frozen=True):
    """A segment, how it was paired, and its figures."""

    name: str
    """Of the segment."""
    kind: Literal["latency", "interval"]
    """From a cause to its response, or from one edge of an input to its next."""
    from_: SourceName
    """Where causes are seen."""
    to: SourceName
    """Where responses are seen."""
    pairing: Annotated[str, among("coalesce", "fifo", "interval")]
    """By which policy (docs/reference/pairing.md)."""
    min_latency: Ticks
    """The least latency of the target that pairing knows."""
    min_latency_samples: Count
    """Answers of the rehearsal that showed it; 0: it was given."""
    timeout: Ticks
    """After which a cause is missing; 0: never."""
    threshold: Ticks
    """Samples beyond it are outliers."""
    depth: Count
    """Causes that can be pending."""
    context: Ends
    """What toggles both ends."""


class SegmentResult(Named, frozen=True, kw_only=True):
    """All that a run says of a segment. Where masked spans concern it (latencies from a stimulus, intervals), figures
    and counts are those of the events outside of these spans, except the numbers of outlier records; so are those of a
    run that broke off before its first snapshot; else the chip's.
    """

    source: Origin
    """Where all of it comes from."""
    polarity: Polarities
    """Figures by the polarity of the response."""
    maximum: Maximum | None
    """The largest sample; null without samples."""
    views: Views
    """The same samples, counted otherwise."""
    lost_or_merged: Lost | None
    """What the order of causes and responses shows of causes without an answer of their own
    (docs/reference/pairing.md)."""
    coalesced_unseen: Count
    """Coalesced causes of which no event tells whether they were lost or merged: all without events."""
    least_shown: Least | None
    """What the order of causes and responses shows of the least latency."""
    classes: Classes
    """Causes and responses by what became of them."""
    flags: Flags
    """Responses of which there is more to say."""
    histogram: Histogram
    """All samples by bin."""
    youngest: list[Count]
    """Histogram of the response less the youngest pending cause: bin 0 holds 0, bin k holds 2^(k-1) to 2^k - 1."""
    worst: list[Peak]
    """The largest samples of snapshots, the largest first."""
    timeline: list[Peak]
    """The largest of each snapshot, in the order of time."""
    variation: Variation | None
    """How much samples vary, by name of the measure (docs/reference/jitter.md); null without samples."""
    uncertainty: Uncertainty
    """Of one sample (docs/guide/calibration.md)."""
    includes: str
    """What a sample is made of."""
    dependence: Dependence | None = None
    """How samples come together; null without samples, as the next three."""
    exceedances: list[Exceedance] = []
    """How often so many ticks are exceeded (docs/reference/statistics.md)."""
    change: Change | None = None
    """Whether the latency changed during the run."""
    extrapolation: Extrapolation | None = None
    """Null of intervals, too."""
    unmatched: Unmatched | None = None
    """Kinds of the unmatched responses; null of intervals, and of `from_events`."""
    alternative_pairing: AlternativePairing | None = None
    """What figures would be under the other policy; null without ambiguous responses, and of `from_events`."""
    interval_method: IntervalMethod | None = None
    """What intervals alone show of a latency; null of latencies, and without stimuli or events."""
    charts: Charts | None = None
    """What other views are drawn from; null of `from_events`."""

    def __post_init__(self) -> None:
        if self.n and not (has_all(self, FIGURES, self.n) and self.median_bounds):
            raise ValueError("a segment with samples has their figures")
        if self.n and not self.histogram.counts:
            raise ValueError("a segment with samples has bins")
        if self.exceedances and None in (self.change, self.dependence):
            raise ValueError("a segment with exceedances says whether it changed, and what depends on each other")
        if not belong_together(self, "change", "dependence"):
            raise ValueError("change and dependence of a segment belong together")

    @property
    def is_interval(self) -> bool:
        return self.kind == "interval"


def counts_of(segment: SegmentResult) -> dict[str, int]:
    """Give its classes and flags by name."""
    counts: dict[str, int] = to_json(segment.classes) | to_json(segment.flags)
    return counts
