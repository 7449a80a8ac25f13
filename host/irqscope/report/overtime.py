# SPDX-License-Identifier: BSD-2-Clause
"""What came when: the largest samples of a segment over time, and how many of each length came in each stretch of a
run."""

import math
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import numpy as np

from ..results.segmentrecord import SegmentResult
from ..results.summary import known
from ..units import counted, format_measured, format_moment
from .figures import BLUE, ORANGE, SEEN, Mark, TimeAxis, decades, legend, line_of, plot, power, rows, seen, styled
from .hint import Hint

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.colors import LinearSegmentedColormap
    from matplotlib.figure import Figure
    from matplotlib.lines import Line2D

    from .plot import Plot

Clock = Callable[[float], datetime | None]
"""What the host's clock showed so many seconds after the start; None if nobody knows."""
HEAT = "#DE6B48", "#C13B82", "#7B2AA8", "#3B1F9A", "#0B0B4A"
"""From few samples to many. The lightest has a contrast of 3 with white, and each is darker than the one before."""
NAMES = {1: "rising", 0: "falling"}
"""Of edges of a response."""
STEPS = (1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14400, 28800, 43200)
"""Seconds between the marks of a clock's axis; beyond, days."""
MINUTE, DAY = 60, 86400
TIMES = 6
"""Marks of a clock's axis at most."""
ROW, CLOCK = 0.21, 0.4
"""Inches of a row of a legend, and of the axis of the clock."""
RAISED = 4.0
"""Of the font's size: what a legend is raised by above the axis of the clock."""


def _frame(height: float, labels: Sequence[str], clock: Clock | None, **margins: float) -> tuple["Plot", "Axes"]:
    """A figure with one panel of that height, in inches, with room above for a legend and the axis of a clock."""
    above = ROW * rows(labels) + 0.08 + (CLOCK if clock else 0)
    whole = height + above
    figure = plot(whole, top=height / whole, bottom=0.5 / whole, **margins)
    return figure, figure.subplots()


