# SPDX-License-Identifier: BSD-2-Clause
"""result.json, typed: everything that a run says. docs/reference of its keys is made from here."""

from datetime import datetime, timedelta

from ..base.records import Count, Exact, Line, Record, Sealed, SignedTicks, Ticks
from ..contract.roles import Source
from ..device.decode import LossRecord, OutlierRecord
from ..device.settings_records import ConfigurationRecord
from ..measuring.cited import Calibrated, Cited, Toggle, check_time
from ..measuring.experimentrecord import AnySettings, ClockSettings
from ..measuring.interruption import Interruption
from ..measuring.runrecord import EndRecord, HostRecord, InstrumentRecord
from .balance import Balance
from .endline import Counted
from .findingrecords import Finding
from .judged import Judged
from .live import Live
from .onlate import OnLateResult
from .outlierperiodicity import OutlierPeriodicity
from .overload import Masked
from .planned import Plan
from .referencetools import ReferenceTool
from .segmentrecord import SegmentResult
from .silence import unasked
from .trigger import TriggerResult

SCHEMA = "irqscope.result/2"
APART_S, APART_SHARE = 1.0, 1e-3
"""By which the clocks of host and instrument may differ over a run, if both go on: in all, and as a share of it."""


class ContractRecord(Record, frozen=True, kw_only=True):
    """What host and gateware agree on."""

    protocol: Count
    """Its version."""
    digest: str
    """Of all of it."""


class CoverageRecord(Record, frozen=True, kw_only=True):
    """The phases of their period that stimuli met (docs/reference/statistics.md)."""

    share: float
    """Of all."""
    step: Count
    """Ticks that it is known to; 0: from the schedule."""
    source: str
    """`events k of n` of the edges, or the `schedule`."""


class StimulusResult(Record, frozen=True, kw_only=True):
    """What became of the stimuli of an output."""

    fired: Count
    """That were driven; before the first snapshot those of which events came."""
    blocked: Count
    """That could not be, as the one before had not ended."""
    planned: Count
    """That were to be driven; 0: no number."""
    coverage: CoverageRecord
    """The phases that they met."""


class CrossCheck(Record, frozen=True, kw_only=True):
    """The host's own figures against those of the chip."""

    done: bool
    """Events and statistics were both complete and were compared."""
    agrees: bool | None
    """Null if they were not compared."""


class EventsResult(Record, frozen=True, kw_only=True):
    """The events that were received."""

    received: Count
    """How many."""
    complete: bool
    """None is missing."""
    first: SignedTicks | None
    """When the first one was."""
    last: SignedTicks | None
    """When the last one was."""
    loss_records: Count
    """How often the instrument says that it dropped some."""
    losses: list[LossRecord]
    """The first 100."""


