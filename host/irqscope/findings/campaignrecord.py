# SPDX-License-Identifier: BSD-2-Clause
"""result.json of a campaign or a series of runs, typed; see docs/guide/campaign.md."""

from typing import Annotated

from ..analysis.figures import Detail, has_all, shown, with_figures
from ..analysis.quantiles import Quantile
from ..base.records import Content, Count, Exact, PartTicks, Record, Sealed, Seconds, SignedTicks, among, filled
from ..campaigns.campaignfile import AnySeries
from ..campaigns.scenariofile import OptionValue, PowerSettings, Printed, Program
from ..campaigns.targetrecord import Happened, TargetRecord
from ..results import former
from ..results.judged import Judged
from ..results.planned import Plan
from ..results.resultrecord import StimulusResult
from ..results.segmentrecord import Classes, Histogram, Origin, SourceName
from .covariatesrecord import CovariatesFinding

SCHEMA = "irqscope.campaign-result/2"
VALID, INVALID, REFUSED, MISSING = "valid", "invalid", "refused", "not measured"


@with_figures(Detail.FULL)
class CampaignSegment(Record, frozen=True, kw_only=True):
    """The figures of a segment in one run, as of its own result."""

    name: str
    """Of the segment."""
    kind: Annotated[str, among("latency", "interval")]
    """As of a run."""
    from_: SourceName
    """Where causes are seen."""
    to: SourceName
    """Where responses are seen."""
    n: Count
    """Samples."""
    min: SignedTicks | None
    median: PartTicks | None
    mean: PartTicks | None
    sd: PartTicks | None
    iqr: PartTicks | None
    max: SignedTicks | None
    exact: bool
    """Each sample is known to the tick."""
    quantiles: list[Quantile]
    """From small to large."""
    classes: Classes
    """Causes and responses by what became of them."""
    histogram: Histogram
    """All samples by bin."""
    source: Origin
    """Where all of it comes from."""
    unanswered: Count
    """Causes that have no latency, or may have been lost."""

    def __post_init__(self) -> None:
        if not has_all(self, shown(Detail.FULL), self.n):
            raise ValueError("a segment with samples has their figures")

    @property
    def is_interval(self) -> bool:
        return self.kind == "interval"


class LongestDelay(Record, frozen=True, kw_only=True):
    """How far the other stimulus delays a latency in one run of interfere (docs/guide/interfere.md)."""

    segment: str
    """The latency."""
    by: SourceName
    """The stimulus that may delay it."""
    n: Count
    """Samples with a phase."""
    rest: PartTicks
    """The median while the other stimulus rested."""
    stretches: Count
    """Stretches of phases at which it is delayed."""
    phases: float
    """The share of all phases that they are."""
    delay: PartTicks | None
    """The longest of their delays; null without any."""
    interval: tuple[float, float] | None
    """Of that, in ticks; null without any."""
    bound: PartTicks
    """By no more is the median of a bin longer at the other phases."""
    judged: float
    """Of the phases, those with enough samples."""
    resolution: PartTicks
    """Stretches of phases that are shorter than this may be missed."""


class ScenarioRow(Record, frozen=True, kw_only=True):
    """One run of the campaign; what is not known of it is null."""

    name: str
    """Of the scenario, or what the user calls it."""
    description: str
    """What the user says of it."""
    state: Annotated[str, among(VALID, INVALID, REFUSED, MISSING)]
    """Whether it was measured, and may be used."""
    exit_code: Count
    """As of a run."""
    verdict: str | None
    """As of a run."""
    limits: list[Judged]
    """As of a run."""
    plan: Plan | None
    """As of a run."""
    errors: list[str]
    """Sentences."""
    warnings: list[str]
    """Sentences."""
    directory: str
    """Of the run."""
    start: str | None
    """The host's time, in UTC."""
    end: str | None
    """The host's time, in UTC."""
    options: dict[str, OptionValue] | None
    """Of the measurement."""
    settle: Seconds | None
    """Seconds from the start of the load to that of the measurement."""
    power: PowerSettings | None = None
    """What was set on the target meanwhile; null: nothing."""
    programs: list[Program]
    """That make the load."""
    load: list[Printed]
    """What its commands printed last."""
    qualification: str | None
    """As of a run."""
    tick: Exact | None
    """How long one is."""
    stimuli: dict[str, StimulusResult] | None
    """By output."""
    segments: list[CampaignSegment]
    """The figures of its run; none unless they may be used."""
    target: TargetRecord | None
    """The record of the target before it."""
    record: Happened | None
    """What came between that and the one after it."""
    covariates: CovariatesFinding | None = None
    """The longest latencies beside what was read from the target each second; null unless it was."""
    delays: list[LongestDelay] | None = None
    """By the other stimulus; null of an experiment without one that is looked at so."""

    def __post_init__(self) -> None:
        if self.segments and self.tick is None:
            raise ValueError("a scenario with segments has a tick")


