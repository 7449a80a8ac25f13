# SPDX-License-Identifier: BSD-2-Clause
"""What result.json says of a clock whose pulses were stamped."""

from typing import Annotated

from ..base.records import Count, PartTicks, PositiveSeconds, Record, Seconds, SignedTicks, among
from .columns import Columns

CURVES = ("mtie", "tdev")


class WrongPulses(Record, frozen=True, kw_only=True):
    """A place where pulses are not one after the other."""

    what: Annotated[str, among("missing", "lost", "extra", "jump")]
    """`missing`: they never came. `lost`: they came, and their events were dropped on the way to the host. `extra`: one
    too many. `jump`: from here on all come earlier or later."""
    time: SignedTicks
    """Of an extra pulse, or of the one after what is missing; without one, the end of the run."""
    number: int
    """How many; of a jump its ticks, positive if they come later."""


class PulseTrain(Record, frozen=True, kw_only=True, omit_defaults=True):
    """The pulses on one input."""

    input: str
    """Its name."""
    pulses: Count
    """That are in their place."""
    missing: Count
    """That never came, from the begin of the run to its end: gaps, no time errors."""
    unseen: Count = 0
    """Of these, those before the first pulse and after the last: what the clock did then nobody knows."""
    lost: Count
    """Whose events were dropped on the way to the host: gaps, too."""
    extra: Count
    """That were too many; no figure has them."""
    jumps: Count
    """Times that all pulses came earlier or later from then on than they may be off; figures have them."""
    wrong: list[WrongPulses]
    """The first 20 such places."""


class TimeErrors(Record, frozen=True, kw_only=True):
    """Time errors of all pulses. Positive: the clock is ahead, and its pulses come early."""

    max: PartTicks
    """The largest, whatever its sign: max|TE|."""
    at: SignedTicks
    """When that pulse came."""
    constant: PartTicks | None
    """Their mean, cTE; null where it cannot be known: without a second clock, or with the best line taken off."""
    sd: PartTicks
    """Standard deviation."""
    range: PartTicks
    """From the least to the largest."""
    floor: PartTicks
    """Standard uncertainty of each by the grid of the stamps."""


class TimeErrorSeries(Columns, frozen=True, kw_only=True):
    """Time errors over time, thinned to what an eye can tell."""

    at: list[Seconds]
    """Since the first pulse, by the number of the pulse: a stretch ends where the next one begins."""
    low: list[PartTicks]
    """The least of the stretch."""
    high: list[PartTicks]
    """The largest."""


class Stability(Columns, frozen=True, kw_only=True):
    """How far the clock wanders, by the length of an interval. Terms are of stretches without a gap alone."""

    periods: list[Count]
    """Pulses from the begin to the end of the interval."""
    tau: list[PositiveSeconds]
    """The same as a time."""
    mtie: list[PartTicks | None]
    """Maximum time interval error."""
    filtered: list[PartTicks | None]
    """The same behind a low-pass filter of 0.1 Hz; null unless a mask wants it."""
    windows: list[Count]
    """That it is the maximum of."""
    tdev: list[PartTicks | None]
    """Time deviation."""
    tdev_terms: list[Count]
    """Of its sum."""
    tdev_low: list[PartTicks | None]
    """Encloses it with `tdev_high`; null where the kind of noise is not known."""
    tdev_high: list[PartTicks | None]
    """Likewise."""
    adev: list[float | None]
    """Overlapping Allan deviation."""
    adev_terms: list[Count]
    """Of its sum."""
    adev_low: list[float | None]
    """Encloses it with `adev_high`; null where the kind of noise is not known."""
    adev_high: list[float | None]
    """Likewise."""
    noise: list[str | None]
    """The kind that dominates; null where too few phases tell. Intervals take the one before then."""


class FirstAbove(Record, frozen=True, kw_only=True):
    """The shortest interval at which a figure is above its mask."""

    tau: Seconds
    """The interval."""
    found: PartTicks
    """The figure there."""
    allowed: Seconds
    """What the mask allows."""


class MaskJudged(Record, frozen=True, kw_only=True):
    """A figure against a mask."""

    mask: str
    """Its name."""
    figure: Annotated[str, among(*CURVES)]
    """Which one."""
    edition: str
    """Of the recommendation that has it."""
    begin: Seconds | None
    """The shortest interval that was judged; null: none was."""
    end: Seconds | None
    """The longest one."""
    until: Seconds
    """The longest one that the mask is about; 1e6: it has no end."""
    points: Count
    """Intervals at which it was judged."""
    above: Count
    """Of these: the figure is above the mask."""
    first: FirstAbove | None
    """The shortest of those."""


class ClockFinding(Record, frozen=True, kw_only=True, tag="clock"):
    """How far a clock wanders (docs/guide/clock.md)."""

    period: Seconds
    """Between pulses."""
    clock: PulseTrain
    """That is measured."""
    reference: PulseTrain | None
    """The clock that it is compared with; null: the instrument's own is that."""
    removed: Annotated[str, among("nothing", "offset")]
    """What was taken off the time errors."""
    seconds: Seconds
    """From the first pulse to the last, by their numbers."""
    stretches: Count
    """Without a gap."""
    longest: Count
    """Pulses of the longest of them."""
    frequency: float | None
    """By which share the clock is fast; null of fewer than two pulses."""
    frequency_interval: tuple[float, float] | None
    """Encloses it, but for what the reference is off."""
    time_error: TimeErrors | None
    """Null of fewer than two pulses."""
    series: TimeErrorSeries
    """The same over time."""
    curve: Stability
    """Over the length of an interval."""
    masks: list[MaskJudged]
    """One entry for each figure of a mask that was asked for."""
    doubts: list[str]
    """What nobody knows of it, a sentence each."""
