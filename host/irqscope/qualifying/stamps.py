# SPDX-License-Identifier: BSD-2-Clause
"""The number of the period to which each stamp of a reference's edges belongs."""

from dataclasses import dataclass
from fractions import Fraction
from functools import partial

import numpy as np

from ..analysis.pulses import LARGEST_ERROR, whole_periods
from ..contract.roles import Source
from ..errors import Invalid
from ..recording.stamps import Stamps
from ..units import format_ppm, format_rate

OFF_GRID = 1e-3
"""Of a period, by which a pulse may be early or late, beside two ticks; further off it belongs to no second."""
AHEAD = 3
"""Edges after one, of which another is on its grid if it is itself."""


def period_of(stamps: Stamps, nominal: float, source: Source, reference_hz: Fraction) -> float:
    """Ticks of one period, by the stamps that are far apart: of a slow reference all are."""
    spans, counts = np.diff(stamps.times), stamps.counts[1:]
    long = counts >= counts.max() / 2
    periods = spans[long] / (counts[long] * nominal)
    # A missing pulse makes a span as long as two. What is near no whole number is no pulse of this reference.
    whole = np.rint(periods)
    near = (whole > 0) & (np.abs(periods - whole) < LARGEST_ERROR * whole + 2 / nominal / counts[long])
    if np.count_nonzero(near) * 2 < len(periods):
        found = format_rate(float(1 / np.median(periods)) * reference_hz, 4)
        raise Invalid(
            f"the edges on {source.label} come at {found}, not at {format_rate(reference_hz)} within "
            f"{format_ppm(LARGEST_ERROR)}"
        )
    return float(np.median((periods / np.maximum(whole, 1))[near])) * nominal


@dataclass
class Numbered:
    """Stamps with the number of their period, as (time, number), and what did not fit."""

    kept: list[tuple[int, int]]
    wrong: list[tuple[str, int]]
    missing: int = 0
    doubled: int = 0

    def too_many(self, number: int, time: int) -> None:
        self.doubled += number
        self.wrong.append(("doubled", time))

    def too_few(self, number: int, time: int) -> None:
        self.missing += number
        self.wrong.append(("missing", time))


def number(stamps: Stamps, period: float) -> Numbered:
    """Give each stamp the number of its period. What stands between two is a double, what is left out is missing."""
    fits = partial(whole_periods, period=period, tolerance=OFF_GRID)
    times, counts = stamps.times.tolist(), stamps.counts.tolist()
    # The first pulse is one that another follows in time: a stray one before it, or a double after it, is none.
    near = range(1, AHEAD + 1)
    begin = next((k for k in range(len(times) - AHEAD) if any(fits(times[k + n] - times[k]) for n in near)), 0)
    found = Numbered([(times[begin], 0)], [])
    for time in times[:begin]:
        found.too_many(1, time)
    since = 0
    for time, count in zip(times[begin + 1 :], counts[begin + 1 :], strict=True):
        last, number = found.kept[-1]
        since += count
        whole = fits(time - last)
        if not whole:
            since -= 1
            found.too_many(1, time)
            continue
        if since > whole:
            found.too_many(since - whole, time)
        elif since < whole:
            found.too_few(whole - since, time)
        found.kept.append((time, number + whole))
        since = 0
    return found
