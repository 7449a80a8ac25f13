# SPDX-License-Identifier: BSD-2-Clause
"""What files keep of a configuration: enumerations by name, in lower case. Times are in ticks."""

from typing import Annotated, Literal

from ..base.records import Clocks, Count, PositiveTicks, Record, Ticks, among
from ..contract.roles import INPUTS, STIMULI

InputName = Annotated[str, among(*(role.label for role in INPUTS))]
StimulusName = Literal["stimulus", "stimulus2"]
SourceName = Annotated[str, among(*(role.label for role in (*INPUTS, *STIMULI)))]


class InputRecord(Record, frozen=True, kw_only=True):
    """Settings of an input."""

    enable: bool
    """Its edges are counted and sent."""
    invert: bool
    """A low pin is its active level."""
    rise: bool
    """Rising edges count, after `invert`."""
    fall: bool
    """Falling edges count, after `invert`."""
    filter: Ticks
    """Shorter levels are glitches."""
    loopback: Count
    """What it watches: its pin, or an output."""


class StimulusRecord(Record, frozen=True, kw_only=True):
    """What a stimulus was asked to do."""

    period: PositiveTicks
    """Between two stimuli, or bursts, before dither."""
    width: Ticks
    """Of the pulse."""
    active_low: Literal[0, 1]
    """1: the pulse is low."""
    pulse_end: Literal["fixed", "until_response"]
    """After `width`, or with the response at `release`."""
    release: SourceName
    """The source whose response ends the pulse."""
    dither: Literal["none", "uniform", "exponential", "walk"]
    """How its periods vary."""
    delay: Ticks
    """From the start to the first one."""
    count: Count
    """Periods after which it ends; 0: never."""
    burst: Count
    """Stimuli of a burst; 0: there are none."""
    gap: Ticks
    """Between those of a burst."""
    span: Ticks
    """Of the dither."""
    seed: Count
    """Of the dither."""


class SegmentRecord(Record, frozen=True, kw_only=True, omit_defaults=True):
    """A measured segment."""

    name: str
    """As figures and limits call it."""
    cause: SourceName
    """Whose edges it begins with."""
    response: SourceName
    """Whose edges it ends with."""
    policy: Literal["coalesce", "fifo", "interval"]
    """How responses are paired with causes."""
    timeout: Ticks
    """After which a cause is missing its response."""
    least: Ticks
    """Responses that come earlier do not answer the cause."""
    threshold: Ticks
    """Longer samples have a record of their own."""
    depth: Count
    """Of the target's queue; 0: it drops nothing."""
    learned: Count
    """Samples that `least` was learned from; 0: it was given."""
    asked: bool = True
    """False of a segment that is measured by default: without a sample it is not shown."""


class TriggerRecord(Record, frozen=True, kw_only=True):
    """What the trigger watches and does."""

    segment: str
    """That it watches."""
    cause: SourceName
    """Of that segment."""
    response: SourceName
    """Of that segment."""
    limit: Ticks
    """Of the time from cause to response."""
    deadline: bool
    """It fires when a cause has waited for `limit`."""
    late: bool
    """It fires when a response comes after `limit`."""
    coalesced: bool
    """It fires when a cause finds another one waiting."""
    active_low: bool
    """The pulse is low."""
    stop: bool
    """It stops the stimuli."""
    count: Count
    """Pulses after which it fires no more; 0: it goes on."""
    width: Clocks
    """Of the pulse."""
    holdoff: Clocks
    """After a pulse, in which no other one comes."""


class ConfigurationRecord(Record, frozen=True, kw_only=True):
    """All settings of a run, as they were written to the instrument."""

    inputs: dict[InputName, InputRecord]
    """By name."""
    stimuli: dict[StimulusName, StimulusRecord]
    """By name."""
    segments: list[SegmentRecord]
    """In the order of their numbers; none of a clock, whose pulses are no cause of anything."""
    snapshot: Ticks
    """Between two snapshots."""
    flush: Clocks
    """After which blocks that are not full are sent."""
    watchdog: Clocks
    """After which a silent host stops the stimuli; 0: never."""
    duration: Ticks
    """After which the host ends the run; 0: the stimuli end it."""
    patience: Ticks
    """For so long the link may be interrupted."""
    outliers: bool
    """Samples beyond the threshold have records."""
    stream: bool
    """Each edge is sent as an event; false of a run without events (`--events outliers`)."""
    trigger: TriggerRecord | None
    """Null: it is not used."""
