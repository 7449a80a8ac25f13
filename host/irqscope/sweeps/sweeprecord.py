# SPDX-License-Identifier: BSD-2-Clause
"""result.json of a sweep, typed; see docs/guide/saturate.md."""

from typing import Annotated

from ..base.records import Count, Exact, Hertz, Line, PartTicks, Record, Sealed, SignedTicks, among, filled
from ..device.settings_records import ConfigurationRecord
from ..measuring.runrecord import HostRecord, InstrumentRecord
from ..results.judged import Judged
from ..results.live import Live
from ..results.planned import Plan
from ..results.resultrecord import ContractRecord
from ..results.saturationrecord import FallResult, Hysteresis, Rate, SaturationResult, ThroughputResult
from ..results.segmentrecord import Classes
from .sweepfile import SweepEnd, SweepSettings

SCHEMA = "irqscope.saturation/2"


class StepInterval(Record, frozen=True, kw_only=True):
    """Times between answers in a step; those are null where the statistics did not follow."""

    segment: str
    """That they are of."""
    n: Count
    """How many."""
    exact: bool
    """They are known to the tick."""
    low: SignedTicks | None
    """The 0.001 quantile; null if it is not estimable."""
    min: SignedTicks | None
    """The least."""
    median: PartTicks | None
    """Of all."""
    max: SignedTicks | None
    """The largest."""


class StepLatency(Record, frozen=True, kw_only=True):
    """The latency in a step."""

    name: str
    """Of its segment."""
    n: Count
    """Samples."""
    min: SignedTicks | None
    """The least."""
    median: PartTicks | None
    """Of all."""
    max: SignedTicks | None
    """The largest."""
    exact: bool
    """They are known to the tick."""
    late: Count | None = None
    """Samples beyond the time that was asked for; null if none was, or where the statistics did not follow."""


class StepResult(Record, frozen=True, kw_only=True):
    """What was offered, and what was answered."""

    number: Count
    """Of the step."""
    direction: Annotated[str, among("up", "down", "refined", "searched")]
    """On which way it was, or that it was made at the knee, or in the search of the throughput."""
    period: SignedTicks
    """Of the stimuli."""
    stimuli: Count
    """That were driven."""
    answers: Count
    """Edges of the input; one that served many stimuli counts once."""
    offered_hz: Rate
    """Rate of the stimuli."""
    answered_hz: Hertz
    """Rate of the answers."""
    interval: StepInterval
    """Times between answers."""
    latency: StepLatency | None
    """Null if none was measured."""
    classes: Classes | None
    """Of the latency; null where the statistics did not follow."""
    masked: Count | None
    """Spans in which the target had its interrupt masked; null if not known."""
    followed: bool
    """The instrument's statistics followed the stimuli."""
    valid: bool
    """Of the step's own result, as the next three."""
    complete: bool
    """The step came to its end."""
    errors: list[str]
    """Sentences."""
    warnings: list[str]
    """Sentences."""


class SweepResult(Sealed, frozen=True, kw_only=True):
    """All that a sweep says."""

    schema: str = SCHEMA
    """Of this file."""
    experiment: str
    """Its name."""
    tool: str
    """The program that measured."""
    contract: ContractRecord
    """What host and gateware agreed on."""
    qualification: str
    """As of a run."""
    simulated: bool
    """There is no hardware behind the port."""
    live: Live | None
    """Of a live run."""
    instrument: InstrumentRecord
    """Its identification registers."""
    tick: Exact
    """How long one is."""
    configuration: ConfigurationRecord
    """Of the first step."""
    port: str
    """Of the instrument."""
    host: HostRecord
    """The computer that measured."""
    target: Line
    """The stub's start line."""
    command: list[str]
    """The user's, word by word."""
    settings: SweepSettings
    """Of the sweep."""
    start: str
    """The host's time, in UTC."""
    end: SweepEnd | None
    """When it ended, and why; null of one that broke off."""
    valid: bool
    """No step contradicts itself, and none that was measured is gone."""
    complete: bool
    """It came to its end."""
    plan: Plan
    """Whether it went on for as long as it was planned."""
    verdict: str | None
    """PASS, WARN or FAIL against the limits."""
    limits: list[Judged]
    """One entry for each."""
    confidence: float
    """Of all intervals."""
    exit_code: Count
    """As of a run."""
    errors: list[str]
    """Sentences."""
    warnings: list[str]
    """Sentences."""
    steps: Annotated[list[StepResult], filled()]
    """In the order in which they were measured."""
    saturation: SaturationResult | None
    """What the way up shows, or the only one."""
    down: SaturationResult | None
    """What the way down shows, of both ways."""
    hysteresis: Hysteresis | None
    """Null unless both have a knee."""
    throughput: ThroughputResult | None = None
    """Null unless it was asked for."""
    fall: FallResult | None = None
    """Null with dither and with stalls, and where the steps do not show that the least interval stops falling."""

    def __post_init__(self) -> None:
        if not self.valid and not self.errors:
            raise ValueError("an invalid sweep has errors")
