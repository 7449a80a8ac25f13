# SPDX-License-Identifier: BSD-2-Clause
"""What the order of a segment's samples says: do late ones come together, how often is a latency exceeded, did it
change while it was measured, and was that long enough. Parts of an entry of `segments` in result.json
(docs/reference/result.md).
"""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Any

import numpy as np

from ..analysis import enough, exceedance, extremal, stationarity, tail
from ..analysis.blocks import maxima_quantile
from ..analysis.coverage import ENOUGH, Coverage
from ..analysis.exceedance import Rate
from ..analysis.histogram import Distribution
from ..base.records import changed
from ..measuring.series import KEPT, Late, Ordered
from ..measuring.wanted import HOUR, STIMULUS, Wanted
from ..units import counted, percent
from .rarerecord import Change, Curve, Dependence, Exceedance, Extrapolation, Extremes, RequiredBound

GAP = Fraction(1, 100)
"""Seconds: latencies beyond a limit that follow each other faster have one cause. Two samples in a row always may."""
SPACINGS = 2
EXTREMES = (1000, 200, 40)
"""So many of the longest latencies show how they come together. One number would not do: stalls are few of many."""
LARGEST_SHARE = 0.1
DECADES = 3
"""For so many powers of ten below the bound it is said what they take, if nobody says what is wanted."""
POINTS = 48
"""Of the curve of the bound."""
FARTHER = 10
"""What one of so many runs as long as this one exceeds is extrapolated."""
TOO_OFTEN = "disturbances come more often than that"
IN_GROUPS = "disturbances come in groups, and when the next one comes is not told"
NO_TIME = "the samples span no time"
WORST, THRESHOLD = "worst", "threshold"