class Result(Sealed, frozen=True, kw_only=True):
    """All that a run says. Times are whole ticks unless a unit is given; `tick` says how long one is."""

    schema: str = SCHEMA
    """Of this file."""
    tool: str
    """The program that measured."""
    contract: ContractRecord
    """What host and gateware agreed on."""
    qualification: str
    """`simulated`, `self-tested DATE, record ID`, or `UNQUALIFIED INSTRUMENT` until a self-test is on record."""
    simulated: bool
    """There is no hardware behind the port."""
    live: Live | None
    """Of a live run."""
    masked: Masked | None
    """The target's masked spans; null unless `aux` was watched for them."""
    target_counts: list[Counted]
    """What the stub's end line counts and the instrument, too; empty without an end line, and of targets that answer no
    stimulus.
    """
    valid: bool
    """Nothing contradicts itself; if not, `errors` says what does, and no figure may be used."""
    complete: bool
    """The final flush was done."""
    plan: Plan
    """Whether the run went on for as long as it was planned."""
    verdict: str | None
    """PASS, WARN or FAIL against the limits; null without limits, and of a run that is invalid or incomplete."""
    limits: list[Judged]
    """One entry for each."""
    exit_code: Count
    """0 success, 1 a hard limit is not kept, 3 warning, 4 invalid measurement, 5 incomplete.
    A program that fails otherwise exits with 2 or 70 and writes none.
    """
    errors: list[str]
    """Sentences."""
    warnings: list[str]
    """Sentences."""
    instrument: InstrumentRecord
    """Its identification registers."""
    tick: Exact
    """How long one is."""
    configuration: ConfigurationRecord
    """All settings, as written to the instrument."""
    command: list[str]
    """The user's, word by word."""
    port: str
    """Of the instrument."""
    host: HostRecord
    """The computer that measured."""
    target: Line
    """The stub's start line; empty if it is not known. A bench adds its own `loopback`, or a `guest`: what one is."""
    record: Cited | None
    """What is cited of the instrument's self-test and calibration."""
    calibrated: Calibrated | None
    """By what the tick was corrected; null if it is the nominal one."""
    toggle: Toggle | None
    """What is cited of the stub's own toggle time."""
    start: str
    """The host's time, in UTC."""
    end: EndRecord | None
    """Null of a run that broke off."""
    began: Ticks | None = None
    """Of a run without an end: when it began, or if run.json is from before it said so, and there are no events, about
    when the first stimulus was, by the first snapshot. Null of all others, whose times are counted from the start that
    `end` has, or the first event.
    """
    interruptions: list[Interruption]
    """How the link was interrupted while the run waited for it, `--patience` (docs/evidence/faults.md)."""
    on_late: OnLateResult | None
    """Null without --on-late and --stop-on-late."""
    stimuli: dict[str, StimulusResult]
    """By output."""
    trigger: TriggerResult | None
    """Null without one."""
    balance: Balance
    """Whether every edge that was seen is found again."""
    cross_check: CrossCheck
    """The host's own figures against those of the chip."""
    events: EventsResult
    """Those that were received."""
    snapshots: Count
    """That the figures are of; 0 of a run that broke off before the first, whose figures are from its events."""
    outliers: list[OutlierRecord]
    """The first 100 samples beyond the threshold; none if the instrument keeps no records of them."""
    segments: list[SegmentResult]
    """Those of the chip; none of a clock."""
    from_events: list[SegmentResult]
    """Those that the chip did not measure, from the events: `source` says `events k of n`, and figures are exact for
    these k. Empty without stimuli.
    """
    outlier_periodicity: OutlierPeriodicity | None
    """Whether late samples come with a period; null without stimuli."""
    reference_tools: list[ReferenceTool]
    """What other tools measured inside the target (`report --beside`)."""
    experiment: AnySettings | None
    """What more was to be found out; null of a plain measurement."""
    findings: Finding | None
    """What it found."""
    confidence: float
    """Of all intervals."""
    assumption: str
    """Of the same."""

    def __post_init__(self) -> None:
        if not self.valid and not self.errors:
            raise ValueError("an invalid run has errors")
        if not self.segments and not isinstance(self.experiment, ClockSettings):
            raise ValueError("segments is empty: only the result of irqscope clock has none")
        if any(each.charts is None for each in self.segments):
            raise ValueError("a segment has no charts, which only those in from_events lack")
        if len({tuple(each.q for each in of.quantiles) for of in (*self.segments, *self.from_events)}) > 1:
            raise ValueError("all segments have the same quantiles")
        if absent := sorted(self.configuration.stimuli.keys() - self.stimuli.keys()):
            raise ValueError(f"stimuli lacks {absent[0]}, which configuration.stimuli has")
        if self.trigger and not self.configuration.trigger:
            raise ValueError("the trigger did something, and configuration.trigger is null")
        check_time("start", self.start)

    @property
    def kind(self) -> str | None:
        """The name of the experiment; None of a plain measurement."""
        return self.experiment.name if self.experiment else None

    @property
    def unasked(self) -> list[SegmentResult]:
        """Segments that nobody asked for and that have nothing: a pin of theirs never toggled."""
        return unasked(self.configuration.segments, self.segments)

    @property
    def shown(self) -> list[SegmentResult]:
        """Segments of the chip but the `unasked` ones; the first alone if that leaves none."""
        hidden = {each.name for each in self.unasked}
        return [each for each in self.segments if each.name not in hidden] or self.segments[:1]

    @property
    def start_ticks(self) -> int:
        """Tick from which times of the run are counted: that of its start, or where that is not on record that of its
        first edge, or without events that at which stimuli began.
        """
        if self.end:
            return self.end.start_ticks
        return (self.events.first or 0) if self.began is None else self.began

    @property
    def clocks_apart(self) -> float | None:
        """By how many seconds the host's clock went on further than the instrument's, if that is more than clocks
        differ: one of them was set, or stood still. None if not, or if nobody knows.
        """
        end = self.end
        if (self.simulated and not self.live) or not (end and end.start_time and end.end_time):
            return None
        begin, finish = (datetime.fromisoformat(text).timestamp() for text in (end.start_time, end.end_time))
        passed = float((end.end_ticks - end.start_ticks) * self.tick.fraction)
        apart = finish - begin - passed
        return apart if abs(apart) > APART_S + APART_SHARE * passed else None

    def clock_at(self, seconds: float) -> datetime | None:
        """The host's clock so many seconds after the start, in UTC, some milliseconds apart from the instrument's.

        None of a simulated instrument, whose time goes as fast as it can; one with a live target keeps step. None where
        the two are apart, and of a time that no calendar has.
        """
        if (self.simulated and not self.live) or self.clocks_apart:
            return None
        began = (self.end.start_time if self.end else None) or self.start
        try:
            return datetime.fromisoformat(began) + timedelta(seconds=seconds)
        except OverflowError:
            return None

    @property
    def stimulus(self) -> StimulusResult | None:
        """Of the first output; None if it was not driven."""
        return self.stimuli.get(Source.STIMULUS.label)
