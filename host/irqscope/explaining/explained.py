# SPDX-License-Identifier: BSD-2-Clause
"""Single responses of a run explained by a trace: whole ones, those that the trace ends before, and missing ones."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from . import unfinished
from .blame import Block, Course, Kind
from .clocks import Clock
from .ftrace import Trace
from .host import Host
from .outside import Outside, Sample
from .passages import Passage
from .toggles import Toggles, written
from .unfinished import Ending, Unknown, Usual

SHARE = 0.5
"""Of what a response is later than the median, what a block must have delayed it by to be its cause."""
_OTHERS = 100
"""Last responses of a trace that show the way of those that it ends before."""
_NONE = Toggles(np.zeros(0, np.int64), np.zeros(0, np.int8))


@dataclass(frozen=True)
class Explained:
    """One response: its times on the trace's clock, nanoseconds, how the target came to it, and who was in the way.

    `end` is infinite if there is no response, neither in the run nor in the trace. `known` is where the trace ends, if
    that is before the response; else it is `end`. Blocks that the trace ends in lasted at least so long.
    """

    sample: Sample
    begin: float
    end: float
    known: float
    path: Passage
    blocks: Sequence[Block]
    cause: Block | None

    @property
    def cut(self) -> bool:
        """Whether the trace ends before the response."""
        return self.known < self.end

    @property
    def shown(self) -> float:
        """The end of what there is to be drawn."""
        return self.known if math.isinf(self.end) else self.end

    def goes_on(self, block: Block) -> bool:
        """Whether the trace ends in it."""
        return self.cut and block.end >= self.known


class Joined:
    """Run and trace on one time line, to explain single responses; a cause is named of those later than `limit`.

    `triggered` is whether the trigger ended the trace. Of a guest, `trace` is what its `host` was laid into.
    """

    def __init__(self, seen: Outside, trace: Trace, clock: Clock, limit: float, host: Host | None = None) -> None:
        self._seen, self._clock, self._limit, self._host = seen, clock, limit, host
        self._slack = clock.uncertainty_ns(trace.resolution_ns)
        self._near = max(self._slack * 4, 10_000.0)
        self._ending = Ending.of(trace, clock.to_trace(seen.pulses).tolist(), self._slack)
        self.triggered = self._ending.pulse is not None
        entries = self._ending.trace.entries
        self._first, self._last = float(entries[0].time), float(entries[-1].time)
        self._course = Course(self._ending.trace, host.blocks if host else None)
        self._answers = written(self._ending.trace).get(clock.names[seen.response], _NONE)

    def explained(self, sample: Sample) -> Explained:
        """Unknown if the trace does not tell of it."""
        begin = self._time(sample.stimulus)
        if begin < self._first:
            raise Unknown("it begins after the stimulus")
        if begin >= self._last:
            raise Unknown("it ends before the stimulus")
        end = self._given_up(begin) if sample.response is None else self._time(sample.response)
        answer = self._course.answer(self._answers, end, self._near)
        if answer is not None:
            known, path = end, self._course.path(answer, begin, end)
        elif end > self._last:
            known, path = self._last, unfinished.way(self._course, self._ending, self._usual, begin, self._slack)
        else:
            raise Unknown("it does not show the response")
        if sample.response is None and self._ambiguous(path, begin, known):
            raise Unknown("another stimulus came before it ends")
        if not self._course.covers(path):
            raise Unknown("it has lost entries of a CPU that matters")
        if self._host:
            self._host.check(path, begin, known)
        blocks = self._course.blocks(path)
        each = Explained(sample, begin, end, known, path, blocks, None)
        first = next((block for block in blocks if block.kind is not Kind.UNTOLD), None)
        return replace(each, cause=first) if first and self._guilty(each, first) else each

    def _given_up(self, begin: float) -> float:
        """When the response came that the run does not count, as it was too late; infinite if the trace has none."""
        after = self._answers.times[self._answers.times > begin + self._slack]
        return float(after[0]) if len(after) else math.inf

    def _ambiguous(self, path: Passage, begin: float, known: float) -> bool:
        """Whether it may be the way of another stimulus, which came before the interrupt was taken, or before a thread
        went on that had waited for something else than a CPU."""
        if path.handler is None:
            return False
        ends = [leg.end for leg in path.legs]
        unbroken = ends == [*(leg.begin for leg in path.legs[1:]), known]
        times = self._clock.to_trace(self._seen.stimuli.times)
        return bool(((times > begin + self._slack) & (times < (path.handler if unbroken else known))).any())

    def _guilty(self, each: Explained, block: Block) -> bool:
        """Whether a block accounts for most of what a response is too late by.

        Of a trace that ends before, it is that which the trace has; only of what was in the way when the deadline
        passed, or the trace ended: after others somebody worse may have come.
        """
        median, pulse = self._seen.median, self._ending.pulse
        latency = each.end - each.begin if each.sample.latency is None else each.sample.latency
        whole, part = latency - median, each.known - each.begin - median
        if latency <= self._limit or min(whole, part) <= 0:
            return False
        last = each.known if pulse is None or pulse <= each.begin else min(each.known, pulse)
        return block.delayed >= SHARE * whole or (block.end >= last and block.delayed >= SHARE * part)

    @cached_property
    def _usual(self) -> Usual:
        seen = self._seen
        begins, ends = (self._clock.to_trace(times) for times in (seen.responses - seen.latencies, seen.responses))
        whole = np.flatnonzero((begins >= self._first) & (ends <= self._last))[-_OTHERS:]
        times = zip(begins[whole].tolist(), ends[whole].tolist(), strict=True)
        return Usual.of(self._course, self._answers, times, self._near)

    def _time(self, time: int) -> float:
        return float(self._clock.to_trace(np.array([time]))[0])