def gap_of(length: int, n: int, tick: Fraction) -> int:
    """Ticks that late samples of one disturbance are apart at most, of `n` samples in `length` ticks."""
    return max(round(GAP / tick), SPACINGS * length // max(1, n - 1))


@dataclass(frozen=True)
class Evidence:
    """The samples of a segment: `distribution` and, in the order of time, `ordered`.

    `untimed` causes have no latency of their own, so that each may have been a disturbance; `doubted` of them have a
    sample all the same, that of a later one. `latency`: these are no intervals.
    `tick` in seconds. `wanted` are the bounds that shall be shown. `coverage` is that of the stimuli that
    make the samples, None without any.
    """

    ordered: Ordered
    distribution: Distribution
    tick: Fraction
    untimed: int
    doubted: int
    latency: bool
    wanted: Sequence[Wanted] = ()
    coverage: Coverage | None = None

    @cached_property
    def _steady(self) -> stationarity.Stationarity:
        return stationarity.stationarity(self.ordered.table)

    @property
    def dependence(self) -> Dependence:
        """How far samples have to do with each other."""
        index = {} if not self.latency else self._extremal()
        return Dependence(
            source=self.ordered.source,
            blocks=len(self.ordered.table),
            extremes=list(index.values()),
            extremal_index=min((each.index for each in index.values()), default=None),
        )

    # Late samples together -------------------------------------------------------------------------------------------

    def _index(self, threshold: int) -> Extremes | None:
        """Of the samples of `threshold` ticks and more; None if they are not known one by one, or are too many."""
        late = self.ordered.late.above(threshold - 1)
        if late is None or len(late.numbers) > LARGEST_SHARE * self.distribution.n:
            return None
        found = extremal.extremal_index(late.numbers, self.distribution.n)
        return None if found is None else Extremes(threshold=threshold, samples=len(late.numbers), index=found)

    def _extremal(self) -> dict[int, Extremes]:
        n = self.distribution.n
        thresholds = {self.distribution.rank(n - k + 1)[0] for k in EXTREMES if k <= LARGEST_SHARE / 2 * n}
        found = {threshold: self._index(threshold) for threshold in sorted(thresholds)}
        return {threshold: each for threshold, each in found.items() if each}

    @property
    def extrapolation(self) -> Extrapolation | None:
        """What is exceeded more rarely than the run can show, by a model; None of intervals."""
        if not self.latency:
            return None
        n, threshold = self.distribution.n, tail.threshold_of(self.distribution)
        known = None if threshold is None else self._index(threshold)
        index, steady = known.index if known else None, self._steady.stationary
        found = tail.extrapolate(self.distribution, 1 / (FARTHER * n), index, steady)
        if isinstance(found, tail.Refusal):
            return Extrapolation(refused=found.reason)
        return Extrapolation(refused=None, **vars(found))

    # How often -------------------------------------------------------------------------------------------------------

    def exceedances(self, asked: Mapping[str, tuple[int, str]]) -> list[Exceedance]:
        """`asked`: how often are so many ticks exceeded, which somebody asked for as a time in words?"""
        worst = [self._exceeded(WORST, self.distribution.high[-1], None)] if self.latency else []
        return [*worst, *(self._exceeded(name, *each) for name, each in asked.items())]

    def _exceeded(self, name: str, ticks: int, time: str | None) -> Exceedance:
        ordered, n = self.ordered, self.distribution.n
        least, most = (
            sum(count for low, high, count in self.distribution if (low, high)[end] > ticks) for end in (0, 1)
        )
        late = ordered.late.above(ticks)
        if not most:
            late = Late(ticks, *(np.zeros(0, dtype=np.int64),) * 3)
        length = max(1, ordered.end - ordered.begin)
        gap = gap_of(length, n, self.tick)
        hours = float((ordered.end - ordered.begin) * self.tick / 3600)
        entry = Exceedance(
            of=name,
            time=time,
            ticks=ticks,
            count=least if least == most else None,
            gap=gap,
            withheld=self._unknown(least),
            coverage=self.coverage.share if self.coverage else None,
            untimed=self.untimed,
            hours=hours,
        )
        if late is None:
            return entry
        told = len(late.times)
        clusters = extremal.decluster(late.times, gap)
        found = exceedance.exceedances(
            clusters, n, ordered.begin, ordered.begin + length, float(3600 / self.tick), min(max(told, least), most)
        )
        told_of = {
            "count": found.count,
            "p": found.p,
            "withheld": found.withheld,
            "groups": found.groups.count if found.groups else None,
        }
        if found.per_stimulus is None or found.per_hour is None:  # nor are disturbances what they seem
            return changed(entry, **told_of)
        numbers = late.numbers[np.searchsorted(late.times, clusters.first)]
        each = self._at_most(found.per_stimulus, found, exceedance.proportion, self._causes)
        seen = min(clusters.count + self.untimed, self._causes)
        without = self._unmet if hours else NO_TIME
        hourly = None if without else self._at_most(found.per_hour, found, exceedance.poisson, hours)
        return changed(
            entry,
            **told_of,
            disturbances=clusters.count,
            longest=clusters.longest,
            longest_ticks=clusters.longest_time,
            per_stimulus=each,
            per_hour=hourly,
            per_hour_withheld=without,
            **self._share(found),
            required_bounds=self._required(each.upper, seen, hours, found),
            curve=self._curve(numbers, found.live)
            if found.groups is None
            else Curve(samples=[self._causes], disturbances=[seen], upper=[each.upper]),
        )

    @property
    def _causes(self) -> int:
        """All of them, each once: those with a sample, and those without."""
        return self.distribution.n + self.untimed - self.doubted

    @property
    def _unmet(self) -> str | None:
        """Why nothing is said of disturbances in time; None if the stimuli met enough phases, or there are none."""
        if self.coverage is None or self.coverage.whole:
            return None
        return (
            f"the stimuli met {percent(self.coverage.share)} of the phases of their period, and what comes at the "
            f"others was not looked for; it takes {percent(ENOUGH)} (--dither whole)"
        )

    def _share(self, found: exceedance.Exceedances) -> dict[str, Any]:
        share, why = found.share, found.share_withheld
        if self.untimed:
            share, why = None, f"{counted(self.untimed, 'cause')} without a latency may have been late"
        # Each of them counts as a late sample.
        most = None if found.late is None else found.late + self.untimed / found.n
        return {"share": share, "share_withheld": why, "share_at_most": most}

    def _at_most(
        self, seen: Rate, found: exceedance.Exceedances, bounds: Callable[[int, Any], Rate], exposure: float
    ) -> Rate:
        """`seen`, with an upper end for each cause without a latency being a disturbance, for all that is known."""
        if not self.untimed:
            return seen
        every = min(int(seen.count) + self.untimed, self._causes)
        most = exceedance.in_live(bounds, every, exposure, found.live)
        if found.groups:
            sizes = np.append(found.groups.sizes, np.ones(self.untimed, dtype=np.int64))
            most = exceedance.in_live(exceedance.grouped, sizes, exposure, found.live)
        return changed(seen, interval=(seen.interval[0], most.interval[1]), upper=most.upper)

    def _unknown(self, least: int) -> str:
        """Why exceedances are not known one by one."""
        if self.ordered.source == "events":
            return f"{least} samples are beyond it: of more than {KEPT} the share is told by quantiles only"
        return "events were lost, and not every sample beyond it has a record of its own: give --threshold"

    def _required(
        self, upper: float, disturbances: int, hours: float, found: exceedance.Exceedances
    ) -> list[RequiredBound]:
        """What the wanted bounds take; else the next powers of ten below `upper`, per stimulus. Nothing is told by
        samples that span no time: how fast more would come is not known."""
        if not hours:
            return []
        if found.groups:
            return self._in_groups(upper)
        n, live = self._causes, found.live
        rows = [
            (enough.enough(n, hours, disturbances, bound, hourly=per == HOUR, live=live), per)
            for bound, per in bounds(self.wanted, upper)
        ]
        return [
            RequiredBound(bound=row.wanted, per=per, needed=None, more=None, hours=None, withheld=self._unmet)
            if per == HOUR and self._unmet
            else RequiredBound(
                bound=row.wanted,
                per=per,
                needed=row.needed,
                more=row.more,
                hours=row.hours,
                withheld=None if row.needed is not None else TOO_OFTEN,
            )
            for row, per in rows
        ]

    def _in_groups(self, upper: float) -> list[RequiredBound]:
        """The same where disturbances come in groups: no number of samples without a further group is told."""
        return [
            RequiredBound(bound=bound, per=per, needed=None, more=None, hours=None, withheld=IN_GROUPS)
            for bound, per in bounds(self.wanted, upper)
        ]

    def _curve(self, numbers: Any, live: float) -> Curve:
        """The bound after the first so many samples; `numbers` are those with which disturbances began.

        As many samples go to each of them as make the `live` share of all.

        Nobody knows when the causes without a latency came: at first, that is, at the worst.
        """
        n = self.distribution.n
        samples = np.unique(np.geomspace(min(10, n), n, POINTS).round().astype(np.int64))
        began = np.searchsorted(numbers, samples)
        samples += self.untimed - self.doubted
        until = np.minimum(began + self.untimed, samples)
        apart = samples - began * ((1 - live) * self._causes / max(1, len(numbers)))
        upper = enough.curve(np.maximum(apart, until), until)
        return Curve(samples=samples.tolist(), disturbances=until.tolist(), upper=upper.tolist())

    # Change ----------------------------------------------------------------------------------------------------------

    @property
    def change(self) -> Change:
        """Whether the latency changed during the run."""
        ordered, steady = self.ordered, self._steady
        maxima = [ordered.maxima.get(number) for number in range(max(ordered.maxima) + 1)]
        known = [maximum for maximum in maxima if maximum is not None]
        return Change(
            **vars(steady),
            stationary=steady.stationary,
            sentence=steady.sentence(),
            drift=stationarity.drift(stationarity.block_medians(ordered.table, ordered.edges)),
            window=stationarity.five_minutes(self.tick),
            maxima=maxima,
            typical_maximum=maxima_quantile(known, "0.5"),
        )


def bounds(wanted: Sequence[Wanted], upper: float) -> list[tuple[float, str]]:
    """Those that are wanted, and per what; without any the next powers of ten below `upper`, per stimulus."""
    first = math.ceil(math.log10(upper)) - 1
    return [(float(each.bound), each.per) for each in wanted] or [
        (10.0**exponent, STIMULUS) for exponent in range(first, first - DECADES, -1)
    ]
