# SPDX-License-Identifier: BSD-2-Clause
"""Lays what was read from the target each second beside the longest latencies of a run.

A latency has the instrument's time, of which `hostclock` makes the host's, and a reading has the host's when it came.
One that was long under way is put where the target's own clock has it, by the promptest one within half a minute. What
remains unknown is well below a second as a rule; the readings before and after count, too.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Self

import numpy as np

from ..analysis.standout import Floats, around, shares
from ..campaigns.covariatesfile import Reading
from ..device.snapshots import Peak
from ..results.resultrecord import Result
from ..results.segmentrecord import SegmentResult
from ..units import counted
from .covariatesrecord import BesideLongest, CovariateBeside, CovariateRange, CovariatesFinding
from .hostclock import HostClock, NoHostClock

LONGEST = 10
LEVEL = 0.01
REACH = 1
"""Readings before and after a latency that may be its own."""
LEAST = round((1 + 2 * REACH) / LEVEL)
"""Readings: of fewer, the most extreme one alone is around more than LEVEL of all times."""
PROMPT = 30
"""Readings on both sides of one, of which the promptest tells when that was read."""
LAST_S = 2.0
"""Within which the reading comes that a run's last second lies before."""


@dataclass(frozen=True)
class Covariate:
    """What is compared: of each reading, and the one before it, a number; NaN where the target does not tell it."""

    name: str
    unit: str
    values: Callable[[Sequence[Reading]], Floats]
    least: bool = False
    """The least value is the extreme one."""


def _level(name: str) -> Callable[[Sequence[Reading]], Floats]:
    return lambda readings: np.array([_known(getattr(each, name)) for each in readings])


def _known(value: float | None) -> float:
    return np.nan if value is None else float(value)


def _rate(name: str) -> Callable[[Sequence[Reading]], Floats]:
    """Of a counter, to a tenth: a single event has the same rate in a reading of 1.00 s and in one of 1.04 s."""

    def values(readings: Sequence[Reading]) -> Floats:
        came = np.diff(_level(name)(readings), prepend=np.nan)
        passed = _passed(readings)
        fine = (came >= 0) & (passed > 0)
        return np.round(np.where(fine, came, np.nan) / np.where(fine, passed, 1), 1)

    return values


def _passed(readings: Sequence[Reading]) -> Floats:
    """Since the reading before, by the target's clock."""
    return np.diff(_level("uptime")(readings), prepend=np.nan)


def _slowest(readings: Sequence[Reading]) -> Floats:
    return np.array([min((khz * 1e3 for khz in each.frequencies if khz), default=np.nan) for each in readings])


COVARIATES = (
    Covariate("temperature", "degC", _level("temperature")),
    Covariate("slowest CPU", "Hz", _slowest, least=True),
    Covariate("throttling", "1/s", _rate("throttled")),
    Covariate("SMIs", "1/s", _rate("smi")),
    Covariate("interrupts", "1/s", _rate("interrupts")),
    Covariate("context switches", "1/s", _rate("switches")),
    Covariate("forks", "1/s", _rate("forks")),
    Covariate("running threads", "", _level("running")),
    Covariate("load", "", _level("load")),
    Covariate("time between readings", "s", _passed),
)


def covariates(result: Result | None, readings: Sequence[Reading]) -> CovariatesFinding:
    """What stood out beside the longest latencies of the first segment; None is a result of several runs."""
    segment = next((each for each in result.shown if each.n), None) if result else None
    came, why, longest = _came(readings), None, []
    during = np.full(len(readings), True)
    try:
        if result is None:
            raise NoHostClock("it consists of several runs")
        clock = HostClock.of(result)
        during = (came >= clock.begin) & (came <= clock.end + LAST_S)
        longest = _longest(segment, clock, came[during])
    except NoHostClock as error:
        why = str(error)
    n = int(during.sum())
    if why is None and n < LEAST:
        why = f"{counted(n, 'reading')} came during the run, and nothing stands out of fewer than {LEAST}"
    found = [_Found.of(each, each.values(readings)[during]) for each in COVARIATES]
    beside = [
        BesideLongest(
            time=peak.time,
            latency=peak.latency,
            at=datetime.fromtimestamp(came[during][place], UTC).isoformat(timespec="milliseconds"),
            covariates=[each.at(place) for each in found if each.tells(place)],
        )
        for peak, place in (longest if why is None else ())
    ]
    compared = sum(len(each.covariates) for each in beside)
    return CovariatesFinding(
        why=why,
        readings=n,
        segment=segment.name if segment else None,
        level=LEVEL,
        compared=compared,
        by_chance=LEVEL * compared,
        covariates=[each.range(beside) for each in found],
        longest=beside,
    )


def _came(readings: Sequence[Reading]) -> Floats:
    """When each was read, by the host's clock: when it came, or earlier if it was under way for longer than others."""
    came = np.array([datetime.fromisoformat(each.time).timestamp() for each in readings])
    since = came - _level("uptime")(readings)
    delay = since + around(-since, PROMPT)
    return np.maximum.accumulate(came - np.where(np.isnan(delay), 0, delay))


def _longest(segment: SegmentResult | None, clock: HostClock, came: Floats) -> list[tuple[Peak, int]]:
    """The longest latencies, of those before the same reading the longest, each with the number of that reading."""
    found: dict[int, Peak] = {}
    for peak in segment.worst if segment else ():
        place = int(np.searchsorted(came, clock.at(peak.time)))
        if place < len(came) and len(found) < LONGEST:
            found.setdefault(place, peak)
    return [(peak, place) for place, peak in found.items()]


@dataclass(frozen=True)
class _Found:
    """A covariate in the readings of a run, the most extreme one around each of them, and the share of that."""

    covariate: Covariate
    values: Floats
    extremes: Floats
    shares: Floats

    @classmethod
    def of(cls, covariate: Covariate, values: Floats) -> Self:
        sign = -1 if covariate.least else 1
        extremes = around(sign * values, REACH)
        return cls(covariate, values, sign * extremes, shares(extremes))

    def tells(self, place: int) -> bool:
        return not np.isnan(self.extremes[place])

    def at(self, place: int) -> CovariateBeside:
        share = float(self.shares[place])
        return CovariateBeside(
            name=self.covariate.name,
            unit=self.covariate.unit,
            value=float(self.extremes[place]),
            share=share,
            stands_out=share <= LEVEL,
        )

    def range(self, beside: Sequence[BesideLongest]) -> CovariateRange:
        known = self.values[~np.isnan(self.values)]
        least, median, greatest = (float(f(known)) for f in (np.min, np.median, np.max)) if len(known) else [None] * 3
        name = self.covariate.name
        return CovariateRange(
            name=name,
            unit=self.covariate.unit,
            least=least,
            median=median,
            greatest=greatest,
            stood_out=sum(each.name == name and each.stands_out for one in beside for each in one.covariates),
        )
