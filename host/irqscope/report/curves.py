# SPDX-License-Identifier: BSD-2-Clause
"""Figures of a sweep: what is answered of what is offered, and the time between answers."""

from collections.abc import Sequence

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from ..results.summary import known, value_of
from ..sweeps.sweeprecord import StepResult, SweepResult
from ..units import format_rate
from .figures import BLACK, BLUE, ORANGE, STYLE, decades, scale_of

MARKS = {
    "up": ("^", BLUE, "rates going up"),
    "down": ("v", ORANGE, "going down"),
    "refined": ("o", BLACK, "at the knee"),
}
"""Mark, colour and name of each direction; hollow where overload protection acted."""


def draw_saturation(result: SweepResult) -> Figure:
    """Two panels over the rate of stimuli: share answered, and minimum, 0.1 % and median of the intervals.

    A step that broke off before its first stimulus is not drawn.
    """
    knee = result.saturation.knee if result.saturation else None
    tick = float(result.tick.fraction)
    rows = sorted((row for row in result.steps if row.stimuli), key=lambda row: row.offered_hz)
    with rc_context(STYLE):
        figure = Figure(figsize=(7.2, 6.4))
        if not rows:
            figure.text(0.5, 0.5, "no stimulus was driven", ha="center")
            return figure
        figure.subplots_adjust(left=0.11, right=0.98, top=0.94, bottom=0.08, hspace=0.08)
        top, bottom = figure.subplots(2, 1, sharex=True)
        for direction, (mark, colour, name) in MARKS.items():
            for masked in (False, True):
                mine = [row for row in rows if row.direction == direction and bool(row.masked) == masked]
                if mine:
                    top.plot(
                        [row.offered_hz for row in mine],
                        [100 * row.answers / row.stimuli for row in mine],
                        mark,
                        color=colour,
                        markerfacecolor="none" if masked else colour,
                        markersize=5,
                        label=name + (", protected" if masked else ""),
                    )
        top.set(ylim=(0, 108), ylabel="answers per stimulus, %")
        _intervals(bottom, rows, tick)
        if knee:
            for axes in (top, bottom):
                axes.axvline(knee.rate, color=BLACK, linewidth=1, linestyle="--")
                axes.axvspan(*knee.interval, color=BLACK, alpha=0.12, linewidth=0)
            top.annotate(
                f"knee {format_rate(knee.rate, 4)}",
                (knee.rate, 4),
                xytext=(-4, 0),
                textcoords="offset points",
                ha="right",
            )
        top.legend(frameon=False, fontsize=8, ncols=4, loc="lower left", bbox_to_anchor=(0, 1))
        bottom.set(xscale="log", xlabel="rate of stimuli")
        decades(bottom.xaxis, format_rate, (1, 2, 5))
        return figure


def _intervals(axes: Axes, rows: Sequence[StepResult], tick: float) -> None:
    rows = [row for row in rows if row.interval.median]
    size, unit = scale_of(min((known(row.interval.median) for row in rows), default=1) * tick)
    rates = [row.offered_hz for row in rows]
    lines = (("median", "s-", ORANGE, "median"), ("low", "o:", BLACK, "0.1 %"), ("min", ".-", BLUE, "least"))
    for key, line, colour, name in lines:
        points = [(rate, value_of(row.interval, key)) for rate, row in zip(rates, rows, strict=True)]
        drawn = [(rate, ticks * tick / size) for rate, ticks in points if ticks]
        if drawn:
            axes.plot(*zip(*drawn, strict=True), line, color=colour, markersize=4, label=name)
    axes.plot(rates, [1 / (rate * size) for rate in rates], "--", color=BLACK, linewidth=0.8, label="one a period")
    axes.set(yscale="log", ylabel=f"time between answers, {unit}")
    decades(axes.yaxis, "{:g}".format)
    axes.legend(frameon=False, fontsize=8)
