# SPDX-License-Identifier: BSD-2-Clause
"""comparison.json, typed; see docs/guide/compare.md. Times are in seconds."""

from typing import Annotated, Self

from ..analysis.comparison import Outcome
from ..analysis.figures import Detail, Moments, shown, with_figures
from ..base.records import (
    Count,
    Exact,
    Number,
    Positive,
    PositiveSeconds,
    Record,
    Sealed,
    Seconds,
    among,
    belong_together,
    filled,
)
from ..results.budget import Estimate
from ..results.judged import Judged
from ..results.resultrecord import StimulusResult
from ..results.segmentrecord import Classes
from ..results.summary import known, value_of

SCHEMA = "irqscope.comparison/2"
NAME = "comparison.json"


class LiveLabel(Record, frozen=True, kw_only=True):
    """Of a live run."""

    label: str
    """What must stand beside every figure."""


@with_figures(Detail.FULL, seconds=True)
class ComparedFigures(Record, frozen=True, kw_only=True):
    """Of the samples of one run."""

    n: Count
    """Samples."""
    min: Seconds
    median: Seconds
    mean: Seconds
    sd: Seconds
    iqr: Seconds
    max: Seconds

    @classmethod
    def of(cls, figures: Moments, size: float) -> Self:
        """Those of samples that are there, which are counted in units of so many seconds."""
        return cls(n=figures.n, **{name: known(value_of(figures, name)) * size for name in shown(Detail.FULL)})


class ComparedCdf(Record, frozen=True, kw_only=True):
    """The cumulative distribution."""

    seconds: Annotated[list[Number], filled()]
    """Times."""
    share: list[float]
    """Of the samples, as long as that or less."""

    def __post_init__(self) -> None:
        if len(self.seconds) != len(self.share):
            raise ValueError("seconds and share are of one length")


class ComparedHistogram(Record, frozen=True, kw_only=True):
    """The samples by bin."""

    edges: list[Number]
    """Lower ends of the bins, in seconds, and the upper end of the last."""
    counts: Annotated[list[Count], filled()]
    """Samples in each."""

    def __post_init__(self) -> None:
        if len(self.edges) != len(self.counts) + 1:
            raise ValueError(f"{len(self.counts)} bins have {len(self.counts) + 1} edges, not {len(self.edges)}")


class ComparedRun(Record, frozen=True, kw_only=True):
    """What is shown of one run, or of one file of another tool."""

    name: str
    """What tells it apart."""
    path: str
    """Of its directory."""
    qualification: str
    """As of the run."""
    live: LiveLabel | None
    """Of a live run."""
    start: str
    """When it was measured."""
    tick: Exact
    """How long one is, or the file's unit."""
    median: Estimate | None
    """With its uncertainty; null of a file."""
    stimuli: dict[str, StimulusResult]
    """By output."""
    port: str
    """Of the instrument, or the tool."""
    context: str | None
    """What answers."""
    warnings: list[str]
    """Of the run, and that it broke off."""
    source: str
    """Where the samples come from."""
    figures: ComparedFigures
    """Of all samples."""
    untimed: Count = 0
    """Causes without a latency."""
    cdf: ComparedCdf
    """The cumulative distribution."""
    histogram: ComparedHistogram
    """The samples by bin."""
    classes: Classes | None
    """Of the run; null of a file."""
    limits: list[Judged] = []
    """On this segment, as the run was judged by them."""
    threshold: Seconds | None = None
    """Beyond which samples have records of their own; null without one, and of a file."""


class DifferenceResult(Record, frozen=True, kw_only=True):
    """One quantile of a run against that of the reference."""

    q: float
    """The quantile."""
    value: Seconds | None
    """The run's less the reference's; null where one of them is a cause without a latency."""
    interval: tuple[float, float] | None
    """At 95 % together with all others, also of other comparisons; null where it is withheld."""
    outcome: Annotated[str, among(*Outcome)]
    """What follows."""
    reason: str
    """Why the interval is withheld."""


class ExceedancesCompared(Record, frozen=True, kw_only=True):
    """Clusters of samples beyond a limit."""

    reference: Count | None
    """Of the reference; null where they cannot be counted in both, as the next three."""
    run: Count | None
    """Of the run."""
    ratio: tuple[float | None, float | None] | None
    """Of the run's rate to the reference's, at 95 %; an end that is missing is null. Each cause without a latency is
    one of them or none, whichever makes a difference less sure."""
    p: float | None
    """Of these two counts alone."""
    outcome: Annotated[str, among(*Outcome)]
    """What follows."""
    reason: str = ""
    """Why nothing is shown, if they cannot all be counted."""

    def __post_init__(self) -> None:
        if not belong_together(self, "reference", "run", "ratio", "p"):
            raise ValueError("counts, ratio and p of exceedances belong together")


class Pair(Record, frozen=True, kw_only=True):
    """A run against the reference."""

    reference: str
    """Its name."""
    run: str
    """Its name."""
    differences: list[DifferenceResult]
    """One for each quantile."""
    exceedances: ExceedancesCompared | None
    """Null unless asked for."""
    step: PositiveSeconds
    """The coarser of both runs' ticks."""
    sentence: str
    """What follows of all."""


class Unlike(Record, frozen=True, kw_only=True):
    """A condition that was not the same in all runs."""

    name: str
    """Of the condition: `stimulus`, `stub.loop`, `target.release`."""
    values: list[str | None]
    """Of each run, in their order; null of one that does not tell."""


class ComparisonResult(Sealed, frozen=True, kw_only=True):
    """Runs beside each other."""

    schema: str = SCHEMA
    """Of this file."""
    tool: str
    """The program that compared."""
    segment: str
    """That is compared."""
    kind: Annotated[str, among("latency", "interval")]
    """Of the segment."""
    margin: Seconds
    """Within which differences are equivalent."""
    exceed: Seconds | None
    """The limit beyond which clusters are counted."""
    blocks: Count
    """Of each run."""
    among: Positive = 1
    """Comparisons whose intervals hold together at 95 %, this one included."""
    runs: Annotated[list[ComparedRun], filled()]
    """The reference first."""
    comparisons: list[Pair]
    """Of each of the others."""
    notes: list[str]
    """What must be known of it, a sentence each."""
    unlike: list[Unlike] | None = None
    """What else was not the same in all runs, as far as they tell; null of files, and if nobody looked."""
    exit_code: Count
    """1 if any quantile is worse."""

    def __post_init__(self) -> None:
        if any(len(each.values) != len(self.runs) for each in self.unlike or ()):
            raise ValueError("a condition has a value of each run")
        if len(self.comparisons) != len(self.runs) - 1:
            raise ValueError("each run but the first is compared with that")
