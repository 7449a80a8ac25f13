# SPDX-License-Identifier: BSD-2-Clause
"""Whether the late starts of a task with a clock of its own come with a period. See docs/guide/periodic.md."""

from fractions import Fraction

import numpy as np

from ..analysis.extremal import decluster
from ..analysis.histogram import Int64
from ..analysis.period import GAP_S, MOST_CLUSTERS, Claim, Outliers, judge
from ..analysis.periodogram import Floats
from ..analysis.phase import fold
from ..measuring.observation import KEPT_RECORDS, Observation
from ..measuring.runrecord import RunRecord
from ..results.findingrecords import LatePeriod, Pin
from ..units import counted, format_time


class LateStarts:
    """Starts that are later than a threshold, the first KEPT_RECORDS of them. Times in ticks."""

    def __init__(self, threshold: int) -> None:
        self.threshold, self.n = threshold, 0
        self._times: list[Int64] = []

    def add(self, starts: Int64, delays: Int64) -> None:
        """The starts of a window, of which it is kept when they were due."""
        late = (starts - delays)[delays > self.threshold]
        self._times.append(late[: max(0, KEPT_RECORDS - self.n)])
        self.n += len(late)

    def found(self, run: RunRecord, observation: Observation, pin: Pin) -> LatePeriod | None:
        """What they say, of a finished run; None if nothing was judged."""
        if pin.period is None:
            return None
        tick = np.float64(observation.identity.tick)
        begin = run.end.start_ticks if run.end else observation.begin or 0
        until = run.end.end_ticks if run.end else observation.until or 0
        due = np.concatenate(self._times)
        if self.n > len(due):
            until = int(due[-1])  # of what came later nothing is known
        times: Floats = (due - begin) * tick
        told = judge(Outliers(times, (until - begin) * tick, 1 / (Fraction(pin.period) * observation.identity.tick)))
        claim, reason, strength = told.claim, told.reason, None
        if pin.doubt:
            claim, reason = Claim.CANNOT_TELL, f"not all of them are known: {pin.doubt}"
        elif told.period:
            clusters = decluster(np.sort(times), GAP_S).first[:MOST_CLUSTERS]  # those that were searched
            strength = fold(clusters, told.period).strength
            reason = (
                f"{format_time(told.period, 5)} in {counted(len(clusters), 'cluster')}; a beat of the task's own clock "
                "with a fast activity may look like this"
            )
        candidate = claim == Claim.CANDIDATE
        return LatePeriod(
            threshold=self.threshold,
            n=self.n,
            claim=claim.value,
            reason=reason,
            period=told.period if candidate else None,
            strength=strength,
            beats=list(told.beats) if candidate else [],
        )
