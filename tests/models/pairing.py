# SPDX-License-Identifier: BSD-2-Clause
"""Pairing, plain and slow: the definition in docs/reference/pairing.md, one segment, unbounded integers, a list of
causes.

Overdue causes are taken off by `tick`, before anything else happens. It may be called at any further time without a
difference to what is counted (a test says so), which is why the gateware may be late with it.
"""

from collections import Counter
from dataclasses import dataclass

from irqscope.contract.segments import Count, Policy
from irqscope.contract.statistics import VALUE_BITS

LARGEST = (1 << VALUE_BITS) - 1


@dataclass(frozen=True)
class Config:
    """One segment; times in ticks."""

    cause: int
    response: int
    policy: Policy
    least: int = 0
    timeout: int = LARGEST
    threshold: int = LARGEST
    depth: int = 0
    enable: bool = True


@dataclass(frozen=True)
class Sample:
    """A cause that was answered. `value` of an interval may exceed the histogram."""

    value: int
    time: int
    edge: int
    coalesced: bool = False
    premature: bool = False
    ambiguous: bool = False
    unproven: bool = False

    @property
    def over(self) -> bool:
        return self.value > LARGEST

    @property
    def counted(self) -> bool:
        """It stands in histogram and scalars."""
        return not (self.over or self.unproven)


class Pairing:
    """One segment. Call `cause`, `response` and `tick` in time order; `counts` and `samples` grow."""

    def __init__(self, config: Config, room: int) -> None:
        self.config = config
        self.room = room
        self.pending: list[int] = []
        self.last: int | None = None  # newest cause, unstamped ones included
        self.unproven = False
        self.counts: Counter[Count] = Counter()
        self.youngest: list[int] = []
        self.samples: list[Sample] = []

    @property
    def fifo(self) -> bool:
        return self.config.policy is Policy.FIFO

    def tick(self, time: int) -> None:
        """Causes that are overdue at `time` are missing."""
        if self.config.policy is Policy.INTERVAL:
            return
        while self.pending and time - self.pending[0] > self.config.timeout:
            self.pending.pop(0)
            self.counts[Count.MISSING] += 1
            self.unproven = self.fifo

    def cause(self, time: int) -> None:
        self.tick(time)
        if self.config.policy is Policy.INTERVAL:
            return
        self.counts[Count.CAUSES] += 1
        path_is_empty = not self.pending and (self.last is None or time - self.last > self.config.timeout)
        if path_is_empty:
            self.unproven = False
        if self.fifo and self.config.depth and len(self.pending) >= self.config.depth:
            self.unproven = True
        if len(self.pending) < self.room:
            self.pending.append(time)
        else:
            self.counts[Count.UNSTAMPED] += 1
            self.unproven = self.fifo
        self.last = time

    def response(self, time: int, edge: int) -> None:
        self.tick(time)
        self.counts[Count.RESPONSES] += 1
        if self.config.policy is Policy.INTERVAL:
            self._interval(time, edge)
            return
        if not self.pending:
            self.counts[Count.UNMATCHED] += 1
            self.unproven = self.fifo
            return
        self.youngest.append(time - self.pending[-1])
        old = [cause for cause in self.pending if time - cause >= self.config.least]
        premature, ambiguous = not old, len(old) >= 2
        served = old if self.config.policy is Policy.COALESCE and old else self.pending[:1]
        del self.pending[: len(served)]
        self.counts[Count.PAIRED] += 1
        self.counts[Count.COALESCED] += len(served) - 1
        self.counts[Count.PREMATURE] += premature
        self.counts[Count.AMBIGUOUS] += ambiguous
        for number, cause in enumerate(served):
            self._sample(Sample(time - cause, time, edge, number > 0, premature, ambiguous, self.unproven))

    def _interval(self, time: int, edge: int) -> None:
        """Every response is answered by the next one: it is a cause, pending until then."""
        self.counts[Count.CAUSES] += 1
        if self.pending:
            self.counts[Count.PAIRED] += 1
            self._sample(Sample(time - self.pending[0], time, edge))
        else:
            self.counts[Count.UNMATCHED] += 1
        self.pending = [time]

    def _sample(self, sample: Sample) -> None:
        self.samples.append(sample)
        self.counts[Count.UNPROVEN] += sample.unproven
        self.counts[Count.OVER] += sample.over
        self.counts[Count.OUTLIERS] += self.is_outlier(sample)

    def is_outlier(self, sample: Sample) -> bool:
        """Worth a record: beyond the threshold, and not too large for the histogram."""
        return sample.value > self.config.threshold and not sample.over
