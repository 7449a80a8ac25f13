# SPDX-License-Identifier: BSD-2-Clause
"""One latency or interval of a run as Python sees it."""

from fractions import Fraction
from functools import cached_property
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from ..analysis.figures import FIGURES
from ..errors import BadInput
from ..exactnumber import exact, is_number
from ..exports.recording import Recording
from ..exports.samples import samples
from ..results.segmentrecord import SegmentResult
from ..results.summary import value_of
from .values import At, Peak, Quantile, Time, seconds_of


class Recorded(Protocol):
    """What a segment asks of its run."""

    @property
    def tick(self) -> Fraction: ...

    @property
    def recording(self) -> Recording: ...

    def at(self, ticks: int) -> At: ...

    def since_start(self, ticks: NDArray[np.int64]) -> NDArray[np.float64]: ...


class Segment:
    """One latency or interval of a run.

    Attributes
    ----------
    name, kind : str
        As `isr`; `latency` or `interval`.
    n, missing : int
        Samples; causes that were never answered.
    result : SegmentResult
        All that is known of it (docs/reference/result.md), times in ticks.
    """

    def __init__(self, run: Recorded, result: SegmentResult) -> None:
        self._run, self.result = run, result
        self.name: str = result.name
        self.kind: str = result.kind
        self.n: int = result.n
        self.missing: int = result.classes.missing

    def statistic(self, name: str) -> Time | None:
        """Give one of docs/reference/distribution.md by its name, as limits have it: `iqr`; None without samples.

        Raises BadInput, which names all.
        """
        if name not in FIGURES:
            raise BadInput(f"no statistic is called {name!r}: use one of {', '.join(FIGURES)}")
        value = value_of(self.result, name)
        return None if value is None else Time(value, self._run.tick)

    @property
    def min(self) -> Time | None:
        """The shortest sample; None without samples."""
        return self.statistic("min")

    @property
    def median(self) -> Time | None:
        """The middle one."""
        return self.statistic("median")

    @property
    def mean(self) -> Time | None:
        """The mean of all."""
        return self.statistic("mean")

    @property
    def sd(self) -> Time | None:
        """Their standard deviation."""
        return self.statistic("sd")

    @property
    def max(self) -> Peak | None:
        """The longest sample; its `at` is None if nobody knows when that was."""
        if self.result.max is None:
            return None
        found = Peak(self.result.max, self._run.tick)
        latest = self.result.maximum
        found.at = self._run.at(latest.response_time) if latest else None
        return found

    def quantile(self, q: float) -> Quantile:
        """One of the quantiles of the result, with its interval; BadInput names those there are."""
        known = {Fraction(each.q): each for each in self.result.quantiles}
        if not is_number(q) or (share := exact(q)) not in known:
            there = ", ".join(each.q for each in known.values())
            raise BadInput(f"{self.name} has no quantile {q!r}: use one of {there}")
        each = known[share]
        ends = each.interval or (None, None)
        value, low, high = (None if x is None else Time(x, self._run.tick) for x in (each.high, *ends))
        return Quantile(each.q, value, low, high, None if each.estimable else each.needed, each.withheld)

    @property
    def histogram(self) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
        """Edges of the bins in seconds, and counts: one edge more than counts."""
        found = self.result.histogram
        edges = np.array(found.edges, dtype=np.int64)
        return seconds_of(edges, self._run.tick), np.array(found.counts, dtype=np.int64)

    @cached_property
    def _samples(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        recording = self._run.recording
        found = [each for _, some in samples(recording, recording.segments(self.name)) for each in some]
        none = np.zeros(0, dtype=np.int64)
        latency = np.concatenate([none, *(each.latency for each in found)])
        response = np.concatenate([none, *(each.response for each in found)])
        latency.flags.writeable = False  # who sorts it in place would have it without its `times`
        return latency, response

    def ticks(self) -> NDArray[np.int64]:
        """Each sample in ticks, in the order of the responses: those whose events came. Of a run with `events` of
        outliers alone: the late ones. Of a run without an end there may be more than `n`, which the last snapshot has
        counted. Read-only: sort a copy.
        """
        return self._samples[0]

    def seconds(self) -> NDArray[np.float64]:
        """The same in seconds."""
        return seconds_of(self._samples[0], self._run.tick)

    def times(self) -> NDArray[np.float64]:
        """When each response came, in seconds after the start of the run."""
        return self._run.since_start(self._samples[1])

    def __repr__(self) -> str:
        return f"<{self.name}: n {self.n}, median {self.median}, max {self.max}, missing {self.missing}>"
