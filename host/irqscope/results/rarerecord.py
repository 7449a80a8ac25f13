# SPDX-License-Identifier: BSD-2-Clause
"""What result.json says of rare samples of a segment, and of its change over time; see docs/reference/statistics.md."""

from typing import Annotated

from ..analysis.exceedance import Rate
from ..analysis.quantiles import Quantile
from ..analysis.tail import LABEL
from ..base.records import (
    AboveZero,
    Count,
    Hours,
    Part,
    PartTicks,
    Positive,
    Record,
    SignedTicks,
    Ticks,
    among,
    belong_together,
)


class Extremes(Record, frozen=True, kw_only=True):
    """How long samples come together: 1 / `index` of them at a time."""

    threshold: SignedTicks
    """The least of them."""
    samples: Count
    """How many are at or above it."""
    index: Part
    """Extremal index: 1 if each comes alone."""


class Dependence(Record, frozen=True, kw_only=True):
    """How far samples have to do with each other."""

    source: Annotated[str, among("events", "snapshots")]
    """From what that is known."""
    blocks: Count
    """Of the run, by which it is judged."""
    extremes: list[Extremes]
    """Of latencies, for some of the longest."""
    extremal_index: Part | None
    """The least of these."""


class RequiredBound(Record, frozen=True, kw_only=True):
    """What it takes to show a bound."""

    bound: AboveZero
    """Disturbances, at most, per stimulus or hour."""
    per: Annotated[str, among("stimulus", "hour")]
    """Which of them."""
    needed: Count | None
    """Samples in all."""
    more: Count | None
    """Samples that are still missing; 0: it is shown."""
    hours: Hours | None
    """That these take at this rate."""
    withheld: str | None
    """Why it cannot be shown; null if it can."""

    def __post_init__(self) -> None:
        if not belong_together(self, "needed", "more", "hours"):
            raise ValueError("needed, more and hours of a bound belong together")
        if self.needed is None and not self.withheld:
            raise ValueError("a bound that nothing is needed for says why it cannot be shown")


class Curve(Record, frozen=True, kw_only=True):
    """The bound as the run went on."""

    samples: list[Count]
    """After so many of the first,"""
    disturbances: list[Count]
    """with so many disturbances,"""
    upper: list[float]
    """this was the bound."""

    def __post_init__(self) -> None:
        if not len(self.samples) == len(self.disturbances) == len(self.upper):
            raise ValueError("samples, disturbances and upper are of one length")


class Exceedance(Record, frozen=True, kw_only=True):
    """How often so many ticks are exceeded. The first one of a latency is of its largest sample; others are of the
    threshold and of each limit on a time.
    """

    of: str
    """`worst`, `threshold` or the limit (`isr.max=50us`)."""
    time: str | None
    """What was asked for, in words; null of `worst`."""
    ticks: SignedTicks
    """Samples of more than that count."""
    count: Count | None
    """Samples beyond; null if only bins tell, and the latency lies within one."""
    gap: Ticks
    """Samples beyond that are at most so far apart are one disturbance."""
    disturbances: Count | None = None
    """How many; null if they cannot be told."""
    longest: Count | None = None
    """The most samples of one."""
    longest_ticks: Ticks | None = None
    """The most time of one."""
    p: float | None = None
    """That disturbances at independent times are spaced as unevenly, or as evenly."""
    groups: Count | None = None
    """Where disturbances come in groups, which the bounds allow for: how many; else null."""
    per_stimulus: Rate | None = None
    """Disturbances per stimulus; null if withheld."""
    per_hour: Rate | None = None
    """Disturbances in time; null if withheld."""
    share: Rate | None = None
    """Samples beyond; its interval allows for clusters, and `upper` is the upper end of it."""
    share_at_most: float | None = None
    """Upper end of the share, of fewer disturbances, too: what a limit on `beyond` is judged by; null if none was seen.
    """
    withheld: str | None = None
    """Why all three rates are missing."""
    per_hour_withheld: str | None = None
    """Why only that in time is."""
    share_withheld: str | None = None
    """Why only the share is."""
    coverage: float | None
    """Share of the phases of their period that the stimuli met, of which all of this tells; null without stimuli."""
    untimed: Count
    """Causes without a latency, each of which the upper bounds count as a disturbance."""
    hours: Hours | None
    """From the first response to the last that are known; null if their times are not."""
    required_bounds: list[RequiredBound] = []
    """Those that were asked for, else the next three powers of ten below the bound."""
    curve: Curve | None = None
    """The bound as the run went on."""

    def __post_init__(self) -> None:
        if self.per_stimulus and None in (self.count, self.disturbances, self.hours, self.curve):
            raise ValueError("an exceedance with a rate has a count, disturbances, hours and a curve")


class Change(Record, frozen=True, kw_only=True):
    """Whether the latency changed during the run."""

    blocks: Count
    """Of equal duration, by which it is judged."""
    p_middle: float
    """Of the shares of samples above the run's median, or what is nearest to it, in a stationary run."""
    p_tail: float
    """Of those in its uppermost hundredth."""
    withheld: str | None
    """Why nothing can be said."""
    stationary: bool | None
    """Null: not known."""
    sentence: str
    """The same in plain words."""
    drift: PartTicks | None
    """Of the median, from the first block to the last."""
    window: Positive
    """Ticks: five minutes."""
    maxima: list[SignedTicks | None]
    """The largest sample of each window from the first response on; null: no sample."""
    typical_maximum: Quantile
    """Their median."""


class Extrapolation(Record, frozen=True, kw_only=True):
    """A latency that is exceeded with some probability, by a model and not by measurement; refused unless every gate is
    passed.
    """

    label: str = LABEL
    """Must stand beside it."""
    refused: str | None
    """Why there is none; null if there is one."""
    probability: Part | None = None
    """With which the value is exceeded."""
    value: PartTicks | None = None
    """The extrapolated latency."""
    threshold: SignedTicks | None = None
    """Where the tail begins that was fitted."""
    excesses: Count | None = None
    """Samples beyond it."""
    shape: float | None = None
    """Of the generalised Pareto distribution."""
    scale: PartTicks | None = None
    """Of the same."""
    p: float | None = None
    """Of the fit."""
    maximum: SignedTicks | None = None
    """The largest sample."""

    def __post_init__(self) -> None:
        fit = (self.threshold, self.excesses, self.shape, self.scale, self.p)
        if not self.refused and None in (self.probability, self.value, self.maximum, *fit):
            raise ValueError("an extrapolation that is not refused has a probability, a value, a maximum and a fit")
