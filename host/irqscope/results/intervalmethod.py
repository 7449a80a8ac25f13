# SPDX-License-Identifier: BSD-2-Clause
"""Niedermeyer's interval method on the events of a run, beside the true latency: `interval_method` of an interval.

Moryc's and Niedermeyer's instruments saw responses only. This one saw the stimuli, too, and so can say how far the
method is off. Memory does not grow with the run.
"""

import math
from collections.abc import Mapping

import numpy as np

from ..analysis.histogram import Distribution, ExactCounts, Int64
from ..analysis.intervals import interval_method
from ..base.records import Count, PartTicks, Record, SignedTicks

LATENCY = {"isr.interval": "isr", "task.interval": "wake", "done.interval": "response"}
"""By interval: the latency from the stimulus that ends with the same responses."""
FOUND = (
    "intervals",
    "latencies",
    "late",
    "spikes",
    "isolated",
    "not_isolated",
    "hidden",
    "holds",
    "shown",
    "true",
    "off",
    "unseen",
)
"""What the method finds, all at once."""
TOGETHER = 1 << 16
"""Responses that are looked at together; each part has its own usual latency and scatter, and the first's limit."""


class Spread(Record, frozen=True, kw_only=True):
    """Figures of some times."""

    n: Count
    """How many."""
    min: SignedTicks
    """The least."""
    max: SignedTicks
    """The largest."""
    mean: PartTicks
    """Of all."""
    sd: PartTicks
    """Standard deviation."""


class IntervalMethod(Record, frozen=True, kw_only=True):
    """What intervals alone show of the latency from the stimulus that ends in the same responses."""

    latency: str
    """Its segment."""
    why: str | None
    """Why there is nothing else; null if there is."""
    intervals: Spread | None = None
    """Intervals less the scheduled ones."""
    latencies: Spread | None = None
    """Of the oldest stimulus of each response."""
    late: PartTicks | None = None
    """From this on a response counts as late."""
    spikes: Count | None = None
    """Late ones that intervals show."""
    isolated: Count | None = None
    """Of these, those that stand alone."""
    not_isolated: Count | None = None
    """Of these, the others."""
    hidden: Count | None = None
    """Late ones that do not show behind others."""
    holds: bool | None = None
    """All are isolated and none is hidden."""
    shown: PartTicks | None = None
    """The largest lateness by intervals."""
    true: PartTicks | None = None
    """The largest latency beyond the median one."""
    off: PartTicks | None = None
    """By which the two differ."""
    unseen: PartTicks | None = None
    """The median latency."""

    def __post_init__(self) -> None:
        absent = [name for name in FOUND if getattr(self, name) is None]
        if not self.why and absent:
            raise ValueError(f"{absent[0]} is null, and why says nothing")


class _Spread:
    """Least, greatest, mean and SD of values in ticks."""

    def __init__(self) -> None:
        self.n = self.sum = 0
        self.squares = 0.0
        self.least: int | None = None
        self.greatest: int | None = None

    def add(self, values: Int64) -> None:
        if not len(values):
            return
        self.n += len(values)
        self.sum += int(values.sum())
        self.squares += float((values.astype(np.float64) ** 2).sum())
        least, greatest = int(values.min()), int(values.max())
        self.least = least if self.least is None else min(self.least, least)
        self.greatest = greatest if self.greatest is None else max(self.greatest, greatest)

    @property
    def record(self) -> Spread:
        assert self.least is not None and self.greatest is not None
        variance = (self.squares - self.sum**2 / self.n) / max(1, self.n - 1)
        return Spread(
            n=self.n, min=self.least, max=self.greatest, mean=self.sum / self.n, sd=math.sqrt(max(0.0, variance))
        )


class IntervalsBeside:
    """The method on one path from the stimulus: `add` is one of the `watchers` of its pairing."""

    def __init__(self) -> None:
        self.late: float | None = None
        self.spikes = self.isolated = self.hidden = 0
        self.intervals, self.latencies = _Spread(), _Spread()
        self._counts = ExactCounts()
        self._stimuli = np.zeros(0, dtype=np.int64)
        self._responses = np.zeros(0, dtype=np.int64)
        self._done = 0
        """So many of the first ones kept were looked at already."""

    def add(self, values: Int64, responses: Int64) -> None:
        """Latencies and times of responses in order; of coalesced ones, in one call, the first counts."""
        first = np.flatnonzero(np.diff(responses, prepend=-1))
        values, responses = values[first], responses[first]
        self._counts.add(values)
        self.latencies.add(values)
        self._stimuli = np.concatenate([self._stimuli, responses - values])
        self._responses = np.concatenate([self._responses, responses])
        while len(self._responses) >= TOGETHER:
            self._look(TOGETHER)

    def _look(self, number: int) -> None:
        """At the first responses that are kept; the last interval of them has its next one in the following part."""
        part = interval_method(self._stimuli[:number], self._responses[:number], late=self.late)
        self.late = part.late
        self.spikes += part.spikes
        self.isolated += part.isolated
        self.hidden += part.hidden
        self.intervals.add(part.deviations[self._done :].astype(np.int64))
        self._stimuli, self._responses, self._done = self._stimuli[number - 2 :], self._responses[number - 2 :], 1

    def record(self, latency: str) -> IntervalMethod:
        """The entry, of the latency that is beside it; `add` is not called any more."""
        if len(self._responses) >= 3:
            self._look(len(self._responses))
        if not self.intervals.n:
            return IntervalMethod(latency=latency, why="fewer than three responses came")
        usual = Distribution.exact(self._counts).median
        intervals, latencies = self.intervals.record, self.latencies.record
        true = latencies.max - usual
        return IntervalMethod(
            latency=latency,
            why=None,
            intervals=intervals,
            latencies=latencies,
            late=self.late,
            spikes=self.spikes,
            isolated=self.isolated,
            not_isolated=self.spikes - self.isolated,
            hidden=self.hidden,
            holds=self.spikes == self.isolated and not self.hidden,
            shown=intervals.max,
            true=true,
            off=intervals.max - true,
            unseen=usual,
        )


def incomplete(latency: str) -> IntervalMethod:
    """The entry of a run with lost events."""
    return IntervalMethod(latency=latency, why="events were lost, and intervals across a gap are none")


def entries(found: Mapping[str, IntervalsBeside], complete: bool) -> dict[str, IntervalMethod]:
    """The entries by interval, of the paths that were looked at."""
    return {
        interval: found[latency].record(latency) if complete else incomplete(latency)
        for interval, latency in LATENCY.items()
        if latency in found
    }
