# SPDX-License-Identifier: BSD-2-Clause
"""farm.json, typed; see docs/guide/farm.md."""

import math
from typing import Annotated

from ..base.records import Count, Record, Sealed, Seconds, among, between

SCHEMA = "irqscope.farm/2"
Share = Annotated[float, between(0, 1)]
QUANTILE, MISSING = "quantile", "missing"


def _known(value: float | None, *, unanswered: bool) -> float | None:
    return math.inf if unanswered else value


class FarmDay(Record, frozen=True, kw_only=True):
    """A target on one day."""

    date: str
    """In UTC."""
    n: Count
    """Samples."""
    value: Seconds | None
    """The quantile; null with too few samples for it, or if it is `unanswered`."""
    unanswered: bool = False
    """The quantile is among the causes without a latency, which count as longer than all samples."""
    max: Seconds
    """The largest sample; 0 without any."""
    missing: Count = 0
    """Causes without a latency."""


class LevelChange(Record, frozen=True, kw_only=True):
    """A change of level of a target's daily figure."""

    target: str
    """Whose."""
    figure: Annotated[str, among(QUANTILE, MISSING)] = QUANTILE
    """`quantile`, in seconds, or `missing`: the share of the day's causes that have no latency."""
    date: str
    """The first day of the new level."""
    last_before: str
    """The last day of the old level that was measured."""
    earliest: str
    """Begin of the interval in which the change lies."""
    latest: str
    """End of that interval."""
    p: Share
    """Chance of so large a change where there is none, in any target of the farm."""
    before: float
    """Level before."""
    after: float
    """Level after."""
    share: float | None
    """By how much it changed, of the level before; null if that was 0."""
    step_interval: tuple[float, float]
    """Bounds of the change."""
    also: list[str] = []
    """What else changed from the last day before the interval to its last day, as far as the runs say."""

    @property
    def is_worse(self) -> bool:
        """Whether the level rose."""
        return self.after > self.before

    @property
    def ratio(self) -> float:
        """`share`, infinite if the level before was 0."""
        return math.inf if self.share is None else self.share


class FarmTarget(Record, frozen=True, kw_only=True):
    """What was measured of one target."""

    target: str
    """Its name."""
    n: Count
    """Samples."""
    whole: Seconds | None
    """The quantile of all days together; null with too few samples, or if it is unanswered."""
    whole_unanswered: bool = False
    """It is among the causes without a latency."""
    recent: Seconds | None
    """That of the farm's last days; null with too few samples, or if it is unanswered."""
    recent_unanswered: bool = False
    """It is among the causes without a latency."""
    max: Seconds
    """The largest sample; 0 without any."""
    max_date: str
    """Its day."""
    missing: Count
    """Stimuli without a latency."""
    left_out: Count
    """Days with too few samples for the quantile."""
    days: list[FarmDay]
    """In order."""
    changes: list[LevelChange]
    """Those that are large enough to matter."""

    @property
    def of_all_days(self) -> float | None:
        """`whole`, infinite if it is unanswered."""
        return _known(self.whole, unanswered=self.whole_unanswered)

    @property
    def of_last_days(self) -> float | None:
        """`recent`, infinite if it is unanswered."""
        return _known(self.recent, unanswered=self.recent_unanswered)


class FarmSurface(Record, frozen=True, kw_only=True):
    """How many samples of each length a target had on each day."""

    target: str
    """Whose."""
    dates: list[str]
    """In UTC; days without samples are left out."""
    edges: list[Seconds]
    """Bounds of the rows, which are equally high on a logarithmic axis."""
    counts: list[list[Count]]
    """By date, by row: samples, in the row with the upper end of their bin."""


class Farm(Sealed, frozen=True, kw_only=True):
    """A farm at a glance."""

    schema: str = SCHEMA
    """Of this file."""
    tool: str
    """The program that computed."""
    segment: str
    """Whose samples are told."""
    quantile: str
    """A decimal fraction between 0 and 1."""
    first: str
    """The first day."""
    last: str
    """The last day."""
    level: Share
    """Chance of a change in any target where there is none."""
    confidence: Share
    """Of each interval."""
    samples: Count
    """Of all targets."""
    targets: list[FarmTarget]
    """The worst first."""
    surfaces: list[FarmSurface] = []
    """Of the targets that were asked for."""
    regressions: list[LevelChange]
    """The largest first."""
    improvements: list[LevelChange]
    """The largest first."""
    warnings: list[str]
    """What is to be known of the figures, a sentence each."""
