# SPDX-License-Identifier: BSD-2-Clause
"""comparison.json of sweeps, typed; see docs/guide/compare.md. Rates are in hertz, times in seconds."""

from typing import Annotated

from ..analysis.comparison import Outcome
from ..base.records import Count, Hertz, Number, Positive, Record, Sealed, among, belong_together, filled
from ..findings.comparisonrecord import LiveLabel, Unlike
from ..results.saturationrecord import Rate, SaturationResult, ThroughputResult

SCHEMA = "irqscope.sweep-comparison/1"


class ComparedStep(Record, frozen=True, kw_only=True):
    """A step on the way that is judged."""

    offered_hz: Rate
    """Rate of the stimuli."""
    answered_hz: Hertz
    """Rate of the answers."""
    stimuli: Count
    """That were driven."""
    answers: Count
    """One that served many stimuli counts once."""
    masked: bool
    """The target had its interrupt masked in it: it defines nothing."""


class ComparedSweep(Record, frozen=True, kw_only=True):
    """One of the sweeps."""

    name: str
    """What tells it apart."""
    path: str
    """Of its directory."""
    start: str
    """When it was begun."""
    qualification: str
    """As of a run."""
    live: LiveLabel | None
    """Of a live sweep."""
    port: str
    """Of the instrument."""
    context: str | None
    """The kind of code that answers; null if the stub does not say."""
    saturation: SaturationResult | None
    """As its own result has it, with an interval at 95 % by itself."""
    throughput: ThroughputResult | None
    """Null unless it was asked for."""
    steps: list[ComparedStep]
    """That the saturation is of, by their rates."""
    warnings: list[str]
    """Sentences."""


class RateDifference(Record, frozen=True, kw_only=True):
    """The saturation rate of a sweep against that of the reference."""

    reference: str
    """Its name."""
    sweep: str
    """Its name."""
    value: Number | None
    """The sweep's less the reference's; null unless both have one."""
    interval: tuple[float, float] | None
    """All hold together at 95 %."""
    outcome: Annotated[str, among(*Outcome)]
    """Of the interval: more is better."""
    reason: str
    """Why nothing is shown; empty if there is an interval."""
    sentence: str
    """What follows of all."""

    def __post_init__(self) -> None:
        if not belong_together(self, "value", "interval") or (self.value is None) != bool(self.reason):
            raise ValueError("a difference has a value and an interval, or a reason why it has none")


class SweepComparison(Sealed, frozen=True, kw_only=True):
    """Sweeps beside each other."""

    schema: str = SCHEMA
    """Of this file."""
    tool: str
    """The program that compared."""
    answers: str
    """The input that answers first, whose rate is compared."""
    margin: Hertz
    """Within which differences are equivalent."""
    among: Positive
    """Comparisons, as of two sweeps or more, whose intervals hold together at 95 %, this one included."""
    sweeps: Annotated[list[ComparedSweep], filled()]
    """The reference first."""
    comparisons: list[RateDifference]
    """Of each of the others."""
    notes: list[str]
    """What must be known of it, a sentence each."""
    unlike: list[Unlike]
    """What else was not the same in all sweeps, as far as they tell."""
    exit_code: Count
    """1 if any is worse, else 3 if one has no saturation rate."""

    def __post_init__(self) -> None:
        if any(len(each.values) != len(self.sweeps) for each in self.unlike):
            raise ValueError("a condition has a value of each sweep")
        if len(self.comparisons) != len(self.sweeps) - 1:
            raise ValueError("each sweep but the first is compared with that")
