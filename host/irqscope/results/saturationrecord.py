# SPDX-License-Identifier: BSD-2-Clause
"""What a sweep's result.json says of saturation; see docs/guide/saturate.md."""

from typing import Annotated

from ..analysis.saturation import Shape
from ..base.records import Count, Hertz, Record, Seconds, among, between

Rate = Annotated[float, between(1e-9, 1e12, "Hz")]
"""Of which a time between answers is made."""


class KneeResult(Record, frozen=True, kw_only=True):
    """Where the answered rate bends."""

    rate: Rate
    """Of the stimuli."""
    interval: tuple[float, float]
    """Its 95 % confidence interval."""
    below: float
    """Share answered below the knee, the mean of the steps there."""
    slope: float
    """What the answered rate grows by above the knee, for each stimulus more."""
    gap: float
    """The upper line is that of the steps beyond rate times gap."""
    steps: Count
    """So many."""
    residual: float
    """Root mean square of their relative deviations from the line."""
    sharp: bool
    """The steps within the gap are on the line, too, but for chance."""
    longer: float
    """How many times as long steps must last for an interval of +-1 %."""


class LossFreeResult(Record, frozen=True, kw_only=True):
    """The highest rate up to which no step lost a stimulus."""

    rate: Hertz
    """That."""
    n: Count
    """Stimuli there."""
    bound: float
    """The largest share that may get lost at this rate and none of these be lost with a chance of 5 %."""


class SaturationResult(Record, frozen=True, kw_only=True):
    """What the steps show."""

    shape: Annotated[str, among(*Shape)]
    """What the curve looks like."""
    reason: str
    """Why it is that."""
    knee: KneeResult | None
    """The saturation rate, where the shape is a knee."""
    service: Seconds | None
    """Median interval on the plateau beyond the knee."""
    loss_free: LossFreeResult | None
    """Null: the slowest step lost some."""
    livelock: Hertz | None
    """From this on less than half of the peak is answered."""
    stalls: bool
    """Responses came back to back at rates far below saturation."""
    protected: Count
    """Steps left out because overload protection acted in them."""


class Hysteresis(Record, frozen=True, kw_only=True):
    """The knee on the way down less that on the way up."""

    rate: float
    """In hertz."""
    interval: tuple[float, float]
    """At 95 %."""
    shown: bool
    """The two differ."""


class TrialResult(Record, frozen=True, kw_only=True, omit_defaults=True):
    """Of n stimuli at a rate, so many were lost."""

    rate: Hertz
    """That."""
    n: Count
    """Stimuli, without those that were pending at the end."""
    lost: Count
    """Those that had no answer of their own, or a late one; at most."""
    surely: Count | None = None
    """Those at least, where the chip does not tell how many of its late ones had no answer of their own anyway."""


class ThroughputResult(Record, frozen=True, kw_only=True):
    """The highest rate with no more than some share of loss (RFC 2544, section 26.1, where that is 0)."""

    ratio: float
    """The share of the stimuli that may be lost."""
    best: TrialResult | None
    """The fastest trial that keeps it, slower than all that break it; null: none does."""
    most: float | None
    """The share that may be lost at that rate: its upper 95 % bound by that trial alone, which was chosen for losing
    little."""
    above: TrialResult | None
    """The slowest trial that is faster and does not keep it; null: all keep it."""
    shown: bool
    """That trial shows that more is lost; else it shows neither."""
    within: Seconds | None = None
    """Answers that are later count as lost; null: none does."""


class FallResult(Record, frozen=True, kw_only=True):
    """Where the least interval between answers stops falling, without dither: Moryc and Cernohorsky's saturation."""

    rate: Hertz
    """The slowest at which it is within 5 %, or a tick, of the least of all steps, as it is at all faster ones."""
    before: Hertz
    """The next slower step, at which it is not, nor at any before."""
    interval: Seconds
    """The least of all."""