def _clock(axes: "Axes", clock: Clock | None, end: float, first: float = 0.0) -> None:
    """The host's clock above the panel, at round times, from so many seconds after the start to so many."""
    from matplotlib.ticker import FixedFormatter, FixedLocator

    begin, seconds = clock(first) if clock else None, end - first
    if not (clock and begin and clock(end)):
        return
    step = next((each for each in STEPS if seconds / each <= TIMES), -(-int(seconds) // (TIMES * DAY)) * DAY)
    midnight = begin.replace(hour=0, minute=0, second=0, microsecond=0)
    since = (begin - midnight).total_seconds() - first
    places = np.arange(np.ceil((since + first) / step), (since + end) // step + 1) * step
    times = [midnight + timedelta(seconds=float(each)) for each in places]
    form = "%H:%M:%S" if step < MINUTE else "%H:%M" if seconds < DAY else "%m-%d %H:%M"
    upper = axes.secondary_xaxis("top")
    upper.xaxis.set_major_locator(FixedLocator((places - since).tolist()))
    upper.xaxis.set_major_formatter(FixedFormatter([f"{time:{form}}" for time in times]))
    upper.tick_params(labelsize=8)
    upper.set_xlabel(f"UTC by the host's clock, from {begin:%Y-%m-%d} on", fontsize=8)


def clock_of(clock: Clock) -> Clock | None:
    """The clock, if it tells anything."""
    return clock if clock(0.0) else None


def draw_worst_over_time(
    segment: SegmentResult,
    tick: float,
    start: int,
    marks: Sequence[Mark] = (),
    clock: Clock | None = None,
    span: tuple[float, float] | None = None,
) -> "Figure":
    """The largest sample of each snapshot against the time at which it happened, and `marks` as lines.

    `span` is what is shown of the run, in seconds since its start; by default all.
    """
    axis = TimeAxis.of(segment, tick, marks)
    first, last = span or (0.0, math.inf)
    shown = [p for p in segment.timeline if first <= (p.time - start) * tick <= last]
    series = {edge: seen([p for p in shown if p.edge == edge], lambda p: p.latency) for edge in (1, 0)}
    length = max((p.time - start for points in series.values() for p in points), default=0) * tick
    with styled():
        labels = [f"{NAMES[edge]} response" for edge in series if series[edge]]
        labels += [mark.label for mark in axis.marks]
        figure, axes = _frame(2.2, labels, clock, left=0.13, right=0.97)
        lines = list["Line2D"]()
        # Full and hollow, for those who see neither colours nor which way a small triangle points.
        for edge, marker, colour, fill in ((1, "^", BLUE, BLUE), (0, "v", ORANGE, "none")):
            for point in series[edge]:
                at, took = (point.time - start) * tick, point.latency * tick
                text = f"{format_measured(took, tick)} at {format_moment(at)}, {NAMES[edge]}"
                figure.hints.append(Hint(axes, at, at, took / axis.size, took / axis.size, text))
            if points := series[edge]:
                lines += axes.plot(
                    [(p.time - start) * tick for p in points],
                    [p.latency * tick / axis.size for p in points],
                    marker,
                    color=colour,
                    markerfacecolor=fill,
                    markersize=4,
                    markeredgewidth=0.8,
                    linestyle="none",
                    clip_on=False,
                    label=f"{NAMES[edge]} response",
                )
        axes.set_xlabel("time since the start, s")
        axes.set_ylabel(f"largest per snapshot, {axis.unit}")
        for mark in axis.marks:
            axes.axhline(mark.seconds / axis.size, color=mark.colour, linewidth=1, linestyle=mark.dashes)
        axis.name(axes, "y")
        axes.set_xlim(*(span or (0.0, None)))
        _clock(axes, clock, last if span else length, first)
        legend(axes, [*lines, *map(line_of, axis.marks)], RAISED if clock else 0)
        return figure


def _cells(axes: "Axes", times: Any, lengths: Any, counts: Any, size: float, tick: float) -> list[Hint]:
    """What is told of cells of a heat map: of more than can be told of one by one, of those of the longest samples."""
    rows, columns = np.nonzero(counts.filled(0))
    hints = list[Hint]()
    for row, column in zip(rows[::-1][:SEEN].tolist(), columns[::-1][:SEEN].tolist(), strict=True):
        low, high = float(lengths[row]), float(lengths[row + 1])
        begin, end = float(times[column]), float(times[column + 1])
        took = f"{format_measured(low * size, tick)} up to {format_measured(high * size, tick)}"
        came = " to ".join(format_measured(each, end - begin) for each in (begin, end))
        text = f"{took}, {came}: {counted(int(counts[row, column]), 'sample')}"
        hints.append(Hint(axes, begin, end, low, high, text))
    return hints


def heat() -> "LinearSegmentedColormap":
    """The colours of a heat map."""
    from matplotlib.colors import LinearSegmentedColormap

    return LinearSegmentedColormap.from_list("heat", HEAT)


def draw_course(
    segment: SegmentResult, tick: float, start: int, marks: Sequence[Mark] = (), clock: Clock | None = None
) -> "Figure":
    """Heat map: how many samples of each length came in each stretch of time, and `marks` as lines."""
    from matplotlib.colors import LogNorm

    course = known(known(segment.charts).course)
    axis = TimeAxis.of(segment, tick, marks)
    times = np.array([end - start for end in (start, *course.ends)], dtype=float) * tick  # of any size
    lengths = np.array(course.edges, dtype=float).clip(min=0.5) * tick / axis.size
    counts = np.ma.masked_equal(np.array(course.counts).T, 0)
    with styled():
        figure, axes = _frame(3.0, [mark.label for mark in axis.marks], clock, left=0.13, right=1)
        axes.grid(visible=False)
        mesh = axes.pcolormesh(
            times, lengths, counts, cmap=heat(), norm=LogNorm(1, max(10, counts.max())), rasterized=True
        )
        axes.set(xlabel="time since the start, s", ylabel=f"{segment.kind} {segment.name}, {axis.unit}")
        axis.name(axes, "y")
        low, high = axes.get_ylim()
        axes.set_ylim(min(low, lengths[0]), max(high, lengths[-1]))  # a bin may go beyond its samples
        for mark in axis.marks:
            axes.axhline(mark.seconds / axis.size, color=mark.colour, linewidth=1.2, linestyle=mark.dashes)
        figure.hints += _cells(axes, times, lengths, counts, axis.size, tick)
        scale = figure.colorbar(mesh, ax=axes, label="samples per cell", pad=0.02)
        decades(scale.ax.yaxis, power)
        _clock(axes, clock, float(times[-1]))
        if axis.marks:
            legend(axes, [*map(line_of, axis.marks)], RAISED if clock else 0)
        return figure
