# SPDX-License-Identifier: BSD-2-Clause
"""Niedermeyer's interval method beside the true latency, and Moryc's check of it.

Niedermeyer (IPP 11/3, 1998) could not see the interrupt, so he took the time between successive responses to a periodic
stimulus: "as long as large latencies are rare a large positive difference of the time measured and the average time
approximates the latency for this particular interrupt". An interval is off its schedule by the latency of this response
less that of the one before. So a late response that stands alone makes a pair of spikes, long and then short, symmetric
about the period (Moryc's figures 3 and 4); where late responses follow each other the method shows too little.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..errors import BadInput
from .histogram import median

LATE = 8.0
"""Late, unless stated otherwise: this many robust standard deviations of an interval beyond the schedule."""
SYMMETRIC = 0.1
"""The short spike of an isolated late response differs by at most this share from the long one, and usual scatter."""


@dataclass(frozen=True)
class IntervalMethod:
    """What the intervals show and how far off that is. All times in ticks, as given.

    Attributes
    ----------
    deviations : array
        Each interval less the scheduled one: this is what Niedermeyer's histograms show.
    late : float
        From this deviation on a response counts as late.
    spikes, isolated : int
        Late responses that the intervals show, and those of them that the next interval is short by as much.
    shown, true : float
        The largest lateness that the intervals show, and the largest latency less the median one.
    hidden : int
        Responses late by latency that the intervals do not show, since the one before was late too.
    unseen : float
        The median latency, which no interval shows.
    """

    deviations: NDArray[np.float64]
    late: float
    spikes: int
    isolated: int
    shown: float
    true: float
    hidden: int
    unseen: float

    @property
    def not_isolated(self) -> int:
        """Spikes without their counterpart."""
        return self.spikes - self.isolated

    @property
    def holds(self) -> bool:
        """Whether the condition of the method holds: every late response stands alone."""
        return not self.not_isolated and not self.hidden

    @property
    def off(self) -> float:
        """By how much the largest lateness that the intervals show exceeds the true one."""
        return self.shown - self.true


def interval_method(
    stimuli: NDArray[np.int64], responses: NDArray[np.int64], *, period: float | None = None, late: float | None = None
) -> IntervalMethod:
    """The method on the responses of one run, in order, each with the (oldest) stimulus that it answers, in ticks.

    With `period` that is taken for the scheduled interval, as Niedermeyer did; without, the interval of the stimuli is,
    which takes dither and coalesced stimuli out. `late` is in ticks; by default LATE robust standard deviations.
    """
    if len(stimuli) != len(responses) or len(responses) < 3:
        raise BadInput("the interval method takes three responses at least, each with its stimulus")
    if (np.diff(responses) < 0).any():
        raise BadInput("responses must be given in order of time")
    exact = np.diff(responses) - (np.diff(stimuli) if period is None else period)
    middle = median(exact)
    scatter = 1.4826 * median(np.abs(2 * exact - (int(2 * middle) if period is None else 2 * middle))) / 2
    deviations = exact.astype(np.float64)
    limit = max(1.0, LATE * scatter) if late is None else late
    took = responses - stimuli
    latency, usual = took.astype(np.float64), median(took)
    # The last interval has no next one that could tell: nothing is said of it.
    long, following = deviations[:-1], deviations[1:]
    spikes = long >= limit
    isolated = spikes & (np.abs(long + following) <= np.maximum(SYMMETRIC * long, LATE * scatter))
    before, lateness = latency[:-2] - usual, latency[1:-1] - usual
    hidden = (lateness >= limit) & (long < limit) & (before > np.maximum(SYMMETRIC * lateness, LATE * scatter))
    return IntervalMethod(
        deviations=deviations,
        late=limit,
        spikes=int(spikes.sum()),
        isolated=int(isolated.sum()),
        shown=float(deviations.max()),
        true=float(latency.max()) - usual,
        hidden=int(hidden.sum()),
        unseen=usual,
    )
