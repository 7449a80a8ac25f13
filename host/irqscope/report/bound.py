# SPDX-License-Identifier: BSD-2-Clause
"""Figures of what a run shows of rare latencies: the bound against samples, and the largest of each five minutes."""

from typing import TYPE_CHECKING

import numpy as np

from ..analysis.enough import curve, samples_for
from ..results.rarerecord import Exceedance
from ..results.resultrecord import Result
from ..results.segmentrecord import SegmentResult
from ..results.summary import known
from .figures import BLACK, BLUE, ORANGE, decades, plot, power, scale_of, styled

if TYPE_CHECKING:
    from matplotlib.figure import Figure

LINES = ((BLUE, "o"), (ORANGE, "s"), (BLACK, "^"))
POINTS = 24


def bounded(segment: SegmentResult) -> list[Exceedance]:
    """Entries of `exceedances` that have a bound: limits first, for they were asked about."""
    found = [entry for entry in segment.exceedances if entry.per_stimulus]
    return [*found[1:], *found[:1]] if found and found[0].of == "worst" else found


def first_with_disturbances(result: Result) -> SegmentResult | None:
    """The segment whose bound is drawn: without a disturbance the bound is the rule of three, which a number says."""
    return next((s for s in result.segments if any(entry.disturbances for entry in bounded(s))), None)


def draw_bound(segment: SegmentResult) -> "Figure":
    """The bound per stimulus after so many samples, and, broken, as it goes on if no further disturbance comes."""
    with styled():
        figure = plot(3.1, left=0.14, right=0.98, top=0.97, bottom=0.16)
        axes = figure.subplots()
        drawn = [entry for entry in bounded(segment) if entry.disturbances]
        for entry, (colour, mark) in zip(drawn, LINES, strict=False):
            name = entry.time or "the worst seen"
            samples, upper = known(entry.curve).samples, known(entry.curve).upper
            seen = known(entry.disturbances)
            axes.plot(samples, upper, color=colour, label=f"beyond {name}: {seen} seen")
            axes.plot(samples[-1:], upper[-1:], mark, color=colour)
            every = seen + entry.untimed
            reached = [row.needed for row in entry.required_bounds if row.needed]
            if reached:
                later = np.geomspace(samples[-1], max(reached), POINTS).round().astype(np.int64)
                apart = later - (samples[-1] - samples_for(upper[-1], every))  # of the others none would have been told
                axes.plot(later, curve(apart, np.full(len(later), every)), "--", color=colour, linewidth=1)
        axes.set(xscale="log", yscale="log", xlabel="samples")
        axes.set_ylabel("disturbances per sample,\n95 % upper bound", linespacing=1.8)
        axes.set_ylim(top=1.5)
        for axis in (axes.xaxis, axes.yaxis):
            decades(axis, power)
        axes.legend(frameon=False, fontsize=8, loc="lower left")
        return figure


def draw_maxima(segment: SegmentResult, tick: float) -> "Figure":
    """The largest sample of each window."""
    change, most = known(segment.change), known(segment.max)
    size, unit = scale_of(most * tick)
    maxima = [np.nan if ticks is None else ticks * tick / size for ticks in change.maxima]
    width = change.window * tick / 3600
    with styled():
        figure = plot(2.2, left=0.13, right=0.98, top=0.95, bottom=0.21)
        axes = figure.subplots()
        axes.stairs(maxima, np.arange(len(maxima) + 1) * width, baseline=None, color=BLUE, linewidth=1.2)
        axes.set(xlabel="time since the first response, h", ylabel=f"largest, {unit}", xlim=(0, len(maxima) * width))
        axes.set_ylim(0, 1.1 * max(most, 1) * tick / size)
        return figure