class CostResult(Record, frozen=True, kw_only=True):
    """What an operation takes beyond the calibration."""

    value: Seconds
    """Difference of the medians."""
    interval: tuple[float, float] | None
    """Of the same, at 95 %; null if it is withheld."""
    quantisation: Seconds
    """What is contained in it, as both medians are known to a tick."""
    withheld: str | None
    """Why there is no interval."""
    drifts: bool
    """Stretches of a run differ by more than chance: the interval holds all of them."""
    shown: bool
    """It takes any time at all."""


class OperationResult(Record, frozen=True, kw_only=True):
    """One operation between two toggles."""

    operation: str
    """Its name."""
    n: Count
    """Samples."""
    median: Seconds
    """Of the whole bracket, as the next two."""
    p99_9: Seconds | None
    """The 0.999 quantile; null if it is not estimable."""
    max: Seconds
    """The largest."""
    missing: Count
    """Brackets that did not end."""
    cost: CostResult | None
    """Null of the calibration."""


class BracketCosts(Record, frozen=True, kw_only=True, tag="bracket"):
    """What operations cost (docs/guide/bracket.md)."""

    calibration: str | None
    """The operation that is subtracted; null if it was not measured."""
    operations: list[OperationResult]
    """One for each run with a bracket that came to its end."""


class Handled(Record, frozen=True, kw_only=True):
    """How often an interrupt came during a measurement."""

    here: int
    """On the CPU that it was to be on."""
    elsewhere: int
    """On others."""


class CpuLatency(Record, frozen=True, kw_only=True):
    """The latency with the interrupt on one CPU."""

    cpu: Count
    """Its number."""
    n: Count
    """Samples."""
    unanswered: Count = 0
    """Causes that have no latency, or may have been lost."""
    min: Seconds
    """The least."""
    mean: Seconds
    """Of all."""
    median: Seconds
    """Of all."""
    p99_9: Seconds | None
    """The 0.999 quantile; null if it is not estimable."""
    max: Seconds
    """The largest."""
    interrupts: Handled | None
    """By the target's /proc/interrupts; null if that does not tell."""
    all_per_second: float | None
    """Interrupts of every kind on this CPU meanwhile."""


class LatencyByCpu(Record, frozen=True, kw_only=True, tag="affinity"):
    """The first segment that was measured, by CPU (docs/guide/affinity.md)."""

    irq: Count | None
    """The interrupt that was moved; null if a command did it."""
    segment: str | None
    """Null if none was measured."""
    cpus: list[CpuLatency]
    """One for each run."""


class RotatedTask(Record, frozen=True, kw_only=True):
    """A task of a rotation (docs/guide/multi.md)."""

    run: str
    """The task under test."""
    task: str
    """The pin; empty if nothing was measured."""
    deadline: Seconds | None
    """From its release."""
    why: str | None
    """Why not all of it is known."""
    count: Count | None
    """Activations."""
    late: Count | None
    """Those that came after the deadline, or not at all."""
    missing: Count | None
    """Those that did not come at all."""
    spare: None = None
    """Not observable from outside."""
    current: Seconds | None
    """From the release to the start, of the last one."""
    best: Seconds | None
    """The least of all."""
    worst: Seconds | None
    """The largest of all."""
    range: Seconds | None
    """The worst less the best."""
    fit_error: Seconds | None = None
    """By which the grid may be off, at most, and worst and range with it; null where a stimulus releases the task."""

    def __post_init__(self) -> None:
        if self.worst is not None and None in (self.deadline, self.count, self.late, self.best, self.range):
            raise ValueError("a task with a worst time has a deadline, count, late, best and range")


class Rotation(Record, frozen=True, kw_only=True, tag="multi"):
    """The tasks of all runs, each under test in its own."""

    tasks: list[RotatedTask]
    """All of them."""


class CampaignResult(Sealed, frozen=True, kw_only=True):
    """The figures of all scenarios side by side."""

    schema: str = SCHEMA
    """Of this file."""
    tool: str
    """The program that measured."""
    command: list[str]
    """The user's, word by word."""
    file: str | None
    """That describes the campaign; null if an experiment made it."""
    experiment: str
    """Of each run."""
    series: AnySeries | None
    """The experiment that made the campaign; null if a file describes it."""
    target: str | None
    """The machine that is loaded."""
    start: str
    """The host's time, in UTC."""
    qualification: str | None
    """As of a run; null if nothing was measured."""
    valid: bool
    """No run is invalid."""
    complete: bool
    """All were measured."""
    exit_code: Count
    """As of a run."""
    errors: list[str]
    """Sentences."""
    warnings: list[str]
    """Sentences."""
    scenarios: Annotated[list[ScenarioRow], filled()]
    """One for each run."""
    findings: BracketCosts | LatencyByCpu | Rotation | None
    """What the series found; null of a campaign over loads."""

    @property
    def tick(self) -> Exact | None:
        """The coarsest of its runs."""
        return max((row.tick for row in self.scenarios if row.tick), key=lambda tick: tick.fraction, default=None)


def upgraded(data: Content) -> Content:
    """The content of result.json, of an older one as it would be today."""
    return former.upgraded(data, CampaignResult, "series", former.FORMER | {RotatedTask: {"determ": "range"}})
